"""A real server on a real file, and people who visit it over real sockets."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from archipel.cli.loopback import UNLIMITED, Running
from archipel.server import settings
from tests.server.cluster import Cluster, why_not
from tests.servers import Postgresql, missing, postgresql, redis

__all__ = ["postgresql", "redis"]

QUICK = {"ARCHIPEL_BOT_PAUSE": "0", "ARCHIPEL_WORKERS": "1"}
RATES = ("REQUEST_RATE", "REQUEST_BURST", "ADDRESS_RATE", "ADDRESS_BURST")
STRICT = QUICK | {f"ARCHIPEL_{rate}": "1e9" for rate in RATES}


ON_CLUSTER = os.environ.get("ARCHIPEL_TEST_ON") == "cluster"
"""Do those who only visit meet a proxy with three servers and two workers behind it?"""


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A proxy, three servers, two workers, PostgreSQL and Redis."""
    if what := why_not():
        missing(what)
    with Cluster(STRICT) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running | Cluster]:
    """One server for all tests that only visit; the limits on sockets are the usual ones.

    Whatever they say to it, it never has to log a fault of its own.
    """
    if ON_CLUSTER:
        yield request.getfixturevalue("cluster")
        return
    running = Running(tmp_path_factory.mktemp("server") / "data", STRICT).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


Visiting = Callable[[Path, dict[str, str]], AbstractContextManager[Any]]


@pytest.fixture(scope="session")
def visiting(request: pytest.FixtureRequest) -> Visiting:
    """Makes a server to visit with settings of its own; on the cluster, a whole house of many."""

    @contextmanager
    def visiting(folder: Path, environment: dict[str, str]) -> Iterator[Running | Cluster]:
        if ON_CLUSTER:
            shared: Postgresql = request.getfixturevalue("postgresql")
            with Cluster(environment, postgresql=shared) as house:
                yield house
                assert "Traceback" not in house.log.read_text()
            return
        running = Running(folder / "data", environment).start()
        yield running
        running.stop()
        assert "Traceback" not in running.log.read_text()

    return visiting


@pytest.fixture
def own_place(tmp_path: Path, visiting: Visiting) -> Iterator[Running | Cluster]:
    """A server for one test that only visits it, without limits."""
    with visiting(tmp_path, QUICK | UNLIMITED) as place:
        yield place


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server a test may stop, kill and start again."""
    running = Running(tmp_path / "data", QUICK | UNLIMITED).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "postgresql":
        server: Postgresql = request.getfixturevalue("postgresql")
        return server.database()
    return settings.read(data=tmp_path).url
