"""The rules of thumb of Vabanque."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import State, View
from croupier.games.vabanque import bots
from croupier.games.vabanque.bots import Regular
from croupier.games.vabanque.rules import GAME, TILES, Card, Hand, Lay, Place, Table, Walk
from croupier.kit.money import Purses


def seen(
    phase: str,
    pawns: Sequence[int],
    chips: Mapping[int, int],
    laid: Sequence[Mapping[Card, int]] = (),
) -> View[Table, Hand]:
    """What seat 0 sees in round one: pawns by seat, chips by tile, and the cards each has laid so far."""
    seats = len(pawns)
    cards: list[Mapping[Card, int]] = [*laid, *[{}] * seats][:seats]
    table = Table(
        [[chips[tile]] if tile in chips else [] for tile in range(TILES[seats])],
        [[*tiles.values()] for tiles in cards],
        [[None] * len(tiles) for tiles in cards],
        Purses([0] * seats),
        [*range(seats)],
        [*pawns],
    )
    held: list[Card] = [card for card in ("double", "trap", "dummy") if card not in cards[0]]
    hands = [Hand(held, [*cards[0]]) for _ in range(seats)]
    return GAME.view(State(seats, phase, table, hands, None), 0)


def choices(view: View[Table, Hand]) -> set[Place | Lay | Walk]:
    """What the bot chooses here, over many tries."""
    moves = [move for move in GAME.moves(view) if isinstance(move, Place | Lay | Walk)]
    return {Regular(GAME, Random(seed)).choose(view, moves) for seed in range(40)}


def test_puts_chips_where_the_others_cannot_walk() -> None:
    assert choices(seen("PutChips", [0, 5, 5], {})) <= {Place(3), Place(4)}


def test_walks_to_the_money() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 5, 5: 90})) == {Walk(3)}


def test_walks_around_a_card_that_may_be_a_trap() -> None:
    laid: list[Mapping[Card, int]] = [{}, {"dummy": 3}, {"dummy": 3}]
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 15}, laid)) == {Walk(1)}


def test_walks_to_its_own_double() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 15}, [{"double": 1}])) == {Walk(1)}


def test_is_not_afraid_of_its_own_trap() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 10}, [{"trap": 3, "dummy": 3}])) == {Walk(3)}


def test_lays_the_double_where_it_means_to_walk() -> None:
    own: Mapping[Card, int] = {"trap": 6, "dummy": 6}
    assert choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}, [own])) == {Lay("double", 3)}


def test_lays_the_trap_where_the_others_will_come() -> None:
    own: Mapping[Card, int] = {"double": 1, "dummy": 1}
    assert choices(seen("LayCards", [0, 4, 5], {6: 30, 1: 10, 4: 5}, [own])) == {Lay("trap", 6)}


def test_guards_its_goal_with_the_dummy() -> None:
    own: Mapping[Card, int] = {"double": 3, "trap": 6}
    assert choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}, [own])) == {Lay("dummy", 3)}


def test_lays_its_cards_in_no_fixed_order() -> None:
    first = choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}))
    assert {move.card for move in first if isinstance(move, Lay)} == {"double", "trap", "dummy"}


def test_wavers_between_tiles_that_look_alike() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {1: 20, 3: 20, 4: 5})) == {Walk(1), Walk(3)}


def test_cards_keep_guests_away() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30}, [{"dummy": 3}])
    assert bots.guests(view)[3] < bots.guests(seen("LayCards", [0, 2, 4], {3: 30}))[3]
    assert sum(bots.guests(view)) == pytest.approx(2)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.75), (6, 0.6)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=300) > share
