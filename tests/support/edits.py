"""Puts what pages say into files, as somebody who follows them would."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import shown
from project import ROOT

Defined = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
GOES_INTO = re.compile(r"(?:not run: )?goes into (\S+)")


def steps(page: str, heading: str) -> list[tuple[str, str]]:
    """What a page tells one to put into files below a heading, in order: the file, and the block."""
    text = shown.read(ROOT / page)
    (section,) = re.findall(rf"^## {heading}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    blocks = [(GOES_INTO.fullmatch(block["note"] or ""), block["text"]) for block in shown.FENCE.finditer(section)]
    return [(found[1], block) for found, block in blocks if found]


def put(path: Path, block: str) -> None:
    """Put a block into a file, as a person would; a missing file is created from it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    if not source:
        path.write_text(block, encoding="utf-8")
    elif path.suffix == ".py":
        path.write_text(merged(source, block), encoding="utf-8")
    elif path.suffix == ".ftl":
        path.write_text(f"{source}\n{block}", encoding="utf-8")
    else:
        path.write_text(in_its_place(source, block), encoding="utf-8")


def in_its_place(source: str, block: str) -> str:
    """A page with a reworded rule, which begins with its number, or with a row below the first of its kind."""
    if block.startswith("|"):
        folder = block.partition("/")[0]
        first = re.search(rf"^{re.escape(folder)}/\w+\.py.*\n", source, re.MULTILINE)
        assert first
        return source[: first.end()] + block + source[first.end() :]
    number = block.partition(" ")[0]
    assert source.count(f"\n{number} ") == 1
    return re.sub(rf"^{re.escape(number)} .*\n", lambda _: block, source, flags=re.MULTILINE)


def merged(source: str, block: str) -> str:
    """A named thing replaces the one of that name; a new one goes before what follows it in the block.

    A class that begins with `...` is only extended: methods by name, and fields."""
    nodes = [*ast.parse(block).body]
    for at, node in enumerate(nodes):
        text = ast.get_source_segment(block, node)
        assert text
        if isinstance(node, ast.ImportFrom):
            imported = [one.end_lineno or 0 for one in ast.parse(source).body if isinstance(one, ast.ImportFrom)]
            source = replaced(source, (imported[-1], imported[-1]), text)
            continue
        if isinstance(node, Defined) and node.decorator_list:
            text = "\n".join(block.splitlines()[node.decorator_list[0].lineno - 1 : node.end_lineno])
        if isinstance(node, ast.ClassDef) and is_rest(node.body[0]):
            for part in node.body[1:]:
                source = added(source, node.name, part, block)
        elif place := span(source, name_of(node)):
            source = replaced(source, place, text)
        else:
            follows = next(filter(None, (span(source, name_of(one)) for one in nodes[at + 1 :])), None)
            source = replaced(source, (follows[0], follows[0]), f"{text}\n\n") if follows else f"{source}\n\n{text}\n"
    return source


def is_rest(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and node.value.value is ...


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    assert isinstance(node, Defined)
    return node.name


def span(source: str, name: str, within: str = "") -> tuple[int, int] | None:
    """The lines of a definition, or of a method of a class: the first line, and the one after the last."""
    body = ast.parse(source).body
    if within:
        (owner,) = (node for node in body if isinstance(node, ast.ClassDef) and node.name == within)
        body = owner.body
    for node in body:
        if isinstance(node, Defined | ast.Assign) and name_of(node) == name:
            assert node.end_lineno
            decorated = getattr(node, "decorator_list", [])
            return (decorated[0].lineno if decorated else node.lineno) - 1, node.end_lineno
    return None


def added(source: str, owner: str, part: ast.stmt, block: str) -> str:
    text = "\n".join(block.splitlines()[part.lineno - 1 : part.end_lineno])
    if isinstance(part, ast.FunctionDef) and (place := span(source, part.name, owner)):
        return replaced(source, place, text)
    place = span(source, owner)
    assert place
    return replaced(source, (place[1], place[1]), text)


def replaced(source: str, place: tuple[int, int], text: str) -> str:
    lines = source.splitlines()
    lines[place[0] : place[1]] = text.splitlines() or [""]
    return "\n".join(lines) + "\n"
