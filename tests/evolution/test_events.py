"""Events use the kinds and fields that the messages document."""

from __future__ import annotations

import re
from random import Random

from discovery.core.protocol import Event
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import event_kinds
from discovery.evolution.present.messages import Happening
from tests.support.engine.driving import lines, play
from tests.support.engine.playing import seats_of
from tests.support.testing.rounds import times

FIELDS = ("seat", "card", "other", "number")
ABOUT = {"joker", "recovered", "looked", "stopped", "used"}
"""Kinds whose number the wire tells in ``about``: a card, a spot or a word."""
AT_TIMES = {("stopped", "card")}
"""An announcement can be contested, too, and names no card."""
TABLES = (
    *((game, kinds, (), ()) for game in ("intro", "explore") for kinds in (["", ""], ["", "=bot", "=bot+"])),
    ("memory", ["", "", "=bot"], ("jokers=4", "trump+", "sos", "flash"), ()),
    ("select", ["", "", ""], ("jokers=4", "stop"), ("A+B",)),
    ("fusion", ["", "", "=bot+"], ("deposit",), ()),
    ("classic-simple", ["", "", "=virtual"], ("eras=1-2",), ()),
    ("classic-select", ["", "", "=virtual"], ("eras=1-2",), ()),
    ("explore", ["", ""], ("eras=2-3", "truncated"), ()),
    ("classic-simple", ["", "", ""], ("eras=1-2", "objection"), ()),
    ("classic-connect", ["", "", "=virtual"], ("eras=1-2",), ()),
    ("classic-memory", ["", "", "=virtual"], ("eras=1-2",), ()),
    ("explore", ["", "", "=bot"], ("eras=1-3", "battle"), ()),
    ("explore", ["", "", ""], ("battle",), ()),
)
"""Whatever can happen does in one of these."""


def documented() -> dict[str, list[bool]]:
    """By kind, which of the fields mean something."""
    rows: dict[str, list[bool]] = {}
    for line in (Happening.__doc__ or "").splitlines():
        kinds, _, fields = line.strip().partition(" ")
        cells = re.split(r"\s{2,}", fields.strip())
        if len(cells) == len(FIELDS) and kinds != "kind":
            rows |= {kind: [not cell.startswith("-") for cell in cells] for kind in kinds.split("/")}
    return rows


def everything_that_happens() -> list[tuple[DiscoveryGame, Event]]:
    found = []
    for seed in range(times(15)):
        for name, kinds, options, teams in TABLES:
            game = new_game(name, seats_of(kinds), options=options, teams=teams)
            opened = game.open(game.shuffle(Random(seed)))[1]
            found += [(game, event) for event in opened]
            for line in lines(game, Random(seed)):
                found += [(game, event) for event in play(game, line.state.copy(), line)]
    return found


def test_the_documented_kinds_are_those_of_the_engine() -> None:
    assert set(documented()) == set(event_kinds.NAMES)
    assert len(set(event_kinds.NAMES)) == len(event_kinds.NAMES)


def test_each_constant_stands_for_its_word() -> None:
    for number, name in enumerate(event_kinds.NAMES):
        assert getattr(event_kinds, name.upper()) == number


def test_the_fields_mean_what_is_documented() -> None:
    table = documented()
    seen = set()
    for game, event in everything_that_happens():
        kind, *fields = event.fields()
        assert all(type(number) is int for number in event.fields()), "bools have another form on the wire"
        name = event_kinds.NAMES[kind]
        seen.add(name)
        for field, value, meant in zip(FIELDS, fields, table[name], strict=True):
            if (name, field) in AT_TIMES:
                continue
            if field in ("seat", "card") or not (meant or (field == "number" and name in ABOUT)):
                assert (value >= 0) == meant, (name, field, value)
        assert -1 <= fields[0] < len(game.seats)
        assert -1 <= fields[1] < game.setup.card_count
        assert -1 <= fields[2] < len(game.seats)

    assert seen == set(event_kinds.NAMES) - {"left", "joined"}


def test_joining_is_an_event() -> None:
    """R02: of the newcomer's seat, before anybody gives a card."""
    game = new_game("classic-simple", ["A", "B=virtual"])
    joined = game.joined(game.deal(range(54)), "C")

    assert joined.events[0] == Event(event_kinds.JOINED, joined.place)


def test_leaving_is_an_event() -> None:
    game = new_game("intro", ["A", "B"])
    state = game.deal(range(54))
    happened = game.play(state, 1, game.parse("leave")[0])

    assert [event_kinds.NAMES[event.kind] for event in happened] == ["left", *["discarded"] * 5]
    assert happened[0] == Event(event_kinds.LEFT, 1)
    assert {event.number for event in happened[1:]} == {event_kinds.BY_LEAVING}
