"""Which languages there are, and which one is spoken: only their names, so that `--help` stays quick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

HOME = Path(__file__).parents[1]
FIRST = "en"  # what everything is written in first, and the default
IN_ENGLISH = " [EN]"  # beside a line that the language spoken does not have
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a shell names its language: the first that is set decides

_spoken: ContextVar[str] = ContextVar("language", default=FIRST)


@cache
def languages() -> tuple[str, ...]:
    """The languages of the kit, which is part of everything. Where a line is missing, English stands in."""
    return (FIRST, *sorted({path.stem for path in (HOME / "kit/texts").glob("*.ftl")} - {FIRST}))


def language() -> str:
    """The one that is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Everything inside the context is said in this language."""
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
    """The language of a shell's locale; English if it is not one of ours."""
    said = next((environment[name] for name in LOCALE if environment.get(name)), FIRST)
    return meant(said) or FIRST
