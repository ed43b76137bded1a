"""One self-contained page: no network, no scripts, no fonts, no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from xml.etree.ElementTree import Element, tostring

from croupier.common.languages import language

Child = Element | str | None


def tag(name: str, /, *children: Child | Iterable[Child], **attributes: object) -> Element:
    """An element. `class_` is written class, `stroke_width` stroke-width; attributes that are None are left out."""
    element = Element(name)
    for key, value in attributes.items():
        if value is not None:
            element.set(key.rstrip("_").replace("_", "-"), _written(value))
    for child in children:
        for one in [child] if child is None or isinstance(child, str | Element) else child:
            _append(element, one)
    return element


def _append(element: Element, child: Child) -> None:
    if isinstance(child, Element):
        element.append(child)
    elif child and len(element):
        element[-1].tail = (element[-1].tail or "") + child
    elif child:
        element.text = (element.text or "") + child


def _written(value: object) -> str:
    """Coordinates to a hundredth are finer than any screen, and keep the page small."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def page(title: str, *parts: Child | Iterable[Child]) -> str:
    """The whole page, as it is written to a file."""
    style = (files(__package__) / "style.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", title),
        tag("style", style),
    )
    body = tag("body", *parts)
    return "<!doctype html>\n" + tostring(tag("html", head, body, lang=language()), "unicode", method="html") + "\n"


def picture(chart: Element, title: str) -> str:
    """A chart as a separate SVG picture with its title above, to be used on other people's pages."""
    style = (files(__package__) / "style.css").read_text(encoding="utf-8")
    _, _, wide, high = map(float, chart.get("viewBox", "").split())
    top = 36.0
    for name, value in (("y", top), ("width", wide), ("height", high)):
        chart.set(name, _written(value))
    paper = tag("rect", width=wide, height=high + top, rx=12, fill="var(--surface)")
    parts = (tag("style", style), paper, tag("text", title, x=12, y=24, class_="strong"), chart)
    box = f"0 0 {wide:.0f} {high + top:.0f}"
    drawn = tag(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=wide * 1.5, height=(high + top) * 1.5
    )
    return tostring(drawn, "unicode") + "\n"


def banner(over: str, title: str, lead: str, facts: Iterable[tuple[str, str]] = ()) -> Element:
    """The felt at the top: what this is, what came of it, and a row of plain facts (name, value)."""
    row = [tag("div", tag("dt", name), tag("dd", value)) for name, value in facts]
    return tag(
        "header",
        tag("p", over, class_="over"),
        tag("h1", title),
        tag("p", lead, class_="lead"),
        tag("dl", row) if row else None,
        class_="felt",
    )


def card(title: str, note: str | None, *parts: Child | Iterable[Child], wide: bool = False) -> Element:
    """One thing to look at, with a sentence on how to read it."""
    said = tag("p", note, class_="note") if note else None
    return tag("section", tag("h2", title), said, *parts, class_="card wide" if wide else "card")


def cards(*parts: Child | Iterable[Child]) -> Element:
    return tag("main", *parts, class_="cards")


def table(headings: Sequence[str], rows: Iterable[Sequence[Child]]) -> Element:
    """Figures for those who want them. The first column says whose they are."""
    head = tag("tr", [tag("th", heading, scope="col") for heading in headings])
    body = [tag("tr", tag("th", row[0], scope="row"), [tag("td", cell) for cell in row[1:]]) for row in rows]
    return tag("div", tag("table", tag("thead", head), tag("tbody", body)), class_="scroll")


def footer(*lines: str) -> Element:
    return tag("footer", [tag("p", line) for line in lines])
