"""The computer players of Las Vegas: a novice's mistakes, the regular's heuristics, the veteran's foresight."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.chance import seeded
from croupier.core.game import Seat, State
from croupier.core.match import Match
from croupier.games.las_vegas.bots import Novice, Regular, Veteran
from croupier.games.las_vegas.heuristics import COMES_HERE, reaching, safely
from croupier.games.las_vegas.rounds import A_BILL, BITS, KEPT, OUTCOMES, Kept, Round, after
from croupier.games.las_vegas.rules import GAME, NOTHING, ROUNDS, Casino, LasVegas, Place, Table, Vegas
from croupier.games.las_vegas.tests.exact import Exact, decisions, lead, loss, small
from croupier.players import Chaotic
from croupier.players.playouts import Budget

Lots = Sequence[tuple[Sequence[int], Sequence[int]]]  # the bills and the dice of each casino
EMPTY = [50], [0, 0, 0]
FREE = [50], [0, 0, 0, 0, 0]


def to_choose(
    casinos: Lots,
    roll: tuple[int, ...],
    others: Sequence[int] = (8,),
    *,
    won: Sequence[int] = (),
    neutral_roll: tuple[int, ...] = NOTHING,
    number: int = 1,
    more: int = 0,
) -> Vegas:
    """Seat 0 has rolled, with `more` dice in hand than it shows; the others still hold this many dice."""
    seats = 1 + len(others)
    lots = [Casino([*bills], [*dice]) for bills, dice in casinos]
    bills = [[money] if money else [] for money in won or [0] * seats]
    hands = [sum(roll) + sum(neutral_roll) + more, *others]
    neutrals = [sum(neutral_roll), *[0] * len(others)]
    table = Table(False, any(neutral_roll), {}, [], bills, lots, hands, neutrals, round=number)
    table.roll, table.neutral_roll = roll, neutral_roll
    return State(seats, "Choose", table, [None] * seats, None)


def chosen(state: Vegas, kind: type[Any] = Regular, seed: int = 1) -> Place:
    view = GAME.view(state, 0)
    move: Place = kind(GAME, Random(seed)).choose(view, GAME.moves(view))
    return move


def share(one: type[Any], others: type[Any], seats: int, games: int, options: LasVegas | None = None) -> float:
    """The share of first places of one player among others, its seat going round."""
    rng, firsts = Random(1), 0.0
    for number in range(games):
        me = number % seats
        players = [(one if seat == me else others)(GAME, rng) for seat in range(seats)]
        match = Match(GAME, seats, options, seeded(rng), quiet=True)
        while waiting := match.waiting:
            match.submit(waiting[0], players[waiting[0]].choose(match.glance(waiting[0]), match.moves(waiting[0])))
        assert match.result
        places = match.result.places
        firsts += (places[me] == 1) / places.count(1)
    return firsts / games


class TestNovice:
    def test_sees_only_the_biggest_bill(self) -> None:
        state = to_choose([([60, 50], [0, 2, 0]), ([40, 10], [0, 0, 0]), *[EMPTY] * 4], (1, 1, 0, 0, 0, 0))
        assert chosen(state, Novice) == Place(2)
        assert chosen(state) == Place(1)

    def test_takes_level_for_ahead(self) -> None:
        state = to_choose([([60], [0, 1, 1]), ([50], [0, 0, 0]), *[EMPTY] * 4], (1, 1, 0, 0, 0, 0))
        assert chosen(state, Novice) == Place(1)
        assert chosen(state) == Place(2)

    def test_overlooks_neutral_dice(self) -> None:
        state = to_choose([([60], [0, 0, 3]), ([50], [0, 0, 0]), *[EMPTY] * 4], (1, 1, 0, 0, 0, 0))
        assert chosen(state, Novice) == Place(1)
        assert chosen(state) == Place(2)

    def test_spends_many_dice_where_few_would_do(self) -> None:
        state = to_choose([EMPTY] * 6, (3, 1, 0, 0, 0, 0))
        assert chosen(state, Novice) == Place(1)
        assert chosen(state) == Place(2)

    def test_but_not_where_it_is_ahead_anyway(self) -> None:
        state = to_choose([([90], [2, 1, 0]), *[EMPTY] * 5], (1, 1, 0, 0, 0, 0))
        assert chosen(state, Novice) == Place(2)

    def test_neutral_dice_alone_win_nothing(self) -> None:
        casinos: Lots = [([90], [0, 0, 0]), *[EMPTY] * 5]
        assert chosen(to_choose(casinos, (0, 1, 0, 0, 0, 0), neutral_roll=(1, 0, 0, 0, 0, 0)), Novice) == Place(2)

    @pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (5, 0.4)])
    def test_beats_chaos(self, seats: int, least: float) -> None:
        assert share(Novice, Chaotic, seats, games=100) > least


class TestRegular:
    def test_takes_the_richer_casino(self) -> None:
        assert chosen(to_choose([([90], [0, 0, 0]), *[EMPTY] * 5], (2, 2, 0, 0, 0, 0))) == Place(1)

    def test_pays_few_dice_for_the_same_money(self) -> None:
        assert chosen(to_choose([EMPTY] * 6, (3, 1, 0, 0, 0, 0))) == Place(2)

    def test_does_not_walk_into_a_tie_with_three_others(self) -> None:
        casinos: Lots = [([60], [0, 2, 0, 0, 0]), *[FREE] * 5]
        assert chosen(to_choose(casinos, (2, 2, 0, 0, 0, 0), [8, 8, 8])) == Place(2)

    def test_against_one_other_a_tie_is_as_good_as_a_win(self) -> None:
        assert chosen(to_choose([([60], [0, 2, 0]), *[EMPTY] * 5], (2, 2, 0, 0, 0, 0))) == Place(1)

    def test_takes_the_lead_from_another(self) -> None:
        casinos: Lots = [([60], [0, 1, 0]), ([60], [0, 0, 0]), *[EMPTY] * 4]
        assert chosen(to_choose(casinos, (2, 2, 0, 0, 0, 0))) == Place(1)

    @pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (5, 0.4)])
    def test_beats_chaos(self, seats: int, least: float) -> None:
        assert first_places(GAME, seats, games=100) > least

    @pytest.mark.parametrize(("seats", "least"), [(2, 0.6), (4, 0.3)])
    def test_beats_novices(self, seats: int, least: float) -> None:
        assert share(Regular, Novice, seats, games=160) > least


class TestVeteran:
    def test_makes_a_lead_safe(self) -> None:
        """Three others have twenty dice left: a single die will not hold the 90. Regulars see nothing to gain."""
        casinos: Lots = [
            ([90, 20], [1, 0, 0, 0, 0]),
            ([80], [0, 0, 0, 1, 0]),
            ([40, 10], [0, 0, 0, 0, 0]),
            ([50, 30], [0, 0, 0, 0, 0]),
            ([90], [0, 1, 2, 0, 0]),
            ([50, 10], [0, 0, 0, 0, 0]),
        ]
        state = to_choose(casinos, (1, 1, 0, 2, 1, 2), [7, 6, 7], won=(110, 120, 70, 80), number=2)
        assert {chosen(state, Veteran, seed) for seed in range(3)} == {Place(1)}
        assert chosen(state) == Place(4)

    def test_keeps_its_dice_for_later(self) -> None:
        """Against one other it pays to have the last word: five dice are too many for any bill."""
        bills = [80], [70], [40, 20], [60, 40], [70], [80, 10, 10]
        casinos: Lots = [(here, [0, 0, 0]) for here in bills]
        casinos[0][1][1] = 1  # type: ignore[index]
        state = to_choose(casinos, (5, 1, 0, 0, 2, 0), [7])
        assert {chosen(state, Veteran, seed) for seed in range(3)} == {Place(2)}
        assert chosen(state) == Place(1)

    @pytest.mark.parametrize("more", [0, 6])
    def test_takes_the_win_before_the_money(self, more: int) -> None:
        """LV-12: with 30 more I would be second; the 50 that seat 1 does not get make me the first."""
        nothing: tuple[list[int], list[int]] = [], [0, 9, 9, 0]
        casinos: Lots = [([30], [0, 0, 0, 0]), ([50], [0, 1, 0, 0]), *[nothing] * 4]
        state = to_choose(casinos, (1, 1, 0, 0, 0, 0), [0, more], won=(150, 140, 0), number=ROUNDS)
        assert {chosen(state, Veteran, seed) for seed in range(3)} == {Place(2)}
        assert chosen(state) == Place(1)

    @pytest.mark.parametrize(("other", "worked_out"), [(2, True), (3, False)])
    def test_works_out_the_end_of_a_round(self, other: int, worked_out: bool) -> None:
        """With four dice left nothing is tried out, so that no luck is needed."""
        rng, view = Random(1), GAME.view(to_choose([EMPTY] * 6, (1, 1, 0, 0, 0, 0), [other]), 0)
        Veteran(GAME, rng).choose(view, [Place(1), Place(2)])
        assert (rng.getstate() == Random(1).getstate()) is worked_out

    def test_plays_on_when_the_game_is_decided(self) -> None:
        """Where no face can change the first place, it takes money all the same."""
        casinos: Lots = [([], [0, 0, 0]), ([90], [0, 0, 0]), *[([], [0, 0, 0])] * 4]
        for mine, other in ((900, 0), (0, 900)):
            state = to_choose(casinos, (1, 1, 0, 0, 0, 0), [0], won=(mine, other), number=ROUNDS)
            assert chosen(state, Veteran) == Place(2)

    def test_the_same_seed_plays_the_same_game(self) -> None:
        def game(seed: int) -> list[Any]:
            rng = Random(seed)
            players: list[Any] = [Veteran(GAME, rng, Budget(playouts=30)), Regular(GAME, rng)]
            match = Match(GAME, 2, None, seeded(1), quiet=True)
            while waiting := match.waiting:
                match.submit(waiting[0], players[waiting[0]].choose(match.glance(waiting[0]), match.moves(waiting[0])))
            return match.choices

        assert game(1) == game(1)

    @pytest.mark.parametrize(("budget", "most"), [(Budget(playouts=100), 100), (Budget(playouts=1), 6), (None, 1000)])
    def test_keeps_to_its_budget(self, budget: Budget | None, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Every face that is compared is tried once at least."""
        tried = list[Any]()

        def counted(*given: Any) -> float:
            tried.append(given)
            return 0.5

        monkeypatch.setattr(Round, "tried", counted)
        view = GAME.view(to_choose([EMPTY] * 6, (3, 2, 1, 1, 0, 0)), 0)
        Veteran(GAME, Random(1), budget).choose(view, [Place(face) for face in (1, 2, 3, 4)])
        assert 0.9 * most <= len(tried) <= most

    @pytest.mark.parametrize(("seats", "neutral", "games", "least"), [(2, False, 30, 0.5), (4, True, 12, 0.3)])
    def test_beats_regulars(self, seats: int, neutral: bool, games: int, least: float) -> None:
        class Hasty(Veteran):
            playouts = 400

        assert share(Hasty, Regular, seats, games, LasVegas(neutral=neutral)) > least


class TestExactly:
    def test_a_die_against_a_die(self) -> None:
        """One roll in six ties with me; then nobody is paid, and the win is shared."""
        state = small([[60]], dice=1)
        GAME.play(state, (1, 0, 0, 0, 0, 0))
        GAME.play(state, {0: Place(1)})
        assert Exact().value(state) == pytest.approx(5 / 6 / 2)
        assert Exact(lead).value(state) == pytest.approx(5 / 6 * 60)

    def test_both_seats_play_for_themselves(self) -> None:
        """Seat 1 takes the 60 away from me; then one more die at either casino wins."""
        state = small([[60], [10]], dice=1)
        state.table.casinos[0].dice[0], state.table.dice, state.table.turn = 1, [0, 2], 1
        GAME.play(state, (1, 1, 0, 0, 0, 0))
        assert Exact().values(state, 1) == pytest.approx({Place(1): -2 / 6 / 2, Place(2): 5 / 6 / 2 - 1 / 6 / 2})

    def test_veteran_is_perfect_with_two_dice_a_seat(self) -> None:
        assert loss(Veteran(GAME, Random(1)), dice=2, count=60).worst < 1e-9
        assert loss(Regular(GAME, Random(1)), dice=2, count=60).worst > 0.05
        assert loss(Chaotic(GAME, Random(1)), dice=2, count=60).mean > 0.05

    def test_veteran_is_nearly_perfect_with_three(self) -> None:
        assert loss(Veteran(GAME, Random(1), Budget(playouts=300)), dice=3, count=25).mean < 0.01

    def test_foresight_on_plain_numbers_agrees(self) -> None:
        exact = Exact()
        for _, state in zip(range(30), decisions(dice=2, seed=3)):
            t, within = state.table, Round(state.table)
            for move, value in exact.values(state, t.turn).items():
                seen = within.foresee(*after(t, t.turn, move.face), 1 - t.turn)
                assert seen == pytest.approx([0.5 + value, 0.5 - value])


def choices(seats: int, seed: int, *, neutral: bool = False) -> list[Vegas]:
    """The states of a game by chaotic players in which somebody chooses."""
    rng, states = Random(seed), list[Vegas]()
    state, source = GAME.start(seats, LasVegas(neutral=neutral)), seeded(rng)
    while not GAME.is_over(state):
        if asked := GAME.asked(state):
            states.append(GAME.clone(state))
            GAME.play(state, {asked[0]: rng.choice(GAME.moves(GAME.view(state, asked[0])))})
        else:
            GAME.play(state, source(GAME.odds(state), ""))
    return states


class TestPlainNumbers:
    @pytest.mark.parametrize(("seats", "neutral"), [(2, False), (5, False), (2, True), (3, True)])
    def test_the_heuristic_is_the_regulars(self, seats: int, neutral: bool) -> None:
        for state in choices(seats, seed=1, neutral=neutral):
            t, within, seat = state.table, Round(state.table), state.table.turn
            stacks = [sum(dice << BITS * owner for owner, dice in enumerate(here.dice)) for here in t.casinos]
            for place in GAME.moves(GAME.view(state, seat)):
                assert isinstance(place, Place)
                at = place.face - 1
                dice = t.roll[at] << BITS | t.neutral_roll[at]
                worth, then = within.gain[seat][at][stacks[at] << 2 * BITS | dice]
                assert worth == pytest.approx(Regular(GAME, Random()).worth(t, seat, place.face), abs=2 * A_BILL)
                assert then == after(t, seat, place.face)[0][at]

    @pytest.mark.parametrize("neutral", [False, True])
    def test_a_round_ends_as_by_the_rules(self, neutral: bool) -> None:
        """LV-8, LV-12: the money, and how many bills it is."""
        for state in choices(3, seed=2, neutral=neutral):
            move = GAME.moves(GAME.view(state, state.table.turn))[0]
            assert isinstance(move, Place)
            stacks, hands = after(state.table, state.table.turn, move.face)
            if not any(hands):
                money = Round(state.table).money(stacks)
                GAME.play(state, {state.table.turn: move})
                assert money == [sum(bills) + A_BILL * len(bills) for bills in state.table.won]

    @pytest.mark.parametrize("neutral", [False, True])
    def test_a_playout_puts_down_every_die(self, neutral: bool) -> None:
        state = choices(3, seed=1, neutral=neutral)[0]
        shown = next(face for face, dice in enumerate(state.table.roll, 1) if dice)
        ends, left = map(list, after(state.table, state.table.turn, shown))
        Round(state.table).play_out(ends, left, 0, iter(Random(1).random, 2.0))
        down = [sum(there >> BITS * owner & 15 for there in ends) for owner in range(4)]
        assert left == [0, 0, 0]
        assert down == [8, 8, 8, 8 if neutral else 0]

    def test_rolls_with_neutral_dice(self) -> None:
        """LV-22: own and neutral dice are rolled together, and each face goes as a whole."""
        rolls = OUTCOMES[2 << BITS | 1]
        assert sum(chance for _, chance in rolls) == pytest.approx(1)
        assert sum(chance for roll, chance in rolls if (0, 1 << BITS | 1) in roll) == pytest.approx(10 / 36 / 6)
        assert all(sum(dice for _, dice in roll) == 2 << BITS | 1 for roll, _ in rolls)

    def test_chances_of_a_standing(self) -> None:
        """LV-12: after the last round the winners share; before it a lead is worth less the more rounds are to come."""
        last, early = (Round(to_choose([EMPTY] * 6, NOTHING, number=number).table) for number in (ROUNDS, 1))
        assert [last.chance(money, 0) for money in ([50, 40], [50, 50], [40, 50])] == [1, 0.5, 0]
        middle = Round(to_choose([EMPTY] * 6, NOTHING, number=ROUNDS - 1).table)
        assert 0.5 < early.chance([100, 50], 0) < middle.chance([100, 50], 0) < 1
        assert early.chance([100, 50], 0) + early.chance([100, 50], 1) == pytest.approx(1)

    def test_results_are_kept_within_bounds(self) -> None:
        kept: Kept[int, Seat] = Kept()
        for number in range(KEPT + 1):
            kept.keep(number, 0)
        assert len(kept) == 1


def test_money_is_safe_from_those_without_dice() -> None:
    assert safely([60, 0, 0], [2, 1, 0], [0, 0, 0]) == [60, 0, 0]
    assert safely([60, 0, 0], [2, 1, 0], [8, 1, 0]) == pytest.approx([60 * (1 - COMES_HERE), 0, 0])
    assert reaching(2, 2) == pytest.approx(COMES_HERE**2)
    assert reaching(1, 2) == pytest.approx(0)
