"""Players that people write: a class in a file, named as `mybots.py:Shark`."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from typing import Any

from croupier.core.game import Refused


@cache
def load(named: str) -> type[Any]:
    """The class, if there is one that can choose."""
    path, _, title = named.rpartition(":")
    there = vars(_module(Path(path).expanduser().absolute()))
    kind = there.get(title)
    if not isclass(kind) or not callable(getattr(kind, "choose", None)):
        players = [name for name, one in there.items() if isclass(one) and callable(getattr(one, "choose", None))]
        said = "{path} has no class {title} with a method choose(view, moves)."
        if not players:
            raise Refused(f"{said} It has no players at all.", "no-players", path=path, title=title)
        listed = tuple(players)
        raise Refused(f"{said} Its players are: {{players}}.", "no-class", path=path, title=title, players=listed)
    return kind


@cache
def _module(path: Path) -> Any:
    spec = spec_from_file_location(f"croupier_player_{path.stem}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        said = "{path} is not a readable Python file: name one, like mybots.py:Shark."
        raise Refused(said, "no-python", path=path)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # anything may go wrong in a person's file
        told = f"{type(error).__name__}: {error}"
        raise Refused("{path} cannot be used: {error}.", "bad-python", path=path, error=told) from error
    return module
