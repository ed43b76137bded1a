"""How people settle the chance of a game: all commit, then all reveal; nobody chooses, nobody waits for long."""

from __future__ import annotations

from typing import Any

import pytest
from gatherings import CAT, HERS, HIS, MINE, a_house, added, called, commit, hashed, reveal, seated_at
from houses import ANN, BEN, Listener, Memory, settle, tick

from croupier.common.fairness import Contribution, seal, seal_of
from croupier.house.application.callers import Caller
from croupier.house.common.refusals import NotAllowed
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import news
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Settings

THREE = {"people": (ANN, BEN, CAT), "seats": 3}


async def refused(doing: Any) -> str:
    with pytest.raises(NotAllowed) as caught:
        await doing
    return caught.value.code


def began(live: LiveTable) -> log.Began:
    assert live.table.status == "playing"
    assert live.table.began
    return live.table.began


def awaited(live: LiveTable) -> tuple[int, ...]:
    assert live.table.gathering
    return live.table.gathering.awaited


def is_sealed(live: LiveTable) -> bool:
    return live.table.terms is not None


class TestGathering:
    async def test_all_commit_then_all_reveal_and_the_game_begins(self) -> None:
        live = await called(a_house(Memory()), ANN, BEN)
        said = news(live, Caller(ANN, "Ann"))
        assert said.gathering
        assert (said.gathering.round, said.gathering.awaited, said.gathering.terms) == (1, (0, 1), None)
        await commit(live, BEN, HIS)
        assert (awaited(live), is_sealed(live)) == ((0,), False)
        await commit(live, ANN, MINE)
        said = news(live, Caller(ANN, "Ann"))
        assert said.gathering
        terms = said.gathering.terms
        assert terms
        assert [one.hash for one in terms.commitments] == [hashed(MINE), hashed(HIS)]
        assert (terms.people, terms.commitment) == (((0,), (1,)), live.table.commitment)
        await reveal(live, MINE)
        assert awaited(live) == (1,)
        await reveal(live, HIS)
        assert began(live).contributions == (Contribution(0, MINE), Contribution(1, HIS))
        said = news(live, Caller(ANN, "Ann"))
        assert (said.gathering, said.contributed, said.left_out, said.withdrawn) == (None, (0, 1), (), ())
        await live.do(lambda table: log.Ended("agreed"))
        assert seal_of(live.table.record()) == seal(terms), "what was sealed is what is filed"

    async def test_who_does_not_commit_in_time_is_left_out_and_told(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN)
        await commit(live, ANN, MINE)
        await tick(house).pass_by(3.9)
        assert not is_sealed(live)
        await tick(house).pass_by(0.2)
        assert is_sealed(live)
        assert news(live, Caller(BEN, "Ben")).left_out == (1,)
        assert await refused(commit(live, BEN, HIS)) == "too-late"
        await reveal(live, MINE)
        assert (began(live).left_out, began(live).contributions) == ((1,), (Contribution(0, MINE),))
        assert await refused(commit(live, BEN, HIS)) == "begun"

    async def test_a_game_begins_although_no_client_answers(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN)
        await tick(house).pass_by(4.1)
        assert began(live).left_out == (0, 1)

    async def test_nobody_commits_early_or_twice_or_for_others(self) -> None:
        live = await seated_at(a_house(Memory()))
        live.arrive(Listener(ANN))
        assert await refused(commit(live, ANN, MINE)) == "not-asked"
        await live.do(lambda table: table.begin(ANN))
        assert await refused(commit(live, "eve", MINE)) == "not-yours"
        await commit(live, ANN, MINE)
        assert await refused(commit(live, ANN, HIS)) == "no-need"
        assert awaited(live) == (1,)

    async def test_nobody_reveals_early_or_twice_or_what_was_not_promised(self) -> None:
        live = await called(a_house(Memory()), ANN, BEN)
        await commit(live, ANN, MINE)
        assert await refused(reveal(live, MINE)) == "not-asked"
        await commit(live, BEN, HIS)
        assert await refused(reveal(live, HERS)) == "not-asked"
        await reveal(live, MINE)
        assert await refused(reveal(live, MINE)) == "no-need"
        assert awaited(live) == (1,)

    async def test_nobody_comes_or_goes_meanwhile(self) -> None:
        live = await called(a_house(Memory()), ANN)
        for decide in (
            lambda table: table.sit("eve", "Eve", 1), lambda table: table.leave(BEN, 1),
            lambda table: table.fill(ANN, 1, "regular", "Bo"), lambda table: table.begin(ANN),
            lambda table: table.change(ANN, Settings()),
        ):  # fmt: skip
            assert await refused(live.do(decide)) == "begun"

    async def test_with_nobody_connected_nobody_is_waited_for(self) -> None:
        live = await called(a_house(Memory()))
        assert news(live, Caller(ANN, "Ann")).left_out == began(live).left_out == (0, 1)

    async def test_who_calls_may_commit_at_once(self) -> None:
        live = await seated_at(a_house(Memory()), people=(ANN,))
        await live.do(lambda table: table.begin(ANN, hashed(MINE)))
        assert is_sealed(live), "nobody else is waited for"
        await reveal(live, MINE)
        assert began(live).contributions == (Contribution(0, MINE),)

    async def test_what_a_caller_promises_who_only_watches_does_not_count(self) -> None:
        live = await seated_at(a_house(Memory()), people=(BEN,))
        await live.do(lambda table: table.begin(ANN, hashed(MINE)))
        assert began(live).contributions == ()

    async def test_an_onlooker_is_not_waited_for(self) -> None:
        began(await called(a_house(Memory()), "eve"))

    async def test_computer_players_add_nothing_and_are_not_left_out(self) -> None:
        live = await called(a_house(Memory()), ANN, people=(ANN,))
        await added(live, {ANN: MINE})
        assert (began(live).people, began(live).left_out) == (((0,),), ())

    async def test_a_person_in_several_seats_adds_once(self) -> None:
        live = await called(a_house(Memory()), ANN, BEN, people=(BEN, ANN, ANN), seats=3)
        assert awaited(live) == (0, 1)
        await commit(live, ANN, MINE)
        assert await refused(commit(live, ANN, MINE)) == "no-need"
        await commit(live, BEN, HIS)
        await reveal(live, MINE)
        await reveal(live, HIS)
        assert began(live).people == ((0,), (1, 2))
        assert began(live).contributions == (Contribution(0, HIS), Contribution(1, MINE))

    async def test_a_seat_that_moves_to_another_device_keeps_what_was_promised(self) -> None:
        """The old device still knows the bytes, and they speak for themselves."""
        live = await called(a_house(Memory()), ANN, BEN)
        await commit(live, BEN, HIS)
        await live.do(lambda table: table.hand_over(1, "bens phone", "Ben"))
        assert awaited(live) == (0,)
        assert await refused(commit(live, "bens phone", HERS)) == "no-need"
        await commit(live, ANN, MINE)
        await reveal(live, HIS)
        await reveal(live, MINE)
        assert began(live).contributions == (Contribution(0, MINE), Contribution(1, HIS))


class TestWithholding:
    async def test_the_others_begin_anew_without_who_does_not_reveal(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN, CAT, **THREE)
        for person, random in ((ANN, MINE), (BEN, HIS), (CAT, HERS)):
            await commit(live, person, random)
        await reveal(live, MINE)
        await reveal(live, HIS)
        await tick(house).pass_by(3.9)
        assert awaited(live) == (2,)
        await tick(house).pass_by(0.2)
        said = news(live, Caller(ANN, "Ann"))
        assert said.gathering
        assert (said.gathering.round, said.gathering.awaited, said.gathering.terms) == (2, (0, 1), None)
        assert said.withdrawn == (2,)
        assert await refused(reveal(live, HERS)) == "not-asked"
        assert await refused(commit(live, CAT, HERS)) == "too-late"
        await added(live, {ANN: "01" * 32, BEN: "02" * 32})
        assert began(live).withdrawn == (2,)
        assert [one.random for one in began(live).contributions] == ["01" * 32, "02" * 32]

    async def test_terms_say_who_withdrew_and_each_withdraws_once(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN, CAT, **THREE)
        seen = set[str]()
        for number, there in enumerate(((ANN, BEN, CAT), (ANN, BEN), (ANN,)), 1):
            for person in there:
                await commit(live, person, f"{number}{person[0]}" * 32)
            assert live.table.terms
            assert len(live.table.terms.withdrawn) == number - 1
            seen.add(seal(live.table.terms))
            for person in there[: max(len(there) - 1, 1)]:
                await reveal(live, f"{number}{person[0]}" * 32)
            await tick(house).pass_by(4.1)
        assert began(live).withdrawn == (1, 2)
        assert began(live).contributions == (Contribution(0, "3a" * 32),)
        assert len(seen) == 3

    async def test_if_nobody_reveals_the_house_is_alone_and_says_so(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN)
        await commit(live, ANN, MINE)
        await commit(live, BEN, HIS)
        await tick(house).pass_by(4.1)
        assert (began(live).withdrawn, began(live).contributions) == ((0, 1), ())

    async def test_who_was_left_out_is_not_waited_for_again(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN, CAT, **THREE)
        await commit(live, ANN, MINE)
        await commit(live, BEN, HIS)
        await tick(house).pass_by(4.1)
        await reveal(live, MINE)
        await tick(house).pass_by(4.1)
        assert awaited(live) == (0,)
        await added(live, {ANN: HERS})
        assert (began(live).left_out, began(live).withdrawn) == ((2,), (1,))

    async def test_a_round_is_not_over_because_the_one_before_is_late(self) -> None:
        """An alarm that has rung for the first step must not end the second."""
        house = a_house(Memory())
        live = await called(house, ANN, BEN)
        await commit(live, ANN, MINE)
        await tick(house).pass_by(3.5)
        await commit(live, BEN, HIS)
        await tick(house).pass_by(3.5)
        assert (awaited(live), is_sealed(live)) == ((0, 1), True)
        await reveal(live, HIS)
        await reveal(live, MINE)
        assert began(live).withdrawn == ()

    async def test_an_alarm_that_rings_while_the_last_is_being_heard_ends_nothing(self) -> None:
        house = a_house(Memory())
        live = await called(house, ANN, BEN)
        await commit(live, ANN, MINE)
        async with live.lock:
            await tick(house).pass_by(4.1)  # it has rung, and waits for what is in progress
            await live._do(lambda table: table.commit(BEN, hashed(HIS)))
        await settle()
        assert (awaited(live), is_sealed(live)) == ((0, 1), True)
        assert live.table.gathering
        assert live.table.gathering.left_out == ()

    async def test_every_step_outlives_the_house(self) -> None:
        """Whoever comes back may still do what was asked, and has time for it."""
        journal = Memory()
        house = a_house(journal)
        live = await called(house, ANN, BEN, CAT, **THREE)
        given = {ANN: MINE, BEN: HIS, CAT: HERS}
        for person, random in given.items():
            await commit(live, person, random)
            await house.close()
            house = a_house(journal)
            live = await house.find("t")
        terms = live.table.terms
        for random in given.values():
            assert live.table.terms == terms
            await reveal(live, random)
            await house.close()
            house = a_house(journal)
            live = await house.find("t")
        assert len(began(live).contributions) == 3
        await house.close()
