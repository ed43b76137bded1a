"""A tournament: the games of a plan, one after the other, until all are played or enough is known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial

from .plan import Plan, Played, play
from .standings import Standings
from .workers import shared_out

BLOCK = 100  # the least number of games between two checks whether it is decided


def tournament(
    plan: Plan,
    standings: Standings,
    *,
    jobs: int = 1,
    ray: str | None = None,
    until_decided: bool = False,
    minutes: float | None = None,
) -> Iterator[Played]:
    """Play, add each game to the standings, and yield it. Continues after the games that the standings already hold.

    `until_decided` stops when the first entrant is surely above or below its fair share; `minutes` after
    that much processor time, of all who share the work together.
    """
    look = -(-BLOCK // plan.round) * plan.round
    limit = None if minutes is None else standings.cpu + 60 * minutes
    if until_decided and standings.decided and standings.games % look == 0:
        return
    with closing(shared_out(partial(play, plan), range(standings.games, plan.games), jobs=jobs, ray=ray)) as games:
        for played in games:
            standings.add(played)
            yield played
            if limit is not None and standings.cpu >= limit:
                return
            if until_decided and standings.games % look == 0 and standings.decided:
                return
