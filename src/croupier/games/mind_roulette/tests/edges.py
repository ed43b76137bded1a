"""The thresholds of Mind Roulette: the last tiles, a deposit that just pays, the bonus, the last cards and rounds."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.mind_roulette.rules import ALIKE, DEPOSIT, SPACES, TILES, MindRoulette, PlaceTiles, Round, ShowCard
from croupier.kit.seventh_heaven.bank import CHIP
from croupier.kit.seventh_heaven.number_cards import FULL, NUMBERS, ZEROS, Card


def nudge(state: MindRoulette, rng: Random) -> None:
    match rng.randrange(6):
        case 0:
            nudges.chips(state.table.bank, rng)
        case 1:
            nudges.debt(state.table.bank, rng)
        case 2:
            last_rounds(state, rng)
        case 3:
            tiles(state, rng)
        case 4:
            cards(state, rng)
        case _:
            cards(state, rng)
            tiles(state, rng)
            deposit(state, rng)


def last_rounds(state: MindRoulette, rng: Random) -> None:
    """The others have dealt, or all but the next dealer have."""
    t, now = state.table, state.table.now
    order = t.bank.left_of(now.dealer)
    dealt = order[rng.randrange(2) : -1]
    t.rounds = [
        Round(seat, DEPOSIT, [0] * state.seats, [[] for _ in range(state.seats)], shown=rng.choices(NUMBERS, k=3))
        for seat in dealt
    ] + [now]


def tiles(state: MindRoulette, rng: Random) -> None:
    """Few tiles are left; in the middle of betting, some lie on the cloth, often where they will win."""
    now, card = state.table.now, laid(state)
    bettors = state.table.bank.left_of(now.dealer)[:-1]
    each, turn = TILES[len(bettors) + 1], rng.randrange(len(bettors))
    for place, seat in enumerate(bettors):
        now.tiles[seat] = max(rng.randint(0, each) - rng.randrange(3), int(place == turn))
        on_cloth = rng.randint(0, each - now.tiles[seat]) if card is not None and place <= turn else 0
        now.bets[seat] = [rng.choice(winning(card) if rng.random() < 0.5 else [*SPACES]) for _ in range(on_cloth)]
    if card is not None:
        now.to_bet = [seat for seat in bettors[turn:] if now.tiles[seat]]


def deposit(state: MindRoulette, rng: Random) -> None:
    """The deposit is about what the tiles on the cloth will win."""
    bank, now, card = state.table.bank, state.table.now, laid(state)
    spaces = [SPACES[space] for bets in now.bets for space in bets]
    due = sum(pays for pays, cards in spaces if card in cards)
    left = max(due + rng.choice([-CHIP, 0, CHIP]), 0)
    bank.house += bank.down[now.dealer] - left
    bank.down[now.dealer] = left
    now.deposit = rng.choice([0, left, DEPOSIT])


def cards(state: MindRoulette, rng: Random) -> None:
    """A number was shown about as often as the bonus takes, or as there are cards; perhaps a 0 or 00 was, too."""
    if state.phase == ShowCard.__name__:
        return
    now, number = state.table.now, rng.choice(NUMBERS)
    count = rng.choice([ALIKE - 2, ALIKE - 1, ALIKE, FULL[number] - 1, FULL[number]])
    others = rng.choices([other for other in NUMBERS if other != number], k=2)
    zeros = rng.sample(ZEROS, rng.randrange(len(ZEROS) + 1))
    now.shown = [*[number] * count, *others, *zeros]
    rng.shuffle(now.shown)
    if state.phase == PlaceTiles.__name__:
        likely = [card for card in (number, *ZEROS) if card in now.held]
        state.hands[now.dealer].laid = rng.choice(likely or now.held)


def laid(state: MindRoulette) -> Card | None:
    return state.hands[state.table.now.dealer].laid


def winning(card: Card | None) -> list[str]:
    return [space for space, (_, cards) in SPACES.items() if card in cards]
