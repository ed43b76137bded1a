"""The rules of thumb of Mind Roulette."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move
from croupier.games.mind_roulette.bots import EAGER, Regular, likely, missing, worths
from croupier.games.mind_roulette.rules import GAME, SPACES, Done, Lay, MindRoulette, Place, Round, Show
from croupier.kit.bank import Bank, Borrow, Gamble, PayBack
from croupier.kit.number_cards import DOUBLE_ZERO, FULL, ZERO, Card


def dealt(*shown: Card, tiles: Sequence[int] = (0, 4, 4), chips: int = 300, debt: bool = False) -> MindRoulette:
    """Seat 0 has shown these cards; the bettors have so many tiles left."""
    bank = Bank([chips] * 3, [0] * 3, [debt] * 3)
    state = GAME.start(3, Gamble(first=0, bank=bank))
    if shown:
        state.phase, state.table.now.shown, state.table.now.tiles = "LayCard", [*shown], [*tiles]
    return state


def chosen(state: MindRoulette, tries: int = 200) -> Counter[Move]:
    """What the bot chooses here, over many tries."""
    (seat,) = GAME.asked(state)
    view = GAME.view(state, seat)
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return Counter(Regular(GAME, Random(seed)).choose(view, moves) for seed in range(tries))


def face_down(state: MindRoulette) -> MindRoulette:
    """Some card lies face down, and seat 1 bets."""
    GAME.play(state, {0: Lay(1)})
    return state


def test_opens_outside_the_middle() -> None:
    assert set(chosen(dealt())) == {Show(1), Show(2), Show(6), Show(7)}


def test_any_card_may_come() -> None:
    assert set(chosen(dealt(7), tries=1000)) == {Lay(card) for card in FULL}


def test_works_towards_the_bonus() -> None:
    laid = chosen(dealt(7))
    assert min(laid[Lay(card)] for card in (7, ZERO, DOUBLE_ZERO)) > 1.5 * max(laid[Lay(card)] for card in range(1, 7))


def test_does_so_the_more_the_fewer_tiles_are_left() -> None:
    many, few = (chosen(dealt(7, tiles=tiles))[Lay(7)] for tiles in ((0, 4, 4), (0, 0, 1)))
    assert few > 1.3 * many


def test_lays_the_card_that_wins_the_bonus() -> None:
    assert chosen(dealt(7, ZERO, 7))[Lay(7)] > 120
    zeros = chosen(dealt(7, 7, 7))
    assert zeros[Lay(ZERO)] + zeros[Lay(DOUBLE_ZERO)] > 150
    assert chosen(dealt(7, 7, 7, tiles=(0, 1, 0)))[Lay(7)] < 20


def test_bets_on_what_the_dealer_is_after() -> None:
    assert set(chosen(face_down(dealt(7, ZERO, 7)))) == {Place("7")}
    assert set(chosen(face_down(dealt(7, 7, 7)))) == {Place("0"), Place("00")}


def test_bets_here_and_there_when_nothing_is_clear() -> None:
    assert {Place("7"), Place("0"), Place("00"), Place("middle")} <= set(chosen(face_down(dealt(7))))


def test_holds_no_tile_back() -> None:
    state = face_down(dealt(7))
    GAME.play(state, {1: Place("7")})
    assert Done() in GAME.moves(GAME.view(state, 1))
    assert Done() not in chosen(state)


def test_pays_back_with_plenty_in_hand_and_never_borrows() -> None:
    assert set(chosen(dealt(7, chips=900, debt=True))) == {PayBack()}
    assert PayBack() not in chosen(dealt(7, chips=600, debt=True))
    assert Borrow() not in chosen(dealt(7, chips=0))


@pytest.mark.parametrize(
    ("shown", "count"), [([7], 3), ([7, 7], 2), ([7, 0], 2), ([7, 1, 0, 8], 2), ([7, 7, 7, 7], 1), ([7, 8, 7, 7], 0)]
)
def test_how_far_from_the_bonus(shown: list[Card], count: int) -> None:
    assert missing(shown) == count


def test_what_a_space_is_worth() -> None:
    worth = worths(dict.fromkeys(FULL, 1.0))
    assert worth["7"] == worth["00"] == pytest.approx(50 / 8)
    assert worth["middle"] == pytest.approx(20 * 3 / 6)
    assert worth["low"] == worth["high"] == pytest.approx(20 * 2 / 7)
    assert worth["black"] == pytest.approx(10 * 4 / 5)
    assert max(worth, key=lambda space: worth[space]) == "middle"


def test_cards_that_are_gone_are_not_expected() -> None:
    now = Round(0, 300, [0, 4, 4], [[], [], []], shown=[7, ZERO])
    weights = likely(now, EAGER)
    assert ZERO not in weights
    assert worths(weights)["0"] == 0
    assert set(worths(weights)) == set(SPACES)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.45), (4, 0.4), (5, 0.33)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=300) > share
