"""The rules with their pictures, read in a real Chromium: every diagram is drawn, every example can
be played, and from a table one click leads to a rule and one back.

``make test`` reads the rules of one game; ``make lessons`` those of all in three languages.
"""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.lessons import Diagram, diagrams, model
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import look, play_now, until
from tests.browser.test_lessons import choose, kind
from tests.browser.test_pages import axe

ALL = os.environ.get("ARCHIPEL_LESSONS") == "all"
DRAWN = [name for name in games.names() if diagrams(name)]
READ = DRAWN if ALL else ["dokmus"]
LOCALES = ("fr-FR", "en-GB", "de-DE") if ALL else ("fr-FR",)
SIZES = {"1440x900": (1440, 900, False), "390x844": (390, 844, True)}
EXAMPLES = [d for name in DRAWN for d in diagrams(name).values() if d.playable]
TRIED = EXAMPLES if ALL else [diagrams("dokmus")["ruins"]]  # an example of two choices

LIGHT = 300 * 1024
"""Bytes over the wire, at most, before the reader scrolls: the page, and what draws boards."""

WEIGHT = """(part) => performance.getEntriesByType('resource')
  .filter((one) => one.name.includes(part))
  .map((one) => one.transferSize)"""

PLAYED = """(ply) => document.querySelector('main.table')?.dataset.ply !== ply
  || document.querySelector('.coach')?.dataset.kind !== 'task'"""

INSIDE = """([id, lit]) => {
  const box = document.querySelector(`[data-diagram="${id}"] .box`).getBoundingClientRect();
  const all = [...document.querySelectorAll(`[data-diagram="${id}"] svg.lit rect:not(.edge)`)];
  return all.length === lit && all.every((el) => {
    const r = el.getBoundingClientRect();
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    return r.width > 6 && x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}"""


def drawn(page: Page, diagram: Diagram) -> int:
    """Scrolls to a diagram and waits until it is drawn: how many things it lights."""
    figure = page.locator(f'[data-diagram="{diagram.id}"]')
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-drawn", re.compile(r"\d+"))
    assert figure.locator("figcaption").inner_text().strip()
    assert figure.locator(".inner").locator("svg, button").count(), "nothing is drawn"
    return int(figure.get_attribute("data-drawn") or 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", READ)
def test_every_diagram_is_drawn_with_what_it_lights_in_sight(
    server: Server, new_page: NewPage, game: str, size: str, locale: str
) -> None:
    width, height, touch = SIZES[size]
    page = new_page(size=(width, height), locale=locale, touch=touch)
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("[data-diagram]")
    assert page.locator("[data-diagram]").count() == len(diagrams(game))
    for diagram in diagrams(game).values():
        lit = [id for id in diagram.items[0].at if not id.startswith("@")]  # type: ignore[union-attr]
        seen = drawn(page, diagram)
        assert seen >= len(lit), f"{diagram.file.name}: what it lights is not drawn"
        assert page.evaluate(INSIDE, [diagram.id, seen]), f"{diagram.file.name}: out of sight"
        near = page.locator(f'[data-diagram="{diagram.id}"] > .box')
        near.screenshot(path=str(ARTEFACTS / f"rules-{game}-{diagram.id}-{size}.png"))


@pytest.mark.parametrize("diagram", TRIED, ids=lambda d: f"{d.game}-{d.id}")
def test_an_example_is_played_to_its_end_and_leads_back(
    server: Server, new_page: NewPage, diagram: Diagram
) -> None:
    page = new_page()
    page.goto(f"{server.address}/rules/{diagram.game}#{diagram.rule}")
    page.wait_for_selector("[data-diagram]")
    drawn(page, diagram)
    page.locator(f'[data-diagram="{diagram.id}"] a.btn').click()
    for choice in model(diagram):
        while kind(page) == "show":
            page.locator("[data-go]").click()
        ply = page.locator("main.table").get_attribute("data-ply")
        choose(page, choice)
        until(page, PLAYED, ply)
    while kind(page) == "show":
        page.locator("[data-go]").click()
    assert kind(page) == "over"
    page.locator("[data-go]").click()
    expect(page.locator(f"#{diagram.rule}")).to_be_in_viewport()
    assert page.url.endswith(f"/rules/{diagram.game}#{diagram.rule}")


def test_a_worked_example_names_what_plays_it(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto(f"{server.address}/rules/mangrovia")
    item = page.locator("p.item", has_text="EX12")
    item.locator("[data-try=star]").click()
    assert kind(page) == "task"
    choose(page, "build c7r1")
    while kind(page) != "over":
        page.locator("[data-go]").click()


def test_every_way_of_an_example_has_its_link(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto(f"{server.address}/rules/bora_bora")
    ways = page.locator("p.item [data-try^=helper]")
    expect(ways).to_have_count(4)
    expect(ways.last).to_contain_text("(4)")


def test_another_choice_is_told_what_it_would_do(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="en-GB")
    page.goto(f"{server.address}/rules/dokmus/try/forest")
    assert kind(page) == "task"
    choose(page, "sacrifice")
    assert kind(page) == "verdict"
    expect(page.locator(".coach .said")).to_contain_text("the example goes another way")
    page.locator("[data-go]").click()
    assert kind(page) == "task"


def test_one_click_leads_from_a_bubble_to_its_rule_and_one_back(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    play_now(page, server.address, "dokmus")
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.wait_for_timeout(400)
    page.evaluate("document.querySelector('main.table').dataset.same = 'yes'")
    spot = next(one for one in look(page)["spots"] if one["kind"] == "thing")
    page.mouse.move(5, 300)
    page.mouse.move(spot["x"], spot["y"], steps=4)
    way = page.locator(".tip .rule a")
    expect(way).to_be_visible()
    rule = (way.get_attribute("href") or "").partition("#")[2]
    page.wait_for_timeout(500)  # who reads it
    box = way.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    way.click()
    expect(page.locator(f"p.rule.target#{rule}")).to_be_in_viewport()
    before = page.locator("main.table").get_attribute("data-ply")
    page.keyboard.press("l")  # keys are not meant for a table out of sight
    page.locator("[data-back]").click()
    page.wait_for_selector('main.table[data-same="yes"]')  # the very table, as it was
    assert page.locator("main.rules").count() == 0
    assert page.locator(".chips.whole").count() == 0
    assert page.locator("main.table").get_attribute("data-ply") == before
    page.go_back()
    expect(page.locator("main.rules")).to_be_visible()
    page.go_back()
    page.wait_for_selector('.seat:not([inert]) main.table[data-same="yes"]')


def test_a_key_leads_from_a_focused_thing_to_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "dokmus")
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.keyboard.press("b")
    way = page.locator(".tip .rule a")
    expect(way).to_be_visible()
    rule = (way.get_attribute("href") or "").partition("#")[2]
    page.keyboard.press("w")
    expect(page.locator(f"p.rule.target#{rule}")).to_be_in_viewport()
    page.go_back()
    page.wait_for_selector(".seat:not([inert]) main.table")


def test_a_tap_opens_a_bubble_and_another_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True)
    play_now(page, server.address, "costa_ruana")
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.wait_for_timeout(600)
    tide = page.locator('.stage-box [data-id="tide"]').bounding_box()
    assert tide is not None
    page.touchscreen.tap(tide["x"] + tide["width"] / 2, tide["y"] + tide["height"] / 2)
    way = page.locator(".tip .rule a")
    expect(way).to_be_visible()
    page.wait_for_timeout(500)
    box = way.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#CR-22")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "query", "rule"),
    [("en-GB", "forêts", "DK-43"), ("fr-FR", "Wald", "DK-43"), ("de-DE", "waterway", "DK-60")],
)
def test_a_word_of_any_language_finds_the_rule(
    server: Server, new_page: NewPage, locale: str, query: str, rule: str
) -> None:
    page = new_page(locale=locale)
    page.goto(f"{server.address}/rules/dokmus")
    page.wait_for_selector("#DK-1")
    page.locator("input[type=search]").fill(query)
    expect(page.locator(f"#{rule}")).to_be_visible()
    expect(page.locator("#DK-1")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", READ)
def test_axe_finds_nothing_in_rules_with_pictures(
    server: Server, new_page: NewPage, game: str, theme: str, size: str
) -> None:
    width, height, touch = SIZES[size]
    page = new_page(size=(width, height), theme=theme, touch=touch)
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("[data-diagram]")
    drawn(page, next(iter(diagrams(game).values())))
    assert not axe(page)


@pytest.mark.parametrize("game", READ)
def test_pictures_are_fetched_when_they_come_near(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = new_page()
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("[data-diagram]")
    page.wait_for_timeout(1500)
    whole = sum(page.evaluate(WEIGHT, ""))
    early = len(page.evaluate(WEIGHT, "/api/diagrams/"))
    for diagram in diagrams(game).values():
        drawn(page, diagram)
    positions = page.evaluate(WEIGHT, "/api/diagrams/")
    print(
        f"{game}: {whole / 1024:.0f} kB at first with {early} of {len(positions)} pictures, "
        f"each {sum(positions) / len(positions) / 1024:.1f} kB"
    )
    assert early < len(positions) == len(diagrams(game))
    assert whole < LIGHT
