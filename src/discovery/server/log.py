"""Structured logs on standard error. They name tables, seats and kinds of events, never secrets or cards."""

from __future__ import annotations

import logging
import sys
from typing import Literal

import msgspec
import structlog
from structlog.typing import Processor

SHARED: tuple[Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def set_up(form: Literal["text", "json"]) -> None:
    """Send the logs of this program and its libraries to standard error. As ``json`` every event of every
    table is logged; as ``text``, for people who see it in a terminal beside the address, only warnings."""
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
        processors=[*SHARED, *errors, last],
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
            foreign_pre_chain=SHARED,
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def _json(value: object, **_: object) -> str:
    return msgspec.json.encode(value, enc_hook=repr).decode()
