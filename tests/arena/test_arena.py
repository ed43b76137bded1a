"""Tournaments: who meets whom, and how the games are played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tournaments import VEGAS, all_of, held, plan

from croupier.arena import plan as plans
from croupier.arena.plan import Plan
from croupier.arena.playing import Misplay, play_out, sit_down
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.arena.workers import _do
from croupier.common.episode import Episode
from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.core.record import canonical


class TestPlan:
    def test_every_order_of_the_players_is_met_equally_often(self) -> None:
        """Two of three are the same player, so there are three orders; ten games become twelve."""
        which = plan(games=10)
        assert (which.games, which.round, which.rotates) == (12, 3, False)
        assert [which.arrangement(number) for number in range(4)] == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 1, 1)]

    def test_too_many_orders_become_rotations(self) -> None:
        which = plan("regular", "chaotic", "rollout@1", "rollout@2", games=10)
        assert (which.games, which.round, which.rotates) == (12, 4, True)
        assert [which.arrangement(number) for number in range(3)] == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1)]
        assert plan("regular", "chaotic", "rollout@1", "rollout@2", games=24).round == 24

    def test_names_of_files_are_short_unless_alike(self) -> None:
        assert plans.short_names(("expert", "/a/my.py:Shark")) == ("expert", "my.py:Shark")
        assert plans.short_names(("/a/my.py:Shark", "/b/my.py:Shark")) == ("/a/my.py:Shark", "/b/my.py:Shark")

    def test_what_cannot_be_played_is_refused_at_once(self, bots: Path) -> None:
        for players, sentence in {
            ("regular",): "2 to 5 players, not 1",
            ("regular", "shark"): "no player called shark",
            ("regular", "/nowhere/bots.py:Shark"): "not a readable Python file",
            ("regular", f"{bots}:Whale"): "has no class Whale",
            ("regular", f"{bots}:Mute"): r"no class Mute with a method choose\(view, moves\)",
        }.items():
            with pytest.raises(Refused, match=sentence):
                plan(*players)


class TestGames:
    def test_the_same_games_whoever_shares_the_work(self) -> None:
        which = plan(duplicate=True, games=30)
        alone = all_of(which)
        assert [played.number for played in alone] == list(range(30))
        assert all_of(which, jobs=2) == alone
        assert len({played.scores for played in alone}) > 20
        assert all_of(plan(duplicate=True, games=30, seed=2)) != alone

    def test_the_same_games_on_ray(self) -> None:
        """On a cluster of one, made for the purpose."""
        which = plan("regular", "chaotic", games=4)
        assert all_of(which, ray="local", jobs=1) == all_of(which)

    def test_no_cluster_there(self) -> None:
        with pytest.raises(Refused, match="There is no Ray cluster at nowhere"):
            held(plan(), ray="nowhere")

    def test_the_same_dice_are_met_from_every_seat(self) -> None:
        """The nth draw for the same purpose from the same odds has the same outcome throughout a deal."""

        def drawn(which: Plan, number: int) -> dict[tuple[str, int, bytes], Any]:
            source, found, before = plans.chance(which, number), dict[tuple[str, int, bytes], Any](), dict[str, int]()
            source = seeded(source) if isinstance(source, Random) else source

            def note(odds: Any, drawn: str) -> Any:
                nth = before[drawn] = before.get(drawn, 0) + 1
                outcome = found[drawn, nth, canonical(odds)] = source(odds, drawn)
                return outcome

            names = [which.entrants[one] for one in which.arrangement(number)]
            players = sit_down(VEGAS, names, [Random(f"{number}/{seat}") for seat in range(which.seats)])
            play_out(Episode(VEGAS, which.seats, which.options, note), names, players)
            return found

        same_deal, other_deal, shared = plan(duplicate=True), plan(duplicate=True), 0
        first = drawn(same_deal, 0)
        for number in (1, 2):
            again = drawn(same_deal, number)
            shared += len(both := first.keys() & again.keys())
            assert all(first[key] == again[key] for key in both)
        assert shared > 40  # although the moves differ
        other = drawn(other_deal, 3)
        both = first.keys() & other.keys()
        assert sum(first[key] == other[key] for key in both) < len(both) / 2
        own = drawn(plan(), 1)
        both = first.keys() & own.keys()
        assert sum(first[key] == own[key] for key in both) < len(both) / 2

    def test_a_player_from_a_file_does_as_it_likes_with_its_copies(
        self, bots: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        standings = held(plan(f"{bots}:Shark", "chaotic", games=2))
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("who is afraid?") == standings.decisions[0]

    @pytest.mark.parametrize(
        ("title", "sentence"),
        [
            ("Cheat", r"Game 1: .*:Cheat in seat 0 chose 'everything', which is not .* could have chosen Place\(face="),
            ("Clumsy", r"Game 1: .*:Clumsy in seat 0 raised ValueError: too much \(mybots.py, line 19\)."),
            ("Lazy", r"Game 1: .*:Lazy in seat 0 could not sit down: SystemExit \(mybots.py, line 24\)."),
        ],
    )
    def test_who_cannot_go_on_is_named(self, bots: Path, title: str, sentence: str) -> None:
        which = Plan("las_vegas", VEGAS.options(), (f"{bots}:{title}", "chaotic"), 2, False, 1)
        with pytest.raises(Misplay, match=sentence):
            held(which)

    def test_what_was_played_before_a_misplay_is_the_same_for_any_jobs(self, tmp_path: Path) -> None:
        bot = tmp_path / "late.py"
        bot.write_text(
            "class Late:\n    def choose(self, view, moves):\n        return moves[0] if view.seat else None\n"
        )
        which = Plan("las_vegas", VEGAS.options(), ("chaotic", f"{bot}:Late"), 20, False, 1)
        kept = []
        for jobs in (1, 2):
            standings = Standings(which)
            with pytest.raises(Misplay, match=r"^Game 2: .* chose None"):
                list(tournament(which, standings, jobs=jobs))
            kept.append(standings.games)
        assert kept == [1, 1]

    def test_what_a_batch_did_before_it_was_refused_is_kept(self) -> None:
        def work(number: int) -> int:
            if number == 3:
                raise Refused("no three")
            return number

        done, refused, _ = _do(work, range(5))
        assert (done, str(refused)) == ([0, 1, 2], "no three")

    def test_a_process_that_dies_is_told(self, tmp_path: Path) -> None:
        bot = tmp_path / "mad.py"
        bot.write_text("import os\nclass Mad:\n    def choose(self, view, moves):\n        os._exit(3)\n")
        with pytest.raises(Refused, match="One of the worker processes died"):
            held(plan(f"{bot}:Mad", "chaotic"), jobs=2)
