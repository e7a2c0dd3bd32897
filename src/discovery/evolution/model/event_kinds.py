"""The kinds of events at a table, as small ints; ``NAMES`` are the words used on the wire.

An event is a ``core.protocol.Event``. ``model.events`` and the ``events`` of the options make them, with a
function for each kind that says what its fields hold; so do ``present.messages.Happening`` and the docs.
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
    TAKEN,
    FINALIST,
    BURIED,
    UNCOVERED,
    ERA,
    SHARED,
    NEEDED,
    SURROUNDED,
    JOINED,
    OBJECTED,
    READIED,
    UNMARKED,
    USED,
    WARDED,
    LOOTED,
    SCOUTED,
    KEPT,
) = range(57)

NAMES = tuple(name.lower() for name in vars() if name.isupper())
"""The words used on the wire, by number: the names above in their order."""

NOTHING = -1
"""In a field that a kind has no use for."""

FROM_HAND, FROM_POOL, FROM_DISCARD, FROM_SELECTION, FROM_STACK = range(5)
"""Where a placed card came from."""
BY_TRUMP, BY_FORCE, BY_FLIP, BY_LEAVING, BY_FAULT, BY_ROUND, BY_JOINING, BY_WARDING = range(8)
"""Why a card was discarded."""
WRONG_STOP, GIVEN_UP, NOT_FOUND = 1, 2, 3
"""The cases of a fault (H08 to H10): the first is the stopper's, the others are the actor's."""
