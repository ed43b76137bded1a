"""How far Las Vegas players are from perfect where that can be computed: two casinos, two seats, a few dice."""

from __future__ import annotations

from random import Random

from croupier import games
from croupier.games.las_vegas.tests.exact import loss
from croupier.players import levels, seated

DECISIONS = 300


def main() -> None:
    game = games.find("las_vegas")
    print(f"{'dice':>4}  {'player':10}{'mean loss':>10}{'worst loss':>12}{'perfect':>9}   in shares of the first place")
    for dice in (2, 3):
        for level in levels(game):
            lost = loss(seated(level, game, Random(1)), dice, DECISIONS)
            print(f"{dice:4}  {level:10}{lost.mean:10.2%}{lost.worst:12.2%}{lost.perfect:9.1%}", flush=True)


if __name__ == "__main__":
    main()
