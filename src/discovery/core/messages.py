"""Unions of the messages that the families of games send: positions, happenings, printed texts (see
``present``).

Each is a union of the families' own messages, told apart by the field ``family``, which holds the family's
key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

from discovery.core.registry import families


def _one_of(kinds: list[type]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007  # the families are known at run time only


if TYPE_CHECKING:
    Position = Any
    Happening = Any
    Printed = Any
else:
    _PARTS = [family.present for family in families() if family.present is not None]
    Position = _one_of([part.position for part in _PARTS])
    Happening = _one_of([part.happening for part in _PARTS])
    Printed = _one_of([part.printed for part in _PARTS])
