"""A training in a folder: everything is written as it comes, whole or not at all, so a stopped training continues.

`training.json` says which game it is; `games.npz` has decisions of the players there are, `imitator.npz` the network
that imitates them, `checkpoint.npz` all that is needed to continue; `candidate-*.npz` are networks from along the way,
of which the best is `net.npz`; `curve.json` has the figures over time, and `curve.html` shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import ArrayLike

from croupier.common import records
from croupier.core.game import Refused, Value
from croupier.players.networks import FILE, Layout, layout

from .collecting import LEVELS, Arrays
from .curve import JUDGED, Point, page_of

HEAD, GAMES, IMITATOR, CHECKPOINT = "training.json", "games.npz", "imitator.npz", "checkpoint.npz"
CURVE, PAGE, NET = "curve.json", "curve.html", FILE
FORMAT = 1  # of what is written


class Head(Value):
    """What must be the same for a training to continue."""

    training: int  # the format
    game: str
    rules: int  # the version of the game's rules
    inputs: int  # of the network
    moves: int


class Folder:
    """A training's own folder."""

    def __init__(self, path: Path, layout: Layout) -> None:
        self.path, self.layout = path, layout

    @classmethod
    def opened(cls, path: Path, name: str) -> Folder:
        """The folder of a training of this game, created if need be."""
        there = layout(name)
        head, file = Head(FORMAT, name, there.game.version, there.size, len(there.moves)), path / HEAD
        try:
            path.mkdir(parents=True, exist_ok=True)
            begun = msgspec.json.decode(file.read_bytes(), type=Head) if file.exists() else None
        except OSError as error:
            said = "{path} cannot be used as the folder of a training: {reason}."
            raise Refused(said, "training-folder", path=path, reason=records.trouble(error)) from None
        except msgspec.DecodeError as error:
            said = "{path} does not describe a training: {reason}."
            raise Refused(said, "bad-training", path=file, reason=error) from None
        if begun and begun.game != name:
            said = "{path} holds a training of {here}, not of {game}: name another folder."
            raise Refused(said, "other-training", path=path, here=begun.game, game=name)
        if begun and begun != head:
            said = "{path} was begun with different rules of {game}, or by a different version of croupier."
            raise Refused(said, "training-other-rules", path=path, game=name)
        if not begun:
            records.keep(file, msgspec.json.encode(head) + b"\n")
        return cls(path, there)

    def read(self, name: str) -> Arrays | None:
        """The arrays of a file, if it is there."""
        file = self.path / name
        if not file.exists():
            return None
        with np.load(file, allow_pickle=False) as found:
            return dict(found)

    def write(self, name: str, arrays: Mapping[str, ArrayLike]) -> None:
        data = BytesIO()
        np.savez_compressed(data, allow_pickle=False, **arrays)
        records.keep(self.path / name, data.getvalue())

    def candidates(self) -> list[Path]:
        return sorted(self.path.glob("candidate-*.npz"))

    def propose(self, arrays: Mapping[str, ArrayLike]) -> None:
        self.write(f"candidate-{len(self.candidates()) + 1:02}.npz", arrays)

    def choose(self) -> Path:
        """The candidate that did best becomes the network to play with."""

        def worth(path: Path) -> float:
            return float((self.read(path.name) or {})["worth"])

        file = self.path / NET
        records.keep(file, max(self.candidates(), key=worth).read_bytes())
        return file

    def validated(self) -> dict[str, list[float]]:
        """How often the chosen network came first in games of its own, among each level, by seats."""
        shares = (self.read(NET) or {})["shares"]
        return {level: shares[:, LEVELS.index(level)].tolist() for level in JUDGED}

    def points(self) -> list[Point]:
        file = self.path / CURVE
        return msgspec.json.decode(file.read_bytes(), type=list[Point]) if file.exists() else []

    def note(self, point: Point) -> None:
        """One more point of the curve."""
        points = [*self.points(), point]
        records.keep(self.path / CURVE, b"[\n" + b",\n".join(map(msgspec.json.encode, points)) + b"\n]\n")
        records.keep(self.path / PAGE, page_of(self.layout.game, points).encode())
