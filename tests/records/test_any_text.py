"""Any text and any bytes are a record or refused as one, and what was read is written back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from discovery.core.errors import InvalidRecord
from discovery.evolution.cards.data import load_deck
from discovery.play.records import Record, read, read_bytes, write
from discovery.play.records.record import HEADERS
from discovery.play.replay import replay
from tests.support import data

GOLDEN = [path.read_text(encoding="utf-8") for path in data.games(data.GOLDEN)]
PIECES = st.sampled_from([
    *(f'[{header} "' for header in HEADERS),
    '1"]', '"]', "\n", "\r\n", "[", "]", '"', ",", "=", ":", "#", " ", "\x00", "\ufeff", "\u2028", "٣",
    "Ann", "Bo=bot", "explore", "intro", "prehistory", "series+",
    "place fire", "exchange Ann = fire", "end",
    ", ".join(card.id for card in load_deck("prehistory").cards),
])  # fmt: skip


def tried(text: str | bytes) -> Record | None:
    """The record, if it is one; any other error than ``InvalidRecord`` is a fault of the reader."""
    with contextlib.suppress(InvalidRecord):
        return read(text) if isinstance(text, str) else read_bytes(text)
    return None


def refused(text: str) -> tuple[InvalidRecord | None, Record | None]:
    """Why the text cannot be replayed, and the record as far as it could be read."""
    record = None
    try:
        record = read(text)
        replay(record)
    except InvalidRecord as error:
        return error, record
    return None, record


@given(st.text() | st.lists(PIECES, max_size=40).map("".join))
@example('[Rules "١"]')
@example("\x1c:\x1c")
def test_any_text_is_read_or_refused(text: str) -> None:
    record = tried(text)
    if record is not None:
        assert read(write(record)) == record


@given(st.binary() | st.lists(PIECES, max_size=20).map("".join).map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    tried(data)


@settings(max_examples=400)
@given(st.sampled_from(GOLDEN), st.integers(0, 4000), st.integers(0, 30), st.text(max_size=5) | PIECES)
def test_a_spoiled_record_is_refused_with_its_line_or_still_replays(
    text: str, place: int, gone: int, put: str
) -> None:
    spoiled = text[:place] + put + text[place + gone :]
    refusal, record = refused(spoiled)

    if refusal is not None:
        assert 0 <= refusal.line <= len(spoiled.split("\n"))
    if record is not None:
        assert read(write(record)) == record


@settings(max_examples=200)
@given(st.sampled_from(GOLDEN), st.data())
def test_a_line_put_elsewhere_is_refused_or_replays(text: str, data: st.DataObject) -> None:
    rows = text.split("\n")
    moved = rows.pop(data.draw(st.integers(8, len(rows) - 1)))
    rows.insert(data.draw(st.integers(8, len(rows))), moved)

    refused("\n".join(rows))


@pytest.mark.parametrize(
    "text", ["[" * 200_000, "a:" * 100_000, '"#' * 100_000, "\n" * 200_000, "x: y #\n" * 30_000]
)
def test_a_hostile_record_is_refused_within_its_budget(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read(text)


def test_comments_and_blank_lines_change_nothing() -> None:
    text = GOLDEN[0]
    spread = "# a game\n" + text.replace("\n", "   # said\n\n")

    assert read(spread).order == read(text).order
    assert [line.move for line in read(spread).lines] == [line.move for line in read(text).lines]
