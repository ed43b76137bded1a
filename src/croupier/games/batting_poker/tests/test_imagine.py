"""How often a deal is counted that could have come about in several ways."""

from __future__ import annotations

from collections import Counter
from random import Random

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.core.record import Drawn
from croupier.games.batting_poker.imagine import counted, deal
from croupier.games.batting_poker.rules import GAME, Action, Discard, Round, Swap, history
from croupier.kit.seventh_heaven.bank import Gamble
from croupier.kit.seventh_heaven.number_cards import FULL

RNG = Random(1)


def test_cards_that_look_alike_could_each_have_been_given_away() -> None:
    assert counted([4, 4, 4], [], RNG) == 1
    assert counted([1, 4, 6], [([5], 0)], RNG) == 1
    assert counted([5, 4, 6], [([5], 0)], RNG) == 2
    assert counted([5, 5], [([5], 0)], RNG) == 3
    assert counted([5], [([5, 5], 0)], RNG) == 3
    assert counted([5, 4], [([4, 5], 0)], RNG) == 4


def test_cards_drawn_later_could_not() -> None:
    assert counted([5, 5, 5], [([5, 5, 5], 3)], RNG) == 1


def test_any_card_may_be_the_one_drawn_last() -> None:
    times = Counter(counted([5, 4, 4], [([5], 1)], RNG) for _ in range(900))
    assert set(times) == {1, 2}
    assert 250 < times[1] < 350  # the 5 is the new one once in three times


def test_what_was_given_away_may_have_been_drawn_the_turn_before() -> None:
    times = Counter(counted([4, 4, 4], [([5], 1), ([5], 1)], RNG) for _ in range(900))
    assert set(times) == {1, 2}
    assert 250 < times[1] < 350  # the second 5 came for the first once in three times


def test_every_card_is_dealt_once() -> None:
    hands, rest = deal(FULL, [3, 0, 2], [[([5], 1)], [], [([2, 2], 2)]], RNG)
    assert list(map(len, hands)) == [3, 0, 2]
    assert Counter(card for cards in (*hands, rest) for card in cards) == FULL


def test_what_a_seat_did_is_worked_back() -> None:
    """A card taken openly is known until one like it is given away; of a draw that is under way only what has come."""
    done: list[Action] = [Discard((5,)), Swap(2, 1, 7), Discard((1, 3))]
    r = Round(1, 0, [2, 3, 3], [[], [], []], [done, [], []], to_draw=[0])
    assert history(r, 0) == ([7], [([5], 1), ([2], 0), ([1, 3], 1)])
    assert history(r, 1) == ([], [])


def test_the_deal_is_named_seat_by_seat() -> None:
    match = Match(GAME, 3, Gamble(first=2), seeded(1))
    drawn = [choice.drawn for choice in match.choices if isinstance(choice, Drawn)]
    assert drawn[:4] == [f"card {card} of seat {seat} in round 1" for card, seat in ((1, 0), (1, 1), (1, 2), (2, 0))]
