"""Games of a family that brings no ``terminal`` of its own: the legal moves as a numbered list.

This is enough to play and to replay any game; nothing is drawn and events are not narrated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discovery.core.decks import DeckLookup
from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Family
from discovery.core.players.advice import Reason
from discovery.core.protocol import AnyGame, Event, State, View
from discovery.core.registry import family_of
from discovery.core.terminal import Screen, TerminalPart


def terminal_of(family: Family) -> TerminalPart:
    """The family's part for the command line, or the plain one."""
    return family.terminal or PlainTerminal(family)


def names_of(game: str, language: str, deck: object = None) -> Mapping[str, str]:
    """The names of the pieces of a game's family by id: of ``deck``, else of all that come with it."""
    return terminal_of(family_of(game)).names(language, deck)


def has_won(screen: Screen, row: Mapping[str, Any]) -> str:
    """A line about a seat at the end of any game: only the family knows what else it counts."""
    return screen.text("join-winner" if row["winner"] else "join-other", seat=row["seat"] + 1)


class PlainTerminal:
    """``core.terminal.TerminalPart`` for every family."""

    def __init__(self, family: Family) -> None:
        self._family = family

    def names(self, language: str, deck: object = None) -> Mapping[str, str]:
        """None: pieces are called by their ids."""
        return {}

    def open(self, screen: Screen, game: AnyGame) -> PlainText:
        """A game on a screen."""
        return PlainText(screen, game)

    def as_object(self, game: AnyGame, state: State, legal: Mapping[str, list[str]]) -> dict[str, object]:
        """The turn, the winners and the possible next lines."""
        result, progress = game.result(state), game.progress(state)
        return {
            "game": game.name,
            "over": result is not None,
            "turn": None if result else game.seats[progress.turn],
            "phase": progress.phase,
            "actors": list(legal),
            "winners": [game.seats[seat] for seat in result.winners] if result else [],
            "legal": dict(legal),
        }

    def ended(self, screen: Screen, row: Mapping[str, object]) -> str:
        """Whether the seat has won."""
        return has_won(screen, row)

    def deck_contents(self, text: str, beside: DeckLookup) -> Mapping[str, int]:
        """Nothing: the contents of the deck are unknown."""
        return {}


class PlainText:
    """``core.terminal.TextGame`` for every game."""

    commands: tuple[str, ...] = ()

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        self._screen = screen
        self._game = game

    def answer(self, command: str, typed: str, state: State) -> list[str]:
        """There are no commands of its own."""
        return []

    def help(self) -> str:
        """The help text on what can be typed."""
        return self._screen.text("play-help-plain")

    def draw(self, view: View) -> None:
        """Draw nothing: no position is known to every family."""

    def draw_all(self, state: State) -> None:
        """Whose turn it is, or who has won."""
        result = self._game.result(state)
        if result is None:
            self._screen.say("turn", seat=self._game.seats[self._game.progress(state).turn])
            return
        winners = [self._game.seats[seat] for seat in result.winners]
        self._screen.say("over", winners=", ".join(winners), count=len(winners), reason=result.reason)
        for name, score in zip(self._game.seats, result.scores or (), strict=False):
            self._screen.say("play-scores", seat=name, score=score)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Nothing: only the family knows what an event means."""
        return []

    def recall(self, observed: Sequence[Event], seat: int) -> list[str]:
        """No sentences: only a family can word its events."""
        return []

    def question(self, state: State, seat: int) -> str:
        """``""``: only a family can word its questions."""
        return ""

    def list_moves(self, state: State, seat: int) -> None:
        """The moves in notation, by number."""
        self._screen.say("play-moves")
        self._screen.numbered([self._game.text(move) for move in self._game.legal(state, seat)])

    def list_choices(self, state: State, seat: int, choices: Sequence[str]) -> Sequence[str]:
        """Print all the choices by number, and return them."""
        self._screen.say("play-which")
        self._screen.numbered(choices)
        return choices

    def read(self, typed: str, state: State, seat: int) -> int:
        """A number of the list, or a move in notation."""
        legal = self._game.legal(state, seat)
        if not typed.isdecimal():
            return self._game.parse(typed)[0]
        if not 1 <= int(typed[:6]) <= len(legal):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return legal[int(typed[:6]) - 1]

    def warning(self, state: State, seat: int, move: int) -> str:
        """``""``: only a family knows what a move wastes."""
        return ""

    def words(self, move: int, view: View | None = None) -> str:
        """The move in notation."""
        return self._game.text(move)

    def because(self, reason: Reason) -> str:
        """The code of the reason, since only a family can word it."""
        return reason.code

    def promise(self, number: int) -> str:
        """The share of the win."""
        return f"{number}%"
