"""Short tournaments of Las Vegas."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier import games
from croupier.arena.plan import Plan, Played, planned
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament

VEGAS = games.find("las_vegas")
SHARK = """
class Shark:
    def choose(self, view, moves):
        print("who is afraid?")
        view.table.round = 77  # its own copy
        moves.reverse()
        return moves[0]

class Cheat:
    def choose(self, view, moves):
        return "everything"

class Clumsy:
    def __init__(self, game, rng):
        self.choices = 0
    def choose(self, view, moves):
        self.choices += 1
        if self.choices > 3:
            raise ValueError("too much")
        return moves[0]

class Lazy:
    def __init__(self, game, rng):
        raise SystemExit
    def choose(self, view, moves):
        return moves[0]

class Mute:
    pass
"""


def plan(*players: str, games: int = 12, duplicate: bool = False, seed: int = 1) -> Plan:
    return planned(VEGAS, players or ("regular", "chaotic", "chaotic"), games, duplicate=duplicate, seed=seed)


def held(which: Plan, **how: Any) -> Standings:
    standings = Standings(which)
    for _ in tournament(which, standings, **how):
        pass
    return standings


def plain(played: Played) -> Played:
    """The same without measured times."""
    return msgspec.structs.replace(played, seconds=(), cpu=0.0)


def all_of(which: Plan, **how: Any) -> list[Played]:
    return [plain(played) for played in tournament(which, Standings(which), **how)]


def game(number: int, arrangement: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(number, arrangement, places, scores, (1,) * len(places), (0.5,) * len(places), 1.0)
