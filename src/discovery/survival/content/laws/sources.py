"""The sources of a land: resources, items and clues, from tokens, enemies, landmark cards and projects.

The most that luck and choices can bring is counted: the author of a content decides how hard it is.
"""

from __future__ import annotations

from collections.abc import Callable

from discovery.survival.content import rows
from discovery.survival.content.laws.desk import BOTH
from discovery.survival.content.programs import compiled
from discovery.survival.content.rows import Program
from discovery.survival.content.tables import RESOURCES, Content, Exploration

MEAT, FOOD, DIRTY, WATER = (RESOURCES.index(word) for word in ("meat", "food", "dirty", "water"))
AT_THE_START = (FOOD, WATER)
"""The resources of every survivor at the beginning (rule XB09)."""


class Sources:
    """The sources of a land. ``goods`` is the set of resources with a source, ``items`` those that can be
    made or found, ``found`` how many of each can be found."""

    def __init__(self, content: Content, land: str) -> None:
        self._content = content
        self._here = (land, BOTH)
        self._programs = compiled(content).explorations
        self.cards = self._cards_to_find()
        self.enemies = {
            token.holds.partition(":")[2]
            for token in content.tokens
            if token.land in self._here and token.holds.startswith("enemy:")
        }
        self.enemies |= {enemy.id for enemy in content.enemies if enemy.special and enemy.land in self._here}
        self.found: dict[str, int] = {}
        self.goods = self._goods()
        self._find_items()
        self.items = set(self.found) | {
            project.item
            for project in content.projects
            if project.land in self._here and self.can_make(project.recipe_1)
        }

    def can_make(self, recipe: tuple[tuple[int, int], ...]) -> bool:
        """Whether everything in a recipe has a source."""
        return all(resource in self.goods for resource, _ in recipe)

    def craftable(self, item: str) -> bool:
        """Whether an item can be made as often as one likes."""
        recipes = [
            recipe
            for project in self._content.projects
            if project.item == item and project.land in self._here
            for recipe in (project.recipe_1, project.recipe_2)
        ]
        return any(recipe and self.can_make(recipe) for recipe in recipes)

    def clues(self) -> int:
        """The most clues that a land surely has cards for: of a landmark the poorer card counts."""
        total = 0
        for number in range(1, 7):
            cards = [
                n for n, card in enumerate(self._content.explorations) if self._is_landmark(card, number)
            ]
            total += min((_most(self._programs[card], 0, _clue)[0] for card in cards), default=0)
        for card, copies in self.cards.items():
            if not self._content.explorations[card].variant:
                total += copies * _most(self._programs[card], 0, _clue)[0]
        return total

    def _is_landmark(self, card: Exploration, number: int) -> bool:
        return bool(card.variant) and card.number == number and card.land in self._here

    def _cards_to_find(self) -> dict[int, int]:
        """The cards that tokens and landmarks bring, and how often."""
        content = self._content
        common = {card.number: n for n, card in enumerate(content.explorations) if not card.variant}
        copies_of: dict[int, int] = {}
        for token in content.tokens:
            word, _, number = token.holds.partition(":")
            if word == "explore" and token.land in self._here:
                card = common[int(number)]
                copies_of[card] = copies_of.get(card, 0) + token.copies
        for n, row in enumerate(content.explorations):
            if row.variant and row.land in self._here:
                copies_of[n] = 1
        return copies_of

    def _goods(self) -> set[int]:
        """The resources that somebody can come by."""
        content = self._content
        resources = set(AT_THE_START)
        for token in content.tokens:
            word = token.holds.partition(" ")[0]
            if token.land in self._here and word in RESOURCES:
                resources.add(RESOURCES.index(word))
        programs = [self._programs[card] for card in self.cards]
        others = compiled(content)
        programs += others.nights + others.threats + others.items + others.characters
        for program in programs:
            resources |= {row[2] for row in program if row[0] == rows.GAIN}
        for enemy in content.enemies:
            if enemy.id in self.enemies:
                resources |= {resource for resource, _ in (*enemy.reward, *enemy.helped)}
        if MEAT in resources:
            resources.add(FOOD)
        return resources

    def _find_items(self) -> None:
        content = self._content
        for card, copies in self.cards.items():
            for operation, _, item, _ in self._programs[card]:
                if operation == rows.ITEM:
                    name = content.items[item].id
                    self.found[name] = self.found.get(name, 0) + copies
        for enemy in content.enemies:
            if enemy.id in self.enemies:
                for name in enemy.reward_items:
                    self.found[name] = self.found.get(name, 0) + 1


def _clue(row: tuple[int, int, int, int]) -> int:
    return row[2] if row[0] == rows.CLUE else 0


def _most(program: Program, start: int, worth: Callable[[rows.Row], int]) -> tuple[int, int]:
    """The most that the rows from ``start`` to their end can bring, and the row behind it; of two parts the
    better one counts."""
    most, place = 0, start
    while program[place][0] != rows.STOP:
        if program[place + 1][0] == rows.PARTS:
            _, _, second, behind = program[place + 1]
            most += max(_most(program, place + 2, worth)[0], _most(program, second, worth)[0])
            place = behind
        else:
            most += worth(program[place])
            place += 1
    return most, place + 1
