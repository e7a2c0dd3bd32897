"""The page on environments: its examples run and print what it shows; its tables are complete."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.lab.environments.dataset import COLUMNS
from discovery.lab.environments.plain_encoding import encoding_of
from discovery.lab.environments.setting import names
from tests.architecture.test_engine_page import EXAMPLE, printed
from tests.support.lab.settings import SETTINGS

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
ONLY_ON_LINUX = "pyspiel"
"""There the lock brings OpenSpiel."""


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_examples_print_what_the_page_shows() -> None:
    names: dict[str, object] = {}
    examples = [
        example
        for example in EXAMPLE.finditer(PAGE)
        if sys.platform == "linux" or ONLY_ON_LINUX not in example["source"]
    ]

    assert len(examples) > 5
    for example in examples:
        assert printed(example["source"], names) == (example["shown"] or ""), example["source"]


def test_every_field_and_column_is_documented_and_no_other() -> None:
    fields = {field.name for made in SETTINGS for field in encoding_of(made.build()).layout.fields}
    rows = re.findall(r"^\| (`.*?`) \|", section("Observations"), re.MULTILINE)
    columns = re.findall(r"^\| `(.*?)` \|", section("Games as a data set"), re.MULTILINE)

    assert {name.strip("`") for row in rows for name in row.split(", ")} == fields
    assert tuple(columns) == COLUMNS


def test_every_field_of_survivors_is_documented_and_no_other() -> None:
    game = new_game(GameSpec("discover:canoe", ("Ann", "Bo", "Cem")))
    fields = {field.name for field in encoding_of(game).layout.fields}
    rows = re.findall(r"^\| (`.*?`) \|", section("The survival game"), re.MULTILINE)

    assert {name.strip("`") for row in rows for name in row.split(", ")} == fields


@pytest.mark.parametrize("name", names())
def test_every_name_is_documented(name: str) -> None:
    game = name.removeprefix("discovery/").replace("-", "_")

    assert f"`discovery_{game}`" in section("OpenSpiel")
    assert (
        name.rpartition("-")[2] == re.findall(r"`discovery/explore-(v\d+)`", section("Names and versions"))[0]
    )
