"""Records of the first version, kept as they were: they replay to the same end for ever.

What is printed of a position may gain fields; none that was there may change. The files are never made again.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from discovery.evolution.terminal.position_json import as_object
from discovery.play.next_lines import next_lines
from discovery.play.records import read_bytes
from discovery.play.replay import replay
from tests.support.data import OLD_GAMES, games
from tests.support.testing.positions import card_position

RECORDS = games(OLD_GAMES)
SUM = "6160112612efbd6762f5861297e7671d883705bb8a581bb883f7792a4339bc36"


def kept(was: object, now: object) -> bool:
    """Whether everything that was shown is still shown."""
    if isinstance(was, dict) and isinstance(now, dict):
        return all(key in now and kept(value, now[key]) for key, value in was.items())
    if isinstance(was, list) and isinstance(now, list):
        return len(was) == len(now) and all(map(kept, was, now))
    return was == now


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_replays_to_the_same_end(path: Path) -> None:
    end = card_position(replay(read_bytes(path.read_bytes())))
    was = json.loads(path.with_suffix(".json").read_text("utf-8"))

    assert kept(was, json.loads(json.dumps(as_object(end.game, end.state, next_lines(end.game, end.state)))))


def test_the_corpus_is_as_it_was() -> None:
    """Every file, by name and content; of a position what it tells, not how its lines are broken."""
    found = hashlib.sha256()
    for path in sorted(OLD_GAMES.iterdir()):
        text = path.read_text(encoding="utf-8")
        told = json.dumps(json.loads(text)) if path.suffix == ".json" else text
        found.update(path.name.encode() + b"\0" + told.encode())

    assert found.hexdigest() == SUM


def test_the_comparison_can_fail() -> None:
    assert kept({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4})
    assert not kept({"a": [1]}, {"a": [1, 2]})
    assert not kept({"a": 1}, {})
