"""The output of a command: its language, its two streams, and how it reports errors."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TextIO

from discovery.core.errors import Argument, DiscoveryError, InvalidInput
from discovery.core.languages import DEFAULT, best_language

if TYPE_CHECKING:
    from rich.console import Console


def error_object(line: int, code: str, rule: str, message: str) -> dict[str, object]:
    """An error for programs; ``line`` is 0 if no line of a file is concerned, ``rule`` becomes ``null`` where
    it is empty."""
    return {"line": line, "code": str(code), "rule": rule or None, "message": message}


@dataclass(frozen=True, slots=True)
class Terminal:
    """``names`` are the names of pieces by id, where a game is at hand. It is a ``core.terminal.Screen``."""

    language: str
    out: TextIO
    err: TextIO
    names: Mapping[str, str] = field(default_factory=dict)

    def text(self, message: str, /, **arguments: Argument) -> str:
        """The message ``cli-<message>`` in the terminal's language."""
        return self.sentence(f"cli-{message}", **arguments)

    def sentence(self, message: str, /, **arguments: Argument) -> str:
        """The sentence of that id, which the page uses as well."""
        from discovery.i18n import translate

        return translate(self.language, message, self.names, **arguments)

    def say(self, message: str, /, **arguments: Argument) -> None:
        """Print the message ``cli-<message>`` on a line of its own."""
        self.line(self.text(message, **arguments))

    def line(self, words: str) -> None:
        """Print ``words``; on a screen, lines break only at breakable spaces."""
        print(self._folded(words) if self.out.isatty() else words, file=self.out)

    def numbered(self, texts: Sequence[str], cut: bool = False) -> None:
        """Print texts side by side, numbered from 1; lines break between two of them as far as possible."""
        from rich.cells import cell_len

        console, line = self.console(), ""
        for item in (*(f"{number} {text}" for number, text in enumerate(texts, 1)), *["…"] * cut):
            longer = f"{line}   {item}" if line else item
            if line and cell_len(longer) > console.width:
                console.print(line)
                longer = item
            line = longer
        console.print(line)

    def _folded(self, words: str) -> str:
        from shutil import get_terminal_size
        from textwrap import fill

        width = max(get_terminal_size().columns, 20)
        return "\n".join(
            fill(line, width, break_long_words=False, break_on_hyphens=False) if len(line) > width else line
            for line in words.split("\n")
        )

    def game(self, key: str) -> str:
        """The title of a game: its key as words with capital letters, or its translated name if the key
        names a family."""
        from discovery.i18n import titled

        return str(titled(self.language, key)) if ":" in key else key.replace("-", " ").title()

    def number(self, value: float, places: int) -> str:
        """``value`` rounded to ``places``, with the language's sign before them."""
        return f"{value:.{places}f}".replace(".", self.text("decimal-sign"))

    def show(self, value: Mapping[str, object]) -> None:
        """Print one JSON object."""
        print(json.dumps(value), file=self.out)

    def reason(self, error: DiscoveryError) -> str:
        """The error in words, followed by the rule's number."""
        from discovery.i18n import sentence

        words = sentence(self.language, error, self.names)
        return f"{words} ({self.text('rule', number=error.rule)})" if error.rule else words

    def fault(self, error: DiscoveryError, file: str) -> str:
        """``FILE:LINE: CODE: message (rule C01)``; line 0 is the file as a whole."""
        line = error.line if isinstance(error, InvalidInput) else 0
        return f"{file}:{line}: {error.code}: {self.reason(error)}"

    def fail(self, error: DiscoveryError, as_json: bool = False, file: str = "") -> None:
        """Print one line on standard error; with ``as_json`` also the error as an object on standard
        output."""
        line = self.fault(error, file) if file else f"discovery: {error.code}: {self.reason(error)}"
        print(line, file=self.err)
        if as_json:
            self.show({"error": self.as_object(error)})

    def as_object(self, error: DiscoveryError) -> dict[str, object]:
        """``line``, ``code``, ``rule`` (``null`` where no rule is concerned) and ``message``."""
        from discovery.i18n import sentence

        line = error.line if isinstance(error, InvalidInput) else 0
        return error_object(line, error.code, error.rule, sentence(self.language, error, self.names))

    def grid(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Draw a table with the headings ``cli-heading-...``; on a narrow screen only the headings are
        broken."""
        from rich.table import Table

        table = Table()
        whole = [[cell.replace(" ", "\N{NO-BREAK SPACE}") for cell in row] for row in rows]
        for heading, cells in zip(headings, zip(*whole, strict=True), strict=True):
            words = self.text(f"heading-{heading}")
            # rich breaks at no-break spaces, too: a column as wide as its cells leaves its heading to break
            table.add_column(words, width=max(map(len, (*cells, *words.split(" ")))))
        for row in whole:
            table.add_row(*row)
        self.console().print(table)

    def console(self) -> Console:
        """A place to draw tables. ``BrokenPipeError`` when nobody reads it any more."""
        from rich.console import Console

        class Drawing(Console):
            def on_broken_pipe(self) -> None:
                raise  # noqa: PLE0704 - called while it is handled; the library would exit with an error

        return Drawing(file=self.out, highlight=False, emoji=False, markup=False)


def language_of_system() -> str:
    """The language that the environment names; English if it names none that we support."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable, "").strip():
            return best_language(value)
    return DEFAULT
