"""Imagined worlds could really have been played, and come as often as they are likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import comb, perm, prod, sqrt
from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Scene, Seat, View
from croupier.games.rotary_lottery.imagine import CARDS, packet_of
from croupier.games.rotary_lottery.rules import GAME, Hand, Lay, Rotary, Table
from croupier.kit.seventh_heaven.bank import Bank, Gamble
from croupier.kit.seventh_heaven.number_cards import NUMBERS

Fill = dict[tuple[int, int], int]  # (packet, step): the card there


def at_random(seats: int, rng: Random, options: Gamble | None = None) -> Iterator[Rotary]:
    """A game in which everybody lays any card of their hand: that is how likely imagined worlds assume things to be."""
    state, source = GAME.start(seats, options), seeded(rng)
    while True:
        yield state
        if GAME.is_over(state):
            return
        if asked := GAME.asked(state):
            GAME.play(state, {seat: Lay(rng.choice(state.hands[seat].cards)) for seat in asked})
        else:
            GAME.play(state, source(GAME.odds(state), ""))


def stage(state: Rotary) -> tuple[str, int, int]:
    """Phase, round, and the cards laid, or turned up, in this round."""
    t = state.table
    return state.phase, t.round, len(t.now.lottery) or t.now.laid if t.rounds else 0


def looks(state: Rotary) -> Iterator[Scene[Table]]:
    yield GAME.scene(state)
    for seat in range(state.seats):
        yield GAME.view(state, seat)


def replayed(world: Rotary, options: Gamble) -> Rotary:
    """The game that leads to this world: its hands are dealt, its cards laid, its lottery cards turned up."""
    t, state = world.table, GAME.start(world.seats, Gamble(first=world.table.rounds[0].dealer, bank=options.bank))
    to_lay = {seat: iter([card for laid in world.hands[seat].laid for card in laid]) for seat in t.bank.playing}
    lottery = iter([card for now in t.rounds for card in now.lottery])
    dealt = {seat: iter(world.hands[seat].held[0][0]) for seat in t.bank.playing}
    while state.table.rounds != t.rounds or state.phase != world.phase or state.table.dealt < t.dealt:
        if state.phase == "Deal":
            order = t.bank.left_of(t.rounds[0].dealer)
            GAME.play(state, next(dealt[order[state.table.dealt % len(order)]]))
        elif state.phase == "Lottery":
            GAME.play(state, next(lottery))
        else:
            GAME.play(state, {seat: Lay(next(to_lay[seat])) for seat in GAME.asked(state)})
            if state.phase == "Lottery":  # the seventh has laid itself
                for cards in to_lay.values():
                    next(cards)
    return state


@pytest.mark.parametrize(
    ("seats", "out"), [(3, ()), (4, ()), (5, ()), (5, (1,)), (5, (0, 3))], ids=lambda value: str(value)
)
def test_an_imagined_world_could_have_been_played(seats: int, out: Sequence[Seat]) -> None:
    rng = Random(f"{seats} {out}")
    options = Gamble(bank=Bank([0] * seats, [0] * seats, [False] * seats, out=[*out]))
    for state in at_random(seats, rng, options):
        if stage(state)[0] in ("Draft", "Lottery") and rng.random() < 0.6:
            for view in looks(state):
                world = GAME.imagine(view, rng)
                again = replayed(world, options)
                assert again.hands == world.hands
                assert again.box == world.box
                assert again.table == world.table


def test_before_the_end_of_the_deal_a_pile_holds_what_nobody_has() -> None:
    rng = Random(1)
    for state in at_random(4, rng):
        if state.phase in ("FirstDealer", "Deal"):
            for view in looks(state):
                world = GAME.imagine(view, rng)
                held = Counter(card for hand in world.hands for card in hand.cards)
                assert {card: held[card] + world.box.pile[card] for card in NUMBERS} == world.table.deck
                assert [len(hand.cards) for hand in world.hands] == [len(hand.cards) for hand in state.hands]


def test_when_all_is_over_nothing_is_left_to_imagine() -> None:
    *_, state = at_random(3, Random(1))
    assert GAME.is_over(state)
    assert GAME.imagine(GAME.view(state, 0), Random(1)) == state


@pytest.mark.parametrize("at", [("Draft", 1, 5), ("Lottery", 1, 4), ("Draft", 2, 3), ("Lottery", 2, 4)], ids=str)
def test_imagined_worlds_are_like_true_ones(at: tuple[str, int, int]) -> None:
    """Over many games, whatever one asks of the true world and of an imagined one, the answers are alike on average."""
    rng, games = Random(str(at)), 120
    apart: dict[str, list[float]] = {}
    for _ in range(games):
        for state in at_random(5, rng):
            if stage(state) == at:
                world = GAME.imagine(GAME.view(state, 0), rng)
                for question, true in answers(state).items():
                    apart.setdefault(question, []).append(true - answers(world)[question])
                break
    for question, differences in apart.items():
        mean = sum(differences) / games
        spread = sqrt(sum((one - mean) ** 2 for one in differences) / games)
        assert abs(mean) <= 4 * spread / sqrt(games), f"{question} is {mean} apart"


def answers(state: Rotary) -> dict[str, float]:
    mine, left, right = (state.hands[seat].laid for seat in (0, 1, state.seats - 1))
    return {
        "sevens on the left": left[-1].count(7),
        "the first card on the left": left[-1][0],
        "the last card on the right": right[-1][-1],
        "cards like mine on the left": sum(left[-1].count(card) for card in set(mine[-1])),
        "different cards on the right": len(set(right[-1])),
        "different cards in round one on the right": len(set(right[0])),
        "cards of the pile that I have": sum(state.box.pile[card] for card in set(mine[-1])),
        "pairs in the pile": sum(comb(count, 2) for count in state.box.pile.values()),
    }


@pytest.mark.parametrize(
    ("phase", "round", "cards", "seed"),
    [
        ("Lottery", 1, 4, 7),
        ("Draft", 2, 3, 11),
        ("Lottery", 2, 3, 2),
        ("Lottery", 2, 6, 11),
    ],
)
def test_as_often_as_likely(phase: str, round: int, cards: int, seed: int) -> None:
    """With three players all worlds can be listed: what another's tickets may be, and how likely that is."""
    rng, samples = Random(seed), 400
    view = next(GAME.view(state, 0) for state in at_random(3, rng) if stage(state) == (phase, round, cards))
    likely = listed(view)
    came = Counter(complete(GAME.imagine(view, rng).hands[1].laid) for _ in range(samples))
    assert set(came) <= set(likely)
    total = sum(likely.values())
    expected = {key: samples * weight / total for key, weight in likely.items()}
    often = [key for key in expected if expected[key] >= 5]
    assert len(often) > 3, "a case in which something is to be guessed"
    pairs = [(came[key], expected[key]) for key in often]
    pairs.append((samples - sum(came[key] for key in often), samples - sum(expected[key] for key in often)))
    apart = sum((came - wanted) ** 2 / max(wanted, 1) for came, wanted in pairs)
    assert apart < len(pairs) + 4 * sqrt(2 * len(pairs)), f"{apart} where about {len(pairs)} is to be expected"


Tickets = tuple[tuple[int, ...], ...]


def complete(tickets: list[list[int]]) -> Tickets:
    """Those that have seven cards, in no order."""
    return tuple(tuple(sorted(cards)) for cards in tickets if len(cards) == CARDS)


def listed(view: View[Table, Hand]) -> Counter[Tickets]:
    """What the tickets of seat 1 may be, and in how many ways: every way to place single cards that fits the view."""
    t, likely = view.table, Counter[Tickets]()
    known, groups, blanks, firsts = noted(view, 0, 1)
    unseen = Counter(t.deck) - Counter(card for now in t.rounds for card in now.lottery)
    unseen -= Counter(card for cards in firsts for card in cards)
    early = [place for blank in blanks for place in blank]
    for fill in fills(known, groups):
        for cards in product(NUMBERS, repeat=len(early)):
            weight = prod(perm(unseen[card], count) for card, count in Counter(cards).items())
            tickets = laid_by(fill | dict(zip(early, cards)), 1)
            if not weight or not explains(view, 0, tickets):
                continue
            if t.round == 1:
                likely[complete([tickets[1]])] += weight
            else:
                for second, ways in laid_in_round_two(view, tickets):
                    likely[complete([tickets[1], second])] += weight * ways
    return likely


def laid_in_round_two(view: View[Table, Hand], hands: list[list[int]]) -> Iterator[tuple[list[int], int]]:
    """What seat 1 may have laid in round two from these hands, and in how many ways."""
    known, groups, blanks, shown = noted(view, 1, -1)
    if any(Counter(cards) - Counter(hand) for cards, hand in zip(shown, hands)):
        return
    ways = prod(comb(hand.count(card), cards.count(card)) for hand, cards in zip(hands, shown) for card in NUMBERS)
    if view.phase == "Draft":
        yield [], ways
        return
    rests = [[*(Counter(hand) - Counter(cards)).elements()] for hand, cards in zip(hands, shown)]
    for orders in product(*(permutations(rest) for rest in rests)):
        early = {place: card for blank, cards in zip(blanks, orders) for place, card in zip(blank, cards)}
        for fill in fills(known | early, groups):
            tickets = laid_by(fill, -1)
            if explains(view, 1, tickets):
                yield tickets[1], ways


Places = list[tuple[int, int]]


def noted(
    view: View[Table, Hand], number: int, way: int
) -> tuple[Fill, list[tuple[Places, list[int]]], list[Places], list[list[int]]]:
    """What seat 0 knows of a draft: single cards, cards in some order, places before its first look, that look."""
    held, laid = view.hand.held[number], view.hand.laid[number]
    known: Fill = {}
    groups, blanks, firsts = [], [], []
    for packet in range(3):
        steps = [step for step in range(len(held)) if packet_of(0, step, way, 3) == packet]
        blanks.append([(packet, step) for step in range(steps[0] if steps else CARDS)])
        firsts.append(held[steps[0]] if steps else [])
        for step, following in zip(steps, [*steps[1:], CARDS]):
            cards = Counter(held[step]) - Counter(held[following] if following < CARDS else [])
            places = [(packet, later) for later in range(step, following)]
            if step < len(laid):
                known[places.pop(0)] = laid[step]
                cards -= Counter([laid[step]])
            groups.append((places, [*cards.elements()]))
    return known, groups, blanks, firsts


def fills(known: Fill, groups: list[tuple[Places, list[int]]]) -> Iterator[Fill]:
    for orders in product(*(set(permutations(cards)) for _, cards in groups)):
        yield known | {place: card for (places, _), cards in zip(groups, orders) for place, card in zip(places, cards)}


def laid_by(fill: Fill, way: int) -> list[list[int]]:
    return [[fill[packet_of(player, step, way, 3), step] for step in range(CARDS)] for player in range(3)]


def explains(view: View[Table, Hand], number: int, tickets: list[list[int]]) -> bool:
    """Whether these tickets would have had the hits that everybody saw."""
    now = view.table.rounds[number]
    return all(
        sorted((Counter(ticket) & Counter(now.lottery)).elements()) == sorted(hits)
        for ticket, hits in zip(tickets, now.hits)
    )
