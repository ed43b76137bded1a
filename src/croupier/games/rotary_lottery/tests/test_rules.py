"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Refused, Reveal, Seat, Tell, nobody
from croupier.core.match import IllegalMove, Match
from croupier.games.rotary_lottery.rules import (
    GAME,
    PRIZES,
    Completed,
    Dealt,
    Got,
    Hand,
    Hit,
    Lay,
    PassedOn,
    Received,
    Rotary,
    Showed,
    TookBack,
    TurnedUp,
)
from croupier.kit.seventh_heaven.bank import Bank, BecameDealer, Borrow, Borrowed, Gamble, PaidBack, PayBack, Won

LAST = {"RL": [(1, 7)]}
ANA, JUN, LEO = 0, 1, 2

EXAMPLE = [  # by step: what Ana, Jun and Leo hold, and what they lay
    [([1, 1, 2, 4, 4, 6, 7], 7), ([2, 3, 3, 3, 5, 6, 7], 5), ([1, 2, 4, 5, 5, 7, 7], 4)],
    [([1, 2, 5, 5, 7, 7], 5), ([1, 1, 2, 4, 4, 6], 2), ([2, 3, 3, 3, 6, 7], 6)],
    [([2, 3, 3, 3, 7], 3), ([1, 2, 5, 7, 7], 1), ([1, 1, 4, 4, 6], 1)],
    [([1, 4, 4, 6], 6), ([2, 3, 3, 7], 7), ([2, 5, 7, 7], 2)],
    [([5, 7, 7], 5), ([1, 4, 4], 4), ([2, 3, 3], 3)],
    [([2, 3], 2), ([7, 7], 7), ([1, 4], 4)],
    [([1], 1), ([3], 3), ([7], 7)],
]
HANDS = [cards for cards, _ in EXAMPLE[0]]


def carried(chips: Sequence[int], debt: Sequence[Seat] = (), out: Sequence[Seat] = ()) -> Bank:
    seats = len(chips)
    return Bank([*chips], [0] * seats, [seat in debt for seat in range(seats)], out=[*out])


def deal(hands: Sequence[Sequence[int]], dealer: Seat, bank: Bank | None = None, tell: Tell = nobody) -> Rotary:
    """A game in which these hands were dealt, by seat; an empty one is that of a player who is out."""
    state = GAME.start(len(hands), Gamble(first=dealer, bank=bank), tell)
    for number in range(7):
        for seat in state.table.bank.left_of(state.table.now.dealer):
            GAME.play(state, hands[seat][number], tell)
    return state


def lay(state: Rotary, *cards: int) -> Log:
    """All players lay these, in seat order."""
    log = Log()
    moves = {seat: Lay(card) for seat, card in zip(GAME.asked(state), cards, strict=True)}
    for seat, move in moves.items():
        assert move in GAME.moves(GAME.view(state, seat))
    GAME.play(state, moves, log)
    return log


def draft(state: Rotary) -> None:
    """Everybody lays their lowest cards."""
    while state.phase == "Draft":
        lay(state, *(state.hands[seat].cards[0] for seat in GAME.asked(state)))


def turn_up(state: Rotary, *cards: int) -> Log:
    log = Log()
    for card in cards:
        assert state.phase == "Lottery"
        assert card in dict(GAME.odds(state).outcomes())
        GAME.play(state, card, log)
    return log


def any_lottery(state: Rotary) -> Log:
    """Whatever the pile has first, until the round is over."""
    log, number = Log(), state.table.round
    while state.phase == "Lottery" and state.table.round == number:
        GAME.play(state, next(iter(dict(GAME.odds(state).outcomes()))), log)
    return log


def with_tickets(*tickets: Sequence[int], round: int = 1) -> Rotary:
    """Three players with these tickets, about to see the lottery of a round."""
    state = deal(HANDS, dealer=LEO)
    draft(state)
    if round == 2:
        any_lottery(state)
        draft(state)
        state.table.bank = carried([0, 0, 0])
    for hand, ticket in zip(state.hands, tickets):
        hand.laid[-1] = [*ticket]
    state.box.pile = dict.fromkeys(range(1, 8), 7)
    return state


def chips(state: Rotary) -> list[int]:
    return state.table.bank.chips


@pytest.mark.parametrize(("seats", "copies"), [(3, 5), (4, 6), (5, 7)])
def test_deck(seats: int, copies: int) -> None:
    """RL-1: five of each number from 1 to 7 with three players, six with four, seven with five."""
    state = GAME.start(seats, Gamble(first=0))
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(1, 8), copies)
    assert chips(state) == [0] * seats


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """RL-1: it is for three to five."""
    with pytest.raises(Refused, match="rotary_lottery is for 3 to 5 players"):
        GAME.start(seats)


def test_deck_by_those_who_play() -> None:
    """RL-1: a player who is out does not count, and gets no cards."""
    state = GAME.start(5, Gamble(first=0, bank=carried([0] * 5, out=[3])))
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(1, 8), 6)
    source = seeded(1)
    while state.phase == "Deal":
        GAME.play(state, source(GAME.odds(state), ""))
    assert [len(hand.cards) for hand in state.hands] == [7, 7, 7, 0, 7]
    assert sum(state.box.pile.values()) == 14


def test_hands_and_pile() -> None:
    """RL-1: seven cards each, told to their owners alone; fourteen are left, and nobody sees them."""
    log = Log()
    state = deal(HANDS, dealer=LEO, tell=log)
    assert [hand.cards for hand in state.hands] == HANDS
    for seat, cards in enumerate(HANDS):
        assert sorted(event.card for to, event in log if to == seat and isinstance(event, Got)) == cards
    assert log.of(Dealt) == [Dealt(7, 14)]
    assert state.box.pile == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 7: 1}
    other = deal([HANDS[ANA], HANDS[LEO], HANDS[JUN]], dealer=LEO)
    assert GAME.view(other, ANA) == GAME.view(state, ANA)
    assert GAME.scene(other) == GAME.scene(state)


def test_hands_are_in_order() -> None:
    """RL-1: the order in which cards came does not matter."""
    assert deal([cards[::-1] for cards in HANDS], dealer=LEO) == deal(HANDS, dealer=LEO)


def test_draft_of_the_example_round() -> None:
    """RL-2: lay one, pass the rest to the left, until everybody has laid seven; the seventh lays itself."""
    state = deal(HANDS, dealer=LEO)
    for number, step in enumerate(EXAMPLE[:6], 1):
        assert [hand.cards for hand in state.hands] == [cards for cards, _ in step]
        log = lay(state, *(card for _, card in step))
        passed = [(seat, Received(tuple(cards))) for seat, (cards, _) in enumerate(EXAMPLE[number])]
        assert log[:4] == [(None, PassedOn(number, "left")), *passed]
        assert log[4:] == ([(None, Completed())] if number == 6 else [])
    assert [hand.laid for hand in state.hands] == [
        [[7, 5, 3, 6, 5, 2, 1]],
        [[5, 2, 1, 7, 4, 7, 3]],
        [[4, 6, 1, 2, 3, 4, 7]],
    ]
    assert [hand.cards for hand in state.hands] == [[], [], []]
    assert state.phase == "Lottery"


def test_second_draft_goes_right() -> None:
    """RL-2: in round two the rest goes to the right."""
    state = deal(HANDS, dealer=LEO)
    draft(state)
    any_lottery(state)
    before = [[*hand.cards] for hand in state.hands]
    log = lay(state, *(cards[0] for cards in before))
    assert [hand.cards for hand in state.hands] == [before[JUN][1:], before[LEO][1:], before[ANA][1:]]
    assert log[0] == (None, PassedOn(1, "right"))


def test_hands_skip_who_is_out() -> None:
    """RL-2: hands are passed over the seats of those who are out: SH-32."""
    state = deal([HANDS[0], [], HANDS[1], [], HANDS[2]], dealer=0, bank=carried([0] * 5, out=[3, 1]))
    assert GAME.asked(state) == [0, 2, 4]
    lay(state, 7, 5, 4)
    assert [state.hands[seat].cards for seat in (0, 2, 4)] == [cards for cards, _ in EXAMPLE[1]]
    assert state.hands[1] == state.hands[3] == Hand([], [])
    draft(state)
    any_lottery(state)
    before = {seat: [*state.hands[seat].cards] for seat in (0, 2, 4)}
    lay(state, *(cards[0] for cards in before.values()))
    assert [state.hands[seat].cards for seat in (0, 2, 4)] == [before[2][1:], before[4][1:], before[0][1:]]


def test_a_number_is_chosen() -> None:
    """RL-2: one chooses a number, not one of several equal cards."""
    state = deal(HANDS, dealer=LEO)
    assert GAME.moves(GAME.view(state, ANA)) == [Lay(1), Lay(2), Lay(4), Lay(6), Lay(7)]
    lay(state, 1, 2, 1)
    assert state.hands[JUN].cards == [1, 2, 4, 4, 6, 7]


def test_all_are_asked() -> None:
    """RL-2: everybody is asked for each of the first six cards, even a player who holds only equal cards."""
    state = deal(HANDS, dealer=LEO)
    for step in EXAMPLE[:5]:
        lay(state, *(card for _, card in step))
    assert state.hands[JUN].cards == [7, 7]
    assert GAME.moves(GAME.view(state, JUN)) == [Lay(7)]
    assert [GAME.forced(state, seat) for seat in GAME.asked(state)] == [None] * 3
    match, asked = Match(GAME, 5, source=seeded(3)), Counter[Seat]()
    while not match.over:
        seat = match.waiting[0]
        asked[seat] += 1
        match.submit(seat, match.moves(seat)[0])
    assert asked == dict.fromkeys(range(5), 2 * 6)


def test_a_choice_is_secret() -> None:
    """RL-2: what another lays is seen by its owner alone, at once and later."""
    views = []
    for card in (3, 5):
        state = deal(HANDS, dealer=LEO)
        lay(state, 7, card, 4)
        views.append((GAME.scene(state), GAME.view(state, ANA)))
        assert state.hands[JUN].laid == [[card]]
    assert views[0] == views[1]


def test_memory() -> None:
    """RL-2: the hands one passed on, and what one laid, stay in one's memory."""
    state = deal(HANDS, dealer=LEO)
    for step in EXAMPLE[:3]:
        lay(state, *(card for _, card in step))
    hand = GAME.view(state, ANA).hand
    assert hand.held == [[[1, 1, 2, 4, 4, 6, 7], [1, 2, 5, 5, 7, 7], [2, 3, 3, 3, 7], [1, 4, 4, 6]]]
    assert hand.laid == [[7, 5, 3]]
    draft(state)
    any_lottery(state)
    lay(state, *(one.cards[0] for one in state.hands))
    hand = GAME.view(state, ANA).hand
    assert hand.held[0][:4] == [[1, 1, 2, 4, 4, 6, 7], [1, 2, 5, 5, 7, 7], [2, 3, 3, 3, 7], [1, 4, 4, 6]]
    assert [[len(cards) for cards in held] for held in hand.held] == [[7, 6, 5, 4, 3, 2, 1], [7, 6]]
    assert hand.held[1][0] == sorted(hand.laid[0])


def test_only_cards_in_hand() -> None:
    """RL-2: a card that one does not hold cannot be laid, and one cannot choose twice."""
    match = Match(GAME, 3, Gamble(first=0), seeded(1))
    missing = next(card for card in range(1, 8) if card not in match.view(0).hand.cards)
    with pytest.raises(IllegalMove):
        match.submit(0, Lay(missing))
    match.submit(0, match.moves(0)[0])
    with pytest.raises(IllegalMove):
        match.submit(0, Lay(match.view(0).hand.cards[0]))


def test_example_ticket() -> None:
    """RL-3: 2 3 3 3 5 6 7 has three hits when 3, 1, 3, 5, 5 are turned up."""
    state = with_tickets([2, 3, 3, 3, 5, 6, 7], [2] * 7, [4] * 7)
    turn_up(state, 3, 1, 3, 5, 5)
    assert state.table.rounds[0].hits == [[3, 3, 5], [], []]
    assert chips(state) == [60, 0, 0]


def test_lottery_of_the_example_round() -> None:
    """RL-3: everybody whose ticket still holds the number has a hit, one a lottery card."""
    state = with_tickets([7, 5, 3, 6, 5, 2, 1], [5, 2, 1, 7, 4, 7, 3], [4, 6, 1, 2, 3, 4, 7])
    log = turn_up(state, 6, 3, 6, 1, 5)
    assert log.of(TurnedUp, Hit) == [
        TurnedUp(6),
        Hit((LEO, ANA), 6),
        TurnedUp(3),
        Hit((LEO, ANA, JUN), 3),
        TurnedUp(6),
        TurnedUp(1),
        Hit((LEO, ANA, JUN), 1),
        TurnedUp(5),
        Hit((ANA, JUN), 5),
    ]
    assert state.table.rounds[0].hits == [[6, 3, 1, 5], [3, 1, 5], [6, 3, 1]]
    assert [now.won for now in state.table.rounds] == [[80, 60, 60], []]
    assert chips(state) == [80, 60, 60]


def test_lottery_cards() -> None:
    """RL-3: five are turned up in round one, seven in round two, each out of those left in the pile."""
    state = deal(HANDS, dealer=LEO)
    draft(state)
    turn_up(state, 7)
    assert dict(GAME.odds(state).outcomes()) == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3}
    any_lottery(state)
    draft(state)
    any_lottery(state)
    assert [len(now.lottery) for now in state.table.rounds] == [5, 7]
    assert state.phase == "Over"


@pytest.mark.parametrize(("hits", "prize"), [*enumerate([0, 20, 40, 60, 80, 100])])
def test_prizes_of_round_one(hits: int, prize: int) -> None:
    """RL-4: 0, 20, 40, 60, 80, 100 for up to five hits."""
    state = with_tickets([1] * hits + [2] * (7 - hits), [2] * 7, [3] * 7)
    log = turn_up(state, 1, 1, 1, 1, 1)
    assert chips(state) == [prize, 0, 0]
    assert state.table.bank.house == -prize
    assert log.of(Won) == [Won(LEO, 0), Won(ANA, prize), Won(JUN, 0)]


@pytest.mark.parametrize(("hits", "prize"), [*enumerate([0, 20, 40, 80, 120, 200, 300, 400])])
def test_prizes_of_round_two(hits: int, prize: int) -> None:
    """RL-4: 0, 20, 40, 80, 120, 200, 300, 400 for up to seven hits; four hits pay 120."""
    state = with_tickets([1] * hits + [2] * (7 - hits), [2] * 7, [3] * 7, round=2)
    log = turn_up(state, 1, 1, 1, 1, 1, 1, 1)
    assert chips(state) == [prize, 0, 0]
    assert log.of(Won) == [Won(ANA, prize), Won(JUN, 0), Won(LEO, 0)]
    assert len(PRIZES) == 2


def test_second_round() -> None:
    """RL-5: all seven cards of the ticket, hits too, are the hand of round two."""
    state = deal(HANDS, dealer=LEO)
    for step in EXAMPLE[:6]:
        lay(state, *(card for _, card in step))
    log = turn_up(state, 6, 3, 6, 1, 5)
    tickets = [[1, 2, 3, 5, 5, 6, 7], [1, 2, 3, 4, 5, 7, 7], [1, 2, 3, 4, 4, 6, 7]]
    assert [hand.cards for hand in state.hands] == tickets
    assert log[-3:] == [(seat, TookBack(tuple(cards))) for seat, cards in enumerate(tickets)]
    assert state.phase == "Draft"
    assert GAME.asked(state) == [ANA, JUN, LEO]
    assert state.table.rounds[1].hits == [[], [], []]


def test_lottery_of_round_two() -> None:
    """RL-5: the five cards of round one leave play; seven of the nine left are turned up, two are never shown."""
    state = deal(HANDS, dealer=LEO)
    draft(state)
    turn_up(state, 6, 3, 6, 1, 5)
    draft(state)
    assert dict(GAME.odds(state).outcomes()) == {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 1, 7: 1}
    log = turn_up(state, 1, 2, 2, 3, 4, 4, 5)
    assert log.of(TurnedUp) == [TurnedUp(card) for card in (1, 2, 2, 3, 4, 4, 5)]
    assert state.phase == "Over"
    assert state.box.pile == {}


def test_tickets_stay_private() -> None:
    """RL-6: hits are public; the other cards of a ticket are not."""
    seen = []
    for ticket in ([1, 2, 3, 4, 5, 5, 7], [1, 3, 3, 4, 4, 4, 4]):
        state = with_tickets([1] * 7, ticket, [6] * 7)
        log = turn_up(state, 1, 1, 6)
        assert state.table.now.hits == [[1, 1], [1], [6]]
        seen.append(([event for to, event in log if to in (None, ANA)], GAME.view(state, ANA), GAME.scene(state)))
    assert seen[0] == seen[1]
    assert issubclass(Hit, Reveal)
    assert issubclass(TurnedUp, Reveal)


def test_prizes_come_before_the_second_draft() -> None:
    """RL-6: prizes of round one are paid before the second draft."""
    state = with_tickets([1] * 7, [2] * 7, [3] * 7)
    log = turn_up(state, 1, 1, 2, 4, 4)
    kinds = [type(event) for event in log.of(Won, BecameDealer, TookBack)]
    assert kinds == [Won] * 3 + [BecameDealer] + [TookBack] * 3
    assert state.phase == "Draft"
    assert chips(state) == [40, 20, 0]


def test_all_is_shown_at_the_end() -> None:
    """RL-6: when the gamble is over all tickets are shown, and nothing else is left to know."""
    state = deal(HANDS, dealer=LEO)
    for step in EXAMPLE[:6]:
        lay(state, *(card for _, card in step))
    turn_up(state, 6, 3, 6, 1, 5)
    draft(state)
    second = [tuple(sorted(hand.laid[1])) for hand in state.hands]
    assert not state.table.tickets
    log = any_lottery(state)
    first = [(1, 2, 3, 5, 5, 6, 7), (1, 2, 3, 4, 5, 7, 7), (1, 2, 3, 4, 4, 6, 7)]
    assert log.of(Showed) == [Showed(seat, first[seat], second[seat]) for seat in (ANA, JUN, LEO)]
    assert log[-3:] == [(None, event) for event in log.of(Showed)]
    assert [[tuple(ticket) for ticket in tickets] for tickets in state.table.tickets] == [first, second]
    assert state.hands == [Hand([], [])] * 3
    assert issubclass(Showed, Reveal)


def test_nobody_pays() -> None:
    """RL-7: there is nothing to pay, so nobody is put out, not even the poorest with a debt card."""
    for seed in range(5):
        bank = carried([0, 0, 0, 90], debt=[0, 1, 2])
        match = Match(GAME, 4, Gamble(bank=bank), seeded(seed))
        lowest = [0, 0, 0, 90]
        while not match.over:
            seat = match.waiting[0]
            match.submit(seat, match.moves(seat)[-1])
            now = match.scene().table.bank
            assert all(before <= after for before, after in zip(lowest, now.chips))
            lowest = now.chips
        assert now.out == []
        assert now.debt == [True, True, True, False]


def test_dealer_is_drawn() -> None:
    """RL-7: a dealer is drawn among the players, and cards are dealt one at a time from the dealer's left on."""
    state = GAME.start(4, Gamble(bank=carried([0] * 4, out=[1])))
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 2: 1, 3: 1}
    assert GAME.phase(state).drawn(state.table) == "first dealer"
    log, names = Log(), []
    GAME.play(state, 2, log)
    assert log == [(None, BecameDealer(2, 1))]
    for card in (1, 2, 3, 4, 5):
        names.append(GAME.phase(state).drawn(state.table))
        GAME.play(state, card, log)
    assert names == [f"card {number} of seat {seat}" for number, seat in ((1, 3), (1, 0), (1, 2), (2, 3), (2, 0))]
    assert log[1:] == [(3, Got(1)), (0, Got(2)), (2, Got(3)), (3, Got(4)), (0, Got(5))]


def test_dealer_is_set() -> None:
    """RL-7: the table may set the dealer, or the next one if that player is out; the deal moves left for round two."""
    log = Log()
    GAME.start(5, Gamble(first=4), log)
    GAME.start(5, Gamble(first=4, bank=carried([0] * 5, out=[4, 0])), log)
    assert log.of(BecameDealer) == [BecameDealer(4, 1), BecameDealer(1, 1)]
    state = deal([HANDS[0], HANDS[1], [], HANDS[2]], dealer=1, bank=carried([0] * 4, out=[2]))
    draft(state)
    assert GAME.phase(state).drawn(state.table) == "lottery card 1 of round 1"
    assert any_lottery(state).of(BecameDealer) == [BecameDealer(3, 2)]
    draft(state)
    turn_up(state, next(iter(dict(GAME.odds(state).outcomes()))))
    assert GAME.phase(state).drawn(state.table) == "lottery card 2 of round 2"


def test_loans() -> None:
    """RL-7: before a choice one may borrow or pay back, and all see it at once: SH-12."""
    match = Match(GAME, 3, Gamble(bank=carried([0, 0, 300], debt=[2])), seeded(1))
    assert [match.asides(seat) for seat in range(3)] == [[Borrow()], [Borrow()], [PayBack()]]
    match.submit(0, Borrow())
    match.submit(2, PayBack())
    assert [told.event for told in match.told[-2:]] == [Borrowed(0), PaidBack(2)]
    assert match.scene().table.bank.chips == [200, 0, 50]
    match.submit(0, match.moves(0)[0])
    assert match.asides(0) == ()
    assert match.waiting == (1, 2)


def test_winner() -> None:
    """RL-7: the most chips win, less an open debt; players who are out come last: SH-15, SH-20."""
    state = deal([HANDS[0], HANDS[1], [], HANDS[2]], dealer=1, bank=carried([100, 200, 50, 450], [3], [2]))
    assert [GAME.score(state.table, seat) for seat in range(4)] == [100, 200, -300, 200]
    assert GAME.places(state) == (3, 1, 4, 1)


def test_conserved() -> None:
    """RL-4: what players win, the bank pays."""
    for seed in range(3):
        match, rng = Match(GAME, 4, source=seeded(seed)), Random(seed)
        while not match.over:
            match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
        bank = match.scene().table.bank
        assert sum(bank.chips) > 0
        assert bank.house == -sum(bank.chips)
