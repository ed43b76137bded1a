"""Every rule of the page, and its worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest
from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Move, Options, Refused, Reveal, Seat
from croupier.core.match import IllegalMove, Match
from croupier.games.vabanque.rules import (
    CARDS,
    CHIPS,
    GAME,
    Card,
    Caught,
    Earned,
    Hid,
    Laid,
    Lay,
    LinedUp,
    Opened,
    Place,
    Placed,
    Stopped,
    TurnedUp,
    Vabanque,
    Walk,
    Walked,
    Yielded,
)

LAST = {"VB": [(1, 15)]}
RED, BLUE, WHITE = A, B, C = 0, 1, 2
D = 3


def begin(order: Sequence[Seat]) -> Vabanque:
    """A game with this first turn order."""
    state = GAME.start(len(order), Options(first=order[0]))
    GAME.play(state, tuple(order[1:]))
    return state


def go(state: Vabanque, *moves: Move) -> Log:
    """These moves, one after another, each by the player whose turn it is."""
    log = Log()
    for move in moves:
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat))
        GAME.play(state, {seat: move}, log)
    return log


def hurry(state: Vabanque, until: str = "PutChips") -> None:
    """Everybody plays their first choice, until the phase begins again, or the game is over."""
    turns = 0
    while state.phase != "Over" and (not turns or state.phase != until or state.table.turns):
        (seat,) = GAME.asked(state)
        go(state, GAME.moves(GAME.view(state, seat))[0])
        turns += 1


def lay_out(
    chips: Mapping[int, list[int]], cards: Sequence[Mapping[Card, int]], pawns: Sequence[int], order: Sequence[Seat]
) -> Vabanque:
    """A table about to move the pawns: chips by tile, the tile of each card by seat, pawns by seat."""
    state = begin(order)
    state.phase, table = "MovePawns", state.table
    table.pawns = [*pawns]
    for tile, values in chips.items():
        table.chips[tile] = values
    for seat, hand in enumerate(state.hands):
        hand.cards, hand.laid = [], [*cards[seat]]
        table.laid[seat], table.shown[seat] = [*cards[seat].values()], [None] * len(CARDS)
    return state


def show_down(
    chips: Mapping[int, list[int]], cards: Sequence[Mapping[Card, int]], pawns: Sequence[int]
) -> tuple[Vabanque, Log]:
    """What happens when everybody stays where they are."""
    state = lay_out(chips, cards, pawns, range(len(pawns)))
    return state, go(state, *[Walk(0)] * len(pawns))


def away(tile: int = 6) -> dict[Card, int]:
    """Three cards where they do no harm."""
    return {"double": tile, "trap": tile, "dummy": tile}


def money(state: Vabanque) -> list[int]:
    return state.table.money.seats


@pytest.mark.parametrize(("seats", "tiles"), [(3, 7), (4, 9), (5, 10), (6, 12)])
def test_ring(seats: int, tiles: int) -> None:
    """VB-1: the ring has 7, 9, 10 or 12 tiles."""
    state = begin(range(seats))
    assert state.table.chips == [[]] * tiles
    assert GAME.moves(GAME.view(state, 0)) == tuple(map(Place, range(tiles)))


@pytest.mark.parametrize("seats", [2, 7])
def test_players(seats: int) -> None:
    """VB-1: it is for three to six."""
    with pytest.raises(Refused, match="vabanque is for 3 to 6 players"):
        GAME.start(seats)


def test_first_order_is_drawn() -> None:
    """VB-2: every first order is equally likely."""
    state = GAME.start(4)
    outcomes = dict(GAME.odds(state).outcomes())
    assert len(outcomes) == 24
    assert set(outcomes.values()) == {1}
    assert all(sorted(order) == [0, 1, 2, 3] for order in outcomes)


def test_first_is_set() -> None:
    """VB-2: the seat that the table sets leads, and the rest is drawn."""
    state = GAME.start(4, Options(first=2))
    assert sorted(order for order, _ in GAME.odds(state).outcomes()) == [
        (0, 1, 3),
        (0, 3, 1),
        (1, 0, 3),
        (1, 3, 0),
        (3, 0, 1),
        (3, 1, 0),
    ]
    log = Log()
    GAME.play(state, (3, 0, 1), log)
    assert log == [(None, LinedUp(1, (2, 3, 0, 1)))]
    assert GAME.asked(state) == (2,)


def test_start() -> None:
    """VB-2: nobody has money, and the pawns stand on every second tile in turn order."""
    state = begin([2, 0, 3, 1])
    assert state.table.pawns == [2, 6, 0, 4]
    assert money(state) == [0] * 4
    assert begin([5, 4, 3, 2, 1, 0]).table.pawns == [10, 8, 6, 4, 2, 0]


def test_rounds() -> None:
    """VB-3: four rounds of chips, cards, pawns."""
    match, steps = Match(GAME, 3, source=seeded(1)), Counter[tuple[int, str]]()
    while not match.over:
        (seat,) = match.waiting
        view = match.view(seat)
        steps[view.table.round, view.phase] += 1
        match.submit(seat, match.moves(seat)[-1])
    turns = {1: 4, 2: 3, 3: 2, 4: 1}
    assert list(steps.items()) == [
        item
        for round, times in turns.items()
        for item in (((round, "PutChips"), 3 * times), ((round, "LayCards"), 9), ((round, "MovePawns"), 3))
    ]


def test_chips_one_at_a_time() -> None:
    """VB-4: one chip at a time, in turn order, pass after pass, as many on a tile as one likes."""
    state = begin([2, 0, 1])
    log = go(state, Place(6), Place(6), Place(0), Place(6))
    assert log == [(None, Placed(2, 5, 6)), (None, Placed(0, 5, 6)), (None, Placed(1, 5, 0)), (None, Placed(2, 5, 6))]
    assert state.table.chips == [[5], [], [], [], [], [], [5, 5, 5]]


def test_chips_of_each_round() -> None:
    """VB-4: four 5s, three 10s, two 20s, one 50 each; they stay for the rest of the game."""
    state = begin([0, 1, 2])
    down: list[list[int]] = []
    for _ in CHIPS:
        hurry(state, until="LayCards")
        down.append([*state.table.chips[0]])
        hurry(state)
    assert [Counter(chips) for chips in down] == [
        {5: 12},
        {5: 12, 10: 9},
        {5: 12, 10: 9, 20: 6},
        {5: 12, 10: 9, 20: 6, 50: 3},
    ]
    assert state.table.chips[0] == down[-1]


def test_cards_are_laid_one_at_a_time() -> None:
    """VB-5: each card once, one at a time, in turn order, at any tiles."""
    state = begin([2, 0, 1])
    hurry(state, until="LayCards")
    assert len(GAME.moves(GAME.view(state, 2))) == 3 * 7
    go(state, Lay("trap", 6), Lay("trap", 0), Lay("double", 0))
    assert GAME.asked(state) == (2,)
    assert GAME.moves(GAME.view(state, 2)) == tuple(
        Lay(card, tile) for card in ("double", "dummy") for tile in range(7)
    )
    go(state, Lay("dummy", 6), Lay("double", 1), Lay("trap", 0))
    assert GAME.moves(GAME.view(state, 2)) == tuple(Lay("double", tile) for tile in range(7))
    go(state, Lay("double", 6), Lay("dummy", 2), Lay("dummy", 0))
    assert state.phase == "MovePawns"
    assert state.table.laid == [[0, 1, 2], [0, 0, 0], [6, 6, 6]]


def test_a_card_is_its_owners_secret() -> None:
    """VB-5: all see where a card lies and whose it is; its owner alone sees which it is."""
    seen = []
    for card in CARDS:
        state = begin([0, 1, 2])
        hurry(state, until="LayCards")
        log = go(state, Lay(card, 3))
        assert log == [(None, Laid(0, 3)), (0, Hid(card, 3))]
        assert GAME.view(state, 0).hand.laid == [card]
        assert state.table.laid[0] == [3]
        seen.append([GAME.scene(state), GAME.view(state, 1), GAME.view(state, 2)])
    assert seen[0] == seen[1] == seen[2]


def test_pawns_walk() -> None:
    """VB-6: once each, in turn order, 0 to 4 tiles clockwise; tile 0 follows the last; tiles may be shared."""
    state = lay_out({}, [away(1)] * 3, [6, 2, 4], [1, 2, 0])
    assert GAME.moves(GAME.view(state, 1)) == tuple(map(Walk, range(5)))
    log = go(state, Walk(0), Walk(4), Walk(3))
    assert log.of(Walked) == [Walked(1, 0, 2), Walked(2, 4, 1), Walked(0, 3, 2)]
    assert state.table.pawns == [2, 2, 1]
    assert state.phase == "PutChips"


def test_only_tiles_with_a_pawn_are_looked_at() -> None:
    """VB-7: all cards at tiles with a pawn are turned up, with or without chips; no other card is."""
    state, log = show_down(
        {0: [5], 1: [50]},
        [
            {"dummy": 0, "trap": 1, "double": 3},
            {"double": 0, "dummy": 1, "trap": 2},
            {"trap": 1, "dummy": 4, "double": 3},
        ],
        [0, 0, 3],
    )
    assert log.of(Opened, TurnedUp) == [
        Opened(0, (0, 1)),
        TurnedUp(0, "dummy", 0),
        TurnedUp(1, "double", 0),
        Opened(3, (2,)),
        TurnedUp(0, "double", 3),
        TurnedUp(2, "double", 3),
    ]
    assert state.table.shown == [["dummy", None, "double"], ["double", None, None], [None, None, "double"]]
    assert Yielded(3, 0, 2, 0) in log.of(Yielded)
    assert money(state) == [10, 10, 0]
    assert issubclass(TurnedUp, Reveal)


@pytest.mark.parametrize(("doubles", "amount"), [(0, 15), (1, 30), (2, 45), (3, 60)])
def test_yield(doubles: int, amount: int) -> None:
    """VB-8: each ×2 adds the chips once more; chips 5 + 10 and two ×2 make 45,000."""
    cards = [{**away(), "double": 1 if seat < doubles else 6} for seat in range(3)]
    state, log = show_down({1: [5, 10]}, cards, [1, 2, 3])
    assert log.of(Yielded) == [Yielded(1, 15, doubles, amount), Yielded(2, 0, 0, 0), Yielded(3, 0, 0, 0)]
    assert money(state) == [amount, 0, 0]
    assert GAME.wealth(state) == 0


def test_every_pawn_is_paid_in_full() -> None:
    """VB-9: several owners of pawns each get the whole yield."""
    state, log = show_down({1: [20]}, [away()] * 3, [1, 1, 2])
    assert money(state) == [20, 20, 0]
    assert log.of(Earned) == [Earned(0, 1, 20), Earned(1, 1, 20)]


def test_a_trap_stops_the_pawns_of_others() -> None:
    """VB-9, VB-10: another's Trap stops a pawn, and is paid for it instead."""
    state, log = show_down({1: [20]}, [away(), {**away(), "trap": 1}, away()], [1, 2, 3])
    assert money(state) == [0, 20, 0]
    assert log.of(Earned, Stopped, Caught) == [Stopped(0, 1, (1,)), Caught(1, 1, (0,), 20)]


def test_a_trap_is_paid_for_each_pawn() -> None:
    """VB-10: once for each pawn of another, every Trap in full."""
    cards = [away(), away(), {**away(), "trap": 1}, {**away(), "trap": 1}]
    state, log = show_down({1: [20]}, cards, [1, 1, 2, 3])
    assert money(state) == [0, 0, 40, 40]
    assert log.of(Caught) == [Caught(2, 1, (0, 1), 40), Caught(3, 1, (0, 1), 40)]


def test_ones_own_trap() -> None:
    """VB-10: one's own Trap neither stops one's pawn nor pays for it."""
    state, log = show_down({1: [20]}, [{**away(), "trap": 1}, away(), away()], [1, 2, 3])
    assert money(state) == [20, 0, 0]
    assert log.of(Earned, Stopped, Caught) == [Earned(0, 1, 20)]


def test_example_with_two_traps() -> None:
    """VB-11: red and blue stand, blue and white have a Trap, the yield is 70,000."""
    state, log = show_down(
        {4: [5, 10, 10, 10]}, [{**away(), "double": 4}, {**away(), "trap": 4}, {**away(), "trap": 4}], [4, 4, 0]
    )
    assert Yielded(4, 35, 1, 70) in log.of(Yielded)
    assert money(state) == [0, 70, 140]
    assert log.of(Earned, Stopped, Caught) == [
        Stopped(RED, 4, (BLUE, WHITE)),
        Stopped(BLUE, 4, (WHITE,)),
        Caught(BLUE, 4, (RED,), 70),
        Caught(WHITE, 4, (RED, BLUE), 140),
    ]


def test_money_is_public() -> None:
    """VB-12: all see everybody's money."""
    state, _ = show_down({1: [20]}, [away()] * 3, [1, 2, 3])
    assert [GAME.score(GAME.view(state, WHITE).table, seat) for seat in range(3)] == [20, 0, 0]
    assert GAME.scene(state).table.money.seats == [20, 0, 0]


def test_next_order() -> None:
    """VB-13: order D A B C with money A 0, B 50, C 0, D 50 becomes B D C A."""
    state = lay_out({1: [50]}, [away()] * 4, [4, 1, 5, 1], [D, A, B, C])
    log = go(state, *[Walk(0)] * 4)
    assert money(state) == [0, 50, 0, 50]
    assert state.table.order == [B, D, C, A]
    assert log[-1] == (None, LinedUp(2, (B, D, C, A)))
    assert GAME.asked(state) == (B,)


def test_what_comes_back() -> None:
    """VB-13: cards come back to hand; pawns and chips stay."""
    state, _ = show_down({1: [50]}, [away()] * 3, [1, 2, 3])
    assert [hand.cards for hand in state.hands] == [[*CARDS]] * 3
    assert state.table.pawns == [1, 2, 3]
    assert state.table.chips[1] == [50]
    assert not any(state.table.cards_at(tile) for tile in range(7))


def test_memory() -> None:
    """VB-14: where cards lay and which were turned up stays public; the owner alone remembers the others."""
    state, _ = show_down({}, [{"dummy": 0, "trap": 1, "double": 0}, away(), away()], [1, 1, 1])
    hurry(state)
    assert state.table.round == 3
    assert state.table.laid[0][:3] == [0, 1, 0]
    assert state.table.shown[0][:3] == [None, "trap", None]
    assert GAME.view(state, 0).hand.laid[:3] == ["dummy", "trap", "double"]


def test_what_others_can_imagine() -> None:
    """VB-14: a card not turned up could be any that its owner has not shown, each equally likely."""
    state, _ = show_down({}, [{"dummy": 0, "trap": 1, "double": 0}, away(), away()], [1, 1, 1])
    hurry(state, until="LayCards")
    go(state, Lay("trap", 0), Lay("double", 0))
    assert state.table.order == [C, B, A]
    rng, seen = Random(1), Counter[tuple[Card, ...]]()
    for _ in range(1200):
        world = GAME.imagine(GAME.view(state, B), rng)
        assert GAME.view(world, B) == GAME.view(state, B)
        assert world.hands[A].laid in (["dummy", "trap", "double"], ["double", "trap", "dummy"])
        assert world.hands[A].cards == [*CARDS]
        seen[world.hands[C].laid[-1], *sorted(world.hands[C].cards)] += 1
    assert set(seen) == {("double", "dummy", "trap"), ("dummy", "double", "trap"), ("trap", "double", "dummy")}
    assert all(320 < count < 480 for count in seen.values())


def test_an_onlooker_imagines_every_hand() -> None:
    """VB-14: an onlooker sees only the table, and it stays as it is in every world they can think of."""
    rng, worlds = Random(1), set()
    state = lay_out({}, [away()] * 3, [0, 0, 0], range(3))
    for _ in range(100):
        world = GAME.imagine(GAME.scene(state), rng)
        assert GAME.scene(world) == GAME.scene(state)
        worlds.add(tuple(tuple(hand.laid) for hand in world.hands))
        hurry(world)
        assert world.table.round == 2
    assert len(worlds) > 50


def test_end() -> None:
    """VB-15: the game ends with the fourth showdown; the turn order is left as it was."""
    state = begin([2, 1, 0])
    for _ in CHIPS:
        assert not GAME.is_over(state)
        hurry(state, until="MovePawns")
        order = [*state.table.order]
        hurry(state)
    assert GAME.is_over(state)
    assert state.table.round == 4
    assert state.table.order == order
    assert not GAME.asked(state)


def test_the_richest_wins() -> None:
    """VB-15: most money is the first place; equal players share it."""
    state, _ = show_down({1: [20], 2: [10]}, [away()] * 4, [1, 2, 1, 3])
    assert GAME.places(state) == (1, 3, 1, 4)


def test_example_round() -> None:
    """VB-7, VB-9, VB-10, VB-13: the example round of the page."""
    ana, jun, leo = range(3)
    state = begin([ana, jun, leo])
    log = go(state, *map(Place, [1, 3, 3, 3, 5, 5, 5, 5, 5, 6, 6, 6]))
    log += go(state, Lay("double", 3), Lay("double", 5), Lay("double", 6))
    log += go(state, Lay("trap", 5), Lay("trap", 3), Lay("trap", 6))
    log += go(state, Lay("dummy", 1), Lay("dummy", 6), Lay("dummy", 1))
    log += go(state, Walk(3), Walk(3), Walk(2))
    assert money(state) == [50, 30, 30]
    assert state.table.order == [ana, leo, jun]
    assert state.table.shown == [["double", "trap", None], ["double", "trap", "dummy"], ["double", "trap", None]]
    rng = Random(1)  # nobody stood on tile 1, and yet anyone can work its cards out
    assert GAME.imagine(GAME.view(state, jun), rng).hands[ana].laid == ["double", "trap", "dummy"]


def test_an_illegal_move_changes_nothing() -> None:
    """VB-4, VB-6: there is no tile 7 in a ring of seven, and no fifth step."""
    match = Match(GAME, 3, source=seeded(1))
    before = match.save()
    with pytest.raises(IllegalMove):
        match.submit(match.waiting[0], Place(7))
    with pytest.raises(IllegalMove):
        match.submit(match.waiting[0], Walk(1))
    assert match.save() == before
