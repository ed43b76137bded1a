"""The law of twins: walked step by step beside the rules, everything is the same, to the last chip and number.

Tables of a twin and states of the rules play random games side by side. Chance comes from the same words, so odds are
equal exactly, not only on average. Random games seldom meet thresholds: a game's tests/edges.py has a function `nudge`
that moves a state of the rules to one, and both continue from there.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from every_game import examples
from laws import variants

from croupier import games
from croupier.batch import finding
from croupier.batch.contract import Station, Twin, phases
from croupier.batch.host import Host, Seated
from croupier.batch.kit import rolled, wide
from croupier.common.rewards import by_place
from croupier.core.chance import Odds
from croupier.core.game import Move, Options, Seat, State
from croupier.kit.dice import Dice
from croupier.learn.encoders import encoder

Nudge = Callable[[State[Any, Any, Any], Random], None]
WORD = 2**32
CLOSE = 1e-6  # observations are floats
ROLLED = jax.jit(rolled, static_argnames="faces")
NUDGED = 0.05  # of the decisions


class Side:
    """The rules' side of one table: their state, what is sealed, and who is to be asked."""

    def __init__(self, twin: Twin, options: Options, rng: Random) -> None:
        self.twin, self.options, self.rng = twin, options, rng
        self.game, self.encoder = twin.game, encoder(twin.game, twin.seats, options)
        self.begin()

    def begin(self) -> None:
        """A new game, with a temper: some moves are liked more than others, so that rare corners are met too."""
        self.state = self.game.start(self.twin.seats, self.options)
        self.temper = np.exp([self.rng.gauss(0, 2) for _ in self.encoder.every])
        self.temper[: self.twin.asides] *= 0.1  # or players would borrow and pay back all the time
        self.sealed: dict[Seat, Move] = {}
        self.seal_forced()

    def mask(self, seat: Seat) -> Any:
        view = self.game.view(self.state, seat)
        return self.encoder.mask([*self.game.moves(view), *self.game.asides(view)])

    def seal_forced(self) -> None:
        """As the host does: a single answer is not asked for. Sets whose turn it is; None in a pause."""
        self.turn: Seat | None = None
        for seat in self.game.asked(self.state):
            if seat in self.sealed:
                continue
            if self.mask(seat).sum() == 1 or self.game.forced(self.state, seat) is not None:
                self.sealed[seat] = self.game.moves(self.game.view(self.state, seat))[0]
            elif self.turn is None:
                self.turn = seat
            if self.twin.many_moves:
                return

    def nudge(self, nudge: Nudge) -> None:
        nudge(self.state, self.rng)
        self.sealed = {}
        self.seal_forced()

    def choose(self) -> int:
        """Whoever's turn it is chooses: an aside at once, a move sealed until all have chosen. Returns its number."""
        number = 0
        if self.turn is not None:
            weights = self.mask(self.turn) * self.temper
            number = self.rng.choices(range(len(weights)), weights)[0]
            if number < self.twin.asides:
                self.game.aside(self.state, self.turn, self.encoder.every[number])
            else:
                self.sealed[self.turn] = self.encoder.every[number]
        if self.sealed and len(self.sealed) == len(self.game.asked(self.state)):
            self.game.play(self.state, dict(sorted(self.sealed.items())))
            self.sealed = {}
        return number

    def draw(self, station: Station, words: list[int]) -> None:
        """The same words bring the same outcomes, by the odds of the rules."""
        name = phases(self.game)[station.phase]
        assert self.state.phase == name, f"the twin draws for {name}, the rules are in {self.state.phase}"
        left = [*words]
        for _ in range(station.outcomes(self.state)):
            if self.state.phase != name:
                return
            self.game.play(self.state, outcome(self.game.odds(self.state), left))


def outcome(odds: Odds[Any], words: list[int]) -> Any:
    """What these words bring; they are used up."""
    if isinstance(odds, Dice):
        shown = [int(count) for count in ROLLED(np.array(words, np.uint32), odds.count, odds.faces)]
        words.clear()
        return odds.read(shown)
    return odds.draw(lambda number: words.pop(0) * number // WORD)


class Walks:
    """Tables of a twin and of the rules, side by side."""

    def __init__(self, twin: Twin, tables: int) -> None:
        self.twin, self.host, self.tables = twin, Host(twin), tables
        self.draws = [station for station in twin.belt if station.kind == "chance"]
        self.step = jax.jit(jax.vmap(self._step, (0, 0, 0, 0, 0, None)))

    def _step(self, at: Seated, moved: Any, is_moved: Any, number: Any, words: Any, start: Any) -> Any:
        """A step of a table, from where it was moved to if it was; and all there is to compare."""
        at = jax.tree.map(lambda new, old: jnp.where(is_moved, new, old), self.host.seated(moved), at)
        at, drew = self.host.passed(at, number, words, start)
        s, seats = wide(at.state), jnp.arange(self.twin.seats)
        masks = jax.vmap(self.twin.legal, (None, 0))(s, seats)
        seen = jax.vmap(self.host.seen, (None, 0))(at, seats)
        return at, drew, (self.twin.asked(s), masks, seen, self.twin.score(s), self.host.by_place(at))

    def walk(self, options: Options, games_each: int, seed: str, nudge: Nudge) -> None:
        """Play, and compare after every step, until every table has finished some games."""
        twin, rng = self.twin, Random(seed)
        start = twin.pack(twin.game.start(twin.seats, options))
        sides = [Side(twin, options, Random(rng.random())) for _ in range(self.tables)]
        ended = [0] * self.tables
        nowhere = jax.eval_shape(self.host.seated)  # until the first step seats everybody
        at = jax.tree.map(lambda x: np.zeros((self.tables, *x.shape), x.dtype), nowhere)
        begins = True
        standing = [True] * self.tables  # at a phase of the rules, not on an errand
        while min(ended) < games_each:
            for side, at_phase in zip(sides, standing):
                if at_phase and side.game.is_over(side.state):
                    side.begin()
                    side.sealed, side.turn = {}, None
            nudged = [side.turn is not None and here and rng.random() < NUDGED for side, here in zip(sides, standing)]
            for side, moves in zip(sides, nudged):
                if moves:
                    side.nudge(nudge)
            packed = stacked([twin.pack(side.state) if moves else start for side, moves in zip(sides, nudged)])
            is_moved, begins = [begins or moves for moves in nudged], False
            numbers = np.array([side.choose() for side in sides], np.int32)
            words = [[rng.getrandbits(32) for _ in range(twin.words)] for _ in sides]
            at, drew, told = self.step(at, packed, np.array(is_moved), numbers, np.array(words, np.uint32), start)
            at, told = jax.tree.map(np.asarray, at), [np.asarray(one) for one in told]
            for table, side in enumerate(sides):
                used = 1
                for station, so in zip(self.draws, np.asarray(drew[table])):
                    if so:
                        side.draw(station, words[table][used : used + station.words])
                    used += station.words
                standing[table] = int(at.state.phase[table]) <= twin.over
                side.turn = None
                if standing[table]:
                    side.seal_forced()
            self.compare(at, told, sides, standing)
            for table, side in enumerate(sides):
                ended[table] += standing[table] and side.game.is_over(side.state)

    def compare(self, at: Any, told: list[Any], sides: list[Side], standing: list[bool]) -> None:
        asked, masks, seen, scores, places = told
        here = [table for table, so in enumerate(standing) if so]
        for table in range(self.tables):
            assert standing[table] or at.turn[table] < 0, "somebody is asked on an errand"
        if not here:
            return
        packed = stacked([self.twin.pack(sides[table].state) for table in here])
        for (path, mine), theirs in zip(jax.tree_util.tree_leaves_with_path(at.state), jax.tree.leaves(packed)):
            assert mine.dtype == theirs.dtype, f"{path} is {mine.dtype}, packed {theirs.dtype}"
            for row, table in enumerate(here):
                where = f"{self.place(sides[table])}, {jax.tree_util.keystr(path)}"
                assert np.array_equal(mine[table], theirs[row]), f"{where}: {mine[table]} for {theirs[row]}"
        for table in here:
            side, game, state = sides[table], self.twin.game, sides[table].state
            where = self.place(side)
            assert [*np.flatnonzero(asked[table])] == [*game.asked(state)], f"{where}: who is asked"
            assert at.turn[table] == (-1 if side.turn is None else side.turn), f"{where}: whose turn it is"
            for seat in range(self.twin.seats):
                off = np.abs(seen[table, seat] - side.encoder.observe(game.view(state, seat)))
                assert off.max() < CLOSE, (
                    f"{where}: seat {seat} sees {self.slice_at(side, int(off.argmax()))} differently"
                )
            for seat in game.asked(state):
                assert np.array_equal(masks[table, seat], side.mask(seat)), f"{where}: what seat {seat} may choose"
            if side.turn is not None:
                assert np.array_equal(at.legal[table], side.mask(side.turn)), f"{where}: what may be chosen"
            assert [*scores[table]] == [game.score(state.table, seat) for seat in range(self.twin.seats)], where
            if game.is_over(state):
                assert np.allclose(places[table], by_place(game.places(state))), f"{where}: places"

    def place(self, side: Side) -> str:
        return f"{self.twin.game.name} with {self.twin.seats} seats, in {side.state.phase}"

    def slice_at(self, side: Side, place: int) -> str:
        return next(name for name, part in side.encoder.slices.items() if part.start <= place < part.stop)


def stacked(parts: list[Any]) -> Any:
    return jax.tree.map(lambda *rows: np.stack(rows), *parts)


def edges(name: str) -> Nudge:
    """How a game's states are moved to its thresholds."""
    found: Nudge = games.part(name, "tests.edges").nudge
    return found


def keep_law(name: str, seats: int, tables: int = 16, games_each: int = 1, seed: str = "") -> None:
    """A twin plays as the rules do, with every option. What differs only in its start is compiled once."""
    game, compiled = games.find(name), dict[Any, Walks]()
    for options in variants(game, seats, examples(game)):
        twin = finding.find(name, seats, options)
        key = (jax.tree.structure(twin.start), *(x.shape for x in jax.tree.leaves(twin.start)), len(twin.belt))
        walks = compiled.setdefault(key, Walks(twin, tables))
        walks.walk(options, games_each, f"{name} {seats} {options} {seed}", edges(name))
