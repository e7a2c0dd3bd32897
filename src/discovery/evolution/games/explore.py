"""Explore: Intro with points (section I)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.drawing import UpToFive
from discovery.evolution.earners import Placement
from discovery.evolution.ending import MostPoints
from discovery.evolution.games.intro import INTRO, NOTHING
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.state import DISCARD

UP_TO_FIVE = UpToFive()

EXPLORE = replace(
    INTRO,
    name="explore",
    kinds=(*INTRO.kinds[:DISCARD], (ForcedDiscard(UP_TO_FIVE),), NOTHING, NOTHING),
    drawing=UP_TO_FIVE,
    ending=MostPoints(),
    scored=True,
    earners=(Placement(),),
    trump_points=3,
)
