"""Players of Your Order: a novice's mistakes, heuristics, and a veteran who reads the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, Seat, State, View
from croupier.games.your_order import reading
from croupier.games.your_order.bots import Novice, Regular, Veteran, places
from croupier.games.your_order.chances import count_above, dummy_sums, pair_sums
from croupier.games.your_order.heuristics import ease
from croupier.games.your_order.marks import dummy_sum
from croupier.games.your_order.rules import GAME, Bet, Box, Discard, Hand, Keep, Round, Table
from croupier.kit.seventh_heaven.bank import Bank, Borrow, PayBack
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card


def seen(
    phase: str,
    cards: Sequence[Card],
    dummy: Sequence[Card | None] = (None, None, None),
    *,
    seats: int = 4,
    dealer: Seat = 0,
    chips: int = 200,
    debt: bool = False,
    number: int = 1,
    bets: Sequence[Bet] = (),
) -> View[Table, Hand]:
    """What seat 0 sees when it is asked."""
    nothing: list[list[Bet]] = [[] for _ in range(seats - 1)]
    shown: list[list[Card]] = [[] for _ in range(seats)]
    r = Round(dealer, [0], [2] * seats, [None] * seats, [[*bets], *nothing], shown, [*dummy], number)
    bank = Bank([chips] + [200] * (seats - 1), [0] * seats, [debt] + [False] * (seats - 1))
    hands = [Hand([*cards]) for _ in range(seats)]
    return GAME.view(State(seats, phase, Table(bank, seats, r), hands, Box(dict(PLAIN))), 0)


def choice(view: View[Table, Hand], level: type[Novice | Regular | Veteran] = Regular) -> Move:
    return level(GAME, Random(1)).choose(view, [*GAME.moves(view), *GAME.asides(view)])


@pytest.mark.parametrize("cards", [(1, 1), (1, 2), (7, 7)])
def test_keeps_the_extremes(cards: tuple[Card, Card]) -> None:
    assert choice(seen("Change", cards)) == Keep()


def test_throws_the_high_card_away_for_the_lowest_sum() -> None:
    assert choice(seen("Change", (1, 4), seats=3)) == Discard(4)


@pytest.mark.parametrize(("cards", "rank"), [((7, 7), 1), ((1, 1), 5)])
def test_bets_high_on_the_ends(cards: tuple[Card, Card], rank: int) -> None:
    assert choice(seen("PlaceBet", cards, (4, None, None))) == Bet(rank, 100)


def test_bets_on_the_middle_where_it_pays_more() -> None:
    assert choice(seen("PlaceBet", (4, 4), (7, None, None))) == Bet(3, 100)


def test_looks_at_the_dummy() -> None:
    assert choice(seen("PlaceBet", (7, 6), (7, 7, None), seats=3)) == Bet(1, 100)
    assert choice(seen("PlaceBet", (7, 6), (7, 6, None), seats=3)) == Bet(2, 100)


def test_bets_what_there_is() -> None:
    assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=50, debt=True)) == Bet(1, 50)


def test_borrows_for_a_full_bet_but_not_for_the_last_one() -> None:
    assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=50)) == Borrow()
    assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=100)) == Bet(1, 100)
    last = seen("PlaceBet", (7, 7), (4, 1, None), chips=50, number=4, bets=[Bet(1, 100)])
    assert choice(last) == Bet(1, 50)


def test_pays_back_when_rich() -> None:
    assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=700, debt=True)) == PayBack()


def test_a_tie_is_won_by_those_before() -> None:
    as_dealer = places(seen("PlaceBet", (4, 4), (2, 3, None)))
    as_last = places(seen("PlaceBet", (4, 4), (2, 3, None), dealer=1))
    assert as_dealer[0] > as_last[0]
    assert as_dealer[-1] < as_last[-1]


def test_chances_are_counted_right() -> None:
    """Against drawing cards many times."""
    rng, tries = Random(1), 8000
    deck = [card for card, count in PLAIN.items() for _ in range(count)]
    draws = [rng.sample(deck, 3) for _ in range(tries)]
    for total, chance in pair_sums(PLAIN).items():
        assert sum(sum(cards[:2]) == total for cards in draws) / tries == pytest.approx(chance, abs=0.015)
    for total, chance in dummy_sums(PLAIN, []).items():
        assert sum(dummy_sum(cards) == total for cards in draws) / tries == pytest.approx(chance, abs=0.015)
    assert sum(places(seen("PlaceBet", (3, 4), (2, None, None)))) == pytest.approx(1)
    assert count_above([0.5, 0.5]) == [0.25, 0.5, 0.25]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ends_are_easiest(players: int) -> None:
    assert ease(players, 2) > ease(players, 14) > max(ease(players, total) for total in range(4, 14))


class TestNovice:
    def test_throws_a_good_low_hand_away(self) -> None:
        assert choice(seen("Change", (1, 1)), Novice) == Discard(1)
        assert choice(seen("Change", (1, 1)), Regular) == Keep()

    def test_forgets_the_dummy_and_is_timid(self) -> None:
        low = seen("PlaceBet", (1, 1), (4, None, None))
        assert choice(low, Novice) == Bet(4, 50)
        assert choice(low, Regular) == Bet(5, 100)

    def test_does_not_look_at_what_lies_open(self) -> None:
        for dummy in ((7, 7, None), (7, 6, None)):
            assert choice(seen("PlaceBet", (7, 6), dummy, seats=3), Novice) == Bet(1, 50)

    def test_beats_chaos(self) -> None:
        assert first_places(GAME, 4, games=150, level="novice") > 0.4


class TestVeteran:
    def test_somebody_who_keeps_has_a_sum_worth_keeping(self) -> None:
        """With four players heuristics keep 1 1 and 4 4, but change 6 7."""
        view = seen("PlaceBet", (4, 3), (4, None, None))
        sums = reading.rivals(view, (3, 4))[1]
        plain = pair_sums(reading.unseen(view, (3, 4)))
        assert sums[2] > 1.5 * plain[2]
        assert sums[13] < plain[13] / 3
        assert sum(sums.values()) == pytest.approx(1)

    def test_where_somebody_bets_says_more(self) -> None:
        view = seen("PlaceBet", (6, 6), (4, None, None))
        before = reading.places(view, (6, 6))[0]
        view.table.round.bets[1] = [Bet(1, 100)]
        assert reading.rivals(view, (6, 6))[1][14] > 3 * reading.rivals(view, (6, 6))[2][14]
        assert reading.places(view, (6, 6))[0] < before
        view.table.round.bets[1] = [Bet(5, 100)]
        assert reading.places(view, (6, 6))[0] > before

    def test_believes_a_bet_and_a_regular_does_not(self) -> None:
        """Two others bet on the first place: with 7 6 there is no point in doing so too."""
        view = seen("PlaceBet", (6, 7), (4, None, None), seats=3)
        assert choice(view, Regular) == Bet(1, 100)
        view.table.round.bets[1] = view.table.round.bets[2] = [Bet(1, 100)]
        assert choice(view, Regular) == Bet(1, 100)
        believing = choice(view, Veteran)
        assert isinstance(believing, Bet)
        assert believing.rank > 1

    def test_who_discards_a_middling_card_goes_where_the_other_leads(self) -> None:
        """With four players a 5 is thrown away beside a 1, a 2, or a 7: the ends are likelier then."""
        view = seen("PlaceBet", (4, 3), (4, None, None))
        view.table.round.discards[1] = 5
        after = reading.rivals(view, (3, 4))[1]
        plain = pair_sums(reading.unseen(view, (3, 4)))
        assert after[2] > plain[2]
        assert after[14] > plain[14]

    def test_pays_borrows_and_keeps_as_a_regular(self) -> None:
        assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=50), Veteran) == Borrow()
        assert choice(seen("PlaceBet", (7, 7), (4, None, None), chips=700, debt=True), Veteran) == PayBack()
        assert choice(seen("Change", (1, 1)), Veteran) == Keep()

    def test_beats_regulars(self) -> None:
        assert first_places(GAME, 5, games=150, level="veteran", others="regular") > 0.22


@pytest.mark.parametrize(("seats", "share"), [(3, 0.6), (4, 0.5), (5, 0.5)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=150) > share
