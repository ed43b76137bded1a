"""The computer players of Vabanque: what a novice gets wrong, what heuristics say, and what a veteran sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.chance import seeded
from croupier.core.game import State, View
from croupier.core.match import Match
from croupier.games.vabanque.bots import Novice, Regular, Veteran, for_money
from croupier.games.vabanque.chances import Reading, World
from croupier.games.vabanque.looks import as_seen
from croupier.games.vabanque.plans import plans
from croupier.games.vabanque.rules import GAME, TILES, Card, Hand, Lay, Place, Table, Vabanque, Walk
from croupier.kit.money import Purses
from croupier.players import Chaotic, Player
from croupier.players.playouts import Budget

Cards = Mapping[Card, int]
Make = Callable[[Any, Random], Player]


def seen(
    phase: str,
    pawns: Sequence[int],
    chips: Mapping[int, int],
    laid: Sequence[Cards] = (),
    *,
    order: Sequence[int] = (),
    money: Sequence[int] = (),
    last: bool = False,
) -> View[Table, Hand]:
    """What seat 0 sees in the first round, or the last: pawns by seat, chips by tile, and the cards each has laid."""
    seats = len(pawns)
    cards: list[Cards] = [*laid, *[{}] * seats][:seats]
    earlier = 9 * last  # cards of the rounds before
    table = Table(
        [[chips[tile]] if tile in chips else [] for tile in range(TILES[seats])],
        [[0] * earlier + [*tiles.values()] for tiles in cards],
        [[None] * (earlier + len(tiles)) for tiles in cards],
        Purses([*money] or [0] * seats),
        [*order] or [*range(seats)],
        [*pawns],
        4 if last else 1,
    )
    names: tuple[Card, ...] = ("double", "trap", "dummy")
    hands = [Hand([card for card in names if card not in own], [*names * 3 * last, *own]) for own in cards]
    return GAME.view(State(seats, phase, table, hands, None), 0)


def moves(view: View[Table, Hand]) -> list[Place | Lay | Walk]:
    return [move for move in GAME.moves(view) if isinstance(move, Place | Lay | Walk)]


def choices(view: View[Table, Hand], make: Make = Regular, tries: int = 40) -> set[Place | Lay | Walk]:
    """What a player chooses here, over many tries."""
    return {make(GAME, Random(seed)).choose(view, moves(view)) for seed in range(tries)}


def quick(game: Any, rng: Random) -> Veteran:
    """A veteran who thinks less, for tests."""
    return Veteran(game, rng, Budget(playouts=40))


def firsts(one: Make, other: Make, seats: int, games: int) -> float:
    """The share of first places of one player among others."""
    rng, total = Random(1), 0.0
    for number in range(games):
        me = number % seats
        players = [(one if seat == me else other)(GAME, rng) for seat in range(seats)]
        match = Match(GAME, seats, source=seeded(rng), quiet=True)
        while waiting := match.waiting:
            match.submit(waiting[0], players[waiting[0]].choose(match.glance(waiting[0]), match.moves(waiting[0])))
        assert match.result
        total += (match.result.places[me] == 1) / match.result.places.count(1)
    return total / games


# A novice's mistakes


def test_a_novice_piles_chips_where_everybody_comes() -> None:
    view = seen("PutChips", [0, 5, 5], {1: 15})
    assert choices(view, Novice) == {Place(1)}
    assert choices(view) <= {Place(3), Place(4)}


def test_a_novice_lays_its_trap_where_nobody_can_come() -> None:
    view = seen("LayCards", [0, 0, 0], {5: 40, 3: 20}, [{"double": 1, "dummy": 1}])
    assert choices(view, Novice) == {Lay("trap", 5)}
    assert choices(view) == {Lay("trap", 3)}


def test_a_novice_lays_its_dummy_anywhere() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30, 1: 10}, [{"double": 3, "trap": 6}])
    assert len(choices(view, Novice)) > 4
    assert choices(view) == {Lay("dummy", 3)}


def test_a_novice_is_not_afraid_of_a_single_card() -> None:
    view = seen("MovePawns", [0, 2, 4], {3: 60, 1: 59}, [{}, {"trap": 3}])
    assert choices(view, Novice) == {Walk(3)}
    assert choices(view) == {Walk(1)}


def test_a_novice_is_afraid_of_a_crowd_of_cards() -> None:
    view = seen("MovePawns", [0, 2, 4], {3: 60, 1: 5}, [{}, {"trap": 3}, {"trap": 3}])
    assert choices(view, Novice) == {Walk(1)}


def test_a_novice_knows_its_own_cards() -> None:
    view = seen("MovePawns", [0, 2, 4], {3: 60, 1: 40}, [{"double": 1, "trap": 1, "dummy": 1}])
    assert choices(view, Novice) == {Walk(1)}


def test_a_novice_lays_its_double_where_it_can_walk() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30, 6: 90}, [{"trap": 6, "dummy": 0}])
    assert choices(view, Novice) == {Lay("double", 3)}


# Heuristics


def test_puts_chips_where_the_others_cannot_walk() -> None:
    assert choices(seen("PutChips", [0, 5, 5], {})) <= {Place(3), Place(4)}


def test_walks_to_the_money() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 5, 5: 90})) == {Walk(3)}


def test_walks_around_a_card_that_may_be_a_trap() -> None:
    laid: list[Cards] = [{}, {"dummy": 3}, {"dummy": 3}]
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 15}, laid)) == {Walk(1)}


def test_walks_to_its_own_double() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 15}, [{"double": 1}])) == {Walk(1)}


def test_is_not_afraid_of_its_own_trap() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {3: 20, 1: 10}, [{"trap": 3, "dummy": 3}])) == {Walk(3)}


def test_never_walks_to_all_three_cards_of_another() -> None:
    laid: list[Cards] = [{}, {"double": 3, "trap": 3, "dummy": 3}]
    assert choices(seen("MovePawns", [0, 2, 4], {3: 90, 1: 5}, laid)) == {Walk(1)}


def test_lays_the_double_where_it_means_to_walk() -> None:
    own: Cards = {"trap": 6, "dummy": 6}
    assert choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}, [own])) == {Lay("double", 3)}


def test_lays_the_trap_where_the_others_will_come() -> None:
    own: Cards = {"double": 1, "dummy": 1}
    assert choices(seen("LayCards", [0, 4, 5], {6: 30, 1: 10, 4: 5}, [own])) == {Lay("trap", 6)}


def test_lays_the_trap_where_others_come_all_the_same() -> None:
    """One card at tile 6 does not keep the others from the most chips; a second one, its own, would."""
    laid: list[Cards] = [{"double": 0, "dummy": 1}, {"dummy": 6}, {"dummy": 6}]
    assert choices(seen("LayCards", [0, 3, 3], {6: 60, 5: 45}, laid)) == {Lay("trap", 5)}


def test_guards_its_goal_with_the_dummy() -> None:
    own: Cards = {"double": 3, "trap": 6}
    assert choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}, [own])) == {Lay("dummy", 3)}


def test_lays_its_cards_in_no_fixed_order() -> None:
    first = choices(seen("LayCards", [0, 2, 4], {3: 30, 1: 10}))
    assert {move.card for move in first if isinstance(move, Lay)} == {"double", "trap", "dummy"}


def test_wavers_between_tiles_that_look_alike() -> None:
    assert choices(seen("MovePawns", [0, 2, 4], {1: 20, 3: 20, 4: 5})) == {Walk(1), Walk(3)}


def test_cards_keep_guests_away() -> None:
    """A card at tile 3 puts off everybody but its owner."""
    free = as_seen(seen("LayCards", [0, 2, 2], {3: 30, 5: 30}).table).for_trap(0)
    guarded = as_seen(seen("LayCards", [0, 2, 2], {3: 30, 5: 30}, [{}, {"dummy": 3}]).table).for_trap(0)
    assert 0 < guarded[3] < free[3]


# What a veteran sees

# Seat 1 can walk to tile 3 but not to tile 1: what lies there can only wait for seat 0. Seat 2 has all its cards at 5.
READABLE: list[Cards] = [
    {"double": 6, "trap": 6, "dummy": 6},
    {"double": 3, "trap": 1, "dummy": 3},
    {"double": 5, "trap": 5, "dummy": 5},
]


def test_a_veteran_reads_where_a_trap_lies() -> None:
    view = seen("MovePawns", [0, 2, 2], {1: 60, 3: 50, 5: 20}, READABLE)
    trap, _ = Reading(view).trap_and_double(1, 1)
    assert trap > 0.7
    assert Walk(1) in choices(view)
    assert choices(view, quick) == {Walk(3)}


def test_a_veteran_is_never_sure_of_what_it_reads() -> None:
    trap, double = Reading(seen("MovePawns", [0, 2, 2], {1: 60, 3: 50, 5: 20}, READABLE)).trap_and_double(1, 3)
    assert 0.02 < trap < 0.3
    assert double > 0.5


def test_all_cards_of_a_seat_hold_its_trap() -> None:
    view = seen("MovePawns", [0, 2, 2], {1: 60, 3: 50, 5: 20}, READABLE)
    assert Reading(view).trap_and_double(2, 5) == (pytest.approx(1), 0)
    assert Reading(view).trap_and_double(2, 3) == (0, 0)


def test_a_veteran_drives_others_into_its_trap() -> None:
    """The others would go for tile 6 rather than to a card at tile 5: the Dummy spoils tile 6 for them."""
    there: Cards = {"double": 4, "trap": 4, "dummy": 4}
    own: Cards = {"double": 1, "trap": 5}
    view = seen("LayCards", [0, 3, 3], {5: 30, 6: 32, 1: 10}, [own, there, there], order=[1, 2, 0])
    assert choices(view) == {Lay("dummy", 1)}
    assert choices(view, quick, 10) == {Lay("dummy", 6)}


def test_a_veteran_keeps_chips_apart() -> None:
    view = seen("PutChips", [0, 5, 5], {3: 40})
    assert choices(view) == {Place(3)}
    assert choices(view, quick) == {Place(3), Place(4)}


# Only seat 0 can walk to tiles 0 and 1; what seat 1 has laid at tile 1 may be its Trap.
AHEAD: list[Cards] = [
    {"double": 4, "trap": 4, "dummy": 4},
    {"double": 5, "trap": 6, "dummy": 1},
    {"double": 5, "trap": 6, "dummy": 5},
]


@pytest.mark.parametrize(("rival", "steps"), [(65, 1), (40, 0)])
def test_the_last_walk_of_a_veteran_is_for_the_first_place(rival: int, steps: int) -> None:
    view = seen("MovePawns", [0, 2, 2], {0: 60, 1: 70}, AHEAD, money=[0, rival, 0], last=True)
    worth = for_money(view)
    assert max(worth) == worth[0], "by the money alone, it would stay"
    assert choices(view, quick, 10) == {Walk(steps)}


def test_a_veteran_without_hope_still_wants_money() -> None:
    view = seen("MovePawns", [0, 2, 2], {0: 60}, AHEAD, money=[0, 900, 0], last=True)
    assert choices(view, quick, 10) == {Walk(0)}


def test_a_veteran_mixes() -> None:
    """Neither the order of its cards nor their tiles are the same each time."""
    first = choices(seen("LayCards", [0, 2, 2], {5: 30, 6: 30, 1: 25}), quick)
    laid = [move for move in first if isinstance(move, Lay)]
    assert {move.card for move in laid} == {"double", "trap", "dummy"}
    assert {move.tile for move in laid if move.card == "trap"} == {5, 6}
    assert choices(seen("MovePawns", [0, 2, 4], {1: 20, 3: 20, 4: 5}), quick) == {Walk(1), Walk(3)}


def test_a_veteran_with_a_seed_chooses_always_alike() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30, 1: 25, 5: 30})
    for seed in range(3):
        first, second = (quick(GAME, Random(seed)).choose(view, moves(view)) for _ in range(2))
        assert first == second


def test_a_veteran_keeps_to_its_time() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30, 1: 25, 5: 30})
    chosen = Veteran(GAME, Random(0), Budget(milliseconds=5)).choose(view, moves(view))
    assert chosen in moves(view)


def test_a_veteran_only_looks() -> None:
    for view in (
        seen("LayCards", [0, 2, 2], {1: 60, 3: 50, 5: 20}),
        seen("MovePawns", [0, 2, 2], {1: 60, 3: 50, 5: 20}, READABLE, last=True),
    ):
        before = repr(view)
        choices(view, quick, 2)
        assert repr(view) == before


def test_plans_keep_the_cards_that_lie() -> None:
    view = seen("LayCards", [0, 2, 4], {3: 30, 1: 25, 5: 30}, [{"trap": 6}])
    made = plans(Reading(view), 0.5, Random(0))
    assert all(plan["trap"] == 6 for plan in made)
    assert len({(plan["double"], plan["dummy"]) for plan in made}) == len(made) > 10


def test_an_imagined_showdown_pays_as_the_rules_do() -> None:
    rng, paid = Random(3), 0
    for seats in (3, 4, 6):
        state = GAME.start(seats)
        GAME.play(state, GAME.odds(state).draw(rng.randrange))
        t = state.table
        while not GAME.is_over(state):
            if state.phase == "MovePawns" and not t.turns:
                world, had = true_world(state), [*t.money.seats]
            (seat,) = GAME.asked(state)
            view, last = GAME.view(state, seat), state.phase == "MovePawns" and t.turns == seats - 1
            GAME.play(state, {seat: Regular(GAME, rng).choose(view, moves(view))})
            if last:
                gains = [now - before for now, before in zip(t.money.seats, had)]
                assert gains == world.takings(t.pawns)
                paid += sum(gains)
    assert paid


def true_world(state: Vabanque) -> World:
    """The cards as they lie, to the first in turn order."""
    t = state.table
    own = [dict(zip(hand.laid[-3:], tiles[-3:])) for hand, tiles in zip(state.hands, t.laid)]
    return World(as_seen(t), own, t.order[0])


def test_walks_leave_those_who_have_walked() -> None:
    view = seen("MovePawns", [0, 2, 2], {1: 60, 3: 50, 5: 20}, READABLE, last=True)
    world = Reading(view).guess(Random(0))
    ends = [world.walks([1], view.table.pawns, Random(seed)) for seed in range(20)]
    assert {end[0] for end in ends} == {0}
    assert {end[1] for end in ends} == {2}
    assert {end[2] for end in ends} <= {2, 3, 4, 5, 6}
    assert {end[2] for end in ends} != {2}


# How strong they are


@pytest.mark.parametrize(("seats", "share"), [(3, 0.75), (6, 0.6)])
def test_a_regular_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=300) > share


@pytest.mark.parametrize("seats", [3, 6])
def test_a_novice_beats_chaos(seats: int) -> None:
    assert firsts(Novice, Chaotic, seats, games=100) > 0.6


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_regular_beats_novices(seats: int) -> None:
    assert firsts(Regular, Novice, seats, games=100) > 0.55


@pytest.mark.parametrize(("seats", "games"), [(3, 15), (5, 10)])
def test_a_veteran_beats_regulars(seats: int, games: int) -> None:
    assert firsts(quick, Regular, seats, games) > 1.5 / seats
