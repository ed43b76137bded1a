"""Whether the chance of recorded games was settled before they began, and the rest of them is as the rules want it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from croupier import fairness, records
from croupier.core.game import Refused
from croupier.core.record import Record
from croupier.fairness import Finding
from croupier.records import BadRecord

from .out import said, say


def run(
    console: Console, files: Sequence[Path], *, commitment: str | None = None, digest: str | None = None, each: bool
) -> bool:
    """One line a file, and one for each draw if that is wanted. Whether all is right."""
    faults = 0
    for file in files:
        try:
            record = records.open_file(file)
            findings, fault = look_at(record, commitment, digest)
        except Refused as error:
            record, findings, fault = None, [], said(error)
        if each:
            for one in findings:
                console.print(_draw(one), soft_wrap=True)
        if fault or record is None:
            faults += 1
            line = Text(say("verify-wrong", file=str(file), reason=fault), "red")
        else:
            line = Text(say("verify-right", file=str(file), draws=len(findings), digest=record.digest))
        console.print(line, soft_wrap=True)
    return not faults


def look_at(record: Record, commitment: str | None, digest: str | None) -> tuple[list[Finding], str]:
    """Every draw up to where the game stops being legal, and what is wrong first; nothing if all is right."""
    illegal = _illegal(record)
    legal_until = illegal.number - 1 if illegal and illegal.number else None
    findings = fairness.check(record, legal_until)
    return findings, next(_faults(record, findings, illegal, commitment, digest), "")


def _illegal(record: Record) -> BadRecord | None:
    """The rules find the first choice that they do not allow, odds included; then result and digest are compared."""
    try:
        for _ in records.replay(record):
            pass
    except BadRecord as error:
        return error
    return None


def _faults(
    record: Record, findings: Sequence[Finding], illegal: BadRecord | None, commitment: str | None, digest: str | None
) -> Iterator[str]:
    settled = fairness.of(record)
    if commitment is not None and settled and settled.commitment != commitment.lower():
        yield say("verify-other-commitment", commitment=settled.commitment)
    for one in findings:
        if one.wrong:
            yield say("verify-draw", number=one.number, drawn=one.drawn, reason=said(one.wrong))
    if illegal:
        yield said(illegal)
    if digest is not None and record.digest != digest.lower():
        yield say("verify-other-digest", digest=record.digest)


def _draw(one: Finding) -> Text:
    outcome = msgspec.json.encode(one.outcome).decode()
    values = {"number": one.number, "drawn": one.drawn, "outcome": outcome}
    if one.wrong:
        return Text(say("verify-each-wrong", **values, due=said(one.wrong)), "red")
    return Text(say("verify-each", **values))
