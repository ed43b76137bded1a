"""Evenings and tournaments as they are told: nothing here depends on a game in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..protocol.club import Face
from ..protocol.meets import (
    EveningGame,
    EveningGuest,
    EveningNews,
    MeetBrief,
    MySeat,
    TournamentEntrant,
    TournamentNews,
    TournamentResult,
    TournamentStanding,
    TournamentTable,
)
from ..tables.entries import Person
from .evening import Evening, points
from .faces import Album
from .rating import Who
from .tournament import BREAK, Entered, Tournament


def meet_brief(name: str, meet: Evening | Tournament) -> MeetBrief:
    """An evening or a tournament in one line."""
    opened, is_tournament = meet.opened, isinstance(meet, Tournament)
    status: Literal["entering", "playing", "over", "called off"]
    if isinstance(meet, Tournament):
        status, games, people = meet.status, [meet.opened.game], len(meet.staying)
    else:
        games, people = meet.games, len(meet.here)
        status = "over" if meet.is_over else "playing" if meet.rows else "entering"
    return MeetBrief(
        name,
        "tournament" if is_tournament else "evening",
        meet.title,
        status,
        tuple(games),
        people,
        meet.start if isinstance(meet, Tournament) and status == "entering" else None,
        opened.person,
        opened.name,
        meet.changed_at,
    )


def evening_news(name: str, evening: Evening, person: Person, faces: Album) -> EveningNews:
    totals = [one.total for one in evening.people.values()]
    people = tuple(
        EveningGuest(
            who,
            faces.face(Who("person", who), one.name),
            one.is_here,
            who in evening.ready,
            one.since,
            one.total,
            1 + sum(total > one.total for total in totals),
        )
        for who, one in evening.people.items()
    )
    games = list[EveningGame]()
    for number, game in enumerate(evening.games):
        if number < len(evening.rows):
            row = evening.rows[number]
            status = ("played" if row.points else "broken off") if row.is_over else "on"
            games.append(EveningGame(game, status, row.table, row.people, dict(row.points), row.away))  # type: ignore[arg-type]
        else:
            is_next = number == len(evening.rows) and evening.on is None
            games.append(EveningGame(game, "next" if is_next else "later", None, (), {}, ()))
    count = evening.seats_for(len(evening.here))
    return EveningNews(
        name,
        evening.title,
        evening.opened.person,
        evening.opened.name,
        evening.opened.settings,
        evening.opened.level,
        people,
        tuple(games),
        evening.most,
        tuple(int(one) for one in points(range(1, count + 1))),
        evening.is_over,
        person in evening.here,
    )


def tournament_news(
    name: str, tournament: Tournament, person: Person, faces: Album, now: float, entrant: int | None = None
) -> TournamentNews:
    """How it stands, with the results of one entrant, or of whoever asks."""
    opened, on, mine = tournament.opened, tournament.on, tournament.number_of(person)
    standings = tournament.standings()
    asked = mine if entrant is None else entrant
    results = next((one.results for one in standings if one.entrant == asked), ())
    is_between = tournament.status == "playing" and on is None
    last = tournament.rounds[-1] if tournament.rounds else None
    return TournamentNews(
        tournament=name,
        title=tournament.title,
        opener=opened.person,
        opener_name=opened.name,
        game=opened.game,
        options=opened.options,
        seats=opened.seats,
        rounds=opened.rounds,
        settings=opened.settings,
        level=opened.level,
        start=tournament.start,
        few=opened.few,
        times_put_off=tournament.times_put_off,
        round_lasts=opened.round_lasts,
        status=tournament.status,
        entrants=tuple(TournamentEntrant(_face(one, person, faces), one.is_in) for one in tournament.entered),
        over=sum(one.is_over for one in tournament.rounds),
        tables=_tables(tournament),
        began_at=on.began_at if on else None,
        ends_by=on.began_at + opened.round_lasts if on else None,
        next_at=last.over_at + BREAK if is_between and last else None,
        standings=tuple(
            TournamentStanding(one.entrant, one.place, one.ahead, one.margin, one.money, one.money_place)
            for one in standings
        )
        if last
        else (),
        entrant=mine,
        mine=_my_seat(tournament, mine),
        results=tuple(TournamentResult(*msgspec.structs.astuple(one)) for one in results),
        commitments=tournament.commitments,
        secrets=tournament.secrets,
        now=now,
    )


def _face(entered: Entered, viewer: Person, faces: Album) -> Face:
    """A program is somebody of its own: there is no page to go to."""
    if entered.program:
        return Face("program", "", entered.name, None, None, entered.by or None, entered.person == viewer)
    return faces.face(Who("person", entered.person), entered.name)


def _tables(tournament: Tournament) -> tuple[TournamentTable, ...]:
    """Of the round in progress, those where somebody plays who has entered."""
    on = tournament.on
    if on is None:
        return ()
    return tuple(
        TournamentTable(table, on.seating[at], at in on.done)
        for at, table in enumerate(on.tables)
        if any(one is not None for one in on.seating[at])
    )


def _my_seat(tournament: Tournament, mine: int | None) -> MySeat | None:
    if mine is None or tournament.status != "playing":
        return None
    on = tournament.on
    seating = on.seating if on else tournament.plan[0] if tournament.plan else ()
    place = tournament.place_of(mine, seating)
    if place is None:
        return None
    table, seat = place
    number = len(tournament.rounds) - (on is not None)
    is_done = on is not None and table in on.done
    return MySeat(number, on.tables[table] if on else None, seat, seating[table], is_done)
