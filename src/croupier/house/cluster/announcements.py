"""What workers say to each other, and how it is encoded. Messages may be lost, late or repeated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from croupier.core.game import Value

from ..common.shards import shard_of
from ..tables import entries as log
from ..tables.entries import Person

LONGEST = 7_900  # bytes of one message; PostgreSQL takes less than 8,000


class Here(Value, tag="here", array_like=True):
    """A sign of life."""

    open_for: float  # seconds that the house has been open, as far as this worker knows


class Asks(Value, tag="asks", array_like=True):
    """Has just begun to listen to a shard, and wants to know who is where."""

    shard: int


class Wrote(Value, tag="wrote", array_like=True):
    table: str
    number: int
    is_on: bool
    at: float = 0.0
    entry: log.Line | None = None  # if it is short, so that nobody has to read it from the log


class People(Value, tag="people", array_like=True):
    """Everyone who is connected to a table at this worker."""

    table: str
    people: tuple[Person, ...]


class Cleared(Value, tag="cleared", array_like=True):
    table: str


class Forgot(Value, tag="forgot", array_like=True):
    person: Person
    nobody: Person  # who stands in logs in their place


class ClockRan(Value, tag="clock", array_like=True):
    """The clock of a question, identified by its entry, has run this long; or everyone connected here can act.

    How long, not since when: no two machines agree on the time."""

    table: str
    question: int
    ran: float | None  # seconds


Message = Here | Asks | Wrote | People | Cleared | Forgot | ClockRan
WRITE = msgspec.json.Encoder().encode
READ = msgspec.json.Decoder(tuple[int, list[Message]]).decode


def placed(message: Message) -> int | None:
    """The shard that a message is about; None if it is for all."""
    match message:
        case Asks():
            return message.shard
        case Here() | Forgot():
            return None
    return shard_of(message.table)


def bundled(worker: int, messages: Iterable[Message]) -> Iterator[str]:
    """The messages as texts that are short enough to send."""
    head, shards, size = b"[%d,[" % worker, list[bytes](), 0
    for message in messages:
        written = WRITE(message)
        if shards and size + len(written) + 1 > LONGEST:
            yield (head + b",".join(shards) + b"]]").decode()
            shards, size = [], 0
        shards.append(written)
        size += len(written) + 1
    if shards:
        yield (head + b",".join(shards) + b"]]").decode()
