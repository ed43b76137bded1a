"""croupier.pyz: the package and everything it needs in one file, for several versions of Python and several systems.

A compiled module's file name says which Python and which system it is for, so the same folder can hold all of them, and
each Python loads its own. Where a package also comes without compiled modules, that wheel is taken. NumPy is left out:
for one version of Python alone, its wheels are twice as big as all the rest. Without it, there are no experts. So is
cryptography, whose compiled module has the same name on every system. Without it, there are no notices.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from . import Failed

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "Linux on x86-64": ("manylinux_2_28_x86_64", "manylinux_2_24_x86_64", "manylinux2014_x86_64"),
    "Linux on ARM": ("manylinux_2_28_aarch64", "manylinux_2_24_aarch64", "manylinux2014_aarch64"),
    "macOS on Apple silicon": ("macosx_11_0_arm64", "macosx_11_0_universal2", "macosx_10_9_universal2"),
    "Windows on x86-64": ("win_amd64",),
}
COMPILED = {"greenlet", "markupsafe", "msgspec"}  # of the packages in play.lock, those that only come compiled
LEFT_OUT = {"numpy", "cryptography", "cffi", "pycparser"}
UNUSED = re.compile(r"\.data/(headers|data)/|^greenlet/(tests|platform)/|\.(cpp|hpp|c|h)$|/RECORD$|/WHEEL$")
ENTRY = r"^\S+==(?:.*\\\n)*.*\n"  # of a lock
PREAMBLE = Path(__file__).with_name("preamble.py")


def build(wheel: Path, lock: Path, out: Path, work: Path) -> None:
    """Pack the wheel and the locked versions of what it needs into the file `out`."""
    wheels, site = work / "wheels", work / "site"
    pure, compiled = divide(lock.read_text(encoding="utf-8"))
    fetch(pure, wheels, ("any",), "3.11", "py", "none")
    for python in PYTHONS:
        for tags in SYSTEMS.values():
            fetch(compiled, wheels, tags, python, "cp", f"cp{python.replace('.', '')}")
    unpack([wheel, *sorted(wheels.glob("*.whl"))], site)
    command = [sys.executable, "-m", "shiv", "--site-packages", str(site), "--output-file", str(out)]
    command += ["--console-script", "croupier", "--preamble", str(PREAMBLE)]
    command += ["--python", "/usr/bin/env python3", "--compressed", "--reproducible"]
    if subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"}).returncode:
        raise Failed("shiv could not pack croupier.pyz: see above.")


def divide(lock: str) -> tuple[str, str]:
    """The lock's packages that have a wheel for every system, and those that only come compiled."""
    entries = [(entry.partition("==")[0].lower(), entry) for entry in re.findall(ENTRY, lock, re.MULTILINE)]
    if missing := COMPILED - {name for name, _ in entries}:
        raise Failed(f"{', '.join(sorted(missing))} is not in the lock: change COMPILED in {Path(__file__).name}.")
    pure = (entry for name, entry in entries if name not in COMPILED | LEFT_OUT)
    return "".join(pure), "".join(entry for name, entry in entries if name in COMPILED)


def fetch(requirements: str, into: Path, tags: tuple[str, ...], python: str, implementation: str, abi: str) -> None:
    into.mkdir(parents=True, exist_ok=True)
    listed = into.parent / "requirements.txt"
    listed.write_text(requirements, encoding="utf-8")
    command = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "download"]
    command += ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(listed), "--dest", str(into)]
    command += ["--python-version", python, "--implementation", implementation, "--abi", abi]
    command += [part for tag in tags for part in ("--platform", tag)]
    if subprocess.run(command).returncode:
        raise Failed(
            f"pip could not fetch the packages for Python {python} on {tags[0]}: see above. "
            f"If a package has no wheel for every system, name it in COMPILED in {Path(__file__).name}."
        )


def unpack(wheels: list[Path], site: Path) -> None:
    """All wheels in one folder. Where two bring the same file, it must be the same text."""
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith("/") or UNUSED.search(name):
                    continue
                if ".data/" in name:
                    raise Failed(f"{wheel.name} has {name}, which does not belong in a folder of modules.")
                content, file = archive.read(name), site / name
                if file.exists() and _text(file.read_bytes()) != _text(content):
                    raise Failed(f"{wheel.name} has another {name} than the wheel before it.")
                file.parent.mkdir(parents=True, exist_ok=True)
                if not file.exists():
                    file.write_bytes(content)


def _text(content: bytes) -> bytes:
    """Wheels for Windows end their lines as Windows does."""
    return content.replace(b"\r\n", b"\n")
