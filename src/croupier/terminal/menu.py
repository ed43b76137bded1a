"""The menu before a game, for whoever has a screen and keys: which game, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from croupier import games
from croupier.common import words
from croupier.core.game import Game, Refused
from croupier.games.terms import usual_seats
from croupier.kit.look import COLOURS, SHAPES, emblem
from croupier.players import ORDER, levels, usual

from . import saves, table
from .fullscreen import RESIZED, Fullscreen
from .keyboard import PlayerLeft, number
from .keys import BACKSPACE, DOWN, ENTER, ESCAPE, FIRST, LAST, LEFT, RIGHT, UP
from .out import said, say
from .remembered import LastTable, LastTime, recall, remember
from .seating import TableWishes
from .wrapping import wrapped

MOST_LEFT = 3  # unfinished games that are offered
FEWEST_ROWS = 4  # of a list that is cut; in a lower terminal, what stands around the list makes room
GAP = 2  # columns between two columns
BEFORE_TITLE = 12  # columns: the marker, a number and an emblem
ROOMY = 36  # columns: from this width on, a line has room for what a game is about
LETTERS = {"j": DOWN, "k": UP, "h": LEFT, "l": RIGHT, "-": LEFT, "+": RIGHT}  # for whoever prefers them to arrows
QUIT = "q"
Done = Literal["play", "back"]


def choose(console: Console, wishes: TableWishes) -> TableWishes | Path:
    """Everything that the command line leaves open; or the file of an unfinished game."""
    last = recall()
    with Fullscreen(console) as screen:
        page_of_games = None if wishes.game else GamesPage(_unfinished(), last.game)
        while True:
            chosen = _ask_game(screen, page_of_games) if page_of_games else str(wishes.game)
            if isinstance(chosen, Path):
                return chosen
            game = table.find_game(chosen)
            wanted = replace(wishes, game=game.name)
            page = SeatsPage(game, wanted, last)
            if wishes.seats is not None or not page.is_possible:
                return wanted
            if _ask_seats(screen, page) == "play":
                remember(game.name, page.typed_names, page.last)
                return page.wishes
            if page_of_games is None:
                raise PlayerLeft


def _ask_game(screen: Fullscreen, page: GamesPage) -> str | Path:
    while True:
        screen.show(page.lines(*screen.size))
        if (key := screen.key()) != RESIZED and (chosen := page.press(key)):
            return chosen


def _ask_seats(screen: Fullscreen, page: SeatsPage) -> Done:
    while True:
        screen.show(page.lines(*screen.size))
        if (key := screen.key()) != RESIZED and (done := page.press(key)):
            return done


@dataclass(frozen=True)
class Entry:
    """A game in the list, or one to be continued."""

    goal: str | Path  # the game's name, or the file
    emblem: Text
    title: str
    facts: tuple[str, ...]  # how many can play it, and how long it takes
    about: str

    def is_meant(self, typed: str) -> bool:
        """Whether its title, one of the title's words, or the game's name begins like this."""
        title, name = self.title.casefold(), str(self.goal)
        begins = [title, *title.split(), name, *name.split("_"), name.replace("_", " ")]
        return any(one.startswith(typed) for one in begins) or (not typed.isascii() and typed in title)


def _entry(name: str) -> Entry:
    game, spoken = games.find(name), words.of_game(name)
    seats = say("games-players", fewest=game.seats[0], most=game.seats[-1])
    return Entry(name, _emblem(name), spoken.say("title"), (seats, spoken.say("length")), spoken.say("tagline"))


def _emblem(name: str) -> Text:
    drawn = getattr(games.part(name, "screen"), "EMBLEM", None)
    return drawn if isinstance(drawn, Text) else emblem(name[:1].upper(), "white", "grey23")


def _unfinished() -> list[Entry]:
    """The games that were left last, latest first. One that cannot be read is not offered."""
    found = list[Entry]()
    for path in sorted(saves.left(), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            found.append(_left(saves.load(path)))
        except Refused:
            continue
        if len(found) == MOST_LEFT:
            break
    return found


def _left(sitting: saves.KeyboardMatch) -> Entry:
    match = sitting.match
    seat = next((seat for seat in match.waiting if seat in sitting.people), next(iter(match.waiting), 0))
    game, view = match.game.inner(match.glance(seat))
    told = [table.title(match.game), *([table.title(game)] if game is not match.game else [])]
    if played := _round(view.table):
        told.append(say("menu-round", round=played))
    if match.waiting:
        is_mine = sitting.people == [seat]
        told.append(say("menu-your-turn") if is_mine else say("menu-turn", name=match.names[seat]))
    title = say("menu-continue", what=words.in_order(told))
    return Entry(sitting.file, _emblem(match.game.name), title, (), say("menu-with", names=words.in_order(match.names)))


def _round(of: Any) -> int:
    """The number of the round, where a game counts rounds; 0 if there is none."""
    counted = getattr(of, "round", 0)
    return counted if isinstance(counted, int) else getattr(counted, "number", 0)


class GamesPage:
    """What to play: unfinished games first, then all games."""

    def __init__(self, left: Sequence[Entry], last: str) -> None:
        self._left = list(left)
        self._games = [_entry(name) for name in games.names()]
        self._typed = ""  # letters that the games shown begin with
        self._digits = ""
        names = [entry.goal for entry in self._shown]
        self._at = names.index(last) if not left and last in names else 0

    @property
    def _shown(self) -> list[Entry]:
        if self._typed:
            return [entry for entry in self._games if entry.is_meant(self._typed)]
        return [*self._left, *self._games]

    @property
    def marked(self) -> Entry:
        return self._shown[self._at]

    def press(self, key: str) -> str | Path | None:
        """What is chosen by this key, if anything is."""
        self._digits = self._digits + key if key.isdecimal() else ""
        if key == ENTER:
            return self.marked.goal
        if key == ESCAPE:
            if not self._typed:
                raise PlayerLeft
            self._search("")
        elif key == BACKSPACE:
            self._search(self._typed[:-1])
        elif key in (UP, DOWN):
            self._at = (self._at + (1 if key == DOWN else -1)) % len(self._shown)
        elif key in (FIRST, LAST):
            self._at = 0 if key == FIRST else len(self._shown) - 1
        elif self._digits:
            self._go_to(key)
        elif len(key) == 1:
            self._letter(key)
        return None

    def _letter(self, key: str) -> None:
        """Letters that are keys of the menu belong to a title only after another letter of it."""
        is_key = key == QUIT or LETTERS.get(key) in (UP, DOWN)
        if (self._typed or not is_key) and self._search(self._typed + key.casefold()):
            return
        if key == QUIT:
            raise PlayerLeft
        if is_key:
            self.press(LETTERS[key])

    def _search(self, typed: str) -> bool:
        """Show only the games that begin like this. Returns whether there are any."""
        typed = typed.lstrip()
        if typed and not any(entry.is_meant(typed) for entry in self._games):
            return False
        goal, self._typed = self.marked.goal, typed
        goals = [entry.goal for entry in self._shown]
        self._at = goals.index(goal) if not typed and goal in goals else 0
        return True

    def _go_to(self, digit: str) -> None:
        """Games have numbers; a second digit continues the first if there is such a number."""
        for digits in (self._digits, digit):
            if (line := number(digits)) and line <= len(self._games):
                self._digits, self._typed = digits, ""
                self._at = len(self._left) + line - 1
                return
        self._digits = ""

    def lines(self, width: int, height: int) -> list[Text]:
        shown = self._shown
        entries = [self._line(entry, number == self._at, width) for number, entry in enumerate(shown)]
        at = self._at
        if not self._typed and self._left:
            entries.insert(len(self._left), Text())
            at += at >= len(self._left)
        heading = say("menu-search", text=self._typed) if self._typed else say("menu-which")
        head = [Text(heading, "bold"), Text()]
        facts = [text for text, columns in zip(self.marked.facts, self._columns(width)[1:]) if not columns]
        about = "\n".join([*([" · ".join(facts)] if facts else []), self.marked.about])
        told = [Text(f"  {line}") for part in about.split("\n") for line in wrapped(part, width - 4)]
        return _fitted(head, entries, at, [Text(), *told, Text(), *_hint("menu-keys-games", width)], height)

    def _columns(self, width: int) -> list[int]:
        """How many columns there are for the title, the players, the length, and what it is about; 0 for no room."""
        wanted = [max(cell_len(entry.title) for entry in self._games)]
        rest = width - BEFORE_TITLE - wanted[0]
        for place in range(2):
            widest = max(cell_len(entry.facts[place]) for entry in self._games)
            wanted.append(widest if rest >= widest + GAP else 0)
            rest = rest - widest - GAP if wanted[-1] else 0
        return [*wanted, rest - GAP if rest - GAP >= ROOMY else 0]

    def _line(self, entry: Entry, is_marked: bool, width: int) -> Text:
        shown = f"{self._games.index(entry) + 1:2}" if entry in self._games else "  "
        line = Text.assemble(_marker(is_marked), (shown, "dim"), " ", entry.emblem, " " * GAP)
        style = "bold reverse" if is_marked else "bold"
        if not entry.facts:
            return line + _cut(entry.title, width - line.cell_len, style)
        title, *others = self._columns(width)
        line += _cut(entry.title, title, style, fill=True)
        for text, columns, dim in zip((*entry.facts, entry.about), others, ("", "", "dim")):
            if columns:
                line += Text(" " * GAP) + _cut(text, columns, dim, fill=not dim)
        return line


class SeatsPage:
    """Who plays: how many, who of them sits at this keyboard, and how well the computer plays for the others."""

    def __init__(self, game: Game[Any, Any, Any], wishes: TableWishes, last: LastTime) -> None:
        self._game, self._wishes = game, wishes
        self._entry = _entry(game.name)
        before = last.tables.get(game.name) or LastTable(usual_seats(game), 1, ())
        most = game.seats[-1]
        self._least_people = len(wishes.people) or 1
        self._people = len(wishes.people) or min(max(before.people, 1), most)
        known = [*(wishes.people or last.names), *([""] * most)][:most]
        self._names = [name or _guest(place) for place, name in enumerate(known)]
        self._there = levels(game)
        chosen = [level if level in self._there else usual(game) for level in before.levels]
        self._levels = [*chosen, *([chosen[-1] if chosen else usual(game)] * most)][:most]
        self._seats = min(max(before.seats, game.seats[0], self._people), most)
        self._at = 0
        self._is_fresh = True  # nothing was typed yet on the marked line
        self._fault = ""

    @property
    def is_possible(self) -> bool:
        """Whether there is a table for these people."""
        return self._least_people <= self._game.seats[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """Of the people."""
        return tuple(self._names[: self._people])

    @property
    def typed_names(self) -> tuple[str, ...]:
        """The same, but nothing for a guest: that is another word in another language."""
        return tuple("" if name == _guest(place) else name for place, name in enumerate(self.names))

    @property
    def last(self) -> LastTable:
        return LastTable(self._seats, self._people, tuple(self._levels[: self._seats - self._people]))

    @property
    def wishes(self) -> TableWishes:
        """What was chosen, as if it had been said on the command line."""
        computers = ",".join(self.last.levels) or None
        return replace(self._wishes, seats=self._seats, people=self.names, players=self._wishes.players or computers)

    @property
    def _rows(self) -> list[tuple[str, int]]:
        """Each line that can be changed, and which one of its kind it is."""
        people = [] if self._wishes.people else [("people", 0), *(("name", place) for place in range(self._people))]
        computers = range(0 if self._wishes.players else self._seats - self._people)
        return [("seats", 0), *people, *(("level", place) for place in computers)]

    def press(self, key: str) -> Done | None:
        self._fault = ""
        kind, place = self._rows[self._at]
        if kind == "name" and (key == BACKSPACE or (len(key) == 1 and key.isprintable())):
            self._type(place, key)
            return None
        if key == QUIT:
            raise PlayerLeft
        key = LETTERS.get(key, key)
        if key == ENTER:
            return "play" if self._are_named() else None
        if key == ESCAPE:
            return "back"
        if key in (UP, DOWN, FIRST, LAST):
            last = len(self._rows) - 1
            self._at = {FIRST: 0, LAST: last}.get(key, (self._at + (1 if key == DOWN else -1)) % (last + 1))
            self._is_fresh = True
        elif key in (LEFT, RIGHT):
            self._change(kind, place, 1 if key == RIGHT else -1)
        elif (seats := number(key)) is not None and seats in self._game.seats:
            self._seats = max(seats, self._people)
            self._at = 0
        return None

    def _change(self, kind: str, place: int, step: int) -> None:
        if kind == "seats":
            self._seats = min(max(self._seats + step, self._game.seats[0], self._people), self._game.seats[-1])
        elif kind == "people":
            self._people = min(max(self._people + step, 1), self._game.seats[-1])
            self._seats = max(self._seats, self._people)
        elif kind == "level":
            at = self._there.index(self._levels[place]) + step
            self._levels[place] = self._there[min(max(at, 0), len(self._there) - 1)]

    def _type(self, place: int, key: str) -> None:
        """The first letter replaces a name that was proposed."""
        name = self._names[place]
        if key == BACKSPACE:
            self._names[place] = name[:-1]
        elif self._is_fresh:
            self._names[place] = key.lstrip()
        elif len(name) < table.MOST_LETTERS:
            self._names[place] = name + key
        self._is_fresh = False

    def _are_named(self) -> bool:
        """Whether everybody has a name of their own; whoever has none is a guest."""
        self._names = [name.strip() or _guest(place) for place, name in enumerate(self._names)]
        try:
            table.checked_names(self.names)
        except Refused as error:
            self._fault = said(error)
        return not self._fault

    def lines(self, width: int, height: int) -> list[Text]:
        entry = self._entry
        title = Text.assemble(entry.emblem, "  ", (entry.title, "bold"))
        facts = " · ".join(entry.facts)
        head = [title, Text(), *(Text(line) for line in wrapped(entry.about, width - 2)), Text(facts, "dim"), Text()]
        rows = self._shown(width)
        at = next(line for line, (_, is_marked) in enumerate(rows) if is_marked)
        kind, place = self._rows[self._at]
        foot = (
            [Text(self._fault, "bold")]
            if self._fault
            else _hint("menu-keys-name" if kind == "name" else "menu-keys-seats", width)
        )
        if kind == "level" and (level := self._levels[place]) in ORDER:
            foot = [*(Text(line) for line in wrapped(say(f"level-{level}-plays"), width - 2)), Text(), *foot]
        return _fitted(head, [line for line, _ in rows], at, [Text(), *foot], height)

    def _shown(self, width: int) -> list[tuple[Text, bool]]:
        """Every line, and whether it is the marked one; what the command line said is shown, too."""
        told = [("seats", 0), ("people", 0), *(("name", place) for place in range(self._people))]
        told += [("level", place) for place in range(self._seats - self._people)]
        labels = {row: self._label(*row) for row in told}
        widest = min(max(label.cell_len for label in labels.values()), width // 2)
        marked, free = self._rows[self._at], self._rows
        lines = list[tuple[Text, bool]]()
        for row in told:
            label = labels[row].copy()
            label.truncate(widest, overflow="ellipsis", pad=True)
            line = Text.assemble(_marker(row == marked), label, " " * GAP)
            line += self._value(*row, is_marked=row == marked, is_free=row in free)
            lines.append((line, row == marked))
        return lines

    def _label(self, kind: str, place: int) -> Text:
        if kind in ("seats", "people"):
            return Text(say("menu-seats" if kind == "seats" else "menu-people"))
        seat = place + (self._people if kind == "level" else 0)
        names = table.with_computers(self.names, self._seats)
        return Text(f"{SHAPES[seat]} {names[seat]}", f"bold {COLOURS[seat]}")

    def _value(self, kind: str, place: int, *, is_marked: bool, is_free: bool) -> Text:
        if kind == "name":
            return Text(say("seat-you" if self._people == 1 else "seat-person"), "dim")
        if kind == "level":
            given = [level.strip() for level in (self._wishes.players or "").split(",")]
            level = given[place % len(given)] or self._levels[place]
            value = say("seat-computer", level=words.level(level))
        else:
            value = f"{self._seats if kind == 'seats' else self._people}"
        if not is_free:
            return Text(f"  {value}", "dim")
        return Text.assemble(("◂ ", "dim"), (value, "bold reverse" if is_marked else ""), (" ▸", "dim"))


def _guest(place: int) -> str:
    return say("guest") if place == 0 else f"{say('guest')} {place + 1}"


def _marker(is_marked: bool) -> Text:
    return Text("▸ " if is_marked else "  ", "bold")


def _cut(text: str, columns: int, style: str, *, fill: bool = False) -> Text:
    cut = Text(text, style)
    cut.truncate(max(columns, 1), overflow="ellipsis")
    return cut + Text(" " * (columns - cut.cell_len)) if fill else cut


def _hint(key: str, width: int) -> list[Text]:
    """What the keys do, without a break between a key and its meaning."""
    first, *others = say(key).split(" · ")
    told = [first]
    for part in others:
        longer = f"{told[-1]} · {part}"
        if cell_len(longer) < width:
            told[-1] = longer
        else:
            told.append(part)
    return [Text(line, "dim") for line in told]


def _fitted(head: list[Text], rows: list[Text], at: int, foot: list[Text], height: int) -> list[Text]:
    """A page of this height: the marked row is always on it; where rows are left out, there are dots."""
    if height - len(head) - len(foot) < min(FEWEST_ROWS, len(rows)):
        head = []
    if height - len(head) - len(foot) < min(FEWEST_ROWS, len(rows)):
        foot = []
    room = max(height - len(head) - len(foot), 1)
    first = min(max(at - room // 2, 0), max(len(rows) - room, 0))
    seen = rows[first : first + room]
    if room >= 3 and first > 0:
        seen[0] = Text("  ⋮", "dim")
    if room >= 3 and first + room < len(rows):
        seen[-1] = Text("  ⋮", "dim")
    return [*head, *seen, *foot]
