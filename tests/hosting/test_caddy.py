"""The Caddyfile of hosting/, really run: a game over sockets, a server away, forged names."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.cli.loopback import HOME, Person, Running, free_port
from tests.hosting.test_files import HOSTING, program
from tests.server.conftest import QUICK
from tests.server.visit import at_table, play_on, two_people
from tests.servers import wait_for


class Site:
    """Caddy before two servers, one of which is away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, nobody = free_port(), free_port()
        self.address = f"http://{HOME}:{self.port}"
        told = {"ARCHIPEL_ORIGIN": self.address, "ARCHIPEL_PROXIES": HOME}
        told |= {"ARCHIPEL_METRICS": "127.0.0.0/8", "ARCHIPEL_REFUSAL_PAUSE": "0"}
        told |= {"ARCHIPEL_ADDRESS_RATE": "0.5", "ARCHIPEL_ADDRESS_BURST": "150"}
        told |= {"ARCHIPEL_RATE": "1e9", "ARCHIPEL_BURST": "1e9"}  # we play without a pause
        self.server = Running(folder / "data", QUICK | told)
        self.servers = f"{HOME}:{nobody} {HOME}:{self.server.port}"
        self.caddy: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.server.start()
        folder = str(self.folder)
        told = {"HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        told |= {"ARCHIPEL_SITE": self.address, "ARCHIPEL_SERVERS": self.servers}
        told |= {"CADDY_ADMIN": f"{HOME}:{free_port()}"}
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config"]
        log = self.folder / "caddy.log"
        with log.open("wb") as out:
            self.caddy = subprocess.Popen(
                [*command, str(HOSTING / "Caddyfile")],
                env=os.environ | told,
                stdout=out,
                stderr=out,
            )
        wait_for(self.port, self.caddy, log)

    def stop(self) -> None:
        if self.caddy is not None:
            self.caddy.terminate()
            self.caddy.wait()
        self.server.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    try:
        made.start()
        yield made
    finally:
        made.stop()


def test_a_game_is_played_through_the_proxy_though_a_server_is_away(site: Site) -> None:
    ann, bob, table = two_people(site)  # type: ignore[arg-type]
    with (
        at_table(site, table, ann) as a,  # type: ignore[arg-type]
        at_table(site, table, bob) as b,  # type: ignore[arg-type]
    ):
        frames = play_on([a, b], [a.hello(pass_for_me=False), b.hello(pass_for_me=False)])
        assert frames[0]["ask"] is None, "the game was played to its end"


def test_numbers_and_health_are_not_for_visitors(site: Site) -> None:
    for path in ("/metrics", "/health/ready", "/health/live"):
        assert Person(site.port).call("GET", path)[0] == 404
    assert Person(site.server.port).call("GET", "/metrics")[0] == 200


def test_a_forged_address_helps_nobody(site: Site) -> None:
    """Who floods with many invented addresses is counted as the one they come from."""
    flooder = Person(site.port, address="127.0.0.21")
    answers = []
    for n in range(220):
        forged = {"x-forwarded-for": f"9.9.{n // 200}.{n % 200}", "forwarded": f"for=9.8.7.{n}"}
        answers.append(flooder.call("GET", "/api/me", headers=forged)[0])
    assert 429 in answers
    assert answers.index(429) <= 200
    assert Person(site.port, address="127.0.0.22").call("GET", "/api/me")[0] == 200
