"""MG-31, MG-48, MG-57: being asked, and not being asked, tells the others nothing about a hand."""

import pytest

from archipel.games.mangrovia import GAME
from archipel.kernel.core import CHANCE, SPECTATOR
from archipel.kernel.match import Match, Refused
from tests.mangrovia.table import (
    act,
    arrive,
    at,
    at_stage,
    bag_of,
    deck_of,
    give,
    hand_of,
    let,
    prepare,
    sail,
    table,
    told,
)
from tests.marks import rule

ABLE = "3 4 sand"  # enough for a hut on c2r3, which costs 7
UNABLE = "3 4 water"  # no bird shows water
BIRDS = "sand reed"


def heard(m: Match, seat: int) -> tuple[object, ...]:
    """All that somebody hears of the table: the log, who decides, and what is asked if it is open.

    And what can be taken back, which the frame of every seat says.
    """
    question = "" if m.discreet and m.seat != seat else m.ask()
    free = [m.why_not_take_back(other) is None for other in range(m.seats)]
    return m.told(seat), m.seat, question, free


def both(stage: int) -> tuple[Match, Match]:
    """Seat 0 arrives at a stage with a hand that can build, and with one that cannot."""
    return (
        arrive(table(hands={0: ABLE}, birds=BIRDS), stage),
        arrive(table(hands={0: UNABLE}, birds=BIRDS), stage),
    )


@rule("MG-31", "MG-68")
@pytest.mark.parametrize("stage", [9, 10, 11])
def test_who_cannot_build_is_asked_as_well(stage: int) -> None:
    able, unable = both(stage)
    assert "build c2r3" in able.lines()
    assert (unable.seat, unable.lines()) == (0, ["pass"])
    for m in (able, unable):
        assert m.discreet
    for other in (1, 2, 3, SPECTATOR):
        assert heard(able, other) == heard(unable, other)


@rule("MG-31", "MG-32")
def test_at_stage_8_as_well_when_there_is_no_amulet_to_collect() -> None:
    m = table(hands={0: UNABLE}, birds=BIRDS)
    at(m).stack = 0
    arrive(m, 8)
    assert (m.ask(), m.lines(), m.discreet) == ("collect-or-build", ["pass"], True)


@rule("MG-31")
def test_the_others_hear_who_decides_and_not_what() -> None:
    for m in both(9):
        for seat in (1, CHANCE):
            with pytest.raises(Refused, match="seat 0 decides now") as refused:
                m.play(seat, "pass")
            assert refused.value.rule == ""
    with pytest.raises(Refused) as refused:
        m.play(0, "collect")
    assert refused.value.rule == "MG-62"  # whoever is asked may know by which rule


@rule("MG-31")
@pytest.mark.parametrize("stage", [9, 10, 11])
def test_passing_tells_nothing(stage: int) -> None:
    able, unable = both(stage)
    for m in (able, unable):
        m.play(0, "pass")
        assert told(m, "passed", "nothing-possible") == [("passed", "seat_0", f"stage_{stage}")]
        assert m.why_not_take_back(0) is None
    for other in (1, 2, 3, SPECTATOR):
        assert heard(able, other) == heard(unable, other)
    m.take_back(0)
    assert m.lines() == ["pass"]


@rule("MG-31")
def test_a_pass_does_not_show_what_the_next_player_can_pay() -> None:
    found = []
    for hand in (ABLE, UNABLE):
        m = table(hands={0: hand, 1: ABLE}, birds=BIRDS)
        sail(m, site_3_10=0, site_4_9=1)
        while m.view(0).boat != "stage_9":
            act(m, m.seat, "pass")
        m.play(1, "pass")
        assert (m.seat, m.view(1).boat) == (0, "stage_10")
        assert m.why_not_take_back(1) is None
        found.append([heard(m, seat) for seat in (1, 2, 3, SPECTATOR)])
        m.take_back(1)
        assert (m.seat, m.view(1).boat) == (1, "stage_9")
    assert found[0] == found[1]


@rule("MG-31", "R19")
def test_with_nothing_hidden_in_hand_one_is_not_asked() -> None:
    m = arrive(table(birds=BIRDS), 9)
    assert m.over
    m = table(amulets={0: "1 1"}, birds=BIRDS)  # from the stack, before everybody's eyes
    give(m, 0, "s3 s5")
    assert arrive(m, 9).over
    m = table(hands={0: UNABLE}, birds=BIRDS)
    at(m).known[:] = at(m).hold  # all were taken openly
    assert arrive(m, 9).over
    assert told(m, "passed") == [("passed", "seat_0", "stage_9")]


@rule("MG-31")
def test_who_can_pay_with_what_everybody_knows_is_asked_openly() -> None:
    m = table(hands={0: ABLE}, birds=BIRDS)
    at(m).known[:] = at(m).hold
    arrive(m, 9)
    assert (m.lines(), m.discreet) == (["build c2r3", "build n7", "pass"], False)
    with pytest.raises(Refused) as refused:
        m.play(1, "pass")
    assert refused.value.rule == "MG-62"


@rule("MG-31", "MG-50")
def test_one_hidden_amulet_or_card_is_enough_to_be_asked() -> None:
    for held in ({"hands": {0: "2"}}, {"hands": {0: "reed"}}, {"amulets": {0: "2"}}):
        m = arrive(table(birds=BIRDS, **held), 9)  # type: ignore[arg-type]
        assert (m.lines(), m.discreet) == (["pass"], True)


@rule("MG-57", "MG-56")
def test_who_can_pay_in_one_way_only_is_asked_once() -> None:
    m = at_stage(table(hands={0: f"{ABLE} 2 6"}, birds=BIRDS), 9)
    m.play(0, "build c2r3")
    assert (m.ask(), m.lines(), m.discreet) == ("pay-for-hut", ["complete"], True)
    assert m.why_not_take_back(0) is None
    m.play(0, "complete")
    assert m.over
    assert hand_of(m, 0) == "2 6"


@rule("MG-57", "MG-50")
def test_a_payment_in_one_way_with_nothing_hidden_is_not_asked() -> None:
    m = table(birds=BIRDS)
    give(m, 0, "s3 s4")
    give(m, 0, "sand")
    at(m).known[:] = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0] + [0] * 30
    at_stage(m, 9)
    m.play(0, "build c2r3")
    assert m.over
    assert told(m, "paid") == [("paid", "seat_0", "4 + 3", "offering", "0", "")]


@rule("MG-57", "MG-31")
def test_nobody_hears_or_sees_anything_of_a_payment_before_it_is_complete() -> None:
    found = []
    for way in ((), ("pay offering_3",), ("pay offering_3", "pay offering_2")):
        m = arrive(table(hands={0: "2 2 3 4 sand"}, birds=BIRDS), 9)
        m.play(0, "build c2r3")
        for choice in way:
            m.play(0, choice)
            assert m.why_not_take_back(0) is None
        found.append([(heard(m, seat), m.view(seat)) for seat in (1, 2, 3, SPECTATOR)])
        m.play(0, "complete")
        assert m.why_not_take_back(0) is not None
    assert found[0] == found[1] == found[2]


@rule("MG-57")
def test_a_payment_is_final_even_if_it_shows_only_what_all_knew() -> None:
    """Else whether it can be taken back would tell what else could have been paid."""
    m = table(hands={0: "3 4 sand"}, birds=BIRDS)
    give(m, 0, "7")
    at(m).known[:] = [0, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [0] * 30
    at_stage(m, 9)
    for choice in ("build c2r3", "pay offering_7", "complete"):
        m.play(0, choice)
    assert hand_of(m, 0) == "3 4"
    assert m.why_not_take_back(0) is not None


@rule("MG-48", "MG-50")
def test_who_drew_equal_amulets_is_asked_which_one_goes_back() -> None:
    found = []
    for second in (4, 6):
        m = arrive(table(level={0: 2}), 2)
        m.play(CHANCE, "pull amulet_4")
        m.play(CHANCE, f"pull amulet_{second}")
        assert (m.seat, m.ask(), m.discreet) == (0, "return-amulet", True)
        found.append([heard(m, seat) for seat in (1, 2, 3, SPECTATOR)])
        m.play(0, "return amulet_4")
        assert m.told(1)[-2][1:] == ("returned-veiled", {"seat": "seat_0"})
    assert found[0] == found[1]


@rule("MG-48", "R10")
def test_a_single_amulet_is_kept_without_a_question() -> None:
    m = arrive(table(level={0: 1}), 2)
    m.play(CHANCE, "pull amulet_4")
    assert m.over  # how many were drawn, everybody has seen


@rule("MG-31", "MG-32")
def test_amulets_of_stage_2_are_collected_without_a_question() -> None:
    m = arrive(table(), 2)
    assert told(m, "took-one") == [("took-one", "seat_0")]
    m = arrive(table(level={0: 2}), 2)
    assert (m.seat, m.ask()) == (CHANCE, "pull-amulet")


@rule("MG-31", "MG-51")
def test_amulets_that_would_empty_the_bag_may_be_refused() -> None:
    m = table(level={0: 2})
    bag_of(m, "2 3", "6 6")
    arrive(m, 2)
    assert (m.seat, m.lines()) == (0, ["collect", "pass"])
    m = table(level={0: 2})
    bag_of(m, "2 3 4", "6 6")
    assert arrive(m, 2).seat == CHANCE


@rule("MG-41", "MG-43")
def test_chance_draws_from_a_deck_of_equal_cards_as_from_any_other() -> None:
    m = table()
    deck_of(m, "6 6")
    at_stage(m, 7)
    m.play(0, "draw offering_deck")
    assert (m.seat, m.lines()) == (CHANCE, ["deal offering_6"])
    let(m, "deal offering_6")
    assert m.choices[-1][0] == CHANCE  # so the record is as long as with any other deck


@rule("MG-47", "MG-51")
def test_chance_draws_from_a_bag_of_equal_amulets_as_from_any_other() -> None:
    m = table(level={0: 1})
    bag_of(m, "5 5 5")
    arrive(m, 2)
    assert (m.seat, m.lines()) == (CHANCE, ["pull amulet_5"])


@rule("MG-78")
def test_chance_fills_the_display_from_equal_cards_as_from_any_others() -> None:
    m = table()
    deck_of(m, "water water", stock=1)
    prepare(m)
    for _ in range(4):  # the offerings come first
        m.play(CHANCE, m.position.options[0])
    assert (m.seat, m.lines()) == (CHANCE, ["reveal card_water"])


@rule("MG-16", "MG-43")
def test_and_at_the_set_up() -> None:
    m = Match(GAME, 3)
    m.play(CHANCE, "first seat_0")
    deck_of(m, "6 " * 10)
    deck_of(m, "water " * 20, stock=1)
    m.play(CHANCE, "reveal offering_6")  # this question stood before the deck was changed
    asked = []
    while m.seat == CHANCE:
        asked.append((m.ask(), m.lines()))
        m.play(CHANCE, m.position.options[0])
    opened = [("open-first", ["reveal offering_6"])] * 3
    dealt = [("deal-first", ["deal card_water"])] * 6
    assert asked[:9] == opened + dealt
    assert asked[9] == ("open-first", ["reveal card_water"])
