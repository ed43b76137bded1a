"""`croupier simulate --batch`: the same figures as without it, within their intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import refused, run

from croupier import games
from croupier.arena.simulate import SimulationPlan, Tally, simulate, simulate_in_batches
from croupier.common.statistics import SURE, Sum
from croupier.core.game import Refused


def plan(game: str, seats: int, **more: Any) -> SimulationPlan:
    terms: dict[str, Any] = {"players": ("chaotic",) * seats, "seed": 1} | more
    return SimulationPlan(game, games.find(game).options(), **terms)


def in_batches(plan: SimulationPlan, count: int) -> Tally:
    *_, last = simulate_in_batches(plan, count)
    return last


def apart(one: Sum, two: Sum) -> bool:
    """Whether two means differ by more than chance would explain, one time in a thousand."""
    mine, theirs = one.within(SURE), two.within(SURE)
    assert mine
    assert theirs
    return mine[1] < theirs[0] or theirs[1] < mine[0]


@pytest.mark.parametrize(("game", "seats"), [("las_vegas", 3), ("three_seven", 3), ("between_bet", 3)])
def test_the_figures_are_those_of_the_rules(game: str, seats: int) -> None:
    """Between Bet and Three Seven have loans: a player who is forced must not be asked about them."""
    alone = Tally(seats)
    for played in simulate(plan(game, seats), 400):
        alone.add(played)
    many = in_batches(plan(game, seats), 1500)
    assert (alone.games, many.games) == (400, 1500)
    for seat in range(seats):
        assert not apart(alone.scores[seat], many.scores[seat])
        assert not apart(alone.places[seat], many.places[seat])
        assert not apart(alone.firsts[seat], many.firsts[seat])
    assert not apart(alone.decisions, many.decisions)
    assert many.shortest < many.decisions.mean < many.longest


def test_the_same_seed_brings_the_same_games() -> None:
    one, two, three = (in_batches(plan("las_vegas", 2, seed=seed), 100).report(1) for seed in (1, 1, 2))
    assert one == two != three
    assert one["games"] == 100


def test_what_was_added_up_elsewhere_is_the_same_mean() -> None:
    values = [3.0, 5.0, 10.0, 10.0]
    slowly = Sum()
    for value in values:
        slowly.add(value)
    at_once = Sum.of(len(values), sum(values), sum(value * value for value in values))
    assert at_once.mean == slowly.mean
    assert at_once.interval == pytest.approx(slowly.interval)
    assert Sum.of(0, 0.0, 0.0).interval is None


class TestCommand:
    def test_players_are_chaotic_without_being_told(self) -> None:
        report = json.loads(run("simulate", "las_vegas", "--seats", "2", "--games", "50", "--batch", "--json").output)
        assert report["players"] == ["chaotic", "chaotic"]
        assert report["games"] == 50

    @pytest.mark.parametrize(
        ("more", "said"),
        [
            (("las_vegas", "--players", "regular"), "In batches everybody plays at random"),
            (("seventh_heaven",), "seventh_heaven has no batch twin"),
        ],
    )
    def test_what_a_twin_cannot_do_is_refused(self, more: tuple[str, ...], said: str) -> None:
        assert said in " ".join(refused("simulate", *more, "--games", "5", "--batch").split())

    def test_records_are_refused(self, tmp_path: Path) -> None:
        folder = tmp_path / "records"
        assert "no records are kept" in refused("simulate", "las_vegas", "--batch", "--save", str(folder))
        assert not folder.exists()
        with pytest.raises(Refused, match="no records are kept"):
            in_batches(plan("las_vegas", 2, save=str(tmp_path)), 5)
