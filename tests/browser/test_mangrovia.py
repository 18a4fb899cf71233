"""Mangrovia: a hut is paid card by card, in any order, and the mind may be changed before."""

from __future__ import annotations

import itertools
import random
import time
from typing import Any

from playwright.sync_api import expect

from archipel.cli.loopback import Person
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.server.visit import Socket


def payments(options: list[str]) -> list[str]:
    """The offerings that can be laid out now."""
    return [line for line in options if line.startswith("pay offering")]


def wish(options: list[str], rng: random.Random) -> str:
    """Build whatever can be built, and never pass."""
    builds = [line for line in options if line.startswith(("build", "double"))]
    if "complete" in options:
        return "complete"
    return rng.choice(builds or [line for line in options if line != "pass"] or options)


def play_until_there_are_ways_to_pay(
    server: Server, person: Person, rng: random.Random
) -> tuple[str, dict[str, Any]]:
    """A table where it is our turn to pay for a hut, in several ways."""
    for _ in range(20):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "mangrovia", "seats": seats, "shuffle": False}
        table = person.post("/api/tables", body)["id"]
        with Socket(server, f"/api/tables/{table}/socket", person.cookie) as socket:  # type: ignore[arg-type]
            frame = socket.hello(pass_for_me=False)
            for n in itertools.count():
                if frame["ask"] is None:
                    break
                if frame["ask"]["seat"] == 0:
                    if len(payments(frame["options"])) > 1:
                        return table, frame
                    choice = wish(frame["options"], rng)
                    socket.say("play", ply=frame["ply"], choice=choice, id=f"m{n}")
                answer = socket.next()
                while answer["t"] not in ("frame", "refused"):
                    answer = socket.next()
                if answer["t"] == "refused":
                    assert answer["word"] == "too-fast", answer
                    time.sleep(0.2)
                else:
                    frame = answer
    raise AssertionError("no such payment in twenty games")


def test_a_card_is_laid_out_taken_back_and_paid(server: Server, new_page: NewPage) -> None:
    person = Person(server.port, "Ann")
    table, frame = play_until_there_are_ways_to_pay(server, person, random.Random(3))
    building = frame["view"]["building"]
    price, huts = building["price"], frame["view"]["players"][0]["huts"]
    page = new_page()
    cookies = person.cookies.items()
    page.context.add_cookies([{"name": k, "value": v, "url": server.address} for k, v in cookies])
    page.goto(f"{server.address}/table/{table}")
    page.wait_for_selector('main.table[data-turn="mine"] [data-tray]')
    tray = page.locator("[data-tray]")
    expect(tray).to_contain_text(f"{price} of {price} left")
    expect(tray.locator(".laid")).to_have_count(0)
    coin = payments(frame["options"])[-1].split()[1]
    value = int(coin.removeprefix("offering_"))
    page.locator(f'.face[data-id^="{coin} "]').first.click(position={"x": 8, "y": 40})
    expect(tray.locator(".laid")).to_have_count(1)
    expect(tray).to_contain_text(f"{price - value} of {price} left")
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / "mangrovia-paying.png"))
    page.locator("button.undo").first.click()
    expect(tray.locator(".laid")).to_have_count(0)
    expect(tray).to_contain_text(f"{price} of {price} left")
    page.locator('[data-choice="complete"]').click()
    expect(tray).to_have_count(0)
    with Socket(server, f"/api/tables/{table}/socket", person.cookie) as socket:  # type: ignore[arg-type]
        assert socket.hello()["view"]["players"][0]["huts"] < huts
