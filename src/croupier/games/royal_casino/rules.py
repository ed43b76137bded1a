"""Royal Casino: fill the rows of a board with dice; whoever closes a row gets its points, or loses them.

The RC marks are the rules in rulebook/en.md. Faces and rows are counted from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from croupier.core.chance import Odds
from croupier.core.game import Chance, Event, Game, Move, Next, Options, Over, Part, Seat, State, Tell, Turn, View
from croupier.kit.bags import any_of
from croupier.kit.dice import Faces, dice
from croupier.kit.money import Purses
from croupier.kit.seats import left_of

from .faces import HOUSE, NUMBERS, ROWS, SECOND, STAR, Face, Row, checked, read_faces

DICE, AT_ONCE = 30, 5  # in the box; rolled at once
START = 80
TARGET = {2: 500, 3: 500, 4: 500, 5: 400, 6: 400}  # players: points that end the game
NOTHING: Faces = (0,) * len(NUMBERS)

OPTION_FILES = {"faces": read_faces}  # options that a person writes as a file, and who reads its text


class RoyalCasino(Options):
    first_game: bool = False  # RC-3 begin with face 1, the plainest
    faces: tuple[Face, ...] = ()  # play on these; empty: on the house's


class Table(Part):
    first_game: bool
    own: tuple[Face, ...]  # the faces the players brought; empty if the house's are used
    purses: Purses  # in points
    dice: list[int]  # dice[seat] not on the board, those of the turn included
    pile: list[int] = []  # boards in the order they came up, each as the face that was up first
    face: int = 0  # the face played on
    rows: Face = ()  # its rows
    placed: list[list[int]] = []  # placed[row - 1], the dice on it from left to right
    roll: Faces = NOTHING  # the dice of this turn not yet placed, as they lie
    may_stop: bool = False  # a die of this roll is placed
    turn: Seat = 0
    round: int = 1
    owners: list[list[Seat]] = []  # owners[row - 1], who placed each die on it, from left to right
    target: int = 0  # points that end the game

    @property
    def faces(self) -> tuple[Face, ...]:
        return self.own or HOUSE


class Place(Move):
    number: int
    row: int


class RollAgain(Move):
    pass


class Stop(Move):
    pass


class Started(Event):
    """Who starts a round."""

    seat: Seat
    round: int


class Laid(Event):
    """The face a round is played on."""

    face: int


class Rolled(Event):
    seat: Seat
    roll: Faces


class Missed(Event):
    """No die fits."""

    seat: Seat


class Placed(Event):
    seat: Seat
    number: int
    row: int


class Stopped(Event):
    seat: Seat


class Won(Event):
    """A yellow row is closed."""

    seat: Seat
    row: int
    points: int


class Lost(Event):
    """A black row is closed; `paid` is less than its points where the seat has less."""

    seat: Seat
    row: int
    points: int
    paid: int


class Filled(Event):
    """The last cell of the face is filled."""

    face: int


Casino = State[Table, None, None]  # no hands and no box: the pile is drawn from only as it comes up


def setup(seats: int, options: RoyalCasino, tell: Tell) -> Casino:
    """RC-2 Everyone starts with 80 points, a gift of the bank."""
    own = checked(options.faces) if options.faces else ()
    purses = Purses([START] * seats, bank=-START * seats)
    table = Table(options.first_game, own, purses, [0] * seats, target=TARGET[seats])
    state = State(seats, "First", table, [None] * seats, None)
    if options.first is not None:
        state.phase = begin_round(state.table, options.first, tell).__name__
    return state


class First(Chance):
    """RC-6 Who begins the first round is drawn, unless the table names one."""

    def odds(self, state: Casino) -> Odds[Seat]:
        return any_of(range(state.seats))

    def drawn(self, table: Table) -> str:
        return "start player"

    def play(self, state: Casino, seat: Seat, tell: Tell) -> Next:
        return begin_round(state.table, seat, tell)


def begin_round(t: Table, start: Seat, tell: Tell) -> Next:
    """RC-1, RC-3, RC-11 All dice are shared out; the next board is turned up, or comes back turned over."""
    seats, boards = len(t.dice), len(t.faces) // 2
    t.dice, t.turn, t.roll = [DICE // seats] * seats, start, NOTHING
    tell(Started(start, t.round))
    if t.first_game and t.round == 1:
        t.pile = [1]
    elif t.round <= boards:
        return Lay
    times, place = divmod(t.round - 1, boards)
    face = t.pile[place]
    return lay(t, other_side(face) if times % 2 else face, tell)


class Lay(Chance):
    """RC-3 A board not yet seen comes up, with either side up."""

    def odds(self, state: Casino) -> Odds[int]:
        t = state.table
        seen = {*t.pile, *map(other_side, t.pile)}
        return any_of(face for face in range(1, len(t.faces) + 1) if face not in seen)

    def drawn(self, table: Table) -> str:
        return f"board of round {table.round}"

    def play(self, state: Casino, face: int, tell: Tell) -> Next:
        state.table.pile.append(face)
        return lay(state.table, face, tell)


def lay(t: Table, face: int, tell: Tell) -> Next:
    """RC-4 The face is empty at first."""
    t.face, t.rows = face, t.faces[face - 1]
    t.placed, t.owners = [[] for _ in range(ROWS)], [[] for _ in range(ROWS)]
    tell(Laid(face))
    return Roll


def other_side(face: int) -> int:
    """Faces 1 and 2 are the two sides of a board, 3 and 4 of the next, and so on."""
    return face + 1 if face % 2 else face - 1


class Roll(Chance):
    """RC-6, RC-8 Five dice of the stock, or all if fewer; later the dice of the turn that are left."""

    def odds(self, state: Casino) -> Odds[Faces]:
        t = state.table
        return dice(sum(t.roll) or min(AT_ONCE, t.dice[t.turn]))

    def drawn(self, table: Table) -> str:
        return f"{'next' if any(table.roll) else 'first'} roll of seat {table.turn} in round {table.round}"

    def play(self, state: Casino, roll: Faces, tell: Tell) -> Next:
        t = state.table
        t.roll, t.may_stop = roll, False
        tell(Rolled(t.turn, roll))
        if any(places(t)):
            return Choose
        tell(Missed(t.turn))  # RC-9
        return next_turn(t)


def needs(row: Row, placed: Sequence[int]) -> Sequence[int]:
    """RC-4, RC-5 The numbers that fit the open cell of a row with these dice on it; none if it is full."""
    if len(placed) == len(row.cells):
        return ()
    cell = row.cells[len(placed)]
    if cell == STAR:
        return placed[:1] or NUMBERS
    if cell == SECOND:
        return placed[3:4] or [number for number in NUMBERS if number != placed[0]]
    return (cell,)


def places(t: Table) -> Iterator[Place]:
    """RC-7 Any die of the roll, on any row whose open cell takes it; equal dice are one choice."""
    roll = t.roll
    for at, row in enumerate(t.rows):
        for number in needs(row, t.placed[at]):
            if roll[number - 1]:
                yield Place(number, at + 1)


class Choose(Turn):
    """RC-7, RC-8 At least one die must be placed; then the player may place more, roll again or stop."""

    def seat(self, table: Table) -> Seat:
        return table.turn

    def moves(self, view: View[Table, None]) -> list[Move]:
        moves: list[Move] = [*places(view.table)]
        return [*moves, RollAgain(), Stop()] if view.table.may_stop else moves

    def play(self, state: Casino, move: Move, tell: Tell) -> Next:
        t = state.table
        match move:
            case Place():
                return place(t, move, tell)
            case RollAgain():
                return Roll
            case _:
                tell(Stopped(t.turn))
                return next_turn(t)


def place(t: Table, move: Place, tell: Tell) -> Next:
    """RC-7, RC-8 One die goes to a row. With all dice of the turn placed the turn is over."""
    row, placed = t.rows[move.row - 1], t.placed[move.row - 1]
    placed.append(move.number)
    t.owners[move.row - 1].append(t.turn)
    t.roll = tuple(count - (number == move.number) for number, count in enumerate(t.roll, 1))
    t.dice[t.turn] -= 1
    t.may_stop = True
    tell(Placed(t.turn, move.number, move.row))
    if len(placed) == len(row.cells):
        close(t, move.row, tell)
        if all(len(placed) == len(row.cells) for row, placed in zip(t.rows, t.placed)):
            return end_round(t, tell)
    return Choose if any(t.roll) else next_turn(t)


def close(t: Table, number: int, tell: Tell) -> None:
    """RC-10 Whoever places the last die gets the points of a yellow row, or loses those of a black one, down to 0."""
    seat, row = t.turn, t.rows[number - 1]
    if row.colour == "yellow":
        t.purses.receive(seat, row.points)
        tell(Won(seat, number, row.points))
    else:
        paid = min(row.points, t.purses.seats[seat])
        t.purses.pay(seat, paid)
        tell(Lost(seat, number, row.points, paid))


def next_turn(t: Table) -> Next:
    """RC-6, RC-9 Dice not placed are back in the stock; whoever has none is passed over."""
    t.roll = NOTHING
    t.turn = left_of(t.turn, having=t.dice)
    return Roll


def end_round(t: Table, tell: Tell) -> Next:
    """RC-11, RC-12 The face is full: the game ends if anyone has enough; else the next player to the left begins."""
    seats = len(t.dice)
    tell(Filled(t.face))
    if max(t.purses.seats) >= t.target:
        return Over
    t.round += 1
    return begin_round(t, (t.turn + 1) % seats, tell)


def score(t: Table, seat: Seat) -> int:
    return t.purses.seats[seat]


def standing(t: Table, seat: Seat) -> tuple[int]:
    """RC-12 The most points win; equal players win together."""
    return (t.purses.seats[seat],)


def wealth(state: Casino) -> int:
    """RC-13 What the seats have, the bank has given."""
    return state.table.purses.total


def pieces(state: Casino) -> Counter[Seat]:
    """Everybody's dice, in hand and on the board; when a board is full, all go back."""
    on_board = () if state.phase == Lay.__name__ else chain(*state.table.owners)
    return Counter(dict(enumerate(state.table.dice))) + Counter(on_board)


GAME = Game(
    name="royal_casino",
    seats=range(2, 7),
    state=Casino,
    setup=setup,
    phases=(First, Lay, Roll, Choose),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=RoyalCasino,
)
