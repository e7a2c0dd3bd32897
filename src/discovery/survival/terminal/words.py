"""Names of pieces, spaces and amounts on a screen of text."""

from __future__ import annotations

from collections.abc import Iterable

from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.content.wording import wording
from discovery.survival.game import SurvivalGame
from discovery.survival.model.codes import CHARACTER, ITEM_PIECE, PROJECT_PIECE


def signed(change: int) -> str:
    """A change with its sign, as the page writes it."""
    return f"−{-change}" if change < 0 else f"+{change}"


class Words:
    """The names of one game in one language."""

    def __init__(self, game: SurvivalGame, language: str) -> None:
        self.game = game
        self.wording = wording(game.setup.content, language)
        self._content = content = game.setup.content
        self._cards = {
            "explore": [card.id for card in content.explorations],
            "nights": [card.id for card in content.nights],
            "threats": [card.id for card in content.threats],
            "supports": [card.id for card in content.supports],
            "characters": [card.id for card in content.characters],
        }

    def piece(self, number: int, amount: int = 1) -> str:
        """A resource with its amount, an item or a project."""
        if number < ITEM_PIECE:
            name = self.wording.name("resources", RESOURCES[number])
            return f"{amount} × {name}" if amount > 1 else name
        if number < PROJECT_PIECE:
            return self.wording.name("items", self._content.items[number - ITEM_PIECE].id)
        return self.project(number - PROJECT_PIECE)

    def goods(self, amounts: tuple[int, ...] | list[int]) -> list[str]:
        """The names of the amounts above 0, of nine amounts by resource."""
        return [self.piece(resource, amount) for resource, amount in enumerate(amounts) if amount]

    def pieces(self, amounts: Iterable[tuple[int, int]]) -> str:
        """Resources with their amounts, side by side."""
        return ", ".join(self.piece(resource, amount) for resource, amount in amounts)

    def project(self, number: int) -> str:
        """A project by the name of its item."""
        return self.wording.name("items", self._content.projects[number].item)

    def holder(self, number: int) -> str:
        """An item or a character."""
        if number >= CHARACTER:
            return self.wording.name("characters", self._content.characters[number - CHARACTER].id)
        return self.wording.name("items", self._content.items[number].id)

    def damage(self, kind: int) -> str:
        """The name of a kind of damage."""
        return self.wording.name("damages", DAMAGES[kind])

    def enemy(self, number: int) -> str:
        """The name of the enemy with that number."""
        return self.wording.name("enemies", self._content.enemies[number].id)

    def space(self, number: int) -> str:
        """A space as column and row."""
        return self.game.notation.space(number)

    def of(self, table: str, number: int) -> tuple[str, str]:
        """The name and the sentence of a card."""
        name = self._cards[table][number]
        return self.wording.name(table, name), self.wording.text(table, name)
