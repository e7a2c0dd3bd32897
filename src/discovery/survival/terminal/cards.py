"""``card NAME``: what a card, an item or an enemy says, and the figures that belong to it."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.i18n.typed import plain
from discovery.survival.game import SurvivalGame
from discovery.survival.terminal.enemy_words import EnemyWords
from discovery.survival.terminal.words import Words

FOUND_IN = ("items", "characters", "supports", "explore", "nights", "threats", "enemies", "resources")


class Cards:
    """The cards of one game in one language."""

    def __init__(self, screen: Screen, game: SurvivalGame, words: Words, enemies: EnemyWords) -> None:
        self._screen = screen
        self._game = game
        self._words = words
        self._enemies = enemies

    def describe(self, typed: str) -> list[str]:
        """The lines of the card whose name or id was typed, or begins so. ``InvalidInput`` UNKNOWN_MOVE."""
        table, id = self._found(typed)
        wording = self._words.wording
        name, text = wording.name(table, id), wording.text(table, id)
        lines = [self._screen.text("discover-card", name=name, text=text)]
        if table == "enemies":
            ids = [enemy.id for enemy in self._game.setup.content.enemies]
            lines += self._enemies.printed(ids.index(id))
        elif table == "items":
            lines += self._recipes(id)
        return lines

    def _found(self, typed: str) -> tuple[str, str]:
        wording, wanted = self._words.wording, plain(typed)
        named = [
            (table, id, (plain(id), plain(wording.name(table, id))))
            for table in FOUND_IN
            for id in wording.ids(table)
        ]
        exact = [(table, id) for table, id, names in named if wanted in names]
        begun = [(table, id) for table, id, names in named if any(one.startswith(wanted) for one in names)]
        matches = exact or begun
        if not wanted or not matches:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return matches[0]

    def _recipes(self, item: str) -> list[str]:
        """The ingredients of an item in this land; nothing for one that is found."""
        lands = (self._game.setup.land, "both")
        recipes = [
            self._words.pieces(recipe)
            for project in self._game.setup.content.projects
            if project.item == item and project.land in lands
            for recipe in (project.recipe_1, project.recipe_2)
            if recipe
        ]
        if not recipes:
            return []
        either = f" {translate(self._screen.language, 'discover-or')} "
        return [self._screen.text("discover-recipe", pieces=either.join(recipes))]
