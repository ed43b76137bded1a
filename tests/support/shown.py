"""What pages show: code, commands, and the output they claim."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from project import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "examples/README.md"])
FENCE = re.compile(r"(?:<!-- (?P<note>[^\n]*) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)```\n", re.DOTALL)
INDENTED = re.compile(r"(?:<!-- (?P<note>[^\n]*) -->\n|\n)(?P<text>(?: {4}.*\n|\n(?= {4}))+)")
COMMAND = re.compile(r"(?:croupier|script/[a-z-]+)(?: |$)")
RUNNABLE = re.compile(r"<!-- run as a test -->\n```python\n(.*?)```", re.DOTALL)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ANYTHING = "…"


class Code(NamedTuple):
    """A fenced block of Python, and the output it claims."""

    text: str
    note: str  # the comment above it
    output: str | None


class Shown(NamedTuple):
    """A command line, and the output it claims."""

    command: str
    output: str  # empty: none is claimed
    typed: str  # what somebody types meanwhile


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def code(page: Path) -> list[Code]:
    """Every block of Python on a page, in order."""
    found = list[Code]()
    for block in FENCE.finditer(read(page)):
        if block["kind"] == "python":
            found.append(Code(block["text"], block["note"] or "", None))
        elif block["kind"] == "output":
            found[-1] = found[-1]._replace(output=block["text"])
    return found


def commands(page: Path) -> Iterator[Shown]:
    """Every command line of ours in an indented or console block; the text below it is its output."""
    text = read(page)
    blocks = [(block["note"] or "", block["text"]) for block in FENCE.finditer(text) if block["kind"] == "console"]
    for block in INDENTED.finditer(FENCE.sub("\n", text)):
        blocks.append((block["note"] or "", re.sub(r"^ {4}", "", block["text"], flags=re.MULTILINE)))
    for note, lines in blocks:
        typed = note.removeprefix("typed: ").replace(" ", "\n") + "\n" if note.startswith("typed: ") else ""
        pieces = list[list[str]]()
        for line in lines.splitlines():
            if COMMAND.match(line):
                pieces.append([re.sub(r"\s+# .*$", "", line)])
            elif pieces:
                pieces[-1].append("" if re.match(r"\s+# ", line) else line)
        for command, *output in pieces:
            yield Shown(command, "\n".join(output).strip("\n"), typed)


def is_like(shown: str, printed: str) -> bool:
    """Whether this was printed; … stands for anything in a line, and alone for any lines."""
    pattern = ""
    for line in shown.splitlines():
        if line.strip() == ANYTHING:
            pattern += r"(?:.*\n)*?"
        else:
            pattern += r"[^\n]*?".join(map(re.escape, line.rstrip().split(ANYTHING))) + r"[ ]*\n"
    text = "".join(f"{line.rstrip()}\n" for line in printed.strip("\n").splitlines())
    return re.fullmatch(pattern, text) is not None


def links(page: Path) -> list[str]:
    """Every link that stays in the project."""
    return [target for target in LINK.findall(FENCE.sub("\n", read(page))) if "://" not in target]


def anchors(page: Path) -> set[str]:
    """What a link can point to on a page: the anchors of its headings, as GitHub and MkDocs name them."""
    text = FENCE.sub("\n", read(page))
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in HEADING.findall(text)}


def example(page: str) -> str:
    """The example on a page that is run as a test."""
    (found,) = RUNNABLE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert isinstance(found, str)
    return found
