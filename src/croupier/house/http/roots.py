"""Where the house lies on its server: at the top, or below a path, which a proxy may or may not strip."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from croupier.core.game import Refused

ROOT = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def checked_root(path: str) -> str:
    """A path that addresses can begin with: "" at the top, else /croupier."""
    root = path.rstrip("/")
    if not ROOT.fullmatch(root) or "/." in root:
        raise Refused("{path} cannot be a root path: it must look like /croupier.", "root-path", path=path)
    return root


class Below:
    """Middleware: strips the root from addresses, so that nothing else has to know of it."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app, self._root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and f"{scope['path']}/".startswith(f"{self._root}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self._root) or "/"}
        await self._app(scope, receive, send)
