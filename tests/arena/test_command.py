"""`croupier arena`, as people and programs use it, and as the documentation shows it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from html_pages import check
from shown import example
from tournaments import plain, plan

from croupier.arena.folder import GAMES, PAGE, Folder
from croupier.arena.plan import Played
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.terminal.cli import cli


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
        assert "4 games: 2 orders of the players, each played equally often." in result.stderr
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
            ((), "Name a game and its players: croupier arena"),
            (("--resume",), "Name the tournament to continue"),
            (("las_vegas", "--players", "regular"), "Las Vegas is for 2 to 5 players, not 1."),
            (("las_vegas", "--players", "regular,"), "A player is missing."),
            (("--resume", "--out", "nowhere"), "There is no tournament to continue in nowhere"),
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
            "with players regular,chaotic, not chaotic,regular"
            in run("las_vegas", "--players", "chaotic,regular", "--resume", *out).stderr
        )
        assert "already holds a tournament" in run(*self.BASIC, *out).stderr
        more = run(*self.BASIC, "--games", "4", "--resume", *out)
        assert "2 of 4 games have already been played." in more.stderr
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
            assert f"Continue with: croupier arena --resume --out {out}" in told
            check((out / PAGE).read_text(encoding="utf-8"))
        # It continues only as far as needed to see that nothing was lost.
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


class TestPages:
    def test_a_player_takes_fifteen_lines_and_beats_chance(self, tmp_path: Path) -> None:
        text = example("docs/players.md")
        assert len([line for line in text.splitlines() if line]) <= 15
        (tmp_path / "mybots.py").write_text(text)
        result = run("las_vegas", "--players", f"{tmp_path}/mybots.py:Shark,chaotic", "--games", "100", "--seed", "1")
        assert result.exit_code == 0
        assert "mybots.py:Shark is clearly above its fair share." in result.stdout

    def test_a_tournament_from_python(self, capsys: pytest.CaptureFixture[str]) -> None:
        exec(example("docs/arena.md"), {})
        *games, last = capsys.readouterr().out.splitlines()
        assert len(games) in (102, 204)
        assert last.startswith("Figure(mean=0.")
        assert last.endswith(" 1")
