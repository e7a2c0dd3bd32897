"""What can happen at a table, as small ints; ``NAMES`` are the words used on the wire.

An event is ``(kind, seat, card, other, number)`` with -1 where a field means nothing; the meaning of the
fields by kind stands in ``server.messages.game.Happening`` and in the docs.
"""

from __future__ import annotations

(
    DEALT,
    TURN,
    PLACED,
    SERIES,
    REPLAYED,
    CALLED,
    STOLEN,
    GAVE,
    DISCARDED,
    OPENED,
    CLOSED,
    EMPTIED,
    TRUMP,
    SCORED,
    REFILLED,
    DREW,
    FLIPPED,
    PASSED,
    ENDED,
    LEFT,
    FINISHED,
    STOPPED,
    VERIFIED,
    CONCEDED,
    FAULT,
    RETURNED,
    ANNOUNCED,
    JOKER,
    INTERRUPTED,
    RESUMED,
    ASKED,
    SELECTED,
    REVEALED,
    ROUND,
    BIS,
    ME,
    SOS,
    INDEMNITY,
    LOOKED,
    RECOVERED,
) = range(40)

NAMES = tuple(name.lower() for name in vars() if name.isupper())
"""The words used on the wire, by number: the names above in their order."""

FROM_HAND, FROM_POOL, FROM_DISCARD, FROM_SELECTION = range(4)
BY_TRUMP, BY_FORCE, BY_FLIP, BY_LEAVING, BY_FAULT, BY_ROUND = range(6)
"""Why a card was discarded."""
