"""What people do to be told, and what is stored of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

from sqlalchemy import text

from archipel.cli.loopback import Person, Running
from tests.server.post_office import PostOffice
from tests.server.receivers import Browser, Listener
from tests.server.test_members import member
from tests.server.visit import GAME, at_table, stored, two_people

PROMPT = {
    "ARCHIPEL_NOTICE_PAUSE": "0",
    "ARCHIPEL_NOTICE_LOOK_SECONDS": "0.05",
    "ARCHIPEL_NOTICE_TEST_BURST": "1e9",
    "ARCHIPEL_MAIL_BURST": "1e9",
}
HERE = {"lang": "en", "zone": "Europe/Paris"}
ALL = ["turn", "invited", "over", "reminder", "digest"]


def hook(person: Person, listener: Listener, path: str, form: str = "json") -> dict[str, Any]:
    """A webhook of somebody; what they see of it."""
    body = {"form": form, "address": f"{listener.address}/{path}", "name": path, **HERE}
    told = person.post("/api/notices/webhook", body)
    return next(way for way in told["ways"] if way["name"] == path)


def subscribed(person: Person, listener: Listener) -> Browser:
    browser = Browser(listener)
    person.post("/api/notices/push", browser.subscription)
    return browser


def wishes(person: Person, **changed: Any) -> None:
    usual = {"push": ALL, "mail": [], "webhook": ALL, **HERE}
    person.post("/api/notices", usual | changed)


def with_address(running: Running, office: PostOffice, name: str, address: str) -> Person:
    """A member with a confirmed e-mail address."""
    person, _ = member(running, name)
    flow = person.post("/api/account/mail", {"email": address})["flow"]
    person.post("/api/account/mail/code", {"flow": flow, "code": office.code()})
    return person


def turn_to(running: Running, ann: Person, bob: Person, table: str, seat: int = 1) -> None:
    """They play until this seat, Bob's if nothing is said, is to decide."""
    turn = ann.get(f"/api/tables/{table}")["turn"]
    while turn != seat:
        with at_table(running, table, (ann, bob)[turn]) as socket:
            frame = socket.hello()
            while frame["ask"]["seat"] == turn:
                ply, choice = frame["ply"], frame["options"][-1]  # the first ones end games soon
                socket.say("play", ply=ply, choice=choice, id=f"m{ply}")
                frame = socket.until("frame")
            turn = frame["ask"]["seat"]


def pair(running: Running) -> tuple[Person, Person, str]:
    """Ann and Bob at a table where Ann is to decide."""
    ann, bob, table = two_people(running)
    turn_to(running, ann, bob, table, 0)
    return ann, bob, table


def opened(running: Running, ann: Person, bob: Person) -> str:
    """A table of these two where Ann is to decide."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats, "shuffle": False, "by_itself": True}
    table = str(ann.post("/api/tables", wish)["id"])
    bob.post(f"/api/tables/{table}/join", {})
    turn_to(running, ann, bob, table, 0)
    return table


def notices_at(running: Running, table: str) -> list[tuple[str, str]]:
    with stored(running) as db:
        query = text("SELECT kind, state FROM notices WHERE table_id = :table ORDER BY kind")
        return [tuple(row) for row in db.execute(query, {"table": table})]  # type: ignore[misc]


def until(so: Callable[[], object]) -> None:
    late = time.monotonic() + 20
    while not so():
        assert time.monotonic() < late, "it did not come to be"
        time.sleep(0.01)


def deliveries(running: Running, table: str) -> set[str]:
    with stored(running) as db:
        query = text(
            "SELECT d.state FROM deliveries d JOIN notices n ON n.id = d.notice "
            "WHERE n.table_id = :table AND n.kind = 'turn'"
        )
        return set(db.execute(query, {"table": table}).scalars())


def plain(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html(letter: EmailMessage) -> str:
    part = letter.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def until_looked_at(running: Running, table: str, ply: int) -> None:
    query = text("SELECT max(ply) FROM notices WHERE table_id = :t AND kind = 'turn'")
    until(lambda: value(running, query, t=table) == ply)


def value(running: Running, query: Any, **values: Any) -> Any:
    with stored(running) as db:
        return db.execute(query, values).scalar()


def befriended(club: Running) -> tuple[Person, Person]:
    ann, _ = member(club, "Ann")
    bob, _ = member(club, "Bob")
    ann.post(f"/api/people/{bob.guest['id']}", {"wish": "friend"})
    bob.post(f"/api/people/{ann.guest['id']}", {"wish": "friend"})
    return ann, bob


def until_sent(running: Running, table: str) -> None:
    until(lambda: deliveries(running, table) == {"sent"})
