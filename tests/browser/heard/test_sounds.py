"""How loud the sounds of a table are, measured as they leave the page: none drowns the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.long]

ROOM = 3
"""Seconds that each sound has for itself; none is as long."""
APART = 10.0
"""How much louder the loudest sound may be than the softest one, in LU: about twice as loud."""
HIGHEST = 0.2
"""The highest sample, of what a device can do."""
WRITTEN = """([room, most]) => {
    let random = 1;
    // each noise is the same in every run
    Math.random = () => (random = random * 48271 % 2147483647) / 2147483647;
    window.begun = 0;
    window.AudioContext = class extends OfflineAudioContext {
        constructor() {
            super(1, 48000 * room * most, 48000);
            window.audio = this;
        }
        get currentTime() { return room * window.begun; }
        async resume() {}
    };
}"""
"""Sounds are written into memory from now on, each into its own part."""
MEASURED = """async ([room, most]) => {
    const rendered = (await window.audio.startRendering()).getChannelData(0);
    const filtered = (samples, [b0, b1, b2, a1, a2]) => {
        const found = new Float64Array(samples.length);
        for (let n = 0; n < samples.length; n += 1)
            found[n] = b0 * samples[n] + b1 * (samples[n - 1] ?? 0) + b2 * (samples[n - 2] ?? 0)
                - a1 * (found[n - 1] ?? 0) - a2 * (found[n - 2] ?? 0);
        return found;
    };
    const SHELF = [1.5351248596, -2.6916961894, 1.1983928109, -1.6906592932, 0.7324807742];
    const LOW = [1, -2, 1, -1.9900474548, 0.9900722504];
    const BLOCK = 0.4 * 48000;
    const loudness = samples => {
        const heard = filtered(filtered(samples, SHELF), LOW);
        let loudest = 0;
        for (let at = 0; at + BLOCK <= heard.length; at += BLOCK / 4) {
            const power = heard.subarray(at, at + BLOCK).reduce((sum, one) => sum + one * one, 0) / BLOCK;
            loudest = Math.max(loudest, power);
        }
        return -0.691 + 10 * Math.log10(loudest);
    };
    return Array.from({length: most}, (_, at) => {
        const samples = rendered.subarray(48000 * room * at, 48000 * room * (at + 1));
        return [loudness(samples), samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)];
    });
}"""
"""The loudness of the loudest 0.4 seconds of each sound in LUFS, weighted as in ITU-R BS.1770, and its
highest sample. The gates of that norm leave out pauses, which these sounds are too short for."""


def measured(page: Page) -> dict[str, tuple[float, float]]:
    """Loudness and highest sample of each sound, by what the page calls it."""
    buttons = page.get_by_role("button", name=re.compile("^Hear it: "))
    buttons.first.wait_for()
    many = buttons.count()
    page.evaluate(WRITTEN, [ROOM, many])
    names = []
    for at in range(many):
        page.evaluate("at => { window.begun = at; }", at)
        buttons.nth(at).click()
        names.append((buttons.nth(at).get_attribute("aria-label") or "").removeprefix("Hear it: "))
    found = page.evaluate(MEASURED, [ROOM, many])
    return {name: (loud, peak) for name, (loud, peak) in zip(names, found, strict=True)}


def test_all_sounds_are_about_as_loud_and_none_is_cut_off(visit: Visit) -> None:
    found = measured(visit("#/help", new=True))
    louds = {name: loud for name, (loud, _) in found.items()}
    assert max(louds.values()) - min(louds.values()) <= APART, louds
    peaks = {name: peak for name, (_, peak) in found.items()}
    assert max(peaks.values()) <= HIGHEST, peaks
