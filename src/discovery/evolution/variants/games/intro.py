"""Intro: empty your hand first (rules C to G)."""

from __future__ import annotations

from discovery.evolution.flow.drawing import OneCard
from discovery.evolution.flow.ending import FirstOut
from discovery.evolution.flow.rewards import Trumps
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import (
    CALLED,
    FLIP,
    GIVE,
    GRANTED,
    OPENING,
    PHASES,
    STEAL,
    TRUMP,
    TURN,
    WINDOW,
)
from discovery.evolution.model.ruleset import Rules
from discovery.evolution.moves.calling import Call, Fail, PlaceCalled
from discovery.evolution.moves.challenging import Let
from discovery.evolution.moves.placing import Place, Replay
from discovery.evolution.moves.trumps import DiscardByTrump, Exchange, Give
from discovery.evolution.moves.turn import End, Pass, Theft
from discovery.evolution.variants.virtual_players.moves import Flip

_BY_PHASE: dict[int, tuple[MoveKind, ...]] = {
    OPENING: (Place(), Pass(), End()),
    TURN: (Place(), End()),
    TRUMP: (Place(), Replay(), Exchange(), DiscardByTrump(), Call(), Pass(), End()),
    GIVE: (Give(),),
    STEAL: (Theft(),),
    GRANTED: (Place(), Replay(), Pass(), End()),
    WINDOW: (Let(),),
    CALLED: (PlaceCalled(), Fail()),
    FLIP: (Flip(),),
}

INTRO = Rules(
    name="intro",
    kinds=tuple(_BY_PHASE.get(phase, ()) for phase in range(len(PHASES))),
    drawing=OneCard(),
    ending=FirstOut(),
    rewards=Trumps(),
)
