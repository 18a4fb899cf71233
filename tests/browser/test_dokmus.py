"""Dokmus: where the guardian and ruins can both slide a tile, the person is asked which of them."""

from __future__ import annotations

import itertools
import random
import time
from typing import Any

from playwright.sync_api import expect

from archipel.cli.loopback import Person
from archipel.games.components import read
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import until
from tests.server.visit import Socket

TILES = read("dokmus").contents()["map_tiles"]["items"]
SIDES = {tile["id"]: (tile["number"], tile["sides"]) for tile in TILES}


def ruins(view: dict[str, Any]) -> set[str]:
    """The cells with ruins on the tiles as they lie."""
    found = set()
    for lies in filter(None, view["slots"]):
        number, sides = SIDES[lies["tile"]]
        for r, row in enumerate(sides[lies["side"][-1].upper()]["rows"]):
            found |= {f"{number}{'abcdefg'[c]}{r + 1}" for c, char in enumerate(row) if char == "R"}
    return found


def both_ways(options: list[str]) -> str | None:
    """A tile that can be slid by the guardian and by ruins."""
    slides = [line.split()[1] for line in options if line.startswith("slide ")]
    return next((tile for tile in slides if f"ruins_slide {tile}" in options), None)


def towards_ruins(frame: dict[str, Any], rng: random.Random) -> str:
    """Keep the guardian that slides, and put tokens on ruins of tiles it could slide."""
    options: list[str] = frame["options"]
    slides = {line.split()[1] for line in options if line.startswith("slide ")}
    cells = [cell for cell in ruins(frame["view"]) if f"tile_{cell[:-2]}" in slides]
    wished = ["draft guardian_2", *[f"place {cell}" for cell in cells], "end_turn"]
    places = [line for line in options if line.startswith(("place", "start", "to"))]
    found = [line for line in wished if line in options] or places or options
    return found[0] if found[0] in wished else rng.choice(found)


def play_until_both_ways(server: Server, person: Person, rng: random.Random) -> tuple[str, str]:
    """A table where it is our turn and a tile can be slid in both ways; and that tile."""
    for _ in range(40):
        wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = person.post("/api/tables", {**wish, "shuffle": False})["id"]
        path = f"/api/tables/{table}/socket"
        with Socket(server, path, person.cookie) as socket:  # type: ignore[arg-type]
            frame = socket.hello(pass_for_me=False)
            for n in itertools.count():
                if frame["ask"] is None:
                    break
                if frame["ask"]["seat"] == 0:
                    tile = both_ways(frame["options"])
                    if tile:
                        return table, tile
                    choice = towards_ruins(frame, rng)
                    socket.say("play", ply=frame["ply"], choice=choice, id=f"m{n}")
                answer = socket.next()
                while answer["t"] not in ("frame", "refused"):
                    answer = socket.next()
                if answer["t"] == "refused":
                    assert answer["word"] == "too-fast", answer
                    time.sleep(0.2)
                else:
                    frame = answer
    raise AssertionError("no such position in forty games")


def test_the_person_is_asked_whether_the_guardian_or_the_ruins_slide_a_tile(
    server: Server, new_page: NewPage
) -> None:
    person = Person(server.port, "Ann")
    table, tile = play_until_both_ways(server, person, random.Random(5))
    page = new_page()
    cookies = person.cookies.items()
    page.context.add_cookies([{"name": k, "value": v, "url": server.address} for k, v in cookies])
    page.goto(f"{server.address}/table/{table}")
    page.wait_for_selector('main.table[data-turn="mine"] [data-next]')
    ply = page.locator("main.table").get_attribute("data-ply")
    page.locator(f'.arrow[data-id^="{tile} "]').click()
    buttons = page.locator(".popover [data-choice]")
    expect(buttons).to_have_count(2)
    assert {button.get_attribute("data-choice") for button in buttons.all()} == {
        f"slide {tile}",
        f"ruins_slide {tile}",
    }
    assert page.locator("main.table").get_attribute("data-ply") == ply
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / "dokmus-both-ways.png"))
    page.locator(f'.popover [data-choice="ruins_slide {tile}"]').click()
    until(page, "ply => document.querySelector('main.table').dataset.ply !== ply", ply)
    with Socket(server, f"/api/tables/{table}/socket", person.cookie) as socket:  # type: ignore[arg-type]
        view = socket.hello()["view"]
        assert not view["guardian_used"]
