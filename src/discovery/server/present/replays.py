"""A finished game, line by line, with nothing hidden, and what its key proves. Anybody may send a record, so
the time is limited."""

from __future__ import annotations

import time
from collections.abc import Iterator

from discovery.core.errors import Code, InvalidRecord
from discovery.core.present import PresentPart
from discovery.core.protocol import AnyGame, Event
from discovery.core.registry import family_of
from discovery.core.undone import UNDONE
from discovery.play.records import Record, write
from discovery.play.replay import NextLine, RecordReplay, ReplayStep
from discovery.play.verify import KeyProof
from discovery.server.present.own_decks import own_deck_info
from discovery.server.protocol import ChanceCheck, Frame, Rearranged, Replay


def replay(record: Record, seconds: float, own: object = None) -> Replay:
    """Every line and its results. ``own`` is the deck that was brought for the game, if it was not one of the
    family's. ``InvalidRecord`` with the line of the first fault, TOO_LARGE if it takes more than
    ``seconds``."""
    again = RecordReplay(record, own)
    game, proof = again.game, KeyProof(record, again.game)
    family = family_of(record.game)
    part = family.present
    assert part is not None  # no server offers a family without one
    frames: list[Frame] = []
    earlier: list[list[Event]] = []
    for moment in _in_time(again, proof, seconds):
        step = moment.step
        frames.append(_frame(part, step))
        if step.joined is not None:
            earlier = [step.joined.renumbered(events) for events in earlier]
            before = [_happenings(part, step.game, events) for events in earlier]
            frames[-1].joined = Rearranged(list(step.game.seats), before)
        earlier.append(step.events)
    return Replay(
        game=game.name,
        deck=family.decks.key_of(game.spec.deck),
        options=list(game.spec.options),
        names=list(game.seats),
        frames=frames,
        record=write(record),
        own_deck=None if own is None else own_deck_info(part, own),
        chance=_found(record, proof),
    )


def chance_check(record: Record, seconds: float, own: object = None) -> ChanceCheck:
    """Whether the chance of a record follows from its key. Arguments and errors as ``replay``."""
    again = RecordReplay(record, own)
    proof = KeyProof(record, again.game)
    for _ in _in_time(again, proof, seconds):
        pass
    return _found(record, proof)


def _in_time(again: RecordReplay, proof: KeyProof, seconds: float) -> Iterator[NextLine]:
    until = time.monotonic() + seconds
    for number, moment in enumerate(again.lines_ahead()):
        if time.monotonic() > until:
            raise InvalidRecord(Code.TOO_LARGE, most=number)
        proof.follow(moment)
        yield moment


def _found(record: Record, proof: KeyProof) -> ChanceCheck:
    line = 0 if proof.fault is None or not record.key else proof.fault.line
    return ChanceCheck(record.commitment, record.key, proof.fault is None, proof.draws, line)


def _frame(part: PresentPart, step: ReplayStep) -> Frame:
    line, game = "" if step.line is None else step.line.move, step.game
    comment = "" if step.line is None else step.line.comment
    happenings = _happenings(part, game, step.events)
    return Frame(line, comment, step.seat, part.revealed(game, step.state), happenings, None)


def _happenings(part: PresentPart, game: AnyGame, events: list[Event]) -> list[object]:
    """The family's messages about events; an undo is shown by its line alone."""
    return part.happenings(game, [event for event in events if event.kind != UNDONE])
