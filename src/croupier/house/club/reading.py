"""A filed game as the club keeps it: one row for the game, and one for each of its seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from croupier.core.game import Seat
from croupier.players.playouts import firsts

from ..protocol.messages import Brief, Sitter

Row = dict[str, Any]
WHOLE = 2520  # a win, in shares that up to ten who share it get evenly: sums do not depend on their order


class Gained(msgspec.Struct):
    """A change of a winning chance, as reviews write it."""

    value: float
    margin: float


class Praised(msgspec.Struct):
    """One of the best choices of a seat."""

    choice: int
    chosen: Any
    gain: Gained


class Judged(msgspec.Struct):
    """One seat's game."""

    luck: Gained
    skill: Gained
    best: tuple[Praised, ...]


class Reviewed(msgspec.Struct):
    """What the club takes from a review; one of an older house says less, and counts as none."""

    means: str = ""
    people: tuple[Judged, ...] = ()


class Filed(msgspec.Struct):
    """A filed game."""

    brief: Brief
    review: bytes | None
    programs: Collection[Seat]  # seats for which somebody asked for a program's token

    @property
    def is_rated(self) -> bool:
        """Whether it counts for ratings. Ended by agreement it does not; alone with computers, ending it is leaving."""
        people = [sitter.person for sitter in self.brief.sitters if sitter.kind == "person"]
        is_fair = len({*people}) == len(people) and bool(people)
        return self.brief.settings.rated and is_fair and (self.brief.result is not None or len(people) == 1)

    @property
    def left(self) -> list[Seat]:
        """Whoever is missing at the end has left; so has whoever ended a rated game that nobody else could end."""
        sitters = enumerate(self.brief.sitters)
        gave_up = self.is_rated and self.brief.result is None
        return [seat for seat, one in sitters if one.kind == "person" and (one.level or gave_up)]


def rows(filed: Filed) -> tuple[Row, list[Row]]:
    """The game's row, and those of its seats."""
    brief = filed.brief
    ended = brief.ended_at or brief.changed_at
    game = {
        "table": brief.table,
        "game": brief.game,
        "options": msgspec.json.encode(brief.options),
        "seats": len(brief.sitters),
        "public": brief.settings.public,
        "finished": brief.result is not None,
        "rated": filed.is_rated,
        "began": brief.began_at or brief.opened_at,
        "ended": ended,
    }
    places = placed(filed)
    whose = [_who(sitter, seat in filed.programs) for seat, sitter in enumerate(brief.sitters)]
    held, seen = Counter(who for _, who in whose), Counter[str]()
    review = _read(filed.review) if filed.review else Reviewed()
    won = firsts(places) if places else [0.0] * len(whose)
    seats = list[Row]()
    for seat, (kind, who) in enumerate(whose):
        seats.append(
            {
                "table": brief.table,
                "seat": seat,
                "kind": kind,
                "who": who,
                "name": brief.sitters[seat].name,
                "nth": seen[who],
                "game": brief.game,
                "seats": len(whose),
                "ended": ended,
                "counts": brief.result is not None and (kind == "computer" or held[who] == 1),
                "left": seat in filed.left,
                "place": places[seat] if places else None,
                "score": brief.result.scores[seat] if brief.result else None,
                "won": won[seat],
                **(_judged(review.people[seat]) if seat < len(review.people) else {}),
            }
        )
        seen[who] += 1
    return game, seats


def placed(filed: Filed) -> Sequence[int]:
    """The places as they count: in a rated game, whoever has left is last. Empty if it was ended early."""
    brief = filed.brief
    if not filed.is_rated:
        return brief.result.places if brief.result else ()
    stayed = brief.result.places if brief.result else (1,) * len(brief.sitters)
    left = filed.left
    there = sorted(place for seat, place in enumerate(stayed) if seat not in left)
    last = len(there) + 1
    return [last if seat in left else there.index(place) + 1 for seat, place in enumerate(stayed)]


def _who(sitter: Sitter, is_program: bool) -> tuple[str, str]:
    if sitter.kind == "computer":
        return "computer", sitter.level or ""
    return "program" if is_program else "person", sitter.person or ""


def _read(review: bytes) -> Reviewed:
    read = msgspec.json.decode(review, type=Reviewed)
    return read if read.means else Reviewed()


def _judged(one: Judged) -> Row:
    praised = [best for best in one.best if best.gain.value > best.gain.margin]  # clearly good
    best = max(praised, key=lambda best: best.gain.value, default=None)
    return {
        "luck": one.luck.value,
        "skill": one.skill.value,
        "worth": best.gain.value if best else None,
        "moment": msgspec.json.encode({"choice": best.choice, "what": best.chosen}) if best else None,
    }
