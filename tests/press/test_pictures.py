"""How sheets look: the same as they did when somebody looked at them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.press_pictures import FOLDER, difference, drawn, kinds, stored
from tooling.outlines import ICONS, SIGNS, TABLES, as_text, names, outlines, signs

MOST = 0.01


@pytest.mark.parametrize(("family", "key"), kinds())
def test_a_sheet_looks_as_it_did(family: str, key: str) -> None:
    """In grey, whose contrasts must hold as well. See ``tests/support/press_pictures.py`` for new ones."""
    assert difference(drawn(family, key), stored(family, key)) < MOST


def test_no_picture_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {f"{family}-{key}" for family, key in kinds()}


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.parent.parent.name)
def test_the_outlines_are_those_of_the_icons_in_the_tables(file: object) -> None:
    (path,) = (known for known in TABLES if known == file)
    wanted = names(*TABLES[path])
    kept = path.read_text(encoding="utf-8")

    assert list(json.loads(kept)) == wanted
    if ICONS.is_file():  # the client's packages are there once the client was built
        assert kept == as_text(outlines(wanted))


@pytest.mark.parametrize("file", SIGNS, ids=lambda file: file.parent.parent.name)
def test_signs_and_ground_are_those_of_the_page(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == as_text(signs(SIGNS[file]))
