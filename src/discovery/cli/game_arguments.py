"""The game that a command plays: its flags, and the set-up's code that they override."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from discovery.cli.decks import deck_named
from discovery.core.errors import Code, InvalidSetup
from discovery.core.registry import FIRST, family, family_of
from discovery.play.setups import GameSetup, decode
from discovery.play.setups.game_setup import PROGRAM

ALL = "all"
PEOPLE = ("me", "open")
_LEVEL = re.compile(r"(^|=)level(\d)$")


@dataclass(frozen=True, slots=True)
class GameArguments:
    """``seats`` are players as the command line names them, ``teams`` seats by number, ``people`` how many
    seats of the code are for people. ``hints``: whether the code's table allows them."""

    game: str
    deck: object
    options: tuple[str, ...]
    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    people: int
    hints: bool


def usual_game() -> str:
    """The key of the game that is played where none is named."""
    return family(FIRST).setup.usual_game


def usual_players(game: str) -> tuple[str, str]:
    """The default players of simulations: the program that stands in for people, and the weakest one."""
    found = family_of(game).players
    return found.stand_in, next(iter(found.programs))


def setup_given(flags: Namespace) -> GameSetup:
    """The set-up of the code, with the given game. ``InvalidInput`` if it is not a code."""
    if not flags.setup:
        return GameSetup(flags.game or usual_game())
    setup = decode(flags.setup)
    if not flags.game:
        return setup
    deck = setup.deck if family_of(flags.game) is family_of(setup.game) else ""
    return replace(setup, game=flags.game, deck=deck)


def game_arguments(flags: Namespace, setup: GameSetup, seats: Sequence[str], person: str) -> GameArguments:
    """The set-up with all given flags; ``seats`` are the default without a code. ``person`` plays the
    seats that the code reserves for people. ``InvalidSetup`` for invalid teams."""
    decks, most_seats = family_of(setup.game).decks, family_of(setup.game).most_seats
    coded = tuple(_player(seat, person) for seat in setup.seats) if flags.setup else tuple(seats)
    given = players(flags.seats) if flags.seats is not None else coded
    return GameArguments(
        game=setup.game,
        deck=deck_named(flags.deck or setup.deck, decks),
        options=words(flags.options) if flags.options is not None else setup.options,
        seats=given,
        teams=_teams(flags.teams, most_seats) if flags.teams is not None else setup.teams,
        hints=setup.conduct.hints,
        people=sum(seat in PEOPLE for seat in setup.seats) if given is coded and flags.setup else 0,
    )


def players(given: str) -> tuple[str, ...]:
    """A list of players; ``level3`` means ``level-3``, with or without a name before it.

    Modules given as ``module:callable`` are also searched in the working directory: by default the installed
    command would search only its own folder.
    """
    found = tuple(canonical(player) for player in words(given))
    if any(":" in player for player in found) and not {"", os.getcwd()} & {*sys.path}:
        sys.path.append(os.getcwd())
    return found


def canonical(player: str) -> str:
    """A player by its canonical name."""
    return _LEVEL.sub(r"\1level-\2", player)


def words(given: str) -> tuple[str, ...]:
    """The items of a list separated by commas."""
    return tuple(word.strip() for word in given.split(",") if word.strip())


def games_named(given: str) -> tuple[str, ...]:
    """A list of games; ``all`` is every game of the first family, ``walk:all`` of the family ``walk``.

    ``InvalidSetup(UNKNOWN_GAME)`` if there is no such family.
    """
    named = words(given)
    games = (family_of(game).games if game.rpartition(":")[2] == ALL else (game,) for game in named)
    return tuple(dict.fromkeys(chain.from_iterable(games)))


def _teams(given: str, most: int) -> tuple[tuple[int, ...], ...]:
    """``"1+3,2+4"``: the seats of each team, counted from 1."""
    return tuple(tuple(_seat(number, most) for number in team.split("+")) for team in words(given))


def _seat(number: str, most: int) -> int:
    seats = [str(seat) for seat in range(1, most + 1)]
    number = number.strip()
    if number not in seats:
        raise InvalidSetup(Code.BAD_TEAMS, "P03", given=number[:60])
    return seats.index(number)


def _player(seat: str, person: str) -> str:
    return person if seat in PEOPLE else seat.removeprefix(PROGRAM)
