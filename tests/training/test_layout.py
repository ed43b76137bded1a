"""One network sees every number of seats in one layout, on the device as in the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from laws import Case

from croupier import games
from croupier.batch import finding
from croupier.games.vabanque.rules import CARDS, FARTHEST, Lay, Place, Walk
from croupier.learn.encoders import encoder
from croupier.players.networks import AIMS, layout
from croupier.training.playing import Groups, Room

NAMES = finding.names()
EVERY = [(name, seats) for name in NAMES for seats in games.find(name).seats]
CLOSE = 1e-3  # inputs of a twin are rounded to float16


def case(name: str, seats: int) -> Case:
    game = games.find(name)
    return Case(game, seats, game.options(), seeds=1, share=0.3)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_places_and_numbers_are_those_of_the_encoder(name: str, seats: int) -> None:
    there, made = layout(name), encoder(games.find(name), seats)
    places = there.places(seats)
    assert len(places) == len({*places.tolist()}) == made.size
    assert places.max() < there.size - AIMS - len(there.game.seats)
    assert [there.moves[number] for number in there.numbers_of(seats)] == [*made.every]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_inputs_are_the_observation_padded_with_zeros(name: str, seats: int) -> None:
    there, made = layout(name), encoder(games.find(name), seats)
    rest = np.setdiff1d(np.arange(there.size), there.places(seats))
    told = np.zeros(there.size)
    told[there.size - AIMS - len(there.game.seats) + there.game.seats.index(seats)] = 1.0
    told[-1] = 0.5
    looked = 0
    for state, rng in case(name, seats).walks():
        view = there.game.view(state, rng.randrange(seats))
        inputs, seen = there.inputs(view, 0.5), np.array(made.observe(view), np.float64)
        if order := there.orders.get(seats):
            seen[order.seen] = seen[order.seen[:, order.places(seen)]]
        assert np.allclose(inputs[there.places(seats)], seen, atol=1e-6)
        assert np.array_equal(inputs[rest], told[rest])
        looked += 1
    assert looked


def test_who_looks_at_a_ring_stands_at_its_first_place() -> None:
    """Vabanque with three seats, as it is and with everything three tiles further on: the same to a player."""
    there = layout("vabanque")
    looked = 0
    for state, _ in case("vabanque", 3).walks():
        if not state.table.pawns:
            continue
        (seat,), tiles = there.game.asked(state) or (0,), len(state.table.chips)
        further = there.game.clone(state)
        t = further.table
        t.chips = t.chips[-3:] + t.chips[:-3]
        t.pawns = [(at + 3) % tiles for at in t.pawns]
        t.laid = [[(at + 3) % tiles for at in cards] for cards in t.laid]
        views = [there.game.view(one, seat) for one in (state, further)]
        assert np.array_equal(there.inputs(views[0], 1.0), there.inputs(views[1], 1.0))
        own, pawn = there.slices(3)["pawns"], state.table.pawns[seat]
        assert there.inputs(views[0], 1.0)[own[0]] == 1.0
        for tile in range(tiles):
            moves = [Place(tile), *(Lay(card, tile) for card in CARDS), Walk(tile % (FARTHEST + 1))]
            moved = [Place((tile + 3) % tiles), *(Lay(card, (tile + 3) % tiles) for card in CARDS), moves[-1]]
            assert there.numbers(views[0], moves) == there.numbers(views[1], moved)
            (number,) = there.numbers(views[0], moves[:1])
            assert number is not None
            assert there.moves[number] == Place((tile - pawn) % tiles)
        looked += 1
    assert looked


@pytest.mark.parametrize("name", NAMES)
def test_a_twin_shows_the_same_inputs(name: str) -> None:
    """With the fewest seats, where most is padded."""
    there = layout(name)
    seats = there.game.seats[0]
    room = Room(there, seats, 8, 1, Groups(), 1.0)

    @jax.jit
    def seen(packed: Any, seat: Any, aim: Any) -> Any:
        return room.inputs(room.host.seen(room.host.seated(packed), seat), aim)

    states, rng = [state for state, _ in case(name, seats).walks() if there.game.asked(state)], Random(1)
    assert states
    for state in rng.sample(states, min(len(states), 12)):
        seat, aim = rng.randrange(seats), rng.random()
        mine = np.asarray(seen(room.host.twin.pack(state), jnp.int32(seat), jnp.float32(aim)), float)
        assert np.abs(mine - there.inputs(there.game.view(state, seat), aim)).max() < CLOSE
