"""Teams: asking a mate, ending and counting together (rules P01 to P08, S23)."""

from __future__ import annotations

from discovery.evolution.model.phases import OPENING, TURN
from discovery.evolution.model.ruleset import Option, Rules, with_kinds
from discovery.evolution.moves.asking import AskMate


def _apply(rules: Rules, value: str) -> Rules:
    if rules.classic:  # there teams only count together (S23)
        return rules
    return with_kinds(rules, {OPENING: (AskMate(),), TURN: (AskMate(),)})


TEAMS = Option(key="teams", rules=("P01", "P02", "P03", "S23"), apply=_apply, titled=True, classic=True)
