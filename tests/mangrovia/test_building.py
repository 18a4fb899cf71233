"""MG-55 to MG-69: huts, double huts, and paying for them."""

import pytest

from archipel.games.mangrovia.components import LANDSCAPES_OF, SPACE_IDS, STAR, TOTEM
from archipel.kernel.match import Match, Refused
from archipel.text import Speaker
from tests.mangrovia.table import (
    act,
    amulets_of,
    at,
    at_stage,
    give,
    hand_of,
    points,
    put,
    sail,
    spaces,
    table,
    told,
)
from tests.marks import rule

WATER, SAND = 0, 1


def builder(hand: str, birds: str, stage: int = 8, seats: int = 4, amulets: str = "") -> Match:
    """Seat 0 with this hand stands at a stage."""
    m = table(seats, hands={0: hand}, birds=birds, amulets={0: amulets})
    return at_stage(m, stage)


@rule("MG-55", "MG-64")
def test_only_empty_spaces_are_built_on_whoever_owns_the_hut() -> None:
    for owner in "ab":
        m = table(huts={"c2r3": owner}, hands={0: "7 7 sand sand"}, birds="sand reed")
        at_stage(m, 9)
        assert "c2r3" not in spaces(m)
        assert "c2r3" not in spaces(m, "double")
    assert "c2r3" in spaces(builder("7 7 sand sand", "sand reed", 9), "double")


@rule("MG-56", "EX3")
def test_the_birds_say_which_landscapes_can_be_built_on() -> None:
    hand = "2 2 2 3 3 4 5 6 7 water sand mangrove reed"  # every price can be paid
    m = builder(hand, "water sand", amulets="2 3 4 5 6")
    water_and_sand = {id for n, id in enumerate(SPACE_IDS) if {WATER, SAND} & set(LANDSCAPES_OF[n])}
    assert spaces(m) == water_and_sand
    assert {"c4r5", "c4r3"} < water_and_sand


@rule("MG-56", "EX3")
def test_only_the_shown_half_of_a_double_landscape() -> None:
    m = builder("4 6 mangrove sand", "water sand")
    act(m, 0, "build c4r3")  # the mangrove card is no answer: sand is proposed, and nothing else
    assert hand_of(m, 0) == "mangrove"


@rule("MG-56")
def test_a_card_of_the_landscape_is_needed() -> None:
    found = spaces(builder("3 4 reed", "sand reed"))
    assert "c1r2" in found
    assert "c2r3" not in found  # sand is shown, but there is no sand card
    assert builder("3 4", "sand reed").lines() == ["collect", "pass"]


@rule("MG-57", "MG-58", "EX5")
def test_example_5() -> None:
    m = builder("3 4 sand", "sand reed")
    act(m, 0, "build c2r3")
    assert hand_of(m, 0) == ""
    assert points(m, "printed") == [1, 0, 0, 0]
    assert m.view(1).discards == {"offering_3": 1, "offering_4": 1, "card_sand": 1}
    assert told(m, "built") == [("built", "seat_0", "c2r3", "1", "1")]


@rule("MG-57", "EX6")
def test_no_change_is_given_for_amulets() -> None:
    m = builder("water", "water sand", amulets="6 6")
    assert "c5r5" not in spaces(m)
    assert "c5r5" in spaces(builder("water", "water sand", amulets="6 5"))


@rule("MG-57", "T1")
def test_no_change_is_given_for_offerings() -> None:
    assert "c2r3" not in spaces(builder("3 5 sand", "sand reed"))


@rule("MG-57", "T2", "R22")
def test_amulets_are_added_up_and_currencies_do_not_mix() -> None:
    assert "c5r5" in spaces(builder("water", "water sand", amulets="2 3"))
    assert "c5r5" not in spaces(builder("5 water", "water sand"))
    assert "c5r5" not in spaces(builder("3 water", "water sand", amulets="2"))
    assert "c1r4" not in spaces(builder("water", "water sand", amulets="6"))  # 6 in offerings


@rule("MG-57")
def test_only_what_leads_to_the_exact_sum_is_offered() -> None:
    m = builder("2 3 3 4 5 6 7 sand", "sand reed")
    m.play(0, "build c2r3")  # 7: 7, 5+2, 4+3
    assert m.lines() == [
        "complete",
        "card card_sand",
        "pay offering_7",
        "pay offering_5",
        "pay offering_4",
        "pay offering_3",
        "pay offering_2",
    ]
    m.play(0, "pay offering_4")  # then a 3 is the only way
    assert m.lines() == ["complete", "card card_sand", "pay offering_3"]
    m.play(0, "complete")
    assert hand_of(m, 0) == "2 3 5 6 7"


def paid_in(order: str, hand: str = "2 2 3 4 sand") -> str:
    """What is left of a hand when these offerings are laid out for c2r3, which costs 7."""
    m = builder(hand, "sand reed")
    m.play(0, "build c2r3")
    for value in order.split():
        m.play(0, f"pay offering_{value}")
    m.play(0, "complete")
    return hand_of(m, 0)


@rule("MG-57")
def test_any_exact_set_can_be_named_in_any_order() -> None:
    assert paid_in("4") == paid_in("4 3") == paid_in("3 4") == "2 2"  # the 3 first is no 3+2+2
    assert paid_in("2") == paid_in("3 2") == paid_in("2 2 3") == paid_in("2 3 2") == "4"


@rule("MG-57")
def test_every_exact_set_is_reached() -> None:
    m = builder("2 2 2 3 3 4 6 sand", "sand reed", 10)
    m.play(0, "build c2r3")
    ways: set[tuple[str, ...]] = set()

    def walk(choices: list[str]) -> None:
        other = Match.replay(m.game, 4, m.options, [])
        other.position = at(m).clone()
        for choice in choices:
            other.play(0, choice)
        if other.ask() != "pay-for-hut":
            ways.add(tuple(hand_of(other, 0).split()))
            return
        for line in other.lines():
            walk([*choices, line])

    walk([])
    assert ways == {("2", "2", "2", "3", "6"), ("2", "3", "4", "6")}  # 4+3, 3+2+2


@rule("MG-57")
def test_what_is_left_to_pay_is_seen_and_can_be_changed() -> None:
    m = builder("2 2 3 4 sand", "sand reed")
    m.play(0, "build c2r3")
    m.play(0, "pay offering_3")
    mine = m.view(0).building
    assert mine is not None
    assert (mine.price, mine.due, mine.paid) == (7, 4, ["offering_3"])
    assert mine.proposed == ["card_sand", "offering_4"]
    assert m.view(0).hand == ["offering_2", "offering_2", "offering_4", "card_sand"]
    assert m.details()["due"] == 4
    m.play(0, "pay offering_2")
    m.take_back(0)
    m.take_back(0)
    assert m.view(0).building is not None
    assert m.view(0).building.due == 7
    m.play(0, "pay offering_4")
    m.play(0, "complete")
    assert hand_of(m, 0) == "2 2"


@rule("MG-57", "MG-68")
def test_the_hut_itself_can_be_taken_back_until_it_is_paid() -> None:
    m = builder("2 2 3 4 sand", "sand reed")
    m.play(0, "build c2r3")
    m.play(0, "pay offering_3")
    while m.why_not_take_back(0) is None and m.view(0).building is not None:
        m.take_back(0)
    assert "build c2r3" in m.lines()
    assert m.view(0).hand == ["offering_2", "offering_2", "offering_3", "offering_4", "card_sand"]


@rule("MG-57")
def test_a_choice_says_what_would_be_paid_and_what_is_left() -> None:
    m = builder("2 2 3 4 sand", "sand reed")
    speaker = Speaker("fr", "mangrovia")

    def said(line: str) -> str:
        choice = m.game.vocabulary.parse(line)
        verb = m.game.vocabulary.verb_of(choice)
        return speaker.choice(verb.path(choice), verb.operands, m.notes(choice))

    assert said("build c2r3") == "Hutte sur la case F2\u00a0: sable, 7 en offrandes, 1 point"
    m.play(0, "build c2r3")
    assert said("pay offering_3") == "Poser\u00a0: Offrande 3 (reste 4)"
    assert said("complete") == "Payer et bâtir\u00a0: 4 + 3 en offrandes, avec Sable"
    m.play(0, "pay offering_2")
    assert said("complete") == "Payer et bâtir\u00a0: 3 + 2 + 2 en offrandes, avec Sable"


@rule("MG-58")
def test_printed_fervour_is_scored_at_once() -> None:
    m = builder("2 6 reed", "reed water")
    act(m, 0, "build c4r1")
    assert m.scores()[0] >= 3
    assert points(m, "printed")[0] == 3


@rule("MG-59", "MG-45")
def test_a_hut_on_an_amulet_space_moves_the_marker_at_once() -> None:
    m = table(hands={0: "2 2 2 3 3 4 4 5 5 6 6 7 7 water"})
    at_stage(m, 8)
    act(m, 0, "build n1")
    act(m, 0, "complete")
    assert m.view(1).players[0].level == 1
    assert told(m, "level-rose") == [("level-rose", "seat_0", "1")]


@rule("MG-60")
def test_a_totem_hut_takes_the_top_tile_and_scores_it() -> None:
    m = table(huts={"c3r7": "b"}, hands={0: "3 5 water"})
    at_stage(m, 8)
    act(m, 0, "build c2r5")
    space = next(space for space in m.view(0).spaces if space.id == "c2r5")
    assert (space.owner, space.fervour_tile) == ("seat_0", "fervour_3")
    assert points(m, "fervour_tiles") == [3, 2, 0, 0]
    assert m.view(0).fervour_tiles[0] == "fervour_4"


@rule("MG-13", "MG-60", "T10")
def test_with_two_players_the_first_totem_hut_scores_3() -> None:
    m = builder("3 5 water", "water sand", seats=2)
    act(m, 0, "build c2r5")
    assert points(m, "fervour_tiles") == [3, 0]


@rule("MG-57", "MG-61", "EX7")
def test_two_huts_are_paid_apart() -> None:
    m = builder("2 6 6 reed water", "reed water", 10)
    assert not {"c1r2", "c3r2"} & spaces(m)  # nothing makes 7
    act(m, 0, "build c4r1")
    assert m.ask() == "build-hut"
    assert spaces(m) == {"c1r4"}
    act(m, 0, "build c1r4")
    assert m.over
    assert points(m, "printed")[0] == 3
    assert hand_of(m, 0) == ""


@rule("MG-61", "MG-68", "R20")
def test_one_or_none_will_do_at_stage_10() -> None:
    m = builder("2 6 6 reed water", "reed water", 10)
    act(m, 0, "pass")
    assert m.over
    m = builder("2 6 6 reed water", "reed water", 10)
    act(m, 0, "build c4r1", "pass")
    assert (m.over, at(m).stock[0]) == (True, 8)


@rule("MG-61", "MG-80", "T5")
def test_with_one_hut_left_stage_10_builds_one_and_the_end_has_come() -> None:
    m = table(hands={0: "2 6 6 reed water"}, birds="reed water", stock={0: 1})
    sail(m, site_3_10=0, site_1_12=1)
    while m.view(0).boat != "stage_10":
        act(m, m.seat, "pass")
    act(m, 0, "build c4r1")
    assert m.view(0).last_round
    assert told(m, "landed")[-1] == ("landed", "seat_1", "stage_12")  # later stages still run
    assert m.over


@rule("MG-62", "EX8", "T3", "R12")
def test_a_double_hut_is_paid_as_one_sum() -> None:
    m = builder("6 7 7 water water", "water sand", 9)
    assert "c4r7" in spaces(m, "double")
    assert "c4r7" not in spaces(m)  # nothing makes 10
    act(m, 0, "double c4r7")
    assert m.over
    assert points(m, "printed")[0] == 8
    assert at(m).stock[0] == 7
    space = next(space for space in m.view(0).spaces if space.id == "c4r7")
    assert (space.owner, space.huts) == ("seat_0", 2)
    assert next(path for path in m.view(0).paths if path.id == "path_h").huts == {"seat_0": 2}


@rule("MG-62", "R11")
def test_both_cards_of_a_double_hut_must_fit() -> None:
    m = builder("6 7 7 water sand", "water sand", 9)
    assert "c4r7" not in spaces(m, "double")


@rule("MG-62")
@pytest.mark.parametrize("stage", [8, 10, 11])
def test_double_huts_at_stage_9_only(stage: int) -> None:
    assert spaces(builder("3 4 6 7 7 water water", "water sand", stage), "double") == set()


@rule("MG-63", "T18")
def test_no_double_huts_in_sectors_and_on_amulet_spaces() -> None:
    hand = "2 2 2 3 3 3 4 4 4 5 5 5 6 6 7 7 water water sand sand mangrove mangrove reed reed"
    for birds in ("water sand", "mangrove reed"):
        m = builder(hand, birds, 9, amulets="2 2 3 3 4 4 5 5 6 6")
        found = spaces(m, "double")
        assert found
        barred = {SPACE_IDS[space] for space in [*STAR, *TOTEM]} | {f"n{k}" for k in range(1, 9)}
        assert not found & barred
        assert spaces(m) & barred  # single huts are built there


@rule("MG-62", "MG-63", "T36")
def test_a_double_hut_priced_in_amulets() -> None:
    m = builder("water water", "water sand", 9, amulets="4 6")
    act(m, 0, "double c5r5")
    assert amulets_of(m, 0) == ""
    assert m.view(0).set_aside == {"amulet_4": 1, "amulet_6": 1}
    assert m.view(0).players[0].level == 0


@rule("MG-65", "MG-58", "EX9")
def test_a_double_landscape_needs_one_card_and_its_bird() -> None:
    m = builder("4 6 sand", "sand reed")
    act(m, 0, "build c4r3")
    assert points(m, "printed")[0] == 4
    assert "c4r3" not in spaces(builder("4 6 mangrove", "sand reed"))
    m = builder("4 6 mangrove sand", "sand mangrove")
    act(m, 0, "build c4r3")
    assert m.lines()[:3] == ["complete", "card card_sand", "card card_mangrove"]


@rule("MG-66", "T14")
def test_a_double_hut_on_a_double_landscape() -> None:
    price = "6 7 7"
    assert "c4r5" not in spaces(builder(f"{price} water reed", "water sand", 9), "double")
    assert "c4r5" in spaces(builder(f"{price} water water", "water sand", 9), "double")
    assert "c4r5" in spaces(builder(f"{price} water reed", "water reed", 9), "double")


@rule("MG-66")
def test_the_two_cards_of_a_double_hut_are_chosen_in_any_order() -> None:
    for cards in ("water reed", "reed water"):
        m = builder("6 7 7 water water reed reed", "water reed", 9)
        m.play(0, "double c4r5")
        for card in cards.split():
            assert m.lines()[:3] == ["complete", "card card_water", "card card_reed"]
            m.play(0, f"card card_{card}")
        assert m.lines() == ["complete", "pay offering_7", "pay offering_6"]
        m.play(0, "complete")
        assert hand_of(m, 0) == "water reed"
    m = builder("6 7 7 water water reed reed", "water reed", 9)
    for choice in ("double c4r5", "card card_reed", "card card_reed", "complete"):
        m.play(0, choice)
    assert hand_of(m, 0) == "water water"


@rule("MG-67")
def test_after_building_everything_goes_to_its_pile() -> None:
    m = table(hands={0: "4 sand reed"}, amulets={0: "3"}, birds="sand reed")
    give(m, 0, "s3")
    box = at(m).box
    at_stage(m, 10)
    act(m, 0, "build c2r3")
    assert m.view(1).discards == {"offering_4": 1, "card_sand": 1}
    assert at(m).box == box + 1
    m = builder("sand", "sand reed", amulets="3")
    act(m, 0, "build c5r6")
    assert (m.view(1).set_aside, m.view(1).discards) == ({"amulet_3": 1}, {"card_sand": 1})


@rule("MG-67", "T40", "R15")
def test_of_equal_cards_the_start_card_is_spent() -> None:
    m = table(hands={0: "3 4 sand"}, birds="sand reed")
    give(m, 0, "s3")
    at_stage(m, 8)
    act(m, 0, "build c2r3")
    assert m.over  # two equal cards are one choice
    assert (hand_of(m, 0), m.view(0).start_cards) == ("3", [])
    assert m.view(1).discards == {"offering_4": 1, "card_sand": 1}


@rule("MG-68")
@pytest.mark.parametrize("stage", [8, 9, 10, 11])
def test_nobody_has_to_build(stage: int) -> None:
    assert "pass" in builder("3 4 sand", "sand reed", stage).lines()


@rule("MG-68")
def test_a_hut_once_announced_must_be_paid() -> None:
    m = builder("2 3 4 5 sand", "sand reed")
    act(m, 0, "build c2r3")
    assert "pass" not in m.lines()
    with pytest.raises(Refused):
        act(m, 0, "pass")


@rule("MG-69", "T4")
def test_one_hut_left_builds_single_huts_only() -> None:
    m = table(hands={0: "3 4 6 7 7 water water"}, stock={0: 1})
    at_stage(m, 9)
    assert spaces(m, "double") == set()
    assert spaces(m)


@rule("MG-69")
def test_without_huts_nothing_is_built() -> None:
    m = table(hands={0: "3 4 6 7 7 water water"}, stock={0: 0})
    at_stage(m, 8)
    assert m.lines() == ["collect", "pass"]


@rule("MG-55")
def test_neutral_huts_take_up_their_space() -> None:
    m = table(2, hands={0: "5 6 sand"}, birds="sand reed")
    at_stage(m, 8)
    assert "c3r3" not in spaces(m)
    m = table(4, hands={0: "5 6 sand"}, birds="sand reed")
    put(m, "c7r5", "n")
    at_stage(m, 8)
    assert "c3r3" in spaces(m)
    assert "c7r5" not in spaces(m)
