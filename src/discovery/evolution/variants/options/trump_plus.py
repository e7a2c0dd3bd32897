"""Trump+: more uses of a trump, most of which let one replay (rules Q15 to Q18)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.phases import TRUMP
from discovery.evolution.model.ruleset import Option, Rules, with_kinds
from discovery.evolution.moves.asking import AskByTrump
from discovery.evolution.moves.trump_plus import Draw, Replace, Take


def _apply(rules: Rules, value: str) -> Rules:
    return replace(with_kinds(rules, {TRUMP: (AskByTrump(), Draw(), Replace(), Take())}), granting=True)


TRUMP_PLUS = Option(key="trump+", rules=("Q15", "Q16", "Q17", "Q18"), apply=_apply)
