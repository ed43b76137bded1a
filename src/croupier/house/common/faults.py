"""What goes wrong in the house, and how it is logged: a database out of reach is one line, not one per visitor."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

AGAIN = 60.0  # seconds until a database that is still out of reach is logged again

logger = logging.getLogger("croupier.house")


def is_of_database(error: BaseException) -> bool:
    """Whether the database is out of reach, or cannot write; the request may be tried again."""
    if isinstance(error, ProgrammingError | IntegrityError | DataError | NotSupportedError):
        return False  # our own fault
    return _is_of_driver(error) or isinstance(error, DBAPIError | NoConnection | OSError)


def _is_of_driver(error: BaseException) -> bool:
    """While a connection is being opened, errors come straight from the driver."""
    return any(type(one).__module__.startswith("asyncpg.") for one in (error, error.__cause__))


def reason(error: BaseException) -> str:
    """Why the database cannot be used, in a sentence."""
    if isinstance(error, OSError) and error.errno:
        return f"{os.strerror(error.errno)}."
    text = str(getattr(error, "orig", None) or error).strip().partition("\n")[0] or type(error).__name__
    return text if text.endswith(".") else f"{text}."


class Faults:
    """Logs faults."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: float | None = None

    def note(self, text: str, error: BaseException, **extra: str) -> None:
        if not is_of_database(error):
            logger.error(text, exc_info=error, extra=extra)
        elif self._told is None or self._clock() - self._told >= AGAIN:
            self._told = self._clock()
            logger.error("the database cannot be used: %s", reason(error))


note = Faults().note  # of this process
