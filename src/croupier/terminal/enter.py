"""A program in a tournament: it enters, goes to its tables, and plays there until the tournament is over.

The token that the house gives it is kept, so that whoever starts the same command again continues as the same entrant.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple, get_args
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from rich.console import Console

from croupier import games
from croupier.common import records
from croupier.core.game import Game, Refused, View
from croupier.core.record import recognise
from croupier.players import Player, refuse_unknown, seated

from .out import say

ADDRESS = re.compile(r"(?P<house>https?://[^\s?#]+?)/c/(?P<id>[A-Za-z0-9_-]{1,64})/?(?:[?#].*)?")
LOOK = 2.0  # seconds between two looks at the tournament
AGAIN = 1.0  # seconds until a broken connection is tried again
PATIENCE = 30.0  # seconds that the house may take for an answer
LONGEST_NAME = 20


class Cup(NamedTuple):
    """A tournament, and how to ask about it."""

    house: str
    id: str
    token: str = ""

    @property
    def api(self) -> str:
        return f"{self.house}/api/tournaments/{self.id}"

    def ask(self, address: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(address, data, headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Refused(say("enter-refused", reason=_reason(error))) from None
        except (URLError, OSError, ValueError) as error:
            raise Unreachable(say("enter-away", address=self.house)) from error


class Unreachable(Refused):
    """The house does not answer just now."""


def run(console: Console, address: str, player: str, name: str | None, by: str) -> None:
    """Enter, and play every round."""
    found = ADDRESS.fullmatch(address.strip())
    if found is None:
        raise Refused(say("enter-not-a-cup", address=address))
    cup = Cup(found["house"], found["id"])
    game = games.find(cup.ask(cup.api)["game"])
    refuse_unknown(player, game)
    cup = cup._replace(token=_entered(cup, player, name or _called(player), by))
    told = cup.ask(cup.api)
    console.print(say("enter-entered", name=told["entrants"][told["entrant"]]["face"]["name"], title=told["title"]))
    _stay(console, cup, lambda: seated(player, game, SystemRandom()), game)


def _stay(console: Console, cup: Cup, sit_down: Callable[[], Player], game: Game[Any, Any, Any]) -> None:
    """Until it is over: go to the table of each round, and play."""
    said = ""
    while True:
        try:
            told = cup.ask(cup.api)
        except Unreachable:
            time.sleep(AGAIN)
            continue
        if told["status"] == "called off":
            console.print(say("enter-called-off"))
            return
        if told["status"] == "over":
            mine = next(one for one in told["standings"] if one["entrant"] == told["entrant"])
            values = {"place": mine["place"], "count": len(told["standings"]), "ahead": round(mine["ahead"])}
            console.print(say("enter-over", **values))
            return
        mine = told["mine"]
        if mine and mine["table"] and not mine["is_done"]:
            if said != mine["table"]:
                console.print(say("enter-round", round=mine["round"] + 1, rounds=told["rounds"]))
                said = mine["table"]
            _play(cup, mine["table"], mine["seat"], sit_down(), game)
        time.sleep(LOOK)


def _play(cup: Cup, table: str, seat: int, player: Player, game: Game[Any, Any, Any]) -> None:
    """Answer every question at a table, until its game is over or the connection breaks."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    kinds = get_args(game.state)
    read = msgspec.json.Decoder(View[kinds[0], kinds[1]]).decode  # type: ignore[valid-type]
    address = f"{cup.house}/api/tables/{table}/socket".replace("http", "ws", 1)
    answered = -1
    try:
        with connect(address, additional_headers={"Authorization": f"Bearer {cup.token}"}) as socket:
            for text in socket:
                told = json.loads(text)
                if told["message"] == "update" and told["result"]:
                    return
                if told["message"] == "table" and told["ended"]:
                    return
                if told["message"] == "refused":
                    time.sleep(AGAIN)
                    answered = -1
                    socket.send(json.dumps({"message": "since", "id": "again", "seat": seat}))
                elif told["message"] == "update" and told["moves"] and told["turn"] != answered:
                    answered = told["turn"]
                    if (move := _chosen(told, read, player, game)) is not None:
                        choice = {"message": "choose", "id": f"turn {answered}", "seat": seat, "move": move}
                        socket.send(json.dumps(choice | {"turn": answered}))
    except (WebSocketException, OSError):
        time.sleep(AGAIN)


def _chosen(told: Any, read: Callable[[bytes], Any], player: Player, game: Game[Any, Any, Any]) -> Any:
    """What the player chooses, as the house wrote it; None if that is to stay silent, which needs no message."""
    view, offered = read(json.dumps(told["view"]).encode()), [*told["moves"], *told["asides"]]
    moves = [*game.moves(view), *game.asides(view)]
    choice = recognise(msgspec.to_builtins(player.choose(view, list(moves))), moves)
    written = [recognise(one, moves) for one in offered]
    return offered[written.index(choice)] if choice in written else None


def _entered(cup: Cup, player: str, name: str, by: str) -> str:
    """The token of this player in this tournament: the one that was kept, or that of a new entry."""
    file = _kept(cup, player)
    if file.is_file():
        return file.read_text(encoding="utf-8")
    token: str = cup.ask(f"{cup.api}/programs", {"name": name, "by": by})["token"]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(token, encoding="utf-8")
    return token


def _kept(cup: Cup, player: str) -> Path:
    name = sha256(f"{cup.house} {cup.id} {player}".encode()).hexdigest()[:16]
    return records.data_folder() / "entries" / f"{name}.token"


def _called(player: str) -> str:
    """A player from a file is called what its class is called."""
    return player.rpartition(":")[2].rpartition("/")[2][:LONGEST_NAME]


def _reason(error: HTTPError) -> str:
    try:
        return str(json.load(error)["reason"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"
