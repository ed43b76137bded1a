"""What a move would lead to: told for every legal move, and worked out from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import laws
import msgspec
import pytest

from croupier import games
from croupier.core.game import Game, Value
from croupier.house.live.previews import previews, teller

Rules = Game[Any, Any, Any]
Look = Callable[..., tuple[Value | None, ...]]
TELLING = [games.find(name) for name in games.names() if teller(name)]
PLAIN = (bool, int, float, str, type(None))


def previews_are_worked_out_from_the_view(table: laws.Case, look: Look = previews) -> None:
    """Every legal move has one, it changes nothing, and it is the same in worlds that look alike."""
    game = table.game
    for state, rng in table.walks():
        for seat in game.asked(state):
            view = game.view(state, seat)
            moves, before = game.moves(view), laws.pack(state)
            found = look(game, view, moves)
            assert laws.pack(state) == before, "looking ahead changed the table"
            assert len(found) == len(moves)
            for one in found:
                assert one is None or all(plain(getattr(one, name)) for name in one.__struct_fields__)
            world = game.imagine(view, rng)
            assert look(game, game.view(world, seat), moves) == found, "a seat is told more than it may know"


def plain(value: object) -> bool:
    return all(map(plain, value)) if isinstance(value, tuple | list) else isinstance(value, PLAIN)


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(laws.Case(game, seats, options, seeds=1, share=0.3), id=f"{game.name}-{seats}-{number}")
        for game in TELLING
        for seats in game.seats
        for number, options in enumerate(laws.variants(game, seats))
    ],
)
def test_previews_are_worked_out_from_the_view(table: laws.Case) -> None:
    previews_are_worked_out_from_the_view(table)


def test_some_game_has_previews() -> None:
    assert "las_vegas" in [game.name for game in TELLING]


def test_a_game_that_tells_nothing_has_none() -> None:
    from toys.penny import GAME

    assert teller("penny") is None
    state = GAME.start(2)
    assert previews(GAME, GAME.view(state, 0), []) == ()


def test_in_a_course_the_gamble_that_is_on_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    from croupier.house.live import previews as module

    asked: list[str] = []

    def asked_of(name: str) -> Callable[..., None]:
        asked.append(name)
        return lambda view, move: None

    monkeypatch.setattr(module, "teller", asked_of)
    course = games.find("seventh_heaven")
    state = course.start(3, msgspec.convert({"course": ["red_end", "three_seven"], "first": 0}, course.options))
    assert previews(course, course.view(state, 0), ["a", "b"]) == (None, None)  # type: ignore[list-item]
    assert asked == ["red_end"]


def test_the_law_bites() -> None:
    """A preview that differs from one look to the next, or that changes the table, is caught."""
    table = laws.Case(games.find("las_vegas"), 3, seeds=1)
    looks: list[int] = []

    def fickle(game: Rules, view: Any, moves: Any) -> tuple[None, ...]:
        looks.append(1)
        return (None,) * (len(moves) + len(looks) % 2 - 1)

    def meddling(game: Rules, view: Any, moves: Any) -> tuple[None, ...]:
        view.table.round += 1
        return (None,) * len(moves)

    for look in (fickle, meddling):
        with pytest.raises(AssertionError):
            previews_are_worked_out_from_the_view(table, look)
