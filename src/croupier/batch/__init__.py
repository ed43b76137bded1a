"""Twins of the games on JAX: thousands of tables at once, on a processor or a GPU. It needs the extra `batch`.

`make("three_seven", seats=4)` is an environment in the manner of pgx, made of a `Host` and the game's twin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .env import Env, State, make

__all__ = ["Env", "State", "make"]


def __getattr__(name: str) -> Any:
    """JAX is imported when it is needed: whoever only looks for games does without."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from . import env
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("Batch twins need JAX: pip install 'croupier[batch]'", name=error.name) from None
    return getattr(env, name)
