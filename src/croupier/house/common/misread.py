"""What is wrong with JSON that somebody sent, in words for people: msgspec writes it for programmers."""

from __future__ import annotations

import re

FIELD = re.compile(r"Object (contains unknown|missing required) field `(.*)`")
VALUE = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
TYPES = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "an object",
    "str": "text",
}
PHRASES = {
    ", got ": ", not ",
    " of length >= ": " of length at least ",
    " of length <= ": " of length at most ",
    " >= ": ", at least ",
    " <= ": ", at most ",
    " matching regex ": " that matches ",
}


def in_words(error: Exception) -> str:
    """What is wrong, without a full stop: `seats must be a whole number, not text`."""
    what, _, place = str(error).partition(" - at `$")
    where = place.removesuffix("`").removeprefix(".")
    if field := FIELD.fullmatch(what):
        name = f"{where}.{field[2]}" if where else field[2]
        return f"{name} is {'unknown' if field[1] == 'contains unknown' else 'missing'}"
    if value := VALUE.fullmatch(what):
        return f"{where or 'it'} cannot be {value[1]}"
    if not what.startswith("Expected "):
        return str(error)
    told = re.sub(r"`([^`]*)`", lambda found: _types(found[1]), what.removeprefix("Expected "))
    for phrase, plain in PHRASES.items():
        told = told.replace(phrase, plain)
    return f"{where or 'it'} must be {told}"


def _types(text: str) -> str:
    return " or ".join(TYPES.get(one, one) for one in text.split(" | "))
