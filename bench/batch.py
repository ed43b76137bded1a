"""How many decisions a second batch twins take, at random, against pgx, OpenSpiel, `lasvegas` and the rules themselves.

    script/bench batch                                    every game at its most seats, on the best device there is
    script/bench batch las_vegas:5 red_end:3 --tables 4096 65536
    script/bench batch --json figures.json                the same, for programs

A decision is one where a seat had a choice: forced moves and pauses do not count. Before anything is measured, tables
have come to different stages of their games. Everything is the best of several runs, as others may share the machine.
What is not installed on a machine is named and left out.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import jax
import jax.numpy as jnp

from bench.reference import reference
from croupier import games
from croupier.batch import finding
from croupier.batch.host import Host, Seated
from croupier.batch.kit import words_from
from croupier.common.episode import Episode

ROOT = Path(__file__).resolve().parents[1]
STEPS = 64  # compiled together
REPEATS = 3
SECONDS = 1.0  # for each of them
P = TypeVar("P")
PGX = ("backgammon", "kuhn_poker", "leduc_holdem")
OPEN_SPIEL = ("backgammon", "kuhn_poker", "leduc_poker")
LAS_VEGAS = """
import random, sys, time
from lasvegas import Game
random.seed(1)
game = Game(num_players=5)
best = 0
for _ in range(5):
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < 0.4:
        game.run()
        count += 1
    best = max(best, count / spent)
print(best)
"""


def done(work: P) -> P:
    """What a device has been told to work out, once it has."""
    return cast(P, jax.block_until_ready(work))  # type: ignore[no-untyped-call]


def twin_at(name: str, seats: int, tables: int, observed: bool) -> dict[str, Any]:
    """How fast many tables of a twin play at random."""
    twin = finding.find(name, seats)
    host = Host(twin)

    def one_step(at: Seated, seed: Any) -> tuple[Seated, Any, Any, Any]:
        words = words_from(seed, twin.words)
        seen = host.seen(at, jnp.maximum(at.turn, 0)).sum() if observed else 0.0
        after = host.step(at, host.random_number(at, words[0]), words)
        return after, at.turn >= 0, host.is_over(after), seen

    @partial(jax.jit, donate_argnums=0)
    def play(at: Seated, key: Any) -> tuple[Seated, Any, Any, Any]:
        def body(carry: Any, key: Any) -> tuple[Any, None]:
            at, asked, over, seen = carry
            seeds = jax.random.bits(key, (tables, 2))
            at, was_asked, is_over, saw = jax.vmap(one_step)(at, seeds)
            return (at, asked + was_asked.sum(), over + is_over.sum(), seen + saw.sum()), None

        start = at, jnp.int32(0), jnp.int32(0), jnp.float32(0)
        played: tuple[Seated, Any, Any, Any] = jax.lax.scan(body, start, jax.random.split(key, STEPS))[0]
        return played

    at, key = host.many(tables), jax.random.key(0)
    size = sum(x.nbytes for x in jax.tree.leaves(at)) / tables
    begun = time.perf_counter()
    compiled = play.lower(at, key).compile()
    compiling = time.perf_counter() - begun
    keys = iter(jax.random.split(jax.random.key(1), 100_000))
    for _ in range(4):  # tables come to different stages
        at, *_ = compiled(at, next(keys))
    best: dict[str, float] = {"decisions": 0.0}
    for _ in range(REPEATS):
        asked = over = passes = 0
        done(at)
        begun = time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            at, some, ended, _ = done(compiled(at, next(keys)))
            asked, over, passes = asked + int(some), over + int(ended), passes + 1
        took = time.perf_counter() - begun
        steps = passes * STEPS * tables
        if asked / took > best["decisions"]:
            best = {"decisions": asked / took, "games": over / took, "steps": steps / took, "asked": asked / steps}
    return best | {
        "game": name,
        "seats": seats,
        "tables": tables,
        "compile_seconds": compiling,
        "bytes": size,
    }


def decisions_a_second(play: Callable[[], int]) -> float:
    """Of something that plays a game and returns how many decisions it took, on one core."""
    best = 0.0
    for _ in range(REPEATS):
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < SECONDS / 2:
            decisions += play()
        best = max(best, decisions / spent)
    return best


def rules_alone(name: str, seats: int) -> float:
    """The rules by the quick host, at random and counted in the same way."""
    game, rng = games.find(name), Random(1)

    def play() -> int:
        episode, decisions = Episode(game, seats, game.options(), rng), 0
        while episode.open:
            seat = next(iter(episode.open))
            choices = episode.choices(seat)
            decisions += len(choices) > 1
            episode.choose(seat, choices[int(rng.random() * len(choices))])
        return decisions

    return decisions_a_second(play)


def pgx_at(name: str, tables: int) -> float:
    """pgx's own game, played in the same way: steps a second, each of them a decision."""
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one_step(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        action = jax.random.categorical(first, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, action, second)

    @partial(jax.jit, donate_argnums=0)
    def play(state: Any, key: Any) -> Any:
        def body(state: Any, key: Any) -> tuple[Any, None]:
            return jax.vmap(one_step)(state, jax.random.split(key, tables)), None

        return jax.lax.scan(body, state, jax.random.split(key, STEPS))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), tables))
    state = done(play(state, jax.random.key(1)))
    best = 0.0
    for repeat in range(REPEATS):
        passes, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            state = done(play(state, jax.random.key(100 * repeat + passes)))
            passes += 1
        best = max(best, passes * STEPS * tables / (time.perf_counter() - begun))
    return best


def open_spiel_at(name: str) -> float:
    """OpenSpiel's game, through its Python interface, on one core."""
    import pyspiel  # type: ignore[import-not-found]

    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return decisions_a_second(play)


def lasvegas_games() -> float | None:
    """Games a second of the package `lasvegas`, in its own environment (NumPy 1); None where that cannot be made."""
    python = sys.executable
    if not find_spec("lasvegas"):
        made = subprocess.run([ROOT / "script" / "env", "bench"], capture_output=True, text=True, check=False)
        if made.returncode:
            return None
        python = made.stdout.strip()
    done = subprocess.run([python, "-c", LAS_VEGAS], capture_output=True, text=True, check=False)
    return None if done.returncode else float(done.stdout)


def wished(named: list[str]) -> Iterator[tuple[str, int]]:
    for one in named or finding.names():
        name, _, seats = one.partition(":")
        yield name, int(seats) if seats else games.find(name).seats[-1]


def millions(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e4 else f"{number:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/bench batch", description="Decisions a second of batch twins.")
    parser.add_argument("games", nargs="*", metavar="game[:seats]", help="all of them, at their most seats, or some")
    parser.add_argument("--tables", type=int, nargs="+", help="at once; by default what suits the device")
    parser.add_argument("--bare", action="store_true", help="leave out how fast it is with observations")
    parser.add_argument("--no-peers", action="store_true", help="leave out pgx, OpenSpiel and lasvegas")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    args = parser.parse_args()
    device = jax.devices()[0]
    tables = args.tables or ([1024, 4096] if device.platform == "cpu" else [1 << 14, 1 << 17, 1 << 20])
    unit = reference()
    print(f"{device.device_kind}, JAX {jax.__version__}; reference loop: {unit:.0f} per second")
    print(
        f"\n{'game':16}{'seats':>6}{'tables':>9}{'decisions/s':>14}{'games/s':>12}{'asked':>7}{'seen/s':>12}"
        f"{'compile s':>11}{'bytes':>7}{'rules/s':>10}{'times':>9}"
    )
    rows = []
    for name, seats in wished(args.games):
        alone = rules_alone(name, seats)
        for count in tables:
            bare = twin_at(name, seats, count, observed=False)
            seen = 0.0 if args.bare else twin_at(name, seats, count, observed=True)["decisions"]
            rows.append(bare | {"observed_decisions": seen, "rules_decisions": alone})
            print(
                f"{name:16}{seats:6}{count:9}{millions(bare['decisions']):>14}{millions(bare['games']):>12}"
                f"{bare['asked']:7.0%}{millions(seen):>12}{bare['compile_seconds']:11.1f}"
                f"{bare['bytes']:7.0f}{millions(alone):>10}{bare['decisions'] / alone:9.0f}",
                flush=True,
            )
    others = {} if args.no_peers else peers(tables)
    if args.json:
        about = {"device": device.device_kind, "jax": jax.__version__, "reference": unit}
        args.json.write_text(json.dumps(about | {"twins": rows, "others": others}, indent=1), encoding="utf-8")


def peers(tables: list[int]) -> dict[str, float]:
    """Games of others in the same run."""
    found: dict[str, float] = {}
    print()
    if find_spec("pgx"):
        for name in PGX:
            for count in tables:
                found[f"pgx {name} {count}"] = speed = pgx_at(name, count)
                print(f"pgx {name:20}{count:9} tables {millions(speed):>12} decisions/s", flush=True)
    else:
        print("pgx is not installed here.")
    if find_spec("pyspiel"):
        for name in OPEN_SPIEL:
            found[f"OpenSpiel {name}"] = speed = open_spiel_at(name)
            print(f"OpenSpiel {name:20}   one core {millions(speed):>12} decisions/s", flush=True)
    else:
        print("OpenSpiel is not installed here.")
    if (speed_or_none := lasvegas_games()) is not None:
        found["lasvegas"] = speed_or_none
        print(f"lasvegas, five seats            one core {speed_or_none:12.0f} games/s", flush=True)
    else:
        print("The package lasvegas is not installed here.")
    return found


if __name__ == "__main__":
    main()
