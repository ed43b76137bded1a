"""Evenings and tournaments: opening one, coming and going, and how it stands."""

from __future__ import annotations

from ...club.meet_news import evening_news, tournament_news
from ...protocol.answers import Secret
from ...protocol.meets import (
    AddGame,
    BeReady,
    EnterProgram,
    EveningNews,
    Meets,
    OpenEvening,
    OpenTournament,
    TournamentNews,
    WhoseResults,
)
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/meets", answer=Meets)
async def meets(call: Call) -> Meets:
    """Evenings and tournaments: those I am in, and those listed in the club room."""
    return await call.application.meetings.for_person(call.person)


@endpoint("POST", "/api/evenings", body=OpenEvening, answer=EveningNews, status=201)
async def open_evening(call: Call) -> EveningNews:
    """Open an evening: a list of games that a group plays in turn at one link."""
    return await _evening(call, await call.application.meetings.evenings.open(call.caller, call.body))


@endpoint("GET", "/api/evenings/{meet}", answer=EveningNews)
async def evening(call: Call) -> EveningNews:
    """How an evening stands: its games, points, and who is ready for the next one."""
    return await _evening(call, call.path["meet"])


@endpoint("PUT", "/api/evenings/{meet}/me", answer=EveningNews)
async def join_evening(call: Call) -> EveningNews:
    """Join an evening; whoever comes late plays from the next game on."""
    await call.application.meetings.evenings.join(call.caller, call.path["meet"])
    return await _evening(call, call.path["meet"])


@endpoint("DELETE", "/api/evenings/{meet}/me", answer=EveningNews)
async def leave_evening(call: Call) -> EveningNews:
    """Leave an evening; what I have played stays."""
    await call.application.meetings.evenings.leave(call.caller, call.path["meet"])
    return await _evening(call, call.path["meet"])


@endpoint("PUT", "/api/evenings/{meet}/ready", body=BeReady, answer=EveningNews)
async def be_ready(call: Call) -> EveningNews:
    """Say that I am ready for the next game, or no longer. It begins when everybody is."""
    await call.application.meetings.evenings.get_ready(call.caller, call.path["meet"], call.body.on)
    return await _evening(call, call.path["meet"])


@endpoint("POST", "/api/evenings/{meet}/games", body=AddGame, answer=EveningNews)
async def add_game(call: Call) -> EveningNews:
    """Add a game to an evening."""
    await call.application.meetings.evenings.add(call.caller, call.path["meet"], call.body.game)
    return await _evening(call, call.path["meet"])


@endpoint("POST", "/api/evenings/{meet}/begin", answer=EveningNews)
async def begin_game(call: Call) -> EveningNews:
    """Begin the next game of an evening I opened with those who are ready, without waiting for the others."""
    await call.application.meetings.evenings.begin(call.caller, call.path["meet"])
    return await _evening(call, call.path["meet"])


async def _evening(call: Call, name: str) -> EveningNews:
    meetings = call.application.meetings
    faces = await meetings.faces(call.person, (await meetings.evenings.find(name)).people)
    return evening_news(name, await meetings.evenings.find(name), call.person, faces)


@endpoint("POST", "/api/tournaments", body=OpenTournament, answer=TournamentNews, status=201)
async def open_tournament(call: Call) -> TournamentNews:
    """Open a tournament."""
    return await _tournament(call, await call.application.meetings.tournaments.open(call.caller, call.body))


@endpoint("GET", "/api/tournaments/{meet}", query=WhoseResults, answer=TournamentNews)
async def tournament(call: Call) -> TournamentNews:
    """How a tournament stands, for anyone who has its address. It says nothing about games in progress."""
    return await _tournament(call, call.path["meet"], call.query.entrant)


@endpoint("PUT", "/api/tournaments/{meet}/me", answer=TournamentNews)
async def enter(call: Call) -> TournamentNews:
    """Enter a tournament, before its first round."""
    await call.application.meetings.tournaments.enter(call.caller, call.path["meet"])
    return await _tournament(call, call.path["meet"])


@endpoint("DELETE", "/api/tournaments/{meet}/me", answer=TournamentNews)
async def leave_tournament(call: Call) -> TournamentNews:
    """Leave a tournament. Rounds that I do not play count as if I had come last in them."""
    await call.application.meetings.tournaments.leave(call.caller, call.path["meet"])
    return await _tournament(call, call.path["meet"])


@endpoint("POST", "/api/tournaments/{meet}/programs", body=EnterProgram, answer=Secret, status=201)
async def enter_program(call: Call) -> Secret:
    """Enter a program in a tournament. The token is its identity: with `Authorization: Bearer …` it finds out where it
    sits, and plays there; `croupier enter` does all of it."""
    call.application.keeper.newcomer(call.caller.address)
    token = await call.application.meetings.tournaments.enter_program(call.path["meet"], call.body)
    return Secret(token, None)


@endpoint("POST", "/api/tournaments/{meet}/begin", answer=TournamentNews)
async def begin_tournament(call: Call) -> TournamentNews:
    """Begin the first round of a tournament that I opened."""
    await call.application.meetings.tournaments.begin(call.caller, call.path["meet"])
    return await _tournament(call, call.path["meet"])


@endpoint("DELETE", "/api/tournaments/{meet}", answer=TournamentNews)
async def call_off(call: Call) -> TournamentNews:
    """Call off a tournament that I opened, before its first round."""
    await call.application.meetings.tournaments.call_off(call.caller, call.path["meet"])
    return await _tournament(call, call.path["meet"])


async def _tournament(call: Call, name: str, entrant: int | None = None) -> TournamentNews:
    meetings = call.application.meetings
    faces = await meetings.faces(call.person, [one.person for one in (await meetings.tournaments.find(name)).entered])
    found, now = await meetings.tournaments.find(name), call.application.clock.time()
    return tournament_news(name, found, call.person, faces, now, entrant)
