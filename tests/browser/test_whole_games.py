"""Whole games of every title, clicked to the end."""

from __future__ import annotations

import os
import random
import re

import pytest
from playwright.sync_api import expect

from archipel import games
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import hurry, play_now, play_on, until

GAMES = [name for name in games.names() if (games.FOLDER / name / "__init__.py").is_file()]

WHOLE = bool(os.environ.get("ARCHIPEL_WHOLE"))
"""Every title is clicked to its end, by two people too (`make whole`), not only the shortest."""
LONG = {"bora_bora", "edora", "mangrovia"}
"""Games whose middle nobody watches here."""


@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_computer_players(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    play_now(page, server.address, game)
    page.screenshot(path=_picture(f"{game}-begin"))
    rng = random.Random(game)
    play_on([page], rng, decisions=40)
    page.screenshot(path=_picture(f"{game}-middle"))
    if WHOLE or game not in LONG:
        play_on([page], rng)
    else:
        hurry(page)
    expect(page.locator(".final")).to_be_visible()
    expect(page.locator(".final tfoot")).to_contain_text(re.compile(r"\d"))
    page.wait_for_selector(".final svg[role=img]")
    page.screenshot(path=_picture(f"{game}-end"))
    old = page.url
    page.get_by_role("button", name="Again").click()
    until(page, "old => location.href !== old", old)
    page.wait_for_selector("main.table[data-ply]")


def test_a_game_without_a_drawing(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    page.goto(page.url + "?plain")
    page.wait_for_selector(".auto")
    play_on([page], random.Random(30), decisions=20)
    page.screenshot(path=_picture("plain"))
    play_on([page], random.Random(30), decisions=10)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_browsers(server: Server, new_page: NewPage, game: str) -> None:
    host = new_page(size=(1024, 720))
    guest = new_page(size=(1024, 720), locale="fr-FR")
    host.goto(server.address)
    host.locator(f'[data-game="{game}"]').get_by_role("button", name="Invite").click()
    link = host.get_by_label("Link to this table").input_value()
    guest.goto(link)
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="S’asseoir", exact=True).click()
    for page in (host, guest):
        page.wait_for_selector("main.table[data-ply]")
    plies = 10_000 if WHOLE or game == "costa_ruana" else 30
    play_on([host, guest], random.Random(f"two {game}"), decisions=2 * plies)
    if plies == 30:
        moment = "() => Number(document.querySelector('main.table').dataset.ply)"
        last = max(page.evaluate(moment) for page in (host, guest))
        for page in (host, guest):
            until(page, f"last => ({moment})() === last", last)
        turns = [page.locator("main.table").get_attribute("data-turn") for page in (host, guest)]
        assert sorted(turns) == ["mine", "other"]
        return
    for page in (host, guest):
        expect(page.locator(".final")).to_be_visible()
    totals = [page.locator(".final tfoot tr").first.inner_text() for page in (host, guest)]
    assert re.findall(r"-?\d+", totals[0]) == re.findall(r"-?\d+", totals[1])


def test_how_fast_a_board_is_there(server: Server, new_page: NewPage) -> None:
    """Measured and kept, not judged: machines differ."""
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    page.wait_for_selector('main.table[data-turn="mine"] [data-next]')
    page.reload()
    page.wait_for_selector('main.table[data-turn="mine"] [data-next]')
    milliseconds = page.evaluate("Math.round(performance.now())")
    print(f"first board interactive after {milliseconds} ms")
    (ARTEFACTS / "speed.txt").write_text(f"first board interactive after {milliseconds} ms\n")


def _picture(name: str) -> str:
    ARTEFACTS.mkdir(exist_ok=True)
    return str(ARTEFACTS / f"{name}.png")
