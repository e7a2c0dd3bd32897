"""Memory, also called Bluff: Intro on one pile, announcing and Stop (section H)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.flow.penalties import Cards
from discovery.evolution.variants.games.intro import INTRO
from discovery.evolution.variants.options.stop import announced, contested

_PILED = replace(INTRO, name="memory", piled=True, given_up=True)

MEMORY = announced(contested(_PILED, Cards(("H08", "H09", "H10"))))
