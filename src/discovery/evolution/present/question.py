"""The question for a viewer: the server names the question and what helps to answer it, the client has a
sentence for each. Both follow from the position that the viewer is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from discovery.core.protocol import SPECTATOR
from discovery.evolution.present.messages import Ask, AskHint, Classic, Position, Question

Offers = Callable[[str], bool]
"""Whether some legal move has this word: asked only where it matters, for there may be a hundred moves."""


class OwnPart(Protocol):
    """The fields used here of a viewer's own part of a view."""

    seat: int
    legal: tuple[int, ...]
    wanted: int


def ask(common: Position, own: OwnPart, word: Callable[[int], str]) -> Ask | None:
    """The question to this viewer, ``None`` where the viewer is not to move or answers in a window.

    ``word`` gives the first word of a move.
    """
    if own.seat == SPECTATOR or own.seat not in common.actors or common.phase in ("window", "over"):
        return None

    def offers(wanted: str) -> bool:
        return any(word(move) == wanted for move in own.legal)

    question = _QUESTIONS.get(common.phase)
    named: Question = question(common, own, offers) if question else common.phase  # type: ignore[assignment]
    return Ask(named, _hint(common, own, offers))


def _opening(common: Position, own: OwnPart, offers: Offers) -> Question:
    """Before the first card passing is free once (C11), ending the turn is not."""
    if common.classic is not None:
        return _turn(common, own, offers)
    if offers("pass"):
        return "opening" if offers("place") else "opening-pass"
    return "opening-end" if offers("place") else "opening-none"


def _turn(common: Position, own: OwnPart, offers: Offers) -> Question:
    """A turn of a round, where one passes (J05), or of its own, where one ends."""
    if common.classic is not None:
        return _classic_turn(common, common.classic, own.seat)
    if common.placed:
        return "series" if offers("place") else _done(common, offers)
    return "round" if common.leader >= 0 and offers("pass") else "turn"


def _done(common: Position, offers: Offers) -> Question:
    """No more card can be placed. With assets that need not mean that none links (Y04), and one of them may
    be left to use (Y05)."""
    if common.assets is None:
        return "done"
    return "done-use" if offers("use") else "done-assets"


def _classic_turn(common: Position, classic: Classic, seat: int) -> Question:
    """A single action (S25), or any number of cards (S02), in a round from the selection (S24)."""
    if common.pile is not None:
        return "turn-single"
    if seat == classic.finalist:
        return "turn-finalist"
    if common.leader >= 0 and classic.finalist >= 0:
        return "round-last"
    if seat in classic.last_turns:
        return "turn-last"
    if common.placed:
        return "turn-more"
    return "turn-many" if common.leader < 0 else "turn-round"


def _harvest(common: Position, own: OwnPart, offers: Offers) -> Question:
    """How one may harvest: with an empty stack nobody draws, in a last turn one only robs (S18, S21)."""
    ways = [way for way in ("draw", "rob", "take") if offers(f"harvest-{way}")]
    return _HARVESTS["-".join(ways)]


def _steal(common: Position, own: OwnPart, offers: Offers) -> Question:
    """In the newest games an empty stack makes one steal (F02), or a Raid (Y11)."""
    return "steal" if common.classic is None and common.assets is None else "rob"


def _give(common: Position, own: OwnPart, offers: Offers) -> Question:
    """In the first edition only newcomers are given cards (R02)."""
    if common.classic is not None:
        return "give-newcomer"
    return "give-asked" if common.asker not in (own.seat, -1) else "give"


def _called(common: Position, own: OwnPart, offers: Offers) -> Question:
    return "called" if offers("fail") else "called-must"


def _asset(common: Position, own: OwnPart, offers: Offers) -> Question:
    """The question after an asset was used: its remaining choices, or only to end the turn (Y05)."""
    if offers("exchange"):
        return "asset-exchange"
    if offers("keep"):
        return "asset-scout"
    return "asset-place" if offers("replay") else "asset"


def _discard(common: Position, own: OwnPart, offers: Offers) -> Question:
    """In the first edition no fault costs a discard; a newcomer may have too many cards (S33)."""
    if common.turn == own.seat:
        return "discard"
    return "discard-fault" if common.classic is None else "discard-newcomer"


_HARVESTS: dict[str, Question] = {
    "draw": "harvest-draw",
    "rob": "harvest-rob",
    "take": "harvest-take",
    "draw-rob": "harvest-draw-rob",
    "draw-take": "harvest-draw-take",
    "rob-take": "harvest-rob-take",
    "draw-rob-take": "harvest",
}
_QUESTIONS: dict[str, Callable[[Position, OwnPart, Offers], Question]] = {
    "opening": _opening,
    "turn": _turn,
    "give": _give,
    "harvest": _harvest,
    "steal": _steal,
    "called": _called,
    "discard": _discard,
    "asset": _asset,
}
"""Phases in which more than one thing may be asked; in all others it is what the phase is called after."""


def _hint(common: Position, own: OwnPart, offers: Offers) -> AskHint:
    """The hint that helps to answer a question, if there is one."""
    if common.phase == "trump" and common.last and offers("place"):
        return "trump-hint"
    if common.phase == "verify" and own.wanted:
        return "wanted" if len(own.legal) > 1 else "wanted-none"
    if common.phase == "turn" and not common.placed and not offers("place"):
        return "turn-none"
    if common.classic is not None and common.phase == "harvest" and common.leader >= 0:
        return "harvest-round"
    if common.classic is not None and common.phase == "turn" and common.classic.crowns:
        return "finalist-near"
    return ""
