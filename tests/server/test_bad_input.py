"""Whatever comes in: a clear refusal, and connection and table unhurt."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from archipel.cli.loopback import Person, Running
from archipel.server.refusals import STATUS
from archipel.text import LANGUAGES, Speaker
from tests.server.cluster import Cluster
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
        ('{"t":"hello","x":' + "[" * 1990 + "]" * 1990 + "}", "unreadable"),
        ('{"t":"play","id":' + '{"a":' * 600 + "1" + "}" * 600 + "}", "unreadable"),
        ("[" * 4096, "unreadable"),
        ('{"t":"say","text":"\\ud800","id":"a"}', "unreadable"),
        ('{"t":"see","ply":' + "9" * 4000 + "}", "no-such-ply"),
        ('{"t":"see","ply":1e400}', "unreadable"),
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
        assert person.get("/api/me")["guest"] is None


def test_three_hundred_messages_at_once(server: Running, table: tuple[Person, Person, str]) -> None:
    ann, bob, id = table
    with at_table(server, id, ann) as flood, at_table(server, id, bob) as other:
        flood.hello()
        for n in range(300):
            flood.say("see", ply=0, seat=0) if n % 2 else flood.say("play", id=f"{n}")
        refused = [m for m in flood.settled(2.0) if m["t"] == "refused"]
        assert sum(m["word"] == "too-fast" for m in refused) > 150
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
            flood.settled(60)
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
        (b'{"name":"  \\u202e ","colour":"teal"}', 409),
        (b'{"name":"Ann","colour":"url(x)"}', 400),
        (b'{"name":"Ann","colour":"teal","admin":true}', 400),
        (b'{"name":"' + b"x" * 97 + b'","colour":"teal"}', 400),
        (b'{"name":"' + b"x" * 20_000 + b'","colour":"teal"}', 413),
        (b'{"name":' + b"[" * 5000 + b"]" * 5000 + b',"colour":"teal"}', 400),
        (b"[" * 16_000, 400),
        (b'{"name":"\xff\xfe","colour":"teal"}', 400),
        (b'{"name":"\\ud800","colour":"teal"}', 400),
        (b"\xff", 400),
        (b"9" * 10_000, 400),
    ],
)
def test_bodies_that_do_not_fit(server: Running, body: bytes, status: int) -> None:
    person = Person(server.port, "Ann")
    got, answer = person.call("POST", "/api/me", body)
    assert got == status
    problem = json.loads(answer)
    assert problem["word"] in ("unreadable", "too-large", "bad-name")
    assert problem["message"]
    assert person.get("/api/me")["guest"]["name"] == "Ann"


@pytest.mark.parametrize(
    "headers",
    [
        {"x-csrf-token": "é" * 128},
        {"cookie": "csrf=" + "é" * 128, "x-csrf-token": "x" * 128},
        {"content-type": "multipart/form-data; boundary=", "x-csrf-token": ""},
        {"content-type": "application/x-www-form-urlencoded", "x-csrf-token": ""},
        {"cookie": ";=; ;;=;", "x-csrf-token": "\t"},
    ],
)
def test_whatever_the_token_is_it_is_no_fault_of_ours(
    server: Running, headers: dict[str, str]
) -> None:
    person = Person(server.port, "Ann")
    status, answer = person.call("POST", "/api/me", b"--\r\nx", headers=headers)
    assert status == 403
    assert json.loads(answer)["word"] == "forged"


def door(server: Running | Cluster) -> int:
    """The port of a server itself: a proxy has its own words for what is no request."""
    return server.servers[0].port if isinstance(server, Cluster) else server.port


def raw(server: Running, said: bytes) -> tuple[int, bytes]:
    """The status and body of what is answered to any bytes at all, to the end of the connection."""
    with socket.create_connection(("127.0.0.1", door(server)), 20) as line:
        line.sendall(said)
        found = b""
        with suppress(ConnectionResetError):
            while piece := line.recv(65536):
                found += piece
    head, _, body = found.partition(b"\r\n\r\n")
    return int(head[9:12] or 0), body


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"hello\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
        (b"FLY / HTTP/1.1\r\nhost: x\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nhost: x\r\nx y: z\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 40_000, 431),
        (b"GET /" + b"x" * 200_000, 431),
        (b"GET /%ff%00%0a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (b"GET /api/tables/%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (b"GET / HTTP/1.1\r\nhost: \xff<>\r\nconnection: close\r\n\r\n", 400),
    ],
)
def test_what_is_no_request_is_refused_like_any_other(
    server: Running, said: bytes, status: int
) -> None:
    found, body = raw(server, said)
    assert found == status
    assert json.loads(body)["word"] in STATUS


def test_requests_sent_ahead_have_an_end(server: Running) -> None:
    status, body = raw(server, b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * 8000)
    assert body.count(b"HTTP/1.1") < 100
    assert status in (200, 400)


HANDSHAKE = (
    b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nupgrade: websocket\r\n"
    b"connection: Upgrade\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    b"sec-websocket-version: 13\r\n\r\n"
)


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        (b"lobby", b"cellar", 404),
        (b"http://x", b"http://y", 403),
        (b": 13", b": 12", 400),
        (b"MDEy", b"", 400),
        (b"\r\n\r\n", b"\r\n" + b"x: y\r\n" * 200 + b"\r\n", 431),
        (b"\r\n\r\n", b"\r\nx: " + b"y" * 9000 + b"\r\n\r\n", 431),
        (b"\r\n\r\n", b"\r\ncontent-length: 2\r\n\r\n{}", 400),
    ],
)
def test_odd_handshakes(server: Running, old: bytes, new: bytes, status: int) -> None:
    found, body = raw(server, HANDSHAKE.replace(old, new, 1))
    assert found == status
    if status in (403, 404):
        assert json.loads(body)["word"] in ("no-such-page", "foreign-origin")


def test_only_a_get_can_become_a_socket(server: Running) -> None:
    upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\ncontent-type: application/json\r\n"
    for body in (b"", b'{"seat": null}'):
        post = b"POST /api/tables/nothing/join HTTP/1.1\r\nhost: x\r\n" + upgrade
        with socket.create_connection(("127.0.0.1", door(server)), 20) as line:
            line.sendall(post + b"content-length: %d\r\n\r\n" % len(body) + body)
            assert line.recv(65536).startswith(b"HTTP/1.1 403 ")  # without a token


def test_text_that_is_no_text_ends_the_socket_in_order(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", door(server)), 20) as line:
        line.sendall(HANDSHAKE)
        assert b"101 Switching" in line.recv(300)
        line.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        found = b""
        while piece := line.recv(65536):
            found += piece
        assert b"\x88" in found
        assert (1007).to_bytes(2, "big") in found


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


def test_numbers_of_any_length(server: Running) -> None:
    ann = Person(server.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    bob = Person(server.port, "Bob")
    for digits in (20, 1000, 6000):
        for number in ("9" * digits, "-" + "9" * digits):
            body = f'{{"seat":{number},"kind":"open"}}'.encode()
            assert ann.call("POST", f"/api/tables/{table}/seat", body)[0] in (400, 404)
            body = f'{{"seat":{number}}}'.encode()
            assert bob.call("POST", f"/api/tables/{table}/join", body)[0] in (400, 409)


def test_every_refusal_has_its_sentence() -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        assert [word for word in STATUS if not speaker.has(f"no-{word}")] == []
        assert speaker.has("log-took-back")
        assert speaker.has("bot-replaced")


@pytest.mark.parametrize("host", ["x:y", "127.0.0.1:99999", "a@b:c", "[", "a/b", "é"])
def test_a_host_that_is_none_is_refused_in_words(server: Running, host: str) -> None:
    body = b'{"name": "Ann", "colour": "teal"}'
    head = f"POST /api/me HTTP/1.1\r\nhost: {host}\r\ncontent-length: {len(body)}\r\n"
    with socket.create_connection(("127.0.0.1", door(server)), 10) as line:
        line.sendall(f"{head}connection: close\r\n\r\n".encode() + body)
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    assert b" 400 " in answer.partition(b"\r\n")[0]
    assert b'"unreadable"' in answer


@pytest.mark.parametrize("host", [b"", b"host:\r\n", b"host: :80\r\n"])
def test_a_passkey_is_for_a_site_so_who_names_none_is_refused(server: Running, host: bytes) -> None:
    person = Person(server.port, "Ann")
    cookie, token = person.cookie.encode(), person.cookies["csrf"].encode()
    for path in (b"/api/sign-in/passkey/begin", b"/api/account/passkey/begin"):
        head = b"POST " + path + b" HTTP/1.1\r\n" + host + b"cookie: " + cookie
        head += b"\r\nx-csrf-token: " + token + b"\r\ncontent-length: 0\r\nconnection: close"
        status, body = raw(server, head + b"\r\n\r\n")
        assert (status, json.loads(body)["word"]) == (400, "unreadable")
