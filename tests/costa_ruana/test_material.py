"""CR-01 to CR-06: players, pieces, cards, capacity, reserve."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.components import DATA, DECKS, FACE_AMOUNT, FACE_IDS, FACE_KIND
from archipel.games.costa_ruana.position import CostaRuana
from archipel.games.costa_ruana.scoring import pieces
from archipel.games.costa_ruana.vocabulary import VOCABULARY
from archipel.kernel.core import CHANCE, NOBODY, BadTable, Rng
from archipel.kernel.match import Match
from tests.costa_ruana.table import (
    COUNTS,
    act,
    at,
    begin_round,
    lay,
    play_on,
    resolve,
    shown,
    table,
)
from tests.marks import rule


@rule("CR-01")
def test_two_to_six_players_and_five_rounds() -> None:
    assert GAME.seat_counts == [2, 3, 4, 5, 6]
    for seats in COUNTS:
        m = play_on(Match(GAME, seats))
        assert at(m).round == 5
    for seats in (1, 7):
        with pytest.raises(BadTable):
            GAME.start(seats)


@rule("CR-02", "CR-04")
def test_the_material_is_that_of_the_box() -> None:
    counts = {item["id"]: item["count"] for item in DATA["tokens"]["items"]}
    assert counts == {
        "action_card": 72,
        "condition_card": 2,
        "island": 10,
        "inhabitant": 60,
        "hut": 6,
        "treasure": 48,
        "shaman_figure": 1,
    }
    assert sum(DECKS[6]) == 72
    combinations = {(FACE_KIND[face], FACE_AMOUNT[face]) for face in range(len(FACE_IDS))}
    assert combinations == {(0, 1), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)}


@rule("CR-03")
def test_equal_faces_are_one_choice() -> None:
    assert len(FACE_IDS) == 32
    given = table(2, hands={0: "day_move day_move day_move night_move", 1: "day_move"})
    begin_round(given)
    assert given.lines() == [
        "play_card day_move seat_0",
        "play_card day_move seat_1",
        "play_card night_move seat_0",
        "play_card night_move seat_1",
    ]
    act(given, 0, "play_card day_move seat_0")
    assert at(given).hand[:5] == [FACE_IDS.index("day_move")] * 2 + [
        FACE_IDS.index("night_move"),
        -1,
        -1,
    ]


@rule("CR-05", "EC-31")
def test_an_island_never_holds_more_than_seven() -> None:
    m = table(3, {"island_1": "b3 c3"}, reserve={0: 3})
    lay(m, "up_0", "day_place_3", 0)
    resolve(m)
    act(m, 0, "place_on island_1")
    assert "place_on island_1" not in m.lines()
    act(m, 0, "place_on island_2", "place_on island_2")
    assert shown(m, "island_1") == "a1 b3 c3 t5"
    assert shown(m, "island_2") == "a2 t5"


@rule("CR-06", "CR-39", "EX-15")
def test_an_inhabitant_on_a_card_is_not_in_the_reserve() -> None:
    m = table(3, reserve={0: 3})
    lay(m, "up_0", "day_place_3", 0)
    lay(m, "down_0", "day_move", 0, copiers="a")
    assert at(m).reserve[0] == 2
    resolve(m)
    act(m, 0, "place_on island_1", "place_on island_1")
    assert shown(m, "island_1") == "a2 t5"
    assert m.ask() == "bring-inhabitant"  # the only inhabitants out are those two


@rule("CR-61")
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_is_ever_added_or_lost(seats: int) -> None:
    c = GAME.start(seats)
    assert isinstance(c, CostaRuana)
    rng = Rng(seats)
    while c.seat != NOBODY:
        assert pieces(c) == {"treasures": 48, "inhabitants": 10 * seats, "cards": 12 * seats}
        assert min(c.reserve) >= 0
        c.play(c.roll(rng) if c.seat == CHANCE else c.options[rng.below(len(c.options))])
    assert sum(c.treasures) + sum(c.hut) + sum(c.won) == {2: 18, 3: 28, 4: 33, 5: 43, 6: 48}[seats]


@rule("CR-60")
def test_there_is_no_choice_for_promises_or_showing_cards() -> None:
    assert VOCABULARY.size == 398
    assert [verb.word for verb in VOCABULARY.verbs] == [
        item["id"] for item in DATA["decisions"]["items"]
    ]
    assert [verb.size for verb in VOCABULARY.verbs] == [
        item["size"] for item in DATA["decisions"]["items"]
    ]
