"""Fusion: Explore with link bonus, free placement in piles, announcing and Stop with a search (section M)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.board.spots import Piles
from discovery.evolution.flow.earning import LinkBonus
from discovery.evolution.flow.penalties import Indemnity
from discovery.evolution.variants.games.explore import EXPLORE
from discovery.evolution.variants.options.stop import announced, contested

_PILED = replace(
    EXPLORE,
    name="fusion",
    piled=True,
    given_up=True,
    searching=True,
    spots=Piles(),
    earners=(*EXPLORE.earners, LinkBonus()),
)

FUSION = announced(contested(_PILED, Indemnity()))
