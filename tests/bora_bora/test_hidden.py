"""BB-004 and what everybody has seen: who knows what; dealing unseen god cards anew."""

import msgspec
import pytest

from archipel.games.bora_bora.components import COLOURS
from archipel.games.bora_bora.position import BoraBora
from archipel.kernel.core import CHANCE, SPECTATOR, Rng
from archipel.kernel.match import Refused
from tests.bora_bora.table import (
    act,
    at,
    buy_jewels,
    dice_on,
    do_action,
    end,
    give_tasks,
    hand_of,
    let,
    persons_turn,
    pile_of,
    place_dice,
    table,
    take_god_card,
    told,
    worlds,
)
from tests.marks import rule


def hand_in(p: BoraBora, seat: int) -> tuple[int, ...]:
    return tuple(p.hand[seat * COLOURS : (seat + 1) * COLOURS])


@rule("BB-004", "BB-109")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = place_dice(table(hands={0: "yellow green", 1: "red"}), (0, "3 3"))
    assert m.view(0).hand == ["god_green", "god_yellow"]
    for seat in (1, 2, SPECTATOR):
        view = m.view(seat)
        assert (view.players[0].cards, view.players[0].known) == (2, {})
        assert b"god_yellow" not in msgspec.json.encode(view)
    found = {hand_in(p, 0) for p in worlds(m, 1)}
    assert len(found) > 5
    assert all(sum(hand) == 2 for hand in found)
    assert {hand_in(p, 1) for p in worlds(m, 1)} == {hand_in(at(m), 1)}


@rule("BB-004", "BB-006")
def test_cards_from_the_display_are_known_those_from_the_pile_are_not() -> None:
    m = table(persons={0: "man_god_card_1 man_god_card_2"}, display="blue red")
    persons_turn(m)
    act(m, 0, "use man god_card", "draw god_blue")
    let(m, "reveal god_white")
    act(m, 0, "draw god_pile")
    let(m, "deal god_green")
    assert m.view(2).players[0].known == {"god_blue": 1}
    heard = [(word, values) for _, word, values in m.told(1) if "card" in word]
    assert ("took-card", {"seat": "seat_0", "card": "god_blue"}) in heard
    assert ("drew-card-veiled", {"seat": "seat_0"}) in heard
    own = [values for _, word, values in m.told(0) if word == "drew-card"]
    assert own == [{"seat": "seat_0", "card": "god_green"}]
    place_dice(m, (1, "3 3"))
    hands = {hand_in(p, 0) for p in worlds(m, 1)}
    assert all(hand[0] >= 1 and sum(hand) == 2 for hand in hands)
    assert len(hands) > 2


@rule("BB-534", "BB-616")
def test_cards_shown_for_a_task_are_known() -> None:
    m = table(
        hands={0: "red red green blue"},
        tasks={0: "god_cards_red_2 men_4 jewels_4"},
    )
    give_tasks(m)
    for seat in (1, SPECTATOR):
        assert m.view(seat).players[0].known == {"god_red": 2}


@rule("BB-004", "BB-534")
def test_a_card_task_of_another_is_judged_by_what_is_known() -> None:
    m = table(hands={0: "red red"}, known={0: "red"}, tasks={0: "god_cards_red_2 men_4 jewels_4"})
    place_dice(m, (1, "3 3"))
    own = m.view(0).players[0].tasks[0]
    assert (own.missing, own.sure) == (0, True)
    seen = m.view(1).players[0].tasks[0]
    assert (seen.missing, seen.sure) == (1, False)
    assert (seen.needs[0].have, seen.needs[0].count) == (1, 2)


@rule("BB-602", "BB-004")
def test_known_cards_are_spent_before_hidden_ones() -> None:
    m = table(hands={0: "blue blue"}, known={0: "blue"}, offerings={0: 1})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    act(m, 0, "place_with die_4 tile_helper blue")
    assert hand_of(m, 0) == "blue"
    assert m.view(1).players[0].known == {}


@rule("BB-006", "BB-210")
def test_what_was_drawn_cannot_be_taken_back() -> None:
    m = take_god_card(table(display="blue red"))
    act(m, 0, "draw god_red")
    let(m, "reveal god_white")
    with pytest.raises(Refused):
        m.take_back(0)


@rule("BB-210")
def test_open_choices_can_be_taken_back_and_hidden_cards_played_cannot() -> None:
    m = table(huts={0: "center_forest"}, hands={0: "red"}, offerings={0: 1})
    do_action(m, "land", 6)
    act(m, 0, "expand center_plain")
    assert m.why_not_take_back(0) is None
    act(m, 0, "red god_red")
    reason = m.why_not_take_back(0)
    assert reason is not None
    assert reason.word == "hidden-revealed"


@rule("BB-007")
def test_everybody_knows_what_lies_in_a_pile_just_made() -> None:
    m = table(hands={1: "yellow"}, display="blue")
    pile_of(m, "", "red red green")
    take_god_card(m)
    act(m, 0, "draw god_blue")
    let(m, "reveal god_red")
    place_dice(m, (0, "3 3"))
    for seat in (0, 2, SPECTATOR):
        for p in worlds(m, seat, 10):
            assert p.deck == [0, 0, 1, 1, 0]
            assert hand_in(p, 1) == hand_in(at(m), 1)  # nothing else can be there


@rule("BB-004", "BB-007")
def test_a_card_drawn_from_it_in_secret_may_be_any_of_them() -> None:
    m = table(display="blue")
    pile_of(m, "", "red red green")
    take_god_card(m)
    act(m, 0, "draw god_pile")
    let(m, "deal god_green")
    place_dice(m, (0, "3 3"))
    assert {hand_in(p, 0) for p in worlds(m, 1)} == {(0, 0, 1, 0, 0), (0, 0, 0, 1, 0)}
    assert {tuple(p.deck) for p in worlds(m, 0)} == {(0, 0, 2, 0, 0)}


@rule("BB-209", "BB-004")
def test_whoever_must_still_pay_white_can_do_so_in_every_world() -> None:
    m = table(
        huts={0: "center_forest"},
        hands={0: "blue blue white red red"},
        offerings={0: 3},
    )
    dice_on(m, "tile_water", "1")
    place_dice(m, (0, "3 3"))
    act(m, 0, "place_with die_3 tile_water blue_and_white")
    assert m.ask() == "pay-for-blue"
    for seat in (1, SPECTATOR):
        ways = set()
        for p in worlds(m, seat):
            ways.add(len(p.options))
            rng = Rng(1)
            while p.doer == 0:
                p.play(p.roll(rng) if p.seat == CHANCE else p.options[0])
            assert len([r for r in range(12) if p.land[0] >> r & 1]) == 2
        assert min(ways) == 1 < max(ways)  # being asked how to pay tells nothing


BOUGHT = {0: "jewel_necklace_4 jewel_anklet_1", 1: "jewel_anklet_2"}


@rule("R-24", "BB-004", "BB-523")
def test_bought_jewels_lie_face_down() -> None:
    m = place_dice(table(jewels=BOUGHT), (0, "3 3"))
    assert m.view(0).players[0].jewels == ["jewel_necklace_4", "jewel_anklet_1"]
    for seat in (1, 2, SPECTATOR):
        assert m.view(seat).players[0].jewels == [None, None]  # how many everybody sees
        assert m.view(seat).scores[0]["jewelry"] == 0
        assert m.view(seat).veiled[0] == ["jewelry"]
    assert m.view(0).secret == {"jewelry": 10}
    goal = next(goal for goal in m.view(2).players[0].goals if goal.id == "jewels_6")
    assert goal.have == 2


@rule("R-24", "BB-523", "BB-534")
@pytest.mark.parametrize(
    ("task", "shown", "have"),
    [("jewels_different_3", 0, 2), ("jewels_anklet_2", 0, 1), ("jewels_4", 2, 2)],
)
def test_nor_do_tasks_tell_what_they_are(task: str, shown: int, have: int) -> None:
    m = place_dice(table(jewels=BOUGHT, tasks={0: task}), (0, "3 3"))
    for seat, found in ((0, have), (1, shown), (SPECTATOR, shown)):
        need = m.view(seat).players[0].tasks[0].needs[0]
        assert (need.have, need.sure) == (found, found == have)


@rule("R-24", "BB-523", "BB-521")
def test_the_purchase_itself_is_open() -> None:
    m = buy_jewels(table(shells={0: 9}, column="jewel_necklace_4 jewel_anklet_1"))
    act(m, 0, "jewel jewel_necklace_4")
    assert told(m, "jewel-bought")[0][:3] == ("jewel-bought", "seat_0", "jewel_necklace_4")
    assert m.told(1) == m.told(0) == m.told(SPECTATOR)
    assert all(world.owned == at(m).owned for world in worlds(m, 1))  # who saw it may remember it


@rule("BB-523", "BB-713")
def test_at_the_end_they_are_turned_over() -> None:
    m = end(table(jewels=BOUGHT))
    assert m.view(SPECTATOR).players[0].jewels == ["jewel_necklace_4", "jewel_anklet_1"]
    assert m.view(SPECTATOR).scores[0]["jewelry"] == 10


@rule("R-24", "BB-523")
def test_with_the_option_they_lie_face_up() -> None:
    m = place_dice(table(jewels=BOUGHT, bought_jewels="face_up"), (0, "3 3"))
    assert m.view(2).players[0].jewels == ["jewel_necklace_4", "jewel_anklet_1"]
    assert m.view(SPECTATOR).scores[0]["jewelry"] == 10
