"""What is in the package that people install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from project import ROOT


def test_who_installs_it_has_the_pages_and_the_rules_but_no_sources_of_boards(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "croupier/house/site/index.html" in names
    assert any(name.startswith("croupier/house/site/assets/") and name.endswith(".js") for name in names)
    assert {"croupier/house/site/docs/index.html", "croupier/house/site/docs/style.css"} <= set(names)
    assert "croupier/games/las_vegas/rulebook/en.md" in names
    assert "croupier/games/las_vegas/texts/en.ftl" in names
    assert not [name for name in names if name.endswith(".svelte") or "/tests/" in name or "/board/" in name]
