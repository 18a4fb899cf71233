"""People in a real browser: profiles, friends, a report of a line, the host's page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from archipel.cli.loopback import UNLIMITED, Person, Running
from tests.browser.conftest import ARTEFACTS, NewPage
from tests.browser.test_pages import SIZES, axe

PASSWORD = "seven turtles swim"


def person_of(page: Page, running: Running) -> Person:
    """Whoever uses a page, for what is not the matter of a test."""
    person = Person(running.port)
    person.cookies = {one["name"]: one["value"] for one in page.context.cookies()}  # type: ignore[typeddict-item]
    person.guest = person.get("/api/me")["guest"]
    return person


def come_in(page: Page, running: Running, name: str) -> Person:
    """Take a name and make an account."""
    address = f"http://127.0.0.1:{running.port}"
    page.goto(f"{address}/settings")
    page.locator('main input[autocomplete="nickname"]').fill(name)
    page.locator("main .panel:first-of-type form .btn.sea").click()
    expect(page.locator(".me")).to_contain_text(name)
    page.goto(f"{address}/account")
    page.locator('.ways input[type="password"]').fill(PASSWORD)
    page.locator(".ways form .btn.sea").click()
    page.wait_for_selector("[data-login]")
    return person_of(page, running)


def judge(page: Page, name: str, found: dict[str, list[str]]) -> None:
    page.wait_for_timeout(350)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"people-{name}.png"), full_page=True)
    faults = axe(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    faults += [f"scrolls sideways by {wide}"] if wide > 0 else []
    if faults:
        found[name] = faults


@pytest.mark.offline  # a server that starts anew, and the question who the host is
def test_friends_meet_one_is_reported_and_the_host_sees_to_it(
    tmp_path: Path, new_page: NewPage
) -> None:
    settings = UNLIMITED | {"ARCHIPEL_BOT_PAUSE": "0"}
    running = Running(tmp_path / "data", settings).start()
    address = f"http://127.0.0.1:{running.port}"
    found: dict[str, list[str]] = {}
    try:
        hers, his = new_page(locale="fr-FR"), new_page(size=SIZES["phone"], touch=True)
        hina, tane = come_in(hers, running, "Hina"), come_in(his, running, "Tane")
        login = hina.get("/api/account")["login"]
        running.stop()
        hosted = settings | {"ARCHIPEL_HOSTS": login}
        running = Running(tmp_path / "data", hosted, running.port).start()

        his.goto(f"{address}/people/{hina.guest['id']}")
        his.get_by_role("button", name="Ask to be friends").tap()
        expect(his.get_by_text("You have asked")).to_be_visible()
        hers.goto(f"{address}/people")
        hers.get_by_role("link", name="Tane").click()
        hers.get_by_role("button", name="Accepter").click()
        expect(hers.get_by_role("button", name="Ne plus être amis")).to_be_visible()
        his.goto(f"{address}/people")
        expect(his.locator(".rows")).to_contain_text("Friend")
        judge(his, "list-phone", found)
        judge(hers, "profile-desktop", found)

        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = {"game": "costa_ruana", "seats": seats, "shuffle": False}
        table = hina.post("/api/tables", opened)["id"]
        tane.post(f"/api/tables/{table}/join", {})
        his.goto(f"{address}/table/{table}")
        expect(his.get_by_role("link", name="Hina")).to_be_visible()
        hina.post(f"/api/tables/{table}/start")
        hers.goto(f"{address}/table/{table}")
        hers.wait_for_selector("main.table[data-ply]")
        his.wait_for_selector("main.table[data-ply]")
        his.get_by_role("button", name="Story and chat").tap()
        his.get_by_role("tab", name="Chat").tap()
        his.locator("[data-chat]").fill("a rude word")
        his.get_by_role("button", name="Send").tap()
        hers.get_by_role("tab", name="Discussion").click()
        expect(hers.locator(".chat .lines")).to_contain_text("a rude word")
        hers.get_by_role("button", name="Signaler cette ligne à l’hôte").click()
        hers.get_by_label("Qu’est-ce qui ne va pas ?").fill("pas gentil")
        hers.get_by_role("dialog").get_by_role("button", name="Signaler").click()

        hers.goto(f"{address}/host")
        report = hers.locator("[data-report]")
        expect(report).to_contain_text("a rude word")
        judge(hers, "host-desktop", found)
        report.get_by_role("button", name="Faire taire pendant un jour").click()
        expect(report).to_contain_text("silencieux")
        report.get_by_role("button", name="Réglé").click()
        expect(report).to_have_count(0)
        expect(hers.get_by_text("a fait taire")).to_be_visible()
        expect(hers.locator("[data-muted]")).to_contain_text("Tane")
        expect(hers.locator(".rows")).to_contain_text("Tane")  # by name among the deeds
        hers.set_viewport_size({"width": 390, "height": 844})
        judge(hers, "host-phone", found)
        hers.goto(f"{address}/people/{tane.guest['id']}")  # the report is settled long ago
        tools = hers.locator("[data-host-tools]")
        judge(hers, "host-profile-phone", found)
        tools.get_by_role("button", name="Rendre la parole").click()
        expect(tools.get_by_role("button", name="Faire taire")).to_be_visible()
        tools.get_by_label("Nouveau nom").fill("Taneo")
        tools.get_by_role("button", name="Renommer").click()
        expect(hers.locator("h1")).to_contain_text("Taneo")
        expect(his.locator("[data-chat]")).to_be_visible()
        hers.set_viewport_size({"width": 1440, "height": 900})
        hers.goto(f"{address}/table/{table}")  # nobody has reported it
        hers.get_by_role("tab", name="Discussion").click()
        hers.get_by_text("En tant qu’hôte").click()
        judge(hers, "host-table-desktop", found)
        hers.get_by_role("button", name="Fermer la table").click()
        expect(his.locator("main")).to_contain_text("the host has closed it")
        his.goto(f"{address}/host")
        expect(his.get_by_role("alert")).to_contain_text("for the host")
        assert not found, json.dumps(found, indent=1)
    finally:
        running.stop()
