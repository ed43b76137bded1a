"""Check that the chance of a recorded game was settled before it began. Shares no line of code with Croupier.

python verify.py game.json                          does every draw follow from the commitment?
python verify.py game.json COMMITMENT [DIGEST]      are they also those that I wrote down?

It knows no rules: whether the odds and the moves are those of the game, `croupier verify` tells.
"""

import hashlib
import hmac
import json
import sys
from math import comb

HEX = set("0123456789abcdef")


def canonical(value):
    """The one way to write a value down."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def is_hex(text):
    return isinstance(text, str) and len(text) == 64 and set(text) <= HEX


def digest(record):
    """Of what was agreed, then of every choice."""
    head = {"game": record["game"], "rules": record["rules"], "options": record["options"]}
    value = hashlib.sha256(canonical(head | {"seats": len(record["seats"])})).digest()
    for choice in record["choices"]:
        value = hashlib.sha256(value + canonical(choice)).digest()
    return value.hex()


def numbers(secret, added, draw):
    """The numbers of 256 bits that belong to one draw."""
    for k in range(2**32):
        message = added + draw.to_bytes(8, "big") + k.to_bytes(4, "big")
        yield int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")


def below(number, coming):
    """One of 0 … number − 1: what lies above the last whole stretch is passed over."""
    while (word := next(coming)) >= 2**256 // number * number:
        pass
    return word % number


def roll(place, count, faces):
    """The roll in whose stretch a number below faces ** count falls: many ones come before few, then many twos …"""
    shown = []
    for others in range(faces - 1, -1, -1):
        ones = count
        while place >= (ways := comb(count, ones) * others ** (count - ones)):
            place, ones = place - ways, ones - 1
        place, count = place // comb(count, ones), count - ones
        shown.append(ones)
    return shown


def take(bag, coming):
    """One thing out of a bag, which then holds one less."""
    number, place = 0, below(sum(bag["counts"]), coming)
    while place >= bag["counts"][number]:
        place, number = place - bag["counts"][number], number + 1
    bag["counts"][number] -= 1
    return bag["things"][number]


def outcome(odds, coming):
    """What has to come."""
    if odds["of"] == "dice":
        return roll(below(odds["faces"] ** odds["count"], coming), odds["count"], odds["faces"])
    bag = odds["bag"] if odds["of"] == "draws" else odds
    bag = {"things": bag["things"], "counts": [*bag["counts"]]}
    return [take(bag, coming) for _ in range(odds["count"])] if odds["of"] == "draws" else take(bag, coming)


def fault(record, commitment=None, known_digest=None):
    """What is wrong with a record; nothing if all is right."""
    fairness = record.get("fairness")
    if fairness is None:
        return "it does not say how its chance was settled"
    secret, given = fairness["secret"], fairness["contributions"]
    if not is_hex(secret) or hashlib.sha256(bytes.fromhex(secret)).hexdigest() != fairness["commitment"]:
        return "the secret is not the one that the commitment was made of"
    if commitment not in (None, fairness["commitment"]):
        return "the commitment is not the one you wrote down"
    seats = [one["seat"] for one in given]
    if seats != sorted({*seats} & {*range(len(record["seats"]))}) or not all(is_hex(one["random"]) for one in given):
        return "the contributions are not those of seats in order"
    if known_digest not in (None, record["digest"]):
        return "the digest is not the one you wrote down"
    if digest(record) != record["digest"]:
        return "the digest does not match"
    added, draw = hashlib.sha256(canonical(given)).digest(), 0
    for number, choice in enumerate(record["choices"], 1):
        if choice["choice"] == "chance":
            due = outcome(choice["odds"], numbers(bytes.fromhex(secret), added, draw))
            if canonical(due) != canonical(choice["outcome"]):
                return f"choice {number}, {choice['drawn']}: {due} had to come, not {choice['outcome']}"
            draw += 1
    return None


if __name__ == "__main__":
    file, *known = sys.argv[1:]
    with open(file, encoding="utf-8") as opened:
        wrong = fault(json.load(opened), *known)
    print(f"{file}: {wrong or 'every draw follows from the commitment'}.")
    sys.exit(1 if wrong else 0)
