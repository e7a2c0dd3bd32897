"""What printing adds to the wheel: fonts, outlines, templates and code, compressed as in a wheel."""

from __future__ import annotations

import zlib
from pathlib import Path

import discovery

MOST = 1_000_000


def test_printing_adds_less_than_a_megabyte_to_the_wheel() -> None:
    package = Path(discovery.__file__).parent
    files = [
        file
        for file in package.rglob("*")
        if file.is_file()
        and "press" in file.relative_to(package).parts
        and "__pycache__" not in file.parts
        and file.suffix not in {".so", ".pyd", ".c"}
    ]
    assert {file.suffix for file in files} >= {".ttf", ".typ", ".json", ".py"}
    assert sum(len(zlib.compress(file.read_bytes(), 9)) for file in files) < MOST
