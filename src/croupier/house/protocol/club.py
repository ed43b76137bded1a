"""Results that stay, as REST answers them: people and computer players, their games, ratings, and the house table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from croupier.core.game import Seat, Value

from .messages import AnyMove
from .requests import Query

Emblem = Literal[
    "key", "anchor", "comet", "fern", "moon", "teapot", "feather", "umbrella", "bell", "compass", "lantern", "fish"
]  # fmt: skip
Colour = Annotated[int, Meta(ge=0, le=5)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
GameId = Annotated[str, Meta(pattern=r"^[a-z_]{1,32}$")]


# What is asked


class Looks(Value, forbid_unknown_fields=True):
    """How I want to be drawn. Null: as the house draws me."""

    colour: Colour | None = None
    emblem: Emblem | None = None


class WhichGames(Query):
    """Which finished games, of whom."""

    game: Annotated[GameId, Meta(description="Only games of this name.")] | None = None
    other: Annotated[Id, Meta(description="Only games that this person played in as well.")] | None = None
    person: Annotated[Id, Meta(description="Whose games; if omitted, mine.")] | None = None
    before: Annotated[Id, Meta(description="Only older games than the one at this table.")] | None = None


class WhichTable(Query):
    """Which house table."""

    game: Annotated[GameId, Meta(description="Of one game; if omitted, of the whole house.")] | None = None


# What is answered


class Face(Value):
    """A person, a computer player or a program, as pages draw them."""

    kind: Literal["person", "computer", "program"]
    id: str  # a person's id; of a program, its owner's; of a computer player, its level; empty if they were forgotten
    name: str
    colour: Colour | None  # one of the six colours of seats; null if they have not chosen one
    emblem: Emblem | None  # likewise
    by: str | None  # the name of a program's owner
    is_me: bool


class Share(Value):
    """How often somebody came first, or ahead, beside what would be fair. Whoever shares first place shares the win."""

    mean: float  # from 0 to 1
    low: float  # of its 95 % interval
    high: float
    of: int  # games
    fair: float  # what it would be if all were equally strong


class Rated(Value):
    """A rating, and how certain it is. Everybody begins with 25."""

    game: str  # empty: of the whole house
    mu: float
    sigma: float
    low: float  # of its 95 % interval
    high: float
    games: int  # rated ones


class FinishedGame(Value):
    """A finished game, as one of its players looks back on it."""

    table: str
    is_kept: bool  # whether it can still be replayed and reviewed; old games may have been cleared away
    game: str
    options: Any
    seats: int
    began: float  # seconds since 1970
    ended: float
    seconds: float  # from the first question to the last
    faces: tuple[Face, ...]  # faces[seat]
    places: tuple[int, ...] | None  # places[seat], as they count; null if the game was ended early
    scores: tuple[int, ...] | None  # scores[seat]
    mine: tuple[Seat, ...]  # the seats of the person whose games these are: several if people shared a screen
    place: int | None  # of the first of these seats; null if the game was ended early
    score: int | None
    is_public: bool
    rated: bool  # whether it counts for ratings
    played_to_end: bool
    left: tuple[Seat, ...]  # people who had left when it ended: in a rated game they are last
    is_reviewed: bool
    luck: float | None  # what dice and cards brought the first of these seats, in chance of winning; null: not reviewed
    skill: float | None  # what its own choices brought, likewise


class Games(Value):
    """Finished games, the latest first."""

    games: tuple[FinishedGame, ...]
    total: int  # of all that match
    before: str | None  # to be sent for more; null if these were the last


class Firsts(Value):
    """First places in one game."""

    game: str
    seats: int  # 0: at tables of any size
    games: int  # played to the end, in one seat
    share: Share | None  # null while there are fewer games than it needs


class Moment(Value):
    """A choice that a review praised."""

    game: str
    table: str
    choice: int  # its number in the game, counted from 1
    seat: Seat
    what: AnyMove
    worth: float  # how much it added to the chance of winning, compared with the other options
    ended: float  # when that game ended, in seconds since 1970


class HeadGame(Value):
    """One game, between two who have played it together."""

    game: str
    games: int
    ahead: int
    level: int
    behind: int


class HeadToHead(Value):
    """How often I finished ahead of somebody, in games that we both played to the end."""

    other: Face
    games: int
    ahead: int
    level: int
    behind: int
    share: Share | None  # of finishing ahead, level counted as half; null while there are fewer games than it needs
    by_game: tuple[HeadGame, ...]  # the most played first
    needs: int  # games for a share


class RatedThen(Value):
    """A rating for the whole house, as it stood after a game."""

    ended: float  # seconds since 1970
    mu: float
    sigma: float


class Profile(Value):
    """What everybody may know of a person, a computer player or a program's owner."""

    face: Face
    since: float | None  # seconds since 1970; null for computer players
    games: int  # played to the end
    favourite: str | None  # the game played most often
    firsts: tuple[Firsts, ...]  # by game, the most played first
    by_seats: tuple[Firsts, ...]  # by game and number of seats, likewise
    ratings: tuple[Rated, ...]  # the house's first; only those with enough rated games
    rated_games: int  # rated games so far
    places: tuple[int, int] | None  # the range of places at the house table; null if not yet placed
    history: tuple[RatedThen, ...]  # of the house rating, the oldest first; empty until there are enough rated games
    moments: tuple[Moment, ...]  # the best first; only of public games, and games I played in
    head: HeadToHead | None  # with me; null if we have not played together, and on my own page
    is_muted: bool  # by me
    is_blocked: bool
    needs: int  # games for a share
    needs_rated: int  # rated games for a rating and a place


class Standing(Value):
    """One line of the house table."""

    face: Face
    first: int  # the best place it may have: behind all whose rating is clearly higher
    last: int  # the worst: ahead of all whose rating is clearly lower
    rated: Rated


class Waiting(Value):
    """Somebody who has not played enough rated games for a place."""

    face: Face
    games: int  # rated ones so far


class Between(Value):
    """Who finished ahead of whom, in a house too small for a table of ratings."""

    faces: tuple[Face, ...]
    games: tuple[int, ...]  # games[i] of faces[i], played to the end
    ahead: tuple[tuple[int, ...], ...]  # ahead[i][j]: how often faces[i] finished ahead of faces[j]
    total: int  # games that at least two of them played together
    since: float | None  # when the first of those ended, in seconds since 1970


class HouseTable(Value):
    """People and computer players by rating."""

    game: str  # empty: the whole house
    standings: tuple[Standing, ...]  # the highest rating first; at most 200
    total: int  # how many have a place
    people: int  # how many of them are people
    mine: Standing | None  # my own line, also if it is not among these
    my_games: int  # my rated games so far
    waiting: tuple[Waiting, ...]  # those who need the fewest more games first; at most 20
    between: Between | None  # null where at least three people have a place
    needs_rated: int  # rated games for a place


class Export(Value):
    """All my results."""

    face: Face
    since: float | None
    games: tuple[FinishedGame, ...]
    firsts: tuple[Firsts, ...]
    by_seats: tuple[Firsts, ...]
    ratings: tuple[Rated, ...]  # also those with too few games to be sure of anything
