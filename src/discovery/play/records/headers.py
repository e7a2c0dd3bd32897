"""The headers of a file: lines ``[Key "value"]`` before everything else, each key once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from discovery.core.errors import Code, InvalidInput

_HEADER = re.compile(r'\[([A-Za-z]+) "([^"]*)"\]')
_NUMBERED = re.compile(r"(.+)=(-?\d{1,6})")
_VERSION = re.compile(r"[1-9]\d{0,5}")


class Headers:
    """Headers by key, each with the number of its line.

    ``known`` are the keys that the file may have. Faults are raised as ``fault``: ``InvalidInput`` or a kind
    of it. With ``trimmed``, white space around a value does not count.
    """

    def __init__(self, known: Collection[str], fault: type[InvalidInput], *, trimmed: bool = False) -> None:
        self._known, self._fault, self._trimmed = known, fault, trimmed
        self._found: dict[str, tuple[str, int]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def add(self, body: str, number: int) -> str:
        """Read a line and return its key: BAD_HEADER, DOUBLE_HEADER."""
        match = _HEADER.fullmatch(body)
        if match is None or match[1] not in self._known:
            raise self._fault(Code.BAD_HEADER, line=number, given=body[:60])
        key, value = match[1], match[2]
        if key in self._found:
            raise self._fault(Code.DOUBLE_HEADER, line=number, given=key)
        self._found[key] = value.strip() if self._trimmed else value, number
        return key

    def require(self, keys: Iterable[str]) -> None:
        """NO_HEADER for the first of ``keys`` that is missing."""
        for key in keys:
            if key not in self._found:
                raise self._fault(Code.NO_HEADER, line=1, given=key)

    def check_version(self, key: str, newest: int, code: Code) -> None:
        """``code`` for a version above ``newest``, BAD_HEADER for what is no version. To be called as soon as
        the version is read: the rest of a newer file may have any form."""
        value, number = self._found[key]
        if not _VERSION.fullmatch(value):
            raise self._fault(Code.BAD_HEADER, line=number, given=value[:60])
        if int(value) > newest:
            raise self._fault(code, line=number, given=value, newest=newest)

    def value(self, key: str) -> str:
        """The value, ``""`` without that header."""
        return self._found.get(key, ("", 0))[0]

    def line(self, key: str) -> int:
        """The number of its line, 0 without that header."""
        return self._found.get(key, ("", 0))[1]

    def lines(self) -> dict[str, int]:
        """The number of the line of each header."""
        return {key: number for key, (_, number) in self._found.items()}

    def items(self, key: str) -> tuple[str, ...]:
        """A list between commas, empty without that header."""
        value = self.value(key)
        return tuple(item.strip() for item in value.split(",")) if value.strip() else ()

    def numbers(self, key: str) -> tuple[tuple[str, int], ...]:
        """A list of ``name=number``. BAD_HEADER for any other item."""
        pairs = []
        for item in self.items(key):
            match = _NUMBERED.fullmatch(item)
            if match is None:
                raise self._fault(Code.BAD_HEADER, line=self.line(key), given=item[:60])
            pairs.append((match[1], int(match[2])))
        return tuple(pairs)
