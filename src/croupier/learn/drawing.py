"""The table as a terminal shows it, for render()."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from croupier import games
from croupier.common import words
from croupier.core.game import Game, Scene
from croupier.kit.look import Look

WIDTH = 100


def drawn(game: Game[Any, Any, Any], scene: Scene[Any], names: Sequence[str]) -> str:
    """What an onlooker sees, with a terminal's colour codes."""
    look = Look(names, words.of_game(game.name).say, WIDTH, lambda name: words.of_game(name).say)
    console = Console(
        file=StringIO(), force_terminal=True, width=WIDTH, highlight=False, markup=False, emoji=False, no_color=False
    )
    with console.capture() as text:
        console.print(games.part(game.name, "screen").draw(scene, look))
    return text.get()
