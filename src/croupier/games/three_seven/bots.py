"""Computer players of Three Seven."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.duplicate import duplicate
from croupier.kit.seventh_heaven.bank import CHIP, Borrow, PayBack
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import MONEY, Learned
from croupier.players.playouts import Budget

from .expectation import Bets, card_worth, winning
from .heuristics import declares, is_bold, is_level, is_worth, promises, sevens
from .reading import likely
from .rules import ENOUGH, SEVEN, AllIn, Call, Declare, Fold, Hand, Hold, Play, Raise, Table, ThreeSeven

BLUFF = 0.05  # how often a regular raises with any hand
WAVER = 0.1  # sevens: how far below the best a card may look and still be played
SIZES = 20, 40, 70, 100  # raises a veteran thinks about, in chips
FEW = 4  # cards of the pile for each player; with this many or fewer it may run out
LOOSE = 0.004  # chance to win: a veteran takes a move this much worse than the best a third as often


class Novice:
    """Curious, and proud of its sevens. Its mistakes: it never folds while its own chips last; it raises only with
    three sevens, so that everybody knows, and as little as it can; and it plays the highest card that is not a seven,
    as nearly everybody would, and so draws nothing."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        """Neither is needed: the same view gets the same answer."""

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        match view.phase:
            case "Bet":
                return self.bet(view, moves)
            case "PlayOne":
                return Play(max(view.hand.cards, key=lambda card: card % SEVEN))
            case _:
                return Declare() if Declare() in moves else Hold()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if sevens(view) >= ENOUGH and Raise(CHIP) in moves:
            return Raise(CHIP)
        if Call() in moves:
            return Call()
        return stay(moves) if sevens(view) else Fold()


class Regular:
    """Bets by the number of its sevens, bluffs a little, and plays high cards that are likely to be alone."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        match view.phase:
            case "Bet":
                return self.bet(view, moves)
            case "PlayOne":
                return Play(self.rng.choice(good_cards(view)))
            case _:
                return Declare() if declares(view) else Hold()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        """Raise with better chances than most, and sometimes with none; go on raising only with three sevens."""
        rising = [move for move in moves if isinstance(move, Raise)]
        if rising and (is_bold(view) or (is_level(view) and self.rng.random() < BLUFF)):
            return self.rng.choice(rising)
        return stay(moves) if is_worth(view) else Fold()


def stay(moves: Sequence[Move]) -> Move:
    """Stay in the round, whatever it takes."""
    return next(move for move in (Call(), AllIn(), Borrow()) if move in moves)


def good_cards(view: View[Table, Hand]) -> list[int]:
    """Those of my cards that promise most sevens, or nearly: not always the same one, or others would play it too."""
    promise = promises(view)
    enough = max(promise.values()) - WAVER
    return [card for card in promise if promise[card] >= enough]


class Veteran:
    """Bets and plays for the chance to come first, and reads the others: whoever raises is likely to hold two sevens,
    whoever only calls is not, and without a declaration nobody had three. It mixes moves that come to about the same,
    so that nobody can read it in turn.

    It calculates where it can: bets differ by less than what chance does to a few hundred playouts.
    """

    version = 1
    playouts = 100  # deals imagined to see which cards the others may play

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget or Budget(playouts=self.playouts)

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        match view.phase:
            case "Bet":
                return self.mix(self.bets(view, moves))
            case "PlayOne":
                return self.mix(self.cards(view))
            case _:
                return Declare() if declares(view) else Hold()

    def mix(self, worths: Mapping[Move, float]) -> Move:
        """Mostly the best, but any move now and then, the more often the closer it comes."""
        best = max(worths.values())
        return self.rng.choices([*worths], [exp((worth - best) / LOOSE) for worth in worths.values()])[0]

    def bets(self, view: View[Table, Hand], moves: Sequence[Move]) -> dict[Move, float]:
        """Bets and the chance to come first with them.

        Borrowing is for calling, nobody folds what is free, and whoever has raised does not fold to a bluff.
        """
        away: set[Move] = {PayBack()} | ({Borrow()} if Call() in moves else set())
        if is_level(view):
            away.add(Fold())
        sizes = SIZES if is_level(view) or sevens(view) >= ENOUGH else ()
        some = [move for move in moves if move not in away and not (isinstance(move, Raise) and move.by not in sizes)]
        bets = Bets(view)
        return {move: bets.worth(move) for move in some}

    def cards(self, view: View[Table, Hand]) -> dict[Move, float]:
        """Cards and the chance to win the round with them."""
        try_out = self.outcomes if runs_out(view.table) else self.chances_to_be_alone
        totals, count = dict.fromkeys(view.hand.cards, 0.0), 0
        for may_begin in self.budget.parts(1):
            while may_begin(1) or not count:
                count += 1
                for card, chance in try_out(view).items():
                    totals[card] += chance
        means = {card: total / count for card, total in totals.items()}
        if not runs_out(view.table):
            means = {card: card_worth(view, card, alone) for card, alone in means.items()}
        return {Play(card): mean for card, mean in means.items()}

    def chances_to_be_alone(self, view: View[Table, Hand]) -> dict[int, float]:
        """In one imagined deal, if the others play any card that is good for them."""
        world, chances = likely(view, self.rng), dict.fromkeys(view.hand.cards, 1.0)
        for seat in view.table.now.inside:
            good = good_cards(self.game.view(world, seat)) if seat != view.seat else []
            for card in good:
                if card in chances:
                    chances[card] *= 1 - 1 / len(good)
        return chances

    def outcomes(self, view: View[Table, Hand]) -> dict[int, float]:
        """What each card comes to in one imagined deal, with the same cards of others and the same draws."""
        game, me, seed = self.game, view.seat, self.rng.getrandbits(64)
        world, inside = likely(view, self.rng), view.table.now.inside
        plays = {seat: Play(self.rng.choice(good_cards(game.view(world, seat)))) for seat in inside if seat != me}
        saved, found = game.save(world), dict[int, float]()
        for card in dict.fromkeys(view.hand.cards):
            state, source = game.load(saved), duplicate(seed)
            game.play(state, {seat: plays.get(seat, Play(card)) for seat in inside})
            while state.phase == "Draw" and state.table.now.number == view.table.now.number:
                game.play(state, source(game.odds(state), game.phase(state).drawn(state.table)))
            found[card] = won(view, state)
        return found


class Expert(Learned):
    """Has learnt by playing whose raises to believe, and how often to raise with nothing."""

    version = 1


class Bold(Learned):
    """Raises more and folds less than an expert: it comes last more often, and wins more when it wins."""

    version = 1
    aim = 1.25


class Careful(Learned):
    """Folds more and raises less than an expert: it seldom comes last, and keeps its chips."""

    version = 1
    aim = MONEY


def runs_out(t: Table) -> bool:
    """Whether the pile may be empty after this turn, so that the order of drawing counts, and the most sevens win."""
    return t.pile <= FEW * len(t.now.inside)


def won(view: View[Table, Hand], state: ThreeSeven) -> float:
    """The share of the prize that a seat has won, or its chance to win it if the round continues."""
    t, me = state.table, view.seat
    if state.phase in ("Bet", "SpeakUp"):
        return winning({seat: state.hands[seat].cards.count(SEVEN) for seat in t.now.inside}).get(me, 0.0)
    gained = t.bank.chips[me] + t.bank.down[me] - view.table.bank.chips[me]
    return max(0.0, gained / view.table.prize)
