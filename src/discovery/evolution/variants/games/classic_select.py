"""Classic Select: the first edition's game in rounds (rules S09, S24)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.flow.drawing import AtRoundEnd
from discovery.evolution.model.phases import DISCARD, OPENING, SELECT, TURN
from discovery.evolution.model.ruleset import replace_kinds
from discovery.evolution.variants.classic.moves import ClassicPlaceSelected
from discovery.evolution.variants.classic.rounds import AskingRounds, ClassicRounds, FinalistInRounds
from discovery.evolution.variants.games.classic_simple import CLASSIC_SIMPLE
from discovery.evolution.variants.rounds.moves import EndInRound, PassInRound, Select

_TURN = (ClassicPlaceSelected(), PassInRound(), EndInRound())

CLASSIC_SELECT = replace(
    CLASSIC_SIMPLE,
    name="classic-select",
    kinds=replace_kinds(
        CLASSIC_SIMPLE.kinds, {OPENING: _TURN, TURN: _TURN, SELECT: (Select(),), DISCARD: ()}
    ),
    drawing=AtRoundEnd(),
    ending=FinalistInRounds(),
    rounds=ClassicRounds(),
)
CLASSIC_SELECT_3 = replace(CLASSIC_SELECT, rounds=AskingRounds(), version=3)
"""The same up to version 3 of the rules: a round that nobody can play asks the leader for a pass."""
