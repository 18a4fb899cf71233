"""Lessons, walked in a real Chromium: by pointer, by keyboard, with right and with wrong answers.

``make test`` walks one chapter of each game on each size of screen, another one each day, and in
another language when all have had their turn; the name of a test says which. ``make lessons`` walks
all of them in three languages, ``ARCHIPEL_LESSONS=2026-11-19`` those of a day.
"""

from __future__ import annotations

import json
import os
import re
from datetime import UTC, date, datetime

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.lessons import Chapter, Task, course, diagrams, model, open_match, teach
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import CHANGE
from tests.browser.test_accounts import PASSWORD, take_name, with_password
from tests.browser.test_pages import axe
from tests.browser.test_touch import STILL

TAUGHT = [name for name in games.names() if course(name)]
WISH = os.environ.get("ARCHIPEL_LESSONS", "")
ALL = WISH == "all"
LOCALES = ("fr-FR", "en-GB", "de-DE")
DAY = (date.fromisoformat(WISH) if WISH and not ALL else datetime.now(UTC).date()).toordinal()


def of_day(day: int) -> list[tuple[Chapter, str]]:
    """What is walked on a day: of each game one chapter, in one language."""
    found: list[tuple[Chapter, str]] = []
    for name in TAUGHT:
        chapters = list(course(name).values())
        turn, at = divmod(day, len(chapters))
        found.append((chapters[at], LOCALES[turn % len(LOCALES)]))
    return found


EVERY = [
    (chapter, locale) for name in TAUGHT for chapter in course(name).values() for locale in LOCALES
]
WALKED = EVERY if ALL else of_day(DAY)
SOME = TAUGHT if ALL else TAUGHT[:1]
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


SPOT = """
(line) => {
  const words = line.split(' ');
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spot = (el) => {
    const r = el.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75],
                            [.2, .2], [.8, .8], [.5, .1], [.5, .9]]) {
      const x = r.left + r.width * fx, y = r.top + r.height * fy;
      if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === el || (el.contains(hit) && hit.closest('[data-id], button') === el)))
        return { x, y };
    }
    return null;
  };
  // a question after a click: this very choice, or the thing that was meant
  for (const el of [...all('[data-confirm]'), ...all('.popover [data-choice], .chips [data-choice]')
    .filter((el) => el.dataset.choice === line)]) {
    const at = spot(el);
    if (at) return { kind: el.closest('.chips') ? 'chip' : 'asked', what: line, ...at };
  }
  const fits = (id) => id.split(' ').every((word) => words.includes(word));
  for (const el of all('.which [data-which]').filter((el) => fits(el.dataset.which))) {
    const at = spot(el);
    if (at) return { kind: 'asked', what: el.dataset.which, ...at };
  }
  const things = all('.stage-box [data-next], .mat-box [data-next]')
    .filter((el) => fits(el.dataset.id));
  for (const el of things) {
    const at = spot(el);
    if (at) return { kind: 'thing', what: el.dataset.id, ...at };
  }
  return { kind: things.length ? 'away' : 'none', what: things[0]?.dataset.id ?? '' };
}
"""


ASKED = """() => document.querySelector('.coach')?.dataset.lesson + ' '
  + document.querySelector('main.table')?.dataset.ply"""
TAKEN = """(asked) => {
  const coach = document.querySelector('.coach'), main = document.querySelector('main.table');
  const same = coach.dataset.kind === 'task'
    && coach.dataset.lesson + ' ' + main.dataset.ply === asked;
  return !same || main.dataset.turn !== 'mine';
}"""
WAY = """
(thing) => {
  const stage = document.querySelector('.stage-box').getBoundingClientRect();
  const over = document.querySelector('.question').getBoundingClientRect();
  const foot = Math.min(stage.bottom, Math.max(over.top, stage.top + 120));
  const r = thing.getBoundingClientRect();
  const dx = stage.left + stage.width / 2 - r.left - r.width / 2;
  const dy = (stage.top + foot) / 2 - r.top - r.height / 2;
  for (let fy = .1; fy < 1; fy += .1)
    for (let fx = .1; fx < 1; fx += .1) {
      const x = stage.left + stage.width * fx, y = stage.top + (foot - stage.top) * fy;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('.stage') && !hit.closest('button, [data-open], [data-next]'))
        return { x, y, dx, dy };
    }
  return null;
}
"""


class Hands:
    """Chooses with the pointer as people do: on the board, or a chip for what is not drawn."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.count = {"board": 0, "chip": 0}

    def choose(self, line: str) -> None:
        page = self.page
        page.wait_for_selector('main.table[data-turn="mine"]')
        asked = page.evaluate(ASKED)
        kinds: set[str] = set()
        for _ in range(20):
            page.evaluate(STILL)
            spot = page.evaluate(SPOT, line)
            if spot["kind"] == "away":
                self.bring(spot["what"])
            elif spot["kind"] == "none":
                page.wait_for_timeout(250)  # not drawn yet
            else:
                before = page.evaluate(CHANGE, [None, 0])
                if self.touch:
                    page.touchscreen.tap(spot["x"], spot["y"])
                else:
                    page.mouse.click(spot["x"], spot["y"])
                kinds.add(spot["kind"])
                page.evaluate(CHANGE, [before, 300])
                if page.evaluate(TAKEN, asked):
                    break
        else:
            raise AssertionError(f"'{line}' cannot be chosen: {spot}")
        self.count["board" if "thing" in kinds else "chip"] += 1

    def bring(self, id: str) -> None:
        """What is out of sight is brought into it: the mat scrolls, the board is drawn along."""
        page = self.page
        thing = page.locator(f'[data-next][data-id="{id}"]').first
        if thing.evaluate("(el) => !!el.closest('.mat-box')"):
            thing.evaluate("(el) => el.scrollIntoView({ block: 'center', inline: 'center' })")
        else:
            way = thing.evaluate(WAY)
            assert way, "there is no free place to take hold of the board"
            page.mouse.move(way["x"], way["y"])
            page.mouse.down()
            page.mouse.move(way["x"] + way["dx"] / 2, way["y"] + way["dy"] / 2)
            page.mouse.move(way["x"] + way["dx"], way["y"] + way["dy"])
            page.mouse.up()
        page.evaluate(STILL)


def at_of(chapter: Chapter, choices: list[str]) -> list[str]:
    task = teach(chapter, open_match(chapter), choices, lambda m: m.ply).task
    return task.at if task else []


def lit(page: Page, at: list[str]) -> None:
    """What a task speaks of is in the light; all that can be chosen can be clicked there or not."""
    if not at:
        return
    page.wait_for_function(
        """(at) => {
          const holes = [...document.querySelectorAll('svg.dim.softly rect')]
            .map((el) => el.getBoundingClientRect());
          const seen = (r) => r.right > 0 && r.bottom > 0
            && r.left < innerWidth && r.top < innerHeight;
          const things = at.flatMap((id) => [...document.querySelectorAll(`[data-id~="${id}"]`)]);
          const inside = (r) => holes.some((hole) => hole.left <= r.left + 2
            && hole.right >= r.right - 2 && hole.top <= r.top + 2 && hole.bottom >= r.bottom - 2);
          const alone = at.flatMap((id) => [...document.querySelectorAll(`[data-id="${id}"]`)])
            .map((el) => el.getBoundingClientRect()).filter((r) => r.width);
          return holes.some(seen) && alone.every(inside)
            && things.every((el) => !el.closest('.stage-box')
            || el.getBoundingClientRect().width === 0 || el.hasAttribute('data-lit'));
        }""",
        arg=[id for id in at if not id.startswith("@")],
    )
    dim = page.locator("svg.dim")
    assert dim.evaluate("(el) => getComputedStyle(el).pointerEvents") == "none"


def choose(page: Page, line: str) -> None:
    """Picks an option from the list of all: the same for every game."""
    open_list(page)
    page.locator(f'.chips.whole [data-choice="{line}"]').click()


def open_list(page: Page) -> None:
    """The list of all options, whether it is open from the choice before or not."""
    page.wait_for_selector('main.table[data-turn="mine"]')
    if not page.locator(".chips.whole").count():
        page.keyboard.press("l")


GONE_ON = """(old) => {
  const coach = document.querySelector('.coach'), main = document.querySelector('main.table');
  return coach && (coach.dataset.kind !== 'task'
    || coach.dataset.lesson + ' ' + main.dataset.ply !== old);
}"""


def wrong(chapter: Chapter, choices: list[str]) -> str:
    match = open_match(chapter)
    lesson = teach(chapter, match, choices, lambda m: m.ply)
    return next((line for line in match.lines() if line not in lesson.aims), "")


def test_in_time_every_chapter_is_walked_in_every_language() -> None:
    most = max(len(course(name)) for name in TAUGHT)
    walked = {one for day in range(DAY, DAY + most * len(LOCALES)) for one in of_day(day)}
    assert walked == set(EVERY)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("chapter", "locale"), WALKED, ids=[f"{c.game}-{c.id}-{locale}" for c, locale in WALKED]
)
def test_a_chapter_is_walked_to_its_end(
    server: Server, new_page: NewPage, chapter: Chapter, size: str, locale: str
) -> None:
    width, height, touch = SIZES[size]
    page = new_page(size=(width, height), locale=locale, touch=touch)
    page.goto(f"{server.address}/learn/{chapter.game}/{chapter.id}")
    hands = Hands(page, touch)
    seen: list[str] = []
    choices: list[str] = []
    for choice in model(chapter):
        assert read_on(page, seen) == "task"
        lit(page, at_of(chapter, choices))
        if not choices:
            page.screenshot(path=str(ARTEFACTS / f"lesson-{chapter.game}-{chapter.id}-{size}.png"))
        other = wrong(chapter, choices)
        if other:
            hands.choose(other)
            expect(page.locator(".coach")).to_have_attribute("data-kind", "verdict")
            assert page.locator(".coach .choice").inner_text().strip()
            page.locator("[data-go]").click()
            expect(page.locator(".coach")).to_have_attribute("data-kind", "task")
        asked = page.evaluate(ASKED)
        hands.choose(choice)
        page.wait_for_function(GONE_ON, arg=asked)
        choices.append(choice)
    assert read_on(page, seen) == "over"
    assert hands.count["board"], "nothing in this chapter was chosen on the board"
    print(f"{chapter.game} {chapter.id} {size} {locale[:2]}: {hands.count}")
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
    page.locator(".coach .ways button").click()  # once more, from the beginning
    expect(page.locator(".coach")).to_have_attribute("data-kind", "show")
    assert read() == "task"
    by_key(page, first)
    kind(page)
    page.locator(".coach [data-restart]").press("Enter")
    assert read() == "task"
    assert page.locator(".coach").get_attribute("data-lesson") == first_task(chapter)
    assert not page.locator(".coach [data-restart]").count()
    by_key(page, first)
    kind(page)
    page.goto(f"{server.address}/learn/{game}")
    page.locator("main ol [data-restart]").click()
    assert read() == "task"
    assert page.locator(".coach").get_attribute("data-lesson") == first_task(chapter)
    kept = page.evaluate("JSON.parse(localStorage.getItem('archipel-lessons'))")
    assert kept["done"] == [f"{game}/{chapter.id}"]


def first_task(chapter: Chapter) -> str:
    return next(item.text for item in chapter.items if isinstance(item, Task))


def by_key(page: Page, line: str) -> None:
    open_list(page)
    asked = page.evaluate(ASKED)
    for _ in range(400):  # everything on the board can be asked what it is
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.dataset.choice") == line:
            break
    else:
        raise AssertionError(f"'{line}' cannot be reached with the Tab key")
    page.keyboard.press("Enter")
    page.wait_for_function(GONE_ON, arg=asked)


def test_what_was_finished_on_one_device_is_finished_on_the_other(
    server: Server, new_page: NewPage
) -> None:
    """One chapter before there was an account, one on the phone after it."""
    game = TAUGHT[0]
    first, second = list(course(game).values())[:2]

    def finish(page: Page, chapter: Chapter) -> None:
        page.goto(f"{server.address}/learn/{game}/{chapter.id}")
        for choice in model(chapter):
            assert read_on(page, []) == "task"
            asked = page.evaluate(ASKED)
            choose(page, choice)
            page.wait_for_function(GONE_ON, arg=asked)
        assert read_on(page, []) == "over"

    desk, phone = new_page(), new_page(size=(390, 844), touch=True)
    take_name(desk, server.address, "Moana")
    finish(desk, first)
    desk.goto(f"{server.address}/account")
    login = with_password(desk)
    phone.goto(f"{server.address}/sign-in")
    phone.locator('input[autocomplete^="username"]').fill(login)
    phone.locator('input[autocomplete="current-password"]').fill(PASSWORD)
    phone.locator('input[autocomplete="current-password"]').press("Enter")
    expect(phone.locator(".me .name")).to_have_text("Moana")
    phone.goto(f"{server.address}/learn/{game}")
    expect(phone.locator("main ol .mark.done")).to_have_count(1)
    finish(phone, second)
    desk.goto(f"{server.address}/learn/{game}")
    expect(desk.locator("main ol .mark.done")).to_have_count(2)


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
    assert page.locator("[data-first-game]").count() == 1


@pytest.mark.parametrize("game", SOME)
def test_a_finished_course_offers_a_game_against_the_weakest_with_hints(
    server: Server, new_page: NewPage, game: str
) -> None:
    """Its last chapter is left before its last choice, and goes on from there."""
    chapter = list(course(game).values())[-1]
    choices = list(model(chapter))
    page = new_page()
    page.goto(server.address)
    made = json.dumps({"made": {f"{game}/{chapter.id}": choices[:-1]}, "done": []})
    page.evaluate("(made) => localStorage.setItem('archipel-lessons', made)", made)
    page.goto(f"{server.address}/learn/{game}/{chapter.id}")
    assert read_on(page, []) == "task"
    asked = page.evaluate(ASKED)
    choose(page, choices[-1])
    page.wait_for_function(GONE_ON, arg=asked)
    assert read_on(page, []) == "over"
    with page.expect_response(
        lambda r: r.request.method == "POST" and "/api/tables" in r.url
    ) as it:
        page.locator(".coach [data-first-game]").click()
    page.wait_for_selector('main.table[data-turn="mine"]')
    assert page.locator("[data-hint]").count() == 1
    players = it.value.json()["players"]
    assert len(players) == min(games.load(game).seat_counts)
    weakest = page.evaluate("fetch('/api/shelf').then((r) => r.json())")["bots"][0]
    assert {one["bot"] for one in players if one["kind"] == "bot"} == {weakest}


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
    page.wait_for_timeout(400)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"lesson-{game}-task-{theme}-{size}.png"))
    choose(page, wrong(chapter, []) or model(chapter)[0])
    expect(page.locator(".coach")).to_have_attribute("data-kind", "verdict")
    page.wait_for_timeout(400)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"lesson-{game}-verdict-{theme}-{size}.png"))


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_an_example_of_the_rules(
    server: Server, new_page: NewPage, size: str
) -> None:
    width, height, touch = SIZES[size]
    example = next(one for one in diagrams(TAUGHT[0]).values() if one.playable)
    page = new_page(size=(width, height), touch=touch)
    page.goto(f"{server.address}/rules/{example.game}/try/{example.id}")
    assert read_on(page, []) == "task"
    page.wait_for_timeout(400)
    assert not axe(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_short_game_is_played_to_the_real_final_score_with_a_hint(
    server: Server, new_page: NewPage, size: str
) -> None:
    """The first choice is the one that is advised; the others are the first of the list."""
    width, height, touch = SIZES[size]
    game = TAUGHT[DAY % len(TAUGHT)]
    chapter = list(course(game).values())[-1]
    page = new_page(size=(width, height), touch=touch)
    page.goto(f"{server.address}/learn/{game}/{chapter.id}")
    assert read_on(page, []) == "task"
    page.locator("[data-hint]").click()
    more = page.locator("[data-hint-more]")
    more.click()
    assert not axe(page)
    asked = page.evaluate(ASKED)
    page.locator("[data-hint-do]").click()
    page.wait_for_function(GONE_ON, arg=asked)
    while read_on(page, []) == "task":
        page.wait_for_selector('main.table[data-turn="mine"]')
        asked = page.evaluate(ASKED)
        open_list(page)
        page.locator(".chips.whole [data-choice]").first.click()
        page.wait_for_function(GONE_ON, arg=asked)
    assert page.locator("main.table").get_attribute("data-turn") == "over"
    expect(page.locator(".coach table")).to_be_visible()
    page.wait_for_timeout(400)
    assert not axe(page)
    page.screenshot(path=str(ARTEFACTS / f"lesson-{game}-end-{size}.png"))
