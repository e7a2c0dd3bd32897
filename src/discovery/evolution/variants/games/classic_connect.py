"""Classic Connect: all eras mixed, points by kinship with the neighbours (rules S12, S13, S26)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.board.kinship import Kindred
from discovery.evolution.flow.earning import Kinship
from discovery.evolution.model.dealing import MIXED
from discovery.evolution.variants.games.classic_simple import CLASSIC_SIMPLE

CLASSIC_CONNECT = replace(
    CLASSIC_SIMPLE,
    name="classic-connect",
    dealing=MIXED,
    prerequisites=False,
    spots=Kindred(),
    earners=(Kinship(),),
)
