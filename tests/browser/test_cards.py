"""Cards worth looking at: the grounds of their eras, and a card in its full size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Scheme, Visit
from tests.support.browser.looks import Axe, faults, looks_in
from tests.support.browser.scenes import CAN_PLACE

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

ERAS = 12
TEXT, SIGN = 4.5, 3.0
"""The contrasts that WCAG 2.2 asks for at AA: of what is read, and of signs."""

CONTRASTS = """async eras => {
    const style = getComputedStyle(document.documentElement);
    const canvas = Object.assign(document.createElement("canvas"), {width: 120, height: 120});
    const area = canvas.getContext("2d", {willReadFrequently: true});
    const pixels = () => [...area.getImageData(0, 0, 120, 120).data].flatMap((_, at, all) =>
        at % 4 === 0 ? [all.slice(at, at + 3)] : []);
    const light = rgb => rgb.map(one => one / 255)
        .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
        .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
    const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const probe = document.body.appendChild(document.createElement("span"));
    const shade = (colour, era) => {
        probe.className = `era-${era}`;
        probe.style.color = colour;
        const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(-3).map(Number);
        return [r, g, b].every(one => one <= 1) ? [r, g, b].map(one => one * 255) : [r, g, b];
    };
    const found = [];
    for (let era = 1; era <= eras; era += 1) {
        probe.className = `era-${era}`;
        const said = getComputedStyle(probe).getPropertyValue("--scene").trim();
        const scene = said.replace(/^url\\(["']|["']\\)$/g, "");
        const image = new Image();
        image.src = scene.replaceAll("\\\\", "");
        await image.decode();
        area.fillStyle = style.getPropertyValue("--raised");
        area.fillRect(0, 0, 120, 120);
        const bare = light(pixels()[0]);
        area.drawImage(image, 0, 0, 120, 120);
        const grounds = pixels().map(light);
        const worst = colour => Math.min(...grounds.map(one => contrast(one, light(shade(colour, era)))));
        found.push({
            scene,
            drawn: grounds.filter(one => one !== bare).length,
            name: worst("var(--ink)"),
            icon: worst("color-mix(in srgb, var(--era) 72%, var(--ink))"),
        });
    }
    probe.remove();
    return found;
}"""
"""The worst contrasts of what stands on the ground of each era, over all of its points."""


def seat(visit: Visit, **how: Any) -> Page:
    page = visit(CAN_PLACE.address, **how)
    page.locator(".prompt.mine").wait_for()
    page.locator(".chisel").wait_for(state="attached")
    return page


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_era_has_a_ground_of_its_own_that_leaves_names_and_signs_their_contrast(
    visit: Visit, scheme: Scheme
) -> None:
    grounds = seat(visit, scheme=scheme).evaluate(CONTRASTS, ERAS)
    assert len({ground["scene"] for ground in grounds}) == ERAS
    for era, ground in enumerate(grounds, 1):
        assert ground["drawn"] > 1000, era
        assert ground["name"] >= TEXT, (era, ground)
        assert ground["icon"] >= SIGN, (era, ground)


def test_a_card_is_held_and_seen_in_full_size_with_its_story(visit: Visit, axe: Axe) -> None:
    page = seat(visit, size="phone")
    tile = page.locator('[data-group="hand"] .tile').first
    large = page.get_by_role("dialog")
    tile.focus()
    page.keyboard.press("Shift+F10")
    expect(large.locator(".large-text")).not_to_be_empty()
    expect(large.get_by_role("heading", name="Leads to")).to_be_attached()
    assert faults(page, axe, looks_in("en")) == []
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(tile).to_be_focused()
    tile.press("f")
    large.locator(".large-face").click()
    expect(large).to_have_count(0)
    tile.click(button="right")
    large.get_by_role("button", name="Close").click()
    expect(large).to_have_count(0)
    expect(page.locator("#card-panel")).to_have_count(0)
    tile.click()
    page.get_by_role("button", name="See it in full size").click()
    expect(large).to_be_visible()
