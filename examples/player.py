"""A program at the table: it plays any game, choosing at random, until the game is over.

python player.py http://localhost:8765 las_vegas              opens a table with computer players
python player.py http://localhost:8765/api/tables/ID TOKEN    plays in the seat that the token is for
"""

import json
import random
import secrets
import sys
import time
from hashlib import sha256
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

# What I add to the chance of the game: my bytes by round, and what I have been promised.
Kept = dict[Any, Any]


def ask(address: str, body: object = None, **headers: str) -> tuple[Any, str]:
    """What the house answers, and the cookie it gives to somebody new."""
    with urlopen(Request(address, None if body is None else json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def my_hash(kept: Kept, number: int) -> str:
    """The hash of my random bytes for the chance of the game: new ones in every round in which it is settled."""
    return sha256(kept.setdefault(number, secrets.token_bytes(32))).hexdigest()


def settle(told: dict[str, Any], kept: Kept) -> dict[str, str] | None:
    """What I add to the chance of the game (docs/fairness.md): a hash and, once nothing can change, the bytes."""
    now, promised = told["gathering"], kept.setdefault("commitment", told["brief"]["commitment"])
    if not now or not {*told["mine"]} & {*now["awaited"]}:
        return None
    number, terms, mine = now["round"], now["terms"], my_hash(kept, now["round"])
    if not terms:
        return {"message": "commit", "id": f"commit {number}", "hash": mine}
    seal = sha256(canonical(terms)).hexdigest()
    is_as_promised = terms["commitment"] == promised and mine in [one["hash"] for one in terms["commitments"]]
    # Never twice for different terms, and again only if somebody withdrew: otherwise the house could choose.
    if is_as_promised and number <= len(terms["withdrawn"]) + 1 and kept.setdefault(("seal", number), seal) == seal:
        return {"message": "reveal", "id": f"reveal {number}", "random": kept[number].hex()}
    return None


def open_table(house: str, game: str, kept: Kept) -> tuple[str, str]:
    """The address of a new table where a game begins, and a token for seat 0."""
    fewest = next(one["fewest"] for one in ask(f"{house}/api/games")[0] if one["name"] == game)
    wanted = {
        "game": game,
        "seats": fewest,
        "computers": ["regular"] * (fewest - 1),
        "begin": True,
        "hash": my_hash(kept, 1),
    }
    news, cookie = ask(f"{house}/api/tables", wanted | {"settings": {"clock": "none", "pauses": False}})
    table = f"{house}/api/tables/{news['brief']['table']}"
    return table, ask(f"{table}/seats/0/token", {}, Cookie=cookie)[0]["token"]


def play(table: str, token: str, kept: Kept) -> Any:
    """How the game ended. What was added to its chance is kept, whatever happens to the connection."""
    seat, headers = None, {"Authorization": f"Bearer {token}"}
    with connect(table.replace("http", "ws", 1) + "/socket", additional_headers=headers) as socket:
        for told in map(json.loads, socket):
            if told["message"] == "update" and told["result"]:
                return told["result"]
            elif told["message"] == "table" and told["ended"]:
                return f"ended: {told['ended']}"
            elif told["message"] == "table" and (adding := settle(told, kept)):
                socket.send(json.dumps(adding))
            elif told["message"] == "update" and told["moves"]:
                seat, turn, move = told["seat"], told["turn"], random.choice(told["moves"] + told["asides"])
                # One choice a turn: with the turn as its id, none is ever played twice.
                choice = {"message": "choose", "id": f"turn {turn}", "seat": seat, "move": move, "turn": turn}
                socket.send(json.dumps(choice))
            elif told["message"] == "refused" and seat is None:
                sys.exit(told["reason"])
            elif told["message"] == "refused":  # too late, or too early: look again in a moment
                time.sleep(0.5)
                socket.send(json.dumps({"message": "since", "id": "again", "seat": seat}))
    return None  # the connection was closed before the end


if __name__ == "__main__":
    address, word = sys.argv[1:]
    kept: Kept = {}
    result = None
    table, token = (address, word) if "/api/tables/" in address else open_table(address, word, kept)
    while not result:
        try:
            result = play(table, token, kept)
        except (ConnectionClosed, OSError):  # the house was closed for a moment
            time.sleep(1)
    print(result)
