"""What all environments agree on: a game, its seats and options, what is rewarded, and what an illegal choice means."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from croupier import games
from croupier.common.episode import Episode
from croupier.common.rewards import FORFEIT, Reward, by_place
from croupier.core.game import Move, Refused, Seat
from croupier.games.terms import options_of, usual_seats

from .drawing import drawn
from .encoders import HIGH, LOW, Encoder, Floats, Mask, encoder

Illegal = Literal["lose", "refuse"]
Drawing = Literal["human", "ansi"]
Observation = dict[str, Any]  # "observation": Floats, "action_mask": Mask
METADATA: dict[str, Any] = {"render_modes": [*get_args(Drawing)], "render_fps": 1}


class Setup:
    """A table before the game.

    reward   place: at the end, 1 for the first and −1 for the last, evenly between; equals share.
             money: after every step, what the score has changed by, in the game's own units.
    illegal  lose: an illegal choice ends the game; whoever made it gets −1, the others 0. refuse: it raises Refused,
             and everything is as before.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        reward: Reward,
        illegal: Illegal,
        render_mode: Drawing | None,
        options: dict[str, Any],
    ) -> None:
        found = games.find(game)
        seats = usual_seats(found) if seats is None else seats
        for given, kind in ((reward, Reward), (illegal, Illegal), (render_mode or "ansi", Drawing)):
            if given not in get_args(kind):
                raise Refused(f"{given} is not one of {', '.join(get_args(kind))}.")
        self.encoder: Encoder = encoder(found, seats, options_of(found.options, options))
        self.game = found
        self.seats = seats
        self.options = self.encoder.options
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.metadata = {
            "name": f"croupier_{game}_v0",
            "render_modes": [*get_args(Drawing)],
            "is_parallelizable": False,
        }
        self.metadata["render_fps"] = 1
        self.scores: tuple[int, ...] = (0,) * seats

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        """What is observed and what is chosen, separate for each seat: spaces have random generators of their own."""
        seen = spaces.Box(LOW, HIGH, (self.encoder.size,), np.float32)
        may = spaces.Box(0, 1, (self.encoder.moves,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": may}), spaces.Discrete(self.encoder.moves)

    def begin(self, rng: Random) -> Episode:
        episode = Episode(self.game, self.seats, self.options, rng)
        while episode.over:  # nobody had anything to choose
            episode = Episode(self.game, self.seats, self.options, rng)
        if self.reward == "money":
            self.scores = episode.scores()
        return episode

    def read(self, number: Any, choices: Sequence[Move]) -> Move | None:
        """The move that is meant; None if it is illegal and ends the game."""
        try:
            return self.encoder.move(int(number), choices)
        except Refused:
            if self.illegal == "refuse":
                raise
            return None

    def rewards(self, episode: Episode, offenders: Sequence[Seat] = ()) -> list[float] | None:
        """What everybody gets after a step, by seat; None if nobody gets anything."""
        if offenders:
            return [FORFEIT if seat in offenders else 0.0 for seat in range(self.seats)]
        if self.reward == "money":
            before, self.scores = self.scores, episode.scores()
            return [float(now - then) for now, then in zip(self.scores, before)]
        return by_place(episode.places()) if episode.over else None

    def nothing(self) -> Mask:
        """The mask of a seat that has nothing to choose."""
        return np.zeros(self.encoder.moves, np.int8)

    def observe(self, episode: Episode, seat: Seat) -> Floats:
        return self.encoder.observe(episode.glance(seat))

    def draw(self, episode: Episode) -> str:
        return drawn(self.game, episode.scene(), [f"seat {seat}" for seat in range(self.seats)])

    def render(self, episode: Episode) -> str | None:
        """The table in words and colours: printed, or returned."""
        if self.render_mode is None:
            raise Refused('Rendering needs a mode: pass render_mode="human" or "ansi".')
        if self.render_mode == "ansi":
            return self.draw(episode)
        print(self.draw(episode))
        return None
