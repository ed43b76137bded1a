"""The command line, run in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from croupier.terminal.cli import cli


def run(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(cli, args, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(*args: str, typed: str = "") -> str:
    """The sentence with which bad usage is answered."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    assert result.stderr.strip().count("\n") <= 4
    return result.stderr.strip()
