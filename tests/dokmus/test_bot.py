"""The worth of a position: good enough that one look ahead beats chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from archipel import games
from archipel.bots.greedy import Greedy
from archipel.bots.peek import Peek
from archipel.bots.search import Search
from archipel.games.dokmus.board import ANY_OWN_TOKEN, EMPTY
from archipel.games.dokmus.bot import FEATURES, WEIGHTS, features, value
from archipel.games.dokmus.bot_reach import FAR, HORIZON, distances
from archipel.games.dokmus.components import CELLS, FOREST, SMALL_TEMPLE, TOKENS, VOLCANO, WATER
from archipel.games.dokmus.position import DRAFTING, TURNS, Dokmus
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


def step_by_step(d: Dokmus, seat: int) -> list[int]:
    """The same distances, found slowly: cell by cell, each of them with all it leads to."""
    terrain = d.board.land.terrain
    far = [FAR] * CELLS
    for own in d.tokens[seat]:
        far[own] = 0
    for level in range(HORIZON):
        for here in range(CELLS):
            if far[here] == level:
                links = level > 0 or here == d.last[seat] or d.has(ANY_OWN_TOKEN)
                for other, cost in leads_to(d, here, links):
                    if d.owner[other] == EMPTY and terrain[other] <= VOLCANO:
                        far[other] = min(far[other], level + cost)
    return [level if level <= HORIZON else FAR for level in far]


def leads_to(d: Dokmus, here: int, links: bool) -> Iterator[tuple[int, int]]:
    """Where one gets from a cell, and for how many tokens."""
    board, terrain, net = d.board, d.board.land.terrain, d.board.land.net
    groups, ways = board.groups_beside(here) if links else 0, 0
    close = board.near(here)
    for other in board.near(here):
        if terrain[other] == WATER:
            ways |= board.way[net[other]]
        elif terrain[other] >= SMALL_TEMPLE:
            ways |= board.temple_ways[net[other]]
    for temple, group in enumerate(board.group):
        close += board.beside[temple] if group & groups else []
    for other in close:
        yield other, 2 if terrain[other] == FOREST and terrain[here] != FOREST else 1
    for pool, way in enumerate(board.way):
        for other in board.banks[pool] if way & ways else []:
            yield other, 2
    for temple, touched in enumerate(board.temple_ways):
        for other in board.beside[temple] if touched & ways else []:
            yield other, 2


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"temple_link_from": "any_own_token", "waterways_at_temples": "joined"},
        {"temple_link_from": "this_turn", "adjacent_temples": "temple_group"},
    ],
)
def test_whole_sets_of_cells_come_as_near_as_cell_by_cell(options: dict[str, str]) -> None:
    rng = Rng(7)
    compared = 0
    for seats in (2, 3, 4):
        p = games.load("dokmus").start(seats, options)
        assert isinstance(p, Dokmus)
        while p.seat != NOBODY:
            if p.phase == TURNS and rng.below(4) == 0:
                # Who else has just put a token down is not in the way yet: ask the active seat.
                assert distances(p, p.active) == step_by_step(p, p.active)
                compared += 1
            p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    assert compared > 50


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
                    q.board.land.reaches.clear()
                    assert features(q, seat) == kept
                    compared += 1
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    assert compared > 500


def test_a_look_at_a_sacrifice_leaves_what_is_known_for_placements() -> None:
    """Where the tokens reach is found once for all choices of a decision."""
    d = act(table({0: rows("..t", "...", "...")}, "1a1", guardian=3), "place 1b1")
    reaches = d.board.land.reaches
    value(act(d.clone(), "place 1c2"), 0)
    known = list(reaches)
    for line in ("sacrifice", "place 1b2", "sacrifice"):
        value(act(d.clone(), line), 0)
    assert len(known) == 1
    assert [key for key in reaches if key not in known] == list(reaches)[1:]
    assert len(reaches) == 2  # the tokens without the last one, for a placement and for none


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


def test_one_look_ahead_drafts_the_guardian_that_suits_the_island() -> None:
    """Also who only looks one choice ahead does not take them in the same order every time."""
    game = games.load("dokmus")
    greedy = Greedy()
    drafted = set()
    for seed in range(8):
        rng = Rng(seed)
        p = game.start(2)
        assert isinstance(p, Dokmus)
        while p.round < 4 or p.phase != DRAFTING:
            p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
        drafted.add(greedy.choose(Peek(game, p, p.seat, rng), rng))
    assert len(drafted) > 1


def test_a_guardian_is_worth_what_it_brings_here_until_a_token_is_used() -> None:
    """The temple is behind rock: a turn of its tile brings it near, a move does not."""
    behind = ["MMMMMMt", "MMMMMM.", *["MMMMMMM"] * 4, "MMM.MMM"]
    side = {0: behind, 3: rows(".......")}
    now = FEATURES.index("guardian_now")
    worth = {}
    for guardian in (2, 3, 4):
        d = table(side, "3e1 3d1", guardian=guardian)
        d.hand = [TOKENS - 1, TOKENS - 1]
        worth[guardian] = features(d, 0)[now]
        assert features(act(d, "place 3c1"), 0)[now] == 0.0
    assert worth[4] > 0.0
    assert worth[3] == 0.0


def test_tables_of_all_sizes_can_be_judged_before_the_island_is_laid() -> None:
    game = games.load("dokmus")
    for seats in (2, 4, 3):
        p = game.start(seats)
        assert isinstance(p, Dokmus)
        assert [value(p, seat) for seat in range(seats)] == [value(p, 0)] * seats
