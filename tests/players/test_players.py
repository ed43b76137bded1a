"""Who can sit down at a table: by level, with a budget, for any game, or from somebody's file."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from toys import aim, pennies, penny, twice

from croupier import games, players
from croupier.core.chance import seeded
from croupier.core.game import Game, Options, Refused
from croupier.core.match import Match
from croupier.games.las_vegas import bots
from croupier.players.ismcts import Ismcts
from croupier.players.lookahead import spread
from croupier.players.playouts import Budget, answer, contentment, firsts, play_on
from croupier.players.rollout import Rollout, Weighed, close

EVERY = [games.find(name) for name in games.names()]


class TestNames:
    def test_levels_are_the_classes_of_a_game_s_bots_from_the_weakest(self) -> None:
        game = games.find("las_vegas")
        assert players.levels(game) == ["chaotic", "novice", "regular", "veteran", "expert"]
        assert players.usual(game) == "regular"
        assert isinstance(players.seated("regular", game, Random()), bots.Regular)
        assert isinstance(players.seated("chaotic", game, Random()), players.Chaotic)

    @pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
    def test_every_game_has_all_levels_and_some_have_styles(self, game: Game[Any, Any, Any]) -> None:
        """A new game may do without an expert: that takes a training."""
        there = players.levels(game)
        assert there[:4] == ["chaotic", "novice", "regular", "veteran"]
        assert tuple(there[4:]) in ((), ("expert",), ("expert", *players.STYLES))

    @pytest.mark.parametrize("name", ["las_vegas", "three_seven", "seventh_heaven"])
    def test_without_numpy_there_are_no_experts(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(players, "find_spec", lambda name: None)
        monkeypatch.setattr(players, "_classes", players._classes.__wrapped__)
        assert players.levels(games.find(name)) == ["chaotic", "novice", "regular", "veteran"]

    def test_a_game_without_players_of_its_own_has_chaos(self) -> None:
        assert players.levels(penny.GAME) == ["chaotic"]
        assert players.usual(penny.GAME) == "chaotic"

    @pytest.mark.parametrize(
        ("named", "sentence"),
        [
            (
                "worth",
                "las_vegas has no player called worth. The players are: chaotic, novice, regular, veteran, expert",
            ),
            ("", "A player is missing"),
            ("regular@5", "regular does not look ahead"),
            ("rollout@0", "0 is not a budget"),
            ("rollout@", "@ is not a budget: give a number of playouts"),
            ("rollout@-3", "-3 is not a budget"),
            ("ismcts@2s", "2s is not a budget"),
        ],
    )
    def test_what_is_wrong_is_said(self, named: str, sentence: str) -> None:
        with pytest.raises(Refused, match=sentence):
            players.refuse_unknown(named, games.find("las_vegas"))

    def test_a_budget_goes_to_those_who_look_ahead(self) -> None:
        game = games.find("las_vegas")
        own = players.seated("rollout@7", game, Random(), Budget(milliseconds=9))
        beside = players.seated("ismcts", game, Random(), Budget(milliseconds=9))
        usual = players.seated("rollout", game, Random())
        assert isinstance(own, Rollout)
        assert isinstance(beside, Ismcts)
        assert isinstance(usual, Rollout)
        assert own.budget == Budget(playouts=7)
        assert beside.budget == Budget(milliseconds=9)
        assert usual.budget == Budget(playouts=Rollout.playouts)
        assert players.seated("ismcts@9ms", game, Random()).budget == beside.budget  # type: ignore[attr-defined]

    def test_a_game_that_plays_others_borrows_their_players(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The player inside gets the view and the name of the game being played."""
        seen = []

        class Regular(players.Chaotic):
            def choose(self, view, moves):  # type: ignore[no-untyped-def]
                seen.append(type(view.table))
                return super().choose(view, moves)

        own = players._classes
        monkeypatch.setattr(players, "_classes", lambda name: {"regular": Regular} if name == "penny" else own(name))
        rng = Random(1)
        regular = players.seated("regular", twice.GAME, rng)
        match = Match(twice.GAME, 2, Options(), seeded(rng))
        while match.waiting:
            seat = match.waiting[0]
            match.submit(seat, regular.choose(match.glance(seat), match.moves(seat)))
        assert set(seen) == {penny.Table}

    def test_chaos_plays_everything_that_is_legal(self) -> None:
        chaotic, moves = players.Chaotic(penny.GAME, Random(1)), [penny.Stay(), penny.Leave(), penny.Borrow()]
        view = penny.GAME.view(penny.GAME.start(2), 0)
        assert {type(chaotic.choose(view, moves)) for _ in range(100)} == set(map(type, moves))


class TestFiles:
    def test_a_class_with_one_method_is_a_player(self, tmp_path: Path) -> None:
        file = tmp_path / "mybots.py"
        file.write_text("class Last:\n    def choose(self, view, moves):\n        return moves[-1]\n")
        player = players.seated(f"{file}:Last", pennies.GAME, Random())
        assert player.choose(None, [1, 2]) == 2

    def test_it_may_ask_for_the_game_and_for_random_numbers(self, tmp_path: Path) -> None:
        file = tmp_path / "curious.py"
        file.write_text(
            "class Curious:\n    def __init__(self, game, rng):\n        self.got = game.name, rng.random()\n"
            "    def choose(self, view, moves):\n        return moves[0]\n"
        )
        player = players.seated(f"{file}:Curious", pennies.GAME, Random(1))
        assert player.got == ("pennies", Random(1).random())  # type: ignore[attr-defined]

    @pytest.mark.parametrize(
        ("text", "named", "sentence"),
        [
            (None, "none.py:Shark", "none.py is not a readable Python file"),
            ("class Carp: ...", "fish.py:Shark", "fish.py has no class Shark with a method .* no players at all"),
            ("class Carp:\n    def choose(self, v, m): ...", "fish.py:Shark", "Its players are: Carp"),
            ("Shark = 3", "fish.py:Shark", "no class Shark"),
            ("class Shark(", "fish.py:Shark", "fish.py cannot be used: SyntaxError"),
            ("1 / 0", "fish.py:Shark", "cannot be used: ZeroDivisionError: division by zero"),
        ],
    )
    def test_what_is_wrong_is_said(self, tmp_path: Path, text: str | None, named: str, sentence: str) -> None:
        if text is not None:
            (tmp_path / "fish.py").write_text(text)
        with pytest.raises(Refused, match=sentence):
            players.refuse_unknown(str(tmp_path / named), pennies.GAME)


class TestPlayouts:
    def test_a_budget_in_playouts_is_spent_and_not_overspent(self) -> None:
        begun = 0
        for may_begin in Budget(playouts=100).parts(3):
            while may_begin(8):
                begun += 8
        assert begun == 96  # twelve eights

    def test_what_one_part_leaves_is_the_next_one_s(self) -> None:
        spent = []
        for size, may_begin in zip((50, 5), Budget(playouts=60).parts(2)):
            spent.append(sum(size for _ in iter(lambda may=may_begin, size=size: may(size), False)))  # type: ignore[misc]
        assert spent == [0, 60]

    def test_a_budget_in_time_ends(self) -> None:
        begun = time.perf_counter()
        for may_begin in Budget(milliseconds=20).parts(2):
            while may_begin(1):
                pass
        assert 0.015 < time.perf_counter() - begun < 0.5

    def test_shared_wins_and_contentment(self) -> None:
        assert firsts([1, 3, 1]) == [0.5, 0, 0.5]
        state = aim.GAME.start(3)
        state.table.away = [5, 5, 9]
        assert [contentment(aim.GAME, state, seat) for seat in range(3)] == pytest.approx([0.625, 0.625, 0])
        state.table.away = [1, 5, 9]
        assert [contentment(aim.GAME, state, seat) for seat in range(3)] == [1, 0.25, 0]

    def test_playing_on_stops_where_it_may(self) -> None:
        state = aim.GAME.start(4)
        chaotic = players.Chaotic(aim.GAME, Random(1)).choose
        play_on(aim.GAME, state, [chaotic] * 4, seeded(1), lambda state: len(state.table.away) == 2)
        assert len(state.table.named) == 2
        play_on(aim.GAME, state, [chaotic] * 4, seeded(1))
        assert aim.GAME.is_over(state)

    def test_asides_come_before_the_answer(self) -> None:
        """A player that borrows whenever it can borrows once, and then stays."""
        game, state = penny.GAME, penny.GAME.start(2)
        state.phase, state.table.dealt = "Speak", 2

        def eager(view: Any, moves: Any) -> Any:
            return next((move for move in moves if isinstance(move, (penny.Borrow, penny.Stay))), moves[0])

        before = state.table.money.seats[0]
        assert before < penny.PRICE
        order: list[Any] = []

        def noted(view: Any, moves: Any) -> Any:
            order.append(eager(view, moves[::-1]))
            return order[-1]

        said = answer(game, state, 0, noted)
        assert order == [penny.Borrow(), penny.Stay()]
        assert said == penny.Stay()
        assert state.table.money.seats[0] == before + penny.LOAN


class TestSpread:
    @pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 9, 100, 601])
    def test_everything_once_and_early_ones_far_apart(self, count: int) -> None:
        order = list(spread(range(count)))
        assert sorted(order) == list(range(count))
        if count >= 100:
            first = sorted(order[:8])
            assert max(after - one for one, after in pairwise(first)) <= count / 4


def misses_by(player: Rollout | Ismcts) -> int:
    """How far the second to aim is from the mark; the first missed it by 60."""
    state = aim.GAME.start(2)
    state.table.named, state.table.away = [317], [60]
    view = aim.GAME.view(state, 1)
    chosen = player.choose(view, aim.GAME.moves(view))
    return abs(chosen.number - aim.MARK)  # type: ignore[attr-defined, no-any-return]


class TestRollout:
    def test_of_hundreds_of_amounts_a_good_one(self) -> None:
        """Sixteen numbers of six hundred are considered."""
        assert misses_by(Rollout(aim.GAME, Random(3), Budget(playouts=400))) < 60

    def test_the_same_seed_the_same_choice(self) -> None:
        view = aim.GAME.view(aim.GAME.start(3), 0)
        moves = aim.GAME.moves(view)
        chosen = [Rollout(aim.GAME, Random(seed), Budget(playouts=40)).choose(view, moves) for seed in (1, 1, 2, 3, 4)]
        assert chosen[0] == chosen[1]
        assert len(set(chosen)) > 1

    def test_moves_meet_the_same_chance(self) -> None:
        """Two moves that are the same by another name are worth exactly the same."""
        state = aim.GAME.start(2)
        view = aim.GAME.view(state, 0)
        near, far = aim.Name(aim.MARK - 30), aim.Name(aim.MARK + 30)
        weighed = Rollout(aim.GAME, Random(1), Budget(playouts=300)).weigh(view, [near, near, far])
        assert len({arm.mean for arm in weighed if arm.move == near}) == 1

    def test_the_view_is_left_alone(self) -> None:
        match = Match(penny.GAME, 3, Options(), seeded(4))
        seat = match.waiting[0]
        view, before = match.glance(seat), match.view(seat)
        for player in (Rollout, Ismcts):
            player(penny.GAME, Random(1), Budget(playouts=30)).choose(view, [*match.moves(seat), *match.asides(seat)])
            assert view == before

    def test_close_moves_and_errors(self) -> None:
        a, b, c = Weighed(aim.Name(1)), Weighed(aim.Name(2)), Weighed(aim.Name(3))
        for arm, worths in ((a, (1.0, 0.0)), (b, (0.45, 0.45)), (c, (0.0, 0.0))):
            for worth in worths:
                arm.add(worth)
        assert close([a, b, c], 0.1) == [aim.Name(1), aim.Name(2)]
        assert a.error == pytest.approx(0.5)
        assert b.error == 0
        assert Weighed(aim.Name(4)).error == float("inf")


class TestIsmcts:
    def test_many_visits_widen_the_search_to_a_good_amount(self) -> None:
        assert misses_by(Ismcts(aim.GAME, Random(3), Budget(playouts=600))) < 60

    def test_it_mixes_where_any_fixed_answer_loses(self) -> None:
        view = pennies.GAME.view(pennies.GAME.start(2), 0)
        moves = pennies.GAME.moves(view)
        heads = sum(
            Ismcts(pennies.GAME, Random(seed), Budget(playouts=60)).choose(view, moves) == pennies.Show(0)
            for seed in range(60)
        )
        assert 12 < heads < 48

    def test_the_same_seed_the_same_choice(self) -> None:
        view = aim.GAME.view(aim.GAME.start(3), 0)
        moves = aim.GAME.moves(view)
        chosen = [Ismcts(aim.GAME, Random(seed), Budget(playouts=40)).choose(view, moves) for seed in (1, 1, 2, 3)]
        assert chosen[0] == chosen[1]
        assert len(set(chosen)) > 1

    def test_others_who_borrow_at_the_same_time_do_not_confuse_it(self) -> None:
        """The root is what a seat sees when it is asked, whatever asides the others take in the meantime."""
        game = games.find("three_seven")
        match = Match(game, 3, None, seeded(2), quiet=True)
        while match.scene().phase != "PlayOne":
            match.submit(match.waiting[0], match.moves(match.waiting[0])[0])
        view = match.view(2)
        chosen = [Ismcts(game, Random(seed), Budget(playouts=3)).choose(view, match.moves(2)) for seed in range(10)]
        assert {*chosen} <= {*match.moves(2), *match.asides(2)}

    def test_it_foresees_an_answer_that_depends_on_its_own_hand(self) -> None:
        """The best card of all stays: staying costs two, and there is more than that to win from two who stayed."""
        state = penny.GAME.start(3)
        state.phase, state.table.dealt = "Speak", 3
        state.table.to_speak, state.table.stayed, state.table.pot = [2], [0, 1], 4
        for seat, card in enumerate((1, 1, 4)):
            state.hands[seat].card = card
        view = penny.GAME.view(state, 2)
        chosen = Ismcts(penny.GAME, Random(1), Budget(playouts=400)).choose(view, penny.GAME.moves(view))
        assert chosen == penny.Stay()


@pytest.mark.parametrize("search", players.SEARCHES)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_searches_play_every_game(game: Game[Any, Any, Any], search: str) -> None:
    """With the most seats, a few decisions; everything they choose is legal."""
    seats, rng = game.seats[-1], Random(5)
    match = Match(game, seats, None, seeded(rng), quiet=True)
    player, regular = players.seated(f"{search}@4", game, rng), players.seated(players.usual(game), game, rng)
    for number in range(60):
        if not match.waiting:
            break
        seat = match.waiting[0]
        chooser = player if number % 12 == 0 else regular
        match.submit(seat, chooser.choose(match.glance(seat), [*match.moves(seat), *match.asides(seat)]))
    assert match.choices
