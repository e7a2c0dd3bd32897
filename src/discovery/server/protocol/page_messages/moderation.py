"""Messages between page and server about people who are reported."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.words import SeatNumber

ReportReason = Literal["name", "insult", "hate", "threat", "spam", "stalling", "cheating", "other"]
Verdict = Literal["dismiss", "mute", "ban"]
Told = Annotated[str, Meta(max_length=300)]
"""A moderator's text, which the person reads."""
LONGEST_HOURS = 24 * 366


class ReportMade(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables/ID/reports``: the player on ``seat`` under ``name`` is reported, by the
    player with the secret ``token`` (``""``: who watches). The server adds what was written at the table."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    reason: ReportReason
    words: Annotated[str, Meta(max_length=500)] = ""
    token: Token = ""


class Reporting(Struct):
    """Answer to ``GET api/tables/ID/reports``, and to a report: whether somebody reads reports here."""

    open: bool


class ReportedLine(Struct):
    """A text that ``name`` wrote, at ``at`` ms since 1970."""

    name: str
    text: str
    at: int


class ReportInfo(Struct):
    """A report that waits for a decision: at ``step`` of a table whose ``status`` is ``""`` if it is gone.
    ``account`` is ``""`` for a guest, ``reporter`` for somebody who watched."""

    id: str
    table: str
    status: str
    step: int
    seat: str
    account: str
    reporter: str
    reason: ReportReason
    words: str
    lines: list[ReportedLine]
    at: int


class SanctionInfo(Struct):
    """An account is muted or banned; ``until`` 0 is until somebody lifts it."""

    id: str
    account: str
    kind: str
    reason: str
    at: int
    until: int


class ActInfo(Struct):
    """An act of a host or a moderator; ``actor`` is ``""`` for the host's shell."""

    at: int
    actor: str
    act: str
    subject: str
    why: str


class Moderating(Struct):
    """Answer to ``GET api/moderation`` and to each decision."""

    reports: list[ReportInfo]
    sanctions: list[SanctionInfo]
    acts: list[ActInfo]


class Decision(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/moderation/reports/ID``; ``hours`` 0 is until somebody lifts it."""

    verdict: Verdict
    reason: Told
    hours: Annotated[int, Meta(ge=0, le=LONGEST_HOURS)] = 0


class Lifting(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/moderation/sanctions/ID``: why it ends."""

    reason: Told


MESSAGES = (Reporting, ReportMade, Moderating, Decision, Lifting)
"""Messages between page and server."""
