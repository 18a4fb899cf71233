"""Time at a table: a clock that runs out, a seat taken back, days for each turn, my own hours."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.test_levels import picture
from tests.browser.test_pages import SIZES, axe


def opened(page: Page) -> str:
    page.locator("form .go").click()
    name = page.locator("dialog[open] input[autocomplete='nickname']")
    page.wait_for_selector("main.table, main.room, dialog[open]")
    if name.count():
        name.fill("Ann")
        page.locator("dialog[open] .btn.sea").click()
    page.wait_for_selector("main.table, main.room")
    return page.url.rsplit("/", 1)[1]


def test_a_live_clock_runs_out_the_level_takes_over_and_the_seat_is_taken_back(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(size=SIZES["desktop"], theme="light")
    page.goto(f"{server.address}/new/mangrovia")
    for other in page.locator(".seats select").all():
        other.select_option("master")  # who thinks, so that the game is not over at once
    page.get_by_role("radio", name="10 min each, +10 s a turn").click()
    page.locator("details", has_text="Details").locator("summary").click()
    page.get_by_label("Minutes for each player").fill("0.05")
    page.get_by_label("Seconds more each turn").fill("0")
    page.get_by_label("Level of the computer player").select_option("master")
    picture(page, "time-new-desktop")
    assert not axe(page)
    opened(page)
    mine = page.locator(".player.me [data-clock]")
    expect(mine).to_have_text(re.compile("0:0[0-3]"))
    picture(page, "time-live-desktop")
    back = page.locator("[data-come-back]")
    expect(back).to_be_visible()
    expect(mine).to_have_count(0)
    picture(page, "time-up-desktop")
    back.click()  # the computer plays that turn first
    expect(back).to_be_hidden()
    expect(mine).to_have_text(re.compile("0:[0-3][0-9]"))
    picture(page, "time-back-desktop")
    assert not axe(page)


def test_days_for_each_turn_are_seen_on_the_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(size=SIZES["phone"], theme="dark", touch=True, locale="fr-FR")
    page.goto(f"{server.address}/new/dokmus")
    page.get_by_role("radio", name="3 jours par tour").tap()
    page.locator("details", has_text="Détails").locator("summary").tap()
    page.get_by_label("week-end").tap()
    picture(page, "time-new-phone")
    assert not axe(page)
    id = opened(page)
    clock = page.locator(".player [data-clock]").first
    page.wait_for_selector("main.table")
    wanted = "t => fetch(`/api/tables/${t}`).then(r => r.json()).then(x => [x.clock, x.due])"
    timing, _ = page.evaluate(wanted, id)
    assert (timing["kind"], timing["time"], timing["weekends"]) == ("turns", 3 * 86_400, False)
    expect(clock).to_have_text(re.compile(r"Reste 3\sjours"))
    picture(page, "time-turns-phone")
    assert not axe(page)
    page.goto(f"{server.address}/mine")
    expect(page.locator("a.row").first).to_contain_text(re.compile(r"Reste 3\sjours"))
    picture(page, "time-list-phone")


def test_my_hours_and_vacation_are_kept(server: Server, new_page: NewPage) -> None:
    page = new_page(size=SIZES["phone"], theme="light", touch=True, locale="de-DE")
    page.goto(f"{server.address}/settings")
    box = page.locator("[data-my-time]")
    box.get_by_label("Ich habe Spielstunden").check()
    box.get_by_label("Von").fill("18:00")
    box.get_by_label("Bis").fill("23:00")
    box.get_by_label("Ich spiele auch am Wochenende").uncheck()
    box.get_by_role("button", name="Speichern").click()
    name = page.locator("dialog[open] input[autocomplete='nickname']")
    if name.count():
        name.fill("Ann")
        page.locator("dialog[open] .btn.sea").click()
    expect(page.locator("[data-my-time]")).to_contain_text("Noch 30 von 30")
    day = page.evaluate("() => new Date().toLocaleDateString('sv')")  # 2026-12-31
    box.get_by_label("Erster Tag").fill(day)
    box.get_by_label("Letzter Tag").fill(day)
    box.get_by_role("button", name="Urlaub nehmen").click()
    expect(box).to_contain_text("Noch 29 von 30")
    page.reload()
    expect(box.get_by_label("Von")).to_have_value("18:00")
    expect(box.get_by_label("Ich spiele auch am Wochenende")).not_to_be_checked()
    box.scroll_into_view_if_needed()
    picture(page, "time-mine-phone")
    assert not axe(page)
    box.get_by_role("button", name="Ich bin zurück").click()
    expect(box.get_by_role("button", name="Urlaub nehmen")).to_be_visible()
    expect(box).to_contain_text("Noch 29 von 30")  # a part of a day is all of it
