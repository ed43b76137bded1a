"""A game in a terminal: people at one keyboard, computer players in the other seats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from croupier.common import words
from croupier.core.game import Move, Refused, Seat
from croupier.kit.look import COLOURS, SHAPES
from croupier.players import AT_TABLE, seated

from . import answers, fullscreen, rulebooks, saves, table
from .keyboard import PlayerLeft, forget_typed, read_line
from .out import at_length, ending, final_places, heard_by, people, picture, said, say, story
from .seating import TableWishes, check_wishes, go_on, sit_down

MOST_SHOWN = 40  # choices listed one by one
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the scrollback


def play(console: Console, pause: float, resume: str | None, wishes: TableWishes) -> None:
    """Begin or resume a game, and lead through it."""
    try:
        if resume is None and (wishes.game is None or wishes.seats is None) and fullscreen.is_possible(console):
            resume, wishes = _chosen(console, wishes)
        elif resume is None and saves.latest():
            console.print(Text(say("unfinished"), "dim"))
        is_new = resume is None
        sitting = sit_down(console, wishes) if resume is None else go_on(resume, wishes)
    except PlayerLeft:
        return
    game = TerminalGame(sitting, console, pause)
    (game.welcome if is_new else game.welcome_back)()
    game.lead()


def _chosen(console: Console, wishes: TableWishes) -> tuple[str | None, TableWishes]:
    """What was chosen in the menu: a game to resume, or how to sit down."""
    from .menu import choose

    check_wishes(wishes)
    chosen = choose(console, wishes)
    return (str(chosen), TableWishes()) if isinstance(chosen, Path) else (None, chosen)


class TerminalGame:
    """Leads through one game."""

    def __init__(self, sitting: saves.KeyboardMatch, console: Console, pause: float) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._console = console
        self._pause = pause
        self._game = sitting.match.game
        self._names = sitting.match.names
        self._people = sitting.people
        self._me = self._people[0] if len(self._people) == 1 else None
        self._rng = Random()
        self._computers = {
            seat: seated(level, self._game, self._rng, AT_TABLE) for seat, level in enumerate(sitting.levels) if level
        }
        self._heard = [0] * len(self._names)  # by seat: how many of the told events they have read
        self._at_keyboard: Seat | None = None
        self._unkept = ""  # why the game could not be kept
        self._has_hinted = False

    def welcome(self) -> None:
        """Who plays what."""
        print_ = self._console.print
        spoken = words.of_game(self._game.name)
        print_(Text(spoken.say("title"), "bold"))
        print_(Text(spoken.say("tagline"), "dim"))
        print_()
        grid = Grid.grid(padding=(0, 2))
        for seat, level in enumerate(self._sitting.levels):
            who = (
                say("seat-computer", level=words.level(level))
                if level
                else say("seat-you" if self._me == seat else "seat-person")
            )
            grid.add_row(self._name(seat), Text(who, "dim"))
        print_(grid)
        if changed := table.changed(self._game, self._match.options):
            print_(say("options-set", options=tuple(changed)))
        if self._sitting.seed is not None:
            print_(say("practice", seed=self._sitting.seed))
        print_()

    def welcome_back(self) -> None:
        """After a break: everything told so far has been read."""
        self._console.print(Text(say("welcome-back", title=table.title(self._game)), "bold"))
        if others := [path for path in saves.left() if path != self._sitting.file]:
            self._console.print(Text(say("others", count=len(others), folder=str(saves.games_folder())), "dim"))
        self._heard = [len(self._match.told)] * len(self._names)

    def lead(self) -> None:
        """Play to the end, or until the people leave. Whoever stops it with Ctrl+C stops the whole command."""
        self._keep()
        try:
            while waiting := self._match.waiting:
                seat = next((seat for seat in waiting if seat in self._computers), waiting[0])
                if seat in self._computers:
                    self._let_choose(seat)
                else:
                    self._ask(seat)
        except PlayerLeft:
            self._say_kept()
            return
        except KeyboardInterrupt:
            self._say_kept()
            raise
        self._end()

    def _say_kept(self) -> None:
        kept = say("left-unkept", reason=self._unkept) if self._unkept else say("left")
        self._console.print(Text(kept))

    def _let_choose(self, seat: Seat) -> None:
        match, seed = self._match, self._sitting.seed
        if seed is not None:  # so that a practice game continues after a break as if there had been none
            self._rng.seed(f"{seed}/{seat}/{len(match.choices)}")
        told = len(match.told)
        moves = [*match.moves(seat), *match.asides(seat)]
        self._submit(seat, self._computers[seat].choose(match.view(seat), moves))
        if self._is_open() and len(match.told) > told:
            self._tell(until=self._next_computer())
            if self._pause:
                time.sleep(self._pause)

    def _ask(self, seat: Seat) -> None:
        if self._is_open():
            self._tell()
        else:
            if self._at_keyboard != seat:
                self._curtain(seat)
            self._tell_alone(seat)
        self._at_keyboard = seat
        self._draw(seat)
        if self._pause:
            forget_typed()
        self._submit(seat, self._choose(seat).move)

    def _submit(self, seat: Seat, move: Move) -> None:
        """Every choice is saved before anybody sees its result."""
        self._match.submit(seat, move)
        self._keep()

    def _choose(self, seat: Seat) -> answers.Choice:
        """Ask until there is an answer."""
        match = self._match
        moves = answers.choices(match.moves(seat), self._names)
        asides = answers.choices(match.asides(seat), self._names)
        self._question(seat, moves, asides)
        while True:
            typed = read_line(self._console)
            found = answers.meant(typed, [*moves, *asides])
            is_exact = any(choice.parts == answers.parts(typed) for choice in found)
            if not is_exact and self._command(seat, typed, moves, asides):
                continue
            if len(found) == 1:
                self._console.print()
                return found[0]
            self._not_clear(typed, found)

    def _question(self, seat: Seat, moves: list[answers.Choice], asides: list[answers.Choice]) -> None:
        game, view = self._game.inner(self._match.glance(seat))
        asked = words.of_game(game.name).say(f"ask-{view.phase}", seat=self._names[seat])
        self._console.print()
        self._console.print(Text.assemble(self._name(seat), "  ", (asked, "bold")))
        numbers = answers.has_numbers([*moves, *asides])
        self._list(moves, 1 if numbers else None)
        if asides:
            self._console.print(say("asides"))
            self._list(asides, len(moves) + 1 if numbers else None)
        elif len(moves) == 1:
            self._console.print(Text(say("only-choice"), "dim"))
        if not self._has_hinted:
            self._console.print(Text(say("hint"), "dim"))
            self._has_hinted = True

    def _list(self, some: Sequence[answers.Choice], first: int | None, *, all_: bool = False) -> None:
        """Choices with what to type, and the line's number if that may be typed."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        told = [(choice.key, choice.words) for choice in some] if all_ else answers.lines(some)
        for number, (key, meaning) in enumerate(told, first or 0):
            keys = Text(f"  {key}", "bold")
            if first is None:
                grid.add_row(keys, people(meaning, self._names))
            else:
                grid.add_row(Text(f" {number:2}", "dim"), keys, people(meaning, self._names))
        self._console.print(grid)

    def _not_clear(self, typed: str, found: list[answers.Choice]) -> None:
        if not found:
            self._console.print(Text(say("not-understood", text=typed) if typed else say("nothing-typed")))
            return
        self._console.print(Text(say("ambiguous", text=typed)))
        self._list(found[:MOST_SHOWN], None, all_=True)
        if len(found) > MOST_SHOWN:
            self._console.print(say("and-more", count=len(found) - MOST_SHOWN))

    def _command(self, seat: Seat, typed: str, moves: list[answers.Choice], asides: list[answers.Choice]) -> bool:
        """Carry out a command that is not a move. Returns whether it was one."""
        command, _, rest = typed.casefold().partition(" ")
        match command.removeprefix("/"):
            case "?" | "help":
                self._help([*moves, *asides])
            case "choices":
                self._list([*moves, *asides], None, all_=True)
            case "rules":
                self._rules(seat, rest)
            case "log":
                told = heard_by(seat, self._match.told)
                at_length(self._console, story(told, self._names) if told else say("nothing-yet"))
            case "table":
                self._draw(seat)
                self._question(seat, moves, asides)
            case "leave" | "quit" | "exit":
                raise PlayerLeft
            case _:
                return False
        return True

    def _help(self, all_: list[answers.Choice]) -> None:
        print_ = self._console.print
        before, key, after = say("type-choice", key=all_[0].key).rpartition(all_[0].key)
        print_(Text.assemble(before, (key, "bold"), after))
        print_(say("type-short") + (" " + say("type-number") if answers.has_numbers(all_) else ""))
        number = next(iter(rulebooks.numbered(rulebooks.page(self._game.name))), "")
        grid = Grid.grid(padding=(0, 2))
        for command in ("help", "choices", "rules", "log", "table", "leave"):
            name = "?" if command == "help" else command
            grid.add_row(Text(f"  {name}", "bold"), say(f"command-{command}", number=number))
        print_(grid)

    def _rules(self, seat: Seat, number: str) -> None:
        game, _ = self._game.inner(self._match.glance(seat))
        if not number:
            at_length(self._console, Markdown(rulebooks.page(game.name)))
            return
        try:
            name, text = rulebooks.rule(game.name, number)
            self._console.print(Markdown(f"**{name}** {text}"))
        except Refused as error:
            self._console.print(Text(said(error)))

    def _is_open(self) -> bool:
        """Whether everybody at the keyboard may see everything that any of them sees."""
        return len(self._people) == 1 or all(self._match.glance(seat).hand is None for seat in self._people)

    def _curtain(self, seat: Seat) -> None:
        name = self._names[seat]
        if self._at_keyboard is not None:
            self._wipe()
        for line in ("curtain", "curtain-enter"):
            self._console.print(people(say(line, name=name), self._names))
        read_line(self._console)
        self._wipe()

    def _wipe(self) -> None:
        if self._console.is_terminal:
            self._console.file.write(WIPE)
        else:
            self._console.rule()

    def _next_computer(self) -> Seat | None:
        return next((seat for seat in self._match.waiting if seat in self._computers), None)

    def _tell(self, until: Seat | None = None) -> None:
        """Tell everybody at the keyboard what is new, but not yet how this seat's turn begins."""
        told, first = self._match.told, min(self._heard[seat] for seat in self._people)
        last = len(told)
        while until is not None and last > first and words.whose(told[last - 1].event) == until:
            last -= 1
        self._heard = [last] * len(self._names)
        if heard := heard_by(self._me, told[first:last]):
            self._console.print(story(heard, self._names))

    def _tell_alone(self, seat: Seat) -> None:
        """Tell one seat what is new to it."""
        heard = heard_by(seat, self._match.told[self._heard[seat] :])
        self._heard[seat] = len(self._match.told)
        if heard:
            self._console.print(story(heard, self._names))

    def _draw(self, seat: Seat | None) -> None:
        scene = self._match.scene() if seat is None else self._match.view(seat)
        self._console.print()
        self._console.print(picture(self._game, scene, self._names, self._console.width))

    def _name(self, seat: Seat) -> Text:
        return Text(f"{SHAPES[seat]} {self._names[seat]}", f"bold {COLOURS[seat]}")

    def _keep(self) -> None:
        """A game that cannot be saved can still be played."""
        if self._unkept:
            return
        try:
            self._sitting.keep()
        except Refused as error:
            self._unkept = said(error)
            self._console.print(Text(say("not-kept", reason=self._unkept), "bold"))

    def _end(self) -> None:
        self._tell()
        self._draw(self._me)
        result, print_ = self._match.result, self._console.print
        if result is None:
            return
        print_()
        print_(ending(self._names, result.places))
        print_(final_places(self._game, self._names, result.scores, result.places))
        print_()
        try:
            path, reason = self._sitting.finish()
        except Refused as error:
            print_(Text(say("record-lost", reason=said(error))))
            return
        kept = say("record-elsewhere" if reason else "record-kept", path=str(path), reason=reason)
        print_(Text(kept), soft_wrap=True)  # so that a path can be copied whole
        print_(Text(say("record-replay", path=str(path))), soft_wrap=True)
