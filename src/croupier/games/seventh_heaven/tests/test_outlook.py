"""Chances of winning the course: they hold in courses that regulars play, and in what can be worked out by hand."""

from __future__ import annotations

from random import Random
from statistics import fmean as mean

import pytest

from croupier.core.chance import seeded
from croupier.games.seventh_heaven import outlook
from croupier.games.seventh_heaven.rules import COURSES, GAMBLES, GAME, Heaven, Pause
from croupier.players import seated
from croupier.players.playouts import firsts, play_on, step

COURSES_PLAYED = 150


def test_chances_hold_in_courses_of_regulars() -> None:
    """Of those who are given a chance between two gambles, about that many win: five bins, within six percent."""
    rng, said, won = Random(1), list[float](), list[float]()
    for number in range(COURSES_PLAYED):
        seats = GAME.seats[number % len(GAME.seats)]
        state, choosers = GAME.start(seats), [seated("regular", GAME, rng).choose] * seats
        given = list[list[float]]()
        while not GAME.is_over(state):
            play_on(GAME, state, choosers, seeded(rng), lambda at: at.phase == Pause.__name__)
            if not GAME.is_over(state):
                given.append(outlook.after(state.table))
                step(GAME, state, choosers, seeded(rng))
        for chances in given:
            said += chances
            won += firsts(GAME.places(state))
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        there = [(chance, share) for chance, share in zip(said, won) if low <= chance < low + 0.2]
        assert mean(chance for chance, _ in there) == pytest.approx(mean(share for _, share in there), abs=0.06)


def begun(seats: int, worth: list[int], number: int = 0) -> Heaven:
    state: Heaven = GAME.start(seats)
    state.table.worth, state.table.number = worth, number
    return state


def test_between_gambles_what_counts_is_what_everybody_has_and_what_is_left() -> None:
    early = outlook.after(begun(4, [300, 200, 200, 100]).table)
    late = outlook.after(begun(4, [300, 200, 200, 100], 5).table)
    assert early == sorted(early, reverse=True)
    assert early[1] == pytest.approx(early[2])
    assert sum(early) == pytest.approx(1)
    assert 0.25 < early[0] < late[0] < 0.5
    assert outlook.after(begun(3, [1000, 100, 100], 6).table) == pytest.approx([1, 0, 0], abs=0.001)


def test_whoever_is_out_wins_only_if_all_others_lose_what_they_have() -> None:
    state = begun(3, [-300, 200, 200], 5)
    still_in = outlook.after(state.table)[0]
    state.table.bank.out.append(0)
    assert outlook.after(state.table)[0] < still_in / 2


def test_the_fewer_rounds_and_gambles_are_left_the_more_a_lead_counts() -> None:
    worth, ahead, leads = [400, 100, 100], [300.0, -150.0, -150.0], list[float]()
    for number, round in ((0, 1), (4, 1), (6, 1), (6, 3), (6, 5)):
        leads.append(outlook.during(begun(3, worth, number).table, round, ahead)[0])
    assert leads[0] > 1 / 3
    assert leads == sorted(leads)
    assert leads[-1] > 0.7
    assert outlook.during(begun(3, [200] * 3).table, 1, [0.0] * 3) == pytest.approx([1 / 3] * 3)


def test_only_the_last_gamble_decides() -> None:
    assert [begun(3, [200] * 3, number).table.is_last for number in (0, 5, 6)] == [False, False, True]


def test_every_gamble_has_its_spread() -> None:
    assert {*GAMBLES} == {*outlook.SPREADS} == {*COURSES["full"]}
