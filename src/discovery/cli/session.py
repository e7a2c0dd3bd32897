"""One game in the terminal: who decides, what is narrated, what is saved."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from discovery.cli.dialogue import (
    Dialogue,
    PlayerJoined,
    StoppedPlaying,
    UndoRequested,
    forget_typed,
    read_line,
)
from discovery.cli.files import write_text
from discovery.cli.opponents import Opponents
from discovery.cli.plain_text import terminal_of
from discovery.cli.seats import YOU, Player
from discovery.cli.standing_orders import StandingOrders
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, IllegalMove, InvalidInput
from discovery.core.protocol import NO_MOVE, SPECTATOR, AnyGame, Event, JoinedGame, State
from discovery.core.registry import family_of
from discovery.core.text.names import look_alike, needed_name
from discovery.play.commitment import GameKey
from discovery.play.driver import AnyDriver, Driver
from discovery.play.records import write

NOTHING: Mapping[str, str] = MappingProxyType({})


class Session:
    """A running game and its record so far."""

    def __init__(
        self,
        terminal: Terminal,
        game: AnyGame,
        seated: Sequence[Player],
        chooser: random.Random,
        opponents: Opponents,
        save: str,
        *,
        hints: bool = True,
        begun: AnyDriver | None = None,
        offers_record: bool = True,
        joining: bool = True,
        key: GameKey | None = None,
        carried: Mapping[str, str] = NOTHING,
    ) -> None:
        """``hints``: whether hints may be requested. ``begun`` is a game to continue; without it a new one
        starts. ``offers_record``: at the end of a game that is not saved, the player may still save it.
        ``joining``: whether others may join the game if its rules allow it (R02). ``key``: of a new game
        whose chance can be checked afterwards. ``carried``: the deck files that its record carries."""
        self.terminal = terminal
        self.seated = list(seated)
        self.chooser = chooser
        self.save_to = save
        self.offers_record = offers_record and not save
        self.opponents = opponents
        self.driver = begun or Driver.shuffled(game, chooser, key)
        self.hints, self.joining, self._key = hints, joining, key
        self._orders = StandingOrders(terminal)
        self._carried = carried
        self._open()

    def _open(self) -> None:
        """Show the game that the driver holds now."""
        game = self.driver.game
        self.people = [seat for seat, player in enumerate(self.seated) if player.kind == YOU]
        self.shown = terminal_of(family_of(game.name)).open(self.terminal, game)
        self.dialogue = Dialogue(
            self.terminal, game, self.state, self.shown,
            observed=self.driver.observed, save=self._save, admit=self._admit, orders=self._orders,
            hints=self.hints,
        )  # fmt: skip

    @property
    def game(self) -> AnyGame:
        """The game, which is another one once somebody has joined."""
        return self.driver.game

    @property
    def state(self) -> State:
        """The current position of the running game."""
        state: State = self.driver.state
        return state

    def play(self) -> int:
        """Play until the game is over or stopped, then save the record."""
        self.opponents.begin(self.state)
        self._welcome()
        try:
            while not self.driver.over:
                due = self.game.due(self.state)
                if due is not None:
                    self._play(*due)
                else:
                    self._decide(self.driver.seat)
            seats = range(len(self.seated))
            self.opponents.end(self.state, {seat: self.driver.observed(seat) for seat in seats})
            self._show_result()
            if self.offers_record:
                self._offer_record()
        except StoppedPlaying:
            if not self.driver.over:
                self.terminal.say("play-stopped")
        if self.save_to:
            self._save(self.save_to)
        return 0

    def _welcome(self) -> None:
        """Print what is played and what happened last; the narrator also reads the events before, without
        printing them."""
        *before, latest = self.driver.remaining_events
        for happened in before:
            self._sentences(happened)
        game, seats = self.terminal.game(self.game.name), ", ".join(self.game.seats)
        if before:
            step, seat = len(self.driver.lines), self.game.seats[self.people[0]]
            self.terminal.say("play-goes-on", game=game, seats=seats, step=step, seat=seat)
        else:
            self.terminal.say("play-welcome", game=game, seats=seats, first=self.game.seats[0])
            if self._key is not None:
                self.terminal.say("play-committed", commitment=self._key.commitment)
        self._narrate(latest)

    def _decide(self, seat: int) -> None:
        if seat in self.opponents:
            move = self.opponents.decide(self.state, seat, self.driver.observed(seat))
            forget_typed()
        elif (move := self._orders.answer(self.game, self.state, seat)) == NO_MOVE:
            try:
                move = self.dialogue.ask(seat)
            except PlayerJoined as arrival:
                self._seat(arrival.joined)
                return
            except UndoRequested as wish:
                self._undo(seat, wish.name)
                return
        self._play(seat, move)

    def _admit(self, name: str) -> JoinedGame[Any]:
        """The game with a newcomer. ``IllegalMove`` as the rules say, or where nobody may join."""
        if not self.joining:
            raise IllegalMove(Code.NO_JOINING, "R02")
        name = needed_name(name)
        if any(look_alike(name, seated) for seated in self.game.seats):
            raise InvalidInput(Code.BAD_NAME, given=name[:60])
        return self.driver.joined(name)

    def _seat(self, joined: JoinedGame[Any]) -> None:
        """Go on with a newcomer, who is a person."""
        self.driver.change_to(joined)
        self.seated.insert(joined.place, Player(joined.game.seats[joined.place], YOU))
        self._open()
        self.opponents.change_to(joined.game, self.seated)
        self.opponents.begin(self.state)
        self._narrate(joined.events)

    def _undo(self, seat: int, name: str) -> None:
        """Take back the latest decision of ``name``, or of the seat that is asked; say why not."""
        try:
            self._take_back(self._seat_of(name) if name else seat)
        except DiscoveryError as error:
            self.terminal.line(self.terminal.reason(error))

    def _seat_of(self, name: str) -> int:
        found = [seat for seat in self.people if look_alike(self.game.seats[seat], name)]
        if not found:
            raise InvalidInput(Code.UNKNOWN_SEAT, given=name[:60])
        return found[0]

    def _take_back(self, seat: int) -> None:
        """Free, or with the consent of the other people; programs follow them (docs/undo.md)."""
        way = self.driver.undo_option(seat)
        if way is None:
            raise IllegalMove(Code.NOTHING_TO_UNDO)
        others = [other for other in self.people if other != seat]
        programs = any(number in self.opponents for number in range(len(self.seated)))
        if way.hidden and self._key is None:
            raise IllegalMove(Code.UNDO_UNKEYED)
        if way.hidden and programs and not others:
            raise IllegalMove(Code.UNDO_PROGRAMS)
        name = self.game.seats[seat]
        if not way.free and not all(self.dialogue.agrees(other, name, way.lines) for other in others):
            self.terminal.say("play-undo-refused")
            return
        self.driver.apply_undo(self.driver.plan_undo(seat, way.lines, "" if way.free else "agreed"))
        self._open()
        self.terminal.say("play-undone", seat=name, lines=way.lines)

    def _play(self, seat: int, move: int) -> None:
        self._narrate(self.driver.play(seat, move, self.driver.draw(move, self.chooser)))

    def _narrate(self, happened: list[Event]) -> None:
        for sentence in self._sentences(happened):
            self.terminal.line(f"  {sentence}")

    def _sentences(self, happened: list[Event]) -> list[str]:
        """The sentences that the person at the table may see; with several people, those that everybody
        may see."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        return self.shown.narrate(self.game.observe(self.state, happened, viewer))

    def _show_result(self) -> None:
        print(file=self.terminal.out)
        self.shown.draw_all(self.state)
        result = self.game.result(self.state)
        if self._key is not None and result is not None:
            self.terminal.say("play-key", key=self._key.hex_digits())

    def _offer_record(self) -> None:
        self.terminal.say("play-after")
        while typed := read_line(self.terminal, ">"):
            word, _, rest = typed.partition(" ")
            if self.dialogue.command(word) == "quit":
                return
            if self.dialogue.command(word) == "save":
                self._save(rest)

    def _save(self, name: str) -> None:
        """Write the record so far, and say where it is."""
        try:
            if not name.strip():
                raise InvalidInput(Code.CANNOT_WRITE, given=name)
            written = write_text(
                name.strip(), write(replace(self.driver.record(), embedded_decks=self._carried))
            )
        except DiscoveryError as error:
            self.terminal.line(self.terminal.reason(error))
        else:
            self.terminal.say("play-saved", file=str(written))
