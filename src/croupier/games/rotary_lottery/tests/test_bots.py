"""The computer players: a novice's mistakes, the regular's counting, the veteran's foresight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.chance import seeded
from croupier.core.game import Move, View
from croupier.core.match import Match
from croupier.games.rotary_lottery.bots import Expert, Novice, Regular, Veteran, lays
from croupier.games.rotary_lottery.counting import unseen
from croupier.games.rotary_lottery.foresight import (
    MONEY,
    at_least,
    chance_of_first,
    chances,
    face_down,
    lay_out,
    lead_in_prizes,
)
from croupier.games.rotary_lottery.rules import GAME, LEFT, RIGHT, Hand, Lay, Round, Table
from croupier.games.rotary_lottery.worlds import World, tally, worlds
from croupier.kit.seventh_heaven.bank import Bank, Borrow, Gamble, PayBack
from croupier.players.playouts import Budget

ALL = [1, 2, 3, 4, 5, 6, 7]
FEW = Budget(playouts=30)


def sees(
    held: list[list[list[int]]],
    laid: list[list[int]],
    lottery: Sequence[Sequence[int]] = ((), ()),
    hits: Sequence[Sequence[int]] = ((), (), ()),
    chips: Sequence[int] = (0, 0, 0),
) -> View[Table, Hand]:
    """What the first of three players may see in a draft; hits are those of round one."""
    bank = Bank([*chips], [0] * 3, [chips[0] > 0] * 3)
    rounds = [
        Round(0, [[*row] for row in hits] if turned else [[], [], []], len(cards), [*turned])
        for cards, turned in zip(laid, lottery)
    ]
    return View(3, "Draft", Table(bank, 5, rounds, 21), 0, Hand(held, laid))


def choices(view: View[Table, Hand], player: Any = Regular, seeds: int = 30) -> set[Move]:
    """All that the player may choose, if asked again and again."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return {player(GAME, Random(seed)).choose(view, moves) for seed in range(seeds)}


def test_novice_forgets_hands_that_it_passed_on() -> None:
    view = sees([[[1, 1, 2, 2, 2, 2, 3], [1, 2, 4, 4, 4, 4]]], [[3]])
    assert choices(view, Novice) == {Lay(1), Lay(2)}
    assert choices(view) == {Lay(1)}


def test_novice_forgets_the_lottery() -> None:
    view = sees([[ALL], [ALL]], [ALL, []], [[1, 2, 3, 4, 5], []])
    assert choices(view, Novice, 100) == {*map(Lay, ALL)}
    assert choices(view, Regular, 100) == {Lay(6), Lay(7)}


def test_novice_never_lays_a_number_twice_if_it_can_help_it() -> None:
    view = sees([[[1, 1, 1, 1, 2, 3, 6], [1, 2, 2, 2, 2, 6]]], [[6]])
    assert choices(view, Novice) == {Lay(1)}
    assert choices(view) == {Lay(6)}


def test_lays_what_it_has_seen_least_of() -> None:
    assert choices(sees([[[1, 1, 1, 2, 2, 3, 3]]], [[]])) == {Lay(2), Lay(3)}
    assert choices(sees([[[1, 1, 1, 2, 2, 3, 4]]], [[]])) == {Lay(3), Lay(4)}


def test_spreads_rather_than_collects() -> None:
    assert choices(sees([[[4, 5, 6, 7, 7, 7, 7], [4, 5, 6, 1, 1, 1]]], [[4]])) == {Lay(5), Lay(6)}


def test_counts_a_hand_that_comes_back_once() -> None:
    held = [[1, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 7, 7], [1, 3, 3, 5, 6], [1, 2, 4, 6]]
    assert unseen(sees([held], [[3, 2, 1]])) == {1: 1, 2: 3, 3: 1, 4: 3, 5: 3, 6: 3, 7: 3}


def test_counts_what_comes_by_in_either_round() -> None:
    first, second = [[1, 1, 1, 2, 2, 3, 4]], [[1, 2, 2, 2, 5, 5, 6]]
    view = sees([first, second], [[1, 1, 1, 2, 2, 3, 4], []], [[7, 7, 1, 5, 3], []])
    assert unseen(view) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 2, 6: 4, 7: 3}


def test_chances() -> None:
    assert at_least(1, 3, 3, 1) == 1
    assert at_least(2, 1, 14, 5) == 0
    assert at_least(1, 1, 14, 7) == pytest.approx(1 / 2)
    assert at_least(2, 2, 4, 2) == pytest.approx(1 / 6)


@pytest.mark.parametrize("player", [Regular, Veteran])
def test_never_borrows_and_pays_back_with_plenty(player: type[Any]) -> None:
    view = sees([[ALL]], [[]])
    assert Borrow() in GAME.asides(view)
    assert all(isinstance(move, Lay) for move in choices(view, player, 5))
    assert choices(sees([[ALL]], [[]], chips=[900] * 3), player, 5) == {PayBack()}
    assert PayBack() not in choices(sees([[ALL]], [[]], chips=[300] * 3), player, 5)


def second_round() -> View[Table, Hand]:
    """Seat 2 hit both 6s of the lottery, laid before seat 0 saw those hands. With its own all five are accounted for.

    The hands were 6123457, 1623457 and 6123457: all laid from the left, as they went round.
    """
    held = [ALL, [1, 2, 3, 4, 5, 7], [2, 3, 4, 5, 7], [3, 4, 5, 7], [4, 5, 7], [5, 7], [7]]
    hits = [[6, 1, 2, 3], [1, 2, 3], [6, 6, 2, 3]]
    return sees([held, [ALL]], [[6, 1, 2, 3, 4, 5, 7], []], [[6, 6, 1, 2, 3], []], hits)


def test_veteran_reads_from_hits_where_cards_are() -> None:
    view = second_round()
    assert unseen(view)[6] == 2
    assert all(world.pile[6] == 0 for world in islice(worlds(view, Random(1)), 30))
    assert Lay(6) in choices(view)
    assert Lay(6) not in choices(view, Veteran, 10)


def test_veteran_takes_what_does_not_come_back() -> None:
    """A 4 is a little likelier to come than a 5, but a 4 is in every hand, and the next player wants the 5."""
    world = World([[4, 4, 5, 1], [4, 4, 1, 1], [4, 4, 1, 1]], [tally([])] * 3, tally([4, 4, 4, 5, 5, 6, 6, 7, 7]))
    likely = chances([world.pile], 7)
    assert likely[4][0] > likely[5][0]
    greedy, patient = (lay_out(world, 0, card, RIGHT, likely) for card in (4, 5))
    assert greedy[0] == tally([4, 4, 1, 1])
    assert patient[0] == tally([5, 4, 1, 1])
    assert chance_of_first(patient, world.pile, [0] * 3, 0) > chance_of_first(greedy, world.pile, [0] * 3, 0)


def test_hands_go_round_in_the_draft_that_it_foresees() -> None:
    """Everybody lays what is likeliest, of numbers that cannot come the first in hand."""
    world = World([[1, 2], [3, 1], [2, 2]], [tally([]), tally([1]), tally([])], tally([1, 1, 2]))
    likely = chances([world.pile], 2)
    assert lay_out(world, 0, 2, LEFT, likely) == [tally([2, 2]), tally([1, 1, 1]), tally([2, 3])]
    assert lay_out(world, 0, 1, RIGHT, likely) == [tally([1, 3]), tally([1, 1, 2]), tally([2, 2])]
    assert world.hands == [[1, 2], [3, 1], [2, 2]]


def test_what_stays_face_down() -> None:
    """RL-5: two of nine lottery cards are never shown."""
    pile = tally([1, 1, 1, 2, 2, 7, 7, 7, 7])
    assert sum(ways for ways, _, _ in face_down(pile)) == 36
    assert {*face_down(pile)} == {(3, 1, 1), (1, 2, 2), (6, 7, 7), (6, 1, 2), (12, 1, 7), (8, 2, 7)}


def test_chance_of_first_is_exact() -> None:
    """With 1 to 7 against seven 7s, and a lottery of seven 7s and two 1s: at least five 7s are turned up."""
    pile, nothing = tally([7] * 7 + [1] * 2), tally([])
    spread, all_sevens = tally(ALL), tally([7] * 7)
    assert chance_of_first([all_sevens, spread, nothing], pile, [0] * 3, 0) > 1
    behind = chance_of_first([spread, all_sevens, nothing], pile, [160, 0, 0], 0)
    first = 21 / 36  # of its 7s two stay face down: five hits are 200, as are two and the 160 from round one
    money = MONEY * (200 - (200 + 200) / 3) * 21 + MONEY * (200 - (200 + 300) / 3) * 14
    last = MONEY * (180 - (180 + 400) / 3) * 1  # both 1s stay face down
    assert behind == pytest.approx(first / 2 + (money + last) / 36)


def test_lead_in_prizes_of_round_one() -> None:
    """RL-4: every hit is worth 20, and five of fourteen cards are turned up."""
    pile = tally([1] * 14)
    assert lead_in_prizes([tally([1] * 7), tally([1]), tally([2])], pile, 0) == pytest.approx(100 - 20 / 2)
    half = tally([1, *[2] * 13])
    assert lead_in_prizes([tally([1]), tally([3]), tally([3])], half, 0) == pytest.approx(20 * 5 / 14)


def test_worlds_hold_what_one_has_seen() -> None:
    """In both rounds each world has all cards, my hand and my ticket, and none comes twice in a row for long."""
    for seed in range(6):
        match = Match(GAME, 4, source=seeded(seed), quiet=True)
        players = [Regular(GAME, Random(seed)) for _ in range(4)]
        while match.waiting:
            for seat in match.waiting:
                view = match.view(seat)
                if seat == seed % 4:
                    several = [*islice(worlds(view, Random(seed)), 5)]
                    for world in several:
                        assert sorted(world.hands[seat]) == view.hand.cards
                        assert world.tickets[seat] == tally(view.hand.laid[-1])
                        turned = [card for now in view.table.rounds for card in now.lottery]
                        cards = [*turned, *(card for hand in world.hands for card in hand)]
                        tickets = [sum(row) for row in zip(*world.tickets, world.pile, tally(cards))]
                        assert tickets == [0, *view.table.deck.values()]
                    assert any(world != several[0] for world in several) or view.table.now.laid > 2
                match.submit(seat, players[seat].choose(view, match.moves(seat)))


def test_veteran_answers_alike_with_the_same_seed() -> None:
    for view in (sees([[[1, 2, 3, 4, 5, 6, 6]]], [[]]), second_round()):
        moves = GAME.moves(view)
        assert len({Veteran(GAME, Random(7), FEW).choose(view, moves) for _ in range(3)}) == 1


def test_veteran_passes_over_seats_that_are_out() -> None:
    """In a course the seats left play among themselves."""
    bank = Bank([0] * 5, [0] * 5, [False] * 5, out=[1, 3])
    match = Match(GAME, 5, Gamble(bank=bank), seeded(1), quiet=True)
    players = [Veteran(GAME, Random(seat), Budget(playouts=10)) for seat in range(5)]
    while match.waiting:
        for seat in match.waiting:
            match.submit(seat, players[seat].choose(match.glance(seat), match.moves(seat)))
    assert match.over


def test_veteran_keeps_to_its_budget() -> None:
    view = sees([[ALL]], [[]])
    for budget in (Budget(playouts=1), Budget(milliseconds=1)):
        assert Veteran(GAME, Random(1), budget).choose(view, GAME.moves(view)) in GAME.moves(view)


def test_expert_calculates_although_it_could_borrow() -> None:
    view = second_round()
    moves = [*GAME.moves(view), *GAME.asides(view)]
    assert any(not isinstance(move, Lay) for move in moves)
    found = dict(zip(moves, Expert(GAME, Random(1)).calculated(view, moves)))
    assert len({worth for move, worth in found.items() if isinstance(move, Lay)}) > 1
    assert all(worth == 0 for move, worth in found.items() if not isinstance(move, Lay))
    assert max(found.values()) == 0


def test_does_not_touch_what_it_sees() -> None:
    view = second_round()
    before = repr(view)
    Veteran(GAME, Random(1), FEW).choose(view, GAME.moves(view))
    assert repr(view) == before


def share(one: type[Any], other: type[Any], seats: int, games: int, *budget: Budget) -> float:
    """How often one player comes first among others; a shared first place is shared here too."""
    rng, firsts = Random(1), 0.0
    for number in range(games):
        me = number % seats
        players = [one(GAME, rng, *budget) if seat == me else other(GAME, rng) for seat in range(seats)]
        match = Match(GAME, seats, None, seeded(rng), quiet=True)
        while match.waiting:
            for seat in match.waiting:
                match.submit(seat, players[seat].choose(match.glance(seat), match.moves(seat)))
        assert match.result
        places = match.result.places
        firsts += (places[me] == 1) / places.count(1)
    return firsts / games


class Blind:
    """Lays anything, and does not borrow as a chaotic player does, which costs 50 or more."""

    def __init__(self, game: Any, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any, moves: Sequence[Move]) -> Move:
        return self.rng.choice(lays(moves))


@pytest.mark.parametrize(("seats", "enough"), [(3, 0.4), (5, 0.24)])
def test_novice_beats_chaos(seats: int, enough: float) -> None:
    assert share(Novice, Blind, seats, 200) > enough


@pytest.mark.parametrize(("seats", "enough"), [(3, 0.55), (4, 0.4), (5, 0.3)])
def test_regular_beats_novices(seats: int, enough: float) -> None:
    assert share(Regular, Novice, seats, 150) > enough


def test_regular_beats_chaos() -> None:
    """Even if chaos never borrows, which would cost it 50 or more."""
    assert first_places(GAME, 3, games=150, chaos_borrows=False) > 0.72


def test_veteran_beats_novices() -> None:
    assert share(Veteran, Novice, 3, 15, FEW) > 0.45
