"""A person's time begins when that person can act: when the clock of a question starts."""

from __future__ import annotations

from clocked import ALL, Page, Trio, call, paged, seated
from company import Town
from houses import ANN, BEN, Listener, Memory, a_house, first_move, settle, tick

from croupier.house.application.callers import Caller
from croupier.house.live.clocks import GRACE
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import news, update
from croupier.house.tables import entries as log


class TestWhenAClockStarts:
    async def test_when_the_page_of_who_is_asked_has_shown_the_question(self) -> None:
        trio = await Trio.sit_down()
        await trio.first_move()
        assert trio.read() == (30, 30, False)
        await trio.tick.pass_by(2)
        assert trio.read() == (30, 30, False)
        before = [len(page.clocks) for page in trio.pages]
        await trio.asked_page.show()
        assert trio.read() == (30, 30, True)
        assert [len(page.clocks) for page in trio.pages] == [one + 1 for one in before], "all are told, once"
        told = trio.pages[0].clocks[-1]
        assert (told.turn, told.left, told.total, told.runs) == (trio.live.table.turn, 30, 30, True)
        await trio.tick.pass_by(5)
        assert trio.read() == (25, 30, True)
        turn = trio.live.table.turn
        await trio.tick.pass_by(24.9)
        assert trio.live.table.turn == turn
        await trio.tick.pass_by(3)
        assert trio.live.table.turn > turn

    async def test_updates_and_news_say_so(self) -> None:
        trio = await Trio.sit_down()
        await trio.first_move()
        for told in (update(trio.live, 0, ()), update(trio.live, None, ()), news(trio.live, Caller(ANN, "Ann"))):
            assert (told.left, told.total, told.runs) == (30, 30, False)
        await trio.asked_page.show()
        await trio.tick.pass_by(1)
        for told in (update(trio.live, 0, ()), update(trio.live, None, ()), news(trio.live, Caller(ANN, "Ann"))):
            assert (told.left, told.total, told.runs) == (29, 30, True)

    async def test_after_the_grace_whoever_has_not_shown_it(self) -> None:
        trio = await Trio.sit_down()
        await trio.first_move()
        await trio.tick.pass_by(GRACE - 0.1)
        assert not trio.read().runs
        await trio.tick.pass_by(0.1)
        assert trio.read() == (30, 30, True)
        assert trio.pages[0].clocks[-1].runs
        turn = trio.live.table.turn
        await trio.tick.pass_by(29.9)
        assert trio.live.table.turn == turn
        await trio.tick.pass_by(3)
        assert trio.live.table.turn > turn

    async def test_the_grace_is_a_rule_of_the_house(self) -> None:
        house = a_house()
        house.grace = 2.0
        trio = await Trio.sit_down(house)
        await trio.first_move()
        await trio.tick.pass_by(1.9)
        assert not trio.read().runs
        await trio.tick.pass_by(0.2)
        assert trio.read().runs

    async def test_a_page_that_sleeps_through_the_grace_is_not_waited_for_until_it_wakes(self) -> None:
        trio = await Trio.sit_down(game="between_bet")
        ann, ben, cleo = trio.pages
        await call(trio.live, 0, 10)
        await ben.show()
        await trio.tick.pass_by(GRACE + 0.1)
        assert trio.read().runs, "Cleo has slept"
        await call(trio.live, 1, 20)
        await ann.show()
        assert trio.read().runs
        await cleo.show()
        await call(trio.live, 0, 30)
        await ben.show()
        assert not trio.read().runs, "and is awake again"

    async def test_of_several_who_are_asked_the_last_one_counts(self) -> None:
        trio = await Trio.sit_down(game="between_bet")
        ann, ben, cleo = trio.pages
        await call(trio.live, 0, 10)
        await ben.show()
        await trio.tick.pass_by(1)
        assert trio.read() == (3, 3, False)
        await ann.show()
        assert not trio.read().runs, "Ann leads, and is not asked"
        await cleo.show()
        assert trio.read() == (3, 3, True)

    async def test_every_page_of_a_person_counts(self) -> None:
        trio = await Trio.sit_down()
        seat = trio.asked
        phone = Page(trio.asked_page.person, trio.live)
        await phone.show()
        while trio.asked == seat:
            await trio.first_move()
        while trio.asked != seat:
            await trio.first_move()
        await trio.asked_page.show()
        assert not trio.read().runs
        trio.live.depart(phone)
        await settle()
        assert trio.read().runs, "whoever has gone is not waited for, while another page is there"

    async def test_programs_count_as_quick(self) -> None:
        live = await seated(a_house())
        for person in ALL:
            live.arrive(Listener(person))
        await first_move(live)
        assert live.dial.read() == (30, 30, True)
        assert update(live, 0, ()).runs

    async def test_onlookers_have_no_say(self) -> None:
        live = await seated(a_house())
        watching = Page("eve", live)
        for person in live.table.people():
            live.arrive(Listener(person))
        await watching.show(seat=None)
        await first_move(live)
        assert live.dial.read().runs
        pages = await paged(live)
        await first_move(live)
        await watching.show(seat=None)
        assert not live.dial.read().runs
        await pages[live.table.waiting[0]].show()
        assert live.dial.read().runs

    async def test_nor_has_anybody_who_is_not_asked(self) -> None:
        trio = await Trio.sit_down()
        await trio.first_move()
        await trio.asked_page.show()
        assert trio.read().runs
        assert len([page for page in trio.pages if page is not trio.asked_page]) == 2

    async def test_who_comes_later_does_not_stop_it(self) -> None:
        trio = await Trio.sit_down()
        await trio.first_move()
        await trio.asked_page.show()
        await trio.tick.pass_by(4)
        late = Page(trio.asked_page.person, trio.live)
        await late.show(0)
        assert trio.read() == (26, 30, True)

    async def test_who_has_just_gone_has_a_moment_to_come_back(self) -> None:
        """A reload, or a short break in the connection."""
        trio = await Trio.sit_down()
        await trio.tick.pass_by(GRACE + 4)
        await trio.first_move()
        gone = trio.asked_page
        trio.live.depart(gone)
        await trio.tick.pass_by(1)
        assert not trio.read().runs
        back = Page(gone.person, trio.live)
        await settle()
        assert not trio.read().runs, "there, but nothing is shown yet"
        await back.show()
        assert trio.read() == (30, 30, True)

    async def test_who_is_away_is_not_waited_for(self) -> None:
        trio = await Trio.sit_down()
        while trio.asked != 2:
            await trio.first_move()
        trio.live.depart(trio.pages[0])
        trio.live.depart(trio.pages[1])
        await trio.tick.pass_by(GRACE + 1)
        await trio.first_move()
        assert trio.asked in (0, 1)
        assert trio.read() == (30, 30, True)

    async def test_who_has_a_computer_player_choose_is_not_waited_for(self) -> None:
        trio = await Trio.sit_down()
        await trio.live.do(lambda table: log.StoodIn(1, "regular"))
        while trio.live.table.waiting != (1,):
            await trio.first_move()
        assert trio.read() == (30, 30, True)

    async def test_talk_and_borrowing_neither_start_nor_stop_it(self) -> None:
        trio = await Trio.sit_down(game="between_bet")
        await call(trio.live, 0, 10)
        await trio.live.do(lambda table: table.say(BEN, "Ben", "hm"))
        assert not trio.read().runs
        await trio.show()
        await trio.tick.pass_by(1)
        await trio.live.do(lambda table: table.say(BEN, "Ben", "well"))
        await trio.live.choose(1, trio.live.table.playing.asides(1)[0])
        assert trio.read() == (2, 3, True)

    async def test_a_shared_screen_shows_it_to_all_around_it(self) -> None:
        live = await seated(a_house(), "between_bet", people=(ANN, ANN, BEN))
        screen, ben = Page(ANN, live), Page(BEN, live)
        await screen.show(seat=None)
        await ben.show()
        await call(live, 2, 10)
        await ben.show()
        assert not live.dial.read().runs
        await screen.show(seat=None)
        assert live.dial.read().runs
        await call(live, 0, 20)
        await ben.show()
        assert not live.dial.read().runs
        await screen.show(seat=1)
        assert live.dial.read().runs, "or seat by seat"

    async def test_by_correspondence_nobody_is_waited_for(self) -> None:
        trio = await Trio.sit_down(clock="days")
        await trio.first_move()
        assert trio.read() == (86_400, 86_400, True)

    async def test_without_a_clock_there_is_none(self) -> None:
        trio = await Trio.sit_down(clock="none")
        await trio.first_move()
        await trio.show()
        assert trio.read() == (None, None, False)
        assert not any(page.clocks for page in trio.pages)

    async def test_a_pause_stops_it_and_it_starts_anew_when_all_can_act(self) -> None:
        trio = await Trio.sit_down()
        for what in ("pause", "go on"):
            for person in ALL:
                await trio.live.wish(person, what)
            if what == "pause":
                assert trio.read() == (None, None, False)
        assert trio.read() == (30, 30, False)
        await trio.asked_page.show()
        assert trio.read() == (30, 30, True)

    async def test_after_a_restart_it_starts_anew_when_all_have_come_back(self) -> None:
        journal = Memory()
        trio = await Trio.sit_down(a_house(journal))
        await trio.tick.pass_by(20)
        await trio.house.close()
        house = a_house(journal)
        live = await house.find("t")
        assert live.dial.read() == (30, 30, False)
        await tick(house).pass_by(2)
        back = Page(live.table.people()[live.table.waiting[0]], live)
        await back.show()
        assert live.dial.read() == (30, 30, True)
        await house.close()
        house = a_house(journal)
        live = await house.find("t")
        await tick(house).pass_by(GRACE + 0.5)
        assert not live.dial.read().runs, "nobody has come: it stands still"
        Page(next(one for one in live.table.people() if one != back.person), live)
        await tick(house).pass_by(GRACE + 0.5)
        assert live.dial.read().runs, "somebody else is there, who waits no longer"


class Two:
    """Ann's page is at the worker that owns the table, Ben's at another one."""

    async def come(self, *, pages: bool = True) -> Two:
        self.town = town = Town()
        await town.clock.pass_by(3)
        await town.begin("t", "las_vegas", "brisk")
        await town.clock.pass_by(1)
        (minder,) = town.minders("t")
        (other,) = {*town.workers} - {minder}
        self.minding, self.other = await minder.house.find("t"), await other.house.find("t")
        self.ann, self.ben = Page(ANN, self.minding), Page(BEN, self.other)
        if pages:
            await self.ann.show()
            await self.ben.show()
        await settle()
        return self

    async def ask(self, seat: int) -> None:
        """Play until the other has chosen and this seat is asked."""
        while self.minding.table.waiting != (1 - seat,):
            await first_move(self.minding)
            await settle()
        while self.minding.table.waiting != (seat,):
            await first_move(self.minding)
            await settle()

    def read(self) -> list[tuple[float | None, bool]]:
        return [(read.left, read.runs) for read in (live.dial.read() for live in (self.minding, self.other))]


class TestSeveralWorkers:
    async def test_what_is_shown_at_another_worker_starts_the_clock_everywhere(self) -> None:
        two = await Two().come()
        await two.ask(1)
        await two.town.clock.pass_by(2)
        assert two.read() == [(30, False), (30, False)]
        before = len(two.ann.clocks), len(two.ben.clocks)
        await two.ben.show()
        await settle()
        assert two.read() == [(30, True), (30, True)]
        assert (len(two.ann.clocks), len(two.ben.clocks)) == (before[0] + 1, before[1] + 1)
        await two.town.clock.pass_by(4)
        assert two.read() == [(26, True), (26, True)]
        await two.ask(0)
        await two.ben.show()
        await settle()
        assert two.read() == [(30, False), (30, False)]
        await two.ann.show()
        await settle()
        assert two.read() == [(30, True), (30, True)]
        await two.town.close()

    async def test_programs_at_another_worker_count_as_quick(self) -> None:
        two = await Two().come(pages=False)
        await two.ask(1)
        assert two.read() == [(30, True), (30, True)]
        await two.town.close()

    async def test_what_is_not_heard_is_made_up_for_by_the_grace(self) -> None:
        two = await Two().come()
        await two.ask(1)
        two.town.wire.is_calm = False
        await two.ben.show()
        await settle()
        two.town.wire.pending.clear()
        assert two.read() == [(30, False), (30, False)]
        await two.town.clock.pass_by(GRACE)
        two.town.wire.pending.clear()
        assert two.read() == [(30, True), (30, True)]
        await two.town.close()

    async def test_who_comes_to_another_worker_sees_the_clock_as_it_is(self) -> None:
        two = await Two().come()
        await two.ask(0)
        await two.ann.show()
        await two.town.clock.pass_by(5)
        third = two.town.start()
        await two.town.clock.pass_by(3)
        live: LiveTable = await third.house.find("t")
        Page("eve", live)
        await settle()
        left = [one.dial.read().left for one in (two.minding, two.other, live)]
        assert left == [22, 22, 22]
        await two.town.close()
