"""One game at the terminal: who decides, what is told, what is written down."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from itertools import chain

from discovery.cli.advising import advise
from discovery.cli.files import write_text
from discovery.cli.offers import show_choices, show_moves
from discovery.cli.opponents import Opponents
from discovery.cli.orders import Ambiguous, Orders, plain, words_for
from discovery.cli.rules import heading, rule_text
from discovery.cli.scene import Artist, draw, scene_of_state, scene_of_view
from discovery.cli.seating import YOU, Player
from discovery.cli.telling import Teller
from discovery.cli.terminal import Terminal
from discovery.errors import Code, DiscoveryError, IllegalMove, InvalidInput
from discovery.evolution.course import clockwise_first
from discovery.evolution.decks import key_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.moves import codes
from discovery.evolution.rules import RULES_VERSION
from discovery.evolution.state import SELECT, WINDOW
from discovery.protocol import NO_OUTCOME, NOBODY, SPECTATOR, Event
from discovery.records import NOBODY_NAME, Line, Record, finish, is_written, write
from discovery.rulebook import find

END = codes.END << codes.SHIFT
COMMANDS = ("help", "moves", "table", "why", "hint", "card", "rule", "save", "quit")


class Stopped(Exception):
    """The player has had enough, or nobody types any more."""


class Session:
    """A running game and its record so far."""

    def __init__(
        self,
        terminal: Terminal,
        game: DiscoveryGame,
        seated: Sequence[Player],
        chooser: random.Random,
        opponents: Opponents,
        save: str,
        *,
        teams: Sequence[str] = (),
        hints: bool = True,
    ) -> None:
        """``teams`` are as in a record's header; ``hints`` may be asked for or not."""
        self.terminal = terminal
        self.game = game
        self.seated = seated
        self.chooser = chooser
        self.save_to = save
        self.teams = tuple(teams)
        self.hints = hints
        self.opponents = opponents
        self.order = game.shuffle(chooser)
        self.state, self.dealt = game.open(self.order)
        self.told: list[list[Event]] = []
        self.lines: list[Line] = []
        self.people = [seat for seat, player in enumerate(seated) if player.kind == YOU]
        self.orders = Orders(game, terminal.language)
        self.teller = Teller(terminal, game)
        self.commands = {
            word: name
            for name in COMMANDS
            for word in ({name} | words_for(terminal.language, f"cli-command-{name}"))
        }
        self.shown_turn = 0
        self.warned = False

    def play(self) -> int:
        """Until the game is over or stopped; then where its record is."""
        self.opponents.begin(self.state)
        self._welcome()
        try:
            while self.game.result(self.state) is None:
                due = self.game.due(self.state)
                if due is not None:
                    self._play(*due)
                elif self.state.waiting:
                    self._decide(clockwise_first(self.state))
                else:
                    self._decide(self.state.actor)
            self.opponents.end(self.state, {seat: self._seen(seat) for seat in range(len(self.seated))})
            self._show_result()
            if not self.save_to:
                self._offer_record()
        except Stopped:
            if self.game.result(self.state) is None:
                self.terminal.say("play-stopped")
        if self.save_to:
            self._save(self.save_to)
        return 0

    def _welcome(self) -> None:
        self.terminal.say(
            "play-welcome",
            game=self.game.name.capitalize(),
            seats=", ".join(self.game.seats),
            first=self.game.seats[0],
        )
        self._tell(self.dealt)

    def _decide(self, seat: int) -> None:
        if seat in self.opponents:
            move = self.opponents.decide(self.state, seat, self._seen(seat))
        else:
            move = self._ask(seat)
        cards = self.game.outcomes(self.state, move)
        self._play(seat, move, cards[self.chooser.randrange(len(cards))] if cards else NO_OUTCOME)

    def _seen(self, seat: int) -> tuple[Event, ...]:
        """What a seat has witnessed since the deal."""
        seen = (self.game.witness(self.state, happened, seat) for happened in self.told)
        return tuple(chain.from_iterable(seen))

    def _play(self, seat: int, move: int, outcome: int = NO_OUTCOME) -> None:
        turn = self.state.turn
        happened = self.game.play(self.state, seat, move, outcome)
        if is_written(turn, self.state, move):
            name = NOBODY_NAME if seat == NOBODY else self.game.seats[seat]
            self.lines.append(Line(name, self.game.text(move, outcome)))
        self._tell(happened)

    def _tell(self, happened: list[Event]) -> None:
        """Tell what the person at the table may know; with several of them, what everybody may."""
        self.told.append(happened)
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for sentence in self.teller.tell(self.game.witness(self.state, happened, viewer)):
            self.terminal.line(f"  {sentence}")

    def _ask(self, seat: int) -> int:
        """A legal move from the person on ``seat``."""
        if self.shown_turn != self.state.turns:
            self.shown_turn = self.state.turns
            print(file=self.terminal.out)
            self._show_table(seat)
            if seat == self.state.turn and self.state.phase != SELECT:
                self.terminal.say("play-your-turn", seat=self.game.seats[seat])
        if self.state.phase == SELECT:
            self.terminal.say("play-select", seat=self.game.seats[seat])
        elif self.state.phase == WINDOW:
            self.terminal.say("play-window", seat=self.game.seats[seat])
        elif seat != self.state.turn:
            self.terminal.say("play-asked", seat=self.game.seats[seat])
        self._show_moves(seat)
        while True:
            typed = read_line(self.terminal, self.terminal.text("play-prompt", seat=self.game.seats[seat]))
            try:
                move = self._obey(seat, typed)
            except Ambiguous as several:
                show_choices(self.terminal, self.game, self.state, seat, several.choices)
            except DiscoveryError as error:
                self._refuse(error)
            else:
                if move is not None:
                    return move

    def _refuse(self, error: DiscoveryError) -> None:
        """Say why not; who typed what is no move is told where to find what is one."""
        hint = f" {self.terminal.text('play-see-help')}" if error.code is Code.UNKNOWN_MOVE else ""
        self.terminal.line(self.terminal.reason(error) + hint)

    def _command(self, word: str) -> str:
        """Which command ``word`` is, ``""`` if none; ``""`` itself asks for the moves."""
        return {"": "moves", "?": "help", "q": "quit"}.get(word) or self.commands.get(plain(word), "")

    def _obey(self, seat: int, typed: str) -> int | None:
        """A move to play, or ``None`` after a command that is none."""
        word, _, rest = typed.partition(" ")
        name = self._command(word)
        if name == "quit":
            raise Stopped
        if not name:
            return self._move(seat, typed)
        self.warned = False
        answers = {
            "help": lambda: self.terminal.say("play-help"),
            "moves": lambda: self._show_moves(seat),
            "table": lambda: self._show_table(seat),
            "why": lambda: self._why(seat, rest),
            "hint": lambda: self._hint(seat),
            "card": lambda: self._show_card(rest),
            "rule": lambda: self.terminal.line(rule_text(rest, self.terminal.language)),
            "save": lambda: self._save(rest),
        }
        answers[name]()
        return None

    def _move(self, seat: int, typed: str) -> int | None:
        """The move that is meant; ``None`` where the person is asked to confirm it first."""
        move = self.orders.move(typed, self.game.legal(self.state, seat))
        reason = self.game.explain(self.state, seat, move)
        if reason is not None:
            raise IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))
        wasteful = move == END and self.state.trumps > 0 and sys.stdin.isatty()
        if wasteful and not self.warned:
            self.warned = True
            self.terminal.say("play-end-unused", trumps=self.state.trumps)
            return None
        self.warned = False
        return move

    def _why(self, seat: int, typed: str) -> None:
        move = self.orders.move(typed, self.game.legal(self.state, seat))
        reason = self.game.explain(self.state, seat, move)
        if reason is None:
            self.terminal.say("play-possible")
            return
        error = IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))
        self.terminal.line(self.terminal.reason(error))
        if reason.rule:
            self.terminal.line(heading(find(reason.rule, self.terminal.language)))

    def _hint(self, seat: int) -> None:
        if self.hints:
            advise(self.terminal, self.game, self.game.view(self.state, seat), self._seen(seat))
        else:
            self.terminal.say("play-no-hints")

    def _show_table(self, seat: int) -> None:
        view = self.game.view(self.state, seat)
        draw(self.terminal, self.game, scene_of_view(self.game, view))
        artist = Artist(self.terminal, self.game)
        self.terminal.console().print(artist.hand(view.hand))

    def _show_moves(self, seat: int) -> None:
        show_moves(self.terminal, self.game, self.state, seat)

    def _show_card(self, typed: str) -> None:
        for line in Artist(self.terminal, self.game).details(self.orders.card(typed), self.state.tree):
            self.terminal.line(line)

    def _show_result(self) -> None:
        print(file=self.terminal.out)
        draw(self.terminal, self.game, scene_of_state(self.game, self.state))
        result = self.game.result(self.state)
        if result is not None and result.scores is not None:
            for name, score in zip(self.game.seats, result.scores, strict=True):
                self.terminal.say("play-scores", seat=name, score=score)

    def _offer_record(self) -> None:
        self.terminal.say("play-after")
        while typed := read_line(self.terminal, ">"):
            word, _, rest = typed.partition(" ")
            if self._command(word) == "quit":
                return
            if self._command(word) == "save":
                self._save(rest)

    def _save(self, name: str) -> None:
        """Write the record so far, and tell where."""
        try:
            if not name.strip():
                raise InvalidInput(Code.CANNOT_WRITE, given=name)
            written = write_text(name.strip(), write(self.record()))
        except DiscoveryError as error:
            self.terminal.line(self.terminal.reason(error))
        else:
            self.terminal.say("play-saved", file=str(written))

    def record(self) -> Record:
        """The game so far."""
        record = Record(
            game=self.game.name,
            seats=tuple(player.header for player in self.seated),
            order=tuple(self.game.setup.ids[card] for card in self.order),
            deck=key_of(self.game.deck),
            options=self.game.rules.options,
            teams=self.teams,
            rules=RULES_VERSION,
            lines=tuple(self.lines),
        )
        return finish(record, self.game, self.state)


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
