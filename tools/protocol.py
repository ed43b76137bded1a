"""The files that describe the protocol, generated from the code. `script/protocol` writes them; a test compares."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import typescript
from fair_games import ground, impossible, played, played_as_dealt, played_before

from croupier import games
from croupier.core.record import canonical
from croupier.house.common.refusals import REFUSALS
from croupier.house.http.endpoint import JSON
from croupier.house.http.endpoints import ENDPOINTS
from croupier.house.http.openapi import comments, messages, openapi
from croupier.house.limits.limits import Limits
from croupier.house.protocol.messages import Asked, Said
from croupier.house.tables.opening import MOST_OPTIONS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/protocol.md"
BLOCK = re.compile(r"(<!-- made by script/protocol: (\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


def made() -> dict[Path, str]:
    """Every file as it should be."""
    return {
        ROOT / "docs/protocol/openapi.json": _json(openapi()),
        ROOT / "docs/protocol/messages.json": _json(messages()),
        ROOT / "web/src/measures.ts": typescript.measures(),
        ROOT / "web/src/types/lines.ts": typescript.lines(ROOT),
        ROOT / "web/tests/fair.json": fair_records(),
        ROOT / "web/src/review.ts": typescript.review(),
        **{ROOT / "web/src" / name: text for name, text in typescript.files().items()},
        PAGE: BLOCK.sub(lambda found: found[1] + BLOCKS[found[2]]() + found[3], PAGE.read_text(encoding="utf-8")),
    }


def fair_records() -> str:
    """Games on which the pages' own check of chance is tested; they include every kind of odds and of forgery."""
    played_at, forged = (("las_vegas", 2), ("batting_poker", 3), ("vabanque", 3)), games.find("vabanque")
    records: dict[str, list[Any]] = {
        "honest": [played(games.find(game), seats, 0) for game, seats in played_at],
        "older": [played_before(games.find(game), seats, 0) for game, seats in played_at],
        "dealt": [played_as_dealt(games.find(game), seats, 0) for game, seats in played_at],
        "impossible": [{"what": what, "record": record} for what, record in impossible(forged)],
        "ground": [{"what": what, "seal": seal, "record": record} for what, seal, record in ground(forged)],
    }
    kinds = [f'"{kind}": [\n' + ",\n".join(canonical(one).decode() for one in made) for kind, made in records.items()]
    return "{\n" + "\n],\n".join(kinds) + "\n]\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def endpoints() -> str:
    lines = ["| | | takes | answers | |", "|---|---|---|---|---|"]
    for one in ENDPOINTS:
        query = "&".join(f"{name}=" for name in one.query.__struct_fields__)
        path = f"`{one.path}{'?' if query else ''}{query}`{'' if one.programs else ' ·'}"
        takes = f"`{_name(one.body)}`" if one.body else ""
        answers = f"{one.status} `{_name(one.answer) if one.media == JSON else one.media}`"
        lines.append(f"| {one.method} | {path} | {takes} | {answers} | {one.summary} |")
    return "\n".join(lines) + "\n"


def _name(kind: Any) -> str:
    return f"{get_args(kind)[0].__name__}[]" if get_args(kind) else str(kind.__name__)


def _messages(union: Any) -> str:
    lines = ["| `message` | fields | |", "|---|---|---|"]
    for one in get_args(union):
        fields = [
            f"`{field.name}`" if field.required or union is Said else f"`{field.name}`?"
            for field in msgspec.structs.fields(one)
        ]
        lines.append(f"| `{one.__struct_config__.tag}` | {', '.join(fields)} | {' '.join(one.__doc__.split())} |")
    return "\n".join(lines) + "\n"


def refusals() -> str:
    lines = ["| code | status | |", "|---|---|---|"]
    lines += [f"| `{code}` | {one.status} | {one.meaning} |" for code, one in REFUSALS.items()]
    return "\n".join(lines) + "\n"


def limits() -> str:
    usual, noted = Limits(), comments(Limits)
    lines = ["| | |", "|---|---|"]
    for name in Limits.__struct_fields__:
        value = getattr(usual, name)
        lines.append(f"| {value:,g} | {name.replace('_', ' ')}{': ' + noted[name] if name in noted else ''} |")
    lines.append(f"| {MOST_OPTIONS:,} | bytes in a table's options |")
    return "\n".join(lines) + "\n"


BLOCKS = {
    "limits": limits,
    "endpoints": endpoints,
    "said": lambda: _messages(Said),
    "asked": lambda: _messages(Asked),
    "refusals": refusals,
}


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
