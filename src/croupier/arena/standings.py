"""A tournament's results so far: first places, scores, differences, places, seats, ratings, thinking time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from croupier.common.statistics import SURE, Interval, Sum, Z, wilson
from croupier.core.game import Value
from croupier.players.playouts import firsts

from .plan import Plan, Played, short_names
from .ratings import Rating, Ratings

LEAST = 20  # observations before it may be called decided
MOST_POINTS = 240  # of a curve


class Figure(Value):
    """A mean and the interval it lies in."""

    mean: float
    within: Interval | None  # None where there is too little data

    @property
    def margin(self) -> float | None:
        return None if self.within is None else (self.within[1] - self.within[0]) / 2


class Entrant(Value):
    """Everything about one entrant, in plain figures."""

    name: str  # as people know it
    player: str  # as the plan names it
    seats: int  # in each game
    first_share: Figure  # for each of its seats; players who share first place share the win
    score: Figure
    first_share_ahead: Figure | None  # of the first entrant; None for the first itself
    score_ahead: Figure | None
    places: tuple[float, ...]  # the share of first, second, … places
    rating: Rating
    ordinal: float
    decisions: int
    seconds: float  # processor time spent on choosing


class Trail:
    """How a share changed, in few enough points to be drawn."""

    def __init__(self) -> None:
        self.points: list[tuple[int, float, Interval]] = []  # (games, share, interval)
        self._stride = 1

    def add(self, count: int, games: int, figure: Figure) -> None:
        if count % self._stride == 0 and figure.within:
            self.points.append((games, figure.mean, figure.within))
            if len(self.points) > MOST_POINTS:
                self.points, self._stride = self.points[1::2], self._stride * 2


class Standings:
    """The sum of all games added, in the order of their numbers.

    Each game counts as one value; in a duplicate tournament, each deal does: the mean over its games, in which chance
    has met everybody in every seat. A deal that is not complete is not counted yet.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.cpu = 0.0
        count = len(plan.entrants)
        self.held = [plan.players.count(entrant) for entrant in plan.entrants]  # seats in a game, by entrant
        self._values = [Sum() for _ in range(2 * count + 2 * plan.seats)]  # see _seen
        self._ahead = [Sum() for _ in range(2 * count)]  # of the first entrant: shares, then scores
        self._deal = [0.0] * len(self._values)
        self._ratings = Ratings(count)
        self.places = [[0] * plan.seats for _ in range(count)]  # places[entrant][place − 1]
        self.tally: list[Counter[int]] = [Counter() for _ in range(count)]  # how often each score came, by entrant
        self.trails = [Trail() for _ in range(count)]
        self.decisions, self.seconds = [0] * count, [0.0] * count

    @property
    def counted(self) -> int:
        """The number of values that the intervals rest on: games, or deals."""
        return self._values[0].count

    def add(self, played: Played) -> None:
        if played.number != self.games:
            raise ValueError(f"game {played.number} cannot follow {self.games} games")
        self.games += 1
        self.cpu += played.cpu
        for seat, entrant in enumerate(played.arrangement):
            self.places[entrant][played.places[seat] - 1] += 1
            self.tally[entrant][played.scores[seat]] += 1
            self.decisions[entrant] += played.decisions[seat]
            self.seconds[entrant] += played.seconds[seat]
        self._ratings.add(played.arrangement, played.places)
        self._observe(self._seen(played))

    def _seen(self, played: Played) -> list[float]:
        """The values of a game: each entrant's share of the win and score, per seat held, then those of each seat."""
        wins, count = firsts(played.places), len(self.held)
        share, score = [0.0] * count, [0.0] * count
        for entrant, win, points in zip(played.arrangement, wins, played.scores):
            share[entrant] += win / self.held[entrant]
            score[entrant] += points / self.held[entrant]
        return [*share, *score, *wins, *map(float, played.scores)]

    def _observe(self, seen: list[float]) -> None:
        if self.plan.duplicate:
            self._deal = [total + one for total, one in zip(self._deal, seen)]
            if self.games % self.plan.round:
                return
            seen, self._deal = [total / self.plan.round for total in self._deal], [0.0] * len(seen)
        for total, value in zip(self._values, seen):
            total.add(value)
        count = len(self.held)
        for number in range(2 * count):
            self._ahead[number].add(seen[number] - seen[0 if number < count else count])
        for entrant, trail in enumerate(self.trails):
            trail.add(self.counted, self.games, self._share(entrant, self.held[entrant], Z))

    def firsts(self, entrant: str, z: float = Z) -> Figure:
        """The share of first places per seat held; among equal players it is one divided by the number of seats."""
        number = self.plan.entrants.index(entrant)
        return self._share(number, self.held[number], z)

    def scores(self, entrant: str) -> Figure:
        return _figure(self._values[len(self.held) + self.plan.entrants.index(entrant)])

    def firsts_ahead(self, entrant: str) -> Figure:
        """How far it is ahead of the first entrant: the mean of the differences, paired by game or deal."""
        return _figure(self._ahead[self.plan.entrants.index(entrant)])

    def scores_ahead(self, entrant: str) -> Figure:
        return _figure(self._ahead[len(self.held) + self.plan.entrants.index(entrant)])

    def seat_firsts(self, seat: int) -> Figure:
        """The share of first places of a seat, whoever sat there."""
        return self._share(2 * len(self.held) + seat, 1, Z)

    def seat_scores(self, seat: int) -> Figure:
        return _figure(self._values[2 * len(self.held) + self.plan.seats + seat])

    def rating(self, entrant: str) -> Rating:
        return self._ratings.ratings[self.plan.entrants.index(entrant)]

    @property
    def fair(self) -> float:
        """The share of first places among equal players."""
        return 1 / self.plan.seats

    @property
    def decided(self) -> int:
        """1 if the first entrant is surely above its fair share, −1 if below, 0 while undecided.

        Surely means 99.9 %, so that looking again and again does not mislead.
        """
        within = self.firsts(self.plan.entrants[0], SURE).within
        if self.counted < LEAST or within is None:
            return 0
        return 1 if within[0] > self.fair else -1 if within[1] < self.fair else 0

    def _share(self, number: int, held: int, z: float) -> Figure:
        """Each game shares out one win, so Wilson's interval is taken for all the entrant's seats together.

        A deal's value is a mean of many, so the usual interval holds, except where all deals were won, or none.
        An entrant in every seat has every win: nothing is uncertain.
        """
        total = self._values[number]
        if held == self.plan.seats and total.count:
            return Figure(self.fair, (self.fair, self.fair))
        all_seats = min(total.mean * held, 1.0)
        if self.plan.duplicate and 0 < all_seats < 1:
            within = total.within(z)
            return Figure(total.mean, within and (max(within[0], 0.0), min(within[1], 1 / held)))
        within = wilson(all_seats, total.count, z)
        return Figure(total.mean, within and (within[0] / held, within[1] / held))

    def entrants(self) -> list[Entrant]:
        """Everybody's figures, in the order of the plan."""
        names = short_names(self.plan.entrants)
        return [self._entrant(number, names[number]) for number in range(len(names))]

    def _entrant(self, number: int, name: str) -> Entrant:
        player, rating = self.plan.entrants[number], self._ratings.ratings[number]
        seat_games = max(self.games * self.held[number], 1)
        return Entrant(
            name=name,
            player=player,
            seats=self.held[number],
            first_share=self.firsts(player),
            score=self.scores(player),
            first_share_ahead=self.firsts_ahead(player) if number else None,
            score_ahead=self.scores_ahead(player) if number else None,
            places=tuple(times / seat_games for times in self.places[number]),
            rating=rating,
            ordinal=rating.ordinal,
            decisions=self.decisions[number],
            seconds=self.seconds[number],
        )

    def figures(self) -> dict[str, Any]:
        """Everything in plain figures, for programs."""
        seats: Sequence[int] = range(self.plan.seats)
        return {
            "plan": msgspec.to_builtins(self.plan),
            "games": self.games,
            "deals": self.counted if self.plan.duplicate else None,
            "fair_share": self.fair,
            "decided": self.decided,
            "cpu_seconds": self.cpu,
            "entrants": msgspec.to_builtins(self.entrants()),
            "seats": [
                {
                    "first_share": msgspec.to_builtins(self.seat_firsts(seat)),
                    "score": msgspec.to_builtins(self.seat_scores(seat)),
                }
                for seat in seats
            ],
        }


def _figure(total: Sum) -> Figure:
    """Where all values were equal, nobody can tell how far apart they might have been."""
    within = total.interval
    return Figure(total.mean, within if within and within[0] < within[1] else None)
