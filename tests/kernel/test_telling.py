"""What a match says of itself, to a person who prints it."""

from __future__ import annotations

from archipel import Match, Rng, load
from archipel.games import names, told
from archipel.kernel.core import CHANCE, SPECTATOR

from .toy import TOY


def test_a_match_tells_in_one_line_who_decides_what() -> None:
    match = Match(TOY, seats=3)
    assert repr(match) == "<Match Toy, 3 seats, ply 0: chance decides toss (TY-1), 2 options>"
    match.play(CHANCE, "toss tails")
    assert repr(match) == "<Match Toy, 3 seats, ply 1: seat 0 decides turn (TY-2), 3 options>"
    while not match.over:
        match.play(match.seat, match.lines()[1 if len(match.lines()) > 2 else 0])
    assert repr(match).startswith(f"<Match Toy, 3 seats, ply {match.ply}: over, points ")
    assert "\n" not in repr(match)


def test_a_printed_match_is_its_line_and_the_board_the_deciding_seat_sees() -> None:
    match = Match(TOY, seats=2)
    match.play(CHANCE, "toss tails")
    assert str(match) == f"{match!r}\n{{'stones': 9, 'coin': None}}"
    match.play(0, "peek")
    assert str(match) == f"{match!r}\n{{'stones': 9, 'coin': 1}}"


def test_a_game_tells_its_name_and_its_seats() -> None:
    assert repr(TOY) == "<Game toy 3: Toy, 2 to 3 seats>"


def test_every_game_prints_its_board_without_a_terminal() -> None:
    for name in names():
        match = Match(load(name), seats=load(name).seat_counts[0])
        match.settle(Rng(1))
        first, *board = str(match).splitlines()
        assert first == repr(match)
        assert len(board) > 5
        assert max(len(line) for line in board) <= 100
        assert "\x1b" not in str(match)


def test_a_view_can_be_told_without_any_drawing() -> None:
    match = Match(load("costa_ruana"), seats=3)
    match.settle(Rng(1))
    lines = told(match.view(SPECTATOR)).splitlines()
    assert lines[0] == "seats: 3"
    assert "viewer: –" in lines
    assert "  island_2, treasures 5, inhabitants 0 0 0, taker nobody" in lines
