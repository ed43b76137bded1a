"""What can be imagined from what one sees, and what silence means."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from croupier.games.your_order.rules import (
    GAME,
    Discard,
    Keep,
)
from croupier.games.your_order.tests.scripted import (
    APART,
    SMALL,
    A,
    B,
    C,
    begin,
    deal,
    go,
    play_round,
    turn,
)
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card


def test_what_a_player_can_imagine() -> None:
    """YO-1, YO-2: what is hidden could be any card not seen, each equally likely; what was seen stays as it is."""
    state = begin()
    deal(state, [(1, 1), (1, 1), (1, 2)], (7, 1, 6))
    go(state, Discard(1), 2, Discard(1), 7, Keep())
    rng, unseen, seen, tries = Random(1), {**PLAIN, 1: 4, 2: 6, 7: 6}, Counter[tuple[str, Card]](), 3000
    for _ in range(tries):
        world = GAME.imagine(GAME.view(state, A), rng)
        assert GAME.view(world, A) == GAME.view(state, A)
        assert [len(hand.cards) for hand in world.hands] == [2, 2, 2]
        assert len(world.box.dummy) == 2
        hidden = Counter([*world.hands[B].cards, *world.hands[C].cards, *world.box.dummy])
        assert hidden + Counter(world.box.pile) == unseen
        seen["kept", world.hands[B].cards[0]] += 1
        seen["drawn", world.hands[B].cards[1]] += 1
        seen["dummy", world.box.dummy[1]] += 1
    for what, (card, count) in product(("kept", "drawn", "dummy"), unseen.items()):
        assert seen[what, card] / tries == pytest.approx(count / sum(unseen.values()), abs=0.03)


def test_an_onlooker_imagines_every_hand() -> None:
    """YO-1, YO-5: an onlooker knows no hand until all are shown."""
    state = begin()
    deal(state, APART)
    rng, worlds = Random(1), set()
    for _ in range(50):
        world = GAME.imagine(GAME.scene(state), rng)
        assert GAME.scene(world) == GAME.scene(state)
        worlds.add(tuple(tuple(hand.cards) for hand in world.hands))
    assert len(worlds) > 40
    go(state, Keep(), Keep(), Keep(), *[SMALL] * 6)
    play_round(state)
    play_round(state)
    assert GAME.is_over(state)
    assert GAME.imagine(GAME.scene(state), rng) == state


def test_silence_keeps_both_cards() -> None:
    """YO-2: whoever does not answer in time keeps both cards."""
    state = begin(3)
    deal(state, APART)
    assert GAME.phase(state).silence(GAME.view(state, turn(state))) == Keep()
