"""Silence, slowness and haste: who keeps the server busy with nothing is shown out, nobody else."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.cli.loopback import Person, Running
from tests.server.conftest import QUICK, STRICT
from tests.server.visit import at_table, play_on, two_people

HASTY = STRICT | {
    "ARCHIPEL_PRESENCE_PAUSE": "0",
    "ARCHIPEL_HEAD_SECONDS": "0.6",
    "ARCHIPEL_BODY_SECONDS": "0.6",
    "ARCHIPEL_ANSWER_SECONDS": "1",
    "ARCHIPEL_IDLE_SECONDS": "0.6",
    "ARCHIPEL_HELLO_SECONDS": "0.6",
    "ARCHIPEL_PING_SECONDS": "0.3",
    "ARCHIPEL_PONG_SECONDS": "0.3",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without patience."""
    running = Running(tmp_path_factory.mktemp("hasty") / "data", HASTY).start()
    yield running
    running.stop()


def call(server: Running, said: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection, and what is said on it at once."""
    line = socket.create_connection(("127.0.0.1", server.port), 20, (address, 0))
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            found += piece
    return found


def handshake(server: Running, path: str) -> bytes:
    host = f"127.0.0.1:{server.port}"
    return (
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        "sec-websocket-version: 13\r\n\r\n"
    ).encode()


# ---------------------------------------------------------------- slowness


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n",
        b"\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n\r\n",
    ],
    ids=["nothing", "half a head", "an empty line", "half a body", "one request", "and a line"],
)
def test_who_says_no_more_is_hung_up_on(hasty: Running, said: bytes) -> None:
    with call(hasty, said) as line:
        heard(line)  # ends, or the test does not


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n"]
)
def test_who_speaks_too_slowly_is_hung_up_on(hasty: Running, begun: bytes) -> None:
    with call(hasty, begun) as line:
        line.settimeout(0.1)
        assert hung_up(line, b"x: y\r\n")  # a header, or some bytes of a body, again and again
        assert Person(hasty.port, "Ann").guest


def test_who_does_not_read_the_answer_is_hung_up_on(hasty: Running) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", hasty.port))
        ask = b"GET /api/games/bora_bora/text/fr HTTP/1.1\r\nhost: x\r\n\r\n"
        assert hung_up(line, ask, listening=False)


def hung_up(line: socket.socket, said: bytes, listening: bool = True) -> bool:
    """Say it again and again: does the other side hang up?"""
    try:
        for _ in range(400):
            line.sendall(said)
            if not listening:
                time.sleep(0.05)
                continue
            with suppress(TimeoutError):
                if not line.recv(65536):
                    return True
    except ConnectionError:
        return True
    return False


def test_a_request_in_pieces_is_no_slow_one(hasty: Running) -> None:
    for cut in range(1, 40, 7):
        said = b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n"
        with call(hasty, said[:cut]) as line:
            line.sendall(said[cut:])
            assert b"200 OK" in line.recv(200)


def test_a_socket_without_hello_is_closed(hasty: Running) -> None:
    ann, _, table = two_people(hasty)
    with at_table(hasty, table, ann) as silent, at_table(hasty, table, ann) as babbler:
        babbler.say("see", ply=0)
        for socket_ in (silent, babbler):
            assert socket_.until("refused", word="too-slow")
            with pytest.raises(ConnectionClosed, match="1008"):
                socket_.next()


def test_a_dead_socket_is_found_by_its_silence(hasty: Running) -> None:
    _, bob, table = two_people(hasty)
    with at_table(hasty, table, bob) as b:
        b.hello()
        said = b'{"t":"hello"}'
        dead = call(hasty, handshake(hasty, f"/api/tables/{table}/socket"))
        assert b"101 Switching" in dead.recv(300)
        dead.sendall(bytes((0x81, 0x80 | len(said))) + b"\0\0\0\0" + said)
        b.until("presence", watching=1)
        b.until("presence", watching=0)  # it never answered a ping
        assert b"keepalive ping timeout" in heard(dead)
        dead.close()


def test_a_socket_that_answers_pings_stays(hasty: Running) -> None:
    ann, bob, table = two_people(hasty)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(), b.hello()]
        a.settled(2.0)  # the library answers pings meanwhile
        assert play_on([a, b], frames, 1)


# ---------------------------------------------------------------- crowds


def test_1100_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", QUICK, files=1024).start()
    try:
        ann, bob, table = two_people(server)
        with (
            ExitStack() as opened,
            at_table(server, table, ann) as a,
            at_table(server, table, bob) as b,
        ):
            frames = [a.hello(), b.hello()]
            for n in range(1100):  # as many as the system has files, from a few addresses
                opened.enter_context(call(server, address=f"127.0.0.{2 + n % 5}"))
            frames = play_on([a, b], frames, 3)
            for _ in range(600):  # and more than there may be from our own
                opened.enter_context(call(server))
            assert Person(server.port, "Cem").get("/api/tables/" + table)["ply"]
            frames = play_on([a, b], frames, 3)
            with at_table(server, table) as spectator:
                assert spectator.hello()["ply"] == frames[0]["ply"]
    finally:
        server.stop()
    log = server.log.read_text()
    assert "Too many open files" not in log
    assert "Traceback" not in log
    lines = [line for line in log.splitlines() if "silent, made way" in line]
    assert lines  # counted, not one line for each
    assert sum(int(line.split(",")[-1].split()[0]) for line in lines) > 100


def test_more_than_an_address_may_have_is_turned_away(tmp_path: Path) -> None:
    few = QUICK | {"ARCHIPEL_CONNECTIONS_PER_ADDRESS": "3"}
    server = Running(tmp_path / "data", few).start()
    try:
        path = "/api/lobby/socket"
        with ExitStack() as opened:
            for _ in range(3):
                line = opened.enter_context(call(server, handshake(server, path), "127.0.0.2"))
                assert b"101 Switching" in line.recv(300)
            refused = heard(opened.enter_context(call(server, address="127.0.0.2")))
            assert b"503" in refused.split(b"\r\n")[0]
            assert json.loads(refused.partition(b"\r\n\r\n")[2])["word"] == "full"
            assert Person(server.port, "Ann").guest  # from another address
    finally:
        server.stop()
    assert "connection of 127.0.0.2: too many" in server.log.read_text()


# ---------------------------------------------------------------- haste

LIMITED = QUICK | {
    "ARCHIPEL_ADDRESS_RATE": "0.1",
    "ARCHIPEL_ADDRESS_BURST": "30",
    "ARCHIPEL_REFUSAL_PAUSE": "0",
}


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """A server that bears thirty requests from one address, and then no more for a while."""
    running = Running(tmp_path / "data", LIMITED).start()
    yield running
    running.stop()


def test_reading_has_its_limit_too(limited: Running) -> None:
    flood, bystander = Person(limited.port), Person(limited.port, address="127.0.0.9")
    answers = [flood.call("GET", "/api/shelf") for _ in range(40)]
    assert {status for status, _ in answers[:20]} == {200}
    assert {status for status, _ in answers[30:]} == {429}
    assert json.loads(answers[-1][1])["word"] == "too-fast"
    with call(limited, b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n") as line:
        assert b"retry-after: 10\r\n" in heard(line)
    with call(limited, handshake(limited, "/api/lobby/socket")) as line:
        assert b" 429 " in line.recv(300)
    assert bystander.call("GET", "/api/shelf")[0] == 200
    limited.stop()
    assert "request of 127.0.0.1: too fast" in limited.log.read_text()


def test_an_address_somebody_claims_is_not_believed(limited: Running) -> None:
    liar = Person(limited.port)
    found = [
        liar.call("GET", "/api/me", headers={"x-forwarded-for": f"10.0.0.{n}"})[0]
        for n in range(40)
    ]
    assert found[-1] == 429


def test_an_address_told_by_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    trusting = LIMITED | {"ARCHIPEL_PROXIES": "127.0.0.0/30, ::1"}
    server = Running(tmp_path / "data", trusting).start()
    try:
        proxy = Person(server.port)
        for n in range(40):
            forged = {"x-forwarded-for": f"6.6.6.{n}, 10.0.0.{n}"}
            assert proxy.call("GET", "/api/me", headers=forged)[0] == 200
        same = {"x-forwarded-for": "10.9.9.9"}
        assert [proxy.call("GET", "/api/me", headers=same)[0] for _ in range(40)][-1] == 429
        stranger = Person(server.port, address="127.0.0.9")
        found = [
            stranger.call("GET", "/api/me", headers={"x-forwarded-for": f"10.1.0.{n}"})[0]
            for n in range(40)
        ]
        assert found[-1] == 429
    finally:
        server.stop()


def test_a_flood_of_pings_and_pieces_ends_the_socket(server: Running) -> None:
    for frame in (
        b"\x89\x80\0\0\0\0",
        b"\x8a\x80\0\0\0\0",
        b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0",
    ):
        with call(server, handshake(server, "/api/lobby/socket")) as line:
            line.recv(300)
            with suppress(ConnectionError):
                line.sendall(frame * 5000)
            heard(line)  # ends


def test_a_quarter_of_a_megabyte_of_small_messages_is_read_piece_by_piece(server: Running) -> None:
    ann, bob, table = two_people(server)
    with call(server, handshake(server, f"/api/tables/{table}/socket")) as line:
        line.recv(300)
        with suppress(ConnectionError):
            line.sendall(b"\x81\x82\0\0\0\0{}" * 32_000)
        with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
            play_on([a, b], [a.hello(), b.hello()], 2)
        while b"too-fast" not in line.recv(65536):
            pass


def test_what_is_told_of_a_finished_game_is_kept(own_server: Running) -> None:
    server = own_server
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        play_on([a, b], [a.hello(), b.hello()])
        for _ in range(2):
            a.say("see", ply=10, seat=1)
            assert a.until("past")["seat"] == 1
        a.say("see", ply=99_999)
        assert a.refused() == "no-such-ply"
    for part in ("story", "record"):
        ask = f"GET /api/tables/{table}/{part} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        with call(server, f"{ask}\r\n".encode()) as line:
            head, _, body = heard(line).partition(b"\r\n\r\n")
        assert b"immutable" in head
        assert body
        etag = next(li for li in head.split(b"\r\n") if li.startswith(b"etag: "))[6:]
        with call(server, f"{ask}if-none-match: {etag.decode()}\r\n\r\n".encode()) as line:
            head, _, body = heard(line).partition(b"\r\n\r\n")
        assert b" 304 " in head.split(b"\r\n")[0]
        assert not body


def test_who_is_being_answered_when_the_server_ends_is_told_so(own_server: Running) -> None:
    """It waits a little for what is under way, here for the rest of a body; then it says no."""
    ann = Person(own_server.port, "Ann")
    token = ann.cookies["csrf"]
    head = f"POST /api/me HTTP/1.1\r\nhost: x\r\ncookie: {ann.cookie}\r\nx-csrf-token: {token}\r\n"
    with socket.create_connection(("127.0.0.1", own_server.port), 30) as line:
        line.sendall(f"{head}content-length: 100\r\n\r\n{{".encode())
        assert ann.get("/api/me")["guest"]  # by now it is being read
        own_server.stop()
        answer = line.recv(65536)
    assert b" 503 " in answer.partition(b"\r\n")[0]
    assert b'"full"' in answer
    assert "Traceback" not in own_server.log.read_text()
