"""Lessons, walked in a real Chromium: by pointer, by keyboard, with right and with wrong answers.

``make test`` walks the first chapter of each game on each size of screen; ``make lessons`` walks
all of them in three languages.
"""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.lessons import Chapter, course, model, open_match, teach
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.test_pages import axe

TAUGHT = [name for name in games.names() if course(name)]
ALL = os.environ.get("ARCHIPEL_LESSONS") == "all"
LOCALES = ("fr-FR", "en-GB", "de-DE") if ALL else ("fr-FR",)
CHAPTERS = [
    chapter for name in TAUGHT for chapter in list(course(name).values())[: None if ALL else 1]
]
SOME = TAUGHT if ALL else TAUGHT[:1]
expect.set_options(timeout=15_000)  # as long as a page may take for anything else, see conftest.py
SIZES = {"1440x900": (1440, 900, False), "390x844": (390, 844, True)}


def kind(page: Page) -> str:
    """What the lesson waits for, once it waits."""
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-kind", re.compile("show|task|verdict|over"))
    return coach.get_attribute("data-kind") or ""


def read_on(page: Page, seen: list[str]) -> str:
    """Reads what is shown until something is asked, or the chapter is over."""
    while (now := kind(page)) in ("show", "verdict"):
        text = page.locator(".coach").get_attribute("data-lesson") or ""
        said = page.locator(".coach .said").inner_text().strip()
        assert said, f"{text} says nothing"
        pointed(page, text)
        seen.append(said)
        page.locator("[data-go]").click()
        page.wait_for_function(
            "(old) => document.querySelector('.coach .said')?.innerText.trim() !== old", arg=said
        )
    return now


def pointed(page: Page, text: str) -> None:
    """What is pointed at is drawn, and in sight."""
    if not page.locator("svg.dim").count() or kind(page) != "show":
        return
    page.wait_for_function(
        """() => [...document.querySelectorAll('svg.dim rect')].some((el) => {
          const r = el.getBoundingClientRect();
          return r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
        })"""
    )


def choose(page: Page, line: str) -> None:
    """Picks an option from the list of all: the same for every game."""
    open_list(page)
    page.locator(f'.chips.whole [data-choice="{line}"]').click()


def open_list(page: Page) -> None:
    """The list of all options, whether it is open from the choice before or not."""
    page.wait_for_selector('main.table[data-turn="mine"]')
    if not page.locator(".chips.whole").count():
        page.keyboard.press("l")


ASKED = "() => document.querySelector('.coach')?.dataset.lesson"
GONE_ON = """(old) => {
  const coach = document.querySelector('.coach');
  return coach && (coach.dataset.kind !== 'task' || coach.dataset.lesson !== old);
}"""


def wrong(chapter: Chapter, choices: list[str]) -> str:
    match = open_match(chapter)
    lesson = teach(chapter, match, choices, lambda m: m.ply)
    return next((line for line in match.lines() if line not in lesson.aims), "")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda c: f"{c.game}-{c.id}")
def test_a_chapter_is_walked_to_its_end(
    server: Server, new_page: NewPage, chapter: Chapter, size: str, locale: str
) -> None:
    width, height, touch = SIZES[size]
    page = new_page(size=(width, height), locale=locale, touch=touch)
    page.goto(f"{server.address}/learn/{chapter.game}/{chapter.id}")
    seen: list[str] = []
    choices: list[str] = []
    for choice in model(chapter):
        assert read_on(page, seen) == "task"
        if not choices:
            page.screenshot(path=str(ARTEFACTS / f"lesson-{chapter.game}-{chapter.id}-{size}.png"))
        other = wrong(chapter, choices)
        if other:
            choose(page, other)
            expect(page.locator(".coach")).to_have_attribute("data-kind", "verdict")
            assert page.locator(".coach .choice").inner_text().strip()
            page.locator("[data-go]").click()
            expect(page.locator(".coach")).to_have_attribute("data-kind", "task")
        asked = page.evaluate(ASKED)
        choose(page, choice)
        page.wait_for_function(GONE_ON, arg=asked)
        choices.append(choice)
    assert read_on(page, seen) == "over"
    kept = page.evaluate("JSON.parse(localStorage.getItem('archipel-lessons'))")
    assert kept["done"] == [f"{chapter.game}/{chapter.id}"]


@pytest.mark.parametrize("game", SOME)
def test_a_chapter_is_walked_by_keyboard_left_and_resumed(
    server: Server, new_page: NewPage, game: str
) -> None:
    chapter = next(one for one in course(game).values() if len(model(one)) > 1)
    page = new_page()
    page.goto(f"{server.address}/learn/{game}/{chapter.id}")

    def read() -> str:
        while (now := kind(page)) in ("show", "verdict"):
            expect(page.locator("[data-go]")).to_be_focused()
            said = page.locator(".coach .said").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "(old) => document.querySelector('.coach .said')?.innerText !== old", arg=said
            )
        return now

    first, *rest = model(chapter)
    assert read() == "task"
    by_key(page, first)
    read()
    page.reload()
    for choice in rest:
        assert read() == "task"
        by_key(page, choice)
    assert read() == "over"


def by_key(page: Page, line: str) -> None:
    open_list(page)
    asked = page.evaluate(ASKED)
    page.locator(f'.chips.whole [data-choice="{line}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function(GONE_ON, arg=asked)


@pytest.mark.parametrize("game", SOME)
def test_the_door_stands_on_the_card_and_leads_to_a_first_game(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = new_page()
    page.goto(server.address)
    minutes = sum(chapter.minutes for chapter in course(game).values())
    door = page.locator(f'li[data-game="{game}"] a.learn')
    expect(door).to_contain_text(f"{minutes} min")
    door.click()
    expect(page.locator("main ol > li")).to_have_count(len(course(game)))
    assert not axe(page)
    page.locator("[data-first-game]").click()
    page.wait_for_selector('main.table[data-turn="mine"]')
    assert page.locator("[data-hint]").count() == 1


def test_a_game_without_a_course_has_no_door(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    page.wait_for_selector("li[data-game]")
    assert page.locator("a.learn").count() == len(TAUGHT)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", SOME)
def test_axe_finds_nothing_in_a_lesson(
    server: Server, new_page: NewPage, game: str, theme: str, size: str
) -> None:
    width, height, touch = SIZES[size]
    chapter = next(iter(course(game).values()))
    page = new_page(size=(width, height), theme=theme, touch=touch)
    page.goto(f"{server.address}/learn/{game}/{chapter.id}")
    assert kind(page) == "show"
    page.wait_for_timeout(400)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"lesson-{game}-show-{theme}-{size}.png"))
    read_on(page, [])
    choose(page, wrong(chapter, []) or model(chapter)[0])
    expect(page.locator(".coach")).to_have_attribute("data-kind", "verdict")
    page.wait_for_timeout(400)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"lesson-{game}-verdict-{theme}-{size}.png"))
