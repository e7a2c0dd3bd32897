"""What follows from a view for anybody who knows the printed deck: sets of cards, chances, distances.

Nothing here is hidden knowledge: a person with the cards' list beside him could work it out.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.bits import BIT, mask_of, members
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View


@dataclass(frozen=True, slots=True)
class Known:
    """A view as masks of cards.

    ``tree`` are the discoveries that are present, ``stood`` those of them that a Joker stands for. ``hand``
    are all own cards; ``kept`` those that only a trump can place, because they were not selected (J07).
    ``discarded`` are the own discards, ``shown`` those of the others; ``unseen`` are the discoveries in other
    hands or in the stack; ``ready`` the unplaced ones whose prerequisites are all present, wherever they lie.
    ``jokers`` are the Jokers within reach. ``stack`` counts cards.
    """

    tree: int
    stood: int
    ready: int
    hand: int
    kept: int
    pool: int
    discarded: int
    shown: int
    unseen: int
    jokers: int
    stack: int

    @property
    def reach(self) -> int:
        """The cards that may be placed from where they lie (A07)."""
        return self.hand & ~self.kept | self.pool | self.shown

    @property
    def reach_of_trumps(self) -> int:
        """The cards that a replay may place (E08, J07)."""
        return self.hand | self.pool | self.shown

    @property
    def public(self) -> int:
        """The cards that lie open outside the tree."""
        return self.pool | self.shown | self.discarded


def known(setup: Setup, view: View) -> Known:
    """What ``view`` tells."""
    stood = mask_of(card for _, card in view.stands)
    laid = mask_of(view.tree) & setup.discoveries
    hand, pool = mask_of(view.hand), mask_of(view.pool)
    rows = [mask_of(row) for row in view.discards]
    discarded = rows[view.seat]
    shown = mask_of(card for row in view.discards for card in row) & ~discarded
    prepared = _prepared(view)
    own = prepared[view.seat] if prepared else 0
    open_cards = laid | pool | discarded | shown | mask_of(card for row in prepared for card in members(row))
    return Known(
        tree=laid | stood,
        stood=stood & ~laid,
        ready=ready_cards(setup, laid | stood) | stood & ~laid,
        hand=hand | own,
        kept=hand & setup.discoveries if prepared and view.phase != "select" else 0,
        pool=pool,
        discarded=discarded,
        shown=shown,
        unseen=setup.discoveries & ~(open_cards | hand),
        jokers=(hand | own | pool | shown) & setup.jokers,
        stack=view.stack,
    )


def _prepared(view: View) -> list[int]:
    """The selections that he sees, by seat; none where there are none."""
    return [mask_of(row or ()) for row in view.selections or ()]


def ready_cards(setup: Setup, tree: int) -> int:
    """The unplaced discoveries whose prerequisites all lie in ``tree`` (C01)."""
    absent = ~tree
    mask = 0
    for card in range(setup.printed):
        if not setup.needs[card] & absent and absent & BIT[card]:
            mask |= BIT[card]
    return mask


def callable_cards(setup: Setup, tree: int) -> int:
    """The cards of the eras whose next era is open (E11)."""
    cards = 0
    for era in range(setup.lowest, setup.highest):
        if setup.era_cards[era + 1] & tree:
            cards |= setup.era_cards[era]
    return cards


def held_by_others(setup: Setup, seen: Known) -> dict[int, float]:
    """For every unseen card the chance that it lies in another hand and not in the stack.

    The deck is stacked era by era, so the size of the stack tells which eras it can still hold (B02). Jokers
    among its cards make the chance larger; whether there are any is not known, so they do not count.
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
