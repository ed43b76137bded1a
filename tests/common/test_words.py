"""Moves and events in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from toys import penny

from croupier.common import words
from croupier.core.game import Event, Move, Seat
from croupier.games.las_vegas.rules import Place, Rolled
from croupier.kit.cards import CardKind
from croupier.kit.dice import Faces
from croupier.kit.look import Look
from croupier.kit.seats import Order
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS

NAMES = ("Ana", "Jun", "Leo")


class Bet(Move):
    amount: int


class Dealt(Event):
    seat: Seat | None
    others: tuple[Seat, ...]
    order: Order
    roll: Faces
    cards: tuple[int, ...]
    open: bool


SUITS = CardKind({"hQ": "Q♥", "sA": "A♠"}, lambda card: ("", "red" if card[0] == "h" else "bold"))
Suited = Annotated[str, SUITS]


class Traded(Event):
    """Cards of a game's own, one of them optional."""

    gave: tuple[Suited, ...]
    got: Suited
    asked: Suited | None


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "Bet = Bet { $amount }\n"
        "    .key = bet { $amount }\n"
        "Dealt = { $seat }: { $others }, { $order }, { $roll }, { $cards }, { $open }\n"
        "option-first = who deals\n",
        encoding="utf-8",
    )
    return tmp_path


def test_an_event_is_said_in_the_words_of_its_game() -> None:
    rolled = Rolled(1, (2, 0, 0, 1, 0, 0))
    said = words.tell(rolled, NAMES)
    assert said == words.of_game("las_vegas").tell(rolled, NAMES)
    assert "Jun" in said
    assert "1 1 4" in said


def test_every_kind_of_field_can_be_said(house: Path) -> None:
    told = Dealt(None, (0, 2), (2, 0), (0, 1, 0, 0, 0, 2), (3, 5), True)
    assert words.Words("en", house).tell(told, NAMES) == "none: Ana and Leo, Leo, Ana, 2 6 6, 3 5, true"
    assert words.kinds(Dealt) == {
        "seat": "seat",
        "others": "seats",
        "order": "order",
        "roll": "faces",
        "cards": "plain",
        "open": "plain",
    }


def test_a_card_is_written_as_its_kind_has_it(house: Path) -> None:
    (house / "texts" / "en.ftl").write_text("Traded = { $gave } for { $got }, not { $asked }\n", encoding="utf-8")
    spoken = words.Words("en", house)
    assert spoken.tell(Traded(("hQ", "10"), "sA", None), NAMES) == "Q♥ 10 for A♠, not none"
    assert spoken.tell(Traded((), "8", "hQ"), NAMES) == " for 8, not Q♥"
    assert words.kinds(Traded) == {"gave": "cards", "got": "card", "asked": "card"}
    assert words.card_kinds(Traded) == {"gave": SUITS, "got": SUITS, "asked": SUITS}


def test_a_card_looks_as_its_kind_has_it() -> None:
    look = Look(NAMES, words.of_place("kit").say, 80)
    row = look.cards(SUITS, ("hQ", "10"))
    assert row.plain == "[Q♥] [10]"
    assert [str(span.style) for span in row.spans] == ["red", "bold"]
    assert look.cards(NUMBER_CARDS, (1, 2, 0, 8)).plain == "[●1] [◆2] [0] [00]"


def test_a_key_is_written_as_one_types_it(house: Path) -> None:
    spoken = words.Words("en", house)
    assert spoken.tell(Bet(1500), NAMES) == "Bet 1,500"
    assert spoken.key(Bet(1500), NAMES) == "bet 1500"
    assert words.key(Place(3), NAMES) == words.of_game("las_vegas").key(Place(3), NAMES)


def test_less_than_nothing_has_a_true_minus(house: Path) -> None:
    assert words.Words("en", house).tell(Bet(-300), NAMES) == "Bet −300"


def test_what_comes_first_has_the_word(house: Path) -> None:
    kit = Path(words.__file__).parents[1] / "kit"
    assert words.Words("en", house, kit).say("option-first") == "who deals"
    assert words.Words("en", kit, house).say("option-first") != "who deals"


def test_whose_it_is() -> None:
    assert words.whose(Rolled(1, (1,))) == 1
    assert words.whose(Dealt(None, (), (), (), (), False)) is None
    assert words.whose(Place(3)) is None


def test_a_missing_line_is_an_error_and_a_missing_value_too(house: Path) -> None:
    spoken = words.Words("en", house)
    assert "Bet.key" in spoken
    assert "Bet.colour" not in spoken
    assert "Fold" not in spoken
    for line in ("Fold", "Bet.colour"):
        with pytest.raises(words.Missing):
            spoken.say(line)
    with pytest.raises(words.Missing, match="amount"):
        spoken.say("Bet")


class TestEnglishStandsIn:
    @pytest.fixture
    def game(self, house: Path) -> Path:
        (house / "texts/ja.ftl").write_text("Dealt = { $seat }\n", encoding="utf-8")
        with (house / "texts/en.ftl").open("a", encoding="utf-8") as file:
            file.write("title = Coins\n")
        return house

    def test_for_a_line_that_is_missing_and_is_marked(self, game: Path) -> None:
        spoken = words.Words("ja", game)
        assert spoken.tell(Bet(1500), NAMES) == "Bet 1,500 [EN]"
        assert spoken.say("Dealt", seat="Ana") == "Ana"
        assert spoken.say("option-first") == "who deals [EN]"
        assert "Bet.key" in spoken
        with pytest.raises(words.Missing):
            spoken.say("Fold")
        with pytest.raises(words.Missing, match="amount"):
            spoken.say("Bet")

    def test_not_marked_where_it_is_typed_or_stands_in_other_lines(self, game: Path) -> None:
        spoken = words.Words("ja", game)
        assert spoken.key(Bet(1500), NAMES) == "bet 1500"
        assert spoken.say("title") == "Coins"

    def test_for_a_whole_file(self, game: Path) -> None:
        assert words.Words("ru", game).tell(Bet(7), NAMES) == "Bet 7 [EN]"

    def test_and_nothing_for_english(self, house: Path) -> None:
        (house / "texts/en.ftl").unlink()
        with pytest.raises(FileNotFoundError):
            words.Words("en", house)


def test_a_file_that_is_not_fluent_is_refused(house: Path) -> None:
    (house / "texts" / "en.ftl").write_text("Bet = { $amount\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not Fluent"):
        words.Words("en", house)


def test_what_is_in_no_game_is_said_by_the_kit() -> None:
    assert "option-first" in words.of_kind(penny.Stay)
