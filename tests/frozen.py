"""Reference players stay as they are once their figures are published, so that experts are not measured against a
moving mark. `script/freeze` writes down how each plays; a test compares. Who changes one raises its `version`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

from croupier import games
from croupier.core.match import Match
from croupier.kit.duplicate import duplicate
from croupier.players import seated

FILE = Path(__file__).parent / "frozen.toml"
LEVELS = ("novice", "regular")
GAMES = 3  # of each player count


def version(name: str, level: str) -> int:
    """The version that a level of a game says of itself; 0 as long as its figures are not published."""
    number: int = getattr(games.part(name, "bots"), level.title()).version
    return number


def play(name: str, level: str) -> str:
    """How a level plays: the digests of some whole games among its like, in short."""
    game, digests = games.find(name), list[str]()
    for seats in game.seats:
        for number in range(GAMES):
            rng = Random(f"{seats}/{number}")
            players = [seated(level, game, rng) for _ in range(seats)]
            match = Match(game, seats, None, duplicate(number), quiet=True)
            while waiting := match.waiting:
                moves = [*match.moves(waiting[0]), *match.asides(waiting[0])]
                match.submit(waiting[0], players[waiting[0]].choose(match.glance(waiting[0]), moves))
            digests.append(match.record.digest[:8])
    return " ".join(digests)


def is_published(name: str) -> bool:
    """Whether figures of a game's players are published, so that they must stay as they are."""
    return any(version(name, level) for level in LEVELS)


def written() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def freeze() -> None:
    """Write down what is new; refuse to write over what was frozen under the same version."""
    before, lines = written(), []
    for name in filter(is_published, games.names()):
        for level in LEVELS:
            key, how = f"{level}-{version(name, level)}", play(name, level)
            old = before.get(name, {})
            if old.get(key, how) != how:
                raise SystemExit(f"{level} of {name} plays differently than {key} did: raise its version.")
            before[name] = {**old, key: how}
    for name, levels in sorted(before.items()):
        lines += [f"[{name}]", *(f'{key} = "{how}"' for key, how in sorted(levels.items())), ""]
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    freeze()
