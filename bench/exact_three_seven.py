"""What the veteran of Three Seven loses against the best response, on tables small enough to be searched fully."""

from __future__ import annotations

import sys

from croupier.games.three_seven.tests.exact import loss

POSITIONS = {"Bet": 200, "PlayOne": 40}  # by what is decided; the latter take one and a half seconds each


def main(seed: int) -> None:
    for phase, positions in POSITIONS.items():
        found = loss(phase, positions, seed)
        print(
            f"{phase}: {found.positions} positions, best chance {found.best:.1%}; the veteran loses {found.mean:.2%} "
            f"on average, {found.worst:.1%} at worst; a regular {found.regular:.2%} on average"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
