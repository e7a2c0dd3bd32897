"""The closed list of error codes."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

from discovery.core import errors
from discovery.core.errors import Code

SOURCE = Path(errors.__file__).parents[1]


def _codes_named(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text if "Code." in text else "")
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return {node.attr for node in attributes if isinstance(node.value, ast.Name) and node.value.id == "Code"}


def test_every_code_is_used_by_the_code() -> None:
    named = set[str]().union(*(_codes_named(path) for path in SOURCE.rglob("*.py")))
    assert sorted(code.name for code in Code if code.name not in named) == []


def test_an_error_shows_its_code_and_what_was_given() -> None:
    error = errors.InvalidRecord(Code.UNKNOWN_CARD, "A02", 7, given="fyre")
    assert (str(error), error.rule, error.line) == ("unknown-card (given=fyre)", "A02", 7)


def test_an_error_travels_between_processes() -> None:
    error = errors.InvalidRecord(Code.UNKNOWN_CARD, "A02", 7, given="fyre")

    travelled = pickle.loads(pickle.dumps(error))

    assert (type(travelled), str(travelled)) == (errors.InvalidRecord, str(error))
    assert (travelled.rule, travelled.line, travelled.args) == ("A02", 7, error.args)
