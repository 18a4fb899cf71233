"""The pages of a club in every language, at a desk and on the phone: axe, and the keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.notices.letters import off_address
from archipel.server.settings import signing_key
from tests.browser.conftest import NewPage
from tests.browser.test_pages import SIZES
from tests.browser.test_people import judge
from tests.server.test_members import member


class Place(NamedTuple):
    """A server with a host, somebody to look at, and a report."""

    running: Running
    host: Person
    other: Person

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.running.port}"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    data = tmp_path_factory.mktemp("club") / "data"
    running = Running(data, UNLIMITED).start()
    host, login = member(running, "Hina")
    other, _ = member(running, "Tane")
    host.post(f"/api/people/{other.guest['id']}", {"wish": "friend"})
    other.post("/api/reports", {"person": host.guest["id"], "why": "too good"})
    running.stop()
    running = Running(data, UNLIMITED | {"ARCHIPEL_HOSTS": login}, running.port).start()
    yield Place(running, host, other)
    running.stop()


PAGES = {
    "people": ("/people", "main .rows a"),
    "profile": ("/people/{other}", "main .panel .btn"),
    "host": ("/host", "[data-report] .btn.sea"),
    "off": ("{off}", "main .btn.primary"),
    "sign-in": ("/sign-in", ".ways .btn.sea, .ways .btn.primary"),
    "open": ("/open", "main .btn.primary"),
    "my-time": ("/settings", "[data-my-time] .btn"),
    "notices": ("/settings", ".notices [data-push], .notices summary"),
}
"""Where they are, and what somebody comes for: it must be reached by the keyboard."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE"])
def test_pages_of_a_club(place: Place, new_page: NewPage, locale: str, size: str) -> None:
    theme = "dark" if locale == "de-DE" else "light"
    page = new_page(size=SIZES[size], theme=theme, locale=locale, touch=size == "phone")
    off = off_address(signing_key(place.running.data), place.other.guest["id"], "")
    found: dict[str, list[str]] = {}
    for name, (path, button) in PAGES.items():
        if name in ("people", "off"):  # the one is for members, the others for strangers
            page.context.clear_cookies()
        if name in ("people", "my-time"):
            page.context.add_cookies(
                [
                    {"name": key, "value": value, "url": place.address}
                    for key, value in place.host.cookies.items()
                ]
            )
        page.goto(place.address + path.format(other=place.other.guest["id"], off=off))
        page.locator(button).first.wait_for()
        expect(page.locator("main")).not_to_contain_text("{")
        judge(page, f"club-{name}-{locale[:2]}-{size}", found)
        if not reached(page, button):
            found.setdefault(name, []).append("the keyboard does not reach what it is for")
    assert not found, found


def reached(page: Page, button: str) -> bool:
    """Does Tab lead there, and is it seen where one is?"""
    page.evaluate("document.activeElement?.blur()")
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(
            """(button) => {
              const on = document.activeElement;
              if (!on?.matches(button)) return false;
              const { width, height } = on.getBoundingClientRect();
              return on.matches(':focus-visible') && width > 0 && height > 0;
            }""",
            button,
        ):
            return True
    return False


def test_time_is_chosen_by_the_keyboard_alone(place: Place, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{place.address}/new/dokmus")
    days = page.get_by_role("radio", name="3 days a turn")
    days.wait_for()
    assert reached(page, ".time [role=radio], .time input[type=radio]")
    for _ in range(12):
        if days.is_checked():
            break
        page.keyboard.press("ArrowRight")
    expect(days).to_be_checked()
