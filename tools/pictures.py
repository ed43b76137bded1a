"""Makes the pictures that the README shows, from the pages of a real house: games with fixed seeds, in Chromium."""

from __future__ import annotations

import argparse
import base64
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from browsing import SMALL_PHONE, Person, browser
from houses import AtOnce
from places import Open, open_house
from playwright.sync_api import Browser

from croupier import games
from croupier.core.chance import Source, seeded
from croupier.core.game import Game, Seat
from croupier.house.tables.table import Table
from croupier.house.thinking.queueing import Share
from croupier.players import seated

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/pictures"
LAPTOP, PHONE = (1440, 780), (390, 844)  # windows
DENSITY = {
    LAPTOP: 1.5,
    PHONE: 2.0,
}  # pixels of a picture for each of its window
QUALITY = 0.72  # from 0 to 1: the best at which the largest picture is small enough
MOST = 150_000  # bytes of a picture
PATIENCE = 300_000.0  # milliseconds until a review must be there
HEARD = 1000.0  # milliseconds until a page has heard what its house has told it


def chosen(game: Game[Any, Any, Any], view: Any, moves: Sequence[Any]) -> Any:
    """What everybody chooses, people and computer players: it depends on what they see, and on nothing else."""
    return seated("regular", game, Random(msgspec.json.encode([view, moves]))).choose(view, moves)


class Thinker(AtOnce):
    """Computer players that always choose the same."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        return chosen(games.find(game), view, moves)


# A house where every game can be played again


class Evening:
    """Ann with the window that is seen, her friends, and the game they play."""

    def __init__(self, browser: Browser, house: Open, window: tuple[int, int]) -> None:
        self._browser, self._house, self._table = browser, house, ""
        size, density = {"width": window[0], "height": window[1]}, DENSITY[window]
        self.ann = Person(browser, house.address, "Ann", size=size, device_scale_factor=density)
        self.ann.set(theme="dark", language="en", **{f"guide.{game}": True for game in games.names()})
        self._people = [self.ann]  # by seat; computer players sit behind them

    def begin(self, game: str, *friends: str) -> None:
        """Everybody comes to a table, with one computer player."""
        table = self._table = self.ann.open_table(game, len(friends) + 2, computers=0, begin=False)
        for seat, name in enumerate(friends, 1):
            friend = Person(self._browser, self._house.address, name, size=SMALL_PHONE)  # which nobody sees
            friend.set(speed=0)
            self._people.append(friend)
            friend.ask("PUT", f"/tables/{table}/seats/{seat}", {})
            friend.go(f"/t/{table}")
        self.ann.ask("PUT", f"/tables/{table}/seats/{len(friends) + 1}/computer", {"level": "regular"})
        self.ann.ask("POST", f"/tables/{table}/begin")

    def play(self, decisions: int | None = None) -> None:
        """Everybody chooses, until Ann has made this many decisions and is asked for another, or the game is over."""
        made = 0
        while (seat := self._asked()) is not None:
            if seat == 0 and made == decisions:
                return
            made += seat == 0
            self._decide(seat)

    @property
    def _now(self) -> Table:
        return self._house.application.house.tables[self._table].table

    def _asked(self) -> Seat | None:
        """The first person who is asked, once all computer players have chosen; None if the game is over."""
        while not (now := self._now).is_finished:
            if now.status == "playing" and now.waiting and max(now.waiting) < len(self._people):
                return min(now.waiting)
            time.sleep(0.005)
        return None

    def _decide(self, seat: Seat) -> None:
        person, match = self._people[seat], self._now.playing
        moves = match.moves(seat)
        place = moves.index(chosen(match.game, match.view(seat), moves))
        now = person.ask("GET", f"/tables/{self._table}/updates?seat={seat}")
        sent = {"message": "choose", "id": f"{now['turn']}", "seat": seat, "turn": now["turn"]}
        person.ask("POST", f"/tables/{self._table}/moves", sent | {"move": now["moves"][place]})

    def look(self, page: str = "") -> None:
        """Ann looks at her table, or at a page of it."""
        self.ann.go(f"/t/{self._table}{page}")

    def close(self) -> None:
        for person in self._people:
            person.close()


@contextmanager
def evening(browser: Browser, seed: int, window: tuple[int, int]) -> Iterator[Evening]:
    def source(_: str) -> Source:
        return seeded(seed)

    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder), thinker=Thinker(), source=source, rng=Random(seed)) as house,
    ):
        opened = Evening(browser, house, window)
        try:
            yield opened
        finally:
            opened.close()


# What the pictures show


def front(evening: Evening) -> None:
    """The front door."""
    evening.ann.go("/")
    evening.ann.page.wait_for_selector("[data-play]")


def board(evening: Evening) -> None:
    """Las Vegas in its last round: five casinos to choose from, and two of them would be a tie."""
    evening.begin("las_vegas", "Ben")
    evening.play(decisions=18)
    evening.look()
    evening.ann.wait_until_asked()
    evening.ann.page.locator(".look-mine [data-choice]").first.click()


def showdown(evening: Evening) -> None:
    """Vabanque, when the richest tile opens."""
    evening.begin("vabanque", "Ben", "Mei")
    evening.play(decisions=20)
    evening.look()
    evening.ann.wait_until_asked()
    page = evening.ann.page
    page.evaluate(HOLD)
    evening.play(decisions=1)
    page.wait_for_timeout(HEARD)
    page.evaluate("text => show(text)", "540,000")
    page.wait_for_selector("[data-shown]")


def review(evening: Evening) -> None:
    """How Ann won a game of Las Vegas that was all but lost."""
    evening.begin("las_vegas", "Ben")
    evening.play()
    evening.look("/after")
    evening.ann.page.get_by_role("slider").wait_for(timeout=PATIENCE)


# Time stands still. Then it passes quickly, until the stage shows a text, and stands still again.
HOLD = """() => {
  const [set, BRIEF, QUICK, held] = [window.setTimeout.bind(window), 100, 10, []];
  let text;
  const isShown = () => document.querySelector(".look-stage").innerText.includes(text);
  const next = run => {
    if (isShown()) document.body.dataset.shown = "";
    else run();
  };
  window.setTimeout = (run, after = 0, ...what) => {
    if (after < BRIEF) return set(run, after, ...what);
    if (text) return set(next, QUICK, () => run(...what));
    held.push(() => run(...what));
  };
  window.show = wanted => {
    text = wanted;
    for (const run of held) next(run);
  };
}"""


@dataclass(frozen=True)
class Picture:
    """A picture, the window it is taken of, and the seed of the dice and cards."""

    show: Callable[[Evening], None]
    window: tuple[int, int]
    seed: int = 1

    @property
    def name(self) -> str:
        return self.show.__name__

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.webp"

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        width, height = (round(one * DENSITY[self.window]) for one in self.window)
        return width, height

    def make(self, browser: Browser) -> bytes:
        with evening(browser, self.seed, self.window) as opened:
            self.show(opened)
            page = opened.ann.page
            page.evaluate("document.fonts.ready.then(() => 0)")
            return packed(browser, page.screenshot(animations="disabled"))


PICTURES = (
    Picture(front, LAPTOP),
    Picture(board, PHONE, seed=33),
    Picture(showdown, LAPTOP, seed=5),
    Picture(review, PHONE, seed=19),
)

PACKED = """async ([png, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def packed(browser: Browser, png: bytes) -> bytes:
    """As WebP, a tenth of the size, which the browser writes."""
    page = browser.new_page()
    made: str = page.evaluate(PACKED, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    return base64.b64decode(made)


def main() -> int:
    names = [one.name for one in PICTURES]
    asked = argparse.ArgumentParser(description="Make the pictures that the README shows.")
    asked.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(names)} (default: all)")
    wanted = asked.parse_args().names
    if unknown := [name for name in wanted if name not in names]:
        asked.error(f"There is no picture '{unknown[0]}': choose {', '.join(names)}.")
    FOLDER.mkdir(exist_ok=True)
    with browser() as opened:
        for one in PICTURES:
            if wanted and one.name not in wanted:
                continue
            one.file.write_bytes(made := one.make(opened))
            print(f"{one.file.relative_to(ROOT).as_posix()}: {len(made) / 1000:.0f} kB")
            if len(made) > MOST:
                print(f"That is more than {MOST / 1000:.0f} kB: lower QUALITY or DENSITY.", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
