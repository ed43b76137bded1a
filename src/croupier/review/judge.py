"""What networks say of a state: everybody's chance of winning, where somebody has something to choose.

Networks have learnt what comes of a game that experts play on, as it looks from each seat. They are asked only where
somebody may choose: where dice or cards come next, or only one answer is possible, the game is played on to there.
NumPy is imported only when they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

from croupier import games
from croupier.core.game import Game, Move, Options, Seat, State, View
from croupier.players import Player, seated, usual
from croupier.players.learned import FIRST, MONEY, Learned
from croupier.players.playouts import firsts

from .rounds import round_of

if TYPE_CHECKING:
    from croupier.players.networks import Network

Shares = list[float]  # of the win, by seat


class Judge:
    """Knows a game by its network; a game that plays others, by theirs and by its own outlook."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._outlook = _outlook(game)

    def knows(self, state: State[Any, Any, Any]) -> bool:
        """Whether it can value a state as it stands."""
        game = self._game
        if state.phase == "Over" or (game.within and game.inner(game.view(state, 0))[0] is game):
            return True
        phase = game.phase(state)
        views = [game.view(state, seat) for seat in phase.seats(state.table)]
        return any(len(phase.moves(view)) > 1 or phase.asides(view) for view in views)

    def shares(self, state: State[Any, Any, Any]) -> Shares:
        """Everybody's chance of winning. Each is seen from its own seat; together they make one win."""
        game = self._game
        if state.phase == "Over":
            return firsts(game.places(state))
        seen = [game.inner(game.view(state, seat)) for seat in range(state.seats)]
        inner = seen[0][0]
        if self._outlook and inner is game:
            return _as_one(self._outlook.after(state.table))
        wins, ahead = _network(inner).values([view for _, view in seen], _aim(self._outlook, state.table))
        if self._outlook:
            return _as_one(self._outlook.during(state.table, round_of(state.table.gamble), ahead.tolist()))
        return _as_one(wins.tolist())

    def share(self, state: State[Any, Any, Any], seat: Seat) -> float:
        """One seat's chance of winning, as it sees it itself."""
        if self._outlook or state.phase == "Over":
            return self.shares(state)[seat]
        wins, _ = _network(self._game).values([self._game.view(state, seat)])
        return min(max(float(wins[0]), 0.0), 1.0)


class Fluent:
    """Plays as networks have learnt to; what they do not know, as a regular does."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self._game, self._rng, self._outlook = game, rng, _outlook(game)
        self._learned: dict[str, Learned] = {}

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        move: Move
        learned, seen = self._inner(view)
        move = learned.choose(seen, moves) if learned else self._regular.choose(view, moves)
        return move

    def by_liking(self, view: View[Any, Any], moves: Sequence[Move]) -> list[Move]:
        """The moves, beginning with what it would choose most often."""
        learned, seen = self._inner(view)
        if not learned:
            choice = self._regular.choose(view, moves)
            return [choice, *(move for move in moves if move != choice)]
        chances = learned.chances(seen, moves)
        return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -chances[place])]

    @cached_property
    def _regular(self) -> Player:
        return seated(usual(self._game), self._game, self._rng)

    def _inner(self, view: View[Any, Any]) -> tuple[Learned | None, View[Any, Any]]:
        game, seen = self._game.inner(view)
        if game.within:
            return None, view
        if game.name not in self._learned:
            self._learned[game.name] = Learned(game, self._rng)
        learned = self._learned[game.name]
        learned.aim = _aim(self._outlook, view.table)
        return learned, seen


def judge_of(game: Game[Any, Any, Any], options: Options | None = None) -> Judge | None:
    """Who can judge a game; nobody, unless there are networks for all of it, and NumPy to play them with.

    Networks have learnt games with their usual options. A course may have any: its gambles are played as usual.
    """
    if not find_spec("numpy") or not (game.within or options in (None, game.options())):
        return None
    from croupier.players import networks

    if game.name not in games.names() or (game.within and not _outlook(game)):
        return None
    needed = _outlook(game).NAMES if game.within else [game.name]
    return Judge(game) if all(map(networks.network, needed)) else None


def _outlook(game: Game[Any, Any, Any]) -> Any:
    """A module of a game that plays others, if it has one: it turns what their networks say into its own chances."""
    has_one = game.within and (games.folder(game.name) / "outlook.py").is_file()
    return games.part(game.name, "outlook") if has_one else None


def _aim(outlook: Any, table: Any) -> float:
    """What experts play for: the first place; in a course, for chips until the last gamble."""
    return FIRST if not outlook or table.is_last else MONEY


def _network(game: Game[Any, Any, Any]) -> Network:
    from croupier.players import networks

    found = networks.network(game.name)
    assert found, "judge_of has looked"
    return found


def _as_one(shares: Sequence[float]) -> Shares:
    """Chances that add up to one; where none is left, equal ones."""
    kept = [min(max(share, 0.0), 1.0) for share in shares]
    total = sum(kept)
    return [share / total for share in kept] if total else [1 / len(kept)] * len(kept)
