"""Playing at a table: saved before told, told to each seat as it may know."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from archipel.cli.loopback import UNLIMITED, Person, Running
from tests.server.visit import GAME, at_table, play_on, stored, two_people


def rows(server: Running, table: str) -> list[tuple[object, ...]]:
    query = text("select ply, seat, choice, id from moves where table_id = :id order by ply")
    with stored(server) as db:
        return [tuple(row) for row in db.execute(query, {"id": table})]


def test_a_choice_is_on_disk_when_it_is_acknowledged(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        seat = frames[0]["ask"]["seat"]
        frame, socket = frames[seat], sockets[seat]
        choice = frame["options"][-1]
        socket.say("play", ply=frame["ply"], choice=choice, id="first")
        saved = socket.until("saved")
        assert saved == {"t": "saved", "id": "first", "ply": frame["ply"] + 1}
        assert (frame["ply"], seat, choice, "first") in rows(server, table)
        for one in sockets:
            assert one.until("frame")["ply"] == len(rows(server, table))


def test_a_repeated_id_is_answered_as_the_first_time(server: Running) -> None:
    ann, bob, table = two_people(server)
    people = [ann, bob]
    with at_table(server, table, ann) as a:
        seat = a.hello()["ask"]["seat"]
    with at_table(server, table, people[seat]) as socket:
        frame = socket.hello()
        play = {"ply": frame["ply"], "choice": frame["options"][0], "id": "once"}
        socket.say("play", **play)
        first = socket.until("saved")
        socket.say("play", **play)
        assert socket.until("saved") == first
        stored = rows(server, table)
    assert [row[3] for row in stored].count("once") == 1


def test_the_id_is_still_known_after_a_restart(own_server: Running) -> None:
    ann, bob, table = two_people(own_server)
    with at_table(own_server, table, ann) as a:
        seat = a.hello()["ask"]["seat"]
    person = [ann, bob][seat]
    with at_table(own_server, table, person) as socket:
        frame = socket.hello()
        play = {"ply": frame["ply"], "choice": frame["options"][0], "id": "once"}
        socket.say("play", **play)
        first = socket.until("saved")
        after = socket.until("frame")
    own_server.kill()
    own_server.start()
    with at_table(own_server, table, person) as socket:
        again = socket.hello()
        news = {"events": [], "acts": []}
        assert {**again, **news} == {**after, **news}
        socket.say("play", **play)
        assert socket.until("saved") == first
    assert len(rows(own_server, table)) == after["ply"]


def test_a_stale_ply_is_refused_and_the_current_frame_follows(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(), b.hello()]
        seat = frames[0]["ask"]["seat"]
        play_on(sockets, frames, 1)
        before = len(rows(server, table))
        sockets[seat].say("play", ply=0, choice="whatever", id="late")
        assert sockets[seat].until("refused")["word"] == "stale"
        assert sockets[seat].until("frame")["ply"] == before
        assert len(rows(server, table)) == before


def test_of_two_writers_the_database_refuses_the_second(server: Running) -> None:
    """Another process has written this ply: the loser is refused and caught up."""
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        seat = frames[0]["ask"]["seat"]
        frame, socket = frames[seat], sockets[seat]
        theirs, ours = frame["options"][0], frame["options"][1]
        with stored(server) as db:
            values = {"ply": frame["ply"], "seat": seat, "choice": theirs, "at": time.time()}
            row = "insert into moves values (:table, :ply, :seat, :choice, 'elsewhere', :at)"
            db.execute(text(row), {"table": table, **values})
            counted = "update tables set changes = changes + 1, ply = ply + 1 where id = :table"
            db.execute(text(counted), {"table": table})
        socket.say("play", ply=frame["ply"], choice=ours, id="here")
        refused = socket.until("refused")
        assert (refused["word"], refused["id"]) == ("stale", "here")
        for one in sockets:
            assert one.until("frame")["ply"] == frame["ply"] + 1
        kept = rows(server, table)
        assert kept[frame["ply"]][2:] == (theirs, "elsewhere")
        assert len(kept) == frame["ply"] + 1
        frames = [a.hello(), b.hello()]
        play_on(sockets, frames, 3)


def test_who_comes_back_hears_what_they_missed_and_no_more(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 4)
        known = frames[0]["ply"]
        heard = [e for m in a.heard if m["t"] == "frame" for e in m["events"]]
        frames = play_on([a, b], frames, 4)
    with at_table(server, table, ann) as back, at_table(server, table, ann) as fresh:
        missed = back.hello(known)["events"]
        whole = fresh.hello(0)["events"]
    assert missed
    assert all(event["ply"] > known for event in missed)
    assert whole == heard + missed


def test_a_choice_can_be_taken_back_by_its_seat_only(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        for _ in range(200):
            seat = frames[0]["ask"]["seat"]
            before = frames[seat]
            frames = play_on(sockets, frames, 1)
            if frames[seat]["undo"]["allowed"]:
                break
        else:
            pytest.fail("no choice could ever be taken back")
        ply = frames[seat]["ply"]
        other = sockets[1 - seat]
        other.say("take_back", ply=ply, id="not mine")
        assert other.until("refused")["word"] == frames[1 - seat]["undo"]["word"]
        sockets[seat].say("take_back", ply=ply, id="oops")
        assert sockets[seat].until("saved")["id"] == "oops"
        after = [one.until("frame") for one in sockets]
        assert after[seat]["ply"] == ply + 1
        for field in ("view", "ask", "options"):
            assert after[seat][field] == before[field]
        assert [event["word"] for event in after[seat]["events"]] == ["took-back"]
        assert rows(server, table)[-1][1:] == (seat, "take_back", "oops")
        sockets[seat].say("take_back", ply=ply, id="oops")
        assert sockets[seat].until("saved")["ply"] == ply + 1
        play_on(sockets, after, 2)


def test_a_take_back_that_is_not_allowed_says_why(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        for seat in range(2):
            undo = frames[seat]["undo"]
            assert not undo["allowed"]
            sockets[seat].say("take_back", ply=frames[seat]["ply"], id="x")
            assert sockets[seat].until("refused")["word"] == undo["word"]


def test_spectators_see_no_options_and_no_secrets(server: Running) -> None:
    ann, bob, table = two_people(server)
    with (
        at_table(server, table, ann) as a,
        at_table(server, table, bob) as b,
        at_table(server, table) as watcher,
    ):
        frames = [a.hello(), b.hello()]
        seen = watcher.hello()
        assert seen["view"]["viewer"] is None
        assert seen["options"] == []
        assert seen["ask"]["details"] == {}
        assert seen["secret"] == ""
        assert len(seen["commitment"]) == 64
        other = 1 - frames[0]["ask"]["seat"]
        assert frames[other]["options"] == []
        watcher.say("play", ply=seen["ply"], choice="anything", id="x")
        assert watcher.refused() == "not-yours"
        watcher.say("weigh", ply=seen["ply"])
        assert watcher.refused() == "not-yours"
        watcher.say("see", ply=0, seat=0)
        assert watcher.refused() == "not-yours"
        play_on([a, b], frames, 2)
        assert watcher.until("frame")["options"] == []


def test_the_past_is_shown_as_it_was_known_then(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        frames = [a.hello(), b.hello()]
        then = frames[0]
        frames = play_on([a, b], frames, 5)
        a.say("see", ply=then["ply"])
        past = a.until("past")
        assert (past["view"], past["seat"]) == (then["view"], 0)
        a.say("see", ply=10_000)
        assert a.refused() == "no-such-ply"
        a.say("see", ply=1, seat=1)
        assert a.refused() == "not-yours"


def test_weighing_tells_what_an_option_brings_at_once(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        seat = frames[0]["ask"]["seat"]
        sockets[seat].say("weigh", ply=frames[seat]["ply"])
        gains = sockets[seat].until("gains")
        assert len(gains["points"]) == len(frames[seat]["options"])
        sockets[1 - seat].say("weigh", ply=frames[seat]["ply"])
        assert sockets[1 - seat].refused() == "not-your-turn"


def test_presence(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a:
        a.hello()
        with at_table(server, table, bob) as b, at_table(server, table) as watcher:
            b.hello()
            watcher.hello()
            around = next(m for m in watcher.heard if m["t"] == "table")
            assert around["watching"] == 1
            assert [p["online"] for p in around["table"]["players"]] == [True, True]
            assert next(m for m in a.heard if m["t"] == "table")["table"]["mine"] == 0
            a.until("presence", online=[0, 1], watching=1)
        a.until("presence", online=[0], watching=0)


def test_a_crowd_that_arrives_is_told_as_one(tmp_path: Path) -> None:
    """A newcomer hears who is here; the others hear of all newcomers together, once in a while."""
    rare = {"ARCHIPEL_PRESENCE_PAUSE": "3600", "ARCHIPEL_SOCKETS_PER_GUEST": "100"}
    running = Running(tmp_path / "data", UNLIMITED | rare).start()
    try:
        _, _, table = two_people(running)
        with ExitStack() as lines:
            crowd = [lines.enter_context(at_table(running, table)) for _ in range(60)]
            for watcher in crowd:
                watcher.hello()
            for watcher in crowd:
                watcher.say("see", ply=9999)
                watcher.until("refused")
            heard = Counter(m["t"] for watcher in crowd for m in watcher.heard)
            assert heard["table"] == heard["frame"] == heard["chat"] == 60
            assert heard["presence"] <= 60
    finally:
        running.stop()


def test_a_whole_game_its_story_record_and_rematch(server: Running) -> None:
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        frames = [a.hello(), b.hello()]
        commitment = frames[0]["commitment"]
        assert ann.call("GET", f"/api/tables/{table}/record")[0] == 409
        frames = play_on([a, b], frames)
        time.sleep(1)  # a game so quick has used up what a socket may say
        end = frames[0]
        assert end["ask"] is None
        assert sorted(end["ranks"])[0] == 1
        assert len(end["secret"]) == 64
        around = a.until("table")["table"]
        assert around["state"] == "over"
        assert around["ranks"] == end["ranks"]
        a.say("play", ply=end["ply"], choice="x", id="after")
        assert a.refused() == "over"
        a.say("take_back", ply=end["ply"], id="undo after")
        assert a.refused() == "over"
        a.say("see", ply=3, seat=1)
        assert a.until("past")["view"]["viewer"] == 1
        story = ann.get(f"/api/tables/{table}/story")
        assert len(story["plies"]) == len(story["seats"]) == len(story["scores"])
        totals = [sum(points.values()) for points in story["scores"][-1]]
        assert totals == around["scores"]
        status, record = ann.call("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert record.startswith(f"# commitment {commitment}\n# secret {end['secret']}".encode())
        stranger = Person(server.port, "Cid")
        assert stranger.call("POST", f"/api/tables/{table}/again")[0] == 403
        following = bob.post(f"/api/tables/{table}/again")
        assert ann.post(f"/api/tables/{table}/again")["id"] == following["id"]
        assert [p["name"] for p in following["players"]] == ["Bob", "Ann"]
        assert following["state"] == "playing"
        assert a.until("table")["table"]["again"] == following["id"]


def test_my_games_those_waiting_for_me_first(server: Running) -> None:
    ann, bob, first = two_people(server)
    other = ann.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    mine = ann.get("/api/tables/mine")["tables"]
    turn = next(t for t in mine if t["id"] == first)["turn"]
    waiting = [ann, bob][turn]
    assert waiting.get("/api/tables/mine")["tables"][0]["id"] == first
    assert {t["id"] for t in mine} == {first, other["id"]}
    assert Person(server.port).get("/api/tables/mine") == {"tables": [], "more": ""}
