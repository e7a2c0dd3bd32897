"""What the families of games send, put together: positions, happenings, what is printed (see ``present``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.core.registry import families


def _any_of(kinds: list[type]) -> Any:
    """The message of the only family, else anything.

    ``msgspec`` tells messages apart by a tag, which the first family's positions have never had.
    """
    return kinds[0] if len(kinds) == 1 else Any


if TYPE_CHECKING:
    Position = Any
    Happening = Any
    Printed = Any
else:
    _PARTS = [family.present for family in families() if family.present is not None]
    Position = _any_of([part.position for part in _PARTS])
    Happening = _any_of([part.happening for part in _PARTS])
    Printed = _any_of([part.printed for part in _PARTS])
