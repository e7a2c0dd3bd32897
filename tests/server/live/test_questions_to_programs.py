"""What programs are asked in other processes arrives there as it is, in the build that people use."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from discovery.core.players.advice import Consultation
from discovery.core.protocol import split_seat
from discovery.engines.requests import program_seat
from discovery.lab import analysis as lab
from discovery.play.records import Record, read
from tests.support.data import DATA, GOLDEN, games


def kinds(record: Record) -> set[str]:
    """The game, each of its options, and its kinds of seats."""
    options = {option.partition("=")[0] for option in record.options}
    teams = {"teams"} if record.teams else set()
    return {record.game} | options | teams | {split_seat(seat)[1] for seat in record.seats}


def with_all_kinds() -> list[Path]:
    """Few stored games, which show every game and option between them: each shows one that those before it do
    not."""
    seen: set[tuple[str, str]] = set()
    chosen = []
    for path in games(GOLDEN) + games(DATA / "survival"):
        record = read(path.read_text(encoding="utf-8"))
        new = {(record.game, kind) for kind in kinds(record)} - seen
        if new:
            chosen.append(path)
            seen |= new
    return chosen


@pytest.mark.parametrize("path", with_all_kinds(), ids=lambda path: path.stem)
def test_every_question_reaches_another_process_as_it_is(path: Path) -> None:
    for question in lab.story(read(path.read_text(encoding="utf-8"))).questions:
        seat = program_seat(question.game, "greedy")
        asked = Consultation(question.view, question.observed, 1, "seed", question.move)
        for sent in ((seat, question.view, question.observed), (seat, asked)):
            assert pickle.loads(pickle.dumps(sent)) == sent
