"""No player ever receives a State that it did not imagine, nor a hand that is not its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from types import CellType, FunctionType, MethodType
from typing import Any

import msgspec
import pytest
from toys import penny

from croupier import games, players
from croupier.core.chance import seeded
from croupier.core.game import Game, Move, Refused, Seat, State
from croupier.core.match import Match

EVERY = [games.find(name) for name in games.names()]
LEVELS = ("novice", "regular", "veteran@4", "expert@4", *players.STYLES, "rollout@4", "ismcts@4")
MOST_DECISIONS = 24  # of one match


class Cheated(AssertionError):
    """A player got hold of something that belongs to the host."""


def watched(game: Game[Any, Any, Any], match: Match) -> Game[Any, Any, Any]:
    """The game as players get it: it refuses to do anything with the host's own State."""
    lent = object.__new__(Game)
    lent.__dict__.update(game.__dict__)
    lent.save = guarded(game.save, match)
    for name in ("view", "scene", "odds", "play", "aside", "forced", "clone"):
        setattr(lent, name, guarded(getattr(game, name), match))
    return lent


def guarded(method: Callable[..., Any], match: Match) -> Callable[..., Any]:
    def checked(*args: Any, **named: Any) -> Any:
        if any(arg is match._state for arg in args):
            raise Cheated(f"{method.__name__} was asked about the host's State")
        return method(*args, **named)

    return checked


def check(lent: object, match: Match, seat: Seat) -> None:
    """Nothing within reach of what a player holds is the host's State, its box, or another seat's hand."""
    state = match._state
    forbidden = {id(state): "the State", id(state.hands): "all hands"}
    if state.box is not None:
        forbidden[id(state.box)] = "the box"
    forbidden |= {
        id(hand): f"the hand of seat {other}"
        for other, hand in enumerate(state.hands)
        if other != seat and isinstance(hand, msgspec.Struct)
    }
    seen, waiting = set[int](), [lent]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (str, bytes, int, float, type, Match)):
            continue
        seen.add(id(thing))
        if what := forbidden.get(id(thing)):
            raise Cheated(f"seat {seat} holds {what}")
        waiting += parts(thing)


def parts(thing: object) -> Sequence[Any]:
    """What can be reached from here."""
    if isinstance(thing, msgspec.Struct):
        return [getattr(thing, field) for field in thing.__struct_fields__]
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        return [*thing]
    if isinstance(thing, MethodType):
        return [thing.__self__, thing.__func__]
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
    if isinstance(thing, CellType):
        return [thing.cell_contents]
    if isinstance(thing, Game):
        return []  # rulebooks hold no state; the watched ones are checked when they are used
    return [*getattr(thing, "__dict__", {}).values()]


def play(game: Game[Any, Any, Any], level: str, seats: int, seed: int) -> int:
    """A watched match with one level in all seats. Returns how many decisions it took."""
    rng = Random(seed)
    match = Match(game, seats, None, seeded(rng), quiet=True)
    lent = watched(game, match)
    sitting = [players.seated(level, lent, rng) for _ in range(seats)]
    for number in range(MOST_DECISIONS):
        if not match.waiting:
            return number
        seat = match.waiting[0]
        view, moves = match.glance(seat), [*match.moves(seat), *match.asides(seat)]
        check((view, moves), match, seat)
        before = game.save(match._state)
        move = sitting[seat].choose(view, moves)
        assert game.save(match._state) == before, "the player changed what it was shown"
        check(sitting[seat], match, seat)
        match.submit(seat, move)
    return MOST_DECISIONS


def without_budget(level: str, game: Game[Any, Any, Any]) -> str:
    """A veteran that calculates takes no budget, nor does an expert that has learnt."""
    try:
        players.refuse_unknown(level, game)
    except Refused:
        return level.partition("@")[0]
    return level


def has(game: Game[Any, Any, Any], level: str) -> bool:
    name = level.partition("@")[0]
    return name in players.SEARCHES or name in players.levels(game)


@pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.name}-{level}") for game in EVERY for level in LEVELS if has(game, level)],
)
def test_players_see_views_and_imagine_the_rest(game: Game[Any, Any, Any], level: str) -> None:
    assert play(game, without_budget(level, game), game.seats[0], seed=1) > 0


class TestTheWatchBites:
    @pytest.fixture
    def match(self) -> Match:
        return Match(penny.GAME, 3, None, seeded(1))

    def test_a_state_handed_over(self, match: Match) -> None:
        with pytest.raises(Cheated, match="holds the State"):
            check([match._state], match, 0)

    def test_another_s_hand_remembered(self, match: Match) -> None:
        class Peeping:
            hands: list[Any]

        player = Peeping()
        player.hands = [match._state.hands[1]]
        check(player, match, 1)
        with pytest.raises(Cheated, match="holds the hand of seat 1"):
            check(player, match, 0)

    def test_a_state_in_a_closure(self, match: Match) -> None:
        state: State[Any, Any, Any] = match._state

        def choose(view: Any, moves: Sequence[Move]) -> Move:
            return moves[len(state.hands) % len(moves)]

        with pytest.raises(Cheated, match="holds the State"):
            check(choose, match, 0)

    def test_the_box_in_a_hand(self, match: Match) -> None:
        match._state.hands[0] = match._state.box
        with pytest.raises(Cheated, match="holds the box"):
            check(match.glance(0), match, 0)

    def test_a_question_about_the_true_state(self, match: Match) -> None:
        with pytest.raises(Cheated, match="play was asked about"):
            watched(penny.GAME, match).play(match._state, {})
