"""Decks that are made on the page: the server makes the first file, and judges every change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import (
    DeckBalance,
    DeckDraft,
    DeckMade,
    DeckSheet,
    DeckWanted,
    DraftChecked,
    Fault,
)
from tests.support.own_deck import garden
from tests.support.server.harness import Served, serving

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
"""Seconds for an answer: a job may take ten of a core that others use."""
WANTED = DeckWanted("intro", "copy", "prehistory", 3, 5, "mine", "1")


async def post(served: Served, path: str, body: Any, kind: Any, language: str = "en") -> Any:
    answer = await served.web.post(
        f"api/workshop/{path}",
        content=msgspec.json.encode(body),
        headers={"accept-language": language},
        timeout=PATIENCE,
    )
    return msgspec.json.decode(answer.content, type=kind if answer.status_code == 200 else Fault)


async def check(served: Served, file: str, before: str = "", language: str = "en") -> DraftChecked:
    found: DraftChecked = await post(
        served, "check", DeckDraft("intro", file, before), DraftChecked, language
    )
    return found


def mended(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("kind", ["copy", "like", "empty"])
async def test_a_deck_begins_as_a_copy_a_grown_tree_or_empty(tmp_path: Path, kind: Any) -> None:
    async with serving(tmp_path) as served:
        wanted = msgspec.structs.replace(WANTED, kind=kind)
        made = await post(served, "new", wanted, DeckMade)

        assert made.file.startswith("# id: mine\n")
        rows = made.file[made.file.index("\nid,") :].strip().splitlines()[1:]
        assert len(rows) == 15
        found = await check(served, made.file)
        assert (found.faults == []) is (kind != "empty")


async def test_a_small_deck_is_offered_the_games_that_seat_two(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await post(served, "new", WANTED, DeckMade)
        small, large = await check(served, made.file), await check(served, garden())

        assert small.games[0] == "classic-simple"
        assert large.games[:2] == ["intro", "memory"]
        assert [deck["name"]["en"] for deck in map(msgspec.to_builtins, large.decks)] == ["Garden"]


@pytest.mark.parametrize("deck", ["atlantis", "prehistory+antiquity"])
async def test_only_decks_of_the_server_are_copied(tmp_path: Path, deck: str) -> None:
    async with serving(tmp_path) as served:
        wanted = msgspec.structs.replace(WANTED, deck=deck)
        found = await post(served, "new", wanted, DeckMade)

        assert found.code == "unknown-deck"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("food,,Seed 1", "food,tree-1,Seed 1"), "“Seed 1” needs “Tree 1”, which comes later."),
        (("food,,Seed 2", "food,seed-2,Seed 2"), "“Seed 2”"),
        (("tools,seed-1 seed-2,", "tools,seed-1 seed-2 a b c d e,"), "prerequisites"),
        (("tree-2,2,2", "tree-1,2,2"), "appears twice"),
        (("seed-3,1,3", "seed-3,21,3"), "21"),
    ],
)
async def test_A02_a_change_that_nothing_later_mends_is_refused_in_words(
    tmp_path: Path, change: tuple[str, str], words: str
) -> None:
    async with serving(tmp_path) as served:
        text = garden()
        broken = mended(text, *change)
        found = await check(served, broken, text)
        again = await check(served, broken + "more,2,13,food,,More,Plus\n", broken)

        assert found.refused is not None
        assert words in found.refused.message
        assert again.refused is None, "what was broken before is no reason to refuse another change"


async def test_A01_what_is_not_finished_is_told_and_not_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        text = garden()
        found = await check(served, text + "moss,2,13,food,seed-1,Moss,Mousse\n", text, "fr")

        assert found.refused is None
        assert [fault.code for fault in found.faults] == ["deck-era-size"]
        assert "ère" in found.faults[0].message
        assert (found.decks, found.games) == ([], [])


async def test_what_could_be_better_is_said_of_a_sound_deck(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        found = await check(served, garden())

        assert found.faults == []
        assert any("“Culture”" in warning.message for warning in found.warnings)


async def test_a_circle_is_found_in_an_unfinished_tree(tmp_path: Path) -> None:
    """The other laws are judged once all eras are complete."""
    async with serving(tmp_path) as served:
        text = garden() + "moss,2,13,food,seed-1,Moss,Mousse\n"
        linked = mended(text, "food,,Seed 1", "food,seed-2,Seed 1")
        circle = mended(linked, "food,,Seed 2", "food,seed-1,Seed 2")

        assert (await check(served, linked, text)).refused is None
        refused = (await check(served, circle, linked)).refused
        assert refused is not None
        assert refused.code == "deck-cycle"


async def test_hosts_may_refuse_own_decks_and_limit_the_work(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_bytes=0)) as served:
        assert (await post(served, "new", WANTED, DeckMade)).code == "no-own-decks"
    async with serving(tmp_path / "other", limits=Limits(workshop_per_hour=1)) as served:
        await check(served, garden())
        assert (await check(served, garden())).code == "too-many"  # type: ignore[attr-defined]
    async with serving(tmp_path / "short", limits=Limits(deck_bytes=500)) as served:
        assert (await check(served, garden())).code == "too-large"  # type: ignore[attr-defined]


async def test_programs_play_a_deck_in_a_process_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await post(served, "new", msgspec.structs.replace(WANTED, cards=6), DeckMade)
        found = await post(served, "balance", DeckDraft("intro", made.file), DeckBalance, "fr")

        assert found.lines[0].startswith("Mine (mine@")
        assert "Préhistoire" in found.lines[1]
        assert set(found.unmet) >= {"length"}, "half as many cards are played sooner"
        assert "<svg" in found.page


@pytest.mark.parametrize(
    ("kind", "cards", "code"), [("copy", 3, "deck-too-small"), ("empty", 6, "deck-field")]
)
async def test_B09_decks_that_no_two_can_play_are_refused(
    tmp_path: Path, kind: Any, cards: int, code: str
) -> None:
    async with serving(tmp_path) as served:
        wanted = msgspec.structs.replace(WANTED, kind=kind, cards=cards)
        made = await post(served, "new", wanted, DeckMade)
        found = await post(served, "balance", DeckDraft("intro", made.file), DeckBalance)

        assert found.code == code


async def test_a_file_is_written_in_the_other_format_and_back(tmp_path: Path) -> None:
    """What the page opens and saves as TOML loses nothing, also of a deck that is not finished."""
    unfinished = mended(garden(), "seed-3,1,3,food", "seed-3,1,3,")
    async with serving(tmp_path) as served:
        toml = await post(served, "sheet", DeckSheet("intro", unfinished, True), DeckMade)
        again = await post(served, "sheet", DeckSheet("intro", toml.file, False), DeckMade)

        assert toml.file.startswith("[deck]")
        assert again.file == unfinished


@pytest.mark.parametrize(("file", "code"), [("[deck", "deck-field"), ("a = 1", "deck-column")])
async def test_what_is_no_table_is_refused_with_its_line(tmp_path: Path, file: str, code: str) -> None:
    async with serving(tmp_path) as served:
        refused = await post(served, "sheet", DeckSheet("intro", file, False), DeckMade)

        assert (refused.code, refused.line) == (code, 1)


async def test_a_file_to_rewrite_has_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_bytes=9)) as served:
        assert (await post(served, "sheet", DeckSheet("intro", "x" * 10, True), DeckMade)).code == "too-large"
