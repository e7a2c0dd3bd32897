"""Stop: false actions may be tried and contested (rules H02, H17, H18)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.flow.penalties import Cards, Points
from discovery.evolution.model.interfaces import Penalties
from discovery.evolution.model.phases import GRANTED, LOOK, TRUMP, TURN, VERIFY, WINDOW
from discovery.evolution.model.ruleset import STOP as REACTION
from discovery.evolution.model.ruleset import Option, Rules, with_kinds
from discovery.evolution.moves.announcing import AnnounceClosing, AnnounceOpening
from discovery.evolution.moves.challenging import Concede, Look, Stop, Verify


def contested(rules: Rules, penalties: Penalties) -> Rules:
    """``rules`` in which an action may be false, and any other player may say Stop."""
    changed = with_kinds(rules, {WINDOW: (Stop(),)})
    if rules.given_up:
        changed = with_kinds(changed, {VERIFY: (Verify(), Look(), Concede()), LOOK: (Look(), Concede())})
    return replace(changed, bluff=True, penalties=penalties, reactions=rules.reactions | REACTION)


def announced(rules: Rules) -> Rules:
    """``rules`` in which openings and closings count once they are announced (H04)."""
    kinds = (AnnounceOpening(), AnnounceClosing())
    return with_kinds(rules, {TURN: kinds, TRUMP: kinds, GRANTED: kinds})


def _apply(rules: Rules, value: str) -> Rules:
    return contested(rules, Points() if rules.scored else Cards(("H17", "H17", "H17")))


STOP = Option(
    key="stop",
    rules=("H02", "H17", "H18", "K19", "J06"),
    apply=_apply,
    part_of=lambda rules: rules.bluff,
)
