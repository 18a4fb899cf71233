"""Everybody's mat: by tap, by arrows and by key; the own one comes back when something is asked."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import click_once, look, play_now, until

STEPWISE = '{"pace":"step","motion":"less","sound":false,"confirm":"never","grace":"off"}'
MINE = "() => document.querySelector('main').dataset.turn === 'mine'"
WAITS = "() => !!document.querySelector('[data-next-step]')"
SIZES = [(844, 390), (390, 844), (1440, 900)]


def go_on(page: Page, done: str, rng: random.Random) -> None:
    """Plays until a script says true; the steps of the others wait for their reader."""
    for _ in range(400):
        if page.evaluate(done):
            return
        seen = look(page)
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=False)
        elif page.locator("[data-next-step]").count():
            page.locator("[data-next-step]").click()
        page.wait_for_timeout(60)
    raise AssertionError(f"never true: {done}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_mat_of_everybody_can_be_looked_at(
    server: Server, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size != (1440, 900), settings=STEPWISE)
    play_now(page, server.address, "bora_bora")
    rng = random.Random(5)
    go_on(page, WAITS, rng)  # others play, and somebody may look around
    names = page.locator(".players .who .name").all_inner_texts()
    mine = page.locator(".player.me .name").inner_text()
    others = [name for name in names if name != mine]
    mat = page.locator(".mat-box > .mat")

    def open_mat(name: str) -> None:
        expect(mat).to_be_visible()
        expect(mat).to_have_attribute("aria-label", f"What {name} has")

    ways = page.locator(".mat-box .head button")
    player = page.locator(".players button.who")
    player.filter(has_text=others[0]).click()
    open_mat(others[0])
    # the steps of the others do not shut it, and the board stays
    for _ in range(3):
        if not page.evaluate(WAITS):
            break
        page.locator("[data-next-step]").click()
        page.wait_for_timeout(200)  # the table looks anew what is asked
        if page.evaluate(MINE):
            break
        open_mat(others[0])
    expect(page.locator(".stage svg[role=group]")).to_be_visible()
    go_on(page, MINE, rng)
    expect(mat).to_have_attribute("aria-label", f"What {mine} has")  # asked: my own is back
    page.wait_for_timeout(200)
    # round the table by arrows, and by key
    player.filter(has_text=others[0]).click()
    open_mat(others[0])
    there = (names.index(others[0]) + 1) % len(names)
    to, back = (1, 0) if names[there] != mine else (0, 1)  # the other one is beside on one side
    ways.nth(to).click()
    open_mat(others[1])
    ways.nth(back).click()
    open_mat(others[0])
    page.keyboard.press("m" if to else "Shift+m")
    open_mat(others[1])
    ways.nth(2).click()
    expect(mat).to_have_attribute("aria-label", f"What {mine} has")
    expect(ways).to_have_count(0)
    # a tap on who was closed opens the same mat again, and a second one closes it
    player.filter(has_text=others[0]).click()
    open_mat(others[0])
    player.filter(has_text=others[0]).click()
    expect(mat).to_have_attribute("aria-label", f"What {mine} has")


def test_a_drawer_that_shut_opens_the_mat_that_is_tapped(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(844, 390), touch=True, settings=STEPWISE)
    play_now(page, server.address, "edora")
    rng = random.Random(6)
    go_on(page, WAITS, rng)
    mat = page.locator(".mat-box > .mat")
    other = page.locator(".player:not(.me) button.who").first
    other.tap()
    expect(mat).to_be_visible()
    label = mat.get_attribute("aria-label")
    page.locator(".mat-box .handle").tap()
    expect(mat).to_be_hidden()
    other.tap()
    expect(mat).to_be_visible()
    expect(mat).to_have_attribute("aria-label", label or "")
    page.locator("[data-next-step]").tap()
    until(page, "() => !document.querySelector('main').getAnimations().length")
    page.wait_for_timeout(300)  # the table looks anew what is asked
    if not page.evaluate(MINE):
        expect(mat).to_be_visible()
