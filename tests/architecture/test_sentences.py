"""Sentences of the documents are short enough to be read once, and public names say what they name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.support.data import DATA, ROOT
from tests.support.documents import name_of, pages, sentences, words
from tests.support.testing.sources import parsed

MAX_WORDS = 30
VAGUE = re.compile(
    r"(told|said|found|given|asked|wanted|known|shown|kept|heard|felt|begun|one|beside|ear|since|away|stage|when)"
    r"|\w*(Told|_told|Said|_said|_asked)"
)
"""A participle alone names no thing; neither does a word that needs its sentence."""
RIDDLES = {
    word: re.compile(rf"\b{word}\b", re.IGNORECASE)
    for word in ("whoever", "so many", "anew", "lies there", "nobody's")
}
"""Phrases that leave open what they mean. A docstring that begins with ``What`` does so, too."""
EXPORTED = re.compile(r"^export (?:async )?(?:const|let|function|class|interface|type)\s+(\w+)", re.MULTILINE)


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


def defined(body: list[ast.stmt], owner: str = "") -> Iterator[str]:
    """The public classes, functions, methods and fields of a module, each after its class and a dot."""
    for node in body:
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield owner + name
                yield from defined(node.body, f"{name}.")
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if not name.startswith("_"):
                yield owner + name
            case ast.AnnAssign(target=ast.Name(id=name)) if owner:
                yield owner + name


def public_names() -> Iterator[str]:
    """Every public name of the project and of the client, after its file."""
    for path in (ROOT / "src").rglob("*.py"):
        file = path.relative_to(ROOT).as_posix()
        names = [path.stem, *defined(parsed(path).body)]
        yield from (f"{file} {name}" for name in names)
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts:
            file = path.relative_to(ROOT).as_posix()
            names = [path.name.partition(".")[0], *EXPORTED.findall(path.read_text(encoding="utf-8"))]
            yield from (f"{file} {name}" for name in names)


def test_public_names_say_what_they_name() -> None:
    """Most of those in the file are sent or stored under this name, or stand for what is; the list may only
    become shorter."""
    vague = sorted(name for name in public_names() if VAGUE.fullmatch(re.split(r"[ .]", name)[-1]))
    assert vague == (DATA / "vague-names.txt").read_text(encoding="utf-8").splitlines()


def docstrings(tree: ast.Module) -> Iterator[str]:
    """The docstrings of a module and all in it, with those of its constants and fields, on one line each."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        for statement in getattr(waiting.pop(), "body", ()):
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield " ".join(text.split())
                case _:
                    waiting.append(statement)


def riddles(texts: Iterable[str]) -> dict[str, int]:
    """The number of docstrings with each phrase, and of those that begin with ``What``."""
    counts = dict.fromkeys([*RIDDLES, "What"], 0)
    for text in texts:
        for word, pattern in RIDDLES.items():
            counts[word] += bool(pattern.search(text))
        counts["What"] += bool(re.match(r"What\b", text))
    return counts


def test_docstrings_say_what_they_mean() -> None:
    """The counts in the file may only fall: lower them with each docstring that is reworded."""
    found = riddles(
        text for path in sorted((ROOT / "src").rglob("*.py")) for text in docstrings(parsed(path))
    )
    lines = (DATA / "docstring-riddles.txt").read_text(encoding="utf-8").splitlines()

    assert [f"{count} {word}" for word, count in found.items()] == lines


def test_riddles_are_found() -> None:
    tree = ast.parse(
        '"""What comes back, whoever asks."""\n'
        "class A:\n"
        '    """Nobody\'s turn."""\n'
        "    def b(self):\n"
        '        """Deal so\n        many cards anew; see what lies there."""\n'
        "C = 1\n"
        '"""Whatever."""\n'
    )

    assert riddles(docstrings(tree)) == {
        "whoever": 1,
        "so many": 1,
        "anew": 1,
        "lies there": 1,
        "nobody's": 1,
        "What": 1,
    }
