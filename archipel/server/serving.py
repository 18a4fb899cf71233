"""Running: one process that serves, or several that share the sockets people knock at.

Several are watched over by one more that serves nobody: it starts another one for any that dies,
and on SIGHUP it renews them one after the other, each replaced before it is ended. A process that
is told to end (SIGTERM) finishes what is under way and closes its sockets with 1012: whoever is
connected comes back at once, and finds another one.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from archipel.server import app, collector, logs, metrics, starting
from archipel.server.house import House
from archipel.server.settings import Settings
from archipel.server.wire import Doorkeeper, protocols

LOOK = 0.2
"""Seconds between two looks of who watches over the others."""

AGAIN = 1.0
"""Seconds until one is started again that did not start."""

START_SECONDS = 60.0
END_SECONDS = 15.0

log = logging.getLogger("archipel")


class Server(uvicorn.Server):
    """uvicorn's, which says when it is ready, and tells the house before it hangs up on people."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Any = None) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready is not None:
            self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.closing = True
        await super().shutdown(sockets)


def _stay(*_: Any) -> None:
    log.info("one process cannot be renewed while people play: start it again instead")


def run_one(chosen: Settings, house: House, listening: list[socket.socket], ready: Any) -> None:
    """Serve until we are told to end."""
    # Who renews others renews none of these. Only a terminal that is closed takes us along.
    if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):
        signal.signal(signal.SIGHUP, _stay)
    made = app.make(house)
    door, wire = protocols(Doorkeeper(chosen, house.tally, house.turns, starting.files()))
    collector.set_up()
    # Everybody waits for the thread that commits: it gets the interpreter a tenth of a
    # millisecond after it asks, which it does many times for one move (decision 12).
    sys.setswitchinterval(0.0001)
    config = uvicorn.Config(
        made,
        http=door,
        ws=wire,
        ws_max_size=chosen.socket_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=chosen.ping_seconds,
        ws_ping_timeout=chosen.pong_seconds,
        timeout_keep_alive=max(1, round(chosen.idle_seconds)),
        proxy_headers=bool(chosen.proxies),  # nobody else is believed, not even ourselves
        forwarded_allow_ips=chosen.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with suppress(KeyboardInterrupt):
        Server(config, house, ready).run(listening)


# ---------------------------------------------------------------- several processes


def _serve(chosen: Settings, listening: list[socket.socket], ready: Any) -> None:
    """One of several."""
    logs.set_up(chosen.log_level, chosen.log_json)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    starting.check_components(chosen)
    run_one(chosen, House(chosen), listening, ready)


def _end_with(sentinel: int) -> None:
    """Nobody watches over us any more: end as we are told to."""
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


class Several:
    """So many processes, and who watches over them."""

    def __init__(self, chosen: Settings, listening: list[socket.socket]) -> None:
        self.chosen = chosen
        self.listening = listening
        self._context = multiprocessing.get_context("spawn")
        self._running: list[BaseProcess] = []
        self._ending = False
        self._renewing = False

    def run(self) -> None:
        """Watch over them until we are told to end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        with tempfile.TemporaryDirectory(prefix="archipel-metrics-") as together:
            os.environ.setdefault(metrics.TOGETHER, together)
            self._watch_over()

    def _watch_over(self) -> None:
        # What tells that one is ready must live until its process has found it.
        started = [self._start() for _ in range(self.chosen.processes)]
        self._running = [process for process, _ in started]
        while not self._ending:
            wait([process.sentinel for process in self._running], LOOK)
            self._replace_dead()
            if self._renewing:
                self._renewing = False
                self._renew_all()
        self._stop(self._running)

    def _end(self, *_: Any) -> None:
        self._ending = True

    def _renew(self, *_: Any) -> None:
        self._renewing = True

    def _start(self) -> tuple[BaseProcess, Any]:
        ready = self._context.Event()
        process = self._context.Process(target=_serve, args=(self.chosen, self.listening, ready))
        process.start()
        return process, ready

    def _replace_dead(self) -> None:
        for n, process in enumerate(self._running):
            if not process.is_alive() and not self._ending:
                log.error(
                    "process %s ended (%s): another one starts", process.pid, process.exitcode
                )
                metrics.forget(process.pid)
                self._running[n], ready = self._start()
                self._wait_for(self._running[n], ready)
                if not ready.is_set() and not self._ending:
                    time.sleep(AGAIN)  # what ends it may not be over yet

    def _renew_all(self) -> None:
        """One after the other, so that there are never fewer than there should be."""
        for n, old in enumerate(self._running):
            if self._ending:
                return
            new, ready = self._start()
            if not self._wait_for(new, ready):
                log.error("a new process does not start: the old ones stay")
                self._stop([new])
                return
            self._running[n] = new
            self._stop([old])
        log.info("all processes are new")

    def _wait_for(self, process: BaseProcess, ready: Any) -> bool:
        """Return when it is ready, or never will be, or all is to end."""
        late = time.monotonic() + START_SECONDS
        while not ready.wait(LOOK) and process.is_alive() and time.monotonic() < late:
            if self._ending:
                break
        return bool(ready.is_set())

    def _stop(self, processes: list[BaseProcess]) -> None:
        for process in processes:
            process.terminate()
        late = time.monotonic() + END_SECONDS
        for process in processes:
            process.join(max(0.1, late - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            metrics.forget(process.pid)
