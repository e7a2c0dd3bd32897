"""``discovery join``: a program on this machine takes a seat of a table by its link, or creates a table."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Mapping, Sequence

from msgspec import UNSET

from discovery.cli.decks import deck_brought
from discovery.cli.game_arguments import players, usual_game, words
from discovery.cli.plain_text import has_won, terminal_of
from discovery.cli.relay import SEAT, invite, join, page_of
from discovery.cli.terminal import Terminal, error_object
from discovery.core.errors import InvalidSetup
from discovery.core.registry import family_of
from discovery.engines.outside.messages import Error, FromHost, Hello, Result, Waiting
from discovery.engines.outside.process import command_of
from discovery.server.protocol import SeatPlan, TablePlan


def run(options: Namespace, terminal: Terminal) -> int:
    """Play until the table ends, then print the result."""
    command = command_of(options.program)
    visit = _Visit(command, options.name, terminal)
    others = players(options.table_with)
    ended = visit.host(options, others) if others else visit.join(options.link)
    if isinstance(ended, Error):
        print(f"discovery: {ended.code}: {ended.message}", file=terminal.err)
        if options.json:
            terminal.show({"error": error_object(0, ended.code, ended.rule, ended.message)})
        return 1
    if options.json:
        terminal.show({"game": visit.game, "reason": ended.reason, "ranking": ended.ranking})
        return 0
    for row in ended.ranking:
        terminal.line(_ended(visit.game, row, terminal))
    return 0


def _ended(game: str, row: Mapping[str, object], terminal: Terminal) -> str:
    """A seat at the end, in the words of the game's family, which this machine may lack."""
    try:
        part = terminal_of(family_of(game))
    except InvalidSetup:
        return has_won(terminal, row)
    return part.ended(terminal, row)


class _Visit:
    """A program at a table. While it is silent, standard error says what it waits for. ``game`` is what the
    table plays, known as soon as the program is seated."""

    def __init__(self, command: Sequence[str], name: str, terminal: Terminal) -> None:
        self._command = command
        self._name = name
        self._terminal = terminal
        self._seated = ""
        self.game = usual_game()

    def host(self, options: Namespace, others: Sequence[str]) -> Result | Error:
        """Create a table at the server's address, seat the program and the others, and start the game."""
        page, language = page_of(options.link), self._terminal.language
        game = options.game or usual_game()
        virtual = family_of(game).virtual
        seats = [SeatPlan("open"), *(_seat(player, virtual) for player in others)]
        decks = family_of(game).decks
        deck, brought = deck_brought(options.deck or decks.ids[0], decks)
        plan = TablePlan(game, deck, list(words(options.options)), seats, language=language)
        plan.deck_file = brought or UNSET
        created = invite(page, plan)
        if isinstance(created, Error):
            return created
        self._say("join-watch", link=f"{page}#/watch/{created.table}")
        return self.join(f"{page}{SEAT}{created.seats[0].token}", created.host)

    def join(self, link: str, host: str = "") -> Result | Error:
        """Play until the table ends."""
        return join(link, self._command, self._name, self._terminal.language, host=host, tell=self._hear)

    def _hear(self, said: FromHost | None) -> None:
        if said is None:
            self._say("join-returning")
            self._seated = ""
        if isinstance(said, Hello) and self._seated != said.seats[said.seat]:
            self.game, self._seated = said.game, said.seats[said.seat]
            self._say("join-seated", name=self._seated, seat=said.seat + 1, seats=len(said.seats))
        if isinstance(said, Waiting):
            self._say("join-waiting", open=said.open)

    def _say(self, message: str, **given: str | int) -> None:
        print(self._terminal.text(message, **given), file=self._terminal.err, flush=True)


def _seat(player: str, virtual: Collection[str]) -> SeatPlan:
    if player in virtual:
        return SeatPlan(player)
    return SeatPlan("program", program=player)
