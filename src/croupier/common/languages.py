"""Which languages there are, and which one is spoken: nothing but names, so that asking for help stays quick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

HOME = Path(__file__).parents[1]
FIRST = "en"  # what everything is written in first, and what is spoken if nobody says otherwise
IN_ENGLISH = " [EN]"  # beside a line that the language spoken does not have
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a shell says it: the first that says anything decides

_spoken: ContextVar[str] = ContextVar("language", default=FIRST)


@cache
def languages() -> tuple[str, ...]:
    """Those that the kit speaks, which is part of everything. What lacks a line of them says it in the first one."""
    return (FIRST, *sorted({path.stem for path in (HOME / "kit/texts").glob("*.ftl")} - {FIRST}))


def language() -> str:
    """The one that is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Everything inside is said in this language."""
    before = _spoken.set(wanted)
    try:
        yield
    finally:
        _spoken.reset(before)


def meant(name: str) -> str | None:
    """The language that somebody means by ja, ru_RU.UTF-8 or zh-TW; the nearest of its family, or None."""
    plain = name.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    family = [one for one in languages() if one.partition("-")[0] == plain.partition("-")[0]]
    return next((one for one in family if one.casefold() == plain), family[0] if family else None)


def of_shell(environment: Mapping[str, str]) -> str:
    """The language of a shell's locale; English if it is none of ours."""
    said = next((environment[name] for name in LOCALE if environment.get(name)), FIRST)
    return meant(said) or FIRST
