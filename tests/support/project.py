"""Where the project lies, and where pictures of it are put."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build/screenshots"
