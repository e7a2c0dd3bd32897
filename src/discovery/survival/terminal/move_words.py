"""Moves in words, as the buttons of the page say them, for hints and analyses."""

from __future__ import annotations

from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.survival.content.tables import DAMAGES
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.codes import ITEM_PIECE, TOKEN
from discovery.survival.model.coding import argument_of, extra_of, word_of
from discovery.survival.model.notation import LINKED, PIECED, SEATED, SPACED, TILED
from discovery.survival.terminal.words import Words

CARDS = {codes.CHOOSE: "characters", codes.SUPPORT: "supports"}
PARTS = (codes.TAKE, codes.VOTE)


class MoveWords:
    """The moves of one game in one language."""

    def __init__(self, screen: Screen, game: SurvivalGame) -> None:
        self._screen = screen
        self._game = game
        self._words = Words(game, screen.language)

    def of(self, move: int) -> str:
        """A move in words."""
        word, argument, extra = word_of(move), argument_of(move), extra_of(move)
        return translate(
            self._screen.language,
            f"discover-move-{_message(word, argument, extra)}",
            place=self._place(word, argument),
            piece=self._piece(word, argument),
            name=self._name(word, argument, extra),
            number=extra
            if word == codes.DELIVER and argument < ITEM_PIECE
            else argument_or_one(word, argument),
            text=self._screen.text("discover-part", number=argument) if word in PARTS else "",
            letter=self._letter(word, argument),
        )

    def _letter(self, word: int, argument: int) -> str:
        return "ab"[argument] if word == codes.ESCAPE else ""

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

    def _piece(self, word: int, argument: int) -> str:
        """What the move is about, by name."""
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


def argument_or_one(word: int, argument: int) -> int:
    """The number that a move says: meat to cook; one of an item."""
    return argument if word == codes.COOK else 1


def _message(word: int, argument: int, extra: int) -> str:
    """The end of the message's id."""
    name = codes.WORDS[word]
    if word == codes.COLLECT and argument != TOKEN:
        return "collect-piece"
    if (word == codes.REST and extra >> codes.REST_SEAT) or (word == codes.USE and extra):
        return f"{name}-other"
    if word == codes.AGAIN:
        return "again-grey" if argument == codes.GREY_DIE else "again-red"
    return "pay-medicine" if word == codes.PAY and extra else name
