"""Tables whose entries are kept in memory, so that they can be folded again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from houses import ANN, BEN

from croupier.core.chance import seeded
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Entry, Settings
from croupier.house.tables.table import Table
from croupier.players import seated

CLEO = "cleo"


class LoggedTable:
    """A table that Ann opens; its entries are kept and can be read again."""

    def __init__(
        self, game: str = "las_vegas", seats: int = 3, options: Any = None, seed: int = 1, **settings: Any
    ) -> None:
        self.table, self.now, self.written = Table("t", seeded(seed)), 1000.0, list[tuple[float, bytes]]()
        agreed = Settings(**settings)
        self.do(lambda table: table.open(game, seats, options or {}, agreed, ANN, "Ann", "KING"))

    def do(self, decide: Callable[[Table], Entry]) -> Entry:
        entry = decide(self.table)
        self.now += 1
        self.table.apply(entry, self.now)
        self.written.append((self.now, log.write(entry)))
        return entry

    def seat_people(self) -> LoggedTable:
        for seat, (person, name) in enumerate(((ANN, "Ann"), (BEN, "Ben"), (CLEO, "Cleo"))[: len(self.table.sitting)]):
            self.do(lambda table, seat=seat, person=person, name=name: table.sit(person, name, seat))  # type: ignore[misc]
        for seat in range(3, len(self.table.sitting)):
            self.do(lambda table, seat=seat: table.fill(ANN, seat, "regular", f"Computer {seat}"))  # type: ignore[misc]
        self.do(lambda table: table.begin(ANN))
        self.do(lambda table: table.settle())
        return self

    def again(self, **how: Any) -> Table:
        table = Table("t", seeded("never asked"), **how)
        for at, data in self.written:
            table.apply(log.read(data), at)
        return table

    def play(self, until: Callable[[Table], bool] = lambda table: False, seed: int = 1) -> LoggedTable:
        """Let regulars choose for everybody, and let clocks run out where a question lasts its full time."""
        rng = Random(seed)
        while self.table.status == "playing" and not until(self.table):
            match = self.table.playing
            if not self.table.waiting:
                self.do(lambda table: table.run_out())
                continue
            seat = self.table.waiting[0]
            moves = [*match.moves(seat), *match.asides(seat)]
            move = seated("regular", match.game, rng).choose(match.glance(seat), moves)
            if match.is_silence(seat, move):  # the others stay silent too, until time is up
                self.do(lambda table: table.run_out())
                continue
            self.do(lambda table, seat=seat, move=move: table.choose(seat, move, "person"))  # type: ignore[misc]
        return self
