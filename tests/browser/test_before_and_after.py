"""Before the game: few options, a friend one tap away. After it: the board, and what comes next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import hurry, play_now, until
from tests.browser.test_pages import axe

SIZES = [(1440, 900), (1366, 768), (390, 844), (844, 390)]


@pytest.mark.parametrize("game", games.names())
def test_options_that_matter_come_first_and_house_rules_fold(
    server: Server, new_page: NewPage, game: str
) -> None:
    options = [o for o in games.load(game).options if 3 in o.seats]
    main = [o for o in options if o.main]
    assert 1 <= len(main) <= 3
    page = new_page()
    page.goto(f"{server.address}/new/{game}")
    shown = page.locator(".option:visible")
    expect(shown).to_have_count(len(main))
    page.get_by_text(re.compile(r"house rules?")).click()
    expect(shown).to_have_count(len(options))
    # each house rule says what is usual, and a change of one is told while they are folded
    assert page.get_by_text("As usual:").count() == len(options) - len(main)
    house = page.locator("details.house")
    expect(house.locator("summary")).to_contain_text("all as usual")
    house.get_by_role("radiogroup").first.get_by_role("radio").nth(1).click()
    expect(house.locator("summary")).to_contain_text("one changed")


def test_a_friend_is_one_name_and_one_tap_from_the_seat_and_the_game_begins(
    server: Server, new_page: NewPage
) -> None:
    host, friend = new_page(), new_page(size=(390, 844), touch=True)
    host.goto(server.address)
    host.locator('[data-game="dokmus"]').get_by_role("button", name="Invite").click()
    expect(host.locator("main")).to_contain_text("begins by itself")
    friend.goto(host.get_by_label("Link to this table").input_value())
    friend.get_by_label("Your name").fill("Zoe")
    friend.get_by_role("button", name="Sit down").tap()
    for page in (host, friend):
        page.wait_for_selector("main.table[data-ply]")


def test_the_host_may_want_to_begin_the_game(server: Server, new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    host.goto(f"{server.address}/new/dokmus")
    host.get_by_role("radiogroup", name="Seats", exact=True).get_by_role("radio", name="2").click()
    host.get_by_role("combobox", name="Seat 2").select_option("open")
    host.get_by_role("radio", name="When I say so").click()
    host.get_by_role("button", name="Open the table").click()
    friend.goto(host.get_by_label("Link to this table").input_value())
    friend.get_by_label("Your name").fill("Zoe")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator("main")).to_contain_text("Zoe")
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        page.wait_for_selector("main.table[data-ply]")


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """The addresses of finished games: played once, looked at in many ways."""
    return {}


def over(page: Page, server: Server, finished: dict[str, str], game: str = "costa_ruana") -> None:
    if game not in finished:
        play_now(page, server.address, game)
        hurry(page)
        finished[game] = page.url
    else:
        page.goto(finished[game])
    page.wait_for_selector(".final svg[role=img]")


HIDDEN = """
el => {
  const r = el.getBoundingClientRect();
  const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  const whole = r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  return !(whole && hit && (el === hit || el.contains(hit)));
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_end_leaves_the_board_in_sight_with_what_comes_next(
    server: Server,
    new_page: NewPage,
    finished: dict[str, str],
    size: tuple[int, int],
    theme: str,
) -> None:
    page = new_page(size=size, theme=theme)
    over(page, server, finished)
    page.wait_for_timeout(600)
    names = ["Again"] if page.locator(".final .primary").count() else []
    for name in (*names, "Review", "Share"):
        button = page.locator(".final footer .btn", has_text=name)
        assert not button.evaluate(HIDDEN), f"{name} is not in sight at {size}"
    board = page.locator(".stage-box").bounding_box()
    panel = page.locator(".final").bounding_box()
    assert board is not None
    assert panel is not None
    apart = panel["x"] >= board["x"] + board["width"] - 1 or (
        panel["y"] >= board["y"] + board["height"] - 1
    )
    assert apart, "the result lies over the board"
    assert board["width"] * board["height"] >= 0.4 * size[0] * size[1]
    assert not axe(page)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"end-{size[0]}x{size[1]}-{theme}.png")


IN_SIGHT = """
() => {
  const s = document.querySelector('.stage-box').getBoundingClientRect();
  return [...document.querySelectorAll('.stage-box [data-lit]')].filter((el) => {
    const r = el.getBoundingClientRect();
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    return r.width > 0 && el.checkVisibility() &&
      x > s.left && x < s.right && y > s.top && y < s.bottom;
  }).length;
}
"""


@pytest.mark.parametrize("game", games.names())
def test_every_source_of_points_can_be_shown_on_the_board(
    server: Server, new_page: NewPage, finished: dict[str, str], game: str
) -> None:
    """In sight too: on a phone the board moves there, and back when all is told."""
    page = new_page()
    over(page, server, finished, game)
    names = [source.inner_text() for source in page.locator(".final tbody button").all()]
    assert names
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for n, name in enumerate(names):
            page.locator(".final tbody button").nth(n).click()
            expect(page.locator(".counted")).to_contain_text(name)
            until(page, f"() => ({IN_SIGHT})() > 0")
        page.locator(".final tbody button").last.click()
        page.locator(".final").get_by_role("button", name="Close").click()
        expect(page.locator(".stage .reset")).to_have_count(0)
        page.locator(".result").click()


def test_points_are_counted_source_by_source(server: Server, new_page: NewPage) -> None:
    """With motion: what is counted shines on the board, one source after the other."""
    page = new_page(settings='{"pace":"none","motion":"full","sound":false,"confirm":"never"}')
    play_now(page, server.address, "costa_ruana")
    hurry(page, watched=True)
    shown = "() => !!document.querySelector('.counted') && !!document.querySelector('[data-lit]')"
    until(page, shown)
    expect(page.get_by_role("heading", name=re.compile("wins?|share"))).to_be_visible()
