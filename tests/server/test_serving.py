"""Several processes on one machine: they share a socket, are replaced, and are renewed in play."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.cli.loopback import UNLIMITED, Running
from archipel.server import serving as watching
from archipel.server import settings
from tests.server.conftest import QUICK
from tests.server.visit import Socket, at_table, play_on, two_people
from tests.servers import Postgresql, Redis


@pytest.fixture
def three(postgresql: Postgresql, redis: Redis, tmp_path: Path) -> Iterator[Running]:
    """One server that is three processes, and one that watches over them."""
    where = {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_BUS": redis.url}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | where | {"ARCHIPEL_PROCESSES": "3"})
    yield running.start(180)
    running.stop()
    assert "Traceback" not in running.log.read_text()


def serving(server: Running) -> list[int]:
    """The processes that serve: children that hold the socket people knock at."""
    assert server.process is not None
    pid = server.process.pid
    found = [int(p) for p in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [p for p in found if b"spawn_main" in Path(f"/proc/{p}/cmdline").read_bytes()]


def until(seconds: float, true: object) -> None:
    late = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < late, "it does not happen"
        time.sleep(0.1)


def test_processes_are_replaced_when_they_die_and_renewed_while_people_play(three: Running) -> None:
    until(120, lambda: len(serving(three)) == 3)
    ann, bob, table = two_people(three)
    with at_table(three, table, ann) as a, at_table(three, table, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 6)
    first = serving(three)
    os.kill(first[0], signal.SIGKILL)
    until(120, lambda: len(serving(three)) == 3 and first[0] not in serving(three))
    assert three.process is not None
    with at_table(three, table, ann) as a:
        assert a.hello()["ply"] == frames[0]["ply"]
        old = serving(three)
        three.process.send_signal(signal.SIGHUP)
        assert ended(a) == 1012
    with at_table(three, table, ann) as a, at_table(three, table, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 6)
    until(120, lambda: len(serving(three)) == 3 and not set(old) & set(serving(three)))
    with at_table(three, table, ann) as a:
        assert a.hello()["ply"] == frames[0]["ply"]


def test_one_process_is_not_ended_by_a_word_to_renew_it(own_server: Running) -> None:
    assert own_server.process is not None
    ann, bob, table = two_people(own_server)
    with at_table(own_server, table, ann) as a, at_table(own_server, table, bob) as b:
        frames = [a.hello(), b.hello()]
        own_server.process.send_signal(signal.SIGHUP)
        play_on([a, b], frames, 6)
    until(60, lambda: "cannot be renewed" in own_server.log.read_text())


def ended(socket: Socket) -> int:
    """How the server hangs up."""
    try:
        while True:
            socket.next(timeout=120)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_one_that_does_not_start_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who watches over them sees that it ended, and does not wait until it is ready."""
    monkeypatch.setattr(watching, "START_SECONDS", 1e9)
    (tmp_path / "data").write_text("no folder, so that nothing can start on it")
    several = watching.Several(settings.read(data=tmp_path / "data"), [])
    dead, _ = several._start()
    several._running = [dead]
    dead.join()
    again = threading.Thread(target=several._replace_dead, daemon=True)
    again.start()
    again.join(120)
    assert not again.is_alive(), "it waits for what will never be"
    assert several._running != [dead]
    several._running[0].join()
