"""What several test files share: a house in a process of its own, and a browser to visit it with."""

from __future__ import annotations

import asyncio
import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import browser
from house_process import Server
from hypothesis import settings
from playwright.sync_api import Browser
from project import ROOT

# JAX compiles quickly rather than well: here, a program runs for less time than it takes to compile.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")
settings.register_profile("tests", deadline=None)  # a busy machine is no fault of the code
if settings.get_current_profile_name() == "default":
    settings.load_profile("tests")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is `async` runs in an event loop of its own."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    asyncio.run(test(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}))
    return True


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the shell speaks."""
    monkeypatch.setenv("CROUPIER_LANG", "en")


@pytest.fixture(scope="session")
def pages() -> None:
    """The pages for browsers are there, and up to date: built only for tests that ask for them."""
    for step in ("install", "build"):  # first all that tests look at them with, axe-core among it
        subprocess.run([sys.executable, str(ROOT / "web/build.py"), step], check=True)


@pytest.fixture(scope="session")
def installed_browser() -> None:
    """There is a browser: installed, if need be, only for tests that ask for it."""
    subprocess.run([str(ROOT / "script/browser")], check=True)


@pytest.fixture(scope="module")  # no longer: while it is open, asyncio.run does not work in the same process
def chromium(installed_browser: None) -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, pages: None) -> Iterator[str]:
    """The address of a house with its pages."""
    folder: Path = tmp_path_factory.mktemp("house")
    more = "tables_of_address=1000000,newcomers=1000000"  # everybody comes from one address
    server = Server(str(folder / "house.db"), folder, "--limits", more).start()
    yield server.address
    server.stop()
