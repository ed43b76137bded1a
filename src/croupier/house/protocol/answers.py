"""What REST answers, apart from what is also said over sockets (messages.py)."""

from __future__ import annotations

from typing import Any, Literal

from croupier.core.game import Value
from croupier.core.record import Choice, Result

from .messages import AnyEvent, AnyMove, AnyTable, AnyView


class Me(Value):
    """Who I am here."""

    person: str
    name: str


class Rights(Value):
    """The ids of people I have muted, of people I have blocked, and of people I have starred."""

    muted: tuple[str, ...]
    blocked: tuple[str, ...]
    starred: tuple[str, ...]


class Secret(Value):
    """A secret token. It is shown once; only its hash is stored."""

    token: str
    expires: float | None  # seconds since 1970


class Gone(Value):
    """Done; there is nothing else to report."""


class GameInfo(Value):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    levels: tuple[str, ...]  # of computer players, the weakest first
    rules: int  # the version of its rules
    calls: bool  # whether it has questions where the first to speak counts, as in an auction
    options: Any  # JSON Schema of its options


class Worth(Value):
    """How often a move wins in the worlds that the seat may be in."""

    move: AnyMove
    share: float  # of the wins, from 0 to 1
    margin: float  # half of its 95 % interval


class Hint(Value):
    """The best choice: what an expert likes most, unless another move is clearly better in the worlds looked at."""

    move: AnyMove
    chance: float | None  # of winning, or in a course of winning the gamble, from 0 to 1; null if nothing was weighed
    weighed: tuple[Worth, ...]  # up to 12 moves, `move` first; those not told apart from it have the same share


class Frame(Value):
    """One choice in a finished game, and what followed."""

    number: int  # of the choice, counted from 1
    choice: Choice  # by the seats that were asked, or by chance
    events: tuple[AnyEvent, ...]  # as the seat or the onlooker was told
    steps: tuple[AnyTable, ...]  # the table after each event, if there are several
    view: AnyView  # after it


class Replay(Value):
    """A finished game, or part of it, as one seat or an onlooker saw it."""

    names: tuple[str, ...]  # names[seat]
    total: int  # of its choices
    frames: tuple[Frame, ...]
    result: Result | None  # null if it was stopped early
    stood: Result | None = None  # where everybody stood when it was stopped, if it had begun


class ReviewState(Value):
    """The progress of a finished game's review, which is computed in the background."""

    status: Literal["none", "running", "done"]
    progress: float = 0.0  # from 0 to 1
    review: Any = None


class Spread(Value):
    """How often each face came up."""

    counts: tuple[int, ...]  # counts[face - 1]
    chi_square: float | None  # null while there are too few
    p: float | None  # the probability that pure chance is at least this uneven


class Kind(Value):
    """What can be pooled: dice with this many faces, or draws for the same purpose from bags of the same size."""

    of: Literal["dice", "bag"]
    game: str | None  # null for dice, which are the same in all games
    drawn: str  # what was drawn, with # in place of numbers; empty for dice
    faces: int  # all equally likely
    everybody: Spread
    seats: tuple[Spread, ...]  # what was drawn for each seat, by seat


class Rolls(Value):
    """All dice and cards in the finished games of this house."""

    counted_at: float  # seconds since 1970; counted at most once a minute
    games: int
    draws: int  # of all kinds
    kinds: tuple[Kind, ...]  # dice first; only those that are tested
