"""Structured logs on standard error. They name tables, seats and kinds of events, never secrets or cards."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor

SHARED: tuple[Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def set_up(form: Literal["text", "json"], process: str = "") -> None:
    """Send the logs of this program and its libraries to standard error. As ``json`` every event of every
    table is logged; as ``text``, for people who see it in a terminal beside the address, only warnings. Where
    several processes write one log each line names its ``process``, unless it is about another one."""

    def named(_: object, __: str, line: EventDict) -> EventDict:
        return line if not process or "process" in line else {**line, "process": process}

    shared = (*SHARED, named)
    last: Processor = (
        structlog.processors.JSONRenderer(serializer=_json)
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            # the pretty one shows local variables, and those hold secrets and hands
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    errors = [structlog.processors.format_exc_info] if form == "json" else []
    structlog.configure(
        processors=[*shared, *errors, last],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if form == "json" else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *errors, last],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


@contextmanager
def aside(stream: TextIO) -> Iterator[None]:
    """The warnings of a command go to ``stream`` until the end of the block, beside its output."""
    before = structlog.get_config()
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    try:
        yield
    finally:
        structlog.configure(**before)


def _json(value: object, **_: object) -> str:
    return msgspec.json.encode(value, enc_hook=repr).decode()
