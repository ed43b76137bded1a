"""The host: it keeps secrets, seals choices, plays what is forced, and is never upset by nonsense."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from toys import penny, shout, twice
from toys.penny import Borrow, Borrowed, Leave, Left, Name, Named, Showed, Stay, Stayed

from croupier.core.chance import Odds, seeded
from croupier.core.game import Event, Options, Phase, Refused, Seat, Tell, Turn
from croupier.core.match import IllegalMove, Match, Told
from croupier.core.record import Answer, Aside, Choice, Drawn, Moved, canonical
from croupier.kit.bags import draw


class Cards:
    """Deals these cards."""

    def __init__(self, *cards: int) -> None:
        self.cards = list(cards)
        self.asked_for: list[str] = []

    def __call__(self, odds: Odds[Any], drawn: str) -> Any:
        self.asked_for.append(drawn)
        return odds.read(self.cards.pop(0))


def dealt(*cards: int, **options: Any) -> Match:
    """Penny with these cards: seat 0 has 1, seat 1 has 3, seat 2 has 5."""
    return Match(penny.GAME, len(cards), source=Cards(*cards), **options)


def in_call(*cards: int) -> Match:
    """All have stayed and owe a number."""
    match = dealt(*cards)
    match.submit(0, Borrow())
    for seat in range(len(cards)):
        match.submit(seat, Stay())
    return match


def heard(match: Match, seat: int | None) -> list[Event]:
    return [told.event for told in match.told if told.to in (None, seat)]


def test_chance_is_asked_for_by_name() -> None:
    source = Cards(1, 2, 3)
    Match(penny.GAME, 3, source=source)
    assert source.asked_for == ["Deal"] * 3


def test_a_secret_goes_to_its_owner_alone() -> None:
    match = dealt(4, 2)
    assert [told for told in match.told if isinstance(told.event, penny.Got)] == [
        Told(0, penny.Got(4)),
        Told(1, penny.Got(2)),
    ]
    assert match.view(0).hand.card == 4
    assert not hasattr(match.scene(), "hand")


def test_a_question_that_a_loan_would_widen_is_asked() -> None:
    match = dealt(4, 2)
    assert match.waiting == (0,)
    assert list(match.moves(0)) == [Leave()]
    match.submit(0, Borrow())
    assert heard(match, None)[-1] == Borrowed(0)
    assert list(match.moves(0)) == [Leave(), Stay()]
    assert match.asides(0) == []


def test_a_forced_move_is_made_and_told() -> None:
    """Whoever has too little and has borrowed already can only leave, and is not asked."""
    match = Match(penny.GAME, 2, source=Cards(4, 2))
    match._state.table.borrowed = [0]
    match._state.table.to_speak = [1, 0]
    match._open = match._ask()
    match.submit(1, Leave())
    assert match.over
    assert heard(match, None)[-2:] == [Left(1), Left(0)]


def test_simultaneous_moves_are_sealed_until_the_last() -> None:
    match = in_call(4, 2, 1)
    before = match.scene()
    match.submit(2, Name(1))
    match.submit(0, Name(3))
    assert match.waiting == (1,)
    assert match.scene() == before
    assert not any(isinstance(event, Named) for event in heard(match, 1))
    match.submit(1, Name(2))
    named = [event for event in heard(match, None) if isinstance(event, Named)]
    assert named == [Named(0, 3), Named(1, 2), Named(2, 1)]
    assert [event for event in heard(match, None) if isinstance(event, Showed)]
    assert match.over


def test_a_phase_may_insist_on_asking() -> None:
    """Seat 2 holds a 1 and can only name 1; it is asked all the same."""
    match = in_call(4, 2, 1)
    assert match.waiting == (0, 1, 2)
    assert list(match.moves(2)) == [Name(1)]


def test_a_sealed_choice_is_final() -> None:
    match = in_call(4, 2, 1)
    match.submit(0, Name(3))
    with pytest.raises(IllegalMove, match="is waiting for seats"):
        match.submit(0, Name(2))
    assert match.asides(0) == ()


@pytest.mark.parametrize(("seat", "move"), [(0, Stay()), (1, Leave()), (0, Name(1)), (9, Leave()), (-1, Leave())])
def test_an_illegal_move_says_why_and_changes_nothing(seat: int, move: Any) -> None:
    match = dealt(4, 2)
    before = match.save()
    with pytest.raises(IllegalMove, match=f"Seat {seat} may not choose"):
        match.submit(seat, move)
    assert match.save() == before


@pytest.mark.parametrize("seat", [[0], {}, None, "0"], ids=str)
def test_what_is_no_seat_may_choose_nothing(seat: Any) -> None:
    match = dealt(4, 2)
    with pytest.raises(IllegalMove, match="may not choose"):
        match.submit(seat, Stay())
    assert (match.moves(seat), match.asides(seat)) == ((), ())


def test_a_move_like_an_offered_one_is_taken_as_that() -> None:
    match = in_call(4, 2, 1)
    for seat in (0, 1, 2):
        match.submit(seat, Name(True))
    assert b"true" not in match.save()


def test_views_are_copies() -> None:
    match = dealt(4, 2)
    view = match.view(0)
    view.table.pot = 99
    view.hand.card = 1
    match.scene().table.money.seats[0] = 99
    assert match.view(0).table.pot == 0
    assert match.view(0).hand.card == 4
    assert match.view(0).table.money.seats == [1, 3]


def test_silence_speaks_when_time_is_up() -> None:
    match = dealt(4, 2, 1, clock=True)
    assert match.time_up() == (1,)
    assert match.time_up() == (2,)
    assert match.time_up() == ()
    assert match.over
    match = in_call(4, 2, 1)
    match.submit(0, Name(3))
    assert match.time_up() == (1, 2), "naming a number has no silence: a player must choose"


def test_the_first_to_speak_is_heard_alone() -> None:
    match = Match(shout.GAME, 3, source=seeded(1), clock=True)
    match.submit(2, shout.Shout(1))
    assert match.scene().table.leader == 2
    assert match.waiting == (0, 1)
    match.submit(0, shout.Quiet())
    assert match.waiting == (1,), "silence is not speaking"
    match.submit(1, shout.Shout(3))
    assert match.scene().table.leader == 1
    match.time_up()
    assert match.over
    assert heard(match, None)[-1] == shout.Sold(1)


def test_without_a_clock_an_auction_runs_in_beats() -> None:
    match = Match(shout.GAME, 3, source=seeded(1))
    match.submit(2, shout.Shout(1))
    assert match.scene().table.leader is None
    match.submit(0, shout.Shout(2))
    match.submit(1, shout.Quiet())
    assert match.scene().table.leader == 0


def test_a_match_without_a_source_waits_to_be_told() -> None:
    match = Match(penny.GAME, 2)
    assert match.choices == []
    assert match.waiting == ()
    for choice in dealt(4, 2).choices:
        match.follow(choice)
    assert match.view(0).hand.card == 4


def test_whose_decision_it_is() -> None:
    """A course hands a decision to the game it plays."""
    match = Match(twice.GAME, 2, source=Cards(4, 2, 1, 3))
    game, view = twice.GAME.inner(match.view(0))
    assert game is penny.GAME
    assert view.hand.card == 4
    assert list(game.moves(view)) == list(match.moves(0))
    assert penny.GAME.inner(view) == (penny.GAME, view)


def test_quiet_matches_keep_no_events() -> None:
    match = Match(penny.GAME, 2, source=Cards(4, 2), quiet=True)
    match.submit(0, Borrow())
    match.submit(0, Stay())
    assert match.told == []
    assert Stayed(0) not in heard(match, None)


def test_wrong_seats_are_refused() -> None:
    with pytest.raises(Refused, match="penny is for 2 to 4 players, not 5"):
        Match(penny.GAME, 5, source=seeded(1))
    with pytest.raises(Refused, match="first=2 is not a seat: use 0 to 1."):
        Match(penny.GAME, 2, Options(first=2), seeded(1))
    with pytest.raises(Refused, match="3 names, 2 seats: give one each."):
        Match(penny.GAME, 2, source=seeded(1), names=["a", "b", "c"])


def test_an_unfinished_match_has_no_result() -> None:
    match = dealt(4, 2)
    assert match.result is None
    assert match.record.result is None
    match.time_up()
    match.time_up()
    assert match.result is not None
    assert match.result.places == (2, 1)


def test_the_first_seat_may_be_agreed_on() -> None:
    assert penny.GAME.start(2).table.to_speak == [0, 1]
    assert penny.GAME.start(2, Options(first=1)).table.to_speak == [1, 0]


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="frist"):
        msgspec.convert({"frist": 1}, Options)


def test_nobody_has_a_choice_while_chance_decides() -> None:
    match = Match(penny.GAME, 2)
    assert penny.GAME.asked(match._state) == ()
    assert penny.GAME.moves(match.view(0)) == ()
    assert penny.GAME.asides(match.view(0)) == ()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Phase().odds(None),
        lambda: Phase().play(None, None, lambda event, *, to=None: None),
        lambda: Phase().aside(None, 0, None, lambda event, *, to=None: None),
        lambda: Turn().seat(None),
    ],
)
def test_what_a_phase_leaves_out_is_not_passed_over_in_silence(call: Any) -> None:
    with pytest.raises(NotImplementedError):
        call()


def with_phase(phase: type[Phase]) -> Any:
    """Penny with one phase replaced by this one, which has the same name."""
    return replace(penny.GAME, phases=[phase if phase.__name__ == old.__name__ else old for old in penny.GAME.phases])


def test_a_loan_that_would_not_widen_a_question_leaves_it_forced() -> None:
    class Speak(penny.Speak):
        def aside(self, state: penny.Penny, seat: Seat, move: Any, tell: Tell) -> None:
            state.table.borrowed.append(seat)

    match = Match(with_phase(Speak), 2, source=Cards(4, 2))
    assert match.waiting == (1,)
    assert heard(match, None)[-1] == Left(0)


def test_an_aside_does_not_ask_again_who_has_chosen() -> None:
    class Call(penny.Call):
        def asides(self, view: Any) -> list[Any]:
            return [Borrow()] if view.seat not in view.table.borrowed else []

        def aside(self, state: penny.Penny, seat: Seat, move: Any, tell: Tell) -> None:
            state.table.borrowed.append(seat)

    match = Match(with_phase(Call), 3, source=Cards(4, 2, 1))
    match.submit(0, Borrow())
    for seat in range(3):
        match.submit(seat, Stay())
    match.submit(0, Name(3))
    match.submit(1, Borrow())
    assert match.waiting == (1, 2)
    assert match.moves(0) == ()


def test_with_a_clock_too_all_are_heard_unless_the_first_is_heard_alone() -> None:
    class Beat(shout.Beat):
        def first_come(self, table: shout.Table) -> bool:
            return Phase.first_come(self, table)

    match = Match(replace(shout.GAME, phases=(Beat, shout.Settle)), 3, source=seeded(1), clock=True)
    match.submit(2, shout.Shout(1))
    assert match.waiting == (0, 1)
    assert match.scene().table.leader is None


def test_an_illegal_move_is_answered_with_the_legal_ones() -> None:
    match = dealt(4, 2)
    with pytest.raises(IllegalMove, match=r"It may choose Leave\(\)\."):
        match.submit(0, Stay())


def test_the_answer_to_an_illegal_move_names_no_more_than_twelve() -> None:
    class Speak(penny.Speak):
        def moves(self, view: Any) -> list[Any]:
            return [Name(number) for number in range(1, 21)]

    with pytest.raises(IllegalMove, match=r"number=11\), Name\(number=12\)\.$"):
        Match(with_phase(Speak), 2, source=Cards(4, 2)).submit(0, Leave())


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ([Moved(())], "up to chance"),
        ([Moved((Answer(0, Leave()),))], "up to chance"),
        ([Aside(0, Borrow())], "up to chance"),
        ([Drawn("Deal", draw({1: 1}), 1)], "the odds of Deal are"),
        ([Drawn("Roll", draw(penny.DECK), 1)], "the odds of Deal are"),
        ([Drawn("Deal", draw(penny.DECK), 5)], "not in the bag"),
        ([*dealt(4, 2).choices, Drawn("Deal", draw(penny.DECK), 1)], "up to 0"),
        ([*dealt(4, 2).choices, Moved(())], "up to 0"),
        ([*dealt(4, 2).choices, Moved((Answer(1, Leave()),))], "up to 0"),
        ([*dealt(4, 2).choices, Moved((Answer(0, Stay()),))], "not one of"),
        ([*dealt(4, 2).choices, Aside(1, Borrow())], "up to 0"),
        ([*dealt(4, 2).choices, Aside(0, Leave())], "not one of"),
        ([*dealt(4, 2).choices, *[Moved((Answer(seat, Leave()),)) for seat in (0, 1)], Moved(())], "already over"),
    ],
)
def test_a_recorded_choice_that_does_not_fit_is_refused(choices: list[Choice], reason: str) -> None:
    match = Match(penny.GAME, 2)
    for choice in choices[:-1]:
        match.follow(choice)
    before = match.save()
    with pytest.raises(ValueError, match=reason):
        match.follow(choices[-1])
    assert match.save() == before


def test_a_match_goes_on_where_it_was_put_away() -> None:
    match = in_call(4, 2, 1)
    match.submit(2, Name(1))
    again = Match.load(penny.GAME, match.save(), seeded(1))
    assert again.waiting == (0, 1)
    again.submit(1, Name(2))
    again.submit(0, Name(4))
    assert again.over
    assert Match.load(penny.GAME, Match(penny.GAME, 2).save(), Cards(4, 2)).waiting == (0,)
    clocked = Match.load(shout.GAME, Match(shout.GAME, 3, source=seeded(1), clock=True).save(), seeded(1))
    clocked.submit(2, shout.Shout(1))
    assert clocked.scene().table.leader == 2, "with a clock the first is heard alone, still"


def test_a_move_says_whose_it_is() -> None:
    """So that the Name of one game is never taken for another's."""
    assert canonical(Stay()) == b'{"type":"penny.Stay"}'
    assert canonical(Name(4)) == b'{"number":4,"type":"penny.Name"}'
    assert canonical(shout.Shout(1)) == b'{"amount":1,"type":"shout.Shout"}'
