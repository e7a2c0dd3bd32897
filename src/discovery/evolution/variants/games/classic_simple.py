"""Classic Simple: the first edition's first game (rules S01 to S08, S17 to S22)."""

from __future__ import annotations

from discovery.evolution.flow.earning import Placement
from discovery.evolution.model.dealing import NO_POOL
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import AMOUNT, DISCARD, HARVEST, OPENING, PHASES, TURN
from discovery.evolution.model.ruleset import Rules
from discovery.evolution.moves.turn import End, ForcedDiscard
from discovery.evolution.variants.classic.flow import ByChoice, Finalist, Harvest
from discovery.evolution.variants.classic.joining import NEWCOMERS
from discovery.evolution.variants.classic.moves import (
    ClassicPlace,
    DrawAmount,
    HarvestDraw,
    HarvestNone,
    HarvestRob,
    HarvestTake,
)

BY_CHOICE = ByChoice()
_TURN = (ClassicPlace(), End())
_BY_PHASE: dict[int, tuple[MoveKind, ...]] = {
    OPENING: _TURN,
    TURN: _TURN,
    DISCARD: (ForcedDiscard(BY_CHOICE),),
    HARVEST: (HarvestDraw(), HarvestRob(), HarvestTake(), HarvestNone()),
    AMOUNT: (DrawAmount(),),
}

CLASSIC_SIMPLE = Rules(
    name="classic-simple",
    kinds=tuple(_BY_PHASE.get(phase, ()) for phase in range(len(PHASES))),
    dealing=NO_POOL,
    drawing=BY_CHOICE,
    ending=Finalist(),
    rewards=Harvest(),
    earners=(Placement(),),
    linked=False,
    scored=True,
    classic=True,
    newcomers=NEWCOMERS,
)
