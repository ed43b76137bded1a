"""The cost of verifiable chance: the scheme of docs/fairness.md beside the system's random numbers, in one run."""

from __future__ import annotations

import secrets
from typing import Any

from bench.reference import per_second
from croupier import games
from croupier.common.fairness import fair
from croupier.core.chance import Odds, Source
from croupier.core.match import Match
from croupier.kit.bags import draw, draws
from croupier.kit.dice import dice
from croupier.kit.system import system

ODDS: dict[str, Odds[Any]] = {
    "8 dice": dice(8),
    "a card of 52": draw(dict.fromkeys(range(52), 1)),
    "5 cards of 52": draws(dict.fromkeys(range(52), 1), 5),
}
AT_ONCE = 200  # draws between two looks at the clock


def settled() -> Source:
    return fair(secrets.token_bytes(32), secrets.token_bytes(32))


def microseconds(source: Source, odds: Odds[Any]) -> float:
    """For one draw."""
    return 1e6 / AT_ONCE / per_second(lambda: [source(odds, "") for _ in range(AT_ONCE)], 0.4)


def a_game(source: Source) -> None:
    """Everybody takes the first move offered, so that as little else as possible costs time."""
    match = Match(games.find("las_vegas"), 5, source=source, quiet=True)
    while waiting := match.waiting:
        match.submit(waiting[0], match.moves(waiting[0])[0])


def main() -> None:
    print(f"{'':16}{'system':>12}{'settled':>12}{'more':>12}   µs per draw, best of three")
    for name, odds in ODDS.items():
        both = [(microseconds(system, odds), microseconds(settled(), odds)) for _ in range(3)]
        theirs, ours = map(min, zip(*both))
        print(f"{name:16}{theirs:12.2f}{ours:12.2f}{ours - theirs:12.2f}")
    both = [(per_second(lambda: a_game(system), 1), per_second(lambda: a_game(settled()), 1)) for _ in range(3)]
    theirs, ours = map(max, zip(*both))
    print(f"\nLas Vegas, five seats, hosted: {theirs:.0f} games/s with the system's chance, {ours:.0f} settled before")


if __name__ == "__main__":
    main()
