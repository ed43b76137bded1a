"""What people agree on before a game, as they type it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import pytest
from toys import penny

from croupier.core.game import Options, Refused
from croupier.kit.options import NOT_FOR_TABLES
from croupier.terminal import table


class Lent(Options):
    purse: Annotated[int | None, NOT_FOR_TABLES] = None
    open: Annotated[bool, NOT_FOR_TABLES] = False


TOY = replace(penny.GAME, options=Lent)


def test_what_is_not_for_tables_may_be_set_at_the_own_keyboard() -> None:
    assert table.options(TOY, ["purse=4", "open=yes"], []) == Lent(purse=4, open=True)
    assert table.options(TOY, ["purse=none", "open=no"], []) == Lent()


def test_what_it_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(Refused, match="x is not a valid value for purse: it must be a whole number, or none"):
        table.options(TOY, ["purse=x"], [])
