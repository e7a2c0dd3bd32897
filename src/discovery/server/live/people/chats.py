"""Texts that people have written to one another, at all tables of a server: in memory, and nowhere else.

A table leaves memory soon after the last of its players, who may come back days later, so what was written
is kept beside the tables, until the server stops. *In the table's log it would stay for ever, as nothing
there is deleted, and would travel with each copy of it.*
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field

from discovery.server.protocol import ChatSwitch

KEPT = 1000
"""Tables whose lines are kept; with more, those that have been silent longest are forgotten."""
LINES = 50
"""The latest lines of a table that are kept, and shown to who comes back."""


@dataclass(frozen=True, slots=True)
class ChatEntry:
    """A text: by the ``chair`` of a seat, at ``at`` ms. ``key`` tells it from one sent again."""

    number: int
    chair: int
    text: str
    at: int
    key: str


@dataclass(slots=True)
class Chat:
    """The lines of one table; ``count`` numbers them and the signals between them. ``switched`` is when the
    host last switched it on or off during the game."""

    lines: deque[ChatEntry] = field(default_factory=lambda: deque(maxlen=LINES))
    count: int = 0
    switched: ChatSwitch | None = None

    def next(self) -> int:
        """Count one more line, and return its number."""
        self.count += 1
        return self.count

    def write(self, chair: int, text: str, at: int, key: str) -> None:
        """Add a line of the chair at ``at``, in ms since 1970."""
        self.lines.append(ChatEntry(self.next(), chair, text, at, key))

    def switch(self, chat: bool) -> None:
        """The host lets people write, or not any more."""
        self.switched = ChatSwitch(self.next(), chat)

    def has(self, key: str) -> bool:
        """Whether a line that is sent again is there already."""
        return any(line.key == key for line in self.lines)


class Chats:
    """The chats of all tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Chat] = OrderedDict()

    def of(self, table: str) -> Chat:
        """The chat of a table that comes into memory."""
        chat = self._kept.setdefault(table, Chat())
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return chat

    def forget(self, table: str) -> None:
        """Drop the chat of a table that is erased."""
        self._kept.pop(table, None)
