"""Many games, and the players who play them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from toys import penny, shout, twice

from croupier import games
from croupier.arena.simulate import (
    SimulatedGame,
    SimulationPlan,
    Tally,
    folder_for_records,
    play_quickly,
    play_recorded,
    simulate,
)
from croupier.common import records
from croupier.common.statistics import Sum
from croupier.core.game import Game, Refused
from croupier.core.match import Match
from croupier.games.las_vegas.rules import LasVegas
from croupier.players import usual


def plan(*levels: str, seed: int = 1, save: str | None = None) -> SimulationPlan:
    return SimulationPlan("las_vegas", LasVegas(), levels or ("chaotic",) * 3, seed, save)


def test_the_same_seed_brings_the_same_games_whatever_the_number_of_jobs() -> None:
    alone = list(simulate(plan("chaotic", "regular"), 12))
    assert list(simulate(plan("chaotic", "regular"), 12, jobs=2)) == alone
    assert len(set(alone)) > 1
    assert list(simulate(plan("chaotic", "regular"), 5)) == alone[:5]
    assert list(simulate(plan("chaotic", "regular", seed=2), 12)) != alone


def test_each_game_has_a_record_that_is_legal(tmp_path: Path) -> None:
    folder = folder_for_records(tmp_path / "new" / "records")
    played = list(simulate(plan(save=folder), 2))
    files = sorted(Path(folder).iterdir())
    assert [file.name for file in files] == ["las_vegas-000001.json", "las_vegas-000002.json"]
    for file, one in zip(files, played):
        record = records.open_file(file)
        *_, end = records.replay(record)
        assert end.result is not None
        assert end.result.scores == one.scores
        assert record.seats == ("chaotic 0", "chaotic 1", "chaotic 2")


def test_records_go_to_an_empty_folder_only(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Refused, match="is not empty"):
        folder_for_records(tmp_path)
    with pytest.raises(Refused, match="cannot be used as a folder"):
        folder_for_records(tmp_path / "letter.txt")


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(Refused, match="2 to 5 players"):
        simulate(plan(*["chaotic"] * 6), 1)
    with pytest.raises(
        Refused, match="no player called grandmaster. The players are: chaotic, novice, regular, veteran, expert"
    ):
        simulate(plan("chaotic", "grandmaster"), 1)


def test_a_decision_is_counted_where_a_seat_had_something_to_choose() -> None:
    match, played = play_recorded(games.find("las_vegas"), plan(), Random(1))
    answers = sum(len(getattr(choice, "moves", ())) for choice in match.choices)
    assert 0 < played.decisions < answers  # the rest was forced


@pytest.mark.parametrize("game", [penny.GAME, twice.GAME, shout.GAME], ids=lambda game: game.name)
def test_asides_and_secret_choices_are_played_too(game: Game[Any, Any, Any]) -> None:
    which = SimulationPlan(game.name, game.options(), ("chaotic",) * game.seats[0], 1)
    kinds = set()
    for number in range(30):
        match, played = play_recorded(game, which, Random(number))
        assert match.over
        assert play_quickly(game, which, Random(number)) == played
        kinds |= {type(choice).__name__ for choice in match.choices}
    assert "Aside" in kinds or game is shout.GAME


@pytest.mark.parametrize("name", games.names())
def test_a_record_changes_nothing(name: str, tmp_path: Path) -> None:
    """The same games are played whether their records are kept or not."""
    game = games.find(name)
    for level in {"chaotic", usual(game)}:
        which = SimulationPlan(name, game.options(), (level,) * game.seats[-1], 4)
        kept = replace(which, save=folder_for_records(tmp_path / level))
        assert list(simulate(which, 3)) == list(simulate(kept, 3))


def test_nothing_is_recorded_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "__init__", None)
    assert len(list(simulate(plan(), 2))) == 2


def test_who_share_the_first_place_share_the_win() -> None:
    tally = Tally(3)
    tally.add(SimulatedGame((5, 5, 2), (1, 1, 3), 10))
    tally.add(SimulatedGame((1, 0, 0), (1, 2, 2), 20))
    report = tally.report(seconds=2.0)
    assert report["firsts"] == pytest.approx([1.5, 0.5, 0])
    assert report["mean_scores"] == [3, 2.5, 1]
    assert report["mean_places"] == [1, 1.5, 2.5]
    assert (report["games"], report["games_per_second"], report["decisions_per_second"]) == (2, 1, 15)
    assert (report["shortest"], report["longest"], report["decisions_per_game"]) == (10, 20, 15)


def test_intervals_hold_what_they_promise() -> None:
    """For many samples of a fair die and of a rare event, about 95 % of the intervals contain the true value."""
    rng, held, share_held, samples = Random(3), 0, 0, 400
    for _ in range(samples):
        die, rare = Sum(), Sum()
        for _ in range(100):
            die.add(rng.randint(1, 6))
            rare.add(rng.random() < 0.05)
        low, high = die.interval or (0, 0)
        held += low <= 3.5 <= high
        low, high = rare.share_interval or (0, 0)
        share_held += low <= 0.05 <= high
    assert 0.92 < held / samples < 0.98
    assert 0.91 < share_held / samples < 0.99


def test_few_values_give_no_false_certainty() -> None:
    once = Sum()
    assert once.share_interval is None
    once.add(1)
    assert once.interval is None
    low, high = once.share_interval or (0, 0)
    assert low < 0.3
    assert high == 1
