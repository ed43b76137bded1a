"""The review of a record: what is computed, in which order, and the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean as mean
from typing import Any

from croupier.common import records
from croupier.core.game import Move, Refused, Seat
from croupier.core.record import Aside, Choice, Drawn, Record

from .curve import Parts
from .decisions import Pair, adviser
from .figures import OFF, OFF_APART, By, Decision, Gain, Person, Point, Review, WinChance
from .judge import Shares, judge_of
from .pool import TaskPool
from .rounds import round_of
from .tasks import Ask, Compare, Follow, Task, TaskRunner, Weigh

Progress = Callable[[float], None]  # told again and again how much is done, from 0 to 1

LISTED = 3  # best and worst decisions of each seat
SHORTLIST = 3  # candidates for each of these lists, which are then measured afresh
SCREENED = 2  # decisions are first screened in this many times fewer worlds
WEIGHED = 3  # luck and skill are measured in this many times more worlds
MEASURED = 5  # decisions on the shortlist in this many times more
FEWEST = 2  # worlds, whatever the budget: one alone says nothing about how certain it is
USUAL = 20, 60  # playouts by default: in long games, and in short ones
EFFORT = 1_200_000  # about how many choices to play in all, between these limits
JUDGED = 4, 16  # the same where a network judges: it looks at fewer worlds, in which it knows the end
LOOKS = 2400  # about how many states to judge for all points, between these limits
CLOSELY = 3  # what MEASURED is to playouts
AHEAD = 2  # questions that go by before a network judges a decision on the shortlist


def review(
    record: Record, *, playouts: int | None = None, seed: int = 0, jobs: int = 1, progress: Progress | None = None
) -> Review:
    """Winning chances after every choice, the decisions that mattered most, luck and skill.

    The same seed and number of playouts bring the same review, however many processes share the work.
    """
    if playouts is not None and playouts < 2:
        said = "Margins need at least 2 playouts, not {playouts}."
        raise Refused(said, "few-playouts", playouts=playouts)
    runner = TaskRunner(record, seed)
    with TaskPool(runner, jobs) as pool:
        return _Analysis(runner, pool, playouts or usual_playouts(record), progress).review()


def usual_playouts(record: Record) -> int:
    """Fewer the longer the game is, so that nobody waits too long."""
    length = max(len(record.choices), 1)
    game = records.game_of(record)
    if judge_of(game, records.options_of(record, game)):
        (fewest, most), fit = JUDGED, LOOKS // length
    else:
        (fewest, most), fit = USUAL, 2 * EFFORT // length**2
    return min(max(fit, fewest), most)


def within_seconds(record: Record, seconds: float, jobs: int = 1) -> int:
    """About how many playouts fit into this time on this machine, by a trial."""
    runner = TaskRunner(record, 0)
    with TaskPool(runner, 1) as pool:
        share = _Analysis(runner, pool, 100, None).share_of_follow
    runner.run(Follow(0))  # the first run loads and caches everything
    begun = time.perf_counter()
    runner.run(Follow(1))
    each = (time.perf_counter() - begun) / share
    return max(int(seconds * jobs / each), 2)


class _Analysis:
    """One review in the making."""

    def __init__(self, runner: TaskRunner, pool: TaskPool, playouts: int, progress: Progress | None) -> None:
        self._runner = runner
        self._pool = pool
        self._playouts = playouts
        self._progress = progress
        self._names = runner.match.names
        self._screening = range(max(playouts // SCREENED, FEWEST))
        measured = max((CLOSELY if runner.judge else MEASURED) * playouts, FEWEST)
        self._measuring = range(len(self._screening), len(self._screening) + measured)
        every = range(len(runner.questions))
        weighed = 1 if runner.judge else WEIGHED
        self._stages: dict[str, Sequence[Task]] = {
            "follow": [Follow(world) for world in range(playouts)],
            "weigh": [Weigh(world) for world in range(playouts, weighed * playouts)],
            "ask": [Ask(number, playouts) for number in every],
            "screen": [Compare(number, 0, self._screening) for number in every],
            "measure": [self._measure(number, 0) for number in _spread(every, self._shortlisted)],
        }
        self._costs = {stage: sum(map(runner.cost, tasks)) for stage, tasks in self._stages.items()}
        self._done = 0.0  # of the costs

    @property
    def _shortlisted(self) -> int:
        return 2 * SHORTLIST * len(self._names)

    @property
    def share_of_follow(self) -> float:
        """The share that following one world has of all the work for one playout."""
        return self._costs["follow"] / sum(self._costs.values())

    def review(self) -> Review:
        runner = self._runner
        followed: list[tuple[list[Shares], Parts]] = self._work("follow", self._stages["follow"])
        parts = [*(one[1] for one in followed), *self._work("weigh", self._stages["weigh"])]
        advised: list[int] = self._work("ask", self._stages["ask"])
        best, worst = self._decisions(advised)
        return Review(
            game=runner.game.name,
            digest=runner.record.digest,
            means="network" if runner.judge else "playouts",
            playouts=self._playouts,
            seed=runner.seed,
            expert=adviser(runner.game),
            points=self._points([ends for ends, _ in followed], parts),
            people=tuple(self._person(seat, parts, advised, best, worst) for seat in range(len(self._names))),
        )

    def _work(self, stage: str, tasks: Sequence[Task]) -> list[Any]:
        """Run the tasks of a stage and report progress. A stage fills its share, whatever it turns out to cost."""
        costs = [self._runner.cost(task) for task in tasks]
        share = self._costs[stage] / (sum(costs) or 1) / (sum(self._costs.values()) or 1)
        brought = []
        for cost, one in zip(costs, self._pool.run(tasks)):
            brought.append(one)
            self._done += cost * share
            if self._progress:
                self._progress(min(self._done, 1.0))
        return brought

    def _decisions(self, advised: Sequence[int]) -> tuple[list[Decision], list[Decision]]:
        """The decisions that won the most and lost the most. The candidates are measured afresh, as the best and the
        worst of many figures always look more extreme than they are."""
        screening = [Compare(number, rival, self._screening) for number, rival in enumerate(advised)]
        looks = [mean(ours - theirs for ours, theirs in pairs) for pairs in self._work("screen", screening)]
        short = self._shortlist(looks, advised)
        measuring = [self._measure(number, advised[number]) for number in short]
        found = [
            self._decision(task.question, task.rival, pairs)
            for task, pairs in zip(measuring, self._work("measure", measuring))
        ]
        clear = sorted((one for one in found if one.gain.is_clear), key=lambda one: one.gain.value)
        return [one for one in reversed(clear) if one.gain.value > 0], [
            one for one in clear if one.gain.value < 0 and not one.agreed
        ]

    def _shortlist(self, looks: Sequence[float], advised: Sequence[int]) -> list[int]:
        """The questions that look most like good and bad decisions, in their order."""
        found = set[int]()
        for seat in range(len(self._names)):
            mine = [number for number, one in enumerate(self._runner.questions) if one.seat == seat]
            bad = [number for number in mine if advised[number] != self._runner.questions[number].place]
            found.update(sorted((n for n in mine if looks[n] > 0), key=lambda n: -looks[n])[:SHORTLIST])
            found.update(sorted((n for n in bad if looks[n] < 0), key=lambda n: looks[n])[:SHORTLIST])
        return sorted(found)

    def _measure(self, number: int, rival: int) -> Compare:
        return Compare(number, rival, self._measuring, AHEAD)

    def _decision(self, number: int, rival: int, pairs: Sequence[Pair]) -> Decision:
        question = self._runner.questions[number]
        chosen, expert = question.chosen, question.options[rival]
        changes = [ours - theirs for ours, theirs in pairs]
        return Decision(
            choice=question.moment.number,
            seat=question.seat,
            chosen=chosen,
            expert=expert,
            agreed=expert == chosen,
            options=len(question.options),
            gain=Gain.judged(changes, OFF_APART) if self._runner.judge else Gain.paired(changes),
            chance=mean(ours for ours, _ in pairs),
            rival=mean(theirs for _, theirs in pairs),
        )

    def _points(self, ends: Sequence[Sequence[Shares]], parts: Sequence[Parts]) -> tuple[Point, ...]:
        runner = self._runner
        choices: list[Choice | None] = [None, *runner.match.choices]
        points = []
        for number, choice in enumerate(choices):
            if number == len(runner.moments):
                chances = [WinChance.known(share) for share in runner.end]
            else:
                measured = [world[number] for world in ends] if number else [one.start for one in parts]
                chances = [self._chance(shares) for shares in zip(*measured)]
            by, seats, moves, drawn = _what(choice)
            if events := runner.events(number):
                moves, drawn = (), ""
            before = runner.moments[max(number - 1, 0)].state.table
            points.append(Point(number, by, seats, events, moves, drawn, tuple(chances), round_of(before)))
        return tuple(points)

    def _chance(self, shares: Sequence[float]) -> WinChance:
        return WinChance.judged(shares) if self._runner.judge else WinChance.of(sum(shares), len(shares))

    def _gain(self, changes: Sequence[float]) -> Gain:
        """What moved a chance in all the game; a network may have been wrong where the game began."""
        return Gain.judged(changes, OFF) if self._runner.judge else Gain.of(changes)

    def _person(
        self,
        seat: Seat,
        parts: Sequence[Parts],
        advised: Sequence[int],
        best: Sequence[Decision],
        worst: Sequence[Decision],
    ) -> Person:
        runner = self._runner
        mine = [(one, rival) for one, rival in zip(runner.questions, advised) if one.seat == seat]
        return Person(
            name=self._names[seat],
            score=runner.result.scores[seat],
            place=runner.result.places[seat],
            won=runner.end[seat],
            start=self._chance([one.start[seat] for one in parts]),
            luck=self._gain([one.luck[seat] for one in parts]),
            skill=self._gain([one.skill[seat] for one in parts]),
            others=self._gain([one.others[seat] for one in parts]),
            decisions=len(mine),
            agreed=sum(one.place == rival for one, rival in mine),
            best=tuple(one for one in best if one.seat == seat)[:LISTED],
            worst=tuple(one for one in worst if one.seat == seat)[:LISTED],
        )


def _what(choice: Choice | None) -> tuple[By, tuple[Seat, ...], tuple[Move, ...], str]:
    """Who chose, and what; or what was drawn."""
    match choice:
        case None:
            return "start", (), (), ""
        case Drawn():
            return "chance", (), (), choice.drawn
        case Aside():
            return "aside", (choice.seat,), (choice.move,), ""
    answers = choice.moves
    return "moves", tuple(answer.seat for answer in answers), tuple(answer.move for answer in answers), ""


def _spread(things: Sequence[int], count: int) -> list[int]:
    """This many of these, evenly spread."""
    return [things[place * len(things) // count] for place in range(count)] if len(things) > count else [*things]
