"""What every answer of the house tells browsers: what they may load, and that they should not guess."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a table is a secret link
}
ONLY_TLS = {"Strict-Transport-Security": "max-age=31536000"}  # a year, for this host alone


def headers(scope: Scope) -> dict[str, str]:
    return HEADERS | ONLY_TLS if scope["scheme"] == "https" else HEADERS


class Headers:
    """Middleware: adds them to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers(scope))
            await send(message)

        await self._app(scope, receive, send_with_headers)
