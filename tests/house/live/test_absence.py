"""People who are away: nobody plays in a person's place unless another person is waiting."""

from __future__ import annotations

import pytest
from company import Client, Town, choose_until
from houses import ANN, BEN, Listener, Memory, a_house, opened, settle, tick

from croupier.core.record import canonical
from croupier.house.application.callers import Caller
from croupier.house.common.refusals import NotAllowed
from croupier.house.live.absence import AWAY, MISSED_CLOCKS
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import news, update
from croupier.house.tables import entries as log


def away(live: LiveTable) -> list[tuple[str, tuple[int, ...], int]]:
    return [(one.name, one.seats, one.minutes) for one in news(live, Caller(ANN, "Ann")).away]


async def refused(live: LiveTable, person: str, seat: int) -> str:
    number = live.table.number
    with pytest.raises(NotAllowed) as caught:
        await live.absence.stand_in(person, seat)
    assert live.table.number == number
    return caught.value.code


class TestWithoutAClock:
    @pytest.mark.parametrize("game", ["las_vegas", "vabanque", "three_seven"])
    async def test_a_lone_player_s_game_stands_still_for_ever(self, game: str) -> None:
        house = a_house()
        live = await opened(house, game, people=(ANN,), clock="none", pauses=False)
        ann = Listener(ANN)
        live.arrive(ann)
        await choose_until(live, 0)
        live.depart(ann)
        turn = live.table.turn
        await tick(house).pass_by(1_000_000)
        assert (live.table.turn, live.table.waiting) == (turn, (0,))
        live.arrive(ann)
        await tick(house).pass_by(1_000_000)
        assert live.table.turn == turn
        await live.choose(0, live.table.playing.moves(0)[0])
        assert live.table.turn > turn

    async def test_who_waits_is_asked_after_two_minutes_and_one_word_is_enough(self) -> None:
        house = a_house()
        live = await opened(house, people=(ANN, BEN, "cleo"), clock="none")
        listeners = {person: Listener(person) for person in (ANN, BEN, "cleo")}
        for one in listeners.values():
            live.arrive(one)
        await choose_until(live, 1)
        live.depart(listeners[BEN])
        await tick(house).pass_by(AWAY - 5)
        assert away(live) == []
        assert await refused(live, ANN, 1) == "not-away"
        heard = listeners[ANN].news_count
        await tick(house).pass_by(10)
        assert away(live) == [("Ben", (1,), 2)]
        assert listeners[ANN].news_count > heard, "it is said by itself"
        assert await refused(live, "an onlooker", 1) == "not-yours"
        assert await refused(live, ANN, 0) == "not-away", "she is there"
        assert await refused(live, ANN, 2) == "not-away", "and so is Cleo"
        assert await refused(live, ANN, 9) == "not-away"
        await live.absence.stand_in("cleo", 1)
        assert listeners[ANN].told[-1] == log.StoodIn(1, "regular", "cleo")
        assert away(live) == []
        turn = live.table.turn
        await tick(house).pass_by(3)
        assert live.table.turn > turn, "the game goes on"
        assert await refused(live, ANN, 1) == "not-away"
        live.arrive(listeners[BEN])
        await settle()
        assert live.table.sitting[1].level is None
        assert log.CameBack(1) in listeners[ANN].told

    async def test_who_is_away_and_not_asked_is_waited_for_by_nobody(self) -> None:
        """As soon as they are asked, the others are told: the two minutes are already over."""
        house = a_house()
        live = await opened(house, clock="none")
        ann = Listener(ANN)
        live.arrive(ann)
        await choose_until(live, 0)
        await tick(house).pass_by(3 * AWAY)
        assert away(live) == []
        assert await refused(live, ANN, 1) == "not-away"
        heard = ann.news_count
        while live.table.waiting == (0,):
            await live.choose(0, live.table.playing.moves(0)[0])
        assert away(live) == [("Ben", (1,), 6)]
        assert ann.news_count > heard

    async def test_where_all_are_away_nobody_is_asked_and_a_stand_in_stops(self) -> None:
        house = a_house()
        live = await opened(house, people=(ANN, BEN), seats=3, clock="none", pauses=False)
        ann = Listener(ANN)
        live.arrive(ann)
        await choose_until(live, 1)
        await tick(house).pass_by(AWAY)
        await live.absence.stand_in(ANN, 1)
        live.depart(ann)
        await tick(house).pass_by(10)
        turn = live.table.turn
        await tick(house).pass_by(10_000)
        assert live.table.turn == turn
        assert away(live) == []
        live.arrive(ann)
        await settle()
        assert live.table.waiting == (0,) or live.table.turn > turn

    async def test_all_seats_of_a_shared_screen_are_kept_warm_at_once(self) -> None:
        house = a_house()
        live = await opened(house, people=(ANN, BEN, BEN), clock="none")
        live.arrive(Listener(ANN))
        await choose_until(live, 1)
        await tick(house).pass_by(AWAY)
        await live.absence.stand_in(ANN, 1)
        assert [sitting.level for sitting in live.table.sitting] == [None, "regular", "regular"]

    async def test_a_paused_table_waits_for_nobody(self) -> None:
        house = a_house()
        live = await opened(house, clock="none")
        live.arrive(Listener(ANN))
        await choose_until(live, 1)
        await tick(house).pass_by(AWAY)
        await live.do(lambda table: log.Paused())
        assert away(live) == []
        await live.wish(ANN, "go on")
        assert away(live) == [("Ben", (1,), 2)]

    async def test_after_a_restart_the_two_minutes_begin_anew(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none", pauses=False)
        await choose_until(live, 1)
        await house.close()
        house = a_house(journal)
        again = await house.find("t")
        await tick(house).pass_by(10 * AWAY)
        assert again.table.turn == live.table.turn, "nobody was there to wait"
        ann = Listener(ANN)
        again.arrive(ann)
        assert away(again) == [("Ben", (1,), 20)], "he has been away since the house opened, as far as it knows"
        await house.close()
        house = a_house(journal)
        again = await house.find("t")
        again.arrive(ann)
        heard = ann.news_count
        await tick(house).pass_by(AWAY - 1)
        assert (away(again), ann.news_count) == ([], heard)
        await tick(house).pass_by(2)
        assert away(again) == [("Ben", (1,), 2)]
        assert ann.news_count > heard
        await again.absence.stand_in(ANN, 1)
        await house.close()
        house = a_house(journal)
        again = await house.find("t")
        assert again.table.sitting[1].level == "regular", "a stand-in is in the log"
        await house.close()


class TestWithAClock:
    async def test_after_three_missed_clocks_a_seat_is_kept_warm_if_somebody_waits(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk", pauses=False)
        ann = Listener(ANN)
        live.arrive(ann)
        live.arrive(Listener(BEN))
        missed = []
        while live.table.sitting[1].level is None:
            if 0 in live.table.waiting:
                await live.choose(0, live.table.playing.moves(0)[0])
            else:
                await tick(house).pass_by(31)
                missed.append(live.table.sitting[1].missed)
        assert missed == [*range(1, MISSED_CLOCKS + 1)]
        assert ann.told[-1] == log.StoodIn(1, "regular") or log.StoodIn(1, "regular") in ann.told
        live.arrive(Listener(BEN))
        await settle()
        assert live.table.sitting[1].level is None, "who comes again takes the seat back"

    async def test_who_chooses_takes_the_seat_back(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk")
        live.arrive(Listener(ANN))
        live.arrive(Listener(BEN))
        await choose_until(live, 1)
        await live.do(lambda table: log.StoodIn(1, "regular"))
        number = live.table.number
        await live.choose(1, live.table.playing.moves(1)[0])
        entries = [page.entry for page in live.table.pages(None, number)]
        assert entries[0] == log.CameBack(1)
        assert isinstance(entries[1], log.Chose)
        assert entries[1].by == "person"

    async def test_the_clock_stands_still_while_nobody_is_there(self) -> None:
        house = a_house()
        live = await opened(house, people=(ANN,), clock="brisk", pauses=False)
        ann = Listener(ANN)
        live.arrive(ann)
        await choose_until(live, 0)
        await tick(house).pass_by(10)
        assert live.dial.read().left == 20
        live.depart(ann)
        turn = live.table.turn
        await tick(house).pass_by(100_000)
        assert (live.table.turn, live.table.sitting[0].missed) == (turn, 0)
        live.arrive(ann)
        await settle()
        assert live.dial.read().left == 30, "and she has all her time"
        await tick(house).pass_by(31)
        assert live.table.turn > turn, "now it runs"

    async def test_it_runs_for_who_is_away_if_somebody_waits(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk", pauses=False)
        live.arrive(Listener(ANN))
        await choose_until(live, 1)
        turn = live.table.turn
        await tick(house).pass_by(31)
        assert live.table.turn > turn
        assert live.table.sitting[1].missed == 1

    async def test_a_lone_player_who_does_not_answer_pauses_the_table(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, people=(ANN,), clock="brisk", pauses=False)
        ann = Listener(ANN)
        live.arrive(ann)
        paused = []
        for _ in range(MISSED_CLOCKS):
            await choose_until(live, 0)
            await tick(house).pass_by(31)
            paused.append(live.table.paused)
        assert paused == [False, False, True]
        assert log.Paused("idle") in ann.told
        assert live.table.sitting[0].level is None, "nobody plays for her"
        turn = live.table.turn
        await tick(house).pass_by(100_000)
        assert live.table.turn == turn
        await live.wish(ANN, "go on")
        assert not live.table.paused
        await choose_until(live, 0)
        await tick(house).pass_by(31)
        assert not live.table.paused, "three more clocks would have to run out"
        await house.close()

    async def test_one_wish_is_enough_to_go_on_where_nobody_agreed_to_pause(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk", pauses=False)
        live.arrive(Listener(ANN))
        await live.do(lambda table: table.agreement.idle())
        live.arrive(Listener(BEN))
        await live.wish(BEN, "go on")
        assert not live.table.paused

    async def test_if_everybody_sleeps_the_game_does_not_play_itself(self) -> None:
        house = a_house()
        live = await opened(house, clock="brisk", pauses=False)
        live.arrive(Listener(ANN))
        live.arrive(Listener(BEN))
        await tick(house).pass_by(40 * 31)
        assert live.table.paused
        assert sorted(sitting.level or "" for sitting in live.table.sitting) == ["", "regular"]
        assert live.table.status == "playing"

    async def test_computer_players_play_on_where_no_person_is_asked(self) -> None:
        house = a_house()
        live = await opened(house, "between_bet", people=(), clock="brisk")
        turn = live.table.turn
        await tick(house).pass_by(60)
        assert live.table.turn > turn


class TestByCorrespondence:
    async def test_nobody_is_missed_and_nobody_stands_in(self) -> None:
        house = a_house()
        live = await opened(house, clock="days", days=1)
        live.arrive(Listener(ANN))
        await choose_until(live, 1)
        await tick(house).pass_by(3600)
        assert away(live) == []
        assert await refused(live, ANN, 1) == "not-away"
        for _ in range(8):
            turn = live.table.turn
            await tick(house).pass_by(86_500)
            assert live.table.turn > turn, "the deadline holds, whoever is there"
        assert [sitting.level for sitting in live.table.sitting] == [None, None]


class TestWhatWasDecided:
    async def test_is_told_to_the_seat_alone_until_its_person_chooses(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none", pauses=False)
        live.arrive(Listener(ANN))
        await choose_until(live, 1)
        known, turn = live.table.number_for(1), live.table.turn
        await tick(house).pass_by(AWAY)
        await live.absence.stand_in(ANN, 1)
        await tick(house).pass_by(5)
        while len(live.table.decided.of(1)) < 2:
            await choose_until(live, 0)
            await live.choose(0, live.table.playing.moves(0)[0])
            await tick(house).pass_by(5)
        made = update(live, 1, ()).decided
        chosen = [
            page.entry.move
            for page in live.table.pages(1, known)
            if isinstance(page.entry, log.Chose) and page.entry.seat == 1
        ]
        assert [one.move for one in made] == chosen
        assert {one.by for one in made} == {"computer"}
        assert (made[0].turn, made[0].number) == (turn, known + 1), "after the stand-in was written"
        first = live.table.pages(1, made[0].number)[0].entry
        assert isinstance(first, log.Chose)
        assert first.seat == 1
        assert update(live, 0, ()).decided == update(live, None, ()).decided == ()
        await house.close()
        house = a_house(journal)
        again = await house.find("t")
        assert canonical(again.table.decided.of(1)) == canonical(made), "it survives a restart"
        again.arrive(Listener(BEN))
        await settle()
        assert len(update(again, 1, ()).decided) == len(chosen), "coming back is not yet knowing"
        again.arrive(Listener(ANN))
        await choose_until(again, 1)
        await again.choose(1, again.table.playing.moves(1)[0])
        assert update(again, 1, ()).decided == ()
        await house.close()

    @pytest.mark.parametrize(("game", "what"), [("las_vegas", "Place"), ("red_end", "Pass")])
    async def test_time_decides_too(self, game: str, what: str) -> None:
        """By a computer player where silence means nothing, and by the rules where it does."""
        house = a_house()
        live = await opened(house, game, people=(ANN, BEN, "cleo"), clock="brisk", pauses=False)
        for person in (ANN, BEN, "cleo"):
            live.arrive(Listener(person))
        await choose_until(live, 1)
        turn, number = live.table.turn, live.table.number_for(1)
        await tick(house).pass_by(31)
        (made,) = live.table.decided.of(1)
        assert (type(made.move).__name__, made.by, made.turn) == (what, "time", turn)
        assert made.number in (number, number + 1)

    async def test_silence_in_an_auction_is_an_answer(self) -> None:
        house = a_house()
        live = await opened(house, "between_bet", people=(ANN, BEN, "cleo"), clock="brisk")
        for person in (ANN, BEN, "cleo"):
            live.arrive(Listener(person))
        assert live.table.glance().phase == "Outbid"
        await tick(house).pass_by(11)
        assert live.table.decided.of(0) == ()


class TestPresence:
    async def test_who_drops_here_and_comes_back_there_is_not_gone(self) -> None:
        town = Town()
        await town.clock.pass_by(3)
        live = await town.begin("t", "las_vegas", "none")
        ann, ben = Client("ann"), Client("ben")
        await ann.come(town.workers[0].house, "t")
        await ben.come(town.workers[0].house, "t")
        await town.clock.pass_by(1)
        assert [town.workers[1].company.elsewhere("t")] == [{"ann", "ben"}]
        ben.leave()
        await town.clock.pass_by(5)
        await ben.come(town.workers[1].house, "t")
        await settle()
        assert live.present == {"ann", "ben"}
        await choose_until(live, 1)
        await town.clock.pass_by(2 * AWAY)
        assert live.absence.away() == ()
        ben.leave()
        await town.clock.pass_by(AWAY - 5)
        assert live.absence.away() == ()
        await town.clock.pass_by(10)
        assert [one.person for one in live.absence.away()] == ["ben"]
        await live.absence.stand_in("ann", 1)
        assert [sitting.level for sitting in (await town.folded("t")).sitting] == [None, "regular"]
        await town.close()

    async def test_those_whose_worker_died_are_away(self) -> None:
        """Everybody who waits for them hears of it, wherever they are, even if another worker owns the table."""
        town = Town(workers=3)
        await town.clock.pass_by(3)
        live = await town.begin("t", "las_vegas", "none")
        await choose_until(live, 1)
        ann, ben = Client("ann"), Client("ben")
        await ann.come(town.workers[1].house, "t")
        await ben.come(town.workers[2].house, "t")
        await town.clock.pass_by(AWAY + 5)
        assert ann.live
        assert ann.live.absence.away() == ()
        await town.kill(town.workers[2])
        heard = ann.news_count
        await town.clock.pass_by(AWAY + 5)
        assert [(one.person, one.seats) for one in ann.live.absence.away()] == [("ben", (1,))]
        assert ann.news_count > heard
        await ann.live.absence.stand_in("ann", 1)
        assert (await town.folded("t")).sitting[1].level == "regular"
        await town.close()

    async def test_who_comes_back_elsewhere_in_the_moment_somebody_stands_in_has_the_seat(self) -> None:
        town = Town()
        await town.clock.pass_by(3)
        live = await town.begin("t", "las_vegas", "none")
        await choose_until(live, 1)
        ann, ben = Client("ann"), Client("ben")
        await ann.come(town.workers[0].house, "t")
        await town.clock.pass_by(AWAY + 5)
        town.wire.is_calm = False  # the others do not hear that Ben is there
        await ben.come(town.workers[1].house, "t")
        await live.absence.stand_in("ann", 1)
        town.wire.is_calm = True
        town.wire.deliver_all()
        await settle()
        assert (await town.folded("t")).sitting[1].level is None
        await town.close()
