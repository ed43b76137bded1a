"""Every game found in its folder, and the toys, at every player count and with every option.

With LAWS=quick in the environment (script/check): every option at the lowest count, and none at the highest.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import laws
import msgspec
import pytest
from toys import penny, shout, twice

from croupier import games
from croupier.core.game import Game, Options

HOUSE: list[Game[Any, Any, Any]] = [games.find(name) for name in games.names()]
QUICK = os.environ.get("LAWS") == "quick"
TOYS: list[Game[Any, Any, Any]] = [penny.GAME, shout.GAME, twice.GAME]


def examples(game: Game[Any, Any, Any]) -> tuple[Options, ...]:
    """Options that a game's folder provides for its tests, where switches are not enough."""
    if game not in HOUSE:
        return ()
    folder = games.folder(game.name) / "tests" / "options"
    files = sorted(folder.iterdir(), key=str) if folder.is_dir() else []
    return tuple(msgspec.json.decode(file.read_bytes(), type=game.options) for file in files)


def tables() -> Iterator[Any]:
    for game in (*HOUSE, *TOYS):
        for seats in game.seats:
            for options in laws.variants(game, seats, examples(game)):
                if not is_tried(game, seats, options):
                    continue
                share = 0.3 if game in HOUSE else 1.0
                set_ = [f"{name}={value}" for name, value in changed(game, options).items()]
                yield pytest.param(
                    laws.Case(game, seats, options, seeds=2 if game in HOUSE else 5, share=share),
                    id=" ".join([f"{game.name}-{seats}", *set_])[:60],
                )


def is_tried(game: Game[Any, Any, Any], seats: int, options: Options) -> bool:
    fewest, most = game.seats[0], game.seats[-1]
    return not QUICK or seats == fewest or (seats == most and not changed(game, options))


def changed(game: Game[Any, Any, Any], options: Options) -> dict[str, Any]:
    plain = msgspec.to_builtins(game.options())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != plain[name]}
