"""A puzzle as plain data, for sheets of paper and other programs: the question, and its solution apart, so
that it can be printed overleaf.

Nothing here knows what is hidden from the solver.
"""

from __future__ import annotations

import msgspec

from discovery.core.players.advice import Reason
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.lab.puzzles.puzzle import Posed, part_of

QUICK = 1
"""Reasons are found without a search."""


def question(posed: Posed) -> dict[str, object]:
    """The question side of a puzzle's sheet.

    ``id``, ``kind``, ``difficulty``, the ``game`` with its deck, options and rules version, the ``seats`` by
    name, the ``seat`` that decides, its possible ``answers`` in notation, sorted by their text, and the
    ``position`` as that seat sees it (``None`` in a family that is not shown).
    """
    puzzle, present = posed.puzzle, family_of(posed.game.name).present
    position = None if present is None else msgspec.to_builtins(present.seen(posed.game, posed.view))
    return {
        "id": puzzle.ident,
        "kind": puzzle.kind,
        "difficulty": puzzle.difficulty,
        "game": posed.game.name,
        "deck": puzzle.record.deck,
        "options": list(puzzle.record.options),
        "rules": puzzle.record.rules,
        "seats": list(posed.game.seats),
        "seat": puzzle.seat,
        "answers": sorted(answer for answer, _ in puzzle.answers),
        "position": position,
    }


def solution(posed: Posed) -> dict[str, object]:
    """The solution side of the sheet: the ``id``, the ``move`` in notation, the value of each answer in
    hundredths (``values``), and the ``reasons``: codes of the messages ``hint-<code>`` with their
    arguments."""
    return {
        "id": posed.puzzle.ident,
        "move": posed.puzzle.solution,
        "values": dict(posed.puzzle.answers),
        "reasons": [_reason(posed, reason) for reason in reasons(posed)],
    }


def reasons(posed: Posed) -> tuple[Reason, ...]:
    """Why the solution is good."""
    move, _ = posed.game.parse(posed.puzzle.solution)
    part = part_of(family_of(posed.game.name))
    return tuple(part.reasons(posed.game, posed.consultation(QUICK, move=move)))


def _reason(posed: Posed, reason: Reason) -> dict[str, object]:
    cards = [posed.game.pieces[card] for card in reason.cards]
    seat = posed.game.seats[reason.seat] if reason.seat >= 0 else None
    return {"code": reason.code, "cards": cards, "number": reason.number, "seat": seat}


def whole_sheet(posed: Posed, text: TextGame) -> dict[str, object]:
    """A whole sheet: ``question`` and ``solution``, each answer in words by its notation (``moves``), and the
    reasons in words (``why``)."""
    moves = {answer: text.words(posed.game.parse(answer)[0]) for answer, _ in posed.puzzle.answers}
    why = [text.because(reason) for reason in reasons(posed)]
    return {"question": question(posed), "solution": solution(posed), "moves": moves, "why": why}
