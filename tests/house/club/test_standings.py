"""The house table, shares and head-to-head: no number without how sure it is, and none from too few games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from club_games import BEGAN, file, fold, introduce, row

from croupier.house.club.club import Club
from croupier.house.club.rating import places
from croupier.house.common.refusals import NotAllowed
from croupier.house.protocol.club import Looks, WhichGames, WhichTable
from croupier.house.protocol.messages import Sitter
from croupier.house.storage.storage import Storage


def test_a_place_is_a_range() -> None:
    """From one behind all who are clearly above, to one ahead of all who are clearly below."""
    assert places([(34, 36), (29, 33), (28, 32), (20, 30), (10, 12)]) == [(1, 1), (2, 4), (2, 4), (2, 4), (5, 5)]
    assert places([(30, 32), (27, 29), (28, 31), (24, 26), (25, 27.5)]) == [(1, 2), (2, 4), (1, 3), (4, 5), (3, 5)]
    assert places([]) == []


@asynccontextmanager
async def a_club(folder: Path, games: list[dict[str, Any]], *people: str) -> AsyncIterator[Club]:
    storage = await Storage.open(str(folder / "house.db"))
    await introduce(storage, *people)
    await file(storage, games)
    await fold(storage)
    yield Club(storage)
    await storage.close()


async def test_a_table_needs_people_and_games(tmp_path: Path) -> None:
    rng, games = Random(1), []
    for number in range(40):
        seated = rng.sample(["ann", "ben", "cleo", "=regular"], 3)
        games.append(row(f"t{number}", seated, (1, 2, 3), BEGAN + number, rated=number < 30))
    games.append(row("dan", ["dan", "ann"], (1, 2), BEGAN + 50, rated=True))
    async with a_club(tmp_path, games, "ann", "ben", "cleo", "dan") as club:
        board = await club.table("dan", WhichTable())
        assert {line.face.id for line in board.standings} == {"ann", "ben", "cleo", "regular"}
        strengths = [line.rated.mu for line in board.standings]
        assert strengths == sorted(strengths, reverse=True)
        assert all(line.rated.low < line.rated.mu < line.rated.high for line in board.standings)
        assert (board.mine, board.my_games, board.people, board.total) == (None, 1, 3, 4)
        assert [(one.face.id, one.games) for one in board.waiting] == [("dan", 1)]
        assert board.between is None, "three people have a place"
        mine = (await club.table("ann", WhichTable())).mine
        assert mine
        assert mine.face.is_me
        empty = await club.table("ann", WhichTable("vabanque"))
        assert (empty.standings, empty.between, empty.my_games) == ((), None, 0)
        with pytest.raises(NotAllowed, match="no game called chess"):
            await club.table("ann", WhichTable("chess"))


async def test_a_house_of_three(tmp_path: Path) -> None:
    """No leaderboard: who finished ahead of whom."""
    games = [
        row("a", ["ann", "ben", "=regular"], (1, 3, 2), BEGAN),
        row("b", ["ann", "ben"], (1, 2), BEGAN + 1),
        row("c", ["cleo", "ben"], (1, 1), BEGAN + 2),
        row("d", ["cleo", "=regular"], (1, 2), BEGAN + 3),
        row("e", ["ann", "ann", "cleo"], (1, 2, 3), BEGAN + 4),  # shared a screen: nobody knows who was who
        row("f", ["ann", "cleo"], None, BEGAN + 5),  # ended early
    ]
    async with a_club(tmp_path, games, "ann", "ben", "cleo", "dan") as club:
        between = (await club.table("ben", WhichTable())).between
        assert between
        assert [face.id for face in between.faces] == ["ben", "cleo", "ann"]
        assert between.games == (3, 3, 2)
        assert between.ahead == ((0, 0, 0), (0, 0, 0), (2, 0, 0))
        assert (between.total, between.since) == (3, BEGAN)


async def test_shares_stand_beside_what_is_fair(tmp_path: Path) -> None:
    games = [row(f"t{at}", ["ann", "ben", "=regular"], (1, 1, 3), BEGAN + at) for at in range(4)]
    games += [row(f"u{at}", ["ben", "ann"], (2, 1), BEGAN + 10 + at) for at in range(2)]
    games += [row("v", ["ann", "=regular"], (1, 2), BEGAN + 20, "vabanque")]
    async with a_club(tmp_path, games, "ann", "ben") as club:
        page = await club.profile("ben", "ann")
        assert (page.games, page.favourite, page.needs, page.since) == (7, "las_vegas", 5, BEGAN)
        vegas, vabanque = page.firsts
        assert vegas.share
        assert (vegas.games, vegas.share.of) == (6, 6)
        assert vegas.share.mean == pytest.approx((4 / 2 + 2) / 6)
        assert vegas.share.fair == pytest.approx((4 / 3 + 2 / 2) / 6)
        assert vegas.share.low < vegas.share.mean < vegas.share.high
        assert (vabanque.games, vabanque.share) == (1, None)
        assert [(one.game, one.seats, one.games) for one in page.by_seats] == [
            ("las_vegas", 3, 4), ("las_vegas", 2, 2), ("vabanque", 2, 1),
        ]  # fmt: skip
        head = page.head
        assert head
        assert (head.games, head.ahead, head.level, head.behind) == (6, 0, 4, 2)
        assert head.share
        assert (head.share.mean, head.share.fair) == (pytest.approx(2 / 6), 0.5)
        level = await club.computer("ann", "regular")
        assert (level.face.kind, level.since, level.games, level.history) == ("computer", None, 5, ())
        assert level.head
        assert (level.head.ahead, level.head.games) == (5, 5)
        with pytest.raises(NotAllowed, match="no level grandmaster"):
            await club.computer("ann", "grandmaster")


async def test_a_rating_has_a_history(tmp_path: Path) -> None:
    games = [row(f"t{at:04}", ["ann", "ben"], (1 + at % 2, 2 - at % 2), BEGAN + at, rated=True) for at in range(500)]
    async with a_club(tmp_path, games, "ann", "ben") as club:
        page = await club.profile("ben", "ann")
        (house, vegas) = page.ratings
        assert (house.game, vegas.game, house.games) == ("", "las_vegas", 500)
        assert 100 < len(page.history) <= 240
        assert page.history[-1].mu == house.mu
        assert page.places == (1, 2)


async def test_games_come_in_pages(tmp_path: Path) -> None:
    games = [row(f"t{at:03}", ["ann", "ben"], (1, 2), BEGAN + at // 2) for at in range(120)]  # two end at a time
    async with a_club(tmp_path, games, "ann", "ben") as club:
        seen, before = list[str](), None
        while True:
            page = await club.games("ann", WhichGames(before=before))
            assert page.total == 120
            seen += [one.table for one in page.games]
            if (before := page.before) is None:
                break
        assert seen == [f"t{at:03}" for at in reversed(range(120))]


async def test_how_people_are_drawn(tmp_path: Path) -> None:
    async with a_club(tmp_path, [row("t", ["ann", "ben"], (1, 2), BEGAN)], "ann", "ben") as club:
        assert (await club.mine("ann", "Ann")).face.emblem is None
        face = await club.look_like("ann", Looks(3, "teapot"))
        assert (face.colour, face.emblem, face.is_me, face.name) == (3, "teapot", True, "Ann")
        (game,) = (await club.games("ben", WhichGames())).games
        assert (game.faces[0].colour, game.faces[0].emblem) == (3, "teapot")
        assert (await club.look_like("ann", Looks())).emblem is None
        stranger = await club.mine("nobody", "Guest")
        assert (stranger.face.name, stranger.games, stranger.since) == ("Guest", 0, None)


async def test_exports(tmp_path: Path) -> None:
    sly = Sitter("person", "=1+1", "ben")
    games = [row("t", ["ann", sly], (1, 2), BEGAN, rated=True), row("u", ["ben", "cleo"], (1, 2), BEGAN)]
    async with a_club(tmp_path, games, "ann", "ben", "cleo") as club:
        exported = await club.export("ann", "Ann")
        assert [one.table for one in exported.games] == ["t"]
        assert [one.game for one in exported.ratings] == ["", "las_vegas"], "also those from too few games"
        head, *lines = (await club.export_csv("ann")).splitlines()
        assert head.startswith("table,game,seats,began,ended,seconds,rated,")
        assert lines == [
            "t,las_vegas,2,1970-01-12T13:45:40+00:00,1970-01-12T13:46:40+00:00,60,yes,yes,0,person,ann,Ann,1,90,no,yes",
            "t,las_vegas,2,1970-01-12T13:45:40+00:00,1970-01-12T13:46:40+00:00,60,yes,yes,1,person,ben,'=1+1,2,80,no,no",
        ]
