"""A game that breaks the contract says so when it is found, or else in play: which game, where, and what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from toys import penny
from toys.penny import GAME, Call, Deal, Penny, Speak, Table

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import (
    BrokenGame,
    Chance,
    Game,
    Next,
    Options,
    Over,
    Phase,
    Seat,
    Secret,
    Tell,
    Turn,
)
from croupier.core.match import Match
from croupier.games.contract import checked

Rules = Game[Any, Any, Any]
FOLDER = "penny"


def found(game: object, *phases: type) -> Rules:
    """A game as it is found in its folder, whose rules also define these phases."""
    rules = ModuleType(f"croupier.games.{FOLDER}.rules")
    for phase in phases:
        phase.__module__ = rules.__name__
        setattr(rules, phase.__name__, phase)
    if game is not None:
        rules.GAME = game  # type: ignore[attr-defined]
    return checked(FOLDER, rules)


class Idle(Phase): ...


class Nobody(Turn):
    def moves(self, view: Any) -> list[Any]:
        return []

    def play(self, state: Any, move: Any, tell: Tell) -> Next:
        return Over


class Mute(Secret):
    def seats(self, table: Any) -> list[Seat]:
        return []

    def play(self, state: Any, moves: Any, tell: Tell) -> Next:
        return Over


class Oddless(Chance):
    def play(self, state: Any, outcome: Any, tell: Tell) -> Next:
        return Over


class Whispering(Speak):
    aside = Phase.aside


class Forgotten(Deal): ...


class Wordy(Options, kw_only=True):
    rounds: int


def begins(phase: str = "Deal", **changes: Any) -> Rules:
    def setup(seats: int, options: Options, tell: Tell) -> Penny:
        state = penny.setup(seats, options, tell)
        state.phase = phase
        for name, value in changes.items():
            setattr(state, name, value)
        return state

    return replace(GAME, setup=setup)


SECOND_DEAL = type("Deal", (Speak,), {})
BROKEN: dict[str, tuple[object, str]] = {
    "no game": (None, "penny: its rules have no GAME. End them with `GAME = Game(...)`."),
    "another thing": ("Penny", "penny: its rules have no GAME."),
    "another name": (replace(GAME, name="pence"), "penny: it calls itself 'pence'. Give it the name of its folder."),
    "seats as a number": (replace(GAME, seats=4), "penny: `seats` is 4. Write range(fewest, most + 1)"),  # type: ignore[arg-type]
    "no seats": (replace(GAME, seats=range(3, 3)), "penny: `seats` is range(3, 3). Write range(fewest, most + 1)"),
    "seats from none": (replace(GAME, seats=range(4)), "penny: `seats` is range(0, 4). Write range(fewest, most + 1)"),
    "no phases": (replace(GAME, phases=()), "penny: `phases` is (). List the classes of your phases in a tuple."),
    "the end as a phase": (replace(GAME, phases=(Deal, Over)), "penny: `phases` lists Over. Leave it out"),
    "two of a name": (replace(GAME, phases=(Deal, SECOND_DEAL)), "penny, Deal: `phases` lists this name twice"),
    "a phase without play": (replace(GAME, phases=(Idle,)), "penny, Idle: it has no `play`. A Phase needs play."),
    "a turn of nobody": (
        replace(GAME, phases=(Nobody,)),
        "penny, Nobody: it has no `seat`. A Turn needs seat, moves, play.",
    ),
    "a secret without moves": (
        replace(GAME, phases=(Mute,)),
        "penny, Mute: it has no `moves`. A Secret needs seats, moves",
    ),
    "chance without odds": (
        replace(GAME, phases=(Oddless,)),
        "penny, Oddless: it has no `odds`. A Chance needs odds, play.",
    ),
    "asides that nobody carries out": (
        replace(GAME, phases=(Whispering,)),
        "penny, Whispering: it has `asides` but no `aside`. Add it, to say what happens",
    ),
    "options of another kind": (replace(GAME, options=dict), "penny: `options` is <class 'dict'>. Give it the class"),  # type: ignore[arg-type]
    "an option without default": (
        replace(GAME, options=Wordy),
        "penny: its option `rounds` has no default. Give it one",
    ),
    "no state": (replace(GAME, setup=lambda seats, options, tell: None), "penny: `setup` returns None. Return State("),  # type: ignore[arg-type,return-value]
    "a beginning that is no phase": (
        begins("Dael"),
        "penny: `setup` begins with the phase 'Dael'. Name one of `phases`: Deal",
    ),
    "too few hands": (
        begins(hands=[]),
        "penny: asked for 2 seats, `setup` returns 0 hands and seats=2. Every seat needs",
    ),
    "another number of seats": (begins(seats=5), "penny: asked for 2 seats, `setup` returns 2 hands and seats=5."),
    "another box": (
        begins(box=None),
        "penny: what `setup` returns does not match the types that `state` and its parts declare.",
    ),
}


def test_an_honest_game_is_found() -> None:
    assert found(GAME) is GAME
    assert found(GAME, Deal) is GAME


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_says_what_to_do(fault: str) -> None:
    game, said = BROKEN[fault]
    with pytest.raises(BrokenGame, match=f"^{re.escape(said)}"):
        found(game)


def test_a_phase_that_is_not_listed_is_missed() -> None:
    with pytest.raises(
        BrokenGame, match="^penny, Forgotten: it is missing from `phases`. Add it there, or delete it.$"
    ):
        found(GAME, Forgotten)


def test_a_phase_that_others_derive_from_need_not_be_listed() -> None:
    assert found(replace(begins("Forgotten"), phases=(Forgotten, Speak, Call)), Deal)


def test_every_game_here_keeps_the_contract() -> None:
    for name in games.names():
        assert games.find(name).name == name


# What only shows in play


def after_the_deal(phase: type[Phase]) -> Match:
    """Penny, with something else after the deal."""

    class Deals(Deal):
        def play(self, state: Penny, card: int, tell: Tell) -> Next:
            following = super().play(state, card, tell)
            return phase if following is Speak else following

    Deals.__name__ = "Deal"
    return Match(replace(GAME, phases=(Deals, Speak, phase)), 2, source=seeded(1))


class Loose(Turn):
    """Its `play` forgets to name a phase."""

    def seat(self, table: Table) -> Seat:
        return 0

    def moves(self, view: Any) -> list[Any]:
        return [penny.Leave()]

    def play(self, state: Penny, move: Any, tell: Tell) -> Any:
        return None


class Strays(Loose):
    def play(self, state: Penny, move: Any, tell: Tell) -> Next:
        return Mute


class AsksNobody(Loose):
    def seat(self, table: Table) -> Any:
        return None


class AsksTheLast(Loose):
    def seat(self, table: Table) -> Seat:
        return -1


class AsksTooMany(Secret):
    def seats(self, table: Table) -> list[Seat]:
        return [0, 1, 2]

    def moves(self, view: Any) -> list[Any]:
        return [penny.Leave()]

    def play(self, state: Penny, moves: Mapping[Seat, Any], tell: Tell) -> Next:
        return Over


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        (Loose, "penny, Loose: `play` returns None. Return one of its `phases`."),
        (
            Strays,
            f"penny, Strays: `play` returns {Mute}. Return one of its `phases`.",
        ),
        (AsksNobody, "penny, AsksNobody: asks seats [None]. Seats are 0 to 1."),
        (AsksTheLast, "penny, AsksTheLast: asks seats [-1]. Seats are 0 to 1."),
        (AsksTooMany, "penny, AsksTooMany: asks seats [0, 1, 2]. Seats are 0 to 1."),
    ],
)
def test_what_shows_only_in_play_is_said_then(phase: type[Phase], said: str) -> None:
    with pytest.raises(BrokenGame, match=f"^{re.escape(said)}$"):
        after_the_deal(phase)


def test_a_phase_that_asks_nobody_and_has_no_odds_says_so() -> None:
    with pytest.raises(
        NotImplementedError, match="^Mute asks no seat and has no `odds`: ask somebody, or add `odds`.$"
    ):
        after_the_deal(Mute)


@pytest.mark.parametrize("strange", [Deal(), Table, "Deal"])
def test_only_classes_of_phases_are_listed(strange: Any) -> None:
    said = r"^penny: `phases` lists .*(Deal|Table).*\. List classes derived from Phase\.$"
    with pytest.raises(BrokenGame, match=said):
        replace(GAME, phases=(strange, Speak, Call))
