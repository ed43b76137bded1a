"""The faces of Royal Casino: the house's, and those that people bring."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

import msgspec
import pytest

from croupier.common.records import replay
from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.core.match import Match
from croupier.games.royal_casino.faces import HOUSE, Row, read_faces
from croupier.games.royal_casino.rules import GAME, OPTION_FILES, RoyalCasino

HERE = Path(__file__).parent
ROOT = HERE.parents[4]

GOOD = """\
face 1
yellow  10: 6
yellow  30: 2 5
yellow  50: * * *           # a star row
yellow 150: * * * ** **

black   80: 1 2 3 4
black   80: 3 4 5 6
face 2
yellow  10: 6
yellow  30: 2 5
yellow  50: 1 3 4
yellow 150: * * * * *
black   80: 1 2 3 4
black   80: 3 4 5 6
"""


def test_a_file_is_read_row_by_row() -> None:
    first, second = read_faces(GOOD)
    assert first[1] == Row("yellow", 30, (2, 5))
    assert first[2] == Row("yellow", 50, ("*", "*", "*"))
    assert first[3] == Row("yellow", 150, ("*", "*", "*", "**", "**"))
    assert second[5] == Row("black", 80, (3, 4, 5, 6))


@pytest.mark.parametrize(
    ("there", "instead", "sentence"),
    [
        ("face 1\n", "", 'The row "yellow  10: 6" must come after a line that says "face 1".'),
        ("face 2", "face 3", 'The line "face 3" should be "face 2": faces are numbered in order, from 1.'),
        ("face 2\n", "face 2\nface 3\nface 4\n", "Face 2: a face has 6 rows, not 0."),
        (
            "yellow  10: 6",
            "green 10: 6",
            'Face 1, row 1: "green 10: 6" must give colour, points and cells, as in "yellow 50: 2 4 6".',
        ),
        (
            "yellow  30: 2 5",
            "yellow 30: 2 x",
            'Face 1, row 2: "yellow 30: 2 x" must give colour, points and cells, as in "yellow 50: 2 4 6".',
        ),
        ("yellow  10: 6\n", "", "Face 1: a face has 6 rows, not 5."),
        ("yellow  10: 6", "yellow  10:", "Face 1, row 1: a row has 1 to 6 cells, not 0."),
        ("yellow  10: 6", "yellow  10: 6 1 2 3 4 5 6", "Face 1, row 1: a row has 1 to 6 cells, not 7."),
        ("* * * ** **", "* * * **", "Face 1, row 4: a two-star row has exactly five cells, * * * ** **."),
        ("* * * ** **", "* * ** ** **", "Face 1, row 4: a two-star row has exactly five cells, * * * ** **."),
        ("* * * ** **", "* * * 1 1", "Face 1, row 4: a row has numbers or stars, never both."),
        ("yellow  30: 2 5", "yellow  30: 2 7", "Face 1, row 2: the number in a cell must be from 1 to 6, not 7."),
        ("yellow  30: 2 5", "yellow  30: 0 5", "Face 1, row 2: the number in a cell must be from 1 to 6, not 0."),
        ("yellow  30: 2 5", "yellow  35: 2 5", "Face 1, row 2: its points must be a positive multiple of 10, not 35."),
        ("yellow  30: 2 5", "yellow   0: 2 5", "Face 1, row 2: its points must be a positive multiple of 10, not 0."),
        ("yellow  30: 2 5", "yellow -30: 2 5", "Face 1, row 2: its points must be a positive multiple of 10, not -30."),
        ("black   80: 3 4 5 6", "black   80: 3 4", "Face 1: a face has 18 to 26 cells in all, not 17."),
        (
            "yellow  10: 6\nyellow  30: 2 5\nyellow  50: * * * ",
            "yellow  10: 6 6\nyellow  30: 2 3 4 5 6 1\nyellow  50: * * * * * *",
            "Face 1: a face has 18 to 26 cells in all, not 27.",
        ),
        ("black", "yellow", "Face 1: at least one row must be black."),
        ("* * * * *", "1 2 4 5 6", "Face 2: at least one row must be a star row or a two-star row."),
        (
            "yellow  10: 6\nyellow  30: 2 5\n",
            "yellow  10: 5 5\nyellow  30: 5 5 5 5 5 5\n",
            "Face 1: at most 8 cells may ask for the same number, but 9 ask for a 5.",
        ),
        (
            "yellow 150: * * * *",
            "yellow 110: * * * *",
            "Face 1: yellow rows (200 points) must be worth at least 50 more than black ones (160).",
        ),
    ],
)
def test_a_fault_is_named_with_its_place(there: str, instead: str, sentence: str) -> None:
    assert there in GOOD
    with pytest.raises(Refused, match=f"^{re.escape(sentence)}$"):
        read_faces(GOOD.replace(there, instead, 2 if there == "black" else 1))


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("yellow  30: 2 5\nyellow  50: * * * ", "yellow  30: 2 3 4 5 6 1\nyellow  50: * * * * * *"),  # 26 cells
        ("yellow  50: 1 3 4", "yellow  50: 1 3"),  # 18 cells
        ("yellow  10: 6\nyellow  30: 2 5\n", "yellow  10: 5\nyellow  30: 5 5 5 5 5 5\n"),  # eight times a 5
        ("yellow 150: * * * *", "yellow 120: * * * *"),  # yellow worth 50 more than black
        ("yellow  30: 2 5", "yellow\t30 :2   5 # like this"),
    ],
)
def test_what_is_just_allowed(there: str, instead: str) -> None:
    assert there in GOOD
    assert len(read_faces(GOOD.replace(there, instead, 1))) == 2


@pytest.mark.parametrize("text", ["", "# nothing yet", GOOD.partition("face 2")[0]])
def test_faces_come_in_pairs(text: str) -> None:
    with pytest.raises(Refused, match="there must be an even number of them, at least 2, not [01]."):
        read_faces(text)


def test_faces_from_a_program_are_checked_too() -> None:
    options = RoyalCasino(faces=HOUSE[:3])
    with pytest.raises(Refused, match="there must be an even number of them, at least 2, not 3."):
        GAME.start(2, options)


def test_own_faces_take_the_place_of_the_house_s_and_stay_in_the_record() -> None:
    own = OPTION_FILES["faces"](GOOD)
    match = Match(GAME, 2, RoyalCasino(faces=own), seeded(1))
    assert match.scene().table.rows in own
    while not match.over:
        (seat,) = match.waiting
        match.submit(seat, match.moves(seat)[0])
    record = msgspec.json.decode(msgspec.json.encode(match.record), type=type(match.record))
    *_, again = replay(record)
    assert again.told == match.told
    assert again.options == RoyalCasino(faces=own)


def test_the_face_on_the_rule_page_can_be_read() -> None:
    page = (HERE.parent / "rulebook" / "en.md").read_text(encoding="utf-8")
    (face,) = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(read_faces(face + face.replace("face 1", "face 2"))) == 2


def test_the_house_has_sixteen_different_faces() -> None:
    assert len(set(HOUSE)) == len(HOUSE) == 16


def test_games_among_regulars_are_neither_short_nor_long_and_no_face_takes_more_than_it_gives() -> None:
    rounds, gains = run_path(str(ROOT / "bench" / "faces.py"))["measure"](games=40)
    assert set(rounds) == set(GAME.seats)
    assert all(4 <= mean <= 8 for mean in rounds.values()), rounds
    assert set(gains) == set(range(1, 17))
    assert all(gain > 0 for gain in gains.values()), gains
