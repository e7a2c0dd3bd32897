"""Late objection, of the first edition: cards may be laid without their prerequisites (rule S34)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.phases import OPENING, TURN, WINDOW
from discovery.evolution.model.ruleset import OBJECT, Option, Rules, with_kinds
from discovery.evolution.moves.challenging import Let
from discovery.evolution.variants.objection.moves import Object


def _apply(rules: Rules, value: str) -> Rules:
    changed = with_kinds(rules, {OPENING: (Object(),), TURN: (Object(),), WINDOW: (Let(), Object())})
    return replace(changed, bluff=True, reactions=rules.reactions | OBJECT)


OBJECTION = Option(
    key="objection",
    rules=("S34",),
    apply=_apply,
    # On a pile there is Stop instead, and without prerequisites there is nothing to object to.
    suits=lambda rules: rules.prerequisites and not rules.piled,
    newest=False,
    classic=True,
)
