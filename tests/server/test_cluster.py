"""A whole house over the wire: a proxy, three servers, two workers, PostgreSQL and Redis.

The tests of one server run on it too, all that only visit: ``make cluster``.
"""

from __future__ import annotations

import json
from pathlib import Path

from archipel.cli.loopback import Person, Running
from tests.server.cluster import Cluster
from tests.server.visit import GAME, Socket, at_table, play_on, two_people


def at(server: Running, table: str, person: Person | None = None) -> Socket:
    """A socket of one server, past the proxy."""
    return Socket(server, f"/api/tables/{table}/socket", person.cookie if person else "")


def test_people_at_three_servers_play_one_game_and_talk(cluster: Cluster) -> None:
    one, two, three = cluster.servers
    ann, bob, table = two_people(cluster)
    with at(one, table, ann) as a, at(two, table, bob) as b, at(three, table) as stranger:
        frames, seen = [a.hello(), b.hello()], stranger.hello()
        frames = play_on([a, b], frames, 12)
        while seen["ply"] < frames[0]["ply"]:
            seen = stranger.until("frame")
        with at_table(cluster, table) as newcomer:
            fresh = newcomer.hello()
            assert (fresh["ply"], fresh["view"]) == (seen["ply"], seen["view"])
        b.say("say", text="well met", id="1")
        assert [line["text"] for line in stranger.until("chat")["lines"]] == ["well met"]
        told = [m for m in stranger.heard if m["t"] == "presence" and m["online"] == [0, 1]]
        here = told[-1] if told else stranger.until("presence", online=[0, 1])
        assert here["watching"] >= 1
        bob.post("/api/me", {"name": "Robert", "colour": "teal"})
        while a.until("table")["table"]["players"][1]["name"] != "Robert":
            pass


def test_a_table_opened_at_one_server_is_in_the_lobby_of_all(cluster: Cluster) -> None:
    ann = Person(cluster.port, "Ann")
    lobbies = [Socket(server, "/api/lobby/socket") for server in cluster.servers]
    for lobby in lobbies:
        lobby.next()
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = ann.post("/api/tables", wish)["id"]
    for lobby in lobbies:
        while table not in [one["id"] for one in lobby.until("lobby")["tables"]]:
            pass
        lobby.__exit__(None, None, None)


def test_computer_players_think_at_workers(cluster: Cluster) -> None:
    ann = Person(cluster.port, "Ann")
    seats = [{"kind": "bot", "bot": "casual"}, {"kind": "me"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats, "shuffle": False})["id"]
    with at_table(cluster, table, ann) as a:
        frame = a.hello()
        for _ in range(6):
            while not frame["options"]:
                frame = a.until("frame", timeout=60)
            ply = frame["ply"]
            a.say("play", ply=ply, choice=frame["options"][0], id=f"p{ply}")
            frame = a.until("frame")
    for server in cluster.servers:
        assert server.process is not None
        pid = server.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        thinking = [p for p in children if b"spawn_main" in Path(f"/proc/{p}/cmdline").read_bytes()]
        assert not thinking, "a server thinks itself"


def test_what_postgresql_cannot_hold_is_refused_in_words(cluster: Cluster) -> None:
    person = Person(cluster.servers[0].port, "Ann")
    for path in ("/api/tables/%00", "/api/tables/%00/story", "/api/tables?after=%00"):
        status, answer = person.call("GET", path)
        assert (path, status, json.loads(answer)["word"]) == (path, 404, "no-such-page")
    body = b'{"login": "a\\u0000b", "password": "long enough, is it not"}'
    status, answer = person.call("POST", "/api/sign-in/password", body)
    assert status in (400, 409), answer
