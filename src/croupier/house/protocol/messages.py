"""Everything that goes over a socket. docs/protocol.md explains it; schemas and TypeScript types are made from it.

Nothing here says more than its reader may know: it is put together from a seat's view, or from the scene.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from croupier.common.fairness import Hex, Terms
from croupier.core.game import Seat, Value
from croupier.core.record import Result

from ..tables.decided import Decided
from ..tables.entries import Settings, Wishing
from ..tables.notes import Note
from ..tables.opening import LONGEST_ID, LONGEST_NAME, LONGEST_TALK

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
AnyMove = Annotated[Any, "move"]  # of the game being played, as are events and views: web/src/games.ts has them all
AnyEvent = Annotated[Any, "event"]
AnyPreview = Annotated[Any, "preview"]
AnyTable = Annotated[Raw, "table"]  # what everybody sees, already encoded
AnyView = Annotated[Any, "view"]  # what a seat may know; for onlookers the scene, which is the same without a hand
Code = Annotated[str, "code"]  # one of refusals.py


# What the house says


class Sitter(Value):
    """Who sits in a seat, as far as everybody may know."""

    kind: Literal["empty", "invited", "person", "computer"]
    name: str = ""
    person: str | None = None  # the public id of a person
    level: str | None = None  # of a computer player; with a person: of the one that is standing in
    present: bool = False


class Brief(Value):
    """A table as the lobby shows it."""

    table: str
    code: str
    game: str
    options: Any
    status: Literal["open", "playing", "over", "ended"]
    settings: Settings
    sitters: tuple[Sitter, ...]
    opener: str
    opener_name: str
    opened_at: float
    changed_at: float
    commitment: str = ""  # the SHA-256 of the secret that settles the chance of the game: docs/fairness.md
    result: Result | None = None  # of a game that was played to its end
    began_at: float | None = None  # seconds since 1970
    ended_at: float | None = None  # likewise
    deal: str = ""  # the name of the deal that is played here, if the dice and cards are those of several tables
    meet: str = ""  # the path of the evening or the tournament that the table belongs to


class Away(Value):
    """A person the game is waiting for who has been away for two minutes."""

    person: str
    name: str
    seats: tuple[Seat, ...]  # which of their seats are asked
    minutes: int


class Gathering(Value):
    """The people at a table settle the chance of the game: all `commit` to random bytes, then all `reveal` them."""

    round: int  # from 1; one more each time somebody who had committed did not reveal, and the others start over
    awaited: tuple[Seat, ...]  # who has yet to commit or, once there are terms, to reveal; a person's first seat
    terms: Terms | None  # null while people commit, then what is fixed: note its hash before you reveal


class TableNews(Value, tag_field="message", tag="table"):
    """The table, people and settings; sent on arrival and whenever any of it changes."""

    brief: Brief
    mine: tuple[Seat, ...]  # the reader's own seats
    watching: int  # people who only watch
    paused: bool
    wishes: dict[str, Wishing]  # by person
    left: float | None  # seconds left for the open question
    total: float | None  # seconds for it in all; null without a clock
    runs: bool  # whether its clock has started
    away: tuple[Away, ...]  # without a clock, if others are present: they may ask for a `stand_in` for any of these
    rematch: str | None  # the table of the rematch
    rematch_by: str | None  # the person who asked for it
    ended: str | None  # why, if the game was stopped early
    ended_by: tuple[str, ...]  # the names of those who agreed to it
    awaited: dict[Wishing, tuple[str, ...]]  # by wish: who has not answered; those away are asked on their return
    silence: dict[Wishing, float]  # by wish: seconds until silence means yes; without an entry it never does
    gathering: Gathering | None  # set while the game is about to begin and the people here settle its chance
    contributed: tuple[Seat, ...]  # once the game has begun: who added to its chance, by the first seat of each person
    left_out: tuple[Seat, ...]  # who did not `commit` in time, likewise
    withdrawn: tuple[Seat, ...]  # who committed and did not `reveal` in time, likewise


class Update(Value, tag_field="message", tag="update"):
    """What happened, and the current state, for one seat or for an onlooker, whose seat is null."""

    seat: Seat | None
    number: int  # counted per seat: to ask for what you missed, send the last one you have
    turn: int  # choices made so far; send it with a move
    events: tuple[AnyEvent, ...]
    steps: tuple[AnyTable, ...]  # the table after each event, if there are several; empty if no longer known
    view: AnyView | None  # null before the game begins
    waiting: tuple[Seat, ...]  # who has yet to choose; if a question lasts its full time, everyone who was asked
    moves: tuple[AnyMove, ...]  # what this seat may choose now; empty if it is not asked or can only wait
    previews: tuple[AnyPreview | None, ...]  # what each move would lead to; empty if the game does not say
    asides: tuple[AnyMove, ...]  # what else it may do before it chooses
    left: float | None  # seconds left for the open question; all of them until its clock starts
    total: float | None  # seconds for it in all; null without a clock
    runs: bool  # whether its clock has started: everyone asked can act, or has had time to catch up
    result: Result | None
    digest: str | None  # of the record, once the game is over or was stopped
    notes: tuple[Note, ...]  # what people did at the table, between the events
    decided: tuple[Decided, ...]  # choices made on behalf of this seat since its person last chose


class Clock(Value, tag_field="message", tag="clock"):
    """The clock of the open question has started."""

    turn: int
    left: float | None  # seconds
    total: float | None
    runs: bool


class Heard(Value, tag_field="message", tag="heard"):
    """Talk at the table."""

    number: int  # of the update, as onlookers count
    person: str
    name: str
    text: str | None = None
    sign: str | None = None


class Done(Value, tag_field="message", tag="done"):
    """What was asked for has been done and stored."""

    id: str
    number: int  # of the latest update, as the reader counts


class Refusal(Value, tag_field="message", tag="refused"):
    """What was asked for was not done; nothing has changed."""

    id: str
    code: Code  # for programs
    reason: str  # for people


class Pong(Value, tag_field="message", tag="pong"):
    """Still there."""

    id: str


Said = TableNews | Update | Clock | Heard | Done | Refusal | Pong


# What a client says


class Choose(Value, tag_field="message", tag="choose", forbid_unknown_fields=True):
    """Choose a move or an aside for one of my seats. An id that has been used is not played again."""

    id: Id
    seat: Seat
    move: AnyMove
    turn: int | None = None  # of the update it was based on: stale if the game has moved on since, except for calls


class Commit(Value, tag_field="message", tag="commit", forbid_unknown_fields=True):
    """Commit to 32 random bytes of my own for the chance of the game, by their SHA-256; once per round."""

    id: Id
    hash: Hex


class Reveal(Value, tag_field="message", tag="reveal", forbid_unknown_fields=True):
    """Reveal the random bytes that I committed to, once everyone has committed to theirs."""

    id: Id
    random: Hex


class Say(Value, tag_field="message", tag="say", forbid_unknown_fields=True):
    """Talk to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class React(Value, tag_field="message", tag="react", forbid_unknown_fields=True):
    """Send a sign instead of words."""

    id: Id
    sign: str


class Wish(Value, tag_field="message", tag="wish", forbid_unknown_fields=True):
    """Ask the others to pause or resume the clocks, or to end the game. Those away are asked on their return."""

    id: Id
    what: Wishing
    taken_back: bool = False


class Decline(Value, tag_field="message", tag="decline", forbid_unknown_fields=True):
    """Say no to what others wish for: the wish is dropped."""

    id: Id
    what: Wishing


class StandIn(Value, tag_field="message", tag="stand_in", forbid_unknown_fields=True):
    """Let a computer player choose for a person who has been away for two minutes, until they come back."""

    id: Id
    seat: Seat


class Since(Value, tag_field="message", tag="since", forbid_unknown_fields=True):
    """Ask for everything after this number or, without one, only for the current state."""

    id: Id
    seat: Seat | None = None
    number: Annotated[int, Meta(ge=0)] | None = None
    steps: bool = False  # with the table after each event, rebuilt from the log


class Shown(Value, tag_field="message", tag="shown", forbid_unknown_fields=True):
    """Tell how far this page has shown the table: the person's time starts then. Programs need not send it."""

    id: Id
    number: Annotated[int, Meta(ge=0)]  # of the latest update that the person can see, as the seat counts
    seat: Seat | None = None  # null: as an onlooker counts, on a screen that several people share


class Ping(Value, tag_field="message", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Id


Asked = Choose | Commit | Reveal | Say | React | Wish | Decline | StandIn | Since | Shown | Ping
