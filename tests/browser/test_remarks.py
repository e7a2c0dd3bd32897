"""What programs say now and then: the same on every page, until the reader wants silence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe, faults, looks_in
from tests.support.browser.scenes import CAN_PLACE

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_every_page_hears_the_same_word_until_the_reader_wants_silence(visit: Visit, axe: Axe) -> None:
    page = visit(CAN_PLACE.address)
    remark = page.locator(".remark")
    expect(remark).to_contain_text("Bo: ")
    page.locator(".chisel").wait_for(state="attached")  # with it come the colours of the cards' grounds
    assert faults(page, axe, looks_in("en")) == []
    other = visit(f"#/watch/{CAN_PLACE.name}", new=True)
    expect(other.locator(".remark")).to_have_text(remark.text_content() or "")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="No more remarks").click()
    expect(remark).to_have_count(0)
    page.get_by_role("link", name="Keys").click()
    switch = page.get_by_label("Opponents that the computer plays say a word now and then")
    expect(switch).not_to_be_checked()
    switch.check()
    page.go_back()
    expect(remark).to_contain_text("Bo: ")
