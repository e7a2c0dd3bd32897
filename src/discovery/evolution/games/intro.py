"""Intro: empty your hand first (rules C to G)."""

from __future__ import annotations

from discovery.evolution.drawing import OneCard
from discovery.evolution.ending import FirstOut
from discovery.evolution.moves.placing import Place, Replay
from discovery.evolution.moves.trumps import Call, DiscardByTrump, Exchange, Give
from discovery.evolution.moves.turn import End, Pass, Theft
from discovery.evolution.rules import Rules

OPENING = (Place(), Pass(), End())
TURN = (Place(), End())
TRUMP = (Place(), Replay(), Exchange(), DiscardByTrump(), Call(), End())
GIVE = (Give(),)
NOTHING = ()

INTRO = Rules(
    name="intro",
    kinds=(OPENING, TURN, TRUMP, GIVE, NOTHING, (Theft(),), NOTHING),
    drawing=OneCard(),
    ending=FirstOut(),
)
