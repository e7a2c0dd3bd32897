"""A file of results that can be taken up again: a header, then each result in a line of its own."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Self

from discovery.core.errors import Code, InvalidInput


class ResumedFile:
    """Open for more lines, once all of its own have been learned. A line that was cut off is left out.

    ``InvalidInput`` if the file cannot be used: CANNOT_WRITE, or FOREIGN_RESULTS if it has another header or
    a line that is none of these results.
    """

    def __init__(self, path: Path, header: dict[str, object]) -> None:
        self.path = path
        self.header = header
        try:
            kept = path.read_bytes() if path.exists() else b""
            whole = kept[: kept.rfind(b"\n") + 1]
            self._read(whole)
            self._file = path.open("r+b" if kept else "wb")
            # a line that was cut off with the run is played again
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
        except OSError:
            raise InvalidInput(Code.CANNOT_WRITE, given=path.name) from None
        if not whole:
            self.write(header)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def learn(self, row: object) -> None:
        """Take in a line behind the header. Any error of looking at it says that it is something else."""
        raise NotImplementedError

    def write(self, line: dict[str, object]) -> None:
        """Append a line at once."""
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> None:
        for number, line in enumerate(text.splitlines(), 1):
            try:
                row = json.loads(line)
                fits = number > 1 or row == self.header
                if number > 1:
                    self.learn(row)
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                fits = False
            if not fits:
                given = self.path.name
                raise InvalidInput(Code.FOREIGN_RESULTS, line=number, given=given, number=number)
