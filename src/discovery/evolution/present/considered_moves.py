"""Moves with a card that a viewer may try in vain: they are explained when the card is looked at.

It depends only on the position that the viewer is sent, so the list itself tells nothing more.
"""

from __future__ import annotations

from typing import Literal

from discovery.evolution.present.messages import Position, SeatView

Place = Literal["seen", "hand", "hidden"]
SILENT = ("select", "window", "over")
"""Phases in which cards are chosen in another way, or no more."""


def moves_in_vain(position: Position, card: str) -> list[str]:
    """Moves with ``card`` that its holder, or a viewer who sees it, may try in vain now."""
    if position.viewer < 0 or position.phase in SILENT:
        return []
    return [move for move in _thought_of(position, card) if move not in _spread(position.legal)]


def _thought_of(position: Position, card: str) -> list[str]:
    place = _place(position, card)
    if position.phase in ("give", "discard") and place == "hand":
        return [f"{position.phase} {card}"]
    moves = [f"place {card}"]
    if position.phase in ("give", "discard") or position.trumps == 0:
        return moves
    if place == "hidden":
        return [*moves, f"call {card}"]
    return [*moves, f"replay {card}", *([f"discard {card}"] if place == "hand" else [])]


def open_to_all(position: Position, thing: str) -> bool:
    """Whether everybody sees a card or a seat, named as ``card:fire`` or ``seat:1``."""
    word, _, name = thing.partition(":")
    if word == "seat":
        return name in {str(seat) for seat in range(len(position.seats))}
    lying = (card for seat in position.seats for card in _open(seat))
    stands = (one.card for one in position.stands)
    return word == "card" and name in {*position.tree, *stands, *position.pool, *position.aside, *lying}


def _place(position: Position, card: str) -> Place:
    """Where the viewer sees the card; ``hidden`` if nowhere."""
    own = position.seats[position.viewer]
    if card in (*position.tree, *(one.card for one in position.stands)):
        return "seen"
    if card in (own.cards or ()):
        return "hand"
    called = position.owed if position.phase == "called" and position.turn == position.viewer else ""
    lying = (
        *position.pool,
        *position.aside,
        called,
        *(one for seat in position.seats for one in _open(seat)),
    )
    return "seen" if card in lying else "hidden"


def _open(seat: SeatView) -> list[str]:
    """The cards before a seat that everybody sees."""
    return [*seat.discard, *(seat.selection or ())]


def _spread(legal: list[str]) -> set[str]:
    """The legal moves one by one: those that differ in their card alone are sent as one text."""
    moves: set[str] = set()
    for text in legal:
        cards = next((word for word in text.split(" ") if "|" in word), "")
        moves.update(text.replace(cards, card) for card in cards.split("|")) if cards else moves.add(text)
    return moves
