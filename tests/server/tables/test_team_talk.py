"""Team mates at a live table speak through their cards alone (P08): the wire carries no free messages."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from discovery.server.protocol import (
    Accepted,
    ClientMessage,
    Explain,
    Explained,
    Play,
    Refused,
    Rename,
    Spots,
)
from tests.support.server.harness import plan, serving

pytestmark = pytest.mark.anyio

WORDS = "I need Hunting"
FOURSOME = plan("me Ann", "me Bo", "me Cem", "me Dan", teams=[[0, 2], [1, 3]])


class Say(msgspec.Struct, tag="say"):
    """What a client might send that knows a chat."""

    id: str
    text: str


def test_P08_no_command_is_for_talking() -> None:
    """P08: nothing added here may let a player send a team mate a free message during a game."""
    commands = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert commands == {
        "hello",
        "play",
        "explain",
        "spots",
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
        "hush",
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
            Rename("rename", WORDS),
            Play("play", seq, WORDS),
            Play("behind", seq, f"end {WORDS}"),
            Play("comment", seq, f"end # {WORDS}"),
            Spots("spots", WORDS),
        ):
            assert isinstance(await ann.ask(attempt), Refused), attempt.id
        assert isinstance(await ann.ask(Explain("explain", [WORDS])), Explained)

        played = await ann.play((await ann.my_turn())[0])
        assert isinstance(played, Accepted)
        for player in others:
            await player.caught_up(played.seq)
            assert [frame for frame in player.frames if WORDS in frame] == []
