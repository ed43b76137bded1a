"""A mark on an option that people do not set at a table, such as what a course carries over from game to game."""

from __future__ import annotations

from typing import Any, get_type_hints

from croupier.core.game import Options

NOT_FOR_TABLES = "not for tables"  # Annotated[Bank | None, NOT_FOR_TABLES]


def not_for_tables(options: type[Options]) -> list[str]:
    """The names of the options with this mark."""
    hints: dict[str, Any] = get_type_hints(options, include_extras=True)
    return [name for name, hint in hints.items() if NOT_FOR_TABLES in getattr(hint, "__metadata__", ())]
