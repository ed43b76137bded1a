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

relations = Table(  # people whom a person does not want to hear, or to meet
    "relations",
    everything,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("kind", Text, nullable=False),
    PrimaryKeyConstraint("person", "other", "kind"),
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
