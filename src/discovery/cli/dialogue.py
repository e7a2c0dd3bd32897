"""What a person at the terminal is asked, and what they may type: moves, questions, numbers of a list."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from discovery.cli.commands.rules import heading, rule_text
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, IllegalMove
from discovery.core.protocol import Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import events
from discovery.evolution.model.state import SELECT, WINDOW, State
from discovery.evolution.rulebook import find
from discovery.evolution.terminal.draw import Artist, draw, scene_of_view
from discovery.evolution.terminal.hint_text import advise
from discovery.evolution.terminal.input_parser import Ambiguous, Orders, plain, words_for
from discovery.evolution.terminal.list_moves import show_choices, show_moves
from discovery.evolution.terminal.narrate import Teller
from discovery.evolution.views.waste import END, waste

COMMANDS = ("help", "moves", "table", "why", "hint", "card", "rule", "last", "save", "quit")


class Stopped(Exception):
    """The player has had enough, or nobody types any more."""


class Dialogue:
    """Asks the people at one table, whose ``state`` others play on.

    ``seen`` tells what a seat has witnessed, ``save`` writes the record to a file of that name.
    """

    def __init__(
        self,
        terminal: Terminal,
        game: DiscoveryGame,
        state: State,
        *,
        seen: Callable[[int], tuple[Event, ...]],
        save: Callable[[str], None],
        hints: bool,
    ) -> None:
        """``hints`` may be asked for or not."""
        self._terminal = terminal
        self._game = game
        self._state = state
        self._seen = seen
        self._save = save
        self._hints = hints
        self._orders = Orders(game, terminal.language)
        self._commands = {
            word: name
            for name in COMMANDS
            for word in ({name} | words_for(terminal.language, f"cli-command-{name}"))
        }
        self._shown_turn = 0
        self._warned = False
        self._choices: tuple[str, ...] = ()
        """What the last question offered by number."""

    def ask(self, seat: int) -> int:
        """A legal move from the person on ``seat``."""
        if self._shown_turn != self._state.turns:
            self._shown_turn = self._state.turns
            print(file=self._terminal.out)
            self._show_table(seat)
            if seat == self._state.turn and self._state.phase != SELECT:
                self._terminal.say("play-your-turn", seat=self._game.seats[seat])
        if self._state.phase == SELECT:
            self._terminal.say("play-select", seat=self._game.seats[seat])
        elif self._state.phase == WINDOW:
            self._terminal.say("play-window", seat=self._game.seats[seat])
        elif seat != self._state.turn:
            self._terminal.say("play-asked", seat=self._game.seats[seat])
        self._show_moves(seat)
        self._choices = ()
        while True:
            typed = read_line(self._terminal, self._terminal.text("play-prompt", seat=self._game.seats[seat]))
            move = self._heard(seat, self._chosen(typed))
            if move is not None:
                return move

    def command(self, word: str) -> str:
        """Which command ``word`` is, ``""`` if none; ``""`` itself asks for the moves."""
        return {"": "moves", "?": "help", "q": "quit"}.get(word) or self._commands.get(plain(word), "")

    def _chosen(self, typed: str) -> str:
        """What a number stands for after a question that listed choices; anything else as it is."""
        choices, self._choices = self._choices, ()
        listed = typed.isdecimal() and 1 <= int(typed[:6]) <= len(choices)
        return choices[int(typed[:6]) - 1] if listed else typed

    def _heard(self, seat: int, typed: str) -> int | None:
        """The move that was typed, ``None`` after anything else, which is answered."""
        try:
            return self._obey(seat, typed)
        except Ambiguous as several:
            about, _, _ = typed.partition(" ")
            asks = f"{about} " if self.command(about) else ""
            shown = show_choices(self._terminal, self._game, self._state, seat, several.choices)
            self._choices = tuple(asks + choice for choice in shown)
        except DiscoveryError as error:
            self._refuse(error)
        return None

    def _refuse(self, error: DiscoveryError) -> None:
        """Say why not; who typed what is no move is told where to find what is one."""
        hint = f" {self._terminal.text('play-see-help')}" if error.code is Code.UNKNOWN_MOVE else ""
        self._terminal.line(self._terminal.reason(error) + hint)

    def _obey(self, seat: int, typed: str) -> int | None:
        """A move to play, or ``None`` after a command that is none."""
        word, _, rest = typed.partition(" ")
        name = self.command(word)
        if name == "quit":
            raise Stopped
        if not name:
            return self._move(seat, typed)
        self._warned = False
        answers = {
            "help": lambda: self._terminal.say("play-help"),
            "moves": lambda: self._show_moves(seat),
            "table": lambda: self._show_table(seat),
            "why": lambda: self._why(seat, rest),
            "hint": lambda: self._hint(seat),
            "card": lambda: self._show_card(rest),
            "rule": lambda: self._terminal.line(rule_text(rest, self._terminal.language)),
            "last": lambda: self._show_last(seat),
            "save": lambda: self._save(rest),
        }
        answers[name]()
        return None

    def _move(self, seat: int, typed: str) -> int | None:
        """The move that is meant; ``None`` where the person is asked to confirm it first."""
        move = self._orders.move(typed, self._game.legal(self._state, seat))
        reason = self._game.explain(self._state, seat, move)
        if reason is not None:
            raise IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))
        warning = self._warning(seat) if move == END and not self._warned and sys.stdin.isatty() else ""
        self._warned = warning != ""
        if warning:
            self._terminal.line(warning)
            return None
        return move

    def _warning(self, seat: int) -> str:
        """What ending the turn now would give away, ``""`` for nothing."""
        if self._state.trumps > 0:
            return self._terminal.text("play-end-unused", trumps=self._state.trumps)
        found = waste(self._game, self._state, seat)
        if found is None:
            return ""
        cards = [self._terminal.names[self._game.setup.ids[card]] for card, _ in found.cards]
        worth = [f" (+{points})" if points else "" for _, points in found.cards]
        named = ", ".join(map("".join, zip(cards, worth, strict=True)))
        return self._terminal.text("play-end-waste", cards=named, cost=found.cost)

    def _why(self, seat: int, typed: str) -> None:
        move = self._orders.move(typed, self._game.legal(self._state, seat))
        reason = self._game.explain(self._state, seat, move)
        if reason is None:
            self._terminal.say("play-possible")
            return
        error = IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))
        self._terminal.line(self._terminal.reason(error))
        if reason.rule:
            self._terminal.line(heading(find(reason.rule, self._terminal.language)))

    def _hint(self, seat: int) -> None:
        if self._hints:
            advise(self._terminal, self._game, self._game.view(self._state, seat), self._seen(seat))
        else:
            self._terminal.say("play-no-hints")

    def _show_table(self, seat: int) -> None:
        view = self._game.view(self._state, seat)
        draw(self._terminal, self._game, scene_of_view(self._game, view))
        artist = Artist(self._terminal, self._game)
        self._terminal.console().print(artist.hand(view.hand))

    def _show_moves(self, seat: int) -> None:
        show_moves(self._terminal, self._game, self._state, seat)

    def _show_card(self, typed: str) -> None:
        for line in Artist(self._terminal, self._game).details(self._orders.card(typed), self._state.tree):
            self._terminal.line(line)

    def _show_last(self, seat: int) -> None:
        """What happened lately, as far as the seat saw it."""
        for sentence in Teller(self._terminal, self._game).tell(lately(self._seen(seat), seat)):
            self._terminal.line(f"  {sentence}")


def lately(seen: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events since the seat's turn before this one began, or since the deal."""
    begun = [index for index, event in enumerate(seen) if event[:2] == (events.TURN, seat)]
    current = bool(begun) and all(event[0] != events.TURN for event in seen[begun[-1] + 1 :])
    earlier = begun[:-1] if current else begun
    return seen[earlier[-1] if earlier else 0 :]


def forget_typed() -> None:
    """Throw away what was typed on a terminal before it was asked for; what a pipe holds is kept."""
    if sys.stdin is None or not sys.stdin.isatty():  # None: the stream was closed
        return
    try:
        import termios
    except ImportError:
        _forget_keys()
    else:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _forget_keys() -> None:
    """On Windows."""
    import msvcrt

    while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
        msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]


def read_line(terminal: Terminal, prompt: str) -> str:
    """A line from the person; ``Stopped`` at the end of the input."""
    try:
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        print(prompt, end=" ", file=terminal.out, flush=True)
        typed = sys.stdin.readline()
    except (EOFError, ValueError, AttributeError, UnicodeDecodeError):
        typed = ""
    if not typed:
        print(file=terminal.out)
        raise Stopped
    return typed.strip()[:200]
