"""A record as text."""

from __future__ import annotations

from collections.abc import Iterator

from discovery.play.records.embedded_decks import carried_lines
from discovery.play.records.record import (
    FORMAT,
    FORMAT_WITH_COMMITMENT,
    FORMAT_WITHOUT_COMMITMENT,
    Record,
)


def write(record: Record) -> str:
    """The record's text; ``read(write(record)) == record``."""
    headers = [f'[{key} "{value}"]' for key, value in _headers(record)]
    lines = [
        f"{line.seat}: {line.move}" + (f"  # {line.comment}" if line.comment else "") for line in record.lines
    ]
    carried = [*carried_lines(record.embedded_decks), ""] if record.embedded_decks else []
    return "\n".join([*headers, "", *carried, *lines]) + "\n"


def _headers(record: Record) -> Iterator[tuple[str, object]]:
    yield "Format", _format(record)
    yield "Game", record.game
    yield "Rules", record.rules
    yield "Deck", record.deck
    yield "Options", ", ".join(record.options)
    yield "Seats", ", ".join(record.seats)
    if record.teams:
        yield "Teams", ", ".join(record.teams)
    yield "Order", ", ".join(record.order)
    if record.scores is not None:
        yield "Scores", ", ".join(f"{name}={score}" for name, score in record.scores)
    if record.winners is not None:
        yield "Winners", ", ".join(record.winners)
    if record.commitment:
        yield "Commitment", record.commitment
    if record.key:
        yield "Key", record.key
    if record.fork:
        yield "Fork", record.fork


def _format(record: Record) -> int:
    """The oldest version of the format that can express the record."""
    if record.fork:
        return FORMAT
    return FORMAT_WITH_COMMITMENT if record.commitment else FORMAT_WITHOUT_COMMITMENT
