"""The words that messages are made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

WIRE = 7
"""Version of this contract; a client with another number is told to reload."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Receiver = Annotated[int, Meta(ge=-1, le=8)]
"""A seat, or nobody in particular (-1)."""
SecretNumber = Annotated[int, Meta(ge=-2, le=8)]
"""Whose secret: a seat's, the host's (-1), or the one with which anybody takes a free seat (-2)."""
Text = Annotated[str, Meta(max_length=120)]
Key = Annotated[str, Meta(max_length=40)]
ChatText = Annotated[str, Meta(max_length=300)]
"""A text that a player writes to the others."""

SeatKind = Annotated[str, Meta(min_length=1, max_length=20)]
"""``me``, ``open``, ``program``, or a kind that the game's family plays by its rules, such as ``bot``."""
Status = Literal["waiting", "playing", "over", "closed"]
Reaction = Annotated[str, Meta(min_length=1, max_length=20)]
"""An answer in a window, in a word of the game's family, such as ``stop``."""
Order = Literal["never", "agree", "ask-if-could", "always"]
"""A standing order: let all pass, agree to all (only where a family lets one), be asked where there is a
choice, be asked always."""
SignalKind = Literal["phrase", "reaction", "point", "plan", "suggest", "look"]
"""The kinds of signals that people send one another."""
VoteKind = Literal["keep", "end", "pace"]
"""The subject of a vote: a program keeps the seat of somebody who is gone, the game ends, another clock."""
Dropped = Literal["", "illegal", "named"]
"""Why a prepared move was dropped: no try was legal, or something named what the player had listed."""
Away = Literal["order", "wait", "days"]
"""Who is away from a window: counts as letting it pass, is waited for, or has some hours."""
Undoing = Literal["off", "free", "consent"]
"""Whether moves are taken back: never, only while nobody has learned anything, or with the others'
consent."""
UndoWord = Literal["asked", "agreed", "refused", "withdrawn", "lapsed", "undone"]
"""The outcome of taking something back."""
Days = Annotated[int, Meta(ge=0, le=14)]
"""Days for a turn; 0 at a live table."""
AccountsKept = Literal["none", "open", "closed"]
"""Who makes accounts: there are none, anybody, the host."""
Shared = Literal["no", "here", "everywhere"]
"""Where the deal of a table is played: there only, at other tables of this server, also on other servers and
in terminals."""
Watching = Literal["now", "delayed", "end"]
"""When spectators see the game: at once, some steps later, when it is over."""
