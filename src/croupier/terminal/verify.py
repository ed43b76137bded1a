"""Whether the chance of recorded games was settled before they began, and the rest follows the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.text import Text

from croupier.common import fairness, records, words
from croupier.common.fairness import AnyFairness, Dealt, Fairness, Finding
from croupier.common.records import BadRecord
from croupier.core.game import Refused, Seat
from croupier.core.record import Record

from .out import said, say


class Known(NamedTuple):
    """What somebody wrote down at the time, to be compared."""

    commitment: str | None = None  # before the game
    seal: str | None = None  # before anybody revealed what they added
    digest: str | None = None  # after the game
    deal: Dealt | None = None  # that it should be a game of


NOTHING = Known()


def run(
    console: Console,
    files: Sequence[Path],
    *,
    commitment: str | None = None,
    seal: str | None = None,
    digest: str | None = None,
    deal: Dealt | None = None,
    each: bool,
) -> bool:
    """Say of each file, and on request of each draw, whether it is right, and who added to the game's chance."""
    faults, known = 0, Known(commitment, seal, digest, deal)
    for file in files:
        try:
            record = opened(records.open_file(file), deal)
            findings, fault = look_at(record, known)
        except Refused as error:
            record, findings, fault = None, [], said(error)
        if each:
            for one in findings:
                console.print(_draw(one), soft_wrap=True)
        if fault or record is None:
            faults += 1
            console.print(Text(say("verify-wrong", file=str(file), reason=fault), "red"), soft_wrap=True)
        else:
            right = say("verify-right", file=str(file), draws=len(findings), digest=record.digest)
            console.print(Text(right), soft_wrap=True)
            console.print(Text("  " + " ".join(_who_added(record))), soft_wrap=True)
    return not faults


def opened(record: Record, deal: Dealt | None) -> Record:
    """The record; one that was saved before its deal was opened gets the secret that is known now."""
    settled = fairness.of(record)
    if not deal or not deal.secret or not isinstance(settled, Dealt) or settled.secret or settled.deal != deal.deal:
        return record
    return fairness.with_secret(record, bytes.fromhex(deal.secret))


def look_at(record: Record, known: Known = NOTHING) -> tuple[list[Finding], str]:
    """Every draw up to where the game stops being legal, and the first thing wrong; empty if all is right."""
    illegal = _illegal(record)
    legal_until = illegal.number - 1 if illegal and illegal.number else None
    findings = fairness.check(record, legal_until)
    return findings, next(_faults(record, findings, illegal, known), "")


def _who_added(record: Record) -> Iterator[str]:
    """Everybody by name: who added, who did not, and who is a computer player."""
    settled = fairness.of(record)
    if settled is None:
        return

    def named(line: str, seats: Iterable[Seat]) -> Iterator[str]:
        if names := [record.seats[seat] for seat in seats]:
            yield say(line, names=words.listed(names))

    if isinstance(settled, Dealt):
        yield say("verify-deal", deal=settled.deal, commitment=settled.commitment)
        return
    yield from named("verify-added", (one.seat for one in settled.contributions))
    if not settled.contributions:
        yield say("verify-added-nobody")
    yield from named("verify-left-out", settled.left_out)
    if isinstance(settled, Fairness):
        yield from named("verify-withdrew", settled.withdrawn)
        people = {seat for own in settled.people for seat in own}
        yield from named("verify-computers", [seat for seat in range(len(record.seats)) if seat not in people])
        yield say("verify-seal", seal=fairness.seal_of(record))
    else:
        yield say("verify-older")


def _illegal(record: Record) -> BadRecord | None:
    """The rules find the first choice or odds that they do not allow; then result and digest are compared."""
    try:
        for _ in records.replay(record):
            pass
    except BadRecord as error:
        return error
    return None


def _faults(record: Record, findings: Sequence[Finding], illegal: BadRecord | None, known: Known) -> Iterator[str]:
    settled, seal = fairness.of(record), fairness.seal_of(record)
    if known.commitment is not None and settled and settled.commitment != known.commitment.lower():
        yield say("verify-other-commitment", commitment=settled.commitment)
    if known.deal and not (isinstance(settled, Dealt) and settled.deal == known.deal.deal):
        yield say("verify-other-deal", deal=known.deal.deal)
    elif known.deal and settled and settled.commitment != known.deal.commitment:
        yield say("verify-other-commitment", commitment=settled.commitment)
    if known.seal is not None and seal != known.seal.lower():
        yield _other_seal(seal, settled)
    for one in findings:
        if one.wrong:
            yield say("verify-draw", number=one.number, drawn=one.drawn, reason=said(one.wrong))
    if illegal:
        yield said(illegal)
    if known.digest is not None and record.digest != known.digest.lower():
        yield say("verify-other-digest", digest=record.digest)


def _other_seal(seal: str | None, settled: AnyFairness | None) -> str:
    if seal:
        return say("verify-other-seal", seal=seal)
    return say("verify-no-seal-dealt" if isinstance(settled, Dealt) else "verify-no-seal")


def _draw(one: Finding) -> Text:
    outcome = msgspec.json.encode(one.outcome).decode()
    values = {"number": one.number, "drawn": one.drawn, "outcome": outcome}
    if one.wrong:
        return Text(say("verify-each-wrong", **values, due=said(one.wrong)), "red")
    return Text(say("verify-each", **values))
