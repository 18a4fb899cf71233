"""Push, webhooks and letters: what arrives, who can read it, and who gets none."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from archipel.cli.loopback import UNLIMITED, Person, Running
from tests.server.conftest import QUICK
from tests.server.notices.hands import (
    HERE,
    PROMPT,
    deliveries,
    hook,
    html,
    opened,
    pair,
    plain,
    subscribed,
    turn_to,
    until,
    wishes,
    with_address,
)
from tests.server.post_office import PostOffice
from tests.server.receivers import Browser, Listener
from tests.server.test_members import EASY, PASSWORD, member, refused
from tests.server.visit import stored

PRIVATE = [
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://10.1.2.3/x",
    "https://192.168.0.1:8443/x",
    "https://169.254.169.254/latest",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[::127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://[ff02::1]/x",
    f"https://{socket.gethostname()}/x",  # a name that leads to this machine
]
ODD = ["http://example.org/x", "ftp://example.org", "https://", "https://a@b.org/x", "x", "/x"]


# ---------------------------------------------------------------- push


def test_a_push_message_can_be_read_by_its_browser_alone(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    browser = subscribed(bob, listener)
    turn_to(club, ann, bob, table)
    request = listener.next()
    told = browser.opened(request, bob.get("/api/notices")["key"])
    assert told["body"] == "C’est votre tour à Costa Ruana avec Ann."
    assert told["url"].endswith(f"/table/{table}")
    assert told["tag"] == request.headers["topic"]
    assert b"Costa" not in request.body
    assert len(told["tag"]) <= 32


def test_the_key_for_push_is_there_from_the_first_start_and_stays(
    tmp_path: Path, own_server: Running
) -> None:
    ann = Person(own_server.port, "Ann")
    key = ann.get("/api/notices")["key"]
    own_server.stop()
    own_server.start()
    assert ann.get("/api/notices")["key"] == key
    other = Running(tmp_path / "other", QUICK).start()
    try:
        assert Person(other.port, "Bob").get("/api/notices")["key"] != key
    finally:
        other.stop()


def test_a_browser_that_is_gone_is_forgotten(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    subscribed(bob, listener)
    listener.answers.append((410, {}))
    turn_to(club, ann, bob, table)
    listener.next()
    until(lambda: bob.get("/api/notices")["ways"] == [])


def test_who_signs_out_is_told_nothing_in_that_browser(club: Running, listener: Listener) -> None:
    ann = Person(club.port, "Ann")
    bob, login = member(club, "Bob")
    table = opened(club, ann, bob)
    subscribed(bob, listener)
    elsewhere = Person(club.port)
    elsewhere.get("/api/me")
    elsewhere.post("/api/sign-in/password", {"login": login, "password": PASSWORD})
    hook(elsewhere, listener, "mine")
    bob.post("/api/account/sign-out")
    turn_to(club, ann, bob, table)
    assert listener.next().path == "/mine"
    until(lambda: deliveries(club, table) == {"sent", "dropped"})


def test_a_browser_goes_on_being_told_when_its_guest_makes_an_account(
    club: Running, listener: Listener
) -> None:
    ann, bob, table = pair(club)
    browser = subscribed(bob, listener)
    bob.post("/api/account/password", {"password": PASSWORD})
    turn_to(club, ann, bob, table)
    told = browser.opened(listener.next(), bob.get("/api/notices")["key"])
    assert told["url"].endswith(table)


def test_devices_come_along_when_a_guest_signs_in(club: Running, listener: Listener) -> None:
    _, login = member(club, "Bob")
    ann, guest, table = pair(club)
    browser = subscribed(guest, listener)
    guest.post("/api/sign-in/password", {"login": login, "password": PASSWORD})
    assert [way["here"] for way in guest.get("/api/notices")["ways"]] == [True]
    turn_to(club, ann, guest, table)
    assert browser.opened(listener.next(), guest.get("/api/notices")["key"])["url"].endswith(table)


# ---------------------------------------------------------------- webhooks


def test_every_kind_of_webhook_is_told_in_its_own_form(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    for form in ("discord", "slack", "ntfy", "json"):
        hook(bob, listener, form, form)
    turn_to(club, ann, bob, table)
    heard = {}
    for _ in range(4):
        request = listener.next()
        heard[request.path[1:]] = request
    address = f"http://127.0.0.1:{club.port}/table/{table}"
    said = "It is your turn at Costa Ruana with Ann."
    discord = heard["discord"].told
    assert discord["content"] == f"{said}\n{address}"
    assert discord["allowed_mentions"] == {"parse": []}
    assert heard["slack"].told["text"] == f"{said}\n{address}"
    assert heard["ntfy"].body.decode() == said
    assert heard["ntfy"].headers["click"] == address
    plain = heard["json"].told
    assert (plain["kind"], plain["table"], plain["url"]) == ("turn", table, address)
    keys = {request.headers["idempotency-key"] for request in heard.values()}
    assert keys == {plain["id"]}


def test_a_name_calls_nobody_and_is_no_markup(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    ann.post("/api/me", {"name": "<!here> @everyone *x*", "colour": "teal"})
    hook(bob, listener, "slack", "slack")
    hook(bob, listener, "discord", "discord")
    turn_to(club, ann, bob, table)
    heard = {request.path: request.told for request in (listener.next(), listener.next())}
    assert "<!here>" not in heard["/slack"]["text"]
    assert "\\@everyone \\*x\\*" in heard["/discord"]["content"]


def test_a_receiver_that_fails_is_asked_again_with_the_same_id(
    tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    running = Running(tmp_path / "data", settings).start()
    try:
        ann, bob, table = pair(running)
        hook(bob, listener, "mine")
        listener.answers += [(503, {"retry-after": "40"})]
        turn_to(running, ann, bob, table)
        first = listener.next()
        until(lambda: deliveries(running, table) == {"waiting"})
        with stored(running) as db:
            due = db.execute(text("SELECT due FROM deliveries")).scalar_one()
            assert due - time.time() > 30  # as long as it wishes
            db.execute(text("UPDATE deliveries SET due = 0"))
        second = listener.next()
        assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
        until(lambda: deliveries(running, table) == {"sent"})
    finally:
        running.stop()


def test_a_receiver_that_refuses_is_not_asked_again(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    hook(bob, listener, "mine")
    listener.answers.append((403, {}))
    turn_to(club, ann, bob, table)
    until(lambda: deliveries(club, table) == {"failed"})
    assert bob.get("/api/notices")["ways"][0]["failed"] == 1


def test_a_redirect_is_not_followed(club: Running, listener: Listener) -> None:
    bob = Person(club.port, "Bob")
    way = hook(bob, listener, "mine")
    listener.answers.append((302, {"location": "http://127.0.0.1:1/inside"}))
    told = bob.post("/api/notices/test", {"id": way["id"]})
    assert told == {"word": "failed", "status": 302}
    assert [one.path for one in listener.heard] == ["/mine"]


@pytest.mark.parametrize("address", PRIVATE)
def test_a_webhook_into_a_private_network_is_refused(club: Running, address: str) -> None:
    bob = Person(club.port, "Bob")
    body = {"form": "json", "address": address, **HERE}
    assert refused(bob, "/api/notices/webhook", body) == "private-address"
    push = {**Browser(Listener()).subscription, "endpoint": address}
    assert refused(bob, "/api/notices/push", push) == "private-address"
    assert bob.get("/api/notices")["ways"] == []


@pytest.mark.parametrize("address", ODD)
def test_what_is_no_address_on_the_web_is_refused(club: Running, address: str) -> None:
    bob = Person(club.port, "Bob")
    body = {"form": "json", "address": address, **HERE}
    assert refused(bob, "/api/notices/webhook", body) == "bad-address"


def test_a_name_nobody_knows_is_not_reached(club: Running) -> None:
    bob = Person(club.port, "Bob")
    body = {"form": "json", "address": "https://nobody.invalid/x", **HERE}
    assert refused(bob, "/api/notices/webhook", body) == "not-reached"


def test_the_whole_address_of_a_webhook_is_shown_to_nobody(
    club: Running, listener: Listener
) -> None:
    bob = Person(club.port, "Bob")
    way = hook(bob, listener, "a-secret-path")
    assert "secret" not in way["address"]
    assert way["address"].startswith("127.0.0.1")


def test_a_letter_says_it_twice_and_can_be_stopped_with_one_click(
    club: Running, office: PostOffice
) -> None:
    bob = with_address(club, office, "Bob", "bob@example.org")
    ann = Person(club.port, "Ann")
    table = opened(club, ann, bob)
    wishes(bob, mail=["turn"], lang="de")
    turn_to(club, ann, bob, table)
    letter = office.next()
    assert letter["to"] == "bob@example.org"
    assert letter["subject"] == "Du bist bei Costa Ruana mit Ann am Zug."
    address = f"http://127.0.0.1:{club.port}/table/{table}"
    assert address in plain(letter)
    assert address in html(letter)
    off = re.fullmatch(r"<(http://[^>]+)>", letter["list-unsubscribe"])
    assert off
    path = off[1].removeprefix(f"http://127.0.0.1:{club.port}")
    stranger = Person(club.port)  # a mail program: no cookie, no token
    form = {"content-type": "application/x-www-form-urlencoded"}
    status, page = stranger.call("GET", path, headers={"accept": "text/html"})
    assert status == 200
    assert b"<html" in page
    assert bob.get("/api/notices")["wishes"]["mail"] == ["turn"]  # looking changed nothing
    assert stranger.call("POST", path, b"List-Unsubscribe=One-Click", form)[0] == 204
    assert bob.get("/api/notices")["wishes"]["mail"] == []


def test_one_click_is_offered_where_the_standard_has_it(tmp_path: Path, office: PostOffice) -> None:
    settings = QUICK | UNLIMITED | EASY | PROMPT | office.environment
    settings |= {"ARCHIPEL_ORIGIN": "https://play.example.org"}
    running = Running(tmp_path / "data", settings).start()
    try:
        ann = with_address(running, office, "Ann", "ann@example.org")
        wishes(ann, mail=["turn"])
        assert ann.post("/api/notices/test", {"id": "mail"})["word"] == "sent"
        letter = office.next()
        assert letter["list-unsubscribe"].startswith("<https://play.example.org/notices/off/")
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    finally:
        running.stop()


def test_a_link_nobody_signed_stops_nothing(club: Running, office: PostOffice) -> None:
    ann = with_address(club, office, "Ann", "signed@example.org")
    wishes(ann, mail=["turn"])
    forged = f"/notices/off/{ann.guest['id']}.{'0' * 32}"
    assert Person(club.port).call("POST", forged)[0] == 204
    assert ann.get("/api/notices")["wishes"]["mail"] == ["turn"]


def test_guests_get_no_letters(club: Running, office: PostOffice) -> None:
    bob = Person(club.port, "Bob")
    wishes(bob, mail=["turn"])
    assert refused(bob, "/api/notices/test", {"id": "mail"}) == "no-mail"
    assert bob.get("/api/notices")["mail"] == ""
