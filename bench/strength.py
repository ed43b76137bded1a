"""How well each level plays: one player among players of another level, for every game and player count.

Writes docs/strength.json after every cell, and docs/strength.md from it. Cells already played by the same
versions are not played again: `script/bench strength` continues where it was stopped. `--page` plays nothing: it only
rewrites the page, and marks the cells whose rules or players now have another version.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

from croupier import games
from croupier.arena.plan import planned
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.common import words
from croupier.common.statistics import SURE
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.las_vegas.tests import exact as vegas
from croupier.games.three_seven.tests import exact as sevens
from croupier.players import AT_TABLE, seated

FOLDER = Path(__file__).parent.parent / "docs"
FILE, PAGE = FOLDER / "strength.json", FOLDER / "strength.md"
PAIRS = (
    ("expert", "veteran"),
    ("expert", "regular"),
    ("veteran", "regular"),
    ("regular", "novice"),
    ("novice", "chaotic"),
    ("regular", "chaotic"),
)
LEAST, COMPARED = 200, 1000  # games of a cell, however clear the result; of one that is compared with another
MOST = 40_000
MINUTES = 20.0  # of processor time for a cell; after that it stays undecided
SEED = 2026
FRESH = 20_261_118  # for experts: no network was trained, chosen or tried out with it
NINETY_FIVE, NINETY_NINE = 1.959964, 2.575829
BARS = {  # the required share of first places, where it is more than a fair share
    ("las_vegas", 5, "expert", "regular"): 0.50,
    ("royal_casino", 2, "expert", "regular"): 0.60,
    ("las_vegas", 2, "regular", "chaotic"): 0.94,
    ("las_vegas", 5, "regular", "chaotic"): 0.56,
    ("las_vegas", 2, "veteran", "regular"): 0.60,
    ("las_vegas", 4, "veteran", "regular"): 0.32,
    ("royal_casino", 2, "veteran", "regular"): 0.60,
}
REASONS = {
    ("royal_casino", 2, "veteran", "regular"): (
        "The veteran is better than a regular, but not by that much. It calculates its own turn exactly but only"
        " estimates what comes after it, and with two seats everything depends on who will have to close the black"
        " rows. Playing for the win instead of for points, and also calculating the opponent's turn, made no difference"
        " in thousands of games."
    ),
}
MORE_GAMES = "The share is above the target, but within the margin of this many games; more games would settle it."
OF_EXPERTS = {
    "las_vegas": (
        "The expert calculates as the veteran does, so it can only be level. Its network alone, a search that ends at"
        " the network's value, and playouts that begin with what the network likes were all tried, and none was better"
        " ([Training](training.md#what-did-not-work))."
    ),
}
LEARNT = "While it learnt, its network met only imitations of regulars."
INTRODUCTION = f"""\
# How well the computer plays

This page is written by `script/bench strength` from tournaments of the arena; do not edit it by hand.

Each row is a tournament of one player among players of another level, with rotating seats and duplicate dice and
cards. It shows the player's share of first places (players who tie for first share the win) and an interval,
next to the target: more than a fair share, or a higher bar where we have set one. A tournament stops once the
result is clear at 99.9 % after at least {LEAST} games, or when it has used up its processor time, at most
{MINUTES:.0f} minutes and usually far less. In that case the verdict uses the interval that is shown, or the row stays
undecided.

- *Ahead* is the player's mean score minus that of the others.
- *Versions* are the versions of the rules and the players that were measured. If one of them has changed since, the row
  says so until it is measured again. Each version of a player is frozen (`tools/frozen.toml`), so nobody is measured
  against a moving target.
- In tournaments, a player that looks ahead has a budget of playouts (`playouts` in its game's `bots.py`), chosen to
  take about 20 ms per decision. Others calculate their moves, or ask a network, and need less.
- Experts were measured with seeds that nobody had used before: neither for training their networks nor for choosing
  among them ([Training](training.md)).
"""
EXPERTS = """\
## Experts beside veterans

A veteran calculates and looks ahead; an expert has learnt by playing, and calculates as well where that is better.
Among veterans, more than a fair share is required, with 99 % confidence. Among regulars an expert should take at least
what a veteran takes: *ahead*, *level* or *behind* says how the two compare, again at 99 %. The first interval is of
99 %, the others of 95 %. Milliseconds are processor time per decision.
"""


class Cell(msgspec.Struct):
    """One player among players of another level."""

    game: str
    seats: int
    one: str
    others: str
    versions: str  # of the rules and of the players, where they have one
    mark: float  # the share to be decided against
    games: int
    share: float  # of first places
    low: float
    high: float
    ahead: float  # the mean score of the one minus that of the others
    ahead_low: float
    ahead_high: float
    milliseconds: float  # a decision of the one, processor time
    minutes: float  # processor time of the cell
    within: tuple[float, float] = (0.0, 1.0)  # the interval at 99 %
    seed: int = SEED

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.game, self.seats, self.one, self.others

    @property
    def is_current(self) -> bool:
        """Whether today's versions are the same as those that played it."""
        return self.versions == versions(self.game, self.one, self.others)

    @property
    def interval(self) -> tuple[float, float]:
        """What the verdict is based on: experts are held to 99 %."""
        return self.within if self.one == "expert" else (self.low, self.high)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return (self.high - self.low) / (2 * NINETY_FIVE)

    @property
    def verdict(self) -> str:
        low, high = self.interval
        return "above" if low > self.mark else "below" if high < self.mark else "undecided"


class Thinking(msgspec.Struct):
    """How long a player thinks at a table, in milliseconds of wall-clock time."""

    game: str
    seats: int
    decisions: int
    mean: float
    p95: float
    level: str = "veteran"


class Loss(msgspec.Struct):
    """What the veteran's choices lose against the exact best, on a case small enough to be solved."""

    case: str
    positions: int
    mean: float  # in chances of the first place
    worst: float
    regular: float  # the mean loss of a regular


class Exploited(msgspec.Struct):
    """What a best response that was learnt against one player takes from it, in all other seats."""

    game: str
    seats: int
    player: str
    share: float  # of first places
    ahead: float  # of the others' mean score
    games: int
    minutes: float  # of learning
    device: str


class Figures(msgspec.Struct):
    cells: list[Cell] = []
    thinking: list[Thinking] = []
    losses: list[Loss] = []
    exploited: list[Exploited] = []


def written() -> Figures:
    """What has been measured so far."""
    return msgspec.json.decode(FILE.read_bytes(), type=Figures) if FILE.exists() else Figures()


def versions(name: str, *levels: str) -> str:
    """What a cell's figures rest on."""
    bots, found = games.part(name, "bots"), [f"rules {games.find(name).version}"]
    for level in levels:
        if number := getattr(getattr(bots, level.title(), None), "version", None):
            found.append(f"{level} {number}")
    return ", ".join(found)


def wanted(only: set[str]) -> Iterator[tuple[str, int, str, str]]:
    for one, others in PAIRS:
        for name in games.names():
            for seats in games.find(name).seats:
                if name in only:
                    yield name, seats, one, others


def measured(key: tuple[str, int, str, str], jobs: int, minutes: float) -> Cell:
    """Play a cell until it is decided, or until its time is up."""
    name, seats, one, others = key
    game, mark = games.find(name), BARS.get(key, 1 / seats)
    seed = FRESH if one == "expert" else SEED
    plan = planned(game, (one, *(others,) * (seats - 1)), MOST, duplicate=True, seed=seed)
    standings = Standings(plan)
    least = COMPARED if (one, others) == ("expert", "regular") else LEAST
    for played in tournament(plan, standings, jobs=jobs, minutes=minutes):
        if played.number % 100 < seats and standings.games >= least and standings.games % seats == 0:
            low, high = standings.firsts(one, SURE).within or (0, 1)
            if low > mark or high < mark:
                break
    mine = standings.entrants()[0]
    share, ahead = standings.firsts(one), standings.scores_ahead(others)
    low, high = share.within or (0, 1)
    behind, before = ahead.within or (0, 0)
    return Cell(
        *key,
        versions=versions(name, one, others),
        mark=mark,
        games=standings.games,
        share=share.mean,
        low=low,
        high=high,
        ahead=-ahead.mean,
        ahead_low=-before,
        ahead_high=-behind,
        milliseconds=1000 * mine.seconds / max(mine.decisions, 1),
        minutes=standings.cpu / 60,
        within=standings.firsts(one, NINETY_NINE).within or (0, 1),
        seed=seed,
    )


def thinking(name: str, level: str, decisions: int = 60) -> Thinking:
    """One such player at a full table of regulars, with the time it has there."""
    game, rng, spent = games.find(name), Random(SEED), list[float]()
    seats = game.seats[-1]
    while len(spent) < decisions:
        match = Match(game, seats, None, seeded(rng), quiet=True)
        players = [seated(level if seat == 0 else "regular", game, rng, AT_TABLE) for seat in range(seats)]
        while match.waiting and len(spent) < decisions:
            seat = match.waiting[0]
            moves = [*match.moves(seat), *match.asides(seat)]
            begun = time.perf_counter()
            move = players[seat].choose(match.glance(seat), moves)
            if seat == 0 and len(moves) > 1:
                spent.append(1000 * (time.perf_counter() - begun))
            match.submit(seat, move)
    spent.sort()
    return Thinking(name, seats, len(spent), sum(spent) / len(spent), spent[int(0.95 * len(spent))], level)


def page(figures: Figures) -> str:
    """docs/strength.md."""
    lines = [INTRODUCTION, EXPERTS, *_experts(figures), ""]
    for one, others in PAIRS:
        lines += [f"## One {one} among {others} players", "", *_table(figures, one, others), ""]
    lines += ["## What falls short", "", *_short(figures), ""]
    lines += [
        "## At a table",
        "",
        "How long veterans and experts think at a full table, with the time budget they have at live tables. The limit",
        "is 300 ms of real time at the 95th percentile.",
        "",
        "| game | seats | player | decisions | mean | 95th percentile |",
        "|---|--:|---|--:|--:|--:|",
        *(
            f"| {_title(t.game)} | {t.seats} | {t.level} | {t.decisions} | {t.mean:.1f} ms | {t.p95:.1f} ms |"
            for t in sorted(figures.thinking, key=lambda t: (_title(t.game), t.level))
        ),
        "",
        "## Small cases with exact answers",
        "",
        "Here the veteran's choice is compared with the exact best response to regulars, found by going through",
        "everything that may happen. A loss is a loss in the chance of first place. With two dice, the veteran of Las",
        "Vegas also calculates the exact answer, so the zero only compares two calculations; three dice test its",
        "playouts.",
        "",
        "| case | positions | mean loss | worst loss | a regular's mean loss |",
        "|---|--:|--:|--:|--:|",
        *(
            f"| {loss.case} | {loss.positions} | {loss.mean:.2%} | {loss.worst:.1%} | {loss.regular:.2%} |"
            for loss in figures.losses
        ),
    ]
    if figures.exploited:
        lines += ["", *_exploited(figures)]
    return "\n".join(lines) + "\n"


def _experts(figures: Figures) -> Iterator[str]:
    """Every game at every number of seats: the expert among veterans, and both of them among regulars."""
    there = {cell.key: cell for cell in figures.cells}
    yield "| game | seats | fair | among veterans | | among regulars | a veteran there | | ms | a veteran's ms |"
    yield "|---|--:|--:|---|---|---|---|---|--:|--:|"
    for name, seats, one, others in wanted({*games.names()}):
        if (one, others) != PAIRS[0]:
            continue
        keys = ((name, seats, *pair) for pair in PAIRS[:3])
        strong, usual, veteran = (there.get(key) for key in keys)
        if not (strong and usual and veteran):
            continue
        low, high = strong.interval
        row = f"| {_title(name)} | {seats} | {1 / seats:.1%} | **{strong.share:.1%}** ({low:.1%} – {high:.1%})"
        row += f" | {strong.verdict} | {_ranged(usual)} | {_ranged(veteran)} | {compared(usual, veteran)}"
        yield f"{row} | {strong.milliseconds:.2f} | {veteran.milliseconds:.2f} |"


def compared(expert: Cell, veteran: Cell) -> str:
    """How an expert does where a veteran was measured in the same way, at 99 %."""
    more, error = expert.share - veteran.share, sqrt(expert.error**2 + veteran.error**2)
    return "ahead" if more > NINETY_NINE * error else "behind" if more < -NINETY_NINE * error else "level"


def _ranged(cell: Cell) -> str:
    return f"{cell.share:.1%} ({cell.low:.1%} – {cell.high:.1%})"


def _exploited(figures: Figures) -> Iterator[str]:
    """Best responses, by game and seats, with the expert beside the veteran."""
    yield "## What somebody who knows them can take"
    yield ""
    yield "For players of the games of bluff, a best response was learnt against copies of that player alone"
    yield "(`script/bench exploit`), beginning as the player itself or, for a veteran, as its imitation. The less such"
    yield "a response wins, the harder the player is to read. It is a lower bound, and on a processor a low one: there,"
    yield "a response learns hundreds of times more slowly than on a GPU. Where no response to veterans was learnt, the"
    yield "row says what an expert takes from them, which has learnt against their imitations."
    yield ""
    yield "| game | seats | player | response | first places | fair | ahead | games |"
    yield "|---|--:|---|---|--:|--:|--:|--:|"
    there = {cell.key: cell for cell in figures.cells}
    learnt = {(one.game, one.seats, one.player): one for one in figures.exploited}
    for name, seats in sorted({(one.game, one.seats) for one in figures.exploited}):
        for player in ("expert", "veteran"):
            one, cell = learnt.get((name, seats, player)), there.get((name, seats, "expert", player))
            how = f"learnt in {one.minutes:.0f} minutes on {one.device}" if one else "the expert"
            if (found := one or cell) is None:
                continue
            row = f"{how} | {found.share:.1%} | {1 / seats:.1%} | {found.ahead:+.1f} | {found.games:,}"
            yield f"| {_title(name)} | {seats} | {player} | {row} |"


def _short(figures: Figures) -> Iterator[str]:
    """Cells that do not exceed what is required, and why; and where an expert does worse than a veteran."""
    short = [cell for cell in figures.cells if cell.verdict != "above"]
    for cell in sorted(short, key=lambda cell: cell.key):
        name = f"{_title(cell.game)}, {cell.seats} seats, {cell.one} among {cell.others}"
        why = REASONS.get(cell.key) or OF_EXPERTS.get(cell.game if cell.one == "expert" else "", "")
        if not why and cell.share > cell.mark:
            why = MORE_GAMES
        yield f"- {name}: {cell.verdict} at {cell.share:.1%}; the target is {cell.mark:.1%}. {why}".rstrip()
    there = {cell.key: cell for cell in figures.cells}
    for cell in sorted(figures.cells, key=lambda cell: cell.key):
        veteran = there.get((cell.game, cell.seats, "veteran", "regular"))
        if (cell.one, cell.others) == ("expert", "regular") and veteran and compared(cell, veteran) == "behind":
            name = f"{_title(cell.game)}, {cell.seats} seats"
            yield f"- {name}, among regulars: an expert takes {cell.share:.1%}, a veteran {veteran.share:.1%}. {LEARNT}"
    if not short:
        yield "Nothing."


def _table(figures: Figures, one: str, others: str) -> Iterator[str]:
    cells = [cell for cell in figures.cells if (cell.one, cell.others) == (one, others)]
    sure = 99 if one == "expert" else 95
    yield f"| game | seats | games | first places | {sure} % | target | | ahead | ms per decision | versions |"
    yield "|---|--:|--:|--:|---|--:|---|--:|--:|---|"
    for cell in sorted(cells, key=lambda cell: cell.key):
        low, high = cell.interval
        share = f"**{cell.share:.1%}** | {low:.1%} – {high:.1%} | {cell.mark:.1%} | {cell.verdict}"
        measured = cell.versions if cell.is_current else f"{cell.versions}; now {versions(cell.game, one, others)}"
        rest = f"{cell.ahead:+.1f} | {cell.milliseconds:.2f} | {measured}"
        yield f"| {_title(cell.game)} | {cell.seats} | {cell.games:,} | {share} | {rest} |"


def _title(name: str) -> str:
    return words.of_game(name).say("title")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", action="append", default=[], help="only this one; may be repeated")
    reader.add_argument("--again", action="append", default=[], metavar="GAME", help="play its cells again")
    reader.add_argument("--undecided", action="store_true", help="play experts' undecided cells again")
    reader.add_argument("--minutes", type=float, default=MINUTES, help="processor time of a cell")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--page", action="store_true", help="only rewrite the page")
    reader.add_argument("--cells", action="store_true", help="only the tournaments")
    asked = reader.parse_args()
    figures, only = written(), set(asked.game or games.names())
    there = {cell.key for cell in figures.cells if cell.game not in asked.again and cell.is_current}
    if asked.undecided:
        there -= {cell.key for cell in figures.cells if cell.one == "expert" and cell.verdict == "undecided"}
    for key in [] if asked.page else [key for key in wanted(only) if key not in there]:
        cell = measured(key, asked.jobs, asked.minutes)
        figures.cells = [*(other for other in figures.cells if other.key != key), cell]
        write(figures)
        print(
            f"{cell.game:16}{cell.seats} {cell.one:>8} among {cell.others:8} {cell.share:6.1%}"
            f" ({cell.low:.1%} – {cell.high:.1%}) of {cell.games:6} games, target {cell.mark:.1%}: {cell.verdict};"
            f" {cell.milliseconds:.2f} ms, {cell.minutes:.1f} min",
            flush=True,
        )
    if not asked.page and not asked.cells:
        timed = {(one.game, one.level): one for one in figures.thinking}
        timed |= {(name, level): thinking(name, level) for name in sorted(only) for level in ("veteran", "expert")}
        figures.thinking, figures.losses = list(timed.values()), list(losses())
    write(figures)


def losses() -> Iterator[Loss]:
    """Las Vegas with two casinos, Three Seven with three cards a hand and one round."""
    game = games.find("las_vegas")
    for dice in (2, 3):
        levels = ("veteran", "regular")
        veteran, regular = (vegas.loss(seated(level, game, Random(SEED)), dice, 200) for level in levels)
        case = f"Las Vegas, two casinos, {dice} dice each"
        yield Loss(case, veteran.decisions, veteran.mean, veteran.worst, regular.mean)
    for phase, positions in (("Bet", 100), ("PlayOne", 30)):
        found = sevens.loss(phase, positions, SEED)
        case = f"Three Seven, one round, three cards: {'a bet' if phase == 'Bet' else 'a card'}"
        yield Loss(case, found.positions, found.mean, found.worst, found.regular)


def write(figures: Figures) -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    PAGE.write_text(page(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
