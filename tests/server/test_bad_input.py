"""Whatever comes in: a clear refusal, and connection and table unhurt."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from archipel.cli.loopback import Person, Running
from archipel.server.refusals import STATUS
from archipel.text import LANGUAGES, Speaker
from tests.server.visit import GAME, Socket, at_table, play_on, two_people


@pytest.fixture(scope="module")
def table(server: Running) -> tuple[Person, Person, str]:
    return two_people(server)


def unhurt(server: Running, socket: Socket, table: tuple[Person, Person, str]) -> None:
    """The same connection still works, and so does the table."""
    ann, bob, id = table
    ply = socket.hello()["ply"]
    with at_table(server, id, ann) as a, at_table(server, id, bob) as b:
        frames = [a.hello(), b.hello()]
        assert frames[0]["ply"] == ply
        if frames[0]["ask"] is not None:
            frames = play_on([a, b], frames, 1)
            while socket.until("frame")["ply"] != frames[0]["ply"]:
                pass


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("{", "unreadable"),
        ("", "unreadable"),
        ("[1, 2]", "unreadable"),
        ("null", "unreadable"),
        (b"\xff\xfe{}", "unreadable"),
        ('{"t":"dance"}', "unreadable"),
        ('{"ply":1}', "unreadable"),
        ('{"t":"play","ply":"one","choice":"x","id":"a"}', "unreadable"),
        ('{"t":"play","ply":-1,"choice":"x","id":"a"}', "unreadable"),
        ('{"t":"play","ply":1,"choice":"x","id":"a","seat":1}', "unreadable"),
        ('{"t":"play","ply":1,"choice":"x","id":""}', "unreadable"),
        ('{"t":"play","ply":1,"choice":"' + "x" * 121 + '","id":"a"}', "unreadable"),
        ('{"t":"say","text":"","id":"a"}', "unreadable"),
        ('{"t":"say","text":" \\u202e\\n ","id":"a"}', "unreadable"),
        ('{"t":"say","text":"' + "x" * 401 + '","id":"a"}', "unreadable"),
        ('{"t":"say","text":"' + "x" * 5000 + '","id":"a"}', "too-large"),
        ('{"t":"play","ply":1,"choice":"x","id":"' + "é" * 2500 + '"}', "too-large"),
        ('{"t":"see","ply":99999999999999999999}', "no-such-ply"),
        ('{"t":"see","ply":99999}', "no-such-ply"),
    ],
)
def test_what_cannot_be_read(
    server: Running, table: tuple[Person, Person, str], said: str | bytes, word: str
) -> None:
    ann, _, id = table
    with at_table(server, id, ann) as socket:
        socket.hello()
        socket.raw(said)
        refused = socket.until("refused")
        assert refused["word"] == word
        assert refused["message"]
        unhurt(server, socket, table)


def test_what_is_wrong_is_said(server: Running, table: tuple[Person, Person, str]) -> None:
    ann, _, id = table
    with at_table(server, id, ann) as socket:
        socket.hello()
        socket.raw('{"t":"play","ply":"one","choice":"x","id":"a7"}')
        refused = socket.until("refused")
        assert "$.ply" in refused["message"]
        assert refused["id"] == "a7"


def test_first_of_all_one_says_hello(server: Running, table: tuple[Person, Person, str]) -> None:
    with at_table(server, table[2], table[0]) as socket:
        socket.say("play", ply=0, choice="x", id="a")
        assert "hello" in socket.until("refused")["message"]
        unhurt(server, socket, table)


def test_wrong_seat_wrong_choice_wrong_ply(
    server: Running, table: tuple[Person, Person, str]
) -> None:
    ann, bob, id = table
    with at_table(server, id, ann) as a, at_table(server, id, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
        good = frames[seat]["options"][0]
        cases: list[tuple[Socket, dict[str, Any], str]] = [
            (sockets[1 - seat], {"ply": ply, "choice": good, "id": "w1"}, "not-your-turn"),
            (sockets[seat], {"ply": ply, "choice": "fly moon", "id": "w2"}, "unreadable"),
            (sockets[seat], {"ply": ply, "choice": good + " extra", "id": "w3"}, "unreadable"),
            (sockets[seat], {"ply": ply + 1, "choice": good, "id": "w4"}, "stale"),
            (sockets[seat], {"ply": ply - 1, "choice": good, "id": "w5"}, "stale"),
        ]
        for socket, play, word in cases:
            socket.say("play", **play)
            refused = socket.until("refused")
            assert (refused["word"], refused["id"]) == (word, play["id"])
        assert a.hello()["ply"] == ply
        unhurt(server, a, table)


def test_a_choice_that_is_not_an_option(server: Running) -> None:
    ann, bob, id = two_people(server)
    with at_table(server, id, ann) as a, at_table(server, id, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        seat = frames[0]["ask"]["seat"]
        old = set(frames[seat]["options"])
        for _ in range(60):
            frames = play_on(sockets, frames, 1)
            seat = frames[0]["ask"]["seat"]
            if gone := old - set(frames[seat]["options"]):
                break
            old |= set(frames[seat]["options"])
        sockets[seat].say("play", ply=frames[0]["ply"], choice=gone.pop(), id="x")
        refused = sockets[seat].until("refused")
        assert refused["word"] == "not-an-option"
        assert refused["rule"] == frames[0]["ask"]["rule"]


def test_foreign_and_forged_tokens_seat_nobody(
    server: Running, table: tuple[Person, Person, str]
) -> None:
    ann, _, id = table
    foreign = Person(server.port, "Eve")
    token, _, signature = ann.cookies["archipel"].partition(".")
    forged = []
    for value in (
        f"{token}.{'A' * len(signature)}",
        f"{token}",
        f"{token[:-1]}x.{signature}",
        "x" * 5000,
        ".",
        "é.ü",
    ):
        person = Person(server.port)
        person.cookies = {"archipel": value}
        forged.append(person)
    for person in [foreign, *forged]:
        cookie = person.cookie.encode().decode("latin-1")
        with Socket(server, f"/api/tables/{id}/socket", cookie) as s:
            frame = s.hello()
            assert frame["view"]["viewer"] is None
            s.say("play", ply=frame["ply"], choice="x", id="x")
            assert s.refused() == "not-yours"
    for person in forged[:3]:
        assert person.get("/api/me") == {"guest": None}


def test_a_thousand_messages_in_a_second(
    server: Running, table: tuple[Person, Person, str]
) -> None:
    ann, bob, id = table
    with at_table(server, id, ann) as flood, at_table(server, id, bob) as other:
        flood.hello()
        for n in range(1000):
            flood.say("see", ply=0, seat=0) if n % 2 else flood.say("play", id=f"{n}")
        refused = [m for m in flood.settled(2.0) if m["t"] == "refused"]
        assert sum(m["word"] == "too-fast" for m in refused) > 900
        assert any(m["id"] for m in refused)
        assert other.hello()["ply"] == flood.hello()["ply"]


def test_who_never_stops_is_hung_up_on(server: Running) -> None:
    ann, _, id = two_people(server)
    with at_table(server, id, ann) as flood:
        flood.hello()
        with suppress(ConnectionClosed):
            for _ in range(2500):
                flood.raw("{}")
        with pytest.raises(ConnectionClosed, match="1008"):
            flood.settled(5)
    with at_table(server, id, ann) as again:
        assert again.hello()["ply"] >= 0


def test_unknown_table(server: Running) -> None:
    person = Person(server.port, "Ann")
    assert person.call("GET", "/api/tables/nosuchtable")[0] == 404
    assert json.loads(person.call("POST", "/api/tables/nosuchtable/join", b"{}")[1])["word"] == (
        "no-such-table"
    )
    with Socket(server, "/api/tables/nosuchtable/socket") as socket:
        assert socket.refused() == "no-such-table"
        with pytest.raises(Exception, match="4404"):
            socket.next()


def test_sockets_open_from_our_own_pages_only(
    server: Running, table: tuple[Person, Person, str]
) -> None:
    for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil:{server.port}"):
        with pytest.raises(InvalidStatus, match="403"):
            Socket(server, f"/api/tables/{table[2]}/socket", table[0].cookie, origin)


def test_html_is_text(server: Running) -> None:
    name, line = "<b>Ann</b>", "<script>alert('é')</script>"
    ann = Person(server.port, name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats})
    assert table["players"][0]["name"] == name
    with at_table(server, table["id"], ann) as a:
        a.say("hello")
        a.until("chat")
        a.say("say", text=line, id="c1")
        heard = a.until("chat")["lines"][0]
        assert (heard["text"], heard["name"]) == (line, name)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"", 400),
        (b'{"name":"","colour":"teal"}', 400),
        (b'{"name":"  \\u202e ","colour":"teal"}', 400),
        (b'{"name":"Ann","colour":"url(x)"}', 400),
        (b'{"name":"Ann","colour":"teal","admin":true}', 400),
        (b'{"name":"' + b"x" * 25 + b'","colour":"teal"}', 400),
        (b'{"name":"' + b"x" * 20_000 + b'","colour":"teal"}', 413),
    ],
)
def test_bodies_that_do_not_fit(server: Running, body: bytes, status: int) -> None:
    person = Person(server.port, "Ann")
    got, answer = person.call("POST", "/api/me", body)
    assert got == status
    problem = json.loads(answer)
    assert problem["word"] in ("unreadable", "too-large")
    assert problem["message"]
    assert person.get("/api/me")["guest"]["name"] == "Ann"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "../kernel"}, "unreadable"),
        ({"seats": [{"kind": "me"}]}, "bad-table"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-table"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, "bad-table"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
        ({"seats": [{"kind": "king"}, {"kind": "open"}]}, "unreadable"),
        ({"options": {"wind": "north"}}, "bad-table"),
    ],
)
def test_tables_that_cannot_be(server: Running, change: dict[str, Any], word: str) -> None:
    ann = Person(server.port, "Ann")
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]} | change
    status, answer = ann.call("POST", "/api/tables", json.dumps(wish).encode())
    assert json.loads(answer)["word"] == word
    assert status == STATUS[word]


def test_every_refusal_has_its_sentence() -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        assert [word for word in STATUS if not speaker.has(f"no-{word}")] == []
        assert speaker.has("log-took-back")
        assert speaker.has("bot-replaced")
