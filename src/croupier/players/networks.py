"""Networks that have learnt a game by playing it: what they see, what they would choose, and what they expect.

One network plays a game at every number of seats. It sees what encode.py says, in the layout of the most seats: with
fewer, every block of a slice is filled up with zeros. Places and numbers of which none is special come in an order of
the viewer's, so that what is learnt of one holds for all. Beside that, it is told how many sit at the table, and what
it plays for. Weights lie in the game's folder (`net.npz`, float16); `croupier train` makes them, and others like them.

All sums are exact: weights and what is passed from layer to layer are multiples of a small power of two, so that no
rounding depends on the order of adding. The same view gets the same answer on every machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.common.records import trouble
from croupier.core.game import Game, Move, Refused, View
from croupier.kit.encoding import Alike, Encoding, Slice, head

FILE = "net.npz"
GRID = 2.0**12  # what is passed on is a multiple of 1/GRID …
FINE = 2.0**14  # … weights are multiples of 1/FINE, and neither exceeds the next two: every sum fits into 53 bits
MOST, HEAVIEST = 2.0**9, 2.0**4
STEP = 16.0  # a key of an order counts for so much more than the next one
AIMS = 1  # inputs that say what is played for: 1 for the first place, 0 for money

Floats = NDArray[np.float64]


class Layout:
    """A game's inputs and moves, the same for every number of seats."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        made = {seats: self._encoding(seats) for seats in game.seats}
        self._slices = {seats: (*head(game, seats), *one.slices) for seats, one in made.items()}
        self._parts = {seats: tuple(one.of for one in slices) for seats, slices in self._slices.items()}
        self.moves: tuple[Move, ...] = made[game.seats[-1]].moves  # those with fewer seats are all among them
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self._seen = sum(one.size for one in self._slices[game.seats[-1]])
        self.size = self._seen + len(game.seats) + AIMS
        self._places = {seats: self._placed(seats) for seats in game.seats}
        self._moves = {seats: np.array([self._numbers[move] for move in one.moves]) for seats, one in made.items()}
        self.orders = {seats: Order(self, seats, one.alike) for seats, one in made.items() if one.alike}

    def _encoding(self, seats: int) -> Encoding:
        made: Encoding = games.part(self.game.name, "encode").encode(seats, self.game.options())
        return made

    def _placed(self, seats: int) -> NDArray[np.int64]:
        places, start = list[int](), 0
        for mine, full in zip(self._slices[seats], self._slices[self.game.seats[-1]]):
            places += (start + place for place in _within(mine, full))
            start += full.size
        return np.array(places)

    def places(self, seats: int) -> NDArray[np.int64]:
        """Where each number of an observation with this many seats stands among the inputs."""
        return self._places[seats]

    def slices(self, seats: int) -> dict[str, NDArray[np.int64]]:
        """The same, slice by slice."""
        found, start = dict[str, NDArray[np.int64]](), 0
        for one in self._slices[seats]:
            found[one.name] = self._places[seats][start : start + one.size]
            start += one.size
        return found

    def numbers_of(self, seats: int) -> NDArray[np.int64]:
        """The number that each move of the encoding with this many seats has here."""
        return self._moves[seats]

    def numbers(self, view: View[Any, Any], moves: Sequence[Move]) -> list[int | None]:
        """The moves' numbers for whoever has this view; some amounts that only a course brings have none."""
        numbers = [self._numbers.get(move) for move in moves]
        if not (order := self.orders.get(view.seats)):
            return numbers
        places = order.places(self._observed(view))
        own = dict(zip(order.moves[:, places].ravel().tolist(), order.moves.ravel().tolist()))
        return [None if number is None else own.get(number, number) for number in numbers]

    def _observed(self, view: View[Any, Any]) -> Floats:
        return np.array([*chain.from_iterable([part(view) for part in self._parts[view.seats]])])

    def inputs(self, view: View[Any, Any], aim: float) -> Floats:
        """All that a network is told."""
        seats, seen = view.seats, self._observed(view)
        if order := self.orders.get(seats):
            seen[order.seen] = seen[order.seen[:, order.places(seen)]]
        inputs = np.zeros(self.size)
        inputs[self._places[seats]] = seen
        inputs[self._seen + self.game.seats.index(seats)] = 1.0
        inputs[-AIMS] = aim
        return inputs


class Order:
    """Places that are alike, in the order in which a viewer sees them."""

    def __init__(self, layout: Layout, seats: int, alike: Alike) -> None:
        where, slices = {place: at for at, place in enumerate(layout.places(seats).tolist())}, layout.slices(seats)

        def stretches(name: str) -> NDArray[np.int64]:
            """[stretch, place]: where its numbers stand in an observation."""
            at = np.array([where[place] for place in slices[name]])
            return at.reshape(alike.size, -1).T if name in alike.first else at.reshape(-1, alike.size)

        self.alike = alike
        self.seen = np.concatenate([stretches(name) for name in (*alike.first, *alike.last)])
        self.moves = layout.numbers_of(seats)[slice(*alike.moves)].reshape(-1, alike.size)
        keys = [stretches(name)[place] for name, place in alike.most]
        self.keys = np.array([stretches(alike.ring)[0]] if alike.ring else keys)
        self.weights = STEP ** np.arange(len(self.keys))[::-1, None]

    def places(self, seen: Floats) -> NDArray[np.int64]:
        """The place that comes first for whoever sees this, the one that comes second, and so on."""
        keys = seen[self.keys]
        if self.alike.ring:
            return np.roll(np.arange(self.alike.size), -keys[0].argmax())
        places: NDArray[np.int64] = np.argsort(-(keys * self.weights).sum(0), kind="stable")
        return places


def _within(mine: Slice, full: Slice) -> list[int]:
    """Where the numbers of a slice stand in the same slice of a full table."""
    size, room = mine.size // mine.blocks, full.size // full.blocks
    return [block * room + place for block in range(mine.blocks) for place in range(size)]


def layout(name: str) -> Layout:
    return _layout(name)


@cache
def _layout(name: str) -> Layout:
    return Layout(games.find(name))


def on_grid(numbers: Floats, grid: float, most: float) -> Floats:
    """The nearest multiples of 1/grid, none beyond the most."""
    rounded: Floats = np.clip(np.rint(numbers * grid) / grid, -most, most)
    return rounded


class Network:
    """Plays with NumPy alone."""

    def __init__(self, game: Game[Any, Any, Any], weights: dict[str, NDArray[Any]]) -> None:
        self.layout = layout(game.name)
        self.about = str(weights["about"]) if "about" in weights else ""
        self.spread = float(weights["spread"]) if "spread" in weights else 1.0
        layers = sum(name.startswith("w") and name[1:].isdecimal() for name in weights)

        def exact(layer: int | str) -> tuple[Floats, Floats]:
            factors, bias = (on_grid(weights[f"{one}{layer}"].astype(np.float64), FINE, HEAVIEST) for one in "wb")
            return factors, bias

        self._layers = [exact(number) for number in range(layers)]
        self._policy, self._values = exact("p"), exact("v")

    @property
    def weights(self) -> dict[str, Floats]:
        """By the names they have in a file."""
        every = [*((str(number), both) for number, both in enumerate(self._layers))]
        every += ("p", self._policy), ("v", self._values)
        return {f"{kind}{name}": part for name, both in every for kind, part in zip("wb", both)}

    @property
    def fits(self) -> bool:
        """Whether it sees what the game's encoder shows and knows its moves."""
        size, fit = self.layout.size, True
        for weights, bias in self._layers:
            fit, size = fit and weights.shape == (size, len(bias)), len(bias)
        for (weights, bias), wide in ((self._policy, len(self.layout.moves)), (self._values, 2)):
            fit = fit and weights.shape == (size, wide) and bias.shape == (wide,)
        return fit

    @classmethod
    def read(cls, game: Game[Any, Any, Any], file: IO[bytes]) -> Network:
        with np.load(file, allow_pickle=False) as weights:
            return cls(game, dict(weights))

    def _thought(self, inputs: Floats) -> Floats:
        x = on_grid(inputs, GRID, MOST)
        for weights, bias in self._layers:
            x = np.clip(np.rint((x @ weights + bias) * GRID) / GRID, 0.0, MOST)
        return x

    def liked(self, view: View[Any, Any], moves: Sequence[Move], aim: float = 1.0) -> list[float]:
        """How much it likes each move, as logarithms. A move without a number is never chosen."""
        thought = self._thought(self.layout.inputs(view, aim))
        numbers = self.layout.numbers(view, moves)
        known = [number for number in numbers if number is not None]
        weights, bias = self._policy
        liked = iter((thought @ weights[:, known] + bias[known]).tolist())
        return [-np.inf if number is None else next(liked) for number in numbers]

    def values(self, views: Sequence[View[Any, Any]], aim: float = 1.0) -> tuple[Floats, Floats]:
        """For each view, the chance of the first place, and the money it expects to be ahead."""
        return self.expected(np.stack([self.layout.inputs(view, aim) for view in views]))

    def expected(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The same, row by row, from what it is told."""
        values, offset = self._values
        both = self._thought(inputs) @ values + offset
        return both[:, 0], both[:, 1] * self.spread


def read(game: Game[Any, Any, Any], path: Path) -> Network:
    """The network in a person's file, if it is one of this game."""
    try:
        with path.expanduser().open("rb") as file, np.load(file, allow_pickle=False) as found:
            weights = dict(found)
        if (trained := str(weights["game"])) != game.name:
            said = "{path} is a network of {trained}, not of {game}."
            raise Refused(said, "other-network", path=path, trained=trained, game=game.name)
        network = Network(game, weights)
    except OSError as error:
        raise Refused("{path} cannot be read: {reason}.", "unreadable", path=path, reason=trouble(error)) from None
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        if isinstance(error, Refused):
            raise
        said = "{path} is not a network: croupier train {game} makes one."
        raise Refused(said, "no-network", path=path, game=game.name) from None
    if not network.fits:
        said = "{path} does not fit {game} as it is here: train the network again."
        raise Refused(said, "network-misfit", path=path, game=game.name)
    return network


@cache
def network(name: str) -> Network | None:
    """The network in a game's folder, if it has one."""
    file = files(games.__name__) / name / FILE
    if not file.is_file():
        return None
    with file.open("rb") as found:
        return Network.read(games.find(name), found)
