"""Games of the players there are, as arrays: what networks learn to imitate."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.arena.workers import shared_out
from croupier.common.episode import Episode
from croupier.core.game import Game, Move, Seat, View
from croupier.players import seated
from croupier.players.networks import layout
from croupier.players.playouts import firsts

LEVELS = ("novice", "regular", "veteran")  # as they stand among a network's inputs
SHARES = (1.0, 2.0, 6.0)  # how often each of them is seated
GUEST = 1.5  # and how often a network, if one is there to learn on: what the others do against it is worth knowing
HURRIED = {"batting_poker": 40, "las_vegas": 300, "red_end": 40, "rotary_lottery": 50, "vabanque": 40}
# … budgets of veterans: nearly as good as the usual ones, and far more games in the same time
SLICE = 5.0  # seconds after which a process hands over what it has
TYPES = {"seen": np.float16, "legal": np.uint8, "number": np.int16, "level": np.int8, "seat": np.int8}

Arrays = dict[str, NDArray[Any]]


class Collected:
    """Decisions of one game, with what came of them."""

    def __init__(self, name: str) -> None:
        self._layout = layout(name)
        self._rows: dict[str, list[Any]] = defaultdict(list)
        self._begun = 0  # rows whose game is not over yet start here

    def add(self, view: View[Any, Any], moves: Sequence[Move], chosen: Move, level: int) -> None:
        numbers = [number for number in self._layout.numbers(view, moves) if number is not None]
        (number,) = self._layout.numbers(view, [chosen])
        if len(numbers) < 2 or number is None:
            return
        mask = np.zeros(len(self._layout.moves), bool)
        mask[numbers] = True
        rows = self._rows
        rows["seen"].append(self._layout.inputs(view, 0.0).astype(np.float16))
        rows["legal"].append(np.packbits(mask))
        rows["number"].append(number)
        rows["level"].append(level)
        rows["seat"].append(view.seat)

    def end(self, wins: Sequence[float], ahead: Sequence[float]) -> None:
        """The game is over: who won, and how far ahead of the others' mean everybody is."""
        for seat in self._rows["seat"][self._begun :]:
            self._rows["win"].append(wins[seat])
            self._rows["money"].append(ahead[seat])
        self._begun = len(self._rows["seat"])

    def arrays(self) -> Arrays:
        return {key: np.array(rows, TYPES.get(key, np.float32)) for key, rows in self._rows.items()}


def collect(
    name: str,
    seconds: float,
    jobs: int,
    seed: int = 0,
    guest: Path | None = None,
    report: Callable[[float], None] = lambda share: None,
) -> Arrays:
    """Games for as long as this takes, in several processes, with any players at any number of seats."""
    slices = max(round(seconds / SLICE), 1)
    parts, work = list[Arrays](), partial(_collect, name, seconds / slices, seed, guest)
    for part in shared_out(work, range(slices * jobs), jobs=jobs):
        parts.append(part)
        report(len(parts) / (slices * jobs))
    parts = [part for part in parts if part]
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def _collect(name: str, seconds: float, seed: int, guest: Path | None, number: int) -> Arrays:
    rng, collected = Random(f"{seed}/{number}"), Collected(name)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        _play(layout(name).game, collected, rng, guest)
    return collected.arrays()


def _play(game: Game[Any, Any, Any], collected: Collected, rng: Random, guest: Path | None) -> None:
    seats, named = rng.choice(game.seats), [*LEVELS]
    if game.name in HURRIED:
        named[-1] += f"@{HURRIED[game.name]}"
    shares = [*SHARES]
    if guest:
        named.append(str(guest))
        shares.append(GUEST)
    sitting = rng.choices(range(len(named)), shares, k=seats)
    players = [seated(named[level], game, rng) for level in sitting]

    def answer(seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        move: Move = players[seat].choose(view, moves)
        if sitting[seat] < len(LEVELS):
            collected.add(view, moves, move, sitting[seat])
        return move

    episode = Episode(game, seats, game.options(), rng)
    episode.play_out(answer)
    collected.end(firsts(episode.places()), _ahead_of_others(episode.scores()))


def _ahead_of_others(scores: Sequence[int]) -> list[float]:
    total, seats = sum(scores), len(scores)
    return [score - (total - score) / (seats - 1) for score in scores]
