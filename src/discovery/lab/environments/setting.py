"""What is played in an environment, and the names that stand for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.players import VIRTUAL, header, seat_name
from discovery.play.setups.naming import named_options, named_teams

VERSION = 2
"""Bumped by what changes results: rules, who is asked when, indices, rows, returns, chance's draws."""
NAMES = {f"discovery/{game}-v{VERSION}": game for game in GAMES}
"""The environments' names, such as ``"discovery/explore-v2"``, and their games."""
AGENT = "agent"
"""The word for a seat that an agent plays."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game with its seats, clockwise from the first player: ``"agent"``, ``"bot"`` or ``"bot+"``.

    Options are as in a record's header, but that options for single seats number them from 1
    (``"advantage=2:1"``); ``teams`` are the seats of each team, numbered from 0.
    """

    name: str
    seats: tuple[str, ...]
    options: tuple[str, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    deck: str | Deck = "prehistory"

    @property
    def agents(self) -> tuple[int, ...]:
        """The seats that agents play."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind not in VIRTUAL)

    def build(self) -> DiscoveryGame:
        """The game. ``InvalidSetup`` for what does not exist or does not go together."""
        if self.name not in NAMES:
            raise InvalidSetup(Code.UNKNOWN_GAME, given=self.name[:60])
        if not self.agents:
            raise InvalidSetup(Code.NO_DECIDER)
        for kind in self.seats:
            if kind != AGENT and kind not in VIRTUAL:
                raise InvalidSetup(Code.UNKNOWN_PLAYER, given=kind[:60])
        names = [seat_name(number) for number in range(1, len(self.seats) + 1)]
        return new_game(
            NAMES[self.name],
            [header(kind, number) for number, kind in enumerate(self.seats, 1)],
            self.deck,
            named_options(NAMES[self.name], self.options, names),
            named_teams(self.teams, names),
        )


def setting(
    name: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Sequence[str] = (),
    teams: Sequence[Sequence[int]] = (),
    deck: str | Deck = "prehistory",
) -> Setting:
    """A setting from words; so many ``seats`` are all agents'."""
    kinds = (AGENT,) * seats if isinstance(seats, int) else tuple(seats)
    return Setting(name, kinds, tuple(options), tuple(tuple(team) for team in teams), deck)
