"""How long a review takes on one core, and how far off its winning chances are.

`script/bench review` reviews a game of Las Vegas and a full course; the aims are 2 s and 10 s. Then it takes some
moments of a game and plays each to its end many times, with the same networks choosing in all seats as they mix their
moves: what the curve says is compared with the share of wins. `script/bench review las_vegas 40 400` does so for one
game: moments, and playouts of each.
"""

from __future__ import annotations

import sys
import time
from math import sqrt
from random import Random
from statistics import fmean as mean

from bench.reference import reference
from croupier import games
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.players.playouts import firsts, play_on
from croupier.review import Review, review
from croupier.review.judge import Fluent, judge_of
from croupier.review.tasks import TaskRunner

TIMED = {"las_vegas": 2.0, "seventh_heaven": 10.0}  # the aims, in seconds
MOMENTS, PLAYOUTS = 24, 200


def played(name: str, seed: int = 1) -> Record:
    """A game of experts at a full table."""
    game, rng = games.find(name), Random(seed)
    match = Match(game, game.seats[-1], source=seeded(rng))
    player = Fluent(game, rng)
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, player.choose(match.view(seat), [*match.moves(seat), *match.asides(seat)]))
    return match.record


def timed(name: str) -> tuple[Review, float]:
    record = played(name)
    review(played(name, 2), playouts=2)  # everything is loaded
    begun = time.process_time()
    made = review(record)
    return made, time.process_time() - begun


def errors(name: str, moments: int, playouts: int) -> tuple[float, float, float]:
    """How far the curve is off on average, how far the playouts themselves are, and the error without that."""
    record = played(name)
    runner, made, rng = TaskRunner(record, 0), review(record), Random(1)
    game, off, sampling = runner.game, list[float](), list[float]()
    players = [Fluent(game, rng).choose for _ in runner.end]
    for at in range(0, len(runner.moments), max(len(runner.moments) // moments, 1)):
        ends = []
        for _ in range(playouts):
            state = game.load(runner.moments[at].saved)
            play_on(game, state, players, seeded(rng))
            ends.append(firsts(game.places(state)))
        for seat, shares in enumerate(zip(*ends)):
            share = mean(shares)
            off.append(made.points[at].chances[seat].value - share)
            sampling.append(share * (1 - share) / playouts)
    standard = sqrt(max(mean(one * one for one in off) - mean(sampling), 0.0))
    return mean(map(abs, off)), mean(map(sqrt, sampling)), standard


def main() -> None:
    unit = reference()
    print(f"reference loop: {unit:.0f} per second")
    known = [name for name in games.names() if judge_of(games.find(name))]
    asked = [name for name in sys.argv[1:] if not name.isdecimal()]
    moments, playouts = [int(one) for one in sys.argv[1:] if one.isdecimal()] or (MOMENTS, PLAYOUTS)
    for name in asked or TIMED:
        if name not in known:
            print(f"{name}: no network")
            continue
        made, seconds = timed(name)
        aim = f", the aim is {TIMED[name]:.0f} s" if name in TIMED else ""
        print(
            f"{name}: {len(made.points) - 1} choices, {len(made.people)} seats, {made.playouts} worlds: "
            f"{seconds:.2f} s of processor time, {seconds * unit:.0f} loops{aim}"
        )
    for name in asked or [one for one in known if not games.find(one).within]:
        if name in known:
            absolute, sampling, standard = errors(name, moments, playouts)
            print(
                f"{name}: chances are off by {absolute:.1%} on average (of which playouts {sampling:.1%}); "
                f"standard error without the playouts' {standard:.1%}"
            )


if __name__ == "__main__":
    main()
