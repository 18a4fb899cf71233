"""Private notes at a table: their author reads them, and nobody else."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import text

from archipel.cli.loopback import Person, Running
from archipel.server.notes import MOST
from tests.server.test_members import PASSWORD, refused
from tests.server.visit import at_table, stored, two_people


def notes(person: Person, table: str) -> list[tuple[int, str]]:
    found = person.get(f"/api/tables/{table}/notes")["notes"]
    return [(note["ply"], note["text"]) for note in found]


def write(person: Person, table: str, ply: int, words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.post(
        f"/api/tables/{table}/notes", {"ply": ply, "text": words}
    )["notes"]
    return found


def test_notes_are_read_by_their_author_alone(own_place: Running) -> None:
    ann, bob, table = two_people(own_place)
    with at_table(own_place, table, bob) as b:
        b.hello()
        b.settled()
        (note,) = write(ann, table, 0, "  He will go \n\n west  ")
        assert b.settled() == [], "the other is told that there is a note"
    assert notes(ann, table) == [(0, "He will go\nwest")]
    assert notes(bob, table) == []
    bob.post(f"/api/tables/{table}/notes/drop", {"id": note["id"]})
    assert notes(ann, table) == [(0, "He will go\nwest")], "somebody else threw it away"
    mine = json.loads(ann.call("GET", "/api/account/export")[1])
    assert [one["text"] for one in mine["notes"]] == ["He will go\nwest"]
    assert json.loads(bob.call("GET", "/api/account/export")[1])["notes"] == []
    ann.post(f"/api/tables/{table}/notes/drop", {"id": note["id"]})
    assert notes(ann, table) == []


def test_a_note_needs_a_seat_a_moment_and_words(own_place: Running) -> None:
    ann, _, table = two_people(own_place)
    cid = Person(own_place.port, "Cid")
    address = f"/api/tables/{table}/notes"
    assert refused(cid, address, {"ply": 0, "text": "x"}) == "not-yours"
    assert refused(ann, address, {"ply": 9999, "text": "x"}) == "no-such-ply"
    assert refused(ann, address, {"ply": -1, "text": "x"}) == "unreadable"
    assert refused(ann, address, {"ply": 0, "text": " \u200b "}) == "unreadable"
    assert refused(ann, address, {"ply": 0, "text": "x" * 401}) == "unreadable"
    wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    unbegun = ann.post("/api/tables", wish)["id"]
    assert refused(ann, f"/api/tables/{unbegun}/notes", {"ply": 0, "text": "x"}) == "not-started"
    with stored(own_place) as db:
        row = {"t": table, "g": ann.guest["id"]}
        for n in range(MOST):
            db.execute(
                text("INSERT INTO notes VALUES (:id, :t, :g, 0, 'x', 0.0)"), {"id": f"n{n}", **row}
            )
    assert refused(ann, address, {"ply": 0, "text": "one more"}) == "too-many-notes"
    assert len(notes(ann, table)) == MOST


def test_with_an_account_its_notes_and_plans_are_erased(own_place: Running) -> None:
    ann, bob, table = two_people(own_place, game="dokmus")
    for person in (ann, bob):
        write(person, table, 0, f"of {person.guest['name']}")
        with at_table(own_place, table, person) as socket:
            socket.hello()
            socket.say("plan", links=[{"choice": "slide"}], id="p")
            assert socket.until("refused")["word"] == "unreadable", "no choice of this game"
            socket.say("plan", links=[{"choice": "end_turn"}] * 2, id="q")
            socket.until("saved", id="q")
    told = json.loads(ann.call("GET", "/api/account/export")[1])
    assert [json.loads(game["plan"]["links"])[0]["choice"] for game in told["games"]] == [
        "end_turn"
    ]
    ann.post("/api/account/password", {"password": PASSWORD})
    ann.post("/api/account/erase", {})
    with stored(own_place) as db:
        assert [row.text for row in db.execute(text("SELECT text FROM notes"))] == ["of Bob"]
        assert len(db.execute(text("SELECT seat FROM plans")).all()) <= 1
        mine = "SELECT count(*) FROM plans p JOIN seats s USING (table_id, seat) WHERE s.guest = :g"
        assert db.execute(text(mine), {"g": ann.guest["id"]}).scalar_one() == 0
