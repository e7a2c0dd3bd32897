"""``discovery rules --json``."""

from __future__ import annotations

import pytest

from discovery.i18n import LANGUAGES
from discovery.i18n.rulebook import books
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_an_object(run: Run, language: str) -> None:
    told = run("rules", "c01", "--json", "--language", language).json
    assert set(told) == {"number", "title", "text"}
    assert told["number"] == "C01"
    plain = run("rules", "C01", "--language", language).out
    assert plain.startswith(f"C01 · {told['title']}\n\n")
    assert told["text"].replace("**", "") in plain


def test_all_rules_stand_in_their_sections(run: Run) -> None:
    sections = run("rules", "--json").json["sections"]
    assert [(one["letter"], one["title"]) for one in sections] == [
        (section.letter, section.title) for book in books() for section in book.sections("en")
    ]
    numbers = [rule["number"] for one in sections for rule in one["rules"]]
    assert len(numbers) == len({*numbers}) > 100
    assert all(rule["number"].startswith(one["letter"]) for one in sections for rule in one["rules"])


def test_no_such_rule_is_an_object_too(run: Run) -> None:
    done = run("rules", "Z99", "--json")
    assert (done.status, done.json["error"]["code"]) == (1, "bad-value")
