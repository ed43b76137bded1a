"""Computer players at a table: when they think, for whom, and how long they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core.game import Seat

from ..common.refusals import NotAllowed
from ..tables.chance import seed as seed_of
from ..tables.entries import Person
from ..thinking.queueing import Share

if TYPE_CHECKING:
    from .live_table import LiveTable

PAUSE = 0.6, 1.8  # seconds that they take, so that people can follow
ASKED = 60.0  # seconds after its last use that somebody counts as waiting at a table, even without a connection


class Computers:
    """The computer players of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._address = ""  # where the people at the table come from, as far as this worker knows
        self._thinking: set[tuple[int, Seat]] = set()  # (turn, seat)

    def think_for(self, address: str, person: Person) -> None:
        """Thinking time is shared by address: the opener's, as it was they who chose the computer players."""
        if person == self._live.table.opener or not self._address:
            self._address = address

    @property
    def share(self) -> Share:
        """For whom they think."""
        live = self._live
        is_awaited = bool(live.absence.waiting_people()) or live.house.clock.monotonic() - live.used_at < ASKED
        return Share(self._address, live.table.opener, live.table.name, is_awaited)

    def look(self) -> None:
        """Start every computer player that has to choose and is not thinking yet."""
        live, table = self._live, self._live.table
        self._thinking = {one for one in self._thinking if one[0] == table.turn}
        for seat, level in table.to_think if live.dial.may_computers_choose else ():
            if (table.turn, seat) not in self._thinking and live.absence.plays_for(seat):
                self._thinking.add((table.turn, seat))
                live.soon(self._think, seat, level, table.turn)

    async def _think(self, seat: Seat, level: str, turn: int) -> None:
        """Let a computer player choose. How long it takes says nothing about what it sees."""
        live, house, match, speaks = self._live, self._live.house, self._live.table.playing, True
        begun = house.clock.monotonic()
        view, moves = match.view(seat), [*match.moves(seat), *match.asides(seat)]
        try:
            move = moves[0]
            if len(moves) > 1:
                seed = seed_of(live.table.opened, seat, view)
                move = await house.thinker.choose(self.share, match.game.name, level, view, moves, seed)
            if live.table.settings.pauses:
                await house.clock.sleep(begun + house.rng.uniform(*PAUSE) - house.clock.monotonic())
            speaks = not match.is_silence(seat, move)
            if speaks:
                await live.choose(seat, move, by="computer", turn=turn)
        except NotAllowed:
            pass  # the person who came back was quicker, or the clock
        finally:
            if speaks:  # one that says nothing is done with this turn
                self._thinking.discard((turn, seat))
        if speaks and (move in match.asides(seat) or live.table.turn == turn):
            await live.rearrange()
