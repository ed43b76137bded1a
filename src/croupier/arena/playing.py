"""One game among players, played to its end. Tournaments and simulations play all their games this way."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from croupier.core.game import Phase, Refused, Seat, Value
from croupier.core.match import IllegalMove, Match
from croupier.players import Player, is_from_file, seated

MOST_SHOWN = 200  # letters of what a player chose


class Misplay(Refused):
    """A player could not continue, or made an illegal choice. This ends the game: no other move quietly replaces it."""


class Effort(Value):
    """What a game took, by seat."""

    decisions: tuple[int, ...]  # times that a seat had something to choose
    seconds: tuple[float, ...]  # processor time spent on choosing


def play_out(match: Match, names: Sequence[str], rngs: Sequence[Random]) -> Effort:
    """Seat players by name, and play until the game is over."""
    game, submit, clock = match.game, match.submit, time.process_time
    players = [_sit_down(match, seat, name, rng) for seat, (name, rng) in enumerate(zip(names, rngs))]
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    has_asides = any(phase.asides is not Phase.asides for phase in game.phases)
    guests = [is_from_file(name) for name in names]  # these get copies, to do with as they like
    while waiting := match.waiting:
        seat = waiting[0]
        moves = [*match.moves(seat), *match.asides(seat)] if has_asides or guests[seat] else match.moves(seat)
        view = match.view(seat) if guests[seat] else match.glance(seat)
        begun = clock()
        try:
            move = players[seat].choose(view, moves)
        except (Exception, SystemExit) as error:  # anything may go wrong in a person's player
            said = "{name} in seat {seat} raised {error}"
            raise Misplay(said, "player-raised", name=names[seat], seat=seat, error=_told(error)) from error
        decisions[seat] += 1
        seconds[seat] += clock() - begun
        try:
            submit(seat, move)
        except IllegalMove:
            raise _not_allowed(match, seat, names[seat], move) from None
    return Effort(tuple(decisions), tuple(seconds))


def _sit_down(match: Match, seat: Seat, name: str, rng: Random) -> Player:
    try:
        return seated(name, match.game, rng)
    except Refused:
        raise
    except (Exception, SystemExit) as error:
        said = "{name} in seat {seat} could not sit down: {error}"
        raise Misplay(said, "player-not-seated", name=name, seat=seat, error=_told(error)) from error


def _not_allowed(match: Match, seat: Seat, name: str, move: Any) -> Misplay:
    may = [*match.moves(seat), *match.asides(seat)]
    listed = ", ".join(map(str, may[:12])) + (" …" if len(may) > 12 else "")
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
