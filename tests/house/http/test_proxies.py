"""A house behind real proxies, at the top of its server and below a path: every address leads where it should."""

from __future__ import annotations

import json
import re
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from browsing import Person
from house_process import PATIENCE, Server
from playwright.sync_api import Browser, expect
from project import ROOT
from proxies import CERTIFICATES, KINDS, program, proxy
from websockets.sync.client import connect
from websockets.typing import Origin

from croupier.core.game import Refused
from croupier.house.http.roots import checked_root

TRUSTING = ssl.create_default_context(cafile=str(CERTIFICATES / "localhost.pem"))
KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((one) => new URL(one.url).pathname);
}"""
LINKS = re.compile(r'(?:href|src)="([^"#?]+)')


class Behind(NamedTuple):
    """A house behind a proxy."""

    site: str  # the address of the proxy
    root: str  # where the house lies there
    server: Server

    @property
    def address(self) -> str:
        return self.site + self.root

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.site, verify=TRUSTING, timeout=PATIENCE)


@pytest.fixture(scope="module", params=[(kind, root) for kind in KINDS for root in ("", "/croupier")], ids=str)
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, pages: None) -> Iterator[Behind]:
    kind, root = request.param
    if not program(kind):
        pytest.skip(f"{kind} is not installed: script/proxies installs it, as root on Debian")
    folder: Path = tmp_path_factory.mktemp(f"behind-{kind}")
    flags = ("--proxy", "127.0.0.1", *(("--root-path", root) if root else ()))
    with Server(str(folder / "house.db"), folder, *flags) as server:
        house = server.address.removeprefix("http://").removesuffix(root)
        with proxy(kind, root, house, folder) as site:
            yield Behind(site, root, server)


def test_every_file_that_a_page_asks_for_is_there(behind: Behind) -> None:
    with behind.client() as client:
        for page in ("/", "/new/las_vegas", "/me"):
            answer = client.get(behind.root + page)
            assert answer.status_code == 200
            asked = LINKS.findall(answer.text)
            assert len(asked) > 3
            for path in asked:
                assert path.startswith(f"{behind.root}/"), path
                assert client.get(path).status_code == 200, path
        manifest = client.get(f"{behind.root}/manifest.webmanifest").json()
        start = httpx.URL(f"{behind.address}/manifest.webmanifest").join(manifest["start_url"])
        assert str(start) == f"{behind.address}/"
        worker = client.get(f"{behind.root}/sw.js")
        assert "javascript" in worker.headers["content-type"]
        kept = client.get(f"{behind.root}/kept.json").json()
        assert client.get(f"{behind.root}/{kept['all'][0]}").status_code == 200


def test_the_documentation_and_its_links(behind: Behind) -> None:
    with behind.client() as client:
        assert client.get(f"{behind.root}/docs").headers["location"] == f"{behind.root}/docs/"
        first = client.get(f"{behind.root}/docs/")
        assert first.status_code == 200
        inside = [link for link in LINKS.findall(first.text) if not link.startswith(("http", "mailto"))]
        for link in inside:
            there = httpx.URL(f"{behind.address}/docs/").join(link)
            assert str(there).startswith(f"{behind.address}/"), link
            assert client.get(there).status_code == 200, link


def test_people_tables_and_sockets(behind: Behind) -> None:
    with behind.client() as client:
        me = client.put(f"{behind.root}/api/me", json={"name": "Ann"})
        assert me.status_code == 200
        cookie = me.headers["set-cookie"]
        assert "Secure" in cookie
        assert f"Path={behind.root or '/'};" in f"{cookie};"
        assert me.headers["strict-transport-security"] == "max-age=31536000"
        asked = {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True}
        table = client.post(f"{behind.root}/api/tables", json=asked).json()["brief"]
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
        address = f"{behind.address.replace('https', 'wss')}/api/tables/{table['table']}/socket"
        with connect(address, ssl=TRUSTING, additional_headers=headers, origin=Origin(behind.site)) as socket:
            assert {json.loads(socket.recv(PATIENCE))["message"] for _ in range(2)} == {"table", "update"}
        assert client.get(f"{behind.root}/t/{table['table']}").status_code == 200
        assert client.get(f"{behind.root}/t/QQQQQ").status_code == 404
        assert client.get(f"{behind.root}/api/openapi.json").json().get("servers", [{"url": ""}]) == [
            {"url": behind.root}
        ]
        assert client.get(f"{behind.root}/metrics").status_code == 404
        assert client.delete(f"{behind.root}/api/me").status_code == 200
        assert not client.cookies, "the cookie goes where it came from"


def test_a_browser_plays_there(behind: Behind, chromium: Browser) -> None:
    person = Person(chromium, behind.address, "Ann", ignore_https_errors=True, service_workers="block")
    page = person.page
    page.goto(f"{behind.address}/")
    page.locator("a[href$='/rules/las_vegas']").first.click()
    expect(page).to_have_url(f"{behind.address}/rules/las_vegas")
    page.reload()
    page.locator("a[href$='/new/las_vegas']").click()
    expect(page).to_have_url(f"{behind.address}/new/las_vegas")
    page.go_back()
    expect(page).to_have_url(f"{behind.address}/rules/las_vegas")
    table = person.ask("POST", "/tables", {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True})
    page.goto(f"{behind.address}/t/{table['brief']['code']}")
    expect(page.locator(".look-stage.asked")).to_be_visible()
    expect(page).to_have_url(f"{behind.address}/t/{table['brief']['table']}")
    page.goto(f"{behind.address}/nothing")
    page.locator("a.look-main").click()
    expect(page).to_have_url(f"{behind.address}/")
    assert person.faults == []
    person.context.close()


def test_below_a_path_the_pages_are_kept_at_hand(chromium: Browser, tmp_path: Path) -> None:
    """Without a proxy: over TLS, browsers trust a service worker only with a certificate that they know."""
    with Server(str(tmp_path / "house.db"), tmp_path, "--root-path", "/croupier") as server:
        person = Person(chromium, server.address.replace("127.0.0.1", "localhost"))
        page = person.page
        page.goto(f"{person.address}/")
        scope = page.evaluate("navigator.serviceWorker.ready.then(one => one.scope)")
        assert scope == f"{person.address}/"
        until = time.monotonic() + PATIENCE
        while "/croupier/" not in (kept := page.evaluate(KEPT)):
            assert time.monotonic() < until, kept
            time.sleep(0.05)
        assert {path.split("/")[1] for path in kept} == {"croupier"}
        page.reload()
        person.context.set_offline(True)
        page.goto(f"{person.address}/")
        expect(page.locator("#house *").first).to_be_attached()
        person.context.close()


def test_links_of_the_pages_begin_where_the_house_lies() -> None:
    """Whoever writes an absolute link learns it here, not from somebody whose house lies below a path."""
    web = ROOT / "web" / "src"
    bare = re.compile(r"""(?:href|src)=["'`{]+/|fetch\(["'`]/|location\.origin\}/|State\(null, "", ["'`]/""")
    found = [f"{path.name}: {line.strip()}" for path in web.rglob("*.*") if path.suffix in (".svelte", ".ts")
             for line in path.read_text(encoding="utf-8").splitlines() if bare.search(line)]  # fmt: skip
    assert found == [], "write within(…) of root.ts"


@pytest.mark.parametrize("path", ["croupier", "/a b", "/../etc", "/a//b", "/a?b", "/."])
def test_what_cannot_be_a_root_path(path: str) -> None:
    with pytest.raises(Refused, match="it must look like /croupier"):
        checked_root(path)


@pytest.mark.parametrize(("path", "root"), [("", ""), ("/", ""), ("/croupier/", "/croupier"), ("/a/b-1", "/a/b-1")])
def test_what_can(path: str, root: str) -> None:
    assert checked_root(path) == root


def test_a_proxy_may_take_the_path_away(tmp_path: Path) -> None:
    """As nginx does where proxy_pass ends with a slash."""
    with Server(str(tmp_path / "house.db"), tmp_path, "--root-path", "/croupier") as server:
        site = server.address.removesuffix("/croupier")
        for path in ("/croupier", "/croupier/", "/"):
            assert 'src="/croupier/assets/' in httpx.get(site + path).text
        assert httpx.get(f"{site}/api/games").json() == httpx.get(f"{site}/croupier/api/games").json()
        assert httpx.get(f"{site}/croupiers").status_code == 404
