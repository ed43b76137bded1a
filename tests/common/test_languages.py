"""The terminal in every language: how one is chosen, that no other appears then, and that wide letters line up."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from croupier import games
from croupier.common import words
from croupier.common.languages import language, languages, meant, of_shell, speaking
from croupier.terminal import help, rulebooks
from croupier.terminal.cli import cli
from croupier.terminal.out import Prose, people
from croupier.terminal.wrapping import columns, wrapped

OTHERS = ("ja", "ru", "zh-Hant")
every_language = pytest.mark.parametrize("spoken", OTHERS)
HEARD = {"ja": r"[\u3040-\u30ff]", "ru": r"[\u0400-\u04ff]", "zh-Hant": r"[\u4e00-\u9fff]"}  # letters of its own
ANY_FACE = "".join(f"{face}\n" for face in range(1, 7)) * 40
# What is in Latin letters in every language: names of people, what is typed, thousands of dollars.
NAMES = "Vera|Ada|Bruno"
TYPED = r"rules|log|table|leave|choices|croupier(?: replay| play| --resume)*|LV-\d+|/\S+|\$\d+k"
LATIN = re.compile(r"[A-Za-z]+")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")


def run(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(cli, args, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def strange(text: str, known: str = "") -> set[str]:
    """Latin words that nothing accounts for."""
    return set(LATIN.findall(re.sub(rf"\b(?:{NAMES})\b|{TYPED}{known and '|' + known}", "", text, flags=re.ASCII)))


class TestChoosing:
    @pytest.mark.parametrize(
        ("name", "found"),
        [
            ("en", "en"), ("ja", "ja"), ("JA", "ja"), ("ru_RU.UTF-8", "ru"), ("ja_JP.eucJP@x", "ja"), ("en_GB", "en"),
            ("zh-Hant", "zh-Hant"), ("zh_TW.UTF-8", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-Hant"),
            ("C", None), ("xx", None), ("", None),
        ],
    )  # fmt: skip
    def test_what_is_meant(self, name: str, found: str | None) -> None:
        assert meant(name) == found

    def test_the_shell(self) -> None:
        assert of_shell({}) == "en"
        assert of_shell({"LANG": "ru_RU.UTF-8"}) == "ru"
        assert of_shell({"LC_MESSAGES": "ja_JP", "LANG": "ru_RU.UTF-8"}) == "ja"
        assert of_shell({"LC_ALL": "C", "LC_MESSAGES": "ja_JP", "LANG": "ru_RU.UTF-8"}) == "en"
        assert of_shell({"LC_ALL": "", "LANG": "de_DE"}) == "en"

    @pytest.mark.parametrize("asked", [("--lang", "ru"), ("--lang=ru",), ("-l", "ru"), ("-lru",)])
    def test_on_the_command_line(self, asked: tuple[str, ...]) -> None:
        assert "Лас-Вегас" in run(*asked, "games").output
        assert language() == "en"

    def test_from_outside(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CROUPIER_LANG", "ru")
        assert "Лас-Вегас" in run("games").output
        assert "Las Vegas" in run("-l", "en", "games").output
        monkeypatch.delenv("CROUPIER_LANG")
        monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
        assert "ラスベガス" in run("games").output

    def test_one_that_nobody_speaks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = f"tlh is not available as a language. The languages are: {', '.join(languages())}.\n"
        assert run("--lang", "tlh", "games").stderr == told
        monkeypatch.setenv("CROUPIER_LANG", "tlh")
        result = run("games")
        assert (result.exit_code, result.stderr) == (2, told)


class TestNothingElseIsHeard:
    @every_language
    def test_a_whole_game(self, spoken: str, tmp_path: Path) -> None:
        vegas = ("-l", spoken, "play", "las_vegas", "--seats", "3", "--name", "Vera", "--seed", "5")
        answer = run(*vegas, typed=f"?\n{ANY_FACE}").output
        assert len(re.findall(HEARD[spoken], answer)) > 1000
        assert strange(answer) <= {"Ctrl", "D", "C"}

    @every_language
    def test_the_game_again(self, spoken: str, tmp_path: Path) -> None:
        path = str(tmp_path / "game.json")
        run("play", "las_vegas", "--seats", "2", "--name", "Vera", "--save", path, typed=ANY_FACE)
        assert strange(run("-l", spoken, "replay", path).output) == set()
        assert strange(run("-l", spoken, "review", path, "--playouts", "2").output) == set()

    @every_language
    @pytest.mark.parametrize("name", games.names())
    def test_rules(self, spoken: str, name: str) -> None:
        answer = run("-l", spoken, "rules", name).output
        assert re.search(HEARD[spoken], answer)
        number = next(iter(rulebooks.numbered(rulebooks.page(name))))
        assert run("-l", spoken, "rules", name, number).output.startswith(number)

    def test_a_game_goes_by_its_title(self) -> None:
        assert run("-l", "ru", "rules", "лас-вегас", "7").output.startswith("LV-7")
        assert run("-l", "ja", "rules", "ラスベガス", "7").output.startswith("LV-7")

    @every_language
    @pytest.mark.parametrize(
        "command", ["", *(name for name in cli.commands), "house export", "house import", "club rebuild"]
    )
    def test_help(self, spoken: str, command: str) -> None:
        answer = run("-l", spoken, *command.split(), "--help").output
        assert re.search(HEARD[spoken], answer)
        for words_ in ("Usage", "Options", "Commands", "Show this", "default"):
            assert words_ not in answer
        assert max(map(columns, answer.splitlines())) <= 80

    @every_language
    @pytest.mark.parametrize(
        "wrong",
        [
            ("plya",), ("play", "--nonsense"), ("play", "--seats"), ("play", "--seats", "x"), ("simulate",),
            ("simulate", "las_vegas", "--games", "0"), ("play", "--pause", "99"), ("serve", "--log-level", "loud"),
            ("games", "a", "b"), ("rules", "nothing"), ("replay", "nowhere.json"), ("verify", "nowhere.json"),
            ("play", "las_vegas", "--seats", "9"),
            ("play", "las_vegas", "--seats", "5", "--set", "neutral=yes"),
            ("simulate", "las_vegas", "--players", "clever"), ("arena", "las_vegas", "--players", "veteran@x,regular"),
        ],
    )  # fmt: skip
    def test_mistakes(self, spoken: str, wrong: tuple[str, ...]) -> None:
        result = run("-l", spoken, *wrong)
        assert result.exit_code in (1, 2)
        told = (result.stderr or result.output).strip().splitlines()[-1]
        assert re.search(HEARD[spoken], told), told


class TestEnglishStandsIn:
    def test_for_a_line_of_a_door(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """As if the terminal had only one line of help in Japanese."""
        for spoken in ("en", "ja"):
            text = (help.TEXTS / f"{spoken}.ftl").read_text(encoding="utf-8")
            (tmp_path / f"{spoken}.ftl").write_text(text, encoding="utf-8")
        (tmp_path / "ja.ftl").write_text("help-rules = ルール\n", encoding="utf-8")
        monkeypatch.setattr(help, "TEXTS", tmp_path)
        help.lines.cache_clear()
        said = (help.line_of("ja", "help-rules"), help.line_of("ja", "help-games"), help.line_of("ru", "help-games"))
        english = help.line_of("en", "help-games")
        help.lines.cache_clear()
        assert said == ("ルール", f"{english} [EN]", f"{english} [EN]")
        assert "[EN]" not in english

    def test_for_no_line_of_a_released_game(self) -> None:
        assert "[EN]" not in run("-l", "ja", "games").output


class TestLines:
    @every_language
    def test_boards_line_up(self, spoken: str) -> None:
        vegas = ("-l", spoken, "play", "las_vegas", "--seats", "3", "--name", "花子", "--seed", "5")
        boards = [line for line in run(*vegas, typed=ANY_FACE).output.splitlines() if line[:1] in "╭│╰" and line]
        assert len(boards) > 100
        assert {columns(line) for line in boards} == {78}

    def test_wide_letters_fill_two_columns(self) -> None:
        assert [columns(text) for text in ("abc", "カジノ", "№ 1", "（）")] == [3, 6, 3, 4]

    def test_lines_break_where_the_language_may(self) -> None:
        assert wrapped("one two three", 8) == ["one two", "three"]
        assert wrapped("カジノ1に20,000ドル。", 12) == ["カジノ1に", "20,000ドル。"]
        assert wrapped("選択です。次へ", 8) == ["選択で", "す。次へ"]  # no line begins with a full stop
        assert wrapped("これは「例」です", 8) == ["これは", "「例」で", "す"]  # and none ends with an opening bracket
        assert wrapped("купюра 40\xa0000. Ещё", 12) == ["купюра", "40\xa0000. Ещё"]
        assert wrapped("unbreakable", 4) == ["unbreakable"]

    def test_prose_fits_its_column(self) -> None:
        console = Console(width=20, no_color=True)
        with console.capture() as capture:
            console.print(Prose("カジノ4からBrunoに70,000ドル。カジノ4からVeraに30,000ドル。", ["Vera", "Bruno"]))
        assert max(map(columns, capture.get().splitlines())) <= 20

    def test_a_name_is_known_beside_any_letters(self) -> None:
        text = people("Brunoの出目。Bruno2とBrunoは", ["Ada", "Bruno"])
        assert [text.plain[span.start : span.end] for span in text.spans] == ["Bruno", "Bruno"]
        assert [span.start for span in text.spans] == [0, 16]


class TestNumbers:
    def test_as_each_language_writes_them(self) -> None:
        assert (words.number(1234.56, 1), words.percent(0.125, 1)) == ("1,234.6", "12.5%")
        with speaking("ru"):
            assert (words.number(1234.56, 1), words.percent(0.125, 1)) == ("1\xa0234,6", "12,5\xa0%")
        with speaking("zh-Hant"):
            assert (words.number(-1234), words.percent(0.5, signed=True)) == ("−1,234", "+50%")

    def test_nothing_has_no_sign(self) -> None:
        assert (words.number(-0.4), words.number(0.4, signed=True), words.percent(-0.001)) == ("0", "0", "0%")

    def test_a_minus_beside_any_letter(self) -> None:
        assert words.MINUS.sub("−", "差は-30、LV-7") == "差は−30、LV-7"

    def test_sentences_in_a_row(self) -> None:
        assert words.in_a_row(["One.", "Two."]) == "One. Two."
        assert words.in_a_row(["一。", "二。"]) == "一。二。"


def test_the_version_needs_no_language() -> None:
    assert run("-l", "ja", "--version").output == f"cli {version('croupier')}\n"
