"""Being told, in a real browser: the settings, a push message that is shown and clicked, the next
game by key and by button, an invitation, no more letters."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.notices.letters import off_address
from archipel.server.settings import signing_key
from tests.browser.conftest import NewPage
from tests.browser.hands import until
from tests.browser.test_pages import SIZES
from tests.browser.test_people import PASSWORD, come_in, judge, person_of
from tests.server.post_office import PostOffice
from tests.server.receivers import Browser, Listener


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with Listener() as listener:
        yield listener


@pytest.fixture(scope="module")
def running(
    tmp_path_factory: pytest.TempPathFactory, office: PostOffice, listener: Listener
) -> Iterator[Running]:
    settings = UNLIMITED | office.environment | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    settings |= {"ARCHIPEL_BOT_PAUSE": "0", "ARCHIPEL_NOTICE_PAUSE": "0"}
    settings |= {"ARCHIPEL_NOTICE_LOOK_SECONDS": "0.1", "ARCHIPEL_MAIL_BURST": "1e9"}
    server = Running(tmp_path_factory.mktemp("notices") / "data", settings).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def tab_to(page: Page, name: str) -> None:
    """Reach something with the keyboard alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        at = "document.activeElement"
        if name in page.evaluate(f"{at} === document.body ? '' : {at}.textContent.trim()"):
            return
    raise AssertionError(f"the keyboard does not reach '{name}'")


def duel(running: Running, one: Person, other: Person) -> str:
    """A game of two where the first one is to decide."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "dokmus", "seats": seats, "shuffle": False, "by_itself": True}
    for _ in range(40):
        table = str(one.post("/api/tables", wish)["id"])
        other.post(f"/api/tables/{table}/join", {})
        if one.get(f"/api/tables/{table}")["turn"] == 0:
            return table
        other.post(f"/api/tables/{table}/leave")
        one.post(f"/api/tables/{table}/leave")
    raise AssertionError("the other one always begins")


def test_settings_of_notices_by_keyboard_and_on_a_phone(
    running: Running, listener: Listener, office: PostOffice, new_page: NewPage
) -> None:
    address = f"http://127.0.0.1:{running.port}"
    found: dict[str, list[str]] = {}
    page = new_page()
    person = come_in(page, running, "Hina")
    flow = person.post("/api/account/mail", {"email": "hina@example.org"})["flow"]
    person.post("/api/account/mail/code", {"flow": flow, "code": office.code()})
    value = person.cookies["archipel"]  # a new way in: the session has a new cookie
    page.context.add_cookies([{"name": "archipel", "value": value, "url": address}])
    page.goto(f"{address}/settings")
    section = page.locator("section.notices")
    expect(section).to_contain_text("hina@example.org")
    tab_to(page, "Add a webhook")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    for _ in range(3):  # Discord, Slack, ntfy, JSON
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.type(f"{listener.address}/mine")
    page.keyboard.press("Tab")
    page.keyboard.type("My lamp")
    page.keyboard.press("Enter")
    expect(section.locator("li", has_text="My lamp")).to_be_visible()
    tab_to(page, "Send me one now: My lamp")
    page.keyboard.press("Enter")
    expect(section.get_by_role("status")).to_have_text("It is on its way.")
    assert listener.next().told["kind"] == "test"
    box = section.get_by_label("Once a day: all that waits for you: E-mail")
    expect(box).not_to_be_checked()
    box.focus()
    page.keyboard.press("Space")
    expect(section.get_by_label("Time of the daily summary")).to_be_visible()
    section.get_by_role("radiogroup", name="Quiet hours").get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    expect(section.get_by_label("From")).to_have_value("22:00")
    section.get_by_label("From").fill("21:30")
    section.get_by_label("Time of the daily summary").select_option("7")
    expect(section.get_by_label("Time of the daily summary")).to_have_value("7")
    page.wait_for_function(  # what was chosen last is kept
        "fetch('/api/notices').then((r) => r.json()).then((n) => n.wishes.digest === 7)"
    )
    kept = person.get("/api/notices")["wishes"]
    assert kept["mail"] == ["digest"]
    assert (kept["quiet_from"], kept["quiet_to"]) == (1290, 480)
    judge(page, "notices-desktop", found)
    page.emulate_media(color_scheme="dark")
    judge(page, "notices-dark", found)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 390, "height": 844})
    judge(page, "notices-phone", found)
    page.get_by_role("button", name="FR Français").click()
    expect(section).to_contain_text("Heures calmes")
    page.get_by_role("button", name="DE Deutsch").click()
    expect(section).to_contain_text("Ruhezeit")
    page.wait_for_function(  # and so do the notices themselves
        "fetch('/api/notices').then((r) => r.json()).then((n) => n.wishes.lang === 'de')"
    )
    judge(page, "notices-german", found)
    assert not found, json.dumps(found, indent=1)


@pytest.mark.offline  # the console tells of the refusal
def test_a_webhook_into_a_private_network_is_refused_in_words(
    running: Running, new_page: NewPage
) -> None:
    page = new_page(size=SIZES["phone"], touch=True, locale="de-DE")
    come_in(page, running, "Tane")
    page.goto(f"http://127.0.0.1:{running.port}/settings")
    section = page.locator("section.notices")
    section.get_by_text("Webhook hinzufügen").tap()
    section.get_by_label("Adresse").fill("https://192.168.0.1/x")
    section.get_by_role("button", name="Hinzufügen", exact=True).tap()
    expect(section.get_by_role("alert")).to_contain_text("privates Netz")


@pytest.mark.offline  # where a browser reaches no push service, its console says so
def test_a_push_message_is_shown_and_a_click_opens_the_table(
    running: Running, listener: Listener, new_page: NewPage
) -> None:
    """The worker, the message and the click are real; only the way of the message is short: the
    browser of a test has no push service, so DevTools hand it to the worker."""
    address = f"http://127.0.0.1:{running.port}"
    page = new_page()
    context = page.context
    context.grant_permissions(["notifications"], origin=address)
    come_in(page, running, "Moana")
    page.goto(f"{address}/settings")
    tools = context.new_cdp_session(page)
    registrations: list[str] = []

    def note(event: dict[str, Any]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    person = person_of(page, running)
    page.locator("[data-push]").click()  # asks for permission, and registers the worker
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    expect(
        page.locator("section.notices")
        .get_by_role("alert")
        .or_(page.locator("section.notices").get_by_text("This browser is told from now on."))
    ).to_be_visible()
    hina, moana = Person(running.port, "Hina"), person_of(page, running)
    table = duel(running, moana, hina)
    told = {"title": "Archipel", "body": "It is your turn at Dokmus with Hina.", "lang": "en"}
    told |= {"url": f"{address}/table/{table}", "tag": "n1"}
    push = {"origin": address, "registrationId": registrations[0], "data": json.dumps(told)}
    for _ in range(2):  # told twice, it is shown once
        tools.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_function(
        "navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((n) => n.length)"
    )
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then((r) => r.getNotifications())"
        ".then((n) => n.map((one) => one.body))"
    )
    assert shown == ["It is your turn at Dokmus with Hina."]
    worker = context.service_workers[0]
    worker.evaluate(
        "self.registration.getNotifications().then(([notification]) => self.dispatchEvent("
        "new NotificationEvent('notificationclick', { notification })))"
    )
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector("main.table[data-ply]")
    new = Browser(listener)  # the push service gives it another address
    worker.evaluate(RENEWED, new.subscription)
    until(page, "async () => (await (await fetch('/api/notices')).json()).ways.some((w) => w.here)")
    (way,) = [way for way in person.get("/api/notices")["ways"] if way["here"]]
    assert way["kind"] == "push"


RENEWED = """
({ endpoint, p256dh, auth }) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  event.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  self.dispatchEvent(event);
}
"""


def test_the_next_game_is_one_key_away(running: Running, new_page: NewPage) -> None:
    address = f"http://127.0.0.1:{running.port}"
    page = new_page()
    ann = come_in(page, running, "Ann")
    bob = Person(running.port, "Bob")
    tables = [duel(running, ann, bob) for _ in range(3)]
    page.goto(address)
    button = page.locator("[data-next-game]")
    expect(button).to_have_text("Next game of 3")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{tables[0]}")
    page.wait_for_selector("main.table[data-ply]")
    expect(button.locator("[data-count='2']")).to_have_count(1)  # beside this one
    button.click()
    page.wait_for_url(f"**/table/{tables[1]}")
    page.wait_for_selector("main.table[data-ply]")
    for table in (tables[2], tables[0]):  # after the last one comes the first
        page.keyboard.press("n")
        page.wait_for_url(f"**/table/{table}")
        page.wait_for_selector("main.table[data-ply]")
    page.set_viewport_size({"width": 390, "height": 844})
    box = button.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390
    found: dict[str, list[str]] = {}
    judge(page, "next-game-phone", found)
    assert not found, found


def test_a_friend_is_invited_from_the_table_and_finds_it_at_home(
    running: Running, new_page: NewPage
) -> None:
    address = f"http://127.0.0.1:{running.port}"
    hers, his = new_page(), new_page(size=SIZES["phone"], touch=True, locale="fr-FR")
    hina, tane = come_in(hers, running, "Hina"), come_in(his, running, "Tane")
    hina.post(f"/api/people/{tane.guest['id']}", {"wish": "friend"})
    tane.post(f"/api/people/{hina.guest['id']}", {"wish": "friend"})
    wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = hina.post("/api/tables", wish)["id"]
    hers.goto(f"{address}/table/{table}")
    friend = hers.locator(f'[data-friend="{tane.guest["id"]}"]')
    expect(friend).to_have_text("Tane")
    friend.click()
    expect(friend).to_have_text("Tane is asked")
    found: dict[str, list[str]] = {}
    judge(hers, "invite-desktop", found)
    his.goto(address)
    invitation = his.locator(f'[data-invitation="{table}"]')
    expect(invitation).to_have_text("Hina vous invite : Dokmus")
    judge(his, "invited-phone", found)
    invitation.tap()
    his.wait_for_url(f"**/table/{table}")
    assert not found, found


def test_no_more_letters_without_being_signed_in(
    running: Running, office: PostOffice, new_page: NewPage
) -> None:
    bob = Person(running.port, "Bob")
    bob.post("/api/account/password", {"password": PASSWORD})
    wishes = {"push": [], "mail": ["turn"], "webhook": [], "lang": "en", "zone": "UTC"}
    bob.post("/api/notices", wishes)
    key = signing_key(running.data)
    link = off_address(key, bob.guest["id"], f"http://127.0.0.1:{running.port}")
    page = new_page(size=SIZES["phone"])  # a stranger to this browser
    page.goto(link)
    expect(page.get_by_role("heading", name="No more letters")).to_be_visible()
    assert bob.get("/api/notices")["wishes"]["mail"] == ["turn"]
    found: dict[str, list[str]] = {}
    judge(page, "no-letters-phone", found)
    page.get_by_role("button", name="No more letters").click()
    expect(page.get_by_role("status").first).to_contain_text("Done")
    assert bob.get("/api/notices")["wishes"]["mail"] == []
    assert not found, found
