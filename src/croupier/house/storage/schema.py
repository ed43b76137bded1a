"""The tables of the database. The migrations lead to exactly this; a test compares."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from ..common.shards import UNKNOWN

everything = MetaData()

tables = Table(
    "tables",
    everything,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("part", Integer, nullable=False, server_default=str(UNKNOWN)),  # its shard: shards.py
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("brief", LargeBinary, nullable=False),  # as the lobby shows it
    Column("record", LargeBinary),  # filed when the game is over
    Column("review", LargeBinary),
    Column("deal", Text),  # the name of the deal that is played there
    Column("folded", Integer, nullable=False, server_default="0"),  # 1: a finished game whose results are in `results`
    Index("tables_by_folded", "folded", "status"),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_part", "part", "status"),
)

log = Table(  # append-only; of two writers of the same number only one can succeed
    "log",
    everything,
    Column("table", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

guests = Table(  # everyone who was ever at a table
    "guests",
    everything,
    Column("table", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("plays", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "person"),
    Index("guests_by_person", "person"),
)

people = Table(
    "people",
    everything,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

relations = Table(  # people whom a person has starred, or does not want to hear, or to meet
    "relations",
    everything,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("kind", Text, nullable=False),
    PrimaryKeyConstraint("person", "other", "kind"),
    Index("relations_by_other", "other", "kind"),
)

tokens = Table(  # only their hashes: whoever reads the database cannot use them
    "tokens",
    everything,
    Column("hashed", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("expires", Float),
)

secrets = Table(
    "secrets",
    everything,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

deals = Table(  # chance that several tables share
    "deals",
    everything,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
    Column("opens", Float),  # when the secret may be shown
)

tries = Table(  # at the deals of days: one for each person and day
    "tries",
    everything,
    Column("day", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("began", Float, nullable=False),
    Column("finished", Float),  # once its game is over, with what came of it
    Column("competes", Boolean, nullable=False),
    Column("score", BigInteger),
    Column("place", Integer),
    PrimaryKeyConstraint("day", "person"),
    Index("tries_by_person", "person"),
    Index("tries_by_table", "table"),
)

day_choices = Table(  # what was chosen, by what was seen
    "day_choices",
    everything,
    Column("day", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("move", Text, nullable=False),
    Column("level", Text, nullable=False),  # this and what follows: of the try, so that shares are counted without it
    Column("competes", Boolean, nullable=False),
    Column("score", BigInteger, nullable=False),
    PrimaryKeyConstraint("day", "table", "number"),
    Index("day_choices_by_view", "day", "view"),
)

day_advice = Table(  # what the expert would have chosen
    "day_advice",
    everything,
    Column("day", Text, nullable=False),
    Column("view", Text, nullable=False),
    Column("move", Text, nullable=False),
    PrimaryKeyConstraint("day", "view"),
)

# Finding each other

presences = Table(  # who is in the house, as each worker last said
    "presences",
    everything,
    Column("person", Text, nullable=False),
    Column("worker", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("game", Text),  # of the table where they sit
    PrimaryKeyConstraint("person", "worker"),
    Index("presences_by_time", "at"),
)

invitations = Table(
    "invitations",
    everything,
    Column("table", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "person"),
    Index("invitations_by_person", "person"),
)

queue = Table(  # people who wait for a table
    "queue",
    everything,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("wants", LargeBinary, nullable=False),
    Column("since", Float, nullable=False),
    Column("asked", Float, nullable=False),  # when their page last asked
    Column("rating", Float),
    Column("table", Text),  # that was opened for them
)

subscriptions = Table(  # browsers that may be rung
    "subscriptions",
    everything,
    Column("device", Text, primary_key=True),  # the hash of its endpoint
    Column("person", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),  # the address of the house, as that browser knows it
    Column("since", Float, nullable=False),
    Index("subscriptions_by_person", "person"),
)

notices = Table(  # what people want to be told of, if not everything
    "notices",
    everything,
    Column("person", Text, primary_key=True),
    Column("turns", Boolean, nullable=False),
    Column("invitations", Boolean, nullable=False),
    Column("rounds", Boolean, nullable=False),
)

rung = Table(  # the latest question at a table of which a person was told
    "rung",
    everything,
    Column("table", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("question", Integer, nullable=False),
    Column("is_over", Boolean, nullable=False),  # and the notice was withdrawn
    PrimaryKeyConstraint("table", "person"),
)

played = Table(  # one row per filed game: what the club knows of it, also after the game has been cleared away
    "played",
    everything,
    Column("table", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),  # played to its end
    Column("rated", Boolean, nullable=False),  # counts for ratings
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("counted", Integer, nullable=False, server_default="0"),  # 0: not yet; 1: not in ratings; 2: everywhere
    Index("played_by_counted", "counted", "ended", "table"),
    Index("played_by_rated", "rated", "ended", "table"),
)

results = Table(  # one row per seat of a filed game
    "results",
    everything,
    Column("table", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # person, computer or program
    Column("who", Text, nullable=False),  # the person, the level, or the program's owner
    Column("name", Text, nullable=False),  # at that table
    Column("nth", Integer, nullable=False),  # 0: the first seat of this person at the table, 1: the second, …
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("counts", Boolean, nullable=False),  # for first places and head-to-head
    Column("left", Boolean, nullable=False),  # a computer player stood in for the person at the end
    Column("place", Integer),  # as it counts; null if the game was ended early
    Column("score", BigInteger),
    Column("won", Float, nullable=False),  # the share of the win: 1, a half, … or 0
    Column("luck", Float),  # from the review, as are the next three
    Column("skill", Float),
    Column("worth", Float),  # of the best choice
    Column("moment", LargeBinary),  # that choice
    Column("mu", Float),  # the rating for this game, after it
    Column("sigma", Float),
    Column("house_mu", Float),  # the rating for the house, after it
    Column("house_sigma", Float),
    PrimaryKeyConstraint("table", "seat"),
    Index("results_by_who", "who", "ended"),
)

tallies = Table(  # sums over results that count
    "tallies",
    everything,
    Column("kind", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("game", Text, nullable=False),  # empty: all games
    Column("seats", Integer, nullable=False),  # 0: tables of any size, of all games
    Column("games", Integer, nullable=False),
    Column("won", BigInteger, nullable=False),  # in shares of a win, of which WHOLE make one
    PrimaryKeyConstraint("kind", "who", "game", "seats"),
    Index("tallies_by_games", "game", "kind", "games"),
)

ratings = Table(
    "ratings",
    everything,
    Column("kind", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("game", Text, nullable=False),  # empty: the house
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    PrimaryKeyConstraint("kind", "who", "game"),
    Index("ratings_by_games", "game", "games"),
)

faces = Table(  # how people want to be drawn
    "faces",
    everything,
    Column("person", Text, primary_key=True),
    Column("colour", Integer),
    Column("emblem", Text),
)

meets = Table(  # evenings and tournaments, as lists show them
    "meets",
    everything,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),  # on: something has to happen there without anybody asking
    Column("part", Integer, nullable=False),  # its shard
    Column("open", Boolean, nullable=False),  # neither over nor called off
    Column("public", Boolean, nullable=False),
    Column("played", Boolean, nullable=False),  # whether any game has begun
    Column("opener", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rewritten", Integer, nullable=False),  # how often somebody was taken out of its log
    Column("brief", LargeBinary, nullable=False),
    Index("meets_by_status", "status", "part"),
    Index("meets_by_public", "public", "changed"),
    Index("meets_by_opener", "opener"),
)

meet_log = Table(  # append-only, as the log of tables
    "meet_log",
    everything,
    Column("meet", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("meet", "number"),
)

meet_people = Table(  # everyone who has an entry in such a log
    "meet_people",
    everything,
    Column("meet", Text, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("meet", "person"),
    Index("meet_people_by_person", "person"),
)
