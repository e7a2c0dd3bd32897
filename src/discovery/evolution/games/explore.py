"""Explore: Intro with points (section I)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.drawing import UpToFive
from discovery.evolution.earners import Placement
from discovery.evolution.ending import MostPoints
from discovery.evolution.games.intro import INTRO
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.rules import replace_kinds
from discovery.evolution.state import DISCARD, STEAL

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
