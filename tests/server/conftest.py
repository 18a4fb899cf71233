"""A real server on a real file, and people who visit it over real sockets.

``make cluster`` (ARCHIPEL_TEST_ON=cluster) runs the same tests elsewhere:

- who only visits (``server``, ``visiting``, ``own_place``) meets a proxy, three servers and two
  workers behind it, PostgreSQL and Redis;
- a server that is stopped, killed and started again (``own_server``) has PostgreSQL;
- a house without sockets (``open_house``) has PostgreSQL and Redis, each folder a database.

These stay on SQLite, there too: whatever is about its file (``own_file``: the lock, a full disk,
older forms of the database), what is tested on both anyway (``url``), and servers that a test makes
with settings of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from archipel.cli.loopback import UNLIMITED, Running
from archipel.server import settings
from tests.server import scenes
from tests.server.cluster import Cluster, why_not
from tests.servers import Postgresql, Redis, missing, postgresql, redis

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
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server a test may stop, kill and start again."""
    where = {}
    if ON_CLUSTER:
        shared: Postgresql = request.getfixturevalue("postgresql")
        where["ARCHIPEL_DATABASE"] = shared.database()
    running = Running(tmp_path / "data", QUICK | UNLIMITED | where).start()
    yield running
    running.stop()


@pytest.fixture
def own_file(tmp_path: Path) -> Iterator[Running]:
    """The same for what is about the file of SQLite."""
    running = Running(tmp_path / "data", QUICK | UNLIMITED).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", autouse=ON_CLUSTER)
def houses_elsewhere(postgresql: Postgresql, redis: Redis) -> None:
    """On the cluster a house has PostgreSQL and Redis; the same house again, the same database."""
    databases: dict[Path, str] = {}

    def place_of(data: Path) -> dict[str, str]:
        if data not in databases:
            databases[data] = postgresql.database()
        return {"database": databases[data], "bus": redis.url}

    scenes.place_of = place_of


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "postgresql":
        server: Postgresql = request.getfixturevalue("postgresql")
        return server.database()
    return settings.read(data=tmp_path).url
