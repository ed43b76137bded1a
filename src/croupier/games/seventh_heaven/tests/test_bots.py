"""Between two gambles, and inside them."""

from __future__ import annotations

from random import Random

import pytest
from strength import first_places

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.seventh_heaven.bots import Regular
from croupier.games.seventh_heaven.rules import GAME, GoOn, SeventhHeaven
from croupier.kit.seventh_heaven.bank import PayBack


def in_pause(chips: int, *, debt: bool) -> Match:
    """Seat 0 has this many chips between the gambles of a course."""
    match = Match(GAME, 3, SeventhHeaven(course=("rotary_lottery", "your_order")), seeded(1))
    rng = Random(1)
    while match.scene().phase != "Pause":
        match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
    bank = match._state.table.bank
    bank.house += bank.chips[0] - chips
    bank.chips[0], bank.debt[0] = chips, debt
    return match


@pytest.mark.parametrize(
    ("chips", "debt", "answer"), [(900, True, PayBack()), (300, True, GoOn()), (900, False, GoOn())]
)
def test_hands_the_debt_card_back_once_there_is_plenty(chips: int, debt: bool, answer: object) -> None:
    match = in_pause(chips, debt=debt)
    moves = [*match.moves(0), *match.asides(0)]
    assert Regular(GAME, Random(1)).choose(match.view(0), moves) == answer


@pytest.mark.parametrize("course", [("light",), ("bluff",)])
def test_beats_chaos(course: tuple[str, ...]) -> None:
    assert first_places(GAME, 4, games=60, options=SeventhHeaven(course=course)) > 0.5
