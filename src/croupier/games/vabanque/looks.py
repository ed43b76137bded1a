"""What everybody sees of a round of Vabanque, and how good each tile looks by it.

To somebody who knows no more, any card of another's is a Trap, a ×2 or a Dummy, equally likely. Money is in thousands.
"""

from __future__ import annotations

from croupier.core.game import Seat, View

from .rules import CARDS, FARTHEST, Card, Hand, Table

SPITE = 0.6  # what a Trap pays another hurts more than half as much as gaining it would please
SURE = 1e-6  # the chance that no card is a Trap where all of one seat's lie: practically 0, but one can divide by it
SAFE = [
    1 - count / len(CARDS) or SURE for count in range(len(CARDS) + 1)
]  # by cards of one seat: its Trap is elsewhere

Own = dict[Card, int]  # the tile of each card that one seat has laid


class Round:
    """The chips and cards on the tiles and who can walk where. More cards may be laid, to imagine how it continues."""

    def __init__(self, t: Table) -> None:
        self.order, self.chips = t.order, [sum(chips) for chips in t.chips]
        self.reach = [reach(t, seat) for seat in range(len(t.laid))]
        self.lying = [[0] * len(t.laid) for _ in t.chips]  # lying[tile][seat], cards
        self.cards = [0] * len(t.chips)  # cards[tile], of all seats
        self.safe = [1.0] * len(t.chips)  # safe[tile]: how likely no Trap lies there, to an onlooker

    def copy(self) -> Round:
        other = object.__new__(Round)
        other.order, other.chips, other.reach = self.order, self.chips, self.reach
        other.lying, other.cards, other.safe = [[*there] for there in self.lying], [*self.cards], [*self.safe]
        return other

    def lay(self, seat: Seat, tile: int) -> None:
        count = self.lying[tile][seat]
        self.safe[tile] *= SAFE[count + 1] / SAFE[count]
        self.lying[tile][seat] = count + 1
        self.cards[tile] += 1

    def look(self, tile: int, seat: Seat, doubles: int = 0, layer: Seat | None = None) -> float:
        """What a tile seems worth to a seat's pawn, with its own doubles there, and one more card by `layer`."""
        count = self.lying[tile][seat]
        cards, safe = self.cards[tile] - count, self.safe[tile] / SAFE[count]
        if layer is not None:
            cards, safe = cards + 1, safe * SAFE[self.lying[tile][layer] + 1] / SAFE[self.lying[tile][layer]]
        return self.chips[tile] * (1 + doubles + cards / 2) * (safe - SPITE * (1 - safe))

    def for_pawn(self, seat: Seat, double: int | None = None) -> list[float]:
        """Walk where most is to be expected; if a double of mine lies somewhere, best there."""
        worth = [0.0] * len(self.chips)
        for tile in self.reach[seat]:
            worth[tile] = self.look(tile, seat, tile == double)
        return worth

    def for_trap(self, seat: Seat) -> list[float]:
        """Lay the Trap where others will come for much money all the same; they look at tiles as I do."""
        worth = [0.0] * len(self.chips)
        for guest, tiles in enumerate(self.reach):
            if guest == seat:
                continue
            pulls = [max(self.look(tile, guest), 0.0) for tile in tiles]
            total = sum(pulls)
            for tile, pull in zip(tiles, pulls):
                if pull and (still := self.look(tile, guest, layer=seat)) > 0:
                    worth[tile] += self.chips[tile] * still / total
        return worth

    def for_card(self, seat: Seat, card: Card, own: Own) -> list[float]:
        """Lay the ×2 and the Dummy where I mean to walk: they could be a Trap, and keep others away."""
        return self.for_trap(seat) if card == "trap" else self.for_pawn(seat, own.get("double"))


def as_seen(t: Table) -> Round:
    """The round as it is, with all cards that lie."""
    seen = Round(t)
    for seat, tiles in enumerate(laid_now(t)):
        for tile in tiles:
            seen.lay(seat, tile)
    return seen


def reach(t: Table, seat: Seat) -> list[int]:
    """The tiles a pawn can walk to, by steps."""
    at, size = t.pawns[seat], len(t.chips)
    return [(at + steps) % size for steps in range(FARTHEST + 1)]


def laid_now(t: Table) -> list[list[int]]:
    """The tiles of the cards that each seat has laid this round, oldest first."""
    return [tiles[len(CARDS) * (t.round - 1) :] for tiles in t.laid]


def my_cards(view: View[Table, Hand]) -> Own:
    """Where my own cards lie."""
    first = len(CARDS) * (view.table.round - 1)
    return dict(zip(view.hand.laid[first:], view.table.laid[view.seat][first:]))
