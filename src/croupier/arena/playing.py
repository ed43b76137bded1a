"""One game among players, played to its end. Tournaments and simulations play all their games this way."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Protocol

from croupier import games
from croupier.common.episode import Answer
from croupier.core.game import Game, Move, Refused, Seat, View
from croupier.core.match import Match
from croupier.players import Player, is_from_file, seated

MOST_SHOWN = 200  # letters of what a player chose


class Misplay(Refused):
    """A player could not continue, or made an illegal choice. This ends the game: no other move quietly replaces it."""


class Host(Protocol):
    """Whoever runs a game: an Episode, or a Match where its record is wanted."""

    def view(self, seat: Seat) -> View[Any, Any]: ...
    def play_out(self, answer: Answer) -> None: ...


class Recorded(Match):
    """A match that is played to its end like an episode."""

    def play_out(self, answer: Answer) -> None:
        while waiting := self.waiting:
            seat = waiting[0]
            self.submit(seat, answer(seat, self.glance(seat), [*self.moves(seat), *self.asides(seat)]))


class Clocked:
    """A player whose processor time is measured."""

    def __init__(self, player: Player) -> None:
        self._choose = player.choose
        self.seconds = 0.0

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Any:
        begun = time.process_time()
        move = self._choose(view, moves)
        self.seconds += time.process_time() - begun
        return move


@cache
def rules(name: str) -> Game[Any, Any, Any]:
    """A game, looked for only once: thousands of games are played by its rules."""
    return games.find(name)


def sit_down(game: Game[Any, Any, Any], names: Sequence[str], rngs: Sequence[Random]) -> list[Player]:
    """The players of these names, in seat order."""
    return [_seated(game, seat, name, rng) for seat, (name, rng) in enumerate(zip(names, rngs))]


def play_out(host: Host, names: Sequence[str], players: Sequence[Player]) -> tuple[int, ...]:
    """Play until the game is over. Returns how often each seat had something to choose."""
    decisions, choose = [0] * len(players), [player.choose for player in players]
    guests = {seat for seat, name in enumerate(names) if is_from_file(name)}

    def answer(seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        decisions[seat] += len(moves) > 1  # a phase may insist on asking although there is one answer
        try:  # guests get copies, to do with as they like
            move = choose[seat](host.view(seat), [*moves]) if seat in guests else choose[seat](view, moves)
        except (Exception, SystemExit) as error:  # anything may go wrong in a person's player
            said = "{name} in seat {seat} raised {error}"
            raise Misplay(said, "player-raised", name=names[seat], seat=seat, error=_told(error)) from error
        try:
            return moves[moves.index(move)]
        except ValueError:
            raise _not_allowed(seat, names[seat], move, moves) from None

    host.play_out(answer)
    return tuple(decisions)


def _seated(game: Game[Any, Any, Any], seat: Seat, name: str, rng: Random) -> Player:
    try:
        return seated(name, game, rng)
    except Refused:
        raise
    except (Exception, SystemExit) as error:
        said = "{name} in seat {seat} could not sit down: {error}"
        raise Misplay(said, "player-not-seated", name=name, seat=seat, error=_told(error)) from error


def _not_allowed(seat: Seat, name: str, move: Any, moves: Sequence[Move]) -> Misplay:
    listed = ", ".join(map(str, moves[:12])) + (" …" if len(moves) > 12 else "")
    said = "{name} in seat {seat} chose {move}, which is not allowed. It could have chosen {moves}."
    return Misplay(said, "player-misplayed", name=name, seat=seat, move=_shown(move), moves=listed)


def _shown(thing: Any) -> str:
    try:
        text = repr(thing)
    except Exception:  # a person's own class
        text = f"a {type(thing).__name__}"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _told(error: BaseException) -> str:
    """What was raised, and where."""
    frames = extract_tb(error.__traceback__)
    at = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = f": {error}" if str(error) else ""
    return f"{type(error).__name__}{said}{at}."
