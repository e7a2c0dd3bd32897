"""What a command shall play: its flags, and the set-up's code that they may build on."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass

from discovery.cli.decks import deck_named
from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.cards.deck import Deck
from discovery.evolution.model.state import MAX_SEATS
from discovery.play.setups import GameSetup, decode
from discovery.play.setups.value import PROGRAM

GAME = "explore"
DECK = "prehistory"
PEOPLE = ("me", "open")
_LEVEL = re.compile(r"(^|=)level(\d)$")
SEAT_NUMBERS = [str(seat) for seat in range(1, MAX_SEATS + 1)]


@dataclass(frozen=True, slots=True)
class Wanted:
    """``seats`` are players as the command line names them, ``teams`` seats by number, ``people`` how many
    seats of the code are for people. ``hints``: whether the code's table allows them."""

    game: str
    deck: Deck
    options: tuple[str, ...]
    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    people: int
    hints: bool


def wanted(flags: Namespace, seats: Sequence[str], person: str) -> Wanted:
    """The code's set-up with every flag that is given in its place; ``seats`` are the usual ones.

    ``person`` plays the seats that the code keeps for people. ``InvalidInput`` for what is no code or no
    team.
    """
    setup = decode(flags.setup) if flags.setup else GameSetup(GAME, DECK)
    coded = tuple(_player(seat, person) for seat in setup.seats) if flags.setup else tuple(seats)
    given = players(flags.seats) if flags.seats is not None else coded
    return Wanted(
        game=flags.game or setup.game,
        deck=deck_named(flags.deck or setup.deck),
        options=words(flags.options) if flags.options is not None else setup.options,
        seats=given,
        teams=_teams(flags.teams) if flags.teams is not None else setup.teams,
        hints=setup.conduct.hints,
        people=sum(seat in PEOPLE for seat in setup.seats) if given is coded and flags.setup else 0,
    )


def players(given: str) -> tuple[str, ...]:
    """A list of players; ``level3`` is ``level-3``, with a name before it or without.

    Where one is a program of somebody's own, ``module:callable``, modules are looked for in the working
    directory, too: the installed command would look beside itself only.
    """
    found = tuple(canonical(player) for player in words(given))
    if any(":" in player for player in found) and not {"", os.getcwd()} & {*sys.path}:
        sys.path.append(os.getcwd())
    return found


def canonical(player: str) -> str:
    """A player by the one name that the project writes."""
    return _LEVEL.sub(r"\1level-\2", player)


def words(given: str) -> tuple[str, ...]:
    """The words of a list separated by commas."""
    return tuple(word.strip() for word in given.split(",") if word.strip())


def _teams(given: str) -> tuple[tuple[int, ...], ...]:
    """``"1+3,2+4"``: the seats of each team, counted from 1."""
    return tuple(tuple(_seat(number) for number in team.split("+")) for team in words(given))


def _seat(number: str) -> int:
    number = number.strip()
    if number not in SEAT_NUMBERS:
        raise InvalidSetup(Code.BAD_TEAMS, "P03", given=number[:60])
    return SEAT_NUMBERS.index(number)


def _player(seat: str, person: str) -> str:
    return person if seat in PEOPLE else seat.removeprefix(PROGRAM)
