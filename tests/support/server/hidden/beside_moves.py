"""What people do beside their moves: they take moves back, prepare some, and let programs sit in for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from discovery.core.bits import members
from discovery.server.protocol import AnswerUndo, Undo
from discovery.server.tables.history import Left, Payload, Prepared, Returned, Substituted
from discovery.server.tables.people import undoing
from discovery.server.tables.prepared import decided
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import running
from tests.support.testing.positions import card_position

BESIDE = 0.2
"""How often something of this comes instead of a move: each of the three in one step of 15."""
PROGRAM = "first"


def beside_moves(table: Table, chooser: Random, late: bool) -> Iterator[Payload]:
    """One thing that somebody does beside the moves. ``late``: the story ends soon, so somebody may leave for
    good, but neither the first person nor the last."""
    what = chooser.choice((_takes_back, _prepares, _leaves if late else _lets_a_program_play))
    return what(table, chooser)


def _people(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.personal]


def _takes_back(table: Table, chooser: Random) -> Iterator[Payload]:
    """Somebody takes a decision back, or asks for it and is answered in one way or another."""
    played, ways = running(table), undoing.ways(table)
    asking = [*ways.free, *ways.ask]
    if not asking or table.open_undo is not None:
        return
    asker = chooser.choice(asking)
    yield undoing.taken_back(table, played, asker, Undo("u", table.steps, ask=True)).payload
    end = chooser.choice(("agreed", "agreed", "agreed", "refused", "withdrawn", "nobody answers"))
    others = undoing.awaited(table)
    agreeing = others if end == "agreed" else others[:-1]
    answers = [(seat, True) for seat in agreeing]
    answers += {"refused": [(seat, False) for seat in others[-1:]], "withdrawn": [(asker, False)]}.get(
        end, []
    )
    for seat, agrees in answers if others else ():
        said = undoing.answered(table, played, seat, AnswerUndo("a", agrees))
        assert said is not None
        yield said.payload


def _prepares(table: Table, chooser: Random) -> Iterator[Payload]:
    """Somebody prepares moves, of cards of the own hand and any others, unless cards are named of which they
    need not know where they are. What others have prepared is dropped where the table would drop it."""
    played, people = running(table), _people(table)
    for seat in people:
        fate = decided(table, played, seat)
        if fate is not None and fate.why:
            yield Prepared(seat, [], [], fate.why)
    if not people:
        return
    seat = chooser.choice([seat for seat in people if seat not in table.actors] or people)
    game, state = card_position(played)
    hand = [game.setup.ids[card] for card in members(state.hands[seat])]
    own = [f"place {card}" for card in chooser.sample(hand, min(2, len(hand)))]
    yield Prepared(
        seat, [*own, game.text(chooser.choice(game.all_moves()))], chooser.sample(game.setup.ids, 2)
    )


def _lets_a_program_play(table: Table, chooser: Random) -> Iterator[Payload]:
    """A program keeps a seat, or its player comes back."""
    kept = [number for number, seat in enumerate(table.seats) if seat.kept_by_program]
    people = _people(table)
    if kept and (not people or chooser.random() < 0.7):
        yield Returned(chooser.choice(kept))
    elif people:
        seat = chooser.choice(people)
        yield Substituted(seat, PROGRAM, table.seats[seat].name, keeps=True)


def _leaves(table: Table, chooser: Random) -> Iterator[Payload]:
    """Somebody leaves for good, with or without a program that plays on."""
    homes = [number for number, seat in enumerate(table.seats) if seat.home in ("me", "open")]
    between = [seat for seat in homes[1:-1] if table.seats[seat].personal]
    if between:
        yield Left(chooser.choice(between), chooser.choice((PROGRAM, "")))
