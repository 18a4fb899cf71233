"""Lost connections, small screens, no mouse, another language: the game goes on."""

from __future__ import annotations

import os
import random
import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from archipel import games
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import look, play_now, play_on, until

WHOLE = bool(os.environ.get("ARCHIPEL_WHOLE"))
"""Every title to its end by keyboard (`make whole`), not only the shortest."""
FAST = '{"pace":"none","motion":"less","sound":false}'


@pytest.mark.offline
def test_the_server_is_killed_in_the_middle(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, own_server.address, "costa_ruana")
    page.evaluate("window.sameDocument = true")
    rng = random.Random(4)
    play_on([page], rng, decisions=6)
    for _ in range(2):
        before = _my_turn(page)["ply"]
        own_server.kill()
        expect(page.locator(".dot.offline")).to_be_visible()
        # a click into the void is kept and sent again
        spot = look(page)["spots"][0]
        page.mouse.click(spot["x"], spot["y"])
        own_server.start()
        expect(page.locator(".dot.live")).to_be_visible()
        play_on([page], rng, decisions=4)
        assert look(page)["ply"] > before
    assert page.evaluate("window.sameDocument"), "the page was reloaded"
    log = page.locator("[role=log] p")
    assert log.count() == len(set(_keys(page))), "an event was told twice"


@pytest.mark.parametrize("game", ["dokmus", "edora"])
def test_a_phone(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(size=(390, 844), touch=True, settings=FAST)
    play_now(page, server.address, game)
    used = page.locator(".fit").first.bounding_box()
    assert used is not None
    assert used["width"] > 0.8 * 390, f"a small board: {used}"
    play_on([page], random.Random(8), decisions=8, touch=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page scrolls sideways: {wide}"
    page.wait_for_selector('main.table[data-turn="mine"]')
    small = page.evaluate(
        """() => [...document.querySelectorAll('.question button, .top button, .top a.icon-btn')]
          .filter(b => b.offsetParent)
          .map(b => [b.textContent.trim() || b.ariaLabel, b.offsetWidth, b.offsetHeight])
          .filter(([, w, h]) => w < 44 || h < 44)"""
    )
    assert not small, f"too small for a finger: {small}"


@pytest.mark.parametrize("game", games.names())
def test_the_keyboard_alone(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto(server.address)
    _tab_to(page, f'[data-game="{game}"] .btn.primary')
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table[data-ply]")
    whole = WHOLE or game == "costa_ruana"
    end = time.monotonic() + 900
    rng = random.Random(15)
    decided = 0
    first = look(page)["ply"]
    while time.monotonic() < end and (whole or decided < 12):
        seen = look(page)
        if seen["turn"] == "over":
            break
        if seen["turn"] != "mine":
            page.wait_for_timeout(20)
            continue
        if decided % 4 == 3:  # the list of all choices
            page.keyboard.press("l")
            page.keyboard.press("1")
        elif page.locator("[data-chip='1']").count():
            page.keyboard.press("1")
        else:
            page.keyboard.press("b")
            for _ in range(rng.randrange(3)):
                page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
            page.keyboard.press("Enter")
        decided += 1
        page.wait_for_timeout(15)
    else:
        assert not whole, f"not over by keyboard: {look(page)}"
    assert look(page)["ply"] > first, "nothing was chosen"
    if whole:
        expect(page.locator(".final")).to_be_visible()


def test_the_language_changes_in_the_middle(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    play_on([page], random.Random(16), decisions=5)
    seen = _my_turn(page)
    english = page.locator(".ask").inner_text()
    for name, lang, word in (("Français", "fr", "Annuler"), ("Deutsch", "de", "Zurück")):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".undo")).to_contain_text(word)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".ask")).not_to_have_text(english)
    assert look(page)["ply"] == seen["ply"]
    play_on([page], random.Random(2), decisions=2)


def test_undo_and_history(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "dokmus")
    rng = random.Random(3)
    for _ in range(30):
        play_on([page], rng, decisions=1)
        _my_turn(page)
        undo = page.locator(".undo")
        if undo.get_attribute("aria-disabled") == "false":
            break
    before = _my_turn(page)["ply"]
    page.keyboard.press("u")
    until(page, "old => Number(document.querySelector('main.table').dataset.ply) > old", before)
    _my_turn(page)
    page.keyboard.press("r")
    page.get_by_role("button", name="One back").click()
    expect(page.locator(".ask")).to_have_text(re.compile("looking at moment"))
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".ask")).not_to_have_text(re.compile("looking at moment"))


def test_a_whole_turn_is_taken_back_at_once(server: Server, new_page: NewPage) -> None:
    """The button tells how many choices it takes back, and the key does the same."""
    page = new_page()
    play_now(page, server.address, "edora")
    rng = random.Random(3)
    turn = page.locator(".undo-turn")
    for way in ("button", "key"):
        for _ in range(60):
            play_on([page], rng, decisions=1)
            before = _my_turn(page)["ply"]
            if turn.count():
                break
        count = int(turn.inner_text())
        assert count > 1
        assert f"all {count} choices" in (turn.get_attribute("title") or "")
        if way == "button":
            turn.click()
        else:
            page.keyboard.press("Shift+U")
        until(
            page,
            "ply => Number(document.querySelector('main.table').dataset.ply) === ply",
            before + count,
        )
        _my_turn(page)
        expect(turn).to_have_count(0)


def test_a_hand_that_trembles_still_clicks(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    before = _my_turn(page)["ply"]  # to put an inhabitant on an island
    page.wait_for_timeout(500)
    spot = next(spot for spot in look(page)["spots"] if spot["kind"] == "thing")
    page.mouse.move(spot["x"], spot["y"])
    page.mouse.down()
    page.mouse.move(spot["x"] + 2, spot["y"])
    page.mouse.move(spot["x"] + 3, spot["y"])
    page.mouse.up()
    until(page, "old => Number(document.querySelector('main.table').dataset.ply) > old", before)


def test_chat_is_plain_text(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    page.keyboard.press("/")
    page.locator("[data-chat]").fill("<img src=x onerror=alert(1)> hi")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text("<img src=x onerror=alert(1)> hi")
    assert page.locator(".chat .lines img").count() == 0


def _my_turn(page: Page) -> dict:  # type: ignore[type-arg]
    page.wait_for_selector('main.table[data-turn="mine"]')
    return look(page)


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with Tab")


def _keys(page: Page) -> list[str]:
    keys: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[role=log] p')].map((p, i) => p.innerText + i)"
    )
    return keys


def test_a_choice_is_made_in_words_while_the_drawing_is_on_its_way(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    held: list[Route] = []
    page.route("**/assets/game-dokmus-*.js", lambda route: held.append(route))
    play_now(page, server.address, "dokmus")
    page.wait_for_selector('main.table[data-turn="mine"] [data-chip]')
    assert held
    assert not page.locator(".stage-box [data-id]").count()
    ply = page.locator("main.table").get_attribute("data-ply")
    page.locator("[data-chip]").first.click()
    until(page, "ply => document.querySelector('main.table').dataset.ply !== ply", ply)
    for route in held:
        route.continue_()
    page.wait_for_selector(".stage-box [data-next]")
