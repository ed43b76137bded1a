"""How quick the pages are: script/bench pages. Chromium and the house share the machine.

Aims: first load under 150 kB packed, without fonts (a test holds that); the front door answers a tap within 1.5 s; what
another seat did is on screen within 100 ms of being sent; no task of the page is longer than 50 ms while dice roll.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from browsing import PHONE, Person, browser
from house_process import Server
from playwright.sync_api import Browser

from bench.reference import reference

ROUNDS = 5
WATCH = """() => {
  window.late = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', said => {
        const { message, events } = JSON.parse(said.data);
        if (message === 'update' && events.length && window.lines !== undefined) waiting.push(performance.now());
      });
    }
  };
  const waiting = [];
  window.lines = 0;
  new MutationObserver(() => {
    const now = document.querySelectorAll('.look-log li').length;
    if (now > window.lines) for (const at of waiting.splice(0)) window.late.push(performance.now() - at);
    window.lines = now;
  }).observe(document, { childList: true, subtree: true });
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask', buffered: true });
}"""


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = Server(str(Path(folder) / "house.db"), Path(folder)).start()
        try:
            yield chromium, server.address
        finally:
            server.stop()


def load(chromium: Browser, address: str) -> tuple[float, float]:
    """Seconds until the front door answers a tap, and kilobytes transferred."""
    person = Person(chromium, address, size=PHONE, reduced_motion="no-preference")
    came = list[int]()
    person.page.on("requestfinished", lambda one: came.append(one.sizes()["responseBodySize"]))
    begun = time.perf_counter()
    person.go("/")
    person.page.locator("[data-play]").first.click(trial=True)
    seconds = time.perf_counter() - begun
    person.page.wait_for_load_state("networkidle")
    person.close()
    return seconds, sum(came) / 1000


def at_a_table(chromium: Browser, address: str) -> tuple[list[float], list[float]]:
    """How long others' events take to reach the log, and tasks over 50 ms once the table is there."""
    person = Person(chromium, address, "Ann", reduced_motion="no-preference")
    person.set(speed=1, **{"guide.las_vegas": True})
    person.context.add_init_script(f"({WATCH})()")
    person.go(f"/t/{person.open_table('las_vegas', 4, computers=3, settings={'pauses': True})}")
    rng = Random(1)
    for decision in range(4):
        person.wait_until_asked()
        if decision == 0:
            person.page.evaluate("window.tasks = []")
        person.decide(rng)
    found: dict[str, Any] = person.page.evaluate("({ late: window.late, tasks: window.tasks })")
    person.close()
    return found["late"], found["tasks"]


if __name__ == "__main__":
    print(f"reference loop {reference():,.0f} per second")
    with opened() as (chromium, address):
        loads = [load(chromium, address) for _ in range(ROUNDS)]
        print(f"front door: {loads[0][1]:.0f} kB, ready after {median(seconds for seconds, _ in loads):.2f} s")
        late, tasks = at_a_table(chromium, address)
        print(f"others' events: {len(late)}, on screen after {median(late):.0f} ms, at most {max(late):.0f} ms")
        print(f"tasks over 50 ms while playing: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms")
