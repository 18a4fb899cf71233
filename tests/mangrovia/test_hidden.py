"""MG-50 and what everybody has seen: who knows what; dealing the unseen things anew."""

import msgspec
import pytest

from archipel.games.mangrovia.components import AMULETS, KINDS, OFFERINGS
from archipel.games.mangrovia.position import Mangrovia
from archipel.kernel.core import SPECTATOR
from archipel.kernel.match import Refused
from tests.mangrovia.table import (
    act,
    amulets_of,
    at,
    at_stage,
    bag_of,
    deck_of,
    end,
    give,
    hand_of,
    let,
    table,
    worlds,
)
from tests.marks import rule


def hand_in(p: Mangrovia, seat: int) -> tuple[int, ...]:
    return tuple(p.hold[seat * KINDS : (seat + 1) * KINDS])


def amulets_in(p: Mangrovia, seat: int) -> tuple[int, ...]:
    return tuple(p.amulets[seat * AMULETS : (seat + 1) * AMULETS])


@rule("MG-41", "R19")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = at_stage(table(hands={0: "3 4 reed", 1: "7 7 sand"}), 7)
    assert m.view(0).hand == ["offering_3", "offering_4", "card_reed"]
    for seat in (1, 2, SPECTATOR):
        view = m.view(seat)
        assert (view.players[0].offerings, view.players[0].landscapes) == (2, 1)
        assert view.players[0].known == {}
        assert b"offering_4" not in msgspec.json.encode(view)


@rule("MG-15", "MG-42")
def test_what_everybody_saw_is_known_to_everybody() -> None:
    m = table(display="5 water")
    give(m, 0, "s3 s4")
    at_stage(m, 1)
    act(m, 0, "take offering_5", "take card_water")
    known = {"offering_3": 1, "offering_4": 1, "offering_5": 1, "card_water": 1}
    assert m.view(SPECTATOR).players[0].known == known
    for p in worlds(m, 1, 5):
        assert hand_in(p, 0) == hand_in(at(m), 0)


@rule("MG-67")
def test_a_known_card_is_spent_before_a_hidden_one() -> None:
    m = table(hands={0: "4 4 3 sand"}, birds="sand reed")
    at(m).known[2] = 1  # one of the two 4s was taken openly
    at_stage(m, 8)
    act(m, 0, "build c2r3")
    assert hand_of(m, 0) == "4"
    assert m.view(1).players[0].known == {}


@rule("MG-57")
def test_a_payment_can_be_taken_back_until_it_is_complete() -> None:
    m = at_stage(table(hands={0: "2 3 4 5 sand"}, birds="sand reed"), 8)
    for choice in ("build c2r3", "pay offering_5"):
        m.play(0, choice)
        assert m.why_not_take_back(0) is None  # no card was shown yet
    m.play(0, "complete")
    with pytest.raises(Refused):
        m.take_back(0)


@rule("MG-57")
def test_paying_with_known_cards_can_be_taken_back_as_well() -> None:
    m = at_stage(table(hands={0: "2 3 4 5 sand"}, birds="sand reed"), 8)
    p = at(m)
    p.known[:KINDS] = p.hold[:KINDS]
    act(m, 0, "build c2r3", "pay offering_5", "complete")
    assert hand_of(m, 0) == "3 4"
    assert m.why_not_take_back(0) is None


@rule("MG-50")
def test_amulets_are_dealt_anew_but_ones_from_the_stack_are_known() -> None:
    m = at_stage(table(amulets={0: "1 2 6", 1: "3"}), 7, seat=1)
    found = {amulets_in(p, 0) for p in worlds(m, 1)}
    assert len(found) > 3
    assert all(sum(each) == 3 and each[0] == 1 for each in found)
    for p in worlds(m, 0, 5):
        assert amulets_in(p, 0) == amulets_in(at(m), 0)


@rule("MG-48", "MG-50")
def test_amulets_being_drawn_are_seen_by_the_drawer_alone() -> None:
    m = table(level={0: 3})
    at_stage(m, 2)
    let(m, "pull amulet_2", "pull amulet_5", "pull amulet_6")
    assert m.told(1)[-1][1] == "pulled-veiled"
    assert m.view(0).drawn == ["amulet_6", "amulet_5", "amulet_2"]
    for seat in (1, SPECTATOR):
        assert (m.view(seat).drawing, m.view(seat).drawn_count) == ("seat_0", 3)
        drawn = {tuple(p.drawn) for p in worlds(m, seat, 200)}
        assert len(drawn) > 3
        assert all(sum(each) == 3 for each in drawn)
        assert any(max(each) == 3 for each in drawn)  # that one is to go back tells nothing
    assert {tuple(p.drawn) for p in worlds(m, 0, 5)} == {(0, 1, 0, 0, 1, 1)}


@rule("MG-48", "MG-51")
def test_who_returned_an_amulet_knows_that_it_is_in_the_bag() -> None:
    m = table(level={0: 2}, amulets={1: "2 3 4 5"})
    bag_of(m, "6 5 2 2")
    at_stage(m, 2)
    let(m, "pull amulet_6", "pull amulet_5")
    act(m, 0, "return amulet_5")
    at_stage(m, 7)
    assert all(p.bag[4] >= 1 for p in worlds(m, 0))
    assert any(p.bag[4] == 0 for p in worlds(m, 1, 200))


@rule("MG-43")
def test_everybody_knows_what_lies_in_a_deck_just_shuffled() -> None:
    m = table(hands={0: "7", 1: "2 3"})
    deck_of(m, "6", "4 4 5 5")
    at_stage(m, 7)
    act(m, 0, "draw offering_deck")
    at_stage(m, 7)
    for seat in (0, SPECTATOR):
        for p in worlds(m, seat):
            assert p.deck[:OFFERINGS] == [0, 0, 2, 2, 0, 0]
    for p in worlds(m, 0):  # so seat 0, who sees its own hand, knows that of seat 1
        assert hand_in(p, 1) == hand_in(at(m), 1)


@rule("MG-43")
def test_a_hidden_card_drawn_makes_the_rest_of_the_deck_less_known() -> None:
    m = table(hands={1: "2"})
    deck_of(m, "6", "4 4 5 5")
    at_stage(m, 6)
    act(m, 0, "draw offering_deck")
    act(m, 0, "draw offering_deck")
    let(m, "deal offering_5")
    at_stage(m, 7)
    hands = {hand_in(p, 0) for p in worlds(m, 1, 200)}
    assert len(hands) > 1
    for p in worlds(m, 1, 200):
        assert p.deck[2] >= 1
        assert p.deck[3] >= 1
    for p in worlds(m, 0):  # who drew the 5 knows what is left
        assert p.deck[:OFFERINGS] == [0, 0, 2, 1, 0, 0]


@rule("MG-57")
def test_a_hut_that_is_announced_can_be_paid_in_every_world() -> None:
    m = at_stage(table(hands={0: "2 3 3 4 5 7 sand"}, birds="sand reed"), 8)
    m.play(0, "build c2r3")
    m.play(0, "pay offering_3")
    hands = set()
    for seat in (1, SPECTATOR):
        ways = set()
        for p in worlds(m, seat):
            assert (p.played, p.paid) == ([], [])  # what is laid out is not seen
            ways.add(len(p.options))
            hands.add(hand_in(p, 0))
            while p.builder == 0:
                p.play(p.options[-1])
        assert min(ways) == 1 < max(ways)  # being asked how to pay tells nothing
    assert len(hands) > 5
    for p in worlds(m, 0, 5):
        assert p.paid == at(m).paid


@rule("MG-88")
def test_at_the_end_all_amulets_lie_open() -> None:
    m = end(table(amulets={0: "2 6"}))
    assert m.view(SPECTATOR).players[0].amulet_values == ["amulet_6", "amulet_2"]
    assert m.view(1).scores[0] is not None
    assert m.view(1).scores[0]["amulets"] == 8
    assert amulets_of(m, 0) == "2 6"
    for p in worlds(m, 1, 5):
        assert amulets_in(p, 0) == (0, 1, 0, 0, 0, 1)


@rule("MG-50")
def test_before_the_end_scores_do_not_tell_hidden_amulets() -> None:
    m = table(amulets={0: "1 2 6"})
    at_stage(m, 7)
    for seat in (0, 1):
        assert m.view(seat).scores[0]["amulets"] == 1
        assert m.view(seat).veiled[0] == ["amulets"]
    assert m.view(0).secret == {"amulets": 8}
    assert m.view(1).secret == {}


@rule("MG-57")
def test_of_a_hut_in_progress_the_others_see_place_and_price_only() -> None:
    m = at_stage(table(hands={0: "2 2 2 2 3 3 5 6 sand"}, birds="sand reed"), 8)
    m.play(0, "build c7r5")
    m.play(0, "pay offering_5")  # 11: 6 to go
    mine = m.view(0).building
    assert mine is not None
    assert (mine.paid, mine.due, mine.proposed) == (["offering_5"], 6, ["card_sand", "offering_6"])
    for seat in (2, SPECTATOR):
        building = m.view(seat).building
        assert building is not None
        assert (building.seat, building.space, building.huts) == ("seat_0", "c7r5", 1)
        assert (building.played, building.paid, building.proposed) == ([], [], [])
        assert (building.price, building.due) == (11, 11)
        assert m.view(seat).players[0].offerings == 8
        assert b"offering_5" not in msgspec.json.encode(m.view(seat))


@rule("MG-57", "MG-93")
def test_amulets_and_tiles_laid_out_leave_the_owners_own_view_only() -> None:
    m = table(
        hands={0: "water sand"},
        amulets={0: "2 3 5"},
        tiles={0: "tile_amulet_2"},
        bonus_tiles="mixed",
    )
    at_stage(m, 8)
    for choice in ("build c5r5", "pay amulet_3", "pay tile_amulet_2"):
        m.play(0, choice)
    mine, theirs = m.view(0).players[0], m.view(1).players[0]
    assert (mine.amulet_values, mine.amulets, mine.bonus_tiles) == (["amulet_5", "amulet_2"], 3, [])
    assert (theirs.amulets, theirs.bonus_tiles) == (3, ["tile_amulet_2"])
    m.play(0, "complete")
    assert amulets_of(m, 0) == "2 5"


@rule("MG-49", "R8")
def test_the_one_that_all_saw_is_among_the_amulets_just_drawn_in_every_world() -> None:
    m = table(level={0: 3}, house_rule_value_1_amulet="true")
    at_stage(m, 2)
    m.play(0, "stack_first")
    let(m, "pull amulet_5", "pull amulet_6")
    assert all(p.drawn[0] == 1 and sum(p.drawn) == 3 for p in worlds(m, 1))
    m.play(0, "return amulet_1")
    at_stage(m, 7, seat=1)
    assert at(m).ones[0] == 0
    kept = {amulets_in(p, 0) for p in worlds(m, 1, 300)}
    assert any(each[0] for each in kept)
    assert any(not each[0] for each in kept)
