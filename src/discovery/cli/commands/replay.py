"""``discovery replay FILE``: a position of a record, all its steps, or a game that goes on from one of them.

Steps are listed and not walked through with keys: a list can be searched, piped and read aloud, ``--at``
shows the position of any of its numbers, and the page has a slider already.
"""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice

from discovery.cli.decks import deck_given
from discovery.cli.files import read_bytes, shown
from discovery.cli.terminal import Terminal
from discovery.core.bits import BIT
from discovery.core.errors import Code, DiscoveryError, IllegalMove, InvalidInput
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.terminal.position_json import as_object, choices, settled
from discovery.play.records import Record, Step, follow
from discovery.play.records import read_bytes as record_of
from discovery.play.records.reading import MAX_BYTES


@dataclass(frozen=True, slots=True)
class Reached:
    """A record's game and its steps from the deal to the last that was asked for."""

    record: Record
    game: DiscoveryGame
    steps: list[Step]

    @property
    def state(self) -> State:
        """The position behind the last of the steps."""
        return self.steps[-1].state


def run(options: Namespace, terminal: Terminal) -> int:
    """Replay, then show or play; 1 for a record that cannot be read or that the rules refuse."""
    deck = deck_given(options)
    speaker = replace(terminal, names=card_names(terminal.language, deck))
    try:
        reached = _reach(options, speaker, deck)
    except DiscoveryError as error:
        speaker.fail(error, options.json, shown(options.file))
        return 1
    if options.play:
        return _play_on(reached, options, speaker)
    if options.json and not options.steps:
        terminal.show(as_object(reached.game, reached.state))
    elif not options.steps:
        _draw(reached, terminal)
    return 0


def card_names(language: str, own: Deck | None) -> dict[str, str]:
    """The names of the cards that a record may tell of, by id."""
    decks = [load_deck(deck) for deck in DECKS] if own is None else [own]
    return {card: name for deck in decks for card, name in deck.card_names(language).items()}


def _reach(options: Namespace, terminal: Terminal, deck: Deck | None) -> Reached:
    """Play the record up to step ``options.at``, without a look at what comes behind: one can stop before a
    fault. ``InvalidInput(NO_SUCH_STEP)`` where it has fewer steps."""
    record = record_of(read_bytes(options.file, MAX_BYTES))
    game, played = follow(record, deck)
    show = _lister(game, terminal, options.json) if options.steps else None
    steps: list[Step] = []
    for step in islice(played, None if options.at is None else options.at + 1):
        if show is not None:
            show(len(steps), step)
        steps.append(step)
    if options.at is not None and options.at >= len(steps):
        raise InvalidInput(Code.NO_SUCH_STEP, given=options.at, most=len(record.lines))
    return Reached(record, game, steps)


def _lister(game: DiscoveryGame, terminal: Terminal, as_json: bool) -> Callable[[int, Step], None]:
    """What shows a step: its line and what happened, or as one object a line its line and the position."""
    from discovery.evolution.terminal.narrate import Teller

    teller = Teller(terminal, game)

    def show(number: int, step: Step) -> None:
        line = None if step.line is None else f"{step.line.seat}: {step.line.move}"
        if as_json:
            terminal.show({"step": number, "line": line} | as_object(game, step.state))
            return
        terminal.say("replay-step", step=number, line=line or terminal.text("replay-dealt"))
        for sentence in teller.tell(step.events):
            terminal.line(f"     {sentence}")

    return show


def _draw(reached: Reached, terminal: Terminal) -> None:
    from discovery.evolution.terminal.draw import draw, scene_of_state

    game, state = reached.game, reached.state
    draw(terminal, game, scene_of_state(game, settled(game, state)))
    for name, moves in choices(game, state).items():
        terminal.say("legal", seat=name, moves=", ".join(moves))


def _play_on(reached: Reached, options: Namespace, terminal: Terminal) -> int:
    """Play on from there: one seat by hand, which is told what it may know, all others by a program."""
    from discovery.cli.game_arguments import canonical
    from discovery.cli.opponents import Opponents
    from discovery.cli.seats import YOU, Player
    from discovery.cli.session import Begun, Session
    from discovery.evolution.bots import PROGRAMS

    record, game, steps = reached.record, reached.game, reached.steps
    against = canonical(options.against)
    if against not in PROGRAMS:
        raise InvalidInput(Code.UNKNOWN_PLAYER, given=options.against[:60])
    own = _own_seat(game, reached.state, options.seat)
    kinds = [kind or against for kind in game.setup.virtual_kinds]
    kinds[own] = YOU
    seated = [Player(name, kind) for name, kind in zip(game.seats, kinds, strict=True)]
    order = [game.setup.index[card] for card in record.order]
    begun = Begun(order, reached.state, [step.events for step in steps], record.lines[: len(steps) - 1])
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    opponents = Opponents(terminal, game, seated, seed=options.seed)
    try:
        return Session(
            terminal, game, seated, chooser, opponents, options.save, teams=record.teams, begun=begun
        ).play()
    finally:
        opponents.stop()


def _own_seat(game: DiscoveryGame, state: State, name: str) -> int:
    """The seat called ``name``, else the one that is to move, else the first that people may have.

    ``IllegalMove``: GAME_OVER, or SEAT_LEFT. ``InvalidInput``: UNKNOWN_SEAT, or NO_PERSON for a virtual
    player's.
    """
    if game.result(state) is not None:
        raise IllegalMove(Code.GAME_OVER)
    if name and name not in game.seats:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=name[:60])
    free = [
        seat for seat, kind in enumerate(game.setup.virtual_kinds) if not kind and not state.left & BIT[seat]
    ]
    if name:
        seat = game.seats.index(name)
        if seat in free:
            return seat
        raise InvalidInput(Code.NO_PERSON) if game.setup.virtual_kinds[seat] else IllegalMove(Code.SEAT_LEFT)
    if not free:
        raise InvalidInput(Code.NO_PERSON)
    return state.actor if state.actor in free else free[0]
