"""What can be played: games, options in the order they are applied, decks."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.errors import Code, InvalidSetup
from discovery.evolution.games.explore import EXPLORE
from discovery.evolution.games.intro import INTRO
from discovery.evolution.options.bot import BOT
from discovery.evolution.options.bot_plus import BOT_PLUS
from discovery.evolution.options.series_plus import SERIES_PLUS
from discovery.evolution.rules import Option, Rules, with_options

GAMES: dict[str, Rules] = {rules.name: rules for rules in (INTRO, EXPLORE)}
OPTIONS: tuple[Option, ...] = (BOT, BOT_PLUS, SERIES_PLUS)


def option(key: str) -> Option:
    """The option of that key; ``InvalidSetup`` if there is none."""
    for known in OPTIONS:
        if known.key == key:
            return known
    raise InvalidSetup(Code.UNKNOWN_OPTION, given=key)


def rules_for(game: str, options: Sequence[str]) -> Rules:
    """The rules of a game with options, by their keys. Raises ``InvalidSetup``."""
    if game not in GAMES:
        raise InvalidSetup(Code.UNKNOWN_GAME, given=game)
    return with_options(GAMES[game], [option(key) for key in options], OPTIONS)
