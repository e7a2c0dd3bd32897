"""Finished games that must replay to the same end for ever, in a process that knows nothing of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from multiprocessing import get_context
from pathlib import Path

import pytest

from discovery.cli import main
from discovery.evolution.model import event_kinds
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.play.records import Record, read, write
from tests.support.data import DATA, GOLDEN, written
from tests.support.deadlines import MOST_SECONDS
from tests.support.golden import WANTED, Wanted, happened_in, kinds_of

NAMES = [wanted.name for wanted in WANTED]


@cache
def record(name: str) -> Record:
    return read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """Another process, started again."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        yield process


def replayed(path: Path) -> str:
    """What ``discovery replay --json`` prints."""
    with redirect_stdout(StringIO()) as printed:
        assert main(["replay", "--json", str(path)]) == 0
    return printed.getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_replays_to_the_same_end_in_a_new_process(name: str, elsewhere: ProcessPoolExecutor) -> None:
    path = GOLDEN / f"{name}.record"

    printed = elsewhere.submit(replayed, path).result(MOST_SECONDS)

    assert json.loads(printed) == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_is_written_as_it_is_read(name: str) -> None:
    assert write(record(name)) == (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("wanted", WANTED, ids=NAMES)
def test_shows_what_it_is_there_for(wanted: Wanted) -> None:
    assert wanted.shows(record(wanted.name), happened_in(record(wanted.name)))


def test_every_file_is_wanted() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.record")) == sorted(NAMES)
    assert sorted(path.stem for path in GOLDEN.glob("*.json")) == sorted(NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_missing(game: str) -> None:
    sizes = {len(record(name).seats) for name in NAMES if record(name).game == game}

    assert {1, 2, 3, 5, 9} <= sizes


@pytest.mark.parametrize(
    ("game", "option"), [(game, option.key) for option in OPTIONS for game in option.games]
)
def test_no_option_is_missing(game: str, option: str) -> None:
    assert any(option in kinds_of(record(name)) for name in NAMES if record(name).game == game)


def test_no_kind_of_event_is_missing() -> None:
    seen = {event.kind for name in NAMES for event in happened_in(record(name))}

    assert {event_kinds.NAMES[kind] for kind in seen} == set(event_kinds.NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_no_use_of_a_trump_and_no_leaving_is_missing(game: str) -> None:
    moves = [line.move for name in NAMES if record(name).game == game for line in record(name).lines]

    newest = {"place", "replay", "exchange", "give", "discard", "call", "end", "pass", "leave"}
    rules = GAMES[game]
    ending = {"select", "pass", "end"} if rules.rounds else {"discard", "end"}
    more = {"harvest", *ending} if rules.scored else {"discard", "steal", "stop", "closed", "flip"}
    classic = {"place", "draw", "leave", *more}
    assert (classic if GAMES[game].classic else newest) <= {move.split()[0] for move in moves}


def test_files_are_small() -> None:
    assert all(path.stat().st_size < 20_000 for path in Path(GOLDEN).iterdir() if path.is_file())


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in DATA.rglob("*.json")} - {DATA}), ids=lambda folder: folder.name
)
def test_data_have_a_line_for_each_key(folder: Path) -> None:
    """A diff then shows what has changed, not a page of brackets."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.json"))]

    assert [text for text in texts if text != written(json.loads(text))] == []
