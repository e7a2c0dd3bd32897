"""Replaying finished games: steps, results, and the chance that is never drawn again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import InvalidRecord
from discovery.play.records import Line, Record, read
from discovery.play.replay import ReplayStep, replay, steps
from tests.support.data import GOLDEN


def golden(name: str) -> Record:
    return read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def fault(record: Record) -> tuple[str, int]:
    with pytest.raises(InvalidRecord) as refused:
        replay(record)
    return refused.value.code, refused.value.line


def test_steps_lead_to_the_end() -> None:
    record = golden("explore-3")
    seen: list[ReplayStep] = []
    for step in steps(record):
        seen.append(step)
        assert step.line is None or step.line.seat == record.seats[step.seat]

    assert [step.line for step in seen] == [None, *record.lines]
    assert seen[0].seat == -1
    assert seen[-1].state.key() == replay(record).state.key()


def test_the_result_is_written_at_the_end() -> None:
    record = golden("explore-3")
    bare = replace(record, scores=None, winners=None)
    replayed = replay(bare)

    assert bare.ended(replayed.game, replayed.game.result(replayed.state)) == record
    assert record.scores is not None
    assert [name for name, _ in record.scores] == list(replayed.game.seats)


def test_a_game_without_points_has_winners_only() -> None:
    record = golden("intro-3")

    assert record.scores is None
    assert record.winners


def test_a_running_game_has_no_result() -> None:
    record = golden("explore-3")
    begun = replace(record, lines=record.lines[:-1], scores=None, winners=None)
    replayed = replay(begun)

    assert begun.ended(replayed.game, replayed.game.result(replayed.state)) == begun
    assert fault(replace(begun, winners=record.winners))[0] == "wrong-result"


@pytest.mark.parametrize("header", ["Scores", "Winners", "Both"])
def test_a_wrong_result_is_refused(header: str) -> None:
    record = golden("explore-3")
    assert record.scores is not None
    wrong = tuple((name, score + 1) for name, score in record.scores)
    spoilt = replace(
        record,
        scores=record.scores if header == "Winners" else wrong,
        winners=record.winners if header == "Scores" else ("Nobody",),
    )

    line = record.header_lines["Winners" if header == "Winners" else "Scores"]
    assert fault(spoilt) == ("wrong-result", line)


def test_nothing_is_played_after_the_end() -> None:
    record = golden("intro-3")
    after = Line(record.lines[-1].seat, "end", number=500)

    assert fault(replace(record, lines=(*record.lines, after))) == ("game-over", 500)


@pytest.mark.parametrize("name", ["intro-steal", "explore-exchange"])
def test_chance_is_never_drawn_again(name: str) -> None:
    """Every line that takes a card blindly has its outcome; without it the record is refused."""
    record = golden(name)
    at = next(place for place, line in enumerate(record.lines) if " = " in line.move)
    bare = replace(record.lines[at], move=record.lines[at].move.partition(" = ")[0])
    lines = (*record.lines[:at], bare, *record.lines[at + 1 :])

    assert fault(replace(record, lines=lines)) == ("outcome-missing", bare.number)
    assert {replay(record).state.key() for _ in range(3)} == {replay(record).state.key()}
