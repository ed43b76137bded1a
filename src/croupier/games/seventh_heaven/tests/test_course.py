"""A whole Full course as a text file: with loans, a repayment and a player put out."""

from __future__ import annotations

from pathlib import Path


def test_the_full_course_shows_debt_and_its_end() -> None:
    story = (Path(__file__).parent / "playthroughs" / "full-course.txt").read_text(encoding="utf-8")
    for said in ("borrows 200.", "pays back 250.", "cannot pay and is out.", "Gamble 7 of 7: Three Seven."):
        assert said in story
