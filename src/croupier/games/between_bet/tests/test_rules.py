"""Every rule of the page, and its worked examples."""

from __future__ import annotations

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Event, Reveal, Seat
from croupier.core.match import IllegalMove, Match
from croupier.games.between_bet.row import Side
from croupier.games.between_bet.rules import (
    GAME,
    Bet,
    Call,
    Called,
    GotRight,
    Hit,
    Laid,
    Missed,
    NobodyCalled,
    Peeked,
    Pick,
    Picked,
    Placed,
    Quiet,
    Raise,
    Raised,
    Shuffled,
    Stand,
    Stood,
    TookLead,
)
from croupier.games.between_bet.tests.scripted import (
    ANA,
    JUN,
    LEO,
    PLAIN_ROW,
    VERA,
    alone,
    asides,
    beat,
    begin,
    bet,
    choices,
    lay_out,
    rich,
    settle,
    whole_round,
    with_right,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Borrow, Borrowed, Gamble, PayBack
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, FULL, ZERO, Card

LAST = {"BB": [(1, 9)]}


@pytest.mark.parametrize(("seats", "out"), [(3, []), (4, []), (5, []), (4, [1]), (5, [0, 4])])
def test_as_many_rounds_as_players(seats: int, out: list[Seat]) -> None:
    """BB-1: as many rounds as players started, dealt in turn; seats that are out never deal."""
    state = GAME.start(seats, Gamble(first=0, bank=rich(*[200] * seats, out=out)))
    dealers = []
    while not GAME.is_over(state):
        dealers.append(state.table.round.dealer)
        whole_round(state, [1, 2, 3, 4, 5, 6, 7])
    assert dealers == [seat for seat in range(seats) if seat not in out]
    assert state.table.round.number == seats - len(out)


def test_the_first_dealer_is_drawn() -> None:
    """BB-1: among the players, each equally likely; then the deal moves left."""
    state, log = GAME.start(5, Gamble(bank=rich(*[200] * 5, out=[3]))), Log()
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 2: 1, 4: 1}
    GAME.play(state, 2, log)
    assert log == [(None, BecameDealer(2, 1))]
    whole_round(state, PLAIN_ROW)
    assert state.table.round.dealer == 4
    whole_round(state, PLAIN_ROW)
    assert state.table.round.dealer == 0


def test_the_first_dealer_is_set() -> None:
    """BB-1: by the table; if that seat is out, the next to its left."""
    log = Log()
    state = GAME.start(5, Gamble(first=3, bank=rich(*[200] * 5, out=[3])), log)
    assert log == [(None, BecameDealer(4, 1))]
    assert state.phase == "LayOut"


def test_used_cards_stay_out() -> None:
    """BB-1: the seven cards of a round are not in the pile of the next ones."""
    state = GAME.start(4, Gamble(first=0))
    assert dict(GAME.odds(state).outcomes()) == FULL
    whole_round(state, [1, 1, 1, 4, 5, 6, 7])
    left = FULL | {1: 4, 4: 6, 5: 6, 6: 6, 7: 6}
    assert dict(GAME.odds(state).outcomes()) == left
    whole_round(state, [1, 1, 1, 1, 5, 6, 7])
    assert dict(GAME.odds(state).outcomes()) == {card: n for card, n in (left | {1: 0, 5: 5, 6: 5, 7: 5}).items() if n}


@pytest.mark.parametrize("row", [[ZERO, 1, 2, 3, 4, 5, 6], [1, 2, 3, DOUBLE_ZERO, 4, 5, 6]])
def test_a_zero_brings_all_cards_back(row: list[Card]) -> None:
    """BB-1: if 0 or 00 was in the row, all 51 cards are shuffled before the next round."""
    state = GAME.start(4, Gamble(first=0))
    whole_round(state, PLAIN_ROW)
    lay_out(state, row)
    beat(state, {})
    log = bet(state, {})
    assert log.of(Shuffled) == [Shuffled()]
    assert dict(GAME.odds(state).outcomes()) == FULL
    assert state.table.used == []


def test_the_row() -> None:
    """BB-2: from the left two face down, three face up, two face down."""
    state = GAME.start(3, Gamble(first=0))
    log = lay_out(state, [7, 6, 5, 4, DOUBLE_ZERO, 2, 1])
    assert state.table.round.row == [None, None, 5, 4, DOUBLE_ZERO, None, None]
    assert state.phase == "Outbid"
    assert log == [(None, Laid(card)) for card in state.table.round.row]


def test_chance_has_names() -> None:
    """BB-2, BB-3: what is drawn has the same name in games whose moves differ."""
    state = GAME.start(3, Gamble(first=0))
    names = []
    for card in PLAIN_ROW:
        names.append(GAME.phase(state).drawn(state.table))
        GAME.play(state, card)
    assert names == [f"card {number} of the row in round 1" for number in range(1, 8)]
    beat(state, {0: 60, 1: 60})
    assert GAME.phase(state).drawn(state.table) == "equal calls of 60 in round 1"


def test_the_calls_lie_on_the_table() -> None:
    """BB-3: in the order in which they were heard, each with the leader that it made; the next round has none."""
    state = begin()
    leaders = list[tuple[int, Seat | None, list[Seat]]]()

    def tell(event: Event, *, to: Seat | None = None) -> None:
        if isinstance(event, Called):
            now = state.table.round
            assert now.calls[-1] == event
            leaders.append((now.call, now.holder, [*now.tied]))

    GAME.play(state, {ANA: Call(50), JUN: Call(30), LEO: Call(50), VERA: Quiet()}, tell)
    assert leaders == [(50, ANA, []), (50, ANA, []), (50, None, [ANA, LEO])]
    GAME.play(state, LEO)
    GAME.play(state, {ANA: Quiet(), JUN: Call(60), VERA: Call(90)}, tell)
    assert leaders[3:] == [(60, JUN, []), (90, VERA, [])]
    calls = [Called(ANA, 50), Called(JUN, 30), Called(LEO, 50), Called(JUN, 60), Called(VERA, 90)]
    assert state.table.round.calls == calls
    beat(state, {})
    alone(state, Pick("left"))
    alone(state, Stand())
    assert state.table.round.calls == calls
    bet(state, {})
    assert state.table.round.calls == []


def test_nobody_sees_what_lies_face_down() -> None:
    """BB-2: two tables that differ in the pairs look alike to everybody."""
    one, other = begin(row=[1, 1, 3, 4, 5, 6, 6]), begin(row=[7, ZERO, 3, 4, 5, 2, 2])
    for seat in range(4):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.scene(one) == GAME.scene(other)


def test_who_may_call_what() -> None:
    """BB-3: anyone, the dealer too, in tens, above the highest call, up to the chips they hold."""
    state = begin(bank=rich(200, 30, 0, 70))
    assert GAME.asked(state) == [0, 1, 2, 3]
    assert choices(state, 0) == [Quiet(), *map(Call, range(10, 201, 10))]
    assert choices(state, 1) == [Quiet(), Call(10), Call(20), Call(30)]
    assert choices(state, 2) == [Quiet()]
    beat(state, {1: 30})
    assert choices(state, 3) == [Quiet(), Call(40), Call(50), Call(60), Call(70)]
    assert choices(state, 2) == [Quiet()]


def test_a_beat() -> None:
    """BB-3: all calls are shown, the highest counts, and the others bind nobody."""
    state = begin()
    log = beat(state, {1: 40, 2: 90, 3: 60})
    assert log == [(None, Called(1, 40)), (None, Called(2, 90)), (None, Called(3, 60))]
    assert GAME.asked(state) == [0, 1, 3]
    log = beat(state, {})
    assert log == [(None, GotRight(2, 90))]
    assert state.table.bank.down == [0, 0, 90, 0]
    assert state.table.bank.chips == [200, 200, 110, 200]
    assert GAME.asked(state) == (2,)


def test_chance_decides_between_equal_calls() -> None:
    """BB-3: among equal highest calls of a beat; a lower one has no share in it."""
    state = begin()
    beat(state, {0: 50})
    beat(state, {1: 60, 2: 80, 3: 80})
    assert dict(GAME.odds(state).outcomes()) == {2: 1, 3: 1}
    log = Log()
    GAME.play(state, 3, log)
    assert log == [(None, TookLead(3))]
    assert GAME.asked(state) == [0, 1, 2]
    beat(state, {})
    assert state.table.round.holder == 3
    assert state.table.bank.down == [0, 0, 0, 80]


def test_silence_is_not_final() -> None:
    """BB-3: whoever said nothing in one beat may call in the next; only a beat of silence ends the auction."""
    state = begin()
    beat(state, {0: 10})
    beat(state, {1: 20})
    beat(state, {0: 30})
    beat(state, {3: 40})
    beat(state, {})
    assert state.table.round.holder == 3


def test_the_highest_caller_waits() -> None:
    """BB-3: while leading nobody can call, borrow or pay back."""
    match = Match(GAME, 3, Gamble(first=0, bank=rich(300, 200, 200, debt=[0])), seeded(1))
    match.submit(0, Call(100))
    match.submit(1, Quiet())
    match.submit(2, Quiet())
    assert match.waiting == (1, 2)
    for move in (Call(110), PayBack(), Quiet()):
        with pytest.raises(IllegalMove):
            match.submit(0, move)


def test_nobody_calls() -> None:
    """BB-3, BB-5: then there is no right holder, and all bet."""
    state = begin()
    log = beat(state, {})
    assert log == [(None, NobodyCalled())]
    assert state.phase == "PlaceBets"
    assert GAME.asked(state) == [0, 1, 2, 3]
    assert choices(state, 0) == [Bet(amount) for amount in range(0, 201, 10)]


def test_borrowing_for_a_call() -> None:
    """BB-3: nobody can call more than they hold, but whoever borrows first may; it does not use up the call."""
    state = begin(bank=rich(30, 200, 200, 200))
    assert Call(40) not in choices(state, 0)
    assert asides(state, 0) == [Borrow()]
    GAME.aside(state, 0, Borrow())
    assert choices(state, 0)[-1] == Call(230)
    assert asides(state, 0) == []


def test_who_cannot_call_is_not_asked() -> None:
    """BB-3: whoever holds a debt card and too few chips is silent by force; whoever may still borrow is asked."""
    match = Match(GAME, 4, Gamble(first=0, bank=rich(60, 60, 10, 10, debt=[0, 1, 2])), seeded(1))
    match.submit(0, Call(50))
    match.submit(1, Quiet())
    match.submit(2, Quiet())
    match.submit(3, Quiet())
    assert match.waiting == (1, 3)


def test_an_auction_always_ends() -> None:
    """BB-3: calls rise by ten or more up to what the richest holds, and then nobody can call more."""
    state, beats = begin(), 0
    while state.phase == "Outbid":
        call = state.table.round.call + 10
        beat(state, {GAME.asked(state)[0]: call} if call <= 200 else {})
        beats += 1
    assert beats == 21
    assert state.table.round.call == 200


def test_a_live_auction() -> None:
    """BB-3: with a clock only the first call received is heard, and when the time is up it is over."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1), clock=True)
    match.submit(2, Call(40))
    assert match.waiting == (0, 1)
    assert [one.event for one in match.told][-1] == Called(2, 40)
    with pytest.raises(IllegalMove):
        match.submit(1, Call(40))
    match.submit(1, Call(50))
    assert match.waiting == (0, 2)
    match.time_up()
    assert [one.event for one in match.told][-1] == GotRight(1, 50)
    assert match.waiting == (1,)


def test_a_live_auction_in_which_nobody_calls() -> None:
    """BB-3: silence speaks for all when the time is up."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1), clock=True)
    match.submit(0, Quiet())
    assert match.waiting == (1, 2)
    match.time_up()
    assert match.waiting == (0, 1, 2)
    assert match.glance(0).phase == "PlaceBets"


def test_silence_does_no_harm() -> None:
    """BB-4, BB-5: whoever does not answer in time looks at the left pair, leaves the bet as it is, or bets nothing."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1), clock=True)
    match.submit(1, Call(40))
    match.time_up()
    told = len(match.told)
    for _ in ("pick", "raise", "bet"):
        assert match.time_up() != ()
    events = [one.event for one in match.told[told:] if not isinstance(one.event, Peeked)]
    assert events[:4] == [Picked(1, "left"), Stood(1, 40), Placed(0, 0), Placed(2, 0)]


@pytest.mark.parametrize(("pair", "cards"), [("left", (1, 2)), ("right", (6, 7))])
def test_the_look(pair: Side, cards: tuple[Card, ...]) -> None:
    """BB-4: all see which pair is picked; the right holder alone sees its cards."""
    state = with_right(JUN, 80)
    assert choices(state, JUN) == [Pick("left"), Pick("right")]
    log = alone(state, Pick(pair))
    assert log == [(None, Picked(JUN, pair)), (JUN, Peeked(cards))]
    assert GAME.view(state, JUN).hand.peeked == [*cards]
    assert state.table.round.row == [None, None, 3, 4, 5, None, None]
    assert not any(GAME.view(state, seat).hand.peeked for seat in (ANA, LEO, VERA))
    assert issubclass(Peeked, Reveal)


def test_the_raise() -> None:
    """BB-4: up to all their chips, never lower; the final bet is public."""
    state = with_right(JUN, 80)
    alone(state, Pick("left"))
    assert choices(state, JUN) == [Stand(), *map(Raise, range(90, 201, 10))]
    assert alone(state, Raise(120)) == [(None, Raised(JUN, 120))]
    assert state.table.bank.down == [0, 120, 0, 0]
    assert state.table.bank.chips == [200, 80, 200, 200]
    assert GAME.asked(state) == [ANA, LEO, VERA]


def test_standing() -> None:
    """BB-4: the right holder may leave the bet as it is."""
    state = with_right(JUN, 80)
    alone(state, Pick("left"))
    assert alone(state, Stand()) == [(None, Stood(JUN, 80))]
    assert state.table.bank.down == [0, 80, 0, 0]


def test_loans_of_the_right_holder() -> None:
    """BB-4: open before picking and before raising; a loan makes room for a raise."""
    state = with_right(JUN, 200)
    assert asides(state, JUN) == [Borrow()]
    alone(state, Pick("left"))
    assert choices(state, JUN) == [Stand()]
    assert asides(state, JUN) == [Borrow()]
    assert GAME.forced(state, JUN) is None
    GAME.aside(state, JUN, Borrow())
    assert choices(state, JUN) == [Stand(), *map(Raise, range(210, 401, 10))]


def test_paying_back_spares_the_bet() -> None:
    """BB-4: what lies before the right holder cannot be used to pay back."""
    state = with_right(JUN, 80, bank=rich(200, 320, 200, 200, debt=[JUN]))
    assert asides(state, JUN) == []
    state = with_right(JUN, 70, bank=rich(200, 320, 200, 200, debt=[JUN]))
    assert asides(state, JUN) == [PayBack()]
    GAME.aside(state, JUN, PayBack())
    alone(state, Pick("right"))
    assert GAME.forced(state, JUN) is None  # a new loan would make room
    assert choices(state, JUN) == [Stand()]


def test_the_others_bet() -> None:
    """BB-5: from nothing to all their chips, but not what the right holder bets."""
    state = with_right(JUN, 80, bank=rich(130, 200, 200, 80))
    alone(state, Pick("left"))
    alone(state, Raise(100))
    assert GAME.asked(state) == [ANA, LEO, VERA]
    assert choices(state, ANA) == [Bet(amount) for amount in [*range(0, 91, 10), 110, 120, 130]]
    assert choices(state, VERA) == [Bet(amount) for amount in range(0, 81, 10)]


def test_bets_are_shown_together() -> None:
    """BB-5: nobody sees a bet, nor do chips leave a stack, before all have chosen."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1))
    for seat in range(3):
        match.submit(seat, Quiet())
    told = len(match.told)
    match.submit(0, Bet(200))
    match.submit(2, Bet(0))
    assert len(match.told) == told
    assert match.glance(1).table.bank.chips == [200, 200, 200]
    match.submit(1, Bet(50))
    assert [one.event for one in match.told[told : told + 3]] == [Placed(0, 200), Placed(1, 50), Placed(2, 0)]


def test_loans_while_others_choose() -> None:
    """BB-5: borrowing is seen at once; whoever has sealed a bet can neither borrow nor take it back."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1))
    for seat in range(3):
        match.submit(seat, Quiet())
    match.submit(0, Bet(200))
    match.submit(1, Borrow())
    assert match.told[-1].event == Borrowed(1)
    assert match.moves(1)[-1] == Bet(400)
    for move in (Borrow(), Bet(0)):
        with pytest.raises(IllegalMove):
            match.submit(0, move)


def test_nothing_to_bet() -> None:
    """BB-5: whoever has no chips and a debt card bets nothing by force; whoever may still borrow is asked."""
    match = Match(GAME, 4, Gamble(first=0, bank=rich(100, 0, 0, 10, debt=[1, 3])), seeded(1))
    match.submit(0, Call(10))
    match.submit(2, Quiet())
    match.submit(3, Quiet())
    match.submit(2, Quiet())
    match.submit(0, Pick("left"))
    match.submit(0, Stand())
    assert match.waiting == (2,)  # seat 3 has 10, which is what the right holder bet


def test_a_bet_of_nothing() -> None:
    """BB-5: 0 is no bet: it wins nothing and loses nothing, and is not the highest in any range."""
    state, log = settle(PLAIN_ROW, {})
    assert log.of(Hit, Missed) == []
    assert state.table.bank.chips == [200] * 4


@pytest.mark.parametrize("calls", [3, 15])
def test_a_live_table_waits_ten_seconds_for_the_first_call_and_as_it_is_set_for_the_next(calls: int) -> None:
    """BB-3: at a live table the auction has a clock of its own, which restarts with every call."""
    match = Match(GAME, 3, None, seeded(1), clock=True)
    waits: list[float | None] = []
    while len(waits) < 2:
        scene = match.scene()
        if scene.phase == "Outbid":
            waits.append(GAME.phase(scene).seconds(scene.table, calls))
            assert GAME.phase(scene).first_come(scene.table)
        else:
            assert GAME.phase(scene).seconds(scene.table, calls) is None
        match.submit(match.waiting[0], next(move for move in match.moves(match.waiting[0]) if move != Quiet()))
    assert waits == [10, calls]
