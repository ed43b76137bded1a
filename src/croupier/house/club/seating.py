"""Who sits where in a tournament: all rounds at once, so that people meet as many others as possible.

Three steps. A cyclic design is perfect where there are many tables. Simulated annealing swaps two players of a round
until nobody meets anybody more often than need be, however few there are. Then seats are exchanged within tables along
chains, until everybody has sat in each seat equally often: for a whole plan that is always possible, give or take one.
The same seed gives the same plan.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import combinations
from math import ceil, exp
from random import Random

Entrant = int  # by number, in the order of entering
Seating = tuple[tuple[Entrant | None, ...], ...]  # [table][seat]; None: a computer player
MOVES = 300_000  # that annealing tries at most: about two seconds
HOT, COLD = 12.0, 1.0  # temperatures, in units of cost
PEOPLE = 4  # the weight of meeting a person again, next to that of meeting a computer player again
CROWDED = 400  # cost of two computer players at one table, where they could be apart
NOBODY = -1


def planned(
    entrants: Sequence[Entrant], seats: int, rounds: int, before: Sequence[Seating] = (), seed: int = 0
) -> list[Seating]:
    """The seating of all rounds to come, given those that were played."""
    plan = Plan(entrants, seats, rounds, before, Random(seed))
    plan.anneal()
    plan.balance_seats()
    return plan.seatings()


class Plan:
    """A plan that is being improved. Players are numbered from 0; −1 is a computer player."""

    def __init__(
        self, entrants: Sequence[Entrant], seats: int, rounds: int, before: Sequence[Seating], rng: Random
    ) -> None:
        self._entrants, self._seats, self._rng = [*entrants], seats, rng
        number = {entrant: player for player, entrant in enumerate(entrants)}
        self._players = len(entrants)
        self._tables = max(ceil(self._players / seats), 1)
        self.rounds = [self._cyclic(len(before) + turn) for turn in range(rounds)]  # [round][table][seat]
        # met[a][b]: how often a and b have sat at one table; the last index, and −1, stand for computer players
        self.met = [[0] * (self._players + 1) for _ in range(self._players + 1)]
        self.sat = [[0] * seats for _ in range(self._players)]  # [player][seat]
        for seating in before:
            for entrants_there in seating:
                known = [NOBODY if one is None else number.get(one, NOBODY) for one in entrants_there]
                self._count(known)
                self._count_seats(known)
        self.cost = 0
        for turn in self.rounds:
            for table in turn:
                self.cost += self._count(table)

    def _cyclic(self, turn: int) -> list[list[int]]:
        """Each column of players moves on by its own number of tables: two of different columns meet again only if the
        product of the differences is a multiple of the number of tables. Once all have been round, columns meet."""
        tables, seats = self._tables, self._seats
        found = [[NOBODY] * seats for _ in range(tables)]
        lap, step = divmod(turn, tables + 1)
        for player in range(self._players):
            column, row = divmod(player, tables)
            if step == tables == seats and self._players == tables * seats:
                found[column][(row + lap) % seats] = player
            else:
                found[(row + step * column) % tables][(column + turn) % seats] = player
        return found

    # Meetings

    def _count(self, table: Sequence[int]) -> int:
        """Count a table's meetings; returns what they add to the cost."""
        return sum(self._meet(a, b) for a, b in combinations(table, 2))

    def _meet(self, a: int, b: int) -> int:
        if a == b == NOBODY:
            return CROWDED
        times = self.met[a][b]
        self.met[a][b] = self.met[b][a] = times + 1
        return (2 * times + 1) * (1 if NOBODY in (a, b) else PEOPLE)

    def _part(self, a: int, b: int) -> int:
        if a == b == NOBODY:
            return -CROWDED
        times = self.met[a][b] - 1
        self.met[a][b] = self.met[b][a] = times
        return (-2 * times - 1) * (1 if NOBODY in (a, b) else PEOPLE)

    def _swap(self, here: list[int], seat: int, there: list[int], other: int) -> int:
        """Swap two players of one round; returns how the cost has changed. Swapping again undoes it."""
        a, b, change = here[seat], there[other], 0
        for place, one in enumerate(here):
            if place != seat:
                change += self._part(a, one) + self._meet(b, one)
        for place, one in enumerate(there):
            if place != other:
                change += self._part(b, one) + self._meet(a, one)
        here[seat], there[other] = b, a
        return change

    @property
    def least(self) -> int:
        """A cost that no plan can be below: everybody meets everybody equally often."""
        slots = together = 0
        for turn in self.rounds:
            for table in turn:
                people = sum(one != NOBODY for one in table)
                slots += people * (people - 1) // 2
                together += people * (len(table) - people)
        pairs = self._players * (self._players - 1) // 2
        history = [self.met[a][b] for a in range(self._players) for b in range(a)]
        empty = sum(table.count(NOBODY) * (table.count(NOBODY) - 1) // 2 for turn in self.rounds for table in turn)
        if sum(history) != slots:  # there were rounds before: not worth a bound
            return 0
        return PEOPLE * _even(slots, pairs) + _even(together, self._players) + CROWDED * empty

    def anneal(self) -> None:
        """Swap players between tables, at first also for the worse, and keep the best plan seen."""
        if self._tables == 1 or not self.rounds:
            return
        rng, least, best, cost = self._rng, self.least, self.cost, self.cost
        kept = [[[*table] for table in turn] for turn in self.rounds]
        for move in range(MOVES):
            if cost <= least:
                break
            heat = HOT * (COLD / HOT) ** (move / MOVES)
            turn = rng.choice(self.rounds)
            here, there = rng.sample(turn, 2)
            seat, other = int(rng.random() * self._seats), int(rng.random() * self._seats)
            if here[seat] == there[other]:
                continue
            change = self._swap(here, seat, there, other)
            if change > 0 and rng.random() >= exp(-change / heat):
                self._swap(here, seat, there, other)
                continue
            cost += change
            if cost < best:
                best, kept = cost, [[[*table] for table in one] for one in self.rounds]
        self.rounds, self.cost = kept, best

    # Seats

    def _count_seats(self, table: Sequence[int]) -> None:
        for seat, player in enumerate(table):
            if player != NOBODY:
                self.sat[player][seat] += 1

    def balance_seats(self) -> None:
        """Exchange two seats along chains of tables until nobody has sat in one much more often than in another."""
        tables = [table for turn in self.rounds for table in turn]
        for table in tables:
            self._count_seats(table)
        is_better = True
        while is_better:
            is_better = False
            for a, b in combinations(range(self._seats), 2):
                while self._exchange(tables, a, b):
                    is_better = True

    def _exchange(self, tables: list[list[int]], a: int, b: int) -> bool:
        """Find somebody who sits in one of two seats too often, and a chain of tables to somebody who does so too
        seldom; everybody in between changes seats twice."""
        for more, less in ((a, b), (b, a)):
            at: dict[int, list[int]] = {}  # the tables where each player sits in the seat that they have too often
            for number, table in enumerate(tables):
                at.setdefault(table[more], []).append(number)
            for player, sat in enumerate(self.sat):
                over = sat[more] - sat[less]
                if over >= 2 and (chain := self._chain(tables, at, player, more, less, over)):
                    for number in chain:
                        table = tables[number]
                        for one, change in ((table[more], -1), (table[less], 1)):
                            if one != NOBODY:
                                self.sat[one][more] += change
                                self.sat[one][less] -= change
                        table[more], table[less] = table[less], table[more]
                    return True
        return False

    def _chain(
        self, tables: list[list[int]], at: dict[int, list[int]], start: int, more: int, less: int, over: int
    ) -> list[int]:
        """The tables between them, the shortest chain there is; empty if there is none."""
        came: dict[int, tuple[int, int]] = {start: (NOBODY, -1)}  # who came before, and at which table
        queue = deque([start])
        while queue:
            player = queue.popleft()
            for number in at.get(player, ()):
                other = tables[number][less]
                if other in came:
                    continue
                came[other] = player, number
                is_end = other == NOBODY or self.sat[other][more] - self.sat[other][less] <= over - 3
                if is_end:
                    chain = list[int]()
                    while other != start:
                        other, number = came[other]
                        chain.append(number)
                    return chain
                queue.append(other)
        return []

    def seatings(self) -> list[Seating]:
        return [
            tuple(tuple(None if one == NOBODY else self._entrants[one] for one in table) for table in turn)
            for turn in self.rounds
        ]


def _even(slots: int, places: int) -> int:
    """The least sum of squares of this many whole numbers with this sum."""
    if not places:
        return 0
    each, more = divmod(slots, places)
    return places * each * each + more * (2 * each + 1)
