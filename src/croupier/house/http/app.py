"""The ASGI application: REST, sockets, pages, health, metrics. Every error is a sentence and a code."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from croupier.core.game import Refused

from ..application.application import Application
from ..application.callers import Caller
from ..common import faults
from ..common.misread import in_words
from ..common.people import COOKIE_LASTS
from ..common.refusals import NotAllowed, status
from ..limits.addresses import home
from .endpoint import JSON, Call, Endpoint, word
from .endpoints import ENDPOINTS
from .headers import Headers, headers
from .kept import WORTH_PACKING, Kept
from .openapi import messages, openapi
from .roots import Below
from .site_files import SITE, SiteFiles
from .sockets import AGAIN, REFUSED, Visitor

SAFE = ("GET", "HEAD")
RETRY_AFTER = "2"  # seconds until it is worth trying again
PACKED = 5  # gzip level, from 1 to 9

logger = logging.getLogger("croupier.house")


def app(
    open_application: Callable[[], Awaitable[Application]],
    extra: list[Any] | None = None,
    site: Path = SITE,
    root: str = "",
) -> Starlette:
    """The house as an ASGI application, below this path of its server: opened when the server starts, and closed when
    it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        application = app.state.application = await open_application()
        application.open_up()
        try:
            yield
        finally:
            await application.close()

    routes: list[Any] = [Route(one.path, _handler(one), methods=[one.method]) for one in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/api/openapi.json", _document(lambda: openapi() | ({"servers": [{"url": root}]} if root else {}))),
        Route("/api/messages.json", _document(messages)),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
        *(extra or []),
    ]
    pages = SiteFiles(site, root)

    async def elsewhere(request: Request, error: Exception) -> Response:
        """An address that is not an endpoint's may be one of the pages."""
        is_lost = getattr(error, "status_code", 404) == 404 and request.method in SAFE
        if is_lost and not f"{request.url.path}/".startswith("/api/"):
            return await pages.show(request, partial(_is_table, request)) or _no_page(request, error)
        return _no_page(request, error)

    made = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: elsewhere, 500: _broken},
        middleware=[
            Middleware(Below, root),
            Middleware(Headers),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKED),
        ],
    )
    made.state.root = root
    return made


def _handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        application: Application = request.app.state.application
        address = _home(request)
        newcomer: Caller | None = None
        try:
            application.keeper.request(address)
            path, query = endpoint.read_path(request.path_params), endpoint.read_query(request.query_params)
            caller, is_new = await _caller(application, request)
            caller = caller.asking_from(address)
            newcomer = caller if is_new else None
            if is_new or application.passes.read(request.cookies.get(application.passes.cookie)) == caller.person:
                application.presence.saw(caller.person)
            if caller.only is not None and not endpoint.programs:
                raise NotAllowed("not-yours", "A program with a seat token can only play in that seat.")
            body = await _body(application, request, endpoint)
            site = f"{request.url.scheme}://{request.headers.get('Host', '')}{request.app.state.root}"
            call = Call(application, caller, path, query, body, site)
            said = await endpoint.handle(call)
            is_kept = isinstance(said, Kept)
            answer = said.answer(request) if is_kept else _answer(said, endpoint.status, endpoint.media)
            if endpoint.method == "DELETE" and endpoint.path == "/api/me":
                newcomer = None
                answer.delete_cookie(application.passes.cookie, path=request.app.state.root or "/")
        except NotAllowed as error:
            answer = _refused(application, error)
        except Refused as error:
            answer = _refused(application, NotAllowed("refused", str(error)))
        except RecursionError:
            answer = _refused(application, NotAllowed("bad-body", "The body is nested too deeply."))
        except Exception as error:
            if not faults.is_of_database(error):
                raise
            faults.note("a request failed", error)
            answer = _refused(
                application, NotAllowed("unready", "The house cannot reach its database: try again in a moment.")
            )
        if newcomer:  # with a refusal too: whoever asks again is the same person
            _set_cookie(answer, application, newcomer, request)
        application.metrics.requests.labels(str(answer.status_code)).inc()
        logger.debug("%s %s: %d", endpoint.method, endpoint.path, answer.status_code)  # the pattern, not the address
        return answer

    return handle


def _answer(value: Any, status: int = 200, media: str = JSON) -> Response:
    written = msgspec.json.encode(value) if media == JSON else value
    answer = Response(written, status, media_type=media, headers={"Cache-Control": "no-store"})
    if status == 503:
        answer.headers["Retry-After"] = RETRY_AFTER
    return answer


def _refused(application: Application, error: NotAllowed) -> Response:
    application.metrics.refused.labels(error.code).inc()
    return _answer({"code": error.code, "reason": str(error)}, status(error.code))


async def _is_table(request: Request, name: str) -> bool:
    """Whether there is such a table. Whoever asks too often is not told: codes cannot be found by trying them all."""
    application: Application = request.app.state.application
    try:
        application.keeper.request(_home(request))
        return await application.storage.brief(await application.named(word("table", name), _home(request))) is not None
    except NotAllowed as error:
        return error.code == "too-many"
    except Exception:  # without its database the house cannot know: the page will say what is wrong
        return True


def _no_page(request: Request, error: Exception) -> Response:
    if getattr(error, "status_code", 404) == 405:
        return _answer({"code": "no-method", "reason": "This address does not support this method."}, 405)
    return _answer({"code": "no-page", "reason": "There is no such page."}, 404)


def _broken(request: Request, error: Exception) -> Response:
    """A fault of the house: only the fact that it happened is told."""
    said = {"code": "broken", "reason": "Something went wrong in the house. The error has been logged."}
    answer = _answer(said, 500)
    answer.headers.update(headers(request.scope))  # this answer is made outside the middleware that would add them
    return answer


async def _caller(application: Application, request: HTTPConnection) -> tuple[Caller, bool]:
    """The caller, and whether they are new here: if so, they get a cookie with the answer.

    A cookie that the house does not know counts as none: another house made it, or it is too old, or its person was
    forgotten, or the database is an older copy. The browser's cookie is replaced."""
    authorization = request.headers.get("Authorization", "")
    token = authorization.removeprefix("Bearer ") if authorization.startswith("Bearer ") else None
    if token is None and isinstance(request, WebSocket):
        token = request.query_params.get("token")
    if token is not None:
        return await application.by_token(token), False
    if not _is_same_origin(request):
        raise NotAllowed("origin", "This request came from a page on another site.")
    if caller := await application.caller(request.cookies.get(application.passes.cookie)):
        return caller, False
    is_looking = request.scope["type"] == "http" and request.method in SAFE and request.url.path != "/api/me"  # type: ignore[attr-defined]
    return (application.passer_by(), False) if is_looking else (await application.newcomer(_home(request)), True)


def _is_same_origin(request: HTTPConnection) -> bool:
    """Browsers say which page is asking. Only our own pages may use a person's cookie to change something."""
    origin = request.headers.get("Origin")
    if origin is None or (request.scope["type"] == "http" and request.scope["method"] in SAFE):
        return True
    return urlsplit(origin).netloc == request.headers.get("Host")


async def _body(application: Application, request: Request, endpoint: Endpoint) -> Any:
    if endpoint.body is None:
        return None
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > application.policy.limits.body:
                raise NotAllowed("too-large", f"A request may have at most {application.policy.limits.body} bytes.")
    except ClientDisconnect:
        raise NotAllowed("bad-body", "The request broke off before its end.") from None
    try:
        return msgspec.json.decode(data or b"{}", type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed("bad-body", f"The body cannot be read: {in_words(error)}.") from None


def _set_cookie(answer: Response, application: Application, caller: Caller, request: HTTPConnection) -> None:
    answer.set_cookie(
        application.passes.cookie,
        application.passes.issue(caller.person),
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
        path=request.app.state.root or "/",
    )


def _cookie_headers(application: Application, caller: Caller, socket: WebSocket) -> list[tuple[bytes, bytes]]:
    """A browser that is new here gets its identity with its first socket: whoever sits down then is the same person."""
    answer = Response()
    _set_cookie(answer, application, caller, socket)
    return [(name, value) for name, value in answer.raw_headers if name == b"set-cookie"]


def _home(connection: HTTPConnection) -> str:
    """The address by which limits are counted."""
    return home(_address(connection))


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "nowhere"


async def socket(socket: WebSocket) -> None:
    """Sit or watch at a table."""
    application: Application = socket.app.state.application
    address = _home(socket)
    try:
        application.keeper.come_in(address)
    except NotAllowed as error:
        await _turn_away(socket, error)
        return
    application.metrics.sockets.inc()
    new: list[tuple[bytes, bytes]] = []  # what a newcomer gets with the answer
    try:
        caller, is_new = await _caller(application, socket)
        caller = caller.asking_from(address)
        new = _cookie_headers(application, caller, socket) if is_new else []
        live = await application.find(word("table", socket.path_params["table"]), address)
        caller.only_at(live.table)
        await application.only_unsealed(caller.person, live.table.name, live.table.deal)
        if len(live.guests) >= application.policy.limits.sockets_at_table:
            raise NotAllowed("too-many", "Too many people are already watching this table.")
        if caller.seats(live.table):
            live.computers.think_for(address, caller.person)
        visitor = Visitor(application, live, caller, socket, await application.storage.relations(caller.person))
        await socket.accept(headers=new)
        await visitor.stay()
    except NotAllowed as error:
        await _turn_away(socket, error, new)
    except Exception as error:
        if not faults.is_of_database(error):
            raise
        faults.note("a socket could not be opened", error)
        await socket.accept()
        await socket.close(AGAIN, "Connect again.")
    finally:
        application.metrics.sockets.dec()
        application.keeper.go_out(address)


async def _turn_away(socket: WebSocket, error: NotAllowed, new: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Say why, then close: a browser cannot read why a socket was refused, but it can read a message."""
    socket.app.state.application.metrics.refused.labels(error.code).inc()
    await socket.accept(headers=new)
    await socket.send_text(
        msgspec.json.encode({"message": "refused", "id": "", "code": error.code, "reason": str(error)}).decode()
    )
    await socket.close(REFUSED, error.code)


def _document(made: Callable[[], Any]) -> Callable[[Request], Awaitable[Response]]:
    """A page that describes the protocol."""
    kept = Kept(lambda: msgspec.json.encode(made()), JSON)

    async def show(request: Request) -> Response:
        return kept.answer(request)

    return show


async def health(request: Request) -> Response:
    """Whether the process is alive: it answers."""
    return _answer({"status": "open"})


async def ready(request: Request) -> Response:
    """Whether the house can read and write."""
    application: Application = request.app.state.application
    if trouble := await application.readiness.trouble():
        return _refused(application, NotAllowed("unready", trouble))
    return _answer({"status": "ready"})


async def metrics(request: Request) -> Response:
    """Figures, for those the operator allows; for everybody else there is nothing at this address."""
    application: Application = request.app.state.application
    try:
        application.keeper.request(_home(request))
    except NotAllowed as error:
        return _refused(application, error)
    if not application.policy.figures.are_for(_address(request), request.headers.get("Authorization", "")):
        return _no_page(request, HTTPException(404))
    return PlainTextResponse(
        application.metrics.text(), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"}
    )
