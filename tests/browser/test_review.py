"""The review of a finished game: made while one waits, and from there to the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import play_now, until
from tests.browser.test_levels import picture
from tests.browser.test_pages import SIZES, axe, finished


def test_a_review_is_made_and_leads_to_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    play_now(page, server.address, "costa_ruana")  # takes a name
    table = finished(page)
    page.goto(f"{server.address}/table/{table}")
    page.locator(".final footer").get_by_role("link", name="Analyse").click()
    page.wait_for_url(re.compile(f"/review/{table}"))
    page.wait_for_selector("main.review[data-state=done]", timeout=120_000)
    picture(page, "review-desktop-light")
    assert not axe(page)
    expect(page.locator("main.review table tbody tr")).to_have_count(3)
    slider = page.get_by_role("slider")
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", before or "")
    page.locator(".moment a").click()
    page.wait_for_selector("main.table .history")
    until(page, "() => !!document.querySelector('.stage-box.past')")
    picture(page, "review-board")
    other = new_page(size=SIZES["phone"], theme="dark", touch=True, locale="de-DE")
    other.goto(f"{server.address}/review/{table}")  # shared by its address
    other.wait_for_selector("main.review[data-state=done]", timeout=60_000)
    picture(other, "review-phone-dark")
    assert not axe(other)
    assert other.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
