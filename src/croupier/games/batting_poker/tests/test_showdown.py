"""The showdown of Batting Poker, and what can be known of hidden hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random

import pytest
from told import Log

from croupier.core.game import Move, Reveal
from croupier.games.batting_poker.hands import Showdown
from croupier.games.batting_poker.rules import (
    GAME,
    Batted,
    Discard,
    Got,
    Missed,
    Pass,
    Poker,
    StoodAlone,
    Swap,
    TurnedUp,
)
from croupier.games.batting_poker.tests.scripted import (
    ANA,
    JUN,
    LEO,
    VERA,
    Cards,
    begin,
    carried,
    deal,
    go,
    hand,
    pass_all,
    play_on,
    show_down,
    won,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Borrowed, Charged, Gamble, PutOut, TookAll, Won
from croupier.kit.seventh_heaven.number_cards import FULL


def test_settled_from_the_lowest_up() -> None:
    """BP-7: pot 100, no hand pays 20, a pair takes 40, two even ones pay 20 and with a 0 40; 140 stay."""
    state, log = show_down([(1, 2, 5), (1, 1, 4), (2, 2, 6), (0, 2, 6)], pot=20)
    assert won(log) == {ANA: -20, JUN: 40, LEO: -20, VERA: -40}
    settled = log.of(Missed, StoodAlone, Batted, Won, Charged)[:7]
    assert settled == [
        Missed((ANA,)),
        Charged(ANA, 20),
        StoodAlone(JUN, "pair", 40, 40, "enough"),
        Won(JUN, 40),
        Batted("even", (LEO, VERA), fines=(20, 40), zeros=1),
        Charged(LEO, 20),
        Charged(VERA, 40),
    ]
    assert state.table.bank.pot == 140 + 4 * 20  # with the antes of the next round


def test_a_prize_is_no_more_than_the_pot() -> None:
    """BP-7: whoever is alone takes what is there if that is less than the prize, even nothing."""
    _, log = show_down([(1, 1, 2), (2, 2, 4), (1, 2, 3), (3, 3, 3)])
    assert log.of(Won) == [Won(ANA, 40), Won(JUN, 40), Won(LEO, 0), Won(VERA, 0)]


def test_the_table_keeps_how_the_last_round_was_settled() -> None:
    """BP-7, BP-8: everybody's cards, what they made and what that brought or cost, until the next showdown."""
    options = carried([30, 200, 200, 200], [True, False, False, False])
    hands: list[Cards] = [(1, 1, 2), (1, 1, 3), (1, 4, 6), (2, 2, 4)]
    state, _ = show_down(hands, options=options)
    shown = [[*cards] for cards in hands]
    assert state.table.round.number == 2
    assert state.table.last == Showdown(1, shown, ["pair", "pair", "nothing", "even"], [-10, -20, -20, 120])
    deal(state, [(), (1, 2, 3), (1, 2, 3), (1, 2, 4)], Log())
    pass_all(state)
    assert state.table.last is not None
    assert (state.table.last.round, state.table.last.hands[ANA], state.table.last.won[ANA]) == (2, None, None)


def test_penalties_are_there_before_prizes() -> None:
    """BP-7: what lower ranks pay is in the pot before higher prizes are paid."""
    _, log = show_down([(1, 1, 2), (1, 1, 3), (1, 4, 6), (3, 3, 3)])
    assert won(log) == {ANA: -20, JUN: -20, LEO: -20, VERA: 80 + 60}


def test_batting_costs_more_with_zeros() -> None:
    """BP-7: 20, and 20 more for each 0 or 00; a hand that is alone costs nothing."""
    _, log = show_down([(0, 6, 8), (3, 3, 3), (5, 5, 5)], pot=100)
    assert log.of(Batted) == [Batted("three", (0, 1, 2), fines=(60, 20, 20), zeros=2)]
    assert won(log) == {0: -60, 1: -20, 2: -20}
    _, log = show_down([(0, 2, 4), (4, 6, 8), (2, 2, 4)], pot=100)
    assert won(log) == {0: -40, 1: -40, 2: -20}
    _, log = show_down([(0, 6, 8), (1, 1, 2), (1, 2, 4)], pot=100)
    assert won(log) == {0: 140, 1: 40, 2: -20}


def test_order_within_a_rank() -> None:
    """BP-7: players of one rank pay in order from the dealer (SH-17)."""
    _, log = show_down([(1, 2, 4)] * 4, options=Gamble(first=2))
    paid = [event.seat for event in log.of(Charged) if isinstance(event, Charged)]
    assert paid[:4] == [2, 3, 0, 1]


def test_all_hands_are_turned_up() -> None:
    """BP-8: all hands are shown before anything is paid, and stay open for all to look up."""
    hands: list[Cards] = [(1, 2, 4), (0, 4, 6), (1, 1, 8)]
    state, log = show_down(hands, options=Gamble(first=1))
    shown = [
        TurnedUp(1, (0, 4, 6), "even", (4, 6, 6)),
        TurnedUp(2, (1, 1, 8), "three", (1, 1, 1)),
        TurnedUp(0, (1, 2, 4), "nothing", (1, 2, 4)),
    ]
    assert [event for _, event in log[9:12]] == shown
    assert isinstance(log[12][1], Missed)
    assert issubclass(TurnedUp, Reveal)
    assert GAME.scene(state).table.shown == [[*cards] for cards in hands]


def test_ranks_are_fixed_when_somebody_is_put_out() -> None:
    """BP-8: the fine puts one of two batting players out; the other is batting still, and pays."""
    options = carried([30, 200, 200, 200], [True, False, False, False])
    state, log = show_down([(1, 1, 2), (1, 1, 3), (1, 4, 6), (2, 2, 4)], options=options)
    told = log.of(Missed, Batted, Charged, PutOut, StoodAlone, Won)[:8]
    assert told == [
        Missed((LEO,)),
        Charged(LEO, 20),
        Batted("pair", (ANA, JUN), fines=(20, 20), zeros=0),
        Charged(ANA, 10),
        PutOut(ANA),
        Charged(JUN, 20),
        StoodAlone(VERA, "even", 120, 120, "enough"),
        Won(VERA, 120),
    ]
    assert GAME.score(state.table, ANA) == -300
    assert log.of(BecameDealer) == [BecameDealer(JUN, 2)]


def test_a_fine_borrows() -> None:
    """BP-7: whoever cannot pay a fine and holds no debt card borrows automatically (SH-13)."""
    state, log = show_down([(1, 2, 4), (1, 1, 2), (2, 2, 4)], options=carried([30, 200, 200]))
    assert log.of(Borrowed) == [Borrowed(0)]
    assert state.table.bank.debt == [True, False, False]
    assert state.table.bank.chips[0] == 10 + 200 - 20 - 20  # a fine and the next ante


def test_the_last_takes_all_at_the_showdown() -> None:
    """BP-8: the moment one player is left it is over; higher prizes and fines lapse, and the pot is theirs (SH-16)."""
    options = carried([20, 20, 30], [True, True, True])
    state, log = show_down([(1, 2, 4), (1, 2, 4), (1, 1, 2)], options=options)
    assert log.of(PutOut, TookAll, Won) == [PutOut(0), PutOut(1), TookAll(2, 60)]
    assert GAME.is_over(state)
    assert state.table.bank.chips == [0, 0, 70]
    assert GAME.places(state) == (3, 2, 1)
    assert [held.cards for held in state.hands] == [[]] * 3


def test_the_last_takes_all_at_the_ante() -> None:
    """BP-2: the ante puts out whoever cannot pay it, and the last player left takes the pot (SH-14, SH-16)."""
    log = Log()
    state = GAME.start(3, carried([10, 0, 50], [True, True, False]), log)
    assert log.of(Charged, PutOut, TookAll) == [
        Charged(0, 10),
        PutOut(0),
        Charged(1, 0),
        PutOut(1),
        TookAll(2, 10),
    ]
    assert GAME.is_over(state)
    assert state.table.bank.chips == [0, 0, 60]


def test_the_dealer_is_put_out_at_the_ante() -> None:
    """BP-3: the round starts with the next player left of a dealer who is out (SH-3)."""
    state, log = begin([(), (1, 2, 3), (1, 2, 3), (1, 2, 3)], carried([10, 200, 200, 200], [True] + [False] * 3))
    assert log.of(PutOut) == [PutOut(0)]
    assert [to for to, event in log if isinstance(event, Got)] == [1, 2, 3] * 3
    assert state.table.round.to_act == [1, 2, 3] * 3


def test_example_round() -> None:
    """BP-3, BP-7: the example round of the page."""
    state, _ = begin([(2, 5, 6), (3, 3, 7), (1, 4, 8), (1, 6, 7)])
    go(state, Discard((5,)), 4, Discard((7,)), 1, Discard((1,)), 4, Swap(1, ANA, 5))
    assert state.table.bank.pot == 90
    go(state, Pass(), Discard((1,)), 2, Pass(), Pass())
    log = pass_all(state)
    assert log.of(StoodAlone, Won) == [
        StoodAlone(JUN, "pair", 40, 40, "enough"),
        Won(JUN, 40),
        StoodAlone(ANA, "even", 120, 50, "short"),
        Won(ANA, 50),
        StoodAlone(VERA, "straight", 200, 0, "empty"),
        Won(VERA, 0),
        StoodAlone(LEO, "three", 0, 0, "empty"),
        Won(LEO, 0),
    ]
    assert [chips + 20 for chips in state.table.bank.chips] == [230, 220, 180, 170]  # before the next ante


SEEN = (2, 5, 5, 3, 3, 3)  # what seat 0 gave away at the start, and what it has drawn


Turns = Sequence[tuple[Move, Cards]]  # of seat 1, and what it draws then


def watch(dealt: Cards, turns: Turns) -> Poker:
    """Seat 0 has discarded 2 5 5, holds 3 3 3 and watches what seat 1 does; seat 2 only passes."""
    state, _ = begin([(2, 5, 5), dealt, (7, 7, 7)])
    go(state, Discard((2, 5, 5)), 3, 3, 3)
    for number, (move, drawn) in enumerate(turns):
        if number:
            go(state, Pass(), Pass())
        go(state, move, *drawn)
    return state


def hands_that_fit(turns: Turns) -> Counter[Cards]:
    """Every hand that seat 1 may have, and how many orders of the cards lead to it: found by dealing them all."""
    unseen = Counter(FULL) - Counter(SEEN)
    worlds = Counter[tuple[Cards, Cards]]({((), ()): 1})  # a hand, and all the cards that came to it: how many orders
    steps: list[Move | None] = [None] * 3  # None is a card from the pile
    for move, drawn in turns:
        steps += [move, *[None] * len(drawn)]
    for step in steps:
        before, worlds = worlds, Counter()
        for (held, came), orders in before.items():
            match step:
                case None:
                    for card, count in (unseen - Counter(came)).items():
                        worlds[ordered(held, card), ordered(came, card)] += orders * count
                case Discard(cards) if Counter(cards) <= Counter(held):
                    worlds[ordered((Counter(held) - Counter(cards)).elements()), came] += orders
                case Swap(card, _, taken) if card in held:
                    worlds[ordered((Counter(held) - Counter([card])).elements(), taken), came] += orders
                case Pass():
                    worlds[held, came] += orders
    found = Counter[Cards]()
    for (held, _), orders in worlds.items():
        found[held] += orders
    return found


def ordered(cards: Iterable[int], *more: int) -> Cards:
    return tuple(sorted((*cards, *more)))


@pytest.mark.parametrize(
    ("dealt", "turns"),
    [
        ((5, 5, 1), [(Discard((5,)), (4,))]),
        ((5, 5, 1), [(Discard((5, 5)), (4, 4))]),
        ((5, 5, 1), [(Discard((1, 5)), (4, 4)), (Discard((5,)), (4,))]),
        ((5, 5, 5), [(Discard((5, 5)), (5, 4)), (Discard((5,)), (4,))]),
        ((5, 5, 1), [(Discard((1, 5)), (4,))]),  # one more card is to come
        ((5, 5, 1), [(Swap(5, 0, 5), ()), (Discard((5,)), (4,))]),
        ((5, 5, 1), [(Swap(1, 0, 5), ()), (Discard((5, 5)), (4, 4))]),
        ((4, 4, 1), [(Swap(4, 0, 5), ()), (Swap(4, 0, 5), ())]),
        ((4, 5, 1), [(Swap(4, 0, 5), ()), (Pass(), ()), (Discard((5,)), (5,))]),
    ],
    ids=str,
)
def test_what_others_can_imagine(dealt: Cards, turns: Turns) -> None:
    """BP-2, BP-3: a hand is any that fits what its owner gave away and took openly, as likely as the cards make it."""
    state, fits, samples = watch(dealt, turns), hands_that_fit(turns), 3000
    rng, seen = Random(1), Counter[Cards]()
    for _ in range(samples):
        world = GAME.imagine(GAME.view(state, 0), rng)
        assert GAME.view(world, 0) == GAME.view(state, 0)
        seen[tuple(world.hands[1].cards)] += 1
        everywhere = Counter(world.box.pile)
        for cards in (*(held.cards for held in world.hands), *world.table.round.discards):
            everywhere.update(cards)
        assert everywhere == FULL
    assert set(seen) <= set(fits)
    for number in (1, 4, 5):
        for count in range(4):
            share = sum(ways for cards, ways in fits.items() if cards.count(number) == count) / fits.total()
            often = sum(times for cards, times in seen.items() if cards.count(number) == count)
            assert often == pytest.approx(samples * share, abs=4 * sqrt(samples * share * (1 - share)) + 1e-9)


def test_what_an_onlooker_can_imagine() -> None:
    """BP-2, BP-3: an onlooker knows of every hand what it took openly, until it gives such a card away again."""
    state = watch((1, 5, 6), [(Swap(1, 0, 5), ()), (Discard((6,)), (4,))])
    rng = Random(1)
    worlds = [GAME.imagine(GAME.scene(state), rng) for _ in range(200)]
    assert all(GAME.scene(world) == GAME.scene(state) for world in worlds)
    assert all(5 in hand(world, 1) for world in worlds)
    assert not all(3 in hand(world, 0) for world in worlds)
    go(state, Pass(), Pass(), Discard((5,)), 4)
    assert not all(5 in hand(GAME.imagine(GAME.scene(state), rng), 1) for _ in range(200))


def test_nothing_is_hidden_when_it_is_over() -> None:
    """BP-8: when the last hands are shown no secret is left, and the last showdown stays on the table."""
    state = play_on(begin([(1, 2, 4), (1, 1, 2), (2, 2, 4)])[0])
    assert [held.cards for held in state.hands] == [[]] * 3
    assert all(len(cards) == 3 for cards in state.table.shown)
    assert GAME.imagine(GAME.scene(state), Random(1)) == state
