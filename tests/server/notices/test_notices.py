"""Who is told of what, and who need not be: each thing once."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from archipel.cli.loopback import UNLIMITED, Person, Running
from tests.server.conftest import QUICK
from tests.server.notices.hands import (
    ALL,
    HERE,
    PROMPT,
    befriended,
    deliveries,
    hook,
    html,
    notices_at,
    opened,
    pair,
    plain,
    turn_to,
    until,
    until_looked_at,
    until_sent,
    value,
    wishes,
    with_address,
)
from tests.server.post_office import PostOffice
from tests.server.receivers import Browser, Listener
from tests.server.test_members import member, refused
from tests.server.visit import GAME, at_table, play_on, stored
from tests.servers import Postgresql, Redis

# ---------------------------------------------------------------- who is told of what


def test_a_turn_is_told_once_however_many_choices_it_has(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    hook(bob, listener, "bob")
    turn_to(club, ann, bob, table)
    assert listener.next().told["kind"] == "turn"
    choices = 0
    while choices < 2:  # a turn of several choices; each is looked at
        ply = ann.get(f"/api/tables/{table}")["ply"]
        with at_table(club, table, bob) as b:
            frame = b.hello()
            b.say("play", ply=ply, choice=frame["options"][-1], id=f"b{ply}")
            frame = b.until("frame")
        if frame["ask"]["seat"] == 1:
            choices += 1
            until_looked_at(club, table, frame["ply"])
        else:
            choices = 0
            turn_to(club, ann, bob, table)
            listener.next()
    assert listener.heard == []
    query = text("SELECT count(*), count(DISTINCT number) FROM notices WHERE table_id = :t")
    with stored(club) as db:
        told, turns = db.execute(query, {"t": table}).one()
    assert told == turns


def test_who_sees_the_table_is_told_by_the_page_alone(tmp_path: Path, listener: Listener) -> None:
    settings = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    running = Running(tmp_path / "data", settings).start()
    try:
        ann, bob, table = pair(running)
        hook(bob, listener, "bob")
        with at_table(running, table, bob) as b:
            b.hello()
            turn_to(running, ann, bob, table)
            until(lambda: notices_at(running, table) == [("turn", "waiting")])
            query = text("SELECT due > at FROM notices WHERE kind = 'turn'")
            until(lambda: value(running, query))  # it was looked at, and put off
            assert listener.heard == []
            b.say("look", seen=False)  # the page is behind another one
            listener.next()
    finally:
        running.stop()


def test_who_looks_long_enough_was_told_by_the_page(tmp_path: Path, listener: Listener) -> None:
    settings = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    settings |= {"ARCHIPEL_NOTICE_WATCH_SECONDS": "0"}
    running = Running(tmp_path / "data", settings).start()
    try:
        ann, bob, table = pair(running)
        hook(bob, listener, "bob")
        with at_table(running, table, bob) as b:
            b.hello()
            turn_to(running, ann, bob, table)
            until(lambda: notices_at(running, table) == [("turn", "seen")])
        assert listener.heard == []
    finally:
        running.stop()


def test_who_has_played_meanwhile_is_told_nothing(tmp_path: Path, listener: Listener) -> None:
    settings = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    running = Running(tmp_path / "data", settings | {"ARCHIPEL_NOTICE_PAUSE": "1.5"}).start()
    try:
        ann, bob, table = pair(running)
        hook(bob, listener, "bob")
        turn_to(running, ann, bob, table)
        until(lambda: ("turn", "waiting") in notices_at(running, table))
        with at_table(running, table, bob) as b:
            frame = b.hello()
            while frame["ask"]["seat"] == 1:
                b.say("play", ply=frame["ply"], choice=frame["options"][0], id=f"b{frame['ply']}")
                frame = b.until("frame")
        until(lambda: notices_at(running, table) == [("turn", "gone")])
        assert listener.heard == []
    finally:
        running.stop()


def test_the_end_of_a_game_is_told_to_who_is_not_there(club: Running, listener: Listener) -> None:
    ann, bob, table = pair(club)
    wishes(ann, webhook=["over"])
    wishes(bob, webhook=["over"])
    hook(ann, listener, "ann")
    hook(bob, listener, "bob")
    with at_table(club, table, ann) as a, at_table(club, table, bob) as b:
        frames = [a.hello(), b.hello()]
        b.say("look", seen=False)
        play_on([a, b], frames)
        request = listener.next()
        assert (request.path, request.told["kind"]) == ("/bob", "over")
        until(lambda: ("over", "seen") in notices_at(club, table))
    assert listener.heard == []


def test_a_friend_can_be_invited_and_is_told(club: Running, listener: Listener) -> None:
    ann, bob = befriended(club)
    hook(bob, listener, "bob")
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/api/tables", wish)["id"]
    invited = f"/api/tables/{table}/invite"
    for _ in range(2):
        ann.post(invited, {"person": bob.guest["id"]})
    assert listener.next().told["text"] == "Ann invites you to a game of Costa Ruana."
    asked = bob.get("/api/waiting")["invitations"]
    assert [(one["table"], one["by"]["name"]) for one in asked] == [(table, "Ann")]
    bob.post(f"/api/tables/{table}/join", {})
    assert bob.get("/api/waiting")["invitations"] == []
    assert [kind for kind, _ in notices_at(club, table)].count("invited") == 1


def test_only_friends_can_be_invited_and_nobody_who_has_blocked(club: Running) -> None:
    ann, bob = befriended(club)
    stranger = Person(club.port, "Eve")
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/api/tables", wish)["id"]
    invited = f"/api/tables/{table}/invite"
    assert refused(ann, invited, {"person": stranger.guest["id"]}) == "not-friends"
    assert refused(ann, invited, {"person": "nobody"}) == "no-such-person"
    assert refused(stranger, invited, {"person": bob.guest["id"]}) == "not-yours"
    ann.post(invited, {"person": bob.guest["id"]})
    bob.post(f"/api/people/{ann.guest['id']}", {"wish": "block"})
    assert bob.get("/api/waiting")["invitations"] == []
    assert refused(ann, invited, {"person": bob.guest["id"]}) == "not-friends"


def test_a_digest_tells_of_all_games_that_wait(club: Running, office: PostOffice) -> None:
    bob = with_address(club, office, "Bob", "digest@example.org")
    wishes(bob, mail=["digest"])
    ann = Person(club.port, "Ann")
    tables = []
    for _ in range(2):
        tables.append(opened(club, ann, bob))
        turn_to(club, ann, bob, tables[-1])
    with stored(club) as db:  # it is nine o'clock
        query = "UPDATE notice_wishes SET digest_at = :now WHERE digest_at > 0"
        db.execute(text(query), {"now": time.time() - 1})
    letter = office.next()
    assert letter["subject"] == "2 games are waiting for you."
    for table in tables:
        assert f"/table/{table}" in plain(letter)
        assert f"/table/{table}" in html(letter)
    assert office.letters == []


# ---------------------------------------------------------------- a server that dies


def test_a_server_killed_between_a_turn_and_its_notice_tells_it_once(
    tmp_path: Path, listener: Listener
) -> None:
    slow = {"ARCHIPEL_NOTICE_LOOK_SECONDS": "3600", "ARCHIPEL_NOTICE_HOSTS": listener.host}
    data = tmp_path / "data"
    running = Running(data, QUICK | UNLIMITED | PROMPT | slow).start()
    ann, bob, table = pair(running)
    hook(bob, listener, "bob")
    turn_to(running, ann, bob, table)  # saved and acknowledged; nobody has looked since
    running.kill()
    with sqlite3.connect(data / "archipel.sqlite") as db:
        assert db.execute("SELECT count(*) FROM notices").fetchone() == (0,)
    quick = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    running = Running(data, quick, running.port)
    for _ in range(2):  # and once more, after it was told
        running.start()
        until(lambda: deliveries(running, table) == {"sent"})
        running.kill()
    assert len(listener.heard) == 1


# ---------------------------------------------------------------- settings, and bad input


def test_what_is_wished_is_kept(club: Running) -> None:
    bob = Person(club.port, "Bob")
    assert bob.get("/api/notices")["chosen"] is False
    changed = {"quiet_from": 1320, "quiet_to": 480, "remind": 12, "digest": 7, "mail": ["digest"]}
    wishes(bob, **changed)
    kept = bob.get("/api/notices")
    assert kept["chosen"] is True
    assert {name: kept["wishes"][name] for name in changed} == changed


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Nowhere/Else"},
        {"zone": "../../etc/passwd"},
        {"lang": "xx"},
        {"quiet_from": 1440},
        {"digest": 24},
        {"remind": 0},
        {"push": ["options"]},
        {"mail": ["turn"] * 6},
    ],
)
def test_wishes_that_make_no_sense_are_refused(club: Running, wrong: dict[str, Any]) -> None:
    bob = Person(club.port, "Bob")
    body = {"push": ALL, "mail": [], "webhook": ALL, **HERE, **wrong}
    assert refused(bob, "/api/notices", body) == "unreadable"
    assert bob.get("/api/notices")["chosen"] is False


def test_keys_that_belong_to_no_browser_are_refused(club: Running, listener: Listener) -> None:
    bob = Person(club.port, "Bob")
    body = Browser(listener).subscription | {"p256dh": "A" * 87}
    assert refused(bob, "/api/notices/push", body) == "unreadable"


def test_strangers_wish_nothing_and_others_ways_are_not_mine(
    club: Running, listener: Listener
) -> None:
    bob, eve = Person(club.port, "Bob"), Person(club.port, "Eve")
    way = hook(bob, listener, "bob")
    wishes(eve)
    assert refused(eve, "/api/notices/drop", {"id": way["id"]}) == "no-such-way"
    assert refused(eve, "/api/notices/test", {"id": way["id"]}) == "no-such-way"
    nobody = Person(club.port)
    nobody.get("/api/me")
    body = {"form": "json", "address": f"{listener.address}/x", **HERE}
    assert refused(nobody, "/api/notices/webhook", body) == "no-name"
    bob.post("/api/notices/drop", {"id": way["id"]})
    assert bob.get("/api/notices")["ways"] == []


def test_twenty_ways_are_enough(club: Running, listener: Listener) -> None:
    bob = Person(club.port, "Bob")
    for n in range(20):
        hook(bob, listener, f"w{n}")
    body = {"form": "json", "address": f"{listener.address}/more", **HERE}
    assert refused(bob, "/api/notices/webhook", body) == "too-many-ways"
    hook(bob, listener, "w3")  # the same again


def test_trials_are_counted(tmp_path: Path, listener: Listener) -> None:
    settings = QUICK | UNLIMITED | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    running = Running(tmp_path / "data", settings).start()
    try:
        bob = Person(running.port, "Bob")
        way = hook(bob, listener, "bob")
        said = [
            bob.call("POST", "/api/notices/test", b'{"id":"%s"}' % way["id"].encode())[0]
            for _ in range(8)
        ]
        assert said == [200] * 6 + [429] * 2
    finally:
        running.stop()


def test_a_host_may_tell_nobody(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", QUICK | {"ARCHIPEL_NOTICES": "false"}).start()
    try:
        bob = Person(running.port, "Bob")
        assert bob.get("/api/notices")["offered"] is False
        body = {"push": ALL, "mail": [], "webhook": ALL, **HERE}
        assert refused(bob, "/api/notices", body) == "no-notices"
    finally:
        running.stop()


# ---------------------------------------------------------------- the next game


def test_the_next_game_goes_round_all_that_wait_for_me(club: Running) -> None:
    ann, bob = Person(club.port, "Ann"), Person(club.port, "Bob")
    tables = [opened(club, ann, bob) for _ in range(3)]
    at, seen = "", []
    for _ in range(4):
        told = ann.get(f"/api/waiting?after={at}")
        at = told["next"]
        seen.append(at)
    assert seen == [*tables, tables[0]]
    assert told["count"] == 2  # beside the one I am at
    turn_to(club, ann, bob, tables[1])
    assert ann.get(f"/api/waiting?after={tables[1]}")["next"] == tables[2]
    assert bob.get("/api/waiting") == {"next": tables[1], "count": 1, "invitations": []}
    assert Person(club.port).get("/api/waiting")["next"] == ""


def test_an_account_that_is_erased_is_told_nothing_more(club: Running, listener: Listener) -> None:
    bob, _ = member(club, "Bob")
    hook(bob, listener, "bob")
    assert bob.get("/api/account/export")["notice_ways"][0]["name"] == "bob"
    bob.post("/api/account/erase")
    with stored(club) as db:
        for table in ("notice_ways", "notice_wishes", "notices"):
            query = text(f"SELECT count(*) FROM {table} WHERE guest = :guest")
            assert db.execute(query, {"guest": bob.guest["id"]}).scalar_one() == 0


# ---------------------------------------------------------------- several processes


def test_of_several_processes_one_tells_and_all_know_who_looks(
    tmp_path: Path, postgresql: Postgresql, redis: Redis, listener: Listener
) -> None:
    settings = QUICK | UNLIMITED | PROMPT | {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    settings |= {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_BUS": redis.url}
    settings |= {"ARCHIPEL_KEY": "5a" * 32, "ARCHIPEL_NOTICE_LOOK_SECONDS": "0.02"}
    one, two = (Running(tmp_path / name, settings).start() for name in ("one", "two"))
    try:
        ann, bob = Person(one.port, "Ann"), Person(one.port, "Bob")
        tables = [opened(one, ann, bob) for _ in range(8)]
        hook(bob, listener, "bob")
        for table in tables[1:]:
            turn_to(one, ann, bob, table)
        for table in tables[1:]:
            until_sent(one, table)
        told = Counter(request.told["table"] for request in listener.heard)
        assert told == Counter(tables[1:])
        bob.port = two.port
        with at_table(two, tables[0], bob) as b:  # he sits at the other process
            b.hello()
            turn_to(one, ann, bob, tables[0])
            until(lambda: notices_at(one, tables[0]) == [("turn", "waiting")])
            query = text("SELECT due > at FROM notices WHERE table_id = :t")
            until(lambda: value(one, query, t=tables[0]))  # both have looked, and put it off
            assert len(listener.heard) == len(tables) - 1
            b.say("look", seen=False)
            until_sent(one, tables[0])
    finally:
        one.stop()
        two.stop()
    assert "Traceback" not in one.log.read_text() + two.log.read_text()
