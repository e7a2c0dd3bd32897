"""What mail programs do to a file is undone where it can mean only one thing, and named where not."""

from __future__ import annotations

import quopri
import textwrap
from collections.abc import Callable

import pytest

from discovery.core.errors import InvalidDeck, InvalidInput, InvalidRecord
from discovery.core.text.mail import unmailed
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.cards.sheet import as_toml, read_sheet
from discovery.play import matches
from discovery.play.matches import Terms
from discovery.play.records import read
from tests.support.data import GOLDEN
from tests.support.matches import match_of, played
from tests.support.own_deck import garden


def quoted(text: str) -> str:
    return "".join(f"> {line}" for line in text.splitlines(keepends=True))


def quoted_twice(text: str) -> str:
    return quoted(quoted(text)).replace("> > \n", ">>\n")


def wrapped(text: str) -> str:
    return "\n".join(
        textwrap.fill(line, 72, break_long_words=False, break_on_hyphens=False) if line[:1] == "[" else line
        for line in text.split("\n")
    )


def encoded(text: str) -> str:
    return quopri.encodestring(text.encode()).decode("ascii")


def signs_alone(text: str) -> str:
    return text.replace("=", "=3D")


MANGLES: list[Callable[[str], str]] = [
    quoted,
    quoted_twice,
    wrapped,
    encoded,
    signs_alone,
    lambda text: quoted(wrapped(text)),
    lambda text: encoded(quoted(text)),
    lambda text: quoted(encoded(text)),
    lambda text: encoded(wrapped(text)).replace("\n", "\r\n"),
]
NAMES = ("explore-sos", "connect-teams", "memory-bot", "classic-connect-join", "explore-both-decks")


@pytest.mark.parametrize("mangle", MANGLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_came_by_mail_reads_as_itself(name: str, mangle: Callable[[str], str]) -> None:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    plain, mailed = read(text), read(mangle(text))

    assert (mailed.seats, mailed.order, mailed.scores) == (plain.seats, plain.order, plain.scores)
    assert [(line.seat, line.move) for line in mailed.lines] == [
        (line.seat, line.move) for line in plain.lines
    ]


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.record")))
def test_a_record_that_no_mail_program_has_changed_stays_as_it_is(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")

    assert unmailed(text, InvalidRecord) == text


@pytest.mark.parametrize("mangle", MANGLES)
def test_a_match_that_came_by_mail_reads_as_itself(mangle: Callable[[str], str]) -> None:
    match = played(match_of("Ann, Bo=greedy, Cem=virtual", Terms(games=2, handicap=True)), "one")

    assert matches.write(matches.read(mangle(matches.write(match)))) == matches.write(match)


@pytest.mark.parametrize("mangle", [quoted, quoted_twice, encoded, lambda text: quoted(encoded(text))])
@pytest.mark.parametrize("form", [garden, lambda: as_toml(read_sheet(garden()))])
def test_a_deck_that_came_by_mail_reads_as_itself(
    form: Callable[[], str], mangle: Callable[[str], str]
) -> None:
    text = form().replace("Seed 1", "Grüne Saat – 1", 1)

    assert read_deck(mangle(text)) == read_deck(text)


@pytest.mark.parametrize("mangle", MANGLES)
def test_a_fault_has_the_line_of_the_file_as_people_see_it(mangle: Callable[[str], str]) -> None:
    text = mangle((GOLDEN / "memory-bot.record").read_text(encoding="utf-8") + "nonsense\n")

    with pytest.raises(InvalidRecord) as refused:
        read(text)
    assert (refused.value.code, refused.value.line) == ("bad-line", text.count("\n"))


def test_a_fault_of_a_deck_has_the_line_of_the_file_as_people_see_it() -> None:
    long = f"# source: {'a book ' * 20}\n{garden()}".replace("seed-2,1,2,", "seed-2,1,x,")
    text = encoded(long)
    [fault] = find_faults(text)

    assert text.split("\n")[fault.line - 1].startswith("seed-2,")


@pytest.mark.parametrize("written", ['\n"sha256:0"', ' "sha256:\n0"', ' "sha256:\n\n0"'])
def test_a_fault_in_a_header_over_several_lines_has_its_first_line(written: str) -> None:
    lines = (GOLDEN / "memory-bot.record").read_text(encoding="utf-8").split("\n")

    with pytest.raises(InvalidRecord) as refused:
        read("\n".join([*lines[:3], f"[Commitment{written}]", *lines[3:]]))
    assert (refused.value.code, refused.value.line) == ("bad-header", 4)


def test_a_header_that_never_ends_takes_no_other_line() -> None:
    text = '[Format "1"]\n[Order "a, b\n[Seats "Ann"]\n'

    assert unmailed(text, InvalidRecord) == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('On Monday Ann wrote:\n\n> [Format "1"]\n> [Game "intro"]\n', 3),
        ('> [Format "1"]\n> [Game "intro"]\nThanks!\n', 3),
        ('[Format "1"]\n[Game "intro"]\n>\n> Ann: end\n', 4),
        ('>> [Format "1"]\n> [Game "intro"]\n', 2),
        ('[Format=20"1"]\n[Seats "Zo=EB, Bo=3Dbot"]\n', 2),
    ],
)
def test_what_remains_doubtful_is_named_with_its_line(text: str, line: int) -> None:
    for kind in (InvalidRecord, InvalidInput, InvalidDeck):
        with pytest.raises(kind) as refused:
            unmailed(text, kind)
        assert (refused.value.code, refused.value.line) == ("mail-traces", line)


def test_a_deck_that_is_quoted_in_part_is_refused() -> None:
    [fault] = find_faults(f"Here it is:\n{quoted(garden())}")

    assert (fault.code, fault.line) == ("mail-traces", 2)


@pytest.mark.parametrize(
    "text",
    [
        '[Scores "Ann=31, Bo=80"]\n',
        f"# {'QUJD' * 15}=\nAnn: end\n",
        '[Fork "3, of=3Dab"]\n[Scores "Ann=31"]\n',
        "# 2=3D\nBo: exchange Ann = fire\n",
        'id,mine\na,"one\n> two"\n',
    ],
)
def test_what_only_looks_like_it_stays(text: str) -> None:
    assert unmailed(text, InvalidRecord) == text
