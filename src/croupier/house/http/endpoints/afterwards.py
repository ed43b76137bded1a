"""Finished games: records, replays, reviews, and everything chance brought."""

from __future__ import annotations

import msgspec

from croupier.core.record import Record

from ...common.refusals import NotAllowed
from ...protocol.answers import Replay, ReviewState, Rolls
from ...protocol.requests import Showing
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/tables/{table}/record", answer=Record, programs=True)
async def record(call: Call) -> msgspec.Raw:
    """The record of a finished game, for anyone who has its address; `croupier replay` reads it."""
    table = await call.named()
    filed = await call.application.storage.record(table)
    if filed is None:
        raise NotAllowed("no-record", "There is no record yet: it is made when the game is over.")
    return msgspec.Raw(await call.application.days.with_secret(table, filed))


@endpoint("GET", "/api/tables/{table}/replay", query=Showing, answer=Replay, programs=True)
async def replay(call: Call) -> Replay:
    """A finished game choice by choice, as any seat or an onlooker saw it; for anyone who has its address."""
    filed, asked = await call.application.storage.record(await call.named()), call.query
    if filed is None:
        await call.live()  # says so if there is no such table at all
    return await call.application.replays.show(filed, asked.seat, asked.since, asked.count)


@endpoint("POST", "/api/tables/{table}/review", answer=ReviewState, status=202)
async def ask_review(call: Call) -> ReviewState:
    """Request a review of a finished game: winning chances, best and worst choices, luck and skill."""
    table = await call.named()
    return await call.application.reviews.ask(table, call.share(table))


@endpoint("GET", "/api/tables/{table}/review", answer=ReviewState, programs=True)
async def see_review(call: Call) -> ReviewState:
    """The progress of the review or, when it is done, the review."""
    return await call.application.reviews.see(await call.named())


@endpoint("GET", "/api/rolls", answer=Rolls, programs=True)
async def rolls(call: Call) -> Rolls:
    """All dice and cards of the finished games here, and whether they look random."""
    return await call.application.book.rolls(call.application.clock)
