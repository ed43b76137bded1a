"""The results of a tournament: standings and ratings."""

from __future__ import annotations

from pathlib import Path

import pytest
from tournaments import game, held, plan

from croupier.arena.ratings import Ratings
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.common.statistics import Z, student

TWINS = """
class Castor:
    def choose(self, view, moves):
        return moves[-1]

class Pollux(Castor):
    pass
"""


class TestStandings:
    def deals(self) -> Standings:
        """Three deals of two games: a wins one of two, then both, then one and a half."""
        standings = Standings(plan("regular", "chaotic", games=6, duplicate=True))
        for played in (
            game(0, (0, 1), (1, 2), (30, 10)),
            game(1, (1, 0), (1, 2), (40, 20)),
            game(2, (0, 1), (1, 2), (50, 10)),
            game(3, (1, 0), (2, 1), (10, 50)),
            game(4, (0, 1), (1, 1), (20, 20)),
            game(5, (1, 0), (2, 1), (20, 40)),
        ):
            standings.add(played)
        return standings

    def test_a_deal_is_one_observation(self) -> None:
        """0.5, 1, 0.75: deviation 0.25, divided by the root of 3; Student's t for two degrees is 4.30."""
        share = self.deals().firsts("regular")
        assert share.mean == pytest.approx(0.75)
        assert share.within == pytest.approx((0.75 - 4.303 * 0.14434, 1.0), abs=0.03)
        assert self.deals().counted == 3

    def test_scores_by_deal(self) -> None:
        """25, 50, 30: mean 35, deviation 13.229."""
        score = self.deals().scores("regular")
        assert score.mean == pytest.approx(35)
        assert score.margin == pytest.approx(4.303 * 13.229 / 3**0.5, rel=0.04)

    def test_differences_are_paired(self) -> None:
        """0, −1, −0.5 in first places; 0, −40, −10 in scores."""
        ahead = self.deals().firsts_ahead("chaotic")
        assert ahead.mean == pytest.approx(-0.5)
        assert ahead.margin == pytest.approx(4.303 * 0.5 / 3**0.5, rel=0.04)
        assert self.deals().scores_ahead("chaotic").mean == pytest.approx(-50 / 3)
        first, second = self.deals().entrants()
        assert first.first_share_ahead is None
        assert second.first_share_ahead == ahead

    def test_an_incomplete_deal_is_not_counted_yet(self) -> None:
        standings = Standings(plan("regular", "chaotic", games=6, duplicate=True))
        standings.add(game(0, (0, 1), (1, 2), (30, 10)))
        assert (standings.games, standings.counted) == (1, 0)
        assert standings.firsts("regular").within is None

    def test_the_seats_of_an_entrant_are_pooled(self) -> None:
        """Two chaotic seats of three won one game of two: a quarter each, Wilson's interval of one half, halved."""
        standings = Standings(plan())
        standings.add(game(0, (0, 1, 1), (3, 1, 2), (0, 20, 10)))
        standings.add(game(1, (1, 0, 1), (2, 1, 3), (10, 20, 0)))
        share = standings.firsts("chaotic")
        assert share.mean == pytest.approx(0.25)
        assert share.within == pytest.approx((0.0945 / 2, 0.9055 / 2), abs=1e-4)
        assert standings.scores("chaotic").mean == pytest.approx(10)
        assert standings.seat_firsts(1).mean == pytest.approx(1)
        assert standings.seat_firsts(0).mean == pytest.approx(0)
        assert [one.places for one in standings.entrants()] == [(0.5, 0, 0.5), (0.25, 0.5, 0.25)]

    def test_all_or_nothing_gives_no_false_certainty(self) -> None:
        standings = Standings(plan("regular", "chaotic", games=4, duplicate=True))
        for number in range(4):
            arrangement = standings.plan.arrangement(number)
            standings.add(game(number, arrangement, tuple(1 + one for one in arrangement), (1, 1)))
        low, high = standings.firsts("regular").within or (0, 0)
        assert high == 1
        assert low < 0.5
        assert standings.decided == 0

    def test_games_come_in_order(self) -> None:
        with pytest.raises(ValueError, match="game 1 cannot follow 0 games"):
            Standings(plan()).add(game(1, (1, 0, 1), (1, 2, 3), (3, 2, 1)))

    @pytest.mark.parametrize(("freedom", "t"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
    def test_few_values_widen_the_interval(self, freedom: int, t: float) -> None:
        assert student(Z, freedom) == pytest.approx(t, rel=0.01)

    def test_it_is_decided_when_it_is_clear_and_not_before(self) -> None:
        """A regular among chaotic players is better; one among regulars is not."""
        clear = held(plan(games=3000), until_decided=True)
        assert clear.decided == 1
        assert clear.games in (102, 204)  # the first looks
        low = held(plan("chaotic", "regular", games=3000), until_decided=True)
        assert (low.decided, low.games) == (-1, 100)
        like = held(plan("regular", "regular", games=20), until_decided=True)
        assert (like.decided, like.games, like.firsts("regular").mean) == (0, 20, 0.5)

    def test_who_looks_often_must_be_surer(self) -> None:
        """28 wins of 40 are beyond a 95 % interval around one half, but not beyond one of 99.9 %; 34 are."""
        for wins, decided in ((28, 0), (34, 1), (6, -1), (12, 0)):
            standings = Standings(plan("regular", "chaotic", games=40))
            for number in range(40):
                mine = 1 if number < wins else 2
                places = tuple(mine if one == 0 else 3 - mine for one in standings.plan.arrangement(number))
                standings.add(game(number, standings.plan.arrangement(number), places, (1, 1)))
            low, high = standings.firsts("regular").within or (0, 1)
            assert not low <= 0.5 <= high
            assert standings.decided == decided

    def test_minutes_are_processor_time(self) -> None:
        standings = held(plan(games=100_000), minutes=0.1 / 60)
        assert 0.1 <= standings.cpu < 0.3
        before = standings.games
        list(tournament(standings.plan, standings, minutes=0.05 / 60))
        assert before < standings.games < 3 * before  # counted afresh when resumed

    def test_in_a_deal_luck_alone_cancels(self, tmp_path: Path) -> None:
        """Two that play alike, without chance of their own: each wins what the other wins from the same seat."""
        (tmp_path / "twins.py").write_text(TWINS)
        twins = [f"{tmp_path}/twins.py:{name}" for name in ("Castor", "Pollux")]
        standings = held(plan(*twins, games=20, duplicate=True))
        assert standings.counted == 10
        assert standings.scores_ahead(twins[1]).mean == 0
        assert standings.scores_ahead(twins[1]).within is None  # no spread was seen
        assert standings.firsts(twins[0]).within == (0.5, 0.5)
        assert held(plan(*twins, games=20)).scores_ahead(twins[1]).within is not None


class TestRatings:
    def test_who_share_a_place_are_rated_alike(self) -> None:
        ratings = Ratings(3)
        ratings.add((0, 1, 2), (1, 1, 3))
        a, b, c = ratings.ratings
        assert a == b
        assert a.mu > 25 > c.mu
        assert a.ordinal == pytest.approx(a.mu - 3 * a.sigma)

    def test_all_equal_leaves_all_equal(self) -> None:
        ratings = Ratings(2)
        ratings.add((0, 1), (1, 1))
        assert ratings.ratings[0] == ratings.ratings[1]
        assert ratings.ratings[0].mu == pytest.approx(25)

    def test_an_entrant_in_two_seats_learns_nothing_of_itself(self) -> None:
        alone, both = Ratings(1), Ratings(2)
        alone.add((0, 0, 0), (1, 2, 3))
        assert alone.ratings[0].mu == pytest.approx(25)
        both.add((0, 1, 1), (1, 2, 3))
        assert both.ratings[0].mu > both.ratings[1].mu
        assert sum(one.mu for one in both.ratings) == pytest.approx(50)
