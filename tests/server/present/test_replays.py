"""What a replay shows: a finished game has nothing to hide but its stack."""

from __future__ import annotations

import pytest

from discovery.play.records import read_bytes
from discovery.play.replay import steps
from discovery.server.present.replays import replay
from discovery.server.protocol import Replay
from tests.support.data import GOLDEN
from tests.support.testing.positions import card_position

SECONDS = 60.0
CASES = {
    "memory": {"H08", "H09", "H10"},
    "fusion": {"M05", "M06", "M07"},
    "intro": {"H17"},
    "explore": {"H18"},
    "select": {"H18"},
    "connect": {"H18"},
}


def replay_of(name: str) -> Replay:
    return replay(read_bytes((GOLDEN / f"{name}.record").read_bytes()), SECONDS)


@pytest.mark.parametrize(
    "name", ["memory-1", "memory-joker-as", "fusion-1", "fusion-joker-as", "connect-everything"]
)
def test_a_replay_shows_every_card_of_the_tree(name: str) -> None:
    """H01, M02, K13: what lies covered too, each card on its level."""
    record = read_bytes((GOLDEN / f"{name}.record").read_bytes())
    present = [card_position(step).state.tree.bit_count() for step in steps(record)]
    frames = replay_of(name).frames
    assert [len(frame.position.tree) for frame in frames] == present
    for frame in frames:
        position = frame.position
        if position.plane is None:
            assert position.pile == len(position.tree)
            continue
        assert sorted(lying.card for lying in position.plane) == sorted(position.tree)
        spots = [(lying.x, lying.y, lying.level) for lying in position.plane]
        assert len(set(spots)) == len(spots)
        for x, y, level in spots:
            assert level == 0 or (x, y, level - 1) in spots


def test_a_replay_shows_selections_while_they_are_prepared() -> None:
    """J03: face down only as long as the game is played."""
    frames = replay_of("select-3").frames
    preparing = [frame.position for frame in frames if frame.position.phase == "select"]
    assert preparing
    assert any(seat.selection for position in preparing for seat in position.seats)
    assert all(seat.selection is not None for position in preparing for seat in position.seats)


@pytest.mark.parametrize("name", ["select-1", "connect-1", "fusion-1"])
def test_moves_of_a_replay_are_sent_as_at_a_table(name: str) -> None:
    """Each once, without its spot and without the cards of a selection."""
    for frame in replay_of(name).frames:
        legal = frame.position.legal
        assert len(set(legal)) == len(legal)
        assert not any(move.startswith("select ") or " at " in move for move in legal)


@pytest.mark.parametrize("game", CASES)
def test_each_fault_names_the_rule_of_its_case(game: str) -> None:
    """H08 to H10 in Memory, M05 to M07 in Fusion, H17 and H18 where Stop is an option."""
    names = [path.stem for path in GOLDEN.glob(f"{game}-*.record")]
    told = [one for name in names for frame in replay_of(name).frames for one in frame.happenings]
    assert {one.about for one in told if one.kind == "fault"} == CASES[game]
