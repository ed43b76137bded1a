"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Move, Refused, Reveal, Seat
from croupier.core.match import IllegalMove, Match
from croupier.games.red_end.rules import (
    GAME,
    Box,
    CameFirst,
    Draw,
    DrewBlack,
    DrewRed,
    Hand,
    HouseTook,
    Pass,
    Passed,
    PiledUp,
    PotStayed,
    RedEnd,
)
from croupier.kit.seventh_heaven.bank import (
    Bank,
    BecameDealer,
    Borrow,
    Borrowed,
    Charged,
    Gamble,
    PayBack,
    PutOut,
    TookAll,
    Won,
)

LAST = {"RE": [(1, 11)]}
A, B, C, D = range(4)
LOW = (1, 1, 1, 3, 3, 3, 2)  # piles with few or many black cards, from the top down
HIGH = (5, 5, 5, 7, 7, 7, 4)
RED = (2, 2, 2, 4, 4, 6, 6)
RED_TOO = (2, 2, 4, 4, 4, 6, 6)
RED_THREE = (2, 2, 4, 4, 6, 6, 6)
MIXED = (1, 3, 5, 7, 2, 4, 6)


def bank(chips: Sequence[int], debt: Iterable[Seat] = (), out: Iterable[Seat] = ()) -> Bank:
    """What a course carries over: chips by seat, who holds a debt card, who is out."""
    debt = [*debt]
    return Bank([*chips], [0] * len(chips), [seat in debt for seat in range(len(chips))], out=[*out])


def deal(state: RedEnd, piles: Sequence[Sequence[int]], log: Log | None = None) -> RedEnd:
    """Everybody who plays gets these seven cards, in this order."""
    order = state.table.bank.left_of(state.table.round.dealer)
    for number in range(7):
        for seat in order:
            assert state.phase == "Deal"
            GAME.play(state, piles[seat][number], Log() if log is None else log)
    return state


def begin(*piles: Sequence[int], first: Seat = A, carried: Bank | None = None) -> RedEnd:
    """A first round about to be played: the cards by seat, and who deals."""
    return deal(GAME.start(len(piles), Gamble(first=first, bank=carried)), piles)


def go(state: RedEnd, *moves: Move | Seat) -> Log:
    """These moves, one after another, each by the player whose turn it is; a seat is a draw from its pile."""
    log = Log()
    for move in moves:
        move = Draw(move) if isinstance(move, int) else move
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat))
        GAME.play(state, {seat: move}, log)
    return log


def chips(state: RedEnd) -> list[int]:
    return state.table.bank.chips


def pot(state: RedEnd) -> int:
    return state.table.bank.pot


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rounds(seats: int) -> None:
    """RE-1: as many rounds as players, the deal moving left, each from all the cards."""
    state, log = GAME.start(seats, Gamble(first=1)), Log()
    for number in range(seats):
        assert sum(state.box.deck.values()) == 49
        deal(state, [MIXED] * seats)
        log += go(state, *[Pass()] * seats)
        assert (state.phase == "Over") == (number == seats - 1)
    assert log.of(BecameDealer) == [BecameDealer((1 + number) % seats, number + 1) for number in range(1, seats)]


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """RE-1: it is for three to five."""
    with pytest.raises(Refused, match="red_end is for 3 to 5 players"):
        GAME.start(seats)


def test_deal() -> None:
    """RE-1: seven cards each, one at a time, left of the dealer first; nobody sees them before all are dealt."""
    state, log, names = GAME.start(3, Gamble(first=B)), Log(), list[str]()
    for card in chain(*zip(MIXED, MIXED, MIXED)):
        names.append(GAME.phase(state).drawn(state.table))
        assert not any(hand.pile for hand in state.hands)
        assert not log
        GAME.play(state, card, log)
    assert names[:4] == [f"card {card} of seat {seat} in round 1" for card, seat in ((1, 2), (1, 0), (1, 1), (2, 2))]
    assert names[-1] == "card 7 of seat 1 in round 1"
    assert state.table.round.piles == [7, 7, 7]
    assert state.box.deck == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4}
    assert [to for to, event in log if isinstance(event, PiledUp)] == [0, 1, 2]


def test_cards() -> None:
    """RE-1: 49 cards, seven of each number, all equally likely."""
    state = GAME.start(3, Gamble(first=A))
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(1, 8), 7)
    GAME.play(state, 3)
    assert dict(GAME.odds(state).outcomes())[3] == 6


def test_first_dealer() -> None:
    """RE-1: the first dealer is drawn among those who play, or the one set, or the next to their left."""
    state, log = GAME.start(3), Log()
    assert (state.table.round.number, state.table.round.dealer) == (0, 0)
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 2: 1}
    GAME.play(state, 2, log)
    assert log == [(None, BecameDealer(2, 1))]
    carried = bank([100, 0, 100, 100], out=[B])
    assert [seat for seat, _ in GAME.odds(GAME.start(4, Gamble(bank=carried))).outcomes()] == [A, C, D]
    assert GAME.start(4, Gamble(first=B, bank=carried)).table.round.dealer == C


def test_chips() -> None:
    """RE-1: a single gamble starts with 300 each; a course carries over what there is."""
    assert chips(GAME.start(5)) == [300] * 5
    assert chips(GAME.start(3, Gamble(bank=bank([10, 20, 700])))) == [10, 20, 700]
    with pytest.raises(Refused, match="A gamble starts with 3 players or more; 2 are left."):
        GAME.start(3, Gamble(bank=bank([10, 20, 0], out=[C])))


def test_rounds_are_counted_by_who_starts() -> None:
    """RE-1: whoever is out from the start adds no round and gets no cards (SH-16)."""
    state = GAME.start(4, Gamble(first=A, bank=bank([300, 300, 0, 300], out=[C])))
    for dealer in (A, B, D):
        assert state.table.round.dealer == dealer
        deal(state, [MIXED] * 4)
        assert state.table.round.piles == [7, 7, 0, 7]
        go(state, *[Pass()] * 3)
    assert state.phase == "Over"


def test_pile() -> None:
    """RE-2: black on top, ascending, red under them, ascending; told to the owner alone."""
    state, log = GAME.start(3, Gamble(first=A)), Log()
    deal(state, [(5, 2, 1, 6, 5, 2, 3), (6, 4, 2, 7, 5, 3, 1), RED], log)
    assert [(to, event) for to, event in log if isinstance(event, Reveal)] == [
        (A, PiledUp((1, 3, 5, 5, 2, 2, 6), 4)),
        (B, PiledUp((1, 3, 5, 7, 2, 4, 6), 4)),
        (C, PiledUp(RED, 0)),
    ]
    drawn = go(state, Pass(), A, Pass(), *[A] * 4)
    assert drawn.of(DrewBlack, DrewRed) == [
        DrewBlack(B, A, 1, 1),
        DrewBlack(B, A, 3, 2),
        DrewBlack(B, A, 5, 3),
        DrewBlack(B, A, 5, 4),
        DrewRed(B, A, 2),
    ]


def test_ante() -> None:
    """RE-3: everybody pays 20, from the dealer on, after the piles are made."""
    state, log = GAME.start(3, Gamble(first=B)), Log()
    deal(state, [LOW, HIGH, RED], log)
    assert [event for _, event in log[3:]] == [Charged(B, 20), Charged(C, 20), Charged(A, 20)]
    assert chips(state) == [280] * 3
    assert pot(state) == 60


def test_put_out_by_the_ante() -> None:
    """RE-3: whoever is put out by the ante leaves a pile; the next player left of a dealer who is out begins."""
    state = begin(LOW, HIGH, RED, first=A, carried=bank([10, 300, 300], debt=[A]))
    assert state.table.bank.out == [A]
    assert pot(state) == 50
    assert GAME.asked(state) == (B,)
    log = go(state, A, A)
    assert log == [(None, DrewBlack(B, A, 1, 1)), (None, DrewBlack(C, A, 1, 1))]
    go(state, Pass(), Pass())
    assert state.table.round.dealer == B
    assert state.table.round.piles == [0, 0, 0]
    deal(state, [LOW, HIGH, RED])
    assert state.table.round.piles == [0, 7, 7]


def test_ante_borrows() -> None:
    """RE-3: whoever has less than 20 and no debt card borrows automatically (SH-13)."""
    state = begin(LOW, HIGH, RED, carried=bank([10, 300, 300]))
    assert chips(state) == [190, 280, 280]
    assert state.table.bank.debt == [True, False, False]


def test_last_takes_all_at_the_ante() -> None:
    """RE-3: the moment one player is left the gamble ends, and the antes still to come lapse (SH-16)."""
    state, log = GAME.start(3, Gamble(first=A, bank=bank([10, 0, 300], debt=[A, B]))), Log()
    deal(state, [LOW, HIGH, RED], log)
    assert log[3:] == [(None, event) for event in (Charged(A, 10), PutOut(A), Charged(B, 0), PutOut(B), TookAll(C, 10))]
    assert state.phase == "Over"
    assert chips(state) == [0, 0, 310]
    assert not any(hand.pile for hand in state.hands)


def test_turns() -> None:
    """RE-4: from the dealer on, clockwise, one action a turn, among those still in."""
    state = begin(LOW, HIGH, RED, MIXED, first=C)
    asked: list[Seat] = []
    for move in (A, A, B, Pass(), A, A, C):
        asked.extend(GAME.asked(state))
        go(state, move)
    assert asked == [C, D, A, B, C, D, A]
    assert state.table.round.knocked_out == [A]
    assert state.table.round.black == [[], [], [1, 1], [1, 3]]
    assert state.table.round.turns == [C, D]
    go(state, A)
    assert GAME.asked(state) == (D,)


def test_draw_from_others() -> None:
    """RE-4: any pile but one's own, as long as it has cards; also of those who passed or were knocked out."""
    state = begin(LOW, HIGH, RED)
    assert GAME.moves(GAME.view(state, A)) == (Draw(B), Draw(C), Pass())
    go(state, B)
    assert GAME.moves(GAME.view(state, B)) == (Draw(A), Draw(C), Pass())
    go(state, C, Pass())
    assert state.table.round.knocked_out == [B]
    assert GAME.moves(GAME.view(state, A)) == (Draw(B), Draw(C), Pass())
    match = Match(GAME, 3, Gamble(first=A), seeded(1))
    with pytest.raises(IllegalMove):
        match.submit(A, Draw(A))


def test_no_draw_from_an_empty_pile() -> None:
    """RE-4: a pile without cards is not a choice."""
    black = (1, 1, 3, 3, 5, 5, 7)
    state = begin(RED, black, MIXED)
    go(state, Pass(), Pass(), *[B] * 7)
    assert state.table.round.piles == [7, 0, 7]
    assert GAME.moves(GAME.view(state, C)) == (Draw(A), Pass())


def test_a_drawn_card_is_shown_to_all() -> None:
    """RE-4: the card comes to light for everybody, and chance plays no part."""
    log = go(begin(LOW, HIGH, RED), B)
    assert log == [(None, DrewBlack(A, B, 5, 1))]
    assert isinstance(log[0][1], Reveal)


def test_silence_passes() -> None:
    """RE-4: whoever does not answer in time passes."""
    match = Match(GAME, 3, Gamble(first=A), seeded(1), clock=True)
    assert match.time_up() == (B,)
    assert match.told[-1].event == Passed(A, 0, 0)


def test_black_stays() -> None:
    """RE-5: a black card lies before whoever drew it; up to three cost nobody anything."""
    state = begin(LOW, HIGH, MIXED)
    log = go(state, B, A, A, B, A, A, B)
    assert state.table.round.black == [[5, 5, 5], [1, 1], [1, 3]]
    assert state.table.round.off == [[1, 1, 1, 3], [5, 5, 5], []]
    assert state.table.round.piles == [3, 4, 7]
    assert not log.of(Charged)
    assert pot(state) == 60


def test_fourth_and_fifth() -> None:
    """RE-5: the fourth black card costs every other player still in 40, the fifth 50; those who passed pay nothing."""
    state = begin(LOW, HIGH, RED, MIXED, first=D)
    go(state, A, Pass(), A, A, B, A, A, B, A, B)
    assert state.table.round.black == [[], [1, 3, 3], [1, 3, 5], [1, 5, 5]]
    assert pot(state) == 80
    log = go(state, B)
    assert log == [(None, event) for event in (DrewBlack(D, B, 7, 4), Charged(B, 40), Charged(C, 40))]
    assert pot(state) == 160
    assert go(state, C).of(DrewRed, Charged) == [DrewRed(B, C, 2), Charged(B, 40)]
    assert go(state, B).of(Charged) == [Charged(D, 40)]
    assert go(state, B).of(DrewBlack, Charged) == [DrewBlack(D, B, 7, 5), Charged(C, 50)]
    assert chips(state) == [280, 200, 190, 240]
    assert pot(state) == 290


def test_payments_are_settled_from_the_dealer_on() -> None:
    """RE-5: the dealer pays first, whoever drew (SH-17)."""
    state = begin(LOW, HIGH, RED, MIXED, first=C)
    go(state, A, A, B, A, A, A, B, A, B, B, B, D, D)
    log = go(state, B)
    assert log.of(DrewBlack) == [DrewBlack(D, B, 7, 4)]
    assert log.of(Charged) == [Charged(C, 40), Charged(A, 40), Charged(B, 40)]


def test_put_out_by_another() -> None:
    """RE-5: whoever cannot pay is out of the gamble; the pile stays, the black cards no longer count (SH-14)."""
    state = begin(LOW, HIGH, RED, MIXED, carried=bank([300, 300, 50, 300], debt=[C]))
    go(state, B, A, A, A, B, A, A, A, B, D, B, B)
    assert state.table.round.black[C] == [1, 3, 7]
    log = go(state, B)
    assert log.of(Charged, PutOut) == [Charged(B, 40), Charged(C, 30), PutOut(C), Charged(D, 40)]
    assert state.table.round.turns == [B, D, A]
    assert state.table.round.black[C] == []
    assert state.table.round.lost == [[], [], [1, 3, 7], []]
    assert Draw(C) in GAME.moves(GAME.view(state, B))
    assert go(state, Pass(), Pass(), Pass()).of(CameFirst, Won) == [CameFirst((A,), 22, 4), Won(A, 190)]
    assert GAME.score(state.table, C) == -300


def test_put_out_with_the_best_cards() -> None:
    """RE-5: whoever is put out does not win with the cards they had (SH-14)."""
    state = begin(LOW, HIGH, MIXED, carried=bank([300, 300, 50], debt=[C]))
    go(state, B, A, B, B, A, B, B, A, B, C)
    log = go(state, Pass(), Pass())
    assert state.table.bank.out == [C]
    assert log.of(CameFirst) == [CameFirst((A,), 18, 4)]


def test_last_takes_all_in_the_middle() -> None:
    """RE-5: when all others are put out the last player left takes the pot at once (SH-16)."""
    state = begin(RED, HIGH, LOW, carried=bank([300, 50, 10], debt=[B, C]))
    assert state.table.bank.out == [C]
    log = go(state, C, C, C, C, C, C, B)
    assert log[-4:] == [(None, event) for event in (DrewBlack(A, B, 5, 4), Charged(B, 30), PutOut(B), TookAll(A, 80))]
    assert state.phase == "Over"
    assert chips(state) == [360, 0, 0]
    assert state.table.round.turns == [A]
    assert state.table.round.black == [[1, 1, 3, 5], [], []]
    assert state.table.round.lost == [[], [1, 3, 3], []]


def test_red() -> None:
    """RE-6: red knocks out, costs 40, and makes the black cards worthless."""
    state = begin(LOW, HIGH, RED)
    log = go(state, B, Pass(), Pass(), C)
    assert [event for _, event in log[-6:]] == [
        DrewRed(A, C, 2),
        Charged(A, 40),
        CameFirst((B, C), 0, 0),
        Won(B, 50),
        Won(C, 50),
        BecameDealer(B, 2),
    ]
    assert chips(state) == [240, 330, 330]


def test_lost_cards_stay_on_the_table() -> None:
    """RE-6: all see what a player who was knocked out had drawn, the red card last, until the round ends."""
    state = begin(LOW, HIGH, RED)
    go(state, B, A, A, B, C)
    assert state.table.round.black == [[5, 5], [], [1]]
    assert state.table.round.lost == [[], [1, 2], []]
    assert state.table.round.knocked_out == [B]
    go(state, Pass(), Pass())
    assert state.table.round.number == 2
    assert state.table.round.lost == [[], [], []]


def test_put_out_by_the_fine() -> None:
    """RE-6: whoever cannot pay the fine gives what they have and is out of the gamble, the later the better (SH-14)."""
    state = begin(LOW, HIGH, RED, carried=bank([40, 30, 300], debt=[A, B]))
    log = go(state, C)
    assert log == [(None, event) for event in (DrewRed(A, C, 2), Charged(A, 20), PutOut(A))]
    assert GAME.asked(state) == (B,)
    assert Draw(A) in GAME.moves(GAME.view(state, B))
    log = go(state, C)
    assert log == [(None, event) for event in (DrewRed(B, C, 2), Charged(B, 10), PutOut(B), TookAll(C, 90))]
    assert state.phase == "Over"
    assert chips(state) == [0, 0, 370]
    assert GAME.places(state) == (3, 2, 1)


def test_knocked_out_and_yet_the_last() -> None:
    """RE-6: the last player left takes the pot even if knocked out of the round (SH-16)."""
    state = begin(LOW, RED, RED_TOO, carried=bank([300, 30, 30], debt=[B, C]))
    log = go(state, B, C, B)
    assert log.of(TookAll) == [TookAll(A, 120)]
    assert chips(state) == [360, 0, 0]


def test_fine_borrows() -> None:
    """RE-6: whoever has less than 40 and no debt card borrows automatically (SH-13)."""
    state = begin(LOW, HIGH, RED, carried=bank([50, 300, 300]))
    assert go(state, C).of(Borrowed, Charged) == [Borrowed(A), Charged(A, 40)]
    assert chips(state)[A] == 190


def test_pass() -> None:
    """RE-7: whoever passes has no more turns, pays nothing more, keeps the cards, and can still win."""
    state = begin(LOW, HIGH, MIXED)
    log = go(state, B, A, A, Pass())
    assert log.of(Passed) == [Passed(A, 5, 1)]
    assert go(state, A, A, A, A, C).of(Charged) == [Charged(C, 40)]
    assert chips(state) == [280, 280, 240]
    assert go(state, A, C, C, C).of(Charged) == [Charged(C, 40)]
    log = go(state, C)
    assert log.of(Charged, CameFirst, Won) == [Charged(B, 40), CameFirst((A,), 5, 1), Won(A, 180)]


def settle(*black: list[int] | None, pot: int = 90, first: Seat = A) -> tuple[RedEnd, Log]:
    """A round in which everybody passes now: the black cards by seat, None for whoever was knocked out."""
    state = begin(*[MIXED] * len(black), first=first)
    r = state.table.round
    r.black = [cards or [] for cards in black]
    r.knocked_out = [seat for seat, cards in enumerate(black) if cards is None]
    r.turns = [seat for seat in r.turns if seat not in r.knocked_out]
    state.table.bank.pot = pot
    return state, go(state, *[Pass()] * len(r.turns))


def test_highest_sum_wins() -> None:
    """RE-8: the highest sum takes the pot, not the most cards."""
    _, log = settle([1, 1, 3], [7], [5, 1])
    assert log.of(CameFirst, Won) == [CameFirst((B,), 7, 1), Won(B, 90)]


def test_knocked_out_do_not_win() -> None:
    """RE-8: whoever was knocked out is not looked at; a sum of 0 can win."""
    _, log = settle(None, [], None)
    assert log.of(Passed, CameFirst, Won) == [Passed(B, 0, 0), CameFirst((B,), 0, 0), Won(B, 90)]


def test_equal_sums() -> None:
    """RE-8: of equal sums the one in more cards takes the pot."""
    _, log = settle([7, 3], [5, 3, 1, 1], None)
    assert log.of(CameFirst, Won, HouseTook) == [CameFirst((B,), 10, 4), Won(B, 90)]


def test_shared_pot() -> None:
    """RE-8: players equal in sum and cards share in tens, and the rest goes to the bank."""
    state, log = settle([7, 3], [3, 7], [5], pot=130)
    assert log.of(CameFirst, Won, HouseTook) == [CameFirst((A, B), 10, 2), Won(A, 60), Won(B, 60), HouseTook(10)]
    assert pot(state) == 0
    assert state.table.bank.house == 10
    _, log = settle([7, 3], [3, 7], [5], pot=120)
    assert not log.of(HouseTook)


def test_round_ends_when_nobody_is_in() -> None:
    """RE-8: and not before: the last player still in is asked."""
    state = begin(LOW, HIGH, RED)
    go(state, Pass(), Pass())
    assert GAME.asked(state) == (C,)
    assert BecameDealer(B, 2) in go(state, Pass()).of(BecameDealer)


def test_all_knocked_out() -> None:
    """RE-9: the pot stays for the next round; after the last it goes to the bank."""
    state = GAME.start(3, Gamble(first=A))
    for number, (stays, piles) in enumerate(((180, (B, C, A)), (360, (C, A, B))), 1):
        deal(state, [RED, RED_TOO, RED_THREE])
        assert go(state, *piles).of(CameFirst, PotStayed, HouseTook) == [PotStayed(stays)]
        assert state.table.round.number == number + 1
        assert pot(state) == stays
    deal(state, [RED, RED_TOO, RED_THREE])
    assert go(state, A, B, A).of(CameFirst, PotStayed, HouseTook) == [HouseTook(540)]
    assert state.phase == "Over"
    assert chips(state) == [120] * 3
    assert state.table.bank.house == 540


def test_a_pot_that_stayed_is_won_later() -> None:
    """RE-9: it is part of the next pot."""
    state = GAME.start(3, Gamble(first=A))
    deal(state, [RED, RED_TOO, RED_THREE])
    go(state, B, A, A)
    deal(state, [LOW, HIGH, RED])
    assert go(state, A, Pass(), Pass(), Pass()).of(Won) == [Won(B, 240)]


def test_nothing_to_draw_from() -> None:
    """RE-10: the last player still in may go on drawing, and with all other piles empty passes without being asked."""
    piles = (RED, (1, 1, 1, 3, 3, 3, 5), (5, 5, 5, 7, 7, 7, 7))
    cards = {
        f"card {number + 1} of seat {seat} in round 1": piles[seat][number] for seat in range(3) for number in range(7)
    }
    chance = seeded(1)
    match = Match(GAME, 3, Gamble(first=A), lambda odds, drawn: cards.get(drawn) or chance(odds, drawn))
    match.submit(A, Draw(B))
    match.submit(B, Pass())
    match.submit(C, Pass())
    for pile in [B] * 6 + [C] * 7:
        assert match.waiting == (A,)
        match.submit(A, Draw(pile))
    told = [one.event for one in match.told if one.to is None]
    assert told[-8:-5] == [DrewBlack(A, C, 7, 14), Passed(A, 60, 14), CameFirst((A,), 60, 14)]
    assert not any(isinstance(event, Charged) and event.amount != 20 for event in told)


def test_what_is_seen() -> None:
    """RE-11: how many cards a pile has left is public; its cards are known to the owner alone, to the end."""
    match = Match(GAME, 3, Gamble(first=A), seeded(5))
    match.submit(A, Draw(B))
    scene, view = match.scene(), match.view(B)
    assert scene.table.round.piles == [7, 6, 7]
    assert len(view.hand.pile) == 7
    assert view.hand.pile[:1] == scene.table.round.off[B]


def test_never_shown() -> None:
    """RE-11: nothing but drawn cards comes to light for all, and nothing is left to look at in the end."""
    for seed in range(10):
        match = Match(GAME, 4, source=seeded(seed))
        while not match.over:
            (seat,) = match.waiting
            match.submit(seat, match.moves(seat)[seed % 2 - 1])
        shown = {type(one.event) for one in match.told if isinstance(one.event, Reveal) and one.to is None}
        assert shown <= {DrewBlack, DrewRed}
        assert all(match.view(seat).hand.pile == [] for seat in range(4))


def test_example_round() -> None:
    """RE-4, RE-5, RE-6, RE-8: the example round of the page."""
    ana, jun, leo = A, B, C
    state = begin((1, 1, 1, 3, 7, 6, 4), (1, 3, 3, 5, 2, 4, 6), (5, 2, 2, 4, 4, 6, 6), first=ana)
    go(state, jun, leo, jun, jun)
    assert state.table.round.black == [[1, 3], [5], [3]]
    go(state, leo)
    assert pot(state) == 100
    go(state, jun)
    assert sum(state.table.round.black[leo]) == 8
    go(state, jun)
    assert pot(state) == 140
    assert go(state, Pass()).of(Won) == [Won(leo, 140)]


def test_loans_are_open_before_every_decision() -> None:
    """RE-4: borrowing and paying back beforehand do not use up the turn (SH-12)."""
    match = Match(GAME, 3, Gamble(first=A), seeded(1))
    assert match.asides(A) == [Borrow()]
    assert match.asides(B) == ()
    match.submit(A, Borrow())
    assert match.waiting == (A,)
    match.submit(A, PayBack())
    assert match.waiting == (A,)
    assert match.scene().table.bank.chips == [230, 280, 280]


def test_no_secret_is_left_at_the_end() -> None:
    """RE-11: when all is over nothing is kept in hands or box."""
    match, rng = Match(GAME, 3, source=seeded(1)), Random(1)
    while not match.over:
        match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
    assert match._state.box == Box({}, [])
    assert match._state.hands == [Hand()] * 3
