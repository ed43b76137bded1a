"""A review as one HTML page, with the pieces of every report."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from croupier.common.report.charts import Curve, curves
from croupier.common.report.page import banner, card, cards, footer, tag
from croupier.common.report.page import page as report
from croupier.common.report.plot import WIDTH, Scale, legend, line, sheet, swatch, words
from croupier.common.words import in_order, labelled, level, listed, of_game
from croupier.core.game import Seat

from .figures import Decision, Gain, Means, Person, Point, Review
from .spoken import change, percent, say, verdict

NAMED = 66.0  # where bars begin, right of their labels; in units of the sheet, like all that follows
FIGURE = 100.0  # room for the figure at the end of a bar
BAR = 26.0  # the height of a bar with its spacing
FINE, FAINT = "stroke-width:1.5", "opacity:.08"  # of lines and bands, where hundreds of points are close together
LIST = "list-style:none;margin:0;padding:0"
ITEM = "padding:10px 0;border-top:1px solid var(--edge)"
NUMBER = "color:var(--brass-text);font-variant-numeric:tabular-nums"
SUBHEAD = "margin:18px 0 6px;font-weight:650"


def page(review: Review) -> str:
    """The whole page; it is self-contained."""
    people, points, names = review.people, review.points, [one.name for one in review.people]
    winners = [one.name for one in people if one.place == 1]
    game = of_game(review.game).say("title")
    facts = [
        (say("page-players"), f"{len(people)}"),
        (say("page-choices"), f"{len(points) - 1}"),
        (say("page-playouts", means=review.means), f"{review.playouts}"),
        (say("page-expert"), level(review.expert)),
    ]
    title = say("page-wins", names=listed(winners), count=len(winners))
    return report(
        labelled(game, title),
        banner(say("page-over", title=game), title, say("page-lead"), facts),
        cards(
            _chances(people, points, review.means),
            card(say("page-parts"), say("page-parts-note"), wide=True),
            [_person(seat, one, names, _widest(people)) for seat, one in enumerate(people)],
        ),
        footer(
            say("page-judged"),
            say("page-measure", means=review.means),
            say("page-seed", means=review.means, playouts=review.playouts, seed=f"{review.seed}"),
        ),
    )


def _chances(people: Sequence[Person], points: Sequence[Point], means: Means) -> Element:
    every = [
        Curve(
            one.name,
            [(point.choice, point.chances[seat].value) for point in points],
            seat,
            [(point.choice, point.chances[seat].low, point.chances[seat].high) for point in points],
        )
        for seat, one in enumerate(people)
    ]
    ends = in_order([f"{one.name} {percent(one.won)}" for one in people])
    chart = curves(every, lambda x: f"{x:.0f}", percent, says=say("page-chances-says", ends=ends), limits=(0, 1))
    for drawn in chart.iter("path"):
        drawn.set("style", {"curve": FINE, "band": FAINT}.get(drawn.get("class", "").split(" ")[0], ""))
    names = legend((seat, one.name) for seat, one in enumerate(people))
    return card(say("page-chances"), say("page-chances-note", means=means), chart, names, wide=True)


def _widest(people: Sequence[Person]) -> float:
    """How far the bars of everybody go, so that they can be compared."""
    gains = [gain for one in people for gain in (one.luck, one.skill, one.others)]
    return max(max(abs(gain.value) + gain.margin for gain in gains), 0.05)


def _person(seat: Seat, one: Person, names: Sequence[str], widest: float) -> Element:
    """One seat: what moved its chance, and the decisions that mattered most."""
    end = say("page-from-to", start=percent(one.start.value), end=percent(one.won))
    made = card("", f"{end} {say('page-like-expert', agreed=one.agreed, decisions=one.decisions)}", _bars(one, widest))
    made[0].append(swatch(seat))
    made[0][0].tail = f" {one.name}"
    for heading, decisions in (("page-best", one.best), ("page-worst", one.worst)):
        if decisions:
            made.append(tag("p", say(heading), style=SUBHEAD))
            made.append(tag("ul", [_decision(each, names) for each in decisions], style=LIST))
    if not one.best and not one.worst:
        made.append(tag("p", say("page-none"), class_="note"))
    return made


def _bars(one: Person, widest: float) -> Element:
    """Luck, skill and the others' choices, on either side of a middle line."""
    scale, drawn = Scale(-widest, widest, NAMED, WIDTH - FIGURE), list[Element]()
    gains = {"page-luck": one.luck, "page-skill": one.skill, "page-others": one.others}
    for place, (name, gain) in enumerate(gains.items()):
        drawn += _bar(say(name), gain, scale, BAR * place)
    said = in_order([f"{say(name)} {change(gain)}" for name, gain in gains.items()])
    return sheet(BAR * len(gains), labelled(one.name, said), drawn)


def _bar(name: str, gain: Gain, scale: Scale, y: float) -> list[Element]:
    """To the right and green, or to the left and red; the thin line is how far off it may be."""
    middle, end, at = scale(0), scale(gain.value), y + BAR / 2
    low, high = scale(gain.value - gain.margin), scale(gain.value + gain.margin)
    colour = "var(--good)" if gain.value > 0 else "var(--bad)"
    return [
        words(name, 0, at + 5, "tick"),
        tag("rect", x=scale.start, y=y + 5, width=scale.stop - scale.start, height=BAR - 10, rx=5, class_="track"),
        tag("rect", x=min(middle, end), y=y + 5, width=abs(end - middle), height=BAR - 10, style=f"fill:{colour}"),
        line(low, at, high, at, "grid", style="stroke:var(--text);stroke-width:1.4"),
        line(middle, y + 2, middle, y + BAR - 2, "grid", style="stroke:var(--faint)"),
        words(change(gain), WIDTH, at + 5, "strong" if gain.is_clear else "tick", "end"),
    ]


def _decision(one: Decision, names: Sequence[str]) -> Element:
    number = tag("span", say("page-choice", choice=one.choice), style=NUMBER)
    return tag("li", number, f" {verdict(one, names)}", style=ITEM)
