"""CR-49 to CR-55: the new shaman, huts, drawing, declining the office."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.components import FACE_IDS
from archipel.games.costa_ruana.steps import PREPARE
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match, Refused
from tests.costa_ruana.table import (
    COUNTS,
    act,
    at,
    collect,
    let_chance,
    play_on,
    table,
    told,
)
from tests.marks import rule


def after_gains(gains: list[int], shaman: int, round: int = 1) -> Match:
    """The cards are drawn after a round with these gains; the office is to be decided."""
    hand = "day_place_1 night_place_1 high_tide_place_1"
    m = table(len(gains), shaman=shaman, round=round, hands=dict.fromkeys(range(len(gains)), hand))
    c = at(m)
    c.veiled = False
    c.won = gains[:]
    c.then(PREPARE)
    c.settle()
    let_chance(m)
    return m


@rule("CR-49", "CR-50", "RU-06", "RU-25")
@pytest.mark.parametrize(
    ("gains", "shaman", "follows"),
    [
        ([1, 1, 3], 0, 1),  # the printed example
        ([2, 0, 1], 0, 1),
        ([0, 2, 1], 0, 0),
        ([3, 2, 2], 1, 2),
        ([2, 3, 2], 1, 2),
        ([0, 0, 0, 0, 0, 0], 5, 0),
        ([1, 0, 1, 0], 1, 3),
        ([0, 0], 0, 1),
        ([1, 1], 1, 0),
    ],
)
def test_who_got_least_is_shaman(gains: list[int], shaman: int, follows: int) -> None:
    m = after_gains(gains, shaman)
    assert (m.seat, m.ask()) == (follows, "take-office")
    assert m.view(0).shaman == f"seat_{follows}"


@rule("CR-49")
def test_only_this_round_counts() -> None:
    m = table(3, {"island_1": "a1"}, shaman=0)
    at(m).hut = [0, 9, 1]
    collect(m)
    let_chance(m)
    assert m.seat == 1  # seat 1 got nothing this round, whatever lies in its hut


@rule("CR-50", "EC-17")
def test_all_got_nothing() -> None:
    assert after_gains([0, 0, 0, 0], shaman=1).seat == 2


@rule("CR-49", "CR-50", "CR-53", "EC-18", "RU-29")
def test_a_shaman_who_alone_got_least_stays_and_may_decline() -> None:
    m = after_gains([2, 0, 1], shaman=1)
    assert (m.seat, m.lines()) == (1, ["keep", "nominate seat_0", "nominate seat_2"])
    assert told(m, "shaman-follows") == [("shaman-follows", "seat_1", "0", "1")]


@rule("CR-51")
def test_treasures_go_into_the_huts() -> None:
    m = after_gains([2, 0, 1], shaman=0)
    assert at(m).hut == [2, 0, 1]
    assert at(m).won == [0, 0, 0]


@rule("CR-52", "EX-16")
@pytest.mark.parametrize("seats", COUNTS)
def test_hands_before_each_round(seats: int) -> None:
    m = Match(GAME, seats)
    sizes = []
    for _ in range(5):
        play_on(m, seed=seats, until="play-face-up")
        sizes.append(at(m).held[:])
        play_on(m, seed=seats, until="place-copier")
    assert sizes == [[5] * seats] * 4 + [[4] * seats]


@rule("CR-52", "CR-59", "EC-24")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_draw_pile_is_just_enough(seats: int) -> None:
    m = Match(GAME, seats)
    piles = []
    for _ in range(5):
        play_on(m, seed=seats, until="play-face-up")
        piles.append(at(m).pile())
        play_on(m, seed=seats, until="flip-condition")
    assert piles == [7 * seats, 5 * seats, 3 * seats, seats, 0]
    if seats == 4:
        assert piles == [28, 20, 12, 4, 0]


@rule("CR-52", "RU-23")
def test_drawing_begins_with_the_new_shaman_who_takes_all_his_cards_at_once() -> None:
    m = after_gains([2, 2, 0], shaman=0)
    order = [line[1] for line in told(m, "drew")][-6:]
    assert order == ["seat_2"] * 2 + ["seat_0"] * 2 + ["seat_1"] * 2


@rule("CR-52")
def test_chance_deals_from_a_pile_of_equal_cards_as_from_any_other() -> None:
    m = table(2)
    c = at(m)
    c.stack([4 if face == "day_move" else 0 for face in FACE_IDS])
    c.then(PREPARE)
    c.settle()
    for left in (4, 3, 2, 1):  # nobody learns from the record that they are all alike
        assert (m.seat, m.lines(), c.pile()) == (CHANCE, ["deal day_move"], left)
        m.play(CHANCE, "deal day_move")
    assert m.ask() == "take-office"


@rule("CR-53", "RU-08")
def test_the_office_is_decided_after_drawing() -> None:
    m = table(2)
    at(m).won = [1, 0]
    at(m).then(PREPARE)
    at(m).settle()
    assert (m.seat, m.ask()) == (CHANCE, "deal")
    let_chance(m)
    assert m.ask() == "take-office"
    act(m, 1, "keep")
    assert (m.seat, m.ask()) == (1, "play-face-up")


@rule("CR-53", "CR-54", "CR-50", "EC-19", "RU-21")
def test_the_named_shaman_rules_the_round_and_the_next_tie_break() -> None:
    m = after_gains([1, 1, 0], shaman=1)
    act(m, 2, "nominate seat_0")
    assert (m.seat, m.ask()) == (0, "play-face-up")  # he is not asked whether he wants it
    with pytest.raises(Refused):
        m.play(0, "nominate seat_1")
    play_on(m, until="flip-condition")
    assert m.seat == 0
    at(m).won = [1, 1, 1]
    at(m).agenda = [PREPARE]
    at(m).settle()
    let_chance(m)
    assert (m.seat, m.ask()) == (1, "take-office")  # counted from seat 0, who acted


@rule("CR-54")
def test_the_named_shaman_flips() -> None:
    m = after_gains([1, 0, 1], shaman=0)
    act(m, 1, "nominate seat_2")
    assert (m.seat, m.ask()) == (2, "play-face-up")
    play_on(m, until="flip-condition")
    assert m.seat == 2


@rule("CR-53", "EC-36")
def test_declining_with_two_players() -> None:
    m = after_gains([1, 0], shaman=0)
    assert m.lines() == ["keep", "nominate seat_0"]
    act(m, 1, "nominate seat_0")
    assert (m.seat, m.ask()) == (0, "play-face-up")


@rule("CR-53", "RU-22")
def test_the_shaman_of_the_last_round_may_be_named() -> None:
    m = after_gains([2, 0, 1], shaman=0)
    act(m, 1, "nominate seat_0")
    assert m.view(0).shaman == "seat_0"


@rule("CR-53")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_office_is_asked_before_rounds_two_to_five(seats: int) -> None:
    m = Match(GAME, seats)
    rounds = []
    while not m.over:
        play_on(m, seed=seats, until="take-office")
        if not m.over:
            rounds.append(m.details()["round"])
            m.play(m.seat, "keep")
    assert rounds == [2, 3, 4, 5]
