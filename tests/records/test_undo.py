"""Moves that are taken back: the line ``Ann: undo``, what comes of it, and when it is free."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from discovery.core.errors import IllegalMove, InvalidRecord
from discovery.core.protocol import NO_MOVE, NOBODY, SPECTATOR, GameSpec, JoinedGame
from discovery.core.registry import new_game
from discovery.core.undone import UNDONE, remaining_events
from discovery.lab.analysis import story
from discovery.play.driver import Driver
from discovery.play.matches.match import finished_game
from discovery.play.records import Line, read, write
from discovery.play.replay import RecordReplay, replay
from discovery.play.verify import verify
from tests.support.undoing import SPECS, begun, played, step, take_back

GAMES = list(SPECS)
MOST = 120


@pytest.mark.parametrize("game", GAMES)
def test_going_back_gives_the_position_of_before(game: str) -> None:
    """Where answers have no line, the window is as it was when it opened."""
    driver, chooser = begun(game, 3), Random(3)
    seat, silent = driver.next_decision(chooser), False
    while seat != NOBODY and len(driver.lines) < MOST:
        before, draws, lines = driver.state.key(), driver.draws, driver.lines
        move = chooser.choice(driver.game.legal(driver.state, seat))
        driver.play(seat, move, driver.draw(move, chooser))
        if driver.lines != lines and not driver.over:
            back = driver.plan_undo(seat, 1)
            assert silent or back.state.key() == before
            assert back.draws == draws
        silent = driver.lines == lines
        seat = driver.next_decision(chooser)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_moves_taken_back_replays_to_the_same_end(game: str) -> None:
    driver = played(game, 0)
    record = driver.record()

    again = replay(read(write(record)))

    assert sum(line.undoes > 0 for line in record.lines) > 5
    assert again.state.key() == driver.state.key()
    assert record.winners is not None
    assert verify(record) > 0 or not any(" = " in line.move for line in record.lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_what_was_taken_back_comes_to_the_same_end(game: str) -> None:
    driver = played(game, 1)
    stand: list[Line] = []
    for line in driver.lines:
        if line.undoes:
            del stand[-line.undoes :]
        else:
            stand.append(line)

    assert replay(replace(driver.record(), lines=tuple(stand))).state.key() == driver.state.key()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_forgets_what_they_have_seen(game: str) -> None:
    driver, chooser = begun(game, 5), Random(5)
    while len(driver.lines) < MOST and step(driver, chooser):
        seen = {viewer: driver.observed(viewer) for viewer in (SPECTATOR, 0, 1)}
        if chooser.randrange(4) == 0 and take_back(driver, chooser):
            for viewer, before in seen.items():
                now = driver.observed(viewer)
                assert now[:-1] == before
                assert now[-1].kind == UNDONE


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_is_what_the_lines_that_stand_have_shown(game: str) -> None:
    driver, chooser = begun(game, 6), Random(6)
    while len(driver.lines) < MOST and step(driver, chooser):
        before = remaining_events(driver.observed(0))
        if (way := driver.undo_option(0)) is not None:
            driver.apply_undo(driver.plan_undo(0, way.lines))
            after = remaining_events(driver.observed(0))
            assert after == before[: len(after)]
            assert len(after) <= len(before)
            assert after == tuple(
                event
                for row in driver.remaining_events
                for event in driver.game.observe(driver.state, row, 0)
            )
            step(driver, chooser)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_move_draws_the_same_again(game: str) -> None:
    """However often somebody goes back: no other die, no other card."""
    driver, chooser = begun(game, 7), Random(7)
    drawn = 0
    while len(driver.lines) < MOST and (seat := driver.next_decision(chooser)) != NOBODY:
        moves = driver.game.legal(driver.state, seat)
        by_chance = [move for move in moves if driver.game.outcomes(driver.state, move)]
        move = chooser.choice(by_chance or moves)
        outcome = driver.draw(move, chooser)
        driver.play(seat, move, outcome)
        if by_chance and not driver.over:
            driver.apply_undo(driver.plan_undo(seat, 1))
            assert driver.draw(move, chooser) == outcome
            driver.play(seat, move, outcome)
            drawn += 1
    assert drawn or game in ("memory", "fusion", "classic-simple", "survival")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_free_only_where_nobody_else_decided_and_chance_was_not_asked(game: str) -> None:
    driver, chooser = begun(game, 8), Random(8)
    free = 0
    while len(driver.lines) < MOST and step(driver, chooser):
        for seat in range(len(driver.game.seats)):
            way = driver.undo_option(seat)
            if way is not None and way.free:
                free += 1
                since = driver.lines[-way.lines :]
                assert {line.seat for line in since} == {driver.game.seats[seat]}
                assert not any(" = " in line.move for line in since)
                assert driver.game.window(driver.state) is None
    assert free or game in ("memory", "fusion"), "where windows are open most of the time"


def explore() -> Driver[Any]:
    return begun("explore", 0)


def place(driver: Driver[Any]) -> int:
    """The seat to move places a card."""
    seat = driver.seat
    legal = driver.game.legal(driver.state, seat)
    driver.play(seat, next(move for move in legal if driver.game.decode(move).kind == "place"))
    return seat


def test_a_placement_is_free_until_somebody_decides() -> None:
    driver = explore()
    seat = place(driver)

    way = driver.undo_option(seat)
    assert way is not None
    assert (way.lines, way.free, way.hidden) == (1, True, False)
    assert driver.undo_option(1 - seat) is None

    driver.play(seat, driver.game.parse("end")[0])
    other = place(driver)
    assert other != seat
    way = driver.undo_option(seat)
    assert way is not None
    assert (way.lines, way.free) == (2, False)


def test_what_was_taken_back_is_not_forgotten_when_it_is_asked_what_is_free() -> None:
    """Somebody who has seen what comes, and went back with consent, does not go on back freely."""
    driver, chooser = begun("survival", 1), Random(1)
    while True:
        assert step(driver, chooser)
        seat = driver.seat
        first, second = driver.undo_option(0), driver.undo_option(1)
        ways = [way for way in (first, second) if way is not None and way.hidden]
        if ways and seat >= 0 and any(way.lines == 1 for way in ways):
            break
    asker = 0 if first is not None and first.hidden and first.lines == 1 else 1
    driver.apply_undo(driver.plan_undo(asker, 1))
    further = driver.undo_option(asker)
    assert further is None or (further.hidden and not further.free)


def test_the_lines_stay_in_the_record() -> None:
    driver = explore()
    seat = place(driver)
    name = driver.game.seats[seat]
    driver.apply_undo(driver.plan_undo(seat, 1, "agreed"))
    placed, undone = driver.lines

    assert placed.move.startswith("place")
    assert undone == Line(name, "undo", "agreed")
    assert (undone.undoes, placed.undoes) == (1, 0)
    assert write(driver.record()).endswith(f"{name}: undo  # agreed\n")


@pytest.mark.parametrize("lines", [0, 2, 9])
def test_nobody_takes_back_more_than_there_is(lines: int) -> None:
    driver = explore()
    seat = place(driver)

    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        driver.plan_undo(seat, lines)


def test_nobody_goes_back_behind_a_leaving() -> None:
    driver = explore()
    seat = place(driver)
    driver.play(2, driver.game.leave)

    assert driver.undo_option(seat) is None
    with pytest.raises(IllegalMove):
        driver.plan_undo(seat, 2)


def as_soon_as_possible(driver: Driver[Any], chooser: Random) -> JoinedGame[Any]:
    """Dan joins once the rules let him."""
    while True:
        try:
            return driver.joined("Dan")
        except IllegalMove:
            assert step(driver, chooser)


def test_nobody_goes_back_behind_a_newcomer() -> None:
    driver = Driver.shuffled(new_game(GameSpec("classic-simple", ("Ann", "Bo", "Cem"))), Random(1))
    chooser = Random(1)
    for _ in range(6):
        step(driver, chooser)
    take_back(driver, chooser)
    driver.change_to(as_soon_as_possible(driver, chooser))

    assert all(driver.undo_option(seat) is None for seat in range(4))
    undone = [event for event in driver.observed(0) if event.kind == UNDONE]
    assert [driver.game.seats[event.seat] for event in undone] == [
        line.seat for line in driver.lines if line.undoes
    ]
    assert replay(driver.record()).state.key() == driver.state.key()


def test_what_is_over_stays_over() -> None:
    driver = played("explore", 0)

    assert driver.over
    assert driver.undo_option(0) is None
    with pytest.raises(IllegalMove):
        driver.plan_undo(0, 1)


@pytest.mark.parametrize("move", ["undo 0", "undo 01", "undo x", "undone", "undo 2 3"])
def test_other_words_are_no_such_line(move: str) -> None:
    record = explore().record()
    name = record.seats[0]

    assert Line(name, move).undoes == 0
    assert Line("-", "undo").undoes == 0
    with pytest.raises(InvalidRecord):
        replay(replace(record, lines=(Line(name, move),)))


def test_a_line_that_takes_back_too_much_is_refused_with_its_number() -> None:
    driver = explore()
    record = read(write(driver.record()) + f"{driver.game.seats[driver.seat]}: undo 3\n")

    with pytest.raises(InvalidRecord) as refused:
        replay(record)
    assert refused.value.code == "nothing-to-undo"
    assert refused.value.line == record.lines[0].number


def test_the_moment_before_it_is_no_choice_of_a_move() -> None:
    record = played("explore", 0).record()
    moves = {
        moment.move for moment in RecordReplay(record).lines_ahead() if moment.line and moment.line.undoes
    }

    assert moves == {NO_MOVE}


def test_an_analysis_asks_about_every_choice_also_about_those_taken_back() -> None:
    record = played("explore", 2).record()
    found = story(record)
    undoing = {number for number, line in enumerate(record.lines, 1) if line.undoes}

    assert undoing
    assert not undoing & {question.line for question in found.questions}
    assert all(event.kind != UNDONE for question in found.questions for event in question.observed)


def test_a_match_counts_such_a_game() -> None:
    record = played("explore", 0).record()

    assert finished_game(record).winners
