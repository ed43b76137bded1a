"""A training's folder: what is written is whole, and nothing of another game is mixed in."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from command_line import refused, run

from croupier import games
from croupier.core.game import Refused
from croupier.players import refuse_unknown
from croupier.training.curve import Point, of_fair, page_of
from croupier.training.folder import CHECKPOINT, HEAD, Folder

GAME = games.find("three_seven")


def point(seconds: float, share: float) -> Point:
    return Point(seconds, 1e6, 0.04, 0.5, 0.001, 100, [[share] * 3 for _ in GAME.seats], 1000)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder.opened(tmp_path / "here", GAME.name)


class TestFolder:
    def test_a_file_is_whole_or_the_old_one(self, folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
        """Killed in the middle of writing a checkpoint, it has the one before."""
        folder.write(CHECKPOINT, {"counted": np.arange(5)})

        def killed(file: int) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fsync", killed)
        with pytest.raises(KeyboardInterrupt):
            folder.write(CHECKPOINT, {"counted": np.zeros(5)})
        found = folder.read(CHECKPOINT)
        assert found
        assert found["counted"].tolist() == [0, 1, 2, 3, 4]

    def test_another_game_is_refused(self, folder: Folder) -> None:
        with pytest.raises(Refused, match="holds a training of three_seven, not of las_vegas"):
            Folder.opened(folder.path, "las_vegas")
        Folder.opened(folder.path, GAME.name)

    def test_other_rules_are_refused(self, folder: Folder) -> None:
        head = folder.path / HEAD
        head.write_text(head.read_text(encoding="utf-8").replace('"inputs":', '"inputs":1'), encoding="utf-8")
        with pytest.raises(Refused, match="different rules"):
            Folder.opened(folder.path, GAME.name)

    def test_something_else_is_refused(self, folder: Folder, tmp_path: Path) -> None:
        (folder.path / HEAD).write_text("{}", encoding="utf-8")
        with pytest.raises(Refused, match="does not describe a training"):
            Folder.opened(folder.path, GAME.name)
        (tmp_path / "file").touch()
        with pytest.raises(Refused, match="cannot be used as the folder of a training"):
            Folder.opened(tmp_path / "file", GAME.name)

    def test_points_come_back(self, folder: Folder) -> None:
        for number in range(3):
            folder.note(point(number, 0.5))
        assert folder.points() == [point(number, 0.5) for number in range(3)]

    def test_a_fair_share_is_one(self) -> None:
        assert of_fair([[0, 0, 1 / seats] for seats in GAME.seats], GAME.seats, "veteran") == pytest.approx(1.0)

    def test_the_page_shows_how_it_goes(self) -> None:
        page = page_of(GAME, [point(60, 0.25), point(120, 0.5)])
        assert "comes first 200% as often" in page  # with three, four and five seats, half of all games
        assert page.count('class="curve ') == 2 * len(GAME.seats) + 3


class TestCommand:
    def test_what_cannot_be_trained(self, tmp_path: Path) -> None:
        assert refused("train", "poker").startswith("There is no game called poker.")
        assert "cannot be read" in refused("train", "vabanque", "--start", str(tmp_path / "net.npz"))
        assert refused("train", "seventh_heaven").startswith("seventh_heaven has no network of its own")
        assert "--minutes" in refused("train", GAME.name, "--minutes", "-1")
        Folder.opened(tmp_path, "las_vegas")
        assert "holds a training of las_vegas" in refused("train", GAME.name, "--folder", str(tmp_path))

    def test_without_jax(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("croupier.training.find_spec", lambda name: None)
        assert refused("train", GAME.name) == "JAX is not installed: add it with pip install 'croupier[batch]'."

    def test_ctrl_c_says_how_to_continue(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*args: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("croupier.training.studying.train", interrupted)
        done = run("train", GAME.name, "--folder", str(tmp_path))
        assert done.exit_code == 130
        assert done.output.startswith("Three Seven is learnt for 10.0 minutes on cpu.")
        assert f"finished stages and the latest checkpoint are in {tmp_path}." in done.output


class TestNetworksByFile:
    def test_files_that_are_no_networks_of_this_game(self, tmp_path: Path) -> None:
        own = {key: np.zeros(shape) for key, shape in {"w0": (7, 4), "b0": 4, "wp": (4, 3), "bp": 3}.items()}
        own |= {"wv": np.zeros((4, 2)), "bv": np.zeros(2)}
        for name, arrays in {
            "other": {**own, "game": np.array("las_vegas")},
            "shape": {**own, "game": np.array(GAME.name)},
            "nothing": {"x": np.zeros(3)},
        }.items():
            np.savez(tmp_path / f"{name}.npz", allow_pickle=False, **arrays)
        (tmp_path / "text.npz").write_text("hello", encoding="utf-8")
        (tmp_path / "empty.npz").touch()
        whole = (tmp_path / "shape.npz").read_bytes()
        (tmp_path / "cut.npz").write_bytes(whole[: len(whole) // 2])
        for name, sentence in {
            "other": "is a network of las_vegas, not of three_seven.",
            "shape": "does not fit three_seven as it is here",
            "nothing": "is not a network",
            "text": "is not a network",
            "empty": "is not a network",
            "cut": "is not a network",
            "missing": "cannot be read: No such file",
        }.items():
            with pytest.raises(Refused, match=sentence):
                refuse_unknown(str(tmp_path / f"{name}.npz"), GAME)

    def test_a_network_plays_in_the_arena(self) -> None:
        path = Path(str(games.folder(GAME.name))) / "net.npz"
        done = run("arena", GAME.name, "--players", f"{path},chaotic,chaotic", "--games", "300", "--seed", "1")
        assert done.exit_code == 0, done.output
        assert "net.npz is clearly above its fair share." in done.output

    def test_it_has_no_use_for_a_budget(self) -> None:
        with pytest.raises(Refused, match="does not look ahead"):
            refuse_unknown("net.npz@200", GAME)
