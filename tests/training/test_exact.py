"""Networks: sums that do not depend on the order of adding, the same as on the device, and only legal moves."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from brains import made_up
from laws import Case

from croupier import games
from croupier.core.game import Move
from croupier.players.learned import Learned
from croupier.players.networks import FILE, FINE, GRID, HEAVIEST, MOST, Network, network
from croupier.training import nets

NAMES = [name for name in games.names() if network(name)]
CLOSE = 1e-3  # for the chance of first place; the grid costs the others a little more, which are larger numbers


@cache
def looks(name: str) -> list[tuple[Any, list[Any]]]:
    """Views of seats that are asked, and what they may choose."""
    game, found = games.find(name), list[tuple[Any, list[Any]]]()
    for state, rng in Case(game, game.seats[0], game.options(), seeds=1, share=0.3).walks():
        if asked := game.asked(state):
            view = game.view(game.clone(state), rng.choice([*asked]))
            found.append((view, [*game.moves(view), *game.asides(view)]))
    return found[:30]


def weights_of(name: str) -> dict[str, Any]:
    with (files(games.__name__) / name / FILE).open("rb") as file, np.load(file) as found:
        return dict(found)


def shuffled(weights: dict[str, Any], seed: int) -> dict[str, Any]:
    """The same network with the numbers within each layer in another order, so that sums are added up in another."""
    weights, rng, layer = dict(weights), np.random.default_rng(seed), 0
    while f"w{layer}" in weights:
        order = rng.permutation(len(weights[f"b{layer}"]))
        weights[f"w{layer}"], weights[f"b{layer}"] = weights[f"w{layer}"][:, order], weights[f"b{layer}"][order]
        after = [f"w{layer + 1}"] if f"w{layer + 1}" in weights else ["wp", "wv"]
        weights |= {key: weights[key][order] for key in after}
        layer += 1
    return weights


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_adding_does_not_matter(name: str) -> None:
    mine, other = network(name), Network(games.find(name), shuffled(weights_of(name), 1))
    assert mine
    for view, moves in looks(name):
        assert mine.liked(view, moves) == other.liked(view, moves)
        assert np.array_equal(mine.values([view]), other.values([view]))


def test_without_the_grid_it_would() -> None:
    """So the test above can fail."""
    rng = np.random.default_rng(1)
    row, weights, order = rng.normal(size=400), rng.normal(size=400), rng.permutation(400)
    assert row @ weights != row[order] @ weights[order]


@pytest.mark.parametrize("name", NAMES[:3])
def test_sums_are_those_of_whole_numbers(name: str) -> None:
    """All of it once more in Python's integers, which never round."""
    there, weights = network(name), weights_of(name)
    assert there
    for view, moves in looks(name)[:3]:
        x = [round(float(one * GRID)) for one in there.layout.inputs(view, 1.0)]
        layer = 0
        while f"w{layer}" in weights:
            x = [min(max(_rounded(total), 0), int(MOST * GRID)) for total in _through(weights, str(layer), x)]
            layer += 1
        values = [total / (GRID * FINE) for total in _through(weights, "v", x)]
        liked = [total / (GRID * FINE) for total in _through(weights, "p", x)]
        told, ((win,), (money,)) = there.liked(view, moves), there.values([view])
        assert [win, money] == [values[0], values[1] * there.spread]
        assert told == [liked[number] for number in there.layout.numbers(view, moves) if number is not None]


def _through(weights: dict[str, Any], layer: str, x: list[int]) -> list[int]:
    """Sums in units of 1/(GRID·FINE)."""
    whole = {
        key: np.rint(np.clip(weights[key].astype(float), -HEAVIEST, HEAVIEST) * FINE)
        for key in weights
        if key[1:] == layer
    }
    rows, bias = whole[f"w{layer}"].astype(int).tolist(), whole[f"b{layer}"].astype(int).tolist()
    return [sum(one * row[at] for one, row in zip(x, rows)) + bias[at] * int(GRID) for at in range(len(bias))]


def _rounded(total: int) -> int:
    """To the nearest multiple of 1/GRID, halves to even."""
    return round(total / FINE)  # exact: it divides by a power of two


@pytest.mark.parametrize("name", NAMES)
def test_the_device_thinks_the_same(name: str) -> None:
    there, weights = network(name), weights_of(name)
    assert there
    own = {key: jnp.asarray(x, jnp.float32) for key, x in weights.items() if key[0] in "wb" and key != "worth"}
    for view, moves in looks(name)[:5]:
        liked, values = nets.thought(own, jnp.asarray(there.layout.inputs(view, 1.0)))
        told, ((win,), (money,)) = there.liked(view, moves), there.values([view])
        known = [number or 0 for number in there.layout.numbers(view, moves)]
        assert np.abs(np.asarray(liked)[known] - np.array(told)).max() < 20 * CLOSE
        assert abs(float(values[0]) - win) < CLOSE
        assert abs(float(values[1]) - money / there.spread) < 5 * CLOSE


class TestChoosing:
    class Unknown(Move):
        pass

    def test_what_is_chosen_is_legal(self) -> None:
        game = games.find("three_seven")
        player = Learned(game, Random(1), made_up(game.name))
        for view, moves in looks(game.name):
            assert player.choose(view, moves) in moves

    def test_a_move_without_a_number_is_never_chosen(self) -> None:
        game = games.find("three_seven")
        player = Learned(game, Random(1), made_up(game.name))
        view, moves = next(look for look in looks(game.name) if len(look[1]) > 1)
        assert player.chances(view, [self.Unknown(), *moves]) == [0, *player.chances(view, moves)]
