"""A tournament in a folder: nothing is lost, and it can be resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from html_pages import check
from tournaments import SHARK, all_of, held, plain, plan

from croupier.arena.folder import FIGURES, GAMES, PAGE, Folder
from croupier.arena.plan import Plan, Played
from croupier.arena.report import report
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.core.game import Refused


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
            with pytest.raises(Refused, match="cannot be read from line 2 on"):
                Folder.found(tmp_path / "out").standings()

    def test_another_tournament_is_refused(self, tmp_path: Path) -> None:
        folder = self.begun(tmp_path / "out", 1)
        others: list[tuple[dict[str, object], str]] = [
            ({"seed": 2}, "with seed 1, not 2"),
            ({"game": "vabanque"}, "with game las_vegas, not vabanque"),
            ({"duplicate": True}, "with duplicate off, not on"),
            ({"players": ("regular", "chaotic")}, "with players regular,chaotic,chaotic, not regular,chaotic"),
        ]
        for wanted, sentence in others:
            with pytest.raises(Refused, match=sentence):
                folder.agree(games=None, **wanted)
        folder.agree(games=20, seed=1, duplicate=None)
        assert folder.plan.games == 21

    def test_a_folder_in_use_and_one_that_is_not_a_tournament(self, tmp_path: Path) -> None:
        self.begun(tmp_path / "out", 1)
        with pytest.raises(Refused, match="already holds a tournament: continue it with --resume"):
            Folder.new(tmp_path / "out", plan())
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "letter.txt").write_text("dear")
        with pytest.raises(Refused, match="is not empty"):
            Folder.new(tmp_path / "other", plan())
        with pytest.raises(Refused, match="There is no tournament"):
            Folder.found(tmp_path / "other")
        (tmp_path / "other" / FIGURES).write_text("{}")
        with pytest.raises(Refused, match="does not describe a tournament"):
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
        assert "No game has finished yet." in check(report(standings)).text
        for played in tournament(which, standings):
            check(report(standings))
            assert played.number < 2
