"""Every law rejects a game that breaks it: Penny, spoilt in one place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Annotated, Any, Literal

import laws
import msgspec
import pytest
from msgspec import Meta
from toys import penny
from toys.penny import GAME, Call, Deal, Hand, Penny, Speak, Table

from croupier.core.chance import Odds
from croupier.core.game import Event, Game, Move, Next, Options, Scene, Seat, State, Tell, View
from croupier.core.match import Match
from croupier.core.record import Choice, Moved
from croupier.kit.bags import Bag

Rules = Game[Any, Any, Any]


class Whispered(Event):
    seat: Seat


def spoilt(old: type, new: type) -> Rules:
    """Penny with one phase replaced by another of the same name."""
    new.__name__ = old.__name__
    return replace(GAME, phases=tuple(new if phase is old else phase for phase in GAME.phases))


class Endless(Call):
    def play(self, state: Penny, moves: Mapping[Seat, Any], tell: Tell) -> Next:
        return Call


class Halves(Deal):
    def odds(self, state: Penny) -> Odds[int]:
        deck = state.box.deck
        return Bag(tuple(deck), tuple(count / 2 for count in deck.values()))  # type: ignore[misc]


class Counting(Speak):
    """Changes the table while somebody only looks."""

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        view.table.pot += 1
        return super().moves(view)


class CallsAlone(Call):
    def insists(self, table: Table) -> bool:
        return False


class Glitters(Deal):
    """The table betrays the card that was dealt."""

    def play(self, state: Penny, card: int, tell: Tell) -> Next:
        following = super().play(state, card, tell)
        state.table.borrowed = [card]
        return following


class Flashes(Deal):
    """The table shows the card only while it is dealt."""

    def play(self, state: Penny, card: int, tell: Tell) -> Next:
        state.table.borrowed = [card]
        following = super().play(state, card, tell)
        state.table.borrowed = []
        return following


class Whispers(Speak):
    """An event betrays a high card."""

    def play(self, state: Penny, move: Move, tell: Tell) -> Next:
        seat = self.seat(state.table)
        if state.hands[seat].card > 1:
            tell(Whispered(seat))
        return super().play(state, move, tell)


class Jealous(Speak):
    """Whoever borrows takes a choice from the others."""

    def aside(self, state: Penny, seat: Seat, move: Move, tell: Tell) -> None:
        super().aside(state, seat, move, tell)
        state.table.to_speak.reverse()


class Mints(Speak):
    def play(self, state: Penny, move: Move, tell: Tell) -> Next:
        state.table.pot += 1
        return super().play(state, move, tell)


class Remembers(Speak):
    """Keeps something outside the state."""

    spoken = 0

    def play(self, state: Penny, move: Move, tell: Tell) -> Next:
        type(self).spoken += 1
        tell(Whispered(self.spoken % 2))
        return super().play(state, move, tell)


def forgetful(view: Scene[Table], rng: Random) -> Penny:
    """Imagines another card for the seat itself."""
    world = penny.redeal(view, rng)
    world.hands.reverse()
    return world


def card_sharp(view: Scene[Table], rng: Random) -> Penny:
    """Imagines the others holding cards that already lie on the table."""
    world = penny.redeal(view, rng)
    for seat, hand in enumerate(world.hands):
        if hand.card and not (isinstance(view, View) and seat == view.seat) and seat not in view.table.stayed:
            hand.card = 4
    return world


class Duplicates(Deal):
    """The card that is dealt also stays in the deck."""

    def play(self, state: Penny, card: int, tell: Tell) -> Next:
        following = super().play(state, card, tell)
        state.box.deck[card] += 1
        return following


def dead_end(view: Scene[Table], rng: Random) -> Penny:
    """Imagines a world in which the others have no cards."""
    world = penny.redeal(view, rng)
    for seat, hand in enumerate(world.hands):
        if not isinstance(view, View) or seat != view.seat:
            hand.card = 0
    return world


class Copies(Game[Any, Any, Any]):
    """Copies badly: the table is shared between a state and its clone."""

    def clone(self, state: State[Any, Any, Any]) -> State[Any, Any, Any]:
        return State(state.seats, state.phase, state.table, state.hands, state.box)


def copying_badly() -> Rules:
    fields = {name: getattr(GAME, name) for name in GAME.__dataclass_fields__ if not name.startswith("_")}
    return Copies(**fields)


class Forgets(Match):
    """Puts a match away without the moves that are sealed."""

    def save(self) -> bytes:
        record, _, clock = msgspec.json.decode(super().save())
        return msgspec.json.encode((record, {}, clock))


class Trusts(Match):
    """Accepts any move unchecked."""

    def submit(self, seat: Seat, move: Move) -> None:
        if seat in self.waiting and move not in self.moves(seat):
            move = self.moves(seat)[0]
        super().submit(seat, move)


class Hasty(Match):
    """Plays simultaneous moves in the order in which they came."""

    def _carry_out(self, choice: Choice) -> None:
        if isinstance(choice, Moved):
            order = list(self._sealed)
            choice = Moved(tuple(sorted(choice.moves, key=lambda answer: order.index(answer.seat))))
        super()._carry_out(choice)


def honest(game: Rules = GAME, host: type[Match] = Match) -> laws.Case:
    return laws.Case(game, 3, seeds=20, host=host)


BROKEN: dict[Callable[[laws.Case], None], laws.Case] = {
    laws.random_games_end: honest(game=spoilt(Call, Endless)),
    laws.a_clone_is_equal_and_apart: honest(game=copying_badly()),
    laws.questions_have_answers_and_odds_are_whole: honest(game=spoilt(Deal, Halves)),
    laws.looking_changes_nothing: honest(game=spoilt(Speak, Counting)),
    laws.an_imagined_world_looks_the_same: honest(game=replace(GAME, redeal=forgetful)),
    laws.imagined_worlds_can_be_played_and_imagined_again: honest(game=replace(GAME, redeal=dead_end)),
    laws.who_is_asked_is_public: honest(game=spoilt(Call, CallsAlone)),
    laws.told_alike_sees_alike: honest(game=spoilt(Deal, Glitters)),
    laws.only_reveals_bring_hidden_things_to_light: honest(game=spoilt(Speak, Whispers)),
    laws.an_aside_leaves_the_others_alone: honest(game=spoilt(Speak, Jealous)),
    laws.money_is_conserved: honest(game=spoilt(Speak, Mints)),
    laws.pieces_are_conserved: honest(game=spoilt(Deal, Duplicates)),
    laws.a_record_replays_to_the_same_events: honest(game=spoilt(Speak, Remembers)),
    laws.a_match_can_be_put_away_at_any_time: honest(host=Forgets),
    laws.an_illegal_move_changes_nothing: honest(host=Trusts),
    laws.the_order_of_answers_never_shows: honest(host=Hasty),
}


def test_every_law_has_its_breach() -> None:
    assert set(BROKEN) == set(laws.LAWS)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law_rejects_its_own(law: Callable[[laws.Case], None]) -> None:
    law(honest())
    with pytest.raises(AssertionError) as caught:
        law(BROKEN[law])
    where, what = r"penny with 3 seats, seed \d+(, choice \d+, in \w+)?", r"(?!.*\bNone\b).+\. [A-Z`].+\."
    assert re.match(f"{where}: {what}", str(caught.value)), "it says where, what is wrong, and what usually helps"


def test_what_the_table_shows_only_for_a_moment_counts() -> None:
    with pytest.raises(
        AssertionError, match=r"seed \d+, choice \d+, in Deal: .* sees what it was not told. Tell an event"
    ):
        laws.told_alike_sees_alike(honest(game=spoilt(Deal, Flashes)))


def test_whoever_imagines_deals_no_card_twice() -> None:
    with pytest.raises(
        AssertionError, match=r"imagined by an onlooker pieces are missing \(.+\) or too many \(\d × 4\)"
    ):
        laws.pieces_are_conserved(honest(game=replace(GAME, redeal=card_sharp)))


class Varied(Options):
    rounds: Annotated[int, Meta(ge=1, le=6)] = 2
    lives: Annotated[int, Meta(gt=0, lt=4)] = 1
    stakes: Literal["low", "high"] = "low"
    limit: Annotated[int, Meta(ge=5, le=90)] | None = None
    open: bool = False


def test_options_are_varied_as_their_schema_has_them() -> None:
    tried = laws.variants(replace(GAME, options=Varied), 3)
    assert {one.rounds for one in tried if isinstance(one, Varied)} == {1, 2, 6}
    assert {one.lives for one in tried if isinstance(one, Varied)} == {1, 2, 3}
    assert {one.stakes for one in tried if isinstance(one, Varied)} == {"low", "high"}
    assert {one.limit for one in tried if isinstance(one, Varied)} == {None, 5, 90}
    assert {one.open for one in tried if isinstance(one, Varied)} == {False, True}
    assert {one.first for one in tried} == {None, 2}


class Boundless(Options):
    rounds: int = 2


def test_an_option_without_bounds_is_told_to_have_some() -> None:
    with pytest.raises(AssertionError, match="The option rounds is a number and needs bounds"):
        laws.variants(replace(GAME, options=Boundless), 3)
