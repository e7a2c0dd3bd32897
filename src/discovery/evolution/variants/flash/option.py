"""Flash: no fixed order; after each placed card Bis or Me (rules Q01 to Q10)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.phases import WINDOW
from discovery.evolution.model.ruleset import FLASH as REACTION
from discovery.evolution.model.ruleset import Option, Rules, with_kinds
from discovery.evolution.variants.flash.moves import Bis, Me


def _apply(rules: Rules, value: str) -> Rules:
    return replace(with_kinds(rules, {WINDOW: (Bis(), Me())}), reactions=rules.reactions | REACTION)


FLASH = Option(
    key="flash",
    suits=lambda rules: rules.rounds is None,
    rules=("Q01", "Q02", "Q03", "Q04", "Q05", "J20"),
    apply=_apply,
)
