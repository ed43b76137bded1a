"""People with browsers: they open tables, choose what is lit, and press the button."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright
from project import ROOT

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none",
]  # fmt: skip
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# Including what axe-core calls experimental. Figures on pieces are drawn: they are pictures, whatever they are made of.
ASKED = {"label-content-name-mismatch": {"enabled": True}}
DRAWN = "const style = document.createElement('style'); style.textContent = 'svg text { display: none }';"
PATIENCE = 60_000.0  # milliseconds until a test gives up on a page
TEXT_FAULT = "Fault in a text"  # web/src/words/words.svelte.ts writes it to the console
expect.set_options(timeout=20_000)

CLICKER = """seed => {
  const below = n => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 2147483648 * n); };
  const any = found => found[below(found.length)];
  setInterval(() => {
    document.querySelector('[data-curtain]')?.click();
    document.querySelector('[data-on]')?.click();
    if (!document.querySelector('.look-stage.asked') || document.querySelector('[data-sending]')) return;
    const lit = kind => [...document.querySelectorAll(`.look-stage [data-${kind}]:not([aria-disabled=true])`)];
    const [sends, choices] = [lit('send'), lit('choice')];
    if (sends.length && (below(10) < 6 || !choices.length)) any(sends).click();
    else if (choices.length) any(choices).click();
  }, 5);
}"""


@contextmanager
def browser() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own."""
    with sync_playwright() as playwright:
        system = shutil.which("chromium") or shutil.which("chromium-browser")
        opened = playwright.chromium.launch(executable_path=system, args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, browser: Browser, address: str, name: str = "", *, size: dict[str, int] = DESK, **how: Any
    ) -> None:
        self.address, self.faults = address, list[str]()
        how.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(viewport=size, **how)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"{error} {error.stack}"))
        self.page.on("console", self._hear)
        if name:
            self.ask("PUT", "/me", {"name": name})

    def _hear(self, said: ConsoleMessage) -> None:
        """Every error is a fault, except a 404 at an address that leads nowhere."""
        is_nowhere = "status of 404" in said.text and "/api/" not in said.location["url"]
        if said.type == "error" and not is_nowhere:
            self.faults.append(said.text)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house over REST, as this person."""
        headers = {"Content-Type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json()

    def set(self, **settings: Any) -> None:
        """What the page remembers of this person: speed, oneTap, theme …"""
        lines = "".join(
            f"localStorage.setItem('croupier.{name}', {json.dumps(json.dumps(value))});"
            for name, value in settings.items()
        )
        self.context.add_init_script(f"try {{ {lines} }} catch {{}}")

    def open_table(
        self, game: str, seats: int, *, computers: int, begin: bool = True, level: str = "novice", **more: Any
    ) -> str:
        """Open a table with computer players that do not pause; returns its id."""
        settings = {"clock": "none", "pauses": False, **more.pop("settings", {})}
        asked = {"game": game, "seats": seats, "settings": settings, "computers": [level] * computers, "begin": begin}
        table: str = self.ask("POST", "/tables", asked | more)["brief"]["table"]
        return table

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    # At a table

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".look-stage.asked").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    @property
    def question(self) -> str:
        asked = self.page.locator("[data-testid=question]")
        return asked.inner_text() if asked.count() else ""

    @property
    def sideways(self) -> int:
        """How many pixels wider the page is than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def kept_out(self) -> list[str]:
        """What axe-core finds on this page that keeps people out."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate(
            f"""async rules => {{
                {DRAWN}
                document.head.append(style);
                const found = await axe.run(document, {{ resultTypes: ['violations'], rules }});
                style.remove();
                return found;
            }}""",
            ASKED,
        )
        return [
            f"{one['id']}: {one['help']}: {node['html'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def wait_until_asked(self) -> bool:
        """Wait until it is my turn or the game is over, closing summaries of rounds; returns whether it is my turn."""
        while True:
            self.page.wait_for_selector(".look-stage.asked, [data-over], [data-on]", timeout=PATIENCE)
            if not self.page.locator("[data-on]").count():
                return self.is_asked
            self.page.evaluate("document.querySelector('[data-on]')?.click()")

    def decide(self, rng: Random) -> None:
        """Choose something that is lit, and press a button that sends it."""
        page = self.page
        for _ in range(40):
            if not self.is_asked:
                return
            sends = page.locator(".look-stage [data-send]:not([aria-disabled=true])")
            choices = page.locator(".look-stage [data-choice]:not([aria-disabled=true])")
            try:
                if (there := sends.count()) and (rng.random() < 0.6 or not choices.count()):
                    sends.nth(rng.randrange(there)).click(timeout=2000)
                    self._wait_for_the_house()
                    return
                if there := choices.count():
                    choices.nth(rng.randrange(there)).click(timeout=2000)
            except Error:
                if page.is_closed():
                    raise
                time.sleep(0.05)  # it moved away: play went on
        raise AssertionError(f"Nothing can be sent here: {page.locator('[data-testid=question]').inner_text()}")

    def _wait_for_the_house(self) -> None:
        self.page.wait_for_function(
            "!document.querySelector('.look-stage.asked') || !document.querySelector('[data-sending]')"
        )

    def play(self, rng: Random, most: int = 2000) -> int:
        """Play until the game is over, or this many decisions were made; returns how many."""
        for made in range(most):
            if not self.wait_until_asked():
                return made
            self.decide(rng)
        return most

    def go_on_by_itself(self, seed: int) -> None:
        """From now on the page itself clicks whatever may be clicked, as quickly as it can."""
        self.page.evaluate(CLICKER, seed)

    def shoot(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(file))

    def close(self) -> None:
        """A text that could not be formatted as written fails every test in which it was on screen."""
        self.context.close()
        said_wrong = [fault for fault in self.faults if fault.startswith(TEXT_FAULT)]
        assert not said_wrong, said_wrong


def table_of(*people: Person, **more: Any) -> str:
    """A table of Las Vegas that the first of them opens, and where they play; returns its id."""
    host, *others = people
    table = host.open_table("las_vegas", len(people), computers=0, begin=False, **more)
    for seat, person in enumerate(others, 1):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", {})
    host.ask("POST", f"/tables/{table}/begin")
    return table
