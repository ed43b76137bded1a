"""script/ready: what it gets for whom, what it says meanwhile, and what is left afterwards."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import ready
from ready import Failed, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def untimed(text: str) -> str:
    return re.sub(r"\d+ s", "0 s", text)


class TestProgress:
    def test_is_one_line_on_a_terminal(self) -> None:
        progress = Progress("Setting up (once)", out := Terminal())
        with progress.step("packages"):
            progress.show()
        with progress.step("pages"):
            progress.show()
        progress.end()
        assert untimed(out.getvalue()).split("\r\x1b[K") == [
            "",
            "Setting up (once): packages … 0 s",
            "Setting up (once): packages, pages … 0 s",
            "Setting up (once): packages, pages: done in 0 s\n",
        ]

    def test_is_never_wider_than_the_terminal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "20")
        progress = Progress("Setting up (once)", out := Terminal())
        with progress.step("packages"):
            progress.show()
        assert out.getvalue() == "\r\x1b[KSetting up (once): "

    def test_is_a_few_lines_elsewhere(self) -> None:
        progress = Progress("Updating", out := io.StringIO())
        with progress.step("packages"):
            progress.show()
        progress.end()
        assert untimed(out.getvalue()) == "Updating …\n  packages: done in 0 s\nDone in 0 s.\n"

    def test_what_failed_is_not_called_done(self) -> None:
        progress = Progress("Updating", out := io.StringIO())
        with pytest.raises(Failed), progress.step("packages"):
            raise Failed
        assert out.getvalue() == "Updating …\n"


def test_packages_and_pages_are_made_at_the_same_time() -> None:
    both = threading.Barrier(2, timeout=20)
    ready.get([lambda progress: (both.wait(), None)[1]] * 2, Progress("Updating", io.StringIO()))


def test_what_a_program_says_is_told_only_if_it_fails() -> None:
    code = "import sys; print('said'); print('complained', file=sys.stderr); sys.exit(int(sys.argv[1]))"
    assert ready.run(sys.executable, "-c", code, "0") == "said"
    with pytest.raises(Failed, match="said\ncomplained"):
        ready.run(sys.executable, "-c", code, "1")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone in which nothing is ready, and whose scripts only say so."""
    for folder in ("script", "web", ".venv-pages"):
        (tmp_path / folder).mkdir()
    (tmp_path / "web/build.py").write_text(
        "import sys, pathlib\n"
        "here = pathlib.Path(__file__).parent\n"
        "def is_built(): return (here / 'built').exists()\n"
        "if __name__ == '__main__': (here / (sys.argv[1] + '-ed' if sys.argv[1:] else 'built')).touch()\n"
    )
    (tmp_path / "script/env").write_text('echo "$*" >>"$(dirname "$0")/asked"; [ "${2:-}" != --made ]\n')
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    monkeypatch.setattr(ready, "BUILD", tmp_path / "web/build.py")
    monkeypatch.setattr(ready, "TOOLS", tmp_path / ".venv-pages")
    return tmp_path


def test_a_terminal_needs_packages_and_a_browser_pages_as_well(project: Path) -> None:
    assert ready.wanted(with_pages=False) == [ready.get_packages]
    assert ready.wanted(with_pages=True) == [ready.get_pages, ready.get_and_compile_packages]
    (project / "web/built").touch()
    assert ready.wanted(with_pages=True) == [ready.get_packages]
    (project / "script/env").write_text("")
    assert ready.wanted(with_pages=True) == []


@pytest.mark.parametrize("of_developers", [True, False])
def test_what_builds_the_pages_is_removed_unless_it_is_the_developers(project: Path, of_developers: bool) -> None:
    python = Path(sys.executable)
    if not of_developers:
        python = project / ".venv-pages/python"
        python.symlink_to(sys.executable)
    (project / "script/env").write_text(f"echo {python}\n")
    ready.get_pages(Progress("Updating", io.StringIO()))
    assert (project / "web/built").exists()
    assert (project / "web/tidy-ed").exists() == (not of_developers)
    assert (project / ".venv-pages").exists() == of_developers


def test_pages_that_somebody_else_has_just_built_are_not_built_again(project: Path) -> None:
    (project / "web/built").touch()
    ready.get_pages(Progress("Updating", out := io.StringIO()))
    assert out.getvalue() == "Updating …\n"
    assert not (project / "script/asked").exists()


def test_a_failure_is_told_in_the_words_of_what_failed(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "script/env").write_text("echo check the network connection >&2; exit 1\n")
    monkeypatch.setattr(sys, "argv", ["ready"])
    with pytest.raises(SystemExit, match="^check the network connection$"):
        ready.main()
    assert capsys.readouterr().err == "Setting up (once) …\n"


def test_it_runs_where_nothing_is_installed() -> None:
    code = f"import sys; sys.path.insert(0, {str(Path(ready.__file__).parent)!r}); import ready"
    subprocess.run([sys.executable, "-ISc", code], check=True)
