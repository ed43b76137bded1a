"""Many tables of one round as arrays, for a network that looks at all of them together. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.core.game import View
from croupier.players.learned import FIRST
from croupier.players.networks import Layout

from .encode import ALL, LARGEST
from .rounds import BITS, MASK, Roll
from .rules import DICE, FACES, Table

End = tuple[Sequence[int], Sequence[int], Roll]  # stacks by casino, hands by seat, and what the viewer has rolled


def inputs(layout: Layout, view: View[Table, None], ends: Sequence[End]) -> NDArray[np.float64]:
    """What a network is told at tables that differ from the view in dice alone: [table, number]."""
    seats, rows = view.seats, len(ends)
    stacks, hands = (np.array([end[part] for end in ends]) for part in (0, 1))
    rolled = np.zeros((rows, len(FACES)), int)
    for row, (_, _, roll) in enumerate(ends):
        for face, shown in roll:
            rolled[row, face] = shown >> BITS
    around = [*(seat % seats for seat in range(view.seat, view.seat + seats)), seats]
    placed = (stacks[:, :, None] >> BITS * np.arange(seats + 1) & MASK)[:, :, around]  # the viewer's come first
    after = placed.copy()
    after[:, :, 0] += rolled
    numbers, at = np.tile(layout.inputs(view, FIRST), (rows, 1)), layout.slices(seats)
    casinos = layout.places_for(view)  # in the order in which a network sees them
    numbers[:, at["placed"]] = placed[:, casinos].reshape(rows, -1) / DICE
    for name, dice in (("pays", placed), ("will_pay", after)):
        numbers[:, at[name]] = paid(view.table, dice)[:, casinos, :seats].reshape(rows, -1) / LARGEST
    numbers[:, at["dice"]] = (hands >> BITS)[:, around[:-1]] / ALL
    numbers[:, at["roll"]] = rolled[:, casinos] / DICE
    return numbers


def paid(t: Table, dice: NDArray[Any]) -> NDArray[Any]:
    """LV-7, LV-8, LV-9 What the casinos would pay for these dice: [table, face, owner]."""
    owners = dice.shape[2]
    bills = np.array([[*casino.bills, *[0] * owners][:owners] for casino in t.casinos])
    alone = np.where((dice[..., :, None] == dice[..., None, :]).sum(-1) == 1, dice, 0)
    rank = (alone[..., None, :] > alone[..., :, None]).sum(-1)
    return np.where(alone > 0, np.take_along_axis(bills[None], rank, 2), 0)
