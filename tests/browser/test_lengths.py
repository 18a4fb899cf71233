"""Boards drawn from a box with other lengths and counts than the shipped one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ARTEFACTS, NewPage, Server, fresh_server
from tests.browser.hands import hurry, play_now, play_on
from tests.laws.lengths import CHANGES, changed


@pytest.fixture(scope="module", params=[True, False], ids=["more", "less"])
def other(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str]]:
    """A server whose boxes hold more, or less, of everything."""
    folder: Path = tmp_path_factory.mktemp("corrections")
    for game in sorted(CHANGES):
        changed(game, request.param).write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARCHIPEL_COMPONENTS", str(folder))
        server = fresh_server(tmp_path_factory.mktemp("other"))
    yield server, "more" if request.param else "less"
    server.kill()


@pytest.mark.parametrize("game", sorted(CHANGES))
def test_a_board_is_drawn_from_the_data_of_the_server(
    other: tuple[Server, str], new_page: NewPage, game: str
) -> None:
    server, name = other
    page = new_page(size=(1440, 900))
    play_now(page, server.address, game)
    hurry(page, decisions=5)
    play_on([page], random.Random(game), decisions=6)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"lengths-{game}-{name}.png"))
    page.goto(f"{server.address}/rules/{game}/printed")
    expect(page.locator("article")).to_contain_text("read off the box by an owner")
