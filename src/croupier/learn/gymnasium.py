"""Gymnasium environments: one learner at a table of computer players.

Importing this module registers every game: `gymnasium.make("croupier/las_vegas-v0", opponents="regular")`. Many tables
at once are in `croupier.learn.vector`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium

from croupier import games
from croupier.common.rewards import FORFEIT, Reward
from croupier.core.game import Refused, Seat
from croupier.players import Player, refuse_unknown, seated, usual

from .setup import METADATA, Drawing, Illegal, Observation, Setup


class Learner(gymnasium.Env[Observation, Any]):
    """One seat is the learner's, computer players have the others.

    seat       the learner's, counted from 0; None: drawn by chance for every game
    opponents  a level for all others, or one for each in seat order: novice, regular, veteran@50, mybots.py:Shark
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: Seat | None = None,
        opponents: str | Sequence[str] = "",
        reward: Reward = "place",
        illegal: Illegal = "lose",
        render_mode: Drawing | None = None,
        **options: Any,
    ) -> None:
        self.table = Setup(game, seats, reward, illegal, render_mode, options)
        self.encoder, self.render_mode = self.table.encoder, render_mode
        self.observation_space, self.action_space = self.table.spaces()
        others = self.table.seats - 1
        levels = opponents or usual(self.table.game)
        self.opponents = [levels] * others if isinstance(levels, str) else [*levels]
        if len(self.opponents) != others:
            raise Refused(
                f"{len(self.opponents)} opponents are given; with {self.table.seats} seats there must be {others}."
            )
        for level in self.opponents:
            refuse_unknown(level, self.table.game)
        if seat is not None and seat not in range(self.table.seats):
            raise Refused(f"seat={seat} is not a seat: seats are numbered 0 to {others}.")
        self.always = seat

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        while True:  # until there is a game in which the learner has something to choose
            self.seat = rng.randrange(self.table.seats) if self.always is None else self.always
            self.episode = self.table.begin(rng)
            others = [seat for seat in range(self.table.seats) if seat != self.seat]
            self._players: dict[Seat, Player] = {
                seat: seated(level, self.table.game, rng) for seat, level in zip(others, self.opponents)
            }
            self._go_on()
            if not self.episode.over:
                return self._look()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, table, seat = self.episode, self.table, self.seat
        move = table.read(action, episode.choices(seat))
        if move is None:
            seen, info = self._look()
            return seen, FORFEIT, True, False, info | {"illegal": True}
        episode.choose(seat, move)
        self._go_on()
        gets = table.rewards(episode)
        if self.render_mode == "human":
            self.render()
        seen, info = self._look()
        return seen, gets[seat] if gets else 0.0, episode.over, False, info

    def render(self) -> Any:
        return self.table.render(self.episode)

    def _go_on(self) -> None:
        """Let the others choose until it is the learner's turn, or the game is over."""
        episode, mine, players = self.episode, self.seat, self._players
        while episode.open:
            seat = next((one for one in episode.open if one != mine), mine)
            if seat == mine:
                return
            episode.choose(seat, players[seat].choose(episode.glance(seat), episode.choices(seat)))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.encoder.mask(self.episode.choices(self.seat))
        seen = {"observation": self.table.observe(self.episode, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask.copy(), "seat": self.seat}


for _name in games.names():
    gymnasium.register(f"croupier/{_name}-v0", f"{__name__}:{Learner.__name__}", kwargs={"game": _name})
