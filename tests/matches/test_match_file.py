"""Match files: what is written can be read, and everything else is refused with its line."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import InvalidInput
from discovery.play.matches import Joined, Left, Match, Stopped, Terms, next_game, read, read_bytes, write
from discovery.play.matches.reading import MAX_BYTES, is_match
from tests.support.matches import match_of, played

EXAMPLE = """\
[Match "1"]
[Id "7f3c"]                               # of the match, not of a person
[Terms "games=5, handicap, stakes=1"]     # or championship; games=0: until the players stop
[Setup "classic-simple, prehistory, eras=1-3"]
[Players "Ann, Bo, Cem=virtual"]
[Start "Ann"]                             # drawn by lot
[Handicaps "Ann=3"]                       # only where one begins with something else than 0
"""


def long_one() -> Match:
    """Three games, with a player who leaves and another who joins."""
    match = match_of("Ann, Bo=greedy, Cem=virtual", Terms(games=4, handicap=True, stakes=2), ident="7f3c")
    match = played(match, "one").with_event(Left("Bo")).with_event(Joined("Dan"))
    return played(played(match, "two"), "three")


MATCH = long_one()
TEXT = write(MATCH)


def fault(text: str) -> tuple[str, int, str]:
    with pytest.raises(InvalidInput) as refused:
        read(text)
    return refused.value.code, refused.value.line, refused.value.rule


def line_of(words: str, text: str = TEXT, nth: int = 0) -> int:
    return [number for number, line in enumerate(text.split("\n"), 1) if line.startswith(words)][nth]


def sections(text: str = TEXT) -> list[str]:
    """The headers and each game with its line ``===``."""
    parts = text.split("\n=== ")
    return [parts[0] + "\n", *(f"=== {part}" for part in parts[1:])]


def test_the_example_of_the_contract() -> None:
    match = read(EXAMPLE)

    assert match.head.terms == Terms(5, handicap=True, stakes=1)
    assert match.head.ident == "7f3c"
    assert match.standings.seats == ("Ann", "Bo", "Cem=virtual")
    assert [line.handicap for line in match.standings.lines] == [3, 0, 0]
    assert next_game(match).spec.options == ("eras=1-3",)


def test_what_is_written_can_be_read() -> None:
    assert read(TEXT) == MATCH
    assert write(read(TEXT)) == TEXT
    assert read(TEXT).standings == MATCH.standings
    assert read_bytes(TEXT.replace("\n", "\r\n").encode("utf-8-sig")) == MATCH


def test_a_stopped_match_stays_stopped() -> None:
    stopped = MATCH.with_event(Stopped())

    assert read(write(stopped)) == stopped
    assert read(write(stopped)).standings.over


def test_somebody_leaves_before_the_first_game() -> None:
    match = match_of("Ann, Bo, Cem", Terms()).with_event(Left("Ann"))

    assert read(write(match)) == match
    assert match.standings.seats == ("Bo", "Cem")


@given(st.permutations(range(7)))
def test_headers_may_stand_in_any_order(order: list[int]) -> None:
    lines = EXAMPLE.splitlines()
    first, *others = [lines[0], *(lines[index] for index in order if index)]

    assert read("\n".join([first, *others])) == read(EXAMPLE)


@given(st.sampled_from(TEXT.split("\n")), st.integers(0, len(TEXT.split("\n")) - 1))
def test_any_line_in_any_place_is_read_or_refused_with_a_line(line: str, at: int) -> None:
    lines = TEXT.split("\n")
    changed = "\n".join([*lines[:at], line, *lines[at:]])
    try:
        read(changed)
    except InvalidInput as error:
        found = error.line
    else:
        found = 1
    assert found > 0


@pytest.mark.parametrize("text", ["", '[Format "1"]\n', "Ann: end\n", "\x00"])
def test_a_file_that_is_no_match(text: str) -> None:
    assert not is_match(text)
    assert fault(text) == ("no-match", 1, "")


@pytest.mark.parametrize(
    ("old", "new", "code", "rule", "header"),
    [
        ("games=5", "game=5", "match-terms", "", "Terms"),
        ("games=5", "games=5, games=6", "match-terms", "", "Terms"),
        ("stakes=1", "stakes=-1", "match-terms", "", "Terms"),
        ("stakes=1", "championship", "match-terms", "S30", "Terms"),
        ("handicap, stakes=1", "championship", "match-player", "S30", "Terms"),
        ('"classic-simple', '"intro', "match-term-excluded", "R04", "Terms"),
        ('"classic-simple', '"chess:fast', "unknown-game", "", "Setup"),
        ('"classic-simple, prehistory, eras=1-3"', '"chess:fast"', "unknown-game", "", "Setup"),
        ('Start "Ann"', 'Start "Eve"', "match-player", "S28", "Start"),
        ('"Ann=3"', '"Eve=3"', "match-player", "S32", "Handicaps"),
        ('"Ann=3"', '"Ann=x"', "bad-header", "", "Handicaps"),
        ("Ann, Bo,", "Ann, Ann,", "bad-name", "", "Players"),
        ('Id "7f3c"', 'Id "7/f"', "bad-header", "", "Id"),
        ('Match "1"', 'Match "2"', "newer-format", "", "Match"),
        ('Match "1"', 'Match "x"', "bad-header", "", "Match"),
        ("[Id", "[Ids", "bad-header", "", "Ids"),
        ("[Id", '[Start "Bo"]\n[Id', "double-header", "", 'Start "Ann'),
        ("[Start", "#", "missing-header", "", "Match"),
        ("[Handicaps", '[Champion "Ann"]\n[Handicaps', "match-player", "S30", "Champion"),
        ("Cem=virtual", "Cem=virtual=", "bad-name", "", "Players"),
    ],
)  # fmt: skip
def test_headers_that_cannot_be(old: str, new: str, code: str, rule: str, header: str) -> None:
    text = EXAMPLE.replace(old, new, 1)

    assert fault(text) == (code, line_of(f"[{header}", text), rule)


@pytest.mark.parametrize(
    ("more", "code", "header"),
    [
        ('[Champion "Eve"]', "match-player", "Champion"),
        ('[Champion "Ann"]\n[Teams "Ann+Bo"]', "match-terms", "Teams"),
    ],
)
def test_S30_a_championship_is_refused_at_the_header_at_fault(more: str, code: str, header: str) -> None:
    text = EXAMPLE.replace("handicap, stakes=1", "championship").replace("[Handicaps", f"{more}\n[Handicaps")

    assert fault(text) == (code, line_of(f"[{header}", text), "S30")


def test_a_newer_match_may_have_any_form() -> None:
    """The version is checked as soon as it is read, as in a record."""
    assert fault('[Match "2"]\n[Colour "blue"]\nsomething new\n') == ("newer-format", 1, "")


def test_a_game_is_missing_or_stands_there_twice() -> None:
    head, one, two, three = sections()

    assert fault(head + one + three)[0] == "match-game-number"
    assert fault(head + one + one)[0] == "match-game-number"
    assert fault(head + two)[0] == "match-game-number"
    assert fault(head + two + one)[:2] == ("match-game-number", line_of("=== 2", head + two + one))


def test_the_same_game_under_another_number() -> None:
    """Whoever wins begins, so that the seats would fit."""
    match = match_of("Ann, Bo", Terms())
    match = next(
        one for seed in itertools.count() if (one := played(match, seed)).standings.seats[0] == "Ann"
    )
    text = write(match)
    again = text[text.index("=== 1") :].replace("=== 1", "=== 2")

    assert fault(text + again) == ("match-game-doubled", line_of("=== 2", text + again), "")


def test_an_altered_game_does_not_replay() -> None:
    head, one, *rest = sections()
    at = one.index("Scores")
    lied = head + one[:at] + one[at:].replace("=", "=1", 1) + "".join(rest)
    found = fault(lied)
    assert found[:2] == ("wrong-result", line_of("[Scores", lied))

    cut = TEXT.replace("Ann: end\n", "", 1)
    assert fault(cut)[1] > line_of("=== 1")


def test_a_game_that_is_not_over() -> None:
    match = match_of("Ann, Bo", Terms())
    whole = write(played(match, "x"))
    short = "\n".join(line for line in whole.split("\n") if not line.startswith(("[Scores", "[Winners")))
    cut = short[: short.rindex("\n", 0, -2)] + "\n"

    assert fault(cut)[:2] == ("match-game-unfinished", line_of("=== 1", cut))


def test_R07_a_game_without_a_winner_is_played_again() -> None:
    text = write(played(match_of("Ann, Bo", Terms()), "x"))
    top, moves = text[: text.index("\n\nAnn:")], "Ann: leave\nBo: leave\n"
    top = "\n".join(line for line in top.split("\n") if not line.startswith(("[Scores", "[Standings")))
    top = "\n".join('[Winners ""]' if line.startswith("[Winners") else line for line in top.split("\n"))

    assert fault(f"{top}\n\n{moves}") == ("match-game-abandoned", line_of("=== 1", top), "R07")


def test_S28_players_that_do_not_fit() -> None:
    assert fault(TEXT.replace('Start "Ann"', 'Start "Bo"'))[::2] == ("match-seats", "S28")
    assert fault(TEXT.replace("-: leaves Bo\n", ""))[0] == "match-seats"
    assert fault(TEXT.replace("leaves Bo", "leaves Eve"))[:2] == ("match-player", line_of("-: leaves"))


def test_S30_a_championship_brings_its_own_teams() -> None:
    text = write(played(match_of("Ann, Bo, Cem, Vi=virtual", Terms(championship=True)), "x"))
    assert read(text).standings.teams

    assert fault(text.replace('Champion "Ann"', 'Champion "Bo"'))[::2] == ("match-seats", "S30")
    assert fault(text.replace('Champion "Ann"', 'Champion "Vi"'))[::2] == ("match-player", "S30")


def test_P03_a_side_of_one_need_not_be_named() -> None:
    text = write(played(match_of("Ann, Bo, Cem", Terms(championship=True)), "x"))
    sides = re.search(r'Teams "(Ann, (\S+))"', text)
    assert sides is not None

    assert read(text.replace(sides[1], sides[2])).standings == read(text).standings


def test_R06_who_leaves_may_stand_behind_the_next_heading() -> None:
    events = re.compile(r"((?:-: .*\n)+)(\s*=== \d+\n)")
    assert events.search(TEXT)
    moved = events.sub(r"\2\n\1", TEXT)

    assert read(moved) == MATCH
    eve = moved.replace("leaves Bo", "leaves Eve")
    assert fault(eve)[:2] == ("match-player", eve.split("\n").index("-: leaves Eve") + 1)


def test_a_game_with_another_setup() -> None:
    assert fault(TEXT.replace("prehistory, eras=1-3", "prehistory, eras=1-6", 1))[0] == "match-setup"


def test_standings_that_do_not_add_up() -> None:
    at = line_of("[Standings")
    lines = TEXT.split("\n")
    lines[at - 1] = re.sub(r"Ann=-?\d+", "Ann=77", lines[at - 1])

    assert fault("\n".join(lines))[:2] == ("match-standings", at)
    del lines[at - 1]
    assert read("\n".join(lines)) == MATCH


def test_no_game_follows_the_last_one() -> None:
    match = match_of("Ann, Bo", Terms(games=1))
    text = write(played(match, "x"))
    more = text.replace("games=1", "games=2")

    assert next_game(read(more)).seats
    with pytest.raises(InvalidInput) as refused:
        next_game(read(text))
    assert refused.value.code == "match-over"
    assert fault(text + "-: leaves Bo\n")[:2] == ("match-over", text.count("\n") + 1)


def test_too_long_and_no_text() -> None:
    with pytest.raises(InvalidInput) as refused:
        read_bytes(b"x" * (MAX_BYTES + 1))
    assert refused.value.code == "too-large"
    with pytest.raises(InvalidInput) as refused:
        read_bytes(b'[Match "1"]\n\xff')
    assert (refused.value.code, refused.value.line) == ("not-text", 2)
