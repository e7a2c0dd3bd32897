"""Rules that a later version changed: the engine notes when one of them has decided something.

A note is made only where the earlier version would have gone on otherwise, so a game without notes is the
same game under all versions. Replaying an older record looks at the notes (``play.replay``) and names
which rule changed, and where. *The other shape, a switch in ``Rules`` for each change, would keep every fault
playable and double what has to be tested; as it is, a record says what was played and the engine what is
right.* A change that many records meet is the exception: those games stay playable as they were
(``catalogue.BEFORE``, ``virtual_players.options.EARLIER_BOTS``).
"""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.model.state import State

G04, G08, P02, O13, Y07 = range(5)
AMENDMENTS = {G04: (2, "G04"), G08: (2, "G08"), P02: (2, "P02"), O13: (3, "O13"), Y07: (5, "Y07")}
"""By the number of a note: the version that changed the rule, and the rule. New ones are added at the end."""


def note(state: State, amendment: int) -> None:
    """A changed rule has just decided something."""
    state.amended |= BIT[amendment]


def changed(state: State, version: int) -> tuple[int, str] | None:
    """Of the rules changed since ``version`` the first that has decided something, as in ``AMENDMENTS``;
    ``None`` where all that was played is the same game now."""
    for number, (since, rule) in AMENDMENTS.items():
        if since > version and state.amended & BIT[number]:
            return since, rule
    return None
