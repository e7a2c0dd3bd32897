"""Marks of mail programs in files, undone where it can mean only one thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from discovery.core.errors import Code, InvalidInput

_ENCODED_LINE = 78
"""No line of quoted-printable text has more letters; it may have 76, and some encoders add a last ``=20``."""
_QUOTED = re.compile(r"(?:> ?)*")
_HEADER = re.compile(r"\s*\[[A-Za-z]+(?:\s|$)")
_OPEN_HEADER = re.compile(r'\s*\[[A-Za-z]+(?: "[^"]*|\s*)$')
_SOFT_END = re.compile(r"=[ \t]*\r?$", re.MULTILINE)
_LONG_SOFT_END = re.compile(r"^.{50,}=[ \t]*\r?$", re.MULTILINE)
_NOT_ENCODED = re.compile(r"=(?!3D|20|09|0D|2E|46|[89A-F][0-9A-F]|[ \t]*\r?$)", re.MULTILINE)
"""Encoders write no other letter of ASCII by its number: a score ``Ann=31`` is none of theirs."""
_SIGN = re.compile(r"=3D|=[C-F][0-9A-F]=[89AB][0-9A-F]")
_ENCODED = re.compile(rb"=([0-9A-F]{2})")


def unmailed(text: str, fault: type[InvalidInput]) -> str:
    """The text without the marks of mail programs, where these can mean only one thing: ``>`` before all
    lines, quoted-printable letters, headers over several lines. ``fault(MAIL_TRACES)`` with the line where it
    is doubtful what was there.

    Lines keep their numbers: one that goes on in the next ones is joined in the place of its first line, and
    empty lines stand for the others.
    """
    lines = _unquoted(_decoded(_unquoted(text.split("\n")), fault))
    _check_quoted(lines, fault)
    return "\n".join(_joined(lines, _end_of_header, _with_spaces))


def _says(line: str) -> bool:
    return line.strip("> \t\r") != ""


def _depth(line: str) -> int:
    marks = _QUOTED.match(line)
    return marks[0].count(">") if marks else 0


def _unquoted(lines: list[str]) -> list[str]:
    """The lines with as many marks ``>`` less as all lines have that say something."""
    depth = min((_depth(line) for line in lines if _says(line)), default=0)
    if depth == 0:
        return lines
    marks = re.compile(rf"(?:> ?){{{depth}}}")
    return [marks.sub("", line, count=1) if _says(line) else "" for line in lines]


def _check_quoted(lines: Sequence[str], fault: type[InvalidInput]) -> None:
    """``fault(MAIL_TRACES)`` where lines with and without ``>`` meet. Within quotation marks ``>`` is a part
    of a deck's text."""
    first, inside = None, False
    for number, line in enumerate(lines, start=1):
        if _says(line) and not inside:
            quoted = line.startswith(">")
            if first is None:
                first = quoted
            elif quoted != first:
                raise fault(Code.MAIL_TRACES, line=number)
        inside ^= line.count('"') % 2 == 1


def _decoded(lines: list[str], fault: type[InvalidInput]) -> list[str]:
    if not _is_encoded("\n".join(lines)):
        return lines
    whole = "\n".join(_joined(lines, _end_of_soft_ends, _without_soft_ends))
    data = _ENCODED.sub(lambda match: bytes([int(match[1], 16)]), whole.encode("utf-8", "surrogatepass"))
    try:
        return data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise fault(Code.MAIL_TRACES, line=data[: error.start].count(b"\n") + 1) from None


def _is_encoded(text: str) -> bool:
    """Whether a text plainly is quoted-printable. It takes two signs where lines are too long for that, and
    one end of a line is not enough: a comment may hold any letters."""
    if "=" not in text or _NOT_ENCODED.search(text):
        return False
    signs = len(_SIGN.findall(text))
    if any(len(line.rstrip("\r")) > _ENCODED_LINE for line in text.split("\n")):
        return signs > 1
    return signs > 0 or (text.count("=") > 1 and _LONG_SOFT_END.search(text) is not None)


def _joined(
    lines: Sequence[str], end_of: Callable[[Sequence[str], int], int], join: Callable[[Sequence[str]], str]
) -> list[str]:
    """The lines, each joined with those before the place that ``end_of`` tells for it."""
    joined: list[str] = []
    while len(joined) < len(lines):
        start = len(joined)
        end = end_of(lines, start)
        if end > start + 1:
            joined += [join(lines[start:end]), *[""] * (end - start - 1)]
        else:
            joined.append(lines[start])
    return joined


def _end_of_soft_ends(lines: Sequence[str], start: int) -> int:
    return next(
        (place + 1 for place in range(start, len(lines)) if not _SOFT_END.search(lines[place])), len(lines)
    )


def _without_soft_ends(lines: Sequence[str]) -> str:
    return "".join(_SOFT_END.sub("", line) for line in lines)


def _with_spaces(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _end_of_header(lines: Sequence[str], start: int) -> int:
    """Behind the line with a header's last quotation mark, where another one only begins it; an empty line
    or the next header leaves it as it is."""
    if not _OPEN_HEADER.match(lines[start]):
        return start + 1
    marks = lines[start].count('"')
    for place in range(start + 1, len(lines)):
        line = lines[place]
        marks += line.count('"')
        if not line.strip() or _HEADER.match(line):
            break
        if marks > 1:
            return place + 1 if '"]' in line else start + 1
    return start + 1
