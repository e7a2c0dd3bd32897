"""Files as text."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput


def text_in(data: bytes, fault: type[InvalidInput]) -> str:
    """The text of a UTF-8 file, without a mark at its beginning. ``fault(NOT_TEXT)`` with the line of the
    first byte that is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise fault(Code.NOT_TEXT, line=data[: error.start].count(b"\n") + 1) from None
