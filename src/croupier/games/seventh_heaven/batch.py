"""Courses for many tables at once: the gambles' twins one after another, each table with the bank it carries.

There is no twin of the whole course: it would have two thousand moves, of which a gamble uses a few.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from croupier.batch import finding
from croupier.batch.host import Host, Seated
from croupier.batch.kit import like, one, when, wide, words_from
from croupier.batch.seventh_heaven import LOANS, Bank, pack_bank
from croupier.kit.seventh_heaven import bank as rules
from croupier.kit.seventh_heaven.bank import FEWEST, Gamble

from .encode import most_chips
from .rules import CHIPS, GAME, SeventhHeaven, chosen

Choose = Callable[[Host, Seated, Array], Array]  # (host, table, a random word) → the number of the seat asked


def at_random(host: Host, at: Seated, word: Array) -> Array:
    return host.random_number(at, word)


class Course:
    """A course at one number of seats. `play` plays it whole; `begin` and `pause` are for loops of your own."""

    def __init__(self, course: tuple[str, ...] = ("full",), seats: int = 4, choose: Choose = at_random) -> None:
        GAME.start(seats, SeventhHeaven(course=course))  # refuses what the rules do not allow
        self.gambles, self.seats, self._choose = chosen(course), seats, choose
        self.hosts = {name: Host(finding.find(name, seats, self._terms(name))) for name in dict.fromkeys(self.gambles)}
        self._played = {name: jax.jit(partial(self._play, name)) for name in self.hosts}

    def _terms(self, name: str) -> Gamble:
        """The most chips that a seat can come with: every amount that can be bet has a number."""
        most = most_chips(self.seats, self.gambles, name)
        return Gamble(bank=rules.Bank([most] * self.seats, [0] * self.seats, [False] * self.seats))

    def bank(self) -> Bank:
        """SH-30 Everybody starts with 200, once."""
        return pack_bank(rules.Bank([CHIPS] * self.seats, [0] * self.seats, [False] * self.seats))

    def begin(self, name: str, bank: Bank) -> Seated:
        """SH-16, SH-30 A gamble with the bank carried over; with fewer than three players it is over at once."""
        host = self.hosts[name]
        start = host.twin.carried(wide(jax.tree.map(jnp.asarray, host.twin.start)), wide(bank).opened())
        at = host.seated(like(start, host.twin.start))
        return when(bank.playing.sum() < FEWEST, host.ended(at), at)

    def pause(self, bank: Bank, numbers: Array) -> Bank:
        """SH-12 Between two gambles everybody still in may borrow or pay back: BORROW, PAY_BACK, or anything else."""
        bank = wide(bank)
        for seat in range(self.seats):
            may = (bank.loans(seat) & one(numbers[seat], LOANS)).any() & bank.playing[seat]
            bank = when(may, bank.aside(seat, numbers[seat]), bank)
        return bank

    def play(self, tables: int, key: Array) -> Bank:
        """Whole courses at many tables. What everybody has at the end, with an axis for tables in front.

        At pauses nobody borrows or pays back; what is not paid back costs what SH-15 says.
        """
        banks: Bank = jax.tree.map(lambda x: jnp.repeat(jnp.asarray(x)[None], tables, 0), self.bank())
        for name, now in zip(self.gambles, jax.random.split(key, len(self.gambles))):
            banks = self._played[name](banks, now)
        return banks

    def _play(self, name: str, banks: Bank, key: Array) -> Bank:
        """One gamble at all tables, until the last of them is over."""
        host, tables = self.hosts[name], banks.chips.shape[0]

        def step(at: Seated, seed: Array) -> Seated:
            words = words_from(seed, host.twin.words)
            return when(host.is_over(at), at, host.step(at, self._choose(host, at, words[0]), words))

        def more(carry: tuple[Seated, Array]) -> Array:
            return ~jax.vmap(host.is_over)(carry[0]).all()

        def again(carry: tuple[Seated, Array]) -> tuple[Seated, Array]:
            at, key = carry
            key, now = jax.random.split(key)
            return jax.vmap(step)(at, jax.random.bits(now, (tables, 2))), key

        at = jax.vmap(partial(self.begin, name))(banks)
        over, _ = jax.lax.while_loop(more, again, (at, key))
        found: Bank = over.state.bank
        return found
