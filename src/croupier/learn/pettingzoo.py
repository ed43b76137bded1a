"""PettingZoo environments of every game: `env` asks one seat after another, `parallel_env` all at once.

A step is a decision, or an aside (borrow, pay back), after which the same seat is asked again. Chance and forced
moves happen automatically.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from croupier.common.rewards import Reward
from croupier.core.game import Refused

from .encoders import Mask
from .setup import Drawing, Illegal, Observation, Setup


class Zoo:
    """What both kinds share: a table, agents named after their seats, and spaces."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: Reward = "place",
        illegal: Illegal = "lose",
        render_mode: Drawing | None = None,
        **options: Any,
    ) -> None:
        self.table = Setup(game, seats, reward, illegal, render_mode, options)
        self.encoder = self.table.encoder
        self.metadata = self.table.metadata
        self.render_mode = render_mode
        self.possible_agents = [*self.table.agents]
        self.agents: list[str] = []
        made = {agent: self.table.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self.action_spaces = {agent: chosen for agent, (_, chosen) in made.items()}
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.table.render(self.episode)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = Random(seed)
        self.episode = self.table.begin(self._random)
        self.agents = [*self.possible_agents]


class Env(Zoo, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat after another. Whoever chooses at the same time as others does not see what they chose."""

    agent_selection: str
    infos: dict[str, dict[str, Any]]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.table.nothing()} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> Observation:
        mask: Mask = self.infos[agent]["action_mask"]
        return {
            "observation": self.encoder.observe(self.episode.glance(self.table.seat_of[agent])),
            "action_mask": mask,
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode, table, seat = self.episode, self.table, self._seat
        move = table.read(action, self._choices)  # may refuse, before anything has changed
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": table.nothing()}
        if move is None:
            gets = table.rewards(episode, [seat])
            self.infos[agent]["illegal"] = True
        else:
            episode.choose(seat, move)
            gets = table.rewards(episode)
        if gets:
            for one, reward in zip(self.possible_agents, gets):
                self.rewards[one] = reward
                self._cumulative_rewards[one] += reward
        if move is None or episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """The first seat that has yet to choose is next."""
        self._seat = seat = next(iter(self.episode.open))
        self._choices = self.episode.choices(seat)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.encoder.mask(self._choices)}


class Parallel(Zoo, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All at once. An agent that is not asked, or has chosen already, has an empty mask, and its action is ignored."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._look()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode, table, agents = self.episode, self.table, self.agents
        if missing := [agents[seat] for seat in episode.open if agents[seat] not in actions]:
            raise Refused(f"{missing[0]} has something to choose, but no action was given for it.")
        chosen = {seat: table.read(actions[agents[seat]], episode.choices(seat)) for seat in episode.open}
        offenders = [seat for seat, move in chosen.items() if move is None]
        if not offenders:
            for seat, move in chosen.items():
                assert move is not None
                episode.choose(seat, move)
        gets = table.rewards(episode, offenders) or [0.0] * table.seats
        ended = episode.over or bool(offenders)
        observations, infos = self._look()
        for seat in offenders:
            infos[agents[seat]]["illegal"] = True
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, gets)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            infos,
        )

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What everybody sees and may choose."""
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            choices = self.episode.choices(seat)
            mask = self.encoder.mask(choices) if choices else self.table.nothing()
            observations[agent] = {"observation": self.table.observe(self.episode, seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos


env, parallel_env = Env, Parallel
