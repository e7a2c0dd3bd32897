"""Reads what people type: moves in notation, by number or in short forms."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discovery.core.bits import mask_of
from discovery.core.errors import Code, InvalidInput
from discovery.core.terminal import Ambiguous
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.notation import BARE, ERAS, SEATS, TWO_WORDS
from discovery.i18n.typed import plain, words_for


def listed(legal: Sequence[int]) -> list[int]:
    """The moves without spots, sources and sets of cards, each once."""
    return list(dict.fromkeys(codes.head_of(move) for move in legal))


LINKS = {"as": "as", "at": "at", "from": "from", "pool": "pool", "open": "open", "close": "close"} | {
    "trump": "trumps"
}
"""The joining words in the notation of a move, each with the list of words that stand for it."""
_SPOT = re.compile(r"(.*\s)?(\S+)\s+(-?\d+\s*[,;]\s*-?\d+)(\s+from\s.*)?")


class InputParser:
    """Reads moves of one game: names of cards and words in one language, ids and notation in any.

    The words are those that the page's command line knows, and both are held to the examples of
    ``tests/data/orders.json``. They count when typed in full: a short form stays the notation's or a card's.
    """

    def __init__(self, game: DiscoveryGame, language: str) -> None:
        self._game = game
        names = game.setup.deck.card_names(language)
        self._cards = [(plain(card), plain(names.get(card, card))) for card in game.setup.ids]
        self._seats = [(plain(name),) for name in game.seats]
        self._verbs = {
            word: code
            for code, name in enumerate(codes.WORDS)
            for word in ({name} | words_for(language, f"words-{name}"))
        }
        self._links = {
            word: link
            for link, listed_under in LINKS.items()
            for word in ({link} | words_for(language, f"words-{listed_under}"))
        }
        self._doubles = {
            word: double
            for double in ("joker", "announce")
            for word in ({double} | words_for(language, f"words-{double}"))
        }

    def move(self, typed: str, legal: Sequence[int]) -> int:
        """The move that is meant, legal or not. ``InvalidInput`` or ``Ambiguous`` if that is not clear.

        A number is that of ``listed(legal)``. Where a move must say more (a spot, from where) and does
        not, ``Ambiguous`` lists what it may say, unless there is only one.
        """
        typed = typed.strip()
        if typed.isdecimal():
            heads = listed(legal)
            if not 1 <= int(typed[:6]) <= len(heads):
                raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
            return self._complete(heads[int(typed[:6]) - 1], legal)
        try:
            return self._complete(self._game.parse(typed)[0], legal)
        except InvalidInput:
            return self._complete(self._short(self._in_notation(typed), legal), legal)

    def _in_notation(self, typed: str) -> str:
        """The text with the notation's words where parts are joined: ``"joker pour feu depuis réserve"`` is
        ``"joker as feu from pool"``."""
        words = typed.split()
        for index in range(len(words) - 2, 0, -1):
            source = self._source(" ".join(words[index + 1 :]))
            if source and self._links.get(plain(words[index])) == "from":
                words[index:] = ["from", source]
                break
        if len(words) > 1 and plain(words[0]) in self._doubles and plain(words[1]) in self._links:
            words[:2] = [self._doubles[plain(words[0])], self._links[plain(words[1])]]
        match = _SPOT.fullmatch(" ".join(words))
        if match and self._links.get(plain(match[2])) == "at":
            return f"{(match[1] or '').strip()} at {match[3]}{match[4] or ''}"
        return " ".join(words)

    def _source(self, name: str) -> str:
        """``pool`` or the seat of that name, ``""`` for anything else."""
        if self._links.get(plain(name)) == "pool":
            return "pool"
        return next((seat for seat in self._game.seats if plain(seat) == plain(name)), "")

    def _complete(self, move: int, legal: Sequence[int]) -> int:
        """The one legal move that begins so, if ``move`` itself is none."""
        if move in legal or move != codes.head_of(move):
            return move
        fitting = [other for other in legal if codes.head_of(other) == move]
        if len(fitting) > 1:
            raise Ambiguous(tuple(self._game.text(other) for other in fitting))
        return fitting[0] if fitting else move

    def _short(self, typed: str, legal: Sequence[int]) -> int:
        """Words and names cut short; what stands behind ``at`` or ``from`` is read as it is."""
        head, mark, tail = next(
            (parts for word in (" at ", " from ") if (parts := typed.partition(word))[1]), (typed, "", "")
        )
        try:
            move = self._head(head.strip(), legal)
        except Ambiguous as several:
            raise several.within("", f"{mark}{tail}") from None
        if not mark:
            return move
        return self._game.parse(f"{self._game.text(codes.head_of(move))}{mark}{tail}")[0]

    def _head(self, typed: str, legal: Sequence[int]) -> int:
        for words, code in TWO_WORDS.items():
            if typed.lower() == words or typed.lower().startswith(words + " "):
                return codes.compose(code, self._argument(code, typed[len(words) :].strip(), legal))
        word, _, rest = typed.partition(" ")
        known = [code for code, name in enumerate(codes.WORDS) if name.startswith(word.lower())]
        if plain(word) in self._verbs:
            known = [self._verbs[plain(word)]]
        if known == [codes.SELECT]:
            return self._selection(rest)
        if not known or (not rest and not set(known) & BARE):
            return self._by_argument(typed, legal)
        try:
            code = self._one_code(known, legal)
        except Ambiguous as several:
            raise several.within("", f" {rest}" if rest else "") from None
        return codes.compose(code, self._argument(code, rest, legal))

    def _selection(self, rest: str) -> int:
        names = [name.strip() for name in rest.split(",") if name.strip()]
        cards = []
        for index, name in enumerate(names):
            try:
                cards.append(self.card(name))
            except Ambiguous as several:
                meant = ([*names[:index], choice, *names[index + 1 :]] for choice in several.choices)
                raise Ambiguous(tuple(f"select {', '.join(every)}" for every in meant)) from None
        return codes.selecting(mask_of(cards))

    def card(self, typed: str) -> int:
        """The card that is meant."""
        return self._one(typed, range(len(self._cards)), self._cards, Code.UNKNOWN_CARD)

    def _one_code(self, known: list[int], legal: Sequence[int]) -> int:
        """Among the words that begin as typed the one that is possible now, if there is just one."""
        possible = [code for code in known if any(codes.code_of(move) == code for move in legal)] or known
        if len(possible) > 1:
            raise Ambiguous(tuple(codes.WORDS[code].replace("-", " ") for code in possible))
        return possible[0]

    def _argument(self, code: int, rest: str, legal: Sequence[int]) -> int:
        if code in BARE or code in ERAS:
            known = rest.strip() == "" if code in BARE else rest.strip().isdecimal()
            if not known:
                raise InvalidInput(Code.UNKNOWN_MOVE, given=f"{codes.WORDS[code]} {rest}"[:60])
            return 0 if code in BARE else int(rest[:3])
        names = self._seats if code in SEATS else self._cards
        missing = Code.UNKNOWN_SEAT if code in SEATS else Code.UNKNOWN_CARD
        word = codes.WORDS[code].replace("-", " ")
        now = list(dict.fromkeys(codes.argument_of(move) for move in legal if codes.code_of(move) == code))
        try:
            return self._one(rest, now, names, missing)
        except InvalidInput:
            pass
        except Ambiguous as several:
            raise several.within(f"{word} ") from None
        try:
            return self._one(rest, range(len(names)), names, missing)
        except Ambiguous as several:
            raise several.within(f"{word} ") from None

    def _by_argument(self, typed: str, legal: Sequence[int]) -> int:
        """Only a card or a seat: the legal move it belongs to."""
        fitting = [move for move in listed(legal) if self._fits(typed, move)]
        if len(fitting) > 1:
            raise Ambiguous(tuple(self._game.text(move) for move in fitting))
        if fitting:
            return fitting[0]
        try:
            return codes.compose(codes.PLACE, self.card(typed))
        except InvalidInput:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60]) from None

    def _fits(self, typed: str, move: int) -> bool:
        code, argument = codes.code_of(move), codes.argument_of(move)
        if code in BARE or code in ERAS:
            return False
        names = self._seats if code in SEATS else self._cards
        return any(name.startswith(plain(typed)) for name in names[argument]) and bool(plain(typed))

    def _one(self, typed: str, among: Sequence[int], names: Sequence[tuple[str, ...]], missing: Code) -> int:
        meant = plain(typed)
        exact = [number for number in among if meant in names[number]]
        fitting = exact or [
            number for number in among if meant and any(name.startswith(meant) for name in names[number])
        ]
        if not fitting:
            raise InvalidInput(missing, given=typed.strip()[:60])
        if len(fitting) > 1:
            raise Ambiguous(tuple(self._name(number, names) for number in fitting))
        return fitting[0]

    def _name(self, number: int, names: Sequence[tuple[str, ...]]) -> str:
        return self._game.seats[number] if names is self._seats else self._game.setup.ids[number]
