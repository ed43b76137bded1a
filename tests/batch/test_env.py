"""Environments in the manner of pgx: its own API test, and what it does not look at."""

from __future__ import annotations

from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from pgx._src import api_test
from pgx.experimental.wrappers import auto_reset

from croupier.batch import Env, State, make
from croupier.core.game import Refused
from croupier.learn.encoders import encoder

TABLES = 16


def played(env: Env, steps: int, step: Any = None) -> State:
    """Random games at many tables: every state, with axes for steps and tables."""

    def one_step(state: State, key: Any) -> tuple[State, State]:
        first, second = jax.random.split(key)
        actions = any_action(first, state.legal_action_mask)
        state = jax.vmap(step or env.step)(state, actions, jax.random.split(second, TABLES))
        return state, state

    keys = jax.random.split(jax.random.key(1), TABLES)
    _, states = jax.jit(lambda at: jax.lax.scan(one_step, at, jax.random.split(jax.random.key(2), steps)))(
        jax.vmap(env.init)(keys)
    )
    found: State = jax.tree.map(np.asarray, states)
    return found


def any_action(key: Any, mask: Any) -> Any:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


def test_pgx_finds_nothing_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its API test takes the names of its own games only, and draws the last state: that does not fit here.

    Its way to act at random takes the second axis of a mask that has only one, which JAX no longer allows. It knows no
    pauses, but they pass: the player is the one asked before, and every action is allowed.
    """
    env = make("three_seven", seats=3)
    monkeypatch.setattr(api_test, "EnvId", Literal["croupier/three_seven"])
    monkeypatch.setattr(State, "save_svg", lambda state, path: None, raising=False)
    monkeypatch.setattr(State, "env_id", env.id, raising=False)
    monkeypatch.setattr(api_test, "act_randomly", jax.jit(any_action))
    api_test.api_test(env, num=1)


def test_pgx_resets_our_games() -> None:
    env = make("las_vegas", seats=2)
    states = played(env, 150, auto_reset(env.step, env.init))
    assert states.terminated.sum() > TABLES
    assert (states.rewards[states.terminated].sum(1) == 0).all()


def test_the_next_step_after_the_end_begins_a_new_game() -> None:
    states = played(make("las_vegas", seats=2, auto_reset=True), 150)
    assert states.terminated.sum() > TABLES
    assert not (states.terminated[1:] & states.terminated[:-1]).any()


def test_without_auto_reset_nothing_follows_the_end() -> None:
    states = played(make("las_vegas", seats=2), 150)
    ended = states.terminated
    assert ended[-1].all()
    assert (ended[1:] >= ended[:-1]).all()
    again = ended[1:] & ended[:-1]
    assert (states.rewards[1:][again] == 0).all()
    assert (states.observation[1:][again] == states.observation[:-1][again]).all()


def test_money_adds_up_to_the_score() -> None:
    env = make("three_seven", seats=3, reward="money", auto_reset=True)
    states = played(env, 400)
    score = jax.vmap(jax.vmap(env.host.score))(states.table)
    at_first = np.asarray(env.host.score(env.host.seated()))
    ends = 0
    for table in range(TABLES):
        begun = 0
        for end in map(int, np.flatnonzero(states.terminated[:, table])):
            got = states.rewards[begun : end + 1, table].sum(0)
            assert (got == score[end, table] - at_first).all()
            begun, ends = end + 1, ends + 1
    assert ends > TABLES


def test_an_illegal_action_costs_the_game() -> None:
    env = make("las_vegas", seats=2)
    step, state = jax.jit(env.step), env.init()
    for number in range(20):
        state = step(state, jnp.argmax(state.legal_action_mask), jax.random.key(number))
        if not state.paused and not state.legal_action_mask.all():
            break
    after = step(state, jnp.argmin(state.legal_action_mask), jax.random.key(0))
    loser = int(state.current_player)
    assert after.terminated
    assert after.rewards[loser] == -1
    assert after.rewards[1 - loser] == 0


def test_shapes_are_those_of_the_encoder() -> None:
    env, coder = make("las_vegas", seats=3, neutral=True), encoder("las_vegas", 3)
    assert env.observation_shape == (coder.size,)
    assert (env.num_actions, env.num_players) == (coder.moves, 3)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(Refused, match="has no batch twin"):
        make("seventh_heaven")
    with pytest.raises(Refused, match="The options are: "):
        make("las_vegas", neutral="perhaps")
    with pytest.raises(Refused, match="bad is not one of place, money"):
        make("las_vegas", reward="bad")  # type: ignore[arg-type]
    with pytest.raises(Refused):
        make("las_vegas", seats=9)
