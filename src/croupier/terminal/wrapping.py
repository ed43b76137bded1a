"""Lines that fit a terminal: some letters fill two columns, and each language has its own rules for breaks."""

from __future__ import annotations

import re
from unicodedata import east_asian_width

IDEOGRAPHS = r"\u1100-\u11ff\u2e80-\ufaff\ufe30-\uffef"  # and kana, and full-width signs: a line may break beside them
OPENING = "（「『【〔〈《"  # never last in a line
CLOSING = "、。，．：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # never first
PIECE = re.compile(rf"[ \n]+|[{OPENING}]*(?:[^ \n{IDEOGRAPHS}]+|.)[{CLOSING}]*")


def columns(text: str) -> int:
    """How many columns of a terminal it fills."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def wrapped(text: str, room: int) -> list[str]:
    """The text in lines of at most this many columns, unless a single word is longer."""
    told = [""]
    for piece in PIECE.findall(text):
        if piece.strip(" \n") == "":
            told[-1] += " "
        elif columns(told[-1] + piece) <= room or not told[-1].strip():
            told[-1] += piece
        else:
            told.append(piece)
    return [line.rstrip(" ") for line in told]
