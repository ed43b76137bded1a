"""Sockets as the house wants them from its server: messages of one moment are one write, and compression is cheap.

Compressing what a page sends gains next to nothing, so no context of it is kept between messages. What the
house sends keeps its context: an update repeats much of the one before, and shrinks to a twentieth.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

UNHEARD = 8  # messages that may be queued before reading stops
DEFLATE = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *agreed: Any, **more: Any) -> None:
        super().__init__(*agreed, **more)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]

    def send_receive_event_to_app(self) -> None:
        """Keep reading until several messages are queued: pausing for each of them costs two system calls."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= UNHEARD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """A message with `more` waits for the next one, and is sent with it."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.close_sent or self.initial_response is not None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not message.get("more"):
            self.transport.write(b"".join(self.conn.data_to_send()))
