"""The actions of the guardians: DK-80 to DK-89."""

from __future__ import annotations

import pytest

from tests.dokmus.table import (
    act,
    at,
    cell,
    draft,
    drafting,
    give_all,
    lines,
    may,
    named,
    prices,
    rows,
    table,
)
from tests.marks import rule


@rule("DK-80")
def test_a_guardian_acts_once_and_only_in_the_turn_of_its_owner() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=4)
    act(d, "rotate tile_2 cw")
    assert not may(d, "rotate")
    match = draft(drafting(2), 2, 4)
    assert {line.split()[0] for line in match.lines()} & {"slide", "rotate"} == {"slide"}


@rule("DK-80", "DK-83")
def test_a_token_without_a_target_is_not_offered() -> None:
    d = table({0: rows("..", "..")}, "1a1 1b1 1a2", guardian=3)
    assert may(d, "move") == {"1b1", "1a2"}


@rule("DK-81", "T15")
def test_the_holder_may_take_the_talisman_he_has() -> None:
    d = table({0: "PLAIN"}, "1d4", seats=3, guardian=1)
    d.talisman = 0
    act(d, "talisman")
    assert d.talisman == 0
    assert "talisman" not in lines(d)


@rule("DK-81")
def test_automatic_the_talisman_is_taken_when_the_guardian_is_revealed() -> None:
    match = draft(drafting(3, first=0, talisman_action="automatic"), 2, 1, 3)
    d = at(match)
    assert match.seat == 1
    assert d.talisman == 1
    assert "talisman" not in match.lines()
    for _ in range(3):
        give_all(match)
    assert match.seat == 1


@rule("DK-82", "DK-89", "E5")
def test_four_tiles_can_slide_and_four_cannot() -> None:
    d = table({}, "", seats=4, guardian=2, settled=False)
    d.settle()
    assert may(d, "slide") == {"tile_2", "tile_4", "tile_5", "tile_7"}
    act(d, "slide tile_4")
    assert d.board.gap == 3
    assert set(d.board.layout.in_line[3]) == {0, 4, 5, 6}
    assert {t for t in range(8) if d.board.can_slide(t)} == {
        d.board.tile_in[slot] for slot in (0, 4, 5, 6)
    }


@rule("DK-82", "E6")
def test_a_tile_may_jump_over_another() -> None:
    d = table({4: "PLAIN", 5: "PLAIN"}, "4d4", seats=4, gap=3, guardian=2, rotations={5: 1})
    act(d, "slide tile_5")
    assert d.board.slot_of[4] == 3
    assert d.board.slot_of[3] == 4
    assert d.board.gap == 5
    assert d.board.rotation[4] == 1


@rule("DK-105", "DK-82")
@pytest.mark.parametrize("gap", range(6))
def test_with_two_players_three_tiles_can_slide(gap: int) -> None:
    d = table({}, "", gap=gap, settled=False)
    assert len([tile for tile in range(5) if d.board.can_slide(tile)]) == 3


@rule("DK-83", "DK-84")
def test_a_token_moves_to_a_neighbour_or_around_a_temple_never_over_water() -> None:
    d = table({0: "MOVE"}, "1c4 1g7", guardian=3)
    assert may(d, "move") == {"1c4"}
    act(d, "move 1c4")
    assert may(d, "to") == {"1c3", "1d3", "1e4", "1d5"}


@rule("DK-83")
def test_a_move_may_end_on_another_tile() -> None:
    d = table({3: rows("MMMMMM."), 4: rows(".")}, "3g1", guardian=3)
    act(d, "move 3g1")
    assert named(d.tokens[0]) == {"4a1"}


@rule("DK-83")
def test_the_click_on_the_token_changes_nothing_yet() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=3)
    act(d, "move 1d4")
    assert not d.guardian_used
    assert named(d.tokens[0]) == {"1d4"}
    act(d, "to 1d5")
    assert d.guardian_used
    assert named(d.tokens[0]) == {"1d5"}


@rule("DK-85")
def test_a_move_into_a_forest_is_free_and_may_leave_the_others() -> None:
    d = table({0: rows("..F")}, "1a1 1b1", guardian=3)
    act(d, "move 1b1")
    assert named(d.tokens[0]) == {"1a1", "1c1"}
    assert (d.left, d.sacrificed[0]) == (3, 0)


@rule("DK-86")
@pytest.mark.parametrize(("direction", "place"), [("cw", (0, 6)), ("ccw", (6, 0))])
def test_a_tile_turns_on_its_slot(direction: str, place: tuple[int, int]) -> None:
    d = table({0: "PLAIN"}, "1a1", guardian=4)
    act(d, f"rotate tile_1 {direction}")
    r, c = place
    assert d.board.place[cell("1a1")] == (r + 1) * 23 + c + 1
    assert d.board.slot_of[0] == 0


@rule("DK-87", "T10")
def test_tokens_of_all_players_travel_with_their_tile() -> None:
    plain = {0: "PLAIN", 3: "PLAIN"}
    d = table(plain, "1a1", "1g1", "1d4", seats=3, guardian=4)
    assert "4a1" not in prices(d)
    act(d, "rotate tile_1 ccw")  # a1 is now at the lower left, above tile_4
    assert [named(own) for own in d.tokens] == [{"1a1"}, {"1g1"}, {"1d4"}]
    assert "4a1" in prices(d)


@rule("DK-87")
def test_tokens_travel_when_a_tile_slides() -> None:
    d = table({0: "PLAIN", 2: "PLAIN"}, "1g4", guardian=2)
    assert "2a4" not in prices(d)
    act(d, "slide tile_1")
    assert named(d.tokens[0]) == {"1g4"}
    assert "2a4" in prices(d)


@rule("DK-88")
def test_guardian_5_does_one_of_three_things_once() -> None:
    d = table({0: "PLAIN"}, "1d4", seats=4, guardian=5)
    kinds = {line.split()[0] for line in lines(d)}
    assert kinds == {"place", "sacrifice", "slide", "move", "rotate"}
    for text in ("slide tile_2", "rotate tile_2 cw"):
        used = act(d.clone(), text)
        assert {line.split()[0] for line in lines(used)} == {"place", "sacrifice"}


@rule("DK-89")
def test_any_tile_may_turn_also_one_without_own_tokens() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=4)
    assert may(d, "rotate") == {f"tile_{t} {way}" for t in range(1, 6) for way in ("cw", "ccw")}
