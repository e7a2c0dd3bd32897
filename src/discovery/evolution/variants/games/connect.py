"""Connect: Explore on a plane, with link bonus, strata and a strict rule for spots (section K)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.board.spots import Linked
from discovery.evolution.flow.earning import LinkBonus
from discovery.evolution.variants.games.explore import EXPLORE

CONNECT = replace(
    EXPLORE, name="connect", spots=Linked(covers=True), strata=True, earners=(*EXPLORE.earners, LinkBonus())
)
