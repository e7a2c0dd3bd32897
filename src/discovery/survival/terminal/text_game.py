"""A survival game on a screen of text: ``core.terminal.TextGame``."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.dice import Dice
from discovery.core.players.advice import Reason
from discovery.core.protocol import SPECTATOR, Event
from discovery.core.terminal import Screen
from discovery.i18n import translate
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.game import SurvivalGame
from discovery.survival.model.events import TURN_BEGAN
from discovery.survival.model.phases import DAY, GUARDING, MODIFYING, PHASES, SUPPORTING
from discovery.survival.model.state import State
from discovery.survival.terminal.cards import Cards
from discovery.survival.terminal.draw import Artist
from discovery.survival.terminal.enemy_words import EnemyWords
from discovery.survival.terminal.fight_words import FightWords
from discovery.survival.terminal.move_words import MoveWords
from discovery.survival.terminal.narrate import Narrator
from discovery.survival.terminal.typed import TypedMoves
from discovery.survival.terminal.words import Words
from discovery.survival.views.view import View

IN_FIGHTS = (SUPPORTING, MODIFYING, GUARDING)
"""The phases in which one decides by what the dice need."""

GAP = "   "


class SurvivalText:
    """Draws, narrates and parses one game."""

    commands = ("card",)

    def __init__(self, screen: Screen, game: SurvivalGame) -> None:
        self._screen = screen
        self._game = game
        words = Words(game, screen.language)
        enemies = EnemyWords(screen, game, words)
        self._cards = Cards(screen, game, words, enemies)
        self._fights = FightWords(screen, game, words, enemies)
        self._artist = Artist(screen, game, words, self._fights)
        self._narrator = Narrator(screen, game)
        self._moves = MoveWords(screen, game)
        self._typed = TypedMoves(game, self._moves, screen.language)

    def answer(self, command: str, typed: str, state: State) -> list[str]:
        """``card NAME``: what a card, an item or an enemy says, with its figures."""
        return self._cards.describe(typed)

    def help(self) -> str:
        """The help text on what can be typed."""
        return self._screen.text("discover-help")

    def draw(self, view: View) -> None:
        """Draw the table as the seat of ``view`` sees it."""
        self._artist.draw(view, SurvivalDeterminizer(self._game.setup, view).deal(Dice(0)))

    def draw_all(self, state: State) -> None:
        """The position as everybody sees it, and how the game ended."""
        view = self._game.view(state, SPECTATOR)
        self._artist.draw(view, state)
        self._artist.honours(view)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event worth one."""
        return self._narrator.narrate(events)

    def recall(self, observed: Sequence[Event], seat: int) -> list[str]:
        """Lines about the events since the last turn of ``seat`` began."""
        begun = [n for n, event in enumerate(observed) if event.kind == TURN_BEGAN and event.seat == seat]
        return self._narrator.narrate(observed[begun[-1] :] if begun else observed)

    def question(self, state: State, seat: int) -> str:
        """The question in phases that are not simply a turn; in a fight below what the dice need."""
        if state.phase == DAY:
            return ""
        asked = self._screen.text(f"discover-question-{PHASES[state.phase]}", seat=self._game.seats[seat])
        fight = self._fights.lines(self._game.view(state, seat)) if state.phase in IN_FIGHTS else []
        return "\n".join([*fight, asked])

    def list_moves(self, state: State, seat: int) -> None:
        """The legal moves by number."""
        self._screen.say("play-moves")
        view = self._game.view(state, seat)
        self._print(self._moves.listed(view.legal, view))

    def list_choices(self, state: State, seat: int, choices: Sequence[str]) -> Sequence[str]:
        """Print the possible meanings of an ambiguous input, by number."""
        self._screen.say("play-which")
        moves = [self._game.parse(choice)[0] for choice in choices]
        self._print(self._moves.listed(moves, self._game.view(state, seat)))
        return choices

    def _print(self, texts: Sequence[str]) -> None:
        """Numbered side by side; no line breaks inside a move."""
        lines, width = [""], self._screen.console().width
        for number, text in enumerate(texts, 1):
            numbered = f"{number} {text}"
            if lines[-1] and len(lines[-1]) + len(GAP) + len(numbered) > width:
                lines.append("")
            lines[-1] += GAP + numbered if lines[-1] else numbered
        for line in lines:
            self._screen.line(line)

    def read(self, typed: str, state: State, seat: int) -> int:
        """A number of the list, a direction, or a move in notation."""
        return self._typed.read(typed, state, seat)

    def warning(self, state: State, seat: int, move: int) -> str:
        """Never a warning: stamina that is left is kept (rule XC02)."""
        return ""

    def words(self, move: int, view: View | None = None) -> str:
        """The move as the page's buttons say it."""
        return self._moves.of(move, view)

    def because(self, reason: Reason) -> str:
        """The purpose of the plan, and its space."""
        space = self._game.notation.space(reason.number)
        return self._screen.text("discover-plan", plan=reason.code, space=space)

    def promise(self, number: int) -> str:
        """The share of the honours."""
        return translate(self._screen.language, "discover-hint-value", self._screen.names, number=number)
