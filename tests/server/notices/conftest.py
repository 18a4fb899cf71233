"""A server that tells people at once, and those who hear it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from archipel.cli.loopback import UNLIMITED, Running
from tests.server.conftest import QUICK, Visiting
from tests.server.notices.hands import PROMPT
from tests.server.post_office import PostOffice
from tests.server.receivers import Listener
from tests.server.test_members import EASY


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with Listener() as listener:
        yield listener


@pytest.fixture(scope="module")
def club(
    tmp_path_factory: pytest.TempPathFactory,
    office: PostOffice,
    listener: Listener,
    visiting: Visiting,
) -> Iterator[Running]:
    """A server that tells people at once."""
    settings = QUICK | UNLIMITED | EASY | PROMPT | office.environment
    settings |= {"ARCHIPEL_NOTICE_HOSTS": listener.host}
    with visiting(tmp_path_factory.mktemp("notices"), settings) as place:
        yield place


@pytest.fixture(autouse=True)
def nothing_left(listener: Listener, office: PostOffice) -> Iterator[None]:
    """What one test was told is no matter of the next."""
    yield
    listener.heard.clear()
    listener.answers.clear()
    office.letters.clear()
