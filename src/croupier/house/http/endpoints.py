"""What can be asked for over REST: each endpoint says its path, what it takes and what it answers.

OpenAPI and the tables in docs/protocol.md are made from the same list, so they cannot say anything else.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
import segno
from msgspec import Meta

from croupier import games
from croupier.common.fairness import Hex
from croupier.core.game import Phase, Seat, Value
from croupier.core.record import Record
from croupier.players import levels

from ..afterwards.rolls import Rolls
from ..application.application import Caller, Door
from ..common.refusals import NotAllowed
from ..live import updates as pages
from ..live.live_table import Decide, Live
from ..protocol.messages import Brief, Choose, Done, Hint, Name, Replay, ReviewState, TableNews, Update
from ..storage.storage import Relations
from ..tables.entries import Person, Settings, Wishing
from ..tables.opening import LONGEST_TALK, schema_of
from ..tables.table import Table
from ..thinking import hints
from ..thinking.pool import looks_ahead
from ..thinking.queueing import Share
from .kept import Kept

JSON = "application/json"
COMPUTERS = ("Ada", "Blaise", "Carlo", "Dora", "Emil", "Fifi", "Gus", "Hedy")  # names of computer players


class Me(Value):
    """Who I am here."""

    person: str
    name: str


class Named(Value, forbid_unknown_fields=True):
    name: Name


class GameInfo(Value):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    levels: tuple[str, ...]  # of computer players, the weakest first
    rules: int  # the version of its rules
    calls: bool  # whether the first to speak is heard somewhere in it, as in an auction
    options: Any  # JSON Schema of its options


class OpenTable(Value, forbid_unknown_fields=True):
    """A table to be opened. Seats are numbered from 0; the opener sits down in the first, if they want."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    sit: bool = True
    computers: tuple[str, ...] = ()  # levels, for the seats after mine
    begin: bool = False  # at once
    hash: Hex | None = None  # of my random bytes for the chance of the game, if it begins at once


class Changes(Value, forbid_unknown_fields=True):
    """What is to be different about a table; what is left out stays. Only empty seats can go, the last ones first."""

    settings: Settings | None = None
    options: dict[str, Any] | None = None
    seats: int | None = None


class Beginning(Value, forbid_unknown_fields=True):
    """What I commit to, if at once: the SHA-256 of 32 random bytes of my own, in hexadecimal."""

    hash: Hex | None = None


class Committing(Value, forbid_unknown_fields=True):
    """The SHA-256 of 32 random bytes of my own, in hexadecimal."""

    hash: Hex


class Revealing(Value, forbid_unknown_fields=True):
    """The 32 random bytes themselves, in hexadecimal."""

    random: Hex


class Sit(Value, forbid_unknown_fields=True):
    """Sit down, under my own name or another one: several people may share a screen."""

    name: Name | None = None


class Computer(Value, forbid_unknown_fields=True):
    level: str
    name: Name | None = None


class Talk(Value, forbid_unknown_fields=True):
    """A line, or a sign."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)] | None = None
    sign: str | None = None


class Wished(Value, forbid_unknown_fields=True):
    what: Wishing
    taken_back: bool = False


class Secret(Value):
    """A secret word. It is shown once; only its hash is kept."""

    token: str
    expires: float | None  # seconds since 1970


class Rights(Value):
    """Whom I do not want to hear, and whom I do not want to meet either; ids of people."""

    muted: tuple[str, ...]
    blocked: tuple[str, ...]


class Gone(Value):
    """Done; nothing is left of it."""


class Query(Value, forbid_unknown_fields=True):
    """What may stand in an address after the question mark: nothing, unless an endpoint says so."""


class Which(Query):
    """Which of my games."""

    finished: Annotated[bool, Meta(description="Those that are over, instead of those that are on.")] = False
    before: Annotated[float, Meta(ge=0, le=1e12, description="Only older ones; in seconds since 1970.")] | None = None


class Reading(Query):
    """As whom, and from where on."""

    seat: Annotated[int, Meta(ge=0, description="One of my seats; without it, as an onlooker.")] | None = None
    since: (
        Annotated[int, Meta(ge=0, description="The last number I have; without it, only how things stand.")] | None
    ) = None
    steps: Annotated[bool, Meta(description="With the table after each event since.")] = False


class Showing(Query):
    """Through whose eyes, and which part."""

    seat: Annotated[int, Meta(ge=0, description="Any seat; without it, as an onlooker.")] | None = None
    since: Annotated[int, Meta(ge=0, description="The number of the last frame I have.")] = 0
    count: Annotated[int, Meta(ge=1, le=200, description="How many frames at most.")] = 100


WORD = r"^[A-Za-z0-9_-]{1,64}$"  # ids, codes and secret words: nothing else ever reaches the database
PATH: dict[str, Any] = {  # what stands between the braces of a path
    "table": Annotated[str, Meta(pattern=WORD, description="A table's id, or its code.")],
    "seat": Annotated[int, Meta(ge=0, description="A seat, counted from 0.")],
    "kind": Annotated[Literal["muted", "blocked"], Meta(description="What I do to a person.")],
    "person": Annotated[str, Meta(pattern=WORD, description="A person's id.")],
    "token": Annotated[str, Meta(pattern=WORD, description="A one-time word.")],
}


@dataclass(frozen=True)
class Call:
    """One request: who asks, and what for."""

    door: Door
    caller: Caller
    path: Mapping[str, Any]
    query: Any
    body: Any
    site: str  # where the house was found: https://play.example

    async def live(self) -> Live:
        live = await self.door.find(self.path["table"], self.caller.address)
        self.caller.only_at(live.table)
        return live

    async def named(self) -> str:
        """The id of the table, which may be asked for by its code."""
        return await self.door.named(self.path["table"], self.caller.address)

    @property
    def person(self) -> Person:
        return self.caller.person

    @property
    def seat(self) -> Seat:
        seat: Seat = self.path["seat"]
        return seat

    def share(self, table: str) -> Share:
        """For whom this is worked out."""
        return Share(self.caller.address, self.person, table)

    def only_my_seat(self, live: Live, seat: Seat) -> None:
        if not self.caller.may_play(live.table, seat):
            raise NotAllowed("not-yours", f"Seat {seat} is not yours.")


Handle = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    body: Any  # a type, or None
    answer: Any
    handle: Handle
    status: int = 200
    query: type[Query] = Query
    programs: bool = False  # whether a token for a seat is enough
    media: str = JSON  # what the answer is written as; if not in JSON, it is a text

    @property
    def summary(self) -> str:
        return " ".join((self.handle.__doc__ or "").split())

    def read_path(self, written: Mapping[str, str]) -> dict[str, Any]:
        return {name: word(name, text) for name, text in written.items()}

    def read_query(self, written: Mapping[str, str]) -> Query:
        try:
            return msgspec.convert(dict(written), self.query, strict=False)
        except msgspec.ValidationError as error:
            raise NotAllowed("bad-query", f"This cannot be asked for: {error}.") from None


def word(name: str, text: str) -> Any:
    """What stands in the place of a name between the braces of a path."""
    try:
        return msgspec.convert(text, PATH[name], strict=False)
    except msgspec.ValidationError:
        raise NotAllowed("no-page", f"There is no such page: {text[:20]!r} is no {name}.") from None


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str, path: str, *, body: Any = None, answer: Any = Gone, status: int = 200, query: type[Query] = Query,
    programs: bool = False, media: str = JSON,
) -> Callable[[Handle], Handle]:  # fmt: skip
    def register(handle: Handle) -> Handle:
        ENDPOINTS.append(Endpoint(method, path, body, answer, handle, status, query, programs, media))
        return handle

    return register


@endpoint("GET", "/api/games", answer=list[GameInfo], programs=True)
async def all_games(call: Call) -> Kept:
    """Every game, with its seats, levels of computer players and options."""
    return GAMES


GAMES = Kept(lambda: msgspec.json.encode([game_info(name) for name in games.names()]), JSON)


def game_info(name: str) -> GameInfo:
    game = games.find(name)
    calls = any(phase.first_come is not Phase.first_come for phase in game.phases)
    return GameInfo(
        name, game.seats[0], game.seats[-1], tuple(levels(game)), game.version, calls, schema_of(game.options)
    )


@endpoint("GET", "/api/me", answer=Me, programs=True)
async def me(call: Call) -> Me:
    """Who I am; the first request makes me somebody."""
    return Me(call.person, call.caller.name)


@endpoint("PUT", "/api/me", body=Named, answer=Me)
async def rename(call: Call) -> Me:
    """Change my name. Tables where I sit already keep the old one."""
    caller = await call.door.rename(call.caller, call.body.name)
    return Me(caller.person, caller.name)


@endpoint("DELETE", "/api/me")
async def forget_me(call: Call) -> Gone:
    """Delete everything about me. Games I played stay, with a guest in my place."""
    await call.door.forget(call.caller)
    return Gone()


@endpoint("GET", "/api/me/games", query=Which, answer=list[Brief])
async def my_games(call: Call) -> list[Brief]:
    """My games, the latest first, 50 at a time."""
    asked: Which = call.query
    return await call.door.storage.games_of(call.person, finished=asked.finished, before=asked.before)


@endpoint("GET", "/api/me/relations", answer=Rights)
async def my_relations(call: Call) -> Rights:
    """Whom I have muted, and whom I have blocked."""
    found: Relations = await call.door.storage.relations(call.person)
    return Rights(tuple(sorted(found.muted)), tuple(sorted(found.blocked)))


@endpoint("PUT", "/api/me/{kind}/{person}", answer=Rights)
async def relate(call: Call) -> Rights:
    """`muted`: I do not hear this person's talk. `blocked`: nor may they sit down at tables I open."""
    return await _relate(call, on=True)


@endpoint("DELETE", "/api/me/{kind}/{person}", answer=Rights)
async def unrelate(call: Call) -> Rights:
    """Take it back."""
    return await _relate(call, on=False)


async def _relate(call: Call, on: bool) -> Rights:
    kind, other = call.path["kind"], call.path["person"]
    if other == call.person:
        raise NotAllowed("bad-person", "That is yourself.")
    if on and await call.door.storage.person(other) is None:
        raise NotAllowed("no-person", "There is nobody of this id.")
    await call.door.storage.relate(call.person, other, kind, on)
    found = await call.door.storage.relations(call.person)
    for live in call.door.house.tables.values():
        for guest in live.guests:
            if guest.person == call.person:
                guest.unheard = found.muted | found.blocked
    return Rights(tuple(sorted(found.muted)), tuple(sorted(found.blocked)))


@endpoint("GET", "/api/tables", answer=list[Brief], programs=True)
async def lobby(call: Call) -> list[Brief]:
    """The lobby: public tables that wait for people, then those whose game is on and may be watched."""
    return await call.door.storage.lobby()


@endpoint("POST", "/api/tables", body=OpenTable, answer=TableNews, status=201)
async def open_table(call: Call) -> TableNews:
    """Open a table; with computer players in the next seats, and begun at once, if that is wanted."""
    asked: OpenTable = call.body
    person, name = call.person, call.caller.name
    then: list[Decide] = [lambda table: table.sit(person, name, 0)] if asked.sit else []
    then += [_filling(person, place, level) for place, level in enumerate(asked.computers, int(asked.sit))]
    if asked.begin:
        then.append(lambda table: table.begin(person, asked.hash))
    live = await call.door.open_table(
        call.caller, asked.game, asked.seats, asked.options, asked.settings, then, asked.computers
    )
    return pages.news(live, call.caller)


def _filling(person: Person, seat: Seat, level: str) -> Decide:
    return lambda table: table.fill(person, seat, level, _free_name(table))


@endpoint("GET", "/api/tables/{table}", answer=TableNews, programs=True)
async def table(call: Call) -> TableNews:
    """A table, by its id or its code: who sits there, how it is set, and how things are."""
    live = await call.live()
    async with live.reading():
        return pages.news(live, call.caller)


@endpoint("PUT", "/api/tables/{table}", body=Changes, answer=Done)
async def change_table(call: Call) -> Done:
    """Change whatever is given about a table I opened: settings, options, number of seats; before the game begins."""
    live, asked = await call.live(), call.body
    await live.do(lambda table: table.change(call.person, asked.settings, asked.options, asked.seats))
    return pages.done(live)


@endpoint("PUT", "/api/tables/{table}/settings", body=Settings, answer=Done)
async def change(call: Call) -> Done:
    """Change the settings of a table I opened, before the game begins."""
    live = await call.live()
    await live.do(lambda table: table.change(call.person, call.body))
    return pages.done(live)


@endpoint("PUT", "/api/tables/{table}/seats/{seat}", body=Sit, answer=Done)
async def sit(call: Call) -> Done:
    """Sit down in a free seat."""
    live = await call.live()
    await call.door.sit(call.caller, live, call.seat, call.body.name)
    return pages.done(live)


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}", answer=Done)
async def leave(call: Call) -> Done:
    """Stand up; or, at a table I opened, empty a seat or remove a person, before the game begins."""
    live = await call.live()
    await live.do(lambda table: table.leave(call.person, call.seat))
    return pages.done(live)


@endpoint("PUT", "/api/tables/{table}/seats/{seat}/computer", body=Computer, answer=Done)
async def fill(call: Call) -> Done:
    """Give a free seat at a table I opened to a computer player."""
    live, asked = await call.live(), call.body
    person = call.person
    if looks_ahead(asked.level):
        await call.door.allowance.expert_at(person, live.table.name)
    await live.do(lambda table: table.fill(person, call.seat, asked.level, asked.name or _free_name(table)))
    return pages.done(live)


@endpoint("POST", "/api/tables/{table}/begin", body=Beginning, answer=Done)
async def begin(call: Call) -> Done:
    """Begin the game at a table I opened: at once, or a moment later, when people there have added to its chance."""
    live = await call.live()
    await live.do(lambda table: table.begin(call.person, call.body.hash))
    return pages.done(live)


@endpoint("POST", "/api/tables/{table}/commitment", body=Committing, answer=Done, programs=True)
async def commit(call: Call) -> Done:
    """Promise random bytes of my own for the chance of the game, by their hash, while it gathers them; once a round."""
    live = await call.live()
    await live.do(lambda table: table.commit(call.person, call.body.hash))
    return pages.done(live)


@endpoint("POST", "/api/tables/{table}/reveal", body=Revealing, answer=Done, programs=True)
async def reveal(call: Call) -> Done:
    """Show the random bytes that I have committed to, when all who count have committed to theirs."""
    live = await call.live()
    await live.do(lambda table: table.reveal(call.body.random))
    return pages.done(live)


@endpoint("GET", "/api/tables/{table}/updates", query=Reading, answer=Update, programs=True)
async def updates(call: Call) -> Update:
    """How things stand for one of my seats, or for an onlooker, and what happened since."""
    live, asked = await call.live(), call.query
    if asked.seat is not None:
        call.only_my_seat(live, asked.seat)
    wanted = asked.steps and asked.since is not None
    recall = await call.door.recalls.begin(live.table, asked.seat, asked.since) if wanted else None
    async with live.reading() as table:
        if asked.seat is not None:
            call.only_my_seat(live, asked.seat)
        if recall:
            return pages.update(live, asked.seat, await call.door.recalls.finish(recall, table), step_by_step=True)
        missed = [] if asked.since is None else table.pages(asked.seat, asked.since)
        return pages.update(live, asked.seat, missed)


@endpoint("POST", "/api/tables/{table}/moves", body=Choose, answer=Done, programs=True)
async def choose(call: Call) -> Done:
    """Choose a move, or an aside, for one of my seats. An id that was used before is not played again."""
    live, asked = await call.live(), call.body
    call.only_my_seat(live, asked.seat)
    return Done(asked.id, await live.choose(asked.seat, asked.move, sent_as=asked.id, turn=asked.turn))


@endpoint("POST", "/api/tables/{table}/seats/{seat}/hint", answer=Hint)
async def hint(call: Call) -> Hint:
    """What an expert would choose now in my seat, and how often each move wins; for who plays alone."""
    live = await call.live()
    async with live.reading() as table:
        call.only_my_seat(live, call.seat)
        view, moves = hints.question(table, call.seat)
    with call.door.keeper.hint(call.person, call.caller.address):
        worked_out = call.door.house.thinker.work(call.share(table.name), hints.advise, table.game.name, view, moves)
        return hints.hint(moves, await worked_out)


@endpoint("POST", "/api/tables/{table}/talk", body=Talk, answer=Done, programs=True)
async def talk(call: Call) -> Done:
    """Say something at a table."""
    live, caller, asked = await call.live(), call.caller, call.body
    if (asked.text is None) == (asked.sign is None):
        raise NotAllowed("bad-talk", "Say a text, or a sign.")
    call.door.keeper.talk(caller.person)
    if asked.text is not None:
        await live.do(lambda table: table.say(caller.person, caller.name, asked.text))
    else:
        await live.do(lambda table: table.react(caller.person, caller.name, asked.sign))
    return pages.done(live)


@endpoint("POST", "/api/tables/{table}/wishes", body=Wished, answer=Done)
async def wish(call: Call) -> Done:
    """Wish for a pause, for going on, or for the end: it happens when enough people do."""
    live = await call.live()
    await live.wish(call.person, call.body.what, call.body.taken_back)
    return pages.done(live)


@endpoint("POST", "/api/tables/{table}/rematch", body=Beginning, answer=Brief, status=201)
async def rematch(call: Call) -> Brief:
    """The same people at a new table, after the game: seats are kept for the others, and whoever asks second sits down
    in theirs. Against computer players alone it begins at once."""
    new = await call.door.rematch(call.caller, await call.live(), call.body.hash)
    return pages.brief(new.table)


@endpoint("POST", "/api/tables/{table}/seats/{seat}/handover", answer=Secret, status=201)
async def hand_over(call: Call) -> Secret:
    """A one-time word that moves my seat to another device."""
    token, expires = await call.door.offer_seat(call.caller, await call.live(), call.seat, "handover")
    return Secret(token, expires)


@endpoint("POST", "/api/handover/{token}", answer=Brief)
async def take_over(call: Call) -> Brief:
    """Sit down where a one-time word leads."""
    live = await call.door.take_over(call.caller, call.path["token"])
    return pages.brief(live.table)


@endpoint("POST", "/api/tables/{table}/seats/{seat}/token", answer=Secret, status=201)
async def seat_token(call: Call) -> Secret:
    """A token with which a program may play in my seat: `Authorization: Bearer …`, or `?token=…` on the socket."""
    token, expires = await call.door.offer_seat(call.caller, await call.live(), call.seat, "seat")
    return Secret(token, expires)


@endpoint("GET", "/api/tables/{table}/record", answer=Record, programs=True)
async def record(call: Call) -> msgspec.Raw:
    """The record of a finished game, for who has its address: `croupier replay` reads it."""
    filed = await call.door.storage.record(await call.named())
    if filed is None:
        raise NotAllowed("no-record", "There is no record yet: a game is filed when it is over.")
    return msgspec.Raw(filed)


@endpoint("GET", "/api/tables/{table}/replay", query=Showing, answer=Replay, programs=True)
async def replay(call: Call) -> Replay:
    """A finished game choice by choice, as any seat, or an onlooker, saw it; for who has its address."""
    filed, asked = await call.door.storage.record(await call.named()), call.query
    if filed is None:
        await call.live()  # says so if there is no such table at all
    return await call.door.replays.show(filed, asked.seat, asked.since, asked.count)


@endpoint("GET", "/api/rolls", answer=Rolls, programs=True)
async def rolls(call: Call) -> Rolls:
    """What dice and cards brought in all finished games here, and whether it looks like chance."""
    return await call.door.book.rolls(call.door.clock)


@endpoint("GET", "/api/tables/{table}/qr", answer=str, media="image/svg+xml", programs=True)
async def qr(call: Call) -> str:
    """A code for phones: point a camera at it to come to the table."""
    live = await call.live()
    try:
        return drawn_as_code(f"{call.site}/t/{live.table.code}")
    except segno.DataOverflowError:
        raise NotAllowed("bad-query", "The name of this house is too long for a code.") from None


def drawn_as_code(address: str) -> str:
    """Dark on white whatever the page looks like, with the quiet zone that cameras need."""
    drawn = io.BytesIO()
    segno.make(address, micro=False).save(
        drawn, kind="svg", border=4, dark="#111", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue().decode()


@endpoint("POST", "/api/tables/{table}/review", answer=ReviewState, status=202)
async def ask_review(call: Call) -> ReviewState:
    """Ask for a review of a finished game: winning chances, best and worst choices, luck against skill."""
    table = await call.named()
    return await call.door.reviews.ask(table, call.share(table))


@endpoint("GET", "/api/tables/{table}/review", answer=ReviewState, programs=True)
async def see_review(call: Call) -> ReviewState:
    """How far the review is, or the review."""
    return await call.door.reviews.see(await call.named())


def _free_name(table: Table) -> str:
    taken = {sitting.name for sitting in table.sitting}
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])
