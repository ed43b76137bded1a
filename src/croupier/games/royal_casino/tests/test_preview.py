"""What a die is said to bring is what it then brings."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event
from croupier.core.match import Match
from croupier.games.royal_casino.preview import preview
from croupier.games.royal_casino.rules import GAME, Filled, Lost, Place, Won, place


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_what_happens(seats: int) -> None:
    """RC-10, RC-11 The rules themselves, asked to place the die at once, come to the same."""
    rng = Random(seats)
    match = Match(GAME, seats, source=seeded(seats))
    while not match.over:
        (seat,) = match.waiting
        for move in match.moves(seat):
            shown = preview(match.view(seat), move)
            if not isinstance(move, Place):
                assert shown is None
                continue
            table, told = GAME.clone(match._state).table, list[Event]()
            place(table, move, lambda event, *, to=None, told=told: told.append(event))
            won = [one.points for one in told if isinstance(one, Won)]
            lost = [-one.paid for one in told if isinstance(one, Lost)]
            assert shown is not None
            assert shown.closes == bool(won or lost)
            assert shown.points == sum(won + lost)
            assert shown.ends == any(isinstance(one, Filled) for one in told)
        match.submit(seat, rng.choice(match.moves(seat)))
