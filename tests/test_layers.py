"""An arrow only ever points down: who may import whom."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import croupier
from croupier.games.seventh_heaven.rules import GAMBLES

ROOT = Path(croupier.__file__).parent
ORDER = (
    "core",
    "kit",
    "games",
    "common",
    "batch",
    "players",
    "review",
    "arena",
    "learn",
    "training",
    "house",
    "terminal",
)
FINDING = ("croupier.games.find", "croupier.games.names", "croupier.games.part")  # how a game finds games it plays
FILES = [path for path in ROOT.rglob("*.py") if "tests" not in path.parts]


PACKAGES = ("croupier", "croupier.games", "croupier.kit", "croupier.house")  # whose names are modules
HOUSE = ROOT / "house"
ROOMS = {path.parent.name: path.read_text(encoding="utf-8") for path in HOUSE.glob("*/__init__.py")}


BELONGS = {"bots": "players", "batch": "batch"}  # in a game's folder, but to another layer, which alone looks for it


def layer(module: str) -> str:
    _, name, *rest = (*module.split("."), "")
    return BELONGS.get(rest[-2], name) if name == "games" and len(rest) == 3 else name


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, by their full names."""
    package = ["croupier", *path.relative_to(ROOT).parent.parts]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += [f"{module}.{alias.name}" if module in PACKAGES else module for alias in node.names]
    return [name for name in found if name.startswith("croupier.")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    mine = path.relative_to(ROOT).with_suffix("").parts
    own = layer(".".join(("croupier", *mine)))
    if own not in ORDER:
        assert mine == ("__init__",)
        return
    for name in imports(path):
        assert ORDER.index(layer(name)) <= ORDER.index(own), f"{own} may not import {name}"


@pytest.mark.parametrize(
    "path", [path for path in FILES if "games" in path.parts and len(path.relative_to(ROOT).parts) > 2]
)
def test_a_game_knows_core_and_kit_and_itself(path: Path) -> None:
    _, game, *_ = path.relative_to(ROOT).parts
    for name in imports(path):
        known = ["croupier.core", "croupier.kit", f"croupier.games.{game}"]
        if path.stem in BELONGS:
            known.append(f"croupier.{BELONGS[path.stem]}")
        assert name.startswith(tuple(known)) or name in FINDING, f"{game} imports {name}"


def test_only_its_own_games_know_the_pieces_of_casino_7th_heaven() -> None:
    """One system's pieces have a place of their own in the kit: nothing else hangs on them."""
    pieces, own = "croupier.kit.seventh_heaven", {"seventh_heaven", *GAMBLES}
    for path in FILES:
        room, folder, *_ = (*path.relative_to(ROOT).parts, "")
        theirs = (room, folder) in {("kit", "seventh_heaven"), ("batch", "seventh_heaven.py")}
        if not theirs and not (room == "games" and folder in own):
            known = [name for name in imports(path) if name.startswith(pieces)]
            assert not known, f"{path.relative_to(ROOT)} imports {known}"


def test_only_twins_and_training_know_jax() -> None:
    """It is heavy, and an extra: whatever else needs it goes through `croupier.batch`."""
    for path in FILES:
        at = path.relative_to(ROOT)
        if layer(".".join(("croupier", *at.with_suffix("").parts))) not in ("batch", "training"):
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            named = {alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names}
            assert not [name for name in named if name.split(".")[0] == "jax"], at
            assert "from jax" not in path.read_text(encoding="utf-8"), at


def allowed(room: str) -> list[str]:
    """The other rooms of the house that a room says it may import."""
    (said,) = re.findall(r"^May import: (.*)\.$", ROOMS[room], re.MULTILINE)
    return [] if said == "no other room" else said.split(", ")


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_house_imports_what_it_says(room: str) -> None:
    """All of it, and nothing else: what stands in its docstring is true."""
    known = {name.split(".")[2] for path in (HOUSE / room).rglob("*.py") for name in imports(path) if is_of_house(name)}
    assert sorted(known - {room}) == allowed(room)


def is_of_house(module: str) -> bool:
    return module.startswith("croupier.house.")


def test_rooms_of_the_house_know_each_other_in_one_direction() -> None:
    """From the ground up, in the order that the house names them."""
    (listed,) = re.findall(r"^    (common .*)$", (HOUSE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    order = listed.split()
    assert sorted(order) == sorted(ROOMS)
    for room in order:
        assert all(order.index(other) < order.index(room) for other in allowed(room)), room


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_private_is_used_where_it_is_made(path: Path) -> None:
    """By its own object, or by one made in the same file."""
    private = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if is_private(node)]
    defined = {node.name for node in private if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    used = [(ast.unparse(node.value), node.attr) for node in private if isinstance(node, ast.Attribute)]
    defined |= {name for owner, name in used if owner == "self"}
    for owner, name in used:
        if name in ("_replace", "_asdict"):  # which named tuples have for everybody
            continue
        assert owner in ("self", "cls", "super()", "os") or name in defined, f"{owner}.{name} is not for others"


def is_private(node: ast.AST) -> bool:
    name = getattr(node, "attr", None) or getattr(node, "name", None) or ""
    return isinstance(name, str) and name.startswith("_") and not name.startswith("__")


def test_core_is_small() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "core").glob("*.py"))
    assert lines < 600


def test_no_file_is_long() -> None:
    for path in FILES:
        length = len(path.read_text(encoding="utf-8").splitlines())
        limit = 420 if path.name == "rules.py" else 600
        assert length <= limit, f"{path.relative_to(ROOT)} has {length} lines"


def test_types_are_checked_wherever_there_is_python() -> None:
    """Benchmarks and examples too: nobody notices otherwise that a rename has left them behind."""
    project = ROOT.parents[1]
    checked = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["files"]
    made = {"build", "dist"}
    folders = [path for path in project.iterdir() if path.is_dir() and path.name[0] != "." and path.name not in made]
    assert {path.name for path in folders if any(path.rglob("*.py"))} <= set(checked)
