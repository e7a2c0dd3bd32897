"""Jokers: a trump, an extra turn, or a stand-in for a card (section N)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.phases import GRANTED, OPENING, TRUMP, TURN, WINDOW
from discovery.evolution.model.ruleset import INTERRUPT, Option, Rules, with_kinds
from discovery.evolution.variants.jokers.moves import Interrupt, JokerAs, JokerTrump


def _apply(rules: Rules, value: str) -> Rules:
    own = (JokerTrump(), JokerAs())
    changed = with_kinds(rules, {OPENING: own, TURN: own, TRUMP: own, GRANTED: own, WINDOW: (Interrupt(),)})
    return replace(changed, jokers=int(value), reactions=rules.reactions | INTERRUPT)


JOKERS = Option(
    key="jokers",
    rules=("A12", "B10", "N01", "N02", "N03"),
    apply=_apply,
    value="count",
    least=1,
    most=4,
)
