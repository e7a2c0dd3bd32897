"""A reader is addressed ("You"), and a seat without a name has the server's neutral one: no text calls either
by the first person."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from discovery.i18n import translate
from tests.support.data import ROOT

PAGES = sorted(
    [
        *(ROOT / "src/discovery/i18n").glob("*/*.ftl"),
        *(ROOT / "src/discovery").glob("*/texts/*/*.ftl"),
        *(ROOT / "examples").glob("*/texts/*/*.ftl"),
    ]
)
FIRST_PERSON = {"en": "Me", "de": "Ich", "fr": "Moi"}
SAID = re.compile(r"^([\w-]+) = ((?:.*\n)(?:[ \t}].*\n)*)", re.MULTILINE)
SAYING = {"do-me"}
"""What a player says who wants to play next (Q03)."""


def language(path: Path) -> str:
    return path.parent.name


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}-{path.parts[-4]}")
def test_no_message_calls_the_reader_by_the_first_person(path: Path) -> None:
    """As the branch of a selector for the reader's own seat, or as a name by itself."""
    word = FIRST_PERSON[language(path)]
    bare = re.compile(rf"^{word}\W*$|\[me\] {word}\b|\b{word}[’']s\b")
    found = [
        name
        for name, said in SAID.findall(path.read_text(encoding="utf-8"))
        if bare.search(said) and name not in SAYING
    ]
    assert found == []


@pytest.mark.parametrize("tag", FIRST_PERSON)
def test_there_is_no_default_name(tag: str) -> None:
    assert translate(tag, "default-name") == "default-name"
    assert translate(tag, "name-player") != FIRST_PERSON[tag]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}-{path.parts[-4]}")
def test_where_a_reader_is_told_apart_they_are_addressed(path: Path) -> None:
    """Every branch for the reader's own seat differs from the one that names somebody, and names nobody."""
    told = re.compile(r"\{ \$who ->\n +\[me\] (.*)\n")
    named = [text for text in told.findall(path.read_text(encoding="utf-8")) if "{ $name }" in text]
    assert named == []
