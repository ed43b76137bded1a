"""Live tables: the order of things, clocks, computer players, people who leave, and a house that restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from houses import ANN, BEN, AtOnce, Listener, Memory, a_house, first_move, opened, settle, tick

from croupier import games
from croupier.house.common.refusals import NotAllowed
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import update
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Entry


class TestTheOrderOfThings:
    async def test_written_then_acknowledged_then_told(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none")

        class Ear(Listener):
            def tell(self, live: LiveTable, entry: Entry) -> None:
                journal.log.append("told")

        live.arrive(Ear(ANN))
        journal.log.clear()
        seat = live.table.waiting[0]
        move = live.table.playing.moves(seat)[0]
        await live.choose(seat, move, acknowledge=lambda number: journal.log.append("acknowledged"))
        assert journal.log == ["written", "acknowledged", "told"]

    async def test_what_cannot_be_written_has_not_happened(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none")
        ear = Listener(ANN)
        live.arrive(ear)
        before = live.table.number
        journal.broken = True
        with pytest.raises(OSError, match="disk is full"):
            await first_move(live)
        assert not [entry for entry in ear.told if isinstance(entry, log.Chose)]
        with pytest.raises(NotAllowed, match="being reloaded"):
            await first_move(live)
        journal.broken = False
        again = await house.find("t")
        assert again is not live
        assert again.table.number == before
        assert await first_move(again) == before + 1

    async def test_nobody_is_shown_what_could_not_be_written(self) -> None:
        """A reader who waits while an entry fails to be written is sent away, and looks again at what the log says."""
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none")
        journal.broken = True
        failing = asyncio.ensure_future(first_move(live))
        await asyncio.sleep(0)
        with pytest.raises(NotAllowed, match="being reloaded"):
            async with live.reading():
                pass
        with pytest.raises(OSError, match="disk is full"):
            await failing

    async def test_a_table_of_computers_goes_on_after_another_house_wrote_first(self) -> None:
        """Nobody is there to look it up again, so the house does."""
        journal = Memory()
        one, other = a_house(journal), a_house(journal, seed=2)
        live = await opened(one, people=(), clock="none")
        await tick(one).pass_by(5)
        await other.find("t")
        await tick(one).pass_by(5)
        for _ in range(400):
            await tick(other).pass_by(5)
        assert other.tables["t"].table.status == "over"
        assert live.table.number < other.tables["t"].table.number
        await one.close()

    async def test_choices_of_the_same_moment_are_all_kept(self) -> None:
        people = (ANN, BEN, "cleo", "dan")
        live = await opened(a_house(), "rotary_lottery", people=people, clock="none")
        while len(live.table.waiting) < 4:
            await first_move(live)
        turn, table = live.table.turn, live.table
        await asyncio.gather(*(live.choose(seat, table.playing.moves(seat)[-1], turn=turn) for seat in range(4)))
        assert table.turn > turn
        moved = table.playing.choices[turn]
        assert [answer.seat for answer in moved.moves] == [0, 1, 2, 3]  # type: ignore[union-attr]

    async def test_what_is_sent_twice_is_played_once(self) -> None:
        live = await opened(a_house(), clock="none")
        seat = live.table.waiting[0]
        move = live.table.playing.moves(seat)[0]
        numbers = await asyncio.gather(*(live.choose(seat, move, sent_as="a1") for _ in range(5)))
        assert len({*numbers}) == 1
        assert live.table.number == numbers[0]


class TestClocks:
    async def test_a_computer_player_chooses_when_time_is_up(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk")
        for guest in (Listener(ANN), Listener(BEN)):
            live.arrive(guest)
        turn = live.table.turn
        await tick(house).pass_by(29)
        assert live.table.turn == turn
        assert live.dial.read().left == pytest.approx(1)
        await tick(house).pass_by(4)
        assert live.table.turn > turn
        chosen = [page.entry for page in live.table.pages(None) if isinstance(page.entry, log.Chose)]
        assert [entry.by for entry in chosen] == ["computer"]

    async def test_silence_speaks_where_it_means_something(self) -> None:
        house = a_house()
        live = await opened(house, "between_bet", people=(ANN, BEN, "cleo"), clock="brisk")
        for person in (ANN, BEN, "cleo"):
            live.arrive(Listener(person))
        await live.choose(1, next(move for move in live.table.playing.moves(1) if "Call" in type(move).__name__))
        assert live.dial.read().left == 3
        await tick(house).pass_by(2.9)
        assert live.table.glance().phase == "Outbid"
        await tick(house).pass_by(0.5)
        assert live.table.glance().phase != "Outbid"

    async def test_declaring_takes_its_time_and_tells_nobody_who_has_answered(self) -> None:
        house = a_house()
        live = await opened(house, "three_seven", people=(ANN, BEN, "cleo"), clock="brisk", pauses=False)
        for person in (ANN, BEN, "cleo"):
            live.arrive(Listener(person))
        while live.table.glance().phase != "SpeakUp":
            await first_move(live)
        begun = tick(house).time()
        before = {seat: update(live, seat, ()) for seat in (None, 0, 1, 2)}
        await live.choose(0, live.table.playing.moves(0)[0])
        for seat in (None, 1, 2):
            assert update(live, seat, ()) == before[seat]
        assert update(live, 0, ()).moves == ()
        for seat in (1, 2):
            await live.choose(seat, live.table.playing.moves(seat)[0])
        assert live.table.glance().phase == "SpeakUp"
        while live.table.glance().phase == "SpeakUp":
            await tick(house).pass_by(0.1)
        assert 3 <= tick(house).time() - begun <= 3.5

    async def test_no_clock_waits_for_ever(self) -> None:
        house = a_house()
        live = await opened(house, clock="none")
        live.arrive(Listener(ANN))
        live.arrive(Listener(BEN))
        turn = live.table.turn
        await tick(house).pass_by(1_000_000)
        assert live.table.turn == turn


class TestComputerPlayers:
    @pytest.mark.parametrize("name", ["las_vegas", "between_bet", "three_seven", "mind_roulette"])
    async def test_a_table_of_computers_finishes(self, name: str) -> None:
        house = a_house()
        live = await opened(house, name, people=(), clock="brisk")
        for _ in range(2000):
            await tick(house).pass_by(3)
            if live.table.status == "over":
                return
        raise AssertionError("the game did not end")

    def test_they_take_a_moment_unless_the_table_is_in_a_hurry(self) -> None:
        async def trial(pauses: bool) -> float:
            house = a_house()
            begun = tick(house).time()
            live = await opened(house, people=(), seats=2, clock="none", pauses=pauses)
            while live.table.status == "playing":
                await tick(house).pass_by(0.5)
                await settle()
            return tick(house).time() - begun

        assert asyncio.run(trial(pauses=True)) > 20
        assert asyncio.run(trial(pauses=False)) < 20

    async def test_a_slow_one_holds_up_nobody(self) -> None:
        house = a_house()
        thinking = asyncio.Event()

        class Slow(AtOnce):
            async def choose(self, *_: Any) -> Any:
                await thinking.wait()

        house.thinker = Slow()
        slow = await opened(house, people=(ANN,), seats=2, clock="none")
        quick = await opened(house, name="another", clock="none")
        await settle()
        number = quick.table.number
        await first_move(quick)
        assert quick.table.number == number + 1
        assert slow.table.status == "playing"
        await house.close()


class TestPeople:
    async def test_those_present_agree(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk")
        live.arrive(Listener(ANN))
        live.arrive(Listener(BEN))
        live.arrive(Listener("an onlooker"))
        await live.wish(ANN, "pause")
        assert not live.table.paused
        await live.wish(BEN, "pause")
        assert live.table.paused
        turn = live.table.turn
        await tick(house).pass_by(500)
        assert live.table.turn == turn
        await live.wish(ANN, "end")
        await live.wish(BEN, "end")
        assert live.table.status == "ended"


class TestRestarts:
    async def test_the_game_goes_on_where_it_was(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, "between_bet", people=(ANN,), clock="brisk", pauses=False)
        live.arrive(Listener(ANN))
        for _ in range(8):
            await tick(house).pass_by(7)
        record, waiting = live.table.record(), live.table.waiting
        await house.close()
        house = a_house(journal)
        await house.go_on()
        assert list(house.tables) == ["t"]
        again = house.tables["t"]
        assert again.table.record() == record
        assert again.table.waiting == waiting
        again.arrive(Listener(ANN))
        for _ in range(400):
            await tick(house).pass_by(31)
        assert again.table.status == "over"

    @pytest.mark.parametrize(
        ("people", "clock", "is_woken"),
        [((ANN, BEN), "brisk", False), ((ANN, BEN), "days", True), ((ANN,), "brisk", True), ((ANN,), "none", True)],
    )
    async def test_a_table_where_nothing_happens_is_woken_by_who_comes(
        self, people: tuple[str, ...], clock: str, is_woken: bool
    ) -> None:
        """Among people alone the clock stands still until one of them is back; days run, and computers play."""
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, people=people, clock=clock)
        await house.close()
        house = a_house(journal)
        await house.go_on()
        assert ("t" in house.tables) == is_woken
        assert (await house.find("t")).table.number >= live.table.number

    async def test_nobody_loses_time_while_the_house_is_closed(self) -> None:
        journal = Memory()
        house = a_house(journal)
        await opened(house, clock="brisk")
        await house.close()
        house = a_house(journal)
        tick(house).now += 5000
        live = await house.find("t")
        assert live.dial.read().left == 30

    async def test_only_one_table_comes_out_of_a_log(self) -> None:
        journal = Memory()
        await opened(a_house(journal), clock="none")
        house = a_house(journal)
        found = await asyncio.gather(*(house.find("t") for _ in range(5)))
        assert len({id(live) for live in found}) == 1
        with pytest.raises(NotAllowed, match="no such table"):
            await house.find("elsewhere")

    async def test_a_game_of_other_rules_is_closed_and_keeps_its_record(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none")
        await first_move(live)
        record = live.table.record()
        monkeypatch.setattr(games.find("las_vegas"), "version", 99)
        house = a_house(journal)
        again = await house.find("t")
        await settle()
        assert again.table.status == "ended"
        assert again.table.ended == log.Ended("rules")
        assert again.table.record().digest == record.digest

    async def test_another_house_that_wrote_first_wins(self) -> None:
        journal = Memory()
        one, other = a_house(journal), a_house(journal)
        mine = await opened(one, clock="none")
        theirs = await other.find("t")
        theirs.arrive(ear := Listener(BEN))
        turn = theirs.table.turn
        await first_move(mine)
        seat = theirs.table.waiting[0]
        with pytest.raises(NotAllowed, match="has moved on since"):
            await theirs.choose(seat, theirs.table.playing.moves(seat)[0], turn=turn)
        assert await other.find("t") is theirs, "nobody is sent away for it"
        assert [type(entry) for entry in ear.told] == [log.Chose], "and everybody hears what happened"
        assert theirs.table.number == mine.table.number
        assert await first_move(theirs) == mine.table.number + 1
