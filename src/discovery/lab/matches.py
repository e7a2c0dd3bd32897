"""The next game of a match between programs, from a seed: no person plays, nothing is shown."""

from __future__ import annotations

from collections.abc import Mapping

from discovery.core.errors import Code, InvalidInput
from discovery.core.players.program import Maker
from discovery.core.protocol import names_of
from discovery.lab.match import Match as Bout
from discovery.lab.players import NOBODY_ELSE
from discovery.play.matches import Match, finished_game, next_game


def play_between_programs(
    match: Match, seed: str, deck: object = None, programs: Mapping[str, Maker] = NOBODY_ELSE
) -> Match:
    """The match with one more game. ``InvalidInput``: UNKNOWN_PLAYER for a person among the players,
    MATCH_OVER."""
    game = next_game(match, deck)
    kinds = {line.name: line.kind for line in match.standings.lines}
    players = []
    for seat in game.seats:
        if not kinds[seat]:
            raise InvalidInput(Code.UNKNOWN_PLAYER, given=seat)
        players.append(kinds[seat])
    bout = Bout.of(game, players, programs=programs)
    return match.with_event(finished_game(bout.record(seed), deck))


def people_in(match: Match) -> list[str]:
    """The names of the players in the next game whom neither the rules nor a program play."""
    kinds = {line.name: line.kind for line in match.standings.lines}
    return [name for name in names_of(match.standings.seats) if not kinds[name]]
