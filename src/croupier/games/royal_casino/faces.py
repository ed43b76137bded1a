"""The faces of the boards: what a file of them looks like, and what every face must satisfy."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Literal

from croupier.core.game import Refused, Value

Cell = int | Literal["*", "**"]  # the number it needs; a star; the second star of a two-star row

STAR: Literal["*"] = "*"
SECOND: Literal["**"] = "**"
TWO_STARS = (STAR, STAR, STAR, SECOND, SECOND)
NUMBERS = range(1, 7)
ROWS = 6

ROW = re.compile(r"(yellow|black)\s+(-?[0-9]{1,6})\s*:((?:\s*(?:\*{1,2}|[0-9]{1,6})(?=\s|$))*)")
EXAMPLE = "yellow 50: 2 4 6"


class Row(Value):
    colour: Literal["yellow", "black"]  # yellow rows add their points, black ones take them away
    points: int
    cells: tuple[Cell, ...]  # from left to right


Face = tuple[Row, ...]  # its rows, from top to bottom


def read_faces(text: str) -> tuple[Face, ...]:
    """The faces that a file's text describes; refuses it with a sentence that says what is wrong and where."""
    faces: list[list[Row]] = []
    for line in filter(None, (line.partition("#")[0].strip() for line in text.splitlines())):
        if line.startswith("face"):
            if line.split() != ["face", f"{len(faces) + 1}"]:
                said = 'The line "{line}" should be "face {number}": faces are numbered in order, from 1.'
                raise Refused(said, "royal_casino.face-number", line=line, number=len(faces) + 1)
            faces.append([])
        elif faces:
            faces[-1].append(_row(line, len(faces), len(faces[-1]) + 1))
        else:
            said = 'The row "{line}" must come after a line that says "face 1".'
            raise Refused(said, "royal_casino.face-first", line=line)
    return checked(tuple(map(tuple, faces)))


def _row(line: str, face: int, row: int) -> Row:
    if not (found := ROW.fullmatch(line)):
        said = 'Face {face}, row {row}: "{line}" must give colour, points and cells, as in "{example}".'
        raise Refused(said, "royal_casino.row", face=face, row=row, line=line, example=EXAMPLE)
    colour, points, cells = found.groups()
    return Row("black" if colour == "black" else "yellow", int(points), tuple(map(_cell, cells.split())))


def _cell(text: str) -> Cell:
    return STAR if text == STAR else SECOND if text == SECOND else int(text)


def checked(faces: Sequence[Face]) -> tuple[Face, ...]:
    """The same faces, if one can play on them."""
    if len(faces) < 2 or len(faces) % 2:
        said = "A board has two faces: there must be an even number of them, at least 2, not {count}."
        raise Refused(said, "royal_casino.faces", count=len(faces))
    for number, face in enumerate(faces, 1):
        for fault in _faults(number, face):
            raise fault
    return tuple(faces)


def _faults(number: int, face: Face) -> Iterator[Refused]:
    """What is wrong with a face, first its rows one by one, then all of it."""
    if len(face) != ROWS:
        said = "Face {face}: a face has {rows} rows, not {count}."
        yield Refused(said, "royal_casino.face-rows", face=number, rows=ROWS, count=len(face))
    for place, row in enumerate(face, 1):
        yield from _row_faults(number, place, row)
    if not 18 <= (size := sum(len(row.cells) for row in face)) <= 26:
        said = "Face {face}: a face has 18 to 26 cells in all, not {count}."
        yield Refused(said, "royal_casino.face-cells", face=number, count=size)
    if all(row.colour == "yellow" for row in face):
        yield Refused("Face {face}: at least one row must be black.", "royal_casino.face-black", face=number)
    if all(STAR not in row.cells for row in face):
        said = "Face {face}: at least one row must be a star row or a two-star row."
        yield Refused(said, "royal_casino.face-star", face=number)
    asked = Counter(cell for row in face for cell in row.cells if isinstance(cell, int))
    for cell, times in asked.items():
        if times > 8:
            said = "Face {face}: at most 8 cells may ask for the same number, but {times} ask for a {number}."
            yield Refused(said, "royal_casino.face-times", face=number, times=times, number=cell)
    yellow, black = (sum(row.points for row in face if row.colour == colour) for colour in ("yellow", "black"))
    if yellow < black + 50:
        said = "Face {face}: yellow rows ({yellow} points) must be worth at least 50 more than black ones ({black})."
        yield Refused(said, "royal_casino.face-worth", face=number, yellow=yellow, black=black)


def _row_faults(face: int, number: int, row: Row) -> Iterator[Refused]:
    cells, at = row.cells, {"face": face, "row": number}
    if not 1 <= len(cells) <= 6:
        said = "Face {face}, row {row}: a row has 1 to 6 cells, not {count}."
        yield Refused(said, "royal_casino.row-cells", **at, count=len(cells))
    if SECOND in cells and cells != TWO_STARS:
        said = "Face {face}, row {row}: a two-star row has exactly five cells, {stars}."
        yield Refused(said, "royal_casino.row-stars", **at, stars=" ".join(TWO_STARS))
    if STAR in cells and any(isinstance(cell, int) for cell in cells):
        yield Refused("Face {face}, row {row}: a row has numbers or stars, never both.", "royal_casino.row-both", **at)
    for cell in cells:
        if isinstance(cell, int) and cell not in NUMBERS:
            said = "Face {face}, row {row}: the number in a cell must be from 1 to 6, not {number}."
            yield Refused(said, "royal_casino.row-number", **at, number=cell)
    if row.points <= 0 or row.points % 10:
        said = "Face {face}, row {row}: its points must be a positive multiple of 10, not {points}."
        yield Refused(said, "royal_casino.row-points", **at, points=row.points)


HOUSE = read_faces((files(__package__) / "faces.txt").read_text(encoding="utf-8"))
