"""The protocol in TypeScript, generated from the structs that are sent: types.ts, games.ts and others in web/src."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from inspect import cleandoc, getdoc, isclass
from pathlib import Path
from sys import modules
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent_lines import counted, patterns, placeholders

from croupier import games
from croupier.common import words
from croupier.common.fairness import Dealt, Fairness, OlderFairness
from croupier.common.languages import languages
from croupier.core.game import Event, Game, Move, Options
from croupier.house.common.people import CODE
from croupier.house.common.refusals import REFUSALS
from croupier.house.http.endpoints import ENDPOINTS
from croupier.house.http.openapi import comments, structs
from croupier.house.live.previews import teller
from croupier.house.protocol.club import Emblem
from croupier.house.protocol.messages import Asked, Said
from croupier.house.tables.entries import Wishing
from croupier.house.tables.opening import LONGEST_NAME, LONGEST_TALK
from croupier.house.tables.table import SIGNS
from croupier.kit.options import not_for_tables
from croupier.review.figures import Review

Struct = type[msgspec.Struct]
Call = Callable[[Struct], str]  # what a struct is called in the place where it is mentioned

WIDTH = 100  # of a line
PLAIN = {Any: "unknown", NoneType: "null", bool: "boolean", int: "number", float: "number", str: "string"}
MARKS = {  # what an annotation says beyond its type
    "seat": "Seat", "faces": "Faces", "game": "GameName", "code": "RefusalCode",
    "move": "Move", "event": "GameEvent", "view": "View | Scene", "preview": "Preview", "table": 'Scene["table"]',
    "fairness": "Fairness | OlderFairness | Dealt",
}  # fmt: skip
MADE = "// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.\n"
MADE_OF_TEXTS = "// Made by script/protocol from the texts. Do not change it by hand.\n"
OF_GAMES = (
    "Faces",
    "GameEvent",
    "GameName",
    "Move",
    "Preview",
    "Scene",
    "Seat",
    "View",
)  # what the others may need from games.ts
COMMON = """
/** Counted from 0, clockwise. */
export type Seat = number;

/** How many dice show each face, face 1 first. */
export type Faces = number[];

/** What can stand in a line of text. */
export type Value = string | number;

"""


def written(hint: Any, call: Call) -> str:
    """A type as TypeScript writes it."""
    args, origin = get_args(hint), get_origin(hint)

    def inner(one: Any) -> str:
        return written(one, call)

    if origin is Annotated:
        return next((MARKS[mark] for mark in hint.__metadata__ if mark in MARKS), None) or inner(args[0])
    if isinstance(hint, TypeVar):
        return hint.__name__
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(quoted(one) for one in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(inner, args)))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(inner, args))}]"
    if origin in (list, tuple, frozenset):
        one = inner(args[0])
        return f"({one})[]" if " | " in one else f"{one}[]"
    if origin is dict:
        return f"{{ [key: {inner(args[0]) if args[0] is int else 'string'}]: {inner(args[1])} }}"
    return call(origin or hint) + (f"<{', '.join(map(inner, args))}>" if args else "")


def quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def comment(text: str | None, indent: str = "") -> str:
    lines = cleandoc(text or "").splitlines()
    if len(lines) > 1:
        lines = ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
    elif lines:
        lines = [f"/** {lines[0]} */"]
    return "".join(f"{indent}{line}\n" for line in lines)


def union(name: str, parts: Iterable[str], indent: str = "") -> str:
    """A union of these types, on as many lines as it needs."""
    names = [*dict.fromkeys(parts)] or ["never"]
    line = f"{indent}export type {name} = {' | '.join(names)};\n"
    if len(line) <= WIDTH:
        return line
    return f"{indent}export type {name} =\n" + "".join(f"{indent}  | {one}\n" for one in names)[:-1] + ";\n"


def interface(struct: Struct, call: Call, indent: str = "", *, name: str = "", is_heard: bool = False) -> str:
    """A struct. Whoever sends it to the house may leave out fields with a default; the house hardly ever does."""
    config, hints, noted = struct.__struct_config__, get_type_hints(struct, include_extras=True), comments(struct)
    variables = ", ".join(one.__name__ for one in getattr(struct, "__parameters__", ()))
    lines = [f"{indent}  {config.tag_field}: {quoted(config.tag)};\n"] if config.tag_field else []
    not_heard = not_for_tables(struct) if is_heard and issubclass(struct, Options) else []
    for field in msgspec.structs.fields(struct):
        if field.name in not_heard:
            continue
        may_miss = (is_heard or config.omit_defaults) and not field.required
        hint, mark = written(hints[field.name], call), "?" if may_miss else ""
        lines.append(comment(noted.get(field.name), f"{indent}  ") + f"{indent}  {field.encode_name}{mark}: {hint};\n")
    head = f"{indent}export interface {name or struct.__name__}{f'<{variables}>' if variables else ''} {{"
    said = comment(vars(struct).get("__doc__"), indent)
    return f"{said}{head}\n{''.join(lines)}{indent}}}\n" if lines else f"{said}{head}}}\n"


def files() -> dict[str, str]:
    """All that is generated from the games and from what goes over the wire, by its place in web/src."""
    return types() | all_games() | printed()


# web/src/types.ts and web/src/types/


def types() -> dict[str, str]:
    """Everything that goes over REST and the socket, by sender. `types.ts` has all of it."""
    answers, bodies = [one.answer for one in ENDPOINTS], [one.body for one in ENDPOINTS if one.body]
    said, told, heard = (
        structs([Said]),
        structs([Said, Fairness, OlderFairness, Dealt, *answers]),
        structs([Asked, *bodies]),
    )
    both = {one: name for name, one in told.items() if heard.get(name) is one}

    def call(struct: Struct) -> str:
        return struct.__name__

    def call_heard(struct: Struct) -> str:
        """The house sends complete structs, but accepts partial ones."""
        return f"Partial<{struct.__name__}>" if struct in both else struct.__name__

    files = {
        "said": [
            "// What the house says at a table\n",
            union("Said", [one.__name__ for one in get_args(Said)]),
            *[interface(one, call) for one in said.values()],
        ],
        "answers": [
            "// What REST answers\n",
            *[interface(one, call) for name, one in told.items() if name not in said],
        ],
        "asked": [
            "// What a client says\n",
            union("Asked", [one.__name__ for one in get_args(Asked)]),
            union("Wishing", map(quoted, get_args(Wishing))),
            *[interface(one, call_heard, is_heard=True) for one in heard.values() if one not in both],
        ],
        "refused": [
            "// What is refused\n",
            union("RefusalCode", map(quoted, REFUSALS)),
            "/** What REST answers instead, with the status of its code. */\n"
            "export interface Refused {\n  code: RefusalCode;\n  reason: string;\n}\n",
        ],
    }
    texts = {name: "\n".join(parts) for name, parts in files.items()}
    made = {name: re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE) for name, text in texts.items()}
    whole = "".join(f'export type * from "./types/{name}";\n' for name in files)
    return {"types.ts": f"{MADE}\n{whole}"} | {
        f"types/{name}.ts": "\n".join([MADE, *_imports(text, {"../games": OF_GAMES} | _others(made, name)), text])
        for name, text in texts.items()
    }


def _others(made: dict[str, list[str]], name: str) -> dict[str, Iterable[str]]:
    """What the files next to this one export."""
    return {f"./{other}": names for other, names in made.items() if other != name}


def _imports(text: str, places: dict[str, Iterable[str]]) -> list[str]:
    """What a file imports from others, except names that only its comments mention, as a block of its own."""
    code = re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)
    needed = {place: [name for name in names if re.search(rf"\b{name}\b", code)] for place, names in places.items()}
    lines = [f'import type {{ {", ".join(names)} }} from "{place}";\n' for place, names in needed.items() if names]
    return ["".join(lines)] if lines else []


# web/src/types/lines.ts


def lines(root: Path) -> str:
    """The pages' own lines and the kit's, with the values that each needs."""
    text = "\n".join([_lines(root / "web", "PageLines"), _lines(root / "src/croupier/kit", "KitLines")])
    return "\n".join([MADE_OF_TEXTS, *_imports(text, {"../games/common": ["Value"]}), text])


def _lines(place: Traversable, name: str = "Lines", indent: str = "") -> str:
    """Every line with its values; a value counted in any language is a number. Moves and events are not included."""
    spoken = [patterns(place, language) for language in languages()]
    head = comment("Each line with the values that it needs.", indent) + f"{indent}export interface {name} {{\n"
    body = ""
    for key, pattern in spoken[0].items():
        if key[0].isupper():
            continue
        numbers = set[str]().union(*(counted(one[key]) for one in spoken if key in one))
        values = [f"{one}: {'number' if one in numbers else 'Value'}" for one in sorted(placeholders(pattern))]
        needed = f"{{ {'; '.join(values)} }}" if values else "{}"
        body += f"{indent}  {_key(key)}: {needed};\n"
    return f"{head}{body}{indent}}}\n"


# web/src/review.ts


def review() -> str:
    """What a review says, once the house has analysed a game."""
    text = "\n".join(interface(one, lambda struct: struct.__name__) for one in structs([Review]).values())
    return "\n".join([MADE, *_imports(text, {"./games": OF_GAMES}), text])


# web/src/measures.ts


def measures() -> str:
    """The house's constants that the pages must know."""
    known = {"SIGNS": list(SIGNS), "LONGEST_TALK": LONGEST_TALK, "LONGEST_NAME": LONGEST_NAME, "CODE": CODE}
    known |= {"EMBLEMS": list(get_args(Emblem))}
    lines = [f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n" for name, value in known.items()]
    return MADE + "\n" + "".join(lines)


# web/src/games.ts and web/src/games/


def all_games() -> dict[str, str]:
    """What can be seen, chosen and told in every game, a file for each. `las_vegas.Place` is the struct of that tag."""
    found = [games.find(name) for name in games.names()]
    reached = [place for game in found for place in places(game)]
    kit = sorted(place for place in dict.fromkeys(reached) if place not in games.names())
    spaces = {place: _namespace(place, _kit(place, found)) for place in kit}
    spaces |= {game.name: _namespace(game.name, _game(game)) for game in found}
    common = MADE + COMMON.rstrip() + "\n\n" + union("GameName", [quoted(game.name) for game in found])
    names = re.findall(r"^export type (\w+)", common, re.MULTILINE)
    unions = [
        union(name, [f"{game.name}.{kind}" for game in found])
        for name, kind in (("Move", "Move"), ("GameEvent", "Event"), ("View", "View"), ("Scene", "Scene"))
    ]
    unions.append(union("Preview", [f"{game.name}.Preview" for game in found if teller(game.name)]))
    whole = [
        MADE,
        *(f'import type {{ {game.name} }} from "./games/{game.name}";' for game in found),
        "",
        f'export type {{ {", ".join(names)} }} from "./games/common";',
        *(f'export type {{ {place} }} from "./games/{place}";' for place in spaces),
        "",
        *unions,
        _of_each("Lines", "What every game says, by its name.", found),
    ]
    return {
        "games.ts": "\n".join(whole),
        "games/common.ts": common,
        "games/kinds.ts": _kinds(found, kit),
        **{f"games/{place}.ts": _file(place, text, names, list(spaces)) for place, text in spaces.items()},
    }


def _of_each(kind: str, said: str, found: list[Game[Any, Any, Any]]) -> str:
    fields = "".join(f"  {game.name}: {game.name}.{kind};\n" for game in found)
    return f"/** {said} */\nexport interface {kind} {{\n{fields}}}\n"


def _kinds(found: list[Game[Any, Any, Any]], kit: list[str]) -> str:
    """What the fields of moves and events hold, and which rule a phase follows: what a page needs beside the types."""
    of_all = [one for place in [*kit, *games.names()] for kind in (Move, Event) for one in made_in(place, kind)]
    held = {str(one.__struct_config__.tag): special(one) for one in of_all}
    rules = {game.name: marks(game) for game in found}
    cards = {place: named for place in [*kit, *games.names()] if (named := card_names(place))}
    return "\n".join(
        [
            MADE,
            union("Kind", [quoted(kind) for kind in get_args(words.Kind) if kind != "plain"]),
            "/** What the fields of moves and events hold, by tag; a field that is not here holds something plain. */",
            _values("KINDS", "{ [tag: string]: { [field: string]: Kind } }", held),
            "/** The cards that are not written as they are, by the place whose moves and events hold them. */",
            _values("CARDS", "{ [place: string]: { [card: string]: string } }", cards),
            "/** The rule that a phase follows, by game, as its rulebook numbers it. */",
            _values("RULES", "{ [game: string]: { [phase: string]: string } }", rules),
        ]
    )


def special(kind: Any) -> dict[str, str]:
    """The fields that are not plain."""
    return {name: held for name, held in words.kinds(kind).items() if held != "plain"}


def card_names(place: str) -> dict[str, str]:
    """How the cards of a game are written, where they are not written as they are."""
    of_place = [*made_in(place, Move), *made_in(place, Event)]
    kinds = {kind for one in of_place for kind in words.card_kinds(one).values()}
    return {str(card): name for kind in kinds for card, name in kind.names.items()}


def marks(game: Game[Any, Any, Any]) -> dict[str, str]:
    """The first rule that each phase names; one that names none goes by the nearest that does."""
    phases = [*game.phases]
    own = [re.search(r"\b[A-Z]{2}-\d+", getdoc(phase) or "") for phase in phases]
    known = {place: mark[0] for place, mark in enumerate(own) if mark}
    return {
        phase.__name__: known[min(known, key=lambda other, place=place: abs(other - place))]  # type: ignore[misc]
        for place, phase in enumerate(phases)
        if known
    }


def _values(name: str, kind: str, values: dict[str, dict[str, str]]) -> str:
    lines = [f"export const {name}: {kind} = {{"]
    for key, inner in values.items():
        line = f"  {_key(key)}: {{ {', '.join(f'{_key(one)}: {quoted(value)}' for one, value in inner.items())} }},"
        if not inner:
            line = f"  {_key(key)}: {{}},"
        elif len(line) > WIDTH:
            line = "\n".join(
                [f"  {_key(key)}: {{", *(f"    {_key(one)}: {quoted(inner[one])}," for one in inner), "  },"]
            )
        lines.append(line)
    return "\n".join([*lines, "};", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else quoted(name)


def _file(place: str, text: str, names: list[str], spaces: list[str]) -> str:
    """A namespace with what it needs of the others."""
    common = [name for name in names if re.search(rf"\b{name}\b", text)]
    lines = [f'import type {{ {", ".join(common)} }} from "./common";'] if common else []
    others = [other for other in spaces if other != place and re.search(rf"(?<![\w\".]){other}\.", text)]
    lines += [f'import type {{ {other} }} from "./{other}";' for other in others]
    return MADE + "\n" + "".join(f"{line}\n" for line in lines) + ("\n" if lines else "") + text


def place_of(struct: Struct) -> str:
    """The game that a struct belongs to, or the module of the kit."""
    _, layer, game, *inner = struct.__module__.split(".")
    assert layer in ("games", "kit"), struct
    return [game, *inner][-1] if layer == "kit" else game


def seen(game: Game[Any, Any, Any]) -> list[Struct]:
    """The structs that lie on the table and in hands, without the box."""
    return _parts(get_args(game.state)[:2])


def _parts(hints: Iterable[Any]) -> list[Struct]:
    found: dict[Struct, None] = {}

    def look(hint: Any) -> None:
        struct = get_origin(hint) or hint
        if isclass(struct) and issubclass(struct, msgspec.Struct) and struct not in found:
            found[struct] = None
            for one in get_type_hints(struct, include_extras=True).values():
                look(one)
        for one in get_args(hint):
            look(one)

    for one in hints:
        look(one)
    return [*found]


def places(game: Game[Any, Any, Any]) -> list[str]:
    """The game itself, then what it is made of: parts of the kit and the games it plays."""
    return [*dict.fromkeys([game.name, *(place_of(one) for one in seen(game))])]


def made_in(place: str, kind: Struct) -> list[Struct]:
    """The moves or events of a game, or of a part of the kit, in the order of the file."""
    if place in games.names():
        module = games.part(place, "rules")
    else:
        (module,) = (one for name, one in modules.items() if re.fullmatch(rf"croupier\.kit\.(\w+\.)*{place}", name))
    return [
        one
        for one in vars(module).values()
        if isclass(one) and issubclass(one, kind) and one.__module__ == module.__name__
    ]


def _namespace(name: str, parts: list[str]) -> str:
    return f"export namespace {name} {{\n" + "\n".join(parts) + "}\n"


def _caller(here: str) -> Call:
    return lambda struct: struct.__name__ if place_of(struct) == here else f"{place_of(struct)}.{struct.__name__}"


def _kit(place: str, found: list[Game[Any, Any, Any]]) -> list[str]:
    own = [*dict.fromkeys(one for game in found for one in seen(game) if place_of(one) == place)]
    return _things(place, own, [place])


def _game(game: Game[Any, Any, Any]) -> list[str]:
    here, call = game.name, _caller(game.name)
    own = [one for one in seen(game) if place_of(one) == here]
    options = _parts([game.options])[1:]
    own += [one for one in options if place_of(one) == here and one not in own]
    table, hand, _ = (written(one, call) for one in get_args(game.state))
    return [
        interface(game.options, call, "  ", name="Options", is_heard=True),
        *_things(here, own, places(game)),
        union("Phase", [*(quoted(phase.__name__) for phase in game.phases), '"Over"'], "  "),
        f"  export interface Scene {{\n    seats: number;\n    phase: Phase;\n    table: {table};\n  }}\n",
        f"  export interface View extends Scene {{\n    seat: Seat;\n    hand: {hand};\n  }}\n",
        *[interface(one, call, "  ") for one in (*_previews(game), *_prints_with(game)) if one not in own],
        _lines(games.folder(game.name), indent="  "),
    ]


def _previews(game: Game[Any, Any, Any]) -> list[Struct]:
    """The struct in which a game previews a move, and what it is made of; nothing if it has no preview."""
    found = _parts([games.part(game.name, "preview").Preview]) if teller(game.name) else []
    return [one for one in found if place_of(one) == game.name]


# web/src/printed/


def printed() -> dict[str, str]:
    """What is printed on a board before anybody plays, a file for each game that has such things."""
    return {f"printed/{name}.ts": _printed(name) for name in games.names() if _prints(name)}


def _printed(name: str) -> str:
    values = msgspec.to_builtins(games.part(name, "printed").PRINTED, str_keys=True)
    lines = [f"  {field}: {json.dumps(value, ensure_ascii=False)},\n" for field, value in values.items()]
    head = f'import type {{ {name} }} from "../games/{name}";\n\n'
    return f"{MADE}\n{head}export const PRINTED: {name}.Printed = {{\n{''.join(lines)}}};\n"


def _prints(name: str) -> bool:
    return (games.folder(name) / "printed.py").is_file()


def _prints_with(game: Game[Any, Any, Any]) -> list[Struct]:
    """What is printed on a game's board, and what that is made of."""
    return _parts([games.part(game.name, "printed").Printed]) if _prints(game.name) else []


def _things(here: str, own: list[Struct], around: list[str]) -> list[str]:
    """The structs of a place, its moves and events, and those of the places it is made of."""
    call, parts = _caller(here), [interface(one, _caller(here), "  ") for one in own]
    for kind in (Move, Event):
        mine = made_in(here, kind)
        assert kind.__name__ not in {one.__name__ for one in (*own, *mine)}, f"{here} has a {kind.__name__} of its own"
        parts += [interface(one, call, "  ") for one in mine]
        others = [f"{place}.{kind.__name__}" for place in around if place != here and made_in(place, kind)]
        parts.append(union(kind.__name__, [*(one.__name__ for one in mine), *others], "  "))
    return parts
