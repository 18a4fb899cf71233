"""Draft, turn order, end of the round, talisman: DK-14, DK-22 to DK-28, DK-104, DK-107."""

from __future__ import annotations

import pytest

from archipel.kernel.match import Refused
from tests.dokmus.table import at, draft, drafting, give_all
from tests.marks import rule


@rule("DK-22", "DK-28", "DK-90")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_rounds_of_draft_turns_and_end(seats: int) -> None:
    match = drafting(seats)
    d = at(match)
    rounds = []
    while not match.over:
        rounds.append(d.round)
        assert d.phase == 2
        assert d.calls == []
        while match.ask() == "draft":
            match.play(match.seat, match.lines()[0])
        for _ in range(seats):
            give_all(match)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert d.hand == [0] * seats


@rule("DK-14", "DK-23", "DK-24", "E3")
def test_the_guardians_go_round_from_the_holder_and_one_stays_face_down() -> None:
    match = drafting(4, first=0)
    order, sizes = [], []
    while match.ask() == "draft":
        order.append(match.seat)
        sizes.append(len(match.lines()))
        match.play(match.seat, match.lines()[0])
    assert order == [0, 1, 2, 3]
    assert sizes == [5, 4, 3, 2]
    assert match.view(3).set_aside == ["guardian_5"]
    assert match.view(2).set_aside is None


@rule("DK-23")
def test_a_choice_of_guardian_is_secret() -> None:
    match = draft(drafting(3), 4)
    assert match.view(0).guardian == "guardian_4"
    for other in (1, 2, -2):
        assert match.view(other).players[0].drafted
        assert match.view(other).players[0].guardian is None
        assert match.view(other).guardian is None
    assert match.told(0)[-1][1:] == ("drafted", {"seat": "seat_0", "guardian": "guardian_4"})
    assert match.told(1)[-1][1:] == ("drafted-veiled", {"seat": "seat_0"})


@rule("DK-24")
def test_only_the_last_to_choose_knows_what_was_set_aside() -> None:
    match = draft(drafting(3), 2, 4, 5)
    assert match.view(2).set_aside == ["guardian_1", "guardian_3"]
    assert match.view(0).set_aside is None
    assert match.view(-2).set_aside is None


@rule("DK-25", "E2")
def test_turns_in_ascending_order_and_numbers_nobody_has_are_skipped() -> None:
    match = draft(drafting(3), 5, 2, 4)
    d = at(match)
    order = []
    while match.ask() != "draft":
        order.append(match.seat)
        give_all(match)
    assert order == [1, 2, 0]
    told = [(word, values.get("guardian")) for _, word, values in match.told(-2)]
    called = [pair for pair in told if pair[0] in ("unanswered", "revealed")]
    assert called == [
        ("unanswered", "guardian_1"),
        ("revealed", "guardian_2"),
        ("unanswered", "guardian_3"),
        ("revealed", "guardian_4"),
        ("revealed", "guardian_5"),
    ]
    assert d.round == 2


@rule("DK-25")
def test_the_view_shows_the_numbers_called_so_far() -> None:
    match = draft(drafting(3), 5, 2, 4)
    view = match.view(-2)
    assert [(call.guardian, call.seat) for call in view.calls] == [
        ("guardian_1", None),
        ("guardian_2", 1),
    ]
    assert view.out == ["guardian_1"]
    assert view.players[1].guardian == "guardian_2"
    assert view.players[0].guardian is None


@rule("DK-28", "DK-14", "T17")
def test_nobody_took_guardian_1_so_the_same_seat_chooses_first_again() -> None:
    match = draft(drafting(3, first=1), 2, 3, 4)
    for _ in range(3):
        give_all(match)
    d = at(match)
    assert match.ask() == "draft"
    assert match.seat == 1
    assert len(match.lines()) == 5
    assert d.guardian == [0, 0, 0]


@rule("DK-81", "DK-14")
def test_who_took_the_talisman_chooses_first_in_the_next_round() -> None:
    match = draft(drafting(4, first=0), 2, 3, 1, 4)
    match.play(2, "talisman")
    for _ in range(4):
        give_all(match)
    assert match.seat == 2
    assert match.view(-2).talisman == 2


@rule("T16", "DK-80")
def test_the_talisman_stays_if_guardian_1_is_not_used() -> None:
    match = draft(drafting(3, first=0), 2, 3, 1)
    assert "talisman" in match.lines()
    for _ in range(3):
        give_all(match)
    assert match.seat == 0


@rule("T18", "DK-88")
def test_guardian_5_shows_its_number_and_keeps_its_action_open() -> None:
    match = draft(drafting(3, first=0), 5, 2, 4)
    give_all(match)
    give_all(match)
    assert match.view(1).players[0].guardian == "guardian_5"
    kinds = {line.split()[0] for line in match.lines()}
    assert {"slide", "rotate"} <= kinds


@rule("DK-104")
def test_two_players_draft_from_guardians_2_3_and_4() -> None:
    match = drafting(2)
    assert match.lines() == ["draft guardian_2", "draft guardian_3", "draft guardian_4"]
    draft(match, 3)
    assert match.lines() == ["draft guardian_2", "draft guardian_4"]


@rule("DK-107", "T25")
def test_two_players_pass_the_talisman_every_round() -> None:
    match = drafting(2, first=0)
    holders = []
    while not match.over:
        holders.append(match.seat)
        draft(match, *((4, 2) if len(holders) % 2 else (3, 4)))
        give_all(match)
        give_all(match)
    assert holders == [0, 1, 0, 1, 0, 1, 0, 1]


@rule("DK-25", "DK-23")
def test_choices_that_show_something_cannot_be_taken_back() -> None:
    match = drafting(2)
    first = match.seat
    draft(match, 3)
    with pytest.raises(Refused):
        match.take_back(first)  # the next seat has seen what is left
    draft(match, 2)
    seat = match.seat
    match.play(seat, "sacrifice")
    match.take_back(seat)
    assert at(match).left == 3
    give_all(match)
    with pytest.raises(Refused):
        match.take_back(seat)  # the next guardian was turned up
