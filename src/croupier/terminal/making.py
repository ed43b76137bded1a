"""A new game in its folder: a small game that passes every law, to be changed into your own.

It is made from the game in new_game/, whose tests run there like any game's.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from croupier import games
from croupier.core.game import Refused

from .out import say

TEMPLATE = Path(__file__).with_name("new_game")
NAME, TITLE, MARK = "new_game", "New Game", "NG"  # what is filled in
WRITTEN = (".py", ".md", ".ftl", ".svelte", ".css", ".svg", ".ts", ".txt")
LONGEST = 30  # letters of a name
ANOTHER_THING = {  # names that mean something else in TypeScript, or among the types of the pages
    "bank", "boolean", "case", "catch", "common", "const", "debugger", "default", "delete", "do", "enum", "export",
    "extends", "false", "function", "implements", "instanceof", "interface", "kinds", "let", "money", "new", "null",
    "number", "package", "private", "protected", "public", "static", "string", "super", "switch", "this", "throw",
    "true", "typeof", "var", "void",
}  # fmt: skip


def make(name: str, root: Path | None = None) -> Path:
    """Make the folder of a game of this name, and the files generated from it."""
    root = root or clone()
    folder = root / "src/croupier/games" / name
    refuse_bad(name, folder)
    mark = free_mark(name, set(marks(folder.parent)))
    for source in sorted(TEMPLATE.rglob("*")):
        if source.suffix in WRITTEN:
            target = folder / source.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(filled(source.read_text(encoding="utf-8"), name, mark), encoding="utf-8")
    for script in (["tools/protocol.py"], ["tools/playthroughs.py", name]):
        subprocess.run([sys.executable, *script], cwd=root, check=True, stdout=subprocess.DEVNULL)
    return folder


def clone() -> Path:
    """The clone that this is run from."""
    root = Path(*games.__path__).parents[2]
    if not (root / "web/build.py").is_file() or not TEMPLATE.is_dir():
        raise Refused(say("needs-clone"))
    return root


def refuse_bad(name: str, folder: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]+(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise Refused(say("new-game-name", name=name, longest=LONGEST))
    if keyword.iskeyword(name) or name in ANOTHER_THING:
        raise Refused(say("new-game-word", name=name))
    if folder.exists():
        raise Refused(say("new-game-there", name=name))


def marks(folder: Path) -> Iterator[str]:
    """The letters that other games' rules are numbered with."""
    for page in folder.glob("*/rulebook/en.md"):
        yield from re.findall(r"^\*\*([A-Z]{2})-\d+\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)


def free_mark(name: str, taken: set[str]) -> str:
    """Two letters for the rules of a game: its initials, or its first letter and another from its name."""
    letters = [letter for letter in name.upper() if letter.isalpha()]
    initials = [word[0].upper() for word in name.split("_") if word[0].isalpha()]
    others = [*initials[1:], *letters[1:], *map(chr, range(ord("A"), ord("Z") + 1))]
    for other in others:
        if (mark := letters[0] + other) not in taken:
            return mark
    raise Refused(say("new-game-marks", letter=letters[0]))


def filled(text: str, name: str, mark: str) -> str:
    title = name.replace("_", " ").title()
    return re.sub(rf"\b{MARK}\b", mark, text.replace(TITLE, title).replace(NAME, name))
