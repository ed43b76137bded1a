"""The protocol as programs read it: OpenAPI for the endpoints, JSON Schema for what goes over the socket.

Both are made from the types that check what comes in and encode what goes out.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cache
from sys import modules
from typing import Any

import msgspec

from ..common.people import COOKIE
from ..common.refusals import REFUSALS
from ..protocol.messages import Asked, Said
from .endpoint import PATH, Endpoint
from .endpoints import ENDPOINTS

VERSION = "1"  # of the protocol
FIELD = re.compile(r"^ +(\w+): .+?  # (.+)$", re.MULTILINE)


@cache
def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    answers, bodies = [one.answer for one in ENDPOINTS], [one.body for one in ENDPOINTS if one.body]
    written, parts = _schemas([*answers, *bodies], "#/components/schemas/{name}", only_said=answers, heard=bodies)
    schemas = dict(zip(map(repr, [*answers, *bodies]), written))
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Croupier",
            "version": VERSION,
            "description": "Tables, people and games. Playing uses a socket at /api/tables/{table}/socket, "
            "whose messages are in /api/messages.json.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "responses": {f"Refused{status}": _refused(status) for status in _statuses()},
            "securitySchemes": {
                "person": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "The name has a suffix that differs between houses, as ports share cookies.",
                },
                "program": {"type": "http", "scheme": "bearer"},
            },
        },
    }


@cache
def messages() -> dict[str, Any]:
    (said, asked), parts = _schemas([Said, Asked], "#/$defs/{name}", only_said=[Said], heard=[Asked])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What is sent over the socket of a table",
        "anyOf": [{"$ref": "#/$defs/Said"}, {"$ref": "#/$defs/Asked"}],
        "$defs": {
            "Said": {"description": "What the house says.", **said},
            "Asked": {"description": "What a client says.", **asked},
            **parts,
        },
    }


def _operation(one: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": one.handle.__name__, "summary": one.summary}
    if parameters := [*_in_path(one), *_in_query(one)]:
        operation["parameters"] = parameters
    if one.body:
        content = {"application/json": {"schema": schemas[repr(one.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    done = {"description": "Done.", "content": {one.media: {"schema": schemas[repr(one.answer)]}}}
    refused = {str(status): {"$ref": f"#/components/responses/Refused{status}"} for status in refusing(one)}
    operation["responses"] = {str(one.status): done, **refused}
    operation["security"] = [{}, {"person": []}, *([{"program": []}] if one.programs else [])]
    return operation


def _in_path(one: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, **_described(msgspec.json.schema(PATH[name]))}
        for name in re.findall(r"{(\w+)}", one.path)
    ]


def _in_query(one: Endpoint) -> list[dict[str, Any]]:
    (written,) = msgspec.json.schema(one.query)["$defs"].values()
    return [
        {"name": name, "in": "query", "required": False, **_described(_given(schema))}
        for name, schema in written["properties"].items()
    ]


def _given(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter as it looks when it is given: null is said by leaving it out."""
    if "anyOf" not in schema:
        return {name: value for name, value in schema.items() if name != "default"}
    (given,) = (one for one in schema["anyOf"] if one != {"type": "null"})
    return dict(given)


def _described(schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": schema.pop("description"), "schema": schema}


def refusing(one: Endpoint) -> list[int]:
    """The statuses with which an endpoint may refuse, judging by what it takes and does."""
    changes, at_table = one.method != "GET", "{table}" in one.path
    may = {
        403: changes or at_table or not one.programs,
        404: "{" in one.path or "person" in one.query.__struct_fields__,
        409: changes,
        413: one.body is not None,
        503: at_table,
    }
    return [status for status in _statuses() if may.get(status, status != 405)]


def _statuses() -> list[int]:
    return sorted({one.status for one in REFUSALS.values()})


def _refused(status: int) -> dict[str, Any]:
    codes = {code: one.meaning for code, one in REFUSALS.items() if one.status == status}
    schema = {
        "type": "object",
        "required": ["code", "reason"],
        "properties": {
            "code": {"enum": [*codes], "description": "For programs."},
            "reason": {"type": "string", "description": "For people."},
        },
        "additionalProperties": False,
    }
    lines = "\n".join(f"- `{code}`: {meaning}" for code, meaning in codes.items())
    return {"description": lines, "content": {"application/json": {"schema": schema}}}


def _schemas(
    types: list[Any], address: str, *, only_said: Iterable[Any], heard: Iterable[Any]
) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """Schemas of these types and of their parts. What the house says is always complete: no field is left out."""
    written, parts = msgspec.json.schema_components(types, ref_template=address)
    whole = structs(only_said).keys() - structs(heard).keys()
    for name, struct in structs(types).items():
        schema = parts[name]
        for field, comment in comments(struct).items():
            schema["properties"][field].setdefault("description", comment)
        if name in whole and schema["properties"]:
            schema["required"] = [*schema["properties"]]
            for one in schema["properties"].values():
                one.pop("default", None)
    return list(written), dict(sorted(parts.items()))


def structs(types: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
    """Every struct that these types are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}

    def look(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls.__name__ in found:
                return
            found[info.cls.__name__] = info.cls
            inner = [field.type for field in info.fields]
        elif isinstance(info, msgspec.inspect.Type):
            inner = [getattr(info, name) for name in info.__struct_fields__]
        else:
            inner = [*info] if isinstance(info, tuple) else []
        for one in inner:
            look(one)

    for one in msgspec.inspect.multi_type_info(types):
        look(one)
    return found


@cache
def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comments beside the fields of a struct, those of its bases included."""
    found: dict[str, str] = {}
    for one in reversed(struct.__mro__):
        if issubclass(one, msgspec.Struct) and one is not msgspec.Struct:
            body = re.search(
                rf"^class {one.__name__}\b.*?(?=^\S|\Z)", _source(one.__module__), re.DOTALL | re.MULTILINE
            )
            found |= dict(FIELD.findall(body[0] if body else ""))
    return {name: text for name, text in found.items() if name in struct.__struct_fields__}


@cache
def _source(module: str) -> str:
    return inspect.getsource(modules[module])
