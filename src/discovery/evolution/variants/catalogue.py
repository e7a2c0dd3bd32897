"""The catalogue: games, options in the order they are applied, decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.model.ruleset import RULES_VERSION, ChosenOption, Option, Rules, with_options
from discovery.evolution.variants.battle.option import BATTLE
from discovery.evolution.variants.classic.option import VIRTUAL
from discovery.evolution.variants.flash.option import FLASH
from discovery.evolution.variants.games.classic_connect import CLASSIC_CONNECT
from discovery.evolution.variants.games.classic_memory import CLASSIC_MEMORY
from discovery.evolution.variants.games.classic_select import CLASSIC_SELECT, CLASSIC_SELECT_3
from discovery.evolution.variants.games.classic_simple import CLASSIC_SIMPLE
from discovery.evolution.variants.games.connect import CONNECT
from discovery.evolution.variants.games.explore import EXPLORE
from discovery.evolution.variants.games.fusion import FUSION
from discovery.evolution.variants.games.intro import INTRO
from discovery.evolution.variants.games.memory import MEMORY
from discovery.evolution.variants.games.select import SELECT_GAME
from discovery.evolution.variants.jokers.option import JOKERS
from discovery.evolution.variants.objection.option import OBJECTION
from discovery.evolution.variants.options.dealing import ADVANTAGE, ERAS, TRUNCATED
from discovery.evolution.variants.options.deposit import DEPOSIT
from discovery.evolution.variants.options.planes import FREE_PLACEMENT, LINK_BONUS, STRATA
from discovery.evolution.variants.options.series_plus import SERIES_PLUS
from discovery.evolution.variants.options.sos import SOS
from discovery.evolution.variants.options.stop import STOP
from discovery.evolution.variants.options.teams import TEAMS
from discovery.evolution.variants.options.trump_plus import TRUMP_PLUS
from discovery.evolution.variants.virtual_players.options import BOT, BOT_PLUS, EARLIER_BOTS

GAMES: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        INTRO,
        MEMORY,
        EXPLORE,
        SELECT_GAME,
        CONNECT,
        FUSION,
        CLASSIC_SIMPLE,
        CLASSIC_SELECT,
        CLASSIC_CONNECT,
        CLASSIC_MEMORY,
    )
}
"""In the order of the rule book (A16), then those of the first edition (S16)."""
BEFORE: dict[str, Rules] = {rules.name: rules for rules in (CLASSIC_SELECT_3,)}
"""Games as older versions of the rules played them, up to the ``version`` that each has."""
RULES_KEPT = 256
"""Sets of options whose rules are kept: the same words give the same rules, and they share their tables."""
_APPLIED = (
    BOT,
    BOT_PLUS,
    JOKERS,
    STOP,
    TEAMS,
    TRUMP_PLUS,
    SOS,
    FLASH,
    SERIES_PLUS,
    FREE_PLACEMENT,
    LINK_BONUS,
    STRATA,
    DEPOSIT,
    ADVANTAGE,
    ERAS,
    VIRTUAL,
    TRUNCATED,
    OBJECTION,
    BATTLE,
)
OPTIONS: tuple[Option, ...] = tuple(option.among(GAMES) for option in _APPLIED)


def choose(text: str) -> ChosenOption:
    """An option as a record writes it, ``"stop"`` or ``"jokers=4"``. Raises ``InvalidSetup``."""
    key, mark, value = text.strip().partition("=")
    key, value = key.strip(), value.strip()
    option = _option(key)
    if bool(option.value) != bool(mark):
        raise InvalidSetup(Code.OPTION_VALUE, option.rules[0], option=key, given=value[:60])
    if option.value == "count":
        if not (value.isascii() and value.isdigit() and option.least <= int(value) <= option.most):
            raise InvalidSetup(Code.OPTION_VALUE, option.rules[0], option=key, given=value[:60])
        value = str(int(value))
    return ChosenOption(option, value)


def _option(key: str) -> Option:
    for known in OPTIONS:
        if known.key == key:
            return known
    raise InvalidSetup(Code.UNKNOWN_OPTION, given=key[:60])


def rules_for(game: str, options: Sequence[str], version: int = 0) -> Rules:
    """The rules of a game with options as records write them, as that ``version`` had them, 0 for the newest.
    Raises ``InvalidSetup``."""
    return _rules_for(game, tuple(options), version or RULES_VERSION)


@lru_cache(maxsize=RULES_KEPT)
def _rules_for(game: str, options: tuple[str, ...], version: int) -> Rules:
    if game not in GAMES:
        raise InvalidSetup(Code.UNKNOWN_GAME, given=game)
    before, rules = BEFORE.get(game), GAMES[game]
    if before is not None and version <= before.version:
        rules = before
    chosen = [choose(text) for text in options]
    if version <= EARLIER_BOTS and any(choice.option.key in (BOT.key, BOT_PLUS.key) for choice in chosen):
        rules = replace(rules, version=EARLIER_BOTS)
    return with_options(rules, chosen, OPTIONS)
