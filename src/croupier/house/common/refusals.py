"""Everything that the house may refuse: a code for programs, the status over REST, and what it means."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.game import Refused


class NotAllowed(Refused):
    """Refused, with a code that programs can tell apart."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Refusing(NamedTuple):
    status: int
    meaning: str


REFUSALS = {
    "bad-body": Refusing(422, "The body is not what this endpoint expects."),
    "bad-query": Refusing(422, "A query parameter is unknown or has an invalid value."),
    "bad-message": Refusing(422, "What was sent over the socket is not a message of the protocol."),
    "bad-id": Refusing(422, "The id of a choice is too long."),
    "bad-name": Refusing(422, "The name is empty, too long, or contains characters that cannot be shown."),
    "bad-options": Refusing(422, "The game has no such option, or the option cannot have this value."),
    "bad-settings": Refusing(422, "A setting of the table is out of range."),
    "bad-talk": Refusing(422, "The text is empty or too long, or there is neither or both of text and sign."),
    "bad-sign": Refusing(422, "There is no such sign."),
    "bad-person": Refusing(422, "You cannot star, mute, block or invite yourself."),
    "bad-endpoint": Refusing(
        422, "The push subscription cannot be used: its address or its keys are not those of one."
    ),
    "no-game": Refusing(422, "There is no such game."),
    "no-level": Refusing(422, "The game has no computer players at this level."),
    "illegal": Refusing(422, "The rules do not allow this move now: choose one of `moves` or `asides`."),
    "refused": Refusing(422, "The rules of the game do not allow this; see the reason."),
    "bad-token": Refusing(401, "The token is unknown, already used, or expired."),
    "not-yours": Refusing(403, "The seat, the table or the decision belongs to somebody else."),
    "blocked": Refusing(403, "Whoever opened the table has blocked you."),
    "not-over": Refusing(403, "The game is not over: until then nobody may see everything."),
    "sealed": Refusing(
        403, "Nothing of a deal of the day can be seen before one has played it, or before it is opened."
    ),
    "no-hints": Refusing(403, "Several people are playing and the table does not allow hints, or it is rated."),
    "round-on": Refusing(403, "The table plays a round of a tournament, and is closed to others until that is over."),
    "origin": Refusing(403, "The request came from a page on another site."),
    "no-page": Refusing(404, "There is nothing at this address."),
    "no-meet": Refusing(404, "There is no such evening or tournament, or it has been deleted."),
    "no-table": Refusing(404, "There is no such table, or it has been deleted."),
    "no-seat": Refusing(404, "The table has no such seat."),
    "no-day": Refusing(404, "This house has no deal for this day."),
    "no-person": Refusing(404, "There is nobody with this id."),
    "no-record": Refusing(404, "The game has no record yet, or was not played to its end."),
    "no-push": Refusing(404, "This house sends no notices."),
    "no-method": Refusing(405, "This address does not support this method."),
    "stale": Refusing(409, "The game has moved on since `turn`: look again, then choose again."),
    "outbid": Refusing(409, "Somebody was quicker, and this is no longer above the highest call: call higher."),
    "too-late": Refusing(409, "Time ran out before this arrived: the auction, or the declaration, is over."),
    "not-asked": Refusing(409, "This seat has nothing to choose now."),
    "not-playing": Refusing(409, "No game is in progress at this table."),
    "not-played": Refusing(409, "You have not played with this person yet."),
    "taken": Refusing(409, "The seat is already taken."),
    "empty": Refusing(409, "A seat that has to be taken is empty."),
    "no-people": Refusing(409, "Nobody has sat down: computer players do not play among themselves."),
    "full": Refusing(409, "There is no room for more."),
    "begun": Refusing(409, "The game has begun: this can only be done beforehand."),
    "rated": Refusing(409, "The table is rated: everybody has one seat, and keeps it once the game has begun."),
    "not-away": Refusing(409, "The game is not waiting for anyone in that seat who has been away for two minutes."),
    "day-over": Refusing(409, "The day is over, and its deal has not been opened yet: try again in an hour."),
    "no-need": Refusing(409, "That is already the case."),
    "too-slow": Refusing(408, "The request took too long to arrive."),
    "too-large": Refusing(413, "The body is too large."),
    "too-many": Refusing(429, "A limit has been reached: wait, or finish something first."),
    "broken": Refusing(500, "An error in the house. It is logged there; the answer has no details."),
    "unready": Refusing(503, "The house cannot reach its database, or write to it: try again after `Retry-After`."),
    "again": Refusing(503, "The table is being reloaded: try again."),
}


def status(code: str) -> int:
    """The HTTP status of a refusal."""
    return REFUSALS[code].status
