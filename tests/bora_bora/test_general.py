"""BB-001 to BB-015: cards, materials, huts, fire and other things that hold everywhere."""

import pytest

from archipel.games.bora_bora import GAME
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.bora_bora.build import fish_all, goods, roll, spaces_of, whole
from tests.bora_bora.table import (
    COUNTS,
    FROM_12,
    act,
    at,
    begin_round,
    do_action,
    end,
    fire,
    give_tasks,
    hand_of,
    huts_left,
    let,
    lines,
    materials_of,
    on_space_12,
    persons_of,
    persons_turn,
    pile_of,
    place_dice,
    play_on,
    put_person_on_12,
    regions_of,
    score_by_hand,
    score_status,
    table,
    take_god_card,
    told,
    track,
)
from tests.marks import rule

CARDS = ["blue", "white", "red", "green", "yellow"]


@rule("BB-001", "BB-803")
@pytest.mark.parametrize("seats", COUNTS)
def test_six_rounds_of_three_phases(seats: int) -> None:
    m = play_on(Match(GAME, seats), seed=seats)
    assert m.over
    assert [line[1] for line in told(m, "round-began")] == ["1", "2", "3", "4", "5", "6"]
    words = [word for _, word, _ in m.told(0)]
    first, last = words.index("round-began"), words.index("round-began", words.index("placed"))
    one = words[first:last]
    assert one.count("placed") == 3 * seats
    assert one.index("status-scored") > max(i for i, word in enumerate(one) if word == "placed")
    assert m.view(0).phase == "game_over"
    assert words[-1] == "winner"


@rule("BB-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_for_two_to_four(seats: int) -> None:
    assert GAME.seat_counts == [2, 3, 4]
    with pytest.raises(ValueError, match=r"\d"):
        Match(GAME, seats)


@rule("BB-002")
def test_most_points_win() -> None:
    m = table(3)
    for seat, score in enumerate((40, 70, 55)):
        score_by_hand(m, seat, "fishing", score)
    end(m)
    assert m.ranks() == [3, 1, 2]
    assert told(m, "winner") == [("winner", "seat_1")]


@rule("BB-003")
def test_goods_never_run_out() -> None:
    m = table(
        offerings={0: 18, 1: 18},
        shells={0: 36, 1: 36},
        beside={1: "wood " * 10},
        persons={0: "man_offering_1 woman_shell_1 woman_material_1"},
    )
    persons_turn(m)
    act(m, 0, "use man offering", "use woman shell")
    assert (at(m).offerings[0], at(m).shells[0]) == (19, 37)
    do_action(m, "helper", 2)
    act(m, 0, "material wood", "lay c12")
    assert materials_of(m, 0) == {"c12"}


@rule("BB-003")
@pytest.mark.parametrize("seats", COUNTS)
def test_everything_else_is_what_there_is(seats: int) -> None:
    m = Match(GAME, seats)
    before = GAME.pieces(at(m))
    assert (before["god_cards"], before["men"], before["women"]) == (60, 36, 36)
    assert (before["tasks"], before["jewels"], before["fish_tiles"]) == (60, 24, 12)
    assert before["god_tiles"] == 6 + seats
    play_on(m, seed=9)
    assert GAME.pieces(at(m)) == before


@rule("BB-005")
def test_points_beyond_100_count_on() -> None:
    m = table(2)
    score_by_hand(m, 0, "tasks", 99)
    score_by_hand(m, 1, "tasks", 100)
    place_dice(m, (0, "4 2"))
    act(m, 0, "place die_4 tile_fishing")
    assert track(m) == [101, 100]
    assert m.ranks() == [1, 2]


@rule("BB-006")
def test_a_god_card_is_open_or_the_top_of_the_pile() -> None:
    m = table(persons={0: "man_god_card_1 man_god_card_2"}, display="blue blue red white white")
    persons_turn(m)
    act(m, 0, "use man god_card")
    assert lines(m) == {"draw god_blue", "draw god_white", "draw god_red", "draw god_pile"}
    act(m, 0, "draw god_red")
    assert (m.seat, lines(m)) == (CHANCE, {f"reveal god_{card}" for card in CARDS})
    let(m, "reveal god_green")  # seen before the second card is chosen
    assert lines(m) == {"draw god_blue", "draw god_white", "draw god_green", "draw god_pile"}
    act(m, 0, "draw god_pile")
    assert (m.seat, lines(m)) == (CHANCE, {f"deal god_{card}" for card in CARDS})
    let(m, "deal god_yellow")
    assert hand_of(m, 0) == "red yellow"
    shown = [f"god_{card}" for card in ("blue", "blue", "green", "white", "white")]
    assert m.view(0).display == shown
    assert m.over


@rule("BB-007", "X-28", "R-29")
def test_discards_are_shuffled_when_a_card_is_needed() -> None:
    m = table(display="blue")
    pile_of(m, "white", "red red green")
    take_god_card(m)
    act(m, 0, "draw god_pile")
    assert hand_of(m, 0) == "white"
    assert (m.view(0).god_pile, sum(m.view(0).discard.values())) == (0, 3)  # not before
    take_god_card(m)
    assert lines(m) == {"draw god_blue", "draw god_pile"}
    act(m, 0, "draw god_pile")
    assert told(m, "reshuffled") == [("reshuffled", "3")]
    assert (m.seat, lines(m)) == (CHANCE, {"deal god_red", "deal god_green"})
    let(m, "deal god_green")
    assert (m.view(0).god_pile, m.view(0).discard) == (2, {})


@rule("BB-007", "X-28")
def test_an_open_card_is_replaced_from_the_shuffled_discards() -> None:
    m = table(display="blue red white green yellow")
    pile_of(m, "", "red green")
    take_god_card(m)
    act(m, 0, "draw god_blue")
    let(m, "reveal god_green")
    shown = ["god_green", "god_red", "god_white", "god_green", "god_yellow"]
    assert m.view(0).display == shown


@rule("BB-007", "X-28")
def test_without_pile_and_discards_four_open_cards_become_three() -> None:
    m = table(display="blue red white green")
    pile_of(m, "")
    take_god_card(m)
    assert lines(m) == {"draw god_blue", "draw god_red", "draw god_white", "draw god_green"}
    act(m, 0, "draw god_blue")
    assert sum(card is not None for card in m.view(0).display) == 3
    assert hand_of(m, 0) == "blue"


@rule("BB-007")
def test_without_any_card_the_gain_is_lost() -> None:
    m = table(persons={0: "man_god_card_1 man_god_card_2 man_god_card_3"}, display="blue red")
    pile_of(m, "")
    persons_turn(m)
    act(m, 0, "use man god_card", "draw god_red")  # the second and last card is taken by itself
    assert hand_of(m, 0) == "blue red"
    assert told(m, "no-card") == [("no-card", "seat_0")]
    assert m.over


@rule("BB-008")
def test_a_disc_is_laid_on_top_of_the_stack_it_comes_to() -> None:
    m = table(persons={0: "man_build_3"}, status={1: 3, 2: 3})
    do_action(m, "helper", 1)
    act(m, 0, "tattoo man_build_3")
    discs = m.view(0).status
    assert [disc.step for disc in discs] == ["status_3", "status_3", "status_3", "status_0"]
    assert [disc.height for disc in discs] == [2, 0, 1, 0]


@rule("BB-008", "X-11", "BB-501")
def test_on_the_last_space_a_disc_stays() -> None:
    m = whole(persons={0: "man_build_3 man_shell_2"}, status={0: 26})
    do_action(m, "helper", 2)
    act(m, 0, "tattoo man_build_3", "tattoo man_shell_2")  # 5 more steps
    assert m.view(0).status[0].step == "status_27"
    score_status(m)
    assert track(m)[0] == 15


@rule("BB-008")
def test_a_disc_that_cannot_move_keeps_its_place_in_the_stack() -> None:
    m = whole(persons={0: "man_build_3"}, status={0: 27, 1: 27})  # seat 1 came later
    do_action(m, "helper", 1)
    act(m, 0, "tattoo man_build_3")
    score_status(m)
    assert m.view(0).order[:2] == ["seat_1", "seat_0"]


@rule("BB-009")
def test_a_material_goes_on_a_free_space_of_its_sort() -> None:
    m = table(materials={0: "c12"}, buildings={0: "building_1=c31_c32"})
    do_action(m, "helper", 2)
    act(m, 0, "material wood")
    assert lines(m) == {"lay c23", "lay c34"}
    act(m, 0, "lay c34")
    assert materials_of(m, 0) == {"c12", "c34"}
    do_action(m, "helper", 2)
    act(m, 0, "material wood")  # one space left: no question
    assert materials_of(m, 0) == {"c12", "c23", "c34"}


@rule("BB-009")
@pytest.mark.parametrize(
    ("material", "spaces"),
    [("sand", "c11 c14 c22 c33"), ("stone", "c13 c21 c24 c32"), ("wood", "c12 c23 c31 c34")],
)
def test_four_spaces_for_each_material(material: str, spaces: str) -> None:
    m = do_action(table(), "helper", 2)
    act(m, 0, f"material {material}")
    assert lines(m) == {f"lay {space}" for space in spaces.split()}


@rule("BB-009", "BB-013", "X-07")
def test_without_a_free_space_it_stays_beside_the_board() -> None:
    m = table(
        materials={0: "c12 c23"},
        buildings={0: "building_1=c31_c32 building_2=c33_c34"},
        beside={0: "sand sand"},
        tasks={0: "material_wood_3 materials_any_5 jewels_4"},
    )
    do_action(m, "helper", 2)
    assert "material wood" in m.lines()
    act(m, 0, "material wood")
    assert m.view(0).players[0].beside == {"sand": 2, "wood": 1}
    assert materials_of(m, 0) == {"c12", "c23"}
    assert m.view(0).players[0].pairs == []  # never for building
    give_tasks(m)
    assert lines(m) == {"fulfil material_wood_3", "fulfil materials_any_5"}
    act(m, 0, "fulfil material_wood_3")
    place_dice(m, (0, "6 5"))
    assert not any("tile_build" in line for line in m.lines())


@rule("R-20", "BB-355", "BB-009")
def test_nothing_beside_the_board_is_placed_later() -> None:
    m = table(materials={0: "c12 c13 c23 c31 c34"}, beside={0: "wood"})
    do_action(m, "build", 1)
    act(m, 0, "site c12_c13", "fire fire_offering", "fire fire_shell")
    assert m.view(0).players[0].beside == {"wood": 1}
    do_action(m, "helper", 2)
    act(m, 0, "material wood")  # the space under the building does not become free
    assert m.view(0).players[0].beside == {"wood": 2}
    assert materials_of(m, 0) == {"c23", "c31", "c34"}


@rule("BB-010")
def test_a_hut_moves_to_space_12_which_holds_any_number() -> None:
    m = table(huts={0: "center_forest"})
    for moved in (1, 2, 3):
        do_action(m, "helper", 2)
        act(m, 0, "move_hut")
        assert spaces_of(m, 0)["space_12"] == f"{2 + moved} huts"
    left = [space for space, what in spaces_of(m, 0).items() if what == "hut"]
    assert left == [f"space_{n}" for n in range(6, 12)]
    assert regions_of(m, 0) == {"center_forest"}


@rule("BB-010", "BB-014")
def test_without_a_hut_on_a_single_space_none_can_be_moved() -> None:
    m = table()
    huts_left(m, 0, singles=0, on_12=3)
    do_action(m, "helper", 2)
    assert "move_hut" not in m.lines()
    assert "buy helper_offering" in m.lines()


@rule("BB-010", "BB-014", "BB-322", "X-25", "R-28")
def test_a_person_on_space_12_keeps_huts_away() -> None:
    m = table(persons={0: "man_move_hut_1 woman_shell_2"})
    put_person_on_12(m, 0, "woman_shell_1")
    do_action(m, "helper", 2)
    assert "move_hut" not in m.lines()
    act(m, 0, "finish")
    persons_turn(m)
    assert lines(m) == {"use woman shell", "use_only woman shell team_1", "end_turn"}


@rule("BB-014", "BB-304")
def test_an_empty_space_12_takes_a_hut_or_a_person() -> None:
    m = table(persons={0: "man_build_1"})
    huts_left(m, 0, singles=10, on_12=0)
    do_action(m, "helper", 2)
    act(m, 0, "move_hut")
    assert spaces_of(m, 0)["space_12"] == "hut"
    m = table(persons={0: "man_build_1"}, women="woman_shell_1 woman_shell_2")
    huts_left(m, 0, singles=10, on_12=0)
    do_action(m, "woman", 2)
    act(m, 0, "recruit woman_slot_2")  # no other space is free
    assert on_space_12(m, 0) == "woman_shell_2"


@rule("BB-011", "E-06")
@pytest.mark.parametrize("second", ["fire_status", "fire_shell"])
@pytest.mark.parametrize("first", ["fire_god_card", "fire_offering"])
def test_fire_brings_one_of_each_pair(first: str, second: str) -> None:
    m = fire(table(display="blue"))
    assert m.lines() == ["fire fire_god_card", "fire fire_offering"]
    act(m, 0, f"fire {first}")
    if first == "fire_god_card":
        act(m, 0, "draw god_pile")
        let(m, "deal god_red")
    assert m.lines() == ["fire fire_status", "fire fire_shell"]
    act(m, 0, f"fire {second}")
    assert m.over
    assert goods(m, 0) == {
        "offerings": int(first == "fire_offering"),
        "cards": int(first == "fire_god_card"),
        "status": int(second == "fire_status"),
        "shells": int(second == "fire_shell"),
        "god_tiles": 0,
        "score": 0,
    }


@rule("BB-012", "BB-332", "BB-333")
def test_a_person_is_shifted_once_and_acts_as_before() -> None:
    m = table(persons={0: "man_victory_points_1! man_victory_points_2 woman_shell_2!"})
    do_action(m, "helper", 1)
    assert lines(m) == {"tattoo man_victory_points_2", "points points_1", "finish"}
    act(m, 0, "tattoo man_victory_points_2")
    assert at(m).shells[0] == 0
    do_action(m, "helper", 1)
    assert (m.over, track(m)[0]) == (True, 1)  # nobody to shift: a VP is all there is to buy
    persons_turn(m)
    act(m, 0, "use man victory_points", "use woman shell")
    assert (track(m)[0], at(m).shells[0]) == (5, 1)
    assert persons_of(m, 0) == {"man_victory_points_1!", "man_victory_points_2!", "woman_shell_2!"}


@rule("BB-013")
def test_no_limit_to_what_a_player_holds() -> None:
    hand = " ".join(CARDS * 4)
    m = table(hands={0: hand}, god_tiles={0: 4}, offerings={0: 30}, shells={0: 40})
    fire(m)
    act(m, 0, "fire fire_god_card")
    let(m, "deal god_red")
    act(m, 0, "fire fire_shell")
    assert m.over  # nothing has to be given up
    assert goods(m, 0)["cards"] == 21
    assert goods(m, 0)["shells"] == 41


@rule("BB-015", "BB-110")
def test_single_spaces_are_emptied_and_filled_from_the_first_on() -> None:
    m = table(huts={0: "center_mountain"}, men="man_build_1 man_shell_1")
    assert spaces_of(m, 0)["space_2"] == ""  # the first that had a hut
    do_action(m, "water", 4)  # east_beach is the only region
    act(m, 0, "expand east_beach", "lay c11")
    assert [spaces_of(m, 0)[f"space_{n}"] for n in (1, 2, 3, 4)] == ["", "", "", "hut"]
    do_action(m, "man", 2)
    act(m, 0, "recruit man_slot_2")
    assert spaces_of(m, 0)["space_1"] == "man_shell_1"


@rule("BB-015", "BB-302")
def test_a_hut_comes_from_a_single_space_unless_space_12_is_named() -> None:
    m = do_action(table(huts={0: "center_mountain"}), "water", 4)
    assert (m.ask(), m.lines()) == ("expand", ["expand east_beach", FROM_12])
    assert m.details()["spot"] == "single_space"
    act(m, 0, "expand east_beach", "lay c11")  # one choice, and the hut is on the map
    assert (spaces_of(m, 0)["space_12"], spaces_of(m, 0)["space_3"]) == ("2 huts", "")


@rule("BB-015", "BB-302")
def test_space_12_is_named_before_the_region() -> None:
    m = do_action(table(huts={0: "center_mountain"}), "land", 6)
    act(m, 0, FROM_12)
    assert (m.ask(), m.details()["spot"]) == ("expand", "space_12")
    assert lines(m) == {"expand center_plain", "expand center_beach"}  # it is named once
    act(m, 0, "expand center_beach", "lay c11")
    assert (spaces_of(m, 0)["space_12"], spaces_of(m, 0)["space_3"]) == ("hut", "hut")
    m.take_back(0)
    m.take_back(0)
    m.take_back(0)
    assert FROM_12 in m.lines()  # nothing was revealed: it can be thought over


@rule("BB-004", "BB-523")
def test_only_hands_are_secret() -> None:
    m = whole(
        2,
        bought_jewels="face_up",
        huts={0: "center_forest"},
        offerings={0: 3},
        shells={0: 5},
        god_tiles={0: 2},
        persons={0: "man_build_1 woman_shell_2!"},
        materials={0: "c11"},
        jewels={0: "jewel_anklet_1"},
        hands={0: "red red"},
    )
    begin_round(m)
    roll(m, 6, 5, 4, 3, 2, 1)
    own, seen = m.view(0), m.view(1)
    assert own.players[0] == seen.players[0]
    mine = seen.players[0]
    assert (mine.offerings, mine.shells, mine.god_tiles, mine.cards) == (3, 5, 2, 2)
    assert (mine.jewels, mine.dice) == (["jewel_anklet_1"], ["die_6", "die_5", "die_4"])
    assert (own.hand, seen.hand) == (["god_red", "god_red"], [])
    assert mine.known == {}


@rule("BB-001", "BB-208", "BB-542")
def test_a_whole_round_in_its_order() -> None:
    m = begin_round(whole(2))
    roll(m, 6, 5, 4, 3, 2, 1)
    phases = [m.view(0).phase]
    fish_all(m)
    assert track(m) == [6, 6]
    while m.view(0).round == 1:
        phase = m.view(0).phase
        if phase != phases[-1]:
            phases.append(phase)
        m.play(m.seat, m.position.options[0])
    assert phases == ["phase_a", "tasks", "new_tasks"]
    assert (m.view(0).round, m.seat) == (2, CHANCE)
