"""The options that bring virtual players to a table: Bot and Bot+."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.ruleset import Option, Rules
from discovery.evolution.variants.virtual_players.bot import Bot
from discovery.evolution.variants.virtual_players.bot_plus import BotPlus

EARLIER_BOTS = 4
"""The last version of the rules under which bots played as ``Bot.earlier`` says."""


def _add_bot(rules: Rules, value: str) -> Rules:
    return replace(rules, virtual=(*rules.virtual, Bot(rules.version <= EARLIER_BOTS)))


def _add_bot_plus(rules: Rules, value: str) -> Rules:
    return replace(rules, virtual=(*rules.virtual, BotPlus(rules.version <= EARLIER_BOTS)))


BOT = Option(
    key="bot",
    rules=("O01", "O03", "O04", "O05", "O06", "O07", "O15", "J19", "K18", "M13"),
    apply=_add_bot,
    seated=True,
)
BOT_PLUS = Option(key="bot+", rules=("O18", "O19", "O20"), apply=_add_bot_plus, seated=True)
