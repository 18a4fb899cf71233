"""A newcomer's first game: the companion, the guide to points, the legend, the doors to lessons.

``make test`` looks at one game; ``make lessons`` at all of them, on every size, light and dark.
"""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.lessons import course
from archipel.text import Speaker
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import click_once, look, play_now, until
from tests.browser.test_pages import axe
from tests.laws.test_companion import symbols

ALL = os.environ.get("ARCHIPEL_LESSONS") == "all"
GAMES = games.names() if ALL else ["dokmus"]
SIZES = {"1440x900": False, "1024x768": False, "390x844": True} if ALL else {"390x844": True}
THEMES = ["light", "dark"] if ALL else ["light"]
NEW = (
    '{"pace":"none","motion":"less","sound":false,"confirm":"never","grace":"off","companion":true}'
)

CUT = """() => [...document.querySelectorAll('.question, .companion, .companion .btn')]
  .filter((el) => el.getBoundingClientRect().right > innerWidth)
  .map((el) => el.className)"""


def newcomer(new_page: NewPage, server: Server, game: str, **how: object) -> Page:
    """Somebody who has never played, at a first table, asked a first question."""
    page = new_page(settings=NEW, **how)
    play_now(page, server.address, game)
    page.wait_for_selector('main.table[data-turn="mine"]')
    return page


def answer(page: Page, rng: random.Random) -> None:
    """Answers one question, whatever it is."""
    before = look(page)["ply"]
    while look(page)["ply"] == before:
        seen = look(page)
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=False)
        page.wait_for_timeout(100)


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_question_is_explained_once(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = newcomer(new_page, server, game)
    rng = random.Random(1)
    speaker = Speaker("en", game)
    told: list[str] = []
    for _ in range(10):
        until(page, "() => document.querySelector('main.table').dataset.turn !== 'other'")
        page.wait_for_timeout(150)
        one = page.locator("[data-companion]")
        if one.count():
            ask = one.get_attribute("data-companion") or ""
            assert ask not in told, f"{ask} was explained before"
            assert speaker.say(f"companion-{ask}") in one.inner_text()
            told.append(ask)
        if look(page)["turn"] == "over":
            break
        answer(page, rng)
    assert told
    met = page.evaluate("JSON.parse(localStorage.getItem('archipel-companion'))")
    assert set(told) >= set(met[game])
    page.reload()
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.wait_for_timeout(300)
    one = page.locator("[data-companion]")
    assert not one.count() or one.get_attribute("data-companion") not in met[game]


def test_the_companion_is_closed_and_switched_off(server: Server, new_page: NewPage) -> None:
    page = newcomer(new_page, server, GAMES[0])
    expect(page.locator("[data-companion] a.learn")).to_have_attribute("href", f"/learn/{GAMES[0]}")
    page.locator("[data-companion-off]").click()
    expect(page.locator("[data-companion]")).to_have_count(0)
    page.reload()
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.wait_for_timeout(300)
    assert page.locator("[data-companion]").count() == 0
    page.keyboard.press("g")
    page.locator("dialog footer button").click()  # explain as I play
    page.keyboard.press("Escape")
    expect(page.locator("[data-companion]")).to_have_count(1)
    page.locator("[data-companion-close]").click()
    expect(page.locator("[data-companion]")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_companion_points_and_legend_are_shown_and_axe_finds_nothing(
    server: Server, new_page: NewPage, game: str, size: str, theme: str
) -> None:
    width, height = map(int, size.split("x"))
    page = newcomer(new_page, server, game, size=(width, height), theme=theme, touch=SIZES[size])
    page.wait_for_selector("[data-companion] [data-symbol]")
    page.wait_for_timeout(400)
    assert page.evaluate(CUT) == [], "this is cut off at the side"
    assert page.locator(".tip").count() == 0, "a bubble opened under a pointer that rests"
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"companion-{game}-{theme}-{size}.png"))
    page.locator("[data-guide]").click()
    sources = games.load(game).sources
    expect(page.locator("[data-source]")).to_have_count(len(sources))
    page.wait_for_timeout(300)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"points-{game}-{theme}-{size}.png"))
    page.locator("dialog [role=radio]").nth(1).click()
    expect(page.locator("[data-legend]")).to_have_count(len(symbols(game)))
    page.wait_for_timeout(300)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"legend-{game}-{theme}-{size}.png"))
    empty = page.evaluate(
        """() => [...document.querySelectorAll('[data-legend] svg')]
          .filter((svg) => { const b = svg.getBBox(); return b.width < 4 || b.height < 4; })
          .map((svg) => svg.dataset.symbol)"""
    )
    assert empty == [], "these symbols are not drawn"


def test_the_legend_is_searched_and_left_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = newcomer(new_page, server, "dokmus")
    page.keyboard.press("k")
    expect(page.locator("[data-legend]")).to_have_count(len(symbols("dokmus")))
    page.locator("dialog input[type=search]").fill("vòlcano")
    expect(page.locator("[data-legend]")).to_have_count(1)
    expect(page.locator("dialog [role=status]")).to_have_text("1 symbol")
    page.keyboard.press("Escape")  # first out of the search, then out of the legend
    expect(page.locator("[data-legend]")).to_have_count(len(symbols("dokmus")))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator("dialog h2")).to_have_text("How do I get points here?")


def test_what_brings_points_now_is_shown_on_the_board(server: Server, new_page: NewPage) -> None:
    page = newcomer(new_page, server, "dokmus")
    page.keyboard.press("g")
    mine = page.locator('[data-source="visited"] .mine')
    expect(mine).to_have_text("0")
    page.locator('[data-source="visited"] [data-rise]').click()  # landing beside a temple
    expect(page.locator("dialog")).to_have_count(0)
    lit = page.locator(".stage-box [data-lit]").first
    where = lit.get_attribute("data-id")
    page.keyboard.press("l")
    page.locator(f'.chips.whole [data-choice="start {where}"]').click()
    until(page, "() => document.querySelector('main.table').dataset.turn === 'mine'")
    page.keyboard.press("g")
    expect(mine).to_have_text("1")  # my own figure, as it stands now


def test_learning_is_offered_wherever_a_game_begins(server: Server, new_page: NewPage) -> None:
    game = "dokmus"
    minutes = sum(chapter.minutes for chapter in course(game).values())
    host = new_page()
    for place in ("", f"/new/{game}"):
        host.goto(f"{server.address}{place}")
        door = host.locator(f'[data-game="{game}"] a.learn')
        expect(door).to_contain_text(f"{minutes} min")
    host.goto(server.address)
    host.locator(f'[data-game="{game}"] .actions .btn').nth(1).click()  # invite
    expect(host.locator("main.room a.learn")).to_contain_text(f"{minutes} min")
    guest = new_page()  # who has got the link, and has no name yet
    guest.goto(host.url)
    expect(guest.locator("main.room a.learn")).to_have_attribute("href", f"/learn/{game}")
    expect(guest.locator("main.room a.learn")).to_have_attribute("target", "_blank")
