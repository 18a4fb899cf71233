"""What the computer players stand on."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.position import CostaRuana
from archipel.kernel.core import CHANCE, NOBODY, Position, Rng, facts
from tests.costa_ruana.table import at, collect, table


def greedy(p: Position, rng: Rng) -> int:
    """The choice that looks best one step ahead, over two deals of what is unseen."""
    seat = p.seat
    totals = [0.0] * len(p.options)
    for _ in range(2):
        deal = GAME.redeal(p, seat, rng)
        for k, choice in enumerate(p.options):
            q = deal.clone()
            q.play(choice)
            totals[k] += GAME.value(q, seat)
    return p.options[totals.index(max(totals))]


def greedy_against_random(seats: int, games: int, rng: Rng) -> int:
    """How many games the greedy seat wins outright."""
    won = 0
    for game in range(games):
        p = GAME.start(seats)
        hero = game % seats
        while p.seat != NOBODY:
            if p.seat == CHANCE:
                p.play(p.roll(rng))
            elif p.seat == hero:
                p.play(greedy(p, rng))
            else:
                p.play(p.options[rng.below(len(p.options))])
        won += GAME.ranks(p)[hero] == 1
    return won


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 12, 10), (4, 8, 6)])
def test_looking_one_step_ahead_beats_chance(seats: int, games: int, least: int) -> None:
    assert greedy_against_random(seats, games, Rng(5)) >= least


def test_judging_changes_nothing() -> None:
    rng = Rng(8)
    p = GAME.start(3)
    while p.seat != NOBODY:
        before = facts(p)
        for seat in range(3):
            GAME.value(p, seat)
        assert facts(p) == before
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])


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


def test_a_clone_is_equal_and_independent() -> None:
    m = table(3, {"island_1": "a1"})
    c = at(m)
    other = c.clone()
    assert {k: v for k, v in facts(other).items() if k not in ("listening", "events")} == {
        k: v for k, v in facts(c).items() if k not in ("listening", "events")
    }
    other.put(1, 0)
    other.take(0, 3)
    assert c.folk[1] == 0
    assert c.held[0] == 0
