"""How well the rules of thumb do: one regular among chaotic players, first places (shared ones count their share)."""

from __future__ import annotations

import os

from croupier import games
from croupier.arena.simulate import Plan, Sum, simulate

GAMES = 2000


def main() -> None:
    print(f"{'game':16}{'seats':>6}{'first places':>14}   95 %            fair share")
    for name in games.names():
        game = games.find(name)
        for seats in game.seats:
            firsts = Sum()
            for seat in range(seats):
                players = tuple("regular" if place == seat else "chaotic" for place in range(seats))
                plan = Plan(name, game.options(), players, seed=seat)
                for played in simulate(plan, GAMES // seats, jobs=os.cpu_count() or 1):
                    firsts.add((played.places[seat] == 1) / played.places.count(1))
            low, high = firsts.share_interval or (0, 1)
            print(f"{name:16}{seats:6}{firsts.mean:14.1%}   {low:.1%} – {high:.1%}   {1 / seats:.1%}", flush=True)


if __name__ == "__main__":
    main()
