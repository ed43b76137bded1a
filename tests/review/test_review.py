"""What a review says of a finished game without a network, measured on games whose chances are worked out by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import msgspec
import pytest
from brains import take_networks_away
from click.testing import CliRunner, Result
from project import ROOT
from toys import pennies, urn

from croupier import games, players
from croupier.common import records, words
from croupier.core.chance import seeded
from croupier.core.game import Game, Move, Options, Refused
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.games.seventh_heaven.rules import SeventhHeaven
from croupier.kit.bags import any_of
from croupier.players import seated
from croupier.review import Gain, Review, WinChance, analysis, page, review, tasks, usual_playouts, within_seconds
from croupier.review.decisions import questions
from croupier.review.spoken import change, verdict
from croupier.review.tasks import TaskRunner
from croupier.review.worlds import Moment, Whim, _chance
from croupier.terminal.cli import cli

TEXTS = {
    "urn": """
title = Urn
tagline = Low or high?
score = { $amount }
Safe = Draw a ball
    .key = safe
Bold = Bet on a low card
    .key = bold
Silly = Hope for the one ball
    .key = silly
Hid = { $seat } hides a card.
Bet = The bet is { $bet }.
Ended = It is over.
""",
    "pennies": """
title = Pennies
tagline = Alike or not?
score = { $amount }
Show = Show side { $side }
    .key = { $side }
""",
}
NAMES = ["Ana", "Jun"]
TOYS: dict[str, Any] = {"urn": urn, "pennies": pennies}


class Heads:
    """Shows heads, 1, three times in four."""

    often = 0.75

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any, moves: Sequence[Move]) -> Move:
        return moves[self.rng.random() < self.often]


@pytest.fixture(autouse=True)
def no_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    take_networks_away(monkeypatch)


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Urn and Pennies as games of the house."""
    for name, text in TEXTS.items():
        (tmp_path / name / "texts").mkdir(parents=True)
        (tmp_path / name / "texts" / "en.ftl").write_text(text, encoding="utf-8")
    part, folder, there, own = games.part, games.folder, games.names(), players._classes
    bots: dict[str, dict[str, type[Any]]] = {
        "urn": {"regular": urn.Regular, "expert": urn.Expert},
        "pennies": {"regular": Heads},
    }
    monkeypatch.setattr(games, "names", lambda: [*there, *TOYS])
    monkeypatch.setattr(games, "part", lambda name, of: TOYS[name] if name in TOYS else part(name, of))
    monkeypatch.setattr(games, "folder", lambda name: tmp_path / name if name in TOYS else folder(name))
    monkeypatch.setattr(players, "_classes", lambda name: bots.get(name) or own(name))
    words._game_of.cache_clear()
    yield
    words._game_of.cache_clear()


def urn_record(card: str, move: Move, ball: int | None = None) -> Record:
    """A game of Urn that went this way."""
    fate = iter([card, ball])
    match = Match(urn.GAME, 2, source=lambda odds, drawn: next(fate), names=NAMES)
    match.submit(0, move)
    assert match.over
    return match.record


def played(name: str, seats: int, seed: int = 1, options: Options | None = None, level: str = "regular") -> Record:
    game, rng = games.find(name), Random(seed)
    chooser = seated(level, game, rng).choose
    match = Match(game, seats, options, seeded(rng))
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, chooser(match.view(seat), [*match.moves(seat), *match.asides(seat)]))
    return match.record


def sums_up(made: Review) -> None:
    """Luck, skill and others add up from the start to the end, for each seat and for all together."""
    for one in made.people:
        assert one.start.value + one.luck.value + one.skill.value + one.others.value == pytest.approx(one.won, abs=1e-9)
    for point in made.points:
        assert sum(chance.value for chance in point.chances) == pytest.approx(1)
    assert sum(one.luck.value for one in made.people) == pytest.approx(0, abs=1e-9)


@pytest.mark.usefixtures("toys")
class TestExactChances:
    """In Urn a regular is safe or bold as a coin falls: it wins ¾ against a low card and ¼ against a high one."""

    def test_the_curve(self) -> None:
        made = review(urn_record("low", urn.Safe(), 0), playouts=400)
        first = [point.chances[0] for point in made.points]
        for chance, exact in zip(first, (0.625, 0.75, 0.5)):
            assert chance.low < exact < chance.high
            assert chance.high - chance.low < 0.1
        assert first[3] == WinChance(0, 0, 0)
        assert made.points[3].chances[1] == WinChance(1, 1, 1)
        sums_up(made)

    def test_luck_and_skill(self) -> None:
        ana, jun = review(urn_record("low", urn.Safe(), 0), playouts=400).people
        for gain, exact in ((ana.luck, 0.125 - 0.5), (ana.skill, -0.25), (jun.luck, 0.375), (jun.others, 0.25)):
            assert abs(gain.value - exact) < 1.5 * gain.margin < 0.09
        assert ana.others == jun.skill == Gain(0, 0)

    def test_choices_made_at_the_same_time_count_one_by_one(self) -> None:
        """Both show heads. Ana's heads would win three times in four: an eighth more than before, the rest is Jun's."""
        made = review(TestDecisions.both_show(1), playouts=500)
        ana, jun = made.people
        assert ana.start.low < 0.625 < ana.start.high
        for gain, exact in ((ana.skill, 0.125), (ana.others, 0.25), (jun.skill, -0.125), (jun.others, -0.25)):
            assert abs(gain.value - exact) < 1.5 * gain.margin < 0.06
        assert ana.luck.value == pytest.approx(0)
        sums_up(made)

    def test_a_world_that_goes_like_the_record_is_not_played_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        runner = TaskRunner(urn_record("low", urn.Bold()), 0)
        went = [runner.worlds.draws_as_recorded(runner.moments[0], world) for world in range(40)]
        assert 3 < went.count(False) < 20
        plays, play = list[int](), runner.worlds.play

        def counted(moment: Moment, world: int, chosen: dict[int, Move]) -> list[float]:
            plays.append(moment.number)
            return play(moment, world, chosen)

        monkeypatch.setattr(runner.worlds, "play", counted)
        for number in range(40):
            world = runner._world(number)
            ends = world.every_end()
            strays = [not went[number], bool(world.strays(1))]
            assert plays == [at + 1 for at in (1, 0) if strays[at]]
            assert all(ends[at] == ends[at + 1] for at in (0, 1) if not strays[at])
            world.parts()
            plays.clear()


@pytest.mark.usefixtures("toys")
class TestDecisions:
    def test_an_obviously_bad_move_is_the_worst(self) -> None:
        ana, jun = review(urn_record("low", urn.Silly(), 0), playouts=60).people
        (worst,) = ana.worst
        assert (worst.choice, worst.seat, worst.options, worst.agreed) == (2, 0, 3, False)
        assert (worst.chosen, worst.expert) == (urn.Silly(), urn.Bold())
        assert abs(worst.gain.value + 0.65) < worst.gain.margin < 0.1
        assert re.fullmatch(
            r"Hope for the one ball. The expert would choose: Bet on a low card. "
            r"That wins 7\d% of games from there, this choice (\d|1\d)%. It cost 6\d% ± \d.",
            verdict(worst, NAMES),
        )
        assert worst.gain.value == pytest.approx(worst.chance - worst.rival)
        assert (ana.decisions, ana.agreed, jun.decisions) == (1, 0, 0)
        assert ana.best == jun.best == jun.worst == ()

    def test_a_lucky_end_does_not_make_it_good(self) -> None:
        (worst,) = review(urn_record("low", urn.Silly(), 1), playouts=60).people[0].worst
        assert worst.gain.value < -0.5

    def test_no_hindsight(self) -> None:
        """The card is high, so that being bold loses; but Ana could not know."""
        ana, _ = review(urn_record("high", urn.Bold()), playouts=60).people
        assert ana.skill.value < -0.1  # with the card face up it did cost
        assert ana.worst == ()
        (best,) = ana.best
        assert best.agreed
        assert ana.agreed == 1
        assert abs(best.gain.value - (0.75 - mean((0.5, 0.1)))) < best.gain.margin
        told = verdict(best, NAMES)
        assert re.match(
            r"Bet on a low card, as the expert would. That wins 7\d% of games from there; "
            r"the other choices win, on average, [23]\d%. It gained 4",
            told,
        )

    def test_against_who_shows_heads_tails_is_good_or_bad(self) -> None:
        ana, jun = review(self.both_show(0), playouts=60).people
        assert [one.gain.value > 0 for one in jun.best] == [True]
        assert jun.worst == ana.best == ()
        assert [one.expert for one in ana.worst] == [pennies.Show(1)]

    def test_noise_is_not_listed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Against a fair coin both sides of a penny are worth the same."""
        monkeypatch.setattr(Heads, "often", 0.5)
        for seed in range(4):
            for one in review(self.both_show(0), playouts=30, seed=seed).people:
                assert one.best == one.worst == ()

    @staticmethod
    def both_show(side: int) -> Record:
        match = Match(pennies.GAME, 2, source=seeded(1), names=NAMES)
        for seat in (0, 1):
            match.submit(seat, pennies.Show(side))
        return match.record


class TestFigures:
    def test_wilson(self) -> None:
        chance = WinChance.of(8, 10)
        assert (round(chance.low, 4), round(chance.high, 4)) == (0.4902, 0.9433)
        assert WinChance.of(0, 20).low == 0
        assert 0.1 < WinChance.of(0, 20).high < 0.2

    def test_gains(self) -> None:
        gain = Gain.of([0.0, 1.0, 0.0, -1.0, 1.0])
        assert gain.value == pytest.approx(0.2)
        assert gain.margin == pytest.approx(1.959964 * sqrt(0.7 / 5))
        assert not gain.is_clear
        assert Gain.paired([0.0] * 20).margin > 0.1
        assert Gain.paired([-1.0] * 20).is_clear
        assert Gain.of([1.0]).margin == 1

    def test_in_words(self) -> None:
        assert change(Gain(0.061, 0.02)) == "+6% ± 2"
        assert change(Gain(-0.061, 0.02)) == "−6% ± 2"
        assert change(Gain(-0.001, 0.02)) == "0% ± 2"

    def test_whims(self) -> None:
        whim = Whim()
        whim.at = 5
        first = [whim.random(), whim.getrandbits(7), whim.getrandbits(100), whim.choice("abc")]
        whim.at = 5
        assert [whim.random(), whim.getrandbits(7), whim.getrandbits(100), whim.choice("abc")] == first
        some = [whim.random() for _ in range(2000)]
        assert abs(mean(some) - 0.5) < 0.02
        assert max(whim.getrandbits(7) for _ in range(2000)) == 127
        assert 2**99 < max(whim.getrandbits(100) for _ in range(50)) < 2**100


def test_chance_goes_on_where_it_was_left() -> None:
    odds = any_of(range(1000))
    whole, later = _chance("7", {}), _chance("7", {"roll": 2})
    rolls = [whole(odds, "roll") for _ in range(5)]
    assert len({*rolls}) == 5
    assert [later(odds, "roll") for _ in range(3)] == rolls[2:]


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work as there can be: one decision in eight."""
    monkeypatch.setattr(tasks, "questions", lambda moments: questions(moments)[::8])
    monkeypatch.setattr(analysis, "SHORTLIST", 1)
    monkeypatch.setattr(analysis, "MEASURED", 1)


@pytest.mark.usefixtures("briefly")
@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_reviewed(name: str) -> None:
    game = games.find(name)
    options = SeventhHeaven(course=("rotary_lottery", "mind_roulette")) if game.within else game.options()
    record = played(name, game.seats[0], options=options)
    made = review(record, playouts=2)
    assert len(made.points) == len(record.choices) + 1
    assert record.result is not None
    assert [one.place for one in made.people] == [*record.result.places]
    assert all(point.events or point.moves or point.drawn for point in made.points[1:])
    rounds = [point.round for point in made.points]
    assert rounds == sorted(rounds)
    assert [*dict.fromkeys(rounds)] == [*range(1, rounds[-1] + 1)], "every round is on the axis"
    assert rounds[-1] > 1
    sums_up(made)
    well_formed(page(made))


@pytest.mark.parametrize(("name", "step"), [("las_vegas", 9), ("between_bet", 2), ("three_seven", 11)])
def test_a_world_ends_alike_wherever_one_enters_it(name: str, step: int) -> None:
    """As long as it follows the record; and whoever has chosen might as well have been asked."""
    runner, followed = TaskRunner(played(name, games.find(name).seats[0]), 0), 0
    for at in range(0, len(runner.moments) - 1, step):
        before, after = runner.moments[at : at + 2]
        for world in range(4):
            end = runner.worlds.play(after, world)
            answers = runner.worlds.answers(before, world)
            if runner.worlds.draws_as_recorded(before, world) if not before.options else answers == before.answers:
                followed += 1
                assert runner.worlds.play(before, world) == end
                assert runner.worlds.play(before, world, answers) == end
            if len(before.options) == 1:
                assert not before.answers or runner.worlds.play(before, world, before.answers) == end
    assert followed > 10


def test_a_review_is_plain_data() -> None:
    made = review(played("your_order", 3), playouts=2)
    written = msgspec.json.encode(made)
    assert msgspec.json.encode(msgspec.json.decode(written, type=Review)) == written
    assert made.points[0].by == "start"
    assert {point.by for point in made.points[1:]} <= {"chance", "moves", "aside"}


def test_how_many_playouts() -> None:
    short, long = played("rotary_lottery", 3), played("las_vegas", 5)
    assert usual_playouts(short) == analysis.USUAL[1]
    assert analysis.USUAL[0] <= usual_playouts(long) < analysis.USUAL[1]
    assert within_seconds(short, 0.001) == 2
    assert within_seconds(short, 100) > 2
    with pytest.raises(Refused, match="at least 2 playouts"):
        review(short, playouts=1)


class Checker(HTMLParser):
    """Whether every tag is closed, and the text of the page."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text, self.links = "", list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def well_formed(text: str) -> Checker:
    checker = Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    assert checker.links == []
    return checker


@pytest.mark.usefixtures("toys")
def test_the_page_says_what_was_found_and_takes_no_name_for_a_tag() -> None:
    record = msgspec.structs.replace(urn_record("low", urn.Silly(), 0), seats=("<b>Ana", "Jun & Co"))
    seen = well_formed(page(review(record, playouts=40))).text
    for words_ in (
        "Jun & Co wins",
        "<b>Ana",
        "Choice 2",
        "Hope for the one ball. The expert would choose: Bet on a low card.",
        "± ",
    ):
        assert words_ in seen


@pytest.mark.usefixtures("toys")
def test_the_code_of_the_page_on_reviews(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"<!-- run as a test -->\n```python\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_bytes(records.write(urn_record("low", urn.Silly(), 0)))
    exec(example, {})
    assert re.match(r"Ana: [+-]\d+% by luck, -\d+% by skill\nJun: ", capsys.readouterr().out)
    well_formed(Path("game.html").read_text(encoding="utf-8"))


def run(*args: str) -> Result:
    result = CliRunner().invoke(cli, ("review", *args))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.usefixtures("toys")
class TestCommand:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        path = tmp_path / "urn.json"
        path.write_bytes(records.write(urn_record("low", urn.Silly(), 0)))
        return path

    @pytest.mark.parametrize("columns", ["60", "160"])
    def test_for_people(self, file: Path, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        answer = run(str(file), "--playouts", "40").output
        assert answer.startswith("Urn  Jun wins.\n")
        assert "What cost most" in answer
        assert "Hope for the one ball. The expert would choose: Bet on a low card." in " ".join(answer.split())
        assert "● Ana 68% ▆▇▁▁   0%" in answer
        assert max(map(len, answer.splitlines())) <= int(columns)

    def test_for_programs(self, file: Path) -> None:
        answer = json.loads(run(str(file), "--playouts", "5", "--seed", "3", "--json").output)
        made = review(records.open_file(file), playouts=5, seed=3)
        assert answer == msgspec.json.decode(msgspec.json.encode(made))
        assert msgspec.convert(answer, Review).people[0].worst[0].chosen == {"type": "urn.Silly"}

    def test_a_page(self, file: Path, tmp_path: Path) -> None:
        answer = run(str(file), "--playouts", "5", "--html", str(tmp_path / "urn.html")).output
        assert "The page is" in answer
        well_formed((tmp_path / "urn.html").read_text(encoding="utf-8"))
        nowhere = run(str(file), "--playouts", "5", "--html", str(tmp_path / "none" / "urn.html"))
        assert nowhere.exit_code == 2
        assert "cannot be written" in nowhere.stderr

    def test_what_cannot_be_reviewed(self, file: Path, tmp_path: Path) -> None:
        unfinished = Match(urn.GAME, 2, source=seeded(1)).record
        (tmp_path / "part.json").write_bytes(records.write(unfinished))
        (tmp_path / "letter.txt").write_text("Dear croupier")
        (tmp_path / "false.json").write_bytes(file.read_bytes().replace(b"urn.Silly", b"urn.Safe"))
        for name, code, reason in (
            ("part.json", 2, "This game was not finished"),
            ("letter.txt", 1, "This is not a record of a game"),
            ("false.json", 1, "Choice 3 is impossible"),
            ("none.json", 2, "cannot be read"),
        ):
            result = run(str(tmp_path / name))
            assert result.exit_code == code
            assert reason in result.stderr
            assert result.stderr.count("\n") == 1
        assert "either --playouts or --seconds" in run(str(file), "--playouts", "5", "--seconds", "5").stderr
        assert run(str(file), "--playouts", "1").exit_code == 2

    def test_seconds(self, file: Path) -> None:
        assert json.loads(run(str(file), "--seconds", "0.05", "--json").output)["playouts"] >= 2

    def test_being_stopped(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def stop(done: float) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(
            "croupier.terminal.review.review_of", lambda record, **how: review(record, **how | {"progress": stop})
        )
        result = run(str(file), "--playouts", "40")
        assert result.exit_code == 130
        assert result.stdout == ""
        assert result.stderr.startswith("Stopped before the review was finished.")
