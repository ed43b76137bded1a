"""What a tournament is made of: who meets whom, in which seats, with which chance.

A *round* seats the players in every order there is. In a duplicate tournament all games of a round are one *deal*: they
meet the same dice and cards, so that what differs is who sat where. A game's result depends on the plan and on the
game's number, and on nothing else.
"""

from __future__ import annotations

import time
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

from croupier.common.episode import Episode
from croupier.core.chance import Source
from croupier.core.game import Game, Options, Value
from croupier.kit.duplicate import duplicate
from croupier.players import is_from_file, is_network, refuse_unknown

from .playing import Clocked, Misplay, play_out, rules, sit_down


class Plan(Value):
    """A tournament. Equal players are one entrant."""

    game: str
    options: Options  # the game's own
    players: tuple[str, ...]  # as listed
    games: int  # whole rounds
    duplicate: bool
    seed: int

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.players))

    @property
    def round(self) -> int:
        """How many games make a round."""
        return len(arrangements(self.players, self.games))

    @property
    def rotates(self) -> bool:
        """Whether the players only rotate by one seat, because all orders would be too many."""
        return self.round < len(_orders(self.players))

    def arrangement(self, number: int) -> tuple[int, ...]:
        """Which entrant sits in each seat in this game, counted from 0."""
        return arrangements(self.players, self.games)[number % self.round]


class Played(Value):
    """One game of a tournament. Lists are by seat."""

    number: int  # counted from 0
    arrangement: tuple[int, ...]  # entrants, as the plan counts them
    places: tuple[int, ...]  # 1 is the best; equals share a place
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # processor time spent on choosing
    cpu: float  # processor time of the whole game, in seconds


def planned(
    game: Game[Any, Any, Any],
    players: tuple[str, ...],
    games: int,
    *,
    options: Options | None = None,
    duplicate: bool = False,
    seed: int = 0,
) -> Plan:
    """The plan with at least this many games, in whole rounds. Refuses at once what could not be played."""
    options = game.options() if options is None else options
    game.start(len(players), options)
    named = tuple(_absolute(player) for player in players)
    for player in dict.fromkeys(named):
        refuse_unknown(player, game)
    whole = -(-games // (size := len(arrangements(named, games)))) * size
    return Plan(game.name, options, named, whole, duplicate, seed)


def _absolute(player: str) -> str:
    """A person's file by its full path, so that processes and machines that share the work can find it."""
    if not is_from_file(player):
        return player
    path, colon, title = (player, "", "") if is_network(player) else player.rpartition(":")
    return f"{Path(path).expanduser().absolute()}{colon}{title}"


def short_names(entrants: tuple[str, ...]) -> tuple[str, ...]:
    """Entrants as people know them: a file by its name without folders, unless two would have the same name."""
    short = [Path(entrant).name if is_from_file(entrant) else entrant for entrant in entrants]
    return tuple(entrant if short.count(name) > 1 else name for entrant, name in zip(entrants, short))


@cache
def arrangements(players: tuple[str, ...], games: int) -> list[tuple[int, ...]]:
    """Every order of the players, by entrant; if those are more than the games, every rotation of the order listed."""
    if len(orders := _orders(players)) <= games:
        return orders
    entrants = list(dict.fromkeys(players))
    listed = [entrants.index(player) for player in players]
    return list(dict.fromkeys(tuple(listed[first:] + listed[:first]) for first in range(len(listed))))


@cache
def _orders(players: tuple[str, ...]) -> list[tuple[int, ...]]:
    entrants = list(dict.fromkeys(players))
    return sorted(set(permutations(entrants.index(player) for player in players)))


def play(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    begun, arrangement = time.process_time(), plan.arrangement(number)
    names = [plan.entrants[entrant] for entrant in arrangement]
    rngs = [Random(f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
    episode = Episode(rules(plan.game), plan.seats, plan.options, chance(plan, number))
    try:
        players = [Clocked(player) for player in sit_down(episode.game, names, rngs)]
        decisions = play_out(episode, names, players)
    except Misplay as error:
        raise Misplay("Game {number}: {reason}", "in-game", number=number + 1, reason=error) from error
    seconds = tuple(player.seconds for player in players)
    cpu = time.process_time() - begun
    return Played(number, arrangement, episode.places(), episode.scores(), decisions, seconds, cpu)


def chance(plan: Plan, number: int) -> Random | Source:
    """The dice and cards of a game: those of its deal, or its own."""
    if plan.duplicate:
        return duplicate(f"{plan.seed}/{number // plan.round}")
    return Random(f"{plan.seed}/{number}")
