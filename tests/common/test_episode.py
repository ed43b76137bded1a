"""Games that nobody writes down: the same questions and the same ends as in a Match."""

from __future__ import annotations

from random import Random
from typing import Any

import laws
import pytest
from toys import pennies, penny, shout, twice

from croupier import games
from croupier.common.episode import Episode
from croupier.core.chance import seeded
from croupier.core.game import BrokenGame, Chance, Game, Move, Seat, View
from croupier.core.match import Match
from croupier.kit.bags import coin
from croupier.kit.duplicate import duplicate

TOYS: list[Game[Any, Any, Any]] = [penny.GAME, pennies.GAME, shout.GAME, twice.GAME]
TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in [*map(games.find, games.names()), *TOYS]
    for seats in dict.fromkeys((game.seats[0], game.seats[-1]))
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_is_asked_as_by_a_match(game: Game[Any, Any, Any], seats: int) -> None:
    """The same questions to the same seats, whoever answers first."""
    rng = Random(5)
    episode, match = Episode(game, seats, game.options(), Random(7)), Match(game, seats, source=seeded(7), quiet=True)
    while match.waiting:
        assert tuple(episode.open) == match.waiting
        for seat in range(seats):
            assert laws.pack(episode.glance(seat)) == laws.pack(episode.view(seat)) == laws.pack(match.glance(seat))
            assert [*episode.choices(seat)] == [*match.moves(seat), *match.asides(seat)]
        seat = rng.choice(match.waiting)
        move = rng.choice(match.asides(seat) if rng.random() < 0.2 and match.asides(seat) else match.moves(seat))
        episode.choose(seat, move)
        match.submit(seat, move)
    assert not episode.open
    assert match.result
    assert (episode.over, episode.scores(), episode.places()) == (True, match.result.scores, match.result.places)


@pytest.mark.parametrize("named", [False, True], ids=["by number", "by name"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_played_out_as_in_a_match(game: Game[Any, Any, Any], seats: int, named: bool) -> None:
    """Everybody who has a choice is asked once for each, with the same chance, and nobody else is."""
    rng = Random(3)
    episode = Episode(game, seats, game.options(), duplicate(9) if named else Random(9))
    match = Match(game, seats, source=duplicate(9) if named else seeded(9), quiet=True)

    def answer(seat: Seat, view: View[Any, Any], moves: Any) -> Move:
        assert seat == view.seat == match.waiting[0]
        assert laws.pack(view) == laws.pack(match.glance(seat))
        assert [*moves] == [*match.moves(seat), *match.asides(seat)]
        move: Move = rng.choice(moves)
        match.submit(seat, move)
        return move

    episode.play_out(answer)
    assert match.result
    assert (episode.over, episode.scores(), episode.places()) == (True, match.result.scores, match.result.places)


def test_a_copy_is_ones_own() -> None:
    game = games.find("las_vegas")
    episode = Episode(game, 2, game.options(), Random(1))
    before = laws.pack(episode.glance(0))
    episode.view(0).table.round = 77
    assert laws.pack(episode.glance(0)) == before


def test_what_is_drawn_is_named_only_for_a_source(monkeypatch: pytest.MonkeyPatch) -> None:
    game, heard = games.find("las_vegas"), list[str]()

    def source(odds: Any, drawn: str) -> Any:
        heard.append(drawn)
        return seeded(1)(odds, drawn)

    Episode(game, 2, game.options(), source)
    assert heard[0] == "start player"
    for phase in game.phases:
        monkeypatch.setattr(phase, "drawn", None)
    Episode(game, 2, game.options(), Random(1))


@pytest.mark.parametrize("lost", [None, Chance])
def test_a_phase_that_names_none_of_its_game_is_named(lost: Any) -> None:
    class Lost(Chance):
        def odds(self, state: Any) -> Any:
            return coin()

        def play(self, state: Any, choice: Any, tell: Any) -> Any:
            return lost

    game = Game(**{**vars_of(penny.GAME), "phases": (Lost,), "setup": begin_lost})
    with pytest.raises(BrokenGame, match=r"^penny, Lost: `play` returns .*\. Return one of its `phases`\.$"):
        Episode(game, 2, game.options(), Random(1))


def begin_lost(seats: int, options: Any, tell: Any) -> Any:
    state = penny.GAME.setup(seats, options, tell)
    state.phase = "Lost"
    return state


def vars_of(game: Game[Any, Any, Any]) -> dict[str, Any]:
    return {name: getattr(game, name) for name in Game.__dataclass_fields__}
