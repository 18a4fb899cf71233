"""Computer players at the table: their levels, hints in three grades, somebody who is away."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import play_now, play_on, until
from tests.browser.test_pages import SIZES, axe


def picture(page: Page, name: str) -> None:
    page.wait_for_timeout(300)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"{name}.png"))


def my_turn(page: Page) -> None:
    until(page, "() => document.querySelector('main.table')?.dataset.turn === 'mine'")


def level(page: Page, table: str, seat: int) -> str:
    asked = "([t, n]) => fetch(`/api/tables/${t}`).then(r => r.json()).then(x => x.players[n].bot)"
    found: str = page.evaluate(asked, [table, seat])
    return found


def test_a_level_is_chosen_once_and_can_be_changed_at_the_table(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(server.address)
    page.get_by_label("Computer players for").select_option("beginner")
    page.reload()
    expect(page.get_by_label("Computer players for")).to_have_value("beginner")
    play_now(page, server.address, "costa_ruana")
    table = page.url.rsplit("/", 1)[1]
    mine = page.evaluate(
        f"() => fetch('/api/tables/{table}').then(r => r.json()).then(t => t.mine)"
    )
    other = (mine + 1) % 3
    assert level(page, table, other) == "beginner"
    page.keyboard.press("/")
    page.get_by_label(re.compile("Another level for")).first.select_option("first-steps")
    line = page.locator(".lines .told").last
    expect(line).to_contain_text("First steps")
    changed = [level(page, table, seat) for seat in range(3) if seat != mine]
    assert sorted(changed) == ["beginner", "first-steps"]
    picture(page, "levels-chat")


def test_a_new_table_describes_the_levels(server: Server, new_page: NewPage) -> None:
    for size, theme in (("desktop", "light"), ("phone", "dark")):
        page = new_page(size=SIZES[size], theme=theme, touch=size == "phone", locale="de-DE")
        page.goto(f"{server.address}/new/dokmus")
        seat = page.locator(".seats select").first
        seat.select_option("master")
        expect(page.locator(".seats li").nth(1)).to_contain_text(re.compile("Sekunden"))
        seat.select_option("open")
        page.get_by_role("radio", name="2 min").click()
        picture(page, f"levels-new-{size}")
        assert not axe(page)
        page.locator("form .go").click()
        page.wait_for_selector("main.room")
        page.locator("main.room select").first.select_option("expert")
        expect(page.locator("main.room")).to_contain_text("2 min")
        picture(page, f"levels-room-{size}")
        assert not axe(page)


def test_a_hint_tells_where_then_what_then_why(server: Server, new_page: NewPage) -> None:
    for size, theme in (("desktop", "dark"), ("phone", "light")):
        page = new_page(size=SIZES[size], theme=theme, touch=size == "phone", locale="fr-FR")
        play_now(page, server.address, "dokmus")
        play_on([page], random.Random(3), decisions=4, touch=size == "phone")
        my_turn(page)
        if size == "phone":
            page.locator("[data-hint]").tap()
        else:
            page.keyboard.press("h")
        page.wait_for_selector("[data-hint-more]")
        assert page.locator("[data-lit]").count() > 0
        picture(page, f"hint-1-{size}")
        assert page.locator("[data-hint-do]").count() == 0
        page.locator("[data-hint-more]").click()
        page.wait_for_selector("[data-hint-do]")
        if size == "phone":
            page.locator("[data-hint-more]").click()
        else:
            page.keyboard.press("h")
        expect(page.locator(".hint tbody tr")).to_have_count(3)
        expect(page.locator(".hint tbody tr").first).to_contain_text("%")
        picture(page, f"hint-3-{size}")
        assert not axe(page, ".hint")
        ply = page.locator("main.table").get_attribute("data-ply")
        page.locator("[data-hint-do]").click()
        until(page, "(ply) => document.querySelector('main.table').dataset.ply !== ply", ply)
        assert page.locator(".hint").count() == 0


def test_who_left_the_page_open_can_be_played_for_and_comes_back(
    server: Server, new_page: NewPage
) -> None:
    ann, bob = new_page(), new_page()
    for page in (ann, bob):
        play_now(page, server.address, "costa_ruana")  # by the way: both have a name now
    wish = {"game": "costa_ruana", "seats": [{"kind": "me"}, {"kind": "open"}], "shuffle": False}
    post = """([path, body]) => fetch(path, {
      method: 'POST', body: JSON.stringify(body), headers: {
        'content-type': 'application/json',
        'x-csrf-token': /csrf=([^;]*)/.exec(document.cookie)[1],
      },
    }).then(r => r.json()).then(t => t.id)"""
    begins = {**wish, "absent": 3, "by_itself": True}
    table = ann.evaluate(post, ["/api/tables", begins])
    bob.evaluate(post, [f"/api/tables/{table}/join", {}])
    for page in (ann, bob):
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector("main.table[data-ply]")
    until(ann, "() => document.querySelector('main.table').dataset.turn !== undefined")
    mine = ann.locator("main.table").get_attribute("data-turn") == "mine"
    here, away = (bob, ann) if mine else (ann, bob)
    here.locator("[data-take-over]").click()
    away.wait_for_selector("[data-come-back]")
    expect(here.locator("[data-take-over]")).to_have_count(0)
    assert level(here, table, 0 if mine else 1)
    away.locator("[data-come-back]").click()
    expect(away.locator("[data-come-back]")).to_have_count(0)
    assert not level(here, table, 0 if mine else 1)
