"""What single decisions were worth, judged without hindsight: in worlds that their seat could imagine then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Seat
from croupier.players import STRENGTHS, levels, seated
from croupier.players.playouts import Budget

from .judge import Fluent
from .worlds import Moment, Worlds

Pair = tuple[float, float]  # how often a choice wins, and its rival


@dataclass(frozen=True)
class Question:
    """A seat with more than one thing to choose."""

    moment: Moment
    seat: Seat

    @property
    def options(self) -> Sequence[Move]:
        return self.moment.options[self.seat]

    @property
    def chosen(self) -> Move:
        return self.moment.answers[self.seat]

    @property
    def place(self) -> int:
        """The place of what was chosen among the options."""
        return self.options.index(self.chosen)


def questions(moments: Iterable[Moment]) -> list[Question]:
    return [Question(moment, seat) for moment in moments for seat in moment.answers]


def adviser(game: Game[Any, Any, Any]) -> str:
    """The best level there is."""
    there = levels(game)
    return next(level for level in reversed(STRENGTHS) if level in there)


def advice(question: Question, seed: int, budget: Budget, fluent: Fluent | None) -> int:
    """The place among the options of what the expert would have done: what a network likes most, where there is one."""
    moment, game = question.moment, question.moment.game
    rng = Random(f"{seed}/expert/{moment.number}/{question.seat}")
    view = game.view(game.load(moment.saved), question.seat)  # a separate copy: an expert may take its time
    if fluent:
        return question.options.index(fluent.by_liking(view, question.options)[0])
    move = seated(adviser(game), game, rng, budget).choose(view, question.options)
    return question.options.index(move)


def compare(
    worlds: Worlds, question: Question, rival: int, seed: int, which: Iterable[int], ahead: int = 0
) -> list[Pair]:
    """How often the choice wins, and how often its rival, world by world. The rival is the option in that place; if
    that is the choice itself, another option is drawn in each world. A judge lets that many questions go by."""
    moment, seat, pairs = question.moment, question.seat, list[Pair]()
    others = [move for move in question.options if move != question.chosen]
    for world in which:
        rng = Random(f"{seed}/{moment.number}/{seat}/{world}")
        saved = moment.game.save(moment.game.imagine(moment.view(seat), rng))
        other = rng.choice(others) if rival == question.place else question.options[rival]
        ours, theirs = (worlds.share(moment, world, seat, move, saved, ahead) for move in (question.chosen, other))
        pairs.append((ours, theirs))
    return pairs
