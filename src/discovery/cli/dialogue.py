"""The dialogue with the people at the terminal: moves, questions, numbers of a list."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from discovery.cli.commands.rules import heading, rule_text
from discovery.cli.hint_text import advise
from discovery.cli.standing_orders import StandingOrders
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, IllegalMove
from discovery.core.protocol import AnyGame, Event, JoinedGame, State
from discovery.core.terminal import Ambiguous, TextGame
from discovery.core.undone import remaining_events
from discovery.i18n.rulebook import find
from discovery.i18n.typed import plain, words_for

COMMANDS = ("help", "moves", "table", "why", "hint", "rule", "last", "order", "save", "join", "undo", "quit")


class StoppedPlaying(Exception):
    """Raised when the player quits or the input has ended."""


class PlayerJoined(Exception):
    """Raised when somebody joins the game: there is ``joined`` instead of a move."""

    def __init__(self, joined: JoinedGame[Any]) -> None:
        super().__init__(joined)
        self.joined = joined


class UndoRequested(Exception):
    """Raised when somebody takes back a move; ``name`` is their seat, ``""`` for the one who is asked."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Dialogue:
    """Asks the people at one table, whose ``state`` the session plays on.

    ``observed`` returns what a seat has observed, ``save`` writes the record to a file, ``admit`` returns the
    game with a newcomer, ``orders`` are those that people give here.
    """

    def __init__(
        self,
        terminal: Terminal,
        game: AnyGame,
        state: State,
        shown: TextGame,
        *,
        observed: Callable[[int], tuple[Event, ...]],
        save: Callable[[str], None],
        admit: Callable[[str], JoinedGame[Any]],
        orders: StandingOrders,
        hints: bool,
    ) -> None:
        """``hints`` says whether hints may be requested."""
        self._terminal = terminal
        self._game = game
        self._state = state
        self._observed = observed
        self._save = save
        self._admit = admit
        self._orders = orders
        self._hints = hints
        self._shown = shown
        self._commands = {
            word: name
            for name in (*COMMANDS, *shown.commands)
            for word in ({name} | words_for(terminal.language, f"cli-command-{name}"))
        }
        self._shown_turn = 0
        self._warned = False
        self._choices: tuple[str, ...] = ()
        """The choices that the last question offered by number."""

    def ask(self, seat: int, told: Sequence[str] = ()) -> int:
        """A legal move from the person on ``seat``, who is ``told`` these lines before the moves."""
        progress, name = self._game.progress(self._state), self._game.seats[seat]
        question = self._shown.question(self._state, seat)
        if self._shown_turn != progress.turns:
            self._shown_turn = progress.turns
            print(file=self._terminal.out)
            self._show_table(seat)
            if seat == progress.turn and not question:
                self._terminal.say("play-your-turn", seat=name)
        if question:
            self._terminal.line(question)
        elif seat != progress.turn:
            self._terminal.say("play-asked", seat=name)
        self._print(told)
        self._shown.list_moves(self._state, seat)
        self._choices = ()
        while True:
            typed = read_line(self._terminal, self._terminal.text("play-prompt", seat=name))
            move = self._understood(seat, self._chosen(typed))
            if move is not None:
                return move

    def agrees(self, seat: int, asks: str, lines: int) -> bool:
        """Whether the person on ``seat`` agrees that ``asks`` takes back that many lines."""
        asked = self._terminal.text("play-undo-asks", seat=asks, lines=lines)
        typed = read_line(self._terminal, f"{self._game.seats[seat]}: {asked}")
        return plain(typed) in words_for(self._terminal.language, "cli-play-yes")

    def command(self, word: str) -> str:
        """The command that ``word`` stands for, ``""`` if none; ``""`` itself lists the moves."""
        return {"": "moves", "?": "help", "q": "quit"}.get(word) or self._commands.get(plain(word), "")

    def _chosen(self, typed: str) -> str:
        """The choice that a number stands for after a question that listed choices; any other input
        unchanged."""
        choices, self._choices = self._choices, ()
        listed = typed.isdecimal() and 1 <= int(typed[:6]) <= len(choices)
        return choices[int(typed[:6]) - 1] if listed else typed

    def _understood(self, seat: int, typed: str) -> int | None:
        """The move that was typed; ``None`` after any other input, which has been answered."""
        try:
            return self._obey(seat, typed)
        except Ambiguous as several:
            about, _, _ = typed.partition(" ")
            asks = f"{about} " if self.command(about) else ""
            shown = self._shown.list_choices(self._state, seat, several.choices)
            self._choices = tuple(asks + choice for choice in shown)
        except DiscoveryError as error:
            self._refuse(error)
        return None

    def _refuse(self, error: DiscoveryError) -> None:
        """Say why not; after input that is not a move, also say where moves are explained."""
        hint = f" {self._terminal.text('play-see-help')}" if error.code is Code.UNKNOWN_MOVE else ""
        self._terminal.line(self._terminal.reason(error) + hint)

    def _obey(self, seat: int, typed: str) -> int | None:
        """Carry out a command; returns the move to play, or ``None``."""
        word, _, rest = typed.partition(" ")
        name = self.command(word)
        if name == "quit":
            raise StoppedPlaying
        if name == "join":
            raise PlayerJoined(self._admit(rest.strip()))
        if name == "undo":
            raise UndoRequested(rest.strip())
        if not name:
            return self._move(seat, typed)
        self._warned = False
        if name in self._shown.commands:
            self._print(self._shown.answer(name, rest, self._state))
            return None
        answers = {
            "help": lambda: self._terminal.line(self._shown.help()),
            "moves": lambda: self._shown.list_moves(self._state, seat),
            "table": lambda: self._show_table(seat),
            "why": lambda: self._why(seat, rest),
            "hint": lambda: self._hint(seat),
            "rule": lambda: self._terminal.line(rule_text(rest, self._terminal.language)),
            "last": lambda: self._print(
                self._shown.recall(remaining_events(self._observed(seat)), seat), "  "
            ),
            "order": lambda: self._orders.command(self._game, seat, rest),
            "save": lambda: self._save(rest),
        }
        answers[name]()
        return None

    def _move(self, seat: int, typed: str) -> int | None:
        """The move that the input means; ``None`` if the person is asked to confirm it first."""
        move = self._shown.read(typed, self._state, seat)
        reason = self._game.explain(self._state, seat, move)
        if reason is not None:
            raise IllegalMove(reason.code, reason.rule, **dict(reason.arguments))
        asks = not self._warned and sys.stdin.isatty()
        warning = self._shown.warning(self._state, seat, move) if asks else ""
        self._warned = warning != ""
        if warning:
            self._terminal.line(warning)
            return None
        return move

    def _why(self, seat: int, typed: str) -> None:
        move = self._shown.read(typed, self._state, seat)
        reason = self._game.explain(self._state, seat, move)
        if reason is None:
            self._terminal.say("play-possible")
            return
        error = IllegalMove(reason.code, reason.rule, **dict(reason.arguments))
        self._terminal.line(self._terminal.reason(error))
        if reason.rule:
            self._terminal.line(heading(find(reason.rule, self._terminal.language)))

    def _hint(self, seat: int) -> None:
        if self._hints:
            view = self._game.view(self._state, seat)
            advise(self._terminal, self._game, self._shown, view, self._observed(seat))
        else:
            self._terminal.say("play-no-hints")

    def _show_table(self, seat: int) -> None:
        self._shown.draw(self._game.view(self._state, seat))

    def _print(self, lines: Sequence[str], indent: str = "") -> None:
        for line in lines:
            self._terminal.line(indent + line)


def forget_typed() -> None:
    """Discard what was typed on a terminal before the question; input from a pipe is kept."""
    if sys.stdin is None or not sys.stdin.isatty():  # None: the stream was closed
        return
    try:
        import termios
    except ImportError:
        _forget_keys()
    else:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _forget_keys() -> None:
    """Discard pending keys on Windows."""
    import msvcrt

    while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
        msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]


def read_line(terminal: Terminal, prompt: str) -> str:
    """A line from the person; ``StoppedPlaying`` at the end of the input."""
    try:
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        print(prompt, end=" ", file=terminal.out, flush=True)
        typed = sys.stdin.readline()
    except (EOFError, ValueError, AttributeError, UnicodeDecodeError):
        typed = ""
    if not typed:
        print(file=terminal.out)
        raise StoppedPlaying
    return typed.strip()[:200]
