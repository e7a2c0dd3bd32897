"""Values and targets of assets in use: rules of thumb, from what ``seat`` may know (section Y)."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.flow.stepping import extras, offered
from discovery.evolution.model import codes
from discovery.evolution.model.state import State
from discovery.evolution.moves.placing import layable, within_reach
from discovery.evolution.variants.battle.flow import assets_of
from discovery.evolution.variants.battle.table import AssetTable

RAID, LOOT, SCOUT, POINT = 19, 26, 20, 10
"""Tenths of a point: a Raid for each strength, a Loot beside what it captures, a Scout, a point."""
GUARD, PLACING = 20, 20
"""The same for a Guard that is kept ready, and a Feast or a Trade before one knows what it will place."""
GUARDED = 6
"""The part of a Raid's worth that is left against a ready Guard."""
STRONG = 2
"""The strength of a Raid that is worth a Guard of the hand."""


def best_use(state: State, seat: int) -> int:
    """The use that brings most, its card and its aim in one number: ``aim << codes.SHIFT | card``; -1 to use
    none."""
    cards = offered(state, seat, codes.USE)
    chosen, most = -1, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for aim in extras(state, seat, codes.USE, card):
            worth = _worth(state, seat, card, aim)
            if worth > most:
                chosen, most = aim << codes.SHIFT | card, worth
    return chosen


def value_won(table: AssetTable, card: int) -> int:
    """The value of winning the asset of a card, whatever the position, in tenths of a point."""
    bit = BIT[card]
    if table.raids & bit:
        return RAID * table.strength(card)
    if table.loots & bit:
        return LOOT
    if table.scouts & bit:
        return SCOUT
    return GUARD if table.guards & bit else PLACING


def _worth(state: State, seat: int, card: int, aim: int) -> int:
    """In tenths of a point."""
    table = assets_of(state).table
    if table.raids & BIT[card]:
        return raid_worth(state, card, aim - 1)
    if table.loots & BIT[card]:
        return LOOT + _captured_worth(state, aim - codes.AIMED_CARD)
    if table.scouts & BIT[card]:
        return SCOUT if aim == 0 else SCOUT + count(state.hands[aim - 1])
    cards = within_reach(state, seat)
    if table.feasts & BIT[card]:
        cards |= state.discards[seat]
    placing = layable(state, cards)
    return POINT + (placement_worth(state, best_replay(state, placing)) if placing else 0)


def raid_worth(state: State, card: int, target: int) -> int:
    """A Raid on a seat, in tenths of a point."""
    part = assets_of(state)
    worth = RAID * part.table.strength(card)
    return worth // GUARDED if part.marks(target) & part.table.guards else worth


def _captured_worth(state: State, card: int) -> int:
    table = assets_of(state).table
    if table.raids & BIT[card]:
        return RAID * table.strength(card)
    return 0 if table.guards & BIT[card] else SCOUT


def placement_worth(state: State, card: int) -> int:
    """The point of a card, and those of the trumps that its era brings, in tenths."""
    setup, present = state.setup, state.present
    era = setup.era_of[card]
    cards = setup.cards_of_era[era]
    won = 0
    if not cards & present and era != setup.silent_era:
        won += 1
    if not cards & ~(present | BIT[card]):
        won += 1
    return POINT * (1 + won * setup.trump_points)


def best_replay(state: State, cards: int) -> int:
    """Of some cards the one that brings most."""
    chosen, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = placement_worth(state, card)
        if worth > most:
            chosen, most = card, worth
    return chosen


def guard_to_use(state: State, seat: int) -> int:
    """The Guard to ward off with: a ready one against all but a Trade, one of the hand against a strong Raid;
    -1 to let it happen."""
    part, action = assets_of(state), state.action
    assert action is not None
    guards = offered(state, seat, codes.WARD)
    ready = guards & part.marks(seat)
    if ready and not part.table.trades & BIT[action.card]:
        return lowest(ready)
    if guards & ~ready and part.table.strength(action.card) == STRONG:
        return lowest(guards & ~ready)
    return -1
