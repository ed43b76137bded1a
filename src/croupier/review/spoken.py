"""A review in words, the same in the terminal and on pages."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.common import words

from .figures import Decision, Gain


def say(key: str, /, **values: object) -> str:
    return words.of_place("review").say(key, **values)


def percent(share: float) -> str:
    return say("percent", number=words.number(100 * share))


def change(gain: Gain, *, signed: bool = True) -> str:
    """A gain with its margin, in percent: +6 % ± 2."""
    number = words.number(100 * gain.value, signed=signed)
    return say("change", number=number, margin=words.number(100 * gain.margin))


def verdict(one: Decision, names: Sequence[str]) -> str:
    """A decision in a few sentences: what the expert would choose, and how often it and the choice made win."""
    chosen, expert = words.tell(one.chosen, names), words.tell(one.expert, names)
    worth = {
        "chance": percent(one.chance),
        "rival": percent(one.rival),
        "change": change(Gain(abs(one.gain.value), one.gain.margin), signed=False),
    }
    if one.agreed:
        return say("agreed", chosen=chosen, options=one.options, **worth)
    return say("cost" if one.gain.value < 0 else "better", chosen=chosen, expert=expert, **worth)
