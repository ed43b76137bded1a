"""How often one level comes first among another: a quick look for tests; `script/bench strength` measures."""

from __future__ import annotations

from random import Random
from typing import Any

from croupier.core.chance import seeded
from croupier.core.game import Game, Options
from croupier.core.match import Match
from croupier.players import seated


def first_places(
    game: Game[Any, Any, Any],
    seats: int,
    games: int,
    options: Options | None = None,
    *,
    level: str = "regular",
    others: str = "chaotic",
    chaos_borrows: bool = True,
) -> float:
    """The share of first places of one player, its seat rotating; players who tie for first place share it."""
    rng, firsts = Random(1), 0.0
    for number in range(games):
        me = number % seats
        players = [seated(level if seat == me else others, game, rng) for seat in range(seats)]
        match = Match(game, seats, options, seeded(rng), quiet=True)
        while waiting := match.waiting:
            seat = waiting[0]
            asides = match.asides(seat) if chaos_borrows or seat == me else ()
            match.submit(seat, players[seat].choose(match.glance(seat), [*match.moves(seat), *asides]))
        assert match.result
        places = match.result.places
        firsts += (places[me] == 1) / places.count(1)
    return firsts / games
