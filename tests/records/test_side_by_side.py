"""Games that threads play at the same moment, as a server replays one while its tables go on: none reads what
another one notes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from discovery.core.dice import Dice
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import new_game
from discovery.play.records import read
from discovery.play.replay import replay
from tests.support.data import DATA, GOLDEN

THREADS, TIMES = 4, 10


@pytest.fixture(autouse=True)
def taking_turns() -> Iterator[None]:
    """Threads that give way to one another as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(play: Callable[[int], object]) -> list[object]:
    """What threads find by the same games."""
    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(play, range(THREADS * TIMES)))


RECORDS = [
    *(
        GOLDEN / f"{game}-3.record"
        for game in ("intro", "memory", "explore", "select", "connect", "fusion", "classic-connect")
    ),
    DATA / "survival" / "beacon-2.record",
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays_do_not_disturb_one_another(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))

    def ended(_: int) -> object:
        again = replay(record)
        return again.game.result(again.state)

    assert all(found == ended(0) for found in together(ended))


@pytest.mark.parametrize("game", ["memory", "explore", "connect", "fusion"])
def test_play_outs_do_not_disturb_one_another(game: str) -> None:
    dealt = new_game(game, ("Ann", "Bo", "Cem"))
    order = dealt.shuffle(Random(5))

    def ended(_: int) -> object:
        state = dealt.deal(order)
        play_out(state, Dice(5))
        return dealt.result(state)

    assert all(found == ended(0) for found in together(ended))
