"""Breaks the rules in every way it knows, and lists the changes that no test noticed: see script/mutate.

A survivor needs a reason in reasons.toml why no test can notice it, and a reason needs a survivor.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from .mutants import Mutant, Name
from .trial import NOT_IMPORTED, SURVIVED, File, files, start

REASONS = Path(__file__).with_name("reasons.toml")


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    """Why no test can notice these changes in a place."""

    file: str
    place: str
    changes: list[str]
    why: str
    number: int = 1


def reasons() -> dict[Name, str]:
    listed = msgspec.convert(tomllib.loads(REASONS.read_text()).get("survivor", []), list[Reason])
    return {Name(one.file, one.place, change, one.number): one.why for one in listed for change in one.changes}


def unbroken(file: File) -> float:
    """How many seconds of processor time the tests of a file take while it is unbroken."""
    if not file.tests:
        sys.exit(f"{file.name} has no tests.")
    _, status, usage = os.wait4(start(file, None, seconds=600), 0)
    if (outcome := os.waitstatus_to_exitcode(status)) != SURVIVED:
        why = (
            "is imported by none of its tests"
            if outcome == NOT_IMPORTED
            else "fails its tests, or a law, before anything is broken"
        )
        sys.exit(f"{file.name} {why}: {' '.join(file.tests)}")
    return usage.ru_utime + usage.ru_stime


def survivors(trials: list[tuple[File, Mutant]], processes: int) -> Iterator[Mutant]:
    """Tries all mutants, several at a time."""
    limits = {file: 1 + 3 * unbroken(file) for file in {file for file, _ in trials}}
    waiting, running = trials[::-1], dict[int, Mutant]()
    progress = Progress(len(trials))
    while waiting or running:
        while waiting and len(running) < processes:
            file, mutant = waiting.pop()
            running[start(file, mutant, limits[file])] = mutant
        process, status = os.wait()
        mutant = running.pop(process)
        if survived := os.waitstatus_to_exitcode(status) == SURVIVED:
            yield mutant
        progress.step(survived)
    for file in limits:
        unbroken(file)  # otherwise somebody changed it in the meantime, and the kills mean nothing


class Progress:
    """Progress: in a terminal on one line; in a file, a line now and then."""

    def __init__(self, trials: int) -> None:
        self.trials = trials
        self.done = 0
        self.alive = 0
        self.began = self.shown = time.monotonic()

    def step(self, survived: bool) -> None:
        self.done, self.alive = self.done + 1, self.alive + survived
        now, live, last = time.monotonic(), sys.stderr.isatty(), self.done == self.trials
        if last or now - self.shown > (1 if live else 60):
            self.shown, left = now, (now - self.began) / self.done * (self.trials - self.done)
            far = f"{self.done} of {self.trials} tried, {self.alive} survive, {left / 60:.0f} min left"
            print(f"\r{far:<60}" if live else far, end="" if live and not last else "\n", file=sys.stderr)


def report(chosen: list[File], tried: set[Name], alive: list[Mutant]) -> bool:
    """Prints what survived and why; returns whether every survivor has a reason and every reason a survivor."""
    why, names = reasons(), {mutant.name for mutant in alive}
    for mutant in alive:
        name = mutant.name
        twice = f" ({name.number})" if name.number > 1 else ""
        print(f"\n{name.file}:{mutant.line} {name.place}{twice}\n  {name.change}\n  {why.get(name, 'NO REASON')}")
    print()
    for file in chosen:
        its = {mutant.name for mutant in file.mutants} & tried
        print(f"{file.name}: {len(its)} mutants, {len(its - names)} killed, {len(its & names)} survive")
    here, there = {file.name for file in chosen}, {file.name for file in files()}
    made = {mutant.name for file in chosen for mutant in file.mutants}
    stale = [n for n in why if n in tried - names or (n.file in here and n not in made) or n.file not in there]
    for name in stale:
        print(f"A reason without a survivor: {name.file} {name.place}: {name.change}")
    if without := len(names - why.keys()):
        print(f"{without} survive without a reason: write a test, or say in {REASONS.name} why no test can notice it.")
    return not stale and not without


def main() -> int:
    targets = list(dict.fromkeys(file.target for file in files()))
    parser = argparse.ArgumentParser(prog="script/mutate", description="Break the rules and see which test notices.")
    parser.add_argument("targets", nargs="*", metavar="target", help=f"all of them, or some of: {', '.join(targets)}")
    parser.add_argument("--sample", type=int, metavar="N", help="try only N mutants, chosen at random")
    parser.add_argument("--seed", default="0", metavar="S", help="seed of the sample")
    parser.add_argument("--processes", type=int, default=2, metavar="P", help="how many at a time (default: 2)")
    args = parser.parse_args()
    if unknown := sorted(set(args.targets) - set(targets)):
        parser.error(f"there is no {', '.join(unknown)}: choose from {', '.join(targets)}")
    chosen = [file for file in files() if file.target in (args.targets or targets)]
    trials = [(file, mutant) for file in chosen for mutant in file.mutants]
    if args.sample is not None:
        trials = Random(args.seed).sample(trials, min(args.sample, len(trials)))
    alive = list(survivors(trials, args.processes))
    return 0 if report(chosen, {mutant.name for _, mutant in trials}, alive) else 1


if __name__ == "__main__":
    sys.exit(main())
