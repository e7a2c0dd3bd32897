"""Moves as text and back, as records write them."""

from __future__ import annotations

from discovery.errors import Code, InvalidInput
from discovery.evolution.moves import codes
from discovery.evolution.state import Setup
from discovery.protocol import NO_OUTCOME

_SEATS = {codes.EXCHANGE, codes.STEAL}
_BARE = {codes.END, codes.PASS, codes.LEAVE}
MARK = " = "


def text(setup: Setup, move: int, outcome: int = NO_OUTCOME) -> str:
    """``"place fire"``, or with an outcome ``"steal Ann = fire"``."""
    code, argument = move >> codes.SHIFT, move & codes.ARGUMENT
    words = codes.WORDS[code]
    if code not in _BARE:
        words += " " + (setup.names[argument] if code in _SEATS else setup.deck.cards[argument].id)
    return words if outcome == NO_OUTCOME else words + MARK + setup.deck.cards[outcome].id


def parse(setup: Setup, line: str) -> tuple[int, int]:
    """The move and its outcome. ``InvalidInput`` names the word that is not known."""
    words, mark, taken = line.strip().partition(MARK.strip())
    outcome = card_number(setup, taken.strip()) if mark else NO_OUTCOME
    word, _, name = words.strip().partition(" ")
    if word not in codes.WORDS:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip())
    code = codes.WORDS.index(word)
    return code << codes.SHIFT | _argument(setup, code, name.strip(), line), outcome


def _argument(setup: Setup, code: int, name: str, line: str) -> int:
    if code in _BARE:
        if name:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip())
        return 0
    return seat_number(setup, name) if code in _SEATS else card_number(setup, name)


def card_number(setup: Setup, name: str) -> int:
    """The card of that id. ``InvalidInput`` if the deck has none."""
    number = setup.index.get(name)
    if number is None:
        raise InvalidInput(Code.UNKNOWN_CARD, given=name)
    return number


def seat_number(setup: Setup, name: str) -> int:
    """The seat of that name. ``InvalidInput`` if there is none."""
    if name not in setup.names:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=name)
    return setup.names.index(name)


def every_move(setup: Setup) -> list[int]:
    """Every move that can be written down in this game."""
    moves = []
    for code in range(len(codes.WORDS)):
        count = 1 if code in _BARE else len(setup.names) if code in _SEATS else setup.card_count
        moves += [code << codes.SHIFT | argument for argument in range(count)]
    return moves
