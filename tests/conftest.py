"""What several test files share: a house in a process of its own, and a browser to visit it with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import browser
from house_process import Server
from playwright.sync_api import Browser

from croupier.house.http.site_files import SITE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the shell speaks."""
    monkeypatch.setenv("CROUPIER_LANG", "en")


@pytest.fixture(scope="module")  # no longer: while it is open, asyncio.run does not work in the same process
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with its pages."""
    assert (SITE / "index.html").is_file(), "The pages are not built: run script/pages."
    folder: Path = tmp_path_factory.mktemp("house")
    more = "tables_of_address=1000000,newcomers=1000000"  # everybody comes from one address
    server = Server(str(folder / "house.db"), folder, "--limits", more).start()
    yield server.address
    server.stop()
