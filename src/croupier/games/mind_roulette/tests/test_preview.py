"""What a move is said to bring is what it then brings."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.mind_roulette.preview import preview
from croupier.games.mind_roulette.rules import GAME, Ended, Lay, Paid, Place, Showed


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_what_happens(seats: int) -> None:
    """MR-7, MR-9"""
    for seed in range(20):
        rng, match, shown, seen = Random(seed), Match(GAME, seats, source=seeded(seed)), {}, 0
        bonus = 0
        while not match.over:
            (seat,) = match.waiting
            move = rng.choice(match.moves(seat))
            found = preview(match.view(seat), move)
            if isinstance(move, Place):
                assert found is not None
                shown[move.space] = found
            elif isinstance(move, Lay):
                assert found is not None
                bonus = found.bonus
            else:
                assert found is None
            match.submit(seat, move)
            card = None
            for event in (one.event for one in match.told[seen:]):
                if isinstance(event, Showed):
                    card = event.card
                elif isinstance(event, Paid):
                    assert event.amount == event.tiles * shown[event.space].pays
                    assert card in shown[event.space].cards
                elif isinstance(event, Ended):
                    assert event.bonus == bonus
            seen = len(match.told)


def test_the_bonus_is_told_before_the_card_is_laid() -> None:
    """MR-9 Three alike and a zero, in any order."""
    match = Match(GAME, 3, source=seeded(1))
    (dealer,) = match.waiting
    view = match.view(dealer)
    view.table.now.shown = [4, 0, 4]
    assert [getattr(preview(view, Lay(card)), "bonus", None) for card in (4, 5)] == [300, 0]
    view.table.now.shown = [4, 4, 4]
    assert [getattr(preview(view, Lay(card)), "bonus", None) for card in (0, 8, 4)] == [300, 300, 0]
