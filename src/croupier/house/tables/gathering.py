"""How the people at a table settle the chance of their game: all commit to random bytes, then all reveal them.

Nobody reveals before everything else that chance depends on is fixed, so that neither the house nor whoever is last can
choose. Anyone who does not commit in time is left out; so is, by name, anyone who commits and does not reveal, and
the others start over with other bytes: withholding only brings dice that nobody knew. docs/fairness.md explains it all.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.common.fairness import (
    AnyFairness,
    Commitment,
    Contribution,
    Dealt,
    Fairness,
    OlderFairness,
    Terms,
    commitment,
    mixed,
)
from croupier.common.fairness import added as older_added
from croupier.core.game import Seat

from ..common.refusals import NotAllowed
from . import entries as log

Groups = tuple[tuple[Seat, ...], ...]  # the seats of each person


class Gathering:
    """How far it has come. People are identified by the first of their seats."""

    def __init__(self, people: Groups, since: float) -> None:
        self.people = people
        self.since = since  # when what is asked for now was asked for
        self.round = 1
        self.is_sealed = False  # all who count have committed: now they reveal
        self.left_out: tuple[Seat, ...] = ()
        self.withdrawn: tuple[Seat, ...] = ()
        self._asked = tuple(own[0] for own in people)  # who may take part in this round
        self._hashes: dict[Seat, str] = {}
        self._revealed: dict[Seat, str] = {}

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has yet to commit; then, who has yet to reveal."""
        if self.is_sealed:
            return tuple(seat for seat in self._hashes if seat not in self._revealed)
        return tuple(seat for seat in self._asked if seat not in self._hashes)

    @property
    def stage(self) -> int:
        """A number that grows with each thing everybody is asked for."""
        return 2 * self.round + self.is_sealed

    @property
    def has_begun(self) -> bool:
        """Whether anybody has committed."""
        return bool(self._hashes)

    def terms(self, opened: log.Opened) -> Terms:
        """What the chance of the game depends on besides the secret and the bytes."""
        return _terms(opened, self.people, self._commitments, self.left_out, self.withdrawn)

    @property
    def _commitments(self) -> tuple[Commitment, ...]:
        return tuple(Commitment(seat, made) for seat, made in sorted(self._hashes.items()))

    @property
    def _contributions(self) -> tuple[Contribution, ...]:
        return tuple(Contribution(seat, random) for seat, random in sorted(self._revealed.items()))

    # What may be done

    def commit(self, mine: Sequence[Seat], made: str) -> log.Committed:
        """Promise random bytes by their hash, once per round."""
        seat = self._first_of(mine)
        if self.is_sealed:
            raise NotAllowed("too-late", "Everyone has committed: now the bytes are revealed.")
        if seat in self._hashes:
            raise NotAllowed("no-need", "You have already committed to your bytes.")
        if seat not in self._asked:
            raise NotAllowed(
                "too-late", "You are too late: the others are settling the chance of this game without you."
            )
        return log.Committed(seat, made)

    def reveal(self, random: str) -> log.Revealed:
        """Show random bytes that somebody here has committed to. They speak for themselves, whoever sends them."""
        made = commitment(bytes.fromhex(random))
        mine = [seat for seat, one in self._hashes.items() if one == made]
        if not self.is_sealed:
            raise NotAllowed("not-asked", "Bytes are revealed only after everyone has committed to theirs.")
        if not mine:
            raise NotAllowed("not-asked", "Nobody here has committed to these bytes in this round.")
        if not {*mine} - {*self._revealed}:
            raise NotAllowed("no-need", "These bytes have already been revealed.")
        return log.Revealed(min({*mine} - {*self._revealed}), random)

    def step(self) -> log.Sealed | log.Withdrew | None:
        """What follows when all have done what they were asked for, or had the time to; None if the game begins."""
        if self.is_sealed:
            return log.Withdrew(self.awaited) if self.awaited else None
        return log.Sealed(self._commitments, self._left_out_now) if self.has_begun else None

    def began(self) -> log.Began:
        """The game begins, with its chance settled like this."""
        return log.Began((), self._contributions, self._left_out_now, self.withdrawn, self.people)

    @property
    def _left_out_now(self) -> tuple[Seat, ...]:
        return self.left_out if self.is_sealed else tuple(sorted({*self.left_out, *self.awaited}))

    def _first_of(self, mine: Sequence[Seat]) -> Seat:
        for own in self.people:
            if {*own} & {*mine}:
                return own[0]
        raise NotAllowed("not-yours", "Only the players at this table can add to its chance.")

    # What has happened

    def apply(self, entry: log.Settling, at: float) -> None:
        match entry:
            case log.Committed():
                self._hashes[entry.seat] = entry.hash
            case log.Sealed():
                self.is_sealed = True
                self.left_out = entry.left_out
                self.since = at
            case log.Revealed():
                self._revealed[entry.seat] = entry.random
            case log.Withdrew():
                self.withdrawn = tuple(sorted({*self.withdrawn, *entry.seats}))
                self._asked = tuple(sorted(self._revealed))
                self._hashes = {}
                self._revealed = {}
                self.is_sealed = False
                self.round, self.since = self.round + 1, at


def added(opened: log.Opened, began: log.Began) -> bytes:
    """What people have added to the chance of a game, in 32 bytes, by the scheme of its time."""
    if began.people is None:
        return older_added(began.contributions)
    hashes = tuple(Commitment(one.seat, commitment(bytes.fromhex(one.random))) for one in began.contributions)
    terms = _terms(opened, began.people, hashes, began.left_out, began.withdrawn)
    return mixed(terms, began.contributions)


def promised(opened: log.Opened) -> str:
    """The commitment of a table, or of its deal; empty at a table from before there were any."""
    secret = opened.deal.secret if opened.deal else opened.secret
    return commitment(bytes.fromhex(secret)) if secret else ""


def fairness(opened: log.Opened, began: log.Began) -> AnyFairness:
    """How the chance of a game was settled. It includes the secret, except that of a deal: others may still play it."""
    if opened.deal:
        return Dealt(3, opened.deal.name, promised(opened))
    secret = promised(opened), opened.secret
    if began.people is None:
        return OlderFairness(*secret, began.contributions, began.left_out)
    return Fairness(2, *secret, began.people, began.contributions, began.left_out, began.withdrawn)


def _terms(
    opened: log.Opened,
    people: Groups,
    commitments: tuple[Commitment, ...],
    left_out: tuple[Seat, ...],
    withdrawn: tuple[Seat, ...],
) -> Terms:
    agreed = opened.game, opened.rules, opened.options, opened.seats
    return Terms(*agreed, people, promised(opened), commitments, left_out, withdrawn)
