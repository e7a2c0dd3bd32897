"""A move as a value: what is done, and with what. Inside the engine moves are ints (see ``codes``)."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.bits import mask_of, members
from discovery.evolution.board.plane import NOWHERE, coordinates_of, spot_at
from discovery.evolution.model import codes
from discovery.evolution.model.notation import ERAS, SEATS, names_card

POOL = codes.POOL
"""The ``source`` that is the pool."""
NOTHING = -1
KINDS = codes.WORDS
"""Every ``kind``, by the number that events have for it (``STOPPED``)."""


@dataclass(frozen=True, slots=True)
class Move:
    """``kind`` is a word of the notation (``"place"``, ``"joker-as"``); what it does not name is ``NOTHING``.

    ``card``, ``seat``, ``era`` and ``source`` (a seat or ``POOL``) are numbers, ``spot`` is (x, y) on a
    plane, ``None`` where the move names none, ``cards`` are those of a selection (J03), lowest first.
    ``number`` is how many cards are drawn (S19), or the place in a virtual player's row (S18). An asset is
    aimed at ``seat`` or at the card ``target`` (Y08, Y12).
    """

    kind: str
    card: int = NOTHING
    seat: int = NOTHING
    era: int = NOTHING
    spot: tuple[int, int] | None = None
    source: int = NOTHING
    cards: tuple[int, ...] = ()
    number: int = NOTHING
    target: int = NOTHING


def decode(move: int) -> Move:
    """The parts of a move that there can be."""
    code, argument = codes.code_of(move), codes.argument_of(move)
    kind = codes.WORDS[code]
    if code == codes.SELECT:
        return Move(kind, cards=tuple(members(codes.cards_of(move))))
    if code == codes.USE:
        return _aimed(kind, argument, codes.aim_of(move))
    number = NOTHING
    if code == codes.HARVEST_ROB:
        number, move = codes.place_of(move) or NOTHING, codes.head_of(move)
    elif code == codes.DRAW and argument:
        number = argument
    spot = codes.spot_of(move)
    return Move(
        kind,
        card=argument if names_card(move) else NOTHING,
        seat=argument if code in SEATS else NOTHING,
        era=argument if code in ERAS else NOTHING,
        spot=None if spot == NOWHERE else coordinates_of(spot),
        source=codes.source_of(move),
        number=number,
    )


def _aimed(kind: str, card: int, aim: int) -> Move:
    if aim >= codes.AIMED_CARD:
        return Move(kind, card=card, target=aim - codes.AIMED_CARD)
    return Move(kind, card=card, seat=aim - 1)


def encode(move: Move) -> int:
    """The number of a move. ``ValueError`` for a kind or a spot that there is not."""
    number = codes.WORDS.index(move.kind) << codes.SHIFT
    if move.kind == codes.WORDS[codes.USE]:
        aim = move.seat + 1 if move.target == NOTHING else codes.AIMED_CARD + move.target
        return number | move.card | aim << codes.EXTRA
    number |= max(0, move.card, move.seat, move.era)
    if move.number != NOTHING:
        number |= move.number if move.seat == NOTHING else move.number << codes.EXTRA
    if move.cards:
        number |= mask_of(move.cards) << codes.EXTRA
    if move.spot is not None:
        spot = spot_at(*move.spot)
        if spot == NOWHERE:
            raise ValueError(f"no spot: {move.spot}")
        number |= codes.at(spot)
    if move.source != NOTHING:
        number |= codes.out_of(move.source)
    return number
