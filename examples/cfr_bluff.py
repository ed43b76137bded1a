"""Learn to bluff: counterfactual regret minimisation on the end of a round of Three Seven.

    python cfr_bluff.py [--rounds 1000] [--picture curve.svg]

It is the last round, and two players are left. Each holds two sevens and draws one card from a pile of a seven and two
ones; each has put down 20 and has 10 more. Whoever has three sevens may declare them and win, so whoever drew a one may
raise as if it were a seven. Then everybody plays a card, and draws more; in the end the most sevens win. All of it is
played by the game's own rules, through OpenSpiel (`pip install croupier[open_spiel]`).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log10
from pathlib import Path
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from croupier.common.report.charts import Curve, curves
from croupier.common.report.page import picture
from croupier.core.game import Options, State, Tell
from croupier.games.three_seven.rules import ANTE, GAME, ROUNDS, SEVEN, Box, Hand, Round, Table, ThreeSeven, deck
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import Bank
from croupier.learn.open_spiel import register

HELD, PILE, CHIPS = [SEVEN, SEVEN], [SEVEN, 1, 1], 10
RAISE = "Raise(by=10)"


def end_of_a_round(seats: int, options: Options, tell: Tell) -> ThreeSeven:
    """Both are about to draw. All other cards were played before, in sight of all; nobody can borrow any more."""
    gone = [card for card, count in less(deck(3), HELD, HELD, PILE).items() for _ in range(count)]
    played = [gone[0::2], gone[1::2]]
    drawn = [len(cards) + len(HELD) for cards in played]
    now = Round(ROUNDS, 1, drawn, played, [[], []], inside=[0, 1], to_draw=[0, 1])
    bank = Bank([CHIPS] * seats, [ANTE] * seats, [True] * seats)
    pile = {card: PILE.count(card) for card in deck(3)}
    return State(seats, "Draw", Table(bank, 3, now), [Hand([*HELD]) for _ in range(seats)], Box(pile))


def small_game() -> Any:
    """For OpenSpiel: where the rules let both choose at once, they choose in turn without seeing the other's choice.

    What counts is how much more one wins than the other: when both run out of cards, the stakes of both are lost.
    """
    name = register(replace(GAME, setup=end_of_a_round, seats=range(2, 3)), "three_seven_end")
    return pyspiel.load_game(f"zerosum(game=turn_based_simultaneous_game(game={name}(reward=money)))")


@dataclass
class Node:
    """A place in the tree, which is built once and traversed many times."""

    worth: float = 0.0  # at the end: what seat 0 has won, in chips; seat 1 has lost as much
    seat: int | None = None  # who decides; None: chance, or nobody
    known: str = ""  # what the seat knows: it decides the same way wherever this is the same
    names: Sequence[str] = ()  # of what may be chosen
    chances: Sequence[float] = ()
    then: Sequence[Node] = ()


def tree(state: Any) -> Node:
    if state.is_terminal():
        return Node(worth=state.player_return(0))
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        then = [tree(state.child(outcome)) for outcome, _ in outcomes]
        return Node(chances=[chance for _, chance in outcomes], then=then)
    seat, actions = state.current_player(), state.legal_actions()
    names = [state.action_to_string(seat, action) for action in actions]
    return Node(0.0, seat, state.information_state_string(), names, then=[tree(state.child(one)) for one in actions])


Policy = dict[str, list[float]]  # how often to choose what, by what is known


class Learner:
    """CFR+: regrets never fall below zero, and later rounds count more in the average."""

    def __init__(self, root: Node) -> None:
        self.root, self.rounds = root, 0
        self._regrets: dict[str, list[float]] = {}
        self._sums: dict[str, list[float]] = {}

    def learn(self) -> None:
        """One round: each seat goes through the tree once."""
        self.rounds += 1
        for seat in (0, 1):
            found: defaultdict[str, list[float]] = defaultdict(list)
            self._walk(self.root, seat, [1.0, 1.0], found)
            for known, more in found.items():
                self._regrets[known] = [max(old + new, 0.0) for old, new in zip(self._regrets[known], more)]

    def _walk(self, node: Node, seat: int, reach: list[float], found: dict[str, list[float]]) -> float:
        """What a node is worth to a seat. `reach`: how likely the seat, and all others and chance, are to come here."""
        if not node.then:
            return node.worth if seat == 0 else -node.worth
        if node.seat is None:
            return sum(
                chance * self._walk(then, seat, [reach[0], reach[1] * chance], found)
                for chance, then in zip(node.chances, node.then)
            )
        how = matched(self._regrets.setdefault(node.known, [0.0] * len(node.then)))
        if node.seat != seat:
            return sum(
                chance * self._walk(then, seat, [reach[0], reach[1] * chance], found)
                for chance, then in zip(how, node.then)
            )
        values = [self._walk(then, seat, [reach[0] * chance, reach[1]], found) for chance, then in zip(how, node.then)]
        worth = sum(chance * value for chance, value in zip(how, values))
        before = found[node.known] or [0.0] * len(values)
        found[node.known] = [old + reach[1] * (value - worth) for old, value in zip(before, values)]
        sums = self._sums.setdefault(node.known, [0.0] * len(values))
        for place, chance in enumerate(how):
            sums[place] += self.rounds * reach[0] * chance
        return worth

    def policy(self) -> Policy:
        """The average over all rounds: this is what approaches an equilibrium."""
        return {known: matched(sums) for known, sums in self._sums.items()}


def matched(amounts: Sequence[float]) -> list[float]:
    """Shares of what is positive; equal shares if nothing is."""
    total = sum(amounts)
    return [amount / total for amount in amounts] if total else [1 / len(amounts)] * len(amounts)


def best_answer(seat: int, places: list[tuple[Node, float]], policy: Policy) -> float:
    """The most a seat can get against a policy, from the places it may be in, each with a weight."""
    worth, known = 0.0, defaultdict[str, list[tuple[Node, float]]](list)
    while places:
        node, weight = places.pop()
        if not node.then:
            worth += weight * (node.worth if seat == 0 else -node.worth)
        elif node.seat == seat:
            known[node.known].append((node, weight))
        else:
            chances = node.chances or policy.get(node.known) or matched([0.0] * len(node.then))
            places += [(then, weight * chance) for then, chance in zip(node.then, chances) if chance]
    for alike in known.values():
        choices = range(len(alike[0][0].then))
        worth += max(
            best_answer(seat, [(node.then[choice], weight) for node, weight in alike], policy) for choice in choices
        )
    return worth


def exploitability(root: Node, policy: Policy) -> float:
    """What a perfect opponent wins against this policy, in chips a game: the mean over both seats."""
    return sum(best_answer(seat, [(root, 1.0)], policy) for seat in (0, 1)) / 2


def raises(root: Node, policy: Policy) -> dict[int, float]:
    """How often the first to bet raises, by the card it drew."""
    return {
        card: policy[node.known][node.names.index(RAISE)]
        for card, then in zip(sorted({*PILE}), root.then)
        for node in then.then[:1]
    }


def train(rounds: int) -> tuple[Learner, list[tuple[int, float]]]:
    """The learner, and how far its policy was from perfect after 0, 1, 2, 5, 10, … rounds."""
    root = tree(small_game().new_initial_state())
    learner, course = Learner(root), [(0, exploitability(root, {}))]
    looked = {step * 10**zeros for zeros in range(7) for step in (1, 2, 5)} | {rounds}
    for done in range(1, rounds + 1):
        learner.learn()
        if done in looked:
            course.append((done, exploitability(root, learner.policy())))
    return learner, course


def drawn(course: Sequence[tuple[int, float]]) -> str:
    points = [(log10(done), log10(max(lost, 1e-9))) for done, lost in course if done]
    says = f"What a perfect opponent wins: from {course[0][1]:.2f} chips to {course[-1][1]:.4f}."
    return picture(
        curves([Curve("CFR+", points, 0)], lambda x: f"{10**x:,.0f}", lambda y: f"{10**y:g}", says=says),
        "Chips that a perfect opponent wins, by rounds",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to bluff at the end of a round of Three Seven.")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--picture", type=Path, help="where to draw the curve, as SVG")
    said = parser.parse_args()
    learner, course = train(said.rounds)
    for done, lost in course:
        print(f"after {done:5} rounds a perfect opponent wins {lost:8.4f} chips per game")
    for card, often in raises(learner.root, learner.policy()).items():
        print(f"a player who drew a {card} and bets first raises {often:.0%} of the time")
    if said.picture:
        said.picture.write_text(drawn(course), encoding="utf-8")


if __name__ == "__main__":
    main()
