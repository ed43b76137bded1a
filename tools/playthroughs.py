"""Whole games as text files that a person can read. `script/playthroughs` rewrites them; a test compares them.

The head of a file says what is played: the game is the folder it lies in. A new case is a new file with a head.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import croupier
from croupier import games
from croupier.common import words
from croupier.core.chance import Odds, seeded
from croupier.core.match import Match, Told
from croupier.core.record import Aside, Choice, Drawn
from croupier.kit.bags import Bag, Draws
from croupier.kit.dice import Dice
from croupier.players import seated

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
FOLDERS = Path(croupier.__file__).parent / "games"


class Head(msgspec.Struct):
    """What is played, and by whom."""

    seats: int
    seed: int
    players: str = "chaotic"  # the level of all, or a level for each seat
    options: dict[str, Any] = {}


def files() -> list[Path]:
    return sorted(FOLDERS.glob("*/tests/playthroughs/*.txt"))


def head(text: str) -> Head:
    lines = dict(re.findall(r"^# (\w+): (.*)$", text, re.MULTILINE))
    if "options" in lines:
        lines["options"] = msgspec.json.decode(lines["options"])
    return msgspec.convert(lines, Head, strict=False)


def played(path: Path) -> str:
    """The text of a file, as the game is played today."""
    text = path.read_text(encoding="utf-8")
    heading = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
    return heading + "\n" + "\n".join(story(path.parts[-4], head(text))) + "\n"


def story(name: str, head: Head) -> Iterator[str]:
    game, rng, names = games.find(name), Random(head.seed), NAMES[: head.seats]
    options = msgspec.convert(head.options, game.options)
    levels = head.players.split(",") * head.seats
    players = [seated(level, game, rng) for level in levels[: head.seats]]
    match = Match(game, head.seats, options, seeded(rng), names=names)
    offers: dict[int, str] = {}  # what could be chosen, by the number of choices before
    while not match.over:
        seat = match.waiting[0]
        moves = [*match.moves(seat), *match.asides(seat)]
        keys = ", ".join(words.key(move, names) for move in moves)
        offers[len(match.choices)] = keys if len(keys) < 90 else f"{keys[:60]} … ({len(moves)} choices)"
        match.submit(seat, players[seat].choose(match.view(seat), moves))
    follower = Match(game, head.seats, options, names=names)
    yield from tell(follower.told, names)
    for number, choice in enumerate(match.choices):
        before = len(follower.told)
        follower.follow(choice)
        yield f"{number + 1}. {described(choice, names)}" + (f"  (of {offers[number]})" if number in offers else "")
        yield from tell(follower.told[before:], names)
    assert match.result
    yield ""
    for seat, score in enumerate(match.result.scores):
        yield f"{names[seat]}: place {match.result.places[seat]}, {score}"
    yield f"digest {match.record.digest}"


def described(choice: Choice, names: tuple[str, ...]) -> str:
    match choice:
        case Drawn():
            return f"[{choice.drawn}] {plain(choice.outcome)} from {urn(choice.odds)}"
        case Aside():
            return f"{names[choice.seat]}, aside: {words.key(choice.move, names)}"
        case _:
            return "; ".join(f"{names[answer.seat]}: {words.key(answer.move, names)}" for answer in choice.moves)


def urn(odds: Odds[Any]) -> str:
    match odds:
        case Bag():
            return "{" + " ".join(f"{thing}×{count}" for thing, count in odds.outcomes()) + "}"
        case Draws():
            return f"{odds.count} of {urn(odds.bag)}"
        case Dice():
            return f"{odds.count} dice"
    raise TypeError(odds)


def plain(outcome: Any) -> str:
    return " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


def tell(told: list[Told], names: tuple[str, ...]) -> Iterator[str]:
    for one in told:
        yield "     " + (f"({names[one.to]} alone) " if one.to is not None else "") + words.tell(one.event, names)


if __name__ == "__main__":
    asked = sys.argv[1:]
    for path in [path for path in files() if not asked or path.parts[-4] in asked]:
        path.write_text(played(path), encoding="utf-8")
        print(path.relative_to(FOLDERS))
