"""Classic Memory: the first edition's game on one pile (rules S10, S11, S25)."""

from __future__ import annotations

from discovery.evolution.model.dealing import NO_POOL
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import FLIP, OPENING, PHASES, STEAL, TURN, WINDOW
from discovery.evolution.model.ruleset import STOP, Rules
from discovery.evolution.moves.challenging import Let
from discovery.evolution.moves.placing import Place
from discovery.evolution.variants.classic.joining import NEWCOMERS
from discovery.evolution.variants.classic.pile_moves import (
    DiscardAndRob,
    DrawOne,
    Rob,
    StopAndCheck,
)
from discovery.evolution.variants.classic.piles import DrawAndRob, FirstEmpty, LastCardOnly, OneAction
from discovery.evolution.variants.virtual_players.moves import Flip

_TURN = (Place(), DrawOne(), DiscardAndRob())
_BY_PHASE: dict[int, tuple[MoveKind, ...]] = {
    OPENING: _TURN,
    TURN: _TURN,
    STEAL: (Rob(),),
    WINDOW: (Let(), StopAndCheck()),
    FLIP: (Flip(),),
}

CLASSIC_MEMORY = Rules(
    name="classic-memory",
    kinds=tuple(_BY_PHASE.get(phase, ()) for phase in range(len(PHASES))),
    dealing=NO_POOL,
    drawing=OneAction(),
    ending=FirstEmpty(),
    rewards=LastCardOnly(),
    penalties=DrawAndRob(("S25", "S25", "S25")),
    reactions=STOP,
    bluff=True,
    piled=True,
    one_action=True,
    linked=False,
    classic=True,
    newcomers=NEWCOMERS,
)
