"""Where the time of a request or a command goes, as spans for OpenTelemetry, where the host wants them.

Attributes are routes, kinds and codes of closed lists: never a table, a person, an address, a link or a card.
What goes wrong is told by its code, because the words of an error may hold anything. Without ``--traces``
nothing of OpenTelemetry is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

Value = str | int


class Span(Protocol):
    """A piece of work under way."""

    def note(self, **attributes: Value) -> None:
        """Add what is known now."""
        ...


class _Nothing:
    def note(self, **attributes: Value) -> None:
        """Ignore the attributes, because nobody collects spans."""


_OFF: AbstractContextManager[Span] = nullcontext(_Nothing())


class Traces:
    """No traces: what a server has unless its host wants some."""

    on = False

    def span(self, name: str, **attributes: Value) -> AbstractContextManager[Span]:
        """Around a piece of work, inside the one that is under way."""
        return _OFF

    def within(self, headers: Mapping[str, str]) -> AbstractContextManager[object]:
        """Around work that is part of what another process does, as it says in ``headers``."""
        return _OFF

    def carried(self) -> dict[str, str]:
        """The headers that tell another process of what its work is a part."""
        return {}

    def committed(self, seconds: float) -> None:
        """A commit has just ended, in whatever thread."""

    def stop(self) -> None:
        """Send what has not been sent; blocks for seconds at most."""
