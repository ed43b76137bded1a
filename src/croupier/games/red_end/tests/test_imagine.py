"""What could lie in piles that one cannot see, against every deal there is of a small deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import pytest

from croupier.core.game import View
from croupier.games.red_end.imagine import what_is_left
from croupier.games.red_end.piles import ORDER, pile_up
from croupier.games.red_end.rules import GAME, Draw
from croupier.kit.seventh_heaven.bank import Gamble
from croupier.kit.seventh_heaven.number_cards import PLAIN

Piles = tuple[tuple[int, ...], ...]


def every_deal(cards: Sequence[int], sizes: Sequence[int], off: Sequence[Sequence[int]]) -> Counter[Piles]:
    """In how many ways cards, all of them different, can be dealt so that this comes off, by what is then left."""
    if not sizes:
        return Counter({(): 1})
    ways: Counter[Piles] = Counter()
    for taken in combinations(range(len(cards)), sizes[0]):
        pile = pile_up(cards[place] for place in taken)
        if pile[: len(off[0])] == [*off[0]]:
            rest = [card for place, card in enumerate(cards) if place not in taken]
            left = tuple(pile[len(off[0]) :])
            for others, count in every_deal(rest, sizes[1:], off[1:]).items():
                ways[(left, *others)] += count
    return ways


@pytest.mark.parametrize(
    ("deck", "sizes", "off"),
    [
        ({3: 2, 5: 1, 2: 1}, (2,), ([3],)),  # the same card again is half as likely as it looks
        ({1: 3, 3: 2, 2: 2, 4: 1}, (3, 3), ([], [])),
        ({1: 3, 3: 2, 2: 2, 4: 1}, (3, 3), ([1], [1])),
        ({1: 4, 3: 2, 2: 2, 4: 2}, (4, 3), ([1, 1], [1])),
        ({1: 3, 3: 3, 2: 2, 4: 2}, (3, 3, 2), ([1, 3], [1], [2])),
        ({1: 2, 3: 3, 5: 2, 2: 3}, (3, 3), ([3], [1])),
        ({3: 3, 2: 4, 4: 3}, (4, 3), ([2], [3, 2])),
    ],
)
def test_every_deal_is_equally_likely(
    deck: Mapping[int, int], sizes: Sequence[int], off: Sequence[Sequence[int]]
) -> None:
    """RE-11: what is imagined comes as often as among all deals that fit."""
    cards = [card for card, count in deck.items() for _ in range(count)]
    ways, rng, tries = every_deal(cards, sizes, off), Random(7), 20_000
    unseen = {card: deck.get(card, 0) - sum(gone.count(card) for gone in off) for card in ORDER}
    piles = [(gone, size - len(gone)) for gone, size in zip(off, sizes)]
    found = Counter(tuple(map(tuple, what_is_left(piles, unseen, rng)[0])) for _ in range(tries))
    assert set(found) <= set(ways)
    expected = {left: tries * count / ways.total() for left, count in ways.items()}
    far = sum((found[left] - usual) ** 2 / usual for left, usual in expected.items())
    free = len(ways) - 1
    assert far < free + 4 * (2 * free) ** 0.5  # chi squared, four standard deviations from its mean


def test_all_cards_are_somewhere() -> None:
    """RE-11: an imagined world has all 49 cards; one's own pile and what came off the others are as they were."""
    rng = Random(3)
    state = GAME.start(4, Gamble(first=0))
    while state.phase == "Deal":
        GAME.play(state, GAME.odds(state).draw(rng.randrange))
    for pile in (1, 0, 0, 1):
        (seat,) = GAME.asked(state)
        GAME.play(state, {seat: Draw(pile if pile != seat else 2)})
    for view in (GAME.view(state, 1), GAME.scene(state)):
        for _ in range(50):
            world = GAME.imagine(view, rng)
            cards = Counter(card for hand in world.hands for card in hand.pile) + Counter(world.box.deck)
            assert cards == PLAIN
            assert all(hand.pile == pile_up(hand.pile) for hand in world.hands)
            for hand, off in zip(world.hands, state.table.round.off):
                assert hand.pile[: len(off)] == off
            if isinstance(view, View):
                assert world.hands[1] == state.hands[1]
