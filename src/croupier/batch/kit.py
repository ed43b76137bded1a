"""Pieces that twins share, as functions of ONE table: parts, places, chance, seats, and numbers for learners.

A short row (seats, cards, faces) is never indexed by a number that is only known in play: `pick` and `put` compare it
with every place instead. A GPU does that for a hundred thousand tables in one go; gathers and scatters would not fuse.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

I8, I16, I32, U32 = jnp.int8, jnp.int16, jnp.int32, jnp.uint32
NONE = -1  # no seat, no card, no place
SHORT = 32  # rows up to this length are compared all with all
PER_WORD = 5  # dice read from one word

Number = Array | int  # of one table, known in play or before
Yes = Array | bool
P = TypeVar("P")


@dataclass_transform(frozen_default=True)
class Part:
    """What core's Part is to rules: named arrays that never change. `static` fields are known when compiling."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __init_subclass__(cls, static: tuple[str, ...] = ()) -> None:
        dataclass(frozen=True)(cls)
        arrays = [field.name for field in fields(cls) if field.name not in static]
        jax.tree_util.register_dataclass(cls, data_fields=arrays, meta_fields=[*static])

    def but(self, **changes: Any) -> Self:
        """The same with other values in some fields."""
        return replace(self, **changes)


def when(so: Yes, new: P, old: P) -> P:
    """The new part where it is so, otherwise the old one. What was not touched costs nothing."""
    return cast(P, jax.tree.map(lambda a, b: b if a is b else jnp.where(so, a, b), new, old))


def wide(part: P) -> P:
    """Whole numbers as they are worked with: nothing overflows."""
    return cast(P, jax.tree.map(lambda x: x if x.dtype == bool else x.astype(I32), part))


def like(part: P, pattern: P) -> P:
    """Whole numbers as they are kept: as small as in the pattern."""
    return cast(P, jax.tree.map(lambda x, p: jnp.asarray(x).astype(p.dtype), part, pattern))


# ---- packing, in plain Python: NumPy's arrays, until JAX takes them --------------------------------------------------


def i8(numbers: Any) -> Array:
    """Whole numbers from −128 to 127."""
    return _kept(numbers, np.int8)


def i16(numbers: Any) -> Array:
    """Whole numbers from −32,768 to 32,767."""
    return _kept(numbers, np.int16)


def whole(numbers: Any, most: int) -> Array:
    """Whole numbers from −most to most, as small as these can be kept."""
    return _kept(numbers, np.min_scalar_type(-most - 1).type)


def _kept(numbers: Any, size: type[np.integer[Any]]) -> Array:
    given = np.asarray(numbers)
    small = given.astype(size)
    if not (small == given).all():
        raise OverflowError(f"{numbers} does not fit into {size.__name__}.")
    return cast(Array, small)


def yes(some: Collection[int], size: int) -> Array:
    """A list of places, as yes or no for each place."""
    return cast(Array, np.array([place in some for place in range(size)]))


def counts(things: Iterable[Any], kinds: Iterable[Any]) -> list[int]:
    """How many there are of each kind."""
    there = [*things]
    return [there.count(kind) for kind in kinds]


def padded(things: Sequence[int], size: int, by: int = NONE) -> list[int]:
    """A list as a row of fixed length."""
    return [*things, *[by] * (size - len(things))]


def queued(queue: Sequence[int], size: int) -> Array:
    """A queue, as the place of each seat in it: 1 is the first, 0 means not in it."""
    return i8([queue.index(seat) + 1 if seat in queue else 0 for seat in range(size)])


# ---- places ----------------------------------------------------------------------------------------------------------


def one(place: Number, size: int) -> Array:
    """Yes at a place."""
    return jnp.arange(size) == place


def _lifted(at: Array, x: Array) -> Array:
    return at.reshape(at.shape + (1,) * (x.ndim - 1))


def pick(x: Array, place: Number) -> Array:
    """x[place]; 0 if there is no such place."""
    picked = jnp.where(_lifted(one(place, x.shape[0]), x), x, 0).sum(0)
    return picked.astype(bool) if x.dtype == bool else picked


def put(x: Array, place: Number, value: Any) -> Array:
    """x with x[place] = value."""
    return jnp.where(_lifted(one(place, x.shape[0]), x), value, x)


def add(x: Array, place: Number, value: Any) -> Array:
    """x with x[place] += value."""
    return x + jnp.where(_lifted(one(place, x.shape[0]), x), value, 0)


def first(so: Array) -> Array:
    """The first place where it is so; NONE if nowhere."""
    size = so.shape[0]
    place = jnp.where(so, jnp.arange(size), size).min()
    return jnp.where(place == size, NONE, place)


def up_to(x: Array) -> Array:
    """What x sums up to, place by place. Comparing all with all fuses, but is only for short rows."""
    size = x.shape[0]
    return jnp.where(jnp.tri(size, dtype=bool), x[None, :], 0).sum(1) if size <= SHORT else jnp.cumsum(x)


# ---- chance: 32 random bits are a word -------------------------------------------------------------------------------


def below(word: Array, number: Number) -> Array:
    """core's Below: floor(word · number / 2³²), one of 0 … number − 1, for numbers up to 65,535."""
    word, limit = word.astype(U32), jnp.asarray(number).astype(U32)
    return ((((word >> 16) * limit) + (((word & 0xFFFF) * limit) >> 16)) >> 16).astype(I32)


def mixed(x: Array) -> Array:
    """Bits stirred until each depends on all (the finaliser lowbias32)."""
    x = (x ^ (x >> 16)) * U32(0x7FEB352D)
    x = (x ^ (x >> 15)) * U32(0x846CA68B)
    return x ^ (x >> 16)


def words_from(seed: Array, count: int) -> Array:
    """Random words from a seed of two: worked out where they are needed instead of being read from memory."""
    place = jnp.arange(count, dtype=U32)
    return mixed(mixed(seed[0] + place * U32(0x9E3779B9)) ^ (seed[1] + place * U32(0x85EBCA6B)))


def drawn(bag: Array, word: Array) -> Array:
    """kit/bags.Bag.draw: the place of the thing drawn, given how many there are of each."""
    sums = up_to(bag.astype(I32))
    return (below(word, sums[-1]) >= sums).sum()


def any_one(so: Array, word: Array) -> Array:
    """One of the places where it is so, each equally likely: the one with the highest of as many words."""
    place = jnp.arange(so.shape[0], dtype=U32)
    return jnp.argmax(jnp.where(so, mixed(word ^ mixed(place)) | 1, 0))


def unroll() -> int:
    """How much of a loop over cards is written out: it makes a GPU faster, and a processor's compiler slower."""
    return 1 if jax.default_backend() == "cpu" else 32


def taken(bag: Array, words: Array, count: Number) -> tuple[Array, Array]:
    """kit/bags.Draws: `count` things one after another, none put back: their places (NONE: no more), and the rest."""

    def one_more(bag: Array, at: tuple[Array, Array]) -> tuple[Array, Array]:
        number, word = at
        thing = jnp.where(number < count, drawn(bag, word), NONE)
        return bag - one(thing, bag.shape[0]), thing

    left, things = jax.lax.scan(one_more, bag, (jnp.arange(words.shape[0]), words), unroll=unroll())
    return things, left


def rolled(words: Array, count: Number, faces: int = 6) -> Array:
    """kit/dice: how many of `count` dice show each face. A word is good for five dice."""
    shown = jnp.zeros(faces, I32)
    for place in range(words.shape[0]):
        rest = below(words[place], faces**PER_WORD).astype(U32)  # which divides faster
        for die in range(PER_WORD):
            shown += one(rest % faces, faces) & (place * PER_WORD + die < count)
            rest = rest // faces
    return shown


# ---- seats -----------------------------------------------------------------------------------------------------------


def turned(x: Array, seat: Number) -> Array:
    """What each seat has, clockwise from one seat on."""
    size = x.shape[0]
    return sum((jnp.where(seat == by, jnp.roll(x, -by, 0), 0) for by in range(size)), jnp.zeros_like(x))


def lined_up(some: Array, first: Number) -> Array:
    """A queue of some seats, clockwise from one on, as places (see `queued`)."""
    size = some.shape[0]
    far = (jnp.arange(size) - first) % size
    before = some[None, :] & (far[None, :] < far[:, None])
    return jnp.where(some, 1 + before.sum(1), 0)


def front(queue: Array) -> Array:
    """Who is first in a queue; NONE: nobody."""
    return first(queue == 1)


def popped(queue: Array) -> Array:
    """The queue without its first."""
    return jnp.maximum(queue - 1, 0)


def in_round(far: Array, size: int) -> Array:
    """far % size, for less than two rounds: no division."""
    return jnp.where(far < size, far, far - size)


def left_of(seat: Number, having: Array) -> Array:
    """kit/seats: the next seat to the left that has something; at last the seat itself."""
    size = having.shape[0]
    far = jnp.where(having, in_round(jnp.arange(size) + size - 1 - seat, size), size).min()
    return jnp.where(far == size, NONE, in_round(seat + 1 + far, size))


# ---- numbers for learners, as kit/encoding ---------------------------------------------------------------------------


def soft(amount: Array, half: float) -> Array:
    """An amount without a limit, as a number below 1: `half` becomes a half."""
    return amount / (jnp.abs(amount) + half)


def queue_of(queue: Array, seat: Number) -> Array:
    """1 for the first in a queue, less for the others, 0 for whoever is not in it."""
    return turned(jnp.where(queue > 0, 1 - (queue - 1) / queue.shape[0], 0.0), seat)


def seat_of(who: Number, seat: Number, seats: int) -> Array:
    """1 for this seat, 0 for the others."""
    return (jnp.arange(seats) == (who - seat) % seats) & (jnp.asarray(who) >= 0)


def flat(*numbers: Any) -> Array:
    """All of it in one row."""
    return jnp.concatenate([jnp.ravel(jnp.asarray(one, jnp.float32)) for one in numbers])
