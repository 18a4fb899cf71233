"""A whole house on loopback: a proxy, several servers, workers, PostgreSQL and Redis, all real.

The proxy (HAProxy) sends each connection to the next server in turn, whoever it is of: nobody comes
back to the same one. It asks each server twice a second whether it is ready, and hangs up on those
who are connected to one that is not.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

from archipel.cli.loopback import HERE, Running, free_port
from tests.servers import Postgresql, Redis, programs_of_postgresql, wait_for

LONG = 180.0
"""Seconds that a machine with much else to do may take to start all."""

PROXY = """
global
  maxconn 4000
defaults
  mode http
  option forwardfor
  option redispatch 1
  retries 5
  retry-on conn-failure
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 2s
frontend people
  bind 127.0.0.1:{port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /health/ready
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def why_not() -> str:
    """What is missing on this machine; empty: nothing."""
    if programs_of_postgresql() is None:
        return "PostgreSQL"
    for program, name in (("redis-server", "Redis"), ("haproxy", "HAProxy")):
        if shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") is None:
            return name
    return ""


class Proxy:
    """HAProxy before some ports, in turn."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.port = free_port()
        self.folder = folder
        self.ports = ports
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        servers = [f"  server s{n} 127.0.0.1:{port}" for n, port in enumerate(self.ports)]
        told = self.folder / "haproxy.cfg"
        told.write_text(PROXY.format(port=self.port, servers="\n".join(servers)))
        self.process = run_haproxy(told)
        wait_for(self.port, self.process, self.folder / "haproxy.log")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


GATE = """
global
  maxconn 400
defaults
  mode tcp
  timeout connect 5s
  timeout client 1h
  timeout server 1h
listen postgresql
  bind 127.0.0.1:{ours[0]}
  server it 127.0.0.1:{theirs[0]}
listen redis
  bind 127.0.0.1:{ours[1]}
  server it 127.0.0.1:{theirs[1]}
"""


class Gate:
    """The only way of one server to PostgreSQL and Redis. While it is closed nothing passes.

    Connections stay open and nobody is told, as when a cable is pulled.
    """

    def __init__(self, folder: Path, name: str, theirs: tuple[int, int]) -> None:
        self.theirs = theirs
        self.ours = free_port(), free_port()
        self.file = folder / f"{name}.cfg"
        self.process: subprocess.Popen[bytes] | None = None

    def through(self, address: str) -> str:
        """An address behind it, as one goes there through it."""
        for theirs, ours in zip(self.theirs, self.ours, strict=True):
            address = address.replace(f":{theirs}", f":{ours}")
        return address

    def start(self) -> None:
        self.file.write_text(GATE.format(ours=self.ours, theirs=self.theirs))
        self.process = run_haproxy(self.file)
        for port in self.ours:
            wait_for(port, self.process, self.file.with_suffix(".log"))

    def close(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def open(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def run_haproxy(told: Path) -> subprocess.Popen[bytes]:
    program = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program is not None
    with told.with_suffix(".log").open("ab") as log:
        return subprocess.Popen([program, "-db", "-f", str(told)], stdout=log, stderr=log)


class Worker:
    """One ``archipel work``."""

    def __init__(self, log: Path, environment: dict[str, str]) -> None:
        self.log = log
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Worker:
        command = [sys.executable, "-P", "-m", "archipel", "work", "--processes", "1"]
        paths = [str(HERE), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=os.environ | path | self.environment, stdout=log, stderr=log
            )
        return self

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


class Cluster:
    """A proxy, servers, workers, a database and a bus; visited like one server, at ``port``."""

    def __init__(
        self,
        environment: dict[str, str],
        servers: int = 3,
        workers: int = 2,
        durable: bool = False,
        gates: bool = False,
        postgresql: Postgresql | None = None,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="archipel-cluster-"))
        self.data = self.folder / "data"
        programs = programs_of_postgresql()
        assert programs is not None
        self.guests_there = postgresql is not None  # of a PostgreSQL that others use, too
        self.postgresql = postgresql or Postgresql(programs, durable)
        self.redis = Redis()
        self.environment = {
            **environment,
            "ARCHIPEL_BUS": self.redis.url,
            "ARCHIPEL_KEY": "ab" * 32,
            "ARCHIPEL_PROXIES": "127.0.0.1",
        }
        # With ``gates`` any server can be cut off from database and bus while it runs.
        theirs = self.postgresql.port, self.redis.port
        names = [f"gate{n}" for n in range(servers if gates else 0)]
        self.gates = [Gate(self.folder, name, theirs) for name in names]
        self.servers = [
            Running(self.folder / f"data{n}", dict(self.environment)) for n in range(servers)
        ]
        self.workers = [
            Worker(self.folder / f"worker{n}.log", self.environment) for n in range(workers)
        ]
        self.proxy = Proxy(self.folder, [server.port for server in self.servers])

    @property
    def port(self) -> int:
        """Where people knock."""
        return self.proxy.port

    @property
    def log(self) -> Path:
        """What all servers and workers have to say."""
        told = self.folder / "all.log"
        logs = [one.log for one in (*self.servers, *self.workers)]
        told.write_text("".join(log.read_text() for log in logs if log.exists()))
        return told

    def start(self) -> Cluster:
        if not self.guests_there:
            self.postgresql.start()
        self.url = self.postgresql.database()
        self.environment["ARCHIPEL_DATABASE"] = self.url
        self.redis.start()
        for n, server in enumerate(self.servers):
            told = {"ARCHIPEL_BUS": self.redis.url, "ARCHIPEL_DATABASE": self.url}
            if self.gates:
                self.gates[n].start()
                told = {name: self.gates[n].through(url) for name, url in told.items()}
            server.environment |= told
        for worker in self.workers:
            worker.start()
        for server in self.servers:  # all at once: they must agree who makes the tables
            server.launch()
        for server in self.servers:
            server.wait_for(LONG)
        self.proxy.start()
        self.wait_for_all()
        return self

    def wait_for_all(self, seconds: float = LONG) -> None:
        """Return when the servers that run have found each other."""
        late = time.monotonic() + seconds
        while time.monotonic() < late:
            if self.alive() >= len(self.servers):
                return
            time.sleep(0.1)
        raise RuntimeError(f"the servers do not find each other: {self.log.read_text()[-3000:]}")

    def alive(self) -> int:
        """How many servers say that they live."""
        import redis

        with redis.Redis.from_url(self.redis.url) as asked:
            return int(asked.zcard("archipel:processes"))  # type: ignore[arg-type]

    def stop(self) -> None:
        self.proxy.stop()
        for gate in self.gates:
            gate.open()
        for one in (*self.servers, *self.workers):
            one.stop()
        for gate in self.gates:
            gate.stop()
        self.redis.stop()
        if not self.guests_there:
            self.postgresql.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Cluster:
        try:
            return self.start()
        except BaseException:
            self.stop()
            raise

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self.stop()
