"""Where the project is, and where pictures of it go."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build/screenshots"
