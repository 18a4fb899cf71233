"""The board of every game fits a terminal, whoever looks, in every language."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.kernel.core import SPECTATOR, Rng
from archipel.text import LANGUAGES, Speaker
from tests.reading import WIDTH, drawn

from .play import STRIDE, all_tables, positions

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"]


@pytest.mark.parametrize(("name", "seats"), all_tables())
def test_the_board_fits_a_terminal_and_names_the_players(name: str, seats: int) -> None:
    game = games.load(name)
    speakers = [Speaker(lang, name, NAMES[:seats]) for lang in LANGUAGES]
    for n, p in enumerate(positions(game, seats, Rng(seats), every=25 * STRIDE)):
        for seat in (n % seats, SPECTATOR):
            for speaker in speakers:
                text = drawn(game, game.view(p, seat), speaker)
                assert max(len(line) for line in text.splitlines()) <= WIDTH
                if p.agenda:
                    assert all(player in text for player in NAMES[:seats])
