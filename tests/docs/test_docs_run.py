"""All code and all commands on the pages run, and print what the pages say they print."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shown
from fair_games import played
from house_process import Server
from project import ROOT

from croupier.common import records
from croupier.games import find

TEMPLATE = ROOT / "src/croupier/terminal/new_game"
HERE = "http://localhost:8765"  # the address of the house on the pages
QUICK = 60  # seconds
NOT_RUN = {  # commands that begin like this, and why
    "script/play": "opens a browser and waits",
    "script/test": "runs this test",
    "croupier --lang uk": "speaks a language that is in no release: tests/docs/test_new_language.py runs it in a copy",
    "script/check": "runs part of these tests: tests/package/test_check.py tries the rest of it",
    "script/lint": "is the first part of script/test",
    "script/format": "writes files: script/lint looks at them",
    "script/pages": "is the second part of script/test",
    "script/croupier": "is the command line, run from where it lies: tests/package/test_scripts.py",
    "script/bench": "takes long and wants the machine for itself",
    "script/mutate": "takes long",
    "script/lock": "asks the network and writes files",
    "script/release": "asks the network and takes minutes: tests/package/test_release.py tries its parts",
    "script/playthroughs": "writes files: tests/games/test_playthroughs.py compares them",
    "script/pictures": "writes files: tests/browser/test_pictures.py compares them",
    "script/freeze": "writes files: tests/players/test_frozen.py compares them",
    "script/protocol": "writes files: tests/house/http/test_openapi.py compares them",
    "croupier serve": "waits for visitors: tests/house/operating/test_serving.py runs it",
    "croupier new-game": "writes files: tests/terminal/test_new_game.py runs it in a copy, and compares what it prints",
    "croupier new-language": "writes files: tests/docs/test_new_language.py runs it in a copy",
    "croupier play coin_call": "is for the game in that copy: tests/players/test_new_player.py runs it",
    "croupier games coin_call": "as above",
    "croupier arena coin_call": "as above",
    "croupier enter": "needs a house: tests/terminal/test_enter.py runs it",
    "croupier train": "takes long: tests/training runs it at a reduced size",
    "croupier arena three_seven --players training/": "needs what that makes",
    "croupier arena las_vegas --players rollout@100": "is 6,000 games of about a second each",
    "croupier arena --resume --out vegas": "goes on with that",
    "croupier arena vabanque --players veteran": "takes most of a minute",
    "croupier review": "takes half a minute: tests/review/test_review.py runs it with less effort",
    "croupier simulate las_vegas --seats 5 --games 1000000 --batch": "is for a GPU: tests/batch/test_simulating.py",
    "croupier verify --day https://play.example": "asks a house: tests/terminal/test_verify_day.py runs it",
    "croupier verify game.json --commitment …": "has figures of another game: tests/common/test_fairness.py runs it",
}


def is_run(command: str) -> bool:
    return not any(command.startswith(begin) for begin in NOT_RUN)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where pages put their files, with a game that somebody has played, and a player in a file."""
    for name in ("game.json", "games/first.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(records.write(played(find("las_vegas"), 3, 1)))
    (tmp_path / "new").mkdir()
    (tmp_path / "mybots.py").write_text(shown.code(ROOT / "docs/players.md")[0].text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """The address of a house, opened when a page asks for it."""
    opened = list[Server]()

    def open_house() -> str:
        if not opened:
            folder = tmp_path_factory.mktemp("house")
            opened.append(Server(str(folder / "house.db"), folder).start())
        return opened[0].address

    yield open_house
    for server in opened:
        server.stop()


@pytest.mark.parametrize("page", [page for page in shown.PAGES if shown.code(page)], ids=shown.named)
def test_code_runs_and_prints_what_it_says(
    page: Path, folder: Path, address: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The blocks of a page one after another, as a reader would type them."""
    known: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(shown.code(page)):
        if block.note.startswith("not run: "):
            continue
        if block.note.startswith("from the template: "):
            source = (TEMPLATE / block.note.removeprefix("from the template: ")).read_text(encoding="utf-8")
            assert block.text in source, f"block {number} is not in the template"
            continue
        text = block.text.replace(HERE, address()) if HERE in block.text else block.text
        exec(compile(text, f"{page.name}, block {number}", "exec"), known)
        printed = capsys.readouterr().out
        assert block.output is None or shown.is_like(block.output, printed), printed


@pytest.mark.parametrize("page", [page for page in shown.PAGES if [*shown.commands(page)]], ids=shown.named)
def test_commands_run_and_print_what_they_say(page: Path, folder: Path) -> None:
    told = {"COLUMNS": "100", "CROUPIER_LANG": "en", "PYTHONPATH": str(ROOT / "src")}
    for one in shown.commands(page):
        if not is_run(one.command):
            continue
        command = [sys.executable, "-m", "croupier.terminal", *shlex.split(one.command)[1:]]
        done = subprocess.run(
            command,
            cwd=folder / "new" if " --save " in one.command else folder,
            env=os.environ | told,
            input=one.typed,
            capture_output=True,
            text=True,
            timeout=QUICK,
        )
        assert done.returncode == 0, f"{one.command}: {done.stdout[-500:]}{done.stderr[-500:]}"
        assert not one.output or shown.is_like(one.output, done.stdout), f"{one.command} prints\n{done.stdout}"


def test_every_exception_is_needed_and_only_our_commands_are_run() -> None:
    every = [one.command for page in shown.PAGES for one in shown.commands(page)]
    for begin in NOT_RUN:
        assert any(command.startswith(begin) for command in every), f"no page shows {begin}"
    assert {command.partition(" ")[0] for command in every if is_run(command)} == {"croupier"}


def test_what_a_page_says_is_compared() -> None:
    assert shown.is_like("a … b\n…\nend\n", "a long b\nx\ny\nend\n")
    assert shown.is_like("one\n", "one   \n")
    assert not shown.is_like("a … b\n", "a long c\n")
    assert not shown.is_like("one\n", "one\ntwo\n")
    assert not shown.is_like("one\n…\n", "two\n")


def test_the_site_builds_without_a_warning_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "site").glob("*.html")}
    assert {f"{page.stem}.html" for page in ROOT.glob("docs/*.md")} <= set(pages)
    for name, text in pages.items():
        assert not re.search(r"<script|\son\w+=|javascript:", text), f"{name} has a script"
        assert not re.search(r'<(?:link|img|iframe)[^>]*"(?:https?:)?//', text), (
            f"{name} loads something from elsewhere"
        )
        for listed in ROOT.glob("docs/*.md"):
            assert f'href="{listed.stem}.html"' in text, f"{name} does not lead to {listed.name}"
