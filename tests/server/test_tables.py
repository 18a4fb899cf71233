"""Opening, joining, leaving, beginning; the lobby; chat; what is kept to whom."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import select

from archipel.cli.loopback import Person, Running
from archipel.server.schema import metadata
from archipel.server.settings import signing_key
from tests.server.visit import GAME, Socket, at_table, stored, two_people

TWO = [{"kind": "me"}, {"kind": "open"}]


def opened(person: Person, **wishes: Any) -> dict[str, Any]:
    table: dict[str, Any] = person.post("/api/tables", {"game": GAME, "seats": TWO, **wishes})
    return table


def word(answer: tuple[int, bytes]) -> str:
    return str(json.loads(answer[1])["word"])


def test_no_open_seat_no_waiting(server: Running) -> None:
    ann = Person(server.port, "Ann")
    table = opened(ann, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert table["state"] == "playing"
    with at_table(server, table["id"], ann) as a:
        frame = a.hello()
        while frame["ask"] is None or frame["ask"]["seat"] != table["mine"]:
            frame = a.until("frame")
        assert frame["options"]


def test_seats_are_drawn_by_lot_if_wanted(server: Running) -> None:
    ann = Person(server.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    drawn = {opened(ann, seats=seats)["mine"] for _ in range(14)}
    assert drawn == {0, 1}
    assert {opened(ann, seats=seats, shuffle=False)["mine"] for _ in range(4)} == {0}


def test_join_edit_start_leave(server: Running) -> None:
    ann, bob, cid = (Person(server.port, name) for name in ("Ann", "Bob", "Cid"))
    table = opened(ann, seats=[*TWO, {"kind": "open"}], shuffle=False)
    path = f"/api/tables/{table['id']}"
    assert word(ann.call("POST", path + "/start")) == "seats-open"
    joined = bob.post(path + "/join", {"seat": 2})
    assert joined["mine"] == 2
    assert bob.post(path + "/join", {})["mine"] == 2
    assert word(cid.call("POST", path + "/join", b'{"seat":2}')) == "no-open-seat"
    assert word(bob.call("POST", path + "/start")) == "not-yours"
    edit = {"seat": 1, "kind": "bot", "bot": "random"}
    assert word(bob.call("POST", path + "/seat", json.dumps(edit).encode())) == "not-yours"
    assert ann.post(path + "/seat", edit)["players"][1]["bot"] == "random"
    assert ann.post(path + "/seat", {"seat": 1, "kind": "open"})["players"][1]["kind"] == "open"
    taken = json.dumps({"seat": 2, "kind": "open"}).encode()
    assert word(ann.call("POST", path + "/seat", taken)) == "no-open-seat"
    missing = json.dumps({"seat": 9, "kind": "open"}).encode()
    assert word(ann.call("POST", path + "/seat", missing)) == "no-such-seat"
    left = bob.post(path + "/leave")
    assert left["players"][2]["kind"] == "open"
    assert word(bob.call("POST", path + "/leave")) == "not-yours"
    bob.post(path + "/join", {})
    cid.post(path + "/join", {})
    begun = ann.post(path + "/start")
    assert begun["state"] == "playing"
    assert [p["name"] for p in begun["players"]] == ["Ann", "Bob", "Cid"]
    assert word(ann.call("POST", path + "/start")) == "already-started"
    late = Person(server.port, "Dan")
    assert word(late.call("POST", path + "/join", b"{}")) == "already-started"
    assert cid.post(path + "/leave")["players"][2]["kind"] == "bot"


def test_it_begins_by_itself_when_the_last_person_sits_down(server: Running) -> None:
    ann, bob, cid = (Person(server.port, name) for name in ("Ann", "Bob", "Cid"))
    table = opened(ann, seats=[*TWO, {"kind": "open"}], shuffle=False, by_itself=True)
    assert table["by_itself"]
    path = f"/api/tables/{table['id']}"
    assert bob.post(path + "/join", {})["state"] == "open"
    with at_table(server, table["id"], ann) as a:
        a.say("hello")
        begun = cid.post(path + "/join", {})
        assert (begun["state"], begun["mine"]) == ("playing", 2)
        assert a.until("frame")["view"]["viewer"] == 0
    assert word(ann.call("POST", path + "/start")) == "already-started"


def test_it_waits_for_the_opener_if_they_want_to_begin_or_fill_the_last_seat(
    server: Running,
) -> None:
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    waits = f"/api/tables/{opened(ann)['id']}"
    assert bob.post(waits + "/join", {})["state"] == "open"
    path = f"/api/tables/{opened(ann, by_itself=True)['id']}"
    filled = ann.post(path + "/seat", {"seat": 1, "kind": "bot", "bot": "random"})
    assert filled["state"] == "open"
    assert ann.post(path + "/start")["state"] == "playing"


def test_when_the_opener_leaves_another_takes_over_and_the_last_clears_away(
    server: Running,
) -> None:
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    table = opened(ann)
    path = f"/api/tables/{table['id']}"
    bob.post(path + "/join", {})
    assert ann.post(path + "/leave")["opener"] == bob.guest["id"]
    bob.post(path + "/leave")
    assert bob.call("GET", path)[0] == 404


def test_to_leave_start_and_join_at_once_breaks_nothing(own_place: Running) -> None:
    """Who comes too late is told that there is no such table."""
    ann, bob = Person(own_place.port, "Ann"), Person(own_place.port, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    heard: Counter[int] = Counter()
    with ThreadPoolExecutor(5) as threads:
        for _ in range(40):
            path = f"/api/tables/{opened(ann, seats=seats)['id']}"
            ann.post(path + "/seat", {"seat": 1, "kind": "bot", "bot": "random"})
            bot = json.dumps({"seat": 0, "kind": "bot", "bot": "random"}).encode()
            asked = [
                threads.submit(ann.call, "POST", path + "/leave"),
                threads.submit(ann.call, "POST", path + "/seat", bot),
                threads.submit(ann.call, "POST", path + "/start"),
                threads.submit(ann.call, "POST", path + "/start"),
                threads.submit(bob.call, "POST", path + "/join", b"{}"),
            ]
            heard.update(one.result()[0] for one in asked)
    assert set(heard) <= {200, 403, 404, 409}, heard


def test_everybody_at_the_table_sees_it_fill_and_begin(server: Running) -> None:
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    table = opened(ann)
    path = f"/api/tables/{table['id']}"
    with at_table(server, table["id"], ann) as a, at_table(server, table["id"]) as watcher:
        a.say("hello")
        assert a.until("table")["table"]["state"] == "open"
        watcher.say("hello")
        bob.post(path + "/join", {})
        while watcher.until("table")["table"]["players"][1]["name"] != "Bob":
            pass
        ann.post(path + "/start")
        assert watcher.until("frame")["options"] == []
        frame = a.until("frame")
        around = [m for m in a.heard if m["t"] == "table"][-1]["table"]
        assert frame["view"]["viewer"] == around["mine"]


def test_the_lobby_is_live_and_shows_public_tables_only(server: Running) -> None:
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    with Socket(server, "/api/lobby/socket") as lobby:
        lobby.until("lobby")
        hidden, shown = opened(ann)["id"], opened(ann, public=True)["id"]

        def entry() -> dict[str, Any] | None:
            tables = {t["id"]: t for t in lobby.until("lobby")["tables"]}
            assert hidden not in tables
            return tables.get(shown)

        while (table := entry()) is None:
            pass
        assert table["state"] == "open"
        bob.post(f"/api/tables/{shown}/join", {})
        while (table := entry()) is None or table["players"][1]["name"] != "Bob":
            pass
        lobby.say("hello")
        assert lobby.refused() == "unreadable"
        ids = [t["id"] for t in Person(server.port).get("/api/tables")["tables"]]
        assert shown in ids
        assert hidden not in ids


def test_chat_is_kept_and_limited(server: Running) -> None:
    ann, _, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table) as stranger:
        a.hello()
        stranger.hello()
        a.say("say", text=" hello\n  you ", id="c1")
        assert a.until("saved")["id"] == "c1"
        (line,) = stranger.until("chat")["lines"]
        assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "hello you")
        a.say("say", text="hello you", id="c1")
        a.until("saved")
        stranger.say("say", text="me too", id="c2")
        assert stranger.refused() == "no-name"
        for n in range(10):
            a.say("say", text=f"line {n}", id=f"l{n}")
        assert a.refused() == "too-fast"
    with at_table(server, table) as late:
        late.say("hello")
        lines = late.until("chat")["lines"]
        assert [line["text"] for line in lines].count("hello you") == 1
        assert [line["n"] for line in lines] == list(range(len(lines)))


def test_a_new_name_is_seen_at_once(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, bob) as b:
        b.hello()
        ann.post("/api/me", {"name": "Anna", "colour": "coral"})
        player = b.until("table")["table"]["players"][0]
        assert (player["name"], player["colour"]) == ("Anna", "coral")


def test_nothing_without_a_name_or_a_csrf_token(server: Running) -> None:
    nobody = Person(server.port)
    nobody.get("/api/me")
    wish = json.dumps({"game": GAME, "seats": TWO}).encode()
    assert nobody.call("POST", "/api/tables", wish)[0] == 401
    ann = Person(server.port, "Ann")
    ann.cookies["csrf"] = "x" * 128
    status, answer = ann.call("POST", "/api/tables", wish)
    assert (status, json.loads(answer)["word"]) == (403, "forged")
    ann.get("/api/me")
    assert ann.call("POST", "/api/tables", wish)[0] == 201
    real = Person(server.port, "Ann")
    status, answer = real.call("POST", "/api/tables", wish, {"x-csrf-token": "other"})
    assert (status, json.loads(answer)["word"]) == (403, "forged")


def test_nothing_changes_by_get(server: Running) -> None:
    ann = Person(server.port, "Ann")
    table = opened(ann)
    for verb in ("join", "leave", "start", "again", "seat"):
        assert ann.call("GET", f"/api/tables/{table['id']}/{verb}")[0] == 405
    assert ann.get(f"/api/tables/{table['id']}") == table


def test_a_guest_has_only_so_many_tables(server: Running) -> None:
    ann = Person(server.port, "Ann")
    for _ in range(50):
        opened(ann)
    wish = json.dumps({"game": GAME, "seats": TWO}).encode()
    status, answer = ann.call("POST", "/api/tables", wish)
    assert (status, json.loads(answer)["word"]) == (429, "too-many-tables")


def test_a_guest_has_only_so_many_sockets(server: Running) -> None:
    ann, _, table = two_people(server)
    many = [at_table(server, table, ann) for _ in range(30)]
    for socket in many:
        socket.hello()
    with at_table(server, table, ann) as one_too_many:
        assert one_too_many.refused() == "too-many-sockets"
    for socket in many:
        socket.__exit__(None, None, None)


def test_no_token_is_stored(server: Running) -> None:
    ann = Person(server.port, "Ann")
    token = ann.cookies["archipel"].partition(".")[0]
    assert len(token) >= 43
    with stored(server) as db:
        dump = "\n".join(str(db.execute(select(table)).all()) for table in metadata.sorted_tables)
    assert token not in dump
    assert ann.guest["id"] in dump


def test_the_signing_key_is_for_our_eyes_only(tmp_path: Path) -> None:
    signing_key(tmp_path)
    assert (tmp_path / "signing.key").stat().st_mode & 0o777 == 0o600
