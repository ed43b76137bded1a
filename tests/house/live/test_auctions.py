"""Auctions and declarations at live tables: whose word counts, when they end, and that the timing tells nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from clocked import ALL, Page, Trio, call, seated
from houses import ANN, BEN, AtOnce, Listener, a_house, first_move, opened, tick
from msgspec import to_builtins

from croupier.common.fairness import commitment
from croupier.house.common.refusals import NotAllowed
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import update
from croupier.house.thinking.queueing import Share


async def refused(choosing: Any) -> str:
    with pytest.raises(NotAllowed) as caught:
        await choosing
    return caught.value.code


def highest(live: LiveTable) -> tuple[int, int | None]:
    now = live.table.glance().table.round
    return now.call, now.holder


class TestAnAuction:
    """BB-3 at a live table."""

    async def test_ten_seconds_from_when_the_row_lies_open_for_all(self) -> None:
        house = a_house()
        live = await seated(house, "between_bet", calls=15)
        pages = [Page(person, live) for person in ALL]
        for page in pages:
            await page.show(0)
        await end_auction(live)
        while live.table.glance().phase != "Outbid":
            await first_move(live)
        assert live.dial.read() == (10, 10, False)
        await tick(house).pass_by(3)
        for page in pages:
            await page.show()
        await tick(house).pass_by(9.9)
        assert live.table.glance().phase == "Outbid"
        await call(live, 0, 10)
        assert live.dial.read() == (15, 15, False)

    async def test_a_call_above_the_highest_counts_whatever_its_caller_had_seen(self) -> None:
        live = await seated(a_house(), "between_bet")
        turn = live.table.turn
        await call(live, 0, 10, turn=turn)
        await call(live, 1, 30, turn=turn)
        await call(live, 2, 40, turn=turn)
        assert highest(live) == (40, 2)
        assert await refused(call(live, 0, 40, turn=turn)) == "outbid"
        assert await refused(call(live, 0, 20)) == "outbid", "without a turn, too"
        assert highest(live) == (40, 2)

    async def test_calls_of_the_same_moment_count_in_the_order_in_which_they_are_received(self) -> None:
        live = await seated(a_house(), "between_bet")
        turn = live.table.turn
        calls = [call(live, seat, amount, turn=turn) for seat, amount in ((0, 20), (1, 50), (2, 30))]
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert [getattr(one, "code", "done") for one in done] == ["done", "done", "outbid"]
        assert "Ben was quicker" in str(done[2])
        assert highest(live) == (50, 1)

    async def test_a_call_after_it_is_too_late_and_one_of_the_auction_before_is_too(self) -> None:
        house = a_house()
        live = await seated(house, "between_bet")
        turn = live.table.turn
        await end_auction(live)
        assert await refused(call(live, 0, 10, turn=turn)) == "too-late"
        while live.table.glance().phase != "Outbid":
            await first_move(live)
        assert await refused(call(live, 0, 10, turn=turn)) == "too-late"
        assert highest(live) == (0, None)
        bets = live.table.turn - 1
        assert await refused(call(live, 0, 10, turn=bets)) == "stale", "that was no auction"

    async def test_who_borrows_meanwhile_makes_no_call_stale(self) -> None:
        live = await seated(a_house(), "between_bet")
        turn = live.table.turn
        await live.choose(1, live.table.playing.asides(1)[0], turn=turn)
        await call(live, 0, 10, turn=turn)
        assert highest(live) == (10, 0)

    async def test_the_leader_may_do_nothing(self) -> None:
        live = await seated(a_house(), "between_bet")
        await call(live, 0, 10)
        for move in ({"type": "between_bet.Call", "amount": 20}, {"type": "bank.Borrow"}, {"type": "bank.PayBack"}):
            assert await refused(live.choose(0, move)) == "not-asked"
        told = update(live, 0, ())
        assert (told.moves, told.asides) == ((), ())

    @pytest.mark.parametrize("is_led", [False, True])
    async def test_to_say_nothing_is_to_wait(self, is_led: bool) -> None:
        house = a_house()
        live = await seated(house, "between_bet")
        for person in ALL:
            live.arrive(Listener(person))
        if is_led:
            await call(live, 2, 10)
        quiet = {"type": "between_bet.Quiet"}
        assert quiet not in to_builtins(update(live, 0, ()).moves)
        await tick(house).pass_by(1)
        before, number = live.dial.read(), live.table.number
        for seat in (0, 1):
            assert await refused(live.choose(seat, quiet)) == "no-need"
        assert (live.dial.read(), live.table.number) == (before, number)
        assert before.left
        await tick(house).pass_by(before.left)
        assert live.table.glance().phase == "Outbid", "nobody has ended it by waiting"
        await call(live, 0, 20)
        assert highest(live) == (20, 0), "nor is barred from calling"

    async def test_without_a_clock_silence_is_chosen(self) -> None:
        live = await seated(a_house(), "between_bet", clock="none")
        turn, quiet = live.table.turn, {"type": "between_bet.Quiet"}
        assert quiet in to_builtins(update(live, 0, ()).moves)
        for seat in range(3):
            await live.choose(seat, quiet, turn=turn)
        assert live.table.glance().phase == "PlaceBets"
        assert await refused(call(live, 0, 10, turn=turn)) == "stale"

    @pytest.mark.parametrize("pauses", [False, True])
    async def test_computer_players_do_not_call_before_people_can(self, pauses: bool) -> None:
        house = a_house()
        house.thinker = Eager()
        live = await opened(house, "between_bet", people=(ANN,), clock="brisk", pauses=pauses, begin=False)
        page = Page(ANN, live)
        await page.show()
        await live.do(lambda table: table.begin(ANN))
        await live.do(lambda table: table.commit(ANN, commitment(bytes(32))))
        await live.do(lambda table: table.reveal("00" * 32))
        assert live.table.glance().phase == "Outbid"
        assert live.dial.read() == (10, 10, False)
        await tick(house).pass_by(2)
        assert highest(live) == (0, None)
        await page.show()
        if pauses:
            await tick(house).pass_by(0.5)
            assert highest(live) == (0, None), "the pause begins then"
        await tick(house).pass_by(2)
        assert highest(live)[0]

    async def test_a_computers_silence_neither_ends_nor_prolongs_it(self) -> None:
        house = a_house()
        house.thinker = quiet = Quiet()
        live = await seated(house, "between_bet", people=(ANN, BEN))
        for person in (ANN, BEN):
            live.arrive(Listener(person))
        await tick(house).pass_by(4)
        assert quiet.asked == 1
        assert live.dial.read() == (6, 10, True)
        await live.do(lambda table: table.say(BEN, "Ben", "hm"))
        await tick(house).pass_by(5.9)
        assert quiet.asked == 1, "it has made up its mind, whatever is said"
        assert live.table.glance().phase == "Outbid"
        await tick(house).pass_by(0.5)
        assert live.table.glance().phase == "PlaceBets"


class Eager(AtOnce):
    """Calls higher whenever it can."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        return moves[1] if view.phase == "Outbid" and len(moves) > 2 else moves[0]


class Quiet(AtOnce):
    """Says nothing."""

    asked = 0

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        self.asked += 1
        return moves[0]


async def end_auction(live: LiveTable) -> None:
    await live.do(lambda table: table.run_out())


async def declaring() -> Trio:
    """At Three Seven, when everybody is asked whether to declare."""
    trio = await Trio.sit_down(game="three_seven", pauses=False)
    while trio.live.table.glance().phase != "SpeakUp":
        await trio.first_move()
    return trio


class TestDeclaring:
    async def test_three_seconds_from_when_all_can_act_whoever_has_answered(self) -> None:
        trio = await declaring()
        live = trio.live
        begun = trio.tick.time()
        await live.choose(1, live.table.playing.moves(1)[0])
        for page in (trio.pages[0], trio.pages[2]):
            await page.show()
        await trio.tick.pass_by(1)
        assert trio.read() == (3, 3, False), "that Ben has answered is not known"
        turn = live.table.turn
        await trio.pages[1].show(live.table.asked_page(1))
        assert trio.read() == (3, 3, True)
        for seat in (0, 2):
            await live.choose(seat, live.table.playing.moves(seat)[0])
        while live.table.glance().phase == "SpeakUp":
            await trio.tick.pass_by(0.1)
        assert 4 <= trio.tick.time() - begun <= 4.5
        assert await refused(live.choose(0, {"type": "three_seven.Declare"}, turn=turn)) == "too-late"

    def test_nobody_can_tell_by_the_clock_who_has_answered(self) -> None:
        """What everybody is told, and when, is the same whether or not the slow page has answered."""

        async def trial(answers: bool) -> list[Any]:
            trio = await declaring()
            live = trio.live
            ann, ben, cleo = trio.pages
            heard: list[Any] = []
            for step in range(60):
                if answers and step == 5:
                    await live.choose(1, live.table.playing.moves(1)[0])
                if step == 10:
                    await ann.show()
                    await cleo.show()
                if step == 30:
                    await ben.show()
                heard.append([update(live, 0, ()), update(live, None, ()), len(ann.clocks)])
                await trio.tick.pass_by(0.1)
            return heard[:59]

        assert asyncio.run(trial(answers=True)) == asyncio.run(trial(answers=False))
