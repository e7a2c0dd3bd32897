"""The file of an experiment's results: a line for each job as soon as it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from discovery.core.workshop.samples import Measured
from discovery.lab.experiment.playing import Job
from discovery.lab.resumed_file import ResumedFile

FORMAT = 1


class MeasurementsFile(ResumedFile):
    """Results by cell and games. ``InvalidInput`` if the file cannot be used, or is of another question,
    other rules or another seed."""

    def __init__(self, path: Path, header: dict[str, object]) -> None:
        self._measured: dict[tuple[str, int, int], Measured] = {}
        super().__init__(path, {"experiment": FORMAT, **header})

    def measured(self, job: Job) -> Measured | None:
        """The measurements of a job that the file has, if any."""
        return self._measured.get((job.cell.key, job.start, job.stop))

    def add(self, job: Job, measured: Measured) -> None:
        """Keep a job that was just played."""
        self.write({"cell": job.cell.key, "start": job.start, "stop": job.stop, **measured.as_object()})

    def learn(self, row: Any) -> None:
        """Take in a measured job, as a row of the file."""
        self._measured[str(row["cell"]), int(row["start"]), int(row["stop"])] = Measured.from_object(row)
