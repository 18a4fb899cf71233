"""A newcomer's path: clicks and seconds from the home page to the first own decision.

Measured for each game in two ways, in the lesson and in a free game, by a hand that clicks as soon
as there is something to click: the seconds are those of the machine, without reading. Writes
docs/newcomers.md.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from archipel import games
from archipel.lessons import course
from archipel.text import Speaker
from tests.browser.conftest import FLAGS, ROOT, Server

SIZES = {"1440x900": False, "390x844": True}
PAGE = ROOT / "docs" / "newcomers.md"
HEAD = """# A newcomer's path

From the home page to the first decision of one's own: how many clicks it takes, and how many
seconds pass for whoever clicks at once. Reading comes on top. In the lesson the first decision is
the first task on the board; in a free game it is the first question, with the companion beside it.
Measured by `make newcomers` in Chromium, each with a fresh browser. Clicks and words are the same
on every machine; the seconds below were taken on two cores that were busy with other work.

| game | screen | lesson: clicks | seconds | words | free game: clicks | seconds | words |
|---|---|---|---|---|---|---|---|
"""


def lesson(page: Page, address: str, game: str) -> tuple[int, float, int]:
    """The door on the card, the course, and whatever is shown before the first task."""
    page.goto(address)
    door = page.locator(f'li[data-game="{game}"] a.learn')
    door.wait_for()
    began = time.perf_counter()
    door.click()
    page.locator("main .top .btn.primary").click()
    clicks = 2
    words = 0
    coach = page.locator(".coach")
    while True:
        page.wait_for_selector(".coach[data-kind=show], .coach[data-kind=task]")
        said = page.locator(".coach .said").inner_text()
        words += len(said.split())
        if coach.get_attribute("data-kind") == "task":
            page.wait_for_selector('main.table[data-turn="mine"] [data-next]')
            return clicks, time.perf_counter() - began, words
        page.locator("[data-go]").click()
        clicks += 1
        page.wait_for_function(
            "(old) => document.querySelector('.coach .said')?.innerText !== old", arg=said
        )


def free(page: Page, address: str, game: str) -> tuple[int, float, int]:
    """Play now, and the first question."""
    page.goto(address)
    play = page.locator(f'li[data-game="{game}"] .btn.primary')
    play.wait_for()
    began = time.perf_counter()
    play.click()
    page.wait_for_selector('main.table[data-turn="mine"] .question .ask')
    page.wait_for_selector("[data-companion]")
    took = time.perf_counter() - began
    said = page.locator(".question .ask").inner_text().split()
    said += page.locator("[data-companion] .said > p").inner_text().split()
    return 1, took, len(said)


def measured(browser: Browser, address: str, game: str, size: str) -> str:
    width, height = map(int, size.split("x"))
    found: list[str] = []
    for way in (lesson, free):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            has_touch=SIZES[size],
            is_mobile=SIZES[size],
        )
        context.set_default_timeout(60_000)
        clicks, seconds, words = way(context.new_page(), address, game)
        found += [str(clicks), f"{seconds:.1f}", str(words)]
        context.close()
    return f"| {Speaker('en', game).say('title')} | {size} | {' | '.join(found)} |\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            rows = [
                measured(browser, server.address, game, size)
                for game in games.names()
                if course(game)
                for size in SIZES
            ]
            browser.close()
        finally:
            server.kill()
    PAGE.write_text(HEAD + "".join(rows))


if __name__ == "__main__":
    main()
