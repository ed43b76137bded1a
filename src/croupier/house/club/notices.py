"""What a notice says: what to do, in the person's language; never cards, dice, money or results."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.common.languages import FIRST, meant, speaking
from croupier.core.game import Value

from ..protocol.messages import Brief

TIME = "{time}"  # in a text: the browser puts `until` there, as its own clock and language write it


class Action(Value):
    action: str
    title: str


class Notice(Value):
    """What the service worker shows."""

    tag: str  # a new notice replaces the one with the same tag
    title: str
    body: str
    path: str  # what a tap opens
    language: str
    until: float | None = None  # seconds since 1970
    actions: tuple[Action, ...] = ()  # two at most; the first does it
    table: str = ""


class Withdrawn(Value):
    """A notice that is no longer true."""

    close: str  # its tag


def of_turn(table: str) -> str:
    """The tag of the notice that it is somebody's turn at a table."""
    return f"turn-{table}"


def turn(language: str, brief: Brief, person: str, until: float | None) -> Notice:
    """It is your turn."""
    with speaking(meant(language) or FIRST):
        from croupier.common import words

        said = words.of_place("house.club")
        game = words.of_game(brief.game).say("title")
        others = list(dict.fromkeys(one.name for one in brief.sitters if one.person != person and one.name))
        lines = [said.say("notice-with", names=words.listed(others))] if others else []
        lines += [said.say("notice-until", time=TIME)] if until is not None else []
        actions = (Action("open", said.say("notice-play")), Action("mute", said.say("notice-mute")))
        return Notice(
            of_turn(brief.table), said.say("notice-turn", game=game), words.in_a_row(lines), f"/t/{brief.table}",
            language, until, actions, brief.table,
        )  # fmt: skip


def invited(language: str, brief: Brief, by: str) -> Notice:
    """Somebody would like you to come to their table."""
    with speaking(meant(language) or FIRST):
        from croupier.common import words

        said = words.of_place("house.club")
        parts: Sequence[str] = (
            words.of_game(brief.game).say("title"),
            said.say(f"notice-clock-{brief.settings.clock}"),
            said.say("notice-seats", count=len(brief.sitters)),
        )
        actions = (Action("open", said.say("notice-go")), Action("decline", said.say("notice-not-now")))
        return Notice(
            f"invited-{brief.table}", said.say("notice-invited", name=by), words.in_order(parts), f"/t/{brief.table}",
            language, None, actions, brief.table,
        )  # fmt: skip


def begins(language: str, what: str, path: str, at: float) -> Notice:
    """A round of a tournament, or the next game of an evening, is about to begin."""
    with speaking(meant(language) or FIRST):
        from croupier.common import words

        said = words.of_place("house.club")
        title, body = said.say("notice-begins", what=what), said.say("notice-begins-at", time=TIME)
        return Notice(f"begins-{path}", title, body, path, language, at, (Action("open", said.say("notice-go")),))


def written(what: Notice | Withdrawn) -> bytes:
    return msgspec.json.encode(what)
