"""The computer players of Mind Roulette."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.game import Move
from croupier.games.mind_roulette.bots import Novice, Regular, Veteran
from croupier.games.mind_roulette.heuristics import EAGER, likely, missing, worths
from croupier.games.mind_roulette.minds import Fate, plainness, reply
from croupier.games.mind_roulette.rules import GAME, SPACES, Done, Lay, MindRoulette, Place, Round, Show
from croupier.kit.seventh_heaven.bank import Bank, Borrow, Gamble, PayBack
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, FULL, ZERO, Card


def dealt(*shown: Card, tiles: Sequence[int] = (0, 4, 4), chips: int = 300, debt: bool = False) -> MindRoulette:
    """Seat 0 has shown these cards; the bettors have this many tiles left."""
    bank = Bank([chips] * 3, [0] * 3, [debt] * 3)
    state = GAME.start(3, Gamble(first=0, bank=bank))
    if shown:
        state.phase, state.table.now.shown, state.table.now.tiles = "LayCard", [*shown], [*tiles]
    return state


def chosen(state: MindRoulette, tries: int = 200, kind: Any = Regular) -> Counter[Move]:
    """What a player chooses here, over many tries."""
    (seat,) = GAME.asked(state)
    view = GAME.view(state, seat)
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return Counter(kind(GAME, Random(seed)).choose(view, moves) for seed in range(tries))


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


def test_a_novice_deals_without_a_plan() -> None:
    planless, planned = (chosen(dealt(7, tiles=(0, 0, 1)), 400, kind) for kind in (Novice, Regular))
    assert planless[Lay(7)] < 80
    assert planned[Lay(7)] > 100


def test_a_novice_always_lays_the_last_card_for_the_bonus() -> None:
    assert set(chosen(dealt(7, ZERO, 7), kind=Novice)) == {Lay(7)}
    assert set(chosen(dealt(7, 7, 7), kind=Novice)) == {Lay(ZERO), Lay(DOUBLE_ZERO)}
    assert len(chosen(dealt(7, ZERO, 7))) > 3


def test_a_novice_bets_wide_even_if_all_know_the_card() -> None:
    assert set(chosen(face_down(dealt(7, ZERO, 7)), kind=Novice)) == {Place("middle"), Place("black"), Place("red")}


def test_a_novice_saves_its_last_tile() -> None:
    state = face_down(dealt(7, tiles=(0, 2, 2)))
    GAME.play(state, {1: Place("black")})
    assert set(chosen(state, kind=Novice)) == {Done()}
    assert Done() not in chosen(state)
    assert Done() not in chosen(face_down(dealt(7, tiles=(0, 1, 2))), kind=Novice)


def after(*shown: Card) -> MindRoulette:
    """Seat 0 deals the last round with a 7 open; the others showed these cards in theirs."""
    state = dealt(7)
    earlier = [Round(dealer, 300, [0, 0, 0], [[], [], []], shown=[*shown]) for dealer in (1, 2)]
    state.table.rounds = [*earlier, state.table.now]
    return state


PLANNED, PLAIN = after(7, 7, ZERO), after(7, 1, 4, 2)


def test_a_veteran_dodges_where_a_regular_is_guessed() -> None:
    """People with a plan wait for 7, 0 and 00 or sit in the middle: what is left costs nothing."""
    dodged, guessed = (chosen(PLANNED, 60, kind) for kind in (Veteran, Regular))
    outside = [Lay(1), Lay(2), Lay(6)]
    assert sum(dodged[card] for card in outside) > 45
    assert sum(guessed[card] for card in outside) < 25


def test_a_veteran_tells_plain_people_by_the_cards_they_showed() -> None:
    assert plainness(dealt(7).table, 0) == 0.5
    assert plainness(PLANNED.table, 0) < 0.3
    assert plainness(PLAIN.table, 0) > 0.9
    assert plainness(dealt(7, 1, 4, 2).table, 0) == 1  # nothing was paid, and there are tiles left
    assert plainness(dealt(7, 1, 4, 2, tiles=(0, 0, 0)).table, 0) == 0.5  # my own cards tell me nothing


def test_a_veteran_deals_towards_the_bonus_for_plain_people() -> None:
    """They have most of their tiles on colours, so that 0 and 00 sweep them."""
    assert chosen(PLAIN, 40, Veteran)[Lay(1)] < 10
    towards = [Lay(7), Lay(ZERO), Lay(DOUBLE_ZERO)]
    assert sum(chosen(PLAIN, 40, Veteran)[card] for card in towards) > 20
    assert sum(chosen(PLANNED, 40, Veteran)[card] for card in towards) < 10


def test_a_veteran_far_behind_goes_for_the_bonus() -> None:
    """The last dealer cannot catch up with what is left of the deposit alone, only with the bonus."""
    state = dealt(7, ZERO, 7, tiles=(0, 1, 1))
    state.table.rounds = [state.table.now] * 3
    state.table.bank.chips, state.table.bank.down = [0, 500, 500], [300, 0, 0]
    assert set(chosen(state, 30, Veteran)) == {Lay(7)}
    assert len(chosen(state, 30)) > 1


def test_a_veteran_who_is_first_without_the_bonus_lets_it_go() -> None:
    """All tiles wait for the 7. With it the others have 500 to my 450; without it I have 350 to their 300."""
    state = after(7, 7, ZERO)
    state.table.now.shown = [7, ZERO, 7]
    state.table.bank.chips, state.table.bank.down = [150, 300, 300], [200, 0, 0]
    assert chosen(state, 30, Veteran)[Lay(7)] < 8
    assert chosen(state, 30)[Lay(7)] > 15


def test_a_veteran_bets_on_the_cards_for_the_bonus_and_mixes_them() -> None:
    state = face_down(dealt(7))
    spaces = chosen(state, 100, Veteran)
    assert sum(spaces[Place(space)] for space in ("7", "0", "00")) > 70
    assert min(spaces[Place(space)] for space in ("7", "0", "00")) > 5


def test_a_veteran_sees_what_others_have_bet_and_never_the_card() -> None:
    state = face_down(dealt(7))
    other = GAME.clone(state)
    other.hands[0].laid = 5
    assert chosen(state, 10, Veteran) == chosen(other, 10, Veteran)


def test_a_veteran_with_one_seed_chooses_one_move() -> None:
    often = chosen(dealt(7), 15, Veteran)
    assert often == chosen(dealt(7), 15, Veteran)
    assert len(often) > 2


def test_a_veteran_pays_back_with_plenty_and_plays_on_with_seats_out() -> None:
    assert set(chosen(dealt(7, chips=900, debt=True), 5, Veteran)) == {PayBack()}
    bank = Bank([0, 40, 700, 300], [0] * 4, [False] * 4, out=[3])
    state = GAME.start(4, Gamble(first=0, bank=bank))
    GAME.play(state, {0: Show(7)})
    assert all(isinstance(move, Lay) for move in chosen(state, 5, Veteran))


def test_what_a_card_comes_to() -> None:
    state = dealt(7, ZERO, 7)
    state.table.bank.down[0] = 120
    bonus = Fate(state.table, 7, [[], ["7"], ["high", "red"]])
    assert (bonus.won, bonus.back, bonus.dealt()) == ([0, 50, 20], 2, (50 + state.table.now.deposit, True))
    assert Fate(state.table, 1, [[], ["7"], ["red"]]).dealt() == (120, True)
    assert Fate(state.table, 1, [[], ["1", "1", "1"], []]).dealt() == (0, True)
    kept, is_over = Fate(state.table, 1, [[], ["low"], []]).dealt()
    assert kept > 300 - 50
    assert not is_over


def test_the_worths_of_all_are_the_one_first_place() -> None:
    fate = Fate(dealt(7).table, 7, [[], ["7", "7"], ["red"]])
    assert sum(map(fate.worth, range(3))) == pytest.approx(1)
    assert fate.worth(1) > fate.worth(2) > fate.worth(0)


def test_a_reply_is_an_equilibrium_of_matching_pennies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against people who see through everything: one time in three for the side that pays double."""
    monkeypatch.setattr("croupier.games.mind_roulette.minds.TRUST", 0.0)
    assert reply([[2.0, 0.0], [0.0, 1.0]], [0.0, 0.0]) == pytest.approx([1 / 3, 2 / 3], abs=0.03)


def test_a_reply_leans_on_habits() -> None:
    assert reply([[1.0, 0.0], [0.0, 1.0]], [0.8, 0.2]) == pytest.approx([1, 0], abs=0.1)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.45), (4, 0.4), (5, 0.33)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=300) > share


@pytest.mark.parametrize(
    ("level", "others", "games", "share"),
    [("novice", "chaotic", 300, 0.4), ("regular", "novice", 300, 0.48), ("veteran", "regular", 45, 0.42)],
)
def test_each_level_beats_the_one_below(level: str, others: str, games: int, share: float) -> None:
    assert first_places(GAME, 3, games, level=level, others=others) > share
