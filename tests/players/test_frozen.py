"""The reference players choose as they did when their figures were published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import frozen
import pytest

from croupier import games
from croupier.core.game import Game
from croupier.core.match import Match
from croupier.games.las_vegas.rules import LasVegas
from croupier.players import Player, seated

GAME = games.find("las_vegas")
SEATS, NUMBER = GAME.seats[0], 0  # of the game in these tests
QUICK = ("novice", "regular")  # a mark of these takes little time


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in games.names() for level in frozen.published(name)]
)
def test_a_reference_player_has_not_moved(name: str, level: str) -> None:
    key = f"{level}-{frozen.version(name, level)}"
    how = frozen.mark(games.find(name), level)
    assert frozen.written()[name][key] == how, f"raise the version of {name}'s {level}; freeze it"


def test_every_player_count_is_played_and_no_game_twice() -> None:
    assert len(set(frozen.mark(GAME, "regular").split())) == len(GAME.seats) * frozen.GAMES


class OneMore(LasVegas):
    """The options of the game, with a new one added."""

    tips: bool = False


def test_a_new_option_or_version_of_the_rules_leaves_the_mark_as_it_is() -> None:
    extended: Game[Any, Any, Any] = replace(GAME, options=OneMore, version=GAME.version + 1)
    digests = {Match(game, SEATS).record.digest for game in (GAME, extended)}
    assert len(digests) == 2  # a record's digest would be a poor mark
    for level in QUICK:
        assert frozen.mark(extended, level) == frozen.mark(GAME, level)


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("which", [0, -1])
def test_one_other_choice_changes_the_mark(level: str, which: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first choice of a game and the last, after which nothing else can differ."""
    as_frozen, before = frozen.mark(GAME, level), [*frozen.course(GAME, level, SEATS, NUMBER)]
    choices = [line for line in before if line[0].isdigit()]
    wayward = Wayward(which % len(choices))
    monkeypatch.setattr(frozen, "seated", wayward.seated)
    after = [*frozen.course(GAME, level, SEATS, NUMBER)]
    first_change = next(at for at, (was, now) in enumerate(zip(before, after)) if was != now)
    assert before[first_change] == choices[which]
    wayward.choices = 0
    changed = [was != now for was, now in zip(as_frozen.split(), frozen.mark(GAME, level).split())]
    assert changed == [True] + [False] * (len(changed) - 1)


class Wayward:
    """Players who choose as others do, except for a single choice among them all."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.choices = 0  # so far

    def seated(self, level: str, game: Game[Any, Any, Any], rng: Random) -> Player:
        return _Seated(self, seated(level, game, rng))


class _Seated:
    def __init__(self, wayward: Wayward, player: Player) -> None:
        self._wayward = wayward
        self._player = player

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        move = self._player.choose(view, moves)
        self._wayward.choices += 1
        if self._wayward.choices - 1 == self._wayward.at:
            move = next(other for other in moves if other != move)
        return move


def test_a_changed_player_is_not_frozen_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "is_published", "las_vegas".__eq__)
    monkeypatch.setattr(frozen, "written", lambda: {"las_vegas": {"novice-1": "another mark"}})
    with pytest.raises(SystemExit, match="raise its version"):
        frozen.freeze()
