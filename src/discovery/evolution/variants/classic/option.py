"""The option that brings virtual players of the first edition to a table."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.ruleset import Option, Rules
from discovery.evolution.variants.classic.virtual import Virtual, VirtualOnPile


def _add_virtual(rules: Rules, value: str) -> Rules:
    player = VirtualOnPile() if rules.piled else Virtual()
    return replace(rules, virtual=(*rules.virtual, player))


VIRTUAL = Option(
    key="virtual", rules=("S14", "S27"), apply=_add_virtual, seated=True, newest=False, classic=True
)
