"""Who plays on a seat: levels that people agree on, and the computer for somebody who is away."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from archipel.cli.loopback import Person, Running
from tests.server.visit import GAME, Socket, at_table, two_people

BOT = {"kind": "bot", "bot": "random"}


def with_computer(server: Running, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann, Bob and a computer player at a table that has begun."""
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats, "shuffle": False, **wishes})[
        "id"
    ]
    bob.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def refused(person: Person, path: str, body: dict[str, Any]) -> tuple[int, str]:
    status, answer = person.call("POST", path, msgspec.json.encode(body))
    return status, msgspec.json.decode(answer)["word"]


def system_lines(socket: Socket) -> list[tuple[int, str]]:
    """What the table itself has said."""
    lines = [line for m in socket.heard if m["t"] == "chat" for line in m["lines"]]
    return [(line["seat"], line["text"]) for line in lines if not line["name"]]


def test_one_person_changes_a_level_at_once(server: Running) -> None:
    ann = Person(server.port, "Ann")
    wish = {"game": GAME, "seats": [{"kind": "me"}, BOT], "shuffle": False}
    table = ann.post("/api/tables", wish)["id"]
    with at_table(server, table, ann) as a:
        a.hello()
        told = ann.post(f"/api/tables/{table}/level", {"seat": 1, "bot": "greedy"})
        assert (told["players"][1]["bot"], told["players"][1]["wish"]) == ("greedy", "")
        a.until("chat")
        assert system_lines(a) == [(1, "level-changed level=greedy")]


def test_all_who_play_must_agree_to_another_level(server: Running) -> None:
    ann, bob, table = with_computer(server)
    path = f"/api/tables/{table}/level"
    with at_table(server, table, ann) as a:
        a.hello()
        wished = ann.post(path, {"seat": 2, "bot": "greedy"})["players"][2]
        assert (wished["bot"], wished["wish"], wished["agreed"]) == ("random", "greedy", [0])
        assert bob.post(path, {"seat": 2, "bot": "random"})["players"][2]["wish"] == ""  # it stays
        ann.post(path, {"seat": 2, "bot": "greedy"})
        agreed = bob.post(path, {"seat": 2, "bot": "greedy"})["players"][2]
        assert (agreed["bot"], agreed["wish"], agreed["agreed"]) == ("greedy", "", [])
        while not system_lines(a):
            a.until("chat")
        assert system_lines(a) == [(2, "level-changed level=greedy")]
        around = [m["table"]["players"][2] for m in a.heard if m["t"] == "table"]
        assert [(p["bot"], p["wish"]) for p in around][-4:] == [
            ("random", "greedy"),
            ("random", ""),
            ("random", "greedy"),
            ("greedy", ""),
        ]


def test_who_may_not_propose_a_level(server: Running) -> None:
    ann, bob, table = with_computer(server)
    path, cid = f"/api/tables/{table}/level", Person(server.port, "Cid")
    assert refused(cid, path, {"seat": 2, "bot": "greedy"}) == (403, "not-yours")
    assert refused(bob, path, {"seat": 2, "bot": "nobody"}) == (404, "no-such-bot")
    assert refused(bob, path, {"seat": 0, "bot": "greedy"}) == (404, "no-such-bot")
    assert refused(bob, path, {"seat": 7, "bot": "greedy"}) == (404, "no-such-seat")
    open_table = ann.post(
        "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, BOT]}
    )["id"]
    waiting = f"/api/tables/{open_table}/level"
    assert refused(ann, waiting, {"seat": 2, "bot": "greedy"}) == (409, "not-started")


def test_when_the_last_who_hesitated_leaves_the_others_agree(server: Running) -> None:
    ann, bob, table = with_computer(server)
    ann.post(f"/api/tables/{table}/level", {"seat": 2, "bot": "greedy"})
    players = bob.post(f"/api/tables/{table}/leave")["players"]
    assert players[2]["bot"] == "greedy"


def test_a_table_says_whether_there_are_hints_and_when_somebody_is_away(server: Running) -> None:
    ann = Person(server.port, "Ann")
    alone = ann.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, BOT]})
    invited = ann.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (alone["hints"], invited["hints"]) == (True, False)
    assert invited["absent"] == 600
    chosen = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "absent": 0}
    agreed = ann.post("/api/tables", {**chosen, "hints": True})
    assert (agreed["hints"], agreed["absent"]) == (True, 0)


def test_the_computer_plays_for_who_is_away_until_they_are_back(server: Running) -> None:
    ann, bob, table = two_people(server, absent=1)
    path = f"/api/tables/{table}"
    with at_table(server, table, ann) as a:
        frame = a.hello()
        first = frame["ask"]["seat"]
        mover, other = (ann, bob) if first == 0 else (bob, ann)
        if first == 0:  # who is here is asked, so it is the other's turn to be away
            mover, other = other, mover
            while frame["ask"]["seat"] == 0:
                a.say("play", ply=frame["ply"], choice=frame["options"][0], id=f"p{frame['ply']}")
                frame = a.until("frame")
        assert mover is bob
        assert refused(ann, f"{path}/take-over", {"seat": 0}) == (409, "not-absent")
        time.sleep(max(0.0, frame["since"] + 1.1 - time.time()))
        told = ann.post(f"{path}/take-over", {"seat": 1, "bot": "random"})["players"][1]
        assert (told["kind"], told["name"], told["bot"]) == ("guest", "Bob", "random")
        while not frame["options"]:  # the computer goes on until Ann is asked
            frame = a.until("frame")
        assert system_lines(a) == [(1, "taken-over level=random")]
        with at_table(server, table, bob) as b, at_table(server, table) as stranger:
            mine = b.hello()
            assert mine["view"] not in (stranger.hello()["view"], frame["view"])  # still his own
            b.say("play", ply=mine["ply"], choice="pass", id="too early")
            assert b.refused() == "played-for"
            back = bob.post(f"{path}/come-back", {})["players"][1]
            assert (back["kind"], back["bot"]) == ("guest", "")
            while frame["ask"]["seat"] == 0:
                ply = frame["ply"]
                a.say("play", ply=ply, choice=frame["options"][0], id=f"p{ply}")
                frame = a.until("frame")
            while not mine["options"]:
                mine = b.until("frame")
            b.say("play", ply=mine["ply"], choice=mine["options"][0], id="mine again")
            assert b.until("saved")["id"] == "mine again"
        while system_lines(a)[-1:] != [(1, "came-back")]:
            a.next()


@pytest.mark.parametrize("absent", [0, 3600])
def test_nobody_is_replaced_before_the_time_that_was_agreed(server: Running, absent: int) -> None:
    ann, bob, table = two_people(server, absent=absent)
    for person, seat in ((ann, 1), (bob, 0)):
        path = f"/api/tables/{table}/take-over"
        assert refused(person, path, {"seat": seat}) == (409, "not-absent")


@pytest.mark.parametrize("clock", [None, {"kind": "turns", "time": 86_400}])
def test_nobody_takes_over_a_seat_that_is_not_at_the_table(
    server: Running, clock: dict[str, Any] | None
) -> None:
    """Strangers may ask as well; how long the table has waited for such a seat, nobody can say."""
    ann, _, table = two_people(server, clock=clock)
    eve = Person(server.port, "Eve")
    path = f"/api/tables/{table}/take-over"
    for seat in (-50, -1, 2, 99, 10**30):
        assert refused(ann, path, {"seat": seat}) == (404, "no-such-seat")
        assert refused(eve, path, {"seat": seat}) == (403, "not-yours")
