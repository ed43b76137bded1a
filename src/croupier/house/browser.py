"""The pages for browsers, as script/pages has built them. They speak the protocol like any other client."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

SITE = Path(__file__).parent / "site"
INDEX = "index.html"
DOCS = "docs/"  # the documentation: plain pages of its own
NAMED_BY_CONTENT = "assets/"  # whatever lies there never changes: what is new has another name
FOR_EVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a table is a secret link
}


class Pages:
    """Files of the site; every other address is the app's, which knows what to show there."""

    def __init__(self, site: Path = SITE) -> None:
        self._site, self._files = site, StaticFiles(directory=site, check_dir=False)

    async def show(self, request: Request) -> Response | None:
        """A page or a file; None if there is nothing at this address."""
        if not (self._site / INDEX).is_file():
            return PlainTextResponse("The pages are not built: run script/pages.\n", 503, HEADERS)
        path = request.url.path.lstrip("/")
        if f"{path}/" == DOCS:
            return RedirectResponse(f"/{DOCS}", headers=HEADERS)
        is_asset = path.startswith(NAMED_BY_CONTENT)
        answer = await self._file(path + INDEX if path == DOCS else path, request)
        if answer is None and not path.startswith((NAMED_BY_CONTENT, DOCS)):
            answer = await self._file(INDEX, request)
        if answer is not None:
            answer.headers.update({**HEADERS, "Cache-Control": FOR_EVER if is_asset else ASK_FIRST})
        return answer

    async def _file(self, path: str, request: Request) -> Response | None:
        try:
            return await self._files.get_response(path, request.scope)
        except HTTPException:
            return None
