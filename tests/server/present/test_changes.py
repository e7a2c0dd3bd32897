"""What has changed, put together with what was known, is what a whole update says: whole games of all six."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from discovery.core.protocol import SPECTATOR
from discovery.evolution.present.positions import own_hands, personal, position_of
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.live.connection import Connection
from discovery.server.present.update import NO_DEADLINES, Deadlines, EngineStatus, Presenter
from discovery.server.protocol import Change, ServerMessage, Update
from discovery.server.tables.history import Created, Entry
from discovery.server.tables.table import Table
from tests.support.engine.sets import richest
from tests.support.server.folded_tables import add, dealt, fold, running
from tests.support.server.harness import plan
from tests.support.server.hidden.stories import fresh_table
from tests.support.server.hidden.twins import next_payloads, plan_of, story
from tests.support.server.merging import together
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import rarely

SETTINGS = [(3, True, False), (2, False, False), (5, False, True)]
"""Seats, whether learners play, whether virtual players do."""
CASES = [(game, *SETTINGS[(place + turn) % 3]) for turn in range(3) for place, game in enumerate(GAMES)]
each_game = pytest.mark.parametrize(
    ("game", "seats", "learner", "virtual"), [*CASES[: len(GAMES)], *rarely(*CASES[len(GAMES) :])]
)
"""A game in one setting, and in the others in the long round."""


def deal(game: str, seats: int, learner: bool, virtual: bool) -> Table:
    """A table with every option on."""
    made = richest(game, seats, ("eras", "truncated") if virtual else ("eras", "truncated", "bot", "bot+"))
    return fresh_table(story(plan_of(made, learner=learner), seats, 1))


class Reader:
    """A client that is sent changes; ``said`` is what it was sent, ``update`` what it makes of that."""

    def __init__(self, viewer: int) -> None:
        self.guest = Connection(viewer, False, "en", 0)
        self.update: Update | None = None
        self.said: list[Update | Change] = []

    def read(self, telling: Presenter) -> None:
        """The next message, on its way through JSON; it must come to what the whole update says."""
        whole = telling.update(self.guest.seat, self.guest.have)
        sent = msgspec.json.encode(self.guest.message(telling))
        message = msgspec.json.decode(sent, type=ServerMessage)
        assert isinstance(message, Update | Change)
        self.said.append(message)
        if isinstance(message, Change):
            assert self.update is not None
            self.update = together(self.update, message)
        else:
            self.update = message
        assert msgspec.json.encode(self.update) == msgspec.json.encode(whole)


@each_game
def test_changes_come_to_the_same_as_updates_for_everybody_all_game(
    game: str, seats: int, learner: bool, virtual: bool
) -> None:
    table, chooser = deal(game, seats, learner, virtual), Random(seats)
    readers = [Reader(viewer) for viewer in (SPECTATOR, *range(len(table.seats)))]
    slow = Reader(0)
    while table.status == "playing":
        for payload in next_payloads(running(table), chooser):
            add(table, payload)
            telling = moment(table, chooser)
            for reader in readers:
                reader.read(telling)
            if chooser.random() < 0.1:
                slow.read(telling)
    for reader in readers:
        assert all(isinstance(said, Change) for said in reader.said[1:])


def moment(table: Table, chooser: Random) -> Presenter:
    """As a room tells it: people come and go, clocks run, programs think, orders answer."""
    seats = len(table.seats)
    times = Deadlines(chooser.randrange(3), chooser.randrange(2), 0, chooser.randrange(1 << seats))
    present = [chooser.randrange(2) for _ in range(seats)]
    minds = EngineStatus({chooser.randrange(seats)} if chooser.random() < 0.3 else ())
    return Presenter(table, present, engines=minds, watchers=chooser.randrange(2), deadlines=times)


@each_game
def test_what_all_see_and_what_is_ones_own_is_ones_view_in_words(
    game: str, seats: int, learner: bool, virtual: bool
) -> None:
    table, chooser = deal(game, seats, learner, virtual), Random(-seats)
    while table.status == "playing":
        for payload in next_payloads(running(table), chooser):
            add(table, payload)
            rules, state = card_position(running(table))
            seen = rules.view(state, SPECTATOR)
            common = position_of(rules, seen, own_hands(seen), learner)
            for viewer in (SPECTATOR, *range(len(table.seats))):
                view = rules.view(state, viewer)
                expected = position_of(rules, view, own_hands(view), learner)
                assert personal(rules, common, rules.own(state, viewer)) == expected


def test_a_connection_is_sent_everything_first_and_then_changes() -> None:
    table = dealt(plan("me Ann", "me Bo"), Random(1))
    guest, telling = Connection(0, False, "en", 0), Presenter(table, [1, 1])
    whole = telling.update(0, 0)
    assert whole.fresh
    assert guest.message(telling) == whole
    assert guest.message(telling) == Change(whole.seq, {}, {}, [])
    back = Connection(0, False, "en", whole.seq)
    assert back.message(telling) == telling.update(0, whole.seq)


def test_there_is_nothing_to_change_before_the_deal() -> None:
    table = fold("t", [Entry(1, 1, Created(plan("me Ann", "me Bo")))])
    guest = Connection(0, False, "en", 0)
    for _ in range(2):
        message = guest.message(Presenter(table, [1, 1]))
        assert isinstance(message, Update)
        assert message.position is None
    assert guest.known is None


def size(message: object) -> int:
    return len(msgspec.json.encode(message))


def test_a_change_is_smaller_than_the_whole() -> None:
    table, chooser = deal("explore", 4, False, False), Random(3)
    readers = [Reader(viewer) for viewer in range(4)]
    sizes: list[tuple[int, int]] = []
    while table.status == "playing":
        for payload in next_payloads(running(table), chooser):
            add(table, payload)
            for reader in readers:
                reader.read(Presenter(table, [1] * 4, deadlines=NO_DEADLINES))
                sizes.append(
                    (len(msgspec.json.encode(reader.said[-1])), len(msgspec.json.encode(reader.update)))
                )
    changes, wholes = (sum(column) for column in zip(*sizes[4:], strict=True))
    assert 2 * changes < wholes


def test_what_several_are_sent_alike_is_one_message_and_encoded_once() -> None:
    table, chooser = dealt(plan("me Ann", "me Bo", "me Cy", "me Di"), Random(5)), Random(5)
    guests = [Connection(viewer, False, "en", 0) for viewer in range(4)]
    for guest in guests:
        guest.message(Presenter(table, [1] * 4))
    shared = moves = 0
    while table.status == "playing":
        for payload in next_payloads(running(table), chooser):
            add(table, payload)
            telling = Presenter(table, [1] * 4)
            frames = [telling.frame(guest.message(telling)) for guest in guests]
            shared += len(frames) - len({id(frame) for frame in frames})
            moves += 1
    assert shared > moves


def test_a_plan_of_a_table_is_not_part_of_a_change() -> None:
    table = dealt(plan("me Ann", "me Bo", turn_seconds=30), Random(1))
    guest = Connection(0, False, "en", 0)
    guest.message(Presenter(table, [1, 1], deadlines=Deadlines(turn=10)))
    change = guest.message(Presenter(table, [1, 1], deadlines=Deadlines(turn=20)))
    assert isinstance(change, Change)
    assert change.table == {"deadline": 20}
    assert change.position == {}
