"""The survival game's part for the command line: ``core.terminal.TerminalPart``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discovery.core.decks import DeckLookup
from discovery.core.terminal import Screen
from discovery.survival.content.decks import content_in, read_content
from discovery.survival.content.tables import Content
from discovery.survival.content.wording import wording
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.terminal.position_json import as_object

if TYPE_CHECKING:
    from discovery.survival.terminal.text_game import SurvivalText

NAMED = ("items", "characters", "supports", "explore", "nights", "threats")


class SurvivalTerminal:
    """Names of pieces, games on a screen, positions as objects."""

    def names(self, language: str, deck: Content | None = None) -> Mapping[str, str]:
        """The names of items and cards by id."""
        words = wording(content_in(deck), language)
        return {name: words.name(table, name) for table in NAMED for name in words.ids(table)}

    def open(self, screen: Screen, game: SurvivalGame) -> SurvivalText:
        """A game on a screen; what draws is imported only now."""
        from discovery.survival.terminal.text_game import SurvivalText

        return SurvivalText(screen, game)

    def as_object(
        self, game: SurvivalGame, state: State, legal: Mapping[str, list[str]]
    ) -> dict[str, object]:
        """A position for ``discovery replay --json``."""
        return as_object(game, state, legal)

    def ended(self, screen: Screen, row: Mapping[str, Any]) -> str:
        """A seat with its honours."""
        message = "discover-ended-winner" if row["winner"] else "discover-ended-other"
        return screen.text(message, seat=row["seat"] + 1, number=row["total"])

    def deck_contents(self, text: str, beside: DeckLookup) -> Mapping[str, int]:
        """How many scenarios, lands and cards a content has."""
        content = read_content(text)
        cards = (content.explorations, content.nights, content.threats, content.projects)
        return {
            "scenarios": len(content.scenarios),
            "lands": len(content.lands),
            "cards": sum(len(rows) for rows in cards),
        }
