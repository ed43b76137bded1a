"""Who sits down together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.house.club import matching
from croupier.house.club.matching import Party, parties
from croupier.house.protocol.finding import Wants
from croupier.house.storage.finding import Waiting

NOW = 1_000.0


def waits(person: str, waited: float = 5.0, rating: float | None = None, **wants: Any) -> Waiting:
    return Waiting(person, person.title(), Wants(**wants), NOW - waited, NOW, rating)


def seated(*waiting: Waiting, apart: set[frozenset[str]] | None = None) -> list[tuple[str, int, list[str]]]:
    found = parties(waiting, apart or set(), NOW, Random(1))
    return [(party.game, party.seats, [one.person for one in party.people]) for party in found]


def test_whoever_wants_the_same_sits_down_as_soon_as_the_table_is_full() -> None:
    two: dict[str, Any] = {"game": "las_vegas", "seats": 2}
    assert seated(waits("ann", **two)) == []
    assert seated(waits("ann", **two), waits("ben", 3.0, **two)) == [("las_vegas", 2, ["ann", "ben"])]
    three = [waits(name, 10.0 - place, **two) for place, name in enumerate(("ann", "ben", "cleo"))]
    assert seated(*three) == [("las_vegas", 2, ["ann", "ben"])], "who has waited longest comes first"


@pytest.mark.parametrize("other", [{"game": "vabanque"}, {"pace": "days"}, {"rated": True}, {"seats": 3}])
def test_whoever_wants_something_else_does_not(other: dict[str, Any]) -> None:
    wants: dict[str, Any] = {"game": "las_vegas", "seats": 2}
    assert seated(waits("ann", **wants), waits("ben", **{**wants, **other})) == []


def test_whoever_does_not_mind_joins_anybody() -> None:
    ((game, seats, people),) = seated(waits("ann"), waits("ben", game="red_end", seats=3), waits("cleo", seats=3))
    assert (game, seats, sorted(people)) == ("red_end", 3, ["ann", "ben", "cleo"])


def test_any_game_is_not_one_that_takes_an_evening() -> None:
    games = {seated(waits("ann", 100.0))[0][0] for _ in range(20)}
    assert "seventh_heaven" in matching.sizes()
    assert "seventh_heaven" not in games | matching.short()
    assert seated(waits("ann", 9.0, seats=2), waits("ben", game="seventh_heaven")) == []


def test_computers_fill_up_when_somebodys_time_is_up() -> None:
    wants: dict[str, Any] = {"game": "las_vegas", "seats": 4}
    ann, ben = waits("ann", 39.0, **wants, fill=40), waits("ben", 50.0, **wants, fill=180)
    assert seated(ann, ben) == []
    ann = waits("ann", 40.0, **wants, fill=40)
    assert seated(ann, ben) == [("las_vegas", 4, ["ann", "ben"])]


def test_whoever_wants_no_computers_waits_for_people() -> None:
    wants: dict[str, Any] = {"game": "las_vegas", "seats": 4}
    ann, ben = waits("ann", 500.0, **wants, fill=None), waits("ben", 100.0, **wants, fill=90)
    assert seated(ann) == []
    assert seated(ann, ben) == [("las_vegas", 4, ["ben"])]
    more = [waits(name, 1.0, **wants, fill=None) for name in ("cleo", "dan")]
    assert seated(ann, ben, *more) == [("las_vegas", 4, ["ann", "ben", "cleo", "dan"])], "a full table needs none"


def test_people_of_whom_one_has_blocked_the_other_never_meet() -> None:
    wants: dict[str, Any] = {"game": "las_vegas", "seats": 2}
    apart = {frozenset(("ann", "ben"))}
    assert seated(waits("ann", 9.0, **wants), waits("ben", **wants), apart=apart) == []
    found = seated(waits("ann", 9.0, **wants), waits("ben", 8.0, **wants), waits("cleo", **wants), apart=apart)
    assert found == [("las_vegas", 2, ["ann", "cleo"])]


def test_strength_matters_less_the_longer_one_waits() -> None:
    def pair(waited: float) -> bool:
        wants: dict[str, Any] = {"game": "las_vegas", "seats": 2, "fill": None}
        return bool(seated(waits("ann", waited, 35.0, **wants), waits("ben", 0.0, 25.0, **wants)))

    assert [pair(waited) for waited in (0.0, 30.0, 36.0, 60.0)] == [False, False, True, True]
    near = seated(
        waits("ann", 0.0, 25.0, game="las_vegas", seats=2), waits("ben", 0.0, 27.0, game="las_vegas", seats=2)
    )
    assert near, "about equally strong: at once"
    unknown = seated(waits("ann", 0.0, 45.0, game="las_vegas", seats=2), waits("ben", 0.0, game="las_vegas", seats=2))
    assert unknown, "nobody knows how strong a newcomer is"


def test_many_people_are_seated_in_parties_that_fit() -> None:
    rng = Random(7)
    games = [None, "las_vegas", "vabanque", "red_end"]
    everybody = [
        waits(
            f"p{number}", rng.uniform(0, 200), rng.uniform(10, 40), game=rng.choice(games),
            seats=rng.choice([None, 3, 4]), pace=rng.choice(["quick", "calm"]), fill=rng.choice([0, 40, 180, None]),
        )
        for number in range(120)
    ]  # fmt: skip
    found = parties(everybody, set(), NOW, rng)
    people = [one.person for party in found for one in party.people]
    assert len(people) == len({*people})
    for party in found:
        assert party.seats in matching.sizes()[party.game]
        assert is_right(party)
    left = [one for one in everybody if one.person not in people]
    assert not [one for one in left if matching.is_up(one, NOW)], "nobody waits longer for people than they wanted to"


def is_right(party: Party) -> bool:
    wanted = [(one.wants.game or party.game, one.wants.seats or party.seats, one.wants.pace) for one in party.people]
    fills = party.is_full or all(one.wants.fill is not None for one in party.people)
    return {*wanted} == {(party.game, party.seats, party.pace)} and fills and len(party.people) <= party.seats
