"""Seals, the deed and the deal: nobody chooses the luck, whoever stays away or dies meanwhile."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest
from sqlalchemy import create_engine

from archipel import games
from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server import chance
from archipel.server.ledger import Ledger
from archipel.server.schema import MIGRATIONS
from tests.server.conftest import QUICK, Visiting
from tests.server.visit import GAME, PATIENCE, Socket, at_table, play_on, two_people

SEEDS = {"Ann": "0a" * 32, "Bob": "0b" * 32}
WRONG = "0c" * 32
LONG, SHORT = "600", "0.4"


@pytest.fixture
def patient(tmp_path: Path, visiting: Visiting) -> Iterator[Running]:
    """A server that waits for seeds longer than any test lasts."""
    with visiting(tmp_path, QUICK | UNLIMITED | {"ARCHIPEL_SEAL_WAIT": LONG}) as place:
        yield place


@pytest.fixture
def hasty(tmp_path: Path, visiting: Visiting) -> Iterator[Running]:
    """A server that does not wait long."""
    with visiting(tmp_path, QUICK | UNLIMITED | {"ARCHIPEL_SEAL_WAIT": SHORT}) as place:
        yield place


def seal(name: str) -> str:
    return hashlib.sha256(bytes.fromhex(SEEDS[name])).hexdigest()


def seated(server: Running, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann, who opened the table, and Bob; both have given a seal. It has not begun."""
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats, "seal": seal("Ann"), **wishes}
    table = ann.post("/api/tables", wish)["id"]
    bob.post(f"/api/tables/{table}/join", {"seal": seal("Bob")})
    return ann, bob, table


def begun(server: Running, **wishes: Any) -> tuple[Person, Person, str]:
    """The same, and Ann has begun: the seals are to be opened."""
    ann, bob, table = seated(server, **wishes)
    assert ann.post(f"/api/tables/{table}/start")["state"] == "sealing"
    return ann, bob, table


def arrive(socket: Socket) -> dict[str, Any]:
    """Say Hello; how the table stands."""
    socket.say("hello", since=0)
    table: dict[str, Any] = socket.until("table")["table"]
    socket.until("chat")
    return table


def state_of(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}")["state"])


def until_playing(person: Person, table: str) -> None:
    late = time.monotonic() + PATIENCE
    while state_of(person, table) != "playing":
        assert time.monotonic() < late, "nobody has dealt"
        time.sleep(0.02)


def record(person: Person, table: str) -> str:
    return person.call("GET", f"/api/tables/{table}/record")[1].decode()


def play_to_the_end(server: Running, people: list[Person], table: str) -> str:
    """Everybody plays; the record of the game."""
    seats = {person.get(f"/api/tables/{table}")["mine"]: person for person in people}
    sockets = [at_table(server, table, seats[n]) for n in sorted(seats)]
    play_on(sockets, [socket.hello() for socket in sockets])
    for socket in sockets:
        socket.__exit__(None, None, None)
    return record(people[0], table)


def stored(server: Running, table: str) -> str:
    with closing(sqlite3.connect(server.data / "archipel.sqlite")) as db:
        found = db.execute("select deed from tables where id = ?", (table,)).fetchone()
    return str(found[0])


def test_the_server_is_bound_before_any_seed_is_told_and_deals_with_the_last(
    patient: Running,
) -> None:
    ann, bob, table = begun(patient)
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        before = arrive(a)
        assert arrive(b)["commitment"] == before["commitment"]
        assert before["state"] == "sealing"
        assert [p["seal"] for p in before["players"]] == [seal("Ann"), seal("Bob")]
        assert hashlib.sha256(stored(patient, table).encode()).hexdigest() == before["commitment"]
        a.say("reveal", seed=SEEDS["Ann"])
        told = b.until("table")["table"]
        while not any(p["opened"] for p in told["players"]):
            told = b.until("table")["table"]
        assert [p["opened"] for p in told["players"]] == [True, False]
        assert told["state"] == "sealing"
        assert told["commitment"] == before["commitment"]
        assert not [m for m in a.settled() + b.settled() if m["t"] == "frame"]
        b.say("reveal", seed=SEEDS["Bob"])
        frames = [a.until("frame"), b.until("frame")]
        assert {frame["commitment"] for frame in frames} == {before["commitment"]}
        order = chance.order(chance.key(*_secret_and_deed(patient, table)), 2)
        names = [p["name"] for p in ann.get(f"/api/tables/{table}")["players"]]
        assert names == [["Ann", "Bob"][n] for n in order]
        mine = ann.get(f"/api/tables/{table}")["mine"]
        sockets = [a, b] if mine == 0 else [b, a]
        last = play_on(sockets, frames if mine == 0 else frames[::-1])
        heard = json.dumps([m for m in a.heard if m["t"] != "frame" or m["ask"] is not None])
        assert SEEDS["Bob"] not in heard, "a seed was told before the end"
    assert SEEDS["Bob"] in last[0]["deed"]
    body = last[0]["deed"].partition("seed ")[0]
    assert hashlib.sha256(body.encode()).hexdigest() == before["commitment"]
    verdict = chance.verify(record(ann, table), games.load)
    assert (verdict.people, verdict.mixed, verdict.missing) == (2, 2, ())
    assert verdict.commitment == before["commitment"]


def _secret_and_deed(server: Running, table: str) -> tuple[bytes, str]:
    deed = stored(server, table)
    secret = next(line.split()[1] for line in deed.split("\n") if line.startswith("secret "))
    return bytes.fromhex(secret), deed


def test_one_person_and_computer_players_begin_with_one_message(patient: Running) -> None:
    ann = Person(patient.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats, "seal": seal("Ann")})
    assert table["state"] == "sealing"
    with at_table(patient, table["id"], ann) as a:
        arrive(a)
        a.say("reveal", seed=SEEDS["Ann"])
        assert a.until("frame")["ply"] > 0
    assert state_of(ann, table["id"]) == "playing"


def test_without_any_seal_the_game_begins_at_once(patient: Running) -> None:
    ann = Person(patient.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    assert ann.post("/api/tables", {"game": GAME, "seats": seats})["state"] == "playing"
    bad = {"game": GAME, "seats": seats, "seal": "xyz"}
    assert ann.call("POST", "/api/tables", json.dumps(bad).encode())[0] == 400


def test_who_never_reveals_is_not_waited_for(hasty: Running) -> None:
    ann, bob, table = begun(hasty)
    with at_table(hasty, table, ann) as a:
        arrive(a)
        a.say("reveal", seed=SEEDS["Ann"])
        a.until("frame", timeout=30)
    with at_table(hasty, table, bob) as b:
        b.hello()
        b.say("reveal", seed=SEEDS["Bob"])
        assert b.refused() == "too-late"
    verdict = chance.verify(play_to_the_end(hasty, [ann, bob], table), games.load)
    assert (verdict.people, verdict.mixed, verdict.missing) == (2, 1, (bob.guest["id"],))


def test_a_wrong_seed_a_stranger_and_a_repeat_change_nothing(patient: Running) -> None:
    ann, bob, table = begun(patient)
    cid = Person(patient.port, "Cid")
    deed = stored(patient, table)
    with at_table(patient, table, ann) as a, at_table(patient, table, cid) as c:
        arrive(a)
        arrive(c)
        a.say("reveal", seed=WRONG)
        assert a.refused() == "wrong-seed"
        a.say("reveal", seed=SEEDS["Bob"])  # the right seed of somebody else
        assert a.refused() == "wrong-seed"
        c.say("reveal", seed=SEEDS["Ann"])
        assert c.refused() == "not-yours"
        for malformed in ("", "0a", "0A" * 32, "0g" * 32):
            a.say("reveal", seed=malformed)
            assert a.refused() == "unreadable"
        assert stored(patient, table) == deed
        for _ in range(2):
            a.say("reveal", seed=SEEDS["Ann"])
        a.say("reveal", seed=WRONG)
        assert a.refused() == "wrong-seed"
        assert stored(patient, table) == deed + f"seed 0 {SEEDS['Ann']}\n"
        assert len([m for m in a.heard if m["t"] == "refused"]) == 7, "a repeat is no offence"
    with at_table(patient, table, bob) as b:
        arrive(b)
        b.say("reveal", seed=SEEDS["Bob"])
        b.until("frame")
        b.say("reveal", seed=SEEDS["Bob"])  # sent again, as after a lost connection
        b.say("see", ply=0)
        assert b.next()["t"] == "past"


def test_once_it_is_bound_nothing_of_it_can_be_changed(patient: Running) -> None:
    ann, _, table = begun(patient)
    path = f"/api/tables/{table}"
    deed = stored(patient, table)
    cid = Person(patient.port, "Cid")
    for who, verb, body in (
        (cid, "join", {"seal": seal("Ann")}),
        (ann, "seat", {"seat": 1, "kind": "open"}),
        (ann, "start", {}),
    ):
        status, answer = who.call("POST", f"{path}/{verb}", json.dumps(body).encode())
        assert (status, json.loads(answer)["word"]) == (409, "already-started")
    with at_table(patient, table, ann) as a:
        arrive(a)
        a.say("play", ply=0, choice="keep", id="early")
        assert a.refused() == "not-started"
    assert stored(patient, table) == deed


@pytest.mark.parametrize("revealed", ["nobody", "Ann"])
def test_kill_9_between_the_start_and_the_seeds(patient: Running, revealed: str) -> None:
    ann, bob, table = begun(patient)
    if revealed == "Ann":
        with at_table(patient, table, ann) as a:
            arrive(a)
            a.say("reveal", seed=SEEDS["Ann"])
            while not a.until("table")["table"]["players"][0]["opened"]:
                pass
    before = ann.get(f"/api/tables/{table}")
    patient.kill()
    patient.start()
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        after = arrive(a)
        assert (after["state"], after["commitment"]) == ("sealing", before["commitment"])
        assert after["players"][0]["opened"] is (revealed == "Ann")
        if revealed == "nobody":
            a.say("reveal", seed=SEEDS["Ann"])
        arrive(b)
        b.say("reveal", seed=SEEDS["Bob"])
        a.until("frame")
        b.until("frame")
    verdict = chance.verify(play_to_the_end(patient, [ann, bob], table), games.load)
    assert (verdict.mixed, verdict.commitment) == (2, before["commitment"])


def test_kill_9_and_nobody_comes_back(hasty: Running) -> None:
    ann, _, table = begun(hasty)
    hasty.kill()
    hasty.start()
    with closing(sqlite3.connect(hasty.data / "archipel.sqlite")) as db:
        late = time.monotonic() + PATIENCE
        query = "select state from tables where id = ?"
        while db.execute(query, (table,)).fetchone() != ("playing",):
            assert time.monotonic() < late, "the table was forgotten"
            time.sleep(0.02)
    assert state_of(ann, table) == "playing"


def test_who_leaves_meanwhile_is_not_waited_for(patient: Running) -> None:
    ann, bob, table = begun(patient, shuffle=False)
    with at_table(patient, table, ann) as a:
        arrive(a)
        a.say("reveal", seed=SEEDS["Ann"])
        assert bob.post(f"/api/tables/{table}/leave")["players"][1]["kind"] == "bot"
        frame = a.until("frame")
        while frame["ask"] is not None:
            if frame["options"]:
                ply, choice = frame["ply"], frame["options"][0]
                a.say("play", ply=ply, choice=choice, id=f"m{ply}")
            frame = a.until("frame")
    verdict = chance.verify(record(ann, table), games.load)
    assert (verdict.people, verdict.mixed, verdict.missing) == (2, 1, (bob.guest["id"],))


def test_the_game_that_follows_has_the_seeds_of_those_who_are_there(patient: Running) -> None:
    ann, bob, table = begun(patient)
    for person in (ann, bob):
        with at_table(patient, table, person) as socket:
            arrive(socket)
            socket.say("reveal", seed=SEEDS[person.guest["name"]])
            socket.settled()
    play_to_the_end(patient, [ann, bob], table)
    with at_table(patient, table, bob) as b:
        b.hello()
        b.say("next_seal", seal=seal("Bob"))
        b.say("see", ply=0)
        b.until("past")  # so the seal has been heard
        following = ann.post(f"/api/tables/{table}/again", {"seal": seal("Ann")})
    assert following["state"] == "sealing"
    assert {p["seal"] for p in following["players"]} == {seal("Ann"), seal("Bob")}
    for person in (ann, bob):
        with at_table(patient, following["id"], person) as socket:
            arrive(socket)
            socket.say("reveal", seed=SEEDS[person.guest["name"]])
            socket.settled()
    verdict = chance.verify(play_to_the_end(patient, [ann, bob], following["id"]), games.load)
    assert (verdict.people, verdict.mixed) == (2, 2)


def test_lists_show_a_game_that_is_sealing_as_one_that_is_played(patient: Running) -> None:
    ann, _, table = begun(patient, public=True)
    assert [t["state"] for t in ann.get("/api/tables/mine")["tables"]] == ["sealing"]
    with Socket(patient, "/api/lobby/socket") as lobby:
        assert [t["id"] for t in lobby.until("lobby")["tables"]] == [table]


def _back_to(version: str, file: Path) -> None:
    """Give a database an older form."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as conn:
        config.attributes["connection"] = conn
        alembic.command.downgrade(config, version)
    engine.dispose()


def test_a_game_begun_before_there_were_deeds_goes_on_with_its_secret(own_file: Running) -> None:
    ann, bob, table = two_people(own_file)
    own_file.stop()
    file = own_file.data / "archipel.sqlite"
    _back_to("0007", file)
    with closing(sqlite3.connect(file)) as db:
        query = "select secret, options from tables where id = ?"
        secret, options = db.execute(query, (table,)).fetchone()
        ledger = Ledger(games.load(GAME), 2, json.loads(options), bytes.fromhex(secret), 1.0)
        db.execute("delete from moves")
        rows = [(table, *row) for row in ledger.settle(1.0)]
        db.executemany("insert into moves values (?, ?, ?, ?, ?, ?)", rows)
        db.execute("update tables set ply = ?, turn = ?", (ledger.ply, ledger.match.seat))
        db.execute("update alembic_version set version_num = '0002'")
        db.execute("alter table tables drop column deed")
        db.execute("alter table seats drop column seal")
        db.execute("alter table tables drop column data")
        db.execute("drop table corrections")
        for column in ("hints", "absent", "grace", "by_itself"):
            db.execute(f"alter table tables drop column {column}")
        for column in ("wish", "agreed"):
            db.execute(f"alter table seats drop column {column}")
        db.execute("drop table reviews")
        db.commit()
    own_file.start()
    text = play_to_the_end(own_file, [ann, bob], table)
    verdict = chance.verify(text, games.load)
    assert not verdict.bound
    assert verdict.drawn > len(rows)
    assert f"# commitment {hashlib.sha256(bytes.fromhex(secret)).hexdigest()}\n" in text
