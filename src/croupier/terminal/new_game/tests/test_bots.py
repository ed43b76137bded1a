"""The levels play as their docstrings say."""

from __future__ import annotations

from random import Random

from croupier.players import Player

from ..bots import Novice, Regular, Veteran
from ..preview import Preview, preview
from ..rules import GAME, Call, Coins


def dealt(*cards: int) -> Coins:
    state = GAME.start(len(cards), GAME.options(first=0))
    for card in cards:
        GAME.play(state, card)
    return state


def chosen(player: Player, state: Coins, seat: int) -> Call:
    view = GAME.view(state, seat)
    move: Call = player.choose(view, GAME.moves(view))
    return move


def test_a_novice_calls_heads_and_stakes_its_card() -> None:
    state = dealt(3, 1)
    assert [chosen(Novice(GAME, Random(1)), state, seat) for seat in (0, 1)] == [Call("heads", 3), Call("heads", 1)]


def test_a_regular_calls_either_side_and_stakes_the_middle() -> None:
    state, player = dealt(3, 1), Regular(GAME, Random(1))
    assert {chosen(player, state, 0) for _ in range(30)} == {Call("heads", 2), Call("tails", 2)}


def test_a_veteran_plays_safe_when_ahead_and_high_when_behind() -> None:
    state, player = dealt(3, 1), Veteran(GAME, Random(1))
    state.table.money.seats = [30, 10]
    assert {chosen(player, state, 0).stake for _ in range(10)} == {1}
    assert {chosen(player, state, 1).stake for _ in range(10)} == {3}


def test_the_preview_says_what_a_call_leads_to() -> None:
    """NG-5, NG-6: right with others, right alone, wrong."""
    state = dealt(3, 1)
    assert preview(GAME.view(state, 0), Call("heads", 2)) == Preview(right=15, alone=18, wrong=8)
    assert preview(GAME.view(GAME.start(2, GAME.options(first=0)), 0), Call("heads", 2)) is None
