"""Each browser has its share in chance, and says at the end whether it had."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.server import chance
from archipel.server.chance import Verdict
from tests.browser.conftest import NewPage, Server, fresh_server
from tests.browser.hands import hurry, play_now, until

MIXED = "Your browser had a random number of its own in this draw"
LEFT_OUT = "Le tirage s’est fait sans le nombre de votre navigateur"


def verdict(server: Server, page: Page) -> Verdict:
    """What ``archipel verify`` finds about the game on a page."""
    table = page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}/record") as answer:
        return chance.verify(answer.read().decode(), games.load)


def in_the_waiting_room(server: Server, new_page: NewPage) -> tuple[Page, Page]:
    """A host and a guest from France, both seated; the host says when the game begins."""
    host = new_page(size=(1024, 720))
    guest = new_page(size=(1024, 720), locale="fr-FR")
    host.goto(f"{server.address}/new/costa_ruana")
    host.get_by_role("radiogroup", name="Seats", exact=True).get_by_role("radio", name="2").click()
    host.get_by_role("combobox", name="Seat 2").select_option("open")
    host.get_by_role("radio", name="When I say so").click()
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_label("Link to this table").input_value())
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="S’asseoir", exact=True).click()
    expect(host.locator("main")).to_contain_text("Zoé")
    return host, guest


def test_my_seed_is_in_the_draw_and_in_that_of_the_next_game(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    hurry(page)
    for _ in range(2):
        expect(page.locator(".final")).to_be_visible()
        expect(page.locator(".final [role=alert]")).to_have_count(0)
        page.locator(".final summary").click()
        expect(page.locator(".final details")).to_contain_text(MIXED)
        found = verdict(server, page)
        assert (found.people, found.mixed) == (1, 1)
        old = page.url
        page.get_by_role("button", name="Again").click()
        until(page, "old => location.href !== old", old)
        page.wait_for_selector("main.table[data-ply]")
        hurry(page)


def test_when_one_of_two_plays_again_both_seeds_are_in_it(
    server: Server, new_page: NewPage
) -> None:
    host, guest = in_the_waiting_room(server, new_page)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.wait_for_selector("main.table[data-ply]")
    hurry(host, guest)
    assert verdict(server, host).mixed == 2
    for page in (host, guest):
        expect(page.locator(".final")).to_be_visible()
    old = host.url
    host.get_by_role("button", name="Again").click()
    guest.get_by_role("button", name="Rejouer").click()
    for page in (host, guest):
        until(page, "old => location.href !== old", old)
        page.wait_for_selector("main.table[data-ply]")
    hurry(host, guest)
    found = verdict(server, host)
    assert (found.people, found.mixed) == (2, 2)
    host.locator(".final summary").click()
    expect(host.locator(".final details")).to_contain_text(MIXED)


def test_who_was_away_when_lots_were_drawn_is_warned_at_the_end(
    tmp_path: Path, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCHIPEL_SEAL_WAIT", "2")
    server = fresh_server(tmp_path)
    try:
        host, guest = in_the_waiting_room(server, new_page)
        table = guest.url
        guest.goto(f"{server.address}/credits")
        host.get_by_role("button", name="Start").click()
        expect(host.locator(".sealing")).to_contain_text("Zoé")
        host.wait_for_selector("main.table[data-ply]")
        guest.goto(table)
        guest.wait_for_selector("main.table[data-ply]")
        hurry(host, guest)
        expect(guest.locator(".final [role=alert]")).to_contain_text(LEFT_OUT)
        expect(host.locator(".final")).to_be_visible()
        expect(host.locator(".final [role=alert]")).to_have_count(0)
        found = verdict(server, host)
        assert (found.people, found.mixed, len(found.missing)) == (2, 1, 1)
        assert re.search("[0-9a-z]", found.missing[0])
    finally:
        server.kill()
