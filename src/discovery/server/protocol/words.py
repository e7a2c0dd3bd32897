"""The words that messages are made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

WIRE = 3
"""Version of this contract; a client with another number is told to reload."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
SecretNumber = Annotated[int, Meta(ge=-1, le=8)]
"""Whose secret: a seat's, or the host's (-1)."""
Text = Annotated[str, Meta(max_length=120)]
Key = Annotated[str, Meta(max_length=40)]

SeatKind = Literal["me", "open", "program", "bot", "bot+"]
Status = Literal["waiting", "playing", "over", "closed"]
Reaction = Literal["stop", "interrupt", "flash"]
"""What can be said in a window: Stop (H02), an interruption by a Joker (N02), Bis and Me (Q01)."""
Order = Literal["never", "ask-if-could", "always"]
"""A standing order: let all pass, be asked where there is a choice, be asked always."""
Away = Literal["order", "wait", "days"]
"""Who is away from a window: counts as letting it pass, is waited for, or has some hours."""
Watching = Literal["now", "delayed", "end"]
"""When spectators see the game: at once, some steps later, when it is over."""
