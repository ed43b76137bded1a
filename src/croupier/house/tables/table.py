"""A table, made from its log. No clock ticks here, nothing is stored or sent: live/ does that.

Methods named after what a person does check whether it may be done and return the entry to be written; `apply`
applies what was written. What follows from a choice is known only by playing it, when the entry is made: so a
table whose entry could not be written must be thrown away and rebuilt from its log.
"""

from __future__ import annotations

import secrets
from copy import copy
from functools import cached_property
from typing import Any, Literal

import msgspec

from croupier import games
from croupier.common.fairness import SECRET, AnyFairness, Terms
from croupier.common.records import digest_of
from croupier.core.chance import Source
from croupier.core.game import Game, Move, Options, Refused, Scene, Seat
from croupier.core.record import FORMAT, Aside, Choice, Drawn, Record, recognise
from croupier.players import levels, usual

from ..common.refusals import NotAllowed
from . import entries as log
from .agreements import Agreement
from .chance import SettledChance
from .decided import Decided, Decisions
from .entries import Entry, Person, Settings
from .gathering import Gathering, added, fairness, promised
from .notes import note
from .opening import LONGEST_ID, LONGEST_TALK, apart, checked, checked_name, checked_options, tidy
from .page_log import Page, PageLog
from .seating import Sitting
from .timed import Timed

CLOCKS = {"relaxed": 90.0, "brisk": 30.0, "none": None}  # seconds for a decision
DAY = 86_400.0
SIGNS = ("👍", "👏", "😂", "😮", "😢", "🎲", "💰", "🤞")
ONE_SEAT = "At a rated table, everybody has one seat."
KEPT_IDS = 32  # ids of a seat's latest choices: any of these that is sent again is recognised


class Table:
    """One table: who sits where, the game, and what everybody may know of it."""

    def __init__(self, name: str, source: Source | None = None, *, only_read: bool = False) -> None:
        self.name = name  # its id
        self.is_only_read = only_read  # not replayed, as today's rules would not lead there
        self.is_followed = False  # entries read from the log are told to people, with the table after each event
        self.number = 0  # of the latest entry
        self.status: Literal["open", "playing", "over", "ended"] = "open"
        self.settings = Settings()
        self.sitting: list[Sitting] = []
        self.opener: Person = ""
        self.known: set[Person] = set()  # everybody who has an entry in the log
        self.code = self.opener_name = ""
        self.overdue: tuple[Seat, ...] = ()  # out of time, where silence means nothing: a computer player chooses
        self.agreement = Agreement(self)
        self.gathering: Gathering | None = None  # the opener has called, and people settle the chance of the game
        self.began: log.Began | None = None  # how they have settled it
        self.ended: log.Ended | None = None
        self.rematch: str | None = None
        self.rematch_by: Person | None = None  # who asked for it
        self.opened_at = self.changed_at = 0.0  # by the house's clock
        self.began_at: float | None = None  # when its game began
        self.ended_at: float | None = None  # when it was over, or ended early
        self.asked_at = 0.0  # when the open question was put
        self.asked_number = 0  # number of the entry that put it
        self.match: Timed | None = None
        self._begun_with: list[Sitting] = []  # who sat where when the game began
        self.raw: list[Choice] = []  # every choice, as written: the record of a game that today's rules cannot play
        self._chance = SettledChance(source)
        self._held: dict[Seat, Move] = {}  # answers to a question that lasts its full time
        self._ids: dict[Seat, dict[str, int]] = {}  # ids[seat][id], the number of the page, as the seat counts
        self.decided = Decisions()
        self._pages = PageLog()
        self._ahead: Entry | None = None  # already played, yet to be written

    # What may be known

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        return games.find(self.opened.game)  # looks into folders

    @property
    def options(self) -> Options:
        return msgspec.convert(msgspec.to_builtins(self.opened.options), self.game.options)

    @property
    def playing(self) -> Timed:
        if self.match is None or self.status != "playing":
            raise NotAllowed("not-playing", "No game is in progress at this table.")
        return self.match

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still have to choose."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(seat for seat in self.match.waiting if seat not in self._held)

    @property
    def waiting_seen(self) -> tuple[Seat, ...]:
        """The same, as everybody may know it: while a question lasts its full time, nobody sees who has answered."""
        return self.match.waiting if self.match and self.status == "playing" else ()

    @property
    def paused(self) -> bool:
        """Whether the clocks stand still."""
        return self.agreement.paused_why is not None

    @property
    def turn(self) -> int:
        """How many choices have been carried out."""
        return len(self.match.choices) if self.match else 0

    @property
    def is_of_other_rules(self) -> bool:
        """Whether the game was begun under rules other than today's."""
        return self.opened.game not in games.names() or self.game.version != self.opened.rules

    @property
    def to_think(self) -> list[tuple[Seat, str]]:
        """The waiting seats for which a computer player chooses, and its level."""
        return [
            (seat, self.sitting[seat].level or usual(self.game))
            for seat in self.waiting
            if self.sitting[seat].is_computer or seat in self.overdue
        ]

    @property
    def is_live(self) -> bool:
        return self.settings.clock in ("relaxed", "brisk")

    def lasts(self) -> float | None:
        """Seconds that the open question may take; None if there is no clock."""
        if self.status != "playing" or self.paused:
            return None
        if self.settings.clock == "days":
            return self.settings.days * DAY
        own = self.own_seconds
        return CLOCKS[self.settings.clock] if own is None else own

    @property
    def own_seconds(self) -> float | None:
        """Seconds that the rules give the open question, if they have a clock of their own."""
        return self.match.seconds if self.match and self.status == "playing" else None

    @property
    def _heard_last(self) -> str:
        """The name of whoever spoke last."""
        chosen = (entry for entry in self._pages.entries() if isinstance(entry, log.Chose) and asks_anew(entry))
        latest = next(chosen, None)
        return self.sitting[latest.seat].name if latest else ""

    def glance(self) -> Scene[Any]:
        """What an onlooker sees, not copied."""
        view = self.playing_match.glance(0)
        return Scene(view.seats, view.phase, view.table)

    def seats_of(self, person: Person) -> list[Seat]:
        return [seat for seat, sitting in enumerate(self.sitting) if sitting.person == person]

    def people(self) -> list[Person]:
        return list(dict.fromkeys(sitting.person for sitting in self.sitting if sitting.person))

    def name_of(self, person: Person) -> str:
        return next((sitting.name for sitting in self.sitting if sitting.person == person), "")

    def number_for(self, seat: Seat | None) -> int:
        """The running number of what this seat, or an onlooker, has been told."""
        return self._pages.number_for(seat)

    def asked_page(self, seat: Seat | None) -> int:
        """The page that put the open question, as this seat, or an onlooker, counts."""
        return self._pages.number_at(self.asked_number, seat)

    def pages(self, seat: Seat | None, since: int = 0) -> list[Page]:
        """What a seat, or an onlooker, was told after the page with this number."""
        return self._pages.since(since, seat, self.match)

    def chosen_before(self, seat: Seat, sent_as: str) -> int | None:
        """The page that came of a choice with this id, if it was sent before, as the seat counts."""
        return self._ids.get(seat, {}).get(sent_as) if sent_as else None

    @property
    def kept_as(self) -> str:
        """The stored status, by which the house finds its tables again: one that is gathering has to be woken."""
        return "gathering" if self.gathering else self.status

    @property
    def is_finished(self) -> bool:
        return self.status in ("over", "ended")

    @property
    def commitment(self) -> str:
        """What everybody may know of the secret; nothing at a table from before there were any."""
        return promised(self.opened)

    @property
    def deal(self) -> str:
        """The name of the deal that is played here; empty if the table has its own chance."""
        return self.opened.deal.name if self.opened.deal else ""

    def fairness(self) -> AnyFairness | None:
        """How chance was settled: only for a game that is over and had its chance settled that way. It includes the
        secret, except that of a deal, which others may still be playing."""
        is_settled = self.opened.deal or (self.opened.secret and self._chance.source is None)
        if not self.is_finished or not self.began or not is_settled:
            return None
        return fairness(self.opened, self.began)

    @property
    def terms(self) -> Terms | None:
        """What the chance of the game depends on, once that is fixed."""
        return self.gathering.terms(self.opened) if self.gathering and self.gathering.is_sealed else None

    def record(self) -> Record:
        """The game as it can be filed, with what its log says was agreed; also one that today's rules cannot play."""
        match, opened = self.match, self.opened
        names = match.names if match else tuple(sitting.name for sitting in self.sitting)
        choices = tuple(match.choices if match else self.raw)
        options = msgspec.json.decode(msgspec.json.encode(opened.options))  # as they are read from the log
        agreed = FORMAT, opened.game, opened.rules, options
        record = Record(*agreed, names, choices, match.result if match else None, "", self.fairness())
        return msgspec.structs.replace(record, digest=digest_of(record))

    @cached_property
    def digest(self) -> str:
        """The record's digest, once the game is finished."""
        return self.record().digest

    # What may be done

    def open(
        self,
        game: str,
        seats: int,
        options: Any,
        settings: Settings,
        person: Person,
        name: str,
        code: str,
        deal: log.Deal | None = None,
    ) -> log.Opened:
        """Open a table, with a secret that nobody could foresee; or with the chance of a deal."""
        meant = checked_options(game, seats, options)
        secret = "" if deal else secrets.token_bytes(SECRET).hex()
        table = game, games.find(game).version, meant, seats, checked(settings)
        return log.Opened(*table, person, checked_name(name), code, secret, deal)

    def change(
        self, person: Person, settings: Settings | None = None, options: Any = None, seats: int | None = None
    ) -> log.Changed:
        """Change whatever is given; the rest stays."""
        self._only_opener(person)
        self._only_before()
        count = len(self.sitting) if seats is None else seats
        if any(not sitting.is_empty for sitting in self.sitting[max(count, 0) :]):
            raise NotAllowed("taken", "A seat that would be removed is taken: empty it first.")
        given = msgspec.to_builtins(self.opened.options) if options is None else options
        meant = checked_options(self.opened.game, count, given)
        is_same = options is None and seats is None
        return log.Changed(checked(settings or self.settings), None if is_same else meant, None if is_same else count)

    def sit(self, person: Person, name: str, seat: Seat) -> log.Sat:
        self._only_before()
        if not self._seat(seat).is_free_for(person):
            raise NotAllowed("taken", f"Seat {seat} is taken or reserved: choose another one.")
        if self.settings.rated and self.seats_of(person):
            raise NotAllowed("rated", ONE_SEAT)
        return log.Sat(seat, person, checked_name(name))

    def fill(self, person: Person, seat: Seat, level: str, name: str) -> log.Filled:
        self._only_opener(person)
        self._only_before()
        sitting = self._seat(seat)
        if sitting.person or sitting.level:
            raise NotAllowed("taken", f"Seat {seat} is taken: empty it first.")
        if level not in levels(self.game):
            raise NotAllowed("no-level", f"There is no level {level}. The levels are: {', '.join(levels(self.game))}.")
        return log.Filled(seat, level, checked_name(name))

    def leave(self, person: Person, seat: Seat) -> log.Left:
        """Stand up, or, as the opener, empty a seat."""
        self._only_before()
        sitting = self._seat(seat)
        if sitting.is_empty:
            raise NotAllowed("empty", f"Nobody sits in seat {seat}.")
        whose = sitting.person or sitting.invited
        if person not in (whose, self.opener):
            raise NotAllowed("not-yours", "Only the person in this seat, or whoever opened the table, can empty it.")
        return log.Left(seat, removed=whose not in (None, person))

    def hand_over(self, seat: Seat, person: Person, name: str) -> log.HandedOver:
        if self._seat(seat).person is None:
            raise NotAllowed("not-yours", f"No person sits in seat {seat} who could hand it over.")
        self.only_free_seats()
        return log.HandedOver(seat, person, checked_name(name))

    def only_free_seats(self) -> None:
        """Refused if seats stay with whoever has them: after the game, and once a rated one has begun."""
        if self.is_finished:
            raise NotAllowed("not-playing", "The game is over: its seats stay with those who played.")
        if self.settings.rated and (self.gathering or self.status != "open"):
            raise NotAllowed("rated", "At a rated table, everybody keeps their seat once the game has begun.")

    def begin(self, person: Person, made: str | None = None) -> log.Called:
        """Call for the game: people settle its chance, then it starts. The caller may commit to their bytes at once.

        Nobody adds to the chance of a deal: it starts at once."""
        self._only_opener(person)
        self._only_before()
        if empty := [seat for seat, sitting in enumerate(self.sitting) if not (sitting.person or sitting.level)]:
            raise NotAllowed("empty", f"Seats {empty} are empty: fill them with people or computer players.")
        if self.settings.rated and any(len(self.seats_of(person)) > 1 for person in self.people()):
            raise NotAllowed("rated", ONE_SEAT)
        if not self.people():
            raise NotAllowed("no-people", "Nobody has sat down: computer players do not play among themselves.")
        may_add = not self.opened.deal and self.seats_of(person)
        return log.Called(person, made) if made and may_add else log.Called()

    def commit(self, person: Person, made: str) -> log.Committed:
        """Promise random bytes of one's own, by their hash."""
        return self._gathered().commit(self.seats_of(person), made)

    def reveal(self, random: str) -> log.Revealed:
        """Show the bytes, once all have promised theirs."""
        return self._gathered().reveal(random)

    def _gathered(self) -> Gathering:
        if self.status != "open":
            raise NotAllowed("begun", "The game has begun: nothing more can be added to its chance.")
        if self.gathering is None:
            raise NotAllowed("not-asked", "Contributions are collected when the game is about to begin, not before.")
        return self.gathering

    def settle(self) -> log.Sealed | log.Withdrew | log.Began:
        """Those who settle the chance of the game have done what they were asked for, or had the time to."""
        if self.gathering is None:
            raise NotAllowed("begun", "The game has begun already, or is not about to begin.")
        if step := self.gathering.step():
            return step
        began = self.gathering.began()
        self._start(began)
        self._ahead = msgspec.structs.replace(began, choices=tuple(self.playing_match.choices))
        return self._ahead

    def choose(
        self, seat: Seat, move: Any, by: Literal["person", "computer"], sent_as: str = "", turn: int | None = None
    ) -> log.Chose | log.Answered:
        """A move, or an aside. `turn` says what was on the table when it was chosen."""
        match = self.playing
        if len(sent_as) > LONGEST_ID:
            raise NotAllowed("bad-id", f"The id of a choice may have at most {LONGEST_ID} characters.")
        if turn is not None and turn != self.turn and (by == "computer" or not match.counts_from(turn)):
            if match.had_own_clock(turn):
                raise NotAllowed("too-late", "Time ran out before this arrived, and the game has moved on.")
            raise NotAllowed("stale", "The game has moved on since this was chosen: look again, then choose again.")
        if seat not in self.waiting:
            raise NotAllowed("not-asked", f"Seat {seat} has nothing to choose now.")
        try:
            meant = recognise(move, [*match.moves(seat), *match.asides(seat)])
        except Refused:
            if match.is_outbid(seat, move):
                said = f"{self._heard_last} was quicker: this is no longer enough. Look again, then choose again."
                raise NotAllowed("outbid", said) from None
            raise NotAllowed("illegal", f"Seat {seat} may not choose this now.") from None
        if match.is_silence(seat, meant):
            raise NotAllowed("no-need", "There is no need to send this: to stay silent, just wait.")
        if match.holds:
            return log.Answered(seat, meant, by, sent_as)
        before = len(match.choices)
        match.submit(seat, meant)
        self._ahead = log.Chose(seat, meant, tuple(match.choices[before:]), by, sent_as)
        return self._ahead

    def run_out(self) -> log.TimeRan:
        """The clock of the open question has run out."""
        match = self.playing
        before = len(match.choices)
        self._hush()
        self._ahead = log.TimeRan(tuple(match.choices[before:]))
        return self._ahead

    def say(self, person: Person, name: str, text: str) -> log.Said:
        said = tidy(text)
        if not said or len(said) > LONGEST_TALK:
            raise NotAllowed("bad-talk", f"A text must have 1 to {LONGEST_TALK} characters.")
        return log.Said(person, name, said)

    def react(self, person: Person, name: str, sign: str) -> log.Reacted:
        if sign not in SIGNS:
            raise NotAllowed("bad-sign", f"There is no such sign. The signs are: {' '.join(SIGNS)}")
        return log.Reacted(person, name, sign)

    # What has happened

    def apply(self, entry: Entry, at: float) -> None:
        """Apply an entry that was written."""
        played, self._ahead = entry is self._ahead, None
        self.number += 1
        if not isinstance(entry, log.Answered):  # it must not be heard of before its time
            self.changed_at = at
        only: Seat | None = None
        noted = note(entry, self.sitting, (self.opener, self.opener_name))
        self.known.add(getattr(entry, "person", ""))
        match entry:
            case log.Opened():
                self.opened = entry
                self.settings = entry.settings
                self.opener = entry.person
                self.opener_name = entry.name
                self.code, self.opened_at = entry.code, at
                self.sitting = [Sitting() for _ in range(entry.seats)]
            case log.Changed():
                self._changed(entry)
            case log.Sat() | log.HandedOver():
                self.sitting[entry.seat] = Sitting(entry.person, entry.name)
            case log.Invited():
                self.sitting[entry.seat] = Sitting(name=entry.name, invited=entry.person)
            case log.Filled():
                self.sitting[entry.seat] = Sitting(None, entry.name, entry.level)
            case log.Left():
                self.sitting[entry.seat] = Sitting()
            case log.Called():
                asked = [] if self.opened.deal else self.people()
                self.gathering = Gathering(tuple(tuple(self.seats_of(person)) for person in asked), at)
                if entry.hash:
                    self.gathering.apply(log.Committed(self.seats_of(entry.person)[0], entry.hash), at)
            case log.Committed() | log.Sealed() | log.Revealed() | log.Withdrew() if self.gathering:
                self.gathering.apply(entry, at)
            case log.Began() | log.Chose() | log.Answered() | log.TimeRan():
                only = self._played(entry, played)
                self.began_at = at if isinstance(entry, log.Began) else self.began_at
            case log.StoodIn():
                self.sitting[entry.seat].level = entry.level
            case log.CameBack():
                self.sitting[entry.seat].level, self.sitting[entry.seat].missed = None, 0
            case log.Paused() | log.WentOn():
                self.asked_at, self.asked_number = at, self.number
                for sitting in self.sitting if isinstance(entry, log.WentOn) else ():
                    sitting.missed = 0
            case log.Ended():
                self.status = "ended"
                self.gathering = None
                self.ended = entry
            case log.Rematch():
                self.rematch, self.rematch_by = entry.table, entry.person or None
        self.agreement.apply(entry, at)
        if asks_anew(entry):
            self.asked_at, self.asked_number = at, self.number
            is_open_still = isinstance(entry, log.TimeRan) and not entry.choices
            self.overdue = self.waiting if is_open_still else ()
        if self.match and self.match.over and self.status == "playing":
            self.status = "over"
        if self.is_finished and self.ended_at is None:
            self.ended_at = at
        if self.match:
            self.match.forget_snapshots(before=self._pages.told)
        self._pages.add(entry, len(self.match.told) if self.match else 0, only, noted)

    def _changed(self, entry: log.Changed) -> None:
        """The table becomes as if it had been opened like this."""
        self.settings = entry.settings
        if entry.seats is not None:
            self.opened = msgspec.structs.replace(self.opened, options=entry.options, seats=entry.seats)
            more = entry.seats - len(self.sitting)
            self.sitting = [*self.sitting[: entry.seats], *(Sitting() for _ in range(more))]

    def _played(self, entry: log.Began | log.Chose | log.Answered | log.TimeRan, played: bool) -> Seat | None:
        """Play an entry, unless it was played when it was made. Returns the seat if only that one hears of it."""
        if isinstance(entry, log.Answered):
            self._note(entry, self.turn)
            self._held[entry.seat] = entry.move if played else self._recognised(entry)
            return entry.seat
        self.raw += entry.choices
        if not played:
            self._chance.written = iter([choice for choice in entry.choices if isinstance(choice, Drawn)])
            try:
                self._again(entry)
            finally:
                self._chance.written = None
        if isinstance(entry, log.Began):
            self.status = "playing"
            self.gathering = None
            self.began = entry
        elif isinstance(entry, log.Chose):
            self._note(entry, self.turn - len(entry.choices))
        return None

    def _again(self, entry: log.Began | log.Chose | log.TimeRan) -> None:
        match entry:
            case log.Began():
                if not self.is_only_read:
                    self._start(entry)
            case log.Chose() if self.match:
                self.match.submit(entry.seat, self._recognised(entry))
            case log.TimeRan() if self.match:
                self._hush()

    def _recognised(self, entry: log.Chose | log.Answered) -> Move:
        if self.match is None:
            return entry.move  # type: ignore[no-any-return]
        moves = [*self.match.moves(entry.seat), *self.match.asides(entry.seat)]
        return recognise(entry.move, moves)  # type: ignore[no-any-return]

    def _note(self, entry: log.Chose | log.Answered, turn: int) -> None:
        sitting = self.sitting[entry.seat]
        if entry.by == "person":
            sitting.missed = 0
            self.decided.chose(entry.seat)
        elif sitting.person:
            by: Literal["computer", "time"] = "computer" if sitting.level else "time"
            self.decided.add(entry.seat, Decided(turn, self.number_for(entry.seat), entry.move, by))
        if entry.id:
            ids = self._ids.setdefault(entry.seat, {})
            ids[entry.id] = self.number_for(entry.seat) + 1  # the page this becomes
            while len(ids) > KEPT_IDS:
                del ids[next(iter(ids))]

    def _hush(self) -> None:
        """What was answered counts; silence speaks for the rest."""
        match = self.playing_match
        if self.own_seconds is None:  # where the rules have a clock of their own, silence is an answer
            for seat in self.waiting:
                self.sitting[seat].missed += not self.sitting[seat].is_computer
                meant = match.game.phase(self.glance()).silence(match.glance(seat))
                if meant is not None and self.sitting[seat].person:
                    self.decided.add(seat, Decided(self.turn, self.number_for(seat), meant, "time"))
        for seat, move in self._held.items():
            match.submit(seat, move)
        self._held = {}
        match.time_up()

    def _start(self, began: log.Began) -> None:
        self._begun_with = [*map(copy, self.sitting)]
        game, opened = self.game, self.opened
        if opened.deal:
            self._chance.dealt = bytes.fromhex(opened.deal.secret)
        else:
            self._chance.secret, self._chance.added = bytes.fromhex(opened.secret), added(opened, began)
        self.match = Timed(
            game,
            opened.seats,
            self.options,
            self._chance,
            names=self._names(),
            clock=self.is_live,
            watched=lambda: self.is_followed or self._chance.written is None,
            calls=self.settings.calls,
        )

    def _names(self) -> tuple[str, ...]:
        """The names under which the game is played."""
        return apart([sitting.name for sitting in self._begun_with])

    def forget(self, person: Person, nobody: Person) -> None:
        """Become as if the log had had nobody in this person's place from its first entry on."""
        self.known = {nobody if one == person else one for one in self.known}
        for sitting in (*self.sitting, *self._begun_with):
            sitting.forget(person, nobody)
        self.opened = log.forgotten(self.opened, person, nobody)
        self.opener, self.opener_name = self.opened.person, self.opened.name
        self.rematch_by = nobody if self.rematch_by == person else self.rematch_by
        self.agreement.forget(person)
        self._pages.forget(person, nobody)
        if self.match:
            self.match.names = self._names()

    @property
    def playing_match(self) -> Timed:
        if self.match is None:
            raise NotAllowed("not-playing", "No game is in progress at this table.")
        return self.match

    def _seat(self, seat: Seat) -> Sitting:
        if seat not in range(len(self.sitting)):
            raise NotAllowed("no-seat", f"There is no seat {seat}: seats are numbered 0 to {len(self.sitting) - 1}.")
        return self.sitting[seat]

    def _only_opener(self, person: Person) -> None:
        if person != self.opener:
            raise NotAllowed("not-yours", f"Only {self.opener_name}, who opened the table, can do this.")

    def _only_before(self) -> None:
        if self.status != "open" or self.gathering:
            raise NotAllowed("begun", "The game has begun: this can only be done beforehand.")


def asks_anew(entry: Entry) -> bool:
    """Whether a new clock begins to run. Borrowing and paying back do not give a person more time."""
    match entry:
        case log.Began() | log.TimeRan():
            return True
        case log.Chose():
            return not all(isinstance(choice, Aside) for choice in entry.choices)
    return False
