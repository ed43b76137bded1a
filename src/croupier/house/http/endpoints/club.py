"""Results that stay: finished games, people and computer players, head-to-head, the house table."""

from __future__ import annotations

from ...protocol.club import Export, Face, Games, HeadToHead, HouseTable, Looks, Profile, WhichGames, WhichTable
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/club/games", query=WhichGames, answer=Games)
async def finished_games(call: Call) -> Games:
    """Finished games of mine or, as far as I may see them, of somebody else, the latest first, 50 at a time."""
    return await call.application.club.games(call.person, call.query)


@endpoint("GET", "/api/club/me", answer=Profile)
async def my_profile(call: Call) -> Profile:
    """My own page."""
    return await call.application.club.mine(call.person, call.caller.name)


@endpoint("PUT", "/api/club/me", body=Looks, answer=Face)
async def look_like(call: Call) -> Face:
    """Choose my colour and my emblem."""
    return await call.application.club.look_like(call.person, call.body)


@endpoint("GET", "/api/club/people/{person}", answer=Profile)
async def profile(call: Call) -> Profile:
    """A person's page: games, first places beside the fair share, ratings, best moments, and how I do against them."""
    return await call.application.club.profile(call.person, call.path["person"])


@endpoint("GET", "/api/club/computers/{level}", answer=Profile)
async def computer_profile(call: Call) -> Profile:
    """The page of a level of computer players."""
    return await call.application.club.computer(call.person, call.path["level"])


@endpoint("GET", "/api/club/head/{person}", answer=HeadToHead)
async def head_to_head(call: Call) -> HeadToHead:
    """How often I finished ahead of a person, in games that we both played to the end."""
    return await call.application.club.head(call.person, call.path["person"])


@endpoint("GET", "/api/club/table", query=WhichTable, answer=HouseTable)
async def house_table(call: Call) -> HouseTable:
    """The house table: people and computer players by rating, of rated games in one game or in all."""
    return await call.application.club.table(call.person, call.query)


@endpoint("GET", "/api/club/export", answer=Export)
async def export(call: Call) -> Export:
    """All my results."""
    return await call.application.club.export(call.person, call.caller.name)


@endpoint("GET", "/api/club/export.csv", answer=str, media="text/csv")
async def export_games(call: Call) -> str:
    """All my finished games as a table, one line per seat."""
    return await call.application.club.export_csv(call.person)
