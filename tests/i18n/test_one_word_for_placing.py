"""In French a card is placed by one word, the rule book's (A07)."""

from __future__ import annotations

import re

from tests.support.data import ROOT

TEXTS = ROOT / "src" / "discovery" / "evolution"
LAID = re.compile(r"\bpos(?:e|er|ez|ent|é|ée|és|ées)\b", re.IGNORECASE)
BESIDE = re.compile("(?:hors|à côté) de l’arbre")
"""A Joker is laid there, which is not placing (C07)."""


def test_A07_cards_are_placed_and_only_jokers_laid_beside_the_tree() -> None:
    files = [*(TEXTS / "texts" / "fr").glob("*.ftl"), TEXTS / "rulebook" / "games.fr.md"]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if LAID.search(line) and not BESIDE.search(line)] == [
        "words-place = placer, poser"
    ]
