"""One mutant against the tests that should notice it, in a process of its own.

The process is forked once everything but our own code is imported, and imports one module from a broken syntax tree.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import resource
import signal
import sys
from dataclasses import dataclass
from functools import cached_property
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType

import msgspec
import pytest
from hypothesis import Phase, settings

from .mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "croupier"
LAYERS = ("core", "kit")
QUIETLY = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
SURVIVED, KILLED, NOT_IMPORTED = 0, 1, 2
MEMORY, MEMORY_OF_TWINS = 4 << 30, 16 << 30  # bytes; JAX reserves more than it uses
QUICKLY = settings(derandomize=True, database=None, deadline=None, max_examples=30, phases=[Phase.generate])
settings.register_profile("mutate", QUICKLY)
settings.load_profile("mutate")


@dataclass(frozen=True)
class File:
    """A module that can be broken."""

    target: str  # core, kit, batch, or a game
    path: Path

    @cached_property
    def name(self) -> str:
        return self.path.relative_to(SOURCE).as_posix()

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_bytes())

    @cached_property
    def mutants(self) -> list[Mutant]:
        return mutants(self.name, self.tree)

    @property
    def tests(self) -> list[str]:
        """The tests of the rules: no playthroughs, which notice any change, right or wrong; no bots and no pictures.

        A twin's is the law of twins on its game; the law on two games watches over what all twins share.
        """
        if self.target == "batch":
            return [str(TESTS / "batch"), "-k", "test_kit or las_vegas-3 or three_seven-3"]
        if self.path.stem == "batch":
            return [str(TESTS / "batch" / "test_twins.py"), "-k", self.target]
        if self.target in LAYERS:
            return [str(TESTS / "core"), str(TESTS / "kit"), str(TESTS / "common" / "test_records.py")]
        beside = (self.path.parent / "tests").glob("test_*.py")
        return [str(file) for file in sorted(beside) if file.stem not in ("test_bots", "test_screen")]

    @property
    def is_of_twins(self) -> bool:
        return "batch" in (self.target, self.path.stem)


def files() -> list[File]:
    """Every module that can be broken, found by looking at the folders. `look` is about pictures."""
    shared = [File(layer, path) for layer in LAYERS for path in sorted((SOURCE / layer).rglob("[!_]*.py"))]
    twins = [File("batch", SOURCE / "batch" / name) for name in ("host.py", "kit.py", "seventh_heaven.py")]
    games = [File(path.parent.name, path) for path in sorted(SOURCE.glob("games/*/*.py"))]
    rules = [file for file in games if file.path.stem in ("rules", "batch")]
    return [file for file in (*shared, *twins, *rules) if file.path.stem != "look"]


class Broken(SourceFileLoader):
    """Imports one module from its syntax tree instead of its file."""

    imported = False

    def __init__(self, file: File) -> None:
        super().__init__(".".join(file.path.relative_to(SOURCE.parent).with_suffix("").parts), str(file.path))
        self.tree = file.tree

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        self.imported = True
        code: CodeType = compile(ast.fix_missing_locations(self.tree), self.path, "exec")
        return code


def start(file: File, mutant: Mutant | None, seconds: float) -> int:
    """A process that tries the mutant, or the unbroken file, within some processor seconds. Its exit status tells."""
    if process := os.fork():
        return process
    outcome = KILLED
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        most = MEMORY_OF_TWINS if file.is_of_twins else MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        if mutant:
            mutant.slot.put(mutant.new)
        outcome = judge(file)
    finally:
        os._exit(outcome)


def judge(file: File) -> int:
    loader = Broken(file)
    sys.meta_path.insert(0, loader)
    if pytest.main([*QUIETLY, *file.tests]):
        return KILLED
    if not file.is_of_twins:
        keep_laws(file.target)
    return SURVIVED if loader.imported else NOT_IMPORTED


def keep_laws(target: str) -> None:
    """The laws on this game, or on the toys if it is not a game. No other game runs, so none can be to blame."""
    import laws  # only now, like all our own code: the broken module must be imported after it is broken
    from toys import penny, shout, twice

    from croupier import games

    house = [games.find(target)] if target in games.names() else []
    for game in house or (penny.GAME, shout.GAME, twice.GAME):
        written = (SOURCE / "games" / game.name / "tests" / "options").glob("*.json")
        examples = tuple(msgspec.json.decode(file.read_bytes(), type=game.options) for file in sorted(written))
        for seats in game.seats:
            for options in laws.variants(game, seats, examples):
                for law in laws.LAWS:
                    law(laws.Case(game, seats, options, seeds=1 if house else 3, share=0.02 if house else 1.0))
