"""The ways to break a module, each a small change to its syntax tree. Texts, types and decorators are left alone."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.Break: (ast.Continue,),
    ast.Continue: (ast.Break,),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = {"annotation", "returns", "decorator_list", "bases"}  # fields of a syntax tree
REMOVED = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.Raise, ast.Assert)
SCOPES = (ast.ClassDef, ast.FunctionDef)


@dataclass(frozen=True)
class Slot:
    """A node's place in the tree."""

    parent: ast.AST
    field: str
    at: int | None  # the index, if the field is a list

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


@dataclass(frozen=True)
class Name:
    """What a mutant is called: it stays the same when other lines change."""

    file: str
    place: str  # the class and function; empty at the top
    change: str  # the line as ast.unparse writes it, with before and after in braces
    number: int = 1  # counts equal lines of a place


@dataclass(frozen=True)
class Mutant:
    name: Name
    line: int
    slot: Slot
    new: ast.AST


def mutants(file: str, tree: ast.Module) -> list[Mutant]:
    """Every way to break a module once. Putting a mutant's new node into its slot breaks the tree."""
    found, times = [], Counter[Name]()
    seen: set[tuple[int, str]] = set()
    for place, statement, slot, node in walk(tree):
        before = ast.unparse(statement).splitlines()
        for new in instead(node, slot):
            slot.put(new)
            after = ast.unparse(new if node is statement else statement).splitlines()
            slot.put(node)
            change = next(marked(was, now) for was, now in zip(before, after) if was != now)
            if (id(statement), change) not in seen:
                seen.add((id(statement), change))
                times[name := Name(file, place, change)] += 1
                found.append(
                    Mutant(replace(name, number=times[name]), getattr(node, "lineno", statement.lineno), slot, new)
                )
    return found


def marked(was: str, now: str) -> str:
    """The line with its changed words in braces: `if count {< → <=} 3:`."""
    one, two = (re.findall(r"\w+|\s+|[-+*/%<>=!|&]+|.", line.strip()) for line in (was, now))
    start = alike(one, two)
    end = alike(one[start:][::-1], two[start:][::-1])
    old, new = ("".join(words[start : len(words) - end]) for words in (one, two))
    return "".join([*one[:start], "{", old, " → ", new, "}", *one[len(one) - end :]])


def alike(one: list[str], two: list[str]) -> int:
    """How many words at the start are the same."""
    return next((at for at, words in enumerate(zip(one, two)) if words[0] != words[1]), min(len(one), len(two)))


def walk(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, Slot, ast.AST]]:
    """Every node with its class and function, its statement, and its slot."""

    def below(node: ast.AST, place: str, statement: ast.stmt | None) -> Iterator[tuple[str, ast.stmt, Slot, ast.AST]]:
        for field, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            for at, child in enumerate(children):
                if not isinstance(child, ast.AST) or field in LEFT_ALONE:
                    continue
                here = child if isinstance(child, ast.stmt) else statement
                assert here is not None
                inside = ".".join(filter(None, (place, child.name))) if isinstance(child, SCOPES) else place
                yield place, here, Slot(node, field, at if isinstance(value, list) else None), child
                yield from below(child, inside, here)

    return below(tree, "", None)


def instead(node: ast.AST, slot: Slot) -> Iterator[ast.AST]:
    """What may stand there instead."""
    yield from (swap() for swap in SWAPS.get(type(node), ()))
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(id=name) if slot.field == "func" and name in OPPOSITES:
            yield ast.Name(OPPOSITES[name], ast.Load())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BoolOp(op=op, values=[first, second]):
            yield from (first, second)
        case ast.BoolOp(op=op, values=values):
            yield from (ast.BoolOp(op, values[:i] + values[i + 1 :]) for i in range(len(values)))
        case ast.Slice(lower, upper, step):
            yield from [ast.Slice(None, upper, step)] if lower else []
            yield from [ast.Slice(lower, None, step)] if upper else []
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Constant()):
            pass  # a docstring, or …
        case ast.stmt() if isinstance(node, REMOVED) and not isinstance(slot.parent, ast.ClassDef | ast.Module):
            yield ast.Pass()
        case ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript() | ast.NamedExpr() if slot.field == "test":
            yield ast.UnaryOp(ast.Not(), node)  # other conditions have opposites of their own
    if slot.field in ("ifs", "guard"):
        yield ast.Constant(True)
