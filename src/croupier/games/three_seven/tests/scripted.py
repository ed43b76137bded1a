"""Games of Three Seven that go as a test wants: every card and every answer is given."""

from __future__ import annotations

from collections import Counter

from told import Log

from croupier.core.game import Move, Seat, Tell, nobody
from croupier.games.three_seven.rules import GAME, Call, Declare, Fold, Folded, Hold, Play, Played, Raise, ThreeSeven
from croupier.kit.seventh_heaven.bank import Bank, Gamble

ANA, JUN, LEO, VERA, ZOE = A, B, C, D, E = range(5)
OUT = [Folded(seat, by_force=True) for seat in range(5)]
PLAIN_HANDS = ("12345", "12346", "12356", "12456", "13456")


def carried(chips: list[int], debtors: str = "", out: list[Seat] | None = None) -> Bank:
    """A bank with these chips; debtors by seat number."""
    return Bank(chips, [0] * len(chips), [str(seat) in debtors for seat in range(len(chips))], out=out or [])


def begin(seats: int = 3, bank: Bank | None = None, dealer: Seat = A, tell: Tell = nobody) -> ThreeSeven:
    """A gamble whose first antes are paid; the cards are about to be dealt."""
    return GAME.start(seats, Gamble(first=dealer, bank=bank), tell)


def draw(state: ThreeSeven, *cards: str) -> Log:
    """Draw what is to be drawn: cards by seat, each seat's in this order."""
    log, stock = Log(), [[*map(int, some)] for some in cards]
    while state.phase == "Draw" and any(stock):
        card = stock[state.table.now.to_draw[0]].pop(0)
        assert card in dict(GAME.odds(state).outcomes()), f"no {card} is left"
        GAME.play(state, card, log)
    assert not any(stock)
    return log


def bet(state: ThreeSeven, *moves: Move) -> Log:
    """These bets, one after another, each by the player whose turn it is."""
    log = Log()
    for move in moves:
        assert state.phase == "Bet"
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat)), f"{move} by seat {seat}"
        GAME.play(state, {seat: move}, log)
    return log


def check(state: ThreeSeven) -> None:
    """Everybody calls nothing."""
    while state.phase == "Bet":
        bet(state, Call())


def speak(state: ThreeSeven, *declarers: Seat) -> Log:
    """These declare, all others hold."""
    assert state.phase in ("SpeakUp", "SpeakAgain")
    log = Log()
    moves = {seat: Declare() if seat in declarers else Hold() for seat in GAME.asked(state)}
    assert all(move in GAME.moves(GAME.view(state, seat)) for seat, move in moves.items())
    GAME.play(state, moves, log)
    return log


def play(state: ThreeSeven, *cards: int | None) -> Log:
    """Everybody in the round plays a card: cards by seat."""
    assert state.phase == "PlayOne"
    log = Log()
    moves = {seat: Play(card) for seat, card in enumerate(cards) if card}
    assert list(moves) == list(GAME.asked(state))
    assert all(move in GAME.moves(GAME.view(state, seat)) for seat, move in moves.items())
    GAME.play(state, moves, log)
    return log


def draws(log: Log) -> list[int]:
    """How many cards those who played may draw, in seat order."""
    return [event.draws for event in log.of(Played) if isinstance(event, Played)]


def on_to_play(state: ThreeSeven) -> None:
    """Nobody bets, nobody declares."""
    check(state)
    speak(state)


def moves(state: ThreeSeven) -> list[Move]:
    """What the player whose turn it is may bet."""
    (seat,) = GAME.asked(state)
    return [*GAME.moves(GAME.view(state, seat))]


def raises(state: ThreeSeven) -> list[int]:
    return [move.by for move in moves(state) if isinstance(move, Raise)]


def deal_any(state: ThreeSeven) -> None:
    while state.phase == "Draw":
        GAME.play(state, next(card for card, _ in GAME.odds(state).outcomes()))


def hurry(state: ThreeSeven, until: int) -> Log:
    """Everybody folds to one, round by round, until this one is about to be dealt, or the gamble is over."""
    log = Log()
    while state.phase != "Over" and state.table.now.number < until:
        deal_any(state)
        log += bet(state, Fold())
    return log


def leave_in_pile(state: ThreeSeven, holder: Seat, cards: str) -> None:
    """Only these cards stay in the pile; all others went to the hand of somebody who has folded."""
    assert holder not in state.table.now.inside
    left = Counter(map(int, cards))
    for card, count in state.box.pile.items():
        assert count >= left[card]
        state.hands[holder].cards += [card] * (count - left[card])
        state.table.now.drawn[holder] += count - left[card]
        state.box.pile[card] = left[card]
    assert state.table.pile == len(cards)
