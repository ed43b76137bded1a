"""The best a seat of Three Seven can do, exactly, on tables small enough to go through every deal and every draw.

It is the last round. Everybody holds three cards, four are in the pile, all others were played in sight of all. The
other seats are regulars, and it is known how often a regular does what. What remains is to go through all worlds that
look alike to the seat: it chooses once for all of them, and whatever follows parts them by what it sees then.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod
from random import Random

import msgspec

from croupier.core.game import Move, Seat, State, Value, View
from croupier.games.three_seven.bots import BLUFF, Veteran, good_cards, stay
from croupier.games.three_seven.heuristics import declares, is_bold, is_level, is_worth
from croupier.games.three_seven.rules import (
    ANTE,
    ENOUGH,
    GAME,
    ROUNDS,
    SEVEN,
    Box,
    Declare,
    Fold,
    Hand,
    Hold,
    Play,
    Raise,
    Round,
    Table,
    ThreeSeven,
    deck,
)
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import Bank
from croupier.players.playouts import Budget, firsts

SEATS, HELD, PILE = 3, 3, 4  # seats at the table; cards in a hand and in the pile
STAKE = ANTE  # chips before each: nobody has raised
ME: Seat = 0

Worlds = dict[bytes, float]  # saved state: its weight
key = msgspec.msgpack.Encoder().encode


def table(rng: Random, phase: str, *, live: int | None = None, own: int | None = None) -> View[Table, Hand]:
    """What seat 0 sees: about to bet against one other, or about to play a card among three. Nobody can borrow.

    `live`: sevens that have not been played, three to five unless given; `own`: those in hand.
    """
    inside = [0, 1] if phase == "Bet" else [0, 1, 2]
    last = rng.randrange(1, SEVEN)  # all played it the last time, so that nobody drew
    stock = less(deck(SEATS), [last] * SEATS)
    sevens = [SEVEN] * (rng.randint(3, 5) if live is None else live)
    others = loose(less(stock, [SEVEN] * stock[SEVEN]))
    rest = rng.sample(others, HELD * len(inside) + PILE - len(sevens))
    mine = [SEVEN] * (rng.randint(0, ENOUGH - 1) if own is None else own)
    mine += rng.sample(rest, HELD - len(mine))
    gone = loose(less(stock, sevens, rest))
    played = [[*gone[seat::SEATS], last] for seat in range(SEATS)]
    now = Round(
        ROUNDS,
        dealer=2,
        drawn=[len(cards) + HELD * (seat in inside) for seat, cards in enumerate(played)],
        played=played,
        shown=[[] for _ in range(SEATS)],
        inside=inside,
        to_bet=[*inside] if phase == "Bet" else [],
    )
    bank = Bank([10 * rng.randint(0, 3) for _ in range(SEATS)], [STAKE] * SEATS, [True] * SEATS)
    hands = [Hand(sorted(mine)), Hand(), Hand()]
    return GAME.view(State(SEATS, phase, Table(bank, SEATS, now), hands, Box({})), ME)


def loose(cards: dict[int, int]) -> list[int]:
    """The cards one by one."""
    return [card for card, count in cards.items() for _ in range(count)]


def worlds(view: View[Table, Hand]) -> Worlds:
    """All deals that this seat could be looking at, each with its weight. Whoever has three sevens has declared."""
    r = view.table.now
    unseen = less(deck(SEATS), view.hand.cards, *r.played)
    others, found = [seat for seat in r.inside if seat != view.seat], Worlds()
    for hands, pile, weight in deals(unseen, len(others)):
        if all(hand.count(SEVEN) < ENOUGH for hand in hands):
            held = {view.seat: [*view.hand.cards], **dict(zip(others, map(list, hands)))}
            all_hands = [Hand(held.get(seat, [])) for seat in range(SEATS)]
            found[GAME.save(State(SEATS, view.phase, view.table, all_hands, Box(pile)))] = weight
    return found


def deals(unseen: dict[int, int], hands: int) -> Iterator[tuple[list[tuple[int, ...]], dict[int, int], float]]:
    """Hands, the pile, and in how many ways they come about."""
    if not hands:
        yield [], unseen, 1.0
        return
    for hand in sorted({*combinations(loose(unseen), HELD)}):
        ways = prod(comb(unseen[card], count) for card, count in Counter(hand).items())
        for more, pile, weight in deals(less(unseen, hand), hands - 1):
            yield [hand, *more], pile, ways * weight


def replies(view: View[Table, Hand], moves: Sequence[Move]) -> dict[Move, float]:
    """How often a regular does what."""
    if len(moves) == 1:
        return {moves[0]: 1.0}
    match view.phase:
        case "Bet":
            rising = [move for move in moves if isinstance(move, Raise)]
            often = (1.0 if is_bold(view) else BLUFF * is_level(view)) if rising else 0.0
            mixed = {move: often / len(rising) for move in rising if often}
            return mixed | ({stay(moves) if is_worth(view) else Fold(): 1 - often} if often < 1 else {})
        case "PlayOne":
            good = good_cards(view)
            return {Play(card): 1 / len(good) for card in good}
        case _:
            return {Declare() if declares(view) else Hold(): 1.0}


def best(alike: Worlds) -> float:
    """The sum, over worlds that look alike, of the chance to come first, if the seat does the best it can."""
    return max(values(alike).values())


def values(alike: Worlds) -> dict[Move | None, float]:
    """By move of the seat, or for None where it is not asked: the same sum after that move."""
    state = GAME.load(next(iter(alike)))
    mine = GAME.moves(GAME.view(state, ME)) if ME in GAME.asked(state) else [None]
    return {move: after(alike, move) for move in mine}


def after(alike: Worlds, mine: Move | None) -> float:
    """Go one step in every world, then part them by what the seat sees."""
    total, seen = 0.0, defaultdict[bytes, Worlds](Worlds)
    for saved, weight in alike.items():
        for state, likely in steps(saved, mine):
            if GAME.is_over(state):
                total += weight * likely * firsts(GAME.places(state))[ME]
            else:
                group, world = seen[key(GAME.view(state, ME))], GAME.save(state)
                group[world] = group.get(world, 0.0) + weight * likely
    return total + sum(map(best, seen.values()))


def steps(saved: bytes, mine: Move | None) -> Iterator[tuple[ThreeSeven, float]]:
    """What may come of a world in one step, and how likely."""
    state = GAME.load(saved)
    if not (asked := GAME.asked(state)):
        outcomes = [*GAME.odds(state).outcomes()]
        choices = [(outcome, weight / sum(weight for _, weight in outcomes)) for outcome, weight in outcomes]
    else:
        choices = [({}, 1.0)]
        for seat in asked:
            view = GAME.view(state, seat)
            assert not GAME.asides(view)
            answers = {mine: 1.0} if seat == ME else replies(view, GAME.moves(view))
            choices = [({**so_far, seat: move}, p * q) for so_far, p in choices for move, q in answers.items()]
    for choice, likely in choices:
        after = GAME.load(saved)
        GAME.play(after, choice)
        yield after, likely


class Loss(Value):
    """What players lose against the best answer to regulars, in chances to come first."""

    positions: int
    best: float  # the mean chance of a player who always finds the best
    mean: float
    worst: float
    regular: float  # the mean loss of a regular in the same positions


def loss(phase: str, positions: int, seed: int = 1, budget: Budget | None = None) -> Loss:
    """Of a veteran on this many small tables; a position where nothing matters is not counted."""
    rng, bests, losses, regulars = Random(seed), list[float](), list[float](), list[float]()
    while len(losses) < positions:
        view = table(rng, phase)
        alike = worlds(view)
        exact = {move: sum_ / sum(alike.values()) for move, sum_ in values(alike).items()}
        if len(exact) > 1 and max(exact.values()) > min(exact.values()):
            moves = GAME.moves(view)
            bests.append(max(exact.values()))
            player = Veteran(GAME, Random(len(losses)), budget)
            losses.append(bests[-1] - exact[player.choose(view, moves)])
            regulars.append(bests[-1] - sum(exact[move] * p for move, p in replies(view, moves).items()))
    mean = [sum(some) / positions for some in (bests, losses, regulars)]
    return Loss(positions, mean[0], mean[1], max(losses), mean[2])
