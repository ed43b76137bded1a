"""Check that the chance of a recorded game was settled before it began. Shares no line of code with Croupier.

python verify.py game.json                     does every draw follow from the commitment, and who has added to it?
python verify.py game.json --commitment HEX --seal HEX --digest HEX     are they also those that I wrote down?

It knows no rules: `croupier verify` tells whether the odds and the moves are those of the game.
"""

import argparse
import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from math import comb
from typing import Any

HEX = set("0123456789abcdef")
Record = dict[str, Any]  # as it lies in a file: JSON


def canonical(value: object) -> bytes:
    """A value in its canonical form."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def is_hex(text: object) -> bool:
    return isinstance(text, str) and len(text) == 64 and set(text) <= HEX


def digest(record: Record) -> str:
    """Of what was agreed, then of every choice."""
    head = {name: record[name] for name in ("game", "rules", "options")} | {"seats": len(record["seats"])}
    if "scheme" in (fairness := record.get("fairness") or {}):
        is_hidden = fairness["scheme"] == 3  # the secret of a deal is shown later, and follows from its commitment
        head["fairness"] = {name: fairness[name] for name in fairness if name != "secret" or not is_hidden}
    value = hashlib.sha256(canonical(head)).digest()
    for choice in record["choices"]:
        value = hashlib.sha256(value + canonical(choice)).digest()
    return value.hex()


def numbers(secret: bytes, added: bytes, draw: int) -> Iterator[int]:
    """The numbers of 256 bits that belong to one draw."""
    for k in range(2**32):
        message = added + draw.to_bytes(8, "big") + k.to_bytes(4, "big")
        yield int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")


def below(number: int, coming: Iterator[int]) -> int:
    """One of 0 … number − 1: what lies above the last whole stretch is skipped."""
    while (word := next(coming)) >= 2**256 // number * number:
        pass
    return word % number


def roll(place: int, count: int, faces: int) -> list[int]:
    """The roll whose stretch a number below faces ** count falls into: rolls with many ones first, then many twos …"""
    shown = []
    for others in range(faces - 1, -1, -1):
        ones = count
        while place >= (ways := comb(count, ones) * others ** (count - ones)):
            place, ones = place - ways, ones - 1
        place, count = place // comb(count, ones), count - ones
        shown.append(ones)
    return shown


def take(bag: dict[str, Any], coming: Iterator[int]) -> Any:
    """One thing out of a bag, which then holds one less."""
    number, place = 0, below(sum(bag["counts"]), coming)
    while place >= bag["counts"][number]:
        place, number = place - bag["counts"][number], number + 1
    bag["counts"][number] -= 1
    return bag["things"][number]


def outcome(odds: dict[str, Any], coming: Iterator[int]) -> Any:
    """What has to come."""
    if odds["of"] == "dice":
        return roll(below(odds["faces"] ** odds["count"], coming), odds["count"], odds["faces"])
    bag = odds["bag"] if odds["of"] == "draws" else odds
    bag = {"things": bag["things"], "counts": [*bag["counts"]]}
    return [take(bag, coming) for _ in range(odds["count"])] if odds["of"] == "draws" else take(bag, coming)


def check_people(fairness: dict[str, Any], seats: int) -> str | None:
    """What is wrong with the list of who added; nothing if all is right."""
    people, given = fairness["people"], [one["seat"] for one in fairness["contributions"]]
    taken, firsts = [seat for own in people for seat in own], [min(own, default=-1) for own in people]
    is_plain = len({*taken}) == len(taken) and {*taken} <= {*range(seats)} and sorted(map(sorted, people)) == people
    if not is_plain or -1 in firsts:
        return "it does not say which seats were played by people"
    if not {*given} <= {*taken}:
        return f"there is a contribution for seat {min({*given} - {*taken})}, where no person sat"
    named = given, fairness["left_out"], fairness["withdrawn"]
    if sorted(seat for one in named for seat in one) != firsts or any(one != sorted(one) for one in named):
        return "not everybody who played is named exactly once, as having contributed, been left out or withdrawn"
    return None


def seal(record: Record) -> str:
    """The hash of what chance depends on besides the secret and the bytes: shown before anybody revealed theirs."""
    fairness = record["fairness"]
    hashes = [
        {"seat": one["seat"], "hash": hashlib.sha256(bytes.fromhex(one["random"])).hexdigest()}
        for one in fairness["contributions"]
    ]
    terms = {name: record[name] for name in ("game", "rules", "options")} | {"seats": len(record["seats"])}
    terms |= {name: fairness[name] for name in ("people", "commitment", "left_out", "withdrawn")}
    return hashlib.sha256(canonical(terms | {"commitments": hashes})).hexdigest()


def fault(
    record: Record, commitment: str | None = None, known_digest: str | None = None, known_seal: str | None = None
) -> str | None:
    """What is wrong with a record; nothing if all is right."""
    fairness = record.get("fairness")
    if fairness is None:
        return "it does not say how its draws were settled"
    if fairness.get("scheme") == 3:
        return fault_of_deal(record, commitment, known_digest, known_seal)
    secret, given = fairness["secret"], fairness["contributions"]
    if not is_hex(secret) or hashlib.sha256(bytes.fromhex(secret)).hexdigest() != fairness["commitment"]:
        return "the secret does not match the commitment"
    if commitment not in (None, fairness["commitment"]):
        return "the commitment is not the one you wrote down"
    seats = [one["seat"] for one in given]
    if seats != sorted({*seats} & {*range(len(record["seats"]))}) or not all(is_hex(one["random"]) for one in given):
        return "the contributions are not listed in seat order"
    if fairness.get("scheme", 2) != 2:
        return f"it was settled by scheme {fairness['scheme']}, which this program does not know"
    is_older = "scheme" not in fairness
    if wrong := None if is_older else check_people(fairness, len(record["seats"])):
        return wrong
    if known_seal is not None and (is_older or known_seal != seal(record)):
        return "the seal is not the one you wrote down"
    if known_digest not in (None, record["digest"]):
        return "the digest is not the one you wrote down"
    if digest(record) != record["digest"]:
        return "the digest does not match"
    shown = b"".join(bytes.fromhex(one["random"]) for one in given)
    added = hashlib.sha256(canonical(given) if is_older else bytes.fromhex(seal(record)) + shown).digest()
    draw = 0
    for number, choice in enumerate(record["choices"], 1):
        if choice["choice"] == "chance":
            due = outcome(choice["odds"], numbers(bytes.fromhex(secret), added, draw))
            if canonical(due) != canonical(choice["outcome"]):
                return f"choice {number}, {choice['drawn']}: it should have been {due}, not {choice['outcome']}"
            draw += 1
    return None


def fault_of_deal(
    record: Record, commitment: str | None, known_digest: str | None, known_seal: str | None
) -> str | None:
    """What is wrong with a game of a deal, whose draws follow from what is drawn, and how often it was drawn before."""
    fairness, times = record["fairness"], dict[str, int]()
    if set(fairness) != {"scheme", "deal", "commitment", "secret"}:
        return "its deal has not been opened yet" if "secret" not in fairness else "its deal cannot be read"
    if not is_hex(fairness["secret"]) or sha256(bytes.fromhex(fairness["secret"])).hex() != fairness["commitment"]:
        return "the secret does not match the commitment"
    if commitment not in (None, fairness["commitment"]):
        return "the commitment is not the one you wrote down"
    if known_seal is not None:
        return "the seal is not the one you wrote down: a game of a deal has none"
    if known_digest not in (None, record["digest"]) or digest(record) != record["digest"]:
        return "the digest does not match, or is not the one you wrote down"
    for number, choice in enumerate(record["choices"], 1):
        if choice["choice"] == "chance":
            drawn = choice["drawn"]
            coming = numbers(bytes.fromhex(fairness["secret"]), sha256(drawn.encode()), times.get(drawn, 0))
            times[drawn] = times.get(drawn, 0) + 1
            if canonical(due := outcome(choice["odds"], coming)) != canonical(choice["outcome"]):
                return f"choice {number}, {drawn}: it should have been {due}, not {choice['outcome']}"
    return None


def who_added(record: Record) -> str:
    """Who added to the chance, and who did not, by name."""
    names, fairness = record["seats"], record["fairness"]
    if fairness.get("scheme") == 3:
        return f"Nobody added: these are the dice and cards of everybody who played the deal {fairness['deal']}"
    said = "Added: " + (", ".join(names[one["seat"]] for one in fairness["contributions"]) or "nobody but the house")
    for word, seats in (("left out", fairness["left_out"]), ("withdrew", fairness.get("withdrawn", []))):
        said += f"; {word}: {', '.join(names[seat] for seat in seats)}" if seats else ""
    if "scheme" not in fairness:
        return f"{said}. This is the older scheme: whoever added last could choose, and so could the house"
    computers = {*range(len(names))} - {seat for own in fairness["people"] for seat in own}
    said += f"; computer players: {', '.join(names[seat] for seat in sorted(computers))}" if computers else ""
    return f"{said}. Seal {seal(record)}"


if __name__ == "__main__":
    known = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("file", "--commitment", "--seal", "--digest"):
        known.add_argument(name)
    asked = known.parse_args()
    with open(asked.file, encoding="utf-8") as opened:
        record = json.load(opened)
    wrong = fault(record, asked.commitment, asked.digest, asked.seal)
    print(f"{asked.file}: {wrong or 'every draw follows from the commitment. ' + who_added(record)}.")
    sys.exit(1 if wrong else 0)
