"""Players from a file, good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from tournaments import SHARK


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "mybots.py"
    path.write_text(SHARK)
    return path
