"""The file of an experiment's results: a header, then a line for each job as soon as it is played."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from discovery.core.errors import Code, InvalidInput
from discovery.core.workshop.samples import Measured
from discovery.lab.experiment.playing import Job

FORMAT = 1


class Store:
    """Results by cell and games. ``InvalidInput`` if the file cannot be used: CANNOT_WRITE, or
    FOREIGN_RESULTS if it is of another question, other rules or another seed."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        self.header = {"experiment": FORMAT, **header}
        self._known: dict[tuple[str, int, int], Measured] = {}
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
            self._write(self.header)

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def known(self, job: Job) -> Measured | None:
        """What the file has of a job."""
        return self._known.get((job.cell.key, job.start, job.stop))

    def add(self, job: Job, measured: Measured) -> None:
        """Keep a job that was just played."""
        self._write({"cell": job.cell.key, "start": job.start, "stop": job.stop, **measured.as_object()})

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> None:
        for number, line in enumerate(text.splitlines(), 1):
            try:
                row = json.loads(line)
                sound = row == self.header if number == 1 else self._learn(row)
            except (KeyError, TypeError, ValueError, IndexError, AttributeError):
                sound = False
            if not sound:
                given = self.path.name
                raise InvalidInput(Code.FOREIGN_RESULTS, line=number, given=given, number=number)

    def _learn(self, row: dict[str, Any]) -> bool:
        self._known[str(row["cell"]), int(row["start"]), int(row["stop"])] = Measured.from_object(row)
        return True
