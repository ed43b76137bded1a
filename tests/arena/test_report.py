"""The page of a tournament."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.arena import plan as plans
from croupier.arena.report import duration, histogram


def test_scores_are_counted_in_bins_as_wide_as_their_unit_or_wider() -> None:
    assert histogram([{20: 1, 50: 3}, {30: 2}]) == (15, 10, [[0.25, 0, 0, 0.75], [0, 1, 0, 0]])
    start, wide, (heights,) = histogram([dict.fromkeys(range(100), 1)])
    assert (start, wide) == (-0.5, 5)
    assert heights == pytest.approx([0.05] * 20)
    assert histogram([{7: 2}])[2] == [[1.0]]


def test_times_are_told_in_the_unit_people_would_choose() -> None:
    told = [duration(seconds) for seconds in (0.0000035, 0.0123, 5.25, 90, 7200)]
    assert told == ["3.5 µs", "12.3 ms", "5.2 s", "1.5 min", "2.0 h"]


def test_every_line_of_the_report_is_said() -> None:
    folder = Path(plans.__file__).parent
    code = (folder / "report.py").read_text(encoding="utf-8")
    lines = re.findall(r"^([a-z-]+) =", (folder / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [line for line in lines if f'"{line.removeprefix("column-")}"' not in code] == []
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', code)) <= set(lines)
