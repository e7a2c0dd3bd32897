"""Reading and writing records: what is written reads back, each fault is told by its code and line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import InvalidRecord
from discovery.play.commitment import GameKey
from discovery.play.records import Fork, Line, Record, read, read_bytes, write
from discovery.play.records.reading import MAX_BYTES, MAX_LINE
from discovery.play.records.record import FORMAT, HEADERS, SIDE
from tests.support.data import GOLDEN

HEAD = """[Format "1"]
[Game "intro"]
[Rules "1"]
[Deck "prehistory"]
[Options ""]
[Seats "Ann, Bo=bot"]
[Order "gathering, band"]
"""
TEXT = HEAD + "\nAnn: place gathering\nAnn: end\n"

names = st.text("abcéñШ09 ._'-", min_size=1, max_size=30).map(str.strip).filter(bool)
cards = st.sampled_from(["gathering", "band", "homo-habilis", "fire"])
lines = st.builds(
    Line,
    names,
    st.sampled_from(["end", "pass", "place fire", "steal Ann = band", "leave"]),
    st.sampled_from(["", "time", 'it\'s "late": really', "[odd]", "# twice"]),
)
records = st.builds(
    Record,
    game=st.sampled_from(["intro", "explore", "no-game-yet"]),
    seats=st.lists(names, min_size=1, max_size=9, unique=True).map(tuple),
    order=st.lists(cards, max_size=6).map(tuple),
    deck=st.sampled_from(["prehistory", "other"]),
    options=st.lists(st.sampled_from(["series+", "jokers=4"]), max_size=2, unique=True).map(tuple),
    lines=st.lists(lines, max_size=8).map(tuple),
    scores=st.none() | st.lists(st.tuples(names, st.integers(-99, 99)), max_size=3).map(tuple),
    winners=st.none() | st.lists(names, max_size=3).map(tuple),
)


def fault(text: str) -> tuple[str, int]:
    with pytest.raises(InvalidRecord) as refused:
        read(text)
    return refused.value.code, refused.value.line


@given(records)
def test_what_is_written_reads_back(record: Record) -> None:
    text = write(record)

    assert read(text) == record
    assert read_bytes(text.encode()) == record
    assert write(read(text)) == text


@given(records, st.permutations(range(7)))
def test_headers_may_stand_in_any_order(record: Record, order: list[int]) -> None:
    head, body = write(record).split("\n\n", 1)
    rows = head.split("\n")
    shuffled = [rows[at] for at in order] + rows[7:]

    assert read("\n".join([*shuffled, "", body])) == record


def test_the_parts_of_a_record() -> None:
    record = read(TEXT)

    assert (record.game, record.deck, record.options, record.rules) == ("intro", "prehistory", (), 1)
    assert record.seats == ("Ann", "Bo=bot")
    assert record.order == ("gathering", "band")
    assert record.lines == (Line("Ann", "place gathering"), Line("Ann", "end"))
    assert [line.number for line in record.lines] == [9, 10]
    assert (record.scores, record.winners) == (None, None)
    assert record.header_lines["Order"] == 7


def test_S29_a_side_pile_may_have_a_header_of_its_own() -> None:
    text = (GOLDEN / "explore-truncated.record").read_text(encoding="utf-8")
    record = read(text)
    order = ", ".join(record.order)
    drawn, beside = ", ".join(record.order[:-9]), ", ".join(record.order[-9:])
    apart = text.replace(f'[Order "{order}"]', f'[Side "{beside}"]\n[Order "{drawn}"]')

    assert apart != text
    assert write(read(apart)) == write(record)


def test_results_are_read_by_name() -> None:
    record = read(HEAD + '[Scores "Ann=31, Bo=-4"]\n[Winners "Ann"]\n')

    assert record.scores == (("Ann", 31), ("Bo", -4))
    assert record.winners == ("Ann",)
    assert read(HEAD + '[Winners ""]').winners == ()


@pytest.mark.parametrize("form", [
    lambda text: text.replace("\n", "\r\n"),
    lambda text: "\ufeff" + text,
    lambda text: "\n\n# a game\n" + text.replace("\n", "   # said in passing\n"),
    lambda text: text.replace("\n\n", "\n"),
    lambda text: text.replace("Ann: ", "   Ann :    "),
    lambda text: text.rstrip("\n"),
])  # fmt: skip
def test_form_does_not_matter(form: object) -> None:
    assert callable(form)
    record = read_bytes(form(TEXT).encode())

    assert [(line.seat, line.move) for line in record.lines] == [("Ann", "place gathering"), ("Ann", "end")]
    assert record.seats == ("Ann", "Bo=bot")


def test_comments_are_kept_with_their_line_and_dropped_elsewhere() -> None:
    record = read("# top\n" + HEAD + '\nAnn: end  # time\n# between\nAnn: pass # it\'s # "fine"\n')

    assert [(line.comment, line.number) for line in record.lines] == [("time", 10), ('it\'s # "fine"', 12)]


def test_a_sign_for_comments_counts_outside_quotes_only() -> None:
    with_sign = HEAD.replace("prehistory", "pre#history").replace('"]\n', '"] # here\n')

    assert read(with_sign).deck == "pre#history"


def replaced(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(("text", "code", "line"), [
    ("", "missing-header", 1),
    ("hello", "bad-line", 1),
    ("Ann: end", "missing-header", 1),
    *[(replaced(row + "\n", ""), "missing-header", 1) for row in HEAD.splitlines() if "Options" not in row],
    (replaced('[Game "intro"]', '[Game intro]'), "bad-header", 2),
    (replaced('[Game "intro"]', '[Game "in"tro"]'), "bad-header", 2),
    (replaced('[Game "intro"]', '[Game "intro"'), "bad-header", 2),
    (replaced("[Game ", "[Colour "), "bad-header", 2),
    (replaced("[Game ", "[game "), "bad-header", 2),
    (replaced("[Game ", "[Sides "), "bad-header", 2),
    (replaced("[Options", "[Game"), "double-header", 5),
    (replaced('[Format "1"]', f'[Format "{FORMAT + 1}"]'), "newer-format", 1),
    (f'[Format "{FORMAT + 1}"]\n[Colour "blue"]\nsomething new', "newer-format", 1),
    (replaced('[Rules "1"]', '[Rules "6"]\n[Colour "blue"]'), "newer-rules", 3),
    (replaced('[Format "1"]', '[Format "0"]'), "bad-header", 1),
    (replaced('[Format "1"]', '[Format "-1"]'), "bad-header", 1),
    (replaced('[Format "1"]', '[Format "1.0"]'), "bad-header", 1),
    (replaced('[Rules "1"]', '[Rules "6"]'), "newer-rules", 3),
    (replaced('[Rules "1"]', '[Rules "one"]'), "bad-header", 3),
    (replaced('[Rules "1"]', '[Rules "99999999999999999999"]'), "bad-header", 3),
    (replaced("Ann, Bo=bot", "Ann, Ann=bot"), "bad-name", 6),
    (replaced("Ann, Bo=bot", "Zo\u00eb, Zoe\u0308"), "bad-name", 6),
    (replaced("Ann, Bo=bot", "Ann, <b>"), "bad-name", 6),
    (replaced("Ann, Bo=bot", "Ann,, Bo"), "bad-name", 6),
    (replaced("Ann, Bo=bot", f"Ann, {'B' * 31}"), "bad-name", 6),
    (replaced("Ann, Bo=bot", "Ann, Bo: Bee"), "bad-name", 6),
    (replaced("Ann: end", "Ann end"), "bad-line", 10),
    (replaced("Ann: end", "Ann:"), "bad-line", 10),
    (replaced("Ann: end", ": end"), "bad-line", 10),
    (TEXT + '[Winners "Ann"]', "bad-line", 11),
    (HEAD + '[Scores "Ann=many"]', "bad-header", 8),
    (HEAD + '[Scores "Ann"]', "bad-header", 8),
    (replaced("Ann: end", "Ann: " + "e" * MAX_LINE), "too-large", 10),
    (TEXT + "#" * MAX_BYTES, "too-large", 0),
])  # fmt: skip
def test_a_fault_is_reported_with_its_code_and_line(text: str, code: str, line: int) -> None:
    assert fault(text) == (code, line)


@pytest.mark.parametrize(("data", "code", "line"), [
    (b"\xff\xfe[", "not-text", 1),
    (HEAD.encode() + b"\nAnn: end\n\xe9", "not-text", 10),
    (b" " * (MAX_BYTES + 1), "too-large", 0),
])  # fmt: skip
def test_bytes_that_are_no_text_are_refused(data: bytes, code: str, line: int) -> None:
    with pytest.raises(InvalidRecord) as refused:
        read_bytes(data)

    assert (refused.value.code, refused.value.line) == (code, line)


def test_a_written_record_names_its_headers_as_documented() -> None:
    key = GameKey(bytes(32))
    record = Record(
        "intro", ("Ann",), ("fire",), scores=(("Ann", 1),), winners=("Ann",), teams=("Ann",),
        commitment=key.commitment, key=key.hex_digits(), fork=Fork(3),
    )  # fmt: skip

    assert [row[1:].split()[0] for row in write(record).splitlines() if row] == [
        header for header in HEADERS if header != SIDE
    ]
