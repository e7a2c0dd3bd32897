"""A called card that is to be laid lies beside the hand, in nobody's (rule E21), and can be pressed there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from discovery.evolution.model.phases import CALLED
from discovery.server.tables.running_game import RunningGame
from tests.browser.conftest import Visit
from tests.support.browser.house import served
from tests.support.browser.scenes import PERSON, Scene, store
from tests.support.testing.positions import card_position

pytestmark = [pytest.mark.browser, pytest.mark.long]


def called(played: RunningGame) -> bool:
    """The person has called a card that somebody held."""
    _, state = card_position(played)
    return state.phase == CALLED and state.turn == PERSON


SCENE = Scene("called", "memory", called, seats=2, seed=6)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the scene stands."""
    data = tmp_path_factory.mktemp("staged") / "data"
    store(data, [SCENE])
    with served(data) as address:
        yield address


@pytest.mark.parametrize(
    ("size", "language", "title", "verb"),
    [("phone", "fr", "Appelée", "Placer"), ("desktop", "en", "Called", "Place")],
)
def test_a_called_card_lies_beside_the_hand(
    visit: Visit, staged: str, size: str, language: str, title: str, verb: str
) -> None:
    page = visit(SCENE.address, house=staged, size=size, language=language)
    tile = page.get_by_role("region", name=title).locator(".tile")
    expect(tile).to_have_count(1)
    card = tile.get_attribute("data-card")
    expect(page.locator(f'[data-group="hand"] [data-card="{card}"]')).to_have_count(0)

    page.keyboard.press("1")
    expect(tile).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=verb, exact=True)).to_be_visible()
