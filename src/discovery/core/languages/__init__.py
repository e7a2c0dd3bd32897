"""The languages of the house: those with a folder of messages. Nothing anywhere lists them by hand.

A folder of ``discovery/i18n`` is a language if it has a file ``language.ftl``, in which the language names
itself: ``language-name = Deutsch``. Whatever else it lacks, it falls back to English: a message, a rule, the
name of a card.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

DEFAULT = "en"
MARK = "language.ftl"
"""The file that makes a folder a language."""
_TAG = re.compile(r"[a-z]{2,3}")
_NAME = re.compile(r"^language-name *= *(\S.*?) *$", re.MULTILINE)


def found_in(folder: Traversable) -> dict[str, str]:
    """The languages of a folder, each with its own name, by tag: English first, the others by their tags."""
    names = {}
    for entry in folder.iterdir():
        if _TAG.fullmatch(entry.name) and (entry / MARK).is_file():
            named = _NAME.search((entry / MARK).read_text(encoding="utf-8"))
            if named is not None:
                names[entry.name] = named[1]
    return dict(sorted(names.items(), key=lambda one: (one[0] != DEFAULT, one[0])))


NAMES: Mapping[str, str] = found_in(files("discovery") / "i18n")
"""By tag, what each language calls itself."""
LANGUAGES = tuple(NAMES)


def best_language(language: str) -> str:
    """``language`` if the project has it, else English; ``"fr-CA"`` and ``"fr_CA.UTF-8"`` count as
    ``"fr"``."""
    short = language.lower().partition("-")[0].partition("_")[0].partition(".")[0]
    return short if short in NAMES else DEFAULT


def in_language(words: Mapping[str, str], language: str) -> str:
    """The text in ``language``, else in English, else ``""``; ``words`` are by language."""
    return words.get(language) or words.get(DEFAULT, "")


def in_columns(cells: Mapping[str, str], column: str) -> dict[str, str]:
    """By language what stands in the columns ``column_en``, ``column_fr`` and so on; empty cells count as
    none."""
    return {tag: cells[f"{column}_{tag}"] for tag in LANGUAGES if cells.get(f"{column}_{tag}")}


def words_beside(folder: Traversable, table: str) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """By language the rows of ``TAG/table.csv`` in a folder of tables: words that a language adds to a table
    which stands beside these folders. Lines that begin with ``#`` are remarks."""
    for tag in LANGUAGES:
        file = folder / tag / f"{table}.csv"
        if file.is_file():
            lines = file.read_text(encoding="utf-8").splitlines()
            yield tag, list(csv.DictReader(line for line in lines if not line.startswith("#")))
