"""People over HTTP: profiles, friends, blocks, reports, and what a host may do."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest

from archipel import __version__
from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.people.rows import MOST_REPORTS
from tests.server.conftest import QUICK
from tests.server.test_members import EASY, PASSWORD, member, refused
from tests.server.visit import GAME, at_table, play_on, two_people


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Person]]:
    """A server and its host: named at the start, so it starts twice."""
    data = tmp_path_factory.mktemp("people") / "data"
    running = Running(data, QUICK | UNLIMITED | EASY).start()
    host, login = member(running, "Hina")
    running.stop()
    named = QUICK | UNLIMITED | EASY | {"ARCHIPEL_HOSTS": f"somebody-1, {login.upper()}"}
    running = Running(data, named, running.port).start()
    yield running, host
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def place(club: tuple[Running, Person]) -> Running:
    return club[0]


@pytest.fixture
def host(club: tuple[Running, Person]) -> Person:
    return club[1]


def tie(one: Person, other: Person, wish: str) -> str:
    return str(one.post(f"/api/people/{other.guest['id']}", {"wish": wish})["tie"])


def seen(one: Person, other: Person) -> str:
    return str(one.get(f"/api/people/{other.guest['id']}")["tie"])


def listed(person: Person) -> list[tuple[str, str]]:
    people = person.get("/api/people")["people"]
    return [(one["guest"]["name"], one["tie"]) for one in people]


# ---------------------------------------------------------------- profiles


def test_a_profile_tells_games_results_and_lessons(place: Running) -> None:
    ann, bob, table = two_people(place)
    with at_table(place, table, ann) as a, at_table(place, table, bob) as b:
        play_on([a, b], [a.hello(), b.hello()], 10_000)
    ranks = ann.get(f"/api/tables/{table}")
    won = ranks["ranks"][ranks["mine"]] == 1
    ann.post("/api/people/lesson", {"game": GAME, "chapter": "first"})
    ann.post("/api/people/lesson", {"game": GAME, "chapter": "first"})
    told = bob.get(f"/api/people/{ann.guest['id']}")
    assert told["guest"] == ann.guest
    assert told["games"] == [{"game": GAME, "played": 1, "won": int(won)}]
    assert told["lessons"] == [f"{GAME}/first"]
    assert (told["me"], told["member"], told["tie"]) == (False, False, "none")
    assert ann.get(f"/api/people/{ann.guest['id']}")["me"] is True


def test_nobody_has_no_profile(place: Running) -> None:
    ann = Person(place.port, "Ann")
    assert ann.call("GET", "/api/people/nobody")[0] == 404
    assert refused(ann, "/api/people/nobody", {"wish": "block"}) == "no-such-person"
    itself = f"/api/people/{ann.guest['id']}"
    assert refused(ann, itself, {"wish": "block"}) == "no-such-person"
    lesson = {"game": "no_such_game", "chapter": "x"}
    assert refused(ann, "/api/people/lesson", lesson) == "no-such-game"


# ---------------------------------------------------------------- friends


def test_friends_ask_and_accept(place: Running) -> None:
    (ann, _), (bob, _) = member(place, "Ann"), member(place, "Bob")
    assert tie(ann, bob, "friend") == "asked"
    assert seen(bob, ann) == "asks"
    assert listed(bob) == [("Ann", "asks")]
    assert tie(bob, ann, "friend") == "friend"
    assert seen(ann, bob) == "friend"
    assert listed(ann) == [("Bob", "friend")]
    assert tie(ann, bob, "unfriend") == "none"
    assert listed(bob) == []


def test_friends_have_accounts(place: Running) -> None:
    ann, _ = member(place, "Ann")
    guest = Person(place.port, "Guest")
    path = f"/api/people/{guest.guest['id']}"
    assert refused(ann, path, {"wish": "friend"}) == "no-account"
    assert refused(guest, f"/api/people/{ann.guest['id']}", {"wish": "friend"}) == "no-account"


# ---------------------------------------------------------------- blocks


def test_who_is_blocked_cannot_sit_down_with_me(place: Running) -> None:
    ann, bob = Person(place.port, "Ann"), Person(place.port, "Bob")
    assert tie(ann, bob, "block") == "blocked"
    assert seen(bob, ann) == "none"  # nobody is told
    seats = [{"kind": "me"}, {"kind": "open"}]
    for opener, other in ((ann, bob), (bob, ann)):
        table = opener.post("/api/tables", {"game": GAME, "seats": seats})["id"]
        assert refused(other, f"/api/tables/{table}/join", {}) == "not-together"
        tie(ann, bob, "unblock")
        assert other.post(f"/api/tables/{table}/join", {})["mine"] is not None
        tie(ann, bob, "block")


def test_the_same_again_does_not_seat_together_who_is_apart(place: Running) -> None:
    ann, bob, table = two_people(place)
    with at_table(place, table, ann) as a, at_table(place, table, bob) as b:
        play_on([a, b], [a.hello(), b.hello()], 10_000)
    tie(ann, bob, "block")
    assert refused(bob, f"/api/tables/{table}/again", {}) == "not-together"


def test_the_words_of_who_is_blocked_are_not_heard(place: Running) -> None:
    ann, bob, table = two_people(place)
    eve = Person(place.port, "Eve")
    with (
        at_table(place, table, ann) as a,
        at_table(place, table, bob) as b,
        at_table(place, table, eve) as e,
    ):
        for socket in (a, b, e):
            socket.hello()
        tie(ann, eve, "block")
        e.say("say", text="can you hear me", id="1")
        e.until("saved")
        b.say("say", text="I can", id="2")
        heard = b.until("chat")["lines"] + b.until("chat")["lines"]
        assert [line["text"] for line in heard] == ["can you hear me", "I can"]
        assert [line["text"] for line in a.until("chat")["lines"]] == ["I can"]
        a.say("say", text="good", id="3")
        a.until("saved")
        assert "good" not in json.dumps(e.settled())
    with at_table(place, table, ann) as a:  # neither later
        a.hello()
        assert "can you hear me" not in json.dumps(a.heard + a.settled())
    tie(ann, eve, "unblock")
    with at_table(place, table, ann) as a:
        a.hello()
        while "can you hear me" not in json.dumps(a.heard):
            a.next()


def test_a_question_of_who_is_blocked_is_not_heard_until_the_block_ends(place: Running) -> None:
    (ann, _), (eve, _) = member(place, "Ann"), member(place, "Eve")
    tie(ann, eve, "block")
    assert tie(eve, ann, "friend") == "asked"
    assert listed(ann) == [("Eve", "blocked")]
    tie(ann, eve, "unblock")
    assert listed(ann) == [("Eve", "asks")]


# ---------------------------------------------------------------- reports and the host


def act(host: Person, deed: str, about: str, **more: Any) -> Any:
    return host.post("/api/host", {"deed": deed, "about": about, **more})


def prove(host: Person) -> None:
    """Sign in once more, as a host must before doing something."""
    login = host.get("/api/account")["login"]
    host.post("/api/sign-in/password", {"login": login, "password": PASSWORD})


def test_the_page_of_the_host_is_for_the_host(place: Running, host: Person) -> None:
    ann, _ = member(place, "Ann")
    guest = Person(place.port, "Guest")
    for person in (ann, guest, Person(place.port)):
        person.call("GET", "/api/me")
        assert person.call("GET", "/api/host")[0] == 403
        body = {"deed": "mute", "about": ann.guest["id"]}
        assert refused(person, "/api/host", body) == "not-yours"
        assert person.get("/api/people")["host"] is False
    assert host.get("/api/people")["host"] is True
    assert host.get("/api/host")["health"]["members"] >= 2


def test_a_line_of_chat_and_a_name_are_reported_and_settled(place: Running, host: Person) -> None:
    ann, bob, table = two_people(place)
    with at_table(place, table, bob) as b:
        b.hello()
        b.say("say", text="something rude", id="1")
        line = b.until("chat")["lines"][0]["n"]
    for _ in range(2):  # told twice, kept once
        ann.post("/api/reports", {"table": table, "line": line, "why": "that hurt"})
    ann.post("/api/reports", {"person": bob.guest["id"]})
    prove(host)
    mine = [one for one in host.get("/api/host")["reports"] if one["by"]["id"] == ann.guest["id"]]
    assert [(one["line"], one["why"]) for one in mine] == [
        ("something rude", "that hurt"),
        ("", ""),
    ]
    assert all(one["about"] == bob.guest for one in mine)
    left = act(host, "settle", mine[0]["id"])["reports"]
    assert mine[0]["id"] not in [one["id"] for one in left]
    last = host.get("/api/host")["deeds"][0]
    assert (last["deed"], last["person"]) == ("settle", bob.guest)
    settled = {"deed": "settle", "about": mine[0]["id"]}
    assert refused(host, "/api/host", settled) == "no-such-person"
    nothing = {"table": table, "line": 999}
    assert refused(ann, "/api/reports", nothing) == "no-such-person"


def test_a_host_renames_and_mutes_and_all_of_it_is_kept(place: Running, host: Person) -> None:
    _, bob, table = two_people(place)
    prove(host)
    with at_table(place, table, bob) as b:
        b.hello()
        act(host, "rename", bob.guest["id"], name="Robert")
        assert bob.get("/api/me")["guest"]["name"] == "Robert"
        assert "Robert" in json.dumps(b.until("table"))
        act(host, "mute", bob.guest["id"], hours=2)
        b.say("say", text="but", id="1")
        assert b.refused() == "muted"
        act(host, "unmute", bob.guest["id"])
        b.say("say", text="thanks", id="2")
        b.until("saved")
    told = host.get("/api/host")
    deeds = [one for one in told["deeds"] if one["about"] == bob.guest["id"]]
    named = [(one["host"]["name"], one["person"]["name"]) for one in deeds]
    assert named == [(host.guest["name"], "Robert")] * 3
    assert [one["deed"] for one in deeds] == ["unmute", "mute", "rename"]
    assert deeds[2]["details"].endswith("-> Robert")
    with sqlite3.connect(place.data / "archipel.sqlite") as conn:
        assert conn.execute("SELECT count(*) FROM host_deeds").fetchone()[0] >= 3
    assert "host=" in place.log.read_text()
    assert refused(host, "/api/host", {"deed": "rename", "about": "nobody"}) == "no-such-person"


def test_who_is_mute_is_told_to_hosts_and_to_nobody_else(place: Running, host: Person) -> None:
    (ann, _), bob = member(place, "Ann"), Person(place.port, "Bob")
    path = f"/api/people/{bob.guest['id']}"
    prove(host)
    told = act(host, "mute", bob.guest["id"], hours=3)["muted"]
    assert bob.guest in [one["guest"] for one in told]
    assert host.get(path)["muted"] > time.time() + 3500 * 2
    assert ann.get(path).get("muted", 0.0) == 0.0 == bob.get(path).get("muted", 0.0)
    assert bob.guest not in [one["guest"] for one in act(host, "unmute", bob.guest["id"])["muted"]]
    assert host.get(path).get("muted", 0.0) == 0.0


def test_a_host_reads_how_the_server_is(place: Running, host: Person) -> None:
    told = host.get("/api/host")["health"]
    assert (told["version"], told["database"], told["mail"]) == (__version__, "sqlite", False)
    assert told["checks"] == {"open": "ok", "database": "ok"}
    with sqlite3.connect(place.data / "archipel.sqlite") as conn:
        notice = ("n1", host.guest["id"], "turn", "", 1, 0, "told", 0.0, 0.0)
        conn.execute(f"INSERT INTO notices VALUES ({', '.join('?' * len(notice))})", notice)
        conn.execute("INSERT INTO deliveries VALUES ('n1', 'w', 'waiting', 2, 1e12)")
        conn.execute("INSERT INTO deliveries VALUES ('n1', 'v', 'waiting', 0, 1e12)")
    assert host.get("/api/host")["health"]["failing"] == 1


def test_nobody_fills_the_list_of_reports_alone(place: Running, host: Person) -> None:
    ann, eve = Person(place.port, "Ann"), Person(place.port, "Eve")
    about = ann.guest["id"]
    for n in range(MOST_REPORTS):
        eve.post("/api/reports", {"person": about, "table": f"t{n}"})
    assert refused(eve, "/api/reports", {"person": about, "table": "one"}) == "too-fast"
    eve.post("/api/reports", {"person": about, "table": "t0"})  # told before: all right
    Person(place.port, "Bob").post("/api/reports", {"person": about, "why": "of Bob"})
    assert "of Bob" in host.call("GET", "/api/host")[1].decode()


def test_who_has_blocked_somebody_as_a_guest_has_still_blocked_them_when_signed_in(
    place: Running,
) -> None:
    _, login = member(place, "Ann")
    guest, eve = Person(place.port, "Guest"), Person(place.port, "Eve")
    guest.post(f"/api/people/{eve.guest['id']}", {"wish": "block"})
    guest.guest = guest.post("/api/sign-in/password", {"login": login, "password": PASSWORD})[
        "guest"
    ]
    assert seen(guest, eve) == "blocked"
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    assert refused(eve, f"/api/tables/{table}/join", {}) == "not-together"


def test_who_is_mute_is_so_after_signing_in(place: Running, host: Person) -> None:
    _, login = member(place, "Ann")
    ann, _, table = two_people(place)
    prove(host)
    act(host, "mute", ann.guest["id"])
    ann.post("/api/sign-in/password", {"login": login, "password": PASSWORD})
    with at_table(place, table, ann) as a:
        a.hello()
        a.say("say", text="a rude word", id="s1")
        assert a.refused() == "muted"


def test_a_host_signs_somebody_out_everywhere(place: Running, host: Person) -> None:
    ann, _ = member(place, "Ann")
    guest = Person(place.port, "Guest")
    prove(host)
    code = ann.post("/api/account/device", {})["code"]
    act(host, "sign-out", ann.guest["id"])
    assert ann.get("/api/me")["guest"] is None
    phone = Person(place.port)
    phone.call("GET", "/api/me")
    assert refused(phone, "/api/sign-in/device", {"code": code}) == "wrong-code"
    nobody = {"deed": "sign-out", "about": guest.guest["id"]}
    assert refused(host, "/api/host", nobody) == "no-account", "a guest could never come back"
    assert guest.get("/api/me")["guest"] == guest.guest


def test_a_host_closes_tables(place: Running, host: Person) -> None:
    ann, bob, table = two_people(place)
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = ann.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    prove(host)
    with at_table(place, table, ann) as a:
        a.hello()
        act(host, "close", table)
        assert a.until("table")["table"]["state"] == "over"
    last = host.get("/api/host")["deeds"][0]
    assert (last["about"], last["game"], last["person"]) == (table, GAME, None)
    assert bob.get(f"/api/tables/{table}")["ranks"] == []
    assert refused(host, "/api/host", {"deed": "close", "about": table}) == "over"
    act(host, "close", waiting)
    assert ann.call("GET", f"/api/tables/{waiting}")[0] == 404


def test_an_erased_member_has_no_profile_and_no_ties(place: Running) -> None:
    (ann, _), (bob, _) = member(place, "Ann"), member(place, "Bob")
    tie(ann, bob, "friend")
    tie(bob, ann, "friend")
    bob.post("/api/reports", {"person": ann.guest["id"], "why": "an odd name"})
    assert "an odd name" in bob.call("GET", "/api/account/export")[1].decode()
    ann.post("/api/account/erase", {})
    assert "an odd name" not in bob.call("GET", "/api/account/export")[1].decode()
    assert listed(bob) == []
    assert bob.call("GET", f"/api/people/{ann.guest['id']}")[0] == 404
