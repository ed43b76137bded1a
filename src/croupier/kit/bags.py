"""Things drawn by chance out of a bag: cards, bills, seats. A deck is a bag, as long as no rule gives it an order."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any, Generic, TypeVar

from croupier.core.chance import Below, Odds
from croupier.core.game import Refused

Thing = TypeVar("Thing", bound=int | str)


class Bag(Odds[Thing], Generic[Thing], frozen=True, tag="bag"):
    """One thing drawn out of a bag."""

    things: tuple[Thing, ...]
    counts: tuple[int, ...]  # how many of each

    def outcomes(self) -> Iterator[tuple[Thing, int]]:
        return ((thing, count) for thing, count in zip(self.things, self.counts) if count)

    def draw(self, below: Below) -> Thing:
        up_to = [*accumulate(self.counts)]
        if not up_to or not up_to[-1]:
            raise Refused("the bag is empty.", "kit.empty-bag")
        return self.things[bisect_right(up_to, below(up_to[-1]))]

    def read(self, plain: Any) -> Thing:
        for thing, _ in self.outcomes():
            if thing == plain and type(thing) is type(plain):
                return thing
        raise Refused("{thing} is not in the bag.", "kit.not-in-bag", thing=repr(plain))

    def less(self, gone: Thing) -> Bag[Thing]:
        """The bag when one such thing has been taken out."""
        return Bag(self.things, tuple(count - (thing == gone) for thing, count in zip(self.things, self.counts)))


class Draws(Odds[tuple[Thing, ...]], Generic[Thing], frozen=True, tag="draws"):
    """Several things drawn out of a bag, one after another, none put back."""

    bag: Bag[Thing]
    count: int

    def outcomes(self) -> Iterator[tuple[tuple[Thing, ...], int]]:
        return _sequences(self.bag, self.count)

    def draw(self, below: Below) -> tuple[Thing, ...]:
        return self._one_by_one(lambda bag, _: bag.draw(below))

    def read(self, plain: Any) -> tuple[Thing, ...]:
        things = plain if isinstance(plain, list | tuple) else [plain]
        if len(things) != self.count:
            said = "{count} things must be drawn, not {given}."
            raise Refused(said, "kit.count", count=self.count, given=len(things))
        return self._one_by_one(lambda bag, place: bag.read(things[place]))

    def _one_by_one(self, take: Callable[[Bag[Thing], int], Thing]) -> tuple[Thing, ...]:
        bag, drawn = self.bag, []
        for place in range(self.count):
            drawn.append(take(bag, place))
            bag = bag.less(drawn[-1])
        return tuple(drawn)


def _sequences(bag: Bag[Thing], length: int) -> Iterator[tuple[tuple[Thing, ...], int]]:
    if not length:
        yield (), 1
        return
    for thing, count in bag.outcomes():
        for rest, weight in _sequences(bag.less(thing), length - 1):
            yield (thing, *rest), count * weight


def draw(bag: Mapping[Thing, int]) -> Bag[Thing]:
    """One thing out of a bag, which is given as {thing: how many}."""
    return Bag(tuple(bag), tuple(bag.values()))


def draws(bag: Mapping[Thing, int], count: int) -> Draws[Thing]:
    """Several things out of a bag, in order."""
    return Draws(draw(bag), count)


def any_of(things: Iterable[Thing]) -> Bag[Thing]:
    """One of these, all equally likely."""
    things = tuple(things)
    return Bag(things, (1,) * len(things))


def coin() -> Bag[int]:
    """Heads, 1, or tails, 0."""
    return any_of((1, 0))
