"""MG-1 to MG-6: what there is, as components.json has it."""

from collections import Counter

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.components import (
    AMULET_SPACE,
    BAG,
    CURRENCY,
    DATA,
    DECK,
    DISTANCES,
    DOUBLE_SPACES,
    LANDSCAPES_OF,
    OFFERINGS,
    PATHS,
    PATHS_OF,
    PRIZES,
    SPACE_IDS,
    SPACES,
    STACK,
    STAGE_STEPS,
    STAR,
    START_PAIRS,
    TOTEM,
)
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.mangrovia.table import COUNTS, act, at, at_stage, play_any, spaces, table
from tests.marks import rule


@rule("MG-1")
def test_spaces_have_a_landscape_or_two_and_belong_to_at_most_two_paths() -> None:
    assert Counter(len(landscapes) for landscapes in LANDSCAPES_OF) == {1: 46, 2: 2}
    assert Counter(len(paths) for paths in PATHS_OF) == {0: 8, 1: 24, 2: 16}
    assert not set(STAR) & set(TOTEM)
    ringed = [space for space in range(SPACES) if AMULET_SPACE[space]]
    assert all(CURRENCY[space] == 0 for space in ringed)  # the ring is not the currency
    assert not set(ringed) & {*STAR, *TOTEM, *DOUBLE_SPACES}


@rule("MG-1")
def test_a_space_holds_one_hut() -> None:
    m = table(huts={"c2r3": "b"}, hands={0: "3 4 sand"}, birds="sand reed")
    at_stage(m, 9)
    assert "c2r3" not in spaces(m)


@rule("MG-2")
def test_a_path_is_a_whole_column_or_row_counted_from_its_statue() -> None:
    for path in range(PATHS):
        found = [
            (DISTANCES[space][PATHS_OF[space].index(path)], SPACE_IDS[space])
            for space in range(SPACES)
            if path in PATHS_OF[space]
        ]
        line = 2 * (path % 4) + 1
        ids = [f"c{line}r{n}" if path < 4 else f"c{n}r{line}" for n in range(1, 8)]
        assert sorted(found) == list(zip(range(1, 8), ids))
    assert PRIZES[0] == [12, 6]
    assert PRIZES[1] == [10, 5]


@rule("MG-3")
def test_the_middle_of_a_sector_is_no_space() -> None:
    assert len(STAR) == len(TOTEM) == 8
    assert "c6r2" not in SPACE_IDS
    assert "c2r6" not in SPACE_IDS
    assert all(f"c{c}r{r}" not in SPACE_IDS for c in (2, 4, 6) for r in (2, 4, 6))


@rule("MG-4")
def test_cards() -> None:
    assert DECK == [9, 8, 7, 7, 6, 6, 8, 8, 8, 8]
    assert sum(DECK[:OFFERINGS]) == 43
    assert [len(pair) for pair in START_PAIRS] == [2] * 5


@rule("MG-5")
def test_amulets() -> None:
    assert STACK == 5
    assert BAG[0] == 0
    assert sum(BAG) == 35


@rule("MG-6")
def test_there_is_no_limit_to_a_hand() -> None:
    m = table(hands={0: "2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 water water water water"}, display="4")
    at_stage(m, 3)
    act(m, 0, "take offering_4")
    assert sum(at(m).hold[:10]) == 21


@rule("MG-6")
def test_nothing_is_lost() -> None:
    for seats in COUNTS:
        m = Match(GAME, seats)
        huts = {2: 30, 3: 33, 4: 36, 5: 40}[seats]
        rng = Rng(seats)
        while not m.over:
            play_any(m, rng)
        assert GAME.pieces(m.position) == {
            "huts": huts,
            "dishes": {2: 4, 3: 6, 4: 4, 5: 5}[seats],
            "offering_cards": 53,
            "start_cards": 10,
            "landscape_cards": 32,
            "amulets": 40,
            "bonus_tiles": 16,
            "fervour_tiles": 8,
        }


@rule("MG-32")
def test_the_stages_offer_as_many_open_cards_as_there_are() -> None:
    draws = sum(
        step["count"]
        for steps in STAGE_STEPS
        for each in steps
        for step in ([each] if each["op"] != "choose_one" else each["options"][0])
        if step["op"] == "draw_open"
    )
    assert draws == DATA["setup"]["open_offering_cards"] + DATA["setup"]["open_landscape_cards"]
