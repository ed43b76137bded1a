"""Games whose chance was settled before they began, made without a house; and the verifier that shares no code."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from croupier.core.game import Game
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.fairness import Contribution, Fairness, commitment, fair

VERIFIER = Path(__file__).parents[1] / "examples/verify.py"


def played(game: Game[Any, Any, Any], seats: int, seed: int) -> Record:
    """A game among people who choose at random; some of them added to its chance."""
    rng = Random(f"{game.name} {seats} {seed}")
    secret = rng.randbytes(32)
    people = [seat for seat in range(seats) if rng.random() < 0.8] or [0]
    given = tuple(Contribution(seat, rng.randbytes(32).hex()) for seat in people)
    left_out = tuple(seat for seat in range(seats) if seat not in people)
    match = Match(game, seats, source=fair(secret, given), quiet=True)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice([*match.moves(seat), *match.asides(seat)]))
    return msgspec.structs.replace(
        match.record, fairness=Fairness(commitment(secret), secret.hex(), given, left_out)
    )  # fmt: skip


def verifier() -> ModuleType:
    """examples/verify.py, as anybody would run it."""
    spec = importlib.util.spec_from_file_location("independent_verifier", VERIFIER)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
