"""A review in words: what every door says alike."""

from __future__ import annotations

from croupier import words

from .figures import Decision, Gain


def say(key: str, /, **values: object) -> str:
    return words.of_place("review").say(key, **values)


def percent(share: float) -> str:
    return say("percent", number=f"{100 * share:.0f}")


def change(gain: Gain, *, signed: bool = True) -> str:
    """A gain with its margin, in percent: +6 % ± 2."""
    number = f"{100 * gain.value:{'+' if signed else ''}.0f}"
    return say("change", number="0" if number in ("+0", "-0") else number, margin=f"{100 * gain.margin:.0f}")


def verdict(one: Decision) -> str:
    """A decision in a sentence."""
    worth = change(Gain(abs(one.gain.value), one.gain.margin), signed=False)
    if one.agreed:
        return say("agreed", chosen=one.chosen, options=one.options, change=worth)
    return say("cost" if one.gain.value < 0 else "better", chosen=one.chosen, expert=one.expert, change=worth)
