"""Several names in one sentence are written as their language does it, wherever a person reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import translations
from fluent_lines import counted, patterns, placeholders
from project import ROOT

from croupier import games
from croupier.common import words
from croupier.common.languages import languages, speaking
from croupier.common.words import Words
from croupier.core.game import Event, Refused
from croupier.games.vabanque.rules import LinedUp, Opened

PEOPLE = ("Ann", "Ben", "花子")
TOGETHER = {
    "en": ("Ann and Ben", "Ann, Ben and 花子"),
    "ja": ("Ann、Ben", "Ann、Ben、花子"),
    "ru": ("Ann и Ben", "Ann, Ben и 花子"),
    "zh-Hant": ("Ann、Ben", "Ann、Ben、花子"),
}
IN_ORDER = {"en": "Ann, Ben, 花子", "ja": "Ann、Ben、花子", "ru": "Ann, Ben, 花子", "zh-Hant": "Ann、Ben、花子"}
TAKES_PEOPLE = "names"
TAKES_THINGS = {  # lines to which things are given one after another, and the values
    "no-language": "languages",
    "no-game": "games",
    "no-option": "options",
    "no-option-file": "options",
    "no-rule": "blocks",
    "no-seat": "seats",
    "options-set": "options",
    "page-chances-says": "ends",
    "refused-asked": "seats",
    "refused-game": "games",
    "refused-limit-name": "known",
    "refused-no-class": "players",
    "refused-no-gamble": "gambles",
    "refused-no-player": "players",
    "refused-player-missing": "players",
    "screen-calls": "calls",
    "usage-bad-value": "kind",
    "usage-no-command": "near",
    "usage-no-option": "near",
    "wait-course": "course",
}
WIDE = ("ja", "zh-Hant")
NARROW = re.compile(r"[^\x00-\x7f][,:;]|[,:;] ?[^\x00-\x7f]")  # a half-width mark beside a wide letter
every_language = pytest.mark.parametrize("language", languages())
ENGLISH = {place: patterns(place, "en") for place in translations.places()}
PLENTY = {key: dict.fromkeys(placeholders(line), 3) for lines in ENGLISH.values() for key, line in lines.items()}


def kinds_of_events() -> list[type[Event]]:
    """Every event that tells of several people."""
    every = [one for name in games.names() for one in vars(games.part(name, "rules")).values()]
    found = {one for one in every if isinstance(one, type) and issubclass(one, Event)}
    return sorted(
        (one for one in found if {"seats", "order"} & {*words.kinds(one).values()}), key=lambda one: one.__name__
    )


def lines_with_lists() -> list[tuple[Path, str, str]]:
    """Every line that takes a list: where it is, its key, the value."""
    found = []
    for place, lines in ENGLISH.items():
        for key, pattern in lines.items():
            asked = placeholders(pattern) - counted(pattern)
            found += [(place, key, value) for value in (TAKES_PEOPLE, TAKES_THINGS.get(key)) if value in asked]
    return found


@pytest.mark.parametrize("language", TOGETHER)
def test_people_are_listed_as_the_language_does_it(language: str) -> None:
    with speaking(language):
        assert words.listed(PEOPLE[:1]) == "Ann"
        assert (words.listed(PEOPLE[:2]), words.listed(PEOPLE)) == TOGETHER[language]
        assert words.in_order(PEOPLE) == IN_ORDER[language]
        assert words.in_order([]) == ""


@pytest.mark.parametrize("language", TOGETHER)
def test_every_event_lists_people_so(language: str) -> None:
    assert {one.__name__ for one in kinds_of_events()} >= {"LinedUp", "Opened", "Hit", "Batted"}
    with speaking(language):
        assert IN_ORDER[language] in words.tell(LinedUp(1, (0, 1, 2)), PEOPLE)
        assert TOGETHER[language][1] in words.tell(Opened(1, (0, 1, 2)), PEOPLE)
        for kind in kinds_of_events():
            for field, held in words.kinds(kind).items():
                if held in ("seats", "order"):
                    said = say_with(words.of_kind(kind), kind.__name__, field, words.listed(PEOPLE))
                    assert TOGETHER[language][1] in said, f"{kind.__name__}: {said}"


@every_language
def test_every_sentence_with_a_list_is_whole(language: str) -> None:
    lines = lines_with_lists()
    assert {key for _, key, _ in lines} >= {*TAKES_THINGS, "wins", "end-wins", "after-takes", "board-owes"}
    spoken = {place: Words(language, place, ROOT / "src/croupier/kit") for place, _, _ in lines}
    with speaking(language):
        for place, key, value in lines:
            listed = words.listed(PEOPLE) if value == TAKES_PEOPLE else words.in_order(PEOPLE)
            said = say_with(spoken[place], key, value, listed if value == TAKES_PEOPLE else PEOPLE)
            assert listed in said, f"{key} in {place}"
            assert language not in WIDE or not NARROW.search(said.replace(listed, "")), f"{key} in {place}: {said}"


def say_with(spoken: Words, key: str, value: str, given: object) -> str:
    """A line with this value; of others it has plenty, so that those who are counted are many."""
    others: dict[str, object] = {**PLENTY[key], "near": "none"}
    return spoken.say(key, **(others | {value: given}))


def test_a_refusal_lists_things_in_every_language() -> None:
    refused = Refused("There are: {games}.", "no-game", games=("las_vegas", "vabanque"))
    assert str(refused) == "There are: las_vegas, vabanque."
    assert refused.values == {"games": ("las_vegas", "vabanque")}


# No list is put together by hand

SPEAKING = (
    "terminal",
    "review",
    "arena/report.py",
    "common/words.py",
    "common/report",
    "games/*/screen.py",
    "kit/look.py",
)
BY_HAND = re.compile(
    r"""["'][,;:.] ["']\.join|["']、["']\.join|\.join\(["'][,;:.] ["']\)"""
    r"""|\}[:,.] \$?\{[a-z]|\} \(\$?\{[a-z]|`[,:] \$\{|\+ "[,:.] ?["]"""
)


def speaking_files() -> list[Path]:
    package = ROOT / "src/croupier"
    python = [
        path
        for one in SPEAKING
        for found in package.glob(one)
        for path in ([found] if found.is_file() else found.rglob("*.py"))
    ]
    pages = [
        path
        for kind in ("svelte", "ts")
        for path in (*ROOT.glob(f"web/src/**/*.{kind}"), *package.glob(f"games/*/board/*.{kind}"))
    ]
    return [path for path in (*python, *pages) if "new_game" not in path.parts and "types" not in path.parts]


def by_hand(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if BY_HAND.search(line) and not NOT_WORDS.search(line)]


NOT_WORDS = re.compile(
    r"\$props|^\s*(\}|import|export|function|const \{)|raise |report\(|canonical|: \{ |translate|JSON"
)


def test_no_list_is_put_together_by_hand() -> None:
    found = {path.relative_to(ROOT).as_posix(): by_hand(path.read_text(encoding="utf-8")) for path in speaking_files()}
    assert len(found) > 100
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        'names = ", ".join(first)',
        'return f"{mean} ({span(low, high)})"',
        'const names = winners.map((one) => one.name).join(", ");',
        "aria-valuetext=\"{words.say('replay-place')}. {replay.caption}\"",
        "<b>{label}: {value}</b>",
        'const gain = `, ${play.say("board-close")}: ${value}`;',
    ],
)
def test_a_list_by_hand_would_be_found(line: str) -> None:
    assert by_hand(line) == [line]
