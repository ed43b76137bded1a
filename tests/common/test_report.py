"""Pages and charts: well-formed, whole, and harmless whatever stands in a name."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, tostring

import pytest
from html_pages import check
from hypothesis import given
from hypothesis import strategies as st

from croupier.common.report import charts, page, plot
from croupier.common.report.charts import Curve, Hill, Parts, Row
from croupier.common.report.page import tag

NASTY = "<script>alert('x')</script> & \"Ünï\""


def every_chart(names: list[str], values: list[float]) -> list[Element]:
    rows = [
        Row(name, value, (value - 1, value + 2), mark, "9") for mark, (name, value) in enumerate(zip(names, values))
    ]
    along = [
        Curve(name, [(1, value), (2, 0)], mark, [(1, value - 1, value), (2, 0, 1)])
        for mark, (name, value) in enumerate(zip(names, values))
    ]
    lengths = [Row(name, abs(value)) for name, value in zip(names, values)]
    return [
        charts.intervals(rows, str, says="", fair=0.5, fair_name="even"),
        charts.bars(lengths, says=""),
        charts.curves(along, str, str, says="", fair=0.5),
        charts.stacked([Parts(name, (0.25, 0.75), 0) for name in names], ("first", "second"), str, says=""),
        charts.hills([Hill(name, (0.5, 0, 0.5), mark, 11) for mark, name in enumerate(names)], 10, 1, str, says=""),
    ]


def test_children_and_text_keep_their_order() -> None:
    made = tag("p", "one ", tag("b", "two"), " three", [tag("i"), "four", None], class_="a", stroke_width=1.5, x=None)
    assert tostring(made, "unicode") == '<p class="a" stroke-width="1.5">one <b>two</b> three<i />four</p>'


def test_a_page_is_whole_and_names_are_only_text() -> None:
    parts = [
        page.banner(NASTY, NASTY, NASTY, [(NASTY, NASTY)]),
        page.cards(page.card(NASTY, NASTY, every_chart([NASTY, "b"], [1, 2]))),
        plot.legend([(0, NASTY)]),
        charts.parts_legend([NASTY]),
        page.table([NASTY], [(tag("span", plot.swatch(7), NASTY), NASTY)]),
        page.footer(NASTY),
    ]
    found = check(page.page(NASTY, parts))
    assert "script" not in found.seen
    assert found.text.count(NASTY) > 10
    assert {"style", "svg", "table", "h1", "path"} <= found.seen


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=6))
def test_charts_stay_on_their_sheet(values: list[float]) -> None:
    for chart in every_chart(["a"] * len(values), values):
        height = float(chart.get("viewBox", "").split()[3])
        for part in chart.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert -1 <= float(part.get(name, "0")) <= plot.WIDTH + 1
            for name in ("y", "y1", "y2", "cy"):
                assert -1 <= float(part.get(name, "0")) <= height + 1
            for x, y in re.findall(r"([-\d.]+),([-\d.]+)", part.get("transform") or ""):
                assert -1 <= float(x) <= plot.WIDTH + 1
                assert -1 <= float(y) <= height + 1


def test_a_chart_puts_things_where_they_belong() -> None:
    chart = charts.intervals([Row("a", 0.5, (0.0, 1.0), 0)], str, says="half", fair=0.25, limits=(0, 1))
    whiskers = [line for line in chart.iter("line") if "m0" in line.get("class", "")]
    low, high = (float(line.get("x1", "")) for line in whiskers if line.get("y1") != line.get("y2"))
    (fair,) = (float(line.get("x1", "")) for line in chart.iter("line") if line.get("class") == "fair")
    (at,) = (float(re.findall(r"[\d.]+", mark.get("transform", ""))[0]) for mark in chart.iter("path"))
    assert at == pytest.approx((low + high) / 2)
    assert fair == pytest.approx(low + (high - low) / 4)
    assert chart.get("aria-label") == "half"


def test_bars_are_as_long_as_their_figures() -> None:
    chart = charts.bars([Row("a", 2), Row("b", 1)], says="")
    long, half = (float(bar.get("width", "")) for bar in chart.iter("rect") if "bar" in bar.get("class", ""))
    assert half == pytest.approx(long / 2)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-7, 13, [-5, 0, 5, 10]), (0.31, 0.36, [0.31, 0.32, 0.33, 0.34, 0.35, 0.36])],
)
def test_ticks_are_round(low: float, high: float, ticks: list[float]) -> None:
    scale = plot.Scale(low, high, 10, 110)
    assert scale.ticks(5) == pytest.approx(ticks)
    assert (scale(low), scale(high), scale((low + high) / 2)) == pytest.approx((10, 110, 60))


def test_of_a_long_name_the_end_is_shown() -> None:
    assert plot.cut("/home/somebody/players/mybots.py:Shark", 15 * plot.LETTER) == "…ybots.py:Shark"
    assert plot.cut("expert", 200) == "expert"
