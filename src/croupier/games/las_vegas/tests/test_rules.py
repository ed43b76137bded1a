"""The rules of Las Vegas, number by number."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from croupier.core.chance import Odds, seeded
from croupier.core.game import Event, Refused, Seat, nobody
from croupier.core.match import Match
from croupier.games.las_vegas.rules import (
    BILLS,
    DICE,
    FACES,
    GAME,
    NOTHING,
    Casino,
    Drew,
    LasVegas,
    Paid,
    PaidNobody,
    Place,
    Placed,
    Rolled,
    RolledNeutral,
    Scattered,
    Started,
    Table,
    Tied,
    TiedNeutral,
    Vegas,
    pay,
    places,
    wealth,
)

LAST = {"LV": [(1, 13), (20, 24)]}
A, B, C, D = range(4)


def faces(*dice: int) -> tuple[int, ...]:
    """A roll, given die by die."""
    return tuple(dice.count(face) for face in FACES)


class Scripted:
    """Chance that brings set rolls to the seats, and anything else at random."""

    def __init__(self, *rolls: tuple[int, ...], seed: int = 1) -> None:
        self.rolls, self.otherwise = list(rolls), seeded(seed)

    def __call__(self, odds: Odds[Any], drawn: str) -> Any:
        if "roll of" in drawn and self.rolls:
            return odds.read(self.rolls.pop(0))
        return self.otherwise(odds, drawn)


def started(seats: int, **options: Any) -> Vegas:
    """A game whose first round is dealt, and seat 0 is about to roll."""
    state = GAME.start(seats, LasVegas(first=0, **options))
    dealt(state)
    return state


def dealt(state: Vegas, seed: int = 1) -> None:
    source = seeded(seed)
    while state.phase in ("First", "Deal", "Scatter"):
        GAME.play(state, source(GAME.odds(state), ""))


def paid(bills: list[int], dice: list[int]) -> tuple[Table, list[Event]]:
    """A casino pays: what everybody got, and what was told. The last dice are neutral."""
    seats = len(dice) - 1
    t = Table(False, True, {}, [], [[] for _ in range(seats)], [Casino(bills.copy(), dice)], [0] * seats, [0] * seats)
    told: list[Event] = []
    pay(t, 1, lambda event, *, to=None: told.append(event))
    return t, told


def played(seats: int, seed: int, **options: Any) -> Match:
    rng = Random(seed)
    match = Match(GAME, seats, LasVegas(**options), seeded(rng))
    while not match.over:
        (seat,) = match.waiting
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


def events(match: Match, kind: type[Event]) -> list[Any]:
    return [told.event for told in match.told if isinstance(told.event, kind)]


def test_four_rounds_with_one_stack() -> None:
    """LV-1: four rounds; a bill that was drawn is never drawn again."""
    match = played(3, seed=1)
    assert [event.round for event in events(match, Started)] == [1, 2, 3, 4]
    drawn = Counter(event.bill for event in events(match, Drew))
    assert all(count <= BILLS[bill] for bill, count in drawn.items())
    left = match.scene().table.stack
    assert all(drawn[bill] + left[bill] == count for bill, count in BILLS.items())


def test_casinos_are_filled_one_after_another_up_to_fifty() -> None:
    """LV-2: bills come to casino 1, then 2, … 6, until those there are worth 50 or more; highest first."""
    state = GAME.start(2, LasVegas(first=0))
    for bill in (40, 30, 10, 20, 20, 90):
        GAME.play(state, bill)
    t = state.table
    assert [casino.bills for casino in t.casinos] == [[40, 30], [20, 20, 10], [90], [], [], []]
    assert state.phase == "Deal"
    for bill in (50, 60, 70):
        GAME.play(state, bill)
    assert state.phase == "Roll"
    assert [casino.bills for casino in t.casinos[3:]] == [[50], [60], [70]]
    assert t.stack[20] == BILLS[20] - 2


def test_the_stack_is_drawn_at_random() -> None:
    """LV-2: every bill left in the stack is equally likely to come off its top."""
    state = GAME.start(2, LasVegas(first=0))
    assert dict(GAME.odds(state).outcomes()) == BILLS
    GAME.play(state, 90)
    assert dict(GAME.odds(state).outcomes()) == BILLS | {90: 4}


def test_all_dice_come_back_each_round() -> None:
    """LV-3: each player starts a round with all 8 dice."""
    for seats in range(2, 6):
        state = started(seats)
        assert state.table.dice == [DICE] * seats
    match = played(2, seed=3)
    rolls = events(match, Rolled)
    assert [sum(roll.roll) for roll in rolls].count(8) == 2 * 4


def test_one_face_and_all_its_dice() -> None:
    """LV-4: all dice in hand are rolled; one face that was rolled is picked; all its dice go to that casino."""
    state = started(3)
    assert sum(weight for _, weight in GAME.odds(state).outcomes()) == 6**8
    GAME.play(state, faces(1, 1, 1, 4, 4, 5, 6, 6))
    assert list(GAME.asked(state)) == [0]
    assert list(GAME.moves(GAME.view(state, 0))) == [Place(1), Place(4), Place(5), Place(6)]
    GAME.play(state, {0: Place(1)})
    assert state.table.casino(1).dice == [3, 0, 0, 0]
    assert state.table.dice == [5, 8, 8]
    assert state.table.turn == 1


def test_every_die_in_hand_is_rolled() -> None:
    """LV-4: a player rolls all dice still in hand, no more and no fewer."""
    state = started(2)
    state.table.dice[0] = 3
    assert sum(weight for _, weight in GAME.odds(state).outcomes()) == 6**3


def test_the_first_start_player_is_drawn() -> None:
    """LV-4: chance draws the start player, unless the table names one; play goes left from there."""
    state = GAME.start(4)
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(4), 1)
    GAME.play(state, 2)
    dealt(state)
    assert state.table.turn == 2
    GAME.play(state, faces(1, 1, 2, 2, 3, 3, 4, 4))
    GAME.play(state, {2: Place(1)})
    assert state.table.turn == 3
    assert GAME.start(4, LasVegas(first=1)).table.turn == 1


def test_a_player_without_dice_is_passed_over() -> None:
    """LV-5: whoever has no dice left is passed over, and the last player with dice goes on alone."""
    state = started(3)
    state.table.dice = [2, 0, 1]
    GAME.play(state, faces(1, 2))
    GAME.play(state, {0: Place(2)})
    assert state.table.turn == 2
    GAME.play(state, faces(6))
    GAME.play(state, {2: Place(6)})
    assert state.table.turn == 0
    assert state.phase == "Roll"


def test_a_single_face_is_placed_by_itself() -> None:
    """LV-4: whoever rolled only one face has no choice; the match places the dice and tells it."""
    match = Match(GAME, 2, LasVegas(first=0), Scripted(faces(*[3] * 8)))
    assert Placed(0, 3, 8, 0) in events(match, Placed)
    assert match.waiting == (1,)


def test_casinos_pay_when_no_dice_are_left() -> None:
    """LV-6: casinos pay in order, 1 to 6, once no dice are left in any hand; until then all dice stay."""
    match = played(4, seed=2)
    told = [told.event for told in match.told]
    last_placed = max(i for i, event in enumerate(told) if isinstance(event, Placed))
    first_round = told[: told.index(next(e for e in told if isinstance(e, Started) and e.round == 2))]
    payments = [e for e in first_round if isinstance(e, Paid | PaidNobody | Tied)]
    assert [e.face for e in payments] == sorted(e.face for e in payments)
    assert {e.face for e in payments} == set(FACES)
    placed = sum(e.dice for e in first_round if isinstance(e, Placed))
    assert placed == 4 * DICE
    assert first_round.index(payments[0]) > max(i for i, e in enumerate(first_round) if isinstance(e, Placed))
    assert last_placed < len(told) - 1


@pytest.mark.parametrize(("dice", "takers"), [([5, 3, 3, 1, 0], {A, D}), ([2, 1, 2, 1, 0], set())])
def test_equal_counts_cancel(dice: list[int], takers: set[Seat]) -> None:
    """LV-7: A 5, B 3, C 3, D 1: B and C leave. A 2, C 2, B 1, D 1: all leave."""
    t, told = paid([50, 40, 30, 20], dice)
    assert {seat for seat, bills in enumerate(t.won) if bills} == takers
    assert {event.seat for event in told if isinstance(event, Tied)} == {A, B, C, D} - takers


def test_no_dice_are_no_tie() -> None:
    """LV-7: only one or more dice tie; players without dice at a casino are not there."""
    t, told = paid([60], [0, 0, 2, 0, 0])
    assert t.won[C] == [60]
    assert not [event for event in told if isinstance(event, Tied | TiedNeutral)]


def test_most_dice_take_the_highest_bill() -> None:
    """LV-8: 80, 30, 10 with A 5, D 1 left: A 80, D 30, and 10 goes under the stack."""
    t, told = paid([80, 30, 10], [5, 3, 3, 1, 0])
    assert (t.won, t.under) == ([[80], [], [], [30]], [10])
    assert told[-3:] == [Paid(A, 1, 80, dice=5), Paid(D, 1, 30, dice=1), PaidNobody(1, 10, neutral=0)]


def test_one_bill_each() -> None:
    """LV-8: 40, 40 with B alone: B takes one 40, the other goes under."""
    t, _ = paid([40, 40], [0, 2, 0, 0])
    assert (t.won[B], t.under) == ([40], [40])


def test_bills_may_run_out() -> None:
    """LV-8: 70, 20 with C > B > D: C 70, B 20, D nothing."""
    t, _ = paid([70, 20], [0, 2, 3, 1, 0])
    assert t.won == [[], [20], [70], []]


def test_bills_nobody_took_go_under_the_stack() -> None:
    """LV-9: casino by casino in paying order, within a casino the highest first, and never into the stack again."""
    state = started(2)
    t = state.table
    before = dict(t.stack)
    t.casinos = [Casino(bills, [1, 1, 0]) for bills in ([50, 30], [90], [40, 20], [60], [70], [80, 10])]
    t.casinos[0].dice = [0, 0, 0]
    t.dice = [1, 0]
    GAME.play(state, faces(1))
    GAME.play(state, {0: Place(1)})
    assert t.under == [30, 90, 40, 20, 60, 70, 80, 10]
    assert t.won[A] == [50]
    assert t.stack == before


def test_winnings_are_public_facts() -> None:
    """LV-10: every bill won is on the table for all, whatever the option open_money, which is only for the picture."""
    for open_money in (False, True):
        match = played(3, seed=4, open_money=open_money)
        assert match.scene().table.open_money is open_money
        won: list[list[int]] = [[], [], []]
        for event in events(match, Paid):
            won[event.seat].append(event.bill)
        assert match.scene().table.won == won
    closed, opened = (played(3, seed=4, open_money=shown) for shown in (False, True))
    assert closed.told == opened.told


def test_the_start_moves_left_each_round() -> None:
    """LV-11: the start card moves one seat left each round."""
    match = played(3, seed=5, first=1)
    assert [event.seat for event in events(match, Started)] == [1, 2, 0, 1]
    rolled = [event.seat for event in events(match, Rolled)]
    assert rolled[0] == 1


def test_the_richest_wins_then_the_most_bills() -> None:
    """LV-12: the richest wins; equal money: more bills; still equal: they win together."""
    state = started(4)
    state.table.won = [[90], [50, 40], [60, 30], [80]]
    assert GAME.places(state) == (3, 1, 1, 4)
    assert [GAME.score(state.table, seat) for seat in range(4)] == [90, 90, 90, 80]


def test_the_stack_cannot_run_out() -> None:
    """LV-13: 24 casinos take at most 52 of the 54 bills, however they come, even small bills first."""
    state = GAME.start(2, LasVegas(first=0))
    drawn = 0
    while not GAME.is_over(state):
        if state.phase == "Deal":
            smallest = min(bill for bill, count in state.table.stack.items() if count)
            GAME.play(state, smallest)
            drawn += 1
        elif asked := GAME.asked(state):
            GAME.play(state, {seat: GAME.moves(GAME.view(state, seat))[0] for seat in asked})
        else:
            GAME.play(state, seeded(drawn)(GAME.odds(state), ""))
    assert 24 <= drawn <= 52
    assert sum(state.table.stack.values()) == 54 - drawn >= 2
    assert sum(BILLS.values()) == 54
    assert sum(count for bill, count in BILLS.items() if bill < 50) == 28
    assert wealth(state) == 2500


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 2), (4, 2)])
def test_neutral_dice_are_shared_out(seats: int, each: int) -> None:
    """LV-20: 4 neutral dice each with two players, 2 each with three or four, every round, beside one's own 8."""
    match = played(seats, seed=6, neutral=True)
    starts = [i for i, told in enumerate(match.told) if isinstance(told.event, Started)]
    assert len(starts) == 4
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        placed = [told.event for told in match.told[start:end] if isinstance(told.event, Placed)]
        assert sum(event.dice for event in placed) == 8 * seats
        assert sum(event.neutral for event in placed) == each * seats
    assert started(seats, neutral=True).table.neutrals == [each] * seats


def test_five_players_have_no_free_colour() -> None:
    """LV-20: the variant is for 2 to 4 players; with five it is refused with a sentence."""
    with pytest.raises(Refused, match="2 to 4 players"):
        GAME.start(5, LasVegas(neutral=True))


def test_with_three_the_spare_dice_start_on_the_casinos() -> None:
    """LV-21: the start player rolls the two left over before the first turn; each goes on the casino of its face."""
    match = Match(GAME, 3, LasVegas(neutral=True, first=1), seeded(3))
    told = [told.event for told in match.told]
    (scattered,) = [event for event in told if isinstance(event, Scattered)]
    assert scattered.seat == 1
    assert sum(scattered.roll) == 2
    assert told.index(scattered) < told.index(next(event for event in told if isinstance(event, Rolled)))
    assert [casino.dice[-1] for casino in match.scene().table.casinos] == list(scattered.roll)
    for seats in (2, 4):
        other = Match(GAME, seats, LasVegas(neutral=True, first=1), seeded(3))
        assert not events(other, Scattered)


def test_own_and_neutral_dice_of_a_face_go_together() -> None:
    """LV-22: own 1 1 5, neutral 1 6: two own and one neutral on 1, or one own on 5, or one neutral on 6."""
    expected = {1: (2, 1), 5: (1, 0), 6: (0, 1)}
    for face, (own, neutral) in expected.items():
        state = started(2, neutral=True)
        state.table.dice, state.table.neutrals = [5, 12], [2, 4]
        GAME.play(state, faces(1, 1, 5))
        assert state.phase == "RollNeutral"
        GAME.play(state, faces(1, 6))
        assert list(GAME.moves(GAME.view(state, 0))) == [Place(face) for face in expected]
        GAME.play(state, {0: Place(face)})
        assert state.table.casino(face).dice == [own, 0, neutral]
        assert state.table.dice[0] == 5 - own - neutral
        assert state.table.neutrals[0] == 2 - neutral
        assert state.table.roll == state.table.neutral_roll == NOTHING


def test_what_was_worked_out_does_not_pile_up() -> None:
    """LV-22: there are 18,563 rolls of up to twelve dice; a house that runs for long meets them all."""
    assert places.cache_info().maxsize == 10_000
    assert places((3, 0, 0, 0, 1, 1)) == (Place(1), Place(5), Place(6))


def test_out_when_own_and_neutral_dice_are_gone() -> None:
    """LV-23: a player with only neutral dice still plays and rolls just those; out when both are gone."""
    state = started(2, neutral=True)
    state.table.dice, state.table.neutrals = [1, 2], [0, 2]
    GAME.play(state, faces(4))
    GAME.play(state, {0: Place(4)})
    assert (state.table.turn, state.phase) == (1, "RollNeutral")
    GAME.play(state, faces(2, 5))
    GAME.play(state, {1: Place(2)})
    assert (state.table.turn, state.phase) == (1, "RollNeutral")
    assert state.table.casino(2).dice == [0, 0, 1]


def test_neutral_dice_win_like_one_more_player() -> None:
    """LV-24: neutral 3, B 2 at 80/30: 80 goes under, B takes 30. C 4, neutral 2, A 1 at 70/40: C 70, 40 under."""
    t, told = paid([80, 30], [0, 2, 0, 3])
    assert (t.won[B], t.under) == ([30], [80])
    assert told == [Paid(B, 1, 30, dice=2), PaidNobody(1, 80, neutral=3)]
    _, told = paid([40, 40, 40], [0, 2, 0, 1])
    assert told == [Paid(B, 1, 40, dice=2), PaidNobody(1, 40, neutral=1), PaidNobody(1, 40, neutral=0)]
    t, _ = paid([70, 40], [1, 0, 4, 2])
    assert (t.won, t.under) == ([[], [], [70]], [40])


def test_neutral_dice_tie_like_one_more_player() -> None:
    """LV-24, LV-9: neutral dice cancel with equal ones; what they win goes under in the order of the bills."""
    t, told = paid([60], [2, 1, 0, 2])
    assert t.won == [[], [60], []]
    assert TiedNeutral(1, 2) in told
    assert Tied(A, 1, 2) in told
    t, _ = paid([90, 50, 20], [1, 0, 0, 4])
    assert (t.won[A], t.under) == ([50], [90, 20])


def test_nothing_is_hidden_but_the_order_of_the_stack() -> None:
    """LV-2: casinos are public, and there is neither a hand nor a box."""
    state = started(2)
    assert state.hands == [None, None]
    assert state.box is None
    assert GAME.setup(2, LasVegas(first=0), nobody).table.casinos[0].bills == []


def test_two_to_five_players() -> None:
    """2 to 5 players, as the rule page says above its rules."""
    for seats in (1, 6):
        with pytest.raises(Refused, match="las_vegas is for 2 to 5 players"):
            GAME.start(seats)
    for seats in (2, 5):
        assert len(dict(GAME.odds(GAME.start(seats)).outcomes())) == seats


def test_winnings_lie_face_down_unless_agreed() -> None:
    """LV-10: the picture shows bills won face down, unless the table says otherwise."""
    assert GAME.start(2).table.open_money is False
    assert GAME.start(2, LasVegas(open_money=True)).table.open_money is True


def test_every_draw_has_a_name_of_its_own() -> None:
    """LV-2, LV-4, LV-21, LV-22: bills by casino, rolls by seat, so that two tables can have the same luck."""
    state = GAME.start(3, LasVegas(first=1, neutral=True))
    names = []
    for outcome in (30, 10, 20, 50, 60, 70, 80, 90, faces(1, 1), faces(*[1] * 8), faces(2, 2)):
        names.append(GAME.phase(state).drawn(state.table))
        GAME.play(state, outcome)
    assert names == [
        "bill 1 of casino 1 in round 1",
        "bill 2 of casino 1 in round 1",
        "bill 3 of casino 1 in round 1",
        *[f"bill 1 of casino {face} in round 1" for face in FACES[1:]],
        "spare dice of round 1",
        "roll of seat 1 in round 1",
        "neutral roll of seat 1 in round 1",
    ]


def test_without_the_variant_there_are_no_neutral_dice() -> None:
    """LV-20, LV-21: nothing is scattered and nothing neutral rolled, not even with three players."""
    for seats in (2, 3, 4, 5):
        match = played(seats, seed=7)
        assert not events(match, Scattered)
        assert not events(match, RolledNeutral)


def test_every_roll_is_told() -> None:
    """LV-22: both rolls of a turn are told, and what was told is what lies there."""
    match = Match(GAME, 2, LasVegas(neutral=True, first=1), seeded(1))
    (rolled,), (neutral,) = events(match, Rolled), events(match, RolledNeutral)
    table = match.scene().table
    assert (rolled.seat, rolled.roll, sum(rolled.roll)) == (1, table.roll, 8)
    assert (neutral.seat, neutral.roll, sum(neutral.roll)) == (1, table.neutral_roll, 4)
