"""script/release: what it checks, writes, packs and says. What it builds is tried in test_package.py."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from project import ROOT
from releasing import Failed, __main__, bill, single_file

PROJECT = '[project]\nname = "croupier"\nversion = "0.1.0"\n\n[tool.other]\nversion = "7"\n'
CHANGES = "# Changelog\n\n## Unreleased\n\n### Boards\n\n- A line.\n\n## 0.0.9 (2026-01-02)\n\n- Another.\n"
FILES = ("croupier.whl", "croupier.tar.gz", "croupier.pyz", "croupier.cdx.json")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit; what would be built there is an empty file each."""

    def build(version: str, written: tuple[str, str], work: Path) -> list[Path]:
        for name in FILES:
            (work / name).write_text(f"{name} {version}", encoding="utf-8")
        return [work / name for name in FILES]

    root = tmp_path / "croupier"
    root.mkdir()
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(__main__, "ROOT", root)
    monkeypatch.setattr(__main__, "build", build)
    for name, text in (("pyproject.toml", PROJECT), ("CHANGELOG.md", CHANGES), (".gitignore", "/dist/\n/build/\n")):
        (root / name).write_text(text, encoding="utf-8")
    person = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init", "--quiet"), ("add", "."), (*person, "commit", "--quiet", "--message", "first")):
        subprocess.run(["git", *command], cwd=root, check=True)
    return root


def changed(tree: Path) -> list[str]:
    said = subprocess.run(["git", "status", "--porcelain"], cwd=tree, check=True, capture_output=True, text=True)
    return said.stdout.split()[1::2]


class TestARelease:
    def test_writes_its_version_and_its_day_and_says_what_is_next(
        self, tree: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert __main__.main(["0.2.0"]) == 0
        assert changed(tree) == ["CHANGELOG.md", "pyproject.toml"]
        assert (tree / "pyproject.toml").read_text(encoding="utf-8") == PROJECT.replace("0.1.0", "0.2.0")
        assert "## Unreleased\n\n## 0.2.0 (20" in (tree / "CHANGELOG.md").read_text(encoding="utf-8")
        assert sorted(path.name for path in (tree / "dist").iterdir()) == sorted(FILES)
        said = capsys.readouterr().out
        assert "  dist/croupier.pyz\n" in said
        assert "git tag --annotate v0.2.0" in said
        assert "twine upload dist/croupier.whl dist/croupier.tar.gz\n" in said

    def test_changes_nothing_in_a_dry_run(self, tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert __main__.main(["0.2.0", "--dry-run"]) == 0
        assert changed(tree) == []
        assert not (tree / "dist").exists()
        assert (tree / "build/dry-run/croupier.pyz").is_file()
        assert "no file has changed" in capsys.readouterr().out

    def test_leaves_nothing_of_an_earlier_one_beside_its_files(self, tree: Path) -> None:
        (tree / "dist").mkdir()
        (tree / "dist/croupier-0.0.9.whl").touch()
        assert __main__.main(["0.2.0"]) == 0
        assert sorted(path.name for path in (tree / "dist").iterdir()) == sorted(FILES)

    def test_needs_a_clean_tree(self, tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tree / "new.py").touch()
        assert __main__.main(["0.2.0"]) == 2
        assert capsys.readouterr().err == "Commit or put away your changes first: new.py\n"
        assert changed(tree) == ["new.py"]

    @pytest.mark.parametrize(
        ("version", "said"),
        [
            ("soon", "'soon' is not a version: write it like 0.2.0"),
            ("v0.2.0", "'v0.2.0' is not a version"),
            ("0.2", "'0.2' is not a version"),
            ("0.0.9", "Choose a version newer than 0.0.9, the last one in CHANGELOG.md."),
            ("0.1.0rc1", "Choose 0.1.0 or newer: pyproject.toml already has that version."),
        ],
    )
    def test_refuses_a_version_in_a_sentence(
        self, tree: Path, version: str, said: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert __main__.main([version]) == 2
        assert capsys.readouterr().err.startswith(said)
        assert changed(tree) == []

    def test_that_fails_leaves_the_tree_alone(self, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: object) -> None:
            raise Failed("twine found something: see above.")

        monkeypatch.setattr(__main__, "build", fail)
        assert __main__.main(["0.2.0"]) == 2
        assert changed(tree) == []


@pytest.mark.parametrize("changes", ["# Changelog\n", "# Changelog\n\n## Unreleased\n\n## 0.0.9 (2026-01-02)\n"])
def test_a_changelog_that_says_nothing_is_refused(changes: str) -> None:
    with pytest.raises(Failed, match="say there what has changed"):
        __main__.with_heading(changes, "0.2.0", date(2026, 11, 16))


def test_the_changelog_and_the_project_have_what_a_release_writes() -> None:
    project, changes = __main__.texts(ROOT)
    assert __main__.current(__main__.with_version(project, "99.0.0")) == "99.0.0"
    __main__.check_version("99.0.0", project, changes)
    assert "\n## 99.0.0 (2026-11-16)\n" in __main__.with_heading(changes, "99.0.0", date(2026, 11, 16))


class TestTheSingleFile:
    def test_takes_apart_what_the_lock_says(self) -> None:
        lock = (ROOT / "requirements/play.lock").read_text(encoding="utf-8")
        pure, compiled = single_file.divide(lock)
        assert {entry.partition("==")[0] for entry in compiled.split() if "==" in entry} == single_file.COMPILED
        packages = {entry.partition("==")[0]: entry for entry in re.findall(single_file.ENTRY, lock, re.MULTILINE)}
        kept = [entry for name, entry in packages.items() if name not in single_file.LEFT_OUT]
        assert sorted(re.findall(single_file.ENTRY, pure + compiled, re.MULTILINE)) == sorted(kept)
        assert packages.keys() > single_file.LEFT_OUT

    def test_a_package_that_is_not_locked_is_named(self) -> None:
        with pytest.raises(Failed, match="greenlet is not in the lock: change COMPILED in single_file.py."):
            single_file.divide("markupsafe==1\nmsgspec==1\n")

    def test_holds_the_modules_of_every_system(self, tmp_path: Path) -> None:
        one = wheel(tmp_path / "one.whl", {"p/a.py": "a\n", "p/c.cpython-311-x86_64-linux-gnu.so": "1", "p/c.h": ""})
        two = wheel(tmp_path / "two.whl", {"p/a.py": "a\r\n", "p/c.cp312-win_amd64.pyd": "2"})
        single_file.unpack([one, two], tmp_path / "site")
        inside = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "site/p").iterdir()}
        assert inside == {"a.py": "a\n", "c.cpython-311-x86_64-linux-gnu.so": "1", "c.cp312-win_amd64.pyd": "2"}

    def test_wheels_that_disagree_are_refused(self, tmp_path: Path) -> None:
        one, two = (wheel(tmp_path / f"{name}.whl", {"p/a.py": name}) for name in ("one", "two"))
        with pytest.raises(Failed, match="two.whl has another p/a.py than the wheel before it."):
            single_file.unpack([one, two], tmp_path / "site")

    def test_what_is_no_module_is_refused(self, tmp_path: Path) -> None:
        one = wheel(tmp_path / "one.whl", {"p.data/purelib/a.py": ""})
        with pytest.raises(Failed, match="does not belong in a folder of modules"):
            single_file.unpack([one], tmp_path / "site")

    def test_says_where_it_cannot_start(self, tmp_path: Path) -> None:
        """Here a Python that finds no packages stands for one whose compiled modules are not in the file."""

        command = [sys.executable, "-I", "-S", str(single_file.PREAMBLE)]
        said = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert said.returncode == 1
        assert said.stderr.startswith("Croupier cannot start here: No module named 'greenlet'. This file serves Python")
        assert all(version in said.stderr for version in ("3.11", single_file.PYTHONS[-1]))


def wheel(path: Path, files: dict[str, str]) -> Path:
    with ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


class TestTheBill:
    PYTHON: Any = {
        "components": [{"bom-ref": "requirements-L3", "name": "rich", "version": "15", "description": "line 3"}]
    }

    def test_lists_what_is_sent_and_not_what_it_is_built_with(self) -> None:
        lock = {
            "packages": {
                "": {},
                "node_modules/svelte": {"version": "5"},
                "node_modules/vite": {"version": "7", "dev": True},
                "node_modules/vite/node_modules/svelte": {"version": "4", "dev": True},
            }
        }
        refs = ("svelte@5", "svelte@4", "vite@7", "pages@1")
        everything = {"components": [{"bom-ref": ref} for ref in refs], "dependencies": [{"ref": ref} for ref in refs]}
        assert bill.sent(everything, lock) == {
            "components": [{"bom-ref": "svelte@5"}],
            "dependencies": [{"ref": "svelte@5"}],
        }

    def test_is_about_the_package_and_knows_others_by_name_and_version(self) -> None:
        python = {"components": [self.PYTHON["components"][0] | {"purl": "pkg:pypi/rich@15"}]}
        pages = {"components": [{"bom-ref": "svelte@5"}], "dependencies": [{"ref": "svelte@5"}]}
        made = bill.combined("0.2.0", python, pages)
        assert made["metadata"]["component"]["purl"] == "pkg:pypi/croupier@0.2.0"
        assert made["components"][0] == {"bom-ref": "pkg:pypi/rich@15", "name": "rich", "version": "15"} | {
            "purl": "pkg:pypi/rich@15"
        }
        assert made["dependencies"] == [
            {"ref": "croupier", "dependsOn": ["pkg:pypi/rich@15", "svelte@5"]},
            {"ref": "svelte@5"},
        ]
