"""What a viewer is sent does not depend on anything that they may not know, byte for byte."""

from __future__ import annotations

import random
import re
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.evolution.cards.data import load_deck
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.present import update
from discovery.server.protocol import Accepted, Explain, Play, TablePlan
from discovery.server.tables.table import Table
from tests.support.engine.sets import richest
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import Player, plan, serving
from tests.support.server.hidden.out_of_sight import stacked, two_orders
from tests.support.server.hidden.twins import plan_of, settings_of

REFUSED = '{"type":"refused"'
CARDS = [card.id for card in load_deck("prehistory").cards]
SEATS = ("me Ann", "me Bo", "bot Cem")


TABLES = st.sampled_from([(game, kind) for game in GAMES for kind in ("plain", "with bots")])


def played(seed: int, moves: int, setting: tuple[str, str]) -> Table:
    """A table after some random moves."""
    game, kind = setting
    chooser = random.Random(seed)
    return by_chance(dealt(plan_of(settings_of(game)[kind]), chooser), chooser, moves)


@given(st.integers(0, 10**6), st.integers(0, 60), TABLES, st.integers(-1, 2))
def test_dealing_again_what_is_hidden_changes_no_byte_of_a_position(
    seed: int, moves: int, setting: tuple[str, str], viewer: int
) -> None:
    table = played(seed, moves, setting)
    assert table.running_game is not None
    before = msgspec.json.encode(update.position(table, viewer))
    legal = table.running_game.game.legal(table.running_game.state, max(viewer, 0))

    table.running_game.driver.state = table.running_game.game.redeal(
        table.running_game.state, viewer, random.Random(seed)
    )

    assert msgspec.json.encode(update.position(table, viewer)) == before
    if viewer >= 0:
        assert table.running_game.game.legal(table.running_game.state, viewer) == legal


@given(st.integers(0, 10**6), st.integers(0, 60), TABLES)
def test_steps_name_no_card_that_only_others_saw(seed: int, moves: int, setting: tuple[str, str]) -> None:
    """But for one that was called by its name (E12)."""
    table = played(seed, moves, setting)
    for viewer in (-1, *range(len(table.seats))):
        _, steps = update.steps(table, viewer, 0)
        for step in steps:
            called = {happening.card for happening in step.happenings if happening.kind == "called"}
            for happening in step.happenings:
                hidden = happening.kind in {"drew", "stolen", "gave"} and happening.card not in called
                seen = viewer in {happening.seat, happening.other} and table.seats[viewer].personal
                if hidden and not seen:
                    assert happening.card == ""


def rich_plan(game: str) -> TablePlan:
    """Two people with every option but those that are about their number and their cards."""
    made = richest(game, 2, ("eras", "truncated", "advantage", "teams", "bot", "bot+", "virtual"))
    return plan("me Ann", "me Bo", game=game, options=list(made.options))


async def everything_heard(folder: Path, game: str, order: list[int]) -> list[str]:
    """What Ann and a spectator are sent at such a table, at several moments, and what the pages say."""
    frames: list[str] = []
    async with serving(folder) as served, AsyncExitStack() as stack:
        with stacked(order):
            created, players = await served.started(rich_plan(game), stack)
        played = (await served.registry.table(created.table)).running_game
        assert played is not None
        assert played.driver.order[0] == order[0]
        for acting in (None, *players):
            if acting is not None and not await act(acting):
                break
            for token in ("", created.seats[0].token):
                viewer = await stack.enter_async_context(await served.sit(token, table=created.table))
                await ask_everything(viewer)
                frames += viewer.frames[:2]
                frames += [
                    frame for frame in viewer.frames if frame.startswith(('{"type":"explained"', REFUSED))
                ]
        for what in ("record", "replay"):
            frames.append((await served.web.get(f"api/tables/{created.table}/{what}")).text)
        return [re.sub(r'"at":\d+', '"at":0', frame.replace(created.table, "ID")) for frame in frames]


async def act(player: Player) -> bool:
    """Ann selects her first card, and Bo is waited for; or they pass, one after the other."""
    legal = await player.my_turn()
    assert player.update is not None
    position = player.update.position
    assert position is not None
    if "select" in legal:
        cards = position.seats[position.viewer].cards or []
        return position.viewer == 0 and isinstance(await player.play(f"select {cards[0]}"), Accepted)
    return isinstance(await player.play("pass"), Accepted)


async def ask_everything(viewer: Player) -> None:
    verbs = ("place", "call", "replay", "discard", "give", "sos", "joker as")
    moves = [f"{verb} {card}" for verb in verbs for card in CARDS]
    moves += [f"{verb} {name}" for verb in ("exchange", "steal", "take", "ask") for name in ("Ann", "Bo")]
    moves += ["end", "pass", "stop", "interrupt", "joker trump", "select fire"]
    for start in range(0, len(moves), 16):
        await viewer.ask(Explain(f"x{start}", moves[start : start + 16]))
    for number, nonsense in enumerate(("fly", "place water", "leave", "give fire", "flip", "closed")):
        await viewer.ask(Play(f"p{number}", 1, nonsense))


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_two_tables_that_differ_out_of_sight_send_the_same_bytes(tmp_path: Path, game: str) -> None:
    order, other = two_orders(game)

    frames = await everything_heard(tmp_path / "one", game, order)

    assert len(frames) > (100 if GAMES[game].dealing.pool else 60)
    assert await everything_heard(tmp_path / "other", game, other) == frames
