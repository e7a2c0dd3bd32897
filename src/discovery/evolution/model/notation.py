"""Moves as text and back, as records write them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.board.plane import NOWHERE, coordinates_of, spot_at
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup

SEATS = {codes.EXCHANGE, codes.STEAL, codes.ASK, codes.TAKE, codes.HARVEST_ROB}
ERAS = {codes.ANNOUNCE_OPEN, codes.ANNOUNCE_CLOSE}
BARE = {
    codes.END,
    codes.PASS,
    codes.LEAVE,
    codes.INTERRUPT,
    codes.DRAW,
    codes.STOP,
    codes.VERIFY,
    codes.CONCEDE,
    codes.BIS,
    codes.ME,
    codes.FAIL,
    codes.FLIP,
    codes.LET,
    codes.CLOSED,
    codes.JOKER_TRUMP,
    codes.LOOK,
    codes.SELECT,
    codes.HARVEST_DRAW,
    codes.HARVEST_NONE,
}
"""Kinds of move by what their argument is: a seat, an era, nothing; of all others it is a card."""
LAID = {codes.PLACE, codes.REPLAY, codes.JOKER_AS}
"""Kinds that lay a card, so that on a plane they name a spot."""
_TAKEN = {codes.JOKER_TRUMP, codes.JOKER_AS, codes.REPLACE}
TWO_WORDS = {word.replace("-", " "): code for code, word in enumerate(codes.WORDS) if "-" in word}
_POOL = "pool"
MARK = " = "
_ON = " on "
_AT = re.compile(r"(-?\d{1,3}) ?, ?(-?\d{1,3})")


def text(setup: Setup, move: int, outcome: int = NO_OUTCOME) -> str:
    """``"place fire at 1,-2"``, ``"draw 3"``, or with an outcome ``"steal Ann = fire"``."""
    code, argument = codes.code_of(move), move & codes.ARGUMENT
    words = codes.WORDS[code].replace("-", " ")
    if code in SEATS:
        words += " " + setup.names[argument]
    elif code in ERAS:
        words += f" {argument}"
    elif code not in BARE:
        words += " " + setup.ids[argument]
    elif code == codes.DRAW and argument:
        words += f" {argument}"
    words += _extra_text(setup, code, move)
    return words if outcome == NO_OUTCOME else words + MARK + setup.ids[outcome]


def brief(setup: Setup, moves: Sequence[int]) -> list[str]:
    """Moves as texts, each once: without its spot on a plane, ``select`` without its cards.

    Moves that differ in their card alone make one text, ``"place fire|hut"``.
    """
    alike: dict[int, list[int]] = {}
    for move in dict.fromkeys(_without_more(move) for move in moves):
        alike.setdefault(move & ~codes.ARGUMENT if names_card(move) else move, []).append(move)
    return [_in_one(setup, group) for group in alike.values()]


def _without_more(move: int) -> int:
    code = codes.code_of(move)
    if code == codes.SELECT:
        return codes.compose(codes.SELECT)
    return codes.without_spot(move) if code in LAID else move


def _in_one(setup: Setup, moves: Sequence[int]) -> str:
    first = text(setup, moves[0])
    if len(moves) == 1:
        return first
    cards = [setup.ids[codes.argument_of(move)] for move in moves]
    return first.replace(f" {cards[0]}", " " + "|".join(cards), 1)


def aims_at_seat(setup: Setup, card: int) -> bool:
    """Whether what stands behind the asset of a card is a seat; behind a Loot it is a card."""
    return setup.assets is None or not setup.assets.loots & BIT[card]


def names_card(move: int) -> bool:
    """Whether the argument of a move is a card."""
    return codes.code_of(move) not in SEATS | ERAS | BARE


def _extra_text(setup: Setup, code: int, move: int) -> str:
    if move >> codes.EXTRA == 0:
        return ""
    if code == codes.SELECT:
        return " " + ", ".join(setup.ids[card] for card in members(move >> codes.EXTRA))
    if code == codes.HARVEST_ROB:
        return f" {move >> codes.EXTRA}"
    if code == codes.USE:
        return _ON + _aim_text(setup, codes.aim_of(move))
    spot, source, words = codes.spot_of(move), codes.source_of(move), ""
    if spot != NOWHERE:
        x, y = coordinates_of(spot)
        words += f" {x},{y}" if code == codes.LOOK else f" at {x},{y}"
    if source >= 0:
        words += f" from {_POOL if source == codes.POOL else setup.names[source]}"
    return words


def _aim_text(setup: Setup, aim: int) -> str:
    return setup.names[aim - 1] if aim < codes.AIMED_CARD else setup.ids[aim - codes.AIMED_CARD]


def parse(setup: Setup, line: str) -> tuple[int, int]:
    """The move and its outcome. ``InvalidInput`` names the word that is not known."""
    words, mark, taken = line.strip().partition(MARK.strip())
    outcome = card_number(setup, taken.strip()) if mark else NO_OUTCOME
    code, rest = _split_word(words.strip(), line)
    move = code << codes.SHIFT
    if code == codes.SELECT:
        return move | _selection(setup, rest) << codes.EXTRA, outcome
    if code in _TAKEN:
        rest, source = _split_source(setup, rest)
        move |= source
    if code == codes.HARVEST_ROB:
        rest, place = _split_place(setup, rest)
        move |= place
    if code == codes.USE:
        rest, aim = _split_aim(setup, rest)
        move |= aim
    if code in LAID or code == codes.LOOK:
        rest, spot = _split_spot(code, rest, line)
        move |= spot
    return move | _argument(setup, code, rest, line), outcome


def _split_word(words: str, line: str) -> tuple[int, str]:
    for two, code in TWO_WORDS.items():
        if words == two or words.startswith(two + " "):
            return code, words[len(two) :].strip()
    word, _, rest = words.partition(" ")
    if word not in codes.WORDS or "-" in word:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip()[:80])
    return codes.WORDS.index(word), rest.strip()


def _selection(setup: Setup, rest: str) -> int:
    """Bare ``select`` is the empty selection, which only who holds no card has."""
    mask = 0
    for name in filter(None, (part.strip() for part in rest.split(","))):
        mask |= BIT[card_number(setup, name)]
    return mask


def _split_source(setup: Setup, rest: str) -> tuple[str, int]:
    words, separator, name = f" {rest}".rpartition(" from ")
    if not separator:
        return rest, 0
    source = codes.POOL if name.strip() == _POOL else seat_number(setup, name.strip())
    return words.strip(), codes.out_of(source)


def _split_place(setup: Setup, rest: str) -> tuple[str, int]:
    """The seat, and the place in a virtual player's row; names may end in a number themselves."""
    name, _, place = rest.rpartition(" ")
    if rest in setup.names or not _is_number(place):
        return rest, 0
    return name.strip(), int(place) << codes.EXTRA


def _split_aim(setup: Setup, rest: str) -> tuple[str, int]:
    """The card, and what its asset is aimed at."""
    name, separator, target = rest.partition(_ON)
    if not separator:
        return rest, 0
    if aims_at_seat(setup, card_number(setup, name.strip())):
        aim = seat_number(setup, target.strip()) + 1
    else:
        aim = codes.AIMED_CARD + card_number(setup, target.strip())
    return name.strip(), aim << codes.EXTRA


def _is_number(words: str) -> bool:
    return words.isascii() and words.isdigit() and len(words) < 4


def _split_spot(code: int, rest: str, line: str) -> tuple[str, int]:
    if code == codes.LOOK:
        words, place = "", rest
    else:
        words, separator, place = rest.partition(" at ")
        if not separator:
            return rest, 0
    read = _AT.fullmatch(place.strip())
    spot = spot_at(int(read[1]), int(read[2])) if read else NOWHERE
    if spot == NOWHERE:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip()[:80])
    return words.strip(), codes.at(spot)


def _argument(setup: Setup, code: int, name: str, line: str) -> int:
    if code == codes.DRAW and _is_number(name) and int(name):
        return int(name)
    if code in BARE:
        if name:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip()[:80])
        return 0
    if code in ERAS:
        if not (_is_number(name) and 1 <= int(name) <= setup.highest):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=line.strip()[:80])
        return int(name)
    return seat_number(setup, name) if code in SEATS else card_number(setup, name)


def card_number(setup: Setup, name: str) -> int:
    """The card of that id. ``InvalidInput`` if the deck has none."""
    number = setup.index.get(name)
    if number is None:
        raise InvalidInput(Code.UNKNOWN_CARD, given=name[:60])
    return number


def seat_number(setup: Setup, name: str) -> int:
    """The seat of that name. ``InvalidInput`` if there is none."""
    if name not in setup.names:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=name[:60])
    return setup.names.index(name)


def every_move(setup: Setup) -> list[int]:
    """Every move that can be written down in this game, but for spots, sources and sets of cards: of these a
    few that stand for all."""
    offered = {kind.code for kinds in setup.kinds for kind in kinds} | {codes.LEAVE}
    moves = []
    for code in sorted(offered - {codes.FLIP, codes.SELECT, codes.LOOK}):
        base = code << codes.SHIFT
        moves += [base | argument for argument in range(_first(code), _arguments(setup, code))]
        if setup.spots is not None and code in LAID:
            moves += [base | codes.at(spot) | card for spot in (0, 1) for card in range(setup.printed)]
        if code == codes.JOKER_TRUMP:
            moves.append(base | codes.out_of(codes.POOL))
        if code == codes.USE:
            moves += [base | aim << codes.EXTRA | card for card, aim in _some_aims(setup)]
        if code == codes.HARVEST_ROB:
            moves += [
                base | place << codes.EXTRA | seat for place in (1, 2) for seat in range(len(setup.names))
            ]
    if codes.SELECT in offered:
        moves += [codes.SELECT << codes.SHIFT | BIT[card] << codes.EXTRA for card in range(setup.card_count)]
    if codes.LOOK in offered:
        moves += [codes.LOOK << codes.SHIFT | codes.at(spot) for spot in (0, 1)]
    return moves


def _some_aims(setup: Setup) -> list[tuple[int, int]]:
    """Each card with all seats that its asset may be aimed at, a Loot with the first cards."""
    seats, cards = range(1, setup.seat_count + 1), range(codes.AIMED_CARD, codes.AIMED_CARD + 3)
    every = range(setup.printed)
    return [(card, aim) for card in every for aim in (seats if aims_at_seat(setup, card) else cards)]


def _first(code: int) -> int:
    return 1 if code in ERAS else 0


def _arguments(setup: Setup, code: int) -> int:
    if code == codes.DRAW and setup.classic:
        return 1 + max(setup.hand_size)
    if code in BARE:
        return 1
    if code in ERAS:
        return setup.highest + 1
    return len(setup.names) if code in SEATS else setup.card_count


def exists(setup: Setup, move: int) -> bool:
    """Moves come from outside: nothing is indexed before this holds."""
    code, argument = codes.code_of(move), move & codes.ARGUMENT
    if move < 0 or code >= len(codes.WORDS):
        return False
    if not _first(code) <= argument < _arguments(setup, code):
        return False
    if code == codes.SELECT:
        return move >> codes.EXTRA + setup.card_count == 0
    if code == codes.USE:
        return _is_aim(setup, argument, codes.aim_of(move))
    source = codes.source_of(move)
    return source < 0 or source == codes.POOL or source < setup.seat_count


def _is_aim(setup: Setup, card: int, aim: int) -> bool:
    if aims_at_seat(setup, card):
        return aim <= setup.seat_count
    return aim == 0 or codes.AIMED_CARD <= aim < codes.AIMED_CARD + setup.printed
