"""What `make screens` measures, held: room for the board, legible writing, nothing that jumps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from archipel import games
from archipel.cli.loopback import Person
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import until
from tests.browser.screens import AT_REST, SHIFTS, SIZES, decide

LOW = [(844, 390), (720, 450)]  # a phone lying on its side, and 200 % of 1440x900
READ = [(1366, 768), (1024, 768)]
GLANCES = """
() => [...document.querySelectorAll('.players .glance')]
  .filter((el) => el.checkVisibility() && el.getBoundingClientRect().width > 0).length
"""
MINE = "() => document.querySelector('main.table')?.dataset.turn === 'mine'"
FULL = '{"pace":"none","motion":"full","sound":false,"confirm":"never","grace":"off"}'


def opened(page: Page, server: Server, game: str) -> str:
    """The address of a table with two computer players; the page has the seat."""
    person = Person(server.port, "Ann")
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "shuffle": False}
    table = person.post("/api/tables", wish)["id"]
    cookies = person.cookies.items()
    page.context.add_cookies([{"name": k, "value": v, "url": server.address} for k, v in cookies])
    return f"{server.address}/table/{table}"


def at_rest(page: Page) -> None:
    until(page, MINE)
    page.wait_for_selector(".stage .fit")
    page.wait_for_timeout(700)
    until(page, AT_REST)


def decisions(page: Page, game: str, most: int) -> Iterator[None]:
    """At each of my first decisions."""
    rng = random.Random(game)
    for n in range(most):
        at_rest(page)
        yield
        if n + 1 < most and not decide(page, rng, touch=False):
            return


def resized(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_rest(page)
    seen: dict[str, Any] = page.evaluate(SIZES)
    return seen


@pytest.mark.parametrize("game", games.names())
def test_the_board_has_room_and_its_writing_can_be_read(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = new_page(size=READ[0], settings=FULL)
    page.goto(opened(page, server, game))
    for _ in decisions(page, game, 3):
        for size in LOW:
            free = resized(page, size)["free"]
            assert free >= 0.6, f"{size}: {free:.0%} of the height are free for the board"
        for size in READ:
            small = [text for text in resized(page, size)["board"] if text[0] < 9]
            assert not small, f"{size}: {small}"
        resized(page, (820, 1180))
        assert page.evaluate(GLANCES) == 3, "a tablet shows a glance at everybody"


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["wide", "phone"])
@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_by_itself(
    server: Server, new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    """From the opening of the page on: however late the drawing comes."""
    page = new_page(size=size, touch=size[0] < 600, settings=FULL)
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    in_words = [True]

    def late(route: Route) -> None:
        if in_words:
            held.append(route)
        else:
            route.continue_()

    page.route("**/assets/game-*", late)
    page.goto(opened(page, server, game), wait_until="commit")
    until(page, MINE)
    page.wait_for_timeout(300)
    in_words.clear()
    assert held
    for route in held:
        route.continue_()
    at_rest(page)
    rng = random.Random(game)
    for _ in range(3):
        if not decide(page, rng, touch=size[0] < 600):
            break
    assert page.evaluate("window.burst") < 0.1, page.evaluate("window.shifts")
