"""Whole games with their final scores. A bug report becomes one of these files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from archipel import games
from archipel.kernel import record

FILES = sorted((Path(__file__).parent.parent / "replays").glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_score(file: Path) -> None:
    text = file.read_text()
    match = record.read(text, games.load)
    assert match.over
    assert text.rstrip().splitlines()[-1].startswith("score "), "the reader checks the score"
    assert match.game.id == file.parent.name


@pytest.mark.parametrize("name", games.names())
def test_every_player_count_is_among_twenty_games(name: str) -> None:
    seats = Counter(
        int(file.read_text().splitlines()[2].split()[1])
        for file in FILES
        if file.parent.name == name
    )
    assert set(seats) == set(games.load(name).seat_counts)
    assert sum(seats.values()) >= 20
