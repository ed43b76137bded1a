"""The examples of learning really learn: at a reduced size, with fixed seeds."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from learnt import example
from open_spiel.python import policy as policies  # type: ignore[import-untyped]
from open_spiel.python.algorithms import exploitability  # type: ignore[import-untyped]

VEGAS, BLUFF = example("train_las_vegas"), example("cfr_bluff")


@pytest.fixture(scope="module")
def trained() -> tuple[Any, list[Any]]:
    network, course = VEGAS.train(games=1500, seed=1, looks=1, tries=320)
    return network, course


def test_the_learner_of_las_vegas_gets_better(trained: tuple[Any, list[Any]]) -> None:
    """Clearly better than at the start, and than a player that places at random."""
    first, last = trained[1]
    assert (first.learnt, first.games, last.games) == (0, 320, 320)
    assert last.learnt >= 1500
    assert last.within[0] > first.within[1] + 0.3
    assert last.within[0] > 0.5


def test_the_same_seed_learns_the_same() -> None:
    one, two = [VEGAS.train(games=100, seed=4, looks=1, tries=64) for _ in range(2)]
    assert all((mine == other).all() for mine, other in zip(one[0].weights, two[0].weights))
    assert one[1] == two[1]


def test_a_step_of_learning_goes_down_the_slope() -> None:
    """The gradients that the network computes match those found numerically."""
    np = VEGAS.np
    rng = np.random.default_rng(2)
    network = VEGAS.Network(5, 3, rng)
    network.weights = [weights.astype(np.float64) + rng.normal(0, 0.3, weights.shape) for weights in network.weights]
    seen, chosen, ended = rng.normal(size=(4, 5)), np.array([0, 1, 2, 1]), rng.normal(size=4)

    def wrong() -> float:
        return float(((network(seen)[range(4), chosen] - ended) ** 2).mean() / 2)

    slopes = network.slopes(seen, chosen, ended)
    for weights, slope in zip(network.weights, slopes):
        place = tuple(rng.integers(size) for size in weights.shape)
        before = weights[place]
        weights[place] = before + 1e-6
        more = wrong()
        weights[place] = before - 1e-6
        assert slope[place] == pytest.approx((more - wrong()) / 2e-6, abs=1e-6)
        weights[place] = before


@pytest.fixture(scope="module")
def bluffing() -> tuple[Any, list[tuple[int, float]]]:
    learner, course = BLUFF.train(rounds=100)
    return learner, course


def test_regrets_lead_towards_perfect_play(bluffing: tuple[Any, list[tuple[int, float]]]) -> None:
    lost = [lost for _, lost in bluffing[1]]
    assert lost[0] > 10
    assert all(then <= before for before, then in pairwise(lost))
    assert 0 <= lost[-1] < lost[0] / 500


def test_open_spiel_finds_the_same_losses(bluffing: tuple[Any, list[tuple[int, float]]]) -> None:
    """Our figure is half of what OpenSpiel adds up over both seats."""
    learner, course = bluffing
    game, learnt = BLUFF.small_game(), learner.policy()

    def chances(state: Any) -> dict[int, float]:
        return dict(zip(state.legal_actions(), learnt[state.information_state_string()]))

    policy = policies.tabular_policy_from_callable(game, chances)
    assert exploitability.nash_conv(game, policy) / 2 == pytest.approx(course[-1][1], abs=1e-9)


def test_it_learns_to_bluff(bluffing: tuple[Any, list[tuple[int, float]]]) -> None:
    """Whoever has the seven raises, and so, often, does whoever has not."""
    learner, _ = bluffing
    often = BLUFF.raises(learner.root, learner.policy())
    assert often[7] > 0.9
    assert 0.1 < often[1] < 0.95


def test_curves_are_pictures(trained: tuple[Any, list[Any]], bluffing: tuple[Any, list[tuple[int, float]]]) -> None:
    for drawn in (VEGAS.drawn(trained[1]), BLUFF.drawn(bluffing[1])):
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.findall(".//{*}path[@class='curve m0']")
