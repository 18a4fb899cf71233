"""Whole games of every title, clicked to the end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from archipel import games
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import play_now, play_on, until

GAMES = [name for name in games.names() if (games.FOLDER / name / "__init__.py").is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_computer_players(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    play_now(page, server.address, game)
    page.screenshot(path=_picture(f"{game}-begin"))
    rng = random.Random(game)
    play_on([page], rng, decisions=40)
    page.screenshot(path=_picture(f"{game}-middle"))
    play_on([page], rng)
    expect(page.locator(".final")).to_be_visible()
    expect(page.locator(".final tfoot")).to_contain_text(re.compile(r"\d"))
    page.wait_for_selector(".final svg[role=img]")
    page.screenshot(path=_picture(f"{game}-end"))
    old = page.url
    page.get_by_role("button", name="Again").click()
    until(page, "old => location.href !== old", old)
    page.wait_for_selector("main.table[data-ply]")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_browsers(server: Server, new_page: NewPage, game: str) -> None:
    host, guest = new_page(), new_page(locale="fr-FR")
    host.goto(server.address)
    host.locator(f'[data-game="{game}"]').get_by_role("button", name="Invite").click()
    link = host.get_by_label("Link to this table").input_value()
    guest.goto(link)
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="Enregistrer").click()
    guest.get_by_role("button", name="S’asseoir ici").click()
    expect(host.locator("main")).to_contain_text("Zoé")
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.wait_for_selector("main.table[data-ply]")
    play_on([host, guest], random.Random(f"two {game}"))
    for page in (host, guest):
        expect(page.locator(".final")).to_be_visible()
    totals = [page.locator(".final tfoot tr").first.inner_text() for page in (host, guest)]
    assert re.findall(r"-?\d+", totals[0]) == re.findall(r"-?\d+", totals[1])


def _picture(name: str) -> str:
    ARTEFACTS.mkdir(exist_ok=True)
    return str(ARTEFACTS / f"{name}.png")
