"""What a screen really shows: the pixels of a screenshot, and how well one colour stands out from another."""

from __future__ import annotations

import zlib
from collections import Counter
from itertools import pairwise

Colour = tuple[int, int, int]
HEAD = 8  # bytes before the first chunk of a PNG


def read(png: bytes) -> list[list[Colour]]:
    """The rows of a picture with eight bits for each of red, green, blue (and alpha)."""
    at, data, width, depth = HEAD, b"", 0, 0
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, depth = int.from_bytes(body[:4], "big"), {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            data += body
        at += size + 12
    flat, rows, before = zlib.decompress(data), list[list[Colour]](), bytes(width * depth)
    for start in range(0, len(flat), width * depth + 1):
        line = _unfiltered(flat[start], bytearray(flat[start + 1 : start + 1 + width * depth]), before, depth)
        rows.append([(line[i], line[i + 1], line[i + 2]) for i in range(0, len(line), depth)])
        before = bytes(line)
    return rows


def _unfiltered(how: int, line: bytearray, above: bytes, depth: int) -> bytearray:
    for i in range(len(line)):
        a, b = line[i - depth] if i >= depth else 0, above[i]
        c = above[i - depth] if i >= depth else 0
        if how == 4:
            guess = a + b - c
            near = min((abs(guess - a), 0, a), (abs(guess - b), 1, b), (abs(guess - c), 2, c))[2]
        else:
            near = (0, a, b, (a + b) // 2)[how]
        line[i] = (line[i] + near) % 256
    return line


def light(colour: Colour) -> float:
    """Relative luminance, as WCAG defines it."""
    parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def ground(rows: list[list[Colour]]) -> Colour:
    """The colour of most of the picture, approximately."""
    seen = Counter((r // 16, g // 16, b // 16) for row in rows for r, g, b in row)
    r, g, b = seen.most_common(1)[0][0]
    return (r * 16 + 8, g * 16 + 8, b * 16 + 8)


def best(rows: list[list[Colour]], against: Colour) -> float:
    """How well the most contrasting pixels stand out: those that letters are drawn with."""
    found = sorted((contrast(colour, against) for row in rows for colour in row), reverse=True)
    return found[max(0, len(found) // 500)]


def is_framed(rows: list[list[Colour]], least: float) -> bool:
    """Whether some row has neighbouring pixels with at least this contrast: the line of a frame."""
    return any(contrast(one, other) >= least for row in rows for one, other in pairwise(row))
