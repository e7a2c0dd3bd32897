"""Every rule of the rule book is cited by the name of a test, and every cited number exists.

A test cites rules at the front of its name: ``test_E06_two_trumps``, ``test_E02_E03_openings``.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from discovery.core import registry
from discovery.i18n.rulebook import book

NUMBERS = [number for package in registry.packages() for number in book(f"{package}.rulebook").numbers]

TESTS = Path(__file__).resolve().parents[1]
CITATION = re.compile(r"test((?:_[A-Z]{1,2}\d\d)+)(?:_|$)")


def cited_in(source: str) -> set[str]:
    """The rule numbers that the test functions and methods of a module cite."""
    functions = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {number for function in functions for number in numbers_of(function.name)}


def numbers_of(name: str) -> list[str]:
    """``["E02", "E03"]`` for ``"test_E02_E03_openings"``."""
    match = CITATION.match(name)
    return match[1].strip("_").split("_") if match else []


@cache
def citations() -> dict[Path, set[str]]:
    """Every file of tests with the numbers that it cites."""
    return {path: cited_in(path.read_text(encoding="utf-8")) for path in sorted(TESTS.rglob("test_*.py"))}


def test_every_rule_is_cited_by_a_test() -> None:
    cited = set().union(*citations().values())
    missing = [number for number in NUMBERS if number not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_is_in_the_book() -> None:
    known = set(NUMBERS)
    wrong = {path: sorted(found - known) for path, found in citations().items() if found - known}
    unknown = {str(path.relative_to(TESTS)): found for path, found in wrong.items()}
    assert not unknown, f"the rule book has no such numbers: {unknown}"


def test_citations_are_read_from_names_of_tests_only() -> None:
    source = (
        "def test_E02_E03_openings(): ...\n"
        "class TestBots:\n    async def test_O01(self): ...\n"
        "def test_of_C01_in_the_middle(): ...\n"
        "def helper_C02_x(): ...\n"
        "# test_C03_comment\n"
    )
    assert cited_in(source) == {"E02", "E03", "O01"}
