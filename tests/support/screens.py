"""Any board, at any size, in any language, at moments from recorded games: shown without a house, and measured.

    PYTHONPATH=src:tests/support python tests/support/screens.py las_vegas --seats 5 --size 1366x650 --out /tmp/x

writes pictures, with sheets that show all of them side by side, and says what is wrong.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from browsing import browser
from moments import PERSON, WRITE, Message, Moment, Variant, moments, variants
from playwright.sync_api import Browser, Frame, Page, WebSocketRoute

from croupier import games
from croupier.house.http.endpoints.games import game_info
from croupier.house.http.site_files import FOR_EVER, INDEX, SITE, app_page
from croupier.house.protocol.answers import Me
from croupier.house.protocol.messages import Done, Pong

SIZES = (
    (360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1366, 650), (1440, 900), (1920, 1080),
)  # fmt: skip
BY_MOUSE = {(1280, 720), (1366, 650), (1440, 900), (1920, 1080)}  # sizes where no finger is used
LANGUAGES = ("en", "ja", "ru", "zh-Hant")
ADDRESS = "/t/table"
AROUND = "/around"  # the outer page, which frames the page
FRAME = "shown"
LOOK = (Path(__file__).parent / "screens.js").read_text(encoding="utf-8")
SETTINGS = {"theme": "dark", "speed": 1, "sound": False, "calm": False}

Size = tuple[int, int]


@dataclass(frozen=True)
class Fault:
    """Something that must not be on a screen."""

    kind: str  # covered, cut, overlap, tray, small, moves, scrolls, broken
    what: str  # the element
    how: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}: {self.how}"


@dataclass(frozen=True)
class Seen:
    """A fault, and where it was seen."""

    variant: Variant
    moment: str
    size: Size
    language: str
    fault: Fault

    def __str__(self) -> str:
        width, height = self.size
        where = f"{self.variant} · {self.moment} · {width}x{height} · {self.language}"
        return f"{where} · {self.fault}"


# Without a house


# Drawing takes half the time, and nobody looks: a frame far outside the window is laid out, but not drawn.
_AROUND = f"""<!doctype html><title>Around</title><style>
body {{ margin: 0 }}
iframe {{ position: fixed; top: 0; left: -20000px; border: 0 }}
.drawn iframe {{ left: 0 }}
</style><iframe name="{FRAME}"></iframe>
<script>
function resize(width, height) {{
  Object.assign(document.querySelector("iframe"), {{ width, height }});
}}
</script>"""


class _Site(SimpleHTTPRequestHandler):
    """The files of the pages, and the two answers that a table needs besides its socket."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path == AROUND:
            return self._answer(_AROUND.encode(), "text/html")
        if path.startswith("/api/"):
            return self._answer(_rest().get(path.removeprefix("/api"), b"{}"), "application/json")
        file = SITE / path.lstrip("/")
        if not file.is_file() or file == SITE / INDEX:
            return self._answer(app_page(SITE), "text/html")
        return self._answer(file.read_bytes(), self.guess_type(str(file)), is_kept=path.startswith("/assets/"))

    do_PUT = do_POST = do_DELETE = do_GET

    def _answer(self, data: bytes, kind: str, *, is_kept: bool = False) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", FOR_EVER if is_kept else "no-cache")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *said: Any) -> None:
        """Nothing."""


@cache
def _rest() -> dict[str, bytes]:
    return {
        "/me": WRITE(Me(PERSON, "Somebody")),
        "/games": WRITE([game_info(name) for name in games.names()]),
        "/me/games": b"[]",
        "/me/relations": b'{"muted":[],"blocked":[]}',
    }


@contextmanager
def site() -> Iterator[str]:
    """The address of the pages."""
    assert (SITE / INDEX).is_file(), "The pages are not built: run script/pages."
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Site)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Screen:
    """A page that shows whatever moment it is told, with time standing still; drawn only if pictures are wanted."""

    def __init__(self, browser: Browser, address: str, *, is_drawn: bool = False) -> None:
        self.address, self.faults, self.is_drawn = address, list[str](), is_drawn
        self.context = browser.new_context(
            viewport={"width": 1280, "height": 720}, service_workers="block", reduced_motion="reduce"
        )
        self._around: Page = self.context.new_page()
        self._around.on("pageerror", lambda error: self.faults.append(f"{error}"))
        self._around.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self._around.route_web_socket("**/socket", self._line)
        self._around.add_init_script(LOOK)
        self._around.goto(address + AROUND)
        self._around.evaluate("is => document.body.classList.toggle('drawn', is)", is_drawn)
        shown = self._around.frame(FRAME)
        assert shown is not None
        self.page: Frame = shown
        self._socket: WebSocketRoute | None = None
        self._news, self._standing = Message(), Message()  # what the table says
        self._number = self._told = 0  # number of the latest update, and of the latest that the page has asked for
        self._shows: tuple[str, str] | None = None  # game and seats, language

    # The line to the table

    def _line(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)
        self._greet()

    def _greet(self) -> None:
        self._say(self._news)
        self._say(self._standing)

    def _heard(self, text: str | bytes) -> None:
        asked = json.loads(text)
        match asked["message"]:
            case "since":
                self._say(self._standing)
                self._say(Done(asked["id"], self._standing["number"]))
                self._told = self._standing["number"]
            case "ping":
                self._say(Pong(asked["id"]))
            case _:
                pass  # a page without a house may say what it likes

    def _say(self, what: Any) -> None:
        assert self._socket is not None
        self._socket.send(WRITE(what).decode())

    # What is shown

    def show(self, variant: Variant, moment: Moment, language: str, size: Size) -> bool:
        """Show a moment, if the board can. The page is reloaded only for another game, seats or language."""
        self.resize(size)
        loaded = str(variant), language
        self._news = moment.news
        if moment.is_summary:
            self.forget()  # it is made from the whole round, and only from that
        if self._shows != loaded:
            self._load(moment, language)
            self._shows = loaded
        else:
            self._say(moment.news)
            self._stand(moment.standing)
        if moment.step is not None:
            self._number += 1
            self.page.evaluate("settled(false)")
            self._say(moment.step | {"number": self._number})
        if moment.is_summary:
            self.forget()
            return bool(self.page.evaluate("settled(true).then(untilSummedUp)"))
        return True

    def resize(self, size: Size) -> None:
        if self.is_drawn:
            self._around.set_viewport_size({"width": size[0], "height": size[1]})
        self._around.evaluate("size => resize(...size)", size)

    def hear(self, message: Message) -> None:
        """Tell the page something more."""
        self._say(message)

    def forget(self) -> None:
        """Reload the page next time."""
        self._shows = None

    def _stand(self, standing: Message) -> None:
        """Tell how things stand, with a gap before it: the page asks for what it missed, and shows it at once."""
        self._number += 2
        self._standing = standing | {"number": self._number}
        self._say(self._standing)
        self._wait()

    def _load(self, moment: Moment, language: str) -> None:
        self._number += 2
        self._standing = moment.standing | {"number": self._number}
        settings = SETTINGS | {"language": language} | {f"guide.{name}": True for name in games.names()}
        lines = "".join(
            f"localStorage.setItem('croupier.{name}', {json.dumps(json.dumps(value))});"
            for name, value in settings.items()
        )
        self._around.evaluate(lines)
        self.page.goto(self.address + ADDRESS, wait_until="commit")
        self.page.wait_for_selector(".look-stage .look-mine", state="attached")
        self._wait()
        self.page.evaluate("document.fonts.ready.then(() => 0)")

    def _wait(self) -> None:
        """Wait until the page has asked for what it missed and was told."""
        for _ in range(500):
            if self._told == self._number:
                return
            self.page.wait_for_timeout(2)
        raise AssertionError(f"The page does not ask how things stand: {self.faults}")

    def look(self, size: Size, is_summary: bool = False) -> tuple[list[Fault], dict[str, list[float]]]:
        """What is wrong on the page in a window of this size, and where board, tray and main button are."""
        if self.is_drawn:
            self.resize(size)
        found = self.page.evaluate("how => lookAround(...how)", [size, size not in BY_MOUSE, is_summary])
        faults = [Fault(*one) for one in found["faults"]]
        faults += [Fault("broken", "the page", said) for said in dict.fromkeys(self.faults)]
        self.faults.clear()
        return faults, found["boxes"]

    @property
    def game(self) -> str:
        """Whose board it is: in a course, each gamble has its own."""
        stage = self.page.locator(".look-stage")  # waits if the board is still on its way
        return str(stage.get_attribute("data-game"))

    def shoot(self, file: Path) -> None:
        self._around.screenshot(path=str(file))

    def close(self) -> None:
        self.context.close()


def tried(
    screen: Screen,
    variant: Variant,
    sizes: Iterable[tuple[Size, str]],
    only: str = "",
    out: Path | None = None,
    spoil: str = "",
) -> Iterator[Seen]:
    """Look at every moment of a game at these sizes, each in its language, and say what is wrong.

    `only`: prefix of the names of moments · `out`: where to put pictures · `spoil`: a script that
    the page runs in all moments except the first
    """
    chosen = [one for one in moments(variant) if one.name.startswith(only)]
    by_language: dict[str, list[Size]] = defaultdict(list)
    for size, language in sizes:
        by_language[language].append(size)
    for language, some in by_language.items():
        places: dict[tuple[Size, str], dict[str, tuple[str, list[float]]]] = defaultdict(dict)
        for number, moment in enumerate(chosen):
            for at, size in enumerate(some):
                if at == 0 and not screen.show(variant, moment, language, size):
                    break  # this board has nothing of the kind
                if at == 0 and number and spoil:
                    screen.page.evaluate("settled(false)")
                    screen.page.evaluate(spoil)
                faults, boxes = screen.look(size, moment.is_summary)
                if faults:  # on a busy machine something may still have been on its way
                    broken = [one for one in faults if one.kind == "broken"]
                    faults, boxes = screen.look(size, moment.is_summary)
                    faults += broken
                faults += _moved(moment.name, boxes, places[size, screen.game])
                if out:
                    screen.shoot(out / f"{_file(moment.name, size, language)}.png")
                for fault in faults:
                    yield Seen(variant, moment.name, size, language, fault)


def _moved(moment: str, boxes: dict[str, list[float]], places: dict[str, tuple[str, list[float]]]) -> Iterator[Fault]:
    """Board, tray and button have the same place in all moments."""
    for what, box in boxes.items():
        before, was = places.setdefault(what, (moment, box))
        if any(abs(one - other) > 1 for one, other in zip(box, was)):
            yield Fault("moves", what, f"is at {_said(box)}, and was at {_said(was)} in “{before}”")


def _said(box: Sequence[float]) -> str:
    left, top, width, height = box
    return f"{left:.0f},{top:.0f} {width:.0f}x{height:.0f}"


def _file(moment: str, size: Size, language: str) -> str:
    return f"{moment.replace(' ', '-').replace('/', 'of')}.{size[0]}x{size[1]}.{language}"


def told(found: Sequence[Seen], most: int = 60) -> str:
    """All faults in words: each once, with where it was seen first and how often."""
    places: dict[tuple[str, Size, Fault], list[Seen]] = defaultdict(list)
    for one in found:
        places[str(one.variant), one.size, one.fault].append(one)
    lines = [
        f"{some[0]}" + (f"  (and in {len(some) - 1} more moments)" if len(some) > 1 else "") for some in places.values()
    ]
    left = f"\n… and {len(lines) - most} more" if len(lines) > most else ""
    return "\n".join(lines[:most]) + left


# For whoever makes a board


def _sheet(screen: Screen, out: Path, title: str, pictures: Sequence[Path]) -> None:
    """All pictures on one sheet, with their names."""
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(one.read_bytes()).decode()}'>"
        f"<figcaption>{one.stem}</figcaption></figure>"
        for one in pictures
    )
    page = screen.context.new_page()
    page.set_viewport_size({"width": 1800, "height": 400})
    page.set_content(
        "<style>body{margin:8px;background:#333;color:#fff;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:10px;"
        "align-items:flex-start}figure{margin:0}img{display:block;max-width:588px;max-height:560px}</style>" + figures
    )
    page.screenshot(path=str(out / f"{title}.png"), full_page=True)
    page.close()


def main() -> int:
    asked = argparse.ArgumentParser(description="Show a board at moments of recorded games, and report what is wrong.")
    asked.add_argument("game", choices=games.names())
    asked.add_argument(
        "--seats", type=int, action="append", help="number of seats; may be given several times (default: all)"
    )
    asked.add_argument("--neutral", action="store_true", help="Las Vegas with neutral dice")
    asked.add_argument("--size", action="append", help="such as 1366x650; may be given several times (default: all)")
    asked.add_argument(
        "--moment", default="", help="how its name begins: choice, waiting, showdown, loan … (default: all)"
    )
    asked.add_argument("--lang", action="append", choices=LANGUAGES, help="may be given several times (default: en)")
    asked.add_argument("--out", type=Path, help="a folder for pictures; without it, faults are only printed")
    asked.add_argument("--most", type=int, default=200, help="the most faults to print (default: 200)")
    given = asked.parse_args()
    sizes = [_size(one) for one in given.size] if given.size else list(SIZES)
    languages = given.lang or ["en"]
    some = [one for one in variants() if one.game == given.game and bool(one.options) == given.neutral]
    some = [one for one in some if not given.seats or one.seats in given.seats]
    found: list[Seen] = []
    with site() as address, browser() as opened:
        screen = Screen(opened, address, is_drawn=given.out is not None)
        for variant in some:
            out = given.out and given.out / str(variant)
            if out:
                out.mkdir(parents=True, exist_ok=True)
                for old in out.glob("*.png"):
                    old.unlink()
            pairs = [(size, language) for language in languages for size in sizes]
            found += tried(screen, variant, pairs, given.moment, out)
            if out:
                pictures = sorted(out.glob("*.png"), key=lambda one: one.stat().st_mtime_ns)
                for width, height in sizes:
                    same = [one for one in pictures if f".{width}x{height}." in one.name]
                    _sheet(screen, out, f"sheet.{width}x{height}", same)
                for one in moments(variant):
                    stem = _file(one.name, (0, 0), "").split(".")[0]
                    if same := [picture for picture in pictures if picture.name.startswith(f"{stem}.")]:
                        _sheet(screen, out, f"sheet.{stem}", same)
                print(f"Pictures are in {out}.")
        screen.close()
    print(told(found, given.most) or "Nothing is wrong.")
    return 1 if found else 0


def _size(text: str) -> Size:
    width, height = map(int, text.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
