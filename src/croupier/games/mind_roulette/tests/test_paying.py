"""What a card of Mind Roulette pays, and how a round ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.match import IllegalMove, Match
from croupier.games.mind_roulette.rules import (
    GAME,
    PLACES,
    BankPaid,
    Done,
    Ended,
    Lay,
    Lost,
    MindRoulette,
    Paid,
    Place,
    Result,
    Show,
    Showed,
)
from croupier.games.mind_roulette.tests.scripted import (
    ANA,
    ANY,
    BOUNDS,
    JUN,
    LEO,
    begin,
    carried,
    chips,
    deposit,
    go,
    hurry,
    turn,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Borrow, Gamble
from croupier.kit.seventh_heaven.number_cards import DOUBLE_ZERO, ZERO, Card


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
    """MR-9: the bonus is paid even if that card took the last tile, or emptied the deposit."""
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
    """MR-6: whoever does not answer puts one tile on BLACK and keeps the rest; for a dealer a player must choose."""
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


def test_the_table_keeps_what_the_last_card_brought() -> None:
    """MR-8, MR-9: the bets as they lay, what they won, all that the round has brought, and why it ended."""
    state = begin()
    turn(state, 7, "7 black 2", "low")
    now = state.table.now
    assert now.last == Result(7, [[], ["7", "black", "2"], ["low"]], [0, 60, 0])
    assert (now.bets, now.won, now.end) == ([[], [], []], [0, 60, 0], None)
    turn(state, 1, "00", "1 low")
    assert now.last == Result(1, [[], ["00"], ["1", "low"]], [0, 0, 70])
    assert now.won == [0, 60, 70]
    hurry(state)
    assert now.end == Ended(ANA, "tiles", kept=300 - 130, bonus=0)
    assert state.table.now.dealer == JUN
    assert (state.table.now.last, state.table.now.won, state.table.now.end) == (None, [0, 0, 0], None)
