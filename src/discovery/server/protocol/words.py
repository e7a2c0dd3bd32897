"""The words that messages are made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

WIRE = 6
"""Version of this contract; a client with another number is told to reload."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
SecretNumber = Annotated[int, Meta(ge=-1, le=8)]
"""Whose secret: a seat's, or the host's (-1)."""
Text = Annotated[str, Meta(max_length=120)]
Key = Annotated[str, Meta(max_length=40)]

SeatKind = Annotated[str, Meta(min_length=1, max_length=20)]
"""``me``, ``open``, ``program``, or a kind that the game's family plays by its rules, such as ``bot``."""
Status = Literal["waiting", "playing", "over", "closed"]
Reaction = Annotated[str, Meta(min_length=1, max_length=20)]
"""What can be said in a window, in a word of the game's family, such as ``stop``."""
Order = Literal["never", "agree", "ask-if-could", "always"]
"""A standing order: let all pass, agree to all (only where a family lets one), be asked where there is a
choice, be asked always."""
SignalKind = Literal["phrase", "point", "plan", "suggest"]
"""What people tell one another beside the game."""
Away = Literal["order", "wait", "days"]
"""Who is away from a window: counts as letting it pass, is waited for, or has some hours."""
Watching = Literal["now", "delayed", "end"]
"""When spectators see the game: at once, some steps later, when it is over."""
