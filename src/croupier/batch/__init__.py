"""Twins of the games on JAX: thousands of tables at once, on a processor or a GPU. It needs the extra `batch`.

`make("three_seven", seats=4)` is an environment in the manner of pgx, made of a `Host` and the game's twin.
"""

try:
    import jax as _  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("Batch twins need JAX: pip install 'croupier[batch]'", name=error.name) from None

from .env import Env, State, make

__all__ = ["Env", "State", "make"]
