"""Every game for OpenSpiel: `pyspiel.load_game("python_croupier_las_vegas", {"seats": 3})`.

Importing this module registers them all; it needs `pip install croupier[open_spiel]`. Parameters are `seats`, `reward`
(place or money) and the game's options by name; `first=-1` lets chance draw who starts, and a course is written `light`
or `red_end+your_order`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]

from croupier import games
from croupier.core.game import Chance, Game, Options, Refused, Seat, Turn
from croupier.core.record import Record

from .position import MOST_OUTCOMES, RULES, Position, Tree, tree_of

PREFIX = "python_croupier_"
LONGEST = 10_000  # decisions; no game comes near
MOST_MONEY = 1_000_000.0  # to win or lose; no game comes near
DRAWN = -1  # as `first`: drawn by chance
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
AT_ONCE = int(pyspiel.PlayerId.SIMULTANEOUS)
Kind = pyspiel.GameType


def register(game: Game[Any, Any, Any], name: str = "") -> str:
    """Make a game known to OpenSpiel, and return the name it has there."""
    short = PREFIX + (name or game.name)
    RULES[short] = game
    # a class, as OpenSpiel holds it until after Python has ended, when a function could no longer be released
    pyspiel.register_game(kind(short, "place"), type(short, (Croupier,), {"short": short}))
    return short


def kind(short: str, reward: str) -> Any:
    game = RULES[short]
    in_turn = all(issubclass(phase, (Turn, Chance)) for phase in game.phases)
    return Kind(
        short_name=short,
        long_name=f"Croupier: {game.name}",
        dynamics=Kind.Dynamics.SEQUENTIAL if in_turn else Kind.Dynamics.SIMULTANEOUS,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION if game.redeal else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if reward == "place" else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "reward": "place", **parameters(game.options)},
    )


def parameters(options: type[Options]) -> dict[str, Any]:
    """The options that OpenSpiel's parameters can express: yes or no, a seat, a list of words."""
    offered: dict[str, Any] = {}
    for name, usual in msgspec.structs.asdict(options()).items():
        if name == "first":
            offered[name] = DRAWN
        elif isinstance(usual, (bool, int, str)):
            offered[name] = usual
        elif isinstance(usual, tuple) and usual and all(isinstance(one, str) for one in usual):
            offered[name] = "+".join(usual)
    return offered


def options_from(options: type[Options], params: Mapping[str, Any]) -> Options:
    said: dict[str, Any] = {}
    for name, usual in msgspec.structs.asdict(options()).items():
        if name in params and (name, params[name]) != ("first", DRAWN):
            said[name] = params[name].split("+") if isinstance(usual, tuple) else params[name]
    try:
        return msgspec.convert(said, options)
    except msgspec.ValidationError as error:
        raise Refused(f"These options cannot be used: {error}.") from None


class Croupier(pyspiel.Game):  # type: ignore[misc]
    """A game at one number of seats, with one set of options."""

    short: str  # its name in OpenSpiel

    def __init__(self, params: Mapping[str, Any]) -> None:
        short = self.short
        options = options_from(RULES[short].options, params)
        self.tree: Tree = tree_of(short, params["seats"], msgspec.json.encode(options), params["reward"])
        places = self.tree.reward == "place"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.go_on + 1,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.tree.seats,
            min_utility=-1.0 if places else -MOST_MONEY,
            max_utility=1.0 if places else MOST_MONEY,
            utility_sum=0.0 if places else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(short, self.tree.reward), info, dict(params))

    def new_initial_state(self) -> Node:
        return Node(self)

    def make_py_observer(self, what: Any = None, params: Any = None) -> Observer:
        if params:
            raise Refused(f"Observers have no parameters, but were given {params}.")
        return Observer(self.tree, what or pyspiel.IIGObservationType(perfect_recall=False))


class Node(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it. Only `position` changes, so that copies cost nothing."""

    def __init__(self, game: Croupier) -> None:
        super().__init__(game)
        self.position: Position = game.tree.root

    @property
    def record(self) -> Record:
        """The game so far, as Croupier writes it."""
        return self.position.record()

    def current_player(self) -> int:
        at = self.position
        if at.over:
            return OVER
        if at.outcomes:
            return CHANCE
        if at.asking:
            return at.asking[0]
        return next(iter(at.open)) if len(at.open) == 1 else AT_ONCE

    def _legal_actions(self, seat: Seat) -> list[int]:
        return self.position.numbers(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes
        total = sum([weight for _, weight in outcomes])
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, number: int) -> None:
        self.position = self.position.after(number)

    def _apply_actions(self, numbers: list[int]) -> None:
        self.position = self.position.after(*numbers)

    def _action_to_string(self, seat: int, number: int) -> str:
        at = self.position
        if seat == CHANCE:
            return f"{at.drawn()}: {at.outcomes[number][0]}"
        return "nothing before" if number == at.tree.go_on else str(at.tree.encoder.every[number])

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """What a seat sees. As numbers: the encoder's, and whether it is being asked for an aside before it chooses.

    As words: the view; or, with perfect recall, everything the seat was told and chose.
    """

    def __init__(self, tree: Tree, what: Any) -> None:
        if not what.public_info or what.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise Refused("A seat sees the table and its own hand: there is no observer that sees less or more.")
        self.recall, self.encoder = what.perfect_recall, tree.encoder
        self.tensor = np.zeros(tree.encoder.size + 1, np.float32)
        self.dict = {name: self.tensor[part] for name, part in tree.encoder.slices.items()}
        self.dict["before"] = self.tensor[-1:]

    def set_from(self, node: Node, seat: Seat) -> None:
        at = node.position
        self.tensor[:-1] = self.encoder.observe(at.view(seat))
        self.tensor[-1] = at.asking[:1] == [seat]

    def string_from(self, node: Node, seat: Seat) -> str:
        at = node.position
        if self.recall:
            return at.known(seat)
        before = " before" if at.asking[:1] == [seat] else ""
        return f"{msgspec.json.encode(at.view(seat)).decode()}{before}"


for _name in games.names():
    register(games.find(_name))
