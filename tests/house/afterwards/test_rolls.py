"""What chance has brought in all games, and whether it looks like chance."""

from __future__ import annotations

import asyncio
from math import exp, isclose
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fair_games import played
from places import a_place, opened

from croupier import games
from croupier.common import records
from croupier.common.statistics import chance_above, chi_square
from croupier.core.record import Drawn
from croupier.house.afterwards import rolls
from croupier.house.afterwards.rolls import Tally, spread
from croupier.house.limits.limits import Limits


class TestChiSquare:
    @pytest.mark.parametrize(
        ("square", "freedom", "p"),
        [  # printed tables of critical values
            (3.841459, 1, 0.05), (6.634897, 1, 0.01), (11.070498, 5, 0.05), (15.086272, 5, 0.01), (1.145476, 5, 0.95),
            (18.307038, 10, 0.05), (124.342113, 100, 0.05), (77.929465, 100, 0.95), (20.515006, 5, 0.001),
        ],
    )  # fmt: skip
    def test_known_values(self, square: float, freedom: int, p: float) -> None:
        assert isclose(chance_above(square, freedom), p, rel_tol=2e-6)

    @pytest.mark.parametrize("square", [0.001, 0.5, 1.9, 2.0, 4.1, 30.0, 500.0])
    def test_even_freedoms_have_a_sum(self, square: float) -> None:
        """With even degrees of freedom, the p value is a sum of a few terms: an exact check on both computations."""
        for freedom in (2, 4, 6, 20):
            term = total = 1.0
            for number in range(1, freedom // 2):
                term *= square / 2 / number
                total += term
            assert isclose(chance_above(square, freedom), exp(-square / 2) * total, rel_tol=1e-11)

    def test_ends(self) -> None:
        assert chance_above(0, 5) == 1
        assert chance_above(2000, 5) < 1e-300

    def test_a_square(self) -> None:
        assert chi_square([10, 10, 10]) == 0
        assert chi_square([5, 15]) == 5

    def test_it_is_as_often_small_as_it_says(self) -> None:
        rng, found = Random(1), list[float]()
        for _ in range(500):
            counts = [0] * 6
            for _ in range(120):
                counts[rng.randrange(6)] += 1
            found.append(spread(counts).p or 0.0)
        for share in (0.1, 0.5, 0.9):
            assert abs(sum(p < share for p in found) / len(found) - share) < 0.06

    def test_too_few_say_nothing(self) -> None:
        assert spread([4, 5, 5, 5, 5, 5]).p is None
        assert spread([5, 5, 5, 5, 5, 5]).p == 1


class TestTally:
    def test_every_die_is_counted_by_face_and_by_seat(self) -> None:
        tally, faces, mine = Tally(), [0] * 6, [0] * 6
        for seed in range(3):
            record = records.read(records.write(played(games.find("las_vegas"), 3, seed)))
            tally.add(record)
            for choice in record.choices:
                if isinstance(choice, Drawn) and choice.odds["of"] == "dice":
                    for face, count in enumerate(choice.outcome):
                        faces[face] += count
                        mine[face] += count * ("seat 1 " in choice.drawn)
        dice = tally.kinds()[0]
        assert (dice.of, dice.game, dice.faces, tally.games) == ("dice", None, 6, 3)
        assert [*dice.everybody.counts] == faces
        assert [*dice.seats[1].counts] == mine
        assert len(dice.seats) == 3
        assert dice.everybody.p is not None

    def test_bags_of_one_size_are_put_together_by_the_place_of_what_was_drawn(self) -> None:
        tally = Tally()

        def draw(things: list[Any], counts: list[int], outcome: Any) -> None:
            odds = {"of": "bag", "things": things, "counts": counts}
            tally._add("toy", Drawn("card 3 of seat 1 in round 12", odds, outcome))

        draw(["a", "b", "c"], [1, 1, 1], "b")
        draw(["a", "b", "c", "d"], [2, 0, 2, 2], "d")
        draw(["a", "b"], [1, 2], "b")  # more of one thing than of the other
        draw(["a", "b"], [0, 1], "b")  # only this could come
        (kind,) = tally.kinds()
        assert (kind.game, kind.drawn, kind.faces) == ("toy", "card # of seat # in round #", 3)
        assert kind.everybody.counts == (0, 1, 1)
        assert [one.counts for one in kind.seats] == [(0, 0, 0), (0, 1, 1)]

    @pytest.mark.parametrize("name", games.names())
    def test_every_game_can_be_counted(self, name: str) -> None:
        tally = Tally()
        record = played(games.find(name), games.find(name).seats[0], 1)
        tally.add(records.read(records.write(record)))
        assert tally.draws == sum(isinstance(choice, Drawn) for choice in record.choices)
        assert all(sum(kind.everybody.counts) for kind in tally.kinds())


async def test_the_house_counts_finished_games_once_and_looks_again_after_a_minute(tmp_path: Path) -> None:
    async with a_place(tmp_path, Limits(requests=1000000.0)) as place:
        place.application.house.source = lambda _: None

        async def a_game(ann: Any) -> None:
            """Ann plays against a computer player; both choose at random."""
            table = await opened(ann, computers=["chaotic"], begin=True)
            live = await place.application.house.find(table)
            while live.table.status == "playing":
                if 0 in live.table.waiting:
                    await live.choose(0, live.table.playing.moves(0)[0])
                await asyncio.sleep(0)
            async with live.lock:
                pass  # the last choice is written

        async with place.visitor("Ann") as ann:
            await opened(ann, computers=["regular"], begin=True)  # a game in progress is not counted
            await a_game(ann)
            first = (await ann.get("/api/rolls")).json()
            assert first["games"] == 1
            assert first["kinds"][0]["of"] == "dice"
            assert sum(first["kinds"][0]["everybody"]["counts"]) > 30
            await a_game(ann)
            await place.application.storage.file("elsewhere", records.write(played(games.find("las_vegas"), 2, 1)), 1.0)
            assert (await ann.get("/api/rolls")).json() == first
            place.tick.now += rolls.FRESH
            second = (await ann.get("/api/rolls")).json()
            assert second["games"] == 2
            assert second["draws"] > first["draws"]
