"""Environments for learners: PettingZoo's own tests on every game, and what those do not cover."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import laws
import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from croupier import games
from croupier.common.rewards import by_place
from croupier.core.game import Refused
from croupier.learn.pettingzoo import Env, Parallel, env, parallel_env

CYCLES = 20
TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in games.names()
    for seats in (games.find(name).seats[0], games.find(name).seats[-1])
]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # theirs have masks too,
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # but are known to the tests by name
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # once the game is over
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    for reward in ("place", "money"):
        api_test(env(game, seats, reward=reward), num_cycles=CYCLES)
        parallel_api_test(parallel_env(game, seats, reward=reward), num_cycles=CYCLES)
    seed_test(partial(env, game, seats), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_can_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, seats), {"ansi": lambda text: "seat 1" in text})
    assert "seat 1" in capsys.readouterr().out
    shown = parallel_env(game, seats, render_mode="ansi")
    shown.reset(seed=1)
    assert "seat 1" in str(shown.render())


def played(made: Any, seed: int) -> Iterator[Any]:
    """A whole game of random legal choices, step by step."""
    rng = Random(seed)
    made.reset(seed=seed)
    for agent in made.agent_iter():
        seen, *_, over, _, _ = made.last()
        yield agent
        made.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def test_places_are_rewarded_evenly() -> None:
    assert by_place((1, 2, 3)) == [1, 0, -1]
    assert by_place((1, 1, 3)) == [0.5, 0.5, -1]
    assert by_place((1, 1)) == [0, 0]


def test_the_rewards_of_a_game_are_its_places() -> None:
    made = env("las_vegas", seats=3)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in played(made, 1):
        total[agent] += made.last()[1]
    assert [*total.values()] == by_place(made.episode.places())


def test_money_adds_up_to_the_score() -> None:
    made = env("red_end", seats=3, reward="money")
    made.reset(seed=3)
    total = {agent: float(made.episode.scores()[seat]) for seat, agent in enumerate(made.possible_agents)}
    for agent in played(made, 3):
        total[agent] += made.last()[1]
    assert [*total.values()] == [*made.episode.scores()]


def test_an_aside_is_a_step_of_its_own() -> None:
    made = env("red_end", seats=3)
    made.reset(seed=1)
    agent, borrow = made.agent_selection, 0
    chips = made.encoder.slices["chips"]
    before = made.last()[0]["observation"][chips][0]
    made.step(borrow)
    assert made.agent_selection == agent
    seen = made.last()[0]
    assert seen["observation"][chips][0] > before
    assert not seen["action_mask"][borrow]


def test_an_aside_comes_before_what_all_do_at_once() -> None:
    """Whoever borrows is asked again; the others have chosen, and wait."""
    made = parallel_env("rotary_lottery", seats=3)
    seen, _ = made.reset(seed=1)
    borrow, lay = 0, {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in made.agents}
    before = made.episode.view(0).table.now.laid
    seen, *_ = made.step(lay | {"seat_1": borrow})
    assert [bool(seen[agent]["action_mask"].any()) for agent in made.agents] == [False, True, False]
    assert made.episode.view(0).table.now.laid == before
    made.step(lay)
    assert made.episode.view(0).table.now.laid == before + 1


def test_an_illegal_choice_loses() -> None:
    made = env("las_vegas", seats=3)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards == {one: -1.0 if one == agent else 0.0 for one in made.possible_agents}
    assert made.infos[agent]["illegal"]
    together = parallel_env("las_vegas", seats=3)
    together.reset(seed=1)
    _, rewards, ended, _, infos = together.step(dict.fromkeys(together.agents, -1))
    assert all(ended.values())
    assert rewards[agent] == -1
    assert infos[agent]["illegal"]


@pytest.mark.parametrize("kind", [Env, Parallel])
def test_an_illegal_choice_can_be_refused(kind: Any) -> None:
    made = kind("las_vegas", seats=3, illegal="refuse")
    made.reset(seed=1)
    before = laws.pack(made.episode.scene())
    with pytest.raises(Refused, match="not one of the numbers"):
        made.step(99 if kind is Env else dict.fromkeys(made.agents, 99))
    assert laws.pack(made.episode.scene()) == before


def test_who_is_asked_must_be_given_an_action() -> None:
    made = parallel_env("las_vegas", seats=3)
    made.reset(seed=1)
    (asked,) = made.episode.open
    with pytest.raises(Refused, match=f"seat_{asked} has something to choose"):
        made.step({agent: 0 for agent in made.agents if agent != f"seat_{asked}"})


def test_what_is_not_understood_is_refused() -> None:
    for wrong in ({"reward": "fame"}, {"illegal": "shrug"}, {"render_mode": "oil"}, {"wild": True}, {"seats": 9}):
        with pytest.raises(Refused):
            env("las_vegas", **wrong)
    assert env("las_vegas", seats=2, neutral=True).table.options == games.find("las_vegas").options(neutral=True)  # type: ignore[call-arg]
