"""A table is nothing but its log: what may be done at it, what comes of it, and who is told what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from houses import ANN, BEN
from logged_tables import CLEO, LoggedTable

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.games.las_vegas.rules import LasVegas
from croupier.house.common.refusals import NotAllowed
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Entry, Settings
from croupier.house.tables.opening import apart
from croupier.house.tables.page_log import Page
from croupier.house.tables.table import Table


def refused(desk: LoggedTable, decide: Callable[[Table], Entry]) -> str:
    """The code of a refusal, after which nothing has changed."""
    before = desk.table.number, desk.table.turn, msgspec.json.encode(desk.table.sitting)
    with pytest.raises(NotAllowed) as caught:
        decide(desk.table)
    assert (desk.table.number, desk.table.turn, msgspec.json.encode(desk.table.sitting)) == before
    assert str(caught.value).endswith((".", "…")) or "The signs are" in str(caught.value)
    return caught.value.code


class TestOpening:
    def test_a_table_for_any_game_with_its_options(self) -> None:
        desk = LoggedTable("las_vegas", 4, {"neutral": True}, public=True, clock="brisk")
        assert desk.table.opened.options == LasVegas(neutral=True)
        assert desk.again().options == LasVegas(neutral=True)
        assert (desk.table.settings.public, desk.table.status, len(desk.table.sitting)) == (True, "open", 4)

    @pytest.mark.parametrize(
        ("game", "seats", "options", "code"),
        [
            ("chess", 2, {}, "no-game"),
            ("las_vegas", 3, {"neutral": 7}, "bad-options"),
            ("las_vegas", 3, [], "bad-options"),
        ],
    )
    def test_what_cannot_be_opened(self, game: str, seats: int, options: Any, code: str) -> None:
        with pytest.raises(NotAllowed) as caught:
            LoggedTable(game, seats, options) if options else Table("t", seeded(1)).open(
                game, seats, options, Settings(), ANN, "Ann", "KING"
            )
        assert caught.value.code == code

    def test_seats_and_clocks_have_limits(self) -> None:
        with pytest.raises(Refused, match="2 to 5 players, not 9"):
            LoggedTable("las_vegas", 9)
        for settings in ({"days": 0}, {"days": 15}, {"calls": 2}, {"calls": 16}):
            with pytest.raises(NotAllowed, match="The setting (days|calls)"):
                LoggedTable(**settings)  # type: ignore[arg-type]


class TestSeats:
    def test_sit_stand_up_and_fill(self) -> None:
        desk = LoggedTable()
        desk.do(lambda table: table.sit(BEN, "  Ben   B ", 1))
        assert desk.table.sitting[1].name == "Ben B"
        desk.do(lambda table: table.fill(ANN, 2, "expert", "Ada"))
        assert refused(desk, lambda table: table.sit(CLEO, "Cleo", 1)) == "taken"
        assert refused(desk, lambda table: table.fill(ANN, 2, "regular", "Bo")) == "taken"
        desk.do(lambda table: table.leave(BEN, 1))
        assert desk.table.sitting[1].is_empty
        desk.do(lambda table: table.leave(ANN, 2))
        assert refused(desk, lambda table: table.leave(ANN, 2)) == "empty"

    def test_the_opener_removes_and_others_do_not(self) -> None:
        desk = LoggedTable()
        desk.do(lambda table: table.sit(BEN, "Ben", 1))
        assert refused(desk, lambda table: table.leave(CLEO, 1)) == "not-yours"
        entry = desk.do(lambda table: table.leave(ANN, 1))
        assert entry == log.Left(1, removed=True)

    def test_only_the_opener_fills_changes_and_begins(self) -> None:
        desk = LoggedTable()
        assert refused(desk, lambda table: table.fill(BEN, 0, "regular", "Bo")) == "not-yours"
        assert refused(desk, lambda table: table.change(BEN, Settings())) == "not-yours"
        assert refused(desk, lambda table: table.begin(BEN)) == "not-yours"
        desk.do(lambda table: table.change(ANN, Settings(clock="none")))
        assert desk.table.settings.clock == "none"

    def test_bad_seats_names_and_levels(self) -> None:
        desk = LoggedTable()
        assert refused(desk, lambda table: table.sit(BEN, "Ben", 3)) == "no-seat"
        assert refused(desk, lambda table: table.sit(BEN, "Ben", -1)) == "no-seat"
        assert refused(desk, lambda table: table.sit(BEN, "", 0)) == "bad-name"
        assert refused(desk, lambda table: table.sit(BEN, "x" * 21, 0)) == "bad-name"
        assert refused(desk, lambda table: table.sit(BEN, "a\x07b", 0)) == "bad-name"
        assert refused(desk, lambda table: table.fill(ANN, 0, "genius", "Bo")) == "no-level"

    def test_several_seats_for_one_browser(self) -> None:
        desk = LoggedTable()
        for seat, name in enumerate(("Ann", "Grandma", "Tom")):
            desk.do(lambda table, seat=seat, name=name: table.sit(ANN, name, seat))  # type: ignore[misc]
        assert desk.table.seats_of(ANN) == [0, 1, 2]
        assert desk.table.people() == [ANN]

    def test_nothing_of_this_once_the_game_has_begun(self) -> None:
        desk = LoggedTable().seat_people()
        assert refused(desk, lambda table: table.leave(BEN, 1)) == "begun"
        assert refused(desk, lambda table: table.sit("dan", "Dan", 1)) == "begun"
        assert refused(desk, lambda table: table.begin(ANN)) == "begun"
        assert refused(desk, lambda table: table.change(ANN, Settings())) == "begun"

    def test_empty_seats_keep_the_game_from_beginning(self) -> None:
        desk = LoggedTable()
        assert refused(desk, lambda table: table.begin(ANN)) == "empty"

    def test_a_seat_handed_over(self) -> None:
        desk = LoggedTable().seat_people()
        desk.do(lambda table: table.hand_over(1, "ben's tablet", "Ben"))
        assert desk.table.seats_of(BEN) == []
        assert desk.table.seats_of("ben's tablet") == [1]

    def test_names_are_told_apart(self) -> None:
        assert apart(("Ann", "Ann", "Bo", "Ann")) == ("Ann", "Ann 2", "Bo", "Ann 3")
        assert apart(("Ann 2", "Ann", "Ann")) == ("Ann 2", "Ann", "Ann 3")


class TestChoosing:
    def test_a_choice_and_what_follows_are_one_entry(self) -> None:
        desk = LoggedTable().seat_people()
        seat = desk.table.waiting[0]
        entry = desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[0], "person", "a1"))
        assert isinstance(entry, log.Chose)
        assert entry.choices == tuple(desk.table.playing.choices[-len(entry.choices) :])
        assert len(entry.choices) > 1  # the move, and the next player's roll

    def test_what_cannot_be_chosen(self) -> None:
        desk = LoggedTable().seat_people()
        seat = desk.table.waiting[0]
        other = (seat + 1) % 3
        legal = desk.table.playing.moves(seat)[0]
        assert refused(desk, lambda table: table.choose(other, legal, "person")) == "not-asked"
        assert refused(desk, lambda table: table.choose(99, legal, "person")) == "not-asked"
        assert (
            refused(desk, lambda table: table.choose(seat, {"type": "las_vegas.Place", "face": 9}, "person"))
            == "illegal"
        )
        assert refused(desk, lambda table: table.choose(seat, None, "person")) == "illegal"
        assert refused(desk, lambda table: table.choose(seat, legal, "person", turn=0)) == "stale"
        assert refused(desk, lambda table: table.choose(seat, legal, "person", "x" * 65)) == "bad-id"

    def test_before_and_after_the_game_there_is_nothing_to_choose(self) -> None:
        desk = LoggedTable()
        assert refused(desk, lambda table: table.choose(0, None, "person")) == "not-playing"
        desk.seat_people().play()
        assert desk.table.status == "over"
        assert refused(desk, lambda table: table.choose(0, None, "person")) == "not-playing"

    def test_what_is_sent_again_is_recognised_also_after_a_restart(self) -> None:
        desk = LoggedTable().seat_people()
        seat = desk.table.waiting[0]
        desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[0], "person", "a1"))
        assert desk.table.chosen_before(seat, "a1") == desk.table.number_for(seat)
        assert desk.again().chosen_before(seat, "a1") == desk.table.number_for(seat)
        assert desk.table.chosen_before((seat + 1) % 3, "a1") is None
        assert desk.table.chosen_before(seat, "a2") is None
        assert desk.table.chosen_before(seat, "") is None


def read(pages: list[Page]) -> list[tuple[int, Any, bytes]]:
    return [(page.number, page.events, log.write(page.entry)) for page in pages]


@pytest.mark.parametrize("clock", ["brisk", "none", "days"])
@pytest.mark.parametrize("name", games.names())
def test_the_log_makes_the_same_table_again(name: str, clock: str) -> None:
    """In every game, in the middle and at the end: match, pages and questions are what they were."""
    seats = games.find(name).seats[0]
    desk = LoggedTable(name, seats, clock=clock).seat_people().play(lambda table: table.number > 25)
    for _ in range(2):
        again = desk.again()
        assert again.waiting == desk.table.waiting
        assert (again.status, again.number, again.turn) == (desk.table.status, desk.table.number, desk.table.turn)
        assert again.record() == desk.table.record()
        for seat in (None, *range(seats)):
            assert read(again.pages(seat)) == read(desk.table.pages(seat))
        assert again.asked_at == desk.table.asked_at
        desk.play(lambda table: table.number > 60)


class TestPages:
    def test_everybody_is_told_what_the_match_told_them(self) -> None:
        desk = LoggedTable("vabanque", 3, clock="none").seat_people().play()
        told = desk.table.playing_match.told
        for seat in (None, 0, 1, 2):
            heard = [event for page in desk.table.pages(seat) for event in page.events]
            assert heard == [one.event for one in told if one.to in (None, seat)]
        assert desk.table.pages(0) != desk.table.pages(1)

    def test_numbers_run_and_what_was_missed_comes_again(self) -> None:
        desk = LoggedTable("three_seven", 3, clock="brisk").seat_people().play(lambda table: table.number > 40)
        for seat in (None, 0, 1, 2):
            pages = desk.table.pages(seat)
            assert [page.number for page in pages] == list(range(1, desk.table.number_for(seat) + 1))
            for since in (0, 1, 7, len(pages) - 1, len(pages), len(pages) + 5):
                assert desk.table.pages(seat, since) == pages[since:]


class TestQuestionsThatLast:
    def at_declaring(self) -> LoggedTable:
        desk = LoggedTable("three_seven", 3, clock="brisk").seat_people()
        return desk.play(lambda table: table.glance().phase == "SpeakUp")

    def test_an_answer_is_kept_and_nobody_else_hears_of_it(self) -> None:
        desk = self.at_declaring()
        before = {seat: desk.table.number_for(seat) for seat in (None, 0, 1, 2)}
        entry = desk.do(lambda table: table.choose(1, table.playing.moves(1)[0], "person"))
        assert isinstance(entry, log.Answered)
        after = {seat: desk.table.number_for(seat) for seat in (None, 0, 1, 2)}
        assert after == before | {1: before[1] + 1}
        assert desk.table.waiting == (0, 2)
        assert desk.table.waiting_seen == (0, 1, 2)
        assert refused(desk, lambda table: table.choose(1, table.playing.moves(1)[0], "person")) == "not-asked"

    def test_who_answers_cannot_tell_how_many_answered_before(self) -> None:
        """The acknowledged number is the same whether or not the others have answered."""
        acknowledged = []
        for others in ((), (0, 2)):
            desk = self.at_declaring()
            for seat in (*others, 1):
                desk.do(lambda table, seat=seat: table.choose(seat, table.playing.moves(seat)[0], "person", "a"))  # type: ignore[misc]
            acknowledged.append(desk.table.chosen_before(1, "a"))
        assert acknowledged[0] == acknowledged[1] is not None

    def test_all_have_answered_and_still_it_lasts(self) -> None:
        desk = self.at_declaring()
        turn = desk.table.turn
        for seat in (0, 1, 2):
            desk.do(lambda table, seat=seat: table.choose(seat, table.playing.moves(seat)[0], "person"))  # type: ignore[misc]
        assert desk.table.turn == turn
        assert desk.table.lasts() == 3
        entry = desk.do(lambda table: table.run_out())
        assert isinstance(entry, log.TimeRan)
        assert desk.table.turn > turn
        assert desk.again().record() == desk.table.record()

    def test_silence_holds(self) -> None:
        desk = self.at_declaring()
        desk.do(lambda table: table.run_out())
        assert desk.table.glance().phase == "PlayOne"
        assert all(sitting.missed == 0 for sitting in desk.table.sitting)  # nobody counts as away for holding
        assert desk.table.to_think == []  # and nobody is out of time for the next question

    def test_without_a_clock_it_is_asked_like_anything_else(self) -> None:
        desk = (
            LoggedTable("three_seven", 3, clock="none")
            .seat_people()
            .play(lambda table: table.glance().phase == "SpeakUp")
        )
        assert desk.table.lasts() is None
        entry = desk.do(lambda table: table.choose(1, table.playing.moves(1)[0], "person"))
        assert isinstance(entry, log.Chose)


class TestClocks:
    @pytest.mark.parametrize(
        ("clock", "seconds"), [("relaxed", 90), ("brisk", 30), ("none", None), ("days", 3 * 86_400)]
    )
    def test_how_long_a_decision_may_take(self, clock: str, seconds: float | None) -> None:
        desk = LoggedTable(clock=clock, days=3)
        assert desk.table.lasts() is None
        assert desk.seat_people().table.lasts() == seconds

    @pytest.mark.parametrize("calls", [3, 7, 15])
    def test_the_auction_has_its_own(self, calls: int) -> None:
        """BB-3: ten seconds before the first call, whatever the settings; then as the settings say."""
        desk = LoggedTable("between_bet", 3, clock="relaxed", calls=calls).seat_people()
        desk.play(lambda table: table.glance().phase == "Outbid")
        assert desk.table.lasts() == 10
        seat = desk.table.waiting[0]
        desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[1], "person"))
        assert desk.table.lasts() == calls
        assert desk.table.glance().phase == "Outbid"
        slow = (
            LoggedTable("between_bet", 3, clock="days")
            .seat_people()
            .play(lambda table: table.glance().phase == "Outbid")
        )
        assert slow.table.lasts() == 86_400

    def test_two_missed_clocks_are_counted_and_an_answer_forgives(self) -> None:
        desk = LoggedTable("las_vegas", 3).seat_people()
        seat = desk.table.waiting[0]
        entry = desk.do(lambda table: table.run_out())
        assert entry == log.TimeRan(())  # silence means nothing here
        assert desk.table.sitting[seat].missed == 1
        assert desk.table.to_think == [(seat, "regular")]
        desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[0], "computer"))
        assert desk.table.sitting[seat].missed == 1
        assert desk.table.to_think == []
        desk.play(lambda table: seat in table.waiting)
        desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[0], "person"))
        assert desk.table.sitting[seat].missed == 0

    def test_borrowing_does_not_buy_time(self) -> None:
        desk = LoggedTable("three_seven", 3, clock="brisk").seat_people()
        desk.play(lambda table: any(table.playing.asides(seat) for seat in table.waiting))
        seat = next(seat for seat in desk.table.waiting if desk.table.playing.asides(seat))
        asked = desk.table.asked_at
        desk.do(lambda table: table.choose(seat, table.playing.asides(seat)[0], "person"))
        assert desk.table.asked_at == asked

    def test_a_pause_stops_the_clock(self) -> None:
        desk = LoggedTable().seat_people()
        desk.do(lambda table: log.Paused())
        assert desk.table.lasts() is None
        desk.do(lambda table: log.WentOn())
        assert desk.table.lasts() == 90
        assert desk.table.asked_at == desk.now


class TestAgreeing:
    def test_all_must_wish_it(self) -> None:
        desk = LoggedTable().seat_people()
        desk.do(lambda table: table.agreement.wish(ANN, "pause"))
        assert desk.table.agreement.reached([ANN, BEN]) is None
        assert desk.table.agreement.reached([ANN, "an onlooker"]) is None
        desk.do(lambda table: table.agreement.wish(BEN, "end"))
        assert desk.table.agreement.reached([ANN, BEN]) is None
        desk.do(lambda table: table.agreement.wish(BEN, "pause"))
        assert desk.table.agreement.reached([ANN, BEN]) == log.Paused()

    def test_a_wish_is_taken_back(self) -> None:
        desk = LoggedTable().seat_people()
        assert refused(desk, lambda table: table.agreement.wish(ANN, "end", taken_back=True)) == "no-need"
        for person in desk.table.people():
            desk.do(lambda table, person=person: table.agreement.wish(person, "end"))  # type: ignore[misc]
        assert desk.table.agreement.reached([]) == log.Ended("agreed")
        desk.do(lambda table: table.agreement.wish(ANN, "end", taken_back=True))
        assert desk.table.agreement.reached([]) is None

    def test_who_may_wish_what(self) -> None:
        desk = LoggedTable().seat_people()
        assert refused(desk, lambda table: table.agreement.wish("stranger", "end")) == "not-yours"
        assert refused(desk, lambda table: table.agreement.wish(ANN, "go on")) == "no-need"
        desk.do(lambda table: log.Paused())
        assert refused(desk, lambda table: table.agreement.wish(ANN, "pause")) == "no-need"

    def test_an_ended_table_keeps_its_record(self) -> None:
        desk = LoggedTable().seat_people().play(lambda table: table.number > 12)
        desk.do(lambda table: log.Ended("agreed"))
        assert desk.table.status == "ended"
        assert desk.table.record().result is None
        assert desk.table.record().choices
        assert refused(desk, lambda table: table.choose(0, None, "person")) == "not-playing"


class TestTalk:
    def test_words_and_signs_have_limits(self) -> None:
        desk = LoggedTable()
        assert desk.do(lambda table: table.say(BEN, "Ben", "  good \n luck ")) == log.Said(BEN, "Ben", "good luck")
        assert refused(desk, lambda table: table.say(BEN, "Ben", "   ")) == "bad-talk"
        assert refused(desk, lambda table: table.say(BEN, "Ben", "x" * 301)) == "bad-talk"
        assert refused(desk, lambda table: table.react(BEN, "Ben", "🙈")) == "bad-sign"
        desk.do(lambda table: table.react(BEN, "Ben", "👍"))


class TestOtherRules:
    def test_a_game_of_other_rules_can_be_read_and_filed(self) -> None:
        desk = LoggedTable().seat_people().play(lambda table: table.number > 20)
        table = desk.again(only_read=True)
        assert table.match is None
        assert table.status == "playing"
        assert table.record() == msgspec.structs.replace(
            desk.table.record(), options=table.opened.options, choices=tuple(table.raw)
        )
        assert table.record().digest == desk.table.record().digest
        assert table.waiting == ()

    def test_they_are_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        desk = LoggedTable()
        assert not desk.table.is_of_other_rules
        monkeypatch.setattr(games.find("las_vegas"), "version", 2)
        assert desk.table.is_of_other_rules

    def test_a_log_that_says_something_else_is_not_played(self) -> None:
        desk = LoggedTable().seat_people().play(lambda table: table.number > 8)
        at, data = desk.written[-1]
        entry = log.read(data)
        assert isinstance(entry, log.Chose)
        desk.written[-1] = (at, log.write(msgspec.structs.replace(entry, choices=())))
        with pytest.raises(Refused, match="does not say what was drawn"):
            desk.again()
