"""The traces of a process as its host has set them up."""

from __future__ import annotations

from discovery.server.watch.traces import Traces


def traces_of(wanted: str, process: str) -> Traces:
    """The traces of a process: none (``""``), to where the environment says (``"environment"``), or to the
    address of a collector. ``MissingExtra(NO_EXTRA)``."""
    if not wanted:
        return Traces()
    from discovery.server.watch.opentelemetry import exporting

    return exporting("" if wanted == "environment" else wanted, process)
