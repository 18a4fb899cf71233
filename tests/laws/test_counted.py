"""The final scoring is shown on the board: every source of points says what it is about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel import games

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"


DRAWN = [name for name in games.names() if (DRAWINGS / name / "Board.svelte").is_file()]


@pytest.mark.parametrize("name", DRAWN)
def test_every_source_points_at_something_on_the_board(name: str) -> None:
    text = (DRAWINGS / name / "counted.ts").read_text()
    table = text[text.index("export const counted") :]
    named = re.findall(r"^  (\w+)[:,]|[{,] (\w+): ?\w", table, re.MULTILINE)
    assert {one or other for one, other in named} == {s.id for s in games.load(name).sources}
