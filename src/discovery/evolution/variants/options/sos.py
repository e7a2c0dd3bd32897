"""SOS, once called Revers: a call without a trump (rules Q11 to Q14)."""

from __future__ import annotations

from discovery.evolution.model.phases import GRANTED, OPENING, TRUMP, TURN
from discovery.evolution.model.ruleset import Option, Rules, with_kinds
from discovery.evolution.moves.calling import Rescue


def _apply(rules: Rules, value: str) -> Rules:
    return with_kinds(rules, {phase: (Rescue(),) for phase in (OPENING, TURN, TRUMP, GRANTED)})


SOS = Option(key="sos", rules=("Q11", "Q12", "Q13", "Q14"), apply=_apply)
