"""The text of a position: in every game, at every moment, it tells the whole position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel import games
from archipel.kernel.core import NOBODY, Rng, Step, facts
from archipel.kernel.snapshot import position_text, read_position

from .play import all_tables, choose, plays, positions


@pytest.mark.parametrize(("name", "seats"), all_tables())
@settings(max_examples=plays(3), deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**30))
def test_a_position_reads_back_from_its_text_and_plays_on_alike(
    name: str, seats: int, seed: int
) -> None:
    game = games.load(name)
    rng = Rng(seed)
    for p in positions(game, seats, rng, every=11):
        text = position_text(game, p)
        found, q = read_position(text, games.load)
        assert found is game
        assert facts(q) == facts(p)
        assert position_text(game, q) == text
        mine, luck = p.clone(), Rng(seed)
        for _ in range(25):
            if mine.seat == NOBODY:
                break
            choice = choose(mine, luck)
            mine.play(choice)
            q.play(choice)
            assert q.options == mine.options
        assert facts(q) == facts(mine)
        assert game.view(q, 0) == game.view(mine, 0)


def kinds(of: type[Step[Any]]) -> list[type[Step[Any]]]:
    return [of, *(kind for child in of.__subclasses__() for kind in kinds(child))]


@pytest.mark.parametrize("name", games.names())
def test_no_two_steps_of_a_game_have_the_same_name(name: str) -> None:
    """A step is found by its name, in the text of a position as in the texts of a question."""
    games.load(name)
    home = f"archipel.games.{name}."
    found = Counter(kind.__name__ for kind in set(kinds(Step)) if kind.__module__.startswith(home))
    assert found
    assert set(found.values()) == {1}, found.most_common(1)
