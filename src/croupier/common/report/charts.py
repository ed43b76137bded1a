"""Whole charts. Each takes plain figures and says, for every one of them, how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from croupier.common.words import in_order, labelled

from .page import tag
from .plot import DASHES, MARKS, WIDTH, Form, Scale, across, cut, line, mark, path, sheet, spread, upwards, words

LEFT, RIGHT = 10.0, WIDTH - 10.0  # where rows begin and end
ROW = 50.0  # the height of a row: a line of text, and what is drawn below it
NOTE = 150.0  # room for the figure at the end of a row


@dataclass(frozen=True)
class Row:
    """A figure and how sure it is."""

    name: str
    value: float
    within: tuple[float, float] | None = None  # its interval
    mark: int | None = None  # of which person or entrant; None: nobody's
    note: str = ""  # the figure in words


@dataclass(frozen=True)
class Curve:
    """How a figure changed over time."""

    name: str
    points: Sequence[tuple[float, float]]
    mark: int
    band: Sequence[tuple[float, float, float]] = ()  # (x, lowest, highest)


@dataclass(frozen=True)
class Parts:
    """How a whole divides: shares that add up to 1."""

    name: str
    shares: Sequence[float]
    mark: int | None = None


@dataclass(frozen=True)
class Hill:
    """How often each figure came, bin by bin."""

    name: str
    heights: Sequence[float]
    mark: int
    middle: float  # the mean
    note: str = ""


def intervals(
    rows: Sequence[Row],
    form: Form,
    *,
    says: str,
    fair: float | None = None,
    fair_name: str = "",
    limits: tuple[float, float] | None = None,
) -> Element:
    """A mark for each figure, a bar for its interval, and a line to compare with."""
    ends = [end for row in rows for end in (row.within or (row.value,))]
    low, high = spread([*ends, *([] if fair is None else [fair])], least=1e-6)
    if limits:
        low, high = max(low, limits[0]), min(high, limits[1])
    scale, top = Scale(low, high, LEFT + 12, RIGHT - 12), 24.0 if fair_name else 4.0
    bottom = top + ROW * len(rows)
    drawn = across(scale, top, bottom, form)
    if fair is not None:
        drawn.append(line(scale(fair), top - 4, scale(fair), bottom, "fair"))
        if fair_name:
            drawn.append(_beside(fair_name, scale(fair), top - 9))
    for number, row in enumerate(rows):
        drawn += _row(row, scale, top + ROW * number)
    return sheet(bottom + 26, says, drawn)


def _row(row: Row, scale: Scale, y: float) -> list[Element]:
    at, kind = y + 35, "none" if row.mark is None else f"m{row.mark % MARKS}"
    drawn = [*_named(row.name, row.note, y)]
    if row.within:
        low, high = (scale(end) for end in row.within)
        ends = [line(end, at - 6, end, at + 6, f"whisker {kind}") for end in (low, high)]
        drawn += [line(low, at, high, at, f"whisker {kind}"), *ends]
    said = labelled(row.name, row.note)
    if row.mark is None:
        drawn.append(tag("circle", tag("title", said), cx=scale(row.value), cy=at, r=6.0, class_="mark none"))
    else:
        drawn.append(mark(row.mark, scale(row.value), at, 6.5, said))
    return drawn


def _named(name: str, note: str, y: float) -> list[Element]:
    """The line of text above a row: whose row it is, and the figure."""
    room = RIGHT - LEFT - (NOTE if note else 0)
    return [
        words(cut(name, room), LEFT, y + 17, "name"),
        *([words(note, RIGHT, y + 17, "strong", "end")] if note else []),
    ]


def _beside(text: str, x: float, y: float) -> Element:
    """Text beside a line, on the side where there is room."""
    anchor = "start" if x < WIDTH * 0.3 else "end" if x > WIDTH * 0.7 else "middle"
    return words(text, x, y, "tick fair-name", anchor)


def bars(rows: Sequence[Row], *, says: str) -> Element:
    """Bars to compare, starting at zero."""
    most = max((row.value for row in rows), default=0) or 1
    scale, drawn = Scale(0, most, LEFT, RIGHT), []
    for number, row in enumerate(rows):
        y, kind = ROW * number, "none" if row.mark is None else f"m{row.mark % MARKS}"
        long = max(scale(row.value) - LEFT, 2)
        drawn += [
            *_named(row.name, row.note, y),
            tag("rect", x=LEFT, y=y + 26, width=RIGHT - LEFT, height=14, rx=7, class_="track"),
            tag("rect", x=LEFT, y=y + 26, width=long, height=14, rx=min(7, long / 2), class_=f"bar {kind}"),
        ]
    return sheet(ROW * len(rows), says, drawn)


def curves(
    every: Sequence[Curve],
    along: Form,
    form: Form,
    *,
    says: str,
    fair: float | None = None,
    limits: tuple[float, float] | None = None,
    height: float = 250.0,
) -> Element:
    """Figures over time, with bands for how certain they were. Each has its own colour, dash pattern and shape."""
    xs = [x for curve in every for x, _ in curve.points] or [0, 1]
    ys = [y for curve in every for _, y in curve.points]
    ys += [end for curve in every for _, low, high in curve.band for end in (low, high)]
    low, high = limits or spread([*ys, *([] if fair is None else [fair])], least=1e-6)
    x, y = Scale(min(xs), max(max(xs), min(xs) + 1), 52, RIGHT - 12), Scale(low, high, height - 30, 10)
    drawn = upwards(y, 52, RIGHT, form) + [
        words(along(value), x(value), height - 8, "tick", "middle") for value in x.ticks(4)
    ]
    if fair is not None:
        drawn.append(line(52, y(fair), RIGHT, y(fair), "fair"))
    for curve in every:
        outline = [(x(at), y(min(most, high))) for at, _, most in curve.band]
        outline += [(x(at), y(max(least, low))) for at, least, _ in reversed(curve.band)]
        if outline:
            drawn.append(path(outline, f"band m{curve.mark % MARKS}", closed=True))
    for curve in every:
        places = [(x(at), y(value)) for at, value in curve.points]
        dash, kind = DASHES[curve.mark % MARKS], f"curve m{curve.mark % MARKS}"
        drawn += [path(places, kind, stroke_dasharray=dash), mark(curve.mark, *places[-1], 6, curve.name)]
    return sheet(height, says, drawn)


def stacked(rows: Sequence[Parts], names: Sequence[str], form: Form, *, says: str) -> Element:
    """How each whole divides, part by part, and what the parts are."""
    drawn, scale = [], Scale(0, 1, LEFT, RIGHT)
    for number, row in enumerate(rows):
        y, before = ROW * number, 0.0
        drawn += _named(row.name, "", y)
        for part, share in enumerate(row.shares):
            x, wide = scale(before), scale(share) - LEFT
            said = tag("title", labelled(in_order([row.name, names[part]]), form(share)))
            rect = tag("rect", said, x=x, y=y + 24, width=max(wide - 1.5, 0), height=21, rx=2.5, class_=f"part p{part}")
            drawn.append(rect)
            if wide > 44:
                drawn.append(words(form(share), x + wide / 2 - 1, y + 39.5, f"on p{part}", "middle"))
            before += share
    return sheet(ROW * len(rows) + 2, says, drawn)


def parts_legend(names: Sequence[str]) -> Element:
    """What the parts of `stacked` are."""
    box = [
        tag(
            "svg",
            tag("rect", x=1, y=1, width=14, height=14, rx=3, class_=f"part p{part}"),
            viewBox="0 0 16 16",
            class_="swatch",
            aria_hidden="true",
        )
        for part in range(len(names))
    ]
    return tag("ul", [tag("li", one, tag("span", name)) for one, name in zip(box, names)], class_="legend")


def hills(rows: Sequence[Hill], start: float, step: float, form: Form, *, says: str) -> Element:
    """How often each figure came, one hill above the other; the vertical line is the mean."""
    bins = max((len(row.heights) for row in rows), default=1)
    most = max((height for row in rows for height in row.heights), default=0) or 1
    scale, high, row_height = Scale(start, start + bins * step, LEFT + 4, RIGHT - 4), 50.0, 80.0
    bottom = row_height * len(rows) + 6
    drawn = across(scale, 6, bottom, form)
    for number, row in enumerate(rows):
        base = row_height * (number + 1)
        drawn += _named(row.name, row.note, base - row_height + 2)
        outline = [(scale(start), base)]
        for place, height in enumerate(row.heights):
            y = base - height / most * high
            outline += [(scale(start + place * step), y), (scale(start + (place + 1) * step), y)]
        outline.append((scale(start + len(row.heights) * step), base))
        drawn += [
            path(outline, f"hill m{row.mark % MARKS}", closed=True),
            line(scale(row.middle), base - high, scale(row.middle), base + 3, f"middle m{row.mark % MARKS}"),
        ]
    return sheet(bottom + 26, says, drawn)
