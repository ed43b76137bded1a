"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from itertools import product

import pytest
from told import Log

from croupier.core.game import Event, Refused, Seat
from croupier.games.your_order.marks import Ending, Fate, Finish, dummy_sum
from croupier.games.your_order.rules import (
    GAME,
    PAYS,
    Bet,
    CameBack,
    Dealt,
    Discard,
    Discarded,
    DummyRanked,
    Got,
    Keep,
    Kept,
    Lost,
    Showed,
    Staked,
    TurnedUp,
)
from croupier.games.your_order.tests.scripted import (
    APART,
    SMALL,
    A,
    B,
    C,
    D,
    begin,
    choices,
    deal,
    go,
    play_round,
    ranks,
    showdown,
    turn,
    up_to_bets,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Gamble, Won
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card

LAST = {"YO": [(1, 8)]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_rounds_as_players(seats: int) -> None:
    """YO-1: every player deals once, from one seat to the next."""
    state, dealers = begin(seats, first=1), []
    while not GAME.is_over(state):
        dealers.append(state.table.round.dealer)
        play_round(state)
    assert dealers == [1, *range(2, seats), 0]
    assert state.table.round.number == seats


def test_rounds_are_counted_by_those_who_started() -> None:
    """YO-1: with one of four seats out there are three rounds, and that seat takes no part."""
    state, dealers = begin(4, first=C, out=[C]), []
    while not GAME.is_over(state):
        dealers.append(state.table.round.dealer)
        play_round(state)
        assert not state.table.round.held[C]
        assert not state.table.round.bets[C]
    assert dealers == [D, A, B]
    assert GAME.places(state)[C] == 4


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """YO-1: it is for three to five."""
    with pytest.raises(Refused, match="your_order is for 3 to 5 players"):
        GAME.start(seats)


def test_first_dealer_is_drawn() -> None:
    """YO-1: every player is equally likely to deal first, and starts with 200."""
    state = GAME.start(4)
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert state.table.bank.chips == [200] * 4
    assert go(state, 2) == [(None, BecameDealer(2, 1))]


def test_deal() -> None:
    """YO-1: two cards each from the dealer's left, for their owner alone, then three for the dummy that nobody sees."""
    state = begin(3, first=B)
    assert dict(GAME.odds(state).outcomes()) == PLAIN
    names = []
    log = Log()
    for card in (7, 6, 5, 4, 3, 2, 1, 1, 2):
        names.append(GAME.phase(state).drawn(state.table))
        log += go(state, card)
    assert log == [(C, Got(7)), (A, Got(6)), (B, Got(5)), (C, Got(4)), (A, Got(3)), (B, Got(2)), (None, Dealt())]
    assert [hand.cards for hand in state.hands] == [[6, 3], [5, 2], [7, 4]]
    assert state.box.dummy == [1, 1, 2]
    assert state.table.round.dummy == [None, None, None]
    assert names[0] == "card 1 of seat 2 in round 1"
    assert names[5] == "card 2 of seat 1 in round 1"
    assert names[8] == "card 3 of the dummy in round 1"
    assert turn(state) == B


def test_every_round_has_all_cards() -> None:
    """YO-1: the cards of the round before are shuffled in again."""
    state = begin()
    play_round(state)
    assert state.table.round.number == 2
    assert state.phase == "Deal"
    assert dict(GAME.odds(state).outcomes()) == PLAIN
    assert [hand.cards for hand in state.hands] == [[], [], []]


def test_change() -> None:
    """YO-2: from the dealer on each may discard one card face up, and draw another that nobody else sees."""
    state = begin(3, first=B)
    deal(state, [(1, 2), (3, 4), (5, 6)])
    assert turn(state) == B
    assert choices(state) == [Keep(), Discard(3), Discard(4)]
    assert go(state, Discard(3)) == [(None, Discarded(B, 3))]
    assert GAME.phase(state).drawn(state.table) == "card 3 of seat 1 in round 1"
    assert go(state, 7) == [(B, Got(7))]
    assert state.hands[B].cards == [4, 7]
    assert turn(state) == C
    assert go(state, Keep()) == [(None, Kept(C))]
    assert turn(state) == A
    log = go(state, Discard(2), 2)
    assert log.of(Got) == [Got(2)]
    assert state.table.round.discards == [2, 3, None]
    assert state.phase == "PlaceBet", "nobody changes twice"


def test_equal_cards_are_one_choice() -> None:
    """YO-2: which of two equal cards is discarded makes no difference."""
    state = begin()
    deal(state, [(4, 4), (1, 2), (1, 2)])
    assert choices(state) == [Keep(), Discard(4)]
    go(state, Discard(4), 1)
    assert state.hands[A].cards == [4, 1]


def test_discards_stay_out() -> None:
    """YO-2: a discard cannot be drawn again in this round."""
    state = begin()
    deal(state, [(4, 4), (4, 4), (4, 4)], (1, 2, 4))
    go(state, Discard(4))
    assert dict(GAME.odds(state).outcomes()) == {1: 6, 2: 6, 3: 7, 5: 7, 6: 7, 7: 7}


def test_first_bet() -> None:
    """YO-3: the dummy's first card is turned up, and from the dealer on each bets 20 to 100 on a place, seen by all."""
    state = begin(4, first=C)
    log = up_to_bets(state, dummy=(5, 6, 7))
    assert log[-1] == (None, TurnedUp(1, 5))
    assert state.table.round.dummy == [5, None, None]
    assert turn(state) == C
    assert choices(state) == [Bet(rank, amount) for rank in range(1, 6) for amount in range(20, 101, 10)]
    log = go(state, Bet(5, 100), Bet(5, 20), Bet(1, 70))
    assert log == [(None, Staked(C, 5, 100)), (None, Staked(D, 5, 20)), (None, Staked(A, 1, 70))]
    assert state.table.round.bets == [[Bet(1, 70)], [], [Bet(5, 100)], [Bet(5, 20)]]
    assert state.table.bank.chips == [130, 200, 100, 180]
    assert state.table.bank.down == [70, 0, 100, 20]
    assert turn(state) == B


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_places_to_bet_on(seats: int) -> None:
    """YO-3: there is a place for each player and one for the dummy."""
    state = begin(seats)
    up_to_bets(state)
    assert {move.rank for move in choices(state) if isinstance(move, Bet)} == set(range(1, seats + 2))


def test_second_bet() -> None:
    """YO-4: the dummy's second card is turned up, and all bet again, freely, from the chips left."""
    state = begin(first=B, chips=[150, 120, 300])
    up_to_bets(state, dummy=(5, 6, 7))
    log = go(state, Bet(1, 50), Bet(2, 100), Bet(1, 100))
    assert log[-1] == (None, TurnedUp(2, 6))
    assert state.table.round.dummy == [5, 6, None]
    assert turn(state) == B
    assert choices(state) == [Bet(rank, amount) for rank in range(1, 5) for amount in range(20, 71, 10)]
    go(state, Bet(4, 60), Bet(2, 20))
    assert {move.amount for move in choices(state) if isinstance(move, Bet)} == {20, 30, 40, 50}
    assert state.table.round.bets == [[Bet(1, 100)], [Bet(1, 50), Bet(4, 60)], [Bet(2, 100), Bet(2, 20)]]
    assert state.table.bank.down == [100, 110, 120]


def test_both_bets_are_a_duty() -> None:
    """YO-4: there is no passing, and silence is the smallest bet."""
    state = begin()
    up_to_bets(state)
    for _ in range(6):
        assert all(isinstance(move, Bet) for move in choices(state))
        silence = GAME.phase(state).silence(GAME.view(state, turn(state)))
        assert silence == Bet(1, 20)
        go(state, silence)


def test_all_is_shown() -> None:
    """YO-5: after the second bets the dummy's third card is turned up, and then all hands."""
    _, log = showdown([(7, 7), (1, 2), (3, 5)], (5, 6, 7))
    shown = [event for _, event in log if isinstance(event, TurnedUp | Showed | DummyRanked)]
    assert shown[1:] == [
        TurnedUp(3, 7),
        DummyRanked(18, 1),
        Showed(A, (7, 7), 14, 2),
        Showed(C, (3, 5), 8, 3),
        Showed(B, (1, 2), 3, 4),
    ]


def test_the_last_showdown_stays_on_the_table() -> None:
    """YO-5: when all is over everybody's last cards lie open, and no hand holds a secret."""
    state = begin()
    for _ in range(3):
        play_round(state)
    assert all(len(cards) == 2 for cards in state.table.round.shown)
    assert None not in state.table.round.dummy
    assert [hand.cards for hand in state.hands] == [[], [], []]
    assert not state.box.dummy


@pytest.mark.parametrize(("cards", "total"), [((7, 1, 7), 1), ((5, 5, 5), 0), ((4, 2, 3), 9)])
def test_dummy_examples(cards: tuple[Card, ...], total: int) -> None:
    """YO-5: 7 1 7 is 1, 5 5 5 is 0."""
    _, log = showdown([(6, 6), (6, 6), (6, 6)], cards)
    assert [event.total for event in log.of(DummyRanked) if isinstance(event, DummyRanked)] == [total]


def test_every_dummy() -> None:
    """YO-5: all 343 dummies, worked out case by case."""
    for one, two, three in product(range(1, 8), repeat=3):
        match one == two, two == three, one == three:
            case True, True, True:
                expected = 0
            case True, _, _:
                expected = three
            case _, True, _:
                expected = one
            case _, _, True:
                expected = two
            case _:
                expected = one + two + three
        assert dummy_sum([one, two, three]) == expected


def test_an_own_pair_counts() -> None:
    """YO-5: a player's two equal cards count in full, even if the dummy has them too."""
    _, log = showdown([(6, 6), (1, 1), (7, 4)], (6, 6, 1))
    assert log.of(Showed) == [Showed(A, (6, 6), 12, 1), Showed(C, (7, 4), 11, 2), Showed(B, (1, 1), 2, 3)]
    assert log.of(DummyRanked) == [DummyRanked(1, 4)]


@pytest.mark.parametrize("first", [A, B, C])
def test_every_order(first: Seat) -> None:
    """YO-6: of equal sums the dummy is the larger, then the dealer, then clockwise: every case of small sums."""
    before: list[Seat | None] = [None, first, (first + 1) % 3, (first + 2) % 3]
    for hands in product([(1, 1), (1, 2), (2, 2)], repeat=3):
        for single in (0, 2, 3, 4, 5):
            dummy = (single or 6, 6, 6)
            _, log = showdown(hands, dummy, first=first)
            totals: dict[Seat | None, int] = {None: single} | {seat: sum(hands[seat]) for seat in range(3)}
            for who, rank in ranks(log).items():
                larger = sum(total > totals[who] for total in totals.values())
                equal = sum(totals[other] == totals[who] for other in before[: before.index(who)])
                assert rank == 1 + larger + equal


def test_the_table_keeps_how_the_last_round_ended() -> None:
    """YO-6, YO-7: all places, why equal sums stand as they do, and what became of the bets, until the next showdown."""
    state = GAME.start(4, Gamble(first=A))
    hands: list[tuple[Card, Card]] = [(5, 4), (6, 3), (5, 3), (7, 2)]
    up_to_bets(state, hands, (2, 3, 4))
    go(state, Bet(2, 50), Bet(3, 20), Bet(1, 20), Bet(4, 30))
    assert (state.table.round.dummy_total, state.table.last) == (2 + 3, None)
    log = go(state, Bet(2, 20), Bet(2, 20), Bet(5, 20), Bet(5, 20))
    places = [
        Finish(None, (2, 3, 4), 9, "dummy"),
        Finish(A, (5, 4), 9, "dealer"),
        Finish(B, (6, 3), 9, "turn"),
        Finish(D, (7, 2), 9, "sum"),
        Finish(C, (5, 3), 8, "sum"),
    ]
    fates = [
        [Fate(2, 50, 100), Fate(2, 20, 40)],
        [Fate(3, 20, 60), Fate(2, 20, -20)],
        [Fate(1, 20, -20), Fate(5, 20, 20)],
        [Fate(4, 30, 60), Fate(5, 20, -20)],
    ]
    ending = Ending(1, A, [2, 3, 4], places, fates)
    assert state.table.last == ending
    assert state.table.round.number == 2
    assert [event.ahead for _, event in log if isinstance(event, DummyRanked | Showed)] == [
        "dummy",
        "dealer",
        "turn",
        "sum",
        "sum",
    ]
    assert state.table.round.dummy_total == 0
    play_round(state)
    assert state.table.last is not None
    assert (state.table.last.round, state.table.last.dealer) == (2, B)


def test_the_slip_is_filled_in_as_it_is_told() -> None:
    """YO-5, YO-7: after each event the table holds what has been told so far, and no more."""
    state = GAME.start(3, Gamble(first=A))
    up_to_bets(state, APART)
    go(state, Bet(1, 20), Bet(2, 20), Bet(3, 20), Bet(1, 20), Bet(2, 20))
    written = list[tuple[int, int]]()

    def tell(event: Event, *, to: Seat | None = None) -> None:
        if isinstance(event, (Showed, DummyRanked, CameBack, Lost)):
            assert state.table.last is not None
            written.append((len(state.table.last.places), sum(map(len, state.table.last.fates))))

    GAME.play(state, {turn(state): Bet(3, 20)}, tell)
    assert written == [(1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (4, 5), (4, 6)]


def test_example_of_odds() -> None:
    """YO-6, YO-7: A 12, B 9, C 9, the dummy 4 2 3; C's 50 on 4th wins 50, B's 40 on 3rd wins 80."""
    state, log = showdown([(6, 6), (5, 4), (3, 6)], (4, 2, 3), [Bet(2, 20), Bet(3, 40), Bet(4, 50), Bet(4, 30)])
    assert ranks(log) == {A: 1, None: 2, B: 3, C: 4}
    settled = [event for _, event in log if isinstance(event, CameBack | Lost | Won)]
    assert settled == [
        Lost(A, 2, 20),
        Lost(A, 4, 30),
        CameBack(B, 3, 40),
        Won(B, 80),
        Lost(B, 1, 20),
        CameBack(C, 4, 50),
        Won(C, 50),
        Lost(C, 1, 20),
    ]
    bank = state.table.bank
    assert bank.chips == [150, 200 + 80 - 20, 200 + 50 - 20]
    assert bank.down == [0, 0, 0]
    assert bank.house == 20 + 30 - 80 + 20 - 50 + 20


ODDS = {3: [1, 2, 2, 1], 4: [1, 2, 3, 2, 1], 5: [1, 2, 3, 3, 2, 1]}


@pytest.mark.parametrize(("seats", "place"), [(seats, place) for seats in ODDS for place in range(1, seats + 2)])
def test_odds(seats: int, place: int) -> None:
    """YO-7: what each place pays, for the first bet and the second alike."""
    above, below = [(7, 7), (7, 6), (6, 6), (7, 5)], [(1, 1), (1, 2), (2, 2), (1, 3)]
    rivals = min(place - 1, seats - 1)
    hands = [(4, 3), *above[:rivals], *below[: seats - 1 - rivals]]
    rest = [SMALL] * (seats - 1)
    state, log = showdown(
        hands, (5, 4, 3) if place > seats else (2, 3, 3), [Bet(place, 30), *rest, Bet(place, 70), *rest]
    )
    assert ranks(log)[A] == place
    assert state.table.bank.chips[A] == 200 + 100 * ODDS[seats][place - 1]
    assert len(PAYS[seats]) == seats + 1


def test_odds_are_those_of_the_players_who_started() -> None:
    """YO-7: four seats of which one is out play by the row for three."""
    state = begin(4, first=A, out=[D])
    up_to_bets(state, [(7, 7), (4, 4), (3, 3), (1, 1)], (1, 1, 1))
    assert max(move.rank for move in choices(state) if isinstance(move, Bet)) == 4
    go(state, SMALL, SMALL, Bet(3, 100), SMALL, SMALL, Bet(3, 20))
    assert state.table.bank.chips[C] == 200 + 2 * 120


def test_example_round() -> None:
    """YO-2, YO-3, YO-4, YO-5, YO-6, YO-7: the example round of the page."""
    state = begin()
    deal(state, [(6, 3), (1, 4), (7, 5)], (4, 2, 4))
    log = go(state, Discard(3), 6, Discard(4), 2, Keep(), Bet(2, 60), Bet(4, 100), Bet(1, 100))
    log += go(state, Bet(1, 40), Bet(4, 50), Bet(2, 50))
    assert ranks(log) == {A: 1, C: 2, B: 3, None: 4}
    assert state.table.bank.chips == [180, 50, 200]
    assert log[-1] == (None, BecameDealer(B, 2))
