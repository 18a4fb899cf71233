"""Whole games with their final scores. A bug report becomes one of these files."""

from __future__ import annotations

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
def test_every_player_count_is_recorded_with_the_usual_options_and_with_others(name: str) -> None:
    """A file names only the options that are not as usual."""
    game = games.load(name)
    found = set()
    for file in FILES:
        if file.parent.name == name:
            lines = file.read_text().splitlines()
            found.add((int(lines[2].removeprefix("seats ")), lines[3].startswith("option ")))
    for seats in game.seat_counts:
        assert (seats, False) in found, f"run archipel simulate {name} --out FOLDER"
        assert (seats, True) in found or not game.options, "with other options, too"
