"""A set-up as a code: it comes back as it went, and a wrong letter is noticed."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from discovery.core.errors import Code, InvalidInput
from discovery.evolution.cards.data import DECKS
from discovery.evolution.setups.provider import WORDS as KNOWN
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.play.setups import GameSetup, TableSettings, code, decode, encode
from discovery.play.setups.packing import LETTERS, letters

WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="=:"), max_size=30)
VALUES = st.sampled_from(["", "=3", "=2:1", "=1-4", "=x", "="])
OPTION = st.tuples(st.sampled_from(KNOWN.options) | WORDS, VALUES).map("".join)
SEAT = st.sampled_from(KNOWN.seats) | (st.sampled_from(KNOWN.programs) | WORDS).map("program:{}".format)
CONDUCT = st.builds(
    TableSettings,
    leaving=st.sampled_from(code.LEAVING),
    turn_seconds=st.integers(0, 86_400),
    window_seconds=st.integers(0, 30),
    away=st.sampled_from(code.AWAY),
    window_hours=st.integers(1, 336),
    watching=st.sampled_from(code.WATCHING),
    delay_steps=st.integers(1, 200),
    learner=st.booleans(),
    hints=st.booleans(),
    touched=st.booleans(),
    joining=st.booleans(),
    bank_minutes=st.integers(0, 180),
    increment_seconds=st.integers(0, 300),
    move_days=st.integers(0, 14),
    quiet_from=st.integers(0, 23),
    quiet_until=st.integers(0, 23),
    zone=st.sampled_from(["UTC", "Europe/Paris", "America/Argentina/ComodRivadavia"]),
    gone_minutes=st.integers(0, 60),
)


@st.composite
def setups(draw: st.DrawFn) -> GameSetup:
    seats = draw(st.lists(SEAT, min_size=1, max_size=12))
    team_of = draw(st.lists(st.integers(0, 9), min_size=len(seats), max_size=len(seats)))
    together = [[seat for seat, team in enumerate(team_of) if team == number] for number in range(9)]
    return GameSetup(
        game=draw(st.sampled_from(KNOWN.games) | WORDS),
        deck=draw(st.sampled_from(KNOWN.decks) | WORDS),
        options=tuple(draw(st.lists(OPTION, max_size=20))),
        seats=tuple(seats),
        teams=tuple(tuple(team) for team in together if team) if draw(st.booleans()) else (),
        conduct=draw(CONDUCT),
    )


def refused(text: str) -> str:
    with pytest.raises(InvalidInput) as caught:
        decode(text)
    return caught.value.code


@given(setups())
@example(GameSetup("memory", options=("jokers=4", "advantage=2:1", "eras=1-4"), seats=("me",) * 9))
def test_a_code_brings_back_what_it_was_made_from(setup: GameSetup) -> None:
    assert decode(encode(setup)) == setup


@given(setups())
def test_a_code_can_stand_in_an_address(setup: GameSetup) -> None:
    assert set(encode(setup)) <= set(LETTERS + "-")


@given(setups(), st.data())
def test_a_wrong_letter_is_noticed(setup: GameSetup, data: st.DataObject) -> None:
    text = encode(setup).replace("-", "")
    at = data.draw(st.integers(1, len(text) - 1))
    other = data.draw(st.sampled_from([letter for letter in LETTERS if letter != text[at]]))
    assert refused(text[:at] + other + text[at + 1 :]) in (Code.BAD_SETUP_CODE, Code.NEWER_SETUP_CODE)


@given(setups(), st.data())
def test_two_letters_in_the_wrong_order_are_noticed(setup: GameSetup, data: st.DataObject) -> None:
    text = encode(setup).replace("-", "")
    at = data.draw(st.integers(0, len(text) - 2))
    swapped = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    if swapped != text:
        assert refused(swapped) is Code.BAD_SETUP_CODE


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        setup = decode(text)
    except InvalidInput:
        return
    assert decode(encode(setup)) == setup


def test_case_spaces_and_letters_that_look_alike_do_not_matter() -> None:
    setup = GameSetup("explore", options=("series+",), seats=("me", "program:greedy"))
    typed = encode(setup).lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert decode(f"  {typed} ") == setup


@pytest.mark.parametrize("text", ["", "-", "1", "1000", "ÄÖ", "U" * 8, "0" * 401, "1" * 400])
def test_what_is_no_code_is_refused(text: str) -> None:
    assert refused(text) is Code.BAD_SETUP_CODE


@pytest.mark.parametrize(
    ("text", "setup"),
    [
        ("1401-110B-T9", GameSetup("explore", seats=("me", "program:greedy"))),
        (
            "120G-57GJ-0C6E-4VEK-QCP0-81J1-30GG-XJ",
            GameSetup(
                "memory",
                options=("jokers=4", "stop"),
                seats=("me", "open", "program:greedy", "program:mine"),
                teams=((0, 2), (1, 3)),
                conduct=TableSettings(learner=True, away="days", window_hours=48),
            ),
        ),
    ],
)
def test_a_code_of_the_first_version_is_still_read(text: str, setup: GameSetup) -> None:
    assert decode(text) == setup


def test_a_code_is_written_in_the_oldest_version_that_can_say_it() -> None:
    """Only a table where touched pieces are played (S34) needs version 3."""
    setup = GameSetup("explore", seats=("me", "program:greedy"))
    touched = GameSetup("explore", seats=("me", "program:greedy"), conduct=TableSettings(touched=True))

    assert (encode(setup)[0], encode(touched)[0]) == ("2", "3")
    assert decode(encode(touched)).conduct.touched


def test_a_table_that_others_may_join_needs_version_4() -> None:
    """R02: alone, and beside touched pieces."""
    for touched in (False, True):
        conduct = TableSettings(touched=touched, joining=True)
        setup = GameSetup("classic-simple", seats=("me", "open"), conduct=conduct)

        assert encode(setup)[0] == "4"
        assert decode(encode(setup)) == setup


@pytest.mark.parametrize(
    ("code", "conduct"),
    [
        ("5401-10A0-0JGN-180F-BP", TableSettings(bank_minutes=10, increment_seconds=20)),
        (
            "5401-10A0-0J4Y-TH09-J5XF-5QY3-5BX1-GYB9-WRBV-F",
            TableSettings(move_days=3, quiet_from=22, quiet_until=8, zone="Europe/Paris", gone_minutes=0),
        ),
    ],
)
def test_C14_other_clocks_need_version_5(code: str, conduct: TableSettings) -> None:
    """Codes are for ever, byte for byte."""
    setup = GameSetup("explore", seats=("me", "program:greedy"), conduct=conduct)

    assert encode(setup) == code
    assert decode(code) == setup


def test_a_code_of_a_later_version_says_so() -> None:
    assert refused(letters(code.VERSION + 1, [1, 0, 1])) is Code.NEWER_SETUP_CODE


def test_letters_after_the_end_are_refused() -> None:
    assert refused(letters(code.VERSION, [0] * 60)) is Code.BAD_SETUP_CODE


def test_the_order_in_which_things_were_chosen_does_not_matter() -> None:
    one = GameSetup("fusion", options=("stop", "jokers=2"), seats=("me",) * 4, teams=((3, 1), (2, 0)))
    two = GameSetup("fusion", options=("jokers=2", "stop"), seats=("me",) * 4, teams=((0, 2), (1, 3)))
    assert encode(one) == encode(two)


def test_what_can_be_played_is_known_to_the_code_so_that_codes_are_short() -> None:
    assert set(GAMES) <= set(KNOWN.games)
    assert set(DECKS) <= set(KNOWN.decks)
    assert {option.key for option in OPTIONS if not option.seated} <= {*KNOWN.options, "teams"}
    assert len(encode(GameSetup("explore", seats=("me", "program:greedy")))) <= 12


@pytest.mark.parametrize(
    ("code", "setup"),
    [
        ("2401-108A-KE", GameSetup("explore", seats=("me", "program:greedy"))),
        (
            "220T-MN1Y-Q3D7-GAFJ-0000-00S6-A",
            GameSetup("memory", options=("jokers=4", "advantage=2:1", "eras=1-4"), seats=("me",) * 9),
        ),
        (
            "2A8Z-RZ8V-ZBSW-NXC8-88R2-KH2F-H6VM-XV5G-20FZ-PC02-TG8R-87G7-F4",
            GameSetup(
                "fusion",
                deck="antiquity",
                options=("stop", "trump+", "house=1"),
                seats=("me", "open", "bot", "bot+", "program:level-7", "program:mine"),
                teams=((0, 2), (1, 3)),
                conduct=TableSettings(
                    leaving="program",
                    turn_seconds=90,
                    window_seconds=0,
                    away="days",
                    window_hours=48,
                    watching="delayed",
                    delay_steps=7,
                    learner=True,
                    hints=False,
                ),
            ),
        ),
        (
            "260S-0M66-24VG-C",
            GameSetup("select", options=("flash", "series+", "sos"), seats=("me", "bot", "open")),
        ),
    ],
)
def test_a_code_of_today_stays_the_same(code: str, setup: GameSetup) -> None:
    """Codes are for ever, byte for byte."""
    assert encode(setup) == code
    assert decode(code) == setup
