"""A card game on a screen of text: ``core.terminal.TextGame``."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.players.advice import Reason
from discovery.core.protocol import Event
from discovery.core.terminal import Screen
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.phases import SELECT, WINDOW
from discovery.evolution.model.state import State
from discovery.evolution.terminal.draw import Artist, draw, scene_of_state, scene_of_view
from discovery.evolution.terminal.hint_text import because, in_words
from discovery.evolution.terminal.input_parser import InputParser
from discovery.evolution.terminal.list_moves import show_choices, show_moves
from discovery.evolution.terminal.narrate import Narrator, lately
from discovery.evolution.terminal.position_json import settled
from discovery.evolution.views.view import View
from discovery.evolution.views.waste import END, waste
from discovery.i18n import translate

QUESTIONS = {SELECT: "play-select", WINDOW: "play-window"}
"""The questions in the phases that are not simply a seat's turn."""


class CardText:
    """Draws, narrates and parses one game."""

    commands = ("card",)

    def __init__(self, screen: Screen, game: DiscoveryGame) -> None:
        self._screen = screen
        self._game = game
        self._parser = InputParser(game, screen.language)
        self._narrator = Narrator(screen, game)

    def answer(self, command: str, typed: str, state: State) -> list[str]:
        """``card CARD``: what is printed on a card."""
        return Artist(self._screen, self._game).details(self._parser.card(typed), state.tree)

    def help(self) -> str:
        """The help text on what can be typed."""
        return self._screen.text("play-help")

    def draw(self, view: View) -> None:
        """Print the position as the seat of ``view`` sees it, and its hand."""
        draw(self._screen, self._game, scene_of_view(self._game, view))
        self._screen.console().print(Artist(self._screen, self._game).hand(view.hand))

    def draw_all(self, state: State) -> None:
        """Every card, hidden or not."""
        draw(self._screen, self._game, scene_of_state(self._game, settled(self._game, state)))

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event worth one."""
        return self._narrator.narrate(events)

    def recall(self, observed: Sequence[Event], seat: int) -> list[str]:
        """Lines about the moves since the last turn of ``seat``."""
        return Narrator(self._screen, self._game).narrate(lately(observed, seat))

    def question(self, state: State, seat: int) -> str:
        """The question while selecting (J02) and in a window (H02)."""
        message = QUESTIONS.get(state.phase)
        return self._screen.text(message, seat=self._game.seats[seat]) if message else ""

    def list_moves(self, state: State, seat: int) -> None:
        """The legal moves by number."""
        show_moves(self._screen, self._game, state, seat)

    def list_choices(self, state: State, seat: int, choices: Sequence[str]) -> Sequence[str]:
        """Print the possible meanings of an ambiguous input, by number."""
        return show_choices(self._screen, self._game, state, seat, choices)

    def read(self, typed: str, state: State, seat: int) -> int:
        """Parse what a seat typed as a move."""
        return self._parser.move(typed, self._game.legal(state, seat))

    def warning(self, state: State, seat: int, move: int) -> str:
        """A warning of the losses at the end of the turn: trumps, or cards that could be placed."""
        if move != END:
            return ""
        if state.trumps > 0:
            return self._screen.text("play-end-unused", trumps=state.trumps)
        losses = waste(self._game, state, seat)
        if losses is None:
            return ""
        cards = [self._screen.names[self._game.setup.ids[card]] for card, _ in losses.cards]
        worth = [f" (+{points})" if points else "" for _, points in losses.cards]
        named = ", ".join(map("".join, zip(cards, worth, strict=True)))
        return self._screen.text("play-end-waste", cards=named, cost=losses.cost)

    def words(self, move: int, view: View | None = None) -> str:
        """A move, worded as advice."""
        return in_words(self._screen, self._game, move)

    def because(self, reason: Reason) -> str:
        """The sentence that says why a move may be good."""
        return because(self._screen, self._game, reason)

    def promise(self, number: int) -> str:
        """The share of the win."""
        return translate(self._screen.language, "hint-value", self._screen.names, number=number)
