"""Games of the players there are, as arrays: what networks learn to imitate."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.common.episode import Episode
from croupier.core.game import Game, Move, Seat, View
from croupier.players import seated
from croupier.players.networks import layout
from croupier.players.playouts import firsts

LEVELS = ("novice", "regular", "veteran")  # as they stand among a network's inputs
SHARES = (1, 2, 3)  # how often each of them is seated
Arrays = dict[str, NDArray[Any]]


class Collected:
    """Decisions of one game, with what came of them."""

    def __init__(self, name: str) -> None:
        self._layout = layout(name)
        self._rows: dict[str, list[Any]] = defaultdict(list)
        self._begun = 0  # rows whose game is not over yet start here

    def add(self, view: View[Any, Any], moves: Sequence[Move], chosen: Move, level: int) -> None:
        numbers = [number for move in moves if (number := self._layout.number(move)) is not None]
        number = self._layout.number(chosen)
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

    def end(self, wins: Sequence[float] | None, ahead: Sequence[float]) -> None:
        """The game is over: who won, and how far ahead of the others' mean everybody is."""
        rows = self._rows
        for seat in rows["seat"][self._begun :]:
            rows["win"].append(np.nan if wins is None else wins[seat])
            rows["money"].append(np.nan if wins is None else ahead[seat])
        self._begun = len(rows["seat"])

    def arrays(self) -> Arrays:
        types = {"seen": np.float16, "legal": np.uint8, "number": np.int16, "level": np.int8, "seat": np.int8}
        return {key: np.array(rows, types.get(key, np.float32)) for key, rows in self._rows.items()}


def collect(
    names: Sequence[str], seconds: float, jobs: int, seed: int = 0, levels: Sequence[str] = LEVELS
) -> dict[str, Arrays]:
    """Games for as long as this takes, in several processes. Gambles are also met in courses, with what is carried."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        work = partial(_collect, [*names], seconds, [*levels])
        parts = [*pool.map(work, [f"{seed}/{job}" for job in range(jobs)])]
    return {name: joined([part[name] for part in parts if name in part]) for name in names}


def joined(parts: Sequence[Arrays]) -> Arrays:
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def _collect(names: Sequence[str], seconds: float, levels: Sequence[str], seed: str) -> dict[str, Arrays]:
    rng, collected = Random(seed), {name: Collected(name) for name in names}
    end, turn = time.monotonic() + seconds, rng.randrange(len(names))
    while time.monotonic() < end:
        name = names[turn % len(names)]
        _play(games.find(name), collected, levels, rng)
        turn += 1
    return {name: one.arrays() for name, one in collected.items()}


def _play(game: Game[Any, Any, Any], collected: Mapping[str, Collected], levels: Sequence[str], rng: Random) -> None:
    """One game with any players at its seats, at any number of seats."""
    seats = rng.choice(game.seats)
    sitting = rng.choices(range(len(levels)), SHARES[: len(levels)], k=seats)
    players = [seated(levels[level], game, rng) for level in sitting]

    def answer(seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        move: Move = players[seat].choose(view, moves)
        collected[game.name].add(view, moves, move, sitting[seat])
        return move

    episode = Episode(game, seats, game.options(), rng)
    episode.play_out(answer)
    collected[game.name].end(firsts(episode.places()), ahead_of_others(episode.scores()))


def ahead_of_others(scores: Sequence[int]) -> list[float]:
    total, seats = sum(scores), len(scores)
    return [score - (total - score) / (seats - 1) for score in scores]


def save(arrays: Arrays, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def load(paths: Iterable[Path]) -> Arrays:
    parts = []
    for path in paths:
        with np.load(path) as arrays:
            parts.append(dict(arrays))
    return joined(parts)
