"""Only transform and opacity are animated: anything else would make the browser lay out or paint again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from project import ROOT

CHEAP = {"transform", "opacity", "none"}
KEYFRAMES = re.compile(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
PROPERTY = re.compile(r"([\w-]+)\s*:")
BLOCK = re.compile(r"\{([^{}]*)\}")
TRANSITION = re.compile(r"\btransition(?:-property)?\s*:\s*([^;]+);")


def styled() -> list[Path]:
    files = [*(ROOT / "web/src").rglob("*"), *(ROOT / "src/croupier/games").glob("*/board/*")]
    return [file for file in files if file.suffix in (".svelte", ".css")]


def animated(css: str) -> set[str]:
    """The properties that keyframes and transitions change."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    frames = [block for body in KEYFRAMES.findall(css) for block in BLOCK.findall(body)]
    changed = {name for frame in frames for name in PROPERTY.findall(frame) if name != "animation-timing-function"}
    for value in TRANSITION.findall(css):
        changed |= {part.split()[0] for part in re.sub(r"\([^()]*\)", "", value).split(",") if part.split()}
    return changed


def test_what_is_looked_for_is_found() -> None:
    assert animated("@keyframes a { 50% { width: 3px; opacity: 1; } } b { transition: color 1s, transform 2s; }") == {
        "width",
        "opacity",
        "color",
        "transform",
    }
    assert any(animated(file.read_text(encoding="utf-8")) for file in styled())


@pytest.mark.parametrize("file", styled(), ids=lambda file: str(file.relative_to(ROOT)))
def test_only_what_is_cheap_is_animated(file: Path) -> None:
    assert animated(file.read_text(encoding="utf-8")) <= CHEAP
