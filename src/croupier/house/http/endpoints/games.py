"""The games that can be played here."""

from __future__ import annotations

import msgspec

from croupier import games
from croupier.core.game import Phase
from croupier.players import levels

from ...protocol.answers import GameInfo
from ...tables.opening import schema_of
from ..endpoint import JSON, Call, endpoint
from ..kept import Kept


@endpoint("GET", "/api/games", answer=list[GameInfo], programs=True)
async def all_games(call: Call) -> Kept:
    """All games, with their numbers of seats, levels of computer players and options."""
    return GAMES


GAMES = Kept(lambda: msgspec.json.encode([game_info(name) for name in games.names()]), JSON)


def game_info(name: str) -> GameInfo:
    game = games.find(name)
    calls = any(phase.first_come is not Phase.first_come for phase in game.phases)
    return GameInfo(
        name, game.seats[0], game.seats[-1], tuple(levels(game)), game.version, calls, schema_of(game.options)
    )
