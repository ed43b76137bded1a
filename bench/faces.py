"""How the faces of Royal Casino play among regulars: script/bench faces [games] [file with faces].

Prints the mean number of rounds for every number of players, and what each face brings all players together.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.royal_casino.bots import Regular
from croupier.games.royal_casino.faces import HOUSE, Face, read_faces
from croupier.games.royal_casino.rules import GAME, Laid, Lost, RoyalCasino, Won

Gains = list[tuple[int, int]]  # of one game, round by round: the face, and the points it brought all players together


def play(seats: int, options: RoyalCasino, seed: str) -> Gains:
    """One game among regulars."""
    match = Match(GAME, seats, options, seeded(seed))
    regular = Regular(GAME, Random(seed))
    while not match.over:
        (seat,) = match.waiting
        match.submit(seat, regular.choose(match.glance(seat), match.moves(seat)))
    gains: Gains = []
    for told in match.told:
        match told.event:
            case Laid(face=face):
                gains.append((face, 0))
            case Won(points=points):
                gains[-1] = gains[-1][0], gains[-1][1] + points
            case Lost(paid=paid):
                gains[-1] = gains[-1][0], gains[-1][1] - paid
    return gains


def measure(games: int, faces: Sequence[Face] = ()) -> tuple[dict[int, float], dict[int, float]]:
    """Mean rounds by number of players, and mean gain by face."""
    options = RoyalCasino(faces=tuple(faces))
    rounds: dict[int, float] = {}
    gains: defaultdict[int, list[int]] = defaultdict(list)
    for seats in GAME.seats:
        played = [play(seats, options, f"{seats} players, game {number}") for number in range(games)]
        rounds[seats] = fmean(map(len, played))
        for face, gain in (gained for game in played for gained in game):
            gains[face].append(gain)
    return rounds, {face: fmean(gains[face]) for face in sorted(gains)}


def main(games: str = "500", file: str = "") -> None:
    faces = read_faces(Path(file).read_text(encoding="utf-8")) if file else HOUSE
    rounds, gains = measure(int(games), faces)
    for seats, mean in rounds.items():
        print(f"{seats} players: {mean:.2f} rounds")
    for face, mean in gains.items():
        print(f"face {face:2}: {mean:+.0f} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
