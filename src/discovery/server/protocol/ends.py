"""How a finished game was won (HTTP)."""

from __future__ import annotations

from msgspec import Struct


class CountInfo(Struct):
    """Something counted, a number a seat: its sentence is ``tally-ID``, as the game's family says it."""

    id: str
    seats: list[int]


class LeadInfo(Struct):
    """By how much the winners are ahead of ``seat``: its sentence is ``lead-ID``."""

    id: str
    number: int
    seat: int


class TallyInfo(Struct):
    """Answer to ``GET api/tables/ID/tally`` (finished games). ``points`` are the sources of each seat's total
    and add up to it, empty in games without points; ``deeds`` is what else the seats did. ``setup`` is the
    code of the game's set-up, empty where a deck was brought."""

    points: list[CountInfo]
    deeds: list[CountInfo]
    lead: LeadInfo | None
    setup: str
