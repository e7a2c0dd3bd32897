"""Moves in words, as the buttons of the page say them, for lists, hints and analyses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.codes import ITEM_PIECE, TOKEN
from discovery.survival.model.coding import argument_of, extra_of, word_of
from discovery.survival.model.notation import LINKED, PIECED, SEATED, SPACED, TILED
from discovery.survival.model.setup import STROKES
from discovery.survival.present.resolving import choices_of
from discovery.survival.terminal.effects import EffectWords
from discovery.survival.terminal.words import Words
from discovery.survival.views.view import View, foe_of

CARDS = {codes.CHOOSE: "characters", codes.SUPPORT: "supports"}
PARTS = (codes.TAKE, codes.VOTE)


class MoveWords:
    """The moves of one game in one language. A ``view`` is the one in which a move is played: without it,
    what only the position tells is told in general, such as the part of a card."""

    def __init__(self, screen: Screen, game: SurvivalGame) -> None:
        self._screen = screen
        self._game = game
        self._words = Words(game, screen.language)
        self._effects = EffectWords(self._words, screen.language)

    def listed(self, moves: Sequence[int], view: View) -> list[str]:
        """Moves in words; those whose words are the same have their notation behind them."""
        said = [self.of(move, view) for move in moves]
        times = Counter(said)
        return [
            words if times[words] == 1 else f"{words} ({self._game.text(move)})"
            for words, move in zip(said, moves, strict=True)
        ]

    def of(self, move: int, view: View | None = None) -> str:
        """A move in words."""
        word, argument, extra = word_of(move), argument_of(move), extra_of(move)
        return translate(
            self._screen.language,
            f"discover-move-{self._message(word, argument, extra, view)}",
            place=self._place(word, argument),
            piece=self._piece(word, argument, extra),
            name=self._name(word, argument, extra),
            number=extra
            if word == codes.DELIVER and argument < ITEM_PIECE
            else argument_or_one(word, argument),
            text=self._part(argument, view) if word in PARTS else "",
        )

    def _message(self, word: int, argument: int, extra: int, view: View | None) -> str:
        """The end of the message's id."""
        name = codes.WORDS[word]
        if word == codes.COLLECT and argument != TOKEN:
            return "collect-piece"
        if (word == codes.REST and extra >> codes.REST_SEAT) or (word == codes.USE and extra):
            return f"{name}-other"
        if word == codes.AGAIN:
            return "again-grey" if argument == codes.GREY_DIE else "again-red"
        if word == codes.SALVAGE and view is not None and view.phase == "guard":
            return "salvage-guard"
        if word == codes.FLEE and view is not None and self._is_lethal(view):
            return "flee-here"
        return "pay-medicine" if word == codes.PAY and extra else name

    def _is_lethal(self, view: View) -> bool:
        """From a lethal enemy nobody flees to another space: it turns to somebody else (rule XF12)."""
        foe = foe_of(view)
        return foe is not None and self._game.setup.content.enemies[foe.number].lethal

    def _part(self, number: int, view: View | None) -> str:
        choices = [] if view is None else choices_of(self._game.setup, view)
        if not 1 <= number <= len(choices):
            return self._screen.text("discover-part", number=number)
        return self._effects.part(choices[number - 1])

    def _place(self, word: int, argument: int) -> str:
        if word in TILED:
            return self._words.space(argument * 7)
        return self._words.space(argument) if word in SPACED else ""

    def _name(self, word: int, argument: int, extra: int) -> str:
        seats = self._game.seats
        if word in SEATED:
            return seats[argument]
        if word in LINKED:
            return seats[extra]
        seat = extra >> codes.REST_SEAT if word == codes.REST else extra if word == codes.USE else 0
        return seats[seat - 1] if seat else ""

    def _piece(self, word: int, argument: int, extra: int) -> str:
        """The object of the move by name, and in brackets what it takes besides."""
        name, besides = self._named(word, argument), self._besides(word, argument, extra)
        return f"{name} ({besides})" if besides else name

    def _named(self, word: int, argument: int) -> str:
        words = self._words
        if word in CARDS:
            return words.of(CARDS[word], argument)[0]
        if word in (codes.REST, codes.MEND):
            return words.wording.name("damages", DAMAGES[argument])
        if word == codes.CRAFT:
            return words.project(argument)
        if word == codes.USE:
            return words.holder(argument)
        if word == codes.BONUS:
            return words.holder(self._game.setup.stroke_holder[argument])
        goods = word in (codes.PAY, codes.DELIVER) or (word == codes.COLLECT and argument != TOKEN)
        return words.piece(argument) if goods or word in PIECED or word in LINKED else ""

    def _besides(self, word: int, argument: int, extra: int) -> str:
        """The price of a project by the recipe that is taken, the water of a rest, what a bonus does."""
        if word == codes.CRAFT:
            project, saved = self._game.setup.content.projects[argument], (extra >> 1) - 1
            recipe = project.recipe_2 if extra & codes.BY_SECOND else project.recipe_1
            price = [(resource, amount - (resource == saved)) for resource, amount in recipe]
            return self._words.pieces((resource, amount) for resource, amount in price if amount)
        if word == codes.REST:
            waters = {0: (), codes.WITH_DIRTY: ("dirty",), codes.WITH_CLEANED: ("dirty", "medicine")}
            used = waters[extra & codes.WITH_CLEANED]
            return ", ".join(self._words.piece(RESOURCES.index(resource)) for resource in used)
        if word == codes.BONUS:
            stroke = STROKES[self._game.setup.stroke_kind[argument]]
            return translate(self._screen.language, f"discover-stroke-{stroke}")
        return ""


def argument_or_one(word: int, argument: int) -> int:
    """The number that a move says: meat to cook; one of an item."""
    return argument if word == codes.COOK else 1
