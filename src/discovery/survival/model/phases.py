"""The phases of a game, numbered and in words: each is a kind of decision."""

from __future__ import annotations

PHASES = (
    "choosing", "day", "trading", "bargain", "support", "roll", "modify", "guard", "helping", "sharing",
    "needs",
    "vote", "naming", "barter", "drop", "mend", "scout", "turning", "take", "finished",
)  # fmt: skip
CHOOSING, DAY, TRADING, BARGAIN, SUPPORTING, ROLLING, MODIFYING, GUARDING, HELPING, SHARING = range(10)
NEEDS, VOTING, NAMING, BARTERING, DROPPING, MENDING, SCOUTING, TURNING, TAKING, FINISHED = range(10, 20)

WINDOWS = (CHOOSING, SUPPORTING, NEEDS, VOTING, NAMING)
"""The phases in which several seats answer at once; who has not answered is in ``State.waiting``."""

REASONS = ("", "all-won", "some-won", "lost", "last-standing", "canoe")
GOING_ON, ALL_WON, SOME_WON, ALL_LOST, LAST_STANDING, IN_CANOE = range(6)
