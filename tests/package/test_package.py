"""The package that people install: what is in it, and that it works in an environment that has nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from project import ROOT

from hatch_build import described

README = (ROOT / "README.md").read_text(encoding="utf-8")
PATIENCE = 60.0  # seconds until a test gives up on a house
CHOICES = "".join(f"{number}\n" for number in range(1, 7)) * 60  # whatever is asked, one of them is an answer
ELSEWHERE = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


@pytest.fixture(scope="module")
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive: built here, unless CROUPIER_DIST says where they are."""
    if given := os.environ.get("CROUPIER_DIST"):
        return ROOT / given
    request.getfixturevalue("pages")
    folder = tmp_path_factory.mktemp("dist")
    _run(sys.executable, "-m", "hatchling", "build", "-d", str(folder), cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def rebuilt(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the source archive, as pip makes it, with the build tools of this environment."""
    (source,) = built.glob("*.tar.gz")
    folder = tmp_path_factory.mktemp("rebuilt")
    _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    return wheel


def _run(*command: str, cwd: Path, typed: str = "", **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=ELSEWHERE | environment, input=typed, capture_output=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _pip(*arguments: str) -> None:
    _run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", *arguments, cwd=ROOT)


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return {*archive.namelist()}


def test_it_has_the_pages_and_the_rules_but_no_sources_of_boards(wheel: Path) -> None:
    inside = names(wheel)
    assert "croupier/house/site/index.html" in inside
    assert any(name.startswith("croupier/house/site/assets/") and name.endswith(".js") for name in inside)
    assert {"croupier/house/site/docs/index.html", "croupier/house/site/docs/style.css"} <= inside
    assert "croupier/games/las_vegas/rulebook/en.md" in inside
    assert "croupier/games/las_vegas/texts/en.ftl" in inside
    assert not [name for name in inside if name.endswith(".svelte") or "/tests/" in name or "/board/" in name]
    (metadata,) = [name for name in inside if name.endswith(".dist-info/METADATA")]
    with ZipFile(wheel) as archive:
        assert archive.read(metadata).decode().endswith(described(README, None))


def test_what_describes_the_package_leads_nowhere_that_is_not_there() -> None:
    """Pictures and links need an address of the project's own outside of it."""
    assert ("<img" in README, "](docs/" in README) == (True, True)
    without = described(README, None)
    assert not re.search(r"<img|<table|<!-- pictures|\]\((?!https://)", without)
    assert without.startswith("# Croupier\n\nCroupier is")
    assert "\n\n    script/play " in without
    published = described(README, "https://example.org/croupier")
    assert '<img src="https://example.org/croupier/raw/HEAD/docs/pictures/front.webp"' in published
    assert "[docs/play.md](https://example.org/croupier/blob/HEAD/docs/play.md)" in published
    assert not re.search(r'src="(?!https://)|\]\((?!https://)', published)


def test_the_source_archive_makes_the_same_package(built: Path, wheel: Path, rebuilt: Path) -> None:
    assert names(rebuilt) == names(wheel)
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        assert not [name for name in archive.getnames() if "node_modules" in name or "__pycache__" in name]


class Installed:
    """An environment in which somebody has installed a package file, and nothing else."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder, self.python = folder, folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        _run(sys.executable, "-m", "venv", "--without-pip", str(folder / "env"), cwd=folder)
        lock = (ROOT / "requirements/play.lock").read_text(encoding="utf-8")
        locked = re.findall(r"^\S+==[^\\\n]+", lock, re.MULTILINE)
        (folder / "locked.txt").write_text("\n".join(locked), encoding="utf-8")
        _pip("--python", str(self.python), "install", "--constraint", str(folder / "locked.txt"), str(package))

    @property
    def croupier(self) -> str:
        return str(self.python.with_name("croupier.exe" if os.name == "nt" else "croupier"))

    def call(self, *arguments: str, typed: str = "") -> str:
        """With a home of its own, where games are kept."""
        home = {name: str(self.folder) for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE")}
        home |= {"PYTHONUTF8": "1", "COLUMNS": "100"}
        return _run(self.croupier, "--lang", "en", *arguments, cwd=self.folder, typed=typed, **home)


@pytest.fixture(scope="module", params=["wheel", "source"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    package = request.getfixturevalue("wheel" if request.param == "wheel" else "rebuilt")
    return Installed(tmp_path_factory.mktemp(request.param), package)


@pytest.fixture
def house(installed: Installed, tmp_path: Path) -> Iterator[str]:
    """The address of a house that the installed program opens."""
    command = [installed.croupier, "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    out = tmp_path / "out"
    with out.open("wb") as file:
        process = subprocess.Popen(command, cwd=tmp_path, env=ELSEWHERE, stdout=file, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + PATIENCE
        while not (said := re.search(r"http://\S+", out.read_text(encoding="utf-8"))):
            assert process.poll() is None, out.read_text(encoding="utf-8")
            assert time.monotonic() < until, "the house did not open"
            time.sleep(0.02)
        yield said[0].replace("localhost", "127.0.0.1")
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_it_is_installed_with_its_version(installed: Installed) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert installed.call("--version") == f"croupier {version}\n"
    where = _run(str(installed.python), "-c", "import croupier; print(croupier.__path__[0])", cwd=installed.folder)
    assert Path(where.strip()).is_relative_to(installed.folder)


def test_a_game_is_played_in_the_terminal(installed: Installed) -> None:
    given = ("--name", "Ann", "--seats", "2", "--players", "novice", "--seed", "1", "--no-color")
    said = installed.call("play", "las_vegas", *given, typed=CHOICES)
    assert "Ann puts" in said
    assert re.search(r"^The game is over\. \w+ wins\.\n1\. .* dollars\n2\. .* dollars$", said, re.MULTILINE)
    (record,) = re.findall(r"^Record of the game: (.*)$", said, re.MULTILINE)
    assert "The game is over." in installed.call("replay", record, "--no-color")


def test_the_house_opens_with_its_pages(house: str) -> None:
    with httpx.Client(base_url=house, trust_env=False, timeout=PATIENCE) as client:
        front = client.get("/")
        assert front.status_code == 200
        script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', front.text)
        assert script, front.text
        assert client.get(f"/{script[1]}").headers["content-type"].startswith("text/javascript")
        assert "Croupier" in client.get("/docs/").text
        assert "las_vegas" in client.get("/api/games").text
