"""The computer players: a novice's mistakes, the regular's heuristics, the veteran's playouts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.game import Move, Seat, State, View
from croupier.games.red_end.bots import SWING, Novice, Regular, Veteran
from croupier.games.red_end.chances import Prospects, Race, on_top, stays_below, toll, unseen
from croupier.games.red_end.rules import GAME, Box, Draw, Hand, Pass, Round, Table
from croupier.kit.seventh_heaven.bank import Bank, Borrow, PayBack
from croupier.players.playouts import Budget

MINE = [1, 3, 5, 7, 2, 4, 6]
FRESH = 49, 42, 35, 28, 21  # nobody has seen a card: those from 1, 3, 5 and 7 on, and the red ones
MANY = Budget(playouts=400)


def seen(
    black: Sequence[Sequence[int]],
    off: Sequence[Sequence[int]],
    *,
    still_in: Sequence[Seat] | None = None,
    knocked_out: Sequence[Seat] = (),
    pot: int = 60,
    chips: int | Sequence[int] = 280,
    debt: bool = False,
    number: int = 1,
) -> View[Table, Hand]:
    """What seat 0 sees on its turn: the black cards and what came off the piles, by seat."""
    seats = len(black)
    bank = Bank([chips] * seats if isinstance(chips, int) else [*chips], [0] * seats, [debt] * seats, pot=pot)
    turns = [*range(seats)] if still_in is None else [*still_in]
    piles = [7 - len(cards) for cards in off]
    gone, kept = [[[*cards] for cards in rows] for rows in (off, black)]
    round_ = Round(number, 0, piles, gone, kept, turns, [*knocked_out], [[] for _ in piles])
    hands = [Hand(MINE)] * seats
    return GAME.view(State(seats, "DrawOrPass", Table(bank, seats, round_), hands, Box({}, [])), 0)


def choice(view: View[Table, Hand], player: type[Any] = Regular, seed: int = 1, *budget: Budget) -> Move:
    move: Move = player(GAME, Random(seed), *budget).choose(view, [*GAME.moves(view), *GAME.asides(view)])
    return move


def test_novice_stops_once_it_is_ahead() -> None:
    """One point more than others who have just begun is not much of a lead."""
    view = seen([[3], [1], [1]], [[], [1], [1, 3]])
    assert choice(view, Novice) == Pass()
    assert isinstance(choice(view), Draw)


def test_novice_draws_while_it_is_behind() -> None:
    """Hardly anything black can be left, and a 1 or a 3 more would not do."""
    view = seen([[1], [7, 7, 7], []], [[], [5, 7, 7, 7], [7, 7, 7]], still_in=[0], pot=60)
    assert isinstance(choice(view, Novice), Draw)
    assert choice(view) == Pass()


def test_novice_takes_the_tallest_pile() -> None:
    view = seen([[3], [3], [3]], [[], [5, 7, 7, 7], [1, 1, 1, 1, 1]], pot=100)
    assert choice(view, Novice) == Draw(1)
    assert choice(view) == Draw(2)


def test_novice_never_thinks_of_the_fourth_card() -> None:
    """Ahead with three black cards, against two who are in and would pay 40 each."""
    view = seen([[1, 1, 3], [3], [3]], [[], [1], []], pot=100)
    assert choice(view, Novice) == Pass()
    assert isinstance(choice(view), Draw)


@pytest.mark.parametrize("player", [Novice, Regular, Veteran])
def test_begins_by_drawing(player: type[Any]) -> None:
    assert isinstance(choice(seen([[], [], []], [[], [], []]), player), Draw)


@pytest.mark.parametrize("player", [Novice, Regular, Veteran])
def test_never_draws_where_red_has_come(player: type[Any]) -> None:
    assert choice(seen([[], [5], [5]], [[], [1, 2], []], pot=300), player) == Draw(2)
    assert choice(seen([[], [5], [5]], [[], [1, 2], [7, 2]]), player) == Pass()


@pytest.mark.parametrize("player", [Novice, Regular, Veteran])
def test_passes_when_there_is_no_pile(player: type[Any]) -> None:
    assert choice(seen([[], [], []], [[], MINE, MINE]), player) == Pass()


def test_prefers_the_pile_with_more_black_to_come() -> None:
    assert choice(seen([[], [5], [5]], [[], [5, 5, 7, 7], [1]])) == Draw(2)


@pytest.mark.parametrize("player", [Regular, Veteran])
def test_last_one_in_stops_when_ahead(player: type[Any]) -> None:
    assert choice(seen([[5, 3], [1], [3]], [[], [1], []], still_in=[0]), player) == Pass()


@pytest.mark.parametrize("player", [Regular, Veteran])
def test_last_one_in_goes_on_when_behind(player: type[Any]) -> None:
    assert isinstance(choice(seen([[1], [5], [3]], [[], [1], []], still_in=[0], pot=200), player), Draw)


def test_makes_the_others_pay() -> None:
    """With three black cards the fourth costs the others 40 each, which is worth more than it adds to the pot."""
    with_others, alone = (
        Prospects(seen([[5, 5, 5], [], []], [[], [], []], still_in=still_in)) for still_in in ([0, 1, 2], [0])
    )
    assert with_others.drawing(Draw(1)) > 60 + 80
    assert alone.drawing(Draw(1)) <= 60


def test_fears_the_toll() -> None:
    assert toll(seen([[], [1, 1, 1], [1, 1]], [[], [], []])) == 40
    assert toll(seen([[], [1, 1, 1, 1], [1, 1, 1]], [[], [], []])) == 50 + 40
    assert toll(seen([[], [1, 1, 1, 1], [1, 1, 1]], [[], [], []], still_in=[0, 1])) == 50
    counts = [[], [3], []], [[], [1, 1, 1], []]
    calm, costly = (Prospects(seen(black, [[], [], []])).drawing(Draw(1)) for black in counts)
    assert costly < calm


def test_chance_to_win() -> None:
    """Nobody who has stopped may be above me, and nobody still in may get there; those knocked out do not count."""
    race = Race(seen([[5], [5, 3], [7, 7], [1]], [[]] * 4, still_in=[0, 3], knocked_out=[2]))
    assert race.chance(1) == 0
    assert race.chance(3) == pytest.approx(stays_below(7) / 2)
    assert race.chance(5) == pytest.approx(stays_below(9))
    assert stays_below(-1) < stays_below(0) < stays_below(1) < 1


def test_knows_what_may_lie_on_top() -> None:
    assert dict(on_top([], 1, FRESH)) == pytest.approx(dict.fromkeys((1, 3, 5, 7), 1 / 7))
    assert on_top([1, 2], 5, FRESH) == []
    assert dict(on_top([5], 1, FRESH)) == pytest.approx(dict.fromkeys((5, 7), 1 / 5))
    assert sum(chance for _, chance in on_top([], 7, FRESH)) > 0.99


def test_counts_what_it_has_seen() -> None:
    """Seat 0 has one card of each number, and two 1s came off the pile of seat 1."""
    assert unseen(seen([[1], [], []], [[1], [1, 1], []])) == (40, 36, 30, 24, 18)


@pytest.mark.parametrize("player", [Regular, Veteran])
def test_pays_back_with_plenty_and_never_borrows(player: type[Any]) -> None:
    assert choice(seen([[], [], []], [[], [], []], chips=700, debt=True), player) == PayBack()
    for chips in (0, 300):
        assert choice(seen([[], [], []], [[], [], []], chips=chips), player) != Borrow()


def test_veteran_plays_for_the_first_place() -> None:
    """In the last round the leader passes; whoever cannot win with the pot makes the leader pay for a fourth card."""
    behind, ahead = (
        seen([[7, 7, 7], [5], [5]], [[], [7], [7]], chips=chips, pot=120, number=3)
        for chips in ([200, 400, 100], [300, 250, 100])
    )
    assert isinstance(choice(behind, Veteran, 1, MANY), Draw)
    assert choice(ahead, Veteran, 1, MANY) == Pass()
    assert choice(behind) == choice(ahead)


def test_veteran_counts_chips_where_the_first_place_is_lost() -> None:
    """The pot is not enough, but it is better than nothing."""
    view = seen([[1], [5], [3]], [[], [1], [1]], still_in=[0], chips=[100, 2000, 100], pot=200, number=3)
    assert isinstance(choice(view, Veteran, 1, MANY), Draw)


def test_veteran_knows_the_leader_by_the_rounds_to_go() -> None:
    """Chips ahead are worth more the nearer the end is; once it is over only the first place counts."""
    veteran = Veteran(GAME, Random(1))
    worths = []
    for number in (1, 2, 3):
        view = seen([[], [], []], [[], [], []], chips=[400, 280, 280], number=number)
        world = GAME.imagine(view, Random(1))
        worths.append(veteran.worth(world, 0))
        assert sum(veteran.worth(world, seat) for seat in range(3)) == pytest.approx(1)
    assert 1 / 3 < worths[0] < worths[1] < worths[2] < 1
    assert worths[2] / veteran.worth(world, 1) == pytest.approx(exp(120 / (3 * SWING)))
    world.phase = "Over"
    assert [veteran.worth(world, seat) for seat in range(3)] == pytest.approx([1, 0, 0], abs=0.3)


def test_veteran_stops_a_playout_with_the_round() -> None:
    view = seen([[], [], []], [[], [], []])
    world, until = GAME.imagine(view, Random(1)), Veteran(GAME, Random(1)).until(view)
    assert not until(world)
    world.table.round.number += 1
    assert until(world)


def test_veteran_answers_alike_with_the_same_seed() -> None:
    view = seen([[3], [5], [5]], [[], [5], [1]])
    assert len({choice(view, Veteran, 5, Budget(playouts=20)) for _ in range(5)}) == 1


def test_veteran_keeps_to_its_budget() -> None:
    view = seen([[3], [5], [5]], [[], [5], [1]])
    for budget in (Budget(playouts=1), Budget(milliseconds=1)):
        assert choice(view, Veteran, 1, budget) in GAME.moves(view)


@pytest.mark.parametrize(("seats", "enough"), [(3, 0.6), (5, 0.55)])
def test_novice_beats_chaos(seats: int, enough: float) -> None:
    assert first_places(GAME, seats, 100, level="novice") > enough


@pytest.mark.parametrize(("seats", "enough"), [(3, 0.4), (4, 0.3), (5, 0.3)])
def test_regular_beats_novices(seats: int, enough: float) -> None:
    assert first_places(GAME, seats, 150, others="novice") > enough


def test_regular_beats_chaos() -> None:
    assert first_places(GAME, 3, games=100) > 0.7


def test_veteran_beats_novices() -> None:
    assert first_places(GAME, 3, 30, level="veteran@30", others="novice") > 0.4
