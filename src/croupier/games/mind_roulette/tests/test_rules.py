"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Refused, Reveal
from croupier.core.match import Match
from croupier.games.mind_roulette.rules import (
    GAME,
    PLACES,
    SPACES,
    Done,
    HeldBack,
    Hid,
    Laid,
    Lay,
    Opened,
    Place,
    Placed,
    PutAside,
    Show,
    Showed,
    Space,
)
from croupier.games.mind_roulette.tests.scripted import (
    ANA,
    ANY,
    JUN,
    LEO,
    begin,
    carried,
    chips,
    go,
    hurry,
    turn,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Borrow, Borrowed, Gamble, PayBack, PutOut
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, ZERO, Card

LAST = {"MR": [(1, 11)]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_deals_once(seats: int) -> None:
    """MR-1: as many rounds as players, from the first dealer to the left."""
    state = GAME.start(seats, Gamble(first=2))
    dealers = []
    while not GAME.is_over(state):
        dealers.append(state.table.now.dealer)
        assert GAME.asked(state) == (dealers[-1],)
        hurry(state)
    assert dealers == [(2 + step) % seats for step in range(seats)]


def test_players() -> None:
    """MR-1: it is for three to five, in a course too."""
    for seats in (2, 6):
        with pytest.raises(Refused, match="mind_roulette is for 3 to 5 players"):
            GAME.start(seats)
    with pytest.raises(Refused, match="A gamble starts with 3 players or more; 2 are left."):
        GAME.start(3, Gamble(bank=carried(9, 9, 9, out=[1])))


def test_first_dealer_is_drawn() -> None:
    """MR-1: every player is equally likely to deal first."""
    state = GAME.start(4)
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert GAME.phase(state).drawn(state.table) == "first dealer"
    log = Log()
    GAME.play(state, 2, log)
    assert log[-1] == (None, BecameDealer(2, 1))
    assert GAME.asked(state) == (2,)


def test_seats_that_are_out_are_passed_over() -> None:
    """MR-1: a seat that is out neither deals nor bets, and does not count; SH-16."""
    bank = carried(300, 0, 300, 300, 0, out=[4, 1])
    state = GAME.start(5, Gamble(bank=bank))
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 2: 1, 3: 1}
    state = GAME.start(5, Gamble(bank=bank, first=1))
    dealers, asked = [], set()
    while not GAME.is_over(state):
        dealers.append(state.table.now.dealer)
        asked |= {event.seat for event in hurry(state).of(Placed) if isinstance(event, Placed)}
    assert dealers == [2, 3, 0]
    assert asked == {0, 2, 3}


def test_the_dealer_holds_all_cards() -> None:
    """MR-1: the dealer may lay any of the nine kinds of cards, the others only bet."""
    state = begin()
    assert GAME.moves(GAME.view(state, ANA)) == [Lay(card) for card in (ZERO, *ANY, DOUBLE_ZERO)]
    assert GAME.asked(state) == (ANA,)


@pytest.mark.parametrize(("seats", "tiles"), [(3, 4), (4, 3), (5, 2)])
def test_tiles(seats: int, tiles: int) -> None:
    """MR-2: four tiles with three players, three with four, two with five; the dealer's are not used."""
    state = begin(seats, first=1)
    assert state.table.now.tiles == [0 if seat == 1 else tiles for seat in range(seats)]


def test_tiles_go_by_players_not_by_seats() -> None:
    """MR-2: of five seats three play, and have four tiles each."""
    state = begin(5, bank=carried(300, 0, 300, 300, 0, out=[4, 1]))
    assert state.table.now.tiles == [0, 0, 4, 4, 0]


def test_deposits() -> None:
    """MR-3: before the first round everybody puts 300 aside, the dealer first; more stays in hand."""
    log = Log()
    state = GAME.start(4, Gamble(first=2, bank=carried(300, 310, 900, 300)), log)
    assert log.of(PutAside, BecameDealer) == [
        PutAside(2, 300),
        PutAside(3, 300),
        PutAside(0, 300),
        PutAside(1, 300),
        BecameDealer(2, 1),
    ]
    assert chips(state) == [0, 10, 600, 0]
    assert state.table.bank.down == [300] * 4


def test_single_play_starts_with_the_deposit() -> None:
    """MR-3: in a single game all chips are the deposit."""
    state = begin()
    assert chips(state) == [0, 0, 0]
    assert state.table.bank.down == [300, 300, 300]
    assert GAME.wealth(state) == 900


def test_a_deposit_is_touched_only_when_its_owner_deals() -> None:
    """MR-3: a deposit pays only in its owner's round, and others' deposits never pay for a dealer."""
    state = begin(bank=carried(20, 300, 300))
    turn(state, 1, "1 1 1 1", "1 1 1 1")
    assert state.table.bank.down == [0, 300, 300]
    assert chips(state) == [0, 200, 200]


def test_short_deposits() -> None:
    """MR-3: whoever has less deposits all they have, which may be nothing, and does not borrow for it."""
    log = Log()
    state = GAME.start(3, Gamble(first=0, bank=carried(120, 0, 500, debt=[1])), log)
    assert log.of(PutAside, Borrowed) == [PutAside(0, 120), PutAside(1, 0), PutAside(2, 300)]
    assert state.table.bank.down == [120, 0, 300]
    assert state.table.bank.debt == [False, True, False]


def test_out_of_the_game_no_deposit() -> None:
    """MR-3: whoever is out puts nothing aside."""
    log = Log()
    GAME.start(4, Gamble(first=0, bank=carried(300, 300, 300, 300, out=[1])), log)
    assert log.of(PutAside) == [PutAside(0, 300), PutAside(2, 300), PutAside(3, 300)]


def test_nobody_is_put_out() -> None:
    """MR-3: there are no payments, so nobody borrows unasked or is put out, however poor; SH-14."""
    for seed in range(40):
        rng, bank = Random(seed), carried(0, 10, 0, debt=[0, 2])
        match = Match(GAME, 3, Gamble(bank=bank), seeded(rng))
        while not match.over:
            match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
        assert not [told for told in match.told if isinstance(told.event, PutOut | Borrowed)]


def test_loans_are_open_to_whoever_decides() -> None:
    """MR-3: the dealer and whoever bets may borrow or pay back before they choose; SH-12."""
    state = GAME.start(3, Gamble(first=0, bank=carried(550, 300, 540, debt=[0, 2])))
    for move in (Show(1), Lay(1)):
        assert GAME.asides(GAME.view(state, ANA)) == [PayBack()]
        go(state, move)
    log = Log()
    assert GAME.asides(GAME.view(state, JUN)) == [Borrow()]
    GAME.aside(state, JUN, Borrow(), log)
    assert log == [(None, Borrowed(JUN))]
    assert (chips(state)[JUN], state.table.bank.down[JUN]) == (200, 300)
    assert GAME.asked(state) == (JUN,)
    go(state, Place("1"), Done())
    assert GAME.asides(GAME.view(state, LEO)) == []


def test_opening_card() -> None:
    """MR-4: the dealer shows a number, 1 to 7, of their choice; nobody bets on it."""
    state = GAME.start(3, Gamble(first=ANA))
    assert GAME.moves(GAME.view(state, ANA)) == tuple(map(Show, ANY))
    log = go(state, Show(5))
    assert log == [(None, Opened(ANA, 5))]
    assert state.table.now.shown == [5]
    assert (state.phase, GAME.asked(state)) == ("LayCard", (ANA,))
    assert chips(state) == [0, 0, 0]


def test_the_card_lies_face_down() -> None:
    """MR-5: all see that a card lies there, and the dealer alone which; it is shown only by a Reveal."""
    state = begin()
    log = go(state, Lay(4))
    assert log == [(None, Laid(ANA)), (ANA, Hid(4))]
    assert state.table.now.shown == [7]
    assert [GAME.view(state, seat).hand.laid for seat in range(3)] == [4, None, None]
    assert issubclass(Showed, Reveal)


def test_only_cards_still_held_can_be_laid() -> None:
    """MR-5: there is one 0 and one 00."""
    state = begin()
    turn(state, ZERO, "0", "0")
    assert [move.card for move in GAME.moves(GAME.view(state, ANA)) if isinstance(move, Lay)] == [*ANY, DOUBLE_ZERO]
    turn(state, DOUBLE_ZERO, "00", "00")
    assert [move.card for move in GAME.moves(GAME.view(state, ANA)) if isinstance(move, Lay)] == [*ANY]


def test_a_number_can_run_out() -> None:
    """MR-5, MR-8: shown cards are not used again, so that after seven 7s there is no other."""
    state = begin(opening=7)
    for _ in range(6):
        turn(state, 7, "black", "black")
    assert Lay(7) not in GAME.moves(GAME.view(state, ANA))
    assert state.table.now.shown == [7] * 7


def test_what_the_others_can_imagine() -> None:
    """MR-5: the dealer chooses and may mix, so any number still held can lie there; the dealer knows it."""
    state = begin()
    turn(state, ZERO, "0", "0")
    go(state, Lay(3))
    rng, seen = Random(1), Counter[Card | None]()
    for look in (GAME.view(state, JUN), GAME.scene(state)):
        for _ in range(400):
            world = GAME.imagine(look, rng)
            assert world.hands[JUN].laid is world.hands[LEO].laid is None
            seen[world.hands[ANA].laid] += 1
    assert set(seen) == {*ANY, DOUBLE_ZERO}
    assert all(60 < count < 140 for count in seen.values())
    assert {GAME.imagine(GAME.view(state, ANA), rng).hands[ANA].laid for _ in range(20)} == {3}


def test_order_of_betting() -> None:
    """MR-6: from the dealer's left, clockwise; whoever has no tile left is passed over."""
    state = begin(4, first=2)
    log = turn(state, 1, "1", "00 00 00", "1")
    assert [event.seat for event in log.of(Placed) if isinstance(event, Placed)] == [3, 0, 0, 0, 1]
    log = turn(state, 1, "1", "1")
    assert [event.seat for event in log.of(Placed) if isinstance(event, Placed)] == [3, 1]


def test_at_least_one_tile() -> None:
    """MR-6: done is open after the first tile, and comes automatically with the last."""
    state = begin()
    go(state, Lay(7))
    assert GAME.moves(GAME.view(state, JUN)) == PLACES
    go(state, Place("7"))
    assert GAME.moves(GAME.view(state, JUN)) == (*PLACES, Done())
    assert go(state, Done()) == [(None, HeldBack(JUN, 3))]
    assert GAME.asked(state) == (LEO,)
    log = go(state, *map(Place, ["7", "7", "low", "red"]))
    assert log.of(HeldBack) == []
    assert log.of(Showed) == [Showed(ANA, 7)]


def test_bets_are_public_and_stay() -> None:
    """MR-6: several tiles and several players may be on a space; all see them, and none is taken back."""
    state = begin()
    log = go(state, Lay(7), Place("7"), Place("7"), Done(), Place("7"))
    assert [event for to, event in log if to is None and isinstance(event, Placed)] == [
        Placed(JUN, "7"),
        Placed(JUN, "7"),
        Placed(LEO, "7"),
    ]
    assert GAME.scene(state).table.now.bets == [[], ["7", "7"], ["7"]]
    assert state.table.now.tiles == [0, 2, 3]
    assert {type(move) for move in GAME.moves(GAME.view(state, LEO))} == {Place, Done}


WINNERS: dict[Card, dict[Space, int]] = {
    ZERO: {"0": 50},
    1: {"1": 50, "low": 20, "black": 10},
    2: {"2": 50, "low": 20, "red": 10},
    3: {"3": 50, "middle": 20, "black": 10},
    4: {"4": 50, "middle": 20, "red": 10},
    5: {"5": 50, "middle": 20, "black": 10},
    6: {"6": 50, "high": 20, "red": 10},
    7: {"7": 50, "high": 20, "black": 10},
    DOUBLE_ZERO: {"00": 50},
}


@pytest.mark.parametrize("card", WINNERS)
def test_spaces(card: Card) -> None:
    """MR-7: numbers pay 50, LOW, MIDDLE and HIGH 20, BLACK and RED 10; 0 and 00 only on their own spaces."""
    assert {*SPACES} == {"1", "2", "3", "4", "5", "6", "7", "0", "00", "low", "middle", "high", "black", "red"}
    for space in SPACES:
        state = begin(opening=4)
        turn(state, card, space, "0" if card == DOUBLE_ZERO else "00")
        won = WINNERS[card].get(space, 0)
        assert chips(state) == [0, won, 0]
        assert state.table.now.tiles == [0, 4 if won else 3, 3]
