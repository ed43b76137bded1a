"""Enough for everybody: how much one person, one connection and one address may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf

import msgspec

from croupier.core.game import Refused, Value

from ..common.refusals import NotAllowed


class Limits(Value):
    """What the house allows. Whatever goes beyond is refused with a sentence, and nothing is lost."""

    tables: int = 20  # where a person sits, or which they opened and which have not begun; in use within the last day
    experts: int = 6  # those of them with computer players that look ahead
    games_of_days: int = 20  # where a person sits
    games: int = 200  # where a person sits and which are not over, however long ago anybody moved
    tables_of_address: int = 100  # opened from one address within the last day, and not over
    newcomers: float = 1.0  # new people per second from one address, on average; a hundred at once
    codes: float = 0.2  # wrong ones per second from one address, on average; twenty at once
    connections: int = 200  # per address, not counting sockets
    head: float = 10.0  # seconds for the request line and headers to arrive
    rest: float = 20.0  # seconds for the body of a request to arrive
    reading: float = 30.0  # seconds that an answer may stay unread
    sockets: int = 200  # per address
    arrivals: float = 20.0  # new sockets per second from one address, on average; two hundred at once
    sockets_at_table: int = 100
    message: int = 16_384  # bytes in one message on a socket
    body: int = 262_144  # bytes in the body of a request
    messages: float = 20.0  # per second on one socket, on average; twice as many at once
    messages_of_address: float = 200.0  # per second on all sockets of an address, likewise
    requests: float = 40.0  # per second from one address, likewise
    talk: float = 0.5  # lines per second from one person, likewise; at least five at once
    hints: float = 0.5  # per second for one person, likewise
    invitations: float = 0.2  # per second from one person, likewise; at least ten at once
    devices: int = 10  # browsers of one person that may be rung; of more, the oldest goes
    hints_at_once: int = 8  # being worked out for one address
    waiting: int = 256  # messages that a client may leave unread


def limits_of(text: str) -> Limits:
    """The usual limits, except those given here: tables=50, requests=100."""
    limits, known = Limits(), Limits.__struct_fields__
    for one in filter(None, map(str.strip, text.split(","))):
        name, _, number = map(str.strip, one.partition("="))
        if name not in known:
            said = "There is no limit called {name}. The limits are: {known}."
            raise Refused(said, "limit-name", name=name, known=tuple(known))
        try:
            value = msgspec.convert(number, type(getattr(limits, name)), strict=False)
        except msgspec.ValidationError:
            value = 0
        if not 0 < value < inf:
            raise Refused("{limit} does not set a limit: give a number above 0.", "limit-number", limit=one)
        limits = msgspec.structs.replace(limits, **{name: value})
    return limits


class Bucket:
    """A rate per second on average; after a rest, a burst of twice as many, or at least a few."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate")

    def __init__(self, rate: float, clock: Callable[[], float], least: float = 5.0) -> None:
        self._rate = rate
        self._full = max(2 * rate, least)
        self._clock = clock
        self._left, self._at = self._full, clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        self._left += 1

    @property
    def is_full(self) -> bool:
        return self._left + (self._clock() - self._at) * self._rate >= self._full


class Doorkeeper:
    """Counts how much everybody asks for."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits, self._clock = limits, clock
        self.sockets: Counter[str] = Counter()  # by address
        self._requests: dict[str, Bucket] = {}
        self._arrivals: dict[str, Bucket] = {}
        self._newcomers: dict[str, Bucket] = {}
        self._codes: dict[str, Bucket] = {}
        self._talk: dict[str, Bucket] = {}
        self._invitations: dict[str, Bucket] = {}
        self._hints: dict[str, Bucket] = {}
        self._messages: dict[str, Bucket] = {}
        self._advised: Counter[str] = Counter()  # hints that are being worked out, by address

    def request(self, address: str) -> None:
        if not self._bucket(self._requests, address, self.limits.requests).take():
            raise NotAllowed("too-many", "Too many requests at once: wait a second, then try again.")

    def newcomer(self, address: str) -> None:
        if not self._bucket(self._newcomers, address, self.limits.newcomers, least=100).take():
            raise NotAllowed("too-many", "Too many new people have come from your address: wait a few seconds.")

    def try_code(self, address: str) -> Bucket:
        """Count a try of a code; if the code leads somewhere, the caller gives the try back."""
        tries = self._bucket(self._codes, address, self.limits.codes, least=20)
        if not tries.take():
            raise NotAllowed("too-many", "Too many wrong codes: wait a few seconds.")
        return tries

    def talk(self, person: str) -> None:
        if not self._bucket(self._talk, person, self.limits.talk).take():
            raise NotAllowed("too-many", "You are talking too fast: wait a few seconds.")

    def invite(self, person: str) -> None:
        if not self._bucket(self._invitations, person, self.limits.invitations, least=10).take():
            raise NotAllowed("too-many", "You are inviting too many people: wait a few seconds.")

    @contextmanager
    def hint(self, person: str, address: str) -> Iterator[None]:
        """While a hint is worked out."""
        if self._advised[address] >= self.limits.hints_at_once:
            raise NotAllowed("too-many", "Too many hints are being worked out for your address: wait a few seconds.")
        if not self._bucket(self._hints, person, self.limits.hints).take():
            raise NotAllowed("too-many", "You are asking for hints too fast: wait a few seconds.")
        self._advised[address] += 1
        try:
            yield
        finally:
            self._advised[address] -= 1
            if not self._advised[address]:
                del self._advised[address]

    def come_in(self, address: str) -> None:
        if self.sockets[address] >= self.limits.sockets:
            raise NotAllowed(
                "too-many", f"There are already {self.limits.sockets} connections from this address: close some."
            )
        if not self._bucket(self._arrivals, address, self.limits.arrivals, least=200).take():
            raise NotAllowed("too-many", "Your address opens connections too often: wait a few seconds.")
        self.sockets[address] += 1

    def go_out(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def messages(self, address: str) -> tuple[Bucket, Bucket]:
        """The buckets for one socket, and for all sockets of its address."""
        shared = self._bucket(self._messages, address, self.limits.messages_of_address)
        return Bucket(self.limits.messages, self._clock), shared

    def _bucket(self, buckets: dict[str, Bucket], key: str, rate: float, least: float = 5.0) -> Bucket:
        bucket = buckets.get(key)
        if bucket is None:
            if len(buckets) > 10_000:  # forget those that have rested
                for one in [one for one, there in buckets.items() if there.is_full]:
                    del buckets[one]
            bucket = buckets[key] = Bucket(rate, self._clock, least)
        return bucket
