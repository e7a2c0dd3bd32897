"""The text on an enemy's card, in words (rule XF01)."""

from __future__ import annotations

from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.survival.game import SurvivalGame
from discovery.survival.terminal.words import Words


class EnemyWords:
    """The enemies of one game in one language."""

    def __init__(self, screen: Screen, game: SurvivalGame, words: Words) -> None:
        self._screen = screen
        self._game = game
        self._words = words

    def printed(self, number: int) -> list[str]:
        """Its figures, what it brings the one who beats it, and what it brings a supporter."""
        setup, enemy = self._game.setup, self._game.setup.content.enemies[number]
        figures = translate(
            self._screen.language,
            "discover-enemy-figures",
            defence=setup.defence[number],
            attack=setup.attack[number],
            life=setup.life[number],
            damage=self._words.damage(enemy.damage),
        )
        lines = [", ".join([figures, *self._traits(number)])]
        if enemy.helped:
            lines.append(self._screen.text("discover-helped", pieces=self._words.pieces(enemy.helped)))
        return lines

    def in_fight(self, number: int, damage: int) -> str:
        """How much of its life is gone, and what matters of it besides the dice."""
        enemy, life = self._game.setup.content.enemies[number], self._game.setup.life[number]
        told = [
            self._screen.text("discover-foe-damage", number=damage, life=life),
            self._screen.text("discover-foe-deals", damage=self._words.damage(enemy.damage)),
            *self._traits(number),
        ]
        return self._screen.text("discover-foe", enemy=self._words.enemy(number), told=", ".join(told))

    def _traits(self, number: int) -> list[str]:
        """Swift, lethal, special; the reward."""
        enemy = self._game.setup.content.enemies[number]
        words = {"swift": enemy.swift, "lethal": enemy.lethal, "special": enemy.special}
        language = self._screen.language
        told = [translate(language, f"discover-word-{word}") for word, is_so in words.items() if is_so]
        items = [self._words.wording.name("items", item) for item in enemy.reward_items]
        reward = [*filter(None, [self._words.pieces(enemy.reward)]), *items]
        if reward:
            told.append(translate(language, "discover-reward", pieces=", ".join(reward)))
        return told
