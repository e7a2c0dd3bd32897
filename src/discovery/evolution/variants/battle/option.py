"""Battle: assets on the cards (section Y)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import ASSET, GRANTED, STEAL, TRUMP, TURN, WINDOW
from discovery.evolution.model.ruleset import AIM, Option, Rules, with_kinds
from discovery.evolution.moves.placing import Place
from discovery.evolution.variants.battle.moves import (
    AssetReplay,
    EndAfterAsset,
    Keep,
    PlaceInShortSeries,
    RaidTheft,
    TradeExchange,
    Use,
    Ward,
)
from discovery.evolution.variants.battle.seams import AssetDrawing, AssetEnding, AssetRewards

FEWEST, MOST = 2, 6
"""The seats of a game with assets (Y01)."""
SERIES = 1
"""The cards in series of a turn (Y04)."""


def _apply(rules: Rules, value: str) -> Rules:
    kinds = tuple(tuple(map(_in_short_series, of_phase)) for of_phase in rules.kinds)
    use = (Use(),)
    added = {
        TURN: use,
        TRUMP: use,
        GRANTED: use,
        WINDOW: (Ward(),),
        STEAL: (RaidTheft(),),
        ASSET: (TradeExchange(), AssetReplay(), Keep(), Use(), EndAfterAsset()),
    }
    changed = with_kinds(replace(rules, kinds=kinds), added)
    return replace(
        changed,
        drawing=AssetDrawing(),
        ending=AssetEnding(),
        rewards=AssetRewards(),
        dealing=replace(rules.dealing, fewest=FEWEST, most=MOST, seats_rule="Y01"),
        assets=True,
        series_limit=SERIES,
        reactions=rules.reactions | AIM,
    )


def _in_short_series(kind: MoveKind) -> MoveKind:
    return PlaceInShortSeries() if type(kind) is Place else kind


BATTLE = Option(
    key="battle",
    rules=("Y01", "Y02", "Y05", "Y20"),
    apply=_apply,
    # Their windows would collide with those of assets, and a side pile places cards that nobody has.
    excludes=("jokers", "stop", "flash", "truncated"),
    suits=lambda rules: rules.scored and rules.rounds is None and not rules.piled,
)
