"""A table of the survival game that brings a content of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.core.protocol import GameSpec
from discovery.i18n import LANGUAGES
from discovery.server.config.settings import Limits
from discovery.server.present.own_decks import deck_checked, own_deck_info
from discovery.server.tables.own_decks import deck_of, own_deck_of
from discovery.survival.content.decks import key_of, read_content
from discovery.survival.family import FAMILY
from tests.support.server.harness import plan, serving
from tests.support.survival.own_content import LANTERN

pytestmark = pytest.mark.anyio

KEY = key_of(read_content(LANTERN))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_faults_are_told_with_their_lines(language: str) -> None:
    found = deck_checked("discover:beacon", LANTERN.replace("Payez 2", "Payez 3"), Limits(), language)
    [fault] = found.faults
    assert (fault.code, fault.line) == ("figures-differ", 12)
    assert "lantern" in fault.message


async def test_a_sound_content_is_called_by_its_name() -> None:
    found = deck_checked("discover:beacon", LANTERN, Limits(), "en")
    assert found.faults == []
    [deck] = found.decks
    assert (deck.id, deck.name) == (KEY, {"en": "The lantern", "fr": "La lanterne"})
    assert found.games == {"discover:lantern": {"en": "The Lantern", "fr": "La lanterne"}}


async def test_a_table_plays_it(tmp_path: Path) -> None:
    brought = plan("me Ann", "open", game="discover:lantern", deck=KEY, deck_file=LANTERN)
    async with serving(tmp_path) as served:
        created = await served.create(brought)
        table = await served.registry.table(created.table)
        assert table.plan.deck == KEY
        assert own_deck_of(table.plan) == deck_of(table.plan) == read_content(LANTERN)
        told = await served.web.get(f"api/tables/{created.table}/cards")
        assert "La lanterne" in told.text


def test_its_names_and_sentences_are_sent() -> None:
    part = FAMILY.present
    assert part is not None
    told = own_deck_info(part, read_content(LANTERN)).texts["fr"].texts
    assert told["scenarios/lantern"] == "La lanterne"
    assert told["tasks/lantern/2"] == "Payez 2 eaux pures."
    game = FAMILY.new_game(GameSpec("discover:lantern", ("Ann",), read_content(LANTERN)))
    assert part.deck(game, "en").id == KEY
