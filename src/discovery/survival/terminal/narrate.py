"""Events as sentences, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable

from discovery.core.protocol import Event
from discovery.core.terminal import Screen
from discovery.survival.content.tables import DAMAGES
from discovery.survival.game import SurvivalGame
from discovery.survival.model import events as told
from discovery.survival.model.codes import PROJECT_PIECE
from discovery.survival.model.phases import REASONS
from discovery.survival.terminal.words import Words, signed
from discovery.survival.views.event_pieces import AMOUNTS, BETWEEN_SEATS, DAMAGED, PIECES, piece_of, space_of

SILENT = {told.DEALT, told.LAID, told.REVEALED, told.VOTED}


class Narrator:
    """Narrates the events of one game in one language."""

    def __init__(self, screen: Screen, game: SurvivalGame) -> None:
        self._screen = screen
        self._game = game
        self._words = Words(game, screen.language)

    def narrate(self, happened: Iterable[Event]) -> list[str]:
        """A sentence for each event worth one."""
        return [self._sentence(event) for event in happened if not self._is_silent(event)]

    def _is_silent(self, event: Event) -> bool:
        if event.kind == told.NAMED:
            return event.seat >= 0
        return event.kind in SILENT or (event.kind == told.PROWLED and event.other < 0)

    def _sentence(self, event: Event) -> str:
        seats, words = self._game.seats, self._words
        piece, text = self._piece(event)
        return self._screen.text(
            f"discover-log-{self._message(event)}",
            seat=seats[event.seat] if event.seat >= 0 else "",
            other=seats[event.other] if self._names_seat(event) else event.other,
            piece=piece,
            text=text,
            number=event.number,
            change=signed(event.number),
            damage=DAMAGES[event.piece] if event.kind in DAMAGED else "",
            space=words.space(max(0, space_of(event))),
            reason=REASONS[event.number] if event.kind == told.FINISHED else "",
        )

    def _message(self, event: Event) -> str:
        name = told.EVENTS[event.kind]
        if event.kind in {told.PLACED, told.DREW} and event.piece >= 0:
            return f"{name}-seen"
        if event.kind == told.EXPLORED and event.seat < 0:
            return "uncovered"
        return name

    def _names_seat(self, event: Event) -> bool:
        return event.kind in BETWEEN_SEATS and 0 <= event.other < len(self._game.seats)

    def _piece(self, event: Event) -> tuple[str, str]:
        """The name of what the event is about, and a sentence about it."""
        words = self._words
        if event.kind == told.COLLECTED:
            return self._screen.text(f"discover-class-{event.other}"), ""
        table, name = piece_of(self._game.setup.content, event)
        if not table:
            return "?", ""
        if event.kind in PIECES:
            amount = event.number if event.kind in AMOUNTS and event.piece < PROJECT_PIECE else 1
            return words.piece(event.piece, amount), ""
        return words.wording.name(table, name), words.wording.text(table, name)
