"""The house's memory, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from databases import KINDS, database
from houses import AtOnce, Tick
from msgspec import json, structs
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from croupier.common import records
from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.house.common import people
from croupier.house.common.refusals import NotAllowed
from croupier.house.common.shards import shard_of
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.listing import brief
from croupier.house.protocol.messages import Brief
from croupier.house.storage import migrating, migrations
from croupier.house.storage.commits import Append, Tell, Written, make_durable
from croupier.house.storage.journal import Conflict
from croupier.house.storage.schema import everything
from croupier.house.storage.storage import PersonRow, Storage, Token, understood
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Settings

Trial = Callable[[Storage], Awaitable[None]]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


def run(url: str, *trials: Trial) -> None:
    """Run each part with a new storage, as after a restart."""

    async def all_of_them() -> None:
        for trial in trials:
            storage = await Storage.open(url)
            try:
                await trial(storage)
            finally:
                await storage.close()

    asyncio.run(all_of_them())


def house(storage: Storage) -> House:
    return House(storage, lambda _: seeded(1), AtOnce(), Tick(), Random(1))


async def opened(house: House, name: str = "t", code: str = "KING", person: str = "ann", **settings: Any) -> LiveTable:
    agreed = Settings(**{"clock": "none", **settings})
    return await house.open(name, lambda table: table.open("las_vegas", 2, {}, agreed, person, person.title(), code))


async def played(live: LiveTable) -> LiveTable:
    """Two people, and the whole game."""
    await live.do(lambda table: table.sit("ann", "Ann", 0))
    await live.do(lambda table: table.sit("ben", "Ben", 1))
    await live.do(lambda table: table.begin("ann"))
    while live.table.waiting:
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[-1])
    return live


class TestTheLog:
    def test_what_was_written_is_there_after_a_restart(self, url: str) -> None:
        kept = []

        async def before(storage: Storage) -> None:
            live = await played(await opened(house(storage)))
            kept.append(live.table.record())

        async def after(storage: Storage) -> None:
            live = await house(storage).find("t")
            assert [live.table.record()] == kept
            assert await storage.record("t") == records.write(kept[0])
            assert [written.number for written in await storage.entries("t", 5)][:2] == [6, 7]
            assert await storage.entries("nowhere") == []

        run(url, before, after)

    def test_two_cannot_write_the_same_number(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            mine = await opened(house(storage))
            theirs = await house(storage).find("t")
            await mine.do(lambda table: table.sit("ann", "Ann", 0))
            late, now = log.Sat(0, "ben", "Ben"), 5.0
            theirs.table.apply(late, now)
            with pytest.raises(Conflict, match="entry 2 of t has already been written"):
                await storage.append(theirs.table, now, late)
            assert (await house(storage).find("t")).table.sitting[0].name == "Ann"

        run(url, trial)

    def test_a_conflict_at_one_table_is_nobody_else_s_business(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one, other = house(storage), house(storage)
            lives = [await opened(one, f"t{number}", f"C{number}") for number in range(20)]
            stale = await other.find("t3")
            await lives[3].do(lambda table: table.sit("ann", "Ann", 0))
            results = await asyncio.gather(
                *(live.do(lambda table: table.sit("ben", "Ben", 1)) for live in (*lives[:3], stale, *lives[4:])),
                return_exceptions=True,
            )
            assert results == [3 if live is stale else 2 for live in (*lives[:3], stale, *lives[4:])]
            assert [sitting.name for sitting in stale.table.sitting] == ["Ann", "Ben"]
            assert await storage.latest(["t2", "t3", "nowhere"]) == {"t2": 2, "t3": 3}
            with pytest.raises(NotAllowed, match="is taken"):
                await lives[3].do(lambda table: table.sit("cleo", "Cleo", 1))

        run(url, trial)

    def test_two_entries_of_one_number_in_one_transaction(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one, other = house(storage), house(storage)
            await opened(one)
            tables = [(await there.find("t")).table for there in (one, other)]
            for table, person in zip(tables, ("ann", "ben"), strict=True):
                table.apply(log.Sat(0, person, person), 5.0)
            written = await asyncio.gather(
                *(storage.append(table, 5.0, log.Sat(0, table.sitting[0].name, "x")) for table in tables),
                return_exceptions=True,
            )
            assert [type(one) for one in written] == [type(None), Conflict]

        run(url, trial)

    def test_many_tables_share_a_transaction(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one, batches = house(storage), list[int]()
            lives = [await opened(one, f"t{number}", f"C{number}") for number in range(30)]
            commit = storage.commits.commit

            class Counted:
                def __call__(self, batch: Sequence[Append], tell: Tell) -> None:
                    batches.append(len(batch))
                    commit(batch, tell)

                async def close(self) -> None:
                    await commit.close()

            storage.commits.commit = Counted()
            await asyncio.gather(*(live.do(lambda table: table.sit("ben", "Ben", 1)) for live in lives))
            assert sum(batches) == 30
            assert len(batches) < 10

        run(url, trial)

    def test_unfinished_games_are_found(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one = house(storage)
            await opened(one, "waiting", "AAAA")
            on = await opened(one, "on", "BBBB")
            await on.do(lambda table: table.fill("ann", 0, "regular", "Bo"))
            await on.do(lambda table: table.sit("ann", "Ann", 1))
            await on.do(lambda table: table.begin("ann"))
            await played(await opened(one, "over", "CCCC"))
            assert [one.table async for one in storage.unfinished()] == ["on"]
            assert [one.table async for one in storage.unfinished([shard_of("on"), 7])] == ["on"]
            assert [one.table async for one in storage.unfinished([shard_of("on") + 1])] == []
            await one.close()

        run(url, trial)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """A commit returns when the disk has it; and only then is the entry acknowledged."""

    async def trial(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        with sqlite3.connect(tmp_path / "house.db") as own:  # as the thread that writes the log has it
            make_durable(own)
            assert own.execute("PRAGMA synchronous").fetchone() == (2,)
        live = await opened(house(storage))
        order = []
        commit = storage.commits.commit

        class Noted:
            def __call__(self, batch: Sequence[Append], tell: Tell) -> None:
                def noted(written: Written) -> None:
                    with sqlite3.connect(tmp_path / "house.db") as other:
                        order.append(("committed", other.execute("SELECT count(*) FROM log").fetchone()[0]))
                    tell(written)

                commit(batch, noted)

            async def close(self) -> None:
                await commit.close()

        storage.commits.commit = Noted()

        class Ear:
            person = "ben"
            unheard = frozenset[str]()

            def tell(self, live: LiveTable, entry: log.Entry) -> None:
                order.append(("told", live.table.number))

            def news(self, live: LiveTable) -> None: ...

            def clock(self, live: LiveTable) -> None: ...

            def evicted(self, why: str) -> None: ...

        live.arrive(Ear())
        await live.do(lambda table: table.sit("ann", "Ann", 0), lambda number: order.append(("acknowledged", number)))
        assert order == [("committed", 2), ("acknowledged", 2), ("told", 2)]

    run(str(tmp_path / "house.db"), trial)


def test_what_cannot_be_written_leaves_nothing_locked(tmp_path: Path) -> None:
    """Whoever repairs the database can write to it at once."""

    async def trial(storage: Storage) -> None:
        live = await opened(house(storage))
        with closing(sqlite3.connect(tmp_path / "house.db", timeout=0)) as disk:
            disk.execute("ALTER TABLE log RENAME TO broken")
            with pytest.raises(DBAPIError) as kept:
                await live.do(lambda table: table.sit("ann", "Ann", 0))
            disk.execute("ALTER TABLE broken RENAME TO log")
            assert "no such table" in str(kept.value.orig)
        live = await house(storage).find("t")
        assert await live.do(lambda table: table.sit("ann", "Ann", 0)) == 2

    run(str(tmp_path / "house.db"), trial)


class TestLists:
    def test_the_lobby_shows_public_tables_that_wait_then_those_to_watch(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one = house(storage)
            await opened(one, "secret", "AAAA")
            await opened(one, "open", "BBBB", public=True)
            on = await opened(one, "on", "CCCC", public=True)
            await on.do(lambda table: table.fill("ann", 0, "regular", "Bo"))
            await on.do(lambda table: table.sit("ann", "Ann", 1))
            await on.do(lambda table: table.begin("ann"))
            await played(await opened(one, "over", "DDDD", public=True))
            found = await storage.lobby()
            assert [(brief.table, brief.status) for brief in found] == [("open", "open"), ("on", "playing")]
            assert found[1].sitters[0].name == "Bo"
            await one.close()

        run(url, trial)

    def test_a_row_shows_what_the_table_is_and_is_written_only_when_that_changes(self, url: str) -> None:
        """Moves and talk are in the log; that a game is still in progress is stored once a minute."""

        async def trial(storage: Storage) -> None:
            one, rows = house(storage), list[bool]()
            clock, write, read = one.clock, json.encode, json.Decoder(Brief).decode
            assert isinstance(clock, Tick)
            live = await opened(one, public=True)
            write_down = storage.commits.write

            async def noted(line: Any, listed: Any, guests: Any) -> None:
                rows.append(listed is not None)
                await write_down(line, listed, guests)

            storage.commits.write = noted  # type: ignore[method-assign]

            async def looks_right() -> None:
                row, now = await storage.brief("t"), brief(live.table)
                assert row is not None
                assert now.changed_at - row.changed_at < 60.0
                assert structs.replace(row, changed_at=0.0) == read(write(structs.replace(now, changed_at=0.0)))

            for entry in (
                lambda table: table.sit("ann", "Ann", 0),
                lambda table: table.say("ben", "Ben", "hello"),
                lambda table: table.sit("ben", "Ben", 1),
                lambda table: table.begin("ann"),
            ):
                await live.do(entry)
                await looks_right()
            assert rows == [True, False, True, True, True]  # talk is not shown; the game begins automatically
            rows.clear()
            while live.table.waiting:
                seat = live.table.waiting[0]
                clock.now += 11.0
                await live.choose(seat, live.table.playing.moves(seat)[-1])
                await looks_right()
            assert rows[-1]  # the game is over
            assert sum(rows) == len(rows) // 6 + 1

        run(url, trial)

    def test_that_somebody_has_answered_shows_nowhere(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            live = await opened(house(storage))
            await live.do(lambda table: table.say("ann", "Ann", "later"))
            for at in (live.table.changed_at, live.table.changed_at + 1_000.0):
                assert storage._row(live.table, at, log.Answered(0, None, "person")) is None

        run(url, trial)

    def test_a_code_finds_its_table(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            await opened(house(storage), code="KING")
            assert await storage.by_code("king") == "t"
            assert await storage.by_code("QUEEN") is None
            await played(await opened(house(storage), "over", "JACK"))
            ended = (await storage.brief("over")).changed_at  # type: ignore[union-attr]
            assert await storage.by_code("JACK", ended_since=ended) == "over"
            assert await storage.by_code("JACK", ended_since=ended + 1) is None, "a code ends with the game"
            found = await storage.brief("t")
            assert found is not None
            assert found.code == "KING"

        run(url, trial)

    def test_my_games(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one = house(storage)
            await played(await opened(one, "over", "AAAA"))
            live = await opened(one, "open", "BBBB")
            await live.do(lambda table: table.sit("ben", "Ben", 0))
            await live.do(lambda table: table.say("cleo", "Cleo", "hello"))
            assert [brief.table for brief in await storage.games_of("ben", finished=True)] == ["over"]
            assert [brief.table for brief in await storage.games_of("ben", finished=False)] == ["open"]
            assert await storage.games_of("cleo", finished=False) == []  # talking is not playing
            await live.do(lambda table: table.leave("ben", 0))
            assert await storage.games_of("ben", finished=True, before=1.0) == []
            assert await storage.games_of("ben", finished=False) == [], "whoever has left does not play"
            assert [brief.table for brief in await storage.under_way("ann")] == ["open"]
            assert await storage.still_open(["open", "over", "nowhere"]) == {"open"}

        run(url, trial)


class TestPeople:
    def test_a_person_is_kept_and_changed(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            assert await storage.person("ann") is None
            await storage.save_person(PersonRow("ann", "Ann", 1.0, 2.0))
            await storage.save_person(PersonRow("ann", "Anna", 9.0, 3.0))
            assert await storage.person("ann") == PersonRow("ann", "Anna", 1.0, 3.0)

        run(url, trial)

    def test_muting_and_blocking(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            for _ in range(2):
                await storage.relate("ann", "ben", "muted", True)
            await storage.relate("ann", "cleo", "blocked", True)
            found = await storage.relations("ann")
            assert (found.muted, found.blocked) == (frozenset({"ben"}), frozenset({"cleo"}))
            await storage.relate("ann", "ben", "muted", False)
            assert (await storage.relations("ann")).muted == frozenset()
            assert (await storage.relations("ben")).muted == frozenset()

        run(url, trial)

    def test_who_wants_to_be_forgotten_is_nowhere(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one = house(storage)
            live = await opened(one, person="ann")
            await live.do(lambda table: table.say("ann", "Ann", "my secret is Zanzibar"))
            await played(live)
            before = records.read(await storage.record("t") or b"")
            await storage.save_person(PersonRow("ann", "Ann", 1.0, 2.0))
            await storage.relate("ben", "ann", "muted", True)
            await storage.put_token("h", "seat", "t", 0, "ann", None)
            assert await storage.tables_of("ann") == ["t"]
            await storage.forget_at("t", "ann", people.nobody())
            await storage.forget_person("ann", "forgotten-1")
            assert await storage.tables_of("ann") == []
            async with storage.engine.connect() as connection:
                for table in ("tables", "log", "guests", "people", "relations", "tokens"):
                    for row in await connection.execute(text(f"SELECT * FROM {table}")):
                        for value in row:
                            seen = bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()
                            assert b'"ann"' not in seen
                            assert b"Ann" not in seen
                            assert b"Zanzibar" not in seen
                            assert seen != b"ann"
            after = records.read(await storage.record("t") or b"")
            assert after.seats == ("Guest", "Ben")
            assert after.digest == before.digest
            *_, end = records.replay(after)
            assert end.over
            again = await house(storage).find("t")
            assert again.table.status == "over"
            assert again.table.people()[1] == "ben"

        run(url, trial)


class TestSecretWords:
    def test_a_token_is_used_up_once(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            await storage.put_token("abc", "handover", "t", 1, "ann", 5.0)
            assert await storage.token("abc") == Token("handover", "t", 1, "ann", 5.0)
            taken = await asyncio.gather(*(storage.take_token("abc", "handover") for _ in range(4)))
            assert sum(token is not None for token in taken) == 1
            assert await storage.token("abc") is None

        run(url, trial)

    def test_a_secret_is_made_once(self, url: str) -> None:
        made = []

        async def trial(storage: Storage) -> None:
            made.extend(await asyncio.gather(*(storage.secret("cookies") for _ in range(3))))
            assert await storage.secret("other") not in made

        run(url, trial, trial)
        assert len(set(made)) == 1
        assert len(made[0]) == 32


class TestFiles:
    def test_retention(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            one = house(storage)
            now = one.clock.time()
            await opened(one, "unused", "AAAA")
            await played(await opened(one, "over", "BBBB"))
            assert await storage.clear(open_before=now, finished_before=now) == []
            assert await storage.clear(open_before=now + 1, finished_before=None) == ["unused"]
            assert await storage.brief("over") is not None
            assert await storage.clear(open_before=now, finished_before=now + 1) == ["over"]
            assert await storage.entries("over") == []

        run(url, trial)

    def test_export_and_import(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            await played(await opened(house(storage)))
            exported = [one async for one in storage.all_records()]
            assert [name for name, _ in exported] == ["t"]
            record = exported[0][1]
            assert not await storage.file("t", record, 5.0)
            assert await storage.file("u", record, 5.0)
            assert not await storage.file("u", record, 5.0)
            assert await storage.record("u") == record
            assert sorted([name async for name, _ in storage.all_records()]) == ["t", "u"]

        run(url, trial)

    def test_a_review_is_kept(self, url: str) -> None:
        async def trial(storage: Storage) -> None:
            live = await opened(house(storage))
            assert await storage.review("t") is None
            await storage.save_review("t", b"well played")
            await live.do(lambda table: table.sit("ann", "Ann", 0))
            assert await storage.review("t") == b"well played"

        run(url, trial)


class TestAddresses:
    def test_what_people_write(self, tmp_path: Path) -> None:
        assert understood("postgresql://me@there/house") == "postgresql+asyncpg://me@there/house"
        assert understood("postgres://me@there/house") == "postgresql+asyncpg://me@there/house"
        assert understood(str(tmp_path / "a.db")) == f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
        assert understood(None).endswith("house.db")
        with pytest.raises(Refused, match="mysql is not a database the house can use"):
            understood("mysql://there/house")

    def test_a_database_that_cannot_be_used(self, tmp_path: Path) -> None:
        (tmp_path / "text.db").write_text("This is a letter to my aunt, and no database at all. " * 100)
        with pytest.raises(Refused, match="cannot be used: file is not a database"):
            asyncio.run(Storage.open(str(tmp_path / "text.db")))


async def test_every_step_can_be_taken_back(url: str) -> None:
    """Down to the first and up again: what is filed is still there."""
    steps = [one.name.partition("_")[0] for one in sorted((migrating.STEPS / "versions").glob("[0-9]*.py"))]
    storage = await Storage.open(url)
    made = await storage.secret("cookies")
    await storage.close()
    for step in (*steps[::-1], *steps):
        assert await Storage.bring_to(url, step) == step
    storage = await Storage.open(url)
    assert await storage.secret("cookies") == made
    await storage.close()
    with pytest.raises(Refused, match=r"There is no step 9\. The steps are: 0001"):
        await Storage.bring_to(url, "9")


def test_migrations_lead_to_the_schema(url: str) -> None:
    """What the steps build is what the code expects."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def trial(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), everything)
            )
        assert found == []

    run(url, trial)


def test_every_step_but_the_first_can_be_gone_back(url: str) -> None:
    """A house can be brought down to the previous version, with its games, and up again."""
    steps = Path(migrations.__file__).parent
    config = Config()
    config.set_main_option("script_location", str(steps))
    kept = []

    def migrate(to: Callable[..., None], target: str) -> Callable[[Any], None]:
        def there(connection: Any) -> None:
            config.attributes["connection"] = connection
            to(config, target)

        return there

    async def play(storage: Storage) -> None:
        await played(await opened(house(storage), "over"))
        live = await opened(house(storage), "on", "QUEEN")
        await live.do(lambda table: table.sit("ann", "Ann", 0))
        kept.append((await storage.record("over"), await storage.entries("on")))

    async def down_and_up(storage: Storage) -> None:
        for to, target in ((command.downgrade, "0001"), (command.upgrade, "head")):
            async with storage.engine.begin() as connection:
                await connection.run_sync(migrate(to, target))
                columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("tables"))
            assert ("part" in {column["name"] for column in columns}) == (to is command.upgrade)
        assert [(await storage.record("over"), await storage.entries("on"))] == kept
        async with storage.engine.connect() as connection:
            found = {*await connection.execute(text("SELECT id, part FROM tables"))}
        assert found == {("over", shard_of("over")), ("on", shard_of("on"))}

    run(url, play, down_and_up)


def test_the_log_of_a_filed_game_goes_after_a_time(url: str) -> None:
    """Its record stays, and so does every game in progress."""

    async def trial(storage: Storage) -> None:
        one = house(storage)
        live = await played(await opened(one, "over"))
        await opened(one, "open", "QUEEN")
        assert await storage.clear_logs(live.table.changed_at) == []
        record = await storage.record("over")
        assert await storage.clear_logs(live.table.changed_at + 1.0) == ["over"]
        assert await storage.clear_logs(live.table.changed_at + 1.0) == []
        assert await storage.entries("over") == []
        assert await storage.record("over") == record
        assert [listed.table for listed in await storage.games_of("ann", finished=True)] == ["over"]
        assert len(await storage.entries("open")) == 1

    run(url, trial)
