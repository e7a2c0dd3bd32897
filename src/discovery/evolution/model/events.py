"""What can happen at a table, as small ints; ``NAMES`` are the words used on the wire.

An event is ``(kind, seat, card, other, number)`` with -1 where a field means nothing; the meaning of the
fields by kind stands in ``server.messages.game.Happening`` and in the docs.
"""

from __future__ import annotations

NAMES = (
    *("dealt", "turn", "placed", "series", "replayed", "called", "stolen", "gave", "discarded", "opened"),
    *("closed", "emptied", "trump", "scored", "refilled", "drew", "flipped", "passed", "ended", "left"),
    *("finished", "stopped", "verified", "conceded", "fault", "returned", "announced", "joker"),
    *("interrupted", "resumed", "asked", "selected", "revealed", "round", "bis", "me", "sos", "indemnity"),
    *("looked", "recovered"),
)

DEALT, TURN, PLACED, SERIES, REPLAYED, CALLED, STOLEN, GAVE, DISCARDED, OPENED = range(10)
CLOSED, EMPTIED, TRUMP, SCORED, REFILLED, DREW, FLIPPED, PASSED, ENDED, LEFT = range(10, 20)
FINISHED, STOPPED, VERIFIED, CONCEDED, FAULT, RETURNED, ANNOUNCED, JOKER = range(20, 28)
INTERRUPTED, RESUMED, ASKED, SELECTED, REVEALED, ROUND, BIS, ME, SOS, INDEMNITY = range(28, 38)
LOOKED, RECOVERED = range(38, len(NAMES))

FROM_HAND, FROM_POOL, FROM_DISCARD, FROM_SELECTION = range(4)
BY_TRUMP, BY_FORCE, BY_FLIP, BY_LEAVING, BY_FAULT, BY_ROUND = range(6)
"""Why a card was discarded."""
