"""Select: Explore in rounds with secret selections (section J)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.flow.drawing import AtRoundEnd
from discovery.evolution.model.phases import DISCARD, GRANTED, OPENING, SELECT, TRUMP, TURN
from discovery.evolution.model.ruleset import replace_kinds
from discovery.evolution.moves.calling import Call
from discovery.evolution.moves.placing import PlaceSelected, Replay
from discovery.evolution.moves.trumps import DiscardByTrump, Exchange
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.variants.games.explore import EXPLORE
from discovery.evolution.variants.rounds.flow import SelectRounds
from discovery.evolution.variants.rounds.moves import EndInRound, PassInRound, Select

AT_ROUND_END = AtRoundEnd()
_TURN = (PlaceSelected(), PassInRound(), EndInRound())

SELECT_GAME = replace(
    EXPLORE,
    name="select",
    kinds=replace_kinds(
        EXPLORE.kinds,
        {
            OPENING: _TURN,
            TURN: _TURN,
            TRUMP: (_TURN[0], Replay(), Exchange(), DiscardByTrump(), Call(), *_TURN[1:]),
            GRANTED: (_TURN[0], Replay(), *_TURN[1:]),
            DISCARD: (ForcedDiscard(AT_ROUND_END),),
            SELECT: (Select(),),
        },
    ),
    drawing=AT_ROUND_END,
    rounds=SelectRounds(),
)
