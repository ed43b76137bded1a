"""Several workers share a house, and whatever happens between them, the log is what was played.

Workers are killed and started, lines are cut, their messages to each other are late, lost, repeated or out of order,
and answers from the journal get lost. See company.py.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from random import Random
from typing import Any

from company import PEOPLE, Client, Lossy, Town, Worker
from houses import settle
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from croupier.core.record import canonical
from croupier.house.cluster.announcements import LONGEST, People, bundled
from croupier.house.cluster.member import LOOK, SILENT
from croupier.house.common.refusals import NotAllowed
from croupier.house.common.shards import SHARDS, shard_of, shares
from croupier.house.live import clocks
from croupier.house.tables import entries as log
from croupier.house.tables.table import Table

GAMES = (("las_vegas", "none"), ("las_vegas", "brisk"), ("rotary_lottery", "brisk"), ("three_seven", "brisk"))
MOST_WORKERS = 3
RANDOM = st.randoms(use_true_random=False)


def looks(table: Table) -> Any:
    """Everything about a table that can be compared."""
    seats = [(sitting.person, sitting.name, sitting.level, sitting.missed) for sitting in table.sitting]
    game = canonical(table.match.choices) if table.match else None
    settled = table.began and table.began.contributions
    waiting = table.waiting, table.overdue, dict(table.agreement.wishes), settled
    return table.number, table.status, seats, game, waiting, [table.number_for(seat) for seat in (None, 0, 1)]


class Workers(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.town: Town
        self.clients: list[Client] = []  # clients[2 * table + seat]
        self.names: list[str] = []
        self._ids = 0
        self.do(self.set_up())
        self.settle_in()

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        async def settled() -> Any:
            result = await what
            await settle()
            return result

        return self.loop.run_until_complete(settled())

    async def set_up(self) -> None:
        self.town = Town(is_calm=False)

    def client(self, number: int) -> Client:
        return self.clients[number % len(self.clients)]

    def table_of(self, client: Client) -> str:
        return self.names[self.clients.index(client) // 2]

    def worker(self, number: int) -> Worker:
        return self.town.workers[number % len(self.town.workers)]

    def settle_in(self) -> None:
        """A table with a game in progress, where the two are connected to different workers."""
        self.do(self.town.clock.pass_by(2))
        self.begin(GAMES[0])
        for number, client in enumerate(self.clients):
            self.do(client.come(self.town.workers[number].house, self.names[0]))

    @precondition(lambda self: len(self.names) < 2 and self.town.workers)
    @rule(kind=st.sampled_from(GAMES))
    def begin(self, kind: tuple[str, str]) -> None:
        name = f"table {len(self.names)}"
        self.town.journal.lose_answer = False
        self.do(self.town.begin(name, *kind))
        self.names.append(name)
        self.clients += [Client(person) for person in PEOPLE]

    @precondition(lambda self: self.clients and self.town.workers)
    @rule(number=st.integers(0, 3), at=st.integers(0, 2))
    def come(self, number: int, at: int) -> None:
        client = self.client(number)
        self.do(client.come(self.worker(at).house, self.table_of(client)))

    @precondition(lambda self: self.clients)
    @rule(number=st.integers(0, 3))
    def leave(self, number: int) -> None:
        async def trial() -> None:
            self.client(number).leave()

        self.do(trial())

    async def send(self, client: Client, rng: Random) -> None:
        """Choose, or send an unanswered choice again; somebody who is not connected comes back, at any worker."""
        if client.live is None and self.town.workers:
            await client.come(rng.choice(self.town.workers).house, self.table_of(client))
        if (live := client.live) is None:
            return
        seat = PEOPLE.index(client.person)
        if client.open is None:
            if seat not in live.table.waiting:
                return
            self._ids += 1
            move = rng.choice(live.table.playing.moves(seat))
            client.open = f"c{self._ids}", seat, move, live.table.turn
        sent_as, seat, move, turn = client.open
        try:
            await live.choose(seat, move, sent_as=sent_as, turn=turn)
        except NotAllowed as error:
            if error.code == "again":
                return
            client.refused.add(sent_as)
        except OSError:
            return  # only the log knows whether it was written
        else:
            client.acknowledged.add(sent_as)
        client.open = None

    @precondition(lambda self: self.clients)
    @rule(numbers=st.lists(st.integers(0, 3), min_size=1, max_size=4), rng=RANDOM)
    def choose(self, numbers: list[int], rng: Random) -> None:
        """Several choose at once, at the same worker or at different ones."""

        async def at_once() -> None:
            clients = dict.fromkeys(self.client(number) for number in numbers)
            await asyncio.gather(*(self.send(client, rng) for client in clients))

        self.do(at_once())

    @precondition(lambda self: self.clients and self.town.workers)
    @rule(number=st.integers(0, 3), steps=st.integers(0, 6), at=st.integers(0, 2), rng=RANDOM)
    def choose_and_kill(self, number: int, steps: int, at: int, rng: Random) -> None:
        """A worker dies while a choice is being written; it is sent again, elsewhere."""

        async def trial() -> None:
            sending = asyncio.ensure_future(self.send(self.client(number), rng))
            for _ in range(steps):
                await asyncio.sleep(0)
            sending.cancel()
            await self.town.kill(self.worker(at))
            await asyncio.gather(sending, return_exceptions=True)

        self.do(trial())

    @precondition(lambda self: self.clients)
    @rule(number=st.integers(0, 3), rng=RANDOM)
    def lose_an_answer(self, number: int, rng: Random) -> None:
        """A choice is written, but its sender does not hear of it, and sends it again."""

        async def trial() -> None:
            self.town.journal.lose_answer = True
            await self.send(self.client(number), rng)
            await self.send(self.client(number), rng)

        self.do(trial())

    @precondition(lambda self: len(self.town.workers) < MOST_WORKERS)
    @rule()
    def start(self) -> None:
        async def trial() -> None:
            self.town.start()

        self.do(trial())

    @precondition(lambda self: self.town.workers)
    @rule(at=st.integers(0, 2))
    def cut(self, at: int) -> None:
        async def trial() -> None:
            self.town.wire.cut(self.worker(at).number)

        self.do(trial())

    @precondition(lambda self: self.town.wire.pending)
    @rule(places=st.lists(st.integers(0, 1000), max_size=6), how=st.sampled_from(["deliver", "repeat", "drop", "all"]))
    def post(self, places: list[int], how: str) -> None:
        async def trial() -> None:
            wire = self.town.wire
            for place in places:
                if how == "all" or not wire.pending:
                    break
                if how == "drop":
                    wire.pending.pop(place % len(wire.pending))
                else:
                    wire.deliver(place % len(wire.pending), keep=how == "repeat")
            if how == "all":
                wire.deliver_all()

        self.do(trial())

    @rule(seconds=st.sampled_from([0.3, 1.0, 3.0, 10.0, 31.0]))
    def wait(self, seconds: float) -> None:
        self.do(self.town.clock.pass_by(seconds))

    @invariant()
    def every_table_is_a_part_of_its_log(self) -> None:
        async def check() -> None:
            for worker in self.town.workers:
                for name, live in worker.house.tables.items():
                    if not live.lock.locked():
                        assert looks(live.table) == looks(await self.town.folded(name, live.table.number))

        self.do(check())

    def teardown(self) -> None:
        try:
            self.do(self.finish())
        finally:
            self.do(self.town.close())
            self.loop.close()

    async def finish(self) -> None:
        """Whatever has happened, every game is played to its end; then the logs are checked."""
        self.town.wire.is_calm, self.town.journal.lose_answer = True, False
        self.town.wire.deliver_all()
        if not self.town.workers:
            self.town.start()
        rng = Random(1)
        for _ in range(600):  # nobody plays for people who are away: they come back, and play on
            if {self.town.journal.rows[name][0] for name in self.names} <= {"over"}:
                break
            for client in self.clients:
                await self.send(client, rng)
            await self.town.clock.pass_by(2)
        for place, name in enumerate(self.names):
            await self.check_log(name, self.clients[2 * place : 2 * place + 2])

    async def check_log(self, name: str, clients: list[Client]) -> None:
        table, ids = Table(name), Counter[str]()
        for one in await self.town.journal.entries(name):
            if isinstance(one.entry, log.TimeRan):
                lasts = table.lasts()
                assert lasts is not None
                assert one.at >= table.asked_at + lasts, "a clock ran out before its time, or twice"
            if isinstance(one.entry, log.Chose | log.Answered) and one.entry.id:
                ids[one.entry.id] += 1
            table.apply(one.entry, one.at)
        assert table.status == "over", "a game did not go on"
        assert set(ids.values()) <= {1}, "a choice was played twice"
        for client in clients:
            assert client.acknowledged <= ids.keys(), "acknowledged, and lost"
            assert not client.refused & ids.keys(), "refused, and played"


TestWorkers = Workers.TestCase
TestWorkers.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a run takes too long to be shrunk
)


class TestSharingTheWork:
    def test_every_part_is_somebody_s_and_about_as_many_are_everybody_s(self) -> None:
        found = shares(frozenset({11, 22, 33, 44}))
        assert sorted(shard for shards in found.values() for shard in shards) == [*range(SHARDS)]
        assert all(SHARDS / 8 < len(shards) < SHARDS / 2 for shards in found.values())

    def test_who_leaves_moves_only_what_was_theirs(self) -> None:
        before, after = shares(frozenset({11, 22, 33})), shares(frozenset({11, 33}))
        assert before[11] <= after[11]
        assert before[33] <= after[33]

    async def test_one_minds_a_table_and_another_takes_over(self) -> None:
        town = Town(workers=3)
        await town.clock.pass_by(3)
        await town.begin("t", "las_vegas", "brisk")
        (minder,) = town.minders("t")
        ann = Client("ann")
        await ann.come(next(one for one in town.workers if one is not minder).house, "t")
        await town.clock.pass_by(1)
        assert "t" in minder.house.tables, "it was woken there, wherever it was opened"
        await town.kill(minder)
        assert town.minders("t") == []
        await town.clock.pass_by(2)
        (other,) = town.minders("t")
        assert other is not minder
        number = len(town.journal.logs["t"])
        await town.clock.pass_by(90)
        assert len(town.journal.logs["t"]) > number, "its clock runs"
        await town.close()

    async def test_who_comes_gets_a_share(self) -> None:
        town = Town(workers=1)
        await town.clock.pass_by(2)
        assert len(town.workers[0].company.shards) == SHARDS
        new = town.start()
        await town.clock.pass_by(4)
        assert new.company.shards
        assert new.company.shards | town.workers[0].company.shards == {*range(SHARDS)}
        assert not new.company.shards & town.workers[0].company.shards
        await town.close()

    async def test_who_is_silent_is_shown_out(self) -> None:
        town = Town(workers=2)
        await town.clock.pass_by(3)
        silent = town.workers[1]
        assert silent.company._staying
        silent.company._staying.cancel()
        await settle()
        town.wire.ears[silent.number] = lambda _: None  # its session is still there, and holds what it held
        town.wire.held |= dict.fromkeys(range(SHARDS // 2), silent.number)
        await town.clock.pass_by(SILENT + 3)
        assert len(town.workers[0].company.shards) == SHARDS
        await town.close()


class TestHearing:
    async def test_guests_hear_at_once_what_another_worker_wrote_with_every_step(self) -> None:
        town = Town()
        live = await town.begin("t", "las_vegas", "none")
        ann, ben = Client("ann"), Client("ben")
        await ann.come(town.workers[0].house, "t")
        await ben.come(town.workers[1].house, "t")
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])
        await settle()
        assert ben.number == ann.number == live.table.number
        assert ben.live
        mine, theirs = (there.table.pages(None)[-1] for there in (live, ben.live))
        assert canonical(mine.events) == canonical(theirs.events)
        assert [bytes(step) for step in mine.steps] == [bytes(step) for step in theirs.steps]
        assert mine.steps
        await town.close()

    async def test_who_has_nothing_to_do_with_a_table_does_not_hear_of_it(self) -> None:
        """A worker listens to the shards that it owns, and to those of the tables in its memory."""
        town = Town(workers=3)
        await town.clock.pass_by(3)
        live = await town.begin("t", "las_vegas", "none")
        (minder,) = town.minders("t")
        (stranger, *_) = [one for one in town.workers if one is not minder and one.house is not live.house]
        ben = Client("ben")
        await settle()
        town.wire.is_calm = False
        town.wire.pending.clear()
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])
        await settle()
        heard = {worker for worker, text in town.wire.pending if '"wrote"' in text}
        assert minder.number in heard
        assert stranger.number not in heard
        town.wire.deliver_all()
        town.wire.is_calm = True
        await ben.come(stranger.house, "t")
        await settle()
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])
        await settle()
        assert ben.number == live.table.number, "who has come there is told"
        await town.close()

    async def test_what_was_not_heard_is_found_in_the_log(self) -> None:
        town = Town()
        live = await town.begin("t", "las_vegas", "none")
        ben = Client("ben")
        await ben.come(town.workers[1].house, "t")
        await settle()
        town.wire.is_calm = False
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])
        await settle()
        town.wire.pending.clear()
        assert ben.number < live.table.number
        await town.clock.pass_by(LOOK + 1)
        assert ben.number == live.table.number
        await town.close()

    async def test_after_a_gap_the_log_is_read(self) -> None:
        town = Town()
        live = await town.begin("t", "las_vegas", "none")
        ben = Client("ben")
        await ben.come(town.workers[1].house, "t")
        town.wire.is_calm = False
        for _ in range(2):
            seat = live.table.waiting[0]
            await live.choose(seat, live.table.playing.moves(seat)[0])
            await settle()
            told, town.wire.pending = town.wire.pending, []
        town.wire.pending = told  # only what was said about the second
        town.wire.deliver_all()
        await settle()
        assert ben.number == live.table.number
        assert ben.live
        assert looks(ben.live.table) == looks(live.table)
        await town.close()

    async def test_a_clock_that_another_worker_stopped_does_not_run_out(self) -> None:
        """The worker that owns the table has not heard of the answer, and finds it in the log when time is up."""
        town = Town()
        await town.clock.pass_by(3)
        await town.begin("t", "las_vegas", "brisk")
        await town.clock.pass_by(1)
        (minder,) = town.minders("t")
        (other,) = {*town.workers} - {minder}
        theirs = await other.house.find("t")
        await Client("ann").come(other.house, "t")
        await settle()
        left = minder.house.tables["t"].dial.read().left
        assert left
        town.wire.is_calm = False
        looked = town.clock.now
        while town.clock.now < looked + left - LOOK:  # signs of life are heard, and nothing else
            await town.clock.pass_by(1)
            town.wire.deliver_all()
        await town.clock.pass_by(looked + left - town.clock.now + clocks.HEARD - 0.01)
        seat = theirs.table.waiting[0]
        await theirs.choose(seat, theirs.table.playing.moves(seat)[0])
        town.wire.pending.clear()
        await town.clock.pass_by(0.5)
        assert not [one for one in await town.journal.entries("t") if isinstance(one.entry, log.TimeRan)]
        assert minder.house.tables["t"].table.number == theirs.table.number
        await town.close()

    async def test_two_choices_of_one_moment_at_two_workers_are_both_kept(self) -> None:
        town = Town()
        live = await town.begin("t", "rotary_lottery", "none")
        while {0, 1} - {*live.table.waiting}:
            await town.clock.pass_by(1)
        other = await town.workers[1].house.find("t")
        turn = live.table.turn
        await asyncio.gather(
            *(
                there.choose(seat, there.table.playing.moves(seat)[0], turn=turn, sent_as=f"{seat}")
                for seat, there in enumerate((live, other))
            )
        )
        entries = [one.entry for one in await town.journal.entries("t")]
        assert sorted(one.id for one in entries if isinstance(one, log.Chose) and one.id) == ["0", "1"]
        await town.close()

    async def test_an_entry_whose_answer_was_lost_is_not_written_twice(self) -> None:
        town = Town(workers=1)
        live = await town.begin("t", "las_vegas", "none")
        seat = live.table.waiting[0]
        before = live.table.number

        class Twice(Lossy):
            """Like a database whose commit went through but whose answer got lost: the second try meets the first."""

            async def append(self, table: Table, at: float, entry: log.Entry) -> None:
                await super().append(table, at, entry)
                await super().append(table, at, entry)

        town.journal.__class__ = Twice
        assert await live.choose(seat, live.table.playing.moves(seat)[0]) == before + 1
        assert len(town.journal.logs["t"]) == before + 1
        await town.close()

    async def test_a_table_that_is_cleared_away_is_so_everywhere(self) -> None:
        town = Town()
        await town.clock.pass_by(3)
        await town.begin("t", "las_vegas", "none")
        minder, other = sorted(town.workers, key=lambda worker: worker not in town.minders("t"))
        here, there = minder.house, other.house
        ben = Client("ben")
        await ben.come(there, "t")
        del town.journal.logs["t"], town.journal.rows["t"]
        minder.company.cleared("t")
        await settle()
        assert "t" not in there.tables
        assert ben.live is None
        await town.clock.pass_by(LOOK + 1)
        assert "t" not in here.tables, "also where nobody said so"
        await town.close()

    async def test_who_is_forgotten_is_so_everywhere_and_only_their_own_lines_end(self) -> None:
        town = Town()
        await town.clock.pass_by(3)
        await town.begin("t", "las_vegas", "brisk")
        here, there = (worker.house for worker in town.workers)
        ann, ben, zoe = Client("ann"), Client("ben"), Client("zoe")
        await ann.come(here, "t")
        await ben.come(there, "t")
        await zoe.come(there, "t")
        await town.clock.pass_by(5)
        before = here.tables["t"].dial.read()
        town.workers[0].company.forgot("zoe", "forgotten-1")  # somebody who only watched
        town.workers[0].company.forgot("ben", "forgotten-2")
        here.forgot("ben", "forgotten-2")
        await settle()
        assert (ann.live is None, ben.live is None, zoe.live is None) == (False, True, True)
        for house in (here, there):
            assert house.tables["t"].table.people() == ["ann", "forgotten-2"]
            assert house.tables["t"].table.sitting[1].level == "regular"
            assert house.tables["t"].dial.read().left == before.left
        await town.close()

    def test_what_is_long_is_said_in_several_texts(self) -> None:
        said = [People(f"table {number}", ("ann" * 20, "ben" * 20)) for number in range(200)]
        texts = [*bundled(7, said)]
        assert len(texts) > 2
        assert max(len(text.encode()) for text in texts) < 8000
        assert LONGEST < 8000

    def test_parts_do_not_hang_on_the_process(self) -> None:
        assert shard_of("a table") == shard_of("a table") < SHARDS
