"""Hints: from the view alone, for those who may have them, and worth what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from asgi import ADDRESS
from brains import make_up_networks, take_networks_away
from places import a_place, code, for_two, opened

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Move
from croupier.core.match import Match
from croupier.house.limits.limits import Limits
from croupier.house.thinking import hints
from croupier.house.thinking.pool import Thinkers
from croupier.house.thinking.queueing import Share
from croupier.players.playouts import Budget

LITTLE = Budget(playouts=40)
ALONE: dict[str, Any] = {"computers": ["regular"], "begin": True}


def real_choices(name: str) -> Iterator[tuple[Any, list[Any]]]:
    """Every view of a game in which there is something to choose, with the choices."""
    game, rng = games.find(name), Random(1)
    match = Match(game, game.seats[1], source=seeded(1))
    while not match.over:
        seat = match.waiting[0]
        moves = [*match.moves(seat), *match.asides(seat)]
        if len(moves) > 1:
            yield match.view(seat), moves
        match.submit(seat, rng.choice(moves))


@pytest.fixture(params=["network", "playouts"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With a network, and without one."""
    make_up_networks(monkeypatch) if request.param == "network" else take_networks_away(monkeypatch)
    return str(request.param)


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_hints(name: str) -> None:
    *_, (view, moves) = islice(real_choices(name), 4)
    given = hints.hint(moves, hints.advise(name, view, moves, None, Random(1), LITTLE, LITTLE))
    assert given.move in moves
    shares = [one.share for one in given.weighed]
    assert shares == sorted(shares, reverse=True)
    assert 2 <= len(shares) <= hints.MOST
    assert len({str(one.move) for one in given.weighed}) == len(shares)
    assert given.weighed[0].move == given.move, "what is advised heads the list"
    assert given.chance == shares[0]
    assert all(0 <= one.share <= 1 and 0 < one.margin < 1 for one in given.weighed)


@pytest.mark.usefixtures("way")
def test_a_hint_is_worked_out_from_the_view_alone() -> None:
    """In a world that the seat cannot tell from the true one, the hint is the same."""
    view, moves = next(real_choices("rotary_lottery"))
    game = games.find("rotary_lottery")
    other = game.view(game.imagine(view, Random(5)), view.seat)
    first, second = (
        hints.advise("rotary_lottery", one, moves, None, Random(1), LITTLE, LITTLE) for one in (view, other)
    )  # fmt: skip
    assert first == second


def test_a_move_that_wins_is_worth_more() -> None:
    """Late in Las Vegas, where one choice may settle the game, the expert's is not among those that lose it."""
    game, rng, settled = games.find("las_vegas"), Random(1), 0
    for seed in range(12):
        match, last = Match(game, 2, source=seeded(seed)), None
        while not match.over:
            (seat,) = match.waiting
            if len(match.moves(seat)) > 1 and match.glance(seat).table.round == 4:
                last = match.view(seat), list(match.moves(seat))
            match.submit(seat, rng.choice(match.moves(seat)))
        assert last is not None
        best, weighed = hints.advise("las_vegas", *last, None, Random(1), Budget(playouts=200), Budget(playouts=200))
        shares = {place: share for place, share, _ in weighed}
        least, most = min(shares.values()), max(shares.values())
        if most - least > 0.4:
            settled += 1
            assert shares[best] == most
    assert settled


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("name", games.names())
def test_what_is_advised_is_the_best_of_the_list(name: str) -> None:
    """With so few worlds that chance alone would sometimes put another move first."""
    for number, (view, moves) in enumerate(islice(real_choices(name), 1, 16, 3)):
        seed = Random(1 + 3 * number)
        given = hints.hint(moves, hints.advise(name, view, moves, None, seed, Budget(playouts=10), LITTLE))
        if given.weighed:
            assert given.chance == max(one.share for one in given.weighed)
            assert given.weighed[0].move == given.move


def tried(move: str, *ends: float) -> hints.Tried:
    made = hints.Tried(cast(Move, move))
    for end in ends:
        made.add(end)
    return made


class TestRanking:
    """The first is the expert's choice."""

    def test_what_cannot_be_told_apart_is_equally_good(self) -> None:
        first, lucky, poor = tried("first", *[1, 0] * 9), tried("lucky", *[1, 1, 0] * 6), tried("poor", *[0, 0, 1] * 6)
        best, listed = hints.ranked([first, lucky, poor])
        assert best is first
        assert [str(arm.move) for arm, _ in listed] == ["first", "lucky", "poor"]
        assert [share for _, share in listed] == pytest.approx([7 / 12, 7 / 12, 1 / 3])

    def test_what_is_clearly_better_is_advised_instead(self) -> None:
        first, better = tried("first", *[0, 0, 1] * 20), tried("better", *[1] * 60)
        best, listed = hints.ranked([first, better])
        assert best is better
        assert [str(arm.move) for arm, _ in listed] == ["better", "first"]
        given = hints.hint(cast(list[Move], ["x", "y"]), hints.Advice(1, [(1, 1.0, 0.1), (0, 0.3, 0.1)]))
        assert (given.move, given.chance) == ("y", 1.0)

    def test_only_those_that_may_be_the_best_are_tried_on(self) -> None:
        hopeless, good, fair = tried("hopeless", *[0] * 60), tried("good", *[1] * 60), tried("fair", *[1] * 58, 0, 0)
        assert hints.contenders([fair, good, hopeless]) == [fair, good]
        assert hints.contenders([hopeless, good]) == [hopeless, good], "the expert's stays to be compared with"


def test_a_single_answer_needs_no_thought() -> None:
    view, moves = next(real_choices("las_vegas"))
    given = hints.hint(moves[:1], hints.advise("las_vegas", view, moves[:1]))
    assert (given.move, given.chance, given.weighed) == (moves[0], None, ())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints.advise, "__defaults__", (None, None, LITTLE, LITTLE))


@pytest.mark.usefixtures("quick")
class TestAsking:
    async def test_who_plays_alone_may_ask(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, options={"first": 0}, **ALONE)
            at = f"/api/tables/{table}"
            given = await ann.post(f"{at}/seats/0/hint")
            assert given.status_code == 200, given.text
            moves = (await ann.get(f"{at}/updates?seat=0")).json()["moves"]
            assert given.json()["move"] in moves
            assert len(given.json()["weighed"]) == len(moves)
            assert code(await ann.post(f"{at}/seats/1/hint")) == (403, "not-yours")

    async def test_among_people_only_where_the_table_has_them_on(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben, options={"first": 0})
            assert code(await ann.post(f"/api/tables/{table}/seats/0/hint")) == (403, "no-hints")
            settings = {"clock": "none", "hints": True}
            table = await for_two(ann, ben, options={"first": 0}, settings=settings)
            assert (await ann.post(f"/api/tables/{table}/seats/0/hint")).status_code == 200
            assert code(await ben.post(f"/api/tables/{table}/seats/1/hint")) == (409, "not-asked")

    async def test_two_who_share_a_screen_are_two_people(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, options={"first": 0})
            assert (await ann.put(f"/api/tables/{table}/seats/1", json={"name": "Bob"})).status_code == 200
            assert code(await ann.post(f"/api/tables/{table}/seats/0/hint")) == (409, "not-playing")
            await ann.post(f"/api/tables/{table}/begin")
            assert code(await ann.post(f"/api/tables/{table}/seats/0/hint")) == (403, "no-hints")

    async def test_programs_think_for_themselves(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Program") as (ann, program):
            table = await opened(ann, options={"first": 0}, **ALONE)
            at = f"/api/tables/{table}/seats/0"
            token = (await ann.post(f"{at}/token")).json()["token"]
            answer = await program.post(f"{at}/hint", headers={"Authorization": f"Bearer {token}"})
            assert code(answer) == (403, "not-yours")

    async def test_not_too_many_at_once(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, options={"first": 0}, **ALONE)
            answers = [await ann.post(f"/api/tables/{table}/seats/0/hint") for _ in range(7)]
            assert [answer.status_code for answer in answers].count(429) == 2


async def test_an_address_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    async with (
        a_place(tmp_path, Limits(hints_at_once=2)) as place,
        place.visitor("Eve") as eve,
        place.visitor("Ann", "198.51.100.1") as ann,
    ):
        keeper = place.application.keeper
        with keeper.hint("eve 1", ADDRESS), keeper.hint("eve 2", ADDRESS):
            for client, status in ((eve, 429), (ann, 200)):
                table = await opened(client, options={"first": 0}, **ALONE)
                answer = await client.post(f"/api/tables/{table}/seats/0/hint")
                assert answer.status_code == status
        assert (await eve.get("/api/me")).status_code == 200


SOMEBODY = Share("192.0.2.7", "ann", "t")


def test_in_a_process_of_its_own() -> None:
    view, moves = next(real_choices("your_order"))

    async def ask() -> Any:
        thinkers = Thinkers(2)
        try:
            return await thinkers.work(
                SOMEBODY, hints.advise, "your_order", view, moves, None, Random(1), LITTLE, LITTLE
            )
        finally:
            thinkers.close()

    best, weighed = asyncio.run(ask())
    assert best in range(len(moves))
    assert weighed[0][0] == best
