"""Records of games that somebody joins (R02): the line ``-: join NAME``, and what goes on behind it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from discovery.core.dice import Dice
from discovery.core.errors import IllegalMove, InvalidInput, InvalidRecord
from discovery.core.protocol import NO_MOVE, NOBODY, GameSpec, split_seat
from discovery.core.registry import new_game
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.model import event_kinds
from discovery.evolution.model.phases import WINDOW
from discovery.play.driver import Driver
from discovery.play.matches.match import finished_game
from discovery.play.records import Line, Record, read, write
from discovery.play.replay import RecordReplay, replay
from discovery.server.present.replays import replay as shown
from tests.support.data import GOLDEN
from tests.support.editions import CLASSIC
from tests.support.testing.positions import card_position

SECONDS = 60.0


@cache
def record(game: str) -> Record:
    """A golden game that Dan joins."""
    return read((GOLDEN / f"{game}-join.record").read_text(encoding="utf-8"))


def at_the_join(game: str) -> int:
    """The number of the line before which Dan joins."""
    return next(number for number, line in enumerate(record(game).lines) if line.newcomer)


def begun(seed: int = 0) -> Driver[Any]:
    spec = GameSpec("classic-simple", ("Ann", "Bo=virtual", "Cem"))
    return Driver.shuffled(new_game(spec), Random(seed))


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_the_header_names_who_was_dealt_to_and_the_result_everybody(game: str) -> None:
    found = record(game)

    assert "Dan" not in [split_seat(seat)[0] for seat in found.seats]
    assert replay(found).game.seats.index("Dan") >= 0
    assert found.scores is None or "Dan" in dict(found.scores)
    assert found.winners is not None


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_a_step_has_the_game_that_its_seats_belong_to(game: str) -> None:
    steps = list(RecordReplay(record(game)).steps())
    join = at_the_join(game) + 1

    sizes = [len(step.game.seats) for step in steps]
    assert sizes == [3] * join + [4] * (len(steps) - join)
    assert [step for step in steps if step.joined] == [steps[join]]
    assert steps[join].seat == NOBODY
    kinds = [event.kind for event in steps[join].events]
    assert event_kinds.JOINED in kinds


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_the_moment_before_a_join_has_the_smaller_game(game: str) -> None:
    moments = list(RecordReplay(record(game)).lines_ahead())
    moment = moments[at_the_join(game)]

    assert moment.line == Line("-", "join Dan")
    assert (moment.seat, moment.move) == (NOBODY, NO_MOVE)
    assert len(moment.step.game.seats) == 3


def test_R02_a_line_at_the_wrong_moment_is_refused_with_its_number() -> None:
    good = record("classic-simple")
    early = next(number for number, line in enumerate(good.lines) if line.move.startswith("place")) + 1
    lines = (*good.lines[:early], Line("-", "join Eva", number=77))

    with pytest.raises(InvalidRecord) as refused:
        replay(replace(good, lines=lines, scores=None, winners=None))
    assert (refused.value.code, refused.value.rule, refused.value.line) == ("not-now", "S33", 77)


@pytest.mark.parametrize("name", ["Ann", "Bo=virtual", "a:b", "", "x" * 31])
def test_R02_a_newcomer_needs_a_name_that_a_seat_may_have(name: str) -> None:
    driver = begun()

    with pytest.raises(InvalidInput) as refused:
        driver.change_to(driver.joined(name))
    assert refused.value.code == "bad-name"
    assert driver.lines == ()


def test_R02_what_happened_before_is_told_with_the_new_seats() -> None:
    """R02: a newcomer moves the seats behind up by one, also in what they remember."""
    driver, random = begun(), Random(1)
    while len(driver.lines) < 12 or driver.game.progress(driver.state).phase != "turn":
        seat = driver.next_decision(random)
        move = driver.game.legal(driver.state, seat)[-1]
        driver.play(seat, move, driver.draw(move, random))
    joined = driver.joined("Dan")
    before = {name: driver.observed(driver.game.seats.index(name)) for name in driver.game.seats}
    names = driver.game.seats
    driver.change_to(joined)

    for name, events in before.items():
        again = driver.observed(driver.game.seats.index(name))[: len(events)]
        assert [event.piece for event in again] == [event.piece for event in events]
        told = [driver.game.seats[event.seat] for event in again if event.seat >= 0]
        assert told == [names[event.seat] for event in events if event.seat >= 0]


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_a_program_remembers_what_it_saw_before_and_what_was_given(game: str) -> None:
    """R02: each position that it imagines looks to it as what it sees, and holds the cards it knows of."""
    dice, again = Dice(3), RecordReplay(record(game))
    for number, step in enumerate(again.steps()):
        if step.joined is None and not at_the_join(game) < number < at_the_join(game) + 12:
            continue
        found, state = card_position(step)
        for seat, kind in enumerate(found.setup.virtual_kinds):
            if kind:
                continue
            view, observed = found.view(state, seat), again.driver.observed(seat)
            imagined = CardDeterminizer(found.setup, view, observed).deal(dice)
            assert state.phase == WINDOW or found.view(imagined, seat) == view
            given = [event for event in step.events if event.kind == event_kinds.GAVE and event.seat == seat]
            for event in given:
                taker = state.hands[event.other] >> event.piece & 1
                assert taker <= imagined.hands[event.other] >> event.piece & 1


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_a_replay_for_the_page_tells_the_seats_anew(game: str) -> None:
    found = shown(record(game), SECONDS)
    join = at_the_join(game) + 1
    frame = found.frames[join]

    assert found.names == [split_seat(seat)[0] for seat in record(game).seats]
    assert frame.joined is not None
    assert [len(one) for one in frame.joined.before] == [len(one.happenings) for one in found.frames[:join]]
    assert all(one.joined is None for one in found.frames if one is not frame)
    for old, new in zip(found.frames[:join], frame.joined.before, strict=True):
        for one, other in zip(old.happenings, new, strict=True):
            assert one.seat < 0 or found.names[one.seat] == frame.joined.names[other.seat]


def test_R02_nobody_joins_a_game_of_a_match_while_it_runs() -> None:
    """R02: players join a match between two games, which its record says."""
    with pytest.raises(InvalidRecord) as refused:
        finished_game(record("classic-simple"))
    assert (refused.value.code, refused.value.rule) == ("match-game-joined", "R02")


def test_R02_a_comment_of_a_join_is_kept() -> None:
    driver = begun()
    driver.change_to(driver.joined("Dan"), "late")

    assert driver.lines == (Line("-", "join Dan", "late"),)
    assert read(write(driver.record())).lines == driver.lines


def test_R02_several_may_join_one_game() -> None:
    driver, random = begun(5), Random(5)
    waiting = ["Dan", "Eva", "Fay"]
    while (seat := driver.next_decision(random)) != NOBODY:
        if waiting and len(driver.lines) % 5 == 0:
            try:
                driver.change_to(driver.joined(waiting[0]))
            except IllegalMove:
                pass
            else:
                waiting.pop(0)
                continue
        moves = driver.game.legal(driver.state, seat)
        move = moves[random.randrange(len(moves))]
        driver.play(seat, move, driver.draw(move, random))

    assert waiting == []
    assert replay(driver.record()).state.key() == driver.state.key()
