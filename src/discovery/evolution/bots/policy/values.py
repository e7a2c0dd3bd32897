"""Values of actions, by which rollouts and ``greedy`` compare plans.

In hundredths of a point; in games without points in hundredths of a card placed from the own hand.
"""

from __future__ import annotations

DEPTH = 16
"""A plan has fewer moves than this."""

UNIT = 100
WON = 100 * UNIT
"""More than anything else can be worth in one turn."""

NEVER = -1000000
"""Less than any value: there is no such move."""

# ---- with points (sections G and I to M) -------------------------------------------------------------

OWN_READY = 25
"""A card of the hand that fits, kept for the next turn."""
OPEN_READY, OPENING = 30, 100
"""A card that fits, left to others; and more if it opens an era."""
SPARE_TRUMP = 40
"""The value of an unused trump."""
FRESH_HAND = 100
"""An empty hand, which is filled again (G02)."""
IDLE, IDLE_IN_ROUNDS = 200, 60
"""The cost of a turn without a placement: a discard, worth a point, and a card that the others may take
(I04). In rounds it is only the rest of a selection (J05), unless that can be contested (J06)."""
KEPT_JOKER, OPEN_JOKER = 320, 200
"""A Joker kept in the hand, which is a little more than the trump that it brings, as it waits for a turn in
which that trump places a card; a Joker left to others."""
EXTRA_TURN = 550
"""The least gain from an interruption that is worth a Joker (N02): more than the Joker's trump and its
card."""

# ---- first edition (section S) ------------------------------------------------------------------------

HARVESTED = 60
"""The card harvested for an opened era, beside the points (S03)."""
FINALIST_WORTH = 500
"""The finalist's points, and that the others have one turn left (S06)."""
FRESH_CARD, UNBURIED = 100, 100
"""A card of the hand that another one is drawn for; on an empty stack one that is not buried (S08)."""
LEFT_TO_OTHERS = 200
"""A point that an unseen card would bring on its best spot: the others place two or three in a turn."""
FREED = 50
"""A card of a discard that the others cannot place any more."""

# ---- without points (sections F and G) ---------------------------------------------------------------
# The first empty hand wins once the stack is used up. These were found by simulation: a card of the pool is
# best kept for a turn that would otherwise have no placement, unless the game should end soon.

FROM_ELSEWHERE, HASTE = -30, 20
"""A placement that is not from the own hand, and the same when the game should end soon."""
LARGE_HANDS = 6
"""The game should end soon if the others hold this many cards on average and the own hand is smaller."""
CARD_LEFT = 5
"""A card that fits, left to others."""
TRUMP_LEFT = 50
"""An unused trump that can still discard a card (E10)."""
NO_PLACEMENT = 100
"""The cost of a turn without a placement: a card more (C05)."""
BARE_KEPT_JOKER, BARE_OPEN_JOKER = 120, 50
"""A Joker kept, which leaves the hand and takes another card along; a Joker left to others."""
BARE_EXTRA_TURN = 250
"""The gain that an interruption must bring (N02)."""
