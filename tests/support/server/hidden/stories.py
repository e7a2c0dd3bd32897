"""Twin tables: one viewer may know the same about both, and only hidden pieces lie elsewhere.

A *story* is the list of events at a table, as its server stores them. In its *twin* some pieces are in one
another's places from the deal on; as long as the viewer has seen none of them, nothing that the viewer is
sent may differ. A family of games says which pieces a viewer has seen, and how its moves name them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

import msgspec
import pytest

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import SPECTATOR
from discovery.engines.requests import AdviceQuestion, Request
from discovery.server.live.automatic import AutomaticPlay
from discovery.server.live.engine_requests import question_of
from discovery.server.present.client_queries import explained, in_words, spotted
from discovery.server.present.reports import seen_by
from discovery.server.protocol import Explain, Hint, Play, Refused, Spots, TablePlan
from discovery.server.tables.history import (
    Answered,
    Created,
    Entry,
    Left,
    Moved,
    Payload,
    Prepared,
    Returned,
    Started,
    Substituted,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from discovery.server.tables.prepared import decided
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import add, fold, running
from tests.support.server.simulated_clock import BEGINNING, ScriptedPrograms, Stage, Visitor, at_once

EVERY = 25
"""The number of payloads after which the viewer asks questions."""
ASKED, POINTED = 150, 12
"""The number of moves, and of things, that the viewer asks about."""
KEY = "5" * 64
"""The secret key of every table: with one, people may also take back what brought something to light."""
NEVER = 1e9
"""Seconds until something happens at a table that no story tells."""
WITHOUT_PIECES = Left | Substituted | Returned | UndoAsked | UndoAnswered | Undone


@dataclass(frozen=True)
class Story:
    """A table's plan and what happens there, from the deal on; ``ids`` are those of its pieces.

    ``seen`` has, for each viewer and piece, the first moment (the number of a payload) at which the viewer
    knows where it is.
    """

    plan: TablePlan
    payloads: tuple[Payload, ...]
    seen: dict[int, dict[int, int]]
    ids: tuple[str, ...]

    @property
    def viewers(self) -> list[int]:
        """A spectator, the first and the last person."""
        first, *people = [viewer for viewer in self.seen if viewer != SPECTATOR]
        return [SPECTATOR, first, people[-1]]

    @property
    def things(self) -> list[str]:
        """What one can point at, as the page names it."""
        raise NotImplementedError

    def hidden(self, viewer: int) -> list[int]:
        """Every piece, those first that stay hidden from the viewer for longest."""
        return sorted(range(len(self.ids)), key=lambda piece: -self.last_moment(viewer, piece))

    def last_moment(self, viewer: int, *pieces: int) -> int:
        """The number of payloads before the viewer knows where one of the pieces is."""
        end = len(self.payloads)
        return min([self.seen[viewer].get(piece, end) for piece in pieces], default=end)

    def twin(self, one: int, other: int) -> Self:
        """The same story with two pieces swapped."""
        return self.exchanged({one: other, other: one})

    def exchanged(self, instead: Mapping[int, int]) -> Self:
        """The same story with other pieces in the places of some."""
        names = {self.ids[piece]: self.ids[other] for piece, other in instead.items()}
        return replace(self, payloads=tuple(self._with(payload, names) for payload in self.payloads))

    def _with(self, payload: Payload, names: Mapping[str, str]) -> Payload:
        match payload:
            case Started(seats, order):
                return Started(seats, [names.get(piece, piece) for piece in order])
            case Moved(seat, text, timed):
                return Moved(seat, self.renamed(text, names), timed)
            case Answered(seat, text, silent):
                return Answered(seat, self.renamed(text, names), silent)
            case Prepared():
                return (
                    payload  # only its own seat is told of it, which may name pieces that it has never seen
                )
            case _ if isinstance(payload, WITHOUT_PIECES):
                return payload
        raise TypeError(f"what becomes of {payload!r} in a twin?")

    def renamed(self, text: str, names: Mapping[str, str]) -> str:
        """A move with other pieces, as the family writes it."""
        raise NotImplementedError


# ---- what is heard of it -----------------------------------------------------------------------------------

Meddling = Callable[[int, Any], None]


def nothing(number: int, state: Any) -> None:
    """Leave everything as it is."""


def empty_table(plan: TablePlan) -> Table:
    """The table of a story before the deal."""
    return fold("t", [Entry(1, BEGINNING, Created(plan, KEY))])


def fresh_table(told: Story) -> Table:
    """The table at the start of a story."""
    table = empty_table(told.plan)
    add(table, told.payloads[0])
    return table


class Advisers(ScriptedPrograms):
    """They note what they are given for a hint, and praise the first legal move."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[bytes] = []

    async def consult(self, request: Request[AdviceQuestion]) -> str | None:
        """Answer at once: hint at the first legal move."""
        inquiry = request.question()
        if inquiry is None:
            return None
        self.given.append(b"hint %r" % (inquiry.input,))
        return json.dumps([[inquiry.input[1].view.legal[0], 0.5, []]])


def heard(
    told: Story,
    viewer: int,
    most: int = 10_000,
    *,
    since: int = 0,
    meddle: Meddling = nothing,
    asking: bool = True,
) -> list[list[bytes]]:
    """What the viewer learns of each of the first ``most`` payloads: what a program at that seat would be
    given, what becomes of the moves that the viewer has prepared, every frame that the viewer is sent with
    its time, and, if ``asking``, all answers to questions.

    The viewer comes after the first ``since`` payloads, and is then sent what one is who comes late.
    ``meddle`` may change the position before each payload.
    """
    words: list[list[bytes]] = []
    table = empty_table(told.plan)
    for payload in told.payloads[:since]:
        table.apply(Entry(table.seq + 1, BEGINNING, payload))

    async def scene(stage: Stage) -> None:
        visitor = await stage.visit(viewer)
        for number, payload in enumerate(told.payloads[since:most], since):
            if number:
                meddle(number, running(table).state)
            async with stage.live.writer.lock:
                await stage.live.writer.write(stage.live.table.draft(payload))
            words.append([])
            played = running(table)
            if played.window is not None and played.window.settled:
                continue  # the next payload closes it, before anybody reads
            await visitor.up_to_date()
            words[-1].append(_sent_to_a_program(stage.live.table, viewer))
            if viewer != SPECTATOR:
                words[-1].append(b"prepared %r" % (decided(table, played, viewer),))
            if asking and (number - since) % EVERY == 0:
                words[-1] += await _asked(told, stage, visitor, number)
                words[-1] += await _hinted(stage, visitor, advisers)
            words[-1] += [b"%r %b" % frame for frame in visitor.frames]
            visitor.frames.clear()

    advisers = Advisers()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AutomaticPlay, "delay", lambda *_: NEVER)
        at_once(table, Random(0), scene, programs=advisers)
    return words


def _sent_to_a_program(table: Table, viewer: int) -> bytes:
    """What a program's process is sent: chair, view, and all that the seat has observed."""
    played = running(table)
    if viewer == SPECTATOR:
        return repr(played.game.view(played.state, viewer)).encode()
    return repr(question_of(table, played, viewer).input).encode()


async def _asked(told: Story, stage: Stage, visitor: Visitor, number: int) -> list[bytes]:
    """Why not, for many moves and things; where some moves may go; what is said to some that are refused; and
    what a report would tell."""
    table, guest, chooser = stage.live.table, visitor.guest, Random(number)
    game = running(table).game
    intents = game.all_moves()
    texts = [game.text(move) for move in chooser.sample(intents, min(ASKED, len(intents)))]
    reasons = explained(table, guest, Explain("x", texts))
    known = (
        [False] * len(texts) if isinstance(reasons, Refused) else [why is None for why in reasons.verdicts]
    )
    refused = [text for text, possible in zip(texts, known, strict=True) if not possible]
    answers: list[object] = [reasons, seen_by(table, guest.seat)]
    answers += [spotted(table, guest, Spots("s", text)) for text in texts[:12]]
    pointed = chooser.sample(told.things, min(POINTED, len(told.things)))
    answers += [explained(table, guest, Explain("a", [], about)) for about in pointed]
    for at, text in enumerate([*refused[:3], "fly"]):
        with pytest.raises(DiscoveryError) as caught:
            await visitor.say(Play(f"n{number}-{at}", visitor.latest.seq, text))
        answers.append(Refused("n", in_words(table, caught.value, guest.language)))
    return [msgspec.json.encode(answer) for answer in answers]


async def _hinted(stage: Stage, visitor: Visitor, advisers: Advisers) -> list[bytes]:
    """The hint, or why there is none, and what whoever thinks about it is given."""
    advisers.given.clear()
    try:
        found: object = await stage.live.hints.hint(visitor.guest, Hint("h"))
    except DiscoveryError as error:
        found = in_words(stage.live.table, error, visitor.guest.language)
    return [msgspec.json.encode(found), *advisers.given]
