"""French sets a space before high punctuation; a line must not break there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import discovery
from tests.support.data import ROOT

TEXTS = Path(discovery.__file__).parent
FRENCH = sorted(
    [
        *(TEXTS / "i18n" / "fr").glob("*.ftl"),
        *TEXTS.glob("*/texts/fr/*.ftl"),
        *(ROOT / "examples").glob("*/texts/fr/*.ftl"),
    ]
)
BREAKABLE = re.compile(r"(?<=[^\W_]|[)}»’”]) [?!;:»](?!\w)|« ")
A_COMMAND = "Tapez ?"
"""Here the sign itself is what to type."""


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_no_line_breaks_before_a_high_sign(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if BREAKABLE.search(line.replace(A_COMMAND, ""))] == []
