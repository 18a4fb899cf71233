"""Accounts in a real browser: passkeys, a second device, every page by eye, ear and keyboard."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from archipel.cli.loopback import Person
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.hands import hurry, look, play_now, play_on, until
from tests.browser.test_pages import SIZES, axe

PASSWORD = "seven turtles swim"


def named(server: Server) -> str:
    """The server by a name: passkeys need one."""
    return server.address.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> None:
    """A device with a lock, as Chromium plays it."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    able = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": kind | able})


def take_name(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/settings")
    page.locator('main input[autocomplete="nickname"]').fill(name)
    page.locator("main .panel:first-of-type form .btn.sea").click()
    expect(page.locator(".me")).to_contain_text(name)


def with_password(page: Page) -> str:
    """Make an account on its page; the name to sign in with."""
    page.locator('.ways input[type="password"]').fill(PASSWORD)
    page.locator(".ways form .btn.sea").click()
    login = page.locator("[data-login]")
    login.wait_for()
    return login.inner_text()


def test_a_passkey_makes_an_account_and_opens_it_again(server: Server, new_page: NewPage) -> None:
    page = new_page()
    authenticator(page)
    take_name(page, named(server), "Moana")
    page.get_by_role("link", name="Keep your name on every device").click()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator("[data-login]")).to_contain_text("moana-")
    page.evaluate("localStorage.setItem('archipel-seen', '{}')")  # of a game
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_selector("main.home")
    assert page.evaluate("Object.keys(localStorage)") == ["archipel"], "nothing of my games stays"
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".me .name")).to_have_text("Moana")
    page.goto(f"{named(server)}/account")
    expect(page.locator("[data-login]")).to_contain_text("moana-")


@pytest.mark.offline  # a refusal is a line on the console
def test_a_passkey_shown_to_another_site_opens_nothing(
    server: Server, own_server: Server, new_page: NewPage
) -> None:
    """The other site has the same name and another port: the passkey answers there, too."""
    page = new_page()
    authenticator(page)
    take_name(page, named(server), "Tane")
    page.goto(f"{named(server)}/account")
    page.get_by_role("button", name="Make a passkey").click()
    page.wait_for_selector("[data-login]")
    us = Person(server.port)
    us.call("GET", "/api/me", headers=host(server))
    begun = asked(us, server, "/api/sign-in/passkey/begin", {})
    page.goto(named(own_server))
    shown = page.evaluate(SHOW, begun["options"])
    answer = {"flow": begun["flow"], "answer": shown}
    assert asked(us, server, "/api/sign-in/passkey", answer)["word"] == "bad-passkey"
    begun = asked(us, server, "/api/sign-in/passkey/begin", {})
    page.goto(named(server))
    answer = {"flow": begun["flow"], "answer": page.evaluate(SHOW, begun["options"])}
    other = asked(us, server, "/api/sign-in/passkey/begin", {})["flow"]
    wrong = answer | {"flow": other}
    assert asked(us, server, "/api/sign-in/passkey", wrong)["word"] == "bad-passkey"
    assert asked(us, server, "/api/sign-in/passkey", answer)["guest"]["name"] == "Tane"
    assert asked(us, server, "/api/sign-in/passkey", answer)["word"] == "bad-passkey"  # once


SHOW = """
async (options) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return JSON.stringify(await navigator.credentials.get({ publicKey }));
}
"""


def host(server: Server) -> dict[str, str]:
    return {"host": f"localhost:{server.port}"}


def asked(person: Person, server: Server, path: str, body: object) -> Any:
    return json.loads(person.call("POST", path, json.dumps(body).encode(), host(server))[1])


@pytest.mark.offline  # a code that is used again is refused: a line on the console
def test_a_game_begun_as_a_guest_is_finished_on_the_phone(
    server: Server, new_page: NewPage
) -> None:
    """The account is made in the middle of the game; each device sees what the other plays."""
    desk = new_page()
    play_now(desk, server.address, "costa_ruana")
    table = desk.url.rpartition("/")[2]
    play_on([desk], random.Random(3), decisions=6)
    before = look(desk)["ply"]
    desk.get_by_role("button", name="Invite").click()
    desk.get_by_role("link", name="Open on my phone").click()
    with_password(desk)
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator("[data-code]").inner_text()
    phone = new_page(size=SIZES["phone"], touch=True)
    phone.goto(f"{server.address}/open?to=/table/{table}#{code}")
    phone.get_by_role("button", name="Continue").tap()
    phone.wait_for_selector("main.table[data-ply]")
    assert look(phone)["ply"] >= before
    expect(desk.get_by_text("Done: your other device is signed in.")).to_be_visible()
    desk.go_back()
    desk.wait_for_selector("main.table[data-ply]")
    play_on([phone], random.Random(4), decisions=3, touch=True)
    seen = "(ply) => +document.querySelector('main.table').dataset.ply >= ply"
    until(desk, seen, look(phone)["ply"])
    here = look(desk)["ply"]
    assert here >= before + 3
    play_on([desk], random.Random(5), decisions=3)
    assert look(desk)["ply"] >= here + 3
    until(phone, seen, look(desk)["ply"])
    hurry(phone)
    desk.wait_for_selector('main.table[data-turn="over"]')
    again = new_page(size=SIZES["phone"])
    again.goto(f"{server.address}/open#{code}")
    assert again.locator("input#code").input_value() == code
    again.get_by_role("button", name="Continue").click()
    expect(again.get_by_role("alert")).to_be_visible()
    again.goto(f"{server.address}/mine")
    assert again.evaluate("fetch('/api/me').then((r) => r.json())")["guest"] is None


def test_an_account_by_the_keyboard_alone(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    take_name(page, server.address, "Rua")
    page.goto(f"{server.address}/account")
    page.wait_for_selector(".ways")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.type") == "password":
            break
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    login = page.locator("[data-login]")
    login.wait_for()
    name = login.inner_text()
    other = new_page(locale="de-DE")
    other.goto(f"{server.address}/sign-in")
    other.wait_for_selector(".ways")
    for _ in range(40):
        other.keyboard.press("Tab")
        if other.evaluate("document.activeElement?.autocomplete") == "username webauthn":
            break
    other.keyboard.type(name)
    other.keyboard.press("Tab")
    other.keyboard.type(PASSWORD)
    other.keyboard.press("Enter")
    expect(other.locator(".me .name")).to_have_text("Rua")


@pytest.mark.offline  # the server asks to sign in once more: a line on the console
def test_who_came_by_a_code_signs_in_once_more_before_a_change(
    server: Server, new_page: NewPage
) -> None:
    desk = new_page()
    take_name(desk, server.address, "Lani")
    desk.goto(f"{server.address}/account")
    login = with_password(desk)
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator("[data-code]").inner_text()
    tablet = new_page(size=(820, 1180))
    tablet.goto(f"{server.address}/open?to=//elsewhere.example/table/x#{code}")  # it leads nowhere
    tablet.get_by_role("button", name="Continue").click()
    tablet.wait_for_url("**/mine")
    tablet.goto(f"{server.address}/account")
    tablet.get_by_role("button", name="Set it up").click()
    dialog = tablet.get_by_role("dialog")
    expect(dialog.get_by_label("Sign-in name or e-mail address")).to_have_value(login)
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Sign in", exact=True).click()
    tablet.locator("[data-key]").wait_for()
    desk.reload()
    expect(desk.locator("[data-sessions] li")).to_have_count(2)
    desk.get_by_role("button", name="Sign out everywhere else").click()
    expect(desk.locator("[data-sessions] li")).to_have_count(1)
    tablet.goto(f"{server.address}/account")
    expect(tablet.get_by_role("heading", name="Keep your name")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [("desktop", "light", "en-GB"), ("desktop", "dark", "de-DE"), ("phone", "light", "fr-FR")],
)
def test_every_page_about_accounts(
    server: Server, new_page: NewPage, size: str, theme: str, locale: str
) -> None:
    page = new_page(size=SIZES[size], theme=theme, touch=size == "phone", locale=locale)
    found: dict[str, list[str]] = {}

    def judge(name: str) -> None:
        page.wait_for_timeout(350)
        ARTEFACTS.mkdir(exist_ok=True)
        shot = ARTEFACTS / f"account-{name}-{size}-{theme}.png"
        page.screenshot(path=str(shot), full_page=True)
        faults = axe(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        faults += [f"scrolls sideways by {wide}"] if wide > 0 else []
        if faults:
            found[name] = faults

    for name in ("sign-in", "open", "account"):
        page.goto(f"{named(server)}/{name}")
        until(page, "() => document.querySelector('main h1')?.textContent.length > 3")
        judge(f"nobody-{name}")
    take_name(page, named(server), "Hina")
    page.goto(f"{named(server)}/account")
    page.wait_for_selector(".ways")
    judge("guest-account")
    page.goto(f"{named(server)}/sign-in")
    page.wait_for_selector(".ways")
    judge("guest-sign-in")
    page.goto(f"{named(server)}/account")
    with_password(page)
    page.locator("section[aria-labelledby=phone] .btn").click()
    page.wait_for_selector("[data-code]")
    judge("member-code")
    page.locator("section.panel:has(h2)").nth(3).locator(".btn").click()
    page.wait_for_selector("[data-key]")
    judge("member-totp")
    assert not found, json.dumps(found, indent=1)


def test_an_erased_player_is_someone_in_the_words_of_the_reader(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    table = page.url.rpartition("/")[2]
    hurry(page)
    page.goto(f"{server.address}/account")
    with_password(page)
    page.get_by_role("button", name="Erase my account").click()
    page.get_by_role("button", name="Yes, erase everything").click()
    page.wait_for_selector("main.home")
    for locale, word in (("fr-FR", "quelqu’un"), ("de-DE", "jemand"), ("en-GB", "someone")):
        reader = new_page(locale=locale)
        reader.goto(f"{server.address}/table/{table}")
        reader.wait_for_selector('main.table[data-turn="over"]')
        expect(reader.locator("main.table")).to_contain_text(word)


def test_the_way_from_home_to_a_game_is_one_click(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(server.address)
    page.locator('[data-game="dokmus"] .btn.primary').click()
    page.wait_for_selector("main.table[data-ply]")
    assert "account" not in " ".join(
        page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    )
