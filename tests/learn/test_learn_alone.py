"""One learner among computer players: Gymnasium's own checks on every game, and many tables at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from croupier import games
from croupier.common.rewards import by_place
from croupier.core.game import Refused
from croupier.learn.gymnasium import Learner
from croupier.learn.vector import Vector

TABLES = [(name, seats) for name in games.names() for seats in (games.find(name).seats[0], games.find(name).seats[-1])]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, seats: int) -> None:
    made = gymnasium.make(f"croupier/{game}-v0", seats=seats, opponents="novice", render_mode="ansi")
    check_env(made.unwrapped)


def any_choice(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def test_the_others_are_played_by_the_computer() -> None:
    """The learner is asked and nobody else, and gets what its place is worth."""
    made, rng = Learner("las_vegas", seats=4, seat=2, opponents=("novice", "regular", "chaotic")), Random(1)
    seen, info = made.reset(seed=1)
    ended, steps = False, 0
    while not ended:
        assert [*made.episode.open] == [info["seat"]] == [2]
        seen, reward, ended, _, info = made.step(any_choice(seen["action_mask"], rng))
        steps += 1
    assert 8 <= steps <= 32
    assert reward == by_place(made.episode.places())[2]


def test_who_chooses_at_once_with_the_learner_has_chosen_unseen() -> None:
    made, rng = Learner("rotary_lottery", seats=3, seat=0, opponents="regular"), Random(2)
    seen, _ = made.reset(seed=2)
    ended = False
    while not ended:
        assert [*made.episode.open] == [0]
        seen, _, ended, _, _ = made.step(any_choice(seen["action_mask"], rng))


def test_the_seat_is_drawn_unless_it_is_set() -> None:
    made = Learner("las_vegas", seats=3, opponents="chaotic")
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_what_cannot_be_is_refused() -> None:
    for wrong in ({"seat": 4}, {"opponents": ("novice",)}, {"opponents": "oracle"}):
        with pytest.raises(Refused):
            Learner("las_vegas", seats=4, **wrong)


def story(workers: int) -> Iterator[bytes]:
    """Everything that comes out of eight tables."""
    made = Vector("red_end", tables=5, workers=workers, seats=3, opponents="novice")
    rng = Random(4)
    seen, _ = made.reset(seed=9)
    for _ in range(60):
        actions = np.array([any_choice(mask, rng) if mask.any() else 0 for mask in seen["action_mask"]])
        seen, rewards, ended, _, _ = made.step(actions)
        yield b"".join(array.tobytes() for array in (seen["observation"], seen["action_mask"], rewards, ended))
    made.close()


def test_many_tables_play_the_same_in_any_number_of_processes() -> None:
    alone, shared = [*story(0)], [*story(2)]
    assert alone == shared


def test_a_table_whose_game_is_over_begins_the_next() -> None:
    made = Vector("las_vegas", tables=3, workers=0, seats=2, opponents="chaotic")
    seen, _ = made.reset(seed=1)
    assert seen in made.observation_space
    seen, rewards, ended, cut, _ = made.step(np.full(3, -1))
    assert ended.all()
    assert rewards.tolist() == [-1, -1, -1]
    assert not cut.any()
    seen, rewards, ended, _, _ = made.step(np.full(3, -1))
    assert not ended.any()
    assert rewards.tolist() == [0, 0, 0]
    assert seen["action_mask"].any(axis=1).all()


def test_what_goes_wrong_in_a_process_is_told() -> None:
    made = Vector("las_vegas", tables=2, workers=2, seats=2, opponents="chaotic", illegal="refuse")
    made.reset(seed=1)
    with pytest.raises(Refused, match="not one of the numbers"):
        made.step(np.full(2, -1))
