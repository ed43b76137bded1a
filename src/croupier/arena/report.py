"""A tournament as one page to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import gcd
from xml.etree.ElementTree import Element

from croupier.common import words
from croupier.common.report.charts import Curve, Hill, Parts, Row, bars, curves, hills, intervals, parts_legend, stacked
from croupier.common.report.page import banner, card, cards, footer, page, table, tag
from croupier.common.report.plot import legend, round_step, swatch

from .standings import Entrant, Figure, Standings

BINS = 36  # of a histogram, at most


def say(key: str, /, **values: object) -> str:
    return words.of_place("arena").say(key, **values)


def report(standings: Standings) -> str:
    """The page, whole."""
    game, entrants = words.of_game(standings.plan.game).say("title"), standings.entrants()
    title = say("title", game=game, players=say("and").join(one.name for one in entrants))
    made = say("made", round=standings.plan.round, duplicate="yes" if standings.plan.duplicate else "no")
    parts = _parts(standings, entrants) if standings.counted > 1 else []
    return page(title, _banner(standings, entrants, game), cards(parts), footer(title, made))


def _banner(standings: Standings, entrants: list[Entrant], game: str) -> Element:
    plan, best = standings.plan, max(entrants, key=lambda one: one.first_share.mean)
    within, facts = best.first_share.within, [(say("fact-games"), words.number(standings.games))]
    if plan.duplicate:
        facts.append((say("fact-deals"), words.number(standings.counted)))
    facts += [
        (say("fact-seats"), f"{plan.seats}"),
        (say("fact-cpu"), duration(standings.cpu)),
        (say("fact-seed"), f"{plan.seed}"),
    ]
    over = say("over", game=game)
    if standings.counted < 2 or within is None:
        return banner(over, game, say("lead-few", games=standings.games), facts)
    lead = say(
        "lead",
        games=standings.games,
        seats=plan.seats,
        name=best.name,
        share=percent(best.first_share.mean),
        low=percent(within[0]),
        high=percent(within[1]),
        fair=percent(standings.fair),
    )
    ahead = within[0] > standings.fair and len(entrants) > 1
    return banner(over, say("leads", name=best.name) if ahead else say("even"), lead, facts)


def _parts(standings: Standings, entrants: list[Entrant]) -> list[Element]:
    several = len(entrants) > 1
    return [
        _firsts(standings, entrants),
        *([_running(standings, entrants)] if several else []),
        _scores(standings, entrants),
        _places(entrants),
        *([_ahead(standings, entrants), _ratings(entrants)] if several else []),
        _seats(standings),
        _thinking(entrants),
        _figures(entrants),
    ]


def _firsts(standings: Standings, entrants: list[Entrant]) -> Element:
    rows = [
        Row(one.name, one.first_share.mean, one.first_share.within, mark, share(one.first_share))
        for mark, one in enumerate(entrants)
    ]
    chart = intervals(
        rows, words.percent, says=say("firsts-note"), fair=standings.fair, fair_name=say("fair"), limits=(0, 1)
    )
    return card(say("firsts"), say("firsts-note"), chart)


def _running(standings: Standings, entrants: list[Entrant]) -> Element:
    every = []
    for mark, (one, trail) in enumerate(zip(entrants, standings.trails)):
        points = [(float(games), share) for games, share, _ in trail.points]
        band = [(float(games), *within) for games, _, within in trail.points]
        every.append(Curve(one.name, points, mark, band))
    tops = [min(max(high for *_, high in curve.band[len(curve.band) // 12 :]), 1.0) for curve in every]
    lows = [max(min(low for _, low, _ in curve.band[len(curve.band) // 12 :]), 0.0) for curve in every]
    limits = (min(lows) * 0.98, max(tops) + 0.01)  # the wild beginning need not be fully visible
    chart = curves(
        every,
        words.number,
        words.percent,
        says=say("running-note"),
        fair=standings.fair,
        limits=limits,
    )
    return card(say("running"), say("running-note"), chart, legend((mark, c.name) for mark, c in enumerate(every)))


def _scores(standings: Standings, entrants: list[Entrant]) -> Element:
    start, wide, shares = histogram(standings.tally)
    rows = [
        Hill(one.name, heights, mark, one.score.mean, number(one.score))
        for mark, (one, heights) in enumerate(zip(entrants, shares))
    ]
    chart = hills(rows, start, wide, words.number, says=say("scores-note"))
    return card(say("scores"), say("scores-note"), chart)


def histogram(tallies: Sequence[Mapping[int, int]]) -> tuple[float, int, list[list[float]]]:
    """Where the first bin begins, the width of the bins, and the share of each bin in each tally."""
    there = sorted(set().union(*tallies))
    unit = gcd(*(score - there[0] for score in there)) or 1  # scores may come in tens of thousands
    wide = max(unit, -(-int(round_step(max(there[-1] - there[0], 1) / BINS)) // unit) * unit)
    start = there[0] // wide * wide
    shares = [[0.0] * ((there[-1] - start) // wide + 1) for _ in tallies]
    for heights, tally in zip(shares, tallies):
        for score, times in tally.items():
            heights[(score - start) // wide] += times / sum(tally.values())
    return start - unit / 2, wide, shares  # so that a bin of one score lies around that score


def _places(entrants: list[Entrant]) -> Element:
    names = [say("place", place=place) for place in range(1, len(entrants[0].places) + 1)]
    rows = [Parts(one.name, one.places, mark) for mark, one in enumerate(entrants)]
    chart = stacked(rows, names, words.percent, says=say("places-note"))
    return card(say("places"), say("places-note"), chart, parts_legend(names))


def _ahead(standings: Standings, entrants: list[Entrant]) -> Element:
    first, *others = entrants
    rows = [
        Row(one.name, ahead.mean, ahead.within, mark, share(ahead, sign=True))
        for mark, one in enumerate(others, 1)
        if (ahead := one.first_share_ahead)
    ]
    note = say("ahead-note-duplicate" if standings.plan.duplicate else "ahead-note")
    signed = partial(words.percent, signed=True)
    chart = intervals(rows, signed, says=note, fair=0.0, fair_name=say("ahead-line"))
    return card(say("ahead", name=first.name), note, chart)


def _seats(standings: Standings) -> Element:
    rows = []
    for seat in range(standings.plan.seats):
        figure = standings.seat_firsts(seat)
        rows.append(Row(say("seat", seat=f"{seat}"), figure.mean, figure.within, None, share(figure)))
    chart = intervals(
        rows, words.percent, says=say("seats-note"), fair=standings.fair, fair_name=say("fair"), limits=(0, 1)
    )
    return card(say("seats"), say("seats-note"), chart)


def _ratings(entrants: list[Entrant]) -> Element:
    rows = []
    for mark, one in enumerate(entrants):
        mu, sigma = one.rating.mu, one.rating.sigma
        rows.append(Row(one.name, mu, (mu - 2 * sigma, mu + 2 * sigma), mark, rating(one)))
    chart = intervals(rows, lambda value: words.number(value, 0 if value % 1 == 0 else 1), says=say("ratings-note"))
    return card(say("ratings"), say("ratings-note"), chart)


def _thinking(entrants: list[Entrant]) -> Element:
    rows = [
        Row(one.name, each := one.seconds / max(one.decisions, 1), None, mark, duration(each))
        for mark, one in enumerate(entrants)
    ]
    return card(say("thinking"), say("thinking-note"), bars(rows, says=say("thinking-note")))


def _figures(entrants: list[Entrant]) -> Element:
    columns = ("player", "seats", "first", "score", "ahead", "score-ahead", "rating", "thinking")
    rows = [
        (
            tag("span", swatch(mark), one.name, title=one.player),
            f"{one.seats}",
            share(one.first_share),
            number(one.score),
            share(one.first_share_ahead, sign=True) if one.first_share_ahead else "",
            number(one.score_ahead, sign=True) if one.score_ahead else "",
            rating(one),
            duration(one.seconds / max(one.decisions, 1)),
        )
        for mark, one in enumerate(entrants)
    ]
    note = say("figures-note", name=entrants[0].name)
    return card(say("figures"), note, table([say(f"column-{name}") for name in columns], rows), wide=True)


def percent(value: float) -> str:
    return words.percent(value, 1)


def share(figure: Figure, sign: bool = False) -> str:
    """A share with its margin, or with both ends where these are not symmetrical."""
    mean = words.percent(figure.mean, 1, signed=sign)
    if figure.within is None:
        return mean
    low, high = figure.within
    if abs(low + high - 2 * figure.mean) < 0.001:
        return f"{mean} ± {percent((high - low) / 2)}"
    return words.noted(mean, span(low, high))


def span(low: float, high: float) -> str:
    """From one share to another."""
    return say("span", low=percent(low), high=percent(high))


def number(figure: Figure, sign: bool = False) -> str:
    """A score with its margin."""
    margin = "" if figure.margin is None else f" ± {words.number(figure.margin, 1)}"
    return words.number(figure.mean, 1, signed=sign) + margin


def rating(one: Entrant) -> str:
    return f"{words.number(one.rating.mu, 1)} ± {words.number(2 * one.rating.sigma, 1)}"


def duration(seconds: float) -> str:
    """As long as it takes, in the unit people would choose."""
    for unit, size in (("hours", 3600), ("minutes", 60), ("seconds", 1), ("milliseconds", 0.001)):
        if seconds >= size:
            return say(unit, count=_three_digits(seconds / size))
    return say("microseconds", count=_three_digits(seconds * 1e6))


def _three_digits(value: float) -> str:
    return words.number(value, 0 if value >= 100 else 1)
