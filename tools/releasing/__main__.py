"""Makes a release: see script/release."""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, date, datetime
from pathlib import Path

from packaging.version import Version

from . import Failed, bill, single_file

ROOT = Path(__file__).resolve().parents[2]
DIST, DRY = "dist", "build/dry-run"
MODULES, SITE = "web/node_modules", "src/croupier/house/site"  # in no repository; made again where out of date
VERSION = re.compile(r'^version = "(.*)"$', re.MULTILINE)
UNRELEASED = re.compile(r"^## Unreleased\n", re.MULTILINE)
RELEASED = re.compile(r"^## (\d\S*)", re.MULTILINE)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="script/release", description="Build everything that a release consists of.")
    parser.add_argument("version", help="like 0.2.0 or 0.2.0rc1")
    parser.add_argument("--dry-run", action="store_true", help=f"change no file, and build into {DRY}/")
    asked = parser.parse_args(arguments)
    try:
        check_tree()
        project, changes = texts(ROOT)
        check_version(asked.version, project, changes)
        written = with_version(project, asked.version), with_heading(changes, asked.version, datetime.now(UTC).date())
        with tempfile.TemporaryDirectory(prefix="croupier-release-") as work:
            files = build(asked.version, written, Path(work))
            kept = keep(files, ROOT / (DRY if asked.dry_run else DIST))
    except Failed as error:
        print(error, file=sys.stderr)
        return 2
    if not asked.dry_run:
        write(ROOT, written)
    print(summary(asked.version, kept, asked.dry_run))
    return 0


def texts(root: Path) -> tuple[str, str]:
    return (root / "pyproject.toml").read_text(encoding="utf-8"), (root / "CHANGELOG.md").read_text(encoding="utf-8")


def write(root: Path, written: tuple[str, str]) -> None:
    for name, text in zip(("pyproject.toml", "CHANGELOG.md"), written):
        (root / name).write_text(text, encoding="utf-8", newline="\n")


def check_tree() -> None:
    changed = _git("status", "--porcelain").splitlines()
    if changed:
        files = ", ".join(line[3:] for line in changed[:5]) + (" …" if len(changed) > 5 else "")
        raise Failed(f"Commit or put away your changes first: {files}")


def check_version(asked: str, project: str, changes: str) -> None:
    """Newer than the last release; or, before the first, at least what pyproject.toml says."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", asked):
        raise Failed(f"'{asked}' is not a version: write it like 0.2.0, or like 0.2.0rc1 for one that is to be tried.")
    released = [Version(one) for one in RELEASED.findall(changes)]
    if released and Version(asked) <= max(released):
        raise Failed(f"Choose a version newer than {max(released)}, the last one in CHANGELOG.md.")
    if Version(asked) < Version(current(project)):
        raise Failed(f"Choose {current(project)} or newer: pyproject.toml already has that version.")


def current(project: str) -> str:
    return str(VERSION.findall(project)[0])


def with_version(project: str, version: str) -> str:
    return VERSION.sub(f'version = "{version}"', project, count=1)


def with_heading(changes: str, version: str, day: date) -> str:
    """What was unreleased is in this version; the next changes have a place of their own."""
    if not UNRELEASED.search(changes):
        raise Failed("CHANGELOG.md has no heading '## Unreleased': say there what has changed.")
    news = UNRELEASED.split(changes, maxsplit=1)[1].split("\n## ")[0]
    if not news.strip():
        raise Failed("CHANGELOG.md says nothing under '## Unreleased': say there what has changed.")
    return UNRELEASED.sub(f"## Unreleased\n\n## {version} ({day.isoformat()})\n", changes, count=1)


def build(version: str, written: tuple[str, str], work: Path) -> list[Path]:
    """Everything, from a copy of the last commit, so that nothing here changes and nothing uncommitted gets in."""
    copy, out, fetched, listed = (work / name for name in ("croupier", "out", "fetched", "listed"))
    for folder in (copy, out, fetched, listed):
        folder.mkdir()
    archive = work / "source.tar"
    _git("archive", "--output", str(archive), "HEAD")
    shutil.unpack_archive(archive, copy, filter="data")
    write(copy, written)
    for made, way in ((MODULES, _link), (SITE, shutil.copy2)):
        if (ROOT / made).is_dir():
            shutil.copytree(ROOT / made, copy / made, symlinks=True, copy_function=way)
    _say("Building the wheel and the source archive …")
    _run(
        [sys.executable, "-m", "hatchling", "build", "--directory", str(out)],
        copy,
        "hatchling could not build the package",
    )
    (wheel,), (source,) = out.glob("*.whl"), out.glob("*.tar.gz")
    _say("Checking what they say about themselves …")
    twine = [sys.executable, "-m", "twine", "--no-color", "check", "--strict", str(wheel), str(source)]
    _run(twine, copy, "twine found something")
    _say("Packing croupier.pyz …")
    pyz, listing = out / "croupier.pyz", out / f"croupier-{version}.cdx.json"
    single_file.build(wheel, copy / "requirements/play.lock", pyz, fetched)
    _run([sys.executable, str(pyz), "--version"], work, "croupier.pyz does not start", SHIV_ROOT=str(fetched))
    _say("Writing the bill of materials …")
    bill.write(version, copy / "requirements/play.lock", copy / "web", listing, listed)
    return [wheel, source, pyz, listing]


def _link(source: str, target: str) -> object:
    """Files that are only read need no second copy, where the system can do without one."""
    try:
        Path(target).hardlink_to(source)
    except OSError:
        return shutil.copy2(source, target)
    return target


def keep(files: list[Path], folder: Path) -> list[Path]:
    """Nothing of an earlier release stays beside them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return [Path(shutil.move(file, folder / file.name)) for file in files]


def summary(version: str, files: list[Path], is_dry: bool) -> str:
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(ROOT).as_posix()}" for file in files]
    if is_dry:
        return "\n".join(
            [*lines, "", f"This was a dry run: no file has changed. Without --dry-run, this makes Croupier {version}."]
        )
    upload = " ".join(file.relative_to(ROOT).as_posix() for file in files[:2])
    return "\n".join(
        [
            *lines,
            "",
            "pyproject.toml and CHANGELOG.md have the new version. Next:",
            f'  git commit --all --message "Croupier {version}"',
            f"  git tag --annotate v{version} --message v{version}",
            f"  git push origin HEAD v{version}",
            f"  .venv-release/bin/twine upload {upload}",
            "Then publish the other files and the checksums with the tag.",
        ]
    )


def _say(what: str) -> None:
    print(what, file=sys.stderr)


def _run(command: list[str], cwd: Path, failed: str, **environment: str) -> None:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise Failed(f"{failed}: see above.")


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Failed(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
