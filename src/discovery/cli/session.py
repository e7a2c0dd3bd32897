"""One game at the terminal: who decides, what is narrated, what is written down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from discovery.cli.dialogue import Dialogue, Stopped, forget_typed, read_line
from discovery.cli.files import write_text
from discovery.cli.opponents import Opponents
from discovery.cli.plain_text import terminal_of
from discovery.cli.seats import YOU, Player
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidInput
from discovery.core.protocol import NO_OUTCOME, NOBODY, SPECTATOR, Event, Game
from discovery.core.registry import family_of
from discovery.play.records import NOBODY_NAME, Line, Record, Scribe, finish, write


@dataclass(frozen=True, slots=True)
class Begun:
    """A game to play on: its ``order``, the position, the events of each step, and its lines so far."""

    order: Sequence[int]
    state: Any
    events: Sequence[list[Event]]
    lines: Sequence[Line]


class Session:
    """A running game and its record so far."""

    def __init__(
        self,
        terminal: Terminal,
        game: Game[Any],
        seated: Sequence[Player],
        chooser: random.Random,
        opponents: Opponents,
        save: str,
        *,
        teams: Sequence[str] = (),
        hints: bool = True,
        begun: Begun | None = None,
    ) -> None:
        """``teams`` are as in a record's header; ``hints`` may be asked for or not.

        Without ``begun`` the cards are shuffled and dealt.
        """
        self.terminal = terminal
        self.game = game
        self.seated = seated
        self.chooser = chooser
        self.save_to = save
        self.teams = tuple(teams)
        self.opponents = opponents
        begun = begun or _dealt(game, chooser)
        self.order, self.state = begun.order, begun.state
        self.events = list(begun.events)
        self.scribe = Scribe()
        self.scribe.lines += begun.lines
        self.people = [seat for seat, player in enumerate(seated) if player.kind == YOU]
        self.shown = terminal_of(family_of(game.name)).open(terminal, game)
        self.dialogue = Dialogue(
            terminal, game, self.state, self.shown, seen=self._seen, save=self._save, hints=hints
        )

    def play(self) -> int:
        """Until the game is over or stopped; then where its record is."""
        self.opponents.begin(self.state)
        self._welcome()
        try:
            while self.game.result(self.state) is None:
                due = self.game.due(self.state)
                if due is not None:
                    self._play(*due)
                else:
                    self._decide(self.game.decider(self.state))
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
        """Say what is played and what happened last; what came before is narrated to nobody."""
        *before, latest = self.events
        for happened in before:
            self._sentences(happened)
        game, seats = self.game.name.capitalize(), ", ".join(self.game.seats)
        if before:
            step, seat = len(before), self.game.seats[self.people[0]]
            self.terminal.say("play-goes-on", game=game, seats=seats, step=step, seat=seat)
        else:
            self.terminal.say("play-welcome", game=game, seats=seats, first=self.game.seats[0])
        self._narrate(latest)

    def _decide(self, seat: int) -> None:
        if seat in self.opponents:
            move = self.opponents.decide(self.state, seat, self._seen(seat))
            forget_typed()
        else:
            move = self.dialogue.ask(seat)
        cards = self.game.outcomes(self.state, move)
        self._play(seat, move, cards[self.chooser.randrange(len(cards))] if cards else NO_OUTCOME)

    def _seen(self, seat: int) -> tuple[Event, ...]:
        """What a seat has observed since the deal."""
        seen = (self.game.witness(self.state, happened, seat) for happened in self.events)
        return tuple(chain.from_iterable(seen))

    def _play(self, seat: int, move: int, outcome: int = NO_OUTCOME) -> None:
        turn = self.state.turn
        happened = self.game.play(self.state, seat, move, outcome)
        name = NOBODY_NAME if seat == NOBODY else self.game.seats[seat]
        self.scribe.note(turn, self.state, move, Line(name, self.game.text(move, outcome)))
        self.events.append(happened)
        self._narrate(happened)

    def _narrate(self, happened: list[Event]) -> None:
        for sentence in self._sentences(happened):
            self.terminal.line(f"  {sentence}")

    def _sentences(self, happened: list[Event]) -> list[str]:
        """What the person at the table may know of it; with several of them, what everybody may."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        return self.shown.narrate(self.game.witness(self.state, happened, viewer))

    def _show_result(self) -> None:
        print(file=self.terminal.out)
        self.shown.draw_all(self.state)
        result = self.game.result(self.state)
        if result is not None and result.scores is not None:
            for name, score in zip(self.game.seats, result.scores, strict=True):
                self.terminal.say("play-scores", seat=name, score=score)

    def _offer_record(self) -> None:
        self.terminal.say("play-after")
        while typed := read_line(self.terminal, ">"):
            word, _, rest = typed.partition(" ")
            if self.dialogue.command(word) == "quit":
                return
            if self.dialogue.command(word) == "save":
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
            order=tuple(self.game.pieces[piece] for piece in self.order),
            deck=family_of(self.game.name).decks.key_of(self.game.spec.deck),
            options=self.game.spec.options,
            teams=self.teams,
            lines=tuple(self.scribe.lines),
        )
        game: Any = self.game
        return finish(record, game, self.state)


def _dealt(game: Game[Any], chooser: random.Random) -> Begun:
    """A new game."""
    order = game.shuffle(chooser)
    state, events = game.open(order)
    return Begun(order, state, [events], ())
