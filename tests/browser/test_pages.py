"""Every page in both themes and sizes: nothing axe-core objects to; pictures to look at."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.text import Speaker
from tests.browser.conftest import ARTEFACTS, ROOT, NewPage, Server
from tests.browser.hands import play_now, play_on, until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = """
() => !document.getAnimations().some((a) =>
  a.playState === 'running' && Number(a.effect?.getComputedTiming().endTime) < 3000)
"""
"""Nothing fades in or slides any more; a clock or a line that runs for longer does not count."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PAGES = {
    "home": "/",
    "new-table": "/new/costa_ruana",
    "lobby": "/lobby",
    "my-games": "/mine",
    "rules": "/rules/dokmus",
    **{f"printed-{game}": f"/rules/{game}/printed" for game in games.names()},
    "settings": "/settings",
    "credits": "/credits",
    "lost": "/nowhere",
}


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
def test_every_page(server: Server, new_page: NewPage, theme: str, size: str) -> None:
    page = new_page(size=SIZES[size], theme=theme, touch=size == "phone", locale="fr-FR")
    found: dict[str, list[str]] = {}

    def judge(name: str) -> None:
        page.wait_for_timeout(350)
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=str(ARTEFACTS / f"page-{name}-{size}-{theme}.png"))
        faults = axe(page)
        if faults:
            found[name] = faults
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found.setdefault(name, []).append(f"scrolls sideways by {wide}")

    for name, path in PAGES.items():
        page.goto(server.address + path)
        page.wait_for_selector("main h1, main h2")
        if name.startswith("printed"):
            page.wait_for_selector("#correct")
        judge(name)
    for game in games.names():
        play_now(page, server.address, game)
        play_on([page], random.Random(7), decisions=6, touch=size == "phone")
        page.wait_for_selector('main.table[data-turn="mine"]')
        judge(f"table-{game}")
        if size == "desktop" and game == "bora_bora":  # the same for all: here with most choices
            page.keyboard.press("l")
            judge(f"table-{game}-list")
            page.keyboard.press("Escape")
            page.keyboard.press("?")
            judge(f"table-{game}-keys")
            page.keyboard.press("Escape")
    page.goto(server.address)
    page.locator('[data-game="dokmus"]').get_by_role("button", name="Inviter").click()
    page.wait_for_selector("main.room")
    judge("waiting-room")
    page.goto(f"{server.address}/table/{finished(page)}")
    page.wait_for_selector(".final svg[role=img]")
    judge("finished")
    assert not found, json.dumps(found, indent=1)


def test_a_poster_says_what_its_game_says_of_itself(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto(server.address)
    for game in games.names():
        speaker = Speaker("de", game)
        poster = page.locator(f'li[data-game="{game}"]')
        expect(poster.locator("h2")).to_have_text(speaker.say("title"))
        expect(poster.locator(".promise")).to_have_text(speaker.say("promise"))


def test_a_table_opened_again_fetches_no_file_of_its_game(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    play_now(page, server.address, "bora_bora")
    first = _fetched(page)
    page.goto(server.address)
    page.wait_for_selector("main h1, main h2")
    page.go_back()
    page.wait_for_selector("main.table[data-ply]")
    again = _fetched(page)
    parts = ["components", "rules/en", "text/en"]
    assert [address.partition("?")[0] for address in first] == [
        f"/api/games/bora_bora/{part}" for part in parts
    ]
    assert all(first.values())
    assert again == dict.fromkeys(first, 0)


def _fetched(page: Page) -> dict[str, int]:
    """The files of games this page has asked for, and how many bytes came over the line."""
    until(page, "() => performance.getEntriesByType('resource').some(e => /rules/.test(e.name))")
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
          .map(e => [new URL(e.name), e.transferSize])
          .filter(([url]) => url.pathname.startsWith('/api/games/'))
          .map(([url, bytes]) => [url.pathname + url.search, bytes]))"""
    )
    return dict(sorted(found.items()))


def axe(page: Page, part: str = "html") -> list[str]:
    """What axe-core objects to on a page, or in a part of it, once nothing fades in any more."""
    until(page, AT_REST)
    if not page.evaluate("() => !!window.axe"):
        page.evaluate(AXE.read_text())
    judged = "(part) => axe.run(part, {resultTypes: ['violations']})"
    result: dict[str, Any] = page.evaluate(judged, part)
    return [
        f"{v['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for v in result["violations"]
        for node in v["nodes"][:4]
    ]


def finished(page: Page) -> str:
    """A game played to the end over the bare socket, always the first option."""
    id: str = page.evaluate(
        """async () => {
          const token = decodeURIComponent(
            document.cookie.split('; ').find(c => c.startsWith('csrf=')).slice(5));
          const answer = await fetch('/api/tables', {
            method: 'POST',
            headers: {'Content-Type': 'application/json', 'X-CSRF-Token': token},
            body: JSON.stringify({game: 'costa_ruana', seats: [
              {kind: 'me'}, {kind: 'bot', bot: 'random'}, {kind: 'bot', bot: 'greedy'}]}),
          });
          const { id } = await answer.json();
          const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
          let n = 0;
          await new Promise((done) => {
            socket.onopen = () => socket.send(JSON.stringify({t: 'hello', since: 0}));
            socket.onmessage = (e) => {
              const m = JSON.parse(e.data);
              if (m.t !== 'frame') return;
              if (m.ask === null) done();
              else if (m.options.length) {
                const choice = m.options[n % m.options.length];
                const play = {t: 'play', ply: m.ply, choice, id: `finish ${n++}`};
                setTimeout(() => socket.send(JSON.stringify(play)), 40);
              }
            };
          });
          socket.close();
          return id;
        }"""
    )
    return id
