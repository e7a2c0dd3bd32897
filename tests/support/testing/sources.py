"""The syntax trees of source files, for tests that look at how the project is written."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.support.data import ROOT

SOURCE = ROOT / "src"


def parsed(path: Path) -> ast.Module:
    """The tree of a file, not to be changed. Several tests read those of ``src``, so these are parsed once
    for all tests of a process; the others would only fill its memory."""
    return _kept(path) if path.is_relative_to(SOURCE) else _read(path)


def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


_kept = cache(_read)
