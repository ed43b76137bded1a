"""Information-set tree search: learns from imagined worlds what each seat should do wherever it may find itself.

A node is what one seat sees, so it is shared by all worlds that look alike to that seat, and no decision ever rests on
what its seat cannot know. Every seat maximises its own worth. Seats that choose at the same time choose independently
(decoupled), each at its own node; chance is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, sqrt
from typing import Any

import msgspec

from croupier.core.chance import Source, seeded
from croupier.core.game import Move, Seat, State, View

from .lookahead import Lookahead
from .playouts import Until, play_on

EXPLORE = 0.7  # how curious, for worths between 0 and 1
WIDEN = 2.0  # a node visited n times considers WIDEN × √n moves

key = msgspec.msgpack.Encoder().encode  # of a view: equal views, equal keys


class Node:
    """One seat's decision as that seat sees it."""

    __slots__ = ("asides", "moves", "totals", "visits", "visits_of")

    def __init__(self, moves: Sequence[Move], asides: Sequence[Move]) -> None:
        self.moves, self.asides = moves, asides  # the most promising first, asides among them
        self.visits = 0
        self.visits_of = [0] * len(moves)
        self.totals = [0.0] * len(moves)

    def select(self, low: float, high: float) -> int:
        """Upper confidence bounds over as many moves as the number of visits allows."""
        wide = min(len(self.moves), ceil(WIDEN * sqrt(self.visits + 1)))
        for place in range(wide):
            if not self.visits_of[place]:
                return place
        scale, curious = max(high - low, 1e-9), EXPLORE * sqrt(log(self.visits))
        return max(
            range(wide),
            key=lambda place: (
                (self.totals[place] / self.visits_of[place] - low) / scale + curious / sqrt(self.visits_of[place])
            ),
        )

    def add(self, place: int, worth: float) -> None:
        self.visits += 1
        self.visits_of[place] += 1
        self.totals[place] += worth


class Ismcts(Lookahead):
    """Grows a tree in which everybody learns; where seats choose at once, it mixes as the search did."""

    playouts = 400
    width = 64

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        root = self.search(view)
        if len(self.game.asked(view)) > 1:
            return self.rng.choices(root.moves, [visits**2 for visits in root.visits_of])[0]
        return root.moves[max(range(len(root.moves)), key=root.visits_of.__getitem__)]

    def search(self, view: View[Any, Any]) -> Node:
        """The root of a tree grown from here."""
        tree = _Tree(self, self.until(view))
        for may_begin in self.budget.parts(1):
            while may_begin(1) or not tree.nodes:
                tree.grow(self.game.imagine(view, self.rng))
        return tree.nodes[key(view)]


class _Tree:
    """The nodes of one search, and the range of the worths seen so far."""

    def __init__(self, player: Ismcts, until: Until | None) -> None:
        self.player, self.until = player, until
        self.nodes: dict[bytes, Node] = {}
        self.low, self.high = float("inf"), float("-inf")

    def grow(self, state: State[Any, Any, Any]) -> None:
        """One world: go down the tree, add one new decision, play on by heuristics, and back up the result."""
        player, game = self.player, self.player.game
        player.replies.seed(player.rng.getrandbits(64))
        source, path = seeded(player.replies), list[tuple[Seat, Node, int]]()
        known = True
        while known and state.phase != "Over" and not (self.until and self.until(state)):
            known = self._descend(state, source, path)
        play_on(game, state, player.choosers(state.seats), source, self.until)
        worths = [player.worth(state, seat) for seat in range(state.seats)]
        self.low, self.high = min(self.low, *worths), max(self.high, *worths)
        for seat, node, place in path:
            node.add(place, worths[seat])

    def _descend(self, state: State[Any, Any, Any], source: Source, path: list[tuple[Seat, Node, int]]) -> bool:
        """Play one step of the game by the tree. Returns whether all its decisions were known."""
        game, phase = self.player.game, self.player.game.phase(state)
        if not (asked := phase.seats(state.table)):
            game.play(state, source(phase.odds(state), phase.drawn(state.table)))
            return True
        size = len(self.nodes)
        first = {seat: self._node(state, seat) for seat in asked}  # before anybody's aside
        answers = {seat: self._answer(state, seat, node, path) for seat, node in first.items()}
        game.play(state, answers)
        return len(self.nodes) == size

    def _answer(self, state: State[Any, Any, Any], seat: Seat, node: Node, path: list[tuple[Seat, Node, int]]) -> Move:
        """What a seat chooses by the tree, after its asides."""
        while len(node.moves) > 1:
            place = node.select(self.low, self.high)
            path.append((seat, node, place))
            if node.moves[place] not in node.asides:
                return node.moves[place]
            self.player.game.aside(state, seat, node.moves[place])
            node = self._node(state, seat)
        return node.moves[0]

    def _node(self, state: State[Any, Any, Any], seat: Seat) -> Node:
        game, phase = self.player.game, self.player.game.phase(state)
        view = game.view(state, seat)
        seen = key(view)
        if (node := self.nodes.get(seen)) is None:
            moves, asides = phase.moves(view), phase.asides(view)
            several = len(moves) + len(asides) > 1
            worth_a_thought = self.player.candidates(view, [*moves, *asides]) if several else moves
            node = self.nodes[seen] = Node(worth_a_thought[: self.player.width], asides)
        return node
