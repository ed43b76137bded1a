"""Whether the deal of a day is what was promised: its secret matches its commitment, and its game was that day's."""

from __future__ import annotations

from datetime import date
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Meta
from rich.console import Console
from rich.text import Text

from croupier.common import days
from croupier.common.fairness import Dealt, Hex, commitment
from croupier.common.records import trouble
from croupier.core.game import Refused, Value

from .out import said, say

LONGEST = 100_000  # bytes of such a file
PATIENCE = 20.0  # seconds for a house to answer


class Day(Value):
    """What a house says of a day: GET /api/days/2026-11-18."""

    date: date
    game: Annotated[str, Meta(max_length=100)]
    seats: int
    options: Any
    commitment: Hex
    secret: Hex | None = None


def run(console: Console, source: str, known: str | None) -> Dealt | None:
    """Say whether a day's deal, in a file or at a house, is right; the deal, if it is."""
    try:
        day = msgspec.json.decode(_read(source), type=Day)
        fault = wrong(day, known)
    except msgspec.DecodeError as error:
        day, fault = None, say("verify-no-day", reason=str(error))
    except Refused as error:
        day, fault = None, said(error)
    if day is None or fault:
        console.print(Text(say("verify-wrong", file=source, reason=fault), "red"), soft_wrap=True)
        return None
    line = "verify-day-right" if day.secret else "verify-day-closed"
    values = {"file": source, "deal": days.deal(day.date), "commitment": day.commitment}
    console.print(Text(say(line, **values)), soft_wrap=True)
    return Dealt(3, days.deal(day.date), day.commitment, day.secret)


def wrong(day: Day, known: str | None = None) -> str:
    """The first thing that is wrong with a day; empty if all is right."""
    if known is not None and known.lower() != day.commitment:
        return say("verify-other-commitment", commitment=day.commitment)
    if day.secret is not None and commitment(bytes.fromhex(day.secret)) != day.commitment:
        return say("refused-secret")
    if (day.game, day.seats, day.options) != days.setting(day.date):
        return say("verify-other-turn", game=days.setting(day.date).game)
    return ""


def _read(source: str) -> bytes:
    """A file, or the answer of a house."""
    try:
        if source.startswith(("http://", "https://")):
            with urlopen(Request(source, headers={"Accept": "application/json"}), timeout=PATIENCE) as answer:
                found: bytes = answer.read(LONGEST)
                return found
        return Path(source).read_bytes()
    except URLError as error:
        reason = str(error.reason)
    except OSError as error:
        reason = said(trouble(error))
    except (ValueError, HTTPException) as error:  # an address that cannot be one
        reason = str(error)
    raise Refused(say("refused-unreadable", path=source, reason=reason))
