"""Tournaments: who meets whom, what it comes to, and that nothing is lost."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from html_pages import check
from shown import example

from croupier import games
from croupier.arena import plan as plans
from croupier.arena.folder import FIGURES, GAMES, PAGE, Folder
from croupier.arena.plan import Plan, Played, planned
from croupier.arena.playing import Misplay, play_out
from croupier.arena.ratings import Ratings
from croupier.arena.report import duration, histogram, report
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.arena.workers import _do
from croupier.common.statistics import Z, student
from croupier.core.game import Refused
from croupier.core.match import Match
from croupier.core.record import Drawn, canonical
from croupier.terminal.cli import cli

VEGAS = games.find("las_vegas")
SHARK = """
class Shark:
    def choose(self, view, moves):
        print("who is afraid?")
        view.table.round = 77  # its own copy
        moves.reverse()
        return moves[0]

class Cheat:
    def choose(self, view, moves):
        return "everything"

class Clumsy:
    def __init__(self, game, rng):
        self.choices = 0
    def choose(self, view, moves):
        self.choices += 1
        if self.choices > 3:
            raise ValueError("too much")
        return moves[0]

class Lazy:
    def __init__(self, game, rng):
        raise SystemExit
    def choose(self, view, moves):
        return moves[0]

class Mute:
    pass
"""

TWINS = """
class Castor:
    def choose(self, view, moves):
        return moves[-1]

class Pollux(Castor):
    pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "mybots.py"
    path.write_text(SHARK)
    return path


def plan(*players: str, games: int = 12, duplicate: bool = False, seed: int = 1) -> Plan:
    return planned(VEGAS, players or ("regular", "chaotic", "chaotic"), games, duplicate=duplicate, seed=seed)


def held(which: Plan, **how: Any) -> Standings:
    standings = Standings(which)
    for _ in tournament(which, standings, **how):
        pass
    return standings


def plain(played: Played) -> Played:
    """Without what a clock has measured."""
    return msgspec.structs.replace(played, seconds=(), cpu=0.0)


def all_of(which: Plan, **how: Any) -> list[Played]:
    return [plain(played) for played in tournament(which, Standings(which), **how)]


def game(number: int, arrangement: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(number, arrangement, places, scores, (1,) * len(places), (0.5,) * len(places), 1.0)


class TestPlan:
    def test_every_order_of_the_players_is_met_equally_often(self) -> None:
        """Two of three are alike, so there are three orders; ten games become twelve."""
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
            ("regular", "/nowhere/bots.py:Shark"): "not a Python file",
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
        """What is drawn for the same purpose, from the same odds, for the nth time, is the same in a whole deal."""

        def drawn(which: Plan, number: int) -> dict[tuple[str, int, bytes], Any]:
            match = Match(VEGAS, which.seats, which.options, plans.source(which, number), quiet=True)
            names = [which.entrants[one] for one in which.arrangement(number)]
            play_out(match, names, [Random(f"{number}/{seat}") for seat in range(which.seats)])
            found, before = dict[tuple[str, int, bytes], Any](), dict[str, int]()
            for choice in match.choices:
                if isinstance(choice, Drawn):
                    nth = before[choice.drawn] = before.get(choice.drawn, 0) + 1
                    found[choice.drawn, nth, canonical(choice.odds)] = choice.outcome
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
            ("Cheat", r"Game 1: .*mybots.py:Cheat in seat 0 chose 'everything'. It might have chosen Place\(face="),
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
        with pytest.raises(Refused, match="One of the processes that share the work has died"):
            held(plan(f"{bot}:Mad", "chaotic"), jobs=2)


class TestStandings:
    def deals(self) -> Standings:
        """Three deals of two games: a wins one of two, then both, then one and a half."""
        standings = Standings(plan("regular", "chaotic", games=6, duplicate=True))
        for played in (
            game(0, (0, 1), (1, 2), (30, 10)),
            game(1, (1, 0), (1, 2), (40, 20)),
            game(2, (0, 1), (1, 2), (50, 10)),
            game(3, (1, 0), (2, 1), (10, 50)),
            game(4, (0, 1), (1, 1), (20, 20)),
            game(5, (1, 0), (2, 1), (20, 40)),
        ):
            standings.add(played)
        return standings

    def test_a_deal_is_one_observation(self) -> None:
        """0.5, 1, 0.75: deviation 0.25, divided by the root of 3; Student's t for two degrees is 4.30."""
        share = self.deals().firsts("regular")
        assert share.mean == pytest.approx(0.75)
        assert share.within == pytest.approx((0.75 - 4.303 * 0.14434, 1.0), abs=0.03)
        assert self.deals().counted == 3

    def test_scores_by_deal(self) -> None:
        """25, 50, 30: mean 35, deviation 13.229."""
        score = self.deals().scores("regular")
        assert score.mean == pytest.approx(35)
        assert score.margin == pytest.approx(4.303 * 13.229 / 3**0.5, rel=0.04)

    def test_differences_are_paired(self) -> None:
        """0, −1, −0.5 in first places; 0, −40, −10 in scores."""
        ahead = self.deals().firsts_ahead("chaotic")
        assert ahead.mean == pytest.approx(-0.5)
        assert ahead.margin == pytest.approx(4.303 * 0.5 / 3**0.5, rel=0.04)
        assert self.deals().scores_ahead("chaotic").mean == pytest.approx(-50 / 3)
        first, second = self.deals().entrants()
        assert first.first_share_ahead is None
        assert second.first_share_ahead == ahead

    def test_an_incomplete_deal_is_not_counted_yet(self) -> None:
        standings = Standings(plan("regular", "chaotic", games=6, duplicate=True))
        standings.add(game(0, (0, 1), (1, 2), (30, 10)))
        assert (standings.games, standings.counted) == (1, 0)
        assert standings.firsts("regular").within is None

    def test_the_seats_of_an_entrant_are_pooled(self) -> None:
        """Two chaotic seats of three won one game of two: a quarter each, Wilson's interval of one half, halved."""
        standings = Standings(plan())
        standings.add(game(0, (0, 1, 1), (3, 1, 2), (0, 20, 10)))
        standings.add(game(1, (1, 0, 1), (2, 1, 3), (10, 20, 0)))
        share = standings.firsts("chaotic")
        assert share.mean == pytest.approx(0.25)
        assert share.within == pytest.approx((0.0945 / 2, 0.9055 / 2), abs=1e-4)
        assert standings.scores("chaotic").mean == pytest.approx(10)
        assert standings.seat_firsts(1).mean == pytest.approx(1)
        assert standings.seat_firsts(0).mean == pytest.approx(0)
        assert [one.places for one in standings.entrants()] == [(0.5, 0, 0.5), (0.25, 0.5, 0.25)]

    def test_all_or_nothing_gives_no_false_certainty(self) -> None:
        standings = Standings(plan("regular", "chaotic", games=4, duplicate=True))
        for number in range(4):
            arrangement = standings.plan.arrangement(number)
            standings.add(game(number, arrangement, tuple(1 + one for one in arrangement), (1, 1)))
        low, high = standings.firsts("regular").within or (0, 0)
        assert high == 1
        assert low < 0.5
        assert standings.decided == 0

    def test_games_come_in_order(self) -> None:
        with pytest.raises(ValueError, match="game 1 cannot follow 0 games"):
            Standings(plan()).add(game(1, (1, 0, 1), (1, 2, 3), (3, 2, 1)))

    @pytest.mark.parametrize(("freedom", "t"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
    def test_few_values_widen_the_interval(self, freedom: int, t: float) -> None:
        assert student(Z, freedom) == pytest.approx(t, rel=0.01)

    def test_it_is_decided_when_it_is_clear_and_not_before(self) -> None:
        """A regular among chaotic players is better; one among its like is not."""
        clear = held(plan(games=3000), until_decided=True)
        assert clear.decided == 1
        assert clear.games in (102, 204)  # the first looks
        low = held(plan("chaotic", "regular", games=3000), until_decided=True)
        assert (low.decided, low.games) == (-1, 100)
        like = held(plan("regular", "regular", games=20), until_decided=True)
        assert (like.decided, like.games, like.firsts("regular").mean) == (0, 20, 0.5)

    def test_who_looks_often_must_be_surer(self) -> None:
        """28 wins of 40 are beyond a 95 % interval around one half, but not beyond one of 99.9 %; 34 are."""
        for wins, decided in ((28, 0), (34, 1), (6, -1), (12, 0)):
            standings = Standings(plan("regular", "chaotic", games=40))
            for number in range(40):
                mine = 1 if number < wins else 2
                places = tuple(mine if one == 0 else 3 - mine for one in standings.plan.arrangement(number))
                standings.add(game(number, standings.plan.arrangement(number), places, (1, 1)))
            low, high = standings.firsts("regular").within or (0, 1)
            assert not low <= 0.5 <= high
            assert standings.decided == decided

    def test_minutes_are_processor_time(self) -> None:
        standings = held(plan(games=100_000), minutes=0.1 / 60)
        assert 0.1 <= standings.cpu < 0.3
        before = standings.games
        list(tournament(standings.plan, standings, minutes=0.05 / 60))
        assert before < standings.games < 3 * before  # counted anew when one goes on

    def test_in_a_deal_luck_alone_cancels(self, tmp_path: Path) -> None:
        """Two who play alike, without chance of their own: each wins what the other wins from the same seat."""
        (tmp_path / "twins.py").write_text(TWINS)
        twins = [f"{tmp_path}/twins.py:{name}" for name in ("Castor", "Pollux")]
        standings = held(plan(*twins, games=20, duplicate=True))
        assert standings.counted == 10
        assert standings.scores_ahead(twins[1]).mean == 0
        assert standings.scores_ahead(twins[1]).within is None  # no spread was seen
        assert standings.firsts(twins[0]).within == (0.5, 0.5)
        assert held(plan(*twins, games=20)).scores_ahead(twins[1]).within is not None


class TestRatings:
    def test_who_share_a_place_are_rated_alike(self) -> None:
        ratings = Ratings(3)
        ratings.add((0, 1, 2), (1, 1, 3))
        a, b, c = ratings.ratings
        assert a == b
        assert a.mu > 25 > c.mu
        assert a.ordinal == pytest.approx(a.mu - 3 * a.sigma)

    def test_all_equal_leaves_all_equal(self) -> None:
        ratings = Ratings(2)
        ratings.add((0, 1), (1, 1))
        assert ratings.ratings[0] == ratings.ratings[1]
        assert ratings.ratings[0].mu == pytest.approx(25)

    def test_an_entrant_in_two_seats_learns_nothing_of_itself(self) -> None:
        alone, both = Ratings(1), Ratings(2)
        alone.add((0, 0, 0), (1, 2, 3))
        assert alone.ratings[0].mu == pytest.approx(25)
        both.add((0, 1, 1), (1, 2, 3))
        assert both.ratings[0].mu > both.ratings[1].mu
        assert sum(one.mu for one in both.ratings) == pytest.approx(50)


class TestFolder:
    def begun(self, path: Path, count: int, which: Plan | None = None) -> Folder:
        which = which or plan()
        folder = Folder.new(path, which)
        for played, _ in zip(tournament(which, Standings(which)), range(count)):
            folder.add(played)
        return folder

    def test_it_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        self.begun(tmp_path / "out", 5)
        folder = Folder.found(tmp_path / "out")
        standings = folder.standings()
        assert standings.games == 5
        for played in tournament(folder.plan, standings):
            folder.add(played)
        lines = [
            msgspec.json.decode(line, type=Played) for line in (tmp_path / "out" / GAMES).read_bytes().splitlines()
        ]
        assert [plain(line) for line in lines] == all_of(plan())
        assert Folder.found(tmp_path / "out").standings().firsts("regular") == held(plan()).firsts("regular")

    def test_a_line_that_was_not_finished_is_dropped(self, tmp_path: Path) -> None:
        self.begun(tmp_path / "out", 5)
        path = tmp_path / "out" / GAMES
        whole = path.read_bytes()
        path.write_bytes(whole[:-20])
        assert Folder.found(tmp_path / "out").standings().games == 4
        assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:4])

    def test_a_line_that_was_changed_is_refused(self, tmp_path: Path) -> None:
        self.begun(tmp_path / "out", 5)
        path = tmp_path / "out" / GAMES
        lines = path.read_bytes().splitlines(keepends=True)
        elsewhere = lines[1].replace(b"1,0,1", b"0,1,1", 1)
        for broken in ([lines[0], lines[2]], [lines[0], b"{}\n", lines[1]], [lines[0], elsewhere]):
            path.write_bytes(b"".join(broken))
            with pytest.raises(Refused, match="cannot be read on from line 2"):
                Folder.found(tmp_path / "out").standings()

    def test_another_tournament_is_refused(self, tmp_path: Path) -> None:
        folder = self.begun(tmp_path / "out", 1)
        others: list[tuple[dict[str, object], str]] = [
            ({"seed": 2}, "its seed is 1, not 2"),
            ({"game": "vabanque"}, "its game is las_vegas, not vabanque"),
            ({"duplicate": True}, "its duplicate is off, not on"),
            ({"players": ("regular", "chaotic")}, "its players is regular,chaotic,chaotic, not regular,chaotic"),
        ]
        for wanted, sentence in others:
            with pytest.raises(Refused, match=sentence):
                folder.agree(games=None, **wanted)
        folder.agree(games=20, seed=1, duplicate=None)
        assert folder.plan.games == 21

    def test_a_folder_in_use_and_one_that_is_not_a_tournament(self, tmp_path: Path) -> None:
        self.begun(tmp_path / "out", 1)
        with pytest.raises(Refused, match="holds a tournament already: go on with --resume"):
            Folder.new(tmp_path / "out", plan())
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "letter.txt").write_text("dear")
        with pytest.raises(Refused, match="is not empty"):
            Folder.new(tmp_path / "other", plan())
        with pytest.raises(Refused, match="There is no tournament"):
            Folder.found(tmp_path / "other")
        (tmp_path / "other" / FIGURES).write_text("{}")
        with pytest.raises(Refused, match="is not what a tournament left"):
            Folder.found(tmp_path / "other")

    def test_the_report_is_whole_and_names_are_only_text(self, tmp_path: Path) -> None:
        odd = tmp_path / "a<b>&.py"
        odd.write_text(SHARK)
        folder = self.begun(tmp_path / "out", 6, plan(f"{odd}:Shark", "regular", games=6, duplicate=True))
        folder.finish(folder.standings())
        found = check((tmp_path / "out" / PAGE).read_text(encoding="utf-8"))
        assert "b" not in found.seen
        assert "a<b>&.py:Shark" in found.text
        assert found.text.count("First places") == 1

    def test_reports_of_hardly_anything(self) -> None:
        which = plan("regular", "regular", games=2)
        standings = Standings(which)
        assert "No game was over yet." in check(report(standings)).text
        for played in tournament(which, standings):
            check(report(standings))
            assert played.number < 2


def run(*args: str) -> Result:
    result = CliRunner().invoke(cli, ["arena", *args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


class TestCommand:
    BASIC = ("las_vegas", "--players", "regular,chaotic", "--seed", "1")

    def test_figures_for_programs(self, bots: Path) -> None:
        result = run("las_vegas", "--players", f"Regular, {bots}:Shark", "--games", "3", "--seed", "1", "--json")
        figures = json.loads(result.stdout)
        assert (figures["games"], figures["fair_share"], figures["deals"]) == (4, 0.5, None)
        assert [one["name"] for one in figures["entrants"]] == ["regular", "mybots.py:Shark"]
        assert "4 games: 2 orders of the players, each equally often." in result.stderr
        assert result.exit_code == 0

    def test_a_table_for_people(self) -> None:
        told = run(*self.BASIC, "--games", "20", "--duplicate").stdout
        assert "20 games in 10 complete deals" in told
        assert "ahead of regular" in told
        assert "Seed 1." in told

    def test_a_player_who_cannot_go_on_leaves_what_was_played(self, bots: Path, tmp_path: Path) -> None:
        out = tmp_path / "out"
        result = run("las_vegas", "--players", f"chaotic,{bots}:Clumsy", "--games", "2", "--out", str(out))
        assert result.exit_code == 2
        assert "raised ValueError: too much" in result.stderr
        assert (out / PAGE).exists()

    @pytest.mark.parametrize(
        ("args", "sentence"),
        [
            ((), "Say which game, and who plays: croupier arena"),
            (("--resume",), "Say which tournament to go on with"),
            (("las_vegas", "--players", "regular"), "Las Vegas is for 2 to 5 players, not 1."),
            (("las_vegas", "--players", "regular,"), "A player is missing."),
            (("--resume", "--out", "nowhere"), "There is no tournament in nowhere to go on with"),
        ],
    )
    def test_what_cannot_be_done(self, args: tuple[str, ...], sentence: str) -> None:
        result = run(*args)
        assert result.exit_code == 2
        assert sentence in result.stderr

    def test_going_on_with_another_plan_is_refused(self, tmp_path: Path) -> None:
        out = ("--out", str(tmp_path / "out"))
        assert run(*self.BASIC, "--games", "2", *out).exit_code == 0
        assert (
            "its players is regular,chaotic, not chaotic,regular"
            in run("las_vegas", "--players", "chaotic,regular", "--resume", *out).stderr
        )
        assert "holds a tournament already" in run(*self.BASIC, *out).stderr
        more = run(*self.BASIC, "--games", "4", "--resume", *out)
        assert "2 of 4 games are played already." in more.stderr
        assert more.stdout.startswith("4 games")

    @pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
    def test_whoever_stops_it_can_go_on(self, how: signal.Signals, tmp_path: Path) -> None:
        out, command = tmp_path / "out", [sys.executable, "-m", "croupier.terminal", "arena"]
        args = [*self.BASIC, "--games", "20000", "--out", str(out)]
        process = subprocess.Popen([*command, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        next(lines for lines in counted(out / GAMES) if lines > 9)
        process.send_signal(how)
        told, _ = process.communicate(timeout=20)
        kept = Folder.found(out).standings().games
        assert 9 < kept < 20_000
        if how == signal.SIGINT:
            assert process.returncode == 130
            assert f"Go on with: croupier arena --resume --out {out}" in told
            check((out / PAGE).read_text(encoding="utf-8"))
        # It goes on only as far as is needed to see that nothing was lost.
        folder = Folder.found(out)
        standings = folder.standings()
        for played, _ in zip(tournament(folder.plan, standings), range(5)):
            folder.add(played)
        which = plan("regular", "chaotic", games=20_000)
        again = [plain(played) for played, _ in zip(tournament(which, Standings(which)), range(kept + 5))]
        lines = [msgspec.json.decode(line, type=Played) for line in (out / GAMES).read_bytes().splitlines()]
        assert [plain(line) for line in lines] == again


def counted(path: Path) -> Iterator[int]:
    """How many lines a growing file has."""
    for _ in range(2000):
        yield path.read_bytes().count(b"\n") if path.exists() else 0
        time.sleep(0.005)


def test_scores_are_counted_in_bins_as_wide_as_their_unit_or_wider() -> None:
    assert histogram([{20: 1, 50: 3}, {30: 2}]) == (15, 10, [[0.25, 0, 0, 0.75], [0, 1, 0, 0]])
    start, wide, (heights,) = histogram([dict.fromkeys(range(100), 1)])
    assert (start, wide) == (-0.5, 5)
    assert heights == pytest.approx([0.05] * 20)
    assert histogram([{7: 2}])[2] == [[1.0]]


def test_times_are_told_in_the_unit_people_would_choose() -> None:
    told = [duration(seconds) for seconds in (0.0000035, 0.0123, 5.25, 90, 7200)]
    assert told == ["3.5 µs", "12.3 ms", "5.2 s", "1.5 min", "2.0 h"]


def test_every_line_of_the_report_is_said() -> None:
    folder = Path(plans.__file__).parent
    code = (folder / "report.py").read_text(encoding="utf-8")
    lines = re.findall(r"^([a-z-]+) =", (folder / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [line for line in lines if f'"{line.removeprefix("column-")}"' not in code] == []
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', code)) <= set(lines)


class TestPages:
    def test_a_player_takes_fifteen_lines_and_beats_chance(self, tmp_path: Path) -> None:
        text = example("docs/players.md")
        assert len([line for line in text.splitlines() if line]) <= 15
        (tmp_path / "mybots.py").write_text(text)
        result = run("las_vegas", "--players", f"{tmp_path}/mybots.py:Shark,chaotic", "--games", "100", "--seed", "1")
        assert result.exit_code == 0
        assert "mybots.py:Shark is surely above its fair share." in result.stdout

    def test_a_tournament_from_python(self, capsys: pytest.CaptureFixture[str]) -> None:
        exec(example("docs/arena.md"), {})
        *games, last = capsys.readouterr().out.splitlines()
        assert len(games) in (102, 204)
        assert last.startswith("Figure(mean=0.")
        assert last.endswith(" 1")
