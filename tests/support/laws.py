"""What every game promises. Each law takes a game and its options, walks random games of it, and fails on a breach.

A law knows no game: a new one is checked without touching this file. A law that cannot fail is a defect: every one of
them has a broken game of its own that it must reject (test_laws_bite.py). What a law says about a breach is for whoever
writes the game: where it was found, who is concerned, and what usually helps.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from croupier.common.records import read, replay, write
from croupier.core.chance import seeded
from croupier.core.game import Event, Game, Move, Options, Refused, Reveal, Seat, State
from croupier.core.match import IllegalMove, Match

AnyGame = Game[Any, Any, Any]
World = State[Any, Any, Any]
LONGEST = 20_000  # choices in a game
FEW = 4  # up to this many values of an option are all tried
pack = msgspec.msgpack.encode


class Case:
    """A game with everything agreed: seats, options, and how many random games to look at."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        *,
        seeds: int = 2,
        share: float = 1.0,
        host: type[Match] = Match,
    ) -> None:
        self.game, self.seats, self.seeds, self.share, self.host = game, seats, seeds, share, host
        self.options = options or game.options()
        self.everyone: tuple[Seat | None, ...] = (None, *range(seats))  # None looks on
        self.place = ""  # where the walk is now

    def walks(self) -> Iterator[tuple[World, Random]]:
        """States of random games, with asides now and then; all of them, or a share."""
        for seed in range(self.seeds):
            rng = Random(f"{self.game.name} {self.seats} {seed}")
            for state in self.walk(seed, rng):
                if rng.random() < self.share:
                    yield state, rng

    def walk(self, seed: int, rng: Random | None = None) -> Iterator[World]:
        """All states of one random game."""
        rng = rng or Random(seed)
        state = self.game.start(self.seats, self.options)
        for number in range(LONGEST):
            self.place = f"seed {seed}, choice {number}, in {state.phase}"
            yield state
            if self.game.is_over(state):
                return
            step(self.game, state, rng)
        raise AssertionError(
            self.breach("the game is not over yet", "Something must run out, or rounds must be counted.")
        )

    def breach(self, what: str, advice: str = "") -> str:
        """What is wrong, where, and what usually helps."""
        said = f"{self.game.name} with {self.seats} seats, {self.place}: {what}."
        return f"{said} {advice}" if advice else said

    def look(self, state: World, seat: Seat | None) -> Any:
        return self.game.scene(state) if seat is None else self.game.view(state, seat)

    def seen(self, state: World, seat: Seat | None) -> bytes:
        return pack(self.look(state, seat))


def step(game: AnyGame, state: World, rng: Random) -> None:
    for seat in game.asked(state):
        if rng.random() < 0.1 and (asides := game.asides(game.view(state, seat))):
            game.aside(state, seat, rng.choice(asides))
    game.play(state, any_choice(game, state, rng))


def who(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"


def any_choice(game: AnyGame, state: World, rng: Random) -> Any:
    if asked := game.asked(state):
        return {seat: rng.choice(game.moves(game.view(state, seat))) for seat in asked}
    return seeded(rng)(game.odds(state), "")


def told_by(game: AnyGame, state: World, choice: Any) -> list[tuple[Seat | None, Event]]:
    told: list[tuple[Seat | None, Event]] = []
    game.play(state, choice, lambda event, *, to=None: told.append((to, event)))
    return told


def watched(
    game: AnyGame, state: World, choice: Any, seat: Seat | None
) -> tuple[list[tuple[Seat | None, Event]], list[bytes]]:
    """What is told, and the table after each event that this seat hears."""
    told: list[tuple[Seat | None, Event]] = []
    steps: list[bytes] = []

    def tell(event: Event, *, to: Seat | None = None) -> None:
        told.append((to, event))
        if to is None or to == seat:
            steps.append(pack(state.table))

    game.play(state, choice, tell)
    return told, steps


def heard(told: list[tuple[Seat | None, Event]], seat: Seat | None) -> list[Event]:
    return [event for to, event in told if to is None or to == seat]


def random_games_end(case: Case) -> None:
    for seed in range(10 * case.seeds):
        *_, last = case.walk(seed)
        places = case.game.places(last)
        assert case.game.is_over(last)
        assert len(places) == case.seats, case.breach(f"the places are {places}", "Every seat needs one.")
        assert 1 in places, case.breach(
            f"nobody is first: the places are {places}", "`standing` must return tuples that can be compared."
        )


def a_clone_is_equal_and_apart(case: Case) -> None:
    game = case.game
    for state, rng in case.walks():
        before, copy = pack(state), game.clone(state)
        assert pack(copy) == before, case.breach("a clone is not equal", "Is every field of the state declared?")
        if not game.is_over(copy):
            step(game, copy, rng)
            assert pack(state) == before, case.breach(
                "playing on a clone changed the original", "Clone by `load(save(state))`; share nothing mutable."
            )


def questions_have_answers_and_odds_are_whole(case: Case) -> None:
    game = case.game
    for state, rng in case.walks():
        asked = list(game.asked(state))
        assert asked == sorted(set(asked)), case.breach(f"the seats asked are {asked}", "Name each once, in order.")
        assert {*asked} <= {*range(case.seats)}, case.breach(
            f"the seats asked are {asked}", f"Seats are numbered 0 to {case.seats - 1}."
        )
        for seat in asked:
            moves, asides = game.moves(game.view(state, seat)), game.asides(game.view(state, seat))
            assert moves, case.breach(f"{who(seat)} is asked but has no move", "Offer a pass, or do not ask.")
            assert len({*moves, *asides}) == len(moves) + len(asides), case.breach(
                f"two choices of {who(seat)} are the same", "Equal cards are one choice: list kinds, not pieces."
            )
        if not asked and not game.is_over(state):
            odds = game.odds(state)
            outcomes = list(islice(odds.outcomes(), 3000))
            assert outcomes, case.breach("there is nothing to draw", "Is the bag empty? End the phase before that.")
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes), case.breach(
                "a weight is not a whole number above 0", "Count pieces; leave out what cannot be drawn."
            )
            drawn = seeded(rng)(odds, "")
            assert odds.read(msgspec.to_builtins(drawn)) == drawn, case.breach(
                f"{drawn} is not read back as it was written", "`read` of the odds must undo how it is written."
            )
            assert len(outcomes) == 3000 or drawn in dict(outcomes), case.breach(
                f"{drawn} was drawn but is not an outcome", "`draw` and `outcomes` of the odds must agree."
            )


def looking_changes_nothing(case: Case) -> None:
    game = case.game
    for state, _ in case.walks():
        before = pack(state)
        for seat in game.asked(state):
            view = game.view(state, seat)
            game.moves(view), game.asides(view), game.phase(state).silence(view), game.forced(state, seat)
        if not game.asked(state) and not game.is_over(state):
            game.odds(state), game.phase(state).drawn(state.table)
        assert pack(state) == before, case.breach(
            "looking changed the state", "`moves`, `asides`, `silence`, `odds` and `drawn` must only read."
        )


def an_imagined_world_looks_the_same(case: Case) -> None:
    game = case.game
    for state, rng in case.walks():
        for seat in case.everyone:
            view = case.look(state, seat)
            world = game.imagine(view, rng)
            assert case.seen(world, seat) == pack(view), case.breach(
                f"{who(seat)} could tell an imagined world", "`redeal` must keep the table and the seat's own hand."
            )
            assert case.seen(world, None) == case.seen(state, None), case.breach(
                f"in a world that {who(seat)} imagines, onlookers see something different",
                "`redeal` must keep the table.",
            )
            if seat is not None and seat in game.asked(state):
                assert list(game.moves(game.view(world, seat))) == list(game.moves(view)), case.breach(
                    f"{who(seat)} would have different moves in an imagined world", "`moves` must use only the view."
                )


def imagined_worlds_can_be_played_and_imagined_again(case: Case) -> None:
    game = case.game
    for state, rng in case.walks():
        if rng.random() < 0.2:
            one, other = rng.randrange(case.seats), rng.randrange(case.seats)
            world = game.imagine(game.view(state, one), rng)
            again = game.imagine(game.view(world, other), rng)
            assert case.seen(again, other) == case.seen(world, other), case.breach(
                f"{who(other)} could tell a world imagined twice",
                "`redeal` must keep the table and the seat's own hand.",
            )
            for dream in (world, again):
                assert game.wealth(dream) == game.wealth(state), case.breach(
                    f"a world that {who(one)} imagines has {game.wealth(dream)} in money, not {game.wealth(state)}",
                    "`redeal` must keep the table, and the total of what is in hands and in the box.",
                )
                for _ in range(LONGEST):
                    if game.is_over(dream):
                        break
                    try:
                        step(game, dream, rng)
                    except (IndexError, KeyError) as error:
                        said = f"a world that {who(one)} imagines cannot continue in {dream.phase} ({error})"
                        advice = "`redeal` must give every hand and the box what `play` needs."
                        raise AssertionError(case.breach(said, advice)) from error
                assert game.is_over(dream), case.breach(
                    f"a world that {who(one)} imagines never ends",
                    "`redeal` must not leave out anything that `play` uses up.",
                )


def who_is_asked_is_public(case: Case) -> None:
    """A seat that is not asked because it has one answer must not give its hand away by that."""
    game = case.game
    for state, rng in case.walks():
        for seat in case.everyone:
            world = game.imagine(case.look(state, seat), rng)
            assert list(game.asked(world)) == list(game.asked(state)), case.breach(
                f"who is asked tells {who(seat)} something hidden", "`seats` must use only the table."
            )
            for asked in game.asked(state):
                same = (game.forced(world, asked) is None) == (game.forced(state, asked) is None)
                assert same, case.breach(
                    f"whether {who(asked)} has a choice tells {who(seat)} something",
                    "Override `insists`: then a seat with one answer is asked as well.",
                )
            if not game.asked(state) and not game.is_over(state):
                assert game.phase(world).drawn(world.table) == game.phase(state).drawn(state.table), case.breach(
                    f"the name of what is drawn tells {who(seat)} something",
                    "`drawn` must name what everybody knows: the round, the seat, never a card.",
                )


def told_alike_sees_alike(case: Case) -> None:
    """Two worlds a seat cannot tell apart it still cannot tell apart after being told the same in both.

    Nor can it by the table after each thing it was told, which a house may show step by step.
    """
    game = case.game
    for state, rng in case.walks():
        if game.is_over(state):
            continue
        for seat in case.everyone:
            known: dict[Any, tuple[bytes, list[bytes]]] = {}
            worlds = [state, state, *(game.imagine(case.look(state, seat), rng) for _ in range(2))]
            for world in worlds:
                for _ in range(3):
                    choice, child = any_choice(game, world, rng), game.clone(world)
                    told, steps = watched(game, child, choice, seat)
                    own = choice.get(seat) if game.asked(world) else None
                    story = (own, *heard(told, seat))
                    after = case.seen(child, seat), steps
                    assert known.setdefault(story, after) == after, case.breach(
                        f"{who(seat)} sees what it was not told",
                        "Tell an event for every change of the table; keep the rest in a hand or in the box.",
                    )


def only_reveals_bring_hidden_things_to_light(case: Case) -> None:
    """The same choice, in two worlds a seat cannot tell apart, tells it the same up to the first Reveal."""
    game = case.game
    for state, rng in case.walks():
        if game.is_over(state):
            continue
        for seat in case.everyone:
            world, choice = game.imagine(case.look(state, seat), rng), any_choice(game, state, rng)
            if asked := game.asked(state):
                possible = all(choice[other] in game.moves(game.view(world, other)) for other in asked)
            else:
                possible = choice in dict(game.odds(world).outcomes())
            if not possible:
                continue
            stories = [heard(told_by(game, child, choice), seat) for child in (game.clone(state), game.clone(world))]
            for one, two in zip(*stories, strict=False):
                if isinstance(one, Reveal) and isinstance(two, Reveal):
                    break
                assert one == two, case.breach(
                    f"{who(seat)} is told {one} or {two}, depending on what is hidden",
                    "Make an event that brings hidden things to light a `Reveal`, or tell only its owner.",
                )
            else:
                assert len(stories[0]) == len(stories[1]), case.breach(
                    f"{who(seat)} is told more or less, depending on what is hidden", "Begin with a `Reveal`."
                )


def an_aside_leaves_the_others_alone(case: Case) -> None:
    game = case.game
    for state, _ in case.walks():
        for seat in game.asked(state):
            for move in game.asides(game.view(state, seat)):
                told: list[Event] = []
                child = game.clone(state)
                game.aside(child, seat, move, lambda event, *, to=None, told=told: told.append(event))
                assert told, case.breach(
                    f"{move} by {who(seat)} is not told", "Everybody sees an aside: tell an event."
                )
                stays = child.phase == state.phase and list(game.asked(child)) == list(game.asked(state))
                assert stays, case.breach(
                    f"{move} by {who(seat)} changes who is asked", "Make it a move, not an aside."
                )
                for other in set(game.asked(state)) - {seat}:
                    now, then = game.view(child, other), game.view(state, other)
                    alike = [[*game.moves(one)] for one in (now, then)], [[*game.asides(one)] for one in (now, then)]
                    assert all(one == two for one, two in alike), case.breach(
                        f"{move} by {who(seat)} changes what {who(other)} may choose", "Make it a move, not an aside."
                    )


def money_is_conserved(case: Case) -> None:
    game = case.game
    for seed in range(5 * case.seeds):
        total = None
        for state in case.walk(seed):
            now = game.wealth(state)
            assert total in (None, now), case.breach(
                f"there was {total}, and now there is {now}",
                "Every payment needs a giver and a taker; `wealth` must look everywhere.",
            )
            total = now


def pieces_are_conserved(case: Case) -> None:
    """From when cards leave the box until they return to it, none is there twice, and none is lost."""
    game = case.game
    for seed in range(case.seeds):
        before: Counter[Any] = Counter()
        for state in case.walk(seed):
            now = Counter({} if game.is_over(state) else game.pieces(state))
            assert not before or not now or now == before, case.breach(
                changed(before, now), "Whatever arrives in one place must leave another; `pieces` must look everywhere."
            )
            before = now
    for state, rng in case.walks():
        for seat in case.everyone:
            world = game.imagine(case.look(state, seat), rng)
            now, imagined = Counter(game.pieces(state)), Counter(game.pieces(world))
            assert imagined == now, case.breach(
                f"in a world imagined by {who(seat)} {changed(now, imagined)}",
                "`redeal` must deal what is left after everything in sight.",
            )


def changed(before: Counter[Any], now: Counter[Any]) -> str:
    gone, new = (
        ", ".join(f"{count} × {piece}" for piece, count in some.items()) for some in (before - now, now - before)
    )
    return f"pieces are missing ({gone or 'none'}) or too many ({new or 'none'})"


def hosted(case: Case, seed: int, *, clock: bool = False) -> Iterator[Match]:
    """A whole random match, at every choice."""
    rng = Random(f"{case.game.name} {case.seats} {seed}")
    match = case.host(case.game, case.seats, case.options, seeded(rng), clock=clock)
    while not match.over:
        case.place = f"seed {seed}, choice {len(match.choices)}, in {match.glance(0).phase}"
        yield match
        seat = rng.choice(match.waiting)
        if clock and rng.random() < 0.3:
            for left in match.time_up()[:1]:
                match.submit(left, rng.choice(match.moves(left)))
            continue
        asides = match.asides(seat) if rng.random() < 0.1 else ()
        match.submit(seat, rng.choice(asides or match.moves(seat)))
    yield match


def a_record_replays_to_the_same_events(case: Case) -> None:
    for seed in range(case.seeds):
        for clock in (False, True):
            *_, match = hosted(case, seed, clock=clock)
            written = write(match.record)
            json.loads(written)
            *_, again = replay(read(written), case.game)
            assert pack(again.told) == pack(match.told), case.breach(
                "a record tells something different when replayed", "Keep nothing outside the state."
            )
            assert again.result == match.result, case.breach(
                "a record has a different result when replayed", "Keep nothing outside the state."
            )
            assert write(again.record) == written, case.breach(
                "a record is different when replayed",
                "Moves are values: everything about them must be in their fields.",
            )


def a_match_can_be_put_away_at_any_time(case: Case) -> None:
    seats = range(case.seats)
    for seed in range(case.seeds):
        for match in hosted(case, seed):
            if Random(len(match.choices)).random() > case.share:
                continue
            saved = match.save()
            again = case.host.load(case.game, saved, seeded(seed))
            alike = [
                ("what is saved", again.save(), saved),
                ("who has yet to choose", again.waiting, match.waiting),
                ("what was told", pack(again.told), pack(match.told)),
                *((f"what {who(seat)} sees", pack(again.view(seat)), pack(match.view(seat))) for seat in seats),
                *((f"what {who(seat)} may choose", [*again.moves(seat)], [*match.moves(seat)]) for seat in seats),
            ]
            for what, then, now in alike:
                assert then == now, case.breach(
                    f"{what} is different after the match was saved and loaded", "Keep nothing outside the state."
                )


def an_illegal_move_changes_nothing(case: Case) -> None:
    """Any move of the game that is not offered is refused, whoever tries it, and leaves everything as it was."""
    ever = {move for match in hosted(case, 0) for seat in match.waiting for move in choices(match, seat)}
    for match in hosted(case, 1):
        before = match.save()
        for seat in range(case.seats):
            for move in sorted(ever - set(choices(match, seat)), key=str)[:40]:
                try:
                    match.submit(seat, move)
                except IllegalMove:
                    continue
                said = f"{move} by {who(seat)} was accepted although it was not offered"
                raise AssertionError(
                    case.breach(said, "Moves are values: everything about them must be in their fields.")
                )
        assert match.save() == before, case.breach(
            "a refused move changed something", "`moves` and `asides` must only read."
        )


def choices(match: Match, seat: Seat) -> list[Move]:
    return [*match.moves(seat), *match.asides(seat)]


def the_order_of_answers_never_shows(case: Case) -> None:
    """Sealed moves are played in the order of seats, whoever was first to answer."""
    for seed in range(case.seeds):
        stories = []
        for backwards in (False, True):
            match = case.host(case.game, case.seats, case.options, seeded(seed))
            while not match.over:
                for seat in sorted(match.waiting, reverse=backwards):
                    rng = Random(f"{seed} {seat} {len(match.choices)}")
                    match.submit(seat, rng.choice(match.moves(seat)))
            stories.append(pack(match.told))
        case.place = f"seed {seed}"
        assert stories[0] == stories[1], case.breach(
            "what is told depends on who answered first",
            "`play` of a Secret must go through the moves in the order of seats.",
        )


LAWS: tuple[Callable[[Case], None], ...] = (
    random_games_end,
    a_clone_is_equal_and_apart,
    questions_have_answers_and_odds_are_whole,
    looking_changes_nothing,
    an_imagined_world_looks_the_same,
    imagined_worlds_can_be_played_and_imagined_again,
    who_is_asked_is_public,
    told_alike_sees_alike,
    only_reveals_bring_hidden_things_to_light,
    an_aside_leaves_the_others_alone,
    money_is_conserved,
    pieces_are_conserved,
    a_record_replays_to_the_same_events,
    a_match_can_be_put_away_at_any_time,
    an_illegal_move_changes_nothing,
    the_order_of_answers_never_shows,
)


def variants(game: AnyGame, seats: int, examples: tuple[Options, ...] = ()) -> list[Options]:
    """The options worth trying: none, each option by its schema, all switches, another first seat, examples."""
    plain, schema = game.options(), inspect.type_info(game.options)
    assert isinstance(schema, inspect.StructType)
    ways = {field.name: settings(field.name, field.type) for field in schema.fields if field.name != "first"}
    made = [game.options(**{name: value}) for name, values in ways.items() for value in values]
    switches = [name for name in ways if isinstance(getattr(plain, name), bool)]
    made.append(game.options(**dict.fromkeys(switches, True)))
    allowed: list[Options] = []
    for options in (plain, game.options(first=seats - 1), *made, *examples):
        try:
            game.start(seats, options)
        except Refused:
            continue
        if options not in allowed:
            allowed.append(options)
    assert plain in allowed, f"{game.name} refuses its own defaults with {seats} seats: `setup` must accept them."
    return allowed


def settings(name: str, kind: inspect.Type) -> list[Any]:
    """The values of an option that its schema distinguishes: each of a few, the least and the most, null.

    For what no schema says, such as a list, a game gives examples: files in tests/options/ of its folder.
    """
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.LiteralType():
            return [*kind.values]
        case inspect.EnumType():
            return [*kind.cls]
        case inspect.IntType():
            lows = [bound for bound in (kind.ge, None if kind.gt is None else kind.gt + 1) if bound is not None]
            highs = [bound for bound in (kind.le, None if kind.lt is None else kind.lt - 1) if bound is not None]
            assert lows, f"The option {name} is a number and needs bounds: Annotated[int, Meta(ge=…, le=…)]."
            assert highs, f"The option {name} is a number and needs bounds: Annotated[int, Meta(ge=…, le=…)]."
            low, high = max(lows), min(highs)
            return [*range(low, high + 1)] if high - low < FEW else [low, high]
        case inspect.UnionType():
            return [value for one in kind.types for value in settings(name, one)]
    return []
