"""Chance settled by a commitment: the exact algorithm, two verifiers that share no code, and what they catch."""

from __future__ import annotations

import copy
import hmac
import json
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from fair_games import VERIFIER, ground, impossible, played, played_before, verifier

from croupier import games
from croupier.common import fairness, records
from croupier.common.fairness import Commitment, Contribution, Terms, check, commitment, fair, mixed, numbers, seal
from croupier.common.records import BadRecord
from croupier.core.chance import Odds, seeded
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.kit.bags import any_of, coin, draw, draws
from croupier.kit.dice import dice
from croupier.terminal.cli import cli
from croupier.terminal.verify import Known, look_at

SECRET = bytes(range(32))
GIVEN = (Contribution(0, "11" * 32), Contribution(2, "ab" * 32))
TERMS = Terms("las_vegas", 1, {}, 4, ((0,), (2, 3)), "63" * 32, (Commitment(0, "00" * 32),), (), ())
ADDED = mixed(TERMS, GIVEN)
EVERY_ODDS: list[Odds[Any]] = [
    dice(1), dice(3), dice(2, 4), coin(), any_of("abcde"), draw({"a": 3, "b": 0, "c": 2}), draws({1: 2, 2: 1, 3: 3}, 3),
]  # fmt: skip
INDEPENDENT = verifier()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, word for word."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class TestNumbers:
    def test_they_are_those_of_the_scheme(self) -> None:
        written = (
            b'{"commitment":"'
            + b"63" * 32
            + b'","commitments":[{"hash":"'
            + b"00" * 32
            + b'","seat":0}],"game":"las_vegas",'
            b'"left_out":[],"options":{},"people":[[0],[2,3]],"rules":1,"seats":4,"withdrawn":[]}'
        )
        assert seal(TERMS) == sha256(written).hexdigest()
        given = sha256(sha256(written).digest() + b"\x11" * 32 + b"\xab" * 32).digest()
        assert given == ADDED == mixed(TERMS, reversed(GIVEN))
        self.follow(given)

    def test_they_are_those_of_the_older_scheme(self) -> None:
        written = b'[{"random":"' + b"11" * 32 + b'","seat":0},{"random":"' + b"ab" * 32 + b'","seat":2}]'
        given = sha256(written).digest()
        assert fairness.added(GIVEN) == given
        assert fairness.added(reversed(GIVEN)) == given
        self.follow(given)

    @staticmethod
    def follow(given: bytes) -> None:
        for i, n in product((0, 1, 70_000), (1, 2, 6, 46_656, 10**30)):
            below = numbers(SECRET, given, i)
            for k in range(3):
                word = hmac_sha256(SECRET, given + i.to_bytes(8, "big") + k.to_bytes(4, "big"))
                assert below(n) == int.from_bytes(word, "big") % n

    def test_a_commitment_is_the_hash_of_the_secret(self) -> None:
        assert commitment(SECRET) == sha256(SECRET).hexdigest()

    @pytest.mark.parametrize("n", range(1, 17))
    def test_each_is_equally_likely_and_what_would_favour_some_is_passed_over(
        self, n: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """All pairs of words, if a word had four bits."""
        monkeypatch.setattr(fairness, "NUMBERS", 16)
        came, passed_over = Counter[int](), 0
        for first, second in product(range(16), repeat=2):
            words = [first, second, 0]
            monkeypatch.setattr(hmac, "digest", lambda *_, words=words: bytes([words.pop(0)]))
            result = numbers(SECRET, b"", 0)(n)
            if len(words) == 2:
                came[result] += 1
            elif len(words) == 1:
                passed_over += 1
                assert first >= 16 // n * n
                assert result == second % n
        assert came == dict.fromkeys(range(n), 16 * (16 // n))
        assert len(words) < 3
        assert passed_over == 16 % n * (16 // n * n)

    def test_numbers_go_on_within_a_draw_and_begin_anew_with_the_next(self) -> None:
        odds, source = draws({"a": 5, "b": 5}, 4), fair(SECRET, ADDED)
        for i in range(5):
            below = numbers(SECRET, ADDED, i)
            assert source(odds, "") == odds.draw(below)

    def test_it_goes_on_after_any_number_of_draws(self) -> None:
        source = fair(SECRET, ADDED)
        whole = [source(EVERY_ODDS[i % len(EVERY_ODDS)], "") for i in range(40)]
        for drawn in (0, 1, 17, 39):
            later = fair(SECRET, ADDED, drawn)
            assert [later(EVERY_ODDS[i % len(EVERY_ODDS)], "") for i in range(drawn, 40)] == whole[drawn:]

    @pytest.mark.parametrize("odds", EVERY_ODDS, ids=str)
    def test_every_outcome_has_its_weight(self, odds: Odds[Any]) -> None:
        """Every sequence of numbers that a draw may ask for, each once: outcomes come as often as their weights say."""
        came, asked = Counter[Any](), list[int]()

        def draw_with(chosen: list[int]) -> Any:
            coming = iter(chosen)
            asked.clear()

            def below(n: int) -> int:
                asked.append(n)
                return next(coming, 0)

            return odds.draw(below)

        draw_with([])
        for chosen in product(*map(range, [*asked])):
            came[draw_with([*chosen])] += 1
        assert came == dict(odds.outcomes())

    @pytest.mark.parametrize("odds", EVERY_ODDS, ids=str)
    def test_both_implementations_draw_the_same(self, odds: Odds[Any]) -> None:
        source = fair(SECRET, ADDED)
        for i in range(200):
            plain = json.loads(msgspec.json.encode(odds))
            due = json.loads(msgspec.json.encode(source(odds, "")))
            assert INDEPENDENT.outcome(plain, INDEPENDENT.numbers(SECRET, ADDED, i)) == due


def plain(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(records.write(record))
    return loaded


def refused_by_us(record: dict[str, Any], **known: Any) -> str:
    try:
        return look_at(records.read(json.dumps(record).encode()), Known(**known))[1]
    except BadRecord as error:
        return str(error)


def refused_by_the_other(record: dict[str, Any], known_seal: str | None = None) -> str:
    return INDEPENDENT.fault(record, known_seal=known_seal) or ""


@pytest.mark.parametrize("name", games.names())
def test_both_verifiers_accept_what_was_played(name: str) -> None:
    """A thousand games in all, of every kind and number of players; some of the older scheme."""
    game = games.find(name)
    share = 1000 // len(games.names()) + 1
    for seed in range(share):
        make = played_before if seed % 10 == 9 else played
        record = plain(make(game, game.seats[seed % len(game.seats)], seed))
        assert not refused_by_us(record)
        assert not refused_by_the_other(record)


@pytest.mark.parametrize("name", ["las_vegas", "vabanque", "your_order"])
def test_what_cannot_be_is_refused_although_draws_and_digest_fit(name: str) -> None:
    """Only people add, everybody is named once: a house that forges a whole game cannot get around that."""
    for what, record in impossible(games.find(name)):
        assert "it should have been" not in (ours := refused_by_us(plain(record))), what
        assert ours, what
        assert refused_by_the_other(plain(record)), what


@pytest.mark.parametrize("name", ["las_vegas", "vabanque", "your_order"])
def test_what_was_tried_after_others_had_revealed_is_refused_by_the_seal(name: str) -> None:
    """Each is possible, but does not fool anyone who saw the seal before they revealed their bytes."""
    for what, sealed, record in ground(games.find(name)):
        assert not refused_by_us(plain(record)), what
        assert not refused_by_the_other(plain(record)), what
        assert "seal" in refused_by_us(plain(record), seal=sealed), what
        assert "seal" in refused_by_the_other(plain(record), sealed), what


# Forgeries: each changes one thing


def _any(rng: Random, record: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = rng.choice([choice for choice in record["choices"] if choice["choice"] == kind])
    return found


def another_outcome(rng: Random, record: dict[str, Any]) -> None:
    choice = _any(rng, record, "chance")
    odds = msgspec.convert(choice["odds"], fairness.AnyOdds)
    others: list[Any] = []
    while not others:
        came = json.loads(msgspec.json.encode(odds.draw(rng.randrange)))
        others = [came] if came != choice["outcome"] or len({*map(str, odds.outcomes())}) < 2 else []
    choice["outcome"] = others[0] if others[0] != choice["outcome"] else "nothing"


def other_odds(rng: Random, record: dict[str, Any]) -> None:
    odds = _any(rng, record, "chance")["odds"]
    if odds["of"] == "bag":
        odds["counts"][rng.randrange(len(odds["counts"]))] += 1
    else:
        odds["count"] += 1


def another_name(rng: Random, record: dict[str, Any]) -> None:
    _any(rng, record, "chance")["drawn"] += " again"


def another_move(rng: Random, record: dict[str, Any]) -> None:
    answers = _any(rng, record, "moves")["moves"]
    others = [
        one["move"]
        for choice in record["choices"]
        if choice["choice"] == "moves"
        for one in choice["moves"]
        if one["move"] != answers[0]["move"]
    ]
    answers[0]["move"] = rng.choice(others)


def another_order(rng: Random, record: dict[str, Any]) -> None:
    choices = record["choices"]
    places = [place for place in range(len(choices) - 1) if choices[place] != choices[place + 1]]
    place = rng.choice(places)
    choices[place], choices[place + 1] = choices[place + 1], choices[place]


def one_less(rng: Random, record: dict[str, Any]) -> None:
    del record["choices"][rng.randrange(len(record["choices"]))]


def _flip(rng: Random, text: str) -> str:
    place = rng.randrange(len(text))
    return (
        text[:place] + rng.choice([digit for digit in "0123456789abcdef" if digit != text[place]]) + text[place + 1 :]
    )


def another_secret(rng: Random, record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = _flip(rng, record["fairness"]["secret"])


def another_commitment(rng: Random, record: dict[str, Any]) -> None:
    record["fairness"]["commitment"] = _flip(rng, record["fairness"]["commitment"])


def another_secret_with_its_commitment(rng: Random, record: dict[str, Any]) -> None:
    another_secret(rng, record)
    record["fairness"]["commitment"] = commitment(bytes.fromhex(record["fairness"]["secret"]))


def another_contribution(rng: Random, record: dict[str, Any]) -> None:
    one = rng.choice(record["fairness"]["contributions"])
    one["random"] = _flip(rng, one["random"])


def one_contribution_less(rng: Random, record: dict[str, Any]) -> None:
    given = record["fairness"]["contributions"]
    del given[rng.randrange(len(given))]


def a_contribution_of_another_seat(rng: Random, record: dict[str, Any]) -> None:
    rng.choice(record["fairness"]["contributions"])["seat"] += 1


def another_digest(rng: Random, record: dict[str, Any]) -> None:
    record["digest"] = _flip(rng, record["digest"])


def one_more_person(_: Random, record: dict[str, Any]) -> None:
    people = record["fairness"]["people"]
    people.append([len(record["seats"])])


def somebody_left_out(_: Random, record: dict[str, Any]) -> None:
    gone = record["fairness"]["contributions"].pop()["seat"]
    record["fairness"]["left_out"] = sorted([*record["fairness"]["left_out"], gone])


def somebody_withdrawn(_: Random, record: dict[str, Any]) -> None:
    gone = record["fairness"]["contributions"].pop()["seat"]
    record["fairness"]["withdrawn"] = sorted([*record["fairness"]["withdrawn"], gone])


def the_older_scheme(_: Random, record: dict[str, Any]) -> None:
    for name in ("scheme", "people", "withdrawn"):
        del record["fairness"][name]


def another_scheme(rng: Random, record: dict[str, Any]) -> None:
    record["fairness"]["scheme"] = rng.choice([1, 3, "2", None])


OF_CHOICES = (another_outcome, other_odds, another_name, another_move, another_order, one_less, another_digest)
OF_SECRETS = (another_secret, another_commitment)
OF_PEOPLE = (
    another_secret_with_its_commitment, another_contribution, one_contribution_less, a_contribution_of_another_seat,
    one_more_person, somebody_left_out, somebody_withdrawn, the_older_scheme, another_scheme,
)  # fmt: skip


@pytest.mark.parametrize("forge", [*OF_CHOICES, *OF_SECRETS, *OF_PEOPLE], ids=lambda forge: forge.__name__)
def test_every_forgery_is_caught_by_both(forge: Callable[[Random, dict[str, Any]], None]) -> None:
    for name in games.names():
        game = games.find(name)
        honest = plain(played(game, game.seats[0], 1))
        for seed in range(4):
            forged = copy.deepcopy(honest)
            forge(Random(f"{name} {seed}"), forged)
            assert forged != honest
            assert refused_by_us(forged), f"{name} {seed}"
            assert refused_by_the_other(forged), f"{name} {seed}"


@pytest.mark.parametrize("forge", [another_outcome, other_odds], ids=lambda forge: forge.__name__)
def test_a_forger_who_works_out_the_digest_anew_is_caught_too(forge: Callable[[Random, dict[str, Any]], None]) -> None:
    for name in games.names():
        game = games.find(name)
        for seed in range(4):
            forged = plain(played(game, game.seats[0], seed))
            forge(Random(f"{name} {seed}"), forged)
            forged["digest"] = INDEPENDENT.digest(forged)
            assert refused_by_us(forged), f"{name} {seed}"
            if forge is another_outcome:
                assert "it should have been" in refused_by_the_other(forged)


class TestChecking:
    def test_it_says_which_draw_is_wrong(self) -> None:
        record = played(games.find("las_vegas"), 3, 1)
        findings = check(record)
        drawn = [number for number, choice in enumerate(plain(record)["choices"], 1) if choice["choice"] == "chance"]
        assert [one.number for one in findings] == drawn
        assert not [one for one in findings if one.wrong]
        forged = plain(record)
        choice = forged["choices"][drawn[20] - 1]
        choice["outcome"] = choice["outcome"][::-1] if isinstance(choice["outcome"], list) else "x"
        wrong = [one for one in check(records.read(json.dumps(forged).encode())) if one.wrong]
        assert [one.number for one in wrong] == [drawn[20]]
        assert str(wrong[0].wrong).startswith("it should have been ")

    def test_odds_that_cannot_be_are_a_finding_and_the_others_are_looked_at_still(self) -> None:
        record = plain(played(games.find("las_vegas"), 2, 1))
        first, *_ = [choice for choice in record["choices"] if choice["choice"] == "chance"]
        first["odds"] = {"of": "bag", "things": [], "counts": []}
        wrong = [str(one.wrong) for one in check(records.read(json.dumps(record).encode())) if one.wrong]
        assert len(wrong) == 1
        assert "nothing can be drawn" in wrong[0]

    @pytest.mark.parametrize(
        "odds",
        [
            {"of": "dice", "count": 9999, "faces": 6},
            {"of": "dice", "count": 9, "faces": 999},
            {"of": "dice", "count": 20, "faces": 20},
            {"of": "draws", "bag": {"of": "bag", "things": [1], "counts": [10**9]}, "count": 10**8},
        ],
        ids=str,
    )
    def test_what_no_game_draws_is_not_worked_out(self, odds: dict[str, Any]) -> None:
        record = plain(played(games.find("las_vegas"), 2, 1))
        next(choice for choice in record["choices"] if choice["choice"] == "chance")["odds"] = odds
        (wrong,) = [str(one.wrong) for one in check(records.read(json.dumps(record).encode())) if one.wrong]
        assert wrong == "no game draws that many at once."

    def test_what_says_nothing_cannot_be_checked(self) -> None:
        with pytest.raises(BadRecord, match="does not say how its draws were settled"):
            check(Match(games.find("las_vegas"), 2, source=seeded(1)).record)

    @pytest.mark.parametrize(
        "spoilt",
        [
            {"commitment": "00"}, {"left_out": [9]}, {"left_out": [0]}, {"secret": 7}, {"more": 1}, {"withdrawn": [9]},
            {"people": []}, {"people": [[0], [0]]}, {"people": [[2, 1], [0]]}, {"people": "all"}, {"scheme": 1},
            {"contributions": [{"seat": 1, "random": "ab" * 32}, {"seat": 0, "random": "ab" * 32}]},
            {"contributions": [{"seat": 0, "random": "AB" * 32}]},
            {"contributions": [{"seat": -1, "random": "ab" * 32}]},
        ],
        ids=str,
    )  # fmt: skip
    def test_what_cannot_be_is_refused(self, spoilt: dict[str, Any]) -> None:
        record = plain(played(games.find("your_order"), 3, 0))
        assert record["fairness"]["contributions"][0]["seat"] == 0
        record["fairness"] |= spoilt
        assert refused_by_us(record)

    def test_a_record_without_it_is_written_as_ever(self) -> None:
        record = Match(games.find("las_vegas"), 2, source=seeded(1)).record
        assert b"fairness" not in records.write(record)
        assert b"fairness" not in msgspec.json.encode(record)
        assert records.read(records.write(record)).fairness is None


class TestCommand:
    @staticmethod
    def run(*args: str) -> Result:
        return CliRunner().invoke(cli, ["verify", *args])

    @pytest.fixture
    def record(self) -> Record:
        return played(games.find("las_vegas"), 2, 1)

    @pytest.fixture
    def file(self, tmp_path: Path, record: Record) -> Path:
        path = tmp_path / "game.json"
        path.write_bytes(records.write(record))
        return path

    def test_one_line_for_a_game_that_is_right(self, file: Path, record: Record) -> None:
        result = self.run(str(file), str(file))
        assert result.exit_code == 0
        line, who, *again = result.output.splitlines()
        assert [line, who] == again
        assert who.startswith("  Contributed to the draws: seat 0")
        assert who.endswith(f" Seal {fairness.seal_of(record)}")
        assert line.startswith(f"{file}: all {len(check(record))} draws follow from the commitment")
        assert line.endswith(record.digest)

    def test_every_draw_if_that_is_wanted(self, file: Path, record: Record) -> None:
        lines = self.run(str(file), "--each").output.splitlines()
        assert len(lines) == len(check(record)) + 2
        for finding in check(record):
            assert any(f"{finding.drawn}: " in line for line in lines)

    def test_what_was_written_down_is_compared(self, file: Path, record: Record) -> None:
        promised, sealed = record.fairness.commitment, str(fairness.seal_of(record)).upper()
        known = "--commitment", promised.upper(), "--seal", sealed, "--digest", record.digest
        assert self.run(str(file), *known).exit_code == 0
        for flag, other in (("--commitment", "0" * 64), ("--seal", "0" * 64), ("--digest", "0" * 64)):
            result = self.run(str(file), flag, other)
            assert result.exit_code == 1
            assert "differs from yours" in result.output

    def test_everybody_is_named(self, tmp_path: Path) -> None:
        path, names = tmp_path / "game.json", ("Ann", "Bo", "Cat", "Dan")
        honest = next(record for what, _, record in ground(games.find("vabanque")) if what == "the last withdrew")
        path.write_bytes(records.write(msgspec.structs.replace(honest, seats=names)))
        who = self.run(str(path)).output.splitlines()[1]
        expected = (
            "Contributed to the draws: Ann. Left out: Dan. Committed but did not reveal: Cat. Computer players: Bo."
        )
        assert who.strip().startswith(expected)
        other = INDEPENDENT.who_added(json.loads(path.read_bytes()))
        assert other.startswith("Added: Ann; left out: Dan; withdrew: Cat; computer players: Bo. Seal ")

    def test_the_older_scheme_is_named_and_has_no_seal(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        path.write_bytes(records.write(played_before(games.find("las_vegas"), 2, 1)))
        result = self.run(str(path))
        assert result.exit_code == 0
        assert "Settled by the older scheme: whoever contributed last could steer the draws" in result.output
        assert "older scheme" in INDEPENDENT.who_added(json.loads(path.read_bytes()))
        assert "you gave one" in self.run(str(path), "--seal", "0" * 64).output

    def test_the_first_wrong_choice_is_named(self, file: Path, record: Record) -> None:
        forged = plain(record)
        number, choice = next(
            (number, choice) for number, choice in enumerate(forged["choices"], 1) if "roll of" in str(choice)
        )
        choice["outcome"] = choice["outcome"][::-1]
        forged["digest"] = INDEPENDENT.digest(forged)
        file.write_text(json.dumps(forged), encoding="utf-8")
        result = self.run(str(file), "--each")
        assert result.exit_code == 1
        assert f"{file}: WRONG. Choice {number}, roll of seat" in result.output.splitlines()[-1]
        assert "it should have been" in result.output

    def test_odds_that_are_not_those_of_the_rules_are_named(self, file: Path, record: Record) -> None:
        forged = plain(record)
        other_odds(Random(1), forged)
        file.write_text(json.dumps(forged), encoding="utf-8")
        result = self.run(str(file))
        assert result.exit_code == 1
        assert "is impossible: the odds of" in result.output

    def test_one_that_says_nothing_or_is_not_there_is_wrong_and_the_others_are_looked_at(
        self, file: Path, tmp_path: Path
    ) -> None:
        bare = tmp_path / "bare.json"
        bare.write_bytes(records.write(Match(games.find("las_vegas"), 2, source=seeded(1)).record))
        result = self.run(str(bare), str(tmp_path / "none.json"), str(file))
        assert result.exit_code == 1
        first, second, third, _ = result.output.splitlines()
        assert "does not say how its draws were settled" in first
        assert "cannot be read" in second
        assert "follow from the commitment" in third


def test_the_independent_verifier_is_short_and_needs_nothing(tmp_path: Path) -> None:
    source = VERIFIER.read_text(encoding="utf-8")
    assert "croupier." not in source
    used = {line.split()[1].partition(".")[0] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert used <= set(sys.stdlib_module_names)
    assert len(source.splitlines()) < 210
