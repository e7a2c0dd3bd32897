"""``discovery replay FILE``: shows a position of a record or all its steps, or plays on from one of them.

Steps are printed as a list and not browsed with keys: a list can be searched, piped and read aloud, ``--at``
shows the position after any step, and the page has a slider.
"""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice

from discovery.cli.decks import carried_files
from discovery.cli.files import printable_name, write_text
from discovery.cli.plain_text import terminal_of
from discovery.cli.record_file import RecordFile, record_given, record_of_report, report_given, show_seen
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, IllegalMove, InvalidInput
from discovery.core.protocol import AnyGame, State
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.core.text.names import place_of
from discovery.core.undone import UNDONE
from discovery.play.driver import AnyDriver
from discovery.play.fork import cut, dealt_anew
from discovery.play.next_lines import next_lines
from discovery.play.records import write
from discovery.play.replay import RecordReplay, ReplayStep


@dataclass(frozen=True, slots=True)
class Reached:
    """A record's game up to the requested step."""

    game: AnyGame
    driver: AnyDriver

    @property
    def state(self) -> State:
        """The position after the last of the steps."""
        state: State = self.driver.state
        return state


def run(options: Namespace, terminal: Terminal) -> int:
    """Replay, then show or play; status 1 for a record that cannot be read or that the rules refuse."""
    report = report_given(options, terminal)
    if report is not None and not report.record:
        return show_seen(report, options, terminal)
    given = record_given(options, terminal) if report is None else record_of_report(report, options, terminal)
    if given is None:
        return 1
    try:
        reached = _reach(options, given)
    except DiscoveryError as error:
        given.terminal.fail(error, options.json, printable_name(options.file))
        return 1
    if options.play:
        return _play_on(reached, options, given)
    if options.save:
        _save(options, given)
    if options.json and not options.steps:
        terminal.show(_as_object(reached.game, reached.state))
    elif not options.steps:
        _draw(reached, terminal)
    return 0


def _save(options: Namespace, given: RecordFile) -> None:
    """Write the record once more, with the deck of ``--with-deck`` or without any."""
    record = given.record
    carried = record.embedded_decks or carried_files(options, family_of(record.game).decks)
    text = write(replace(record, embedded_decks=carried if options.with_deck else {}))
    given.terminal.say("play-saved", file=str(write_text(options.save, text)))


def _reach(options: Namespace, given: RecordFile) -> Reached:
    """Replay the record up to the step of ``--at`` and no further, so that a later fault does not matter.
    ``InvalidInput(NO_SUCH_STEP)`` if it has fewer steps."""
    again = RecordReplay(given.record, given.deck)
    show = _lister(given.terminal, options.json) if options.steps else None
    number = -1
    for number, step in enumerate(islice(again.steps(), None if options.at is None else options.at + 1)):
        if show is not None:
            show(number, step)
    if options.at is not None and options.at > number:
        raise InvalidInput(Code.NO_SUCH_STEP, given=options.at, most=len(given.record.lines))
    return Reached(again.driver.game, again.driver)


def _as_object(game: AnyGame, state: State) -> dict[str, object]:
    return terminal_of(family_of(game.name)).as_object(game, state, next_lines(game, state))


def _lister(terminal: Terminal, as_json: bool) -> Callable[[int, ReplayStep], None]:
    """Returns a function that prints a step: its line and events, or as a JSON object its line and the
    position."""
    narrated: list[tuple[AnyGame, TextGame]] = []

    def narrator(game: AnyGame) -> TextGame:
        """The one that has told of the steps before; a new one where somebody has joined."""
        if not narrated or narrated[-1][0] is not game:
            narrated.append((game, terminal_of(family_of(game.name)).open(terminal, game)))
        return narrated[-1][1]

    def show(number: int, step: ReplayStep) -> None:
        line = None if step.line is None else f"{step.line.seat}: {step.line.move}"
        if as_json:
            terminal.show({"step": number, "line": line} | _as_object(step.game, step.state))
            return
        terminal.say("replay-step", step=number, line=line or terminal.text("replay-dealt"))
        told = [event for event in step.events if event.kind != UNDONE]
        for sentence in narrator(step.game).narrate(told):
            terminal.line(f"     {sentence}")

    return show


def _draw(reached: Reached, terminal: Terminal) -> None:
    game, state = reached.game, reached.state
    terminal_of(family_of(game.name)).open(terminal, game).draw_all(state)
    for name, moves in next_lines(game, state).items():
        terminal.say("legal", seat=name, moves=", ".join(moves))


def _play_on(reached: Reached, options: Namespace, given: RecordFile) -> int:
    """Play on from there: a person plays one seat and sees what it may know, a program plays all others; or
    that person plays them, too."""
    from discovery.cli.game_arguments import canonical
    from discovery.cli.opponents import Opponents, usual_opponent
    from discovery.cli.seats import YOU, Player
    from discovery.cli.session import Session

    terminal = given.terminal
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    driver = _forked(reached, options, given, chooser)
    game = driver.game
    family = family_of(game.name)
    against = canonical(options.against) or usual_opponent(family)
    if against not in family.players.programs:
        raise InvalidInput(Code.UNKNOWN_PLAYER, given=options.against[:60])
    own = _own_seat(game, driver.state, options.seat)
    kinds, others = _virtual_kinds(game), YOU if options.alone else against
    seated = [Player(name, kind or others, kind != "") for name, kind in zip(game.seats, kinds, strict=True)]
    seated[own] = Player(game.seats[own], YOU)
    carried = dict(given.record.embedded_decks) or carried_files(options, family.decks)
    opponents = Opponents(terminal, game, seated, seed=options.seed)
    try:
        return Session(
            terminal, game, seated, chooser, opponents, options.save, begun=driver, carried=carried
        ).play()
    finally:
        opponents.stop()


def _forked(reached: Reached, options: Namespace, given: RecordFile, chooser: random.Random) -> AnyDriver:
    """The game to go on with. Behind the last line of a record it is the same one, elsewhere a fork of it."""
    driver, step = reached.driver, len(given.record.lines) if options.at is None else options.at
    if options.deal_anew:
        own = _own_seat(driver.game, driver.state, options.seat)
        record = dealt_anew(cut(given.record, step), own, chooser, given.deck)
        again = RecordReplay(record, given.deck)
        for _ in again.steps():
            pass
        driver = again.driver
        driver.fork = record.fork
        given.terminal.say("replay-dealt-anew", seat=driver.game.seats[own])
    elif options.at is not None:
        driver.fork = cut(given.record, step).fork
    else:
        driver.fork = given.record.fork
    return driver


def _virtual_kinds(game: AnyGame) -> list[str]:
    """The kind of virtual player by seat; ``""`` for seats of people and programs."""
    return [header.partition("=")[2].strip() for header in game.spec.seats]


def _own_seat(game: AnyGame, state: State, name: str) -> int:
    """The seat called ``name``; by default the one to move, or the first that a person may have.

    ``IllegalMove``: GAME_OVER, or SEAT_LEFT. ``InvalidInput``: UNKNOWN_SEAT, or NO_PERSON for a virtual
    player's seat.
    """
    if game.result(state) is not None:
        raise IllegalMove(Code.GAME_OVER)
    seat = place_of(name, game.seats)
    if name and seat < 0:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=name[:60])
    kinds = _virtual_kinds(game)
    free = [
        seat for seat, kind in enumerate(kinds) if not kind and game.explain(state, seat, game.leave) is None
    ]
    if name:
        if seat in free:
            return seat
        raise InvalidInput(Code.NO_PERSON) if kinds[seat] else IllegalMove(Code.SEAT_LEFT)
    if not free:
        raise InvalidInput(Code.NO_PERSON)
    mover = game.decider(state) if game.window(state) is None else game.progress(state).turn
    return mover if mover in free else free[0]
