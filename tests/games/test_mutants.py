"""The ways to break a module on purpose: script/mutate is worth only what it finds."""

from __future__ import annotations

import ast
import tomllib
from textwrap import dedent

import pytest
from mutation.mutants import Name, mutants
from project import ROOT


def changes(source: str) -> list[str]:
    return [mutant.name.change for mutant in mutants("a.py", ast.parse(dedent(source)))]


def test_every_way_to_break_a_rule() -> None:
    assert changes("BILLS = {10: 6}") == [
        "BILLS = {{10 → 11}: 6}",
        "BILLS = {{10 → 9}: 6}",
        "BILLS = {10: {6 → 7}}",
        "BILLS = {10: {6 → 5}}",
    ]
    assert changes("neutral: bool = False") == ["neutral: bool = {False → True}"]
    assert changes("a < b") == ["a {< → <=} b", "a {< → >=} b"]
    assert changes("a and b and c") == [
        "{a and  → }b and c",
        "a and {b and  → }c",
        "a and b{ and c → }",
        "a {and b and → or b or} c",
    ]
    assert changes("x[a:b]") == ["x[{a → }:b]", "x[a:{b → }]"]
    assert changes("[a for a in b if c]") == ["[a for a in b if {c → True}]"]
    assert changes("max(a) if not b else -c") == [
        "max(a) if {not  → }b else -c",
        "{max → min}(a) if not b else -c",
        "max(a) if not b else {- → }c",
    ]


def test_statements_are_left_out_in_functions() -> None:
    source = """
        def pay(t):
            t.won += t.bill
            tell(t)
            for bill in t.bills:
                if bill:
                    continue
            return t
    """
    assert changes(source) == [
        "{t.won += t.bill → pass}",
        "t.won {+= → -=} t.bill",
        "{tell(t) → pass}",
        "if { → not }bill:",
        "{continue → break}",
        "return {t → None}",
    ]


def test_words_and_types_are_left_alone() -> None:
    source = '''
        """A page."""
        class Place(Move):
            """A move."""
            face: Annotated[int, 6]
            def say(self, to: Literal[1] = None) -> Literal[2]:
                """A text."""
                ...
        @lru_cache(maxsize=100)
        def name(): return "0"
    '''
    assert changes(source) == []


def test_a_mutant_is_called_the_same_when_other_lines_change() -> None:
    source = """
        class Deal:
            def play(self):
                if a:
                    return Deal
                return Deal
    """
    names = [mutant.name for mutant in mutants("a.py", ast.parse(dedent(source)))]
    more = [mutant.name for mutant in mutants("a.py", ast.parse("TEN = ten\n\n\n" + dedent(source)))]
    assert names == more
    assert len(set(names)) == len(names)
    assert [(name.place, name.change, name.number) for name in names[1:]] == [
        ("Deal.play", "return {Deal → None}", 1),
        ("Deal.play", "return {Deal → None}", 2),
    ]


def test_looking_for_mutants_leaves_the_tree_whole() -> None:
    tree = ast.parse("a = b[1:] if c < 2 and d else -3")
    before = ast.dump(tree)
    first = mutants("a.py", tree)[0]
    assert ast.dump(tree) == before
    first.slot.put(first.new)
    assert ast.dump(tree) != before


EXCUSED = tomllib.loads((ROOT / "tools/mutation/reasons.toml").read_text(encoding="utf-8"))["survivor"]


@pytest.mark.parametrize("file", sorted({one["file"] for one in EXCUSED}))
def test_every_excused_change_can_still_be_made(file: str) -> None:
    """A reason whose line has changed excuses nothing, and hides that the new line was never judged."""
    possible = {one.name for one in mutants(file, ast.parse((ROOT / "src/croupier" / file).read_bytes()))}
    for one in (one for one in EXCUSED if one["file"] == file):
        for change in one["changes"]:
            assert Name(file, one["place"], change, one.get("number", 1)) in possible, change
