"""The examples of the page on the engine run, one after the other, and print what the page shows."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
EXAMPLE = re.compile(r"```python\n(?P<source>.*?)```(?:\n\n```\n(?P<shown>.*?)```)?", re.DOTALL)


def printed(source: str, names: dict[str, object]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(source, names)  # the code that the page tells people to write
    return out.getvalue()


def test_the_examples_print_what_the_page_shows() -> None:
    names: dict[str, object] = {}
    examples = list(EXAMPLE.finditer(PAGE.read_text(encoding="utf-8")))

    assert len(examples) > 5
    for example in examples:
        assert printed(example["source"], names) == (example["shown"] or ""), example["source"]
