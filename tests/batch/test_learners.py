"""`Vector(…, engine="batch")`: one learner at each of many tables, played by a game's twin."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from croupier.core.game import Refused
from croupier.learn.encoders import encoder
from croupier.learn.vector import Vector

TABLES = 32


@pytest.fixture(scope="module")
def many() -> Vector:
    return Vector("las_vegas", tables=TABLES, engine="batch", opponents="chaotic", seats=2)


@pytest.fixture(scope="module")
def strict() -> Vector:
    """Rewards in money, always the same seat, and no illegal choices."""
    terms: dict[str, Any] = {"seats": 2, "seat": 1, "reward": "money", "illegal": "refuse"}
    return Vector("las_vegas", tables=TABLES, engine="batch", opponents="chaotic", **terms)


def played(many: Vector, steps: int, seed: int = 1) -> list[tuple[Any, Any, Any]]:
    """Random choices: what was seen, got and ended after each step."""
    rng, story = np.random.default_rng(1), []
    seen, _ = many.reset(seed=seed)
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
        seen, rewards, ended, cut, _ = many.step(actions)
        assert not cut.any()
        story.append((seen, rewards, ended))
    return story


def test_a_learner_is_asked_until_its_game_is_over(many: Vector) -> None:
    before = np.zeros(TABLES, bool)
    games = 0
    for seen, rewards, ended in played(many, 80):
        assert many.observation_space.contains(seen)
        assert (rewards[~ended] == 0).all()
        assert np.isin(rewards[ended], [-1, 0, 1]).all()
        assert (seen["action_mask"][~ended].sum(1) > 1).all()
        assert not (ended & before).any()
        before, games = ended, games + ended.sum()
    assert games > TABLES


def test_the_same_seed_brings_the_same_games(many: Vector) -> None:
    one, two, three = (played(many, 30, seed) for seed in (1, 1, 2))
    assert all(np.array_equal(mine["observation"], yours["observation"]) for (mine, *_), (yours, *_) in zip(one, two))
    assert not all(
        np.array_equal(mine["observation"], other["observation"]) for (mine, *_), (other, *_) in zip(one, three)
    )


def test_rewards_in_money_are_what_the_learner_won(strict: Vector) -> None:
    """In Las Vegas money only grows: all that a game brought is in the last observation's slice."""
    got = np.zeros(TABLES)
    place = encoder("las_vegas", 2).slices["won"].start
    ends = 0
    for seen, rewards, ended in played(strict, 60):
        got += rewards
        for row in np.flatnonzero(ended):
            share = seen["observation"][row, place]
            assert got[row] == pytest.approx(250 * share / (1 - share), rel=1e-4)
            got[row], ends = 0, ends + 1
    assert ends >= TABLES


def test_an_illegal_choice_ends_the_game(many: Vector) -> None:
    seen, _ = many.reset(seed=3)
    actions = seen["action_mask"].argmax(1)
    actions[0], actions[1] = seen["action_mask"][0].argmin(), -1
    seen, rewards, ended, _, _ = many.step(actions)
    assert rewards[:2].tolist() == [-1, -1]
    assert ended[:2].all()
    assert not ended[2:].any()
    seen, rewards, ended, _, _ = many.step(seen["action_mask"].argmax(1))
    assert not ended.any()
    assert rewards[:2].tolist() == [0, 0]
    assert (seen["action_mask"][:2].sum(1) > 1).all()


def test_an_illegal_choice_can_be_refused(strict: Vector) -> None:
    seen, _ = strict.reset(seed=3)
    with pytest.raises(Refused, match="-1 is not one of the numbers that may be chosen at table 0"):
        strict.step(np.full(TABLES, -1))
    strict.step(seen["action_mask"].argmax(1))


def test_only_chaotic_players_are_batched() -> None:
    with pytest.raises(Refused, match='pass opponents="chaotic"'):
        Vector("las_vegas", engine="batch", opponents="regular")
    with pytest.raises(Refused, match="fast is not one of rules, batch"):
        Vector("las_vegas", engine="fast")  # type: ignore[arg-type]
