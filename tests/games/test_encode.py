"""Views as arrays and moves as numbers: laws on every game, at every player count and with every option."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import laws
import numpy as np
import pytest
from every_game import HOUSE, tables

from croupier.core.game import Refused, Seat
from croupier.learn.encoders import HIGH, LOW, Encoder, encoder

TABLES = [param for param in tables() if param.values[0].game in HOUSE]
SHARE = 0.3  # of the states that a law looks at


def looks(table: laws.Case) -> list[tuple[Any, Seat]]:
    """What seats see in random games, as copies: whoever is asked, and now and then somebody else."""
    found = []
    for state, rng in table.walks():
        asked = table.game.asked(state)
        copy = table.game.clone(state)
        found += [(copy, seat) for seat in range(table.seats) if seat in asked or rng.random() < 0.1]
    return found


def the_slices_cover_the_array(made: Encoder, table: laws.Case) -> None:
    assert [one.start for one in made.slices.values()] == [0, *(one.stop for one in made.slices.values())][:-1]
    assert [*made.slices.values()][-1].stop == made.size
    assert len(made.slices) == len(made.layout)
    assert all(
        one.about and one.size == made.slices[one.name].stop - made.slices[one.name].start for one in made.layout
    )
    for state, seat in looks(table):
        view = table.game.view(state, seat)
        for one in made.layout:
            assert len(one.of(view)) == one.size, f"{one.name} in {state.phase}"


def numbers_are_within_bounds(made: Encoder, table: laws.Case) -> None:
    for state, seat in looks(table):
        array = made.observe(table.game.view(state, seat))
        assert array.shape == (made.size,)
        assert array.dtype == np.float32
        assert np.isfinite(array).all()
        outside = [name for name, at in made.slices.items() if array[at].min() < LOW or array[at].max() > HIGH]
        assert not outside, f"{outside} in {state.phase}"


def every_move_has_a_number_and_comes_back(made: Encoder, table: laws.Case) -> None:
    game = table.game
    for state, seat in looks(table):
        view = game.view(state, seat)
        if seat not in game.asked(state):
            continue
        moves = [*game.moves(view), *game.asides(view)]
        mask = made.mask(moves)
        assert mask.sum() == len(moves)
        for move in moves:
            number = made.number(move)
            assert mask[number]
            assert made.move(number, moves) == move
    assert len(set(made.every)) == made.moves


def an_array_holds_only_what_the_seat_may_know(made: Encoder, table: laws.Case) -> None:
    """Worlds that look alike give the same array."""
    for state, rng in table.walks():
        for seat in range(table.seats):
            view = table.game.view(state, seat)
            world = table.game.imagine(view, rng)
            assert made.observe(table.game.view(world, seat)).tobytes() == made.observe(view).tobytes()


def what_a_seat_decides_on_differs(made: Encoder, table: laws.Case) -> None:
    """From one decision of a game to the next the array changes if what the seat sees does."""
    game = table.game
    for seat in range(table.seats):
        asked = [view for state, at in looks(table) if at == seat and seat in game.asked(view := game.view(state, at))]
        for one, two in pairwise(asked):
            if laws.pack(one) != laws.pack(two):
                assert made.observe(one).tobytes() != made.observe(two).tobytes(), one.phase


LAWS: list[Callable[[Encoder, laws.Case], None]] = [
    the_slices_cover_the_array,
    numbers_are_within_bounds,
    every_move_has_a_number_and_comes_back,
    an_array_holds_only_what_the_seat_may_know,
    what_a_seat_decides_on_differs,
]


@pytest.mark.parametrize("table", TABLES)
def test_encoding(table: laws.Case) -> None:
    shared = laws.Case(table.game, table.seats, table.options, seeds=1, share=SHARE)
    made = encoder(table.game, table.seats, table.options)
    for law in LAWS:
        law(made, shared)


def test_a_number_that_may_not_be_chosen_is_refused() -> None:
    made = encoder("las_vegas", 2)
    for number in (5, 6, -1):
        with pytest.raises(Refused, match="0, 1"):
            made.move(number, made.every[:2])


def test_the_roll_is_where_it_says() -> None:
    made = encoder("las_vegas", 3)
    table = laws.Case(made.game, 3, seeds=1)
    for state, seat in looks(table):
        array, t = made.observe(table.game.view(state, seat)), state.table
        assert (8 * array[made.slices["roll"]]).tolist() == list(t.roll)
        assert array[made.slices["turn"]].argmax() == (t.turn - seat) % 3


def test_playing_needs_none_of_this() -> None:
    """Whoever has not installed the extras can still do everything else; and NumPy, which takes its time, is imported
    only for networks."""
    code = """
import sys
from pkgutil import walk_packages
import croupier
from importlib import import_module
for module in walk_packages(croupier.__path__, "croupier."):
    is_extra = ".learn." in module.name or ".batch" in module.name or ".training" in module.name
    is_network = module.name.endswith((".networks", ".seventh_heaven.outlook"))
    if not is_extra and not is_network and not module.name.endswith(("__main__", "migrations.env", ".postgres")):
        import_module(module.name)
print(*{"numpy", "gymnasium", "jax", "pettingzoo"} & {*sys.modules})
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert loaded == []
