"""What is in the package that people install."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from project import ROOT

from hatch_build import described

README = (ROOT / "README.md").read_text(encoding="utf-8")


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
    (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
    assert ZipFile(wheel).read(metadata).decode().endswith(described(README, None))


def test_what_describes_the_package_leads_nowhere_that_is_not_there() -> None:
    """Pictures and links need an address of the project's own outside of it."""
    assert ("<img" in README, "](docs/" in README) == (True, True)
    without = described(README, None)
    assert not re.search(r"<img|<table|<!-- pictures|\]\((?!https://)", without)
    assert without.startswith("# Croupier\n\nCroupier is")
    assert "\n\n    script/play " in without
    published = described(README, "https://example.org/croupier")
    assert '<img src="https://example.org/croupier/raw/HEAD/docs/pictures/front.webp"' in published
    assert "[docs/play.md](https://example.org/croupier/blob/HEAD/docs/play.md)" in published
    assert not re.search(r'src="(?!https://)|\]\((?!https://)', published)
