"""How Las Vegas is told, and what its draws are called."""

from __future__ import annotations

from typing import Any

from croupier.common import words
from croupier.core.chance import Odds, seeded
from croupier.core.match import Match
from croupier.core.record import canonical
from croupier.games.las_vegas.rules import GAME, Paid, Place, Rolled

NAMES = ("Ana", "Jun", "Leo")


def test_people_are_said_by_name_and_dice_one_by_one() -> None:
    assert words.tell(Rolled(1, (2, 0, 0, 1, 0, 0)), NAMES) == "Jun rolls 1 1 4."
    assert words.tell(Paid(2, 4, 70, 3), NAMES).startswith("Casino 4 pays Leo")
    assert words.key(Place(3), NAMES) == "3"


def test_a_choice_is_written_with_the_name_of_the_game() -> None:
    assert canonical(Place(4)) == b'{"face":4,"type":"las_vegas.Place"}'


def test_a_draw_is_called_alike_in_games_whose_moves_differ() -> None:
    drawn: list[str] = []

    def listening(odds: Odds[Any], name: str) -> Any:
        drawn.append(name)
        return seeded(1)(odds, name)

    Match(GAME, 2, source=listening)
    assert drawn[0] == "start player"
    assert drawn[1] == "bill 1 of casino 1 in round 1"
    assert drawn[-1].startswith("roll of seat")
