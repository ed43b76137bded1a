"""Pages for browsers: files, and one page for every address of the app; what is cached, and what it may load."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from asgi import browser
from houses import AtOnce, Tick
from places import code
from project import ROOT

from croupier.house.application.application import Application
from croupier.house.http import site_files as pages
from croupier.house.http.app import app
from croupier.house.storage.storage import Storage

INDEX = "<!doctype html><title>Croupier</title>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "docs").mkdir()
    (folder / "docs/index.html").write_text("the first page")
    (folder / "docs/play.html").write_text("how to play")
    (folder / "sw.js").write_text("self.skipWaiting()")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets/app-3f2a.js").write_text("let a = 1;" * 1000)
    (tmp_path / "secret.txt").write_text("a secret")
    return folder


def visit(site: Path, do: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await Storage.open(str(site.parent / "house.db"))
        application = Application(storage, AtOnce(), b"s" * 32, clock=Tick())
        served = app(lambda: asyncio.sleep(0, application), site=site)
        served.state.application = application
        try:
            async with browser(served) as client:
                await do(client)
        finally:
            await application.close()

    asyncio.run(run())


def test_every_address_of_the_app_is_its_page(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        for path in (
            "/",
            "/index.html",
            "/new/las_vegas",
            "/rules/seventh_heaven",
            "/rolls",
            "/me",
            "/h/a-word",
            "/today",
            "/today/2026-11-18",
            "/club",
            "/club/p/somebody",
            "/club/c/regular",
        ):
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (200, INDEX), path
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert "set-cookie" not in answer.headers
        assert (await client.head("/me")).status_code == 200

    visit(site, do)


def test_an_address_that_leads_nowhere_says_so_and_shows_the_app(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        home = await client.get("/")
        for path in (
            "/no", "/games/las_vegas", "/healthz/x", "/apiary", "/docsearch", "/%00", "/" + "x" * 999, "/me/too", "/h",
            "/t", "/new", "/new/whist", "/new/las_vegas/more", "/rules/whist", "/rules/no%2Fmore", "/t/KINGS",
            "/t/no-table/after", "/today/2026-11-31", "/today/now", "/today/2026-11-18/more", "/club/x", "/club/p",
        ):  # fmt: skip
            answer = await client.get(path, headers={"If-None-Match": home.headers["etag"]})
            assert (answer.status_code, answer.text) == (404, INDEX), path
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "set-cookie" not in answer.headers

    visit(site, do)


def test_a_table_has_its_pages_by_its_id_and_its_code_as_long_as_it_is_there(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        made = (await client.post("/api/tables", json={"game": "las_vegas", "seats": 3})).json()["brief"]
        for name in (made["table"], made["code"], made["code"].lower()):
            for more in ("", "/after", "/replay", "/fair"):
                assert (await client.get(f"/t/{name}{more}")).status_code == 200, more
            assert (await client.get(f"/t/{name}/nothing")).status_code == 404

    visit(site, do)


def test_trying_all_codes_tells_nothing(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        answers = [(await client.get("/t/QQQQQ")).status_code for _ in range(120)]
        assert answers[0] == 404
        assert answers[-1] == 200

    visit(site, do)


def test_the_app_and_the_house_know_the_same_addresses() -> None:
    router = (ROOT / "web/src/router.svelte.ts").read_text(encoding="utf-8")
    first = set(re.findall(r'first === "(\w*)"', router))
    known = {*pages.ALONE, *pages.WITH_A_GAME, pages.OF_A_TABLE, pages.OF_THE_CLUB, pages.OF_A_DAY, *pages.WITH_A_WORD}
    assert first == known
    assert set(re.findall(r'third === "(\w*)"', router)) == set(pages.ABOUT_A_TABLE)


def test_files_are_files_and_those_named_by_content_are_kept_for_ever(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        worker = await client.get("/sw.js")
        assert (worker.text, worker.headers["cache-control"]) == ("self.skipWaiting()", "no-cache")
        assert "javascript" in worker.headers["content-type"]
        assert (await client.get("/manifest.webmanifest")).text == "{}"
        asset = await client.get("/assets/app-3f2a.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.text == "let a = 1;" * 1000
        again = await client.get("/sw.js", headers={"If-None-Match": worker.headers["etag"]})
        assert again.status_code == 304

    visit(site, do)


def test_an_asset_that_is_gone_is_no_page(site: Path) -> None:
    """Otherwise a browser would keep the page in its place for ever."""

    async def do(client: httpx.AsyncClient) -> None:
        assert code(await client.get("/assets/app-0000.js")) == (404, "no-page")

    visit(site, do)


def test_what_belongs_to_the_house_is_not_a_page(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        for path in ("/api", "/api/", "/api/nothing", "/api/tables/nowhere/nothing"):
            assert code(await client.get(path)) == (404, "no-page"), path
        assert code(await client.delete("/api/tables")) == (405, "no-method")
        assert code(await client.post("/t/KINGS")) == (404, "no-page")
        assert (await client.get("/healthz")).json() == {"status": "open"}
        assert code(await client.get("/metrics")) == (404, "no-page")

    visit(site, do)


def test_nothing_beside_the_site_is_shown(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd"):
            assert "a secret" not in (await client.get(path)).text
        assert "root:" not in (await client.get("/%2fetc/passwd")).text

    visit(site, do)


def test_long_answers_are_packed_and_short_ones_are_not(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/games")).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in (await client.get("/api/me")).headers
        plain = await client.get("/api/games", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers

    visit(site, do)


def test_pages_that_are_not_built(tmp_path: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        for path in ("/", "/t/KINGS", "/sw.js"):
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (503, "The pages are not built: run script/pages.\n")
        assert code(await client.get("/api/nothing")) == (404, "no-page")

    visit(tmp_path / "site", do)


def test_pictures_are_pictures_even_where_the_system_knows_no_types() -> None:
    code = "import mimetypes; mimetypes.init([]); import croupier.house.http.site_files"
    guessed = f"{code}; print(mimetypes.guess_type('front.webp')[0])"
    done = subprocess.run([sys.executable, "-c", guessed], capture_output=True, text=True, check=True)
    assert done.stdout == "image/webp\n"


def test_the_documentation_is_under_docs(site: Path) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        answer = await client.get("/docs")
        assert (answer.status_code, answer.headers["location"]) == (307, "/docs/")
        for path, text in {"/docs/": "the first page", "/docs/play.html": "how to play"}.items():
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (200, text)
            assert answer.headers["Cache-Control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        for path in ("/docs/nothing.html", "/docs/%2e%2e/%2e%2e/secret.txt"):
            assert (await client.get(path)).status_code == 404

    visit(site, do)
