"""The set-ups that a book suggests: who plays, as seats and teams (P06), and how long a game lasts (S01)."""

from __future__ import annotations

from discovery.core.setup import Configuration, Presets

SIX = ("me", "open", "open", "open", "open", "open")
CONFIGURATIONS = (
    Configuration("solitaire", ("me", "bot+", "bot+")),
    Configuration("collaborative", ("me", "bot", "open", "bot"), ((0, 2), (1, 3))),
    Configuration("duel", ("me", "bot", "open", "bot")),
    Configuration("double", ("me", "open", "open", "open"), ((0, 2), (1, 3))),
    Configuration("triple", SIX, ((0, 2, 4), (1, 3, 5))),
    Configuration("three-pairs", SIX, ((0, 3), (1, 4), (2, 5))),
    Configuration("mixed", ("me", "open", "open"), ((0, 2), (1,))),
)
"""Triple stands twice: two teams of three, three teams of two. In a mixed game one plays alone (P03). In
Solitaire it takes the better bots: two simple ones place so little that games without points often stand
still (T02)."""

FIRST_EDITION = Presets(lengths=(3, 6, 12), lengths_rule="S01", turn_seconds=60, turn_rule="C14")
"""The first edition asks for 3, 6 or 12 eras before anything else, and proposes a minute for a turn."""
