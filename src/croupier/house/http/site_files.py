"""The pages for browsers, as script/pages has built them. They speak the protocol like any other client."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from urllib.parse import unquote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from croupier import games
from croupier.common import days

from .kept import ASK_FIRST, Kept

SITE = Path(__file__).parents[1] / "site"
INDEX = "index.html"
DOCS = "docs/"  # the documentation: plain pages, apart from the app
NAMED_BY_CONTENT = "assets/"  # files there never change: a new version has a new name
FOR_EVER = "public, max-age=31536000, immutable"
TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
mimetypes.add_type("image/webp", ".webp")  # which Python does not know before 3.13, unless the system does


# The addresses of the app: how they begin, what may follow. The router of the pages reads the same; a test compares.
ALONE = ("", "rolls", "me", "find", "evening", "tournament")
WITH_A_GAME = ("new", "rules")
OF_A_TABLE = "t"
ABOUT_A_TABLE = ("", "after", "replay", "fair")
OF_THE_CLUB = "club"  # or of somebody there: whether they are known is not told by the address
ABOUT_SOMEBODY = ("p", "c")
OF_A_DAY = "today"  # or of a past day, by its date
WITH_A_WORD = ("h", "e", "c")  # whether the word is valid is not told before it is used

IsTable = Callable[[str], Awaitable[bool]]


async def leads_somewhere(path: str, is_table: IsTable) -> bool:
    """Whether there is a page at this address of the app."""
    parts = [unquote(part) for part in path.split("/") if part]
    first, second, third, *rest = (*parts, "", "", "")
    if any(rest):
        return False
    if first in ALONE:
        return not second
    if first in WITH_A_GAME:
        return second in games.names() and not third
    if first == OF_A_TABLE:
        return bool(second) and third in ABOUT_A_TABLE and await is_table(second)
    if first == OF_THE_CLUB:
        return not second or (second in ABOUT_SOMEBODY and bool(third))
    if first == OF_A_DAY:
        return not third and (not second or days.of(f"{days.WORD}{second}") is not None)
    return first in WITH_A_WORD and bool(second) and not third


def app_page(site: Path, root: str = "") -> bytes:
    """The page of the app, with its files looked up below the root of the house."""
    return (site / INDEX).read_bytes().replace(b'="./', f'="{root}/'.encode())


class SiteFiles:
    """Files of the site; every other address is the app's, which is shown even where there is nothing, to say so."""

    def __init__(self, site: Path = SITE, root: str = "") -> None:
        self._site = site.resolve()
        self._root = root
        self._files = StaticFiles(directory=site, check_dir=False)
        self._texts: dict[str, tuple[int, Kept]] = {}  # modification time and answer, by path

    async def show(self, request: Request, is_table: IsTable) -> Response | None:
        """A page or a file; None if there is nothing at this address."""
        if not (self._site / INDEX).is_file():
            return PlainTextResponse("The pages are not built: run script/pages.\n", 503)
        path = request.url.path.lstrip("/")
        if f"{path}/" == DOCS:
            return RedirectResponse(f"{self._root}/{DOCS}")
        is_asset = path.startswith(NAMED_BY_CONTENT)
        path = "" if path == INDEX else path
        answer = await self._file(path + INDEX if path == DOCS else path, request)
        if answer is None and not path.startswith((NAMED_BY_CONTENT, DOCS)):
            answer = await self._app(path, request, is_table)
        if answer is not None:
            answer.headers["Cache-Control"] = FOR_EVER if is_asset else ASK_FIRST
        return answer

    def _kept(self, path: str) -> Kept | None:
        """A text of the site, compressed once; other files are sent as they are."""
        file = self._site / path
        try:
            if file.suffix not in TEXTS or not file.resolve().is_relative_to(self._site):
                return None
            changed = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        at, kept = self._texts.get(path, (0, None))
        if kept is None or at != changed:
            made = partial(app_page, self._site, self._root) if path == INDEX else file.read_bytes
            kept = Kept(made, TEXTS[file.suffix])
            self._texts[path] = changed, kept
        return kept

    async def _app(self, path: str, request: Request, is_table: IsTable) -> Response | None:
        """The app; at an address that leads nowhere, both it and the answer's status say so."""
        if path and not await leads_somewhere(path, is_table):
            kept = self._kept(INDEX)
            return kept.answer(request, 404) if kept else None
        return await self._file(INDEX, request)

    async def _file(self, path: str, request: Request) -> Response | None:
        if kept := self._kept(path):
            return kept.answer(request)
        try:
            return await self._files.get_response(path, request.scope)
        except HTTPException:
            return None
