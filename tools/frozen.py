"""Reference players stay as they are once their figures are published, so that nobody is measured against a moving
target. `script/freeze` writes down what each of them chooses in some games; a test compares. A change to what
one of them chooses needs a higher `version`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from croupier import games
from croupier.core.chance import Odds
from croupier.core.game import Game
from croupier.core.match import Match
from croupier.kit.duplicate import duplicate
from croupier.players import answers_by_network, seated

FILE = Path(__file__).parent / "frozen.toml"
LEVELS = ("novice", "regular", "veteran", "expert", "bold", "careful")
GAMES = 3  # of each player count; of players who take their time, one for each of the FEWEST
FEWEST = 2  # player counts


def version(name: str, level: str) -> int:
    """The version of a game's level; 0 if there is none, or as long as its figures are not published."""
    kind = getattr(games.part(name, "bots"), level.title(), object)
    number: int = vars(kind).get("version", 0)
    return number


def published(name: str) -> list[str]:
    """The levels of a game whose figures are published, so that they must stay as they are."""
    return [level for level in LEVELS if version(name, level)]


def is_published(name: str) -> bool:
    return bool(published(name))


def mark(game: Game[Any, Any, Any], level: str) -> str:
    """How a level plays: a short digest of each of a few whole games, in which it sits in all seats."""
    is_quick = level in ("novice", "regular") or answers_by_network(level, game)
    counts, games_of_each = (game.seats, GAMES) if is_quick else (game.seats[:FEWEST], 1)
    return " ".join(
        sha256("\n".join(course(game, level, seats, number)).encode()).hexdigest()[:8]
        for seats in counts
        for number in range(games_of_each)
    )


def course(game: Game[Any, Any, Any], level: str, seats: int, number: int) -> Iterator[str]:
    """One game line by line: what chance brought and what the seats chose, as `drawn: outcome` and `seat: move`.

    It holds nothing else, neither options nor the rules' version nor anything of a record: a digest changes only when
    a player meets a different game or chooses something else.
    """
    brought, chance = list[str](), duplicate(number)

    def source(odds: Odds[Any], drawn: str) -> Any:
        outcome = chance(odds, drawn)
        brought.append(f"{drawn}: {outcome}")
        return outcome

    rng = Random(f"{seats}/{number}")
    players = [seated(level, game, rng) for _ in range(seats)]
    match = Match(game, seats, None, source, quiet=True)
    while waiting := match.waiting:
        seat = waiting[0]
        move = players[seat].choose(match.glance(seat), [*match.moves(seat), *match.asides(seat)])
        yield from brought
        yield f"{seat}: {move}"
        brought.clear()
        match.submit(seat, move)
    yield from brought


def written() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def freeze() -> None:
    """Write down what is new; refuse to overwrite what was frozen under the same version."""
    before, lines = written(), []
    for name in filter(is_published, games.names()):
        for level in published(name):
            key, how = f"{level}-{version(name, level)}", mark(games.find(name), level)
            old = before.get(name, {})
            if old.get(key, how) != how:
                raise SystemExit(f"{level} of {name} plays differently from {key}: raise its version.")
            before[name] = {**old, key: how}
    for name, levels in sorted(before.items()):
        lines += [f"[{name}]", *(f'{key} = "{how}"' for key, how in sorted(levels.items())), ""]
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    freeze()
