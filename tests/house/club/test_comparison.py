"""Comparison by seat: what the dice gave to everybody drops out, and the arena comes to the same figures."""

from __future__ import annotations

from statistics import mean

import pytest
from tournaments import plan

from croupier.arena.plan import Played, play
from croupier.arena.standings import Standings
from croupier.house.club.comparison import PlayedTable, standings


def test_a_result_is_how_far_one_is_ahead_of_those_in_the_same_seat() -> None:
    tables = [PlayedTable((0, 1), (30, 10)), PlayedTable((2, 3), (50, 40)), PlayedTable((4, None), (70, 10))]
    found = {one.entrant: one for one in standings(5, [tables])}
    assert [found[entrant].ahead for entrant in range(5)] == [30 - 60, 10 - 25, 0, 40 - 10, 70 - 40]
    assert [found[entrant].place for entrant in range(5)] == [5, 4, 3, 1, 1]
    assert [found[entrant].money for entrant in range(5)] == [30, 10, 50, 40, 70]
    assert [found[entrant].money_place for entrant in range(5)] == [4, 5, 2, 3, 1]
    assert found[1].results[0].others == (40, 10)


def test_the_luck_of_a_seat_drops_out() -> None:
    """Whatever a round's dice give to all who sit in a seat changes nobody's standing."""
    plain = [PlayedTable((0, 1), (30, 10)), PlayedTable((2, 3), (50, 40))]
    lucky = [PlayedTable((0, 1), (1030, 10)), PlayedTable((2, 3), (1050, 40))]
    assert [one.ahead for one in standings(4, [plain])] == [one.ahead for one in standings(4, [lucky])]
    assert [one.margin for one in standings(4, [plain])] == [one.margin for one in standings(4, [lucky])]


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Players of known strength, in many tournaments of five rounds with eight tables of two."""
    from random import Random

    rng, inside, total = Random(5), 0, 0
    strength = [rng.gauss(0, 5) for _ in range(16)]
    for _ in range(60):
        rounds, due = [], [0.0] * 16
        for _ in range(5):
            order, luck = rng.sample(range(16), 16), [rng.gauss(0, 300), rng.gauss(0, 300)]
            tables = [order[at : at + 2] for at in range(0, 16, 2)]
            for seat in range(2):
                for at, table in enumerate(tables):
                    others = [strength[other[seat]] for number, other in enumerate(tables) if number != at]
                    due[table[seat]] += (strength[table[seat]] - mean(others)) / 5
            rounds.append(
                [
                    PlayedTable(
                        (table[0], table[1]),
                        tuple(
                            round(100 * (strength[one] + luck[at] + rng.gauss(0, 30))) for at, one in enumerate(table)
                        ),
                    )
                    for table in tables
                ]
            )
        for one in standings(16, rounds):
            assert one.margin is not None
            inside += abs(one.ahead / 100 - due[one.entrant]) <= one.margin / 100
            total += 1
    assert 0.92 < inside / total < 0.98


def test_one_round_at_one_table_says_nothing() -> None:
    (one, two) = standings(2, [[PlayedTable((0, 1), (30, 10))]])
    assert (one.ahead, one.margin, one.place, two.place) == (0, None, 1, 1)


def test_whoever_did_not_come_or_has_left_is_not_better_off() -> None:
    first = [PlayedTable((0, 1), (90, 10)), PlayedTable((2, 3), (50, 40), replaced=(1,))]
    second = [PlayedTable((1, 2), (20, 10)), PlayedTable((None, None), (50, 0))]
    found = {one.entrant: one for one in standings(4, [first, second])}
    assert found[3].results[0].score is None
    assert found[3].results[0].ahead == -30  # the last in that seat
    assert [one.ahead for one in found[0].results] == [40, -30]  # left as the leader: as the last of all
    assert found[0].results[1].table is None


def test_the_arena_comes_to_the_same_figures() -> None:
    """Two players, each deal from both seats: a deal is a round of two tables, and everybody sits at both of them."""
    arena = plan("regular", "chaotic", games=24, duplicate=True)
    games: list[Played] = [play(arena, number) for number in range(arena.games)]
    known = Standings(arena)
    for played in games:
        known.add(played)
    rounds, results = list[list[PlayedTable]](), dict[int, list[float]]()
    for at in range(0, len(games), 2):
        # the first game's players are entrants 0 and 1, the second game's are 2 and 3: the same two again
        rounds.append(
            [
                PlayedTable(tuple(entrant + 2 * table for entrant in played.arrangement), played.scores)
                for table, played in enumerate(games[at : at + 2])
            ]
        )
    for one in standings(4, rounds):
        results.setdefault(one.entrant % 2, []).append(one.ahead)
        assert one.money == pytest.approx(
            mean(played.scores[played.arrangement.index(one.entrant % 2)] for played in games[one.entrant // 2 :: 2])
        )
    assert mean(results[1]) == pytest.approx(known.scores_ahead("chaotic").mean)
    assert mean(results[0]) == pytest.approx(-known.scores_ahead("chaotic").mean)
    by_money = [one.money or 0 for one in standings(4, rounds) if one.entrant % 2 == 0]
    assert mean(by_money) == pytest.approx(known.scores("regular").mean)
