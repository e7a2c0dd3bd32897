"""Explore: Intro with points (section I)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.flow.drawing import UpToFive
from discovery.evolution.flow.earning import Placement
from discovery.evolution.flow.ending import MostPoints
from discovery.evolution.model.phases import DISCARD, STEAL
from discovery.evolution.model.ruleset import replace_kinds
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.variants.games.intro import INTRO

UP_TO_FIVE = UpToFive()

EXPLORE = replace(
    INTRO,
    name="explore",
    kinds=replace_kinds(INTRO.kinds, {DISCARD: (ForcedDiscard(UP_TO_FIVE),), STEAL: ()}),
    drawing=UP_TO_FIVE,
    ending=MostPoints(),
    scored=True,
    earners=(Placement(),),
    trump_points=3,
)
