"""What is wrong with JSON that somebody sent is said in words that need no programmer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from places import a_place

from croupier.house.common.misread import in_words
from croupier.house.protocol.messages import Asked
from croupier.house.protocol.requests import OpenTable, Showing


@pytest.mark.parametrize(
    ("given", "kind", "said"),
    [
        ({"game": "las_vegas"}, OpenTable, "seats is missing"),
        ({"game": "las_vegas", "seats": 2, "colour": "red"}, OpenTable, "colour is unknown"),
        ({"game": "las_vegas", "seats": 2, "settings": {"noise": 1}}, OpenTable, "settings.noise is unknown"),
        ({"game": "las_vegas", "seats": "two"}, OpenTable, "seats must be a whole number, not text"),
        ({"game": "las_vegas", "seats": 2, "settings": {"clock": "x"}}, OpenTable, "settings.clock cannot be 'x'"),
        ({"game": "las_vegas", "seats": 2, "computers": "novice"}, OpenTable, "computers must be a list, not text"),
        ({"count": 0}, Showing, "count must be a whole number, at least 1"),
        ({"seat": None, "count": 201}, Showing, "count must be a whole number, at most 200"),
        ([], Showing, "it must be an object, not a list"),
        ({"message": "sing", "id": "1"}, Asked, "message cannot be 'sing'"),
        ({"message": "say", "id": "1", "text": ""}, Asked, "text must be text of length at least 1"),
    ],
)
def test_in_words(given: Any, kind: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(given, kind)
    assert in_words(error.value) == said


def test_what_is_not_json() -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(b"hello")
    assert in_words(error.value) == str(error.value)


async def test_options_of_a_table(tmp_path: Path) -> None:
    """What is wrong, and what there is to choose from."""
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        answer = await ann.post("/api/tables", json={"game": "red_end", "seats": 3, "options": {"first": "me"}})
        assert answer.json() == {
            "code": "bad-options",
            "reason": "red_end cannot have these options: first must be a whole number or null, not text. "
            "Its options are: first.",
        }
