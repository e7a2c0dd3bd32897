"""``legal`` of ``discovery replay --json`` tells how a record may continue, which is all one needs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from discovery.core.protocol import NOBODY
from discovery.evolution.game import new_game
from discovery.evolution.terminal.position_json import as_object
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.driver import Driver
from discovery.play.next_lines import next_lines
from discovery.play.records import NOBODY_NAME, Line, Record
from discovery.play.replay import replay, steps
from tests.records.test_replaying_laws import DECK, games
from tests.support.engine.sets import richest
from tests.support.testing.positions import CardPosition, card_position

JOKERS = ("joker-1", "joker-2")
SELECT = ("Ann: select band", "Bo: select scavenging", "Ann: pass")


def replayed(lines: Sequence[str], game: str, *options: str, seats: str = "Ann, Bo") -> CardPosition:
    """The game and the position after some lines, from the printed order of the deck."""
    jokers = JOKERS[: sum(int(option[-1]) for option in options if option.startswith("jokers="))]
    parts = (line.partition(": ") for line in lines)
    said = tuple(Line(seat, move) for seat, _, move in parts)
    record = Record(game, tuple(seats.split(", ")), (*DECK, *jokers), options=options, lines=said)
    return card_position(replay(record))


@pytest.mark.parametrize("options", [("stop",), ("jokers=1",), ("stop", "jokers=2")])
def test_after_a_pass_the_next_seat_may_play(options: tuple[str, ...]) -> None:
    """U04, J05: nobody has used the window, so it leaves no line; the next one closes it."""
    end = replayed(SELECT, "select", *options)
    position = as_object(end.game, end.state, next_lines(end.game, end.state))

    assert position["actors"] == ["Bo"]
    assert ("stop" in position["legal"]["Bo"]) == ("stop" in options)
    assert {"place scavenging", "pass"} <= set(position["legal"]["Bo"])
    assert replayed([*SELECT, "Bo: place scavenging"], "select", *options).state.turn == 1


def test_after_the_last_pass_of_a_round_selections_may_follow() -> None:
    """U04, J09: both have passed in a row."""
    end = replayed([*SELECT, "Bo: pass"], "select", "stop")
    found = next_lines(end.game, end.state)
    assert list(found) == ["Ann", "Bo"]
    assert all(any(move.startswith("select ") for move in moves) for moves in found.values())


def test_where_the_rules_continue_by_themselves_the_line_of_nobody_is_listed() -> None:
    """U04, Q04: in Flash the turn is handed over when nobody speaks."""
    end = replayed(["Ann: place gathering"], "intro", "flash")
    position = as_object(end.game, end.state, next_lines(end.game, end.state))
    assert position["actors"] == ["Ann", "Bo", NOBODY_NAME]
    assert position["legal"] == {"Ann": ["bis"], "Bo": ["me"], NOBODY_NAME: ["closed"]}


def test_a_virtual_players_flip_is_listed() -> None:
    """U06: after the window it may follow at once."""
    end = replayed(["Ann: pass"], "memory", seats="Ann, Bo=bot")
    assert next_lines(end.game, end.state) == {"Bo": ["flip"]}
    end = replayed(["Ann: pass", "Bo: flip"], "memory", seats="Ann, Bo=bot")
    assert next_lines(end.game, end.state) == {"Ann": ["stop"], "Bo": ["flip"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_record_is_listed_before_it(game: str) -> None:
    """U04 to U06: but for leaving, which is no choice of play (R01), and for the end of a window that
    somebody leaves behind: it has a line there alone, as no move of its own tells that it is over (U04)."""
    for record, _ in games(game, 8):
        for step, line, after in zip(steps(record), record.lines, (*record.lines[1:], None), strict=False):
            left_behind = line.seat == NOBODY_NAME and after is not None and after.move == "leave"
            if line.move == "leave" or left_behind:
                continue
            playing = new_game(record.game, record.seats, options=record.options, teams=record.teams)
            assert line.move.partition(" = ")[0] in next_lines(playing, step.state)[line.seat]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_that_knows_nothing_else_gets_to_the_end(game: str) -> None:
    """With every option that goes together: any listed line may follow, until nobody is left to act."""
    made = richest(game, 4)
    playing, chooser = made.build(), Random(game)
    driver = Driver.shuffled(playing, chooser)
    state = driver.state
    while found := next_lines(playing, state):
        name = chooser.choice(list(found))
        seat = NOBODY if name == NOBODY_NAME else playing.seats.index(name)
        move, _ = playing.parse(chooser.choice(found[name]))
        driver.close_before(move)
        driver.play(seat, move, driver.draw(move, chooser))
    assert playing.result(state) is not None
