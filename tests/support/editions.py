"""The games by edition: the first one takes no newer option and has its own virtual players (S16)."""

from __future__ import annotations

from discovery.evolution.variants.catalogue import GAMES

NEWEST = tuple(name for name, rules in GAMES.items() if not rules.classic)
CLASSIC = tuple(name for name, rules in GAMES.items() if rules.classic)


def with_jokers(game: str, count: int = 2) -> list[str]:
    """The option of so many Jokers, nothing where there are none."""
    return [f"jokers={count}"] if game in NEWEST else []


def virtual_player(game: str) -> str:
    """The kind of a virtual player that may sit in a game."""
    return "bot" if game in NEWEST else "virtual"
