"""Games that were played once replay to the same end, line by line."""

from __future__ import annotations

import pytest

from discovery.play.records import read, write
from discovery.play.replay import replay
from tests.support.survival.golden import FOLDER, KEPT, file_of
from tests.support.survival.rare import RARE

GAMES = [*(file_of(*kept).stem for kept in KEPT), *RARE]


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_goes_as_it_went(name: str) -> None:
    """If this fails on purpose: a new ``RULES_VERSION``, an amendment, and new games beside these."""
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    record = read(text)

    end = replay(record)

    result = end.game.result(end.state)
    assert result is not None
    assert write(record) == text


def test_every_kept_game_is_checked() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
