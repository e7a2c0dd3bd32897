"""What programs are asked in other processes arrives there as it is, in the build that people use."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path

import pytest

from discovery.core.players.advice import Consultation
from discovery.engines.requests import program_seat
from discovery.evolution.variants.catalogue import GAMES as CARD_GAMES
from discovery.lab import analysis as lab
from discovery.play.records import read
from tests.support.data import DATA, GOLDEN, games
from tests.support.golden import kinds_of

GAMES = (*CARD_GAMES, "discover")


@cache
def with_all_kinds() -> dict[str, list[Path]]:
    """Few stored games of each game, which show all its options and kinds of seats between them: each shows
    one that those before it do not."""
    seen: set[tuple[str, str]] = set()
    chosen: dict[str, list[Path]] = {game: [] for game in GAMES}
    for path in games(GOLDEN) + games(DATA / "survival"):
        record = read(path.read_text(encoding="utf-8"))
        new = {(record.game, kind) for kind in {"", *kinds_of(record)}} - seen
        if new:
            chosen[record.game.partition(":")[0]].append(path)
            seen |= new
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_every_question_reaches_another_process_as_it_is(game: str) -> None:
    chosen = with_all_kinds()[game]
    assert chosen
    for path in chosen:
        for question in lab.story(read(path.read_text(encoding="utf-8"))).questions:
            seat = program_seat(question.game, "greedy")
            asked = Consultation(question.view, question.observed, 1, "seed", question.move)
            for sent in ((seat, question.view, question.observed), (seat, asked)):
                assert pickle.loads(pickle.dumps(sent)) == sent, path
