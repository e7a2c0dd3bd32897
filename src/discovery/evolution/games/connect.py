"""Connect: Explore on a plane, with link bonus, strata and a strict rule for spots (section K)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.earners import LinkBonus
from discovery.evolution.games.explore import EXPLORE
from discovery.evolution.trees.spots import Linked

CONNECT = replace(
    EXPLORE, name="connect", spots=Linked(covers=True), strata=True, earners=(*EXPLORE.earners, LinkBonus())
)
