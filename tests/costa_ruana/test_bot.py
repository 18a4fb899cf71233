"""What the computer players stand on."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.position import CostaRuana
from archipel.kernel.core import CHANCE, NOBODY, Rng
from tests.costa_ruana.table import collect, table


def test_the_value_of_a_finished_game_is_the_lead_in_points() -> None:
    m = table(2, {"island_1": "a1"}, round=5)
    collect(m)
    assert GAME.value(m.position, 0) == pytest.approx(2.01)
    assert GAME.value(m.position, 1) == pytest.approx(-2.01)


@pytest.mark.parametrize("seats", [2, 6])
def test_what_follows_from_the_islands_is_kept_up_to_date(seats: int) -> None:
    rng = Rng(seats)
    c = GAME.start(seats)
    assert isinstance(c, CostaRuana)
    while c.seat != NOBODY:
        c.play(c.roll(rng) if c.seat == CHANCE else c.options[rng.below(len(c.options))])
        for island in range(c.islands):
            people = c.folk[island * seats : (island + 1) * seats]
            assert c.crowd[island] == sum(people) <= 7
            assert bool(c.room >> island & 1) == (sum(people) < 7)
            assert bool(c.laden >> island & 1) == (c.treasures[island] > 0)
            for seat in range(seats):
                assert bool(c.present[seat] >> island & 1) == (people[seat] > 0)
        for seat in range(seats):
            assert c.out(seat) == sum(c.folk[seat::seats])
            assert c.hand[seat * 5 : seat * 5 + c.held[seat]] == sorted(
                c.hand[seat * 5 : seat * 5 + c.held[seat]]
            )
