"""What is hidden, who knows it, and dealing the unseen things anew."""

import msgspec
import pytest

from archipel.games.edora import GAME
from archipel.games.edora.components import HERBS, TABLET_IDS, TABLETS
from archipel.games.edora.position import Edora
from archipel.kernel.core import CHANCE, SPECTATOR
from archipel.kernel.match import Match, Refused
from tests.edora.build import doing
from tests.edora.table import (
    act,
    at,
    let,
    let_chance,
    opened,
    play_on,
    table,
    turn,
    worlds,
)
from tests.marks import rule

CHOOSING = {"tablet_deal": "choose_1_of_3"}
LAYING = {"herb_layout": "free"}


def drawn_in(p: Edora, seat: int) -> tuple[int, ...]:
    return tuple(p.drawn[seat * TABLETS : (seat + 1) * TABLETS])


def herbs_in(p: Edora, seat: int) -> tuple[int, ...]:
    return tuple(p.herb_at[seat * HERBS : (seat + 1) * HERBS])


@rule("ED-10", "R12")
def test_everything_lies_open_but_the_order_of_the_pile() -> None:
    m = opened(3)
    play_on(m, 4, "take-turn")
    views = [m.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    open_to_all = [msgspec.structs.replace(view, viewer=None) for view in views]
    assert all(view == open_to_all[0] for view in open_to_all)
    assert open_to_all[0].pile == 15
    for p in worlds(m, 1, 5):
        assert p.pile == at(m).pile  # the kinds left are known by elimination


@rule("ED-44")
def test_a_tablet_turned_up_cannot_be_taken_back() -> None:
    m = doing(table(), "tablet")
    act(m, 0, "tablet oracle_2_inner")
    let_chance(m)
    with pytest.raises(Refused):
        m.take_back(0)


@rule("ED-28")
def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    m = opened(2)
    play_on(m, 1, "take-turn")
    seat = m.seat
    act(m, seat, m.lines()[0])
    assert m.why_not_take_back(seat) is None


@rule("ED-74", "R30")
def test_tablets_drawn_to_choose_from_are_seen_by_the_drawer_alone() -> None:
    m = play_on(Match(GAME, 3, CHOOSING), 5, "keep-tablet")
    first = m.seat
    other = (first + 1) % 3
    mine = m.view(first).drawn
    assert len(mine) == 3
    assert m.view(SPECTATOR).drawn == []
    assert m.view(other).players[first].drawn == 3
    heard = [word for _, word, _ in m.told(other) if word.startswith("drew-tablet")]
    assert sorted(heard) == ["drew-tablet"] * 3 + ["drew-tablet-veiled"] * 6
    assert {drawn_in(p, first) for p in worlds(m, first, 5)} == {drawn_in(at(m), first)}
    found = {drawn_in(p, first) for p in worlds(m, other)}
    assert len(found) > 10
    assert all(sum(each) == 3 for each in found)


@rule("ED-74", "R30")
def test_the_two_not_kept_stay_hidden_until_all_have_chosen() -> None:
    m = play_on(Match(GAME, 2, CHOOSING), 5, "keep-tablet")
    first, other = m.seat, 1 - m.seat
    kept = m.lines()[0]
    act(m, first, kept)
    assert [tablet.id for tablet in m.view(other).players[first].tablets] == [kept.split()[1]]
    assert len(m.view(first).drawn) == 2
    found = {drawn_in(p, first) for p in worlds(m, other)}
    assert len(found) > 10
    assert all(sum(each) == 2 for each in found)
    act(m, other, m.lines()[0])
    assert m.view(first).drawn == []


@rule("ED-74")
def test_keeping_a_tablet_shows_it_and_cannot_be_taken_back() -> None:
    m = play_on(Match(GAME, 2, CHOOSING), 5, "keep-tablet")
    seat = m.seat
    act(m, seat, m.lines()[0])
    with pytest.raises(Refused):
        m.take_back(seat)


@rule("ED-74")
def test_the_pile_and_the_hidden_tablets_together_are_what_is_not_in_view() -> None:
    m = play_on(Match(GAME, 3, CHOOSING), 6, "keep-tablet")
    seat = m.seat
    for p in worlds(m, seat, 10):
        unseen = [
            p.pile[kind]
            + sum(p.drawn[other * TABLETS + kind] for other in range(3) if other != seat)
            for kind in range(TABLETS)
        ]
        seen = [each.tablet for each in m.view(seat).oracle] + m.view(seat).drawn
        assert unseen == [2 - seen.count(id) for id in TABLET_IDS]


@rule("ED-76")
def test_herbs_laid_in_secret_are_dealt_anew() -> None:
    m = play_on(Match(GAME, 2, LAYING), 7, "lay-herb")
    first, other = m.seat, 1 - m.seat
    for _ in range(5):
        act(m, first, m.lines()[0])
    assert {herbs_in(p, first) for p in worlds(m, first, 5)} == {herbs_in(at(m), first)}
    found = {herbs_in(p, first) for p in worlds(m, other)}
    assert len(found) > 10
    for each in found:
        laid = each[:5]
        assert len(set(laid)) == 5
        assert -1 not in laid
        assert set(each[5:]) == {-1}


@rule("ED-76")
def test_once_revealed_the_herbs_are_known_to_all() -> None:
    m = play_on(Match(GAME, 2, LAYING), 7, "choose-bush")
    for seat in (0, 1, SPECTATOR):
        for p in worlds(m, seat, 3):
            assert p.herb_at == at(m).herb_at


@rule("ED-76")
def test_a_herb_laid_may_be_taken_back_until_somebody_else_acts() -> None:
    m = play_on(Match(GAME, 2, LAYING), 7, "lay-herb")
    seat = m.seat
    act(m, seat, "herb herb_fire")
    assert m.why_not_take_back(seat) is None


@rule("ED-22")
def test_a_view_names_the_turn_and_what_is_in_hand() -> None:
    m = turn(table(2))
    assert (m.view(1).phase, m.view(1).acting) == ("move", "seat_0")
    act(m, 0, "go h01", "die reserve_4 value_4")
    state = m.view(1).turn
    assert (state.seat, state.sanctuary, state.die, state.square) == ("seat_0", "h01", 4, None)
    act(m, 0, "square h01_1")
    state = m.view(1).turn
    assert (state.die, state.square) == (None, "h01_1")
    assert m.view(1).phase == "action"


@rule("ED-44", "R12")
def test_the_refill_is_left_to_chance() -> None:
    m = doing(table(2), "tablet")
    act(m, 0, "tablet oracle_2_inner")
    assert m.seat == CHANCE
    let(m, "reveal majorities_5")
    assert m.view(1).oracle[4].tablet == "majorities_5"
