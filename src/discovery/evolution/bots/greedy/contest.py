"""What is true and what is false, by what a seat knows (rules H16, H17, J06, M08, N13).

Programs forget nothing: in pile games they know the whole tree.
"""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of, members
from discovery.evolution.bots.greedy.inference import Known, callable_cards, held_by_others
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.views.view import View, Window

PLACEMENTS = ("place", "replay")
CALLS = ("call", "sos")


def is_false(setup: Setup, view: View, seen: Known, window: Window) -> bool:
    """Whether the action that a window is open for would not stand, as far as the viewer can know."""
    if window.action in PLACEMENTS:
        return not proved(setup, seen, window.card)
    if window.action in CALLS:
        return not _callable(setup, view, seen, window)
    if window.action == "joker-as":
        return not _stands_for(setup, view, seen, window.card)
    if window.action == "announce-open":
        return not setup.era_cards[window.number] & seen.tree
    if window.action == "announce-close":
        return bool(setup.era_cards[window.number] & ~seen.tree)
    return window.action == "pass" and _could_place(view, seen, window.seat)


def proved(setup: Setup, seen: Known, card: int) -> bool:
    """Whether all prerequisites of ``card`` are present or, where piles are searched, a card that builds on
    them (M08)."""
    lacking = setup.needs[card] & ~seen.tree
    if not setup.rules.searching:
        return not lacking
    return all(setup.leads[need] & seen.tree & ~BIT[card] for need in members(lacking))


def _callable(setup: Setup, view: View, seen: Known, window: Window) -> bool:
    """H16. The caller holds it himself where nobody else can have it and the stack has none of its era."""
    prepared = mask_of(card for row in view.selections or () for card in row or ())
    bit, elsewhere = BIT[window.card], mask_of(view.tree) | seen.public | prepared
    others = any(size and seat not in (view.seat, window.seat) for seat, size in enumerate(view.hands))
    own = not others and bit & seen.unseen and held_by_others(setup, seen)[window.card] >= 1
    return bool(bit & callable_cards(setup, seen.tree) & ~elsewhere and not own)


def _stands_for(setup: Setup, view: View, seen: Known, card: int) -> bool:
    """N03, N04. A card that came into the pool last may have come for the Joker itself."""
    bit, era = BIT[card], setup.era[card]
    opened = era == setup.lowest or setup.era_cards[era] & seen.tree & ~bit
    public = seen.public & ~(BIT[view.pool[-1]] if view.pool else 0)
    twice = sum(stood == card for _, stood in view.stands) > 1 or mask_of(view.tree) & bit
    return bool(opened and not setup.needs[card] & ~seen.tree and not public & bit and not twice)


def _could_place(view: View, seen: Known, seat: int) -> bool:
    """J06: something in his selection, in the pool or in another's discard fits."""
    reach = mask_of(view.pool) | mask_of(card for row in view.discards for card in row)
    reach &= ~mask_of(view.discards[seat])
    own = (view.selections or ((),) * len(view.discards))[seat]
    return bool((reach | mask_of(own or ())) & seen.ready)


def representable(setup: Setup, seen: Known) -> int:
    """What a Joker may truly stand for (N03, N04)."""
    cards = setup.era_cards[setup.lowest]
    for era in range(setup.lowest + 1, setup.highest + 1):
        if setup.era_cards[era] & seen.tree:
            cards |= setup.era_cards[era]
    return cards & seen.ready & ~(seen.stood | seen.public)


def announcement(setup: Setup, view: View, seen: Known) -> int:
    """A true announcement that has not been made yet, -1 for none (H05)."""
    for move in view.legal:
        code, cards = codes.code_of(move), 0
        if code in (codes.ANNOUNCE_OPEN, codes.ANNOUNCE_CLOSE):
            cards = setup.era_cards[codes.argument_of(move)]
        if cards and (cards & seen.tree if code == codes.ANNOUNCE_OPEN else not cards & ~seen.tree):
            return move
    return -1


def own_action_is_true(setup: Setup, view: View, seen: Known) -> bool:
    """Whether the viewer's own contested action would be found true.

    The view does not name it: it is the placement of the newest card, unless that one has been booked
    already. What programs call or announce is true as far as they know.
    """
    newest = view.tree[-1] if view.tree else NO_CARD
    if newest in (NO_CARD, view.last):
        return True
    return proved(setup, seen, dict(view.stands).get(newest, newest))
