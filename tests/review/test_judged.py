"""Reviews of games that have networks: the same figures, from what a network expects of every state."""

from __future__ import annotations

from random import Random
from statistics import fmean as mean
from typing import Any

import pytest
from brains import make_up_networks, replace_networks, take_networks_away

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Options
from croupier.core.match import Match
from croupier.core.record import Drawn, Record
from croupier.games.las_vegas.rules import LasVegas
from croupier.games.seventh_heaven.rules import SeventhHeaven
from croupier.players import seated
from croupier.players.playouts import firsts
from croupier.review import Review, analysis, review, usual_playouts
from croupier.review.judge import Fluent, Judge, judge_of
from croupier.review.tasks import TaskRunner


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    make_up_networks(monkeypatch)


def played(name: str, seats: int, seed: int = 1, options: Options | None = None) -> Record:
    game, rng = games.find(name), Random(seed)
    chooser = seated("regular", game, rng).choose
    match = Match(game, seats, options, seeded(rng))
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, chooser(match.view(seat), [*match.moves(seat), *match.asides(seat)]))
    return match.record


def options_of(name: str) -> Options:
    game = games.find(name)
    options: Options = SeventhHeaven(course=("rotary_lottery", "mind_roulette")) if game.within else game.options()
    return options


def sums_up(made: Review) -> None:
    for one in made.people:
        assert one.start.value + one.luck.value + one.skill.value + one.others.value == pytest.approx(one.won, abs=1e-9)
    for point in made.points:
        assert sum(chance.value for chance in point.chances) == pytest.approx(1)
        assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in point.chances)
    for part in ("luck", "skill"):
        assert sum(getattr(one, part).value for one in made.people) == pytest.approx(0, abs=1e-9) or part == "skill"


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_reviewed(name: str) -> None:
    record = played(name, games.find(name).seats[-1], options=options_of(name))
    made = review(record, playouts=2)
    assert made.means == "network"
    assert len(made.points) == len(record.choices) + 1
    assert record.result is not None
    assert [chance.value for chance in made.points[-1].chances] == firsts(record.result.places)
    sums_up(made)
    for one in made.people:
        for decision in (*one.best, *one.worst):
            assert decision.gain.value == pytest.approx(decision.chance - decision.rival)
            assert decision.gain.is_clear


@pytest.mark.usefixtures("made_up")
def test_the_curve_is_what_the_network_says_wherever_somebody_may_choose() -> None:
    record = played("las_vegas", 3)
    runner, made = TaskRunner(record, 0), review(record, playouts=2)
    judge, asked = Judge(runner.game), 0
    for moment, point in zip(runner.moments, made.points):
        if any(len(options) > 1 for options in moment.options.values()):
            asked += 1
            assert [one.value for one in point.chances] == pytest.approx(judge.shares(moment.state))
    assert 20 < asked < len(made.points) - 20


@pytest.mark.usefixtures("made_up")
def test_before_dice_fall_the_curve_is_the_mean_of_what_they_may_bring() -> None:
    """Of two dice, all that may come can be listed."""
    runner = TaskRunner(played("las_vegas", 2), 0)
    game, judge = runner.game, Judge(runner.game)

    def expected(state: Any) -> float:
        if judge.knows(state):
            return judge.shares(state)[0]
        if asked := game.asked(state):
            forced = {seat: game.moves(game.view(state, seat))[0] for seat in asked}
            return expected(after(state, forced))
        outcomes = [*game.odds(state).outcomes()]
        total = sum(weight for _, weight in outcomes)
        return sum(weight * expected(after(state, outcome)) for outcome, weight in outcomes) / total

    def after(state: Any, choice: Any) -> Any:
        made = game.clone(state)
        game.play(made, choice)
        return made

    rolls = [one for one in runner.moments if isinstance(one.choice, Drawn)]
    moment = next(one for one in reversed(rolls) if len([*game.odds(one.state).outcomes()]) == 21)
    sampled = mean(runner.worlds.play(moment, world)[0] for world in range(400))
    assert sampled == pytest.approx(expected(moment.state), abs=0.03)


def by_liking(name: str, seats: int) -> Record:
    """A game in which everybody plays what a network likes most."""
    game = games.find(name)
    fluent, match = Fluent(game, Random(1)), Match(game, seats, source=seeded(1))
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, fluent.by_liking(match.view(seat), [*match.moves(seat), *match.asides(seat)])[0])
    return match.record


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("name", ["las_vegas", "vabanque"])
def test_whoever_plays_as_the_expert_agrees_with_it(name: str) -> None:
    made = review(by_liking(name, games.find(name).seats[1]), playouts=2)
    for one in made.people:
        assert one.agreed == one.decisions > 3
        assert one.worst == ()


@pytest.mark.usefixtures("made_up")
def test_what_networks_have_not_learnt_is_played_out() -> None:
    """Neutral dice and other faces are unknown to them."""
    record = played("las_vegas", 3, options=LasVegas(neutral=True))
    assert review(record, playouts=2).means == "playouts"
    assert usual_playouts(record) == usual_playouts_of_regulars(record)
    game = games.find("las_vegas")
    assert judge_of(game, LasVegas(neutral=True)) is None
    assert judge_of(game, LasVegas()) is not None


def usual_playouts_of_regulars(record: Record) -> int:
    fewest, most = analysis.USUAL
    return min(max(2 * analysis.EFFORT // len(record.choices) ** 2, fewest), most)


def test_without_a_network_games_are_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    take_networks_away(monkeypatch)
    record = played("rotary_lottery", 3)
    assert review(record, playouts=2).means == "playouts"
    assert judge_of(games.find("seventh_heaven")) is None
    assert usual_playouts(record) == analysis.USUAL[1]
    make_up_networks(monkeypatch)
    assert judge_of(games.find("seventh_heaven")) is not None
    assert analysis.JUDGED[0] <= usual_playouts(record) <= analysis.JUDGED[1]


def test_the_same_seed_brings_the_same_review_whatever_the_number_of_jobs() -> None:
    record, done = played("between_bet", 3), list[float]()
    one = review(record, playouts=3, seed=4, progress=done.append)
    assert one == review(record, playouts=3, seed=4, jobs=2)
    assert one.points != review(record, playouts=3, seed=5).points
    assert done == sorted(done)
    assert done[-1] == pytest.approx(1)


@pytest.mark.usefixtures("made_up")
def test_the_same_seed_brings_the_same_review() -> None:
    record = played("three_seven", 3)
    assert review(record, playouts=3, seed=4) == review(record, playouts=3, seed=4)


@pytest.mark.usefixtures("made_up")
def test_chances_make_one_win_even_if_a_network_expects_none() -> None:
    class Hopeless:
        @staticmethod
        def values(views: Any, aim: float) -> Any:
            import numpy as np

            return np.full(len(views), -0.5), np.zeros(len(views))

    with pytest.MonkeyPatch.context() as patch:
        replace_networks(patch, lambda name: Hopeless())  # type: ignore[arg-type, return-value]
        game = games.find("las_vegas")
        state = TaskRunner(played("las_vegas", 4), 0).moments[8].state
        assert Judge(game).shares(state) == [0.25] * 4
