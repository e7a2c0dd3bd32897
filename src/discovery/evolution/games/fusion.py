"""Fusion: Explore with link bonus, free placement in piles, announcing and Stop with a search (section M)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.earners import LinkBonus
from discovery.evolution.games.explore import EXPLORE
from discovery.evolution.options.stop import announced, contested
from discovery.evolution.penalties import Indemnity
from discovery.evolution.trees.spots import Piles

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
