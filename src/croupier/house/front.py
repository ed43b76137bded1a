"""The front door: what is open, for who comes by with a browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from croupier import games, words
from croupier.report.page import banner, card, cards, footer, page, table, tag

from .messages import Brief


@cache
def _words() -> words.Words:
    return words.Words("en", Path(__file__).parent)


async def front(request: Request) -> Response:
    """The games, and the public tables."""
    listed = await request.app.state.door.storage.lobby()
    return HTMLResponse(drawn(listed), headers={"Cache-Control": "no-store"})


def drawn(listed: list[Brief]) -> str:
    say = _words().say
    waiting = sum(brief.status == "open" for brief in listed)
    return page(
        say("title"),
        banner(say("title"), say("title"), say("lead", tables=waiting)),
        cards(
            card(say("tables"), say("tables-note"), _tables(listed), wide=True) if listed else None,
            card(say("games"), say("games-note"), _games(), wide=True),
            card(say("programs"), say("programs-note"), wide=True),
        ),
        footer(say("footer")),
    )


def _games() -> list[Element]:
    say, found = _words().say, list[Element]()
    for name in games.names():
        game, own = games.find(name), words.of_game(name)
        players = say("players", fewest=game.seats[0], most=game.seats[-1])
        found.append(tag("p", tag("b", own.say("title")), f" · {players} · {own.say('tagline')}"))
    return found


def _tables(listed: list[Brief]) -> Element:
    say = _words().say
    rows = [
        (
            words.of_game(brief.game).say("title"),
            f"{sum(sitter.kind != 'empty' for sitter in brief.sitters)} / {len(brief.sitters)}",
            brief.opener_name,
            say("waits" if brief.status == "open" else "plays"),
        )
        for brief in listed
    ]
    return table((say("game"), say("seats"), say("opener"), say("state")), rows)
