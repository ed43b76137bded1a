"""deploy/: what can be tried here is tried; the rest is checked to name only what exists."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from project import ROOT
from proxies import KINDS, example

from croupier.terminal.cli import cli

DEPLOY = ROOT / "deploy"
VARIABLES = {one.envvar for one in cli.commands["serve"].params if one.envvar}
OPTIONS = {one.opts[0] for one in cli.commands["serve"].params}
OTHERS = {"CROUPIER_DB_PASSWORD"}  # variables of the compose file itself
EXPOSURE = 20  # of 100, as systemd-analyze counts

OFFLINE = 250  # the first version of systemd-analyze that can check a unit that is not installed


def systemd_version() -> int:
    """Zero where there is none."""
    if not shutil.which("systemd-analyze"):
        return 0
    said = subprocess.run(["systemd-analyze", "--version"], capture_output=True, text=True, timeout=60, check=True)
    (version,) = re.findall(r"^systemd (\d+)", said.stdout)
    return int(version)


systemd = pytest.mark.skipif(systemd_version() < OFFLINE, reason=f"there is no systemd-analyze of version {OFFLINE}")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    text = (DEPLOY / "croupier.service").read_text(encoding="utf-8")
    (tmp_path / "croupier.service").write_text(
        text.replace("/opt/croupier/bin/croupier", "/bin/true"), encoding="utf-8"
    )
    return tmp_path / "croupier.service"


def analyzed(*arguments: str) -> str:
    command = ["systemd-analyze", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


class TestTheUnit:
    @systemd
    def test_is_one(self, unit: Path) -> None:
        assert "croupier.service" not in analyzed("verify", "--man=no", str(unit))

    @systemd
    def test_lets_the_house_do_little_else(self, unit: Path) -> None:
        said = analyzed("security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE}", str(unit))
        (level,) = re.findall(r"Overall exposure level for croupier.service: ([\d.]+)", said)
        assert f"`security` gives it {level} of 10" in (DEPLOY.parent / "docs/running.md").read_text(encoding="utf-8")

    def test_tells_how_long_things_take(self, unit: Path) -> None:
        from croupier.house.operating.serving import BEAT
        from croupier.house.operating.supervisor import FAREWELL

        given = dict(re.findall(r"^(\w+)=(\d+)$", unit.read_text(encoding="utf-8"), re.MULTILINE))
        assert int(given["WatchdogSec"]) >= 5 * BEAT
        assert int(given["TimeoutStopSec"]) > FAREWELL
        assert int(given["LimitNOFILE"]) >= 65_536


def named() -> Iterator[tuple[Path, str]]:
    for file in sorted(DEPLOY.iterdir()):
        text = file.read_text(encoding="utf-8")
        yield from ((file, word) for word in re.findall(r"CROUPIER_[A-Z_]+|(?<=serve ).*", text))


def test_options_are_those_of_the_house() -> None:
    for file, word in named():
        unknown = {*re.findall(r"CROUPIER_\w+", word)} - VARIABLES - OTHERS
        unknown |= {*re.findall(r"--[a-z-]+", word)} - OPTIONS
        assert not unknown, f"{file.name}: {unknown}"


def test_the_house_of_containers_fits_together() -> None:
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    house, database = made["services"]["house"], made["services"]["database"]
    assert house["environment"]["CROUPIER_WORKERS"] == "3"
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert re.fullmatch(rf"postgresql://{user}:\$.*@database/{name}", house["environment"]["CROUPIER_DATABASE"])
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert "database" in house["depends_on"]
    port = house["ports"][0].rpartition(":")[2]
    assert f"EXPOSE {port}" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_proxies_keep_no_addresses(kind: str) -> None:
    """Caddy keeps none unless it is told to."""
    for root in ("", "/croupier"):
        assert ("access_log off" in example(kind, root)) == (kind == "nginx")
