"""What the veteran of Mind Roulette thinks: who sits here, what a card brings, and how to mix one's choices.

A round is a guess against a guess, so a card has no best answer, only a best mix of answers. It is worked out by regret
matching, on a small table of what each of my choices comes to against each of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from operator import mul

from croupier.core.game import Seat
from croupier.kit.seventh_heaven.bank import CHIP
from croupier.kit.seventh_heaven.number_cards import FULL, Card

from .heuristics import missing
from .rules import SPACES, Space, Table

TRUST = 0.8  # how often the others do what is usual; otherwise they know my mix and choose what hurts it most
PLANNED = 3.5  # how many times as gladly people with a plan lay a card that brings the bonus nearer
STEPS = 100  # of regret matching: the mix is then within a few hundredths of where it ends
TOLL = 7  # chips that a dealer with cards to go loses, on average, to each tile that is still in play
KEEPS = 0.75  # the share of a deposit that its dealer still has, on average, after a round
SWING = 70  # chips by which two players' fortunes part in a round: with rounds to come a lead is worth less
SHARP = 10  # chips, the same when no round is to come: then the lead is nearly everything
DEAREST = 50  # chips for a tile on the very card
STEEP = 50.0  # beyond this, e to its power is as good as infinite


def plainness(t: Table, me: Seat) -> float:
    """How likely people here are to bet and deal without a plan, judged by the cards that they have shown.

    Only a plain crowd keeps tiles in hand: where there are more than can have been paid for, nothing else counts.
    """
    now = t.now
    if now.dealer == me and len(now.shown) > 1 and CHIP * sum(now.tiles) > now.deposit - t.bank.down[me]:
        return 1.0
    odds = 1.0  # plain people against those who plan
    for others in (each for each in t.rounds if each.dealer != me):
        for place in range(1, len(others.shown)):
            before, card = others.shown[:place], others.shown[place]
            helpful = steps(before)
            if missing(before) > 1:  # with one card to go everybody goes for it
                share = len(helpful) / len(held_after(before))
                planned = PLANNED * share / (PLANNED * share + 1 - share)
                odds *= share / planned if card in helpful else (1 - share) / (1 - planned)
    return odds / (1 + odds)


def held_after(shown: Sequence[Card]) -> list[Card]:
    return [card for card, count in FULL.items() if shown.count(card) < count]


def steps(shown: Sequence[Card]) -> list[Card]:
    """The cards that bring the bonus nearer."""
    return [card for card in held_after(shown) if missing([*shown, card]) < missing(shown)]


class Fate:
    """What a card comes to if it is shown on these bets, while this many tiles are kept in hand."""

    def __init__(self, t: Table, card: Card, bets: Sequence[Iterable[Space]], kept: int = 0) -> None:
        self.t, self.shown = t, [*t.now.shown, card]
        self.won = [0] * len(bets)  # won[seat]
        self.back = kept  # tiles that come back, or have never been put down
        for seat, spaces in enumerate(bets):
            for space in spaces:
                each, cards = SPACES[space]
                if card in cards:
                    self.won[seat] += each
                    self.back += 1

    def worth(self, seat: Seat) -> float:
        """Roughly how likely this seat then is to come first in the end."""
        bank, now = self.t.bank, self.t.now
        kept, is_over = self.dealt()
        rounds = len(bank.playing) - len(self.t.rounds) + (0 if is_over else 0.5)
        swing = max(SWING * rounds**0.5, SHARP)
        fortune = {
            other: bank.score(other) + self.won[other] + (kept if other == now.dealer else KEEPS * bank.down[other])
            for other in bank.playing
        }
        mine = fortune[seat]
        return 1 / sum(exp(min((other - mine) / swing, STEEP)) for other in fortune.values())

    def dealt(self) -> tuple[float, bool]:
        """What the dealer gets from this round or may expect from it, and whether it is over."""
        now, bank = self.t.now, self.t.bank
        left, to_go = max(bank.down[now.dealer] - sum(self.won), 0), missing(self.shown)
        if not to_go:
            return left + now.deposit, True
        if not self.back or not left:
            return left, True
        sweep = max(left - TOLL * self.back, 0.0)
        return (max(sweep, self.rush(left)) if to_go == 1 else sweep), False

    def rush(self, left: int) -> float:
        """What the last card for the bonus brings: the tiles wait for it, or are spread over several such cards."""
        others, due = len(self.t.bank.playing) - 1, DEAREST * self.back / len(steps(self.shown))
        return self.t.now.deposit + max(left - due, 0) - due / others


def reply(payoffs: Sequence[Sequence[float]], usual: Sequence[float]) -> list[float]:
    """How often to make each of my choices.

    `payoffs[mine][theirs]` is my worth, `usual[mine]` what it is against people who do what is usual.
    """
    columns = list(zip(*payoffs))
    mine, theirs, often = [0.0] * len(payoffs), [0.0] * len(columns), [0.0] * len(payoffs)
    mix, counter = shares(mine), shares(theirs)
    for step in range(STEPS):
        worths = [TRUST * known + (1 - TRUST) * dot(row, counter) for known, row in zip(usual, payoffs)]
        mine = regrets(mine, worths, mix)
        mix = shares(mine)
        theirs = regrets(theirs, [-dot(column, mix) for column in columns], counter)
        counter = shares(theirs)
        often = [so_far + step * share for so_far, share in zip(often, mix)]  # the later, the better founded
    return shares(often)


def regrets(before: Sequence[float], worths: Sequence[float], mix: Sequence[float]) -> list[float]:
    """How much better each choice would have been than the mix, so far; what was worse is forgotten."""
    mean = dot(worths, mix)
    return [max(regret + worth - mean, 0.0) for regret, worth in zip(before, worths)]


def shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


def dot(left: Sequence[float], right: Sequence[float]) -> float:
    return float(sum(map(mul, left, right)))
