"""Names and sentences in English, if need be in other languages as well, and the same figures in all."""

from __future__ import annotations

import re

from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.text import is_name
from discovery.survival.content.contentfile import LONGEST_NAME, STEMS, ContentRow
from discovery.survival.content.laws.desk import Desk
from discovery.survival.errors import SurvivalCode

NAMELESS = ("tiles", "layouts", "tokens", "projects", "quests")
"""Tables whose rows have no names: nobody points at them, or they are called by something else."""
_FIGURE = re.compile(r"\d+")


def check_sentences(desk: Desk) -> None:
    """Note what is wrong with what people read."""
    for table in desk.tables:
        for number, row in desk.rows(table):
            if table not in NAMELESS:
                _check_name(desk, table, number, row)
            for stem in STEMS:
                _check_sentence(desk, table, number, row, stem)


def _check_name(desk: Desk, table: str, number: int, row: ContentRow) -> None:
    for language in LANGUAGES:
        name = row.cells.get(language, "")
        if not name and language != DEFAULT:
            continue
        if not name:
            desk.note(SurvivalCode.LANGUAGE_MISSING, table, number, language)
        elif not is_name(name) or len(name) > LONGEST_NAME:
            desk.note(SurvivalCode.BAD_TEXT, table, number, language, given=name)


def _check_sentence(desk: Desk, table: str, number: int, row: ContentRow, stem: str) -> None:
    written = {tag: row.cells[f"{stem}_{tag}"] for tag in LANGUAGES if row.cells.get(f"{stem}_{tag}")}
    english = written.pop(DEFAULT, "")
    if written and not english:
        desk.note(SurvivalCode.LANGUAGE_MISSING, table, number, f"{stem}_{DEFAULT}")
        return
    for tag, sentence in written.items():
        if figures(sentence) != figures(english):
            desk.note(SurvivalCode.FIGURES_DIFFER, table, number, f"{stem}_{tag}", given=sentence)


def figures(sentence: str) -> list[int]:
    """The numbers written in figures, the smallest first."""
    return sorted(int(figure) for figure in _FIGURE.findall(sentence))
