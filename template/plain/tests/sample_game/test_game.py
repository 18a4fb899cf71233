"""The whole game: it is small enough for one file."""

from __future__ import annotations

from archipel.games.sample_game import GAME
from archipel.games.sample_game.position import Table
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.acting import act, play_on, position, told
from tests.marks import rule
from tests.reading import drawn


@rule("SG-01")
def test_eighteen_stones_lie_in_the_same_row_at_every_table() -> None:
    assert GAME.seat_counts == [2, 3]
    rows = [Match(GAME, seats).view(0).row for seats in GAME.seat_counts]
    assert rows[0] == rows[1]
    assert len(rows[0]) == 18


@rule("SG-10")
def test_a_stone_is_taken_from_either_end() -> None:
    m = Match(GAME, 2)
    row = m.view(0).row
    act(m, 0, "take left")
    act(m, 1, "take right")
    assert m.view(0).row == row[1:-1]
    assert m.scores() == [row[0], row[-1]]


@rule("SG-11")
def test_players_take_turns_until_no_stone_is_left() -> None:
    m = play_on(Match(GAME, 3))
    assert [seat for _, seat, *_ in told(m, "took")] == ["seat_0", "seat_1", "seat_2"] * 6
    assert m.view(0).row == []


@rule("SG-20")
def test_every_stone_scores_its_number() -> None:
    m = Match(GAME, 2)
    row = m.view(0).row
    act(m, 0, "take right")
    assert GAME.breakdown(m.position)[0] == {"stones": row[-1]}
    assert sum(play_on(m).scores()) == sum(row)


@rule("SG-21")
def test_among_equals_who_began_later_wins() -> None:
    m = Match(GAME, 3)
    position(m, Table).points = [4, 9, 9]
    assert m.ranks() == [3, 2, 1]


def test_the_board_in_a_terminal_shows_the_row() -> None:
    m = Match(GAME, 2)
    for lang in LANGUAGES:
        assert "3 7 2" in drawn(GAME, m.view(0), Speaker(lang, GAME.id))
