"""A set-up as a short code that can be read aloud, typed, and put into a page's address.

    2A8C-0FG3-K9        the version, the set-up, and a check that finds any wrong letter

Known words are written as numbers, any other word is spelled out. Each family of games has its own
words (``core.setup.CodeWords``). Games of the first family are numbers, too; games of other families are
spelled out with their family before a colon, and the rest is read with that family's words. See
docs/options.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from discovery.core.errors import Code, InvalidInput, InvalidSetup
from discovery.core.registry import FIRST, family, family_of
from discovery.core.setup import CodeWords
from discovery.play.setups.game_setup import PROGRAM, GameSetup, TableSettings
from discovery.play.setups.packing import BitReader, BitWriter, Unreadable, bits_of, letters

VERSION = 5
"""Since version 2 programs have more places, and a table may do without hints; since version 3 touched pieces
may have to be played; since version 4 others may join; since version 5 there are more clocks than a time for
each turn, and less may be taken back. A code is written in the oldest version that can say it, from
``_PLAIN`` on."""
_PLAIN, _TOUCHED, _JOINING = 2, 3, 4
LONGEST = 400

LEAVING = ("discard", "program")
AWAY = ("order", "wait", "days")
WATCHING = ("now", "delayed", "end")
UNDO = ("off", "free", "consent")

_VALUE_SIGNS = "0123456789:-+,;"
_VALUE_END = len(_VALUE_SIGNS)
_NO_TEAM = 15
_A_PROGRAM = ""
"""Stands among the kinds of seats for all programs."""
_PROGRAM_BITS = {1: 3, 2: 5, 3: 5, 4: 5, VERSION: 5}
_NUMBERS = (("turn_seconds", 17), ("window_seconds", 5), ("window_hours", 9), ("delay_steps", 8))
_CLOCKS = (
    ("bank_minutes", 8),
    ("increment_seconds", 9),
    ("move_days", 4),
    ("quiet_from", 5),
    ("quiet_until", 5),
    ("gone_minutes", 6),
)
_CHOICES = (("leaving", LEAVING), ("away", AWAY), ("watching", WATCHING))


def encode(setup: GameSetup) -> str:
    """The code of a set-up. ``ValueError`` for a value that is never valid at a table."""
    bits = BitWriter()
    words = _words(setup.game)
    bits.word(setup.game, _words("").games, 4)
    bits.word(setup.deck, words.decks, 3)
    bits.number(len(setup.options), 5)
    for option in setup.options:
        _write_option(bits, option, words)
    bits.number(len(setup.seats), 4)
    for seat in setup.seats:
        _write_seat(bits, seat, words)
    _write_teams(bits, setup)
    _write_conduct(bits, setup.conduct)
    return letters(_version(setup.conduct), bits.bits)


def _version(conduct: TableSettings) -> int:
    """The oldest version of the code that can express the set-up."""
    usual = TableSettings()
    if any(getattr(conduct, name) != getattr(usual, name) for name in (*dict(_CLOCKS), "zone", "undo")):
        return VERSION
    if conduct.joining:
        return _JOINING
    return _TOUCHED if conduct.touched else _PLAIN


def decode(text: str) -> GameSetup:
    """The set-up of a code, ignoring case and separators. ``InvalidInput`` for anything else."""
    try:
        if len(text) > LONGEST:
            raise Unreadable
        version, bits = bits_of(text)
        if 1 <= version <= VERSION:
            return _read(BitReader(bits), version)
    except Unreadable:
        raise InvalidInput(Code.BAD_SETUP_CODE, given=text[:40]) from None
    raise InvalidInput(Code.NEWER_SETUP_CODE, given=text[:40])


def _read(bits: BitReader, version: int) -> GameSetup:
    game = bits.word(_words("").games, 4)
    words = _words(game)
    deck = bits.word(words.decks, 3)
    options = tuple(_read_option(bits, words) for _ in range(bits.number(5)))
    seats = tuple(_read_seat(bits, version, words) for _ in range(bits.number(4)))
    teams = _read_teams(bits, len(seats))
    conduct = _read_conduct(bits, version)
    bits.end()
    return GameSetup(game, deck, options, seats, teams, conduct)


def _words(game: str) -> CodeWords:
    """The words of a game's family; those of the first family if the game's family is unknown."""
    try:
        return family_of(game).setup.words
    except InvalidSetup:
        return family(FIRST).setup.words


def _write_option(bits: BitWriter, option: str, words: CodeWords) -> None:
    """Write a known key, followed by digits and points; spell out anything else."""
    key, equals, value = option.partition("=")
    plain = key in words.options and all(sign in _VALUE_SIGNS for sign in value)
    bits.word(key if plain else option, words.options, 5)
    if not plain:
        return
    bits.number(bool(equals), 1)
    if equals:
        for sign in value:
            bits.number(_VALUE_SIGNS.index(sign), 4)
        bits.number(_VALUE_END, 4)


def _read_option(bits: BitReader, words: CodeWords) -> str:
    word = bits.word(words.options, 5)
    if word not in words.options or not bits.number(1):
        return word
    signs = []
    while (sign := bits.number(4)) != _VALUE_END:
        signs.append(_VALUE_SIGNS[sign])
    return f"{word}={''.join(signs)}"


def _write_seat(bits: BitWriter, seat: str, words: CodeWords) -> None:
    kinds = _kinds(words)
    known = seat in kinds and seat != _A_PROGRAM
    bits.number(kinds.index(seat if known else _A_PROGRAM), 3)
    if not known:
        bits.word(seat.removeprefix(PROGRAM), words.programs, _PROGRAM_BITS[VERSION])


def _read_seat(bits: BitReader, version: int, words: CodeWords) -> str:
    kinds, number = _kinds(words), bits.number(3)
    if number >= len(kinds):
        raise Unreadable
    if kinds[number] != _A_PROGRAM:
        return kinds[number]
    return PROGRAM + bits.word(words.programs, _PROGRAM_BITS[version])


def _kinds(words: CodeWords) -> tuple[str, ...]:
    """The kinds of seats by number; programs stand before the kinds that came later, so numbers stay."""
    return (*words.seats, _A_PROGRAM, *words.later_seats)


def _write_teams(bits: BitWriter, setup: GameSetup) -> None:
    bits.number(bool(setup.teams), 1)
    if setup.teams:
        team_of = {seat: number for number, team in enumerate(setup.teams) for seat in team}
        for seat in range(len(setup.seats)):
            bits.number(team_of.get(seat, _NO_TEAM), 4)


def _read_teams(bits: BitReader, seats: int) -> tuple[tuple[int, ...], ...]:
    if not bits.number(1):
        return ()
    team_of = [bits.number(4) for _ in range(seats)]
    numbers = sorted({number for number in team_of if number != _NO_TEAM})
    return tuple(tuple(seat for seat, team in enumerate(team_of) if team == number) for number in numbers)


def _write_conduct(bits: BitWriter, conduct: TableSettings) -> None:
    usual = TableSettings()
    bits.number(conduct != usual, 1)
    if conduct == usual:
        return
    for name, choices in _CHOICES:
        bits.number(choices.index(getattr(conduct, name)), 2)
    _write_numbers(bits, conduct, _NUMBERS)
    bits.number(conduct.learner, 1)
    bits.number(conduct.hints, 1)
    if _version(conduct) > _PLAIN:
        bits.number(conduct.touched, 1)
    if _version(conduct) > _TOUCHED:
        bits.number(conduct.joining, 1)
    if _version(conduct) > _JOINING:
        bits.number(UNDO.index(conduct.undo), 2)
        _write_numbers(bits, conduct, _CLOCKS)
        bits.number(conduct.zone != usual.zone, 1)
        if conduct.zone != usual.zone:
            bits.spelled(conduct.zone)


def _write_numbers(bits: BitWriter, conduct: TableSettings, numbers: Iterable[tuple[str, int]]) -> None:
    usual = TableSettings()
    for name, width in numbers:
        same = getattr(conduct, name) == getattr(usual, name)
        bits.number(not same, 1)
        if not same:
            bits.number(getattr(conduct, name), width)


def _read_conduct(bits: BitReader, version: int) -> TableSettings:
    usual = TableSettings()
    if not bits.number(1):
        return usual
    leaving, away, watching = (_choice(bits, choices) for _, choices in _CHOICES)
    turn, window, hours, steps = (_number(bits, name, width) for name, width in _NUMBERS)
    learner = bool(bits.number(1))
    hints = bool(bits.number(1)) if version > 1 else usual.hints
    touched = bool(bits.number(1)) if version > _PLAIN else usual.touched
    joining = bool(bits.number(1)) if version > _TOUCHED else usual.joining
    before = TableSettings(
        leaving, turn, window, away, hours, watching, steps, learner, hints, touched, joining
    )
    return before if version <= _JOINING else _read_clocks(bits, replace(before, undo=_choice(bits, UNDO)))


def _read_clocks(bits: BitReader, before: TableSettings) -> TableSettings:
    bank, increment, days, begins, ends, gone = (_number(bits, name, width) for name, width in _CLOCKS)
    return replace(
        before,
        bank_minutes=bank,
        increment_seconds=increment,
        move_days=days,
        quiet_from=begins,
        quiet_until=ends,
        gone_minutes=gone,
        zone=bits.spelled() if bits.number(1) else before.zone,
    )


def _number(bits: BitReader, name: str, width: int) -> int:
    usual: int = getattr(TableSettings(), name)
    return bits.number(width) if bits.number(1) else usual


def _choice(bits: BitReader, choices: tuple[str, ...]) -> str:
    place = bits.number(2)
    if place >= len(choices):
        raise Unreadable
    return choices[place]
