"""BB-501 to BB-503, BB-521, BB-522, BB-541, BB-542: status, jewels, the end of a round."""

import pytest

from archipel.games.bora_bora import GAME
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.bora_bora.build import MEN, WOMEN, fish_all, goods, order_of, roll, whole
from tests.bora_bora.table import (
    COUNTS,
    act,
    at,
    begin_round,
    boxed_tasks,
    buy_jewels,
    end_round,
    jewels_of,
    let_chance,
    lines,
    phase_c,
    play_on,
    points,
    score_status,
    task_display,
    told,
)
from tests.marks import rule

COLUMN = "jewel_necklace_1 jewel_necklace_2 jewel_necklace_3 jewel_necklace_4"
"""For 1, 3, 4 and 6 shells."""
TRACK = [
    0,
    1,
    2,
    3,
    3,
    4,
    4,
    5,
    5,
    6,
    6,
    7,
    7,
    8,
    8,
    9,
    9,
    10,
    10,
    11,
    11,
    12,
    12,
    13,
    13,
    14,
    14,
    15,
]


@rule("BB-501")
@pytest.mark.parametrize("step", range(28))
def test_a_status_space_scores_its_points(step: int) -> None:
    m = score_status(whole(2, status={1: step}))
    assert points(m, "status") == [0, TRACK[step]]


@rule("BB-502", "BB-503", "X-10")
@pytest.mark.parametrize(
    ("moves", "order"),
    [
        ([], [0, 1, 2, 3]),
        ([(2, 2), (0, 2)], [0, 2, 1, 3]),
        ([(0, 2), (2, 2)], [2, 0, 1, 3]),
        ([(3, 1), (2, 2), (1, 3)], [1, 2, 3, 0]),
        ([(3, 5)], [3, 0, 1, 2]),
        ([(3, 1), (2, 1), (1, 1), (0, 1)], [0, 1, 2, 3]),
        ([(0, 1), (1, 1), (2, 1), (3, 1)], [3, 2, 1, 0]),
        ([(1, 3), (2, 1), (2, 2)], [2, 1, 0, 3]),  # 3 in two moves, on top of the other
    ],
)
def test_the_track_sets_the_new_order(moves: list[tuple[int, int]], order: list[int]) -> None:
    m = whole()
    for seat, steps in moves:
        at(m).climb(seat, steps)
    score_status(m)
    assert order_of(m) == order
    view = m.view(0)
    assert [view.players[seat].turn_order for seat in order] == [1, 2, 3, 4]
    assert {disc.step for disc in view.status} == {"status_0"}
    assert [view.status[seat].height for seat in order] == [3, 2, 1, 0]  # the leader on top


@rule("R-18", "BB-008", "BB-502")
def test_a_disc_leaves_a_stack_alone() -> None:
    m = whole(status={0: 3, 1: 3, 2: 3})  # 2 on top, then 1, then 0
    at(m).climb(1, 1)
    heights = {disc.seat: (disc.step, disc.height) for disc in m.view(0).status}
    assert heights["seat_0"] == ("status_3", 0)
    assert heights["seat_2"] == ("status_3", 1)
    score_status(m)
    assert order_of(m) == [1, 2, 0, 3]


@rule("BB-503", "BB-521", "BB-531", "BB-535", "BB-202")
def test_the_new_order_holds_for_jewels_tasks_and_the_next_round() -> None:
    m = whole(3, status={1: 3, 2: 5}, shells={0: 6, 1: 6, 2: 6}, column=COLUMN)
    phase_c(m)
    asked: list[tuple[int, str]] = []
    while m.view(0).round == 1 and m.seat != CHANCE:
        asked.append((m.seat, m.ask()))
        m.play(m.seat, m.position.options[-1])
    new = [2, 1, 0]
    steps = ["buy-jewel", "give-task", "take-task"]
    assert asked == [(seat, step) for step in steps for seat in new]  # two passes
    while m.ask() != "place-die":
        m.play(CHANCE, m.position.options[0])
    assert m.view(0).round == 2
    assert fish_all(m)[:3] == new


@rule("BB-521", "X-23")
@pytest.mark.parametrize(
    ("shells", "within"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4), (9, 4)]
)
def test_one_jewel_the_shells_pay_for(shells: int, within: int) -> None:
    m = buy_jewels(whole(2, shells={0: shells}, column=COLUMN))
    if within == 0:
        assert m.over
        assert told(m, "no-jewel") == [("no-jewel", "seat_0"), ("no-jewel", "seat_1")]
        return
    affordable = {f"jewel jewel_necklace_{n}" for n in range(1, within + 1)}
    assert lines(m) == affordable | {"no_jewel"}
    act(m, 0, "jewel jewel_necklace_1")
    assert m.over  # never two
    assert jewels_of(m, 0) == {"jewel_necklace_1"}
    assert goods(m, 0)["shells"] == shells - 1


@rule("BB-521", "BB-713")
def test_points_of_a_jewel_count_at_the_end() -> None:
    m = buy_jewels(whole(2, shells={0: 6}, column=COLUMN))
    act(m, 0, "jewel jewel_necklace_4")
    assert m.view(0).players[0].score == 0  # not on the score track
    assert points(m, "jewelry") == [9, 0]
    assert m.view(1).players[0].jewels == ["jewel_necklace_4"]


@rule("BB-521")
def test_only_the_column_of_this_round() -> None:
    m = whole(2, round=3, shells={0: 9, 1: 9}, column=COLUMN)
    at(m).jewels[12] = 23  # round 4
    at(m).jewels_left &= ~(1 << 23)
    buy_jewels(m)
    assert lines(m) == {f"jewel jewel_necklace_{n}" for n in (1, 2, 3, 4)} | {"no_jewel"}
    act(m, 0, "jewel jewel_necklace_3")
    assert lines(m) == {f"jewel jewel_necklace_{n}" for n in (1, 2, 4)} | {"no_jewel"}


@rule("BB-522")
def test_who_does_not_buy_is_skipped_and_the_rest_leaves_the_game() -> None:
    m = whole(3, shells={0: 2, 1: 0, 2: 6}, column=COLUMN)
    at(m).jewels[4] = 23  # the next column stays
    at(m).jewels_left &= ~(1 << 23)
    buy_jewels(m)
    act(m, 0, "no_jewel")
    assert m.seat == 2  # seat 1 cannot buy
    act(m, 2, "jewel jewel_necklace_2")
    left = [cell.jewel for cell in m.view(0).jewels if cell.jewel]
    assert left == ["jewel_anklet_4"]
    assert at(m).gone[3] == 3


@rule("BB-522", "BB-353", "BB-511")
def test_the_first_column_with_jewels_tells_the_round() -> None:
    m = Match(GAME, 2)
    let_chance(m)
    for _ in range(300):
        if m.over:
            break
        view = m.view(0)
        if view.round and view.phase in ("phase_a", "phase_b"):
            first = next(cell.round for cell in view.jewels if cell.jewel)
            assert first == view.round
            assert view.building_points == [10, 10, 7, 7, 4, 4][view.round - 1]
            assert view.priest_points == [1, 1, 2, 2, 3, 3][view.round - 1]
        m.play(m.seat, m.position.options[0])
    assert m.view(0).round > 2


@rule("BB-541")
def test_persons_and_tasks_left_leave_the_game() -> None:
    m = end_round(whole(2, men=MEN, women="- woman_build_1"))
    assert (m.seat, m.ask()) == (CHANCE, "arrival")
    assert all(slot.person is None for slot in [*m.view(0).men, *m.view(0).women])
    assert at(m).gone[:2] == [6, 1]
    assert boxed_tasks(m) == 4
    seen = {line.split()[1] for line in m.lines()}
    assert seen.isdisjoint(MEN.split())
    assert len(seen) == 30


@rule("BB-542", "BB-104", "BB-105", "R-27")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_new_round_is_prepared(seats: int) -> None:
    m = end_round(whole(seats, men=MEN, women=WOMEN))
    while m.view(0).round == 1:
        m.play(CHANCE, m.position.options[0])
    view = m.view(0)
    assert (view.men_left, view.women_left) == (24, 24)
    assert all(slot.person for slot in [*view.men, *view.women])
    assert len(task_display(m)) == seats + 2
    assert at(m).cup == 3 * seats
    roll(m, *[6, 5, 4] * seats)
    assert all(len(player.dice) == 3 for player in m.view(0).players)


@rule("BB-542", "BB-701")
def test_after_round_6_nothing_new_is_laid() -> None:
    m = end_round(whole(2, round=6, men=MEN, women=WOMEN))
    assert all(slot.person is None for slot in [*m.view(0).men, *m.view(0).women])
    assert m.over
    assert m.view(0).round == 6


@rule("BB-542", "BB-003")
def test_in_six_rounds_everybody_appears() -> None:
    m = play_on(Match(GAME, 3), seed=4)
    arrived = [line[1] for line in told(m, "arrived")]
    assert len(arrived) == len(set(arrived)) == 72
    assert (m.view(0).men_left, m.view(0).women_left) == (0, 0)


@rule("BB-501", "BB-503", "BB-001")
def test_status_comes_before_temple_jewels_and_tasks() -> None:
    m = begin_round(whole(2, temple="a - - - - -", shells={1: 3}, column=COLUMN))
    roll(m, 6, 5, 4, 6, 5, 4)
    fish_all(m)
    words = [word for _, word, _ in m.told(0)]
    late = [w for w in words if w in ("status-scored", "turn-order", "temple-scored", "no-jewel")]
    assert late == [
        "status-scored",
        "status-scored",
        "turn-order",
        "turn-order",
        "temple-scored",
        "no-jewel",
    ]
    assert m.ask() == "buy-jewel"
