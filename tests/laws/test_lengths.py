"""Nothing about lengths or counts is said anywhere but in components.json."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from archipel import games
from archipel.games import corrections
from archipel.games.components import Group, shipped
from tests.laws.lengths import CHANGES, Box, changed

BOTH = [pytest.param(True, id="more"), pytest.param(False, id="less")]


def test_every_game_whose_box_somebody_may_own_is_given_another() -> None:
    """A game nobody has printed has nothing to correct."""
    printed = [
        game for game in games.names() if any(map(from_a_box, shipped(game).groups.values()))
    ]
    assert sorted(CHANGES) == printed


def from_a_box(group: Group) -> bool:
    return group.source != "project"


@pytest.mark.parametrize("more", BOTH)
@pytest.mark.parametrize("game", sorted(CHANGES))
def test_a_game_can_be_played_and_drawn_with_other_lengths_and_counts(
    game: str, more: bool, tmp_path: Path
) -> None:
    changed(game, more).write(tmp_path)
    told = ", ".join(change.__name__ for change in CHANGES[game])
    done = subprocess.run(
        [sys.executable, "-m", "archipel.games.trial", game],
        env={
            **os.environ,
            "ARCHIPEL_COMPONENTS": str(tmp_path),
            "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{game}, changed: {told}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("game", games.names())
def test_the_shipped_data_passes_the_checks_of_its_game(game: str) -> None:
    assert corrections.own_checks(shipped(game)) == []
    assert not changed(game, True, []).correction().groups


@pytest.mark.parametrize("game", sorted(CHANGES))
def test_every_change_of_the_test_changes_something(game: str) -> None:
    for change in CHANGES[game]:
        box = Box(game)
        change(box, True)
        assert box.correction().groups, change.__name__
