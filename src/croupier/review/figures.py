"""What a review says, as plain data. All chances lie between 0 and 1; players who share first place share the win."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Annotated, Any, Literal

from croupier.common.statistics import Z, wilson
from croupier.core.game import Seat, Value

By = Literal["start", "chance", "moves", "aside"]  # what made a choice
Means = Literal["network", "playouts"]  # what says how a game would end: its network, or games that regulars play on
OFF = 0.06  # how far a network's chance of winning is off: its standard error, as `script/bench review` measures it
OFF_APART = 0.01  # the same of two choices compared in one world, where most of the error is common; an assumption
AnyMove = Annotated[Any, "move"]
AnyEvent = Annotated[Any, "event"]


class WinChance(Value):
    """A chance of winning, and the 95 % interval it was measured with."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, total: float, count: int) -> WinChance:
        share = total / count
        return cls(share, *(wilson(share, count) or (0.0, 1.0)))

    @classmethod
    def judged(cls, shares: Sequence[float]) -> WinChance:
        """As a network sees it in several worlds, and how far off that may be."""
        gain = Gain.judged(shares, OFF)
        return cls(gain.value, max(gain.value - gain.margin, 0.0), min(gain.value + gain.margin, 1.0))

    @classmethod
    def known(cls, value: float) -> WinChance:
        return cls(value, value, value)


class Gain(Value):
    """A change of a winning chance, and how far off it may be: half the width of its 95 % interval."""

    value: float
    margin: float

    @classmethod
    def of(cls, changes: Sequence[float]) -> Gain:
        count, mean = len(changes), sum(changes) / len(changes)
        if count < 2:
            return cls(mean, 1.0)
        return cls(mean, Z * sqrt(sum((change - mean) ** 2 for change in changes) / (count - 1) / count))

    @classmethod
    def paired(cls, changes: Sequence[float]) -> Gain:
        """As `of`, for outcomes of one decision, with two more added: one gain and one loss.

        So a few playouts that all end alike are not mistaken for certainty (Agresti and Min, 2005).
        """
        return cls(sum(changes) / len(changes), cls.of([*changes, 1.0, -1.0]).margin)

    @classmethod
    def judged(cls, changes: Sequence[float], off: float) -> Gain:
        """As `of`, of what a network said, which is itself off by so much: its standard error."""
        sampled = cls.of(changes)
        return cls(sampled.value, sqrt(sampled.margin**2 + (Z * off) ** 2))

    @property
    def is_clear(self) -> bool:
        """Whether it is more than noise."""
        return abs(self.value) > self.margin


class Point(Value):
    """The table after a choice."""

    choice: int  # counted from 1; 0 is before the first
    by: By
    seats: tuple[Seat, ...]  # who chose, in seat order; nobody when chance did
    events: tuple[AnyEvent, ...]  # what everybody was told
    moves: tuple[AnyMove, ...]  # what they chose, by `seats`, where everybody was told nothing
    drawn: str  # what chance decided, where everybody was told nothing
    chances: tuple[WinChance, ...]  # chances[seat], of winning
    round: int = 0  # the round it was made in, counted from 1; in a course, the gamble; 0 where there are none


class Decision(Value):
    """What one choice of one seat was worth, judged by what that seat could know then."""

    choice: int
    seat: Seat
    chosen: AnyMove
    expert: AnyMove  # what the expert would have done
    agreed: bool  # whether that is the same
    options: int  # how many there were
    gain: Gain  # against the expert's choice; where that was chosen, against the other options on average
    chance: float  # how often the choice wins from there, as its seat could know
    rival: float  # the same of what it was compared with


class Person(Value):
    """One seat's game. `luck`, `skill` and `others` add up to `won` less `start`."""

    name: str
    score: int
    place: int
    won: float  # the share of the win: 1, a half, … or 0
    start: WinChance  # before the first choice
    luck: Gain  # what dice and cards brought
    skill: Gain  # what the seat's own choices brought
    others: Gain  # what the others' choices brought
    decisions: int  # how often there was something to choose
    agreed: int  # how many of them were the expert's choice
    best: tuple[Decision, ...]
    worst: tuple[Decision, ...]


class Review(Value):
    """The whole review. Moves and events are values, so that each reader can be told in their own language."""

    game: str
    digest: str  # of the record
    means: Means
    playouts: int  # for each point; worlds that the network looked at, if that is what judged
    seed: int
    expert: str  # the level whose advice this is
    points: tuple[Point, ...]
    people: tuple[Person, ...]  # by seat
