"""What a command shall play: its flags, and the set-up's code that they may build on."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass

from discovery.setups import GameSetup, decode
from discovery.setups.value import PROGRAM

GAME = "explore"
DECK = "prehistory"
PEOPLE = ("me", "open")


@dataclass(frozen=True, slots=True)
class Wanted:
    """``seats`` are players as the command line names them, ``teams`` seats by number, ``people`` how many
    seats of the code are for people."""

    game: str
    deck: str
    options: tuple[str, ...]
    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    people: int


def wanted(flags: Namespace, seats: Sequence[str], person: str) -> Wanted:
    """The code's set-up with every flag that is given in its place; ``seats`` are the usual ones.

    ``person`` plays the seats that the code keeps for people. ``InvalidInput`` for what is no code.
    """
    setup = decode(flags.setup) if flags.setup else GameSetup(GAME, DECK)
    coded = tuple(_player(seat, person) for seat in setup.seats) if flags.setup else tuple(seats)
    given = words(flags.seats) if flags.seats is not None else coded
    return Wanted(
        game=flags.game or setup.game,
        deck=flags.deck or setup.deck,
        options=words(flags.options) if flags.options is not None else setup.options,
        seats=given,
        teams=setup.teams,
        people=sum(seat in PEOPLE for seat in setup.seats) if given is coded and flags.setup else 0,
    )


def words(given: str) -> tuple[str, ...]:
    """The words of a list separated by commas."""
    return tuple(word.strip() for word in given.split(",") if word.strip())


def _player(seat: str, person: str) -> str:
    return person if seat in PEOPLE else seat.removeprefix(PROGRAM)
