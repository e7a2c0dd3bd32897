"""What follows from a view for anybody who knows the printed deck: sets of cards, chances, distances.

Nothing here is hidden knowledge: a person with the cards' list beside him could work it out.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.bits import BIT, mask_of, members
from discovery.evolution.sight import View
from discovery.evolution.state import Setup


@dataclass(frozen=True, slots=True)
class Known:
    """A view as masks of cards.

    ``discarded`` are the own discards, ``shown`` those of the others; ``unseen`` lie in other hands or in the
    stack; ``ready`` are the unplaced cards whose prerequisites are all present, wherever they lie.
    ``stack`` counts cards.
    """

    tree: int
    ready: int
    hand: int
    pool: int
    discarded: int
    shown: int
    unseen: int
    stack: int

    @property
    def reach(self) -> int:
        """The cards that may be placed from where they lie (A07)."""
        return self.hand | self.pool | self.shown


def known(setup: Setup, view: View) -> Known:
    """What ``view`` tells."""
    tree, hand, pool = mask_of(view.tree), mask_of(view.hand), mask_of(view.pool)
    rows = [mask_of(row) for row in view.discards]
    discarded = rows[view.seat]
    shown = mask_of(card for row in view.discards for card in row) & ~discarded
    everything = mask_of(range(setup.card_count))
    return Known(
        tree=tree,
        ready=ready_cards(setup, tree),
        hand=hand,
        pool=pool,
        discarded=discarded,
        shown=shown,
        unseen=everything & ~(tree | hand | pool | discarded | shown),
        stack=view.stack,
    )


def ready_cards(setup: Setup, tree: int) -> int:
    """The unplaced cards whose prerequisites all lie in ``tree`` (C01)."""
    absent = ~tree
    mask = 0
    for card, needs in enumerate(setup.needs):
        if not needs & absent and absent & BIT[card]:
            mask |= BIT[card]
    return mask


def held_by_others(setup: Setup, seen: Known) -> dict[int, float]:
    """For every unseen card the chance that it lies in another hand and not in the stack.

    The deck is stacked era by era, so the size of the stack tells which eras it can still hold (B02).
    """
    chances: dict[int, float] = {}
    later = 0
    for era in range(setup.highest, setup.lowest - 1, -1):
        cards = setup.era_cards[era]
        stacked = min(cards.bit_count(), max(0, seen.stack - later))
        later += cards.bit_count()
        unseen = members(seen.unseen & cards)
        for card in unseen:
            chances[card] = max(0.0, 1 - stacked / len(unseen))
    return chances


def missing(setup: Setup, tree: int, card: int) -> int:
    """How many discoveries must come into the tree before ``card`` can be placed."""
    waiting = absent = setup.needs[card] & ~tree
    while waiting:
        wanted = 0
        for other in members(waiting):
            wanted |= setup.needs[other]
        waiting = wanted & ~tree & ~absent
        absent |= waiting
    return absent.bit_count()
