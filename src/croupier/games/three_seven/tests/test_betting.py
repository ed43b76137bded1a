"""The rules of the page on betting, and their worked examples."""

from __future__ import annotations

import pytest

from croupier.core.game import Move, Seat
from croupier.games.three_seven.rules import GAME, AllIn, Call, Declared, Fold, Folded, Raise, Staked
from croupier.games.three_seven.tests.scripted import (
    OUT,
    PLAIN_HANDS,
    A,
    B,
    C,
    D,
    begin,
    bet,
    carried,
    check,
    deal_any,
    draw,
    moves,
    play,
    raises,
    speak,
)
from croupier.kit.seventh_heaven.bank import Borrow, Borrowed, PayBack, Won


def test_betting_order() -> None:
    """TS-4: from the dealer's left, clockwise, among those in the round."""
    state = begin(4, dealer=C)
    draw(state, *PLAIN_HANDS[:4])
    order: list[Seat] = []
    for move in (Call(), Raise(10), Fold(), Call(), Call()):
        order += GAME.asked(state)
        bet(state, move)
    assert order == [D, A, B, C, D]
    assert GAME.asked(state) == [A, C, D]


def test_calling_nothing() -> None:
    """TS-4: with nothing to match a call costs nothing, and folding is allowed all the same."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    assert Fold() in moves(state)
    assert bet(state, Call()).of(Staked) == [Staked(B, "call", 0, 20)]
    assert state.table.bank.chips == [380, 380, 380]
    assert bet(state, Fold()).of(Folded) == [Folded(C, by_force=False)]
    assert state.table.bank.down == [20, 20, 20]
    assert state.table.now.inside == [A, B]


def test_calling() -> None:
    """TS-4: a call brings the stake to the highest in the round."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    log = bet(state, Raise(50), Raise(30), Call(), Call())
    assert log.of(Staked) == [
        Staked(B, "raise", 50, 70),
        Staked(C, "raise", 80, 100),
        Staked(A, "call", 80, 100),
        Staked(B, "call", 30, 100),
    ]
    assert state.table.bank.down == [100, 100, 100]
    assert state.table.bank.chips == [300, 300, 300]
    assert state.phase == "SpeakUp"


def test_raising_is_limited() -> None:
    """TS-4: to between 10 and 100 above the highest stake, in tens, and no more than the chips allow."""
    state = begin(3, carried([400, 400, 110]))
    draw(state, *PLAIN_HANDS[:3])
    assert raises(state) == [*range(10, 101, 10)]
    bet(state, Raise(60))
    assert raises(state) == [10, 20, 30]
    bet(state, Raise(30))
    assert state.table.bank.chips[C] == 0
    assert raises(state) == [*range(10, 101, 10)]


def test_any_number_of_raises() -> None:
    """TS-4: raises go on as long as there are chips, and after each the others must act again."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    bet(state, *[Raise(10)] * 30, Call())
    assert state.phase == "Bet"
    bet(state, Call())
    assert state.phase == "SpeakUp"
    assert state.table.bank.down == [320] * 3


def test_who_lacks_chips_may_borrow_first() -> None:
    """TS-4: call and raise need the chips in hand; a betting turn is asked while a loan is open."""
    state = begin(3, carried([400, 400, 50]))
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Raise(100))
    assert moves(state) == [Fold()]
    assert GAME.asides(GAME.view(state, C)) == [Borrow()]
    assert GAME.forced(state, C) is None
    GAME.aside(state, C, Borrow())
    assert moves(state) == [Call(), *map(Raise, range(10, 101, 10)), Fold()]
    bet(state, Call(), Fold())
    assert state.table.bank.down == [20, 120, 120]
    assert state.table.bank.debt == [False, False, True]


def test_a_debt_may_be_paid_back_before_a_bet() -> None:
    """TS-4: paying back does not use up the turn, and may leave too little for a call."""
    state = begin(3, carried([400, 400, 290], "2"))
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Raise(50))
    GAME.aside(state, C, PayBack())
    assert GAME.asked(state) == (C,)
    assert state.table.bank.chips[C] == 20
    assert moves(state) == [Fold()]


def test_silence_while_betting() -> None:
    """TS-4: whoever does not answer calls where it is free, and folds where it is not."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    bet_ = GAME.phase(state)
    assert bet_.silence(GAME.view(state, B)) == Call()
    bet(state, Raise(10))
    assert bet_.silence(GAME.view(state, C)) == Fold()


@pytest.mark.parametrize(
    ("chips", "debtor", "offered"),
    [
        (40, "", [Fold(), AllIn()]),
        (50, "", [Fold()]),  # a loan would do
        (240, "", [Fold()]),
        (250, "", [Call(), Fold()]),
        (20, "2", [Fold(), AllIn()]),
        (240, "2", [Fold(), AllIn()]),
        (260, "2", [Call(), Raise(10), Fold()]),
    ],
)
def test_who_may_go_all_in(chips: int, debtor: str, offered: list[Move]) -> None:
    """TS-5: only for a player who cannot match the highest stake, 250 here, even by borrowing."""
    state = begin(4, carried([600, 600, chips, 600], debtor), dealer=C)
    draw(state, *PLAIN_HANDS[:4])
    bet(state, Raise(100), Raise(100), Raise(30))
    assert moves(state) == offered


def test_all_in_is_for_the_rest_of_the_round() -> None:
    """TS-5: whoever goes all-in stakes all they have, stays in, and matches nothing more in this round."""
    state = begin(3, carried([600, 600, 60]))
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Raise(100))
    GAME.aside(state, C, Borrow())
    bet(state, Call(), Raise(100), Raise(100))
    assert moves(state) == [Fold(), AllIn()]
    assert bet(state, AllIn()) == [(None, Staked(C, "all-in", 140, 260))]
    assert state.table.bank.chips[C] == 0
    assert state.table.bank.down == [220, 320, 260]
    assert GAME.asked(state) == (A,)
    bet(state, Raise(50), Call())
    assert state.table.now.inside == [A, B, C]
    speak(state)
    play(state, 5, 6, 1)
    draw(state, "11134", "223344", "5")
    assert GAME.asked(state) == (B,)
    bet(state, Raise(10), Call())
    assert state.phase == "SpeakUp"


def test_all_in_takes_a_loan() -> None:
    """TS-5: a player without a debt card borrows by going all-in, though it is not enough."""
    state = begin(4, carried([600, 600, 30, 600]), dealer=C)
    draw(state, *PLAIN_HANDS[:4])
    bet(state, Raise(100), Raise(100), Raise(100))
    assert bet(state, AllIn()) == [(None, Borrowed(C)), (None, Staked(C, "all-in", 210, 230))]
    assert state.table.bank.debt[C]
    assert state.table.bank.down[C] == 230


def test_all_in_with_nothing() -> None:
    """TS-5: "all they have" may be nothing."""
    state = begin(3, carried([400, 400, 20], "2"))
    draw(state, "12345", "12346", "77712")
    log = bet(state, Raise(100), AllIn(), Call())
    assert Staked(C, "all-in", 0, 20) in log.of(Staked)
    assert state.table.bank.down == [120, 120, 20]
    assert speak(state, C).of(Declared) == [Declared(C, (1, 2, 7, 7, 7))]
    log = speak(state)
    assert log.of(Won) == [Won(C, 260)]  # there are no side pots, and nothing comes back


def test_no_side_pots() -> None:
    """TS-5: Leo has 60 in hand and a debt card; all-in, he takes what the others staked above him too."""
    state = begin(3, carried([400, 400, 80], "2"))
    draw(state, "12345", "12346", "77712")
    bet(state, Raise(100), AllIn(), Raise(100), Call())
    assert state.table.bank.down == [220, 220, 80]
    speak(state, C)
    assert speak(state).of(Won) == [Won(C, 520)]
    assert state.table.bank.chips[C] == 500
    assert state.table.bank.chips[A] == 180 - 20


def test_a_raise_that_nobody_could_match() -> None:
    """TS-5: nothing of it comes back, and the raise is allowed even if all others are all-in."""
    state = begin(3, carried([400, 20, 20], "12"))
    draw(state, "12345", "77712", "12346")
    bet(state, Call(), Call(), Raise(100), AllIn(), AllIn())
    assert state.phase == "SpeakUp"
    assert state.table.bank.down == [120, 20, 20]
    speak(state, B)
    assert speak(state).of(Won) == [Won(B, 160)]


def test_betting_ends() -> None:
    """TS-6: when all in the round have acted at least once and are level."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Call(), Call())
    assert GAME.asked(state) == (A,)  # level, but has not acted
    bet(state, Raise(10), Call())
    assert GAME.asked(state) == (C,)  # acted, but is not level
    bet(state, Call())
    assert state.phase == "SpeakUp"


def test_one_player_left_wins() -> None:
    """TS-6: if all others fold, the last in the round takes all stakes, folded ones too, and shows nothing."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Raise(50), Call(), Fold())
    speak(state)
    play(state, None, 6, 5)
    draw(state, "", "123456", "12345")
    log = bet(state, Fold())
    assert log[:2] == [(None, Folded(B, by_force=False)), (None, Won(C, 160))]
    assert state.table.now.number == 2


def test_nobody_is_asked_alone_against_all_in() -> None:
    """TS-6: when all but one are all-in and that one has nothing to match, nobody is asked."""
    state = begin(3, carried([400, 20, 20], "12"))
    draw(state, *PLAIN_HANDS[:3])
    bet(state, Call(), Call(), Raise(10), AllIn(), AllIn())
    assert state.phase == "SpeakUp"
    speak(state)
    play(state, 1, 1, 1)
    assert state.phase == "SpeakUp"  # no betting in between


def test_the_last_who_can_bet_is_asked_if_there_is_something_to_match() -> None:
    """TS-6: one against players who are all-in is asked if there is something to match."""
    state = begin(4, carried([400, 400, 20, 400], "2"), dealer=D)
    draw(state, *PLAIN_HANDS[:4])
    bet(state, Fold(), Raise(10), AllIn())
    assert GAME.asked(state) == (D,)
    bet(state, Fold())
    assert state.phase == "SpeakUp"  # Jun alone can bet, and is level
    assert state.table.now.inside == [B, C]


def test_all_in_who_ran_out_does_not_count() -> None:
    """TS-6: an all-in player who is out of the round does not keep two others from betting."""
    state = begin(3, carried([400, 400, 20], "2"))
    draw(state, "12345", "12346", "12345")
    bet(state, Raise(10), AllIn(), Call())
    for cards, drawn in (
        ((1, 6, 1), ("", "123455")),
        ((5, 2, 2), ("12345",)),
        ((3, 1, 3), ("", "6")),
        ((4, 1, 4), ("", "6")),
        ((2, 5, 5), ("66",)),
    ):
        check(state)
        speak(state)
        play(state, *cards)
        log = draw(state, *drawn)
    assert log.of(Folded) == [OUT[C]]
    assert GAME.asked(state) == (B,)
    bet(state, Call(), Raise(10))
    assert GAME.asked(state) == (B,)


def test_a_folded_stake_binds_nobody() -> None:
    """TS-6: the highest stake is that of a player in the round; the prize counts all of them."""
    state = begin(4, carried([400, 10, 400, 400], "1"))
    draw(state, "12345", "", "12346", "12356")
    bet(state, Raise(50), Call(), Call())
    table = state.table
    assert (table.highest, table.prize) == (70, 220)
    table.now.inside.remove(D)
    table.bank.stake(D, 100)
    assert (table.highest, table.prize) == (70, 320)


def test_each_betting_starts_at_the_dealers_left() -> None:
    """TS-6: the second betting of a round starts there too, or with the next in the round."""
    state = begin(4, dealer=B)
    draw(state, *PLAIN_HANDS[:4])
    bet(state, Fold(), Call(), Raise(10), Call(), Call())
    assert state.phase == "SpeakUp"
    speak(state)
    play(state, 1, 1, None, 1)
    assert GAME.asked(state) == (D,)


def test_a_put_out_dealer_is_passed_over() -> None:
    """TS-6: if the dealer is out, betting starts with the next player left of their seat."""
    state = begin(4, carried([400, 10, 400, 400], "1"), dealer=B)
    deal_any(state)
    assert GAME.asked(state) == (C,)
