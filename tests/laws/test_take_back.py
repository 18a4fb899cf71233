"""Taking back: whole games in which seats take back at random, several in a row and in turns.

What stands is kept here beside the match, as a pile of moments: a second, simpler account of who
may take back what, and of what every ply was.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest

from archipel import games
from archipel.kernel.core import CHANCE, TAKE_BACK, Position, Rng, facts
from archipel.kernel.match import Match, Refused

from .play import all_tables, choose, draw_options

pytestmark = pytest.mark.parametrize(("name", "seats"), all_tables())


class Moment(NamedTuple):
    """Where a choice that stands was made, and by whom."""

    seat: int
    before: dict[str, object]
    revealed: int  # what chance and secrets had shown by then


def true_at(p: Position) -> dict[str, object]:
    """Everything true in a position, whether or not somebody listens."""
    return facts(p.clone())


class Session:
    """A match in which take-backs are tried, with an account of its own."""

    def __init__(self, name: str, seats: int, rng: Rng) -> None:
        game = games.load(name)
        self.rng = rng
        self.match = Match(game, seats, draw_options(game, rng))
        self.stands: list[Moment] = []
        self.moments = [true_at(self.match.position)]  # at each ply
        self.in_a_row = 0  # most take-backs one after the other
        self.crossed = 0  # take-backs that follow one of another seat
        self.could = [0, False]  # most choices that could be taken back; by two seats in turn?
        self.turns = 0  # most taken back at once

    def play(self) -> None:
        match = self.match
        p = match.position
        self.stands.append(Moment(p.seat, self.moments[-1], p.revealed))
        match.play(p.seat, choose(p, self.rng))
        self.moments.append(true_at(match.position))
        self.could = [max(self.could[0], self.way_back()), self.could[1] or self.two_seats_could()]

    def may(self, seat: int) -> bool:
        """Only the last choice that stands, by who made it, if nothing was revealed by it."""
        if not self.stands or self.stands[-1].seat != seat:
            return False
        return self.stands[-1].revealed == self.match.position.revealed

    def way_back(self) -> int:
        """How many choices can be taken back from here, each by who made it."""
        revealed = self.match.position.revealed
        back = 0
        for moment in reversed(self.stands):
            if moment.seat == CHANCE or moment.revealed != revealed:
                break
            back += 1
        return back

    def two_seats_could(self) -> bool:
        """Could one seat take back, and then another?"""
        first = len(self.stands) - self.way_back()
        return len({moment.seat for moment in self.stands[first:]}) > 1

    def try_to_take_back(self, seat: int) -> bool:
        """A seat tries it: it works if it may, and else changes nothing."""
        match = self.match
        allowed = self.may(seat)
        assert (match.why_not_take_back(seat) is None) == allowed
        if not allowed:
            ply = match.ply
            with pytest.raises(Refused):
                match.take_back(seat)
            assert match.ply == ply
            assert true_at(match.position) == self.moments[-1]
            return False
        match.take_back(seat)
        assert true_at(match.position) == self.stands.pop().before
        assert len(match.choices) == len(self.stands)
        self.moments.append(true_at(match.position))
        return True

    def owes(self) -> bool:
        """Can something be tried here for the first time: several in a row, or by two seats?"""
        several = self.in_a_row < 2 <= self.way_back()
        return several or (not self.crossed and self.two_seats_could())

    def whole_turn(self, seat: int) -> int:
        """How many a seat can take back at once: its last in a row since something was revealed."""
        back = 0
        for moment in reversed(self.stands):
            if moment.seat != seat or moment.revealed != self.match.position.revealed:
                break
            back += 1
        return back

    def try_the_whole_turn(self, seat: int) -> None:
        """At once is the same as one after the other; one more is too many, and changes nothing."""
        match = self.match
        turn = self.whole_turn(seat)
        assert match.may_take_back(seat) == turn
        for count in (0, turn + 1):
            with pytest.raises(Refused):
                match.take_back(seat, count)
            assert match.ply == len(self.moments) - 1
            assert true_at(match.position) == self.moments[-1]
        if turn:
            self.turns = max(self.turns, turn)
            singly = Match.replay(match.game, match.seats, match.options, match.acts)
            for _ in range(turn):
                singly.take_back(seat)
            match.take_back(seat, turn)
            same(match, singly)
            for moment in (self.stands.pop() for _ in range(turn)):
                assert moment.seat == seat
                self.moments.append(moment.before)
            assert true_at(match.position) == self.moments[-1]

    def everybody_tries(self, all_the_way: bool) -> None:
        """Seats try in a random order, as long as somebody can and luck will have it."""
        row: list[int] = []
        while all_the_way or self.rng.below(4):
            order = list(range(self.match.seats))
            self.rng.shuffle(order)
            took = [seat for seat in order if self.try_to_take_back(seat)]
            if not took:
                break
            row += took
        self.in_a_row = max(self.in_a_row, len(row))
        self.crossed += sum(one != other for one, other in pairwise(row))

    def look_back(self) -> None:
        """A past moment is what it was."""
        ply = self.rng.below(self.match.ply + 1)
        assert true_at(self.match.moment(ply)) == self.moments[ply]


def test_whatever_everybody_takes_back_the_match_is_what_stands(name: str, seats: int) -> None:
    rng = Rng(seats)
    session = Session(name, seats, rng)
    match = session.match
    while not match.over:
        session.play()
        owes = session.owes()
        if owes or rng.below(5) == 0:
            session.everybody_tries(all_the_way=owes)
        if rng.below(10) == 0:
            session.look_back()
    several, two_seats = session.could
    assert session.in_a_row > 1 or several < 2, "several could be taken back, and were not"
    assert session.crossed or not two_seats, "different seats could, and did not"
    assert match.ply == len(match.acts) == len(session.moments) - 1
    assert match.choices == standing(match.acts)
    for ply in range(match.ply + 1):
        assert true_at(match.moment(ply)) == session.moments[ply]
    same(match, Match.replay(match.game, seats, match.options, match.acts))
    without = Match.replay(match.game, seats, match.options, match.choices)
    assert true_at(without.position) == true_at(match.position)


def test_a_whole_turn_taken_back_at_once_is_each_of_its_choices_taken_back(
    name: str, seats: int
) -> None:
    """It stops where something was revealed or another seat chose, and it is all or nothing."""
    rng = Rng(seats + 30)
    session = Session(name, seats, rng)
    could = 0  # most of one seat in a row
    while not session.match.over:
        session.play()
        if rng.below(9) == 0:
            session.try_the_whole_turn(rng.below(seats))
        seat = session.stands[-1].seat
        longest = session.whole_turn(seat) if seat != CHANCE else 0
        could = max(could, longest)
        if longest > max(1, session.turns):
            session.try_the_whole_turn(seat)
    assert session.turns > 1 or could < 2, "several could be taken back at once, and were not"


def standing(acts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The choices that were not taken back, by hand."""
    found: list[tuple[int, int]] = []
    for seat, choice in acts:
        if choice == TAKE_BACK:
            assert found.pop()[0] == seat != CHANCE
        else:
            found.append((seat, choice))
    return found


def same(one: Match, other: Match) -> None:
    """Two matches are the same in all that can be asked of them."""
    assert (one.acts, one.choices) == (other.acts, other.choices)
    assert true_at(one.position) == true_at(other.position)
    for seat in range(-2, one.seats):
        assert one.told(seat) == other.told(seat)
        assert one.view(seat) == other.view(seat)


def test_a_match_read_again_half_way_can_be_taken_back_as_far(name: str, seats: int) -> None:
    """The way back is part of the acts: whoever reads them again can go it."""
    session = Session(name, seats, Rng(seats + 50))
    match = session.match
    longest = 0
    while not match.over:
        session.play()
        if match.ply % 20 and (longest or not session.way_back()):
            continue
        again = Match.replay(match.game, seats, match.options, match.acts)
        same(match, again)
        back = 0
        while again.choices and again.why_not_take_back(seat := again.choices[-1][0]) is None:
            again.take_back(seat)
            back += 1
            assert seat == session.stands[-back].seat
            assert true_at(again.position) == session.stands[-back].before
        assert back == session.way_back()
        longest = max(longest, back)
    assert longest or not session.could[0]
