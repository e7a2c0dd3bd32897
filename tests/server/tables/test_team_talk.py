"""Team mates at a live table speak through their cards alone (P08): nothing carries their words."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

import pytest

from discovery.server.protocol import (
    Accepted,
    ClientMessage,
    Explain,
    Explained,
    Play,
    Prepare,
    Refused,
    Rename,
    Say,
    Signal,
    Spots,
)
from tests.support.server.harness import plan, serving

pytestmark = pytest.mark.anyio

WORDS = "I need Hunting"
FOURSOME = plan("me Ann", "me Bo", "me Cem", "me Dan", teams=[[0, 2], [1, 3]], chat=True)


def test_P08_one_command_is_for_free_words() -> None:
    """P08: nothing else may let a player send a team mate a free message during a game."""
    commands = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert commands == {
        "hello",
        "play",
        "explain",
        "spots",
        "prepare",
        "undo",
        "answer-undo",
        "call-vote",
        "cast-vote",
        "standing-order",
        "rename",
        "start",
        "substitute",
        "reissue",
        "leave",
        "close",
        "language",
        "hint",
        "join",
        "decline",
        "signal",
        "say",
        "allow",
        "hush",
        "sit",
        "show",
    }


async def test_P08_no_mate_hears_what_one_writes_into_a_command(tmp_path: Path) -> None:
    """P08: each is refused, or answered only to its sender; when Ann has played, nobody else has learnt of
    it."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, *others] = await served.started(FOURSOME, stack)
        assert ann.update is not None
        seq = ann.update.seq
        for attempt in (
            Say("say", WORDS),
            Signal("reaction", "reaction", ["well-found"]),
            Rename("rename", WORDS),
            Play("play", seq, WORDS),
            Play("behind", seq, f"end {WORDS}"),
            Play("comment", seq, f"end # {WORDS}"),
            Spots("spots", WORDS),
            Prepare("prepare", [WORDS]),
        ):
            assert isinstance(await ann.ask(attempt), Refused), attempt.id
        assert isinstance(await ann.ask(Explain("explain", [WORDS])), Explained)

        played = await ann.play((await ann.my_turn())[0])
        assert isinstance(played, Accepted)
        for player in others:
            await player.caught_up(played.seq)
            assert [frame for frame in player.frames if WORDS in frame] == []
