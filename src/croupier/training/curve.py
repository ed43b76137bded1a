"""How a training goes: its figures over time, and one page to look at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from croupier.common import words
from croupier.common.report.charts import Curve, curves
from croupier.common.report.page import banner, card, cards, footer, page, table
from croupier.common.report.plot import legend
from croupier.core.game import Game, Value

from .collecting import LEVELS

JUDGED = "veteran", "regular"  # the levels whose imitations a network is judged by, the first above all


class Point(Value):
    """How things stood at one time. Shares are first places of the learner among imitations, by seats and level."""

    seconds: float
    decisions: float  # learnt from so far
    wrong: float  # the mean square error of the chance of the first place
    entropy: float  # of its choices
    away: float  # how far the choices moved in a round
    games: float  # that the shares are counted in
    shares: list[list[float]]
    a_second: float = 0.0  # decisions


def of_fair(shares: Sequence[Sequence[float]], seats: Sequence[int], level: str) -> float:
    """First places among imitations of a level, as a multiple of a fair share: the mean over all numbers of seats."""
    return sum(row[LEVELS.index(level)] * count for row, count in zip(shares, seats)) / len(seats)


def say(key: str, /, **values: object) -> str:
    return words.of_place("training").say(key, **values)


def page_of(game: Game[Any, Any, Any], points: Sequence[Point]) -> str:
    """The page, whole, after one point or more."""
    title, latest = words.of_game(game.name).say("title"), points[-1]
    reached = words.percent(of_fair(latest.shares, game.seats, JUDGED[0]))
    facts = [
        (say("fact-minutes"), words.number(latest.seconds / 60, 1)),
        (say("fact-decisions"), words.number(latest.decisions / 1e6, 1)),
        (say("fact-pace"), words.number(latest.a_second)),
    ]
    top = banner(say("over"), title, say("lead", share=reached), facts)
    parts = [
        *(_firsts(game, points, level) for level in JUDGED),
        _single("variety", points, lambda point: point.entropy, _short),
        _single("error", points, lambda point: point.wrong**0.5, lambda value: words.percent(value, 1)),
        _single("pace", points, lambda point: point.a_second / 1000, _short),
        _figures(game, latest),
    ]
    return page(say("title", game=title), top, cards(parts), footer(say("title", game=title), say("made")))


def _firsts(game: Game[Any, Any, Any], points: Sequence[Point], level: str) -> Element:
    """A curve for each number of seats; a fair share is at the same height for all."""
    place, every = LEVELS.index(level), list[Curve]()
    for mark, seats in enumerate(game.seats):
        at = [(point.seconds / 60, point.shares[mark][place] * seats) for point in points]
        every.append(Curve(say("seats", seats=seats), at, mark))
    note = say("firsts-note")
    chart = curves(every, _short, words.percent, says=note, fair=1.0)
    return card(say(f"firsts-{level}"), note, chart, legend((mark, one.name) for mark, one in enumerate(every)))


def _single(name: str, points: Sequence[Point], of: Callable[[Point], float], form: Callable[[float], str]) -> Element:
    note, at = say(f"{name}-note"), [(point.seconds / 60, of(point)) for point in points]
    return card(say(name), note, curves([Curve(say(name), at, 0)], _short, form, says=note))


def _figures(game: Game[Any, Any, Any], latest: Point) -> Element:
    headings = [say("column-seats"), say("column-fair"), *(words.level(level) for level in LEVELS)]
    rows = [
        (f"{seats}", _percent(1 / seats), *(_percent(share) for share in latest.shares[place]))
        for place, seats in enumerate(game.seats)
    ]
    return card(say("figures"), say("figures-note"), table(headings, rows), wide=True)


def _percent(share: float) -> str:
    return words.percent(share, 1)


def _short(value: float) -> str:
    return words.number(value, 0 if value % 1 == 0 else 1 if value >= 1 else 2)
