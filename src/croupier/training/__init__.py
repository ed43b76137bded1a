"""How networks learn a game by playing it: on the device, at every number of seats at once. Needs the extra `batch`."""

from __future__ import annotations

from importlib.util import find_spec

from croupier import games
from croupier.core.game import Refused


def check(name: str) -> None:
    """Refuse what cannot be trained, or not here."""
    if not find_spec("jax"):
        raise Refused("JAX is not installed: add it with pip install 'croupier[batch]'.", "no-jax")
    from croupier.batch import finding

    game = games.find(name)
    if game.within:
        said = "{game} has no network of its own: it plays other games, each with its own. Train one of these: {games}."
        raise Refused(said, "no-own-network", game=name, games=tuple(finding.names()))
    finding.find(name, game.seats[0])
