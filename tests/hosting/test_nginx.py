"""The nginx.conf of hosting/, really run: a game over encrypted sockets, and forged addresses."""

from __future__ import annotations

import http.client
import json
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from archipel.cli.loopback import HOME, Person, Running, free_port
from tests.hosting.test_files import HOSTING, program
from tests.server.conftest import QUICK

WAIT = 20.0


class Site:
    """One server behind nginx."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.open_port = free_port(), free_port()
        self.origin = f"https://{HOME}:{self.port}"
        told = {"ARCHIPEL_ORIGIN": self.origin, "ARCHIPEL_PROXIES": HOME}
        told |= {"ARCHIPEL_METRICS": "127.0.0.0/8", "ARCHIPEL_REFUSAL_PAUSE": "0"}
        told |= {"ARCHIPEL_ADDRESS_RATE": "0.5", "ARCHIPEL_ADDRESS_BURST": "150"}
        told |= {"ARCHIPEL_RATE": "1e9", "ARCHIPEL_BURST": "1e9"}  # we play without a pause
        self.server = Running(folder / "data", QUICK | told)
        self.nginx: subprocess.Popen[bytes] | None = None
        self.trust = ssl.create_default_context()

    def start(self) -> None:
        key, certificate = self.folder / "privkey.pem", self.folder / "fullchain.pem"
        made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        made += ["-nodes", "-days", "2", "-subj", "/CN=play.example.org"]
        made += ["-addext", f"subjectAltName=IP:{HOME}"]
        subprocess.run(
            [program("openssl"), *made, "-keyout", key, "-out", certificate],
            check=True,
            capture_output=True,
        )
        self.trust.load_verify_locations(certificate)
        self.server.start()
        conf = self.folder / "nginx.conf"
        conf.write_text(self._config())
        command = [program("nginx"), "-p", str(self.folder), "-c", str(conf)]
        command += ["-e", str(self.folder / "error.log")]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        assert "[warn]" not in checked.stderr, checked.stderr
        self.nginx = subprocess.Popen([*command, "-g", "daemon off;"])
        late = time.monotonic() + WAIT
        while True:
            try:
                socket.create_connection((HOME, self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < late, (self.folder / "error.log").read_text()
                time.sleep(0.05)

    def _config(self) -> str:
        """The file of hosting/ with the three lines that a host changes, on ports of our own."""
        text = (HOSTING / "nginx.conf").read_text()
        changes = {
            "server 127.0.0.1:8000 ": f"server {HOME}:{self.server.port} ",
            "listen 80;": f"listen {HOME}:{self.open_port};",
            "listen 443 ssl http2;": f"listen {HOME}:{self.port} ssl http2;",
            "/etc/letsencrypt/live/play.example.org/": f"{self.folder}/",
            "server_name play.example.org;": f"server_name {HOME};",
            "worker_processes auto;": f"worker_processes 1;\npid {self.folder}/nginx.pid;",
            "access_log off;": "access_log off;\n"
            + "".join(
                f"    {kind}_temp_path {self.folder}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            ),
        }
        for old, new in changes.items():
            assert old in text, old
            text = text.replace(old, new)
        return text

    def stop(self) -> None:
        if self.nginx is not None:
            self.nginx.terminate()
            self.nginx.wait(WAIT)
        self.server.stop()


class Visitor(Person):
    """Somebody with a browser who comes through the proxy."""

    def __init__(self, site: Site, name: str = "", address: str = HOME) -> None:
        self.site = site
        super().__init__(site.port, name, address)

    def call(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        line = http.client.HTTPSConnection(
            HOME, self.port, timeout=30, source_address=(self.address, 0), context=self.site.trust
        )
        sent = {"cookie": self.cookie, "x-csrf-token": self.cookies.get("csrf", "")}
        if body:
            sent["content-type"] = "application/json"
        line.request(method, path, body=body, headers=sent | (headers or {}))
        answer = line.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
                assert "Secure" in rest, "behind https a cookie never leaves it"
        content = answer.read()
        line.close()
        return answer.status, content

    def socket(self, table: str, origin: str = "") -> ClientConnection:
        return connect(
            f"wss://{HOME}:{self.port}/api/tables/{table}/socket",
            ssl=self.site.trust,
            origin=origin or self.site.origin,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
            compression=None,
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    try:
        made.start()
        yield made
    finally:
        made.stop()


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(WAIT))
        if message["t"] == kind:
            return message


def test_a_game_is_played_through_the_proxy(site: Site) -> None:
    ann = Visitor(site, "Ann", "127.0.0.11")
    bob = Visitor(site, "Bob", "127.0.0.12")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "costa_ruana", "seats": seats, "shuffle": False}
    table = ann.post("/api/tables", wish)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table) as a, bob.socket(table) as b:
        lines = (a, b)
        for line in lines:
            line.send(json.dumps({"t": "hello", "since": 0}))
        frames = [heard(line, "frame") for line in lines]
        moves = 0
        while (ask := frames[0]["ask"]) is not None and moves < 200:
            seat = ask["seat"]
            ply, choice = frames[seat]["ply"], frames[seat]["options"][0]
            lines[seat].send(
                json.dumps({"t": "play", "ply": ply, "choice": choice, "id": f"{ply}"})
            )
            frames = [heard(line, "frame") for line in lines]
            moves += 1
        assert frames[0]["ask"] is None, "the game was played to its end"
    assert moves > 20


def test_a_page_of_another_site_opens_no_socket(site: Site) -> None:
    ann = Visitor(site, "Ann", "127.0.0.13")
    wish = {"game": "costa_ruana", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/api/tables", wish)["id"]
    with pytest.raises(Exception, match="403"), ann.socket(table, origin="https://evil.example"):
        pass


def test_who_speaks_plainly_is_sent_to_https(site: Site) -> None:
    line = http.client.HTTPConnection(HOME, site.open_port, timeout=10)
    line.request("GET", "/lobby")
    answer = line.getresponse()
    assert answer.status == 308
    assert str(answer.getheader("location")).startswith("https://")


def test_numbers_and_health_are_not_for_visitors(site: Site) -> None:
    for path in ("/metrics", "/health/ready", "/health/live"):
        assert Visitor(site).call("GET", path)[0] == 404
    assert Person(site.server.port).call("GET", "/metrics")[0] == 200


def test_a_forged_address_helps_nobody(site: Site) -> None:
    """Who floods with many invented addresses is counted as the one they come from."""
    flooder = Visitor(site, address="127.0.0.21")
    answers = [
        flooder.call("GET", "/api/me", headers={"x-forwarded-for": f"9.9.{n // 200}.{n % 200}"})[0]
        for n in range(220)
    ]
    assert 429 in answers
    assert answers.index(429) <= 200
    assert Visitor(site, address="127.0.0.22").call("GET", "/api/me")[0] == 200, "others are served"
    time.sleep(1.2)  # the log tells of refusals once a second
    assert "request of 127.0.0.21: too fast" in site.server.log.read_text()
    assert "9.9." not in site.server.log.read_text()


def test_past_the_proxy_nobody_is_believed(site: Site) -> None:
    sneak = Person(site.server.port, address="127.0.0.31")
    answers = [
        sneak.call("GET", "/api/me", headers={"x-forwarded-for": f"8.8.8.{n}"})[0]
        for n in range(220)
    ]
    assert 429 in answers
