"""A finished game, line by line, with nothing hidden. Anybody may send a record, so the time is limited."""

from __future__ import annotations

import time
from typing import Any

from discovery.core.errors import Code, InvalidRecord
from discovery.core.present import PresentPart
from discovery.core.protocol import Event
from discovery.core.registry import family_of
from discovery.play.records import Record, write
from discovery.play.replay import Replay as RecordReplay
from discovery.play.replay import Step
from discovery.server.present.own_decks import own_deck_info
from discovery.server.protocol import Frame, Rearranged, Replay


def replay(record: Record, seconds: float, own: Any = None) -> Replay:
    """Every line and its results. ``own`` is the deck that was brought for the game, if it was not one of the
    family's. ``InvalidRecord`` with the line of the first fault, TOO_LARGE if it takes more than
    ``seconds``."""
    until = time.monotonic() + seconds
    again = RecordReplay(record, own)
    game: Any = again.game
    family = family_of(record.game)
    part = family.present
    assert part is not None  # no server offers a family without one
    frames: list[Frame] = []
    told: list[list[Event]] = []
    for step in again.steps():
        if time.monotonic() > until:
            raise InvalidRecord(Code.TOO_LARGE, most=len(frames))
        frames.append(_frame(part, step))
        if step.joined is not None:
            told = [[step.joined.moved(event) for event in events] for events in told]
            before = [part.happenings(step.game, events) for events in told]
            frames[-1].joined = Rearranged(list(step.game.seats), before)
        told.append(step.events)
    return Replay(
        game=game.name,
        deck=family.decks.key_of(game.spec.deck),
        options=list(game.spec.options),
        names=list(game.seats),
        frames=frames,
        record=write(record),
        own_deck=None if own is None else own_deck_info(part, own),
    )


def _frame(part: PresentPart, step: Step) -> Frame:
    line, game = "" if step.line is None else step.line.move, step.game
    return Frame(line, step.seat, part.revealed(game, step.state), part.happenings(game, step.events), None)
