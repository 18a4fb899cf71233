"""BB-004, BB-601 to BB-616: being asked, or not, tells the others nothing about god cards."""

import pytest

from archipel.kernel.core import CHANCE, SPECTATOR
from archipel.kernel.match import Match, Refused
from tests.bora_bora.table import (
    FROM_12,
    act,
    dice_on,
    do_action,
    final_tasks,
    give_tasks,
    persons_turn,
    pile_of,
    place_dice,
    points,
    table,
    take_god_card,
    told,
)
from tests.marks import rule

OTHERS = (1, 2, 3, SPECTATOR)


def heard(m: Match, seat: int) -> tuple[object, ...]:
    """All that somebody hears of the table: the log, who decides, and what is asked if it is open.

    And what can be taken back, which the frame of every seat says.
    """
    question = "" if m.discreet and m.seat != seat else m.ask()
    free = [m.why_not_take_back(other) is None for other in range(m.seats)]
    return m.told(seat), m.seat, question, free


def expanded(hand: str, known: str = "", offerings: int = 1, god_tiles: int = 0) -> Match:
    """Seat 0 with these cards has just put a hut on a region; Red could be played now."""
    m = table(
        huts={0: "center_mountain"},
        hands={0: hand},
        known={0: known},
        offerings={0: offerings},
        god_tiles={0: god_tiles},
    )
    do_action(m, "land", 2)  # there is one region within reach
    m.play(0, "expand center_beach")
    m.play(0, "lay c11")
    return m


@rule("BB-613", "BB-601")
def test_who_cannot_pay_red_is_asked_as_well() -> None:
    able, unable = expanded("red"), expanded("blue")
    assert (able.ask(), able.lines()) == ("play-red", ["red god_red", "no_god"])
    assert (unable.ask(), unable.lines()) == ("play-red", ["no_god"])
    for other in OTHERS:
        assert heard(able, other) == heard(unable, other)


@rule("BB-613", "BB-004")
def test_the_others_hear_who_decides_and_not_what() -> None:
    for m in (expanded("red"), expanded("blue")):
        assert m.discreet
        with pytest.raises(Refused, match="seat 0 decides now") as refused:
            m.play(1, "no_god")
        assert refused.value.rule == ""
    with pytest.raises(Refused) as refused:
        m.play(0, "red god_red")
    assert refused.value.rule == "BB-613"  # whoever is asked may know by which rule


@rule("BB-613")
def test_declining_red_tells_nothing() -> None:
    able, unable = expanded("red"), expanded("blue")
    for m in (able, unable):
        m.play(0, "no_god")
        assert told(m, "god-played", "red-scored") == []
        assert m.why_not_take_back(0) is None
    for other in OTHERS:
        assert heard(able, other) == heard(unable, other)


@rule("BB-613", "BB-601")
@pytest.mark.parametrize(
    ("hand", "known", "offerings"),
    [("", "", 1), ("blue", "blue", 1), ("red red", "", 0)],
    ids=["no card", "no card the others do not know", "no offering"],
)
def test_who_cannot_pay_for_all_to_see_is_not_asked(hand: str, known: str, offerings: int) -> None:
    assert expanded(hand, known, offerings).over


@rule("BB-613", "BB-603")
@pytest.mark.parametrize(
    ("hand", "known", "god_tiles"),
    [("red", "red", 0), ("", "", 1)],
    ids=["a card everybody knows", "a god tile"],
)
def test_who_can_pay_for_all_to_see_is_asked_openly(hand: str, known: str, god_tiles: int) -> None:
    m = expanded(hand, known, god_tiles=god_tiles)
    assert (len(m.lines()), m.discreet) == (2, False)
    with pytest.raises(Refused) as refused:
        m.play(1, "no_god")
    assert refused.value.rule == "BB-613"


@rule("BB-612", "BB-301", "BB-321", "BB-341", "BB-351")
@pytest.mark.parametrize(
    ("tile", "line"),
    [
        ("tile_land", "expand center_beach"),
        ("tile_man", "recruit man_slot_1"),
        ("tile_temple", "priest temple_1"),
        ("tile_build", "build building_1"),
    ],
)
def test_an_action_with_one_way_to_go_does_not_show_who_holds_white(tile: str, line: str) -> None:
    found = []
    for hand in ("white", "green"):
        m = table(
            round=2,
            huts={0: "center_mountain"},
            hands={0: hand},
            offerings={0: 1},
            materials={0: "c11 c12"},
            men="man_shell_1 man_shell_2",
        )
        face = 1 if tile != "tile_land" else 2
        place_dice(m, (0, f"{face} {face}"))
        m.play(0, f"place die_{face} {tile}")
        assert (m.lines()[0], m.discreet) == (line, True)
        further = [choice for choice in m.lines()[1:] if choice != FROM_12]
        assert further == (["white god_white"] if hand == "white" else [])
        found.append([heard(m, seat) for seat in OTHERS])
    assert found[0] == found[1]


@rule("BB-611", "BB-602")
def test_who_can_pay_blue_in_one_way_only_is_asked_how() -> None:
    m = table(hands={0: "blue red"}, offerings={0: 1})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    m.play(0, "place_with die_4 tile_helper blue")
    assert (m.ask(), m.lines(), m.discreet) == ("pay-for-blue", ["blue god_blue"], True)
    m.play(0, "blue god_blue")
    assert told(m, "god-played") == [("god-played", "seat_0", "god_blue", "god_blue")]


@rule("BB-202", "BB-205", "BB-611")
def test_a_last_die_that_can_only_fish_is_placed_by_its_owner() -> None:
    found = []
    for hand in ("blue", "red"):
        m = table(hands={0: hand}, offerings={0: 1})
        for tile in ("helper", "temple", "build", "man", "woman", "land", "water"):
            dice_on(m, f"tile_{tile}", "1")
        place_dice(m, (1, "6 5"), (0, "6"))
        m.play(1, "place die_6 tile_fishing")
        assert (m.seat, m.ask(), m.discreet) == (0, "place-die", True)
        assert (m.lines() == ["place die_6 tile_fishing"]) == (hand == "red")
        found.append([heard(m, seat) for seat in OTHERS])
    assert found[0] == found[1]


@rule("BB-614", "BB-401")
def test_who_cannot_pay_green_is_asked_whether_the_turn_is_over() -> None:
    found = []
    for hand in ("green", "red"):
        m = table(
            persons={0: "woman_victory_points_1 woman_shell_1"},
            hands={0: hand},
            offerings={0: 1},
        )
        persons_turn(m)
        m.play(0, "use woman victory_points")
        assert (m.seat, m.ask(), m.discreet) == (0, "use-persons", True)
        assert (m.lines() == ["end_turn"]) == (hand == "red")
        found.append([heard(m, seat) for seat in OTHERS])
        m.play(0, "end_turn")
        found[-1] += [heard(m, seat) for seat in OTHERS]
    assert found[0] == found[1]


@rule("BB-614", "BB-618")
def test_nobody_is_asked_where_a_green_god_could_do_nothing() -> None:
    m = table(persons={0: "woman_victory_points_1"}, hands={0: "green"}, offerings={0: 1})
    persons_turn(m)
    m.play(0, "use woman victory_points")
    assert m.over  # no other kind is left: everybody sees that


@rule("BB-614", "BB-401")
def test_who_has_nobody_is_not_asked_whatever_he_holds() -> None:
    m = persons_turn(table(hands={0: "green green"}, offerings={0: 2}))
    assert m.over


@rule("BB-614")
def test_who_can_pay_green_in_one_way_only_is_asked_how() -> None:
    m = table(persons={0: "woman_victory_points_1"}, hands={0: "green red"}, offerings={0: 1})
    persons_turn(m)
    m.play(0, "use_doubled woman victory_points")
    assert (m.ask(), m.lines(), m.discreet) == ("pay-for-green", ["green god_green"], True)
    m.play(0, "green god_green")
    assert points(m, "persons")[0] == 4


def after_another_task(hand: str, task: str, offerings: int = 0) -> Match:
    """Seat 1 has given a task; now seat 0, with this hand and this one task, has to."""
    m = table(
        hands={0: hand},
        offerings={0: offerings},
        shells={0: 3},
        tasks={0: task, 1: "men_4 jewels_4 women_4"},
    )
    give_tasks(m, 1, 0)
    m.play(1, "abandon men_4")
    return m


@rule("BB-531", "BB-532", "BB-616", "BB-004")
def test_whether_a_task_can_be_fulfilled_with_cards_is_seen_only_when_it_is() -> None:
    found = []
    for hand in ("red red", "red blue"):
        m = after_another_task(hand, "god_cards_red_2")
        assert (m.seat, m.discreet) == (0, True)
        found.append([heard(m, seat) for seat in OTHERS])
    assert found[0] == found[1]
    assert m.lines() == ["abandon god_cards_red_2"]


@rule("BB-531", "BB-533")
def test_the_final_tasks_do_not_show_whether_yellow_could_help() -> None:
    found = []
    for hand in ("yellow", "red"):
        m = after_another_task(hand, "shells_4", offerings=1)
        assert (m.seat, m.discreet) == (0, True)
        assert ("yellow shells_4 god_yellow" in m.lines()) == (hand == "yellow")
        found.append([heard(m, seat) for seat in OTHERS])
    assert found[0] == found[1]


@rule("BB-531", "BB-532")
def test_a_task_that_no_card_can_help_is_given_without_a_question() -> None:
    m = after_another_task("yellow yellow", "shells_4")  # no offering for Yellow
    assert m.over
    assert told(m, "abandoned") == [
        ("abandoned", "seat_1", "men_4"),
        ("abandoned", "seat_0", "shells_4"),
    ]


@rule("BB-701", "BB-533")
def test_who_can_fulfil_no_final_task_is_asked_as_well() -> None:
    found = []
    for hand in ("red red", "red blue"):
        m = final_tasks(
            table(
                hands={0: hand, 1: "blue"},
                tasks={0: "god_cards_red_2 men_4 jewels_4", 1: "god_cards_blue_2"},
                god_tiles={1: 1},
            ),
            1,
            0,
        )
        m.play(1, "finish")
        assert (m.seat, m.ask(), m.discreet) == (0, "final-tasks", True)
        assert (m.lines() == ["finish"]) == (hand == "red blue")
        found.append([heard(m, seat) for seat in OTHERS])
        m.play(0, "finish")
        found[-1] += [heard(m, seat)[:1] for seat in OTHERS]
    assert found[0] == found[1]


@rule("BB-701")
def test_with_nothing_hidden_in_hand_the_final_tasks_ask_nothing() -> None:
    m = final_tasks(table(hands={0: "red blue"}, known={0: "red blue"}, tasks={0: "men_4"}))
    assert m.over


@rule("BB-006", "BB-007")
@pytest.mark.parametrize(("source", "word"), [("god_pile", "deal"), ("god_blue", "reveal")])
def test_chance_draws_from_a_pile_of_one_colour_as_from_any_other(source: str, word: str) -> None:
    m = table(display="blue")
    pile_of(m, "red red")
    take_god_card(m)
    m.play(0, f"draw {source}")
    assert (m.seat, m.lines()) == (CHANCE, [f"{word} god_red"])
    act(m, CHANCE, f"{word} god_red")
    assert m.choices[-1][0] == CHANCE  # so the record is as long as with any other pile
