"""The deal of the day: today's, past ones, one's own try, and how everybody did."""

from __future__ import annotations

from ...protocol.day import AgainstWhom, Day, DayResults, PlayDay, Today
from ...protocol.listing import brief
from ...protocol.messages import Brief
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/day", answer=Today)
async def today(call: Call) -> Today:
    """Today's deal, my last seven days, yesterday's secret, and the commitments of the coming days."""
    return await call.application.days.see(call.person)


@endpoint("GET", "/api/days", answer=list[Day], programs=True)
async def all_days(call: Call) -> list[Day]:
    """The coming days with their commitments, and the past ones with their secrets, the latest first."""
    return await call.application.days.archive()


@endpoint("GET", "/api/days/{day}", answer=Day, programs=True)
async def day(call: Call) -> Day:
    """A day: its game, its commitment and, once it is open, its secret; `croupier verify --day` reads it."""
    return await call.application.days.day(call.day)


@endpoint("POST", "/api/days/{day}/table", body=PlayDay, answer=Brief, status=201)
async def play_day(call: Call) -> Brief:
    """My table for a day's deal. There is one try: whoever asks again gets the same table. Past days are played out of
    competition."""
    return brief((await call.application.play_day(call.caller, call.day, call.body.level)).table)


@endpoint("GET", "/api/days/{day}/results", query=AgainstWhom, answer=DayResults)
async def day_results(call: Call) -> DayResults:
    """How everybody did, and decision by decision what others and an expert chose; once I have played, or the deal is
    open."""
    return await call.application.days.results(call.person, call.day, call.query.level)
