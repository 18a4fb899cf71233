"""The writing on every board and mat is clear enough to read, as WCAG AA asks: see contrast.py.

One moment of each game on a large screen is part of `make test`; `make contrast` measures whole
games, on a phone too.
"""

from __future__ import annotations

import os
import random

import pytest

from archipel import games
from tests.browser.conftest import NewPage, Server
from tests.browser.contrast import DOTS, contrasts
from tests.browser.hands import play_now, play_on, until

WHOLE = bool(os.environ.get("ARCHIPEL_WHOLE"))
"""Whole games on both screens; else one moment on a large one."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)} if WHOLE else {"desktop": (1440, 900)}
MOMENTS = 60 if WHOLE else 1
APART = 20 if WHOLE else 6  # decisions between two of them
STILL = "() => !document.getAnimations().some(a => a.playState === 'running')"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games.names())
def test_all_writing_on_a_board_is_clear(
    server: Server, new_page: NewPage, game: str, theme: str
) -> None:
    dim: dict[str, str] = {}
    measured = 0
    for name, size in SIZES.items():
        page = new_page(size=size, theme=theme, touch=name == "phone", dots=DOTS)
        play_now(page, server.address, game)
        blank = page.context.new_page()
        rng = random.Random(f"contrast {game}")
        for _ in range(MOMENTS):
            play_on([page], rng, decisions=APART, touch=name == "phone")
            if page.locator('main.table[data-turn="over"]').count():
                break
            page.mouse.move(0, 0)
            until(page, STILL)
            found = contrasts(page, blank)
            measured += len(found)
            dim |= {f"{w.name} {w.ink}": str(w) for w in found if not w.clear}
    print(f"{game} {theme}: {measured} texts measured")
    assert measured > 20
    assert not dim, "\n".join(sorted(dim.values()))
