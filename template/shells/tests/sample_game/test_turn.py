"""Set-up and turns."""

from __future__ import annotations

import pytest

from archipel.games.sample_game import GAME
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match, Refused
from tests.marks import rule
from tests.sample_game.table import act, at, dig, let, owns, play_on, table, told


@rule("SG-01")
def test_the_bag_holds_eight_shells_of_each_kind() -> None:
    assert GAME.seat_counts == [2, 3, 4]
    m = Match(GAME, 2)
    assert at(m).bag == [8, 8, 8, 8]
    assert at(m).agenda[-1].weights(at(m)) == [8, 8, 8, 8]


@rule("SG-02")
def test_three_shells_from_the_bag_are_the_beach() -> None:
    m = Match(GAME, 2)
    assert m.seat == CHANCE
    let(m, "draw cowrie", "draw cowrie", "draw whelk")
    assert m.view(0).beach == ["cowrie", "cowrie", "whelk"]
    assert m.view(0).bag == 29
    assert m.seat == 0


@rule("SG-03")
@pytest.mark.parametrize(("length", "turns"), [("usual", 6), ("short", 4)])
def test_everybody_has_so_many_turns_clockwise(length: str, turns: int) -> None:
    m = play_on(table(3, length=length))
    deciding = [seat for word, seat, *_ in told(m, "took", "dug")]
    assert deciding == ["seat_0", "seat_1", "seat_2"] * turns


@rule("SG-10")
def test_a_shell_taken_from_the_beach_is_replaced_from_the_bag() -> None:
    m = table()
    act(m, 0, "take cone")
    assert m.seat == CHANCE
    let(m, "draw whelk")
    assert owns(m, 0, "cone", shown=1)
    assert m.view(1).beach == ["cowrie", "scallop", "whelk"]
    assert m.seat == 1


@rule("SG-10")
def test_only_shells_of_the_beach_can_be_taken() -> None:
    with pytest.raises(Refused):
        table().play(0, "take whelk")


@rule("SG-11", "SG-12")
def test_a_shell_that_is_dug_up_may_be_kept_face_down() -> None:
    m = table()
    act(m, 0, "dig")
    let(m, "draw whelk")
    assert (m.seat, m.lines()) == (0, ["keep", "lay"])
    assert m.details() == {"shell": "whelk"}
    act(m, 0, "keep")
    assert owns(m, 0, "whelk", shown=0, hidden=1)
    assert m.view(0).beach == ["cowrie", "cone", "scallop"]


@rule("SG-13")
def test_a_shell_laid_on_the_beach_makes_it_larger() -> None:
    m = table()
    dig(m, 0, "whelk", then="lay")
    assert owns(m, 0, "whelk", shown=0)
    assert m.view(1).beach == ["cowrie", "cone", "scallop", "whelk"]
    assert m.why_not_take_back(0) is not None, "everybody has seen it"
