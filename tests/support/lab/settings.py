"""Settings of environments: every game at two, three and four seats, and with every option that it takes."""

from __future__ import annotations

from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments.setting import AGENT, VERSION, GameSetting, setting
from tests.support.engine.sets import LETTERS, Table, richest


def setting_of(made: Table) -> GameSetting:
    """The same table with agents in the place of its people."""
    kinds = [seat.partition("=")[2] or AGENT for seat in made.seats]
    options = [_numbered(option) for option in made.options]
    teams = [[LETTERS.index(letter) for letter in team.split("+")] for team in made.teams]
    return setting(f"discovery/{made.game}-v{VERSION}", kinds, options=options, teams=teams)


def _numbered(option: str) -> str:
    """``"advantage=A:2"`` with the seat's number."""
    key, equals, value = option.partition("=")
    letter, colon, count = value.partition(":")
    return f"{key}{equals}{LETTERS.index(letter) + 1}{colon}{count}" if colon else option


def shown(made: GameSetting) -> str:
    """A name for reports."""
    deck = [str(made.deck)] if made.deck else []
    return " ".join((made.name, ",".join(made.seats), *made.options, *map(str, made.teams), *deck))


PLAIN = [setting(f"discovery/{game}-v{VERSION}", seats) for game in GAMES for seats in (2, 3, 4)]
RICH = [setting_of(richest(game, seats)) for game in GAMES for seats in (4, 5)]
RICH += [
    setting(f"discovery/explore-v{VERSION}", 3, options=["battle"]),
    setting(f"discovery/connect-v{VERSION}", [AGENT, "bot", AGENT, "bot+"], options=["battle"]),
]
SETTINGS = PLAIN + RICH
OTHER_DECKS = [
    setting(f"discovery/{game}-v{VERSION}", 3, deck=deck)
    for game in GAMES
    for deck in ("antiquity", "prehistory+antiquity")
]
