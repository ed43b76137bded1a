"""Finding each other, over the wire: friends, invitations, the queue, and notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from croupier.core.game import Value

from .club import Colour, Emblem
from .messages import Brief

Pace = Literal["quick", "calm", "days"]
Text = Annotated[str, Meta(min_length=1, max_length=1_000)]


class Friend(Value):
    """Somebody I have starred."""

    person: str
    name: str
    muted: bool  # then nothing here rings them
    mutual: bool  # whether they have starred me as well: only then do we see whether the other is here
    presence: Literal["here", "table", "queue"] | None  # null: not here, or not for me to know
    game: str | None  # at whose table they sit, or for which they wait
    colour: Colour | None = None  # of their coin; null if they have not chosen one
    emblem: Emblem | None = None  # likewise


class Known(Value):
    """Somebody I have played with."""

    person: str
    name: str
    colour: Colour | None = None
    emblem: Emblem | None = None


class Friends(Value):
    """People I have starred, those who are here first."""

    friends: tuple[Friend, ...]
    starred_me: tuple[Known, ...]  # people I have played with who have starred me, and whom I have not


class Invitation(Value):
    """Somebody would like me to come to their table."""

    brief: Brief
    by: str  # a person
    by_name: str
    at: float  # seconds since 1970


class Wants(Value, forbid_unknown_fields=True):
    """The table I would like to find."""

    game: str | None = None  # null: any
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None  # null: any number
    pace: Pace = "calm"  # quick: 30 seconds for a decision; calm: 90 seconds; days: a day
    rated: bool = False
    fill: Literal[0, 40, 90, 180] | None = 90  # seconds until computer players fill up; null: never


class QueueRow(Value):
    """People in the queue who want the same."""

    game: str | None
    seats: int | None
    pace: Pace
    rated: bool
    people: int


class QueuePlace(Value):
    """Where I stand in the queue."""

    wants: Wants
    waited: float  # seconds
    fills_in: float | None  # seconds until computer players fill up; null: never
    seats: int  # of the table that is being made up
    names: tuple[str, ...]  # of the others who would sit there now
    table: str | None  # once it is made up: go there


class Queue(Value):
    """Who waits for a table. Nobody in it is named to strangers, except to those who would sit with them."""

    others: int  # people in the house besides me
    waiting: int  # people in the queue
    rows: tuple[QueueRow, ...]
    mine: QueuePlace | None  # null: I am not waiting


class NoticeWishes(Value, forbid_unknown_fields=True):
    """What I want to be told of when the page is closed."""

    turns: bool = True
    invitations: bool = True
    rounds: bool = True


class Notices(Value):
    wishes: NoticeWishes
    devices: int  # browsers of mine that may be rung


class NoticeKey(Value):
    """The public key of the house, for `applicationServerKey`."""

    key: str  # base64url, as browsers take it


class Subscribe(Value, forbid_unknown_fields=True):
    """What a browser answers when it is asked for a push subscription."""

    endpoint: Text
    p256dh: Text
    auth: Text
    language: Annotated[str, Meta(min_length=1, max_length=20)] = "en"


class Device(Value):
    """A browser of mine that may be rung."""

    device: str
