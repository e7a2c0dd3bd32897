"""Sentences of the documents are short enough to be read once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.documents import name_of, pages, sentences, words

MAX_WORDS = 30


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_sentences_are_short(page: Path) -> None:
    longer = [f"{line}: {sentence}" for line, sentence in sentences(page) if words(sentence) > MAX_WORDS]

    assert longer == []


def test_sentences_are_told_apart(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        """# A heading

A sentence over
two lines, with `code. In it`. "Another one." A third (e.g. a
short form) by [a link](where.md#it).

- an item
  that goes on
1. **Bold.** Not bold.

       code. Not a sentence.

| a head | Of a table. |
|---|---|
| a \\| cell | one |

```
More code.
```

<!-- No sentence. -->
The last one.
""",
        encoding="utf-8",
    )

    assert [(line, sentence.strip()) for line, sentence in sentences(page) if sentence.strip(" -")] == [
        (1, "A heading"),
        (3, "A sentence over two lines, with `x`."),
        (3, '"Another one.'),
        (3, "A third (e.g. a short form) by a link."),
        (7, "an item that goes on"),
        (9, "**Bold."),
        (9, "Not bold."),
        (13, "a head"),
        (13, "Of a table."),
        (15, "a \\| cell"),
        (15, "one"),
        (22, "The last one."),
    ]
    assert words("one, *two* — 3") == 3
