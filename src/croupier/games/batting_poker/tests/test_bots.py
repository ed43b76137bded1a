"""The computer players of Batting Poker."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.chance import seeded
from croupier.core.game import Move, View
from croupier.games.batting_poker import heuristics
from croupier.games.batting_poker.bots import Novice, Regular, Veteran, settled
from croupier.games.batting_poker.chances import HANDS, Outlook
from croupier.games.batting_poker.hands import EVEN, NOTHING, PAIR, STRAIGHT, THREE, rank
from croupier.games.batting_poker.reading import Reader, steps
from croupier.games.batting_poker.rules import ANTE, GAME, Action, Discard, Hand, Pass, Swap, Table
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import Gamble, PayBack
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS
from croupier.players.playouts import Budget

Level = type[Novice] | type[Regular] | type[Veteran]


def seen(
    hand: Sequence[int],
    lying: Sequence[Sequence[int]] = (),
    *,
    seats: int = 4,
    pot: int = 80,
    chips: int = 180,
    debt: bool = False,
) -> View[Table, Hand]:
    """What seat 0 sees, with these cards lying before the seats."""
    state = GAME.start(seats, Gamble(first=0))
    while state.phase == "Draw":
        GAME.play(state, next(card for card, _ in GAME.odds(state).outcomes()))
    state.hands[0].cards = sorted(hand)
    for seat, cards in enumerate(lying):
        state.table.round.discards[seat] = [*cards]
    bank = state.table.bank
    bank.pot, bank.chips[0], bank.debt[0] = pot, chips, debt
    return GAME.view(state, 0)


def choice(view: View[Table, Hand], level: Level = Regular) -> Move:
    return level(GAME, Random(1)).choose(view, [*GAME.moves(view), *GAME.asides(view)])


def test_keeps_a_straight() -> None:
    assert choice(seen((3, 4, 5))) == Pass()


def test_breaks_up_a_straight_that_does_not_count() -> None:
    assert rank((3, 4, 5), 3) == NOTHING
    assert isinstance(choice(seen((3, 4, 5), seats=3)), Discard)


def test_draws_to_an_even_hand() -> None:
    assert choice(seen((2, 5, 6), seats=3)) == Discard((5,))


def test_keeps_a_wild_card() -> None:
    move = choice(seen((0, 2, 7)))
    assert isinstance(move, Discard)
    assert 0 not in move.cards


def test_draws_anew_when_nothing_fits() -> None:
    move = choice(seen((1, 4, 7), seats=3))
    assert isinstance(move, Discard)
    assert len(move.cards) >= 2


def test_buys_what_makes_a_hand() -> None:
    assert choice(seen((2, 6, 7), [(), (1, 5), (3,)])) == Swap(2, 1, 5)


def test_does_not_buy_when_a_loan_would_cost_more() -> None:
    lying = [(), (1, 5), (3,)]
    assert isinstance(choice(seen((2, 6, 7), lying, chips=10)), Swap)
    assert not isinstance(choice(seen((2, 6, 7), lying, chips=0)), Swap)


def test_wants_three_of_a_kind_when_the_pot_is_large() -> None:
    assert choice(seen((2, 2, 4), pot=120)) == Pass()
    assert choice(seen((2, 2, 4), pot=1000)) == Discard((4,))


def test_does_not_borrow_without_need() -> None:
    view = seen((1, 4, 7), chips=0)
    assert isinstance(choice(view), Discard)


def test_pays_back_when_rich() -> None:
    assert choice(seen((3, 4, 5), chips=700, debt=True)) == PayBack()


def test_a_hand_that_many_make_is_worth_less() -> None:
    worths = heuristics.worth_of_ranks(seen((1, 2, 4), pot=200).table)
    assert worths[NOTHING] == -20
    assert worths[NOTHING] < worths[PAIR] < worths[EVEN] < worths[STRAIGHT]
    assert worths[STRAIGHT] < 200
    assert heuristics.worth_of_ranks(seen((1, 2, 4), pot=20).table)[STRAIGHT] < worths[PAIR]


def test_chances() -> None:
    chances = heuristics.chances((4, 4), 3)
    assert chances[THREE] == pytest.approx(7 / 49)  # five 4s, 0 and 00
    assert chances[EVEN] == pytest.approx(14 / 49)
    assert chances[NOTHING] == 0
    assert sum(heuristics.chances((), 5)) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.8), (4, 0.75), (5, 0.7)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=100) > share


def test_a_novice_stands_on_a_pair() -> None:
    view = seen((3, 3, 4), pot=500)
    assert choice(view, Novice) == Pass()
    assert choice(view) != Pass()


def test_a_novice_never_looks_at_what_lies_open() -> None:
    view = seen((2, 6, 7), [(), (1, 5), (3,)])
    assert isinstance(choice(view, Novice), Discard)
    assert isinstance(choice(view), Swap)


def test_a_novice_changes_a_single_card() -> None:
    view = seen((1, 4, 7), seats=3)
    move, better = choice(view, Novice), choice(view)
    assert isinstance(move, Discard)
    assert isinstance(better, Discard)
    assert len(move.cards) == 1 < len(better.cards)


def third_time_round(hand: Sequence[int], done: Sequence[Sequence[Action]]) -> View[Table, Hand]:
    """What seat 0, who deals, sees on its last turn among three, after these turns of everybody."""
    view = seen(hand, seats=3, pot=100)
    r = view.table.round
    r.done, r.to_act = [[*moves] for moves in done], [0, 1, 2]
    for step in steps(view.table):
        match step.move:
            case Discard(cards):
                r.discards[step.seat] += cards
            case Swap(card, owner, taken):
                r.discards[owner].remove(taken)
                r.discards[step.seat].append(card)
    return view


BUYS_EVEN: Sequence[Sequence[Action]] = [Discard((2, 4)), Pass()], [Swap(1, 0, 2), Swap(3, 0, 4)], [Pass(), Pass()]


def test_a_veteran_follows_the_turns_in_order() -> None:
    view = third_time_round((2, 6, 6), BUYS_EVEN)
    taken = [(step.seat, step.lying, step.pot) for step in steps(view.table)]
    assert taken == [(0, [], 80), (1, [2, 4], 80), (2, [1, 4], 90), (0, [1, 4], 90), (1, [1, 4], 90), (2, [1, 3], 100)]


def test_a_veteran_reads_what_others_buy() -> None:
    """Whoever bought a 2 and a 4 is even, or will be."""
    read = Reader(third_time_round((2, 6, 6), BUYS_EVEN))
    for belief in (*read.now.values(), *read.then.values()):
        assert sum(belief.values()) == pytest.approx(1)
    assert all(2 in hand and 4 in hand for hand in read.now[1])
    assert sum(chance for hand, chance in read.then[1].items() if rank(hand, 3) == EVEN) > 0.9


def test_a_veteran_reads_who_passes_and_who_draws() -> None:
    passed = Reader(third_time_round((1, 3, 7), [[Pass(), Pass()]] * 3))
    drew = Reader(third_time_round((1, 3, 7), [[Pass(), Pass()], [Discard((2,)), Discard((5,))], [Pass(), Pass()]]))
    assert missing(passed, 1) < 0.05 < missing(drew, 1)


def missing(read: Reader, seat: int) -> float:
    """How likely a seat is to have no hand now."""
    return sum(chance for hand, chance in read.now[seat].items() if rank(hand, 3) == NOTHING)


def test_a_veteran_breaks_up_a_hand_that_another_has() -> None:
    view = third_time_round((2, 6, 6), BUYS_EVEN)
    assert choice(view, Veteran) == Discard((2,))
    assert choice(view) == Pass()


def test_a_veteran_looks_all_turns_ahead() -> None:
    """Of two sixes and a five, three of a kind is three times as likely with three draws as with one, or nearly."""
    values = {hand: float(rank(hand, 3) == THREE) for hand in HANDS}
    outlook = Outlook(values, less(FULL, (5, 6, 6)), (), 0.0)
    once = outlook.worth((5, 6, 6), Discard((5,)))
    assert once == pytest.approx(7 / 48)
    outlook.turn_back()
    outlook.turn_back()
    assert outlook.worth((5, 6, 6), Discard((5,))) == pytest.approx(1 - (1 - once) ** 3, abs=0.001)


def test_a_veteran_weighs_what_it_may_buy() -> None:
    values = {hand: float(rank(hand, 4) == STRAIGHT) for hand in HANDS}
    outlook = Outlook(values, less(FULL, (1, 6, 7), (5,)), [5], 0.1)
    assert outlook.worth((1, 6, 7), Swap(1, 1, 5)) == pytest.approx(0.9)
    outlook.turn_back()
    assert outlook.worth((1, 6, 7), Pass()) == pytest.approx(0.9)


@pytest.mark.parametrize("seed", range(20))
def test_a_veteran_settles_as_the_rules_do(seed: int) -> None:
    """BP-7"""
    state, source = GAME.start(5, Gamble(first=seed % 5)), seeded(seed)
    while state.phase == "Draw":
        GAME.play(state, source(GAME.odds(state), ""))
    kinds = {s: (rank(tuple(h.cards), 5), sum(c in ZEROS for c in h.cards)) for s, h in enumerate(state.hands)}
    expected = settled(state.table, kinds)
    while state.phase == "Act":
        GAME.play(state, {state.table.round.to_act[0]: Pass()})
    assert [chips + ANTE for chips in state.table.bank.chips] == expected


def test_a_veteran_pays_back_when_rich() -> None:
    assert choice(seen((3, 4, 5), chips=700, debt=True), Veteran) == PayBack()


def test_the_same_seed_brings_the_same_choice() -> None:
    view = seen((1, 4, 7), [(), (1, 5), (3,)])
    moves = GAME.moves(view)
    twice = [[Veteran(GAME, Random(seed), Budget(playouts=3)).choose(view, moves) for seed in range(8)] for _ in "ab"]
    assert twice[0] == twice[1]


@pytest.mark.parametrize(
    ("level", "others", "games", "share"), [("veteran", "regular", 12, 0.3), ("regular", "novice", 60, 0.35)]
)
def test_levels(level: str, others: str, games: int, share: float) -> None:
    """One among three of the level below: a fair share is a quarter."""
    assert first_places(GAME, 4, games, level=level, others=others) > share
