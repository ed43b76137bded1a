"""Who sits down together: people in the queue who want the same and are about equally strong.

Those who have waited longest are served first. How far apart two people may be in strength grows while they wait, and
after a minute it no longer matters. When somebody's time is up, computer players fill up the table that has come
about by then; people who want no computer players at all stay in the queue.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from random import Random

from croupier import games
from croupier.core.game import Value

from ..protocol.finding import Pace
from ..storage.finding import Waiting
from ..tables.entries import Person

USUAL_SEATS = 4  # where nobody minds how many
NEAR = 3.0  # in OpenSkill's units: how far apart two people may be who have just come
WIDENS = 0.2  # by so much more for each second that one of them has waited
FAR_ENOUGH = 60.0  # seconds after which anybody will do

Apart = Collection[frozenset[Person]]  # pairs of whom one has blocked the other


class Party(Value):
    """People who could sit down together, the longest waiting first."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    people: tuple[Waiting, ...]

    @property
    def is_full(self) -> bool:
        return len(self.people) == self.seats


@cache
def sizes() -> dict[str, range]:
    """How many can play each game."""
    return {name: games.find(name).seats for name in games.names()}


@cache
def short() -> frozenset[str]:
    """What somebody gets who wants any game: not one that consists of other games and takes an evening."""
    return frozenset(name for name in games.names() if games.find(name).within is None)


def parties(waiting: Sequence[Waiting], apart: Apart, now: float, rng: Random) -> list[Party]:
    """The parties that sit down now."""
    found, left = list[Party](), sorted(waiting, key=lambda one: one.since)
    for one in tuple(left):
        if one not in left:
            continue
        party = forming(one, left, apart, now, rng)
        if party and not party.is_full:
            party = forming(one, [other for other in left if other.wants.fill is not None], apart, now, rng)
            if not is_up(one, now):
                party = None
        if party:
            found.append(party)
            left = [other for other in left if other not in party.people]
    return found


def is_up(one: Waiting, now: float) -> bool:
    """Whether somebody has waited for people as long as they wanted to."""
    return one.wants.fill is not None and now - one.since >= one.wants.fill


def forming(
    one: Waiting, waiting: Sequence[Waiting], apart: Apart, now: float, rng: Random | None = None
) -> Party | None:
    """The largest party around somebody; of equal ones, any."""
    fits, others = sizes(), [other for other in waiting if other.person != one.person]
    wanted = [one.wants.game] if one.wants.game else sorted(short())
    found = [party for game in wanted if (party := _around(one, others, game, fits[game], apart, now))]
    most = max((len(party.people) for party in found), default=0)
    best = [party for party in found if len(party.people) == most]
    if not best:
        return None
    return rng.choice(best) if rng else best[0]


def _around(one: Waiting, others: Sequence[Waiting], game: str, fit: range, apart: Apart, now: float) -> Party | None:
    seats, together = one.wants.seats, [one]
    if seats is not None and seats not in fit:
        return None
    usual = min(max(USUAL_SEATS, fit[0]), fit[-1])
    for other in others:
        wanted = other.wants.seats or seats or usual
        is_right = wanted in fit and wanted == (seats or wanted) and _plays(other, game)
        if is_right and len(together) < wanted and all(_fit(other, each, apart, now) for each in together):
            together.append(other)
            seats = seats or other.wants.seats
    return Party(game, seats or usual, one.wants.pace, one.wants.rated, tuple(together))


def _plays(one: Waiting, game: str) -> bool:
    return game == one.wants.game if one.wants.game else game in short()


def _fit(one: Waiting, other: Waiting, apart: Apart, now: float) -> bool:
    if (one.wants.pace, one.wants.rated) != (other.wants.pace, other.wants.rated):
        return False
    if frozenset((one.person, other.person)) in apart:
        return False
    if one.rating is None or other.rating is None:
        return True
    waited = now - min(one.since, other.since)
    return waited >= FAR_ENOUGH or abs(one.rating - other.rating) <= NEAR + WIDENS * waited
