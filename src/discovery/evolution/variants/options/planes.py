"""Free placement, link bonus and strata: a plane for games with points (section L)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.board.spots import Anywhere
from discovery.evolution.flow.earning import LinkBonus
from discovery.evolution.model.ruleset import Option, Rules, has_points


def _place_freely(rules: Rules, value: str) -> Rules:
    return replace(rules, spots=Anywhere(covers=rules.strata))


def _score_links(rules: Rules, value: str) -> Rules:
    return replace(rules, earners=(*rules.earners, LinkBonus()))


def _pile_up(rules: Rules, value: str) -> Rules:
    spots = rules.spots and rules.spots.covering()
    return replace(rules, strata=True, spots=spots)


FREE_PLACEMENT = Option(
    key="free-placement",
    rules=("L01", "L03"),
    apply=_place_freely,
    suits=has_points,
    part_of=lambda rules: rules.spots is not None,
)
LINK_BONUS = Option(
    key="link-bonus",
    rules=("L02",),
    apply=_score_links,
    needs=("free-placement",),
    suits=has_points,
    part_of=lambda rules: any(isinstance(earner, LinkBonus) for earner in rules.earners),
)
STRATA = Option(
    key="strata",
    rules=("L04", "K13"),
    apply=_pile_up,
    needs=("free-placement",),
    suits=lambda rules: rules.scored and not rules.piled,
    part_of=lambda rules: rules.strata,
)
