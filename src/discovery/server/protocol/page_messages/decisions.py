"""Decisions that are put before somebody without a table (HTTP): what one may ask about them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Line
from discovery.i18n.faults import Fault
from discovery.server.protocol.words import Key, Text


class DecisionQuestion(Struct, forbid_unknown_fields=True):
    """A move to ``play``, or what a player may ask at a table: ``explain`` and ``about`` as in ``Explain``,
    ``spots`` as in ``Spots``."""

    play: Line = ""
    explain: Annotated[list[Line], Meta(max_length=16)] = []
    about: Key = ""
    spots: Text = ""


class DecisionAnswer(Struct):
    """Answers to the questions of a player, as at a table."""

    moves: list[str]
    verdicts: list[Fault | None]
    spots: list[list[int]]
