"""Moments from recorded games, as the house would tell a seat about them: a choice, waiting, a showdown, the end.

A game is played once, with seeded chance and computer players in all seats; then its log is read again, and at
places worth looking at, the messages are made that the house would send to one of its seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec
from houses import Listener, a_house, tick

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Seat
from croupier.house.live import updates
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.messages import TableNews, Update
from croupier.house.tables.entries import Entry, Settings
from croupier.house.tables.opening import LONGEST_NAME
from croupier.house.tables.table import Table
from croupier.kit.seventh_heaven.bank import Bank
from croupier.players import seated

# Long names and short ones, next to each other and in several scripts.
NAMES = (
    "Maximiliana Theodora", "Ben", "Александра Константи", "王小明", "Wwwwwwwwwwwwwwwwwwww", "こばやしさくらこ"
)  # fmt: skip
assert max(map(len, NAMES)) == LONGEST_NAME
PERSON = "somebody"
SUMMARY = "summary"  # of a round, where the board has one
TOLD = 20  # pages told before a moment, for the log
GAMES = 20  # with different seeds, until every kind of moment was found
STEPS = 2  # steps of a showdown to look at

WRITE = msgspec.json.Encoder().encode
Message = dict[str, Any]  # as it goes over the wire


@dataclass(frozen=True)
class Variant:
    """A game with its number of seats, and options that change what is on the table."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def me(self) -> Seat:
        """Whose eyes we look through: the first seat's or, with an odd number of seats, the last one's."""
        return self.seats - 1 if self.seats % 2 else 0

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *(name for name, value in self.options if value)))


def variants() -> list[Variant]:
    """Every game with every number of seats; Las Vegas also with neutral dice."""
    found = [Variant(name, seats) for name in games.names() for seats in games.find(name).seats]
    found += [Variant("las_vegas", seats, (("neutral", True),)) for seats in (2, 3, 4)]
    return found


@dataclass(frozen=True)
class Moment:
    """What the house says to a page.

    `step`: what comes one event after the other, stopped at the first of them; in a summary, at the end of the round
    """

    name: str
    news: Message
    standing: Message  # how things stand, and what happened before
    step: Message | None = None

    @property
    def is_summary(self) -> bool:
        return self.name == SUMMARY


@dataclass
class _Note:
    """One entry of a log, as far as it matters for choosing moments."""

    place: int
    phase: str
    moves: int  # how many I may choose from
    asides: int
    waiting: bool  # the game waits for others, not for me
    heard: int  # events I hear of this entry
    debts: int
    mine: bool  # I have a debt
    out: int
    dead: bool  # I am out
    over: bool


class Recorded:
    """A game that was played to its end and can be read again."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.variant = variant
        self.written = list[tuple[float, Entry]]()
        self.now = 1_000_000.0
        self.notes: list[_Note] = []
        self.table = Table("table", seeded(f"{variant} {seed}"))
        self._open()
        self._play(Random(f"{variant} {seed}"), wild=seed % 2 == 1)

    def _do(self, entry: Entry) -> None:
        self.now += 1
        self.table.apply(entry, self.now)
        self.written.append((self.now, entry))

    def _open(self) -> None:
        """Me, somebody else who is there, a computer player, somebody who is away; then computer players."""
        table, variant = self.table, self.variant
        settings = Settings(clock="brisk", hints=True, pauses=False)
        options = dict(variant.options)
        self._do(table.open(variant.game, variant.seats, options, settings, PERSON, NAMES[0], "KINGS"))
        for place in range(variant.seats):
            seat = (variant.me + place) % variant.seats
            if place in (0, 1, 3):
                person = PERSON if place == 0 else f"person {place}"
                self._do(table.sit(person, NAMES[place], seat))
            else:
                self._do(table.fill(PERSON, seat, "regular", NAMES[place]))
        self._do(table.begin(PERSON))
        self._do(table.settle())
        self._note()

    def _play(self, rng: Random, wild: bool) -> None:
        """Some think, some choose at random; in wild games everybody does, and borrows."""
        table = self.table
        levels = [("novice", "regular")[seat % 2] for seat in range(self.variant.seats)]
        while table.status == "playing":
            if not table.waiting:
                self._do(table.run_out())
            else:
                match, seat = table.playing, rng.choice(table.waiting)
                moves, asides = match.moves(seat), match.asides(seat)
                if wild:
                    move = rng.choice(asides if asides and rng.random() < 0.5 else moves)
                else:
                    move = seated(levels[seat], match.game, rng).choose(match.glance(seat), [*moves, *asides])
                self._do(table.run_out() if match.is_silence(seat, move) else table.choose(seat, move, "person"))
            self._note()

    def _note(self) -> None:
        table, me = self.table, self.variant.me
        match = table.match
        assert match is not None
        asked = me in table.waiting
        scene = table.glance()
        bank = _bank(scene.table)
        (page,) = table.pages(me, table.number_for(me) - 1)
        phase = scene.phase
        if isinstance(number := getattr(scene.table, "number", None), int) and hasattr(scene.table, "gambles"):
            phase = scene.table.gambles[number]
        self.notes.append(
            _Note(
                len(self.written),
                phase,
                len(match.moves(me)) if asked else 0,
                len(match.asides(me)) if asked else 0,
                bool(table.waiting) and not asked,
                len(page.events),
                sum(bank.debt) if bank else 0,
                bank is not None and bank.debt[me],
                len(bank.out) if bank else 0,
                bank is not None and me in bank.out,
                table.status == "over",
            )
        )

    def told_after(self, places: set[int], *, everything: bool = False) -> dict[int, tuple[Message, Message, Message]]:
        """News, how things stood, and what the last entry brought, after this many entries."""
        found: dict[int, tuple[Message, Message, Message]] = {}
        table, me = Table("table", seeded("never asked")), self.variant.me
        table.is_followed = True
        for place, (at, entry) in enumerate(self.written, 1):
            table.apply(entry, at)
            if place in places:
                live = _live(table, at)
                number = table.number_for(me)
                before, latest = (
                    table.pages(me, 0 if everything else max(0, number - TOLD)),
                    table.pages(me, number - 1),
                )
                said = updates.news(live, _Me(me)), updates.update(live, me, before), updates.update(live, me, latest)
                found[place] = _written(said[0]), _written(said[1]), _written(said[2])
        return found


def _bank(table: Any) -> Bank | None:
    bank = getattr(table, "bank", None) or getattr(getattr(table, "gamble", None), "bank", None)
    return bank if isinstance(bank, Bank) else None


def _live(table: Table, at: float) -> LiveTable:
    house = a_house()
    tick(house).now = at + house.grace + 1  # the clock of the question runs
    live = LiveTable(house, table)
    live.guests = {Listener(PERSON), Listener("person 1"), Listener("an onlooker")}
    live.dial.load()
    return live


class _Me:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, table: Table) -> list[Seat]:
        return [self.seat]


def _written(said: TableNews | Update) -> Message:
    """As sent over the wire, so that later changes to the table do not show."""
    message: Message = msgspec.json.decode(WRITE(said))
    return message


def _untimed(update: Message) -> Message:
    """As at a table without a clock: nothing is cut short because somebody's time begins."""
    return update | {"left": None, "total": None, "runs": False}


# Which moments


def _chosen(notes: list[_Note], is_course: bool) -> dict[str, int]:
    """The places in a log worth looking at, by name; somebody may be out from the beginning of a gamble in a course."""
    found: dict[str, _Note] = {}

    def take(name: str, note: _Note, better: bool) -> None:
        if name not in found or better:
            found[name] = note

    for note in notes:
        if note.moves:
            take("first", note, False)
            name = f"choice {note.phase}"
            take(name, note, name in found and note.moves >= found[name].moves)
            if note.asides:
                take("loan", note, "loan" in found and note.asides > found["loan"].asides)
            if note.debts:
                take(
                    "debt", note, "debt" in found and note.debts + note.mine >= found["debt"].debts + found["debt"].mine
                )
            if note.out:
                take(f"out {note.phase}" if is_course else "out", note, True)
        if note.waiting:
            take("waiting", note, True)
            if note.dead:
                take("out myself", note, True)
        if note.heard > 1 and not note.over and note is not notes[0]:  # before that there is no board to show it on
            take("showdown", note, "showdown" in found and note.heard > found["showdown"].heard)
        if note.over:
            take("end", note, True)
    return {name: note.place for name, note in found.items()}


@cache
def moments(variant: Variant) -> tuple[Moment, ...]:
    """All kinds of moments found in a few games, each once."""
    found: dict[str, Moment] = {}
    is_course = variant.game == "seventh_heaven"
    has_bank = is_course or hasattr(games.find(variant.game).options(), "bank")
    wanted = {"choice", "waiting", "showdown", "end"} | ({"loan", "debt", "out", "out myself"} if has_bank else set())
    for seed in range(GAMES):
        game = Recorded(variant, seed)
        chosen = {name: place for name, place in _chosen(game.notes, is_course).items() if name not in found}
        places = {*chosen.values()}
        if "showdown" in chosen:
            places |= {chosen["showdown"] - 1}
        told = game.told_after(places)
        if "showdown" in chosen:
            place = chosen["showdown"]
            _, whole, _ = game.told_after({place - 1}, everything=True)[place - 1]
            found[SUMMARY] = Moment(SUMMARY, told[place][0], whole, _untimed(told[place][2]))
        for name, place in chosen.items():
            news, standing, latest = told[place]
            if name != "showdown":
                found[name] = Moment(name, news, standing)
                continue
            found[name] = Moment(name, news, standing)  # how it was left
            _, before, _ = told[place - 1]
            events, steps = latest["events"], latest["steps"]
            count = len(events)
            for part in range(STEPS):
                at = (part + 1) * count // STEPS - 1
                rest = _untimed(latest) | {"events": events[at:], "steps": steps[at:]}
                found[f"showdown {at + 1}/{count}"] = Moment(f"showdown {at + 1}/{count}", news, before, rest)
        if wanted <= {*found, *(name.split()[0] for name in found)} and not is_course:
            break
    return tuple(found[name] for name in sorted(found, key=_order))


ORDER = ("first", "choice", "waiting", "loan", "debt", "showdown", "out", "end", "summary")


def _order(name: str) -> tuple[int, int, str]:
    return ORDER.index(name.split()[0]), len(name), name
