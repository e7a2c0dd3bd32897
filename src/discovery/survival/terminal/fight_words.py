"""A fight in words: what the dice need and show, and what the enemy has left (rules XF01 to XF07, XR01)."""

from __future__ import annotations

from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.survival.flow.fights import RIVAL_HIT, RIVAL_HURT
from discovery.survival.game import SurvivalGame
from discovery.survival.terminal.enemy_words import EnemyWords
from discovery.survival.terminal.words import Words, signed
from discovery.survival.views.view import SeenFight, View, foe_of


class FightWords:
    """The fights of one game in one language."""

    def __init__(self, screen: Screen, game: SurvivalGame, words: Words, enemies: EnemyWords) -> None:
        self._screen = screen
        self._game = game
        self._words = words
        self._enemies = enemies

    def lines(self, view: View) -> list[str]:
        """Lines about the fight that goes on; nothing where there is none."""
        fight = view.fight
        if fight is None or fight.fighter < 0:
            return []
        foe, setup = foe_of(view), self._game.setup
        if foe is None:
            return [self._dice(fight, self._game.seats[fight.rival], RIVAL_HIT, RIVAL_HURT)]
        number = foe.number
        dice = self._dice(fight, self._words.enemy(number), setup.defence[number], setup.attack[number])
        return [dice, self._enemies.in_fight(number, foe.damage)]

    def _dice(self, fight: SeenFight, foe: str, hit: int, hurt: int) -> str:
        """The dice, or what support brings before they are rolled."""
        dice = [
            self._die(fight, "grey", fight.grey, hit, fight.grey >= hit),
            self._die(fight, "red", fight.red, hurt, fight.red >= hurt),
        ]
        if fight.plus:
            dice.append(self._said("discover-plus", number=fight.plus))
        if fight.free:
            dice.append(self._screen.text("discover-free", number=fight.free))
        seat = self._game.seats[fight.fighter]
        return self._screen.text("discover-fight", seat=seat, foe=foe, dice=", ".join(dice))

    def _die(self, fight: SeenFight, die: str, shown: int, need: int, reached: bool) -> str:
        rolled = fight.grey_die > 0
        so_far = ("yes" if reached else "no") if rolled else "open"
        return self._screen.text(
            "discover-die",
            die=die,
            now="some" if rolled or shown else "none",
            number=str(shown) if rolled else signed(shown),
            need=self._said(f"discover-need-{die}", number=need, reached=so_far),
        )

    def _said(self, message: str, **arguments: str | int) -> str:
        """A sentence that the page says as well."""
        return translate(self._screen.language, message, {}, **arguments)
