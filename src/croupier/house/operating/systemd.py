"""What the service manager is told if it started the house and wants to know (Type=notify)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def tell(state: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET")
    if address and hasattr(socket, "AF_UNIX"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
