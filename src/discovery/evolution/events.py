"""What can happen at a table, as small ints; ``NAMES`` are the words used on the wire.

An event is ``(kind, seat, card, other, number)`` with -1 where a field means nothing; the meaning of the
fields by kind stands in ``server.messages.game.Happening`` and in the docs.
"""

from __future__ import annotations

NAMES = (
    "dealt",
    "turn",
    "placed",
    "series",
    "replayed",
    "called",
    "stolen",
    "gave",
    "discarded",
    "opened",
    "closed",
    "emptied",
    "trump",
    "scored",
    "refilled",
    "drew",
    "flipped",
    "passed",
    "ended",
    "left",
    "finished",
)

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
) = range(len(NAMES))

FROM_HAND, FROM_POOL, FROM_DISCARD = range(3)
BY_TRUMP, BY_FORCE, BY_FLIP, BY_LEAVING = range(4)
"""Why a card was discarded."""
