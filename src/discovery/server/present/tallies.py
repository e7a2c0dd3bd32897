"""How a finished game was won, from its record."""

from __future__ import annotations

import time
from collections.abc import Sequence

from discovery.core.errors import Code, InvalidRecord
from discovery.core.present import Count
from discovery.core.protocol import Event
from discovery.core.registry import family_of
from discovery.play.records import Record
from discovery.play.replay import RecordReplay
from discovery.server.protocol import CountInfo, LeadInfo, TallyInfo


def tally_of(record: Record, seconds: float, own: object = None, setup: str = "") -> TallyInfo:
    """The sources of points and the deeds of the seats of a game. ``own`` is the deck brought for the
    game, if it was not one of the family's, ``setup`` the code of its set-up. ``InvalidRecord`` TOO_LARGE if
    it takes more than ``seconds``."""
    part = family_of(record.game).present
    assert part is not None  # no server offers a family without one
    again, until = RecordReplay(record, own), time.monotonic() + seconds
    earlier: list[list[Event]] = []
    for step in again.steps():
        if time.monotonic() > until:
            raise InvalidRecord(Code.TOO_LARGE, most=len(earlier))
        if step.joined is not None:
            earlier = [[step.joined.moved(event) for event in events] for events in earlier]
        earlier.append(step.events)
    counted = part.tally(again.driver.game, again.driver.state, earlier)
    lead = counted.lead
    return TallyInfo(
        _infos(counted.points),
        _infos(counted.deeds),
        None if lead is None else LeadInfo(lead.id, lead.number, lead.seat),
        setup,
    )


def _infos(counted: Sequence[Count]) -> list[CountInfo]:
    return [CountInfo(one.id, list(one.seats)) for one in counted]
