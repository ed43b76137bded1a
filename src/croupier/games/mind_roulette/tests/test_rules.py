"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event, Move, Refused, Reveal, Seat
from croupier.core.match import IllegalMove, Match
from croupier.games.mind_roulette.rules import (
    GAME,
    PLACES,
    SPACES,
    BankPaid,
    Done,
    Ended,
    HeldBack,
    Hid,
    Laid,
    Lay,
    Lost,
    MindRoulette,
    Opened,
    Paid,
    Place,
    Placed,
    PutAside,
    Show,
    Showed,
    Space,
)
from croupier.kit.bank import Bank, BecameDealer, Borrow, Borrowed, Gamble, PayBack, PutOut
from croupier.kit.number_cards import DOUBLE_ZERO, ZERO, Card

LAST = {"MR": [(1, 11)]}
ANA, JUN, LEO, VERA = range(4)
ANY = (1, 2, 3, 4, 5, 6, 7)
BOUNDS = {3: 33, 4: 32, 5: 31}  # players: cards bet on in a round at most


class Log(list[tuple[Seat | None, Event]]):
    """What was told, and to whom."""

    def __call__(self, event: Event, *, to: Seat | None = None) -> None:
        self.append((to, event))

    def of(self, *kinds: type[Event]) -> list[Event]:
        return [event for _, event in self if isinstance(event, kinds)]


def carried(*chips: int, debt: Sequence[Seat] = (), out: Sequence[Seat] = ()) -> Bank:
    return Bank([*chips], [0] * len(chips), [seat in debt for seat in range(len(chips))], out=[*out])


def begin(seats: int = 3, first: Seat = ANA, bank: Bank | None = None, opening: Card = 7) -> MindRoulette:
    """A round in which the first dealer has opened."""
    state = GAME.start(seats, Gamble(first=first, bank=bank))
    GAME.play(state, {GAME.asked(state)[0]: Show(opening)})
    return state


def go(state: MindRoulette, *moves: Move) -> Log:
    """These moves, one after another, each by whoever is asked."""
    log = Log()
    for move in moves:
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat))
        GAME.play(state, {seat: move}, log)
    return log


def turn(state: MindRoulette, card: Card, *bets: str) -> Log:
    """A card, and each bettor's spaces as words of one line; who has tiles left then holds them back."""
    log = go(state, Lay(card))
    for line in bets:
        log += go(state, *map(Place, line.split()))
        if state.phase == "PlaceTiles" and state.table.now.bets[GAME.asked(state)[0]]:
            log += go(state, Done())
    return log


def hurry(state: MindRoulette) -> Log:
    """Everybody loses all tiles, and the round is over."""
    log = Log()
    if state.phase == "ShowCard":
        log += go(state, Show(7))
    rounds = len(state.table.rounds)
    log += go(state, Lay(1))
    while state.phase == "PlaceTiles" and len(state.table.rounds) == rounds:
        log += go(state, Place("00"))
    return log


def chips(state: MindRoulette) -> list[int]:
    return state.table.bank.chips


def deposit(state: MindRoulette) -> int:
    return state.table.bank.down[state.table.now.dealer]


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
    """MR-1: it is for three to five, also in a course."""
    for seats in (2, 6):
        with pytest.raises(Refused, match="mind_roulette is for 3 to 5 players"):
            GAME.start(seats)
    with pytest.raises(Refused, match="A gamble starts with 3 players or more; 2 are left."):
        GAME.start(3, Gamble(bank=carried(9, 9, 9, out=[1])))


def test_first_dealer_is_drawn() -> None:
    """MR-1: every player is as likely to deal first."""
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
    """MR-3: a deposit pays in its owner's round alone, and others' deposits never pay for a dealer."""
    state = begin(bank=carried(20, 300, 300))
    turn(state, 1, "1 1 1 1", "1 1 1 1")
    assert state.table.bank.down == [0, 300, 300]
    assert chips(state) == [0, 200, 200]


def test_short_deposits() -> None:
    """MR-3: who has less deposits all they have, which may be nothing, and does not borrow by that."""
    log = Log()
    state = GAME.start(3, Gamble(first=0, bank=carried(120, 0, 500, debt=[1])), log)
    assert log.of(PutAside, Borrowed) == [PutAside(0, 120), PutAside(1, 0), PutAside(2, 300)]
    assert state.table.bank.down == [120, 0, 300]
    assert state.table.bank.debt == [False, True, False]


def test_out_of_the_game_no_deposit() -> None:
    """MR-3: who is out puts nothing aside."""
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
    state = GAME.start(3, Gamble(first=0, bank=carried(550, 300, 549, debt=[0, 2])))
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
    """MR-6: from the dealer's left, clockwise; who has no tile left is passed over."""
    state = begin(4, first=2)
    log = turn(state, 1, "1", "00 00 00", "1")
    assert [event.seat for event in log.of(Placed) if isinstance(event, Placed)] == [3, 0, 0, 0, 1]
    log = turn(state, 1, "1", "1")
    assert [event.seat for event in log.of(Placed) if isinstance(event, Placed)] == [3, 1]


def test_at_least_one_tile() -> None:
    """MR-6: done is open after the first tile, and comes by itself with the last."""
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


def test_the_card_is_shown_and_paid() -> None:
    """MR-8: winning tiles are paid from the deposit and come back, the others are lost for the round."""
    state = begin()
    log = turn(state, 3, "middle middle 3 00", "red")
    assert log.of(Showed, Paid, Lost, BankPaid, Ended) == [
        Showed(ANA, 3),
        Paid(JUN, "middle", 2, 40),
        Paid(JUN, "3", 1, 50),
        Lost(JUN, 1),
        Lost(LEO, 1),
    ]
    assert chips(state) == [0, 90, 0]
    assert deposit(state) == 210
    assert state.table.now.tiles == [0, 3, 3]
    assert state.table.now.bets == [[], [], []]
    assert state.table.now.shown == [7, 3]
    assert [hand.laid for hand in state.hands] == [None] * 3
    assert state.phase == "LayCard"


def test_the_bank_pays_what_the_deposit_cannot() -> None:
    """MR-8: 40 are left, 50 and 20 are won: both are paid, and 30 come from the bank."""
    state = begin(bank=carried(40, 300, 300))
    log = turn(state, 4, "4", "middle")
    assert log.of(Paid, BankPaid) == [Paid(JUN, "4", 1, 50), Paid(LEO, "middle", 1, 20), BankPaid(30)]
    assert chips(state) == [0, 50, 20]
    assert state.table.bank.down[ANA] == 0
    assert state.table.bank.house == -30
    assert log.of(Ended) == [Ended(ANA, "deposit", 0, 0)]


def test_a_deposit_that_just_suffices() -> None:
    """MR-8: nothing comes from the bank if the deposit covers it to the last chip."""
    state = begin(bank=carried(70, 300, 300))
    log = turn(state, 4, "4", "middle")
    assert log.of(BankPaid, Ended) == [Ended(ANA, "deposit", 0, 0)]
    assert state.table.bank.house == 0


@pytest.mark.parametrize("cards", [(2, 2, 0), (2, 0, 2), (0, 2, 2), (2, 8, 2), (5, 2, 2, 8), (8, 0, 2, 5, 2)])
def test_bonus(cards: Sequence[Card]) -> None:
    """MR-9, MR-4: a 0 or 00 and three of one number, in any order, the opening card included."""
    state = begin(opening=2)
    for card in cards[:-1]:
        log = turn(state, card, "0 00 red black", "0 00 red black")
        assert log.of(Ended) == []
        state.table.now.tiles = [0, 4, 4]
        state.table.bank.down[ANA] = 300
    assert turn(state, cards[-1], "7", "7").of(Ended) == [Ended(ANA, "bonus", 300, 300)]
    assert chips(state)[ANA] == 600


@pytest.mark.parametrize("cards", [(2, 2, 2, 2), (0, 8, 2, 3, 3), (0, 8, 7, 6, 5, 4, 3, 1)])
def test_no_bonus(cards: Sequence[Card]) -> None:
    """MR-9: three alike are not enough, nor are 0 and 00 with two alike."""
    state = begin(opening=2)
    for card in cards:
        assert turn(state, card, "0 00 red black", "0 00 red black").of(Ended) == []
        state.table.now.tiles = [0, 4, 4]
        state.table.bank.down[ANA] = 300
    assert state.table.now.dealer == ANA


def test_example_of_the_bonus() -> None:
    """MR-9: 120 of 300 are left, the card costs 50, and the dealer gets 370."""
    state = begin(opening=2)
    state.table.now.shown += [2, DOUBLE_ZERO]
    state.table.bank.down[ANA], state.table.bank.house = 120, 180
    log = turn(state, 2, "2", "1")
    assert log.of(Ended) == [Ended(ANA, "bonus", 70, 300)]
    assert chips(state) == [370, 50, 0]
    assert GAME.wealth(state) == 900


@pytest.mark.parametrize(("first", "bonus"), [(120, 120), (900, 300)])
def test_the_bonus_is_the_deposit(first: int, bonus: int) -> None:
    """MR-9: the bonus is as much as was deposited, however much is left."""
    state = begin(bank=carried(first, 300, 300), opening=2)
    turn(state, 2, "1", "low")
    turn(state, ZERO, "1", "1")
    log = turn(state, 2, "1", "1")
    assert log.of(Ended) == [Ended(ANA, "bonus", bonus - 20, bonus)]
    assert chips(state)[ANA] == first - 20 + bonus


def test_the_bonus_comes_before_the_last_tile_and_the_deposit() -> None:
    """MR-9: the bonus is paid also if that card took the last tile, or emptied the deposit."""
    for bets, kept in (("1 1 1 1", 300), ("7 7 7 7", 0)):
        state = begin()
        state.table.now.shown += [ZERO, 7]
        log = turn(state, 7, bets, bets)
        assert log.of(Ended) == [Ended(ANA, "bonus", kept, 300)]
        assert chips(state)[ANA] == 300 + kept


def test_no_tile_left() -> None:
    """MR-9: when nobody has a tile left the dealer keeps what is left of the deposit."""
    state = begin()
    assert turn(state, 1, "1 2 2 2", "2 2 2 2").of(Ended) == []
    assert turn(state, 1, "2").of(Ended) == [Ended(ANA, "tiles", 250, 0)]
    assert chips(state) == [250, 50, 0]
    assert state.table.bank.down == [0, 300, 300]


def test_the_deposit_is_used_up() -> None:
    """MR-9: when the deposit is used up the dealer keeps nothing."""
    state = begin()
    log = turn(state, 1, "1 1 1", "1 1 1")
    assert log.of(BankPaid, Ended) == [Ended(ANA, "deposit", 0, 0)]
    assert chips(state) == [0, 150, 150]


def test_last_tile_and_deposit_at_once() -> None:
    """MR-9: without tiles the round has ended before the deposit is looked at."""
    state = begin(bank=carried(0, 300, 300))
    assert turn(state, 1, "7 7 7 7", "7 7 7 7").of(Ended) == [Ended(ANA, "tiles", 0, 0)]


def test_a_deposit_of_nothing() -> None:
    """MR-9: it is used up after the first card, which the bank pays, whether anybody wins or not."""
    state = begin(bank=carried(0, 300, 300))
    log = turn(state, 1, "1", "2")
    assert log.of(Paid, BankPaid, Ended) == [Paid(JUN, "1", 1, 50), BankPaid(50), Ended(ANA, "deposit", 0, 0)]
    assert state.table.bank.house == -50
    state = begin(bank=carried(0, 300, 300))
    assert turn(state, 1, "2", "2").of(BankPaid, Ended) == [Ended(ANA, "deposit", 0, 0)]


def test_the_next_round() -> None:
    """MR-10: all tiles go back, and the next dealer holds all 51 cards."""
    state = begin()
    log = turn(state, 1, "1 1 1", "1 1 1")
    assert log[-1] == (None, BecameDealer(JUN, 2))
    now = state.table.now
    assert (now.dealer, now.deposit, now.tiles, now.shown) == (JUN, 300, [4, 0, 4], [])
    assert (state.phase, GAME.asked(state)) == ("ShowCard", (JUN,))
    assert GAME.moves(GAME.view(state, JUN)) == tuple(map(Show, ANY))
    assert now.held == [ZERO, *ANY, DOUBLE_ZERO]


def test_a_dealer_cannot_stop() -> None:
    """MR-10: a dealer can only lay a card."""
    state = begin()
    turn(state, 1, "1", "1")
    assert {type(move) for move in GAME.moves(GAME.view(state, ANA))} == {Lay}


@cache
def longest(tiles: tuple[int, ...], tens: int) -> int:
    """The most cards there can be, if on every card everybody loses tiles, or costs the deposit at least a ten."""
    if not tens or not any(tiles):
        return 0
    fates = [[(have, 1), *((left, 0) for left in range(have))] for have in tiles if have]
    return 1 + max(
        longest(tuple(sorted(left for left, _ in fate)), max(tens - sum(cost for _, cost in fate), 0))
        for fate in product(*fates)
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_longest_round_on_paper(seats: int) -> None:
    """MR-11: if every bettor loses a tile or costs 10 with each card, there are 33, 32 or 31 cards at most."""
    tiles = begin(seats).table.now.tiles[1:]
    assert longest(tuple(tiles), 30) == BOUNDS[seats]


@pytest.mark.parametrize("style", ["wild", "long"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_costs_tiles_or_deposit(seats: int, style: str) -> None:
    """MR-11: in any round, long ones too, every bettor loses a tile or costs the deposit 10 with each card."""
    most = 0
    for seed in range(60):
        rng = Random(seed)
        state = begin(seats, opening=rng.choice(ANY))
        while len(state.table.rounds) == 1 and state.phase == "LayCard":
            before, have, left = [*chips(state)], [*state.table.now.tiles], deposit(state)
            ended = play_card(state, rng, style).of(Ended)
            now = state.table.rounds[0]
            won = [after - one for after, one in zip(chips(state), before)]
            assert all(
                not have[seat] or now.tiles[seat] < have[seat] or won[seat] >= 10
                for seat in range(seats)
                if seat != ANA
            )
            assert ended or left - deposit(state) == sum(won)
        most = max(most, len(now.shown) - 1)
    assert (28 if style == "long" else 1) < most <= BOUNDS[seats]


def play_card(state: MindRoulette, rng: Random, style: str) -> Log:
    """A card and bets on it. Long rounds have no 0 and 00, one bettor on the right colour, and others soon gone."""
    now = state.table.now
    card = rng.choice([card for card in now.held if card in ANY or style == "wild"])
    log = go(state, Lay(card))
    while not log.of(Showed):
        (seat,) = GAME.asked(state)
        if style == "wild" or seat != JUN:
            move = rng.choice(PLACES)
        elif now.bets[seat]:
            move = Done()
        else:
            move = Place(rng.choice(["black" if card % 2 else "red"] * 20 + ["00"]))
        log += go(state, move)
    return log


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_longest_round(seats: int) -> None:
    """MR-11: one bettor alone wins 10 with card after card, and then loses tile after tile."""
    state = begin(seats)
    tiles = state.table.now.tiles[1]
    cards = [card for card in ANY for _ in range(6)]
    turn(state, cards.pop(), "black", *[" ".join(["00"] * tiles)] * (seats - 2))
    for _ in range(28):
        card = cards.pop()
        turn(state, card, "black" if card % 2 else "red")
    assert deposit(state) == 10
    for _ in range(tiles - 1):
        turn(state, cards.pop(), "00")
    assert state.table.now.tiles == [0, 1, *[0] * (seats - 2)]
    log = turn(state, cards.pop(), "00")
    assert log.of(Ended) == [Ended(ANA, "tiles", 10, 0)]
    assert len(state.table.rounds[0].shown) - 1 == BOUNDS[seats]


def test_example_round() -> None:
    """MR-6, MR-8, MR-9: the example round of the page."""
    state = begin(3, first=ANA, opening=7)
    turn(state, DOUBLE_ZERO, "7 7 00", "middle")
    assert (chips(state), deposit(state), state.table.now.tiles) == ([0, 50, 0], 250, [0, 2, 3])
    turn(state, 7, "7", "7 7 high")
    assert (chips(state), deposit(state), state.table.now.tiles) == ([0, 100, 120], 80, [0, 2, 3])
    other = GAME.clone(state)
    log = turn(state, 7, "7 7", "7 7 7")
    assert log.of(BankPaid, Ended) == [BankPaid(170), Ended(ANA, "bonus", 0, 300)]
    assert chips(state) == [300, 200, 270]
    assert turn(other, 3, "7 7", "7 7 7").of(Ended) == [Ended(ANA, "tiles", 80, 0)]


def test_the_end() -> None:
    """MR-1, MR-10: when everybody has dealt, the most chips win; an open debt is taken off; SH-20."""
    state = begin()
    GAME.aside(state, ANA, Borrow())
    hurry(state)
    go(state, Show(7))
    turn(state, 1, "00 00 00 00", "1 00 00 00")
    turn(state, 1, "00")
    hurry(state)
    assert GAME.is_over(state)
    assert not GAME.asked(state)
    assert state.table.bank.down == [0, 0, 0]
    assert chips(state) == [550, 250, 300]
    assert [GAME.score(state.table, seat) for seat in range(3)] == [300, 250, 300]
    assert GAME.places(state) == (1, 3, 1)
    assert [hand.laid for hand in state.hands] == [None] * 3


def test_silence() -> None:
    """MR-6: who does not answer puts one tile on BLACK and keeps the rest; for a dealer a player must choose."""
    state = begin()
    assert GAME.phase(state).silence(GAME.view(state, ANA)) is None
    match = Match(GAME, 3, Gamble(first=ANA), seeded(1), clock=True)
    assert match.time_up() == (ANA,)
    match.submit(ANA, Show(7))
    match.submit(ANA, Lay(7))
    assert match.time_up() == (JUN,)
    assert match.view(JUN).table.now.bets[JUN] == ["black"]
    assert match.time_up() == (LEO,)
    assert match.view(JUN).table.now.tiles == [0, 3, 4]


def test_an_illegal_move_changes_nothing() -> None:
    """MR-4, MR-6: there is no opening with a 0, and no passing."""
    match = Match(GAME, 3, Gamble(first=ANA), seeded(1))
    before = match.save()
    for move in (Show(ZERO), Show(DOUBLE_ZERO), Lay(7), Place("7"), Done()):
        with pytest.raises(IllegalMove):
            match.submit(ANA, move)
    assert match.save() == before
    match.submit(ANA, Show(7))
    match.submit(ANA, Lay(7))
    for move in (Done(), Place("green"), Place("8")):
        with pytest.raises(IllegalMove):
            match.submit(JUN, move)
    with pytest.raises(IllegalMove):
        match.submit(LEO, Place("7"))
