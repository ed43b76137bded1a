"""What the house logs about itself: one JSON object per line, without secrets.

Ids of tables are secret links and cookies are keys, so neither is ever logged: a short label tells two apart.
"""

from __future__ import annotations

import logging
import sys
import time

import msgspec

from croupier.common import records
from croupier.core.game import Refused

FIELDS = ("table", "address")  # what a line may carry besides its text


class Lines(logging.Formatter):
    worker: str | None = None  # which of several workers wrote the line

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


class LogFile(logging.FileHandler):
    """A file that is reopened when it has been moved away, as programs that rotate logs do."""

    def open_anew(self) -> None:
        self.acquire()
        try:
            before, self.stream = self.stream, self._open()
            if before:
                before.close()
        finally:
            self.release()


def call_worker(name: str) -> None:
    """Set what this process is called in its lines from now on."""
    Lines.worker = name


def write_to(file: str | None, level: str) -> None:
    """Log to a file, or to standard error. What a library would log about requests is left out: addresses hold
    secrets."""
    try:
        handler = LogFile(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    except OSError as error:
        said = "The log cannot be written to {file}: {reason}."
        raise Refused(said, "log-file", file=file, reason=records.trouble(error)) from None
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "websockets", "asyncio", "aiosqlite", "alembic"):
        logging.getLogger(noisy).setLevel("WARNING")


def open_anew() -> None:
    """Reopen the log file; if that fails, continue with the one that is open, and say so there."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, LogFile):
            try:
                handler.open_anew()
            except OSError as error:
                logging.getLogger("croupier.house").error("the log could not be reopened: %s", error.strerror)
