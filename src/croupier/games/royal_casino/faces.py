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
                raise Refused(f'Instead of "{line}" there should be "face {len(faces) + 1}": faces are counted from 1.')
            faces.append([])
        elif faces:
            faces[-1].append(_row(line, f"Face {len(faces)}, row {len(faces[-1]) + 1}"))
        else:
            raise Refused(f'Before the row "{line}" there should be a line that says "face 1".')
    return checked(tuple(map(tuple, faces)))


def _row(line: str, place: str) -> Row:
    if not (found := ROW.fullmatch(line)):
        raise Refused(f'{place}: "{line}" is not colour, points and cells, as in "{EXAMPLE}".')
    colour, points, cells = found.groups()
    return Row("black" if colour == "black" else "yellow", int(points), tuple(map(_cell, cells.split())))


def _cell(text: str) -> Cell:
    return STAR if text == STAR else SECOND if text == SECOND else int(text)


def checked(faces: Sequence[Face]) -> tuple[Face, ...]:
    """The same faces, if one can play on them."""
    if len(faces) < 2 or len(faces) % 2:
        raise Refused(f"A board has two faces: their number must be even, and at least 2, not {len(faces)}.")
    for number, face in enumerate(faces, 1):
        for fault in _faults(face):
            raise Refused(f"Face {number}{fault}")
    return tuple(faces)


def _faults(face: Face) -> Iterator[str]:
    """What is wrong with a face, first its rows one by one, then all of it."""
    if len(face) != ROWS:
        yield f": a face has {ROWS} rows, not {len(face)}."
    for number, row in enumerate(face, 1):
        yield from (f", row {number}: {fault}" for fault in _row_faults(row))
    if not 18 <= (size := sum(len(row.cells) for row in face)) <= 26:
        yield f": the rows of a face have 18 to 26 cells together, not {size}."
    if all(row.colour == "yellow" for row in face):
        yield ": at least one row must be black."
    if all(STAR not in row.cells for row in face):
        yield ": at least one row must be a star row or a two-star row."
    asked = Counter(cell for row in face for cell in row.cells if isinstance(cell, int))
    for cell, times in asked.items():
        if times > 8:
            yield f": no number may be asked for by more than 8 cells, but {times} ask for a {cell}."
    yellow, black = (sum(row.points for row in face if row.colour == colour) for colour in ("yellow", "black"))
    if yellow < black + 50:
        yield f": the yellow rows ({yellow} points) must be worth at least 50 more than the black ones ({black})."


def _row_faults(row: Row) -> Iterator[str]:
    cells = row.cells
    if not 1 <= len(cells) <= 6:
        yield f"a row has 1 to 6 cells, not {len(cells)}."
    if SECOND in cells and cells != TWO_STARS:
        yield f"a two-star row has exactly five cells, {' '.join(TWO_STARS)}."
    if STAR in cells and any(isinstance(cell, int) for cell in cells):
        yield "a row has numbers or stars, never both."
    for cell in cells:
        if isinstance(cell, int) and cell not in NUMBERS:
            yield f"the number in a cell is from 1 to 6, not {cell}."
    if row.points <= 0 or row.points % 10:
        yield f"its points must be a positive multiple of 10, not {row.points}."


HOUSE = read_faces((files(__package__) / "faces.txt").read_text(encoding="utf-8"))
