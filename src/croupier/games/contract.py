"""What can be checked before a game is played: whether its GAME keeps the contract, explained to the game's author.

Faults that show only in play, such as a phase that names no next one, are reported then; the laws find the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from croupier.core.game import BrokenGame, Chance, Game, Next, Options, Over, Phase, Secret, State, Turn

AnyGame = Game[Any, Any, Any]
OWED: dict[Next, tuple[str, ...]] = {
    Turn: ("seat", "moves", "play"),
    Secret: ("seats", "moves", "play"),
    Chance: ("odds", "play"),
    Phase: ("play",),
}


@cache
def checked(name: str, rules: ModuleType) -> AnyGame:
    """The game of a folder, whose rules these are. It is checked only once."""
    game = getattr(rules, "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame(f"{name}: its rules have no GAME. End them with `GAME = Game(...)`.")
    for fault in _faults(game, name, rules):
        raise BrokenGame(f"{name}{fault}")
    return game


def _faults(game: AnyGame, name: str, rules: ModuleType) -> Iterator[str]:
    """What is wrong, worded to follow the name of the game. Later checks rely on earlier ones."""
    if game.name != name:
        yield f": it calls itself {game.name!r}. Give it the name of its folder."
    yield from _faults_of_seats(game.seats)
    yield from _faults_of_phases(game.phases)
    yield from _phases_left_out(game, rules)
    yield from _faults_of_options(game.options)
    for seats in game.seats:
        yield from _faults_of_setup(game, seats)


def _faults_of_seats(seats: object) -> Iterator[str]:
    if not isinstance(seats, range) or not seats or seats.step != 1 or seats[0] < 1:
        yield f": `seats` is {seats}. Write range(fewest, most + 1), for one player or more."


def _faults_of_phases(phases: object) -> Iterator[str]:
    if not isinstance(phases, tuple) or not phases:
        yield f": `phases` is {phases}. List the classes of your phases in a tuple."
        return
    for phase in phases:
        if phase is Over:
            yield ": `phases` lists Over. Leave it out: every game has it."
        if [one.__name__ for one in phases].count(phase.__name__) > 1:
            yield f", {phase.__name__}: `phases` lists this name twice: states name their phase, so rename one."
        kind = next(kind for kind in OWED if issubclass(phase, kind))
        for owed in OWED[kind]:
            if getattr(phase, owed) is getattr(kind, owed):
                yield f", {phase.__name__}: it has no `{owed}`. A {kind.__name__} needs {_listed(OWED[kind])}."
        if phase.asides is not Phase.asides and phase.aside is Phase.aside:
            yield f", {phase.__name__}: it has `asides` but no `aside`. Add it, to say what happens when one is chosen."


def _phases_left_out(game: AnyGame, rules: ModuleType) -> Iterator[str]:
    for phase in vars(rules).values():
        is_own = isinstance(phase, type) and issubclass(phase, Phase) and phase.__module__ == rules.__name__
        if is_own and not any(issubclass(listed, phase) for listed in game.phases):
            yield f", {phase.__name__}: it is missing from `phases`. Add it there, or delete it."


def _faults_of_options(options: object) -> Iterator[str]:
    if not isinstance(options, type) or not issubclass(options, Options):
        yield f": `options` is {options}. Give it the class that you derived from Options."
        return
    for field in msgspec.structs.fields(options):
        if field.required:
            yield f": its option `{field.name}` has no default. Give it one: a table may be opened without options."


def _faults_of_setup(game: AnyGame, seats: int) -> Iterator[str]:
    state: object = game.start(seats)
    if not isinstance(state, State):
        yield f": `setup` returns {state}. Return State(seats, phase, table, hands, box)."
        return
    known = _listed([phase.__name__ for phase in game.phases])
    if state.phase not in known.split(", "):
        yield f": `setup` begins with the phase {state.phase!r}. Name one of `phases`: {known}."
    if state.seats != seats or len(state.hands) != seats:
        found = f"{len(state.hands)} hands and seats={state.seats}"
        yield f": asked for {seats} seats, `setup` returns {found}. Every seat needs a hand, even if it is None."
    try:
        game.clone(state)
    except msgspec.ValidationError as error:
        yield f": what `setup` returns does not match the types that `state` and its parts declare. {error}."


def _listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names)
