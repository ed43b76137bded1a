"""Styles: experts who risk more, or less, than the expert of their game would in the same place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

import pytest

from croupier import games, players
from croupier.common.episode import Episode
from croupier.core.game import Game, Move, Seat, View
from croupier.games.between_bet.rules import Call
from croupier.games.mind_roulette.rules import Done
from croupier.games.seventh_heaven.rules import SeventhHeaven
from croupier.games.three_seven.rules import Fold, Raise
from croupier.games.your_order.rules import PAYS, Bet
from croupier.house.thinking.pool import looks_ahead
from croupier.players.learned import FIRST, MONEY, Learned
from croupier.review.decisions import adviser

GAMES, SEATS = 25, 4
Position = tuple[View[Any, Any], Sequence[Move]]


def pays_most(move: Move) -> bool:
    return isinstance(move, Bet) and PAYS[SEATS][move.rank - 1] == max(PAYS[SEATS])


def positions(game: Game[Any, Any, Any], phase: str) -> list[Position]:
    """Where regulars had to decide in this phase."""
    return [one for number in range(GAMES) for one in asked(game, number) if one[0].phase == phase]


def asked(game: Game[Any, Any, Any], number: int) -> list[Position]:
    """All that was asked in a game among regulars."""
    rng, found = Random(number), list[Position]()
    seated = [players.seated("regular", game, rng) for _ in range(SEATS)]
    episode = Episode(game, SEATS, game.options(), rng)

    def answer(seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        found.append((episode.view(seat), [*moves]))
        move: Move = seated[seat].choose(view, moves)
        return move

    episode.play_out(answer)
    return found


def share(level: str, game: Game[Any, Any, Any], at: Sequence[Position], counts: Callable[[Move], bool]) -> float:
    """How often a level chooses such a move, where it could."""
    player = players.seated(level, game, Random(1))
    assert isinstance(player, Learned)
    shares = list[float]()
    for view, moves in at:
        chances = player.chances(view, moves)
        such = [chance for move, chance in zip(moves, chances) if counts(move)]
        if such:
            shares.append(sum(such) / sum(chances))
    return fmean(shares)


@pytest.mark.parametrize(
    ("name", "phase", "risky", "more", "less"),
    [
        ("three_seven", "Bet", lambda move: isinstance(move, Raise), 0.01, 0.1),
        ("three_seven", "Bet", lambda move: not isinstance(move, Fold), 0.005, 0.03),
        ("between_bet", "Outbid", lambda move: isinstance(move, Call), 0.02, 0.05),
        ("your_order", "PlaceBet", pays_most, 0.02, 0.03),
        ("mind_roulette", "PlaceTiles", lambda move: not isinstance(move, Done), 0.01, 0.01),
    ],
    ids=["raising", "staying", "calling", "betting in the middle", "laying another tile"],
)
def test_a_style_risks_more_or_less_than_the_expert(
    name: str, phase: str, risky: Callable[[Move], bool], more: float, less: float
) -> None:
    """By at least so much, in the same places."""
    game = games.find(name)
    at = positions(game, phase)
    bold, expert, careful = (share(level, game, at, risky) for level in ("bold", "expert", "careful"))
    assert bold > expert + more, (bold, expert, careful)
    assert careful < expert - less, (bold, expert, careful)


class TestInACourse:
    GAME = games.find("seventh_heaven")

    @pytest.mark.parametrize("level", players.STYLES)
    def test_a_style_is_played_where_a_gamble_has_it_and_otherwise_the_expert(self, level: str) -> None:
        guest: Any = players.seated(level, self.GAME, Random(1))
        for aim in (FIRST, MONEY):
            guest.aim = aim
            for name in ("three_seven", "red_end"):
                player = guest.seated(games.find(name))
                own = "aim" in vars(type(player))
                assert type(player).__name__.lower() == (level if own else "expert")
                assert own == (name == "three_seven")
                assert player.aim == (type(player).aim if own else aim)

    def test_it_is_played_to_the_end(self) -> None:
        rng = Random(1)
        seated = [players.seated(level, self.GAME, rng) for level in ("bold", "careful", "expert")]
        episode = Episode(self.GAME, 3, SeventhHeaven(course=("bluff",)), rng)
        episode.play_out(lambda seat, view, moves: seated[seat].choose(view, moves))
        assert episode.over


def test_styles_stand_after_the_expert_and_nobody_is_advised_by_one() -> None:
    game = games.find("three_seven")
    assert players.levels(game)[-3:] == ["expert", "bold", "careful"]
    assert adviser(game) == "expert"
    assert "bold" not in players.levels(games.find("red_end"))


@pytest.mark.parametrize(
    ("name", "level", "ahead"),
    [
        ("three_seven", "regular", False), ("three_seven", "veteran", True), ("three_seven", "expert", False),
        ("three_seven", "bold", False), ("your_order", "veteran", True), ("seventh_heaven", "veteran", True),
        ("las_vegas", "expert", True),
    ],
)  # fmt: skip
def test_only_those_who_look_ahead_think_in_the_slow_processes(name: str, level: str, ahead: bool) -> None:
    assert looks_ahead(name, level) == ahead
