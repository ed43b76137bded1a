"""The bank, debt and courses of Casino 7th Heaven, number by number."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event, Refused, nobody
from croupier.core.match import Match
from croupier.core.record import Aside, Drawn, Moved
from croupier.games import find
from croupier.games.seventh_heaven.rules import (
    COURSES,
    GAMBLES,
    GAME,
    Began,
    BrokeOff,
    Ended,
    Finished,
    GoOn,
    SeventhHeaven,
    end_gamble,
)
from croupier.kit.seventh_heaven import number_cards
from croupier.kit.seventh_heaven.bank import (
    Bank,
    BecameDealer,
    Borrow,
    Borrowed,
    Charged,
    Gamble,
    PaidBack,
    PayBack,
    PutOut,
    TookAll,
    open_bank,
    share,
    tens,
)

LAST = {"SH": [(1, 4), (10, 17), (20, 20), (30, 32)]}
START = {
    "batting_poker": 200,
    "rotary_lottery": 0,
    "mind_roulette": 300,
    "red_end": 300,
    "between_bet": 200,
    "your_order": 200,
    "three_seven": 400,
}
every_gamble = pytest.mark.parametrize("name", list(START))


def bank(*chips: int, debt: str = "", out: tuple[int, ...] = ()) -> Bank:
    """Chips by seat; debt is a d for each seat that holds a card, anything else for one that does not."""
    cards = [letter == "d" for letter in debt.ljust(len(chips))]
    return Bank([*chips], [0] * len(chips), cards, out=[*out])


class Ear:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event, *, to: int | None = None) -> None:
        self.events.append(event)


def played(match: Match, seed: int, *, loans: bool = False) -> Match:
    """Anything goes; asides only if asked for."""
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.waiting)
        asides = match.asides(seat) if loans and rng.random() < 0.1 else ()
        match.submit(seat, rng.choice(asides or match.moves(seat)))
    return match


def heard(match: Match, kind: type[Event]) -> list[Any]:
    return [told.event for told in match.told if isinstance(told.event, kind)]


def test_the_cards() -> None:
    """SH-1: 51 cards; odd is black, even is red, 0 and 00 are neither."""
    assert sum(number_cards.FULL.values()) == 51
    assert [number_cards.FULL[n] for n in number_cards.NUMBERS] == [7] * 7
    assert [number_cards.FULL[n] for n in number_cards.ZEROS] == [1, 1]
    assert [n for n in number_cards.FULL if number_cards.is_black(n)] == [1, 3, 5, 7]
    assert [n for n in number_cards.FULL if number_cards.is_red(n)] == [2, 4, 6]
    assert number_cards.name(number_cards.DOUBLE_ZERO) == "00"


def test_amounts_are_tens_and_the_bank_never_runs_out() -> None:
    """SH-2: every amount is a multiple of 10, chips are public, and the house may go below zero."""
    match = Match(GAME, 4, SeventhHeaven(course=("full",)), seeded(1))
    rng = Random(1)
    while not match.over:
        held = match.scene().table.bank
        assert all(amount % 10 == 0 for amount in (*held.chips, *held.down, held.pot, held.house))
        assert min(held.chips) >= 0
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice([*match.moves(seat), *match.asides(seat)]))
    house = bank(0, 0, 0)
    house.grant(0, 500, nobody)
    assert (house.chips[0], house.house) == (500, -500)
    assert list(tens(40)) == [10, 20, 30, 40]
    assert list(tens(45, above=20)) == [30, 40]


@every_gamble
def test_the_first_dealer_is_drawn_and_the_deal_moves_left(name: str) -> None:
    """SH-3: every player is equally likely to deal first; the deal moves left, past seats that are out."""
    game = find(name)
    carried = bank(500, 500, 500, 500, 500, out=(2,))
    match = Match(game, 5, Gamble(bank=carried), seeded(3))
    first = match.choices[0]
    assert isinstance(first, Drawn)
    assert first.drawn == "first dealer"
    assert dict(first.odds.outcomes()) == {0: 1, 1: 1, 3: 1, 4: 1}
    played(match, 3)
    dealers = [event.seat for event in heard(match, BecameDealer)]
    left = {0: 1, 1: 3, 3: 4, 4: 0}
    assert all(after == left[before] for before, after in pairwise(dealers))


def test_orders_start_at_the_dealer_or_left_of_one_who_is_out() -> None:
    """SH-3: "from the dealer" starts at the dealer's seat, or at the next player to the left."""
    five = bank(1, 1, 1, 1, 1, out=(1, 2))
    assert five.around(3) == [3, 4, 0]
    assert five.around(1) == [3, 4, 0]
    assert five.left_of(4) == [0, 3, 4]
    assert five.next_dealer(0) == 3


@every_gamble
def test_the_table_may_name_the_first_dealer(name: str) -> None:
    """SH-3: with the option `first` nobody is drawn."""
    game = find(name)
    match = Match(game, 4, Gamble(first=2), seeded(3))
    assert heard(match, BecameDealer)[0].seat == 2
    assert not any(isinstance(choice, Drawn) and choice.drawn == "first dealer" for choice in match.choices)


@pytest.mark.parametrize("name", ["batting_poker", "rotary_lottery", "red_end", "your_order", "three_seven"])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(name: str) -> None:
    """SH-4: one card at a time, beginning left of the dealer, to players who are not out."""
    game = find(name)
    carried = bank(500, 500, 500, 500, out=(3,))
    match = Match(game, 4, Gamble(first=2, bank=carried), seeded(3))
    dealt = [choice.drawn for choice in match.choices if isinstance(choice, Drawn)][:6]
    assert [next(seat for seat in range(4) if f"seat {seat}" in drawn) for drawn in dealt] == [0, 1, 2, 0, 1, 2]


def test_borrowing() -> None:
    """SH-10: a debt card and 200, one at a time, again after paying back."""
    house, ear = bank(30, 300, 0), Ear()
    house.borrow(0, ear)
    assert (house.chips[0], house.debt[0], house.house) == (230, True, -200)
    match = Match(find("rotary_lottery"), 3, source=seeded(1))
    assert list(match.asides(0)) == [Borrow()]
    match.submit(0, Borrow())
    assert list(match.asides(0)) == [], "one card at a time, and 200 do not pay it back"
    assert ear.events == [Borrowed(0)]


def test_paying_back() -> None:
    """SH-11: 250 to the bank, and the card is handed back."""
    carried = bank(250, 240, 0, debt="dd")
    match = Match(find("rotary_lottery"), 3, Gamble(bank=carried), seeded(1))
    assert list(match.asides(0)) == [PayBack()]
    assert list(match.asides(1)) == []
    match.submit(0, PayBack())
    assert match.scene().table.bank.chips[0] == 0
    assert heard(match, PaidBack) == [PaidBack(0)]
    assert list(match.asides(0)) == [Borrow()], "and one may borrow again, in the same turn"


def test_loans_are_open_before_a_decision_and_seen_at_once() -> None:
    """SH-12: also while others are still choosing; closed once one's own choice is made."""
    match = Match(find("rotary_lottery"), 3, source=seeded(1))
    match.submit(0, match.moves(0)[0])
    assert list(match.asides(0)) == []
    match.submit(1, Borrow())
    assert match.told[-1].event == Borrowed(1)
    assert match.waiting == (1, 2), "it does not use up the decision"
    assert match.view(0).table.bank.debt == [False, True, False]


def test_everybody_is_asked_once_between_two_gambles() -> None:
    """SH-12: all players still in, at the same time, and they may borrow or pay back before."""
    match = in_pause(seed=2)
    playing = match.scene().table.bank.playing
    assert match.waiting == tuple(playing)
    seat = playing[0]
    assert list(match.moves(seat)) == [GoOn()]
    before = match.scene().table.bank.chips[seat]
    match.submit(seat, Borrow() if Borrow() in match.asides(seat) else PayBack())
    assert match.scene().table.bank.chips[seat] != before
    for one in playing:
        match.submit(one, GoOn())
    assert match.scene().table.number == 1
    assert match.scene().table.bank.debt[seat]


def in_pause(seed: int) -> Match:
    """A course between its first and its second gamble."""
    match, rng = Match(GAME, 3, SeventhHeaven(course=("rotary_lottery", "your_order")), seeded(seed)), Random(seed)
    while match.scene().phase != "Pause":
        seat = match.waiting[0]
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


def test_a_payment_borrows_by_itself() -> None:
    """SH-13: a payment larger than one's chips borrows, even if that will not be enough."""
    house, ear = bank(10, 0, 0), Ear()
    assert house.charge(0, 40, ear) == 40
    assert (house.chips[0], house.debt[0]) == (170, True)
    assert ear.events == [Borrowed(0), Charged(0, 40)]
    assert house.charge(1, 300, nobody) == 200
    assert house.debt[1]
    assert house.out == [1]


def test_who_has_enough_does_not_borrow() -> None:
    """SH-13: a payment of exactly what one has is made without a loan."""
    house = bank(40, 0, 0)
    assert house.charge(0, 40, nobody) == 40
    assert (house.chips[0], house.debt[0], house.out) == (0, False, [])


def test_a_payment_can_put_out() -> None:
    """SH-14: whoever holds a card and lacks the chips gives all they have, the rest is waived, and is out at once."""
    house, ear = bank(30, 100, 100, debt="d"), Ear()
    assert house.charge_to_pot(0, 40, ear), "two are left: the gamble goes on"
    assert (house.chips[0], house.pot, house.out) == (0, 30, [0])
    assert ear.events == [Charged(0, 30), PutOut(0)]
    assert house.total == 230


def test_who_is_out_ranks_last_the_later_the_better() -> None:
    """SH-14: −300, below even an empty purse with an open debt; among those out the later put out is better."""
    house = bank(0, 0, 0, 50, debt="   d", out=(2, 0))
    assert [house.score(seat) for seat in range(4)] == [-300, 0, -300, -250]
    ranked = sorted(range(4), key=house.standing, reverse=True)
    assert ranked == [1, 3, 0, 2]
    broke = bank(0, 0, 10, debt="d", out=(1,))
    assert broke.standing(0) > broke.standing(1)


@every_gamble
def test_who_is_out_takes_no_part(name: str) -> None:
    """SH-14: a seat that was put out earlier is never asked, and its chips are not touched."""
    game = find(name)
    match, rng = Match(game, 4, Gamble(bank=bank(300, 300, 0, 300, debt="  d", out=(2,))), seeded(5)), Random(5)
    while not match.over:
        assert 2 not in match.waiting
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice(match.moves(seat)))
    assert match.scene().table.bank.chips[2] == 0
    assert match.scene().table.bank.out[0] == 2


@pytest.mark.parametrize(("chips", "result"), [(480, 230), (250, 0), (240, -60), (0, -300)])
def test_an_open_debt_costs_at_the_end(chips: int, result: int) -> None:
    """SH-15: 300, but 250 for whoever then holds 250 or more; no chips move."""
    house = bank(chips, 0, 0, debt="d")
    assert house.score(0) == result
    assert house.chips[0] == chips
    assert house.score(1) == 0


def test_the_last_player_takes_all() -> None:
    """SH-16: the moment one is left the gamble ends, and all pots and stakes are theirs."""
    house, ear = bank(0, 100, 0, out=(0, 2)), Ear()
    house.pot, house.down = 70, [20, 0, 40]
    assert house.last_takes_all(ear).__name__ == "Over"
    assert (house.chips, house.pot, house.down) == ([0, 230, 0], 0, [0, 0, 0])
    assert ear.events == [TookAll(1, 130)]


def test_the_last_of_a_gamble_is_left_by_an_ante() -> None:
    """SH-16: payments and prizes still to come lapse."""
    game = find("red_end")
    carried = bank(10, 300, 0, debt="d d")
    match = Match(game, 3, Gamble(first=0, bank=carried), seeded(1))
    assert match.over
    assert heard(match, PutOut) == [PutOut(0), PutOut(2)]
    assert len(heard(match, TookAll)) == 1
    assert match.scene().table.bank.chips[1] == 310


@every_gamble
def test_a_gamble_needs_three(name: str) -> None:
    """SH-16: a gamble starts with three players or more."""
    game = find(name)
    with pytest.raises(Refused, match="three|3 players"):
        game.start(4, Gamble(bank=bank(100, 100, 100, 100, out=(0, 1))))
    with pytest.raises(Refused, match="for 4 seats, not 5"):
        game.start(5, Gamble(bank=bank(100, 100, 100, 100)))


def test_a_course_ends_early_when_fewer_than_three_are_left() -> None:
    """SH-16: with two left the course ends after the gamble, and debts are settled."""
    state = GAME.start(3, SeventhHeaven(course=("three_seven", "red_end", "three_seven")))
    state.table.bank.out.append(1)
    ear = Ear()
    assert end_gamble(state, ear).__name__ == "Over"
    assert ear.events == [Finished("three_seven"), BrokeOff(2)]
    assert [ended.gamble for ended in state.table.results] == ["three_seven"]


def test_rounds_are_counted_by_those_who_started() -> None:
    """SH-16: four seats, one out from the start: three rounds."""
    game = find("batting_poker")
    match = played(Match(game, 4, Gamble(bank=bank(900, 900, 900, 900, out=(1,))), seeded(2)), 2)
    assert [event.round for event in heard(match, BecameDealer)] == [1, 2, 3]


def test_payments_of_one_moment_go_round_from_the_dealer() -> None:
    """SH-17: the dealer pays first, then clockwise."""
    match = Match(find("batting_poker"), 4, Gamble(first=2), seeded(2))
    assert [event.seat for event in heard(match, Charged)][:4] == [2, 3, 0, 1]


@every_gamble
def test_a_gamble_alone_starts_with_its_own_chips(name: str) -> None:
    """SH-20: everybody starts with the chips the gamble's page names; most chips win, equal ones together."""
    game = find(name)
    held = game.start(4).table.bank
    assert [chips + down for chips, down in zip(held.chips, held.down, strict=True)] == [START[name]] * 4
    state = game.start(3)
    state.table.bank.chips = [120, 400, 400]
    state.table.bank.down = [0, 0, 0]
    assert game.places(state) == (3, 1, 1)


def test_chips_are_given_once_and_carried() -> None:
    """SH-30: 200 each once; chips, debts and exclusions carry over; most chips, debts settled, win."""
    match = Match(GAME, 4, SeventhHeaven(course=("light",)), seeded(4))
    held = match.scene().table.bank
    assert sum(held.chips) + held.pot == 4 * 200, "the ante of the first gamble is in the pot"
    played(match, 4, loans=True)
    table = match.scene().table
    assert [ended.gamble for ended in table.results] == list(COURSES["light"])[: len(table.results)]
    held = table.bank
    worth = [held.score(seat) for seat in range(4)]
    assert table.results[-1] == Ended(table.gambles[table.number], held.chips, held.debt, held.out, worth)
    assert match.result
    best = max(range(4), key=table.bank.standing)
    assert match.result.places[best] == 1
    assert match.result.scores == tuple(table.bank.score(seat) for seat in range(4))


def test_what_everybody_is_worth_is_net_of_debt() -> None:
    """SH-15: a loan is not a gain: whoever borrows between two gambles is worth less at once."""
    match = in_pause(seed=3)
    before = match.scene().table
    assert before.worth == before.results[-1].worth == [before.bank.score(seat) for seat in range(3)]
    match.submit(0, Borrow())
    after = match.scene().table
    assert after.worth[0] == after.bank.score(0) == before.worth[0] + 200 - 250
    assert after.results == before.results


def test_what_was_won_is_there_in_the_next_gamble() -> None:
    """SH-30: the bank of the next gamble is the one of the gamble before."""
    match = in_pause(seed=3)
    before = match.scene().table.bank
    for seat in before.playing:
        match.submit(seat, GoOn())
    after = match.scene().table.bank
    assert match.scene().table.gambles[match.scene().table.number] == "your_order"
    assert (after.chips, after.debt, after.out, after.house) == (before.chips, before.debt, before.out, before.house)


def test_the_courses() -> None:
    """SH-31: Full, Light and Bluff, or one's own list of two or more, repeats allowed."""
    assert {
        "full": tuple(GAMBLES),
        "light": ("batting_poker", "mind_roulette", "red_end"),
        "bluff": ("rotary_lottery", "your_order", "between_bet", "three_seven"),
    } == COURSES
    assert list(GAMBLES) == [
        "batting_poker",
        "rotary_lottery",
        "between_bet",
        "mind_roulette",
        "your_order",
        "red_end",
        "three_seven",
    ]
    own = ("red_end", "red_end")
    assert GAME.start(3, SeventhHeaven(course=own)).table.gambles == own
    assert GAME.start(3).table.gambles == COURSES["full"]


@pytest.mark.parametrize(
    ("course", "reason"),
    [(("red_end",), "at least two gambles"), ((), "two gambles"), (("red_end", "whist", "faro"), "called whist")],
)
def test_what_is_no_course_is_refused(course: tuple[str, ...], reason: str) -> None:
    """SH-31: a list of one, or with something that is not a gamble, is refused with a sentence."""
    with pytest.raises(Refused, match=reason):
        GAME.start(3, SeventhHeaven(course=course))


def test_each_gamble_draws_its_dealer_anew() -> None:
    """SH-32: and the option `first` counts for the first gamble only."""
    match = played(Match(GAME, 3, SeventhHeaven(course=("rotary_lottery", "your_order"), first=1), seeded(2)), 2)
    drawn = [choice.drawn for choice in match.choices if isinstance(choice, Drawn) and "first dealer" in choice.drawn]
    assert drawn == ["first dealer of gamble 2"]
    assert heard(match, BecameDealer)[0].seat == 1
    assert heard(match, Began) == [Began("rotary_lottery", 1, 2), Began("your_order", 2, 2)]


def test_a_draft_skips_who_is_out() -> None:
    """SH-32: hands go to the next player still in, to the left in round one."""
    game = find("rotary_lottery")
    match = Match(game, 4, Gamble(bank=bank(0, 0, 0, 0, out=(1,))), seeded(1))
    assert match.waiting == (0, 2, 3)
    for seat in match.waiting:
        match.submit(seat, match.moves(seat)[0])
    assert match.waiting == (0, 2, 3)


def test_a_whole_course_is_one_record() -> None:
    """SH-30: moves, asides and draws of all gambles stand in one record, and a course is checked like any game."""
    match = played(Match(GAME, 3, SeventhHeaven(course=("light",)), seeded(6)), 6, loans=True)
    kinds = Counter(type(choice) for choice in match.choices)
    assert set(kinds) == {Drawn, Moved, Aside}
    assert share(100, 3) == (30, 10)
    assert open_bank(3, 200, Gamble()).chips == [200] * 3


def test_players() -> None:
    """SH-30: courses are for 3 to 5."""
    assert list(GAME.seats) == [3, 4, 5]


def test_time_and_decisions_are_the_gambles() -> None:
    """SH-30: with a clock only the first to call in Between Bet is heard, and silence is the gamble's."""
    match = Match(GAME, 3, SeventhHeaven(course=("between_bet", "red_end")), seeded(1), clock=True)
    gamble, view = GAME.inner(match.view(0))
    assert (gamble.name, view.phase) == ("between_bet", match.scene().table.phase)
    assert GAME.phase(match.scene()).silence(match.view(0)) == gamble.phase(view).silence(view) is not None
    match.submit(2, match.moves(2)[-1])
    assert match.scene().table.gamble.round.holder == 2
    assert match.waiting == (0, 1)


def test_silence_in_the_pause_goes_on() -> None:
    """SH-12: whoever does not answer between two gambles continues; nothing of the gamble before is kept in a hand."""
    match = in_pause(seed=2)
    assert match._state.hands == [None] * 3
    assert match._state.box is None
    assert GAME.inner(match.view(0))[0] is GAME
    match.time_up()
    assert match.scene().table.number == 1


def test_a_course_waits_as_its_gamble_does() -> None:
    """SH-31: the clocks that a gamble has at a live table are the course's while it is being played."""
    match = Match(GAME, 3, SeventhHeaven(course=("between_bet", "three_seven")), seeded(1), clock=True)
    waits = set()
    while not match.over:
        scene = match.scene()
        waits.add((GAME.inner(match.glance(match.waiting[0]))[1].phase, GAME.phase(scene).seconds(scene.table, 3)))
        match.submit(match.waiting[0], match.moves(match.waiting[0])[0])
    assert {(phase, seconds) for phase, seconds in waits if seconds} == {("Outbid", 10), ("SpeakUp", 3)}
