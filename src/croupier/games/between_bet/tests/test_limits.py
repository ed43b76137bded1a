"""The limits of Between Bet and what they pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event, Refused, Reveal, Seat
from croupier.core.match import Match
from croupier.games.between_bet.row import ROW, Ending, Limits, limits, worked_out
from croupier.games.between_bet.rules import (
    GAME,
    Bet,
    Hit,
    Missed,
    Peeked,
    Pick,
    Raise,
    Shuffled,
    Stand,
    TurnedUp,
)
from croupier.games.between_bet.tests.scripted import (
    ANA,
    JUN,
    LEO,
    PLAIN_ROW,
    VERA,
    alone,
    beat,
    begin,
    bet,
    lay_out,
    rich,
    settle,
    whole_round,
    with_right,
)
from croupier.kit.seventh_heaven.bank import Borrow, Gamble
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, FULL, ZERO, ZEROS, Card


def rows() -> Iterator[tuple[tuple[Card, ...], int]]:
    """All rows up to order, and in how many ways each can be dealt from the 51 cards."""
    for row in combinations_with_replacement(FULL, ROW):
        if ways := prod(comb(FULL[card], count) for card, count in Counter(row).items()):
            yield row, ways


def by_the_book(row: Sequence[Card]) -> tuple[int, int]:
    """The limits as one works them out at the table, taking cards away one by one."""
    cards = [*row]
    has_zero = False
    for zero in ZEROS:
        if zero in cards:
            cards.remove(zero)
            has_zero = True
    cards.remove(max(cards))
    cards.remove(min(cards))
    lower = upper = 0
    high, low = cards.copy(), cards.copy()
    for _ in range(3 if has_zero else 2):
        upper += high.pop(high.index(max(high)))
        lower += low.pop(low.index(min(low)))
    return lower, upper


def test_limits_of_all_rows() -> None:
    """BB-6, BB-7: every row there is gives what a second reckoning gives."""
    count = total = 0
    for row, ways in rows():
        assert limits(row) == by_the_book(row), row
        count += 1
        total += ways
    assert count == 4026
    assert total == comb(51, 7)


def test_what_is_true_of_all_limits() -> None:
    """BB-6, BB-7: the range is never empty; reading every card from the other end mirrors it."""
    for row, _ in rows():
        lower, upper = limits(row)
        zeros = sum(card in ZEROS for card in row)
        few = 3 if zeros else 2
        assert few <= lower <= upper <= 7 * few
        assert (lower == upper) or zeros < 2
        assert upper - lower <= (12, 6, 0)[zeros]
        mirrored = [card if card in ZEROS else 8 - card for card in row]
        assert limits(mirrored) == (8 * few - upper, 8 * few - lower)
        assert limits(row[::-1]) == (lower, upper)


def test_how_often_a_bet_wins() -> None:
    """BB-6, BB-7: of all 115,775,100 rows, about 71 in 100 pay a blind 80 or 90."""
    pays = Counter[int]()
    for row, ways in rows():
        lower, upper = limits(row)
        for limit in range(lower, upper + 1):
            pays[10 * limit] += ways
    shares = {amount: round(100 * pays[amount] / comb(51, 7)) for amount in (40, 80, 90, 120, 210)}
    assert shares == {40: 28, 80: 71, 90: 71, 120: 39, 210: 0}


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([1, 2, 3, 4, 5, 6, 7], (5, 11)),
        ([7, 3, 1, 6, 2, 5, 4], (5, 11)),
        ([1, 1, 3, 4, 5, 7, 7], (4, 12)),
        ([1, 3, 2, 5, 6, 6, 7], (5, 12)),
        ([4, 4, 4, 4, 4, 4, 4], (8, 8)),
    ],
)
def test_limits(row: list[Card], expected: tuple[int, int]) -> None:
    """BB-6: without one highest and one lowest card, the two lowest and the two highest of five."""
    assert limits(row) == expected


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([0, 2, 3, 4, 5, 6, 7], (12, 15)),
        ([DOUBLE_ZERO, 2, 3, 4, 5, 6, 7], (12, 15)),
        ([0, DOUBLE_ZERO, 1, 2, 4, 6, 7], (12, 12)),
        ([7, 7, 0, 7, 7, 7, 7], (21, 21)),
    ],
)
def test_limits_with_a_zero(row: list[Card], expected: tuple[int, int]) -> None:
    """BB-7: zeros are taken away first; then three cards make each limit."""
    assert limits(row) == expected


def test_all_seven_are_turned_up() -> None:
    """BB-6: everybody sees the row and the limits."""
    _, log = settle([1, 3, 2, 5, 6, 6, 7], {})
    assert log.of(TurnedUp) == [TurnedUp((1, 3, 2, 5, 6, 6, 7), 50, 120, False, worked_out((1, 3, 2, 5, 6, 6, 7)))]
    _, log = settle([0, DOUBLE_ZERO, 1, 2, 4, 6, 7], {})
    assert log.of(TurnedUp) == [
        TurnedUp((0, DOUBLE_ZERO, 1, 2, 4, 6, 7), 120, 120, True, worked_out((0, DOUBLE_ZERO, 1, 2, 4, 6, 7)))
    ]
    assert issubclass(TurnedUp, Reveal)


@pytest.mark.parametrize(
    ("row", "zeros", "struck", "low", "high"),
    [
        ([1, 3, 2, 5, 6, 6, 7], (), (0, 6), (2, 1), (4, 5)),
        ([4, 4, 4, 4, 4, 4, 4], (), (0, 6), (1, 2), (4, 5)),
        ([2, 0, 7, 6, 3, 5, 4], (1,), (0, 2), (4, 6, 5), (6, 5, 3)),
        ([7, 6, 4, 0, 2, 1, DOUBLE_ZERO], (3, 6), (5, 0), (4, 2, 1), (4, 2, 1)),
    ],
)
def test_the_cards_that_make_the_limits(
    row: list[Card], zeros: tuple[int, ...], struck: tuple[int, int], low: tuple[int, ...], high: tuple[int, ...]
) -> None:
    """BB-6, BB-7: the zeros and one lowest and one highest card are taken away; the sums are those of what is left."""
    lower, upper = sum(row[place] for place in low), sum(row[place] for place in high)
    assert worked_out(row) == Limits(tuple(row), zeros, struck, low, high, 10 * lower, 10 * upper, lower == upper)
    assert limits(row) == (lower, upper)


def test_the_table_keeps_how_the_last_round_ended() -> None:
    """BB-6, BB-8: the limits with their cards, all bets, and what each won or lost, until the next row is turned up."""
    state = with_right(ANA, 80)
    alone(state, Pick("left"))
    alone(state, Stand())
    moments = list[list[int | None]]()

    def tell(event: Event, *, to: Seat | None = None) -> None:
        if isinstance(event, (TurnedUp, Hit, Missed)):
            assert state.table.last is not None
            moments.append([*state.table.last.won])

    GAME.play(state, {JUN: Bet(110), LEO: Bet(40), VERA: Bet(0)}, tell)
    assert moments == [[None, None, None, 0], [80, None, None, 0], [80, 220, None, 0], [80, 220, -40, 0]]
    assert state.table.round.number == 2
    ending = Ending(1, worked_out(PLAIN_ROW), ANA, [80, 110, 40, 0], [80, 220, -40, 0])
    assert state.table.last == ending
    lay_out(state, [1, 2, 3, 4, 5, 6, 7])
    beat(state, {})
    assert state.table.last == ending
    bet(state, {VERA: 10})
    assert state.table.last == Ending(2, worked_out(PLAIN_ROW), None, [0, 0, 0, 10], [0, 0, 0, -10])


def test_payment() -> None:
    """BB-8, BB-9: limits 5 and 11; of 60, 80 and 150 the 60 wins 60, the 80 wins 160, the 150 is lost."""
    state, log = settle(PLAIN_ROW, {ANA: 60, JUN: 80, LEO: 150})
    assert log.of(Hit, Missed) == [Hit(ANA, 60, 1, 60), Hit(JUN, 80, 2, 160), Missed(LEO, 150)]
    assert state.table.bank.chips == [260, 360, 50, 200]
    assert state.table.bank.house == 150 - 60 - 160
    assert state.table.bank.down == [0] * 4


def test_the_ends_of_the_range_are_in_it() -> None:
    """BB-8: both limits win, and what lies just outside does not."""
    state, _ = settle(PLAIN_ROW, {ANA: 50, JUN: 110, LEO: 40, VERA: 120})
    assert state.table.bank.chips == [250, 420, 160, 80]


def test_equal_highest_bets() -> None:
    """BB-8: all of them win twice their amount."""
    state, _ = settle(PLAIN_ROW, {ANA: 70, JUN: 90, LEO: 90, VERA: 200})
    assert state.table.bank.chips == [270, 380, 380, 0]


def test_the_right_holders_bet_is_paid_like_any_other() -> None:
    """BB-8: it may be the highest in the range, or be topped."""
    for other, chips in ((70, [200 + 2 * 80, 270]), (110, [280, 200 + 2 * 110])):
        state = with_right(ANA, 80)
        alone(state, Pick("left"))
        alone(state, Stand())
        bet(state, {JUN: other})
        assert state.table.bank.chips[:2] == chips


def test_lost_bets_go_to_the_bank() -> None:
    """BB-9: all of them, and nobody is put out by it, not even with a debt card and nothing left."""
    state, log = settle(PLAIN_ROW, {ANA: 200, JUN: 40}, rich(200, 200, 0, 0, debt=[0, 2]))
    assert log.of(Missed) == [Missed(ANA, 200), Missed(JUN, 40)]
    assert state.table.bank.house == 240
    assert state.table.bank.chips == [0, 160, 0, 0]
    assert state.table.bank.out == []


def test_the_cards_are_turned_up_even_if_nobody_bet() -> None:
    """BB-9: the round is played to its end, and the next one begins."""
    state, log = settle(PLAIN_ROW, {})
    assert log.of(TurnedUp) == [TurnedUp((1, 2, 3, 4, 5, 6, 7), 50, 110, False, worked_out((1, 2, 3, 4, 5, 6, 7)))]
    assert state.table.round.number == 2


def test_the_end() -> None:
    """BB-9: the most chips win, less an open debt; the last row lies open, and nobody has a secret left."""
    state = GAME.start(3, Gamble(first=0))
    for _ in range(2):
        whole_round(state, PLAIN_ROW)
    lay_out(state, [ZERO, 2, 3, 4, 5, 6, 7])
    GAME.aside(state, 2, Borrow())
    beat(state, {0: 120})
    beat(state, {})
    alone(state, Pick("right"))
    alone(state, Stand())
    log = bet(state, {2: 10})
    assert not log.of(Shuffled)
    assert GAME.is_over(state)
    assert state.table.round.row == [ZERO, 2, 3, 4, 5, 6, 7]
    assert [hand.peeked for hand in state.hands] == [[]] * 3
    assert state.box.down == {}
    assert GAME.imagine(GAME.view(state, 0), Random(1)) == state
    assert [GAME.score(state.table, seat) for seat in range(3)] == [440, 200, 390 - 250]
    assert GAME.places(state) == (1, 2, 3)


def test_poor_players_play_on() -> None:
    """BB-9: a table at which nobody can do anything plays its rounds to the end automatically."""
    match = Match(GAME, 3, Gamble(bank=rich(0, 0, 0, debt=[0, 1, 2])), seeded(1))
    assert match.over
    assert len([one for one in match.told if isinstance(one.event, TurnedUp)]) == 3


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """BB-1: it is for three to five."""
    with pytest.raises(Refused, match="between_bet is for 3 to 5 players"):
        GAME.start(seats)


def test_the_right_holder_remembers_and_others_wonder() -> None:
    """BB-2, BB-4: the right holder is sure of one pair; to all others any unseen card is equally likely there."""
    state = GAME.start(4, Gamble(first=0))
    whole_round(state, [1, 1, 1, 1, 1, 1, 2])
    lay_out(state, [6, 7, 3, 4, 5, ZERO, 2])
    beat(state, {JUN: 80})
    beat(state, {})
    alone(state, Pick("left"))
    rng, hers, theirs = Random(1), Counter[Card](), Counter[Card]()
    for _ in range(3000):
        world = GAME.imagine(GAME.view(state, JUN), rng)
        assert (world.box.down[0], world.box.down[1]) == (6, 7)
        hers[world.box.down[6]] += 1
        world = GAME.imagine(GAME.view(state, ANA), rng)
        assert world.hands[JUN].peeked == [world.box.down[0], world.box.down[1]]
        assert sorted(world.box.down) == [0, 1, 5, 6]
        theirs[world.box.down[0]] += 1
        seen = [card for card in world.table.round.row if card is not None]
        assert Counter(world.box.pile) + Counter([*world.box.down.values(), *seen, *world.table.used]) == Counter(FULL)
    assert 40 < hers[1] < 125  # one of 39 cards
    assert 350 < hers[2] < 570  # six of 39
    assert 40 < theirs[1] < 120  # one of 41
    assert 400 < theirs[7] < 625  # seven of 41


def test_example_round() -> None:
    """BB-3, BB-4, BB-5, BB-6, BB-8, BB-9: the example round of the page."""
    state = begin(row=[1, 3, 2, 5, 6, 6, 7])
    beat(state, {JUN: 40, VERA: 60})
    assert state.table.round.holder == VERA
    beat(state, {ANA: 80, JUN: 80})
    GAME.play(state, JUN)
    beat(state, {})
    assert (JUN, Peeked((6, 7))) in alone(state, Pick("right"))
    alone(state, Raise(100))
    log = bet(state, {ANA: 110, LEO: 90, VERA: 150})
    assert log.of(TurnedUp) == [TurnedUp((1, 3, 2, 5, 6, 6, 7), 50, 120, False, worked_out((1, 3, 2, 5, 6, 6, 7)))]
    assert state.table.bank.chips == [420, 300, 290, 50]
    assert state.table.used == [1, 3, 2, 5, 6, 6, 7]
    assert state.table.round.dealer == JUN
