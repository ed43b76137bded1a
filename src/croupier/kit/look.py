"""What the games' terminal pictures have in common: people have a colour and a shape; nothing is colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from rich.text import Text

from croupier.core.game import Seat

from .cards import CardKind
from .dice import Faces

SHAPES = "●■▲◆✚⧗"
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
NEUTRAL = "white"


class Say(Protocol):
    """The words for a thing, in the language of the table."""

    def __call__(self, key: str, /, **values: object) -> str: ...


@dataclass(frozen=True)
class Look:
    """How one person's terminal shows a table."""

    names: Sequence[str]  # by seat
    say: Say  # the game's own words
    width: int  # columns of the terminal
    words_of: Callable[[str], Say] | None = None  # the words of another game, for one that plays others

    def inside(self, game: str) -> Look:
        """The same for a game that this one plays."""
        assert self.words_of
        return replace(self, say=self.words_of(game))

    @property
    def narrow(self) -> bool:
        return self.width < 72

    def name(self, seat: Seat, *, bold: bool = False) -> Text:
        """A person: shape and name in their colour."""
        style = f"bold {COLOURS[seat]}" if bold else COLOURS[seat]
        return Text(f"{SHAPES[seat]} {self.names[seat]}", style)

    def mark(self, seat: Seat, text: str = "") -> Text:
        """A person's shape, or something of theirs, in their colour."""
        return Text(text or SHAPES[seat], COLOURS[seat])

    def dice(self, faces: Iterable[int], seat: Seat | None = None) -> Text:
        """Dice in a row, in the colour of their owner."""
        style = f"{NEUTRAL if seat is None else COLOURS[seat]} reverse"
        return Text(" ").join(Text(f" {face} ", style) for face in faces)

    def cards(self, kind: CardKind, cards: Iterable[Any]) -> Text:
        """Cards of one kind in a row."""
        return Text(" ").join(self.card(kind, card) for card in cards)

    def card(self, kind: CardKind, card: Any) -> Text:
        sign, style = kind.style(card)
        return Text(f"[{sign}{kind.name(card)}]", style)

    def back(self, count: int = 1) -> Text:
        """Cards face down."""
        return Text(" ".join(["[▒▒]"] * count), "dim")


def each_die(roll: Faces) -> list[int]:
    """A roll die by die, lowest first."""
    return [face for face, count in enumerate(roll, 1) for _ in range(count)]


def emblem(signs: str, ink: str, cloth: str) -> Text:
    """A game's sign in a list: up to three letters or signs of its own, in the colours of its board."""
    return Text(f" {signs:^3} ", f"bold {ink} on {cloth}")
