"""What charts are made of: scales, ticks, marks and the sheet they are drawn on.

A sheet is 420 units wide and is scaled to the width of its card, so that its letters are readable on a phone.
Colours are classes (`m0` … `m5` for people, see style.css): they differ by day and night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Any
from xml.etree.ElementTree import Element

from .page import Child, tag

WIDTH = 420.0  # of every sheet, in its own units; the letters are 14 high
MARKS = 6  # how many people, or entrants, have a colour and a shape of their own
LETTER = 7.4  # the usual width of a letter
Form = Callable[[float], str]  # how a figure is written

SHAPES = (  # around 0, one unit in each direction: disc, square, triangle, diamond, cross, hourglass
    "M-1,0A1,1 0 1 1 1,0A1,1 0 1 1 -1,0Z",
    "M-.9,-.9H.9V.9H-.9Z",
    "M0,-1.1L1.1,.9H-1.1Z",
    "M0,-1.25L1.25,0L0,1.25L-1.25,0Z",
    "M-.4,-1.1H.4V-.4H1.1V.4H.4V1.1H-.4V.4H-1.1V-.4H-.4Z",
    "M-1,-1.1H1L.25,0L1,1.1H-1L-.25,0Z",
)
DASHES = (None, "9 5", "2 5", "12 4 2 4", "5 3", "14 3")  # of curves, by mark


@dataclass(frozen=True)
class Scale:
    """From figures to places on the sheet."""

    low: float
    high: float
    start: float  # where low is
    stop: float  # where high is

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.stop - self.start)

    def ticks(self, about: int = 5) -> list[float]:
        """Round figures between low and high."""
        step = round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The next 1, 2 or 5 followed by zeros."""
    unit = 10.0 ** floor(log10(least))
    return next(step * unit for step in (1, 2, 5, 10) if step * unit >= least * (1 - 1e-9))


def spread(values: Iterable[float], *, room: float = 0.06, least: float = 1e-9) -> tuple[float, float]:
    """The lowest and highest of these figures, with a little room around them."""
    found = list(values) or [0.0, 1.0]
    low, high = min(found), max(found)
    more = max((high - low) * room, least)
    return low - more, high + more


def sheet(height: float, says: str, *parts: Child | Iterable[Child]) -> Element:
    """The paper of one chart. `says` is read out to those who cannot see it."""
    box = f"0 0 {WIDTH:.0f} {height:.0f}"
    return tag("svg", *parts, viewBox=box, role="img", aria_label=says)


def mark(which: int, x: float, y: float, size: float = 6.0, title: str | None = None) -> Element:
    """The shape of one person or entrant."""
    place = f"translate({x:.2f},{y:.2f}) scale({size:g})"
    said = tag("title", title) if title else None
    return tag("path", said, d=SHAPES[which % MARKS], transform=place, class_=f"mark m{which % MARKS}")


def swatch(which: int) -> Element:
    """A mark beside text."""
    return tag("svg", mark(which, 8, 8, 5.5), viewBox="0 0 16 16", class_="swatch", aria_hidden="true")


def legend(entries: Iterable[tuple[int, str]]) -> Element:
    """Whose colour and shape is whose: (mark, name)."""
    return tag("ul", [tag("li", swatch(mark), tag("span", name)) for mark, name in entries], class_="legend")


def words(text: str, x: float, y: float, kind: str = "", anchor: str = "start") -> Element:
    """Text on a sheet. Kinds: tick, strong, name."""
    return tag("text", text, x=x, y=y, text_anchor=anchor, class_=kind or None)


def cut(text: str, room: float) -> str:
    """As much of the text as there is room for. A path keeps its end, which says more than its beginning."""
    letters = max(int(room / LETTER), 4)
    return text if len(text) <= letters else f"…{text[1 - letters :]}"


def line(x1: float, y1: float, x2: float, y2: float, kind: str, **more: Any) -> Element:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind, **more)


def path(points: Sequence[tuple[float, float]], kind: str, *, closed: bool = False, **more: Any) -> Element:
    """A line through these places."""
    steps = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return tag("path", d=f"M{steps}{'Z' if closed else ''}", class_=kind, **more)


def across(scale: Scale, top: float, bottom: float, form: Form, about: int = 6) -> list[Element]:
    """Vertical grid lines with their figures below."""
    drawn = []
    for value in scale.ticks(about):
        x = scale(value)
        drawn += [line(x, top, x, bottom, "grid"), words(form(value), x, bottom + 18, "tick", "middle")]
    return drawn


def upwards(scale: Scale, left: float, right: float, form: Form, about: int = 5) -> list[Element]:
    """Horizontal grid lines with their figures on the left."""
    drawn = []
    for value in scale.ticks(about):
        y = scale(value)
        drawn += [line(left, y, right, y, "grid"), words(form(value), left - 8, y + 5, "tick", "end")]
    return drawn
