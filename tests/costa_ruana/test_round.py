"""CR-16 to CR-26: playing cards, copiers, the flip, the reveal."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.components import FACE_IDS
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match, Refused
from tests.costa_ruana.table import (
    COUNTS,
    act,
    at,
    before_flip,
    begin_round,
    lay,
    play_any,
    play_on,
    resolve,
    shown,
    table,
    told,
)
from tests.marks import rule


@rule("CR-16", "CR-17", "CR-18", "CR-21", "CR-27")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_steps_of_a_round_in_their_order(seats: int) -> None:
    m = play_on(Match(GAME, seats), seed=seats, until="play-face-up")
    shaman = at(m).shaman
    phases: list[tuple[str, int]] = []
    rng = Rng(seats)
    while at(m).round == 1:
        phases.append((m.view(0).phase, m.seat))
        play_any(m, rng)
    around = [(shaman + k) % seats for k in range(seats)]
    for phase in ("play_face_up", "play_face_down", "place_copier"):
        assert [seat for name, seat in phases if name == phase] == around
    assert [seat for name, seat in phases if name == "flip_condition"] == [shaman]
    order = list(dict.fromkeys(name for name, _ in phases))
    expected = ["play_face_up", "play_face_down", "place_copier", "flip_condition", "resolve"]
    assert [name for name in order if name in expected] == [
        name for name in expected if name in order
    ]
    assert order[-1] == "prepare_next_round"


def dealt(sides: str = "night low_tide") -> Match:
    """The players of the printed example with their hands."""
    m = table(
        3,
        {
            "island_1": "a1 b1 c1 t5",
            "island_2": "a1 c1 t5",
            "island_3": "a1 b1 t5",
            "island_4": "b1 c1 t5",
            "island_5": "t4",
            "island_6": "t4",
        },
        sides=sides,
        hands={
            0: "night_place_2 night_move day_remove_1 day_remove_2 day_move",
            1: "low_tide_remove_1 day_place_3 day_remove_1 day_remove_2 day_move",
            2: "high_tide_place_3 high_tide_remove_1 day_remove_1 day_remove_2 day_move",
        },
    )
    return begin_round(m)


def antoine_marie_serge(sides: str = "night low_tide") -> Match:
    """They have played their cards."""
    m = dealt(sides)
    act(m, 0, "play_card night_place_2 seat_0")
    act(m, 1, "play_card low_tide_remove_1 seat_2")
    act(m, 2, "play_card high_tide_place_3 seat_2")
    act(m, 0, "play_card night_move seat_0")
    act(m, 1, "play_card day_place_3 seat_1")
    act(m, 2, "play_card high_tide_remove_1 seat_0")
    return m


@rule("CR-17", "CR-18", "CR-21", "EX-01", "RU-02", "RU-28")
def test_the_printed_example_cards_and_copiers() -> None:
    m = antoine_marie_serge()
    cards = {card.slot: (card.front, card.face_up) for card in m.view(0).cards}
    assert cards == {
        "up_0": ("seat_0", True),
        "up_1": ("seat_2", True),
        "up_2": ("seat_2", True),
        "down_0": ("seat_0", False),
        "down_1": ("seat_1", False),
        "down_2": ("seat_0", False),
    }
    assert at(m).reserve == [7, 7, 7]
    act(m, 0, "place_copier down_0")
    act(m, 1, "place_copier down_0")
    act(m, 2, "place_copier up_2")
    assert at(m).reserve == [6, 6, 6]
    copiers = {card.slot: card.copiers for card in m.view(0).cards if card.copiers}
    assert copiers == {"down_0": ["seat_0", "seat_1"], "up_2": ["seat_2"]}


@rule("CR-25", "CR-26", "EX-03")
def test_the_printed_example_reveal() -> None:
    m = antoine_marie_serge()
    act(m, 0, "place_copier down_0")
    act(m, 1, "place_copier down_0")
    act(m, 2, "place_copier up_2")
    act(m, 0, "flip tide")
    assert told(m, "discarded") == [
        ("discarded", "seat_2", "low_tide_remove_1"),
        ("discarded", "seat_1", "day_place_3"),
    ]
    assert [card.slot for card in m.view(0).cards] == ["up_0", "up_2", "down_0", "down_2"]
    assert at(m).copying == [6, 6, 2]  # the copiers on active cards stay


@rule("CR-27", "CR-28", "CR-30", "CR-32", "CR-48", "EX-04", "EX-05", "EX-06", "CR-41", "CR-44")
def test_the_printed_example_to_its_end() -> None:
    m = antoine_marie_serge()
    act(m, 0, "place_copier down_0")
    act(m, 1, "place_copier down_0")
    act(m, 2, "place_copier up_2")
    act(m, 0, "flip tide")
    act(m, 0, "remove_from island_1")
    act(m, 0, "place_on island_3", "place_on island_3")
    act(m, 0, "pick_inhabitant island_2 green", "move_to island_3")
    act(m, 0, "pick_inhabitant island_4 brown", "move_to island_5")
    act(m, 1, "pick_inhabitant island_3 brown", "move_to island_5")
    act(m, 2, "place_on island_6", "place_on island_6", "place_on island_6")
    act(m, 2, "place_on island_4", "place_on island_4")
    # before the last choice everything is as printed but one inhabitant of Serge
    assert [shown(m, f"island_{k}") for k in range(1, 7)] == [
        "b1 c1 t5",
        "c1 t5",
        "a4 t5",
        "c3 t5",
        "b2 t4",
        "c3 t4",
    ]
    assert at(m).reserve == [6, 7, 1]
    act(m, 2, "place_on island_2")
    assert [shown(m, f"island_{k}") for k in range(1, 7)] == [
        "b1 c1 t5",
        "c1 t4",
        "a3 t4",
        "c2 t4",
        "b1 t3",
        "c2 t3",
    ]
    assert at(m).reserve == [7, 8, 4]
    assert at(m).hut == [1, 1, 3]
    assert told(m, "conflict") == [("conflict", "island_1")]
    assert told(m, "shaman-follows") == [("shaman-follows", "seat_1", "1", "0")]
    assert m.view(0).shaman == "seat_1"


@rule("CR-17", "CR-18")
def test_a_card_must_be_played_and_may_lie_in_front_of_anybody() -> None:
    m = begin_round(table(3, hands={0: "day_move night_place_1", 1: "day_move", 2: "day_move"}))
    assert m.lines() == [
        f"play_card {face} seat_{seat}"
        for face in ("day_move", "night_place_1")
        for seat in range(3)
    ]
    with pytest.raises(Refused):
        m.play(0, "pass")


@rule("CR-19", "CR-27", "EC-37")
def test_all_cards_may_lie_in_front_of_one_player() -> None:
    m = table(3, {"island_1": "a1 b1 c1"})
    for seat in range(3):
        lay(m, f"up_{seat}", "day_remove_1", 0)
        lay(m, f"down_{seat}", "day_place_1", 0)
    resolve(m)
    while not m.over:
        assert m.seat == 0
        m.play(0, m.lines()[0])
    assert len(told(m, "resolving")) == 6
    assert {line[1] for line in told(m, "resolving")} == {"seat_0"}


@rule("CR-20", "CR-31", "EC-25", "RU-12")
def test_a_card_affects_whom_it_lies_in_front_of_not_who_played_it() -> None:
    m = table(2, {"island_1": "a2 b3", "island_2": "a2 b3"})
    lay(m, "up_0", "day_remove_3", 1)
    resolve(m)
    assert m.seat == 1
    act(m, 1, "remove_from island_1", "remove_from island_1", "remove_from island_2")
    assert shown(m, "island_1") == "a2 b1 t5"
    assert shown(m, "island_2") == "a2 b2 t5"


@rule("CR-21")
def test_a_copier_may_stand_on_any_card_or_nowhere() -> None:
    m = antoine_marie_serge()
    slots = ["up_0", "up_1", "up_2", "down_0", "down_1", "down_2"]
    assert m.lines() == [f"place_copier {slot}" for slot in slots] + ["pass"]
    act(m, 0, "pass")
    assert at(m).reserve == [7, 7, 7]
    act(m, 1, "place_copier up_0")
    assert m.seat == 2  # one copier each
    act(m, 2, "place_copier up_0")
    assert at(m).copying == [-1, 0, 0]


@rule("CR-21", "EC-22", "RU-28")
def test_without_reserve_no_copier() -> None:
    hands = {0: "day_move day_treasure", 1: "day_move day_treasure"}
    m = begin_round(table(2, {"island_1": "a5", "island_2": "a5"}, hands=hands))
    act(m, 0, "play_card day_move seat_0")
    act(m, 1, "play_card day_move seat_0")
    act(m, 0, "play_card day_treasure seat_0")
    act(m, 1, "play_card day_treasure seat_0")
    assert (m.seat, m.ask()) == (1, "place-copier")
    assert told(m, "no-copier") == [("no-copier", "seat_0")]


@rule("CR-21", "CR-30", "EC-38")
def test_all_may_stand_on_one_card_and_its_effect_happens_five_times() -> None:
    m = table(4)
    lay(m, "up_0", "day_place_1", 1, copiers="abcd")
    resolve(m)
    for seat in (1, 1, 2, 3, 0):
        act(m, seat, "place_on island_1")
    assert shown(m, "island_1") == "a1 b2 c1 d1 t5"
    assert m.over


@rule("CR-22", "RU-11")
def test_the_shaman_must_flip_exactly_one_card() -> None:
    m = before_flip(table(3, shaman=2))
    assert m.seat == 2
    assert m.lines() == ["flip time", "flip tide"]
    act(m, 2, "flip time")
    assert m.ask() != "flip-condition"


@rule("CR-22", "CR-23", "EX-02")
@pytest.mark.parametrize(
    ("before", "flip", "after"),
    [
        ("night low_tide", "tide", ["night", "high_tide"]),
        ("day high_tide", "time", ["night", "high_tide"]),
        ("day low_tide", "time", ["night", "low_tide"]),
        ("day low_tide", "tide", ["day", "high_tide"]),
        ("night high_tide", "time", ["day", "high_tide"]),
        ("night high_tide", "tide", ["night", "low_tide"]),
    ],
)
def test_the_two_sides_visible_after_the_flip_are_active(
    before: str, flip: str, after: list[str]
) -> None:
    m = before_flip(table(3, sides=before))
    act(m, 0, f"flip {flip}")
    assert [condition.side for condition in m.view(0).conditions] == after


@rule("CR-23", "EC-20", "RU-32")
@pytest.mark.parametrize(
    ("flip", "active"), [("time", ["night", "high_tide"]), ("tide", ["day", "low_tide"])]
)
def test_backgrounds_live_and_die_in_pairs(flip: str, active: list[str]) -> None:
    m = table(2, {"island_1": "a1 b1", "island_2": "a1 b1"}, sides="day high_tide")
    for slot, background in [
        ("up_0", "day"),
        ("up_1", "night"),
        ("down_0", "high_tide"),
        ("down_1", "low_tide"),
    ]:
        lay(m, slot, f"{background}_place_1", 1)
    before_flip(m)
    act(m, 0, f"flip {flip}")
    faces = {card.face for card in m.view(0).cards}
    assert faces == {f"{background}_place_1" for background in active}


@rule("CR-24")
def test_the_condition_cards_are_never_reset() -> None:
    m = play_on(Match(GAME, 2), seed=4, until="flip-condition")
    for _ in range(4):
        before = [condition.side for condition in m.view(0).conditions]
        m.play(m.seat, "flip time")
        play_on(m, seed=4, until="flip-condition")
        after = [condition.side for condition in m.view(0).conditions]
        assert after[0] != before[0]
        assert after[1] == before[1]


@rule("CR-25", "CR-37", "EC-01")
def test_a_copier_on_an_inactive_card_is_home_before_cards_are_resolved() -> None:
    m = table(2, reserve={0: 1})
    lay(m, "up_0", "night_move", 1, copiers="a")
    lay(m, "up_1", "day_place_1", 0)
    assert at(m).reserve[0] == 0
    resolve(m)
    assert at(m).reserve[0] == 1
    act(m, 0, "place_on island_2")
    assert shown(m, "island_2") == "a1 t5"


@rule("CR-25", "EC-41")
def test_all_copiers_on_inactive_cards_go_home_at_once() -> None:
    m = table(3, {"island_1": "c1"})
    lay(m, "up_0", "night_place_1", 0, copiers="a")
    lay(m, "down_1", "low_tide_place_1", 1, copiers="b")
    lay(m, "up_2", "day_place_1", 2)
    resolve(m)
    assert m.seat == 2
    assert told(m, "copier-home") == [("copier-home", "seat_0"), ("copier-home", "seat_1")]
    assert at(m).reserve[:2] == [10, 10]
    assert at(m).copying == [-1, -1, -1]


@rule("CR-26")
def test_copiers_on_active_cards_wait_there() -> None:
    m = table(3)
    lay(m, "up_0", "day_place_1", 2, copiers="ab")
    resolve(m)
    assert at(m).copying[:2] == [0, 0]
    assert at(m).face[0] == FACE_IDS.index("day_place_1")
    assert CHANCE != m.seat == 2
