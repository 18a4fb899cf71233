"""Coming back to a table: what I missed, what I have planned, what I have written down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from archipel.cli.loopback import Person
from tests.browser.conftest import ARTEFACTS, NewPage, Server, fresh_server
from tests.browser.hands import until
from tests.browser.test_pages import SIZES, axe
from tests.server.visit import Socket

LATER = "{ const now = Date.now.bind(Date); Date.now = () => now() + 3600000; }"
"""An hour has passed."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that plays what was planned without a pause."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARCHIPEL_PASS_PAUSE", "0")
        made = fresh_server(tmp_path_factory.mktemp("hasty"))
    yield made
    made.kill()


class Club:
    """Two people at a table, one of them in a browser, the other one scripted."""

    def __init__(self, server: Server, game: str = "dokmus") -> None:
        self.server = server
        self.people = [Person(server.port, "Ann"), Person(server.port, "Bob")]
        ann, bob = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": game, "seats": seats, "shuffle": False}
        self.table = str(ann.post("/api/tables", wish)["id"])
        bob.post(f"/api/tables/{self.table}/join", {})
        ann.post(f"/api/tables/{self.table}/start")
        self.sockets = [
            Socket(self.server, f"/api/tables/{self.table}/socket", person.cookie)  # type: ignore[arg-type]
            for person in self.people
        ]
        self.frames = [socket.hello() for socket in self.sockets]

    @property
    def turn(self) -> int:
        return int(self.frames[0]["ask"]["seat"])

    def play(self, choice: int = 0) -> None:
        """Whoever's turn it is chooses by hand."""
        frame = self.frames[self.turn]
        line, ply = frame["options"][choice], frame["ply"]
        self.sockets[self.turn].say("play", ply=ply, choice=line, id=f"m{ply}")
        self.frames = [socket.until("frame") for socket in self.sockets]

    def until_turn_of(self, seat: int) -> None:
        while self.turn != seat:
            self.play(-1)

    def open(self, page: Page, seat: int) -> None:
        """The browser of somebody comes to the table."""
        cookies: Any = [
            {"name": name, "value": value, "url": self.server.address}
            for name, value in self.people[seat].cookies.items()
        ]
        page.context.add_cookies(cookies)
        page.goto(f"{self.server.address}/table/{self.table}")
        page.wait_for_selector("main.table[data-ply]")


def shot(page: Page, name: str, found: dict[str, list[str]], part: str = ".question") -> None:
    page.wait_for_timeout(300)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"returning-{name}.png"))
    if faults := axe(page, part):
        found[name] = faults


CHOOSE = """
(count) => {
  if (document.querySelectorAll('[data-link]').length >= count) return true;
  const on = document.querySelector('.popover [data-choice]')
    ?? document.querySelector('[data-chip]')
    ?? document.querySelector('main [data-next]');
  on?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return false;
}
"""


def wish(page: Page, count: int) -> None:
    """Clicks what glows until the plan has so many choices."""
    until(page, CHOOSE, count)


def test_a_plan_is_picked_on_the_board_and_played_when_the_turn_comes(
    hasty: Server, new_page: NewPage
) -> None:
    club = Club(hasty)
    waits = 1 - club.turn
    page = new_page()
    club.open(page, waits)
    page.keyboard.press("a")
    expect(page.locator("[data-plan]")).to_contain_text("What would you like to play")
    wish(page, 1)
    planned = page.locator("[data-link]").first.get_attribute("data-link")
    page.keyboard.press("Escape")
    expect(page.locator("[data-plan]")).to_contain_text("My plan: one choice")
    page.reload()
    expect(page.locator("[data-plan]")).to_contain_text("My plan: one choice")
    club.until_turn_of(waits)
    options = club.frames[waits]["options"]
    if planned in options:
        expect(page.locator("[data-plan]")).to_have_count(0)
        acts = club.sockets[1 - waits].until("frame")["acts"]
        assert acts[0]["seat"] == waits
    else:
        expect(page.locator("[data-plan]")).to_contain_text("was not possible")
        page.locator("[data-plan-read]").click()
        expect(page.locator("[data-plan]")).to_have_count(0)


def test_a_plan_is_changed_and_forgotten_on_the_phone(hasty: Server, new_page: NewPage) -> None:
    club = Club(hasty)
    waits = 1 - club.turn
    page = new_page(size=SIZES["phone"], touch=True)
    club.open(page, waits)
    page.locator("[data-plan-open]").tap()
    wish(page, 2)
    page.locator("[data-plan] input[type=checkbox]").check()
    page.reload()
    page.get_by_role("button", name="Show the plan").tap()
    expect(page.locator("[data-plan] input[type=checkbox]")).to_be_checked()
    page.locator("[data-link] .icon-btn").first.tap()
    expect(page.locator("[data-link]")).to_have_count(1)
    page.locator("[data-plan-clear]").tap()
    expect(page.locator("[data-plan]")).to_have_count(0)
    mine = club.sockets[waits]
    mine.hello()
    assert mine.until("mine")["plan"] == []


def test_who_comes_back_sees_what_happened_and_reads_it_in_short(
    hasty: Server, new_page: NewPage
) -> None:
    club = Club(hasty)
    me = club.turn
    page = new_page()
    club.open(page, me)
    assert page.locator("[data-recap]").count() == 0, "who was never away is told nothing"
    club.play()
    until(
        page, f"() => +document.querySelector('main.table').dataset.ply >= {club.frames[0]['ply']}"
    )
    page.goto(f"{hasty.address}/settings")
    club.until_turn_of(1 - me)
    while club.turn != me:
        club.play()
    page.context.add_init_script(LATER)
    club.open(page, me)
    recap = page.locator("[data-recap]")
    expect(recap).to_contain_text("Since you were here")
    now = page.locator("main.table").get_attribute("data-ply")
    recap.locator("select").select_option("step")
    recap.locator("[data-recap-replay]").click()
    expect(page.locator(".question")).to_contain_text("What happened since you were here")
    for _ in range(200):
        if page.locator("[data-summary]").count():
            break
        page.keyboard.press("Enter")
    expect(page.locator("[data-summary] p").first).to_be_visible()
    assert page.locator("main.table").get_attribute("data-ply") == now
    assert 2 <= page.locator("[data-summary] p").count() <= 3
    page.locator("[data-recap-skip]").click()
    page.reload()
    page.wait_for_selector("main.table[data-ply]")
    expect(recap).to_have_count(0)
    page.keyboard.press("c")
    expect(recap).to_contain_text("Since you were here")
    page.keyboard.press("c")
    expect(recap).to_have_count(0)
    watcher = new_page()
    watcher.context.add_init_script(LATER)
    watcher.goto(f"{hasty.address}/table/{club.table}")
    watcher.wait_for_selector("main.table[data-ply]")
    expect(watcher.locator("[data-recap]")).to_have_count(0)


OUT_OF_SIGHT = """
(hidden) => {
  Object.defineProperty(document, 'visibilityState',
    { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


@pytest.mark.offline
def test_a_page_that_lost_its_line_out_of_sight_tells_what_it_missed(
    hasty: Server, new_page: NewPage
) -> None:
    club = Club(hasty)
    me = club.turn
    page = new_page(size=SIZES["phone"], touch=True)
    lines: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket("**/socket", through)
    club.open(page, me)
    club.play()
    until(
        page, f"() => +document.querySelector('main.table').dataset.ply >= {club.frames[0]['ply']}"
    )
    page.wait_for_timeout(300)
    page.evaluate(OUT_OF_SIGHT, True)
    page.context.set_offline(True)
    for line in lines:
        line.close()
    club.until_turn_of(1 - me)
    while club.turn != me:
        club.play()
    page.evaluate(LATER)
    page.evaluate(OUT_OF_SIGHT, False)
    page.wait_for_timeout(500)
    assert page.locator("[data-recap]").count() == 0, "nothing is known yet"
    page.context.set_offline(False)
    recap = page.locator("[data-recap]")
    expect(recap).to_contain_text("Since you were here")
    page.context.add_init_script(LATER)
    page.reload()
    expect(recap).to_contain_text("Since you were here")
    recap.locator("[data-recap-summary]").tap()
    lines_told = page.locator("[data-summary] p")
    expect(lines_told.nth(1)).to_be_visible()
    assert 2 <= lines_told.count() <= 3
    page.wait_for_timeout(100)
    page.reload()
    page.wait_for_selector("main.table[data-turn='mine']")
    expect(recap).to_have_count(0)
    page.locator(".top .narrow").tap()
    page.locator("[data-recap-open]").tap()
    expect(recap).to_contain_text("Since you were here")
    page.keyboard.press("c")
    expect(recap).to_have_count(0)


def test_a_note_is_written_by_the_keyboard_and_leads_back_to_its_moment(
    hasty: Server, new_page: NewPage
) -> None:
    club = Club(hasty)
    me = club.turn
    club.play()
    ply = club.frames[0]["ply"]
    mine, other = new_page(), new_page()
    club.open(mine, me)
    club.open(other, 1 - me)
    mine.keyboard.press("j")
    mine.locator("[data-note-text]:focus").wait_for()
    mine.keyboard.type("He wants the temple")
    mine.keyboard.press("Shift+Enter")
    mine.keyboard.type("and the volcano")
    mine.keyboard.press("Enter")
    note = mine.locator(f'[data-note="{ply}"] span')
    expect(note).to_contain_text("He wants the temple")
    assert note.inner_text() == "He wants the temple\nand the volcano"
    club.play()
    until(mine, f"() => +document.querySelector('main.table').dataset.ply > {ply}")
    mine.locator("[data-note] .moment").click()
    expect(mine.locator(".history .where")).to_contain_text(f"{ply} / ")
    other.keyboard.press("j")
    expect(other.locator("main.table")).to_contain_text("Nothing written down yet")
    mine.get_by_role("button", name="Throw this note away").click()
    expect(mine.locator("[data-note]")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [("desktop", "light", "de-DE"), ("desktop", "dark", "en-GB"), ("phone", "light", "fr-FR")],
)
def test_how_coming_back_looks(
    hasty: Server, new_page: NewPage, size: str, theme: str, locale: str
) -> None:
    found: dict[str, list[str]] = {}
    club = Club(hasty)
    me = club.turn
    club.play()
    club.until_turn_of(1 - me)
    while club.turn != me:
        club.play()
    page = new_page(size=SIZES[size], theme=theme, touch=size == "phone", locale=locale)
    page.context.add_init_script(LATER)
    club.open(page, me)
    page.wait_for_selector("[data-recap]")
    shot(page, f"recap-{size}-{theme}", found)
    page.locator("[data-recap-summary]").click()
    shot(page, f"summary-{size}-{theme}", found)
    page.locator("[data-recap-skip]").click()
    club.until_turn_of(1 - me)
    until(page, "() => document.querySelector('main.table').dataset.turn === 'other'")
    page.locator("[data-plan-open]").click()
    wish(page, 2)
    until(page, "() => !!document.querySelector('[data-chip], main [data-next]')")
    shot(page, f"plan-{size}-{theme}", found)
    page.locator("[data-plan-close]").click()
    if size == "phone":
        page.locator(".top .narrow").click()
    page.locator("#tab-notes").click()
    page.locator("[data-note-text]").fill("Bob · 3?")
    page.locator("[data-note-text]").press("Enter")
    page.wait_for_selector("[data-note]")
    shot(page, f"notes-{size}-{theme}", found, ".side-box")
    assert not found, json.dumps(found, indent=1)
