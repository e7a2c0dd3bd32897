"""The next game of a match, as its standings say it has to be set up (``next_setup`` of the contract)."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import AnyGame, GameSpec
from discovery.core.registry import family_of, new_game
from discovery.play.matches.lineup import options_for
from discovery.play.matches.match import Match


def next_game(match: Match, deck: object = None) -> AnyGame:
    """The next game: the beginner's seat first (S28), in a championship the champion and all virtual players
    against everybody else (P06). ``deck`` is the host's own, if the match needs one.

    ``InvalidInput(MATCH_OVER)`` after the last game; ``InvalidSetup`` if those who are left cannot play it.
    """
    head, standings = match.head, match.standings
    if standings.over:
        raise InvalidInput(Code.MATCH_OVER)
    family = family_of(head.game)
    printed = family.decks.load(head.deck, deck)
    options = options_for(head, standings.seats)
    return new_game(GameSpec(head.game, standings.seats, printed, options, standings.teams))
