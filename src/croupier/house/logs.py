"""What the house writes down about itself: one JSON object a line, without secrets.

Ids of tables are secret links and cookies are keys, so neither is ever written: a short label tells two apart.
"""

from __future__ import annotations

import logging
import sys
import time

import msgspec

FIELDS = ("table", "address")  # what a line may carry besides its text


class Lines(logging.Formatter):
    worker: str | None = None  # which of several wrote the line

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            **({"worker": self.worker} if self.worker else {}),
            **{field: value for field in FIELDS if (value := getattr(record, field, None)) is not None},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def call_worker(name: str) -> None:
    """What this process is called in its lines from now on."""
    Lines.worker = name


def to_stderr(level: str) -> None:
    """Write lines to the standard error. What a library would log of requests is left out: addresses hold secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "websockets", "asyncio", "aiosqlite", "alembic"):
        logging.getLogger(noisy).setLevel("WARNING")
