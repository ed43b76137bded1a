"""Environments in the manner of pgx: pure functions of a state, for jit, vmap and scan."""

from __future__ import annotations

from functools import cached_property
from typing import Any, get_args

import jax
import jax.numpy as jnp
from jax import Array

from croupier import games
from croupier.common.rewards import FORFEIT, Reward
from croupier.core.game import Refused
from croupier.games.terms import options_of, usual_seats

from . import finding
from .contract import Twin
from .host import Host, Seated
from .kit import I32, Part, pick, when, words_from


class State(Part):
    """A table as learners know it. At a pause nobody is asked: every action is allowed and means nothing."""

    current_player: Array  # the seat asked; at a pause, the one asked before
    observation: Array  # what that seat knows
    rewards: Array  # [seat], of the step that led here
    terminated: Array
    truncated: Array  # never: every game ends
    legal_action_mask: Array  # [number], yes or no
    _table: Seated
    _step_count: Array

    @property
    def table(self) -> Seated:
        return self._table

    @property
    def steps(self) -> Array:
        return self._step_count

    @property
    def paused(self) -> Array:
        return (self._table.turn < 0) & ~self.terminated

    def replace(self, **changes: Any) -> State:
        """What pgx's wrappers call it."""
        return self.but(**changes)


class Env:
    """A game at one number of seats and with one set of options.

    reward      place: at the end, 1 for the first and −1 for the last, evenly between; equals share.
                money: after every step, what the score has changed by, in the game's own units.
    auto_reset  After the end, the next step begins a new game and ignores its action; otherwise it changes nothing.
    """

    version = "v0"

    def __init__(self, twin: Twin, *, reward: Reward = "place", auto_reset: bool = False) -> None:
        if reward not in get_args(Reward):
            raise Refused(f"{reward} is not one of {', '.join(get_args(Reward))}.")
        self.host, self.reward, self.auto_reset = Host(twin), reward, auto_reset
        self.id = f"croupier/{twin.game.name}"
        self.num_players, self.num_actions = twin.seats, twin.moves

    @cached_property
    def observation_shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = jax.eval_shape(self.host.seen, self.host.seated(), 0).shape
        return shape

    def init(self, key: Array | None = None) -> State:
        """A game about to begin: a pause. Chance comes with the steps, so the key is not used."""
        table = self.host.seated()
        state = State(
            current_player=jnp.int32(0),
            observation=jnp.zeros(self.observation_shape, jnp.float32),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=jnp.asarray(False),
            truncated=jnp.asarray(False),
            legal_action_mask=table.legal | True,
            _table=table,
            _step_count=jnp.int32(0),
        )
        return state.but(observation=self.observe(state))

    def step(self, state: State, action: Array, key: Array) -> State:
        """The seat asked chooses an action; an illegal one ends the game and costs −1."""
        host, before = self.host, state.table
        words = words_from(jax.random.bits(key, (2,)), host.twin.words)
        after = host.step(before, action, words)
        is_illegal = ~pick(state.legal_action_mask, action)
        after = when(is_illegal, host.ended(before), after)
        then = State(
            current_player=jnp.where(after.turn < 0, state.current_player, after.turn).astype(I32),
            observation=state.observation,
            rewards=jnp.where(is_illegal, self._forfeit(state), self._rewards(before, after)),
            terminated=host.is_over(after),
            truncated=state.truncated,
            legal_action_mask=after.legal | (after.turn < 0),
            _table=after,
            _step_count=state.steps + 1,
        )
        if not self.auto_reset:
            then = when(state.terminated, state.but(rewards=jnp.zeros_like(state.rewards)), then)
        return then.but(observation=self.observe(then))

    def observe(self, state: State, player_id: Array | None = None) -> Array:
        """What a seat knows, as numbers; by default the one asked."""
        return self.host.seen(state.table, state.current_player if player_id is None else player_id)

    def _forfeit(self, state: State) -> Array:
        return jnp.where(jnp.arange(self.num_players) == state.current_player, FORFEIT, 0.0)

    def _rewards(self, before: Seated, after: Seated) -> Array:
        host = self.host
        if self.reward == "place":
            return jnp.where(host.is_over(after), host.by_place(after), 0.0).astype(jnp.float32)
        at_first = host.score(host.seated())
        return (host.score(after) - jnp.where(host.is_over(before), at_first, host.score(before))).astype(jnp.float32)


def make(
    game: str, seats: int | None = None, *, reward: Reward = "place", auto_reset: bool = False, **options: Any
) -> Env:
    """The environment of a game: `make("las_vegas", seats=3, neutral=True)`."""
    found = games.find(game)
    twin = finding.find(game, seats or usual_seats(found), options_of(found.options, options))
    return Env(twin, reward=reward, auto_reset=auto_reset)
