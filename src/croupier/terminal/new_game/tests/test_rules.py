"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event, Seat
from croupier.core.match import IllegalMove, Match

from ..rules import (
    CARDS,
    GAME,
    Began,
    Call,
    Called,
    Coins,
    Consoled,
    Got,
    Lost,
    Showed,
    Side,
    Tossed,
    Won,
)

LAST = {"NG": [(1, 9)]}
ANN, BEN, CLEO = 0, 1, 2
EXAMPLE = (Call("heads", 2), Call("tails", 3), Call("tails", 1))


class Log(list[tuple[Seat | None, Event]]):
    """What was told, and to whom."""

    def __call__(self, event: Event, *, to: Seat | None = None) -> None:
        self.append((to, event))

    @property
    def events(self) -> list[Event]:
        return [event for _, event in self]


def dealt(*cards: int) -> Coins:
    """A game in which Ann tosses first and these cards were dealt."""
    state = GAME.start(len(cards), GAME.options(first=ANN))
    for card in cards:
        GAME.play(state, card)
    return state


def round_of(state: Coins, calls: tuple[Call, ...], coin: Side) -> list[Event]:
    log = Log()
    GAME.play(state, dict(enumerate(calls)), log)
    GAME.play(state, coin, log)
    return log.events


@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_chips_each_and_five_rounds(seats: int) -> None:
    """NG-1: ten chips, five rounds, and a first tosser who is drawn."""
    match = Match(GAME, seats, source=seeded(1))
    assert match.glance(0).table.money.seats == [10] * seats
    while not match.over:
        match.submit(match.waiting[0], match.moves(match.waiting[0])[0])
    began = [told.event for told in match.told if isinstance(told.event, Began)]
    assert [event.round for event in began] == [1, 2, 3, 4, 5]
    assert dict(GAME.odds(GAME.start(seats)).outcomes()) == dict.fromkeys(range(seats), 1)


def test_who_tosses_first_can_be_set() -> None:
    """NG-1: nobody is drawn if the table sets the first tosser."""
    log = Log()
    state = GAME.start(3, GAME.options(first=CLEO), log)
    assert (state.phase, state.table.tosser, log.events) == ("Deal", CLEO, [Began(1, CLEO)])


def test_a_card_each_that_only_its_owner_knows() -> None:
    """NG-2: twelve cards, none put back while they are dealt; each told to its owner alone."""
    state, log = GAME.start(3, GAME.options(first=ANN)), Log()
    assert dict(GAME.odds(state).outcomes()) == CARDS == {1: 4, 2: 4, 3: 4}
    GAME.play(state, 3, log)
    assert dict(GAME.odds(state).outcomes()) == {1: 4, 2: 4, 3: 3}
    GAME.play(state, 3, log)
    GAME.play(state, 1, log)
    assert log == [(ANN, Got(3)), (BEN, Got(3)), (CLEO, Got(1))]
    assert GAME.view(state, CLEO).hand.card == 1


def test_everybody_calls_and_stakes_one_to_three() -> None:
    """NG-3: two sides and three stakes, for everybody at once; nobody sees a call before all have called."""
    match = Match(GAME, 3, source=seeded(1))
    assert match.waiting == (ANN, BEN, CLEO)
    assert Counter(move.side for move in match.moves(ANN)) == {"heads": 3, "tails": 3}  # type: ignore[attr-defined]
    assert {move.stake for move in match.moves(ANN)} == {1, 2, 3}  # type: ignore[attr-defined]
    match.submit(ANN, Call("heads", 3))
    assert match.glance(BEN).table.calls == [None] * 3
    with pytest.raises(IllegalMove):
        match.submit(BEN, Call("heads", 4))


@pytest.mark.parametrize(("chips", "stakes"), [(2, [1, 2]), (1, [1]), (0, [0])])
def test_nobody_stakes_more_than_they_have(chips: int, stakes: list[int]) -> None:
    """NG-3: whoever has no chips calls without a stake."""
    state = dealt(1, 2)
    state.table.money.seats[BEN] = chips
    moves = GAME.moves(GAME.view(state, BEN))
    assert [move.stake for move in moves if move.side == "heads"] == stakes  # type: ignore[attr-defined]


def test_calls_are_shown_before_the_coin_is_tossed() -> None:
    """NG-4: all calls, then a fair coin."""
    state, log = dealt(3, 1, 2), Log()
    GAME.play(state, dict(enumerate(EXAMPLE)), log)
    assert log.events == [Called(ANN, "heads", 2), Called(BEN, "tails", 3), Called(CLEO, "tails", 1)]
    assert dict(GAME.odds(state).outcomes()) == {"heads": 1, "tails": 1}


def test_the_example_round() -> None:
    """NG-5, NG-6: the wrong pay and keep their cards; whoever alone is right gets the number twice."""
    state = dealt(3, 1, 2)
    told = round_of(state, EXAMPLE, "heads")[3:]
    assert told == [
        Tossed(ANN, "heads"),
        Lost(BEN, 3),
        Lost(CLEO, 1),
        Showed(ANN, 3),
        Won(ANN, 8, True),
        Began(2, BEN),
    ]
    assert state.table.money.seats == [18, 7, 9]


def test_right_together() -> None:
    """NG-6: the stake and the number, once, for each."""
    state = dealt(3, 1, 2)
    told = round_of(state, EXAMPLE, "tails")
    assert [event for event in told if isinstance(event, Won)] == [Won(BEN, 4, False), Won(CLEO, 3, False)]
    assert state.table.money.seats == [8, 14, 13]


def test_nobody_is_right() -> None:
    """NG-7: the tosser gets one."""
    state = dealt(3, 1)
    told = round_of(state, (Call("heads", 1), Call("heads", 2)), "tails")
    assert told[-4:] == [Lost(ANN, 1), Lost(BEN, 2), Consoled(ANN, 1), Began(2, BEN)]
    assert state.table.money.seats == [10, 8]


def test_the_next_round_begins_afresh() -> None:
    """NG-8: cards go back, the left neighbour tosses."""
    state = dealt(3, 1, 2)
    round_of(state, EXAMPLE, "heads")
    t = state.table
    assert (t.tosser, t.round, t.dealt, t.coin) == (BEN, 2, 0, None)
    assert (t.calls, t.stakes, t.shown) == ([None] * 3, [0] * 3, [None] * 3)
    assert [hand.card for hand in state.hands] == [None] * 3
    assert dict(GAME.odds(state).outcomes()) == CARDS


def test_the_most_chips_win() -> None:
    """NG-9: after five rounds; equals share a place."""
    state = dealt(1, 1, 1)
    for number in range(5):
        if number:
            for _ in range(3):
                GAME.play(state, 1)
        round_of(state, (Call("heads", 1), Call("heads", 1), Call("tails", 1)), "heads")
    assert GAME.is_over(state)
    assert [GAME.score(state.table, seat) for seat in range(3)] == [20, 20, 5]
    assert GAME.places(state) == (1, 1, 3)
