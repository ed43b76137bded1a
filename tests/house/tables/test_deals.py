"""Tables of one deal: the same chance and the same computer players, whoever plays how, and nothing given away."""

from __future__ import annotations

from collections import Counter
from datetime import date
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from gatherings import a_house, hashed
from houses import ANN, BEN, Listener, Memory

from croupier import games
from croupier.common import days, fairness, records
from croupier.common.fairness import Dealt, commitment, dealt, player_seed, with_secret
from croupier.core.match import Match
from croupier.core.record import Drawn, canonical
from croupier.house.club.tries import decisions
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.listing import brief
from croupier.house.tables.chance import seed
from croupier.house.tables.entries import Deal, Settings
from croupier.house.thinking.pool import think

SECRET = bytes(range(32))
DEAL = Deal("day 2026-11-18", SECRET.hex())


async def a_table(house: House, name: str, person: str, deal: Deal | None = DEAL, seats: int = 3) -> LiveTable:
    """A person against computer players, who have begun."""
    settings = Settings(clock="none", pauses=False)
    live = await house.open(
        name, lambda table: table.open("las_vegas", seats, {}, settings, person, person.title(), name.upper(), deal)
    )
    await live.do(lambda table: table.sit(person, person.title(), 0))
    for seat in range(1, seats):
        await live.do(lambda table, seat=seat: table.fill(person, seat, "regular", f"Bo {seat}"))  # type: ignore[misc]
    live.arrive(Listener(person))
    await live.do(lambda table: table.begin(person, hashed("0a" * 32)))
    return live


async def play_on(live: LiveTable, rng: Random, choices: int = 10**6) -> None:
    """The computer players choose as they would in the house, with their seeds."""
    while live.table.status == "playing" and choices:
        seat, table = live.table.waiting[0], live.table
        moves = [*table.playing.moves(seat), *table.playing.asides(seat)]
        view = table.playing.view(seat)
        level = table.sitting[seat].level
        move = (
            moves[think(table.game.name, level, view, moves, seed(table.opened, seat, view))]
            if level
            else rng.choice(moves)
        )
        await live.choose(seat, move)
        choices -= 1


def draws(live: LiveTable) -> dict[tuple[str, int], Any]:
    """Odds and outcome by what was drawn, and how often it was drawn before."""
    found, times = dict[tuple[str, int], Any](), Counter[str]()
    for one in live.table.raw:
        if isinstance(one, Drawn):
            found[one.drawn, times[one.drawn]] = canonical(one.odds), one.outcome
            times[one.drawn] += 1
    return found


async def test_it_begins_at_once_and_nobody_adds() -> None:
    house = a_house(Memory())
    live = await a_table(house, "t", ANN)
    assert live.table.status == "playing"
    assert live.table.began
    assert (live.table.began.contributions, live.table.began.people) == ((), ())
    assert live.table.opened.secret == ""
    assert live.table.commitment == commitment(SECRET) == brief(live.table).commitment
    assert brief(live.table).deal == "day 2026-11-18"
    await house.close()


async def test_two_who_play_differently_meet_the_same_dice() -> None:
    house = a_house(Memory())
    first, second = await a_table(house, "t", ANN), await a_table(house, "u", BEN)
    other = await a_table(house, "v", BEN, deal=None)
    await play_on(first, Random(1))
    await play_on(second, Random(2))
    await play_on(other, Random(1))
    ours, theirs = draws(first), draws(second)
    same = [name for name in ours if name in theirs and ours[name][0] == theirs[name][0]]
    assert len(same) > 10
    assert [ours[name] for name in same] == [theirs[name] for name in same]
    assert first.table.raw != second.table.raw
    assert draws(other) != ours
    await house.close()


async def test_who_plays_alike_has_the_same_game_to_the_last_move() -> None:
    house = a_house(Memory())
    first, second = await a_table(house, "t", ANN), await a_table(house, "u", BEN)
    await play_on(first, Random(1))
    await play_on(second, Random(1))
    assert canonical(first.table.raw) == canonical(second.table.raw)
    await house.close()


async def test_it_goes_on_after_a_restart_as_if_nothing_had_happened() -> None:
    journal = Memory()
    house = a_house(journal)
    live = await a_table(house, "t", ANN)
    await play_on(live, Random(1), choices=9)
    copy = Memory()
    copy.logs, copy.rows = {"t": [*journal.logs["t"]]}, dict(journal.rows)
    there = await a_house(copy).find("t")
    await play_on(live, Random(2))
    await play_on(there, Random(2))
    assert canonical(there.table.record()) == canonical(live.table.record())
    await house.close()


async def test_the_record_gives_the_secret_away_only_when_the_deal_is_opened() -> None:
    house = a_house(Memory())
    live = await a_table(house, "t", ANN)
    assert live.table.record().fairness is None
    await play_on(live, Random(1))
    record = live.table.record()
    assert record.fairness == Dealt(3, "day 2026-11-18", commitment(SECRET))
    assert SECRET.hex().encode() not in records.write(record)
    *_, end = records.replay(records.read(records.write(record)))
    assert end.over
    opened = with_secret(record, SECRET)
    assert opened.digest == record.digest == live.table.digest
    findings = fairness.check(records.read(records.write(opened)))
    assert len(findings) > 20
    assert not [one for one in findings if one.wrong]
    with pytest.raises(records.BadRecord):
        fairness.check(with_secret(record, bytes(32)))
    await house.close()


@pytest.mark.parametrize("level", ["regular", "expert"])
async def test_a_computer_player_answers_the_same_view_in_the_same_way(level: str) -> None:
    house = a_house(Memory())
    live = await a_table(house, "t", ANN)
    await play_on(live, Random(1), choices=4)
    table, seat = live.table, live.table.waiting[0]
    view, moves = table.playing.view(seat), [*table.playing.moves(seat)]
    seeds = [seed(table.opened, seat, view), *(f"{number}" for number in range(5))]
    for one in seeds:
        assert len({think("las_vegas", level, view, moves, one) for _ in range(3)}) == 1
    assert seed(table.opened, seat, view) != seed(table.opened, seat + 1, view)
    other = (await a_table(house, "u", BEN, deal=None)).table
    assert seed(other.opened, seat, view) == ""
    await house.close()


@pytest.mark.parametrize("game", [*days.IN_TURN, days.ON_SUNDAYS])
def test_in_every_game_who_plays_alike_meets_the_same_computer_players(game: str) -> None:
    """As on the day of that game: nothing but the deal and the views decides what regulars do."""
    day = next(day for day in map(date.fromordinal, count(days.FIRST.toordinal())) if days.setting(day).game == game)
    what, found = days.setting(day), games.find(game)
    options = msgspec.convert(what.options, found.options)

    def played(secret: bytes) -> bytes:
        match, rng = Match(found, what.seats, options, dealt(secret), quiet=True), Random(1)
        while not match.over:
            seat = match.waiting[0]
            view, moves = match.view(seat), [*match.moves(seat), *match.asides(seat)]
            is_person = seat == 0
            place = (
                rng.randrange(len(moves))
                if is_person
                else think(game, "regular", view, moves, player_seed(secret, seat, view))
            )
            match.submit(seat, moves[place])
        assert [*decisions(match.record)], "the person had something to decide"
        return canonical(match.choices)

    assert played(SECRET) == played(SECRET)
    assert played(SECRET) != played(bytes(32))
