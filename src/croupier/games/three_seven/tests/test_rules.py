"""The rules of the page, and its worked examples; betting is in test_betting.py."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.core.match import IllegalMove, Match
from croupier.games.three_seven.ending import Ending
from croupier.games.three_seven.rules import (
    GAME,
    ROUNDS,
    AllIn,
    Call,
    Declare,
    Declared,
    Fold,
    Folded,
    Got,
    Hold,
    LeftOver,
    NobodyDeclared,
    Play,
    Played,
    Raise,
    ShowedSevens,
    Staked,
    deck,
)
from croupier.games.three_seven.tests.scripted import (
    ANA,
    JUN,
    LEO,
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
    draws,
    hurry,
    leave_in_pile,
    on_to_play,
    play,
    speak,
)
from croupier.kit.seventh_heaven.bank import BecameDealer, Borrow, Borrowed, Charged, Gamble, PutOut, TookAll, Won

LAST = {"TS": [(1, 11)]}


@pytest.mark.parametrize(("seats", "cards", "sevens"), [(3, 49, 7), (4, 51, 9), (5, 51, 9)])
def test_the_cards(seats: int, cards: int, sevens: int) -> None:
    """TS-1: 49 cards with three players, otherwise 51, of which nine are sevens: 0 and 00 are sevens."""
    odds = dict(GAME.odds(begin(seats)).outcomes())
    assert odds == {1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: sevens}
    assert sum(odds.values()) == cards


def test_the_players_who_started_count() -> None:
    """TS-1: with three of five players left it starts with 49 cards; four who started keep their 51 (SH-16)."""
    state = begin(5, carried([400] * 5, out=[1, 3]))
    assert sum(count for _, count in GAME.odds(state).outcomes()) == 49
    state = begin(4, carried([10, 400, 400, 400], "0"))
    assert state.table.bank.out == [A]
    assert sum(count for _, count in GAME.odds(state).outcomes()) == 51


@pytest.mark.parametrize("seats", [2, 6])
def test_players(seats: int) -> None:
    """TS-1: it is for three to five."""
    with pytest.raises(Refused, match="three_seven is for 3 to 5 players"):
        GAME.start(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_rounds(seats: int) -> None:
    """TS-2: five rounds, whatever the number of players; the deal moves left."""
    state = begin(seats, dealer=1, tell=(log := Log()))
    log += hurry(state, ROUNDS + 1)
    assert state.phase == "Over"
    assert log.of(BecameDealer) == [BecameDealer((1 + turn) % seats, turn + 1) for turn in range(5)]


def test_all_cards_are_shuffled_for_each_round() -> None:
    """TS-2: every round starts from all the cards."""
    state = begin(4)
    hurry(state, 2)
    assert dict(GAME.odds(state).outcomes()) == deck(4)
    assert [hand.cards for hand in state.hands] == [[]] * 4
    assert state.table.now.cards(A) == 0


def test_the_first_dealer_is_drawn() -> None:
    """TS-2: any player may be the first dealer, except those who are out."""
    state = GAME.start(4, Gamble(bank=carried([400] * 4, out=[2])))
    assert dict(GAME.odds(state).outcomes()) == {0: 1, 1: 1, 3: 1}
    GAME.play(state, 3)
    assert state.table.now.dealer == 3
    assert begin(4, carried([400] * 4, out=[2]), dealer=2).table.now.dealer == 3


def test_ante_and_hands() -> None:
    """TS-3: 20 each before them, dealer first, then five cards each, from the dealer's left on, one at a time."""
    state = begin(3, dealer=B, tell=(log := Log()))
    assert log.of(Charged) == [Charged(B, 20), Charged(C, 20), Charged(A, 20)]
    assert state.table.bank.down == [20, 20, 20]
    assert state.table.bank.chips == [380, 380, 380]
    assert state.table.now.to_draw == [C, A, B] * 5
    assert GAME.phase(state).drawn(state.table) == "card 1 of seat 2 in round 1"
    draw(state, *PLAIN_HANDS[:3])
    assert [hand.cards for hand in state.hands] == [[1, 2, 3, 4, 5], [1, 2, 3, 4, 6], [1, 2, 3, 5, 6]]


def test_hands_are_private() -> None:
    """TS-3: only the owner is told a card; the others see how many there are."""
    state = begin(3)
    log = draw(state, "77", "11", "55")
    assert [to for to, _ in log] == [B, C, A, B, C, A]
    assert log.of(Got)[:3] == [Got(1), Got(5), Got(7)]
    assert state.table.now.drawn == [2, 2, 2]
    assert GAME.phase(state).drawn(state.table) == "card 3 of seat 1 in round 1"


def test_the_ante_is_a_payment() -> None:
    """TS-3: whoever has less than 20 borrows automatically; a debtor is out, and their chips stay as stake (SH-14)."""
    state = begin(4, carried([10, 10, 400, 400], "1"), tell=(log := Log()))
    assert log.of(Borrowed, PutOut) == [Borrowed(A), PutOut(B)]
    assert log.of(Charged)[1] == Charged(B, 10)
    assert state.table.bank.down == [20, 10, 20, 20]
    assert state.table.now.inside == [A, C, D]
    assert state.table.now.to_draw == [C, D, A] * 5
    deal_any(state)
    bet(state, Fold(), Fold())
    assert state.table.bank.chips[A] == 190 + 70 - 20


def test_the_last_player_takes_all() -> None:
    """TS-3: the ante that leaves one player ends the gamble; they take all that lies on the table (SH-16)."""
    bank = carried([10, 400, 0], "02")
    state = begin(3, bank, dealer=A, tell=(log := Log()))
    assert state.phase == "Over"
    assert log.of(PutOut, TookAll) == [PutOut(A), PutOut(C), TookAll(B, 30)]
    assert state.table.bank.chips == [0, 410, 0]
    assert GAME.places(state) == (3, 1, 2)


def test_an_ante_still_to_come_lapses() -> None:
    """TS-3: nobody pays after the moment one is left (SH-16)."""
    state = begin(3, carried([10, 0, 400], "01"), dealer=A, tell=(log := Log()))
    assert log.of(Charged) == [Charged(A, 10), Charged(B, 0)]
    assert state.table.bank.chips == [0, 0, 410]


def test_everyone_is_asked_to_declare() -> None:
    """TS-7: with three sevens or without; whoever cannot declare can only hold, and is asked all the same."""
    state = begin(4)
    draw(state, "12345", "77712", "77345", "77776")
    bet(state, Call(), Call(), Call(), Call())
    assert GAME.asked(state) == [A, B, C, D]
    offers = [GAME.moves(GAME.view(state, seat)) for seat in range(4)]
    assert offers == [(Hold(),), (Hold(), Declare()), (Hold(),), (Hold(), Declare())]
    assert all(GAME.forced(state, seat) is None for seat in range(4))
    assert all(not GAME.asides(GAME.view(state, seat)) for seat in range(4))
    assert GAME.phase(state).silence(GAME.view(state, B)) == Hold()


def test_a_second_chance() -> None:
    """TS-7: having seen who declared, all others choose once more; there is no third chance."""
    state = begin(4)
    draw(state, "12345", "77712", "12346", "77776")
    check(state)
    assert speak(state, B).of(Declared) == [Declared(B, (1, 2, 7, 7, 7))]
    assert state.phase == "SpeakAgain"
    assert state.table.now.shown == [[], [1, 2, 7, 7, 7], [], []]
    assert GAME.asked(state) == [A, C, D]
    assert GAME.moves(GAME.view(state, A)) == (Hold(),)
    assert all(GAME.forced(state, seat) is None for seat in (A, C, D))
    assert all(not GAME.asides(GAME.view(state, seat)) for seat in (A, C, D))
    log = speak(state, D)
    assert log.of(Declared, Won) == [Declared(D, (6, 7, 7, 7, 7)), Won(D, 80)]
    assert state.table.now.number == 2


def test_no_third_chance() -> None:
    """TS-7: whoever holds twice goes without, however many sevens they have."""
    state = begin(4)
    draw(state, "12345", "77712", "12346", "77776")
    check(state)
    speak(state, B)
    assert speak(state).of(Won) == [Won(B, 80)]


def test_all_declare_at_once() -> None:
    """TS-7: if nobody is left who has not declared, there is no second choice."""
    state = begin(3)
    draw(state, "77712", "77713", "12345")
    bet(state, Call(), Fold(), Call())
    log = speak(state, A, B)
    assert log.of(Declared) == [Declared(A, (1, 2, 7, 7, 7)), Declared(B, (1, 3, 7, 7, 7))]
    assert state.table.now.number == 2


def test_three_sevens_may_be_held_back() -> None:
    """TS-7: if nobody declares, nobody learns whether anybody could have."""
    state = begin(3)
    draw(state, "77712", "12345", "12346")
    check(state)
    log = speak(state)
    assert log == [(None, NobodyDeclared())]
    assert state.phase == "PlayOne"
    state = begin(3)
    draw(state, "12345", "12345", "12345")
    check(state)
    assert speak(state) == log


def test_most_sevens_declared() -> None:
    """TS-8: the most sevens among those who declared; sevens that were not declared do not count."""
    state = begin(4)
    draw(state, "77771", "77712", "12346", "12345")
    bet(state, Raise(10), Call(), Call(), Call())
    speak(state, B)
    assert speak(state, A).of(Won) == [Won(A, 120)]


def test_ties_share_in_tens() -> None:
    """TS-8: 90 shared by two is 40 each; the 10 left over stay in the middle and are in the next prize."""
    state = begin(3)
    draw(state, "77712", "77723", "12345")
    bet(state, Raise(10), Call(), Call())
    speak(state, A)
    log = speak(state, B)
    assert log.of(Won, LeftOver) == [Won(A, 40), Won(B, 40), LeftOver(10, "middle")]
    assert state.table.bank.pot == 10
    shown = [[1, 2, 7, 7, 7], [2, 3, 7, 7, 7], []]
    assert state.table.last == Ending(1, "declared", [30, 30, 30], shown, [3, 3, None], [40, 40, 0], 10)
    draw(state, *PLAIN_HANDS[:3])
    assert state.table.prize == 70
    assert bet(state, Fold(), Fold()).of(Won) == [Won(B, 70)]
    assert state.table.last == Ending(2, "alone", [20, 20, 20], [[], [], []], [None] * 3, [0, 70, 0], 0)


def test_the_rest_of_the_last_round_is_the_banks() -> None:
    """TS-8: after the last round what cannot be shared goes to the bank."""
    state = begin(3)
    hurry(state, 5)
    draw(state, "77712", "77723", "12345")
    bet(state, Raise(10), Call(), Call())
    speak(state, A, B)
    log = speak(state)
    assert log.of(Won, LeftOver) == [Won(A, 40), Won(B, 40), LeftOver(10, "bank")]
    assert (state.table.bank.pot, state.table.bank.house) == (0, 10)
    assert state.phase == "Over"


def test_cards_played_alone_draw() -> None:
    """TS-9: a number nobody else played draws as many, all of the highest number's cards first."""
    state = begin(4)
    draw(state, *PLAIN_HANDS[:4])
    on_to_play(state)
    log = play(state, 3, 6, 2, 2)
    assert log == [
        (None, Played(A, 3, draws=3)),
        (None, Played(B, 6, draws=6)),
        (None, Played(C, 2, draws=0)),
        (None, Played(D, 2, draws=0)),
    ]
    assert state.table.now.to_draw == [B] * 6 + [A] * 3
    assert GAME.phase(state).drawn(state.table) == "card 6 of seat 1 in round 1"
    draw(state, "123", "123456", "", "")
    assert state.hands[A].cards == [1, 1, 2, 2, 3, 4, 5]
    assert [state.table.now.cards(seat) for seat in range(4)] == [7, 10, 4, 4]
    assert state.phase == "Bet"


def test_a_seven_draws_seven() -> None:
    """TS-9: 7, 0 and 00 are one kind of card: a seven. Alone it draws seven; two of them draw nothing."""
    state = begin(4)
    draw(state, "77345", "77345", "77345", "77345")
    on_to_play(state)
    assert GAME.moves(GAME.view(state, A)) == [Play(3), Play(4), Play(5), Play(7)]
    assert draws(play(state, 7, 3, 3, 4)) == [7, 0, 0, 4]
    draw(state, "1111112", "", "", "2222")
    on_to_play(state)
    assert draws(play(state, 7, 7, 7, 7)) == [0, 0, 0, 0]
    assert state.phase == "Bet"


def test_as_far_as_the_pile_goes() -> None:
    """TS-9: the highest draws first; whoever comes when the pile is running out draws less, or nothing."""
    state = begin(4)
    draw(state, *PLAIN_HANDS[:4])
    bet(state, Call(), Call(), Fold(), Call())
    leave_in_pile(state, D, "1223344")
    speak(state)
    assert draws(play(state, 4, 6, 3)) == [1, 6, 0]
    assert state.table.now.to_draw == [B] * 6 + [A]


def test_everyone_in_the_round_plays() -> None:
    """TS-9: all-in or not, even with only one kind of card, so that nobody can tell; loans are open."""
    state = begin(4, carried([400, 400, 20, 400], "2"))
    draw(state, "33333", "12345", "12346", "12456")
    bet(state, Raise(10), AllIn(), Fold(), Call())
    speak(state)
    assert GAME.asked(state) == [A, B, C]
    assert GAME.moves(GAME.view(state, A)) == [Play(3)]
    assert GAME.forced(state, A) is None
    assert GAME.asides(GAME.view(state, A)) == [Borrow()]
    assert not GAME.asides(GAME.view(state, C))


def test_a_loan_while_others_choose() -> None:
    """TS-9: borrowing is seen at once, though the cards are still sealed (SH-12)."""
    match = Match(GAME, 3, source=seeded(1))
    while match.scene().phase != "PlayOne":
        seat = match.waiting[0]
        match.submit(seat, Call() if Call() in match.moves(seat) else Hold())
    match.submit(A, match.moves(A)[0])
    with pytest.raises(IllegalMove):
        match.submit(A, Borrow())
    match.submit(B, Borrow())
    assert match.waiting == (B, C)
    assert match.told[-1].event == Borrowed(B)
    assert match.scene().table.bank.chips[B] == 580


def test_played_cards_are_public() -> None:
    """TS-9: cards that were played were seen, and nobody will think them elsewhere; folded hands were not."""
    state = begin(3)
    draw(state, "66666", "12345", "66123")
    bet(state, Call(), Call(), Call())
    speak(state)
    play(state, 6, 5, 6)
    draw(state, "", "77777", "")
    assert state.table.now.played == [[6], [5], [6]]
    rng, sixes = Random(1), Counter[int]()
    for _ in range(300):
        world = GAME.imagine(GAME.view(state, A), rng)
        assert world.hands[A].cards == [6, 6, 6, 6]
        assert [len(hand.cards) for hand in world.hands] == [4, 9, 4]
        sixes[sum(hand.cards.count(6) for hand in world.hands[1:]) + world.box.pile[6]] += 1
    assert set(sixes) == {1}


def test_every_deal_that_fits_is_as_likely() -> None:
    """TS-9: what a seat has not seen may lie anywhere, in a folded hand, another or the pile, by their sizes."""
    state = begin(3)
    draw(state, "12345", "12345", "12345")
    bet(state, Fold(), Call(), Call())
    rng, where = Random(2), Counter[str]()
    for _ in range(600):
        world = GAME.imagine(GAME.view(state, A), rng)
        where["folded"] += world.hands[B].cards.count(7)
        where["other"] += world.hands[C].cards.count(7)
        where["pile"] += world.box.pile[7]
    assert where.total() == 600 * 7
    for place, size in {"folded": 5, "other": 5, "pile": 34}.items():
        assert where[place] / 4200 == pytest.approx(size / 44, abs=0.025)


def test_no_cards_left() -> None:
    """TS-10: whoever has no cards left folds by force; if that leaves one player, they win."""
    state = begin(3)
    draw(state, "12345", "12345", "12346")
    for card in (1, 2, 3, 4):
        on_to_play(state)
        assert not play(state, card, card, card).of(Folded)
    on_to_play(state)
    log = play(state, 5, 5, 6)
    assert draws(log) == [0, 0, 6]
    assert not log.of(Folded)
    log = draw(state, "", "", "112233")
    assert log.of(Folded, Won) == [OUT[A], OUT[B], Won(C, 60)]
    assert state.table.now.number == 2


def test_the_last_one_shows_nothing() -> None:
    """TS-10: one player left wins without showing anything, though the pile is empty."""
    state = begin(4)
    draw(state, "12345", "12345", "12346", "77777")
    bet(state, Call(), Call(), Fold(), Call())
    leave_in_pile(state, D, "112233")
    for card in (1, 2, 3, 4):
        check(state)
        speak(state)
        play(state, card, card, card)
    on_to_play(state)
    play(state, 5, 5, 6)
    log = draw(state, "", "", "112233")
    assert log.of(Folded, ShowedSevens, Won) == [OUT[A], OUT[B], Won(C, 80)]


def test_nobody_left() -> None:
    """TS-10: if nobody has cards left, all stakes go to the middle, the all-in player's too."""
    state = begin(3, carried([400, 400, 20], "2"))
    draw(state, "12345", "12345", "12345")
    bet(state, Raise(10), AllIn(), Call())
    for card in (1, 2, 3, 4, 5):
        if state.phase == "Bet":
            check(state)
        speak(state)
        log = play(state, card, card, card)
    assert log.of(Folded, Won, LeftOver) == [OUT[A], OUT[B], OUT[C], LeftOver(80, "middle")]
    assert state.table.bank.pot == 80
    assert state.table.bank.out == [C]
    assert state.table.now.number == 2


def test_nobody_left_in_the_last_round() -> None:
    """TS-10: after the last round all stakes go to the bank, and with them what lay in the middle."""
    state = begin(3)
    hurry(state, 5)
    state.table.bank.pot += 30
    state.table.bank.house -= 30
    draw(state, "12345", "12345", "12345")
    for card in (1, 2, 3, 4, 5):
        on_to_play(state)
        log = play(state, card, card, card)
    assert log.of(Won, LeftOver) == [LeftOver(90, "bank")]
    assert state.table.last == Ending(5, "nobody", [20, 20, 20], [[], [], []], [None] * 3, [0, 0, 0], 90)
    assert state.table.bank.house == 60
    assert state.phase == "Over"


def test_the_pile_is_empty() -> None:
    """TS-11: with an empty pile the players show how many sevens they have, and the most take the prize."""
    state = begin(4)
    draw(state, "12347", "15677", "12356", "77777")
    bet(state, Call(), Call(), Fold(), Call())
    leave_in_pile(state, D, "11722")
    speak(state)
    play(state, 4, 5, 5)
    draw(state, "1172")
    assert state.phase == "Bet"  # one card is left
    on_to_play(state)
    play(state, 1, 6, 3)
    log = draw(state, "", "2")
    shown = [ShowedSevens(A, 2), ShowedSevens(B, 2), ShowedSevens(C, 0)]
    assert log.of(ShowedSevens, Won) == [*shown, Won(A, 40), Won(B, 40)]
    assert state.table.now.number == 2
    assert state.table.last == Ending(1, "sevens", [20] * 4, [[]] * 4, [2, 2, 0, None], [40, 40, 0, 0], 0)


def test_zero_sevens_can_win_or_tie() -> None:
    """TS-11: where nobody has a seven all of them tie, and share as in TS-8."""
    state = begin(4)
    draw(state, "12345", "12346", "12356", "77777")
    bet(state, Raise(10), Call(), Fold(), Call())
    leave_in_pile(state, D, "111")
    speak(state)
    play(state, 3, 2, 2)
    log = draw(state, "111")
    assert log.of(ShowedSevens) == [ShowedSevens(A, 0), ShowedSevens(B, 0), ShowedSevens(C, 0)]
    assert log.of(Won, LeftOver) == [Won(A, 30), Won(B, 30), Won(C, 30), LeftOver(20, "middle")]


def test_otherwise_bet_again() -> None:
    """TS-11: as long as there is a pile, the round continues with betting."""
    state = begin(3)
    draw(state, *PLAIN_HANDS[:3])
    on_to_play(state)
    play(state, 1, 1, 1)
    assert state.phase == "Bet"
    assert GAME.asked(state) == (B,)
    on_to_play(state)
    assert state.phase == "PlayOne"


def test_hands_are_cleared_at_the_end() -> None:
    """TS-2: after the fifth round no card is left in a hand or on the table, and the most chips win."""
    state = begin(3)
    hurry(state, 5)
    draw(state, "77712", *PLAIN_HANDS[:2])
    bet(state, Fold(), Fold())
    assert state.phase == "Over"
    assert [hand.cards for hand in state.hands] == [[], [], []]
    assert GAME.imagine(GAME.view(state, A), Random(1)).hands == state.hands
    chips = state.table.bank.chips
    assert GAME.places(state).index(1) == chips.index(max(chips))


def test_example_round() -> None:
    """TS-3, TS-4, TS-6, TS-7, TS-8, TS-9: the example round of the page."""
    state = begin(3, dealer=ANA)
    draw(state, "24577", "13466", "23567")
    log = bet(state, Call(), Call(), Raise(30), Call(), Call())
    assert Staked(ANA, "raise", 30, 50) in log.of(Staked)
    speak(state)
    assert draws(play(state, 5, 6, 6)) == [5, 0, 0]
    draw(state, "12367")
    bet(state, Call(), Raise(50), Call(), Fold())
    assert state.table.bank.down == [100, 50, 100]
    assert speak(state, ANA).of(Declared) == [Declared(ANA, (1, 2, 2, 3, 4, 6, 7, 7, 7))]
    assert GAME.moves(GAME.view(state, LEO)) == (Hold(),)
    assert speak(state).of(Won, BecameDealer) == [Won(ANA, 250), BecameDealer(JUN, 2)]
    assert state.table.bank.chips == [530, 330, 280]  # the next antes are paid


def test_declaring_takes_three_seconds_at_a_live_table_whatever_one_holds() -> None:
    """TS-7: both choices insist on asking and have a time of their own; nothing else does."""
    timed = {
        name: phase.seconds(None, 7)
        for name, phase in ((kind.__name__, kind()) for kind in GAME.phases)
        if phase.seconds(None, 7) is not None
    }
    assert timed == {"SpeakUp": 3, "SpeakAgain": 3}
    assert all(kind().insists(None) for kind in GAME.phases if kind.__name__ in timed)
