"""From collecting games to a network that has learnt something, at a reduced size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import jax
import numpy as np
import pytest
from command_line import run

from croupier.common.languages import languages, speaking
from croupier.players.networks import Layout, read
from croupier.training import collecting, imitating, nets, studying
from croupier.training.collecting import LEVELS, Arrays
from croupier.training.curve import JUDGED
from croupier.training.exploiting import response
from croupier.training.folder import CHECKPOINT, NET, PAGE, Folder
from croupier.training.learning import Learner, School, Settings, Tally, begun
from croupier.training.nets import Weights
from croupier.training.studying import Plan, Report, train

WIDTHS = 48, 48
SETTINGS = Settings(tables=384, steps=32, batch=1024, rate=2e-3)
ROUNDS = 45
BETTER = 0.15  # of a fair share


@pytest.fixture(scope="module")
def collected(small: Layout) -> Arrays:
    return collecting.collect(small.game.name, 3.0, jobs=1)


@pytest.fixture(scope="module")
def spread(collected: Arrays) -> float:
    return studying.spread_of(collected)


@pytest.fixture(scope="module")
def imitator(small: Layout, collected: Arrays, spread: float) -> Weights:
    return imitating.imitator(collected, small, spread, 1.0, WIDTHS)[0]


@pytest.fixture(scope="module")
def school(small: Layout, imitator: Weights, spread: float) -> School:
    school = School(small, imitator, SETTINGS, spread)
    school.compile(start(imitator))
    return school


def start(imitator: Weights) -> Learner:
    return begun(imitating.as_player(imitator, "veteran"))


class TestCollecting:
    def test_choices_are_among_the_legal_ones(self, small: Layout, collected: Arrays) -> None:
        legal = np.unpackbits(collected["legal"], axis=1, count=len(small.moves))
        rows = np.arange(len(legal))
        assert legal[rows, collected["number"]].all()
        assert legal.sum(1).min() >= 2

    def test_all_levels_play_in_all_seats(self, small: Layout, collected: Arrays) -> None:
        assert {*collected["level"].tolist()} == {*range(len(LEVELS))}
        assert {*collected["seat"].tolist()} == {*range(small.game.seats[0])}
        assert collected["seen"].shape == (len(collected["win"]), small.size)

    def test_what_came_of_it_is_known(self, collected: Arrays) -> None:
        assert np.isfinite(collected["money"]).all()
        assert ((collected["win"] >= 0) & (collected["win"] <= 1)).all()
        ahead = collected["money"] > collected["money"].std()
        assert collected["win"][ahead].mean() > collected["win"][~ahead].mean()

    def test_it_reports_how_far_it_is(self, small: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(collecting, "SLICE", 0.1)
        told = list[float]()
        collecting.collect(small.game.name, 0.4, jobs=1, report=told.append)
        assert told == [0.25, 0.5, 0.75, 1.0]

    def test_several_processes(self) -> None:
        assert len(collecting.collect("three_seven", 0.5, jobs=2)["number"]) > 10


class TestImitating:
    def test_it_tells_levels_apart(self, small: Layout) -> None:
        """Each level has two moves of its own; the first input says which of them."""
        rng, rows = np.random.default_rng(1), 4000
        seen, level = np.zeros((rows, small.size), np.float16), rng.integers(1, 3, rows)
        seen[:, 0] = rng.integers(0, 2, rows)
        legal = np.tile(np.packbits(np.arange(len(small.moves)) < 4), (rows, 1))
        number = seen[:, 0].astype(int) + 2 * (level - 1)
        known: Arrays = {"win": np.full(rows, 0.5), "money": np.zeros(rows)}
        arrays: Arrays = {"seen": seen, "legal": legal, "number": number, "level": level, **known}
        _, agrees = imitating.imitator(arrays, small, 100.0, 1.0, WIDTHS)
        assert min(agrees[1:]) > 0.9

    def test_a_player_begins_as_the_imitation(self, small: Layout, collected: Arrays, imitator: Weights) -> None:
        player, level = imitating.as_player(imitator, "veteran"), LEVELS.index("veteran")
        seen = collected["seen"][:50]
        for aim in (0.0, 1.0):
            told = np.concatenate([seen[:, :-1], np.full((50, 1), aim, np.float16)], 1)
            mine, _ = nets.thought(player, jax.numpy.asarray(told))
            theirs, _ = nets.thought(imitator, imitating.told(jax.numpy.asarray(seen), jax.numpy.full(50, level)))
            assert np.allclose(mine, theirs, atol=1e-4)


class TestLearning:
    def test_a_network_beats_its_own_start(self, small: Layout, school: School, imitator: Weights) -> None:
        """Among imitations it begins with a fair share, and then wins clearly more often."""
        learner = start(imitator)
        before = worth(school, learner.weights)
        for number in range(ROUNDS):
            learner, told, _ = school.round(learner, number / ROUNDS)
            assert all(np.isfinite(float(x)) for x in told)
        assert learner.rounds == ROUNDS
        assert worth(school, learner.mean) > before + BETTER

    def test_validation_does_not_disturb_learning(self, school: School, imitator: Weights) -> None:
        """Two rounds give the same weights whether or not somebody validates between them."""

        def two_rounds(validates: bool) -> Weights:
            again = copy(school)
            again._key, again._tables = jax.random.key(3), [room.begin() for room in school.rooms]
            learner = again.round(start(imitator), 0.0)[0]
            if validates:
                assert len([*again.validate(learner.weights, 5, 2)]) == 2
            return again.round(learner, 0.5)[0].weights

        alone, disturbed = two_rounds(False), two_rounds(True)
        assert all(np.array_equal(alone[key], disturbed[key]) for key in alone)

    def test_validation_is_the_same_every_time(self, school: School, imitator: Weights) -> None:
        player = imitating.as_player(imitator, "novice")
        assert worth(school, player, 6) == worth(school, player, 6)


def worth(school: School, weights: Weights, rounds: int = 32) -> float:
    """First places among imitated veterans and regulars, as a multiple of a fair share."""
    tally = Tally()
    for shares in school.validate(weights, 99, rounds):
        tally.add(shares)
    (seats,) = school.layout.game.seats
    judged = [LEVELS.index(level) for level in JUDGED]
    return float(seats * tally.won[0, judged].sum() / tally.games[0, judged].sum())


@pytest.fixture(scope="module")
def quick() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module")
def trained(
    small: Layout, quick: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, list[Report]]:
    folder, told = tmp_path_factory.mktemp("training") / small.game.name, list[Report]()
    quick.setattr(studying, "VALIDATED", 2)
    plan = Plan(collecting=2, imitating=1, learning=2, jobs=1, settings=SETTINGS, widths=WIDTHS, every=0.5)
    assert train(small.game.name, folder, plan, told.append) == folder / NET
    return folder, told


class TestStudying:
    def test_stages_are_reported_in_order(self, trained: tuple[Path, list[Report]]) -> None:
        _, told = trained
        assert [*dict.fromkeys(one.stage for one in told)] == ["collecting", "imitating", "compiling", "learning"]
        last = told[-1]
        assert last.done == 1.0
        assert last.decisions > 0
        assert last.a_second > 0

    def test_the_best_candidate_is_kept(self, small: Layout, trained: tuple[Path, list[Report]]) -> None:
        folder = Folder(trained[0], small)
        best = max(float((folder.read(path.name) or {})["worth"]) for path in folder.candidates())
        kept = folder.read(NET)
        assert kept
        assert float(kept["worth"]) == best
        assert read(small.game, trained[0] / NET).fits
        assert [len(shares) for shares in folder.validated().values()] == [1, 1]

    def test_it_continues(
        self, small: Layout, trained: tuple[Path, list[Report]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """By the command, which shows what came of it."""
        folder = Folder(trained[0], small)
        monkeypatch.setattr(studying, "usual_settings", lambda name, tables: SETTINGS)
        before, points, candidates = counted(folder), folder.points(), folder.candidates()
        done = run("train", small.game.name, "--minutes", "0.07", "--folder", str(folder.path))
        assert done.exit_code == 0, done.output
        after = counted(folder)
        assert after["seconds"] >= 0.07 * 60 > before["seconds"]
        assert after["decisions"] > before["decisions"]
        assert after["rounds"] > before["rounds"]
        assert after["steps"] > before["steps"]
        assert folder.points()[: len(points)] == points
        assert len(folder.points()) > len(points)
        assert folder.candidates()[: len(candidates)] == candidates
        assert re.search(r"^ +3 +33\.3% +[\d.]+% +[\d.]+%$", done.output, re.M)
        assert f"croupier arena vabanque --players {folder.path / NET},veteran" in done.output.replace("\n", "")

    def test_a_finished_training_is_not_done_again(self, small: Layout, trained: tuple[Path, list[Report]]) -> None:
        told, before = list[Report](), (trained[0] / CHECKPOINT).read_bytes()
        train(small.game.name, trained[0], Plan(learning=1), told.append)
        assert not told
        assert (trained[0] / CHECKPOINT).read_bytes() == before

    def test_a_network_learns_on_from_a_file(self, small: Layout, trained: tuple[Path, list[Report]]) -> None:
        """It likes the same moves and expects the same, with money in other units."""
        network = read(small.game, trained[0] / NET)
        weights = studying.weights_of(network, spread=2 * network.spread)
        seen = Folder(trained[0], small).read("games.npz")["seen"][:20]  # type: ignore[index]
        _, values = nets.thought(weights, jax.numpy.asarray(seen))
        wins, ahead = network.expected(seen.astype(np.float64))
        assert np.allclose(values[:, 0], wins, atol=1e-2)
        assert np.allclose(values[:, 1] * 2 * network.spread, ahead, atol=1e-2 * network.spread)

    def test_the_page_has_all_curves_in_every_language(self, small: Layout, trained: tuple[Path, list[Report]]) -> None:
        folder = Folder(trained[0], small)
        for language in languages():
            with speaking(language):
                folder.note(folder.points()[-1])
            page = (folder.path / PAGE).read_text(encoding="utf-8")
            assert f'lang="{language}"' in page
            assert page.count("<svg") >= 5
            assert "width=device-width" in page


def counted(folder: Folder) -> dict[str, float]:
    found = folder.read(CHECKPOINT)
    assert found
    return dict(zip(("steps", "rounds", "seconds", "decisions", "games"), found["counted"].tolist()))


class TestExploiting:
    def test_a_best_response_takes_a_lot_from_whoever_plays_anything(self, small: Layout, imitator: Weights) -> None:
        player = imitating.as_player(imitator, "novice")
        anything = player | {key: jax.numpy.zeros_like(player[key]) for key in ("wp", "bp")}
        (found,) = response(small, anything, 100.0, 12.0, SETTINGS)
        assert found.seats == small.game.seats[0]
        assert found.games > 100
        assert found.share > (1 + BETTER) / found.seats
        assert found.ahead > 0
