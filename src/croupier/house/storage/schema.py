"""The tables of the database. The migrations lead to exactly this; a test compares."""

from __future__ import annotations

from sqlalchemy import (
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
