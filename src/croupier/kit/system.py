"""Chance for games that people play."""

from __future__ import annotations

import secrets
from typing import Any

from croupier.core.chance import Odds


def system(odds: Odds[Any], drawn: str) -> Any:
    """The operating system's chance, which nobody can foresee."""
    return odds.draw(secrets.randbelow)
