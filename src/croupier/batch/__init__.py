"""Twins of the games on JAX: thousands of tables at once, on a processor or a GPU. It needs the extra `batch`.

`make("three_seven", seats=4)` is an environment in the manner of pgx, made of a `Host` and the game's twin.
"""
