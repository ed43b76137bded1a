"""Every option of `serve` is also an environment variable, and one can ask which value applies and where it is from."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from croupier.terminal.cli import cli
from croupier.terminal.settings import variable

OTHERS = {"no_color", "show_config"}  # options about the command's own output, not about the house


def config(*arguments: str, **environment: str) -> dict[str, tuple[str, str]]:
    """What `--show-config` says: value and source by option."""
    done = CliRunner().invoke(cli, ["serve", *arguments, "--show-config"], env=environment)
    assert done.exit_code == 0, done.output
    rows = [re.split(r"\s{2,}", line) for line in done.output.splitlines()]
    return {name: (value, source) for name, value, source in rows}


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for option in cli.commands["serve"].params:
        monkeypatch.delenv(variable(option.opts[0]), raising=False)
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path))


def test_every_option_is_a_variable() -> None:
    for option in cli.commands["serve"].params:
        assert option.name in OTHERS or option.envvar == variable(option.opts[0])


def test_without_anything_the_defaults_count(tmp_path: Path) -> None:
    shown = config()
    assert shown["--host"] == ("127.0.0.1", "default")
    assert shown["--tls-cert"] == ("-", "default")
    assert shown["--database"] == (f"sqlite+aiosqlite:///{tmp_path}/house.db", "default")
    options = [one for one in cli.commands["serve"].params if one.name not in OTHERS]
    assert [*shown] == [one.opts[0] for one in options]


@pytest.mark.parametrize("option", [one for one in cli.commands["serve"].params if one.name not in OTHERS])
def test_each_is_taken_from_its_variable(option: click.Option) -> None:
    given = {
        "--port": "9",
        "--keep-days": "2.5",
        "--workers": "3",
        "--log-level": "info",
        "--open": "1",
        "--push": "off",
    }
    value = given.get(option.opts[0], "/some/thing")
    shown = config(**{variable(option.opts[0]): value})[option.opts[0]]
    hidden = {"--open": "yes", "--metrics-token": "***", "--database": "sqlite+aiosqlite:////some/thing"}
    assert shown == (hidden.get(option.opts[0], value), "from the environment")


def test_the_command_line_counts_first() -> None:
    assert config("--port", "7", CROUPIER_PORT="9")["--port"] == ("7", "from the command line")


def test_no_password_is_shown() -> None:
    shown = config(CROUPIER_DATABASE="postgresql://me:secret@db.example/house", CROUPIER_METRICS_TOKEN="secret")
    assert shown["--database"][0] == "postgresql+asyncpg://me:***@db.example/house"
    assert "secret" not in str(shown)


def test_what_cannot_be_meant_is_refused() -> None:
    done = CliRunner().invoke(cli, ["serve"], env={"CROUPIER_METRICS_FROM": "everybody", "CROUPIER_PORT": "0"})
    assert (done.exit_code, "everybody is neither an address nor a network" in done.output) == (2, True)
