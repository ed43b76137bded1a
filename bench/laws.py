"""The laws on many more random games than the tests can afford. `script/bench laws [seeds]`; 20 by default.

Then the law of twins, as many games at each of sixteen tables.
"""

from __future__ import annotations

import sys
import time

import laws
from every_game import HOUSE, examples
from twins import keep_law

from croupier import games
from croupier.batch import finding


def main() -> None:
    seeds, broken = int(sys.argv[1]) if len(sys.argv) > 1 else 20, 0
    for game in HOUSE:
        for seats in game.seats:
            for options in laws.variants(game, seats, examples(game)):
                for law in laws.LAWS:
                    start = time.perf_counter()
                    try:
                        law(laws.Case(game, seats, options, seeds=seeds, share=0.3))
                    except AssertionError as breach:
                        broken += 1
                        print(f"{game.name} with {seats}, {options}: {law.__name__}: {breach}", flush=True)
                    spent = time.perf_counter() - start
                    print(f"{game.name:16}{seats:3} {law.__name__:55}{spent:7.1f} s", flush=True)
    for name in finding.names():
        for seats in games.find(name).seats:
            start = time.perf_counter()
            try:
                keep_law(name, seats, games_each=seeds, seed="long")
            except AssertionError as breach:
                broken += 1
                print(f"the twin of {name} with {seats}: {breach}", flush=True)
            print(
                f"{name:16}{seats:3} {'a twin plays as the rules do':55}{time.perf_counter() - start:7.1f} s",
                flush=True,
            )
    print("all laws hold" if not broken else f"{broken} breaches")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
