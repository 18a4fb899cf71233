"""The worth of a position: good enough that one look ahead beats chance."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.bots.peek import Peek
from archipel.bots.search import Search
from archipel.games.dokmus.bot import FEATURES, WEIGHTS, features, value
from archipel.games.dokmus.bot_reach import FAR, distances
from archipel.games.dokmus.position import DRAFTING, Dokmus
from archipel.games.dokmus.vocabulary import DRAFT
from archipel.kernel.core import CHANCE, NOBODY, Rng
from tests.dokmus.table import act, cell, rows, table


def test_distances_count_steps_forests_temples_and_rivers() -> None:
    d = table({0: rows("..F.", "MMt.", "MM.")}, "1a1")
    far = distances(d, 0)
    assert [far[cell(name)] for name in ("1b1", "1c1", "1d1", "1d2", "1c3")] == [1, 3, 4, 4, 4]
    river = distances(table({0: "RIVN", 3: "RIVS"}, "1c3"), 0)
    assert river[cell("3e2")] == 2
    assert river[cell("1c2")] == 1
    assert distances(table({0: "TRAP"}, "1d4"), 0)[cell("1a1")] == FAR


def test_a_temple_is_worth_more_than_a_meadow_and_a_volcano_explores_nothing() -> None:
    side = {0: rows("..t", "..V", "...")}
    near = act(table(side, "1a1", guardian=3), "place 1b1")
    away = act(table(side, "1a1", guardian=3), "place 1a2")
    assert value(near, 0) > value(away, 0)
    burning = act(table(side, "1b2", guardian=3), "place 1c2")
    stable = act(table(side, "1b2", guardian=3), "place 1b1")
    assert value(stable, 0) > value(burning, 0)


@pytest.mark.parametrize("options", [{}, {"temple_link_from": "any_own_token"}])
def test_what_is_kept_with_a_board_is_what_a_fresh_look_finds(options: dict[str, str]) -> None:
    rng = Rng(5)
    p = games.load("dokmus").start(3, options)
    compared = 0
    while p.seat != NOBODY:
        if p.seat != CHANCE:
            for choice in p.options[:6]:
                q = p.clone()
                assert isinstance(q, Dokmus)
                q.play(choice)
                for seat in range(3):
                    kept = features(q, seat)
                    q.board.reaches = []
                    assert features(q, seat) == kept
                    compared += 1
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    assert compared > 500


def test_a_look_at_a_sacrifice_leaves_what_is_known_for_placements() -> None:
    """Where the tokens reach is found once for all choices of a decision."""
    d = act(table({0: rows("..t", "...", "...")}, "1a1", guardian=3), "place 1b1")
    seen = []
    for line in ("place 1c2", "sacrifice", "place 1b2", "sacrifice"):
        tried = d.clone()
        value(act(tried, line), 0)
        seen.append(tried.board.reaches[0])
    assert seen[0] is not None
    assert all(reach is seen[0] for reach in seen)


def test_the_value_is_the_sum_of_its_features() -> None:
    d = table({0: rows("..t", "...", "...")}, "1a1", guardian=3)
    parts = features(d, 0)
    assert len(parts) == len(FEATURES) == len(WEIGHTS)
    assert value(d, 0) == pytest.approx(sum(w * part for w, part in zip(WEIGHTS, parts)))


def test_the_search_drafts_the_guardian_that_suits_the_position() -> None:
    """Not the same one at every table, as somebody does who looks one choice ahead."""
    game = games.load("dokmus")
    drafted = set()
    for seed in range(5):
        rng = Rng(seed)
        p = game.start(2)
        assert isinstance(p, Dokmus)
        while p.round < 3 or p.phase != DRAFTING:
            p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
        p.play(DRAFT.of(3))  # the other seat takes guardian 4: two are left
        drafted.add(Search(iterations=12).choose(Peek(game, p, p.seat, rng), rng))
    assert len(drafted) > 1


def test_tables_of_all_sizes_can_be_judged_before_the_island_is_laid() -> None:
    game = games.load("dokmus")
    for seats in (2, 4, 3):
        p = game.start(seats)
        assert [value(p, seat) for seat in range(seats)] == [value(p, 0)] * seats
