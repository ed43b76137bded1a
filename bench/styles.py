"""How experts with a temper differ: each sits among three regulars in games with the same seeds, its seat rotating.

`script/bench styles` prints the table of docs/players.md; `script/bench styles 500` plays fewer games.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, pstdev

from croupier import games, players
from croupier.common import words
from croupier.common.episode import Episode
from croupier.core.game import Move, Seat, View
from croupier.games.between_bet.rules import Call, Pick
from croupier.games.mind_roulette.rules import Done, Place
from croupier.games.three_seven.rules import Fold, Raise
from croupier.games.your_order.rules import PAYS, Bet

GAMES, SEATS = 2000, 4
LEVELS = ("regular", "expert", *players.STYLES)
STYLED = ("three_seven", "between_bet", "your_order", "mind_roulette")


def measured(name: str, level: str, count: int) -> str:
    """A row of the table: first and last places, chips, their spread, and how the style shows."""
    made = Counter[str]()
    first, last, chips = zip(*(played(name, level, number, made) for number in range(count)))
    row = f"{fmean(first):.0%} | {fmean(last):.0%} | {fmean(chips):.0f} | {pstdev(chips):.0f}"
    return f"| `{level}` | {row} | {shown(name, made, count)} |"


def played(name: str, level: str, number: int, made: Counter[str]) -> tuple[float, float, int]:
    """One game: shares of the first and of the last place, and chips."""
    game, rng, mine = games.find(name), Random(f"styles {number}"), number % SEATS
    seated = [players.seated(level if seat == mine else "regular", game, rng) for seat in range(SEATS)]
    episode = Episode(game, SEATS, game.options(), rng)

    def answer(seat: Seat, view: View[object, object], moves: Sequence[Move]) -> Move:
        move: Move = seated[seat].choose(view, moves)
        if seat == mine:
            made.update(habits(name, moves, move))
        return move

    episode.play_out(answer)
    places = episode.places()
    first, last = ((places[mine] == place) / places.count(place) for place in (1, max(places)))
    return first, last, episode.scores()[mine]


def habits(name: str, moves: Sequence[Move], move: Move) -> Iterator[str]:
    """What a choice says about a style."""
    match name:
        case "three_seven" if any(isinstance(one, Fold) for one in moves):
            yield "asked"
            yield type(move).__name__
        case "between_bet" if any(isinstance(one, Call) for one in moves):
            yield "asked"
            yield "called" if isinstance(move, Call) else "silent"
        case "between_bet" if isinstance(move, Pick):
            yield "looked"
        case "your_order" if isinstance(move, Bet):
            yield "asked"
            paid = PAYS[SEATS][move.rank - 1]
            yield "most" if paid == max(PAYS[SEATS]) else "least" if paid == min(PAYS[SEATS]) else "between"
        case "mind_roulette" if {Place, Done} <= {*map(type, moves)}:
            yield "asked"
            yield "done" if isinstance(move, Done) else "laid"


def shown(name: str, made: Counter[str], count: int) -> str:
    def share(what: str) -> str:
        return f"{made[what] / max(made['asked'], 1):.0%}"

    match name:
        case "three_seven":
            return f"raises {share(Raise.__name__)}, folds {share(Fold.__name__)} of the times it is asked to bet"
        case "between_bet":
            looks = f"looks at {made['looked'] / count:.1f} pairs in a game"
            return f"says nothing {share('silent')} of the times it could call, {looks}"
        case "your_order":
            return f"{share('most')} of its bets are on a place that pays most, {share('least')} where it pays least"
        case _:
            return f"keeps tiles back {share('done')} of the times it could lay one"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| game | player | first | last | chips | spread | how it shows |")
    print("|---|---|---:|---:|---:|---:|---|")
    for name in STYLED:
        for level in LEVELS:
            title = words.of_game(name).say("title") if level == LEVELS[0] else ""
            print(f"| {title} {measured(name, level, count)}", flush=True)


if __name__ == "__main__":
    main()
