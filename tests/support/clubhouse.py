"""A club that never was: its people, games and ratings as the house would tell them, for pages full of them."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from browsing import Person
from playwright.sync_api import Route

from croupier.house.protocol.club import (
    Between,
    Face,
    FinishedGame,
    Firsts,
    Games,
    HeadGame,
    HeadToHead,
    HouseTable,
    Moment,
    Profile,
    Rated,
    RatedThen,
    Share,
    Standing,
    Waiting,
)

DAY = 86_400.0
NEEDS, NEEDS_RATED = 5, 10
MIKA = Face("person", "mika", "Mika", 0, "key", None, True)
JUN = Face("person", "jun", "Jun", 1, "anchor", None, False)
ANA = Face("person", "ana", "Ana", 2, "comet", None, False)
LEO = Face("person", "leo", "Leo", None, None, None, False)  # as the pages draw him
REGULAR = Face("computer", "regular", "", None, None, None, False)
EXPERT = Face("computer", "expert", "", None, None, None, False)
SHARK = Face("program", "ana", "Shark", None, None, "Ana", False)
FAIR = 0.25


def share(mean: float, of: int, fair: float = FAIR) -> Share:
    return Share(mean, max(0.0, mean - 0.13), min(1.0, mean + 0.15), of, fair)


def rated(mu: float, margin: float, games: int, game: str = "") -> Rated:
    return Rated(game, mu, margin / 1.96, mu - margin, mu + margin, games)


def finished(number: int, game: str, others: tuple[Face, ...], place: int | None, **more: Any) -> FinishedGame:
    faces, now = (MIKA, *others), time.time()
    ranks = tuple(1 + (place - 1 + seat) % len(faces) for seat in range(len(faces))) if place else None
    known: dict[str, Any] = {
        "table": f"t{number}",
        "is_kept": True,
        "game": game,
        "options": {},
        "seats": len(faces),
        "began": now - number * DAY - 1500,
        "ended": now - number * DAY,
        "seconds": 1260.0,
        "faces": faces,
        "places": ranks,
        "scores": tuple(10 * seat for seat in range(len(faces))) if place else None,
        "mine": (0,),
        "place": place,
        "score": 240 if place else None,
        "is_public": False,
        "rated": False,
        "played_to_end": place is not None,
        "left": (),
        "is_reviewed": False,
        "luck": None,
        "skill": None,
    }
    return FinishedGame(**known | more)


GAMES = (
    finished(0, "las_vegas", (ANA, REGULAR), 1, rated=True, is_reviewed=True, luck=0.06, skill=0.09),
    finished(1, "royal_casino", (JUN, ANA), 2, is_reviewed=True, luck=-0.08, skill=0.04),
    finished(3, "vabanque", (JUN, LEO, EXPERT), 3, rated=True),
    finished(9, "mind_roulette", (LEO, JUN, ANA), None),
    finished(40, "red_end", (JUN, ANA), 3, is_kept=False),
)


def head(other: Face) -> HeadToHead:
    by_game = (
        HeadGame("las_vegas", 14, 9, 1, 4),
        HeadGame("vabanque", 12, 5, 0, 7),
        HeadGame("royal_casino", 12, 7, 1, 4),
    )
    return HeadToHead(other, 38, 21, 2, 15, Share(0.55, 0.39, 0.70, 38, 0.5), by_game, NEEDS)


def profile(face: Face, **more: Any) -> Profile:
    """A page with something of everything on it."""
    firsts = (
        Firsts("las_vegas", 0, 42, share(0.31, 42)),
        Firsts("royal_casino", 0, 38, share(0.38, 38, 0.22)),
        Firsts("seventh_heaven", 0, 9, share(0.14, 9, 0.2)),
        Firsts("your_order", 0, 4, None),
    )
    by_seats = (Firsts("las_vegas", 4, 30, share(0.3, 30)), Firsts("las_vegas", 3, 12, share(0.34, 12, 0.33)))
    since = time.time()
    history = tuple(RatedThen(since - (40 - n) * DAY, 25 + n * 0.06 + n % 3, 8.3 / (1 + n / 4)) for n in range(40))
    praised = {"type": "las_vegas.Place", "face": 6}
    known: dict[str, Any] = {
        "face": face,
        "since": None if face.kind == "computer" else since - 250 * DAY,
        "games": 214,
        "favourite": "las_vegas",
        "firsts": firsts,
        "by_seats": by_seats,
        "ratings": (rated(27.4, 2.0, 60), rated(28.1, 3.1, 24, "las_vegas")),
        "rated_games": 60,
        "places": (3, 9),
        "history": history,
        "moments": (Moment("las_vegas", "t0", 17, 0, praised, 0.21, since - DAY),),
        "head": None if face.is_me else head(face),
        "is_muted": False,
        "is_blocked": False,
        "needs": NEEDS,
        "needs_rated": NEEDS_RATED,
    }
    return Profile(**known | more)


def nobody_yet(face: Face) -> Profile:
    """The page of somebody who has not finished a game."""
    nothing: dict[str, Any] = {"games": 0, "rated_games": 0, "places": None, "favourite": None}
    return profile(face, firsts=(), by_seats=(), ratings=(), history=(), moments=(), head=None, **nothing)


def house_table() -> HouseTable:
    """A house of many: my own row is in the middle."""
    crowd = [Face("person", f"p{n}", f"Person {n}", n % 6, None, None, False) for n in range(12)]
    lines = [
        (EXPERT, 34.8, 0.9, 4120),
        (ANA, 31.2, 1.6, 188),
        *((one, 30.6 - n / 3, 1.7, 120) for n, one in enumerate(crowd)),
        (MIKA, 26.4, 2.0, 60),
        (REGULAR, 25.0, 0.6, 9310),
        (SHARK, 24.1, 2.8, 60),
        (LEO, 19.8, 2.2, 97),
    ]
    standings = tuple(
        Standing(face, max(1, place - 2), min(len(lines), place + 3), rated(mu, margin, games))
        for place, (face, mu, margin, games) in enumerate(lines, 1)
    )
    mine = next(one for one in standings if one.face == MIKA)
    waiting = (Waiting(JUN, 7), Waiting(SHARK, 1))
    return HouseTable("", standings, len(lines), 15, mine, 60, waiting, None, NEEDS_RATED)


def three_friends() -> HouseTable:
    ahead = ((0, 7, 6), (5, 0, 8), (5, 4, 0))
    between = Between((MIKA, ANA, JUN), (14, 12, 12), ahead, 14, time.time() - 3 * DAY)
    waiting = (Waiting(MIKA, 4), Waiting(ANA, 2))
    return HouseTable("", (), 0, 0, None, 4, waiting, between, NEEDS_RATED)


class Club:
    """What the house says of its club; a test changes what it needs, and asks what was asked for."""

    def __init__(self) -> None:
        self.me = profile(MIKA)
        self.table = house_table()
        self.games: tuple[FinishedGame, ...] = GAMES
        self.looks = list[Any]()

    def open_to(self, person: Person) -> None:
        """From now on this person's pages hear of this club."""
        person.page.route("**/api/club/**", self._answer)

    def _answer(self, route: Route) -> None:
        asked = urlsplit(route.request.url)
        _, _, path = asked.path.partition("/api/club/")
        kind, _, which = path.partition("/")
        query = {name: values[0] for name, values in parse_qs(asked.query).items()}
        known = {face.id: face for face in (JUN, ANA, LEO)}
        said: Any = None
        match kind:
            case "me" if route.request.method == "PUT":
                self.looks.append(route.request.post_data_json)
                said = MIKA
            case "me":
                said = self.me
            case "people" if which in known:
                said = profile(known[which])
            case "computers":
                said = profile(Face("computer", which, "", None, None, None, False))
            case "head":
                said = head(known[which])
            case "table":
                said = self.table
            case "games":
                chosen = [one for one in self.games if query.get("game") in (None, one.game)]
                chosen = [one for one in chosen if query.get("other") in (None, *(face.id for face in one.faces))]
                said = Games(tuple(chosen), len(chosen), None)
        if said is None:
            route.fulfill(status=404, json={"code": "no-person", "reason": "There is nobody with this id."})
        else:
            route.fulfill(body=msgspec.json.encode(said), content_type="application/json")
