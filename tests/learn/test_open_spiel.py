"""Every game in OpenSpiel: OpenSpiel's own test, what that does not cover, and small cases its algorithms solve."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from learnt import example
from open_spiel.python.algorithms import cfr, exploitability, minimax  # type: ignore[import-untyped]

from croupier import games
from croupier.common.rewards import by_place
from croupier.core.game import Game, Refused
from croupier.core.match import Match
from croupier.games.las_vegas.rules import GAME as LAS_VEGAS
from croupier.games.las_vegas.tests.exact import Exact, small
from croupier.kit.dice import dice
from croupier.learn.open_spiel import AT_ONCE, CHANCE, register
from croupier.learn.position import tree_of

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in games.names()
    for seats in (games.find(name).seats[0], games.find(name).seats[-1])
]


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"python_croupier_{name}", params)


def step(state: Any, rng: Random) -> None:
    """A random outcome or choice among those possible here."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def at(name: str, seed: int, stop: Any, **params: Any) -> Any:
    """A state of a random game that meets a condition."""
    rng, state = Random(seed), load(name, **params).new_initial_state()
    while not stop(state):
        step(state, rng)
    return state


@pytest.mark.parametrize("reward", ["place", "money"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_open_spiel_finds_nothing_wrong(name: str, seats: int, reward: str) -> None:
    pyspiel.random_sim_test(load(name, seats=seats, reward=reward), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_one_of_ours(name: str, seats: int) -> None:
    """What was played in OpenSpiel is a legal game for Match, choice by choice, and ends alike."""
    rng, state = Random(3), load(name, seats=seats).new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    record = state.record
    match = Match(games.find(name), seats, quiet=True)
    for choice in record.choices:
        match.follow(choice)
    assert match.over
    assert (match.result, match.record.digest) == (record.result, record.digest)
    assert state.returns() == by_place(record.result.places)


@pytest.mark.parametrize("name", games.names())
def test_nothing_is_lost_in_writing(name: str) -> None:
    """A restored state knows all that it knew."""
    rng, game = Random(8), load(name)
    state = game.new_initial_state()
    for number in range(60):
        if state.is_terminal():
            break
        if number % 20 == 5:
            _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for one in (back, pickle.loads(pickle.dumps(state)), state.clone()):
                assert str(one) == str(state)
                assert one.record == state.record
                for seat in range(game.num_players()):
                    assert one.information_state_string(seat) == state.information_state_string(seat)
                    assert one.observation_tensor(seat) == state.observation_tensor(seat)
                    assert one.legal_actions(seat) == state.legal_actions(seat)
        step(state, rng)


def test_a_copy_goes_its_own_way() -> None:
    state = at("las_vegas", 1, lambda state: not state.is_chance_node())
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_chance_is_as_likely_as_the_rules_say() -> None:
    state = at("las_vegas", 1, lambda state: len(state.chance_outcomes()) > 100)
    chances = [chance for _, chance in state.chance_outcomes()]
    weights = [weight for _, weight in dice(8).outcomes()]
    assert len(chances) == 1287
    assert chances == [weight / 6**8 for weight in weights]
    assert state.action_to_string(CHANCE, 0).endswith("in round 1: (8, 0, 0, 0, 0, 0)")


def test_who_chooses_at_once_does_so_in_open_spiel() -> None:
    assert load("las_vegas").get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert load("three_seven").get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    state = at("three_seven", 1, lambda state: state.current_player() == AT_ONCE)
    assert len([seat for seat in range(3) if state.legal_actions(seat)]) > 1


def test_an_aside_has_a_node_before_what_all_do_at_once() -> None:
    """In seat order everybody may borrow, or borrow no more; then all choose, and nobody may borrow any longer."""
    state = at("rotary_lottery", 1, lambda state: state.is_player_node())
    go_on = state.num_distinct_actions() - 1
    borrow = 0
    assert state.current_player() == 0
    assert state.legal_actions() == [borrow, go_on]
    assert state.legal_actions(1) == []
    assert [state.observation_tensor(seat)[-1] for seat in range(3)] == [1, 0, 0]
    assert [state.observation_string(seat).endswith(" before") for seat in range(3)] == [True, False, False]
    chips = state.observation_tensor(0)
    knew = state.information_state_string(1)
    state.apply_action(borrow)
    assert state.observation_tensor(0) != chips
    assert state.information_state_string(1) != knew  # in sight of all
    assert 'Borrow"' in state.information_state_string(0)  # what it chose
    assert state.current_player() == 1  # whoever has borrowed has too few chips to pay back
    for seat in (1, 2):
        before = state.information_state_string(seat)
        state.apply_action(go_on)
        assert state.information_state_string(seat) != before
    assert state.current_player() == AT_ONCE
    for seat in range(3):
        assert not {borrow, go_on} & {*state.legal_actions(seat)}


def test_who_has_borrowed_may_still_pay_back() -> None:
    state = at("between_bet", 1, lambda state: state.position.asking)
    seat, (borrow, pay_back, go_on) = state.current_player(), (0, 1, state.num_distinct_actions() - 1)
    state.apply_action(borrow)
    assert state.current_player() == seat
    assert state.legal_actions() == [pay_back, go_on]
    state.apply_action(pay_back)
    assert state.legal_actions() == [borrow, go_on]


def test_in_turn_an_aside_is_one_of_the_choices() -> None:
    state = at("red_end", 1, lambda state: state.is_player_node())
    seat, borrow = state.current_player(), 0
    assert borrow in state.legal_actions()
    state.apply_action(borrow)
    assert state.current_player() == seat
    assert borrow not in state.legal_actions()


def test_nobody_knows_what_others_have_drawn() -> None:
    """Two deals that differ in another seat's card look alike, in words and numbers."""
    first = load("three_seven", first=0).new_initial_state()
    assert first.action_to_string(CHANCE, 0).startswith("card 1 of seat 1 in round 1")
    one, two = first.child(0), first.child(1)
    for seat in (0, 2):
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.observation_string(seat) == two.observation_string(seat)
        assert one.observation_tensor(seat) == two.observation_tensor(seat)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert one.observation_tensor(1) != two.observation_tensor(1)


def test_what_is_known_grows_line_by_line() -> None:
    """Perfect recall: nobody forgets what they were told or chose."""
    rng, state = Random(4), load("vabanque").new_initial_state()
    knew = [state.information_state_string(seat) for seat in range(3)]
    while not state.is_terminal():
        asked = state.current_player()
        step(state, rng)
        knows = [state.information_state_string(seat) for seat in range(3)]
        assert all(now.startswith(before) for now, before in zip(knows, knew))
        if asked >= 0:
            assert knows[asked] != knew[asked]
        knew = knows


def test_everybody_knows_what_they_chose_and_nobody_else_does() -> None:
    state = at("three_seven", 1, lambda state: state.current_player() == AT_ONCE)
    asked = [seat for seat in range(3) if state.legal_actions(seat)]
    before = [state.information_state_string(seat).count('"three_seven.Hold"') for seat in range(3)]
    state.apply_actions([(state.legal_actions(seat) or [0])[0] for seat in range(3)])
    after = [state.information_state_string(seat).count('"three_seven.Hold"') for seat in range(3)]
    assert [now - then for now, then in zip(after, before)] == [int(seat in asked) for seat in range(3)]


def test_money_is_what_the_score_has_changed_by() -> None:
    state = at("red_end", 5, lambda state: state.is_terminal(), reward="money")
    rules = games.find("red_end")
    began = [rules.score(rules.start(3).table, seat) for seat in range(3)]
    assert state.returns() == [end - begin for end, begin in zip(state.record.result.scores, began)]
    assert 0 not in began


def test_numbers_are_the_encoders() -> None:
    state = at("three_seven", 2, lambda state: state.is_player_node())
    tree, seat = state.position.tree, state.current_player()
    seen = np.array(state.observation_tensor(seat), np.float32)
    assert seen[:-1].tolist() == tree.encoder.observe(state.position.view(seat)).tolist()
    assert [tree.encoder.every[number] for number in state.legal_actions()] == sorted(
        [*state.position.open[seat], *state.position.asides(seat)], key=tree.encoder.number
    )


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_croupier_las_vegas(seats=3,neutral=true,first=2)")
    table = game.new_initial_state().position.view(0).table
    assert (table.neutral, table.start) == (True, 2)
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    course = load("seventh_heaven", seats=4, course="red_end+your_order").new_initial_state()
    assert course.position.view(0).table.gambles == ("red_end", "your_order")


@pytest.mark.parametrize(
    ("name", "params", "why"),
    [
        ("las_vegas", {"seats": 9}, "las_vegas is for 2 to 5 players, not 9."),
        ("las_vegas", {"seats": 5, "neutral": True}, "Neutral dice are for 2 to 4 players"),
        ("las_vegas", {"reward": "fame"}, "fame is not one of place, money."),
        ("las_vegas", {"first": 2}, "first=2 is not a seat"),
        ("las_vegas", {"neutral": 3}, "These options cannot be used: "),
        ("seventh_heaven", {"course": "chess"}, "There is no gamble called chess."),
    ],
)
def test_what_cannot_be_is_refused(name: str, params: dict[str, Any], why: str) -> None:
    kind = type(load(name))
    usual = load(name).get_parameters()
    with pytest.raises(Refused, match=why):
        kind(usual | params)


def test_an_observer_shows_a_seat_what_it_sees_and_nothing_else() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(Refused, match="A seat sees the table and its own hand"):
        load("three_seven").make_py_observer(everything)


def test_python_can_end_afterwards() -> None:
    """OpenSpiel holds on to what was registered until after Python has ended."""
    code = "import pyspiel, croupier.learn.open_spiel; print(pyspiel.load_game('python_croupier_red_end'))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "python_croupier_red_end" in ran.stdout
    assert ran.stderr == ""


def test_two_casinos_and_two_dice_are_worth_what_was_worked_out() -> None:
    """OpenSpiel's search and our own agree on the value of a small Las Vegas."""

    def start(seats: int, options: Any, tell: Any) -> Any:
        return small([[50, 30], [40, 10]], 2, (30, 20))

    name = register(replace(LAS_VEGAS, setup=start), "las_vegas_small")
    value, _ = minimax.expectiminimax(pyspiel.load_game(name).new_initial_state(), 99, None, 0)
    assert value == pytest.approx(2 * Exact().value(start(2, None, None)), abs=1e-12)
    assert 0.3 < value < 0.32


def test_cfr_learns_to_bluff() -> None:
    """OpenSpiel's own solver on the small end of Three Seven; the example's solver finds the same."""
    bluff = example("cfr_bluff")
    game = bluff.small_game()
    solver, lost = cfr.CFRPlusSolver(game), []
    for rounds in (1, 1, 3, 5, 10):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        lost.append(exploitability.nash_conv(game, solver.average_policy()) / 2)
    assert lost[-1] < lost[0] / 50
    _, course = bluff.train(rounds=20)
    assert [done for done, _ in course] == [0, 1, 2, 5, 10, 20]
    assert lost == pytest.approx([mine for _, mine in course[1:]], abs=1e-9)


def test_a_tree_is_made_once() -> None:
    rules: Game[Any, Any, Any] = games.find("red_end")
    options = msgspec.json.encode(rules.options())
    assert tree_of("python_croupier_red_end", 3, options, "place") is load("red_end").tree
