"""How fast the engine is: whole random games a second, decisions a second, the cost of a clone.

Las Vegas with five seats is set against the package `lasvegas`, in the same run on the same core, with the same bills.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from random import Random
from typing import Any

from lasvegas import Game as Other

from bench.reference import per_second, reference
from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Game
from croupier.core.match import Match
from croupier.games.las_vegas.rules import BILLS

SOME = 3000  # games: enough to see how many would take ten seconds


def random_game(game: Game[Any, Any, Any], seats: int, rng: Random) -> int:
    """One game through the contract, with nobody listening: views, moves, explicit odds. Returns the decisions."""
    source = seeded(rng)
    state = game.start(seats)
    decisions = 0
    chance = rng.random
    while True:
        phase = game.phase(state)
        if asked := phase.seats(state.table):
            choice = {}
            for seat in asked:
                moves = phase.moves(game.view(state, seat))
                choice[seat] = moves[int(chance() * len(moves))]
            decisions += len(choice)
            game.play(state, choice)
        elif game.is_over(state):
            return decisions
        else:
            game.play(state, source(phase.odds(state), ""))


def hosted_game(game: Game[Any, Any, Any], seats: int, rng: Random) -> None:
    """The same, hosted by a Match that keeps the record."""
    match, chance = Match(game, seats, source=seeded(rng), quiet=True), rng.random
    while waiting := match.waiting:
        moves = match.moves(waiting[0])
        match.submit(waiting[0], moves[int(chance() * len(moves))])


def clones_per_second(game: Game[Any, Any, Any], seats: int) -> float:
    rng, states, state = Random(2), [], game.start(seats)
    while not game.is_over(state):
        if asked := game.asked(state):
            game.play(state, {seat: rng.choice(game.moves(game.view(state, seat))) for seat in asked})
        else:
            game.play(state, seeded(rng)(game.odds(state), ""))
        states.append(game.clone(state))
    some = states[:: max(1, len(states) // 50)]
    return len(some) * per_second(lambda: [game.clone(state) for state in some], 0.8)


def against_lasvegas() -> None:
    random.seed(1)
    other, vegas, rng = Other(num_players=5, bills_pool=BILLS), games.find("las_vegas"), Random(1)
    theirs, ours, hosted = [], [], []
    for _ in range(3):  # in turns, so that both meet the same neighbours on the machine
        theirs.append(per_second(other.run, 2))
        ours.append(per_second(lambda: random_game(vegas, 5, rng), 2))
        hosted.append(per_second(lambda: hosted_game(vegas, 5, rng), 1))
    print("Las Vegas, five seats, random play, one core")
    print(f"  lasvegas               {max(theirs):8.0f} games/s")
    print(f"  croupier, contract     {max(ours):8.0f} games/s   {max(ours) / max(theirs):.2f} times")
    print(
        f"  croupier, hosted       {max(hosted):8.0f} games/s   {max(hosted) / max(theirs):.2f} times (with its record)"
    )


def through_the_command_line() -> None:
    """Whole commands, start-up included, each with as many games as it plays in about ten seconds."""
    commands = {"lasvegas": _lasvegas, "croupier simulate": _croupier}
    games_in_ten = {name: int(10 * SOME / seconds_of(command(SOME))) for name, command in commands.items()}
    best = dict.fromkeys(commands, 0.0)
    for _ in range(3):  # in turns
        for name, command in commands.items():
            count = games_in_ten[name]
            best[name] = max(best[name], count / seconds_of(command(count)))
    theirs = best["lasvegas"]
    print("\nthe same through the command line, start-up included")
    for name, speed in best.items():
        print(f"  {name:22} {speed:8.0f} games/s   {speed / theirs:.2f} times")


def _croupier(count: int) -> list[str]:
    typed = f"simulate las_vegas --seats 5 --players chaotic --games {count}"
    return ["-m", "croupier.terminal", *typed.split()]


def _lasvegas(count: int) -> list[str]:
    game = f"Game(num_players=5, bills_pool={BILLS})"
    return ["-c", f"from lasvegas import Game\ngame = {game}\nfor _ in range({count}): game.run()"]


def seconds_of(arguments: list[str]) -> float:
    """The processor time that a command of Python takes."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    unit = reference()
    print(f"reference loop: {unit:.0f} per second\n")
    against_lasvegas()
    through_the_command_line()
    print(
        f"\n{'game':16}{'seats':>6}{'games/s':>10}{'decisions/s':>13}{'hosted/s':>10}{'clone µs':>10}{'games/unit':>12}"
    )
    for name in games.names():
        game, rng = games.find(name), Random(1)
        seats = game.seats[-1]
        decisions = [random_game(game, seats, rng) for _ in range(20)]
        speed = per_second(lambda: random_game(game, seats, rng))  # noqa: B023
        hosted = per_second(lambda: hosted_game(game, seats, rng), 1)  # noqa: B023
        clone = 1e6 / clones_per_second(game, seats)
        each = sum(decisions) / len(decisions)
        print(f"{name:16}{seats:6}{speed:10.0f}{speed * each:13.0f}{hosted:10.0f}{clone:10.1f}{speed / unit:12.2f}")


if __name__ == "__main__":
    main()
