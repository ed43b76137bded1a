"""The documentation in a real browser, as the house serves it."""

from __future__ import annotations

import pytest
from browsing import DESK, SMALL_PHONE, Person
from playwright.sync_api import Browser, expect


@pytest.mark.parametrize("size", [SMALL_PHONE, DESK], ids=["phone", "desk"])
def test_pages_lead_to_each_other_and_none_is_wider_than_the_window(
    size: dict[str, int], chromium: Browser, house: str
) -> None:
    reader = Person(chromium, house, size=size)
    reader.go("/docs")
    page = reader.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Croupier")
    names = page.locator("nav a").all_inner_texts()
    assert len(names) > 12
    for name in names:
        page.locator("nav").get_by_role("link", name=name, exact=True).click()
        expect(page.locator("nav [aria-current]")).to_have_text(name)
        page.wait_for_load_state()  # with its style
        assert reader.sideways == 0, f"{name} is too wide"
    page.get_by_role("banner").get_by_role("link", name="Play").click()
    expect(page.locator("[data-play]").first).to_be_visible()
    assert reader.faults == []
    reader.close()
