"""Games that were played once replay to the same end, line by line."""

from __future__ import annotations

import pytest

from discovery.play.records import read, write
from discovery.play.replay import replay
from tests.support.survival.golden import FOLDER, KEPT, file_of


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: file_of(*kept).stem)
def test_a_kept_game_goes_as_it_went(kept: tuple[str, int, tuple[str, ...], str]) -> None:
    """If this fails on purpose: a new ``RULES_VERSION``, an amendment, and new games beside these."""
    text = file_of(*kept).read_text(encoding="utf-8")
    record = read(text)

    end = replay(record)

    result = end.game.result(end.state)
    assert result is not None
    assert write(record) == text


def test_every_kept_game_is_checked() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {file_of(*kept).stem for kept in KEPT}
