"""The settings of an environment, and the names of environments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import AnyGame, GameSpec
from discovery.core.registry import families, family_of, new_game
from discovery.lab.players import header, seat_name
from discovery.play.setups.naming import named_options, named_teams

VERSION = 3
"""The version of the environments; any change of results raises it: rules, who is asked when, indices,
rows, returns, draws of chance."""
AGENT = "agent"
"""The word for a seat that an agent plays."""


def name_of(game: str) -> str:
    """The environment's name for the game of that key, such as ``"discovery/explore-v3"``."""
    return f"discovery/{game.replace(':', '-')}-v{VERSION}"


def names() -> dict[str, str]:
    """All environments' names, and their games."""
    return {name_of(game): game for family in families() for game in family.games}


def game_of(name: str) -> str:
    """The key of the game that an environment's name stands for. ``InvalidSetup`` if there is none."""
    game = names().get(name)
    if game is None:
        raise InvalidSetup(Code.UNKNOWN_GAME, given=name[:60])
    return game


@dataclass(frozen=True, slots=True)
class GameSetting:
    """A game with its seats, clockwise from the first player: ``"agent"``, or a kind that the rules play.

    Options are as in a record's header, except that options for single seats number them from 1
    (``"advantage=2:1"``); ``teams`` are the seats of each team, numbered from 0. ``deck`` as in ``GameSpec``.
    ``reward`` is one of the words of the family's ``learning.rewards``, ``""`` for the usual one.
    """

    name: str
    seats: tuple[str, ...]
    options: tuple[str, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    deck: object = ""
    reward: str = ""

    @property
    def agents(self) -> tuple[int, ...]:
        """The seats that agents play."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == AGENT)

    def build(self) -> AnyGame:
        """The game. ``InvalidSetup`` for something unknown or a combination that is not allowed."""
        key = game_of(self.name)
        virtual = family_of(key).virtual
        if all(kind in virtual for kind in self.seats):
            raise InvalidSetup(Code.NO_DECIDER)
        for kind in self.seats:
            if kind != AGENT and kind not in virtual:
                raise InvalidSetup(Code.UNKNOWN_PLAYER, given=kind[:60])
        seats = [seat_name(number) for number in range(1, len(self.seats) + 1)]
        spec = GameSpec(
            key,
            tuple(header(kind, number, virtual) for number, kind in enumerate(self.seats, 1)),
            self.deck,
            tuple(named_options(key, self.options, seats)),
            tuple(named_teams(self.teams, seats)),
        )
        return new_game(spec)


def setting(
    name: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Sequence[str] = (),
    teams: Sequence[Sequence[int]] = (),
    deck: object = "",
    reward: str = "",
) -> GameSetting:
    """A setting from strings; if ``seats`` is a number, all of them are agents."""
    kinds = (AGENT,) * seats if isinstance(seats, int) else tuple(seats)
    return GameSetting(name, kinds, tuple(options), tuple(tuple(team) for team in teams), deck, reward)
