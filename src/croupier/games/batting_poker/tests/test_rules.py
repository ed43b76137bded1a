"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement, permutations, product
from math import comb, prod

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Refused, Seat
from croupier.core.match import Match
from croupier.games.batting_poker.hands import EVEN, NOTHING, ODD, PAIR, STRAIGHT, THREE, rank
from croupier.games.batting_poker.rules import (
    GAME,
    Dealt,
    Discard,
    Discarded,
    Got,
    Pass,
    Passed,
    Poker,
    StoodAlone,
    Swap,
    Swapped,
    WentToBank,
)
from croupier.games.batting_poker.tests.scripted import (
    ANA,
    JUN,
    LEO,
    Cards,
    begin,
    carried,
    deal,
    go,
    hand,
    moves,
    pass_all,
    play_on,
    show_down,
    won,
)
from croupier.kit.seventh_heaven.bank import Bank, BecameDealer, Borrow, Borrowed, Charged, Gamble, PayBack, PutOut
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, FULL, ZERO, ZEROS

LAST = {"BP": [(1, 8)]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_rounds_as_players(seats: int) -> None:
    """BP-1: as many rounds as players, the dealer moving one seat left each time."""
    match = Match(GAME, seats, Gamble(first=1), seeded(1))
    while not match.over:
        match.submit(match.waiting[0], Pass())
    dealt = [told.event for told in match.told if isinstance(told.event, BecameDealer)]
    assert dealt == [BecameDealer((1 + number) % seats, number + 1) for number in range(seats)]


def test_first_dealer_is_drawn() -> None:
    """BP-1: every player is equally likely to deal first; those who are out never do."""
    bank = Bank([200] * 5, [0] * 5, [False] * 5, out=[3])
    state = GAME.start(5, Gamble(bank=bank))
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 2: 1, 4: 1}
    GAME.play(state, 4)
    assert state.table.round.dealer == 4


def test_first_dealer_who_is_out() -> None:
    """BP-1: if the seat that the table sets is out, the next player left of it deals; seats out get no cards."""
    state, log = begin([(1, 2, 3)] * 3 + [()], carried([200] * 4, out=[3], first=3))
    assert log[0] == (None, BecameDealer(0, 1))
    assert state.table.round.to_act == [0, 1, 2] * 3
    assert state.table.bank.chips == [180, 180, 180, 200]
    assert state.table.players == play_on(state).table.round.number == 3


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """BP-1: it is for three to five."""
    with pytest.raises(Refused, match="batting_poker is for 3 to 5 players"):
        GAME.start(seats)


def test_the_pot_is_carried_and_then_the_banks() -> None:
    """BP-1: what nobody won stays in the pot for the next round; after the last it goes to the bank."""
    nothing = [(1, 2, 4)] * 3
    state, _ = begin(nothing)
    pots = []
    for number in (1, 2, 3):
        log = pass_all(state)
        pots.append(state.table.bank.pot)
        if number < 3:
            deal(state, nothing, log)
    assert pots == [180, 300, 0]  # 20 and 20 of each, the next antes included
    assert log[-1] == (None, WentToBank(360))
    assert state.table.bank.house == 360
    assert GAME.is_over(state)
    assert [GAME.score(state.table, seat) for seat in range(3)] == [80] * 3
    assert GAME.places(state) == (1, 1, 1)


def test_rounds_go_by_who_started() -> None:
    """BP-1: when somebody is put out, the number of rounds stays the same and the deal passes them over (SH-16)."""
    options = carried([200, 20, 200, 200], [False, True, False, False])
    state, log = begin([(1, 4, 6), (1, 1, 2), (1, 1, 3), (2, 2, 4)], options)
    log = pass_all(state)  # a fine of 20 puts seat 1 out
    assert PutOut(JUN) in log.of(PutOut)
    assert log.of(BecameDealer) == [BecameDealer(LEO, 2)]
    assert play_on(state).table.round.number == 4


def test_ante_and_deal() -> None:
    """BP-2: everyone pays 20, the dealer first, and gets three cards, one at a time, from the dealer's left on."""
    state, log = begin([(7, 2, 3), (4, 5, 6), (1, 0, 8)], Gamble(first=1))
    assert log.of(BecameDealer, Charged) == [BecameDealer(1, 1), Charged(1, 20), Charged(2, 20), Charged(0, 20)]
    assert state.table.bank.chips == [180] * 3
    assert state.table.bank.pot == 60
    order = [(to, event.card) for to, event in log if isinstance(event, Got)]
    assert order == [(2, 1), (0, 7), (1, 4), (2, 0), (0, 2), (1, 5), (2, 8), (0, 3), (1, 6)]
    assert log.of(Dealt) == [Dealt(3, 60)]
    assert [held.cards for held in state.hands] == [[2, 3, 7], [4, 5, 6], [0, 1, 8]]
    assert state.table.round.pile == sum(state.box.pile.values()) == 42


def test_all_cards_are_shuffled_for_each_round() -> None:
    """BP-2: 51 cards, 1 to 7 seven times each, a 0 and a 00, every round."""
    state, _ = begin([(0, 1, 2), (1, 2, 8), (1, 2, 3)])
    go(state, Discard((0, 1, 2)), 7, 7, 7)
    pass_all(state)
    assert state.table.round.number == 2
    assert state.box.pile == FULL == {ZERO: 1, 1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, DOUBLE_ZERO: 1}
    assert [held.cards for held in state.hands] == [[]] * 3
    assert state.table.round.discards == [[]] * 3


def test_draws_are_named_by_round_seat_and_number() -> None:
    """BP-2: what is drawn means the same in two games whose moves differ."""
    state, _ = begin([(1, 2, 3)] * 3)
    go(state, Discard((1, 2)))
    phase = GAME.phase(state)
    assert phase.drawn(state.table) == "card 4 of seat 0 in round 1"
    go(state, 4, 5, Pass(), Pass(), Discard((3,)))
    assert phase.drawn(state.table) == "card 6 of seat 0 in round 1"


def test_hands_are_private_and_discards_public() -> None:
    """BP-2: opponents see the table and cannot tell hands apart; discards lie face up before their owner, in order."""
    seen = []
    for other in ((1, 2, 3), (7, 7, 8)):
        state, _ = begin([(4, 5, 6), other, (1, 1, 1)])
        seen.append([GAME.view(state, 0), GAME.view(state, 2), GAME.scene(state)])
    assert seen[0] == seen[1]
    go(state, Discard((5, 6)), 3, 3, Discard((7,)), 2, Pass(), Discard((4,)), 4)
    assert GAME.scene(state).table.round.discards == [[5, 6, 4], [7], []]
    assert GAME.scene(state).table.round.cards == [3, 3, 3]


def test_three_times_round_from_the_dealer() -> None:
    """BP-3: the dealer begins, and it goes round three times."""
    state, _ = begin([(1, 2, 4)] * 3, Gamble(first=2))
    order: list[Seat] = []
    while state.table.round.number == 1:
        order += GAME.asked(state)
        go(state, Pass())
    assert order == [2, 0, 1] * 3


def test_discard_and_draw() -> None:
    """BP-3: A discards one to three cards and draws as many, for nothing; the drawer alone sees them."""
    state, _ = begin([(2, 5, 6), (1, 1, 1), (1, 2, 3)])
    assert moves(state) == [
        Pass(),
        *map(Discard, [(2,), (5,), (6,), (2, 5), (2, 6), (5, 6), (2, 5, 6)]),
    ]
    log = go(state, Discard((2, 5)), 6, 0)
    assert log == [(None, Discarded(0, (2, 5))), (0, Got(6)), (0, Got(0))]
    assert hand(state, 0) == [0, 6, 6]
    assert state.table.bank.chips[0] == 180
    assert state.table.round.pile == sum(state.box.pile.values()) == 40


def test_equal_cards_are_one_choice() -> None:
    """BP-3: a choice names numbers, not particular ones of equal cards."""
    state, _ = begin([(5, 5, 6), (1, 1, 1), (1, 2, 3)])
    assert moves(state) == [Pass(), *map(Discard, [(5,), (6,), (5, 5), (5, 6), (5, 5, 6)])]
    go(state, Pass())
    assert moves(state) == [Pass(), *map(Discard, [(1,), (1, 1), (1, 1, 1)])]


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_no_more_than_the_pile_has(left: int) -> None:
    """BP-3: nobody draws more cards than the pile has, nor any when it is empty."""
    state, _ = begin([(2, 5, 6), (1, 1, 1), (1, 2, 3)])
    state.table.round.pile = left
    counts = {len(move.cards) for move in moves(state) if isinstance(move, Discard)}
    assert counts == set(range(1, left + 1))
    assert (GAME.forced(state, 0) == Pass()) is (left == 0)


def test_the_pile_can_run_out() -> None:
    """BP-3: with five players who always change all three cards it is empty before the end, and then one may buy."""
    match = Match(GAME, 5, Gamble(first=0), seeded(1))
    for _ in range(12):
        (seat,) = match.waiting
        match.submit(seat, Discard(tuple(match.view(seat).hand.cards)))
    (seat,) = match.waiting
    assert match.view(seat).table.round.pile == 0
    assert {type(move) for move in match.moves(seat)} == {Pass, Swap}
    while match.view(seat).table.round.number == 1:
        match.submit(match.waiting[0], Pass())
    assert match.view(seat).table.round.pile == 51 - 15


def test_buy() -> None:
    """BP-3: B pays 10 into the pot, discards a card and takes one from anybody's discards; holding 2 5 7, take a 6."""
    state, _ = begin([(1, 6, 6), (2, 5, 7), (1, 2, 3)])
    go(state, Discard((6,)), 1)
    log = go(state, Swap(2, 0, 6))
    assert log == [(None, Charged(1, 10)), (None, Swapped(1, 2, 0, 6))]
    assert hand(state, 1) == [5, 6, 7]
    assert state.table.round.discards == [[], [2], []]
    assert state.table.round.cards == [3, 3, 3]
    assert (state.table.bank.chips, state.table.bank.pot) == ([180, 170, 180], 70)


def test_what_can_be_bought() -> None:
    """BP-3: any number that lay there before, own discards and the number given away included; never before."""
    state, _ = begin([(1, 6, 6), (5, 5, 7), (1, 2, 3)])
    assert not any(isinstance(move, Swap) for move in moves(state))
    go(state, Discard((6, 6)), 2, 3, Discard((5, 5)), 6, 4)
    go(state, Pass())
    bought = [move for move in moves(state) if isinstance(move, Swap)]
    assert bought == [Swap(card, owner, taken) for owner, taken in ((0, 6), (1, 5)) for card in (1, 2, 3)]
    go(state, Pass(), Swap(6, 1, 5))
    assert hand(state, 1) == [4, 5, 7]
    assert state.table.round.discards == [[6, 6], [5, 6], []]
    go(state, Pass(), Pass(), Swap(5, 1, 5))  # of the number given away
    assert hand(state, 1) == [4, 5, 7]
    assert state.table.round.discards == [[6, 6], [6, 5], []]


def buying(chips: int, debt: bool) -> Poker:
    """Seat 1 could buy, and has this much."""
    state, _ = begin([(1, 6, 6), (2, 5, 7), (1, 2, 3)])
    go(state, Discard((6,)), 1)
    state.table.bank.chips[1], state.table.bank.debt[1] = chips, debt
    return state


@pytest.mark.parametrize(
    ("chips", "debt", "is_open"), [(10, True, True), (0, True, False), (0, False, True), (10, False, True)]
)
def test_who_can_buy(chips: int, debt: bool, is_open: bool) -> None:
    """BP-3: buying is open to whoever has 10 or may borrow."""
    assert any(isinstance(move, Swap) for move in moves(buying(chips, debt))) is is_open


def test_buying_borrows_and_puts_nobody_out() -> None:
    """BP-3: whoever has no 10 borrows by buying, and whoever has the last 10 stays in."""
    state = buying(0, debt=False)
    log = go(state, Swap(2, 0, 6))
    assert log.of(Borrowed, Charged, PutOut) == [Borrowed(1), Charged(1, 10)]
    assert state.table.bank.chips[1] == 190
    state = buying(10, debt=True)
    assert not go(state, Swap(2, 0, 6)).of(PutOut)
    assert state.table.bank.chips[1] == 0


def test_loans_before_a_turn() -> None:
    """BP-3: a player may borrow or pay back before the turn, without using it up (SH-12)."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1))
    assert match.asides(0) == [Borrow()]
    match.submit(0, Borrow())
    assert match.waiting == (0,)
    assert match.asides(0) == [PayBack()]
    match.submit(0, PayBack())
    assert match.view(0).table.bank.chips[0] == 130
    assert [told.event for told in match.told][-2:-1] == [Borrowed(0)]


def test_pass() -> None:
    """BP-3: C does nothing, does not end later turns, and is what silence means."""
    state, _ = begin([(1, 2, 4)] * 3)
    before = GAME.save(state)
    assert GAME.phase(state).silence(GAME.view(state, 0)) == Pass()
    assert go(state, *[Pass()] * 3) == [(None, Passed(seat)) for seat in range(3)]
    assert GAME.asked(state) == (0,)
    assert Discard((1,)) in moves(state)
    assert GAME.clone(state).hands == GAME.load(before).hands


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ((1, 2, 4), (NOTHING, NOTHING, NOTHING)),
        ((1, 6, 7), (NOTHING, NOTHING, NOTHING)),
        ((1, 2, 7), (NOTHING, NOTHING, NOTHING)),
        ((1, 1, 4), (PAIR, PAIR, PAIR)),
        ((1, 3, 7), (NOTHING, NOTHING, ODD)),
        ((2, 4, 6), (EVEN, EVEN, EVEN)),
        ((1, 2, 3), (NOTHING, STRAIGHT, STRAIGHT)),
        ((5, 6, 7), (NOTHING, STRAIGHT, STRAIGHT)),
        ((4, 4, 4), (THREE, THREE, THREE)),
    ],
)
def test_hands(cards: Cards, ranks: tuple[int, int, int]) -> None:
    """BP-4: the hands, and with how many players they count."""
    assert tuple(rank(cards, players) for players in (3, 4, 5)) == ranks


@pytest.mark.parametrize(
    ("cards", "seats", "amount"),
    [
        ((1, 1, 4), 3, 40),
        ((1, 3, 7), 5, 70),
        ((2, 4, 6), 3, 120),
        ((1, 2, 3), 4, 200),
        ((7, 7, 7), 3, 1000 + 3 * 20 + 2 * 20),
    ],
)
def test_prizes(cards: Cards, seats: int, amount: int) -> None:
    """BP-4: the prize of each hand; three of a kind takes the whole pot."""
    _, log = show_down([cards, *[(1, 2, 4)] * (seats - 1)], pot=1000)
    assert won(log) == {0: amount} | dict.fromkeys(range(1, seats), -20)


def sets_of(level: int) -> list[Counter[int]]:
    """All hands of three numbers that make a rank, written down without looking at any other."""
    numbers = range(1, 8)
    hands: Mapping[int, list[Cards]] = {
        NOTHING: list(combinations_with_replacement(numbers, 3)),
        PAIR: [(double, double, single) for double in numbers for single in numbers],
        ODD: list(product((1, 3, 5, 7), repeat=3)),
        EVEN: list(product((2, 4, 6), repeat=3)),
        STRAIGHT: [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7)],
        THREE: [(number,) * 3 for number in numbers],
    }
    return [Counter(cards) for cards in hands[level]]


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (3, [34 * 7**3, 7056, 0, 1519, 0, 588]),  # 34 of 35 threes of different numbers are not all even
        (4, [29 * 7**3, 6174, 0, 1323, 2793, 588]),  # five more are straights
        (5, [25 * 7**3, 4116, 3430, 1323, 2793, 588]),  # four more are all odd
    ],
)
def test_every_hand(players: int, counts: list[int]) -> None:
    """BP-4, BP-5, BP-6: all hands of three of the 51 cards, found a second way; and how many deals make each."""
    levels = {3: (0, 1, 3, 5), 4: (0, 1, 3, 4, 5), 5: (0, 1, 2, 3, 4, 5)}[players]
    fitting = {level: sets_of(level) for level in levels}
    deals = Counter[int]()
    for cards in combinations_with_replacement(FULL, 3):
        held = Counter(cards)
        ways = prod(comb(FULL[card], count) for card, count in held.items())
        if not ways:
            continue
        plain = Counter({card: count for card, count in held.items() if card not in ZEROS})
        expected = max(level for level in levels if any(plain <= made for made in fitting[level]))
        for order in permutations(cards):
            assert rank(order, players) == expected, cards
        deals[expected] += ways
    assert sum(deals.values()) == 51 * 50 * 49 // 6
    assert [deals[level] for level in range(6)] == counts


def test_wild_cards() -> None:
    """BP-5: 0 4 6 is a straight with four or five players, even with three; 0 00 6 is three of a kind."""
    assert [rank((ZERO, 4, 6), players) for players in (3, 4, 5)] == [EVEN, STRAIGHT, STRAIGHT]
    assert [rank((ZERO, 6, DOUBLE_ZERO), players) for players in (3, 4, 5)] == [THREE] * 3
    assert [rank((3, 6, DOUBLE_ZERO), players) for players in (3, 4, 5)] == [PAIR] * 3
    assert [rank((ZERO, 1, 7), players) for players in (3, 4, 5)] == [PAIR, PAIR, ODD]
    assert rank((ZERO, 5, 5), 3) == THREE


def test_only_the_highest_rank_counts() -> None:
    """BP-6: 2 4 4 is even and not a pair, so that it does not bat with one; 1 3 5 is odd only with five players."""
    assert [rank((2, 4, 4), players) for players in (3, 4, 5)] == [EVEN] * 3
    assert [rank((1, 3, 5), players) for players in (3, 4, 5)] == [NOTHING, NOTHING, ODD]
    assert [rank((3, 4, 5), players) for players in (3, 4, 5)] == [NOTHING, STRAIGHT, STRAIGHT]
    _, log = show_down([(2, 4, 4), (1, 1, 2), (1, 2, 4)], pot=200)
    assert won(log) == {0: 120, 1: 40, 2: -20}


def test_tables_go_by_who_started() -> None:
    """BP-4: which hands count depends on the players who started (SH-16), even when fewer are left."""
    options = carried([200, 20, 200, 200], [False, True, False, False])
    state, _ = show_down([(1, 4, 6), (1, 1, 2), (1, 1, 3), (2, 2, 4)], 1000, options)
    assert state.table.bank.playing == [0, 2, 3]
    deal(state, [(1, 2, 3), (), (1, 2, 4), (1, 2, 4)], Log())
    assert StoodAlone(ANA, "straight", 200, 200, "enough") in pass_all(state).of(StoodAlone)
