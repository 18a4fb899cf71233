"""The text of one position: what stands in it, and what is said about a bad one."""

from __future__ import annotations

import pytest

from archipel.kernel.core import CHANCE, Position, Step, facts
from archipel.kernel.snapshot import BadPosition, position_text, read_position

from .toy import TAKE, TOSS, TOY, Stones, find

TEXT = """\
archipel position 1
game toy 3
seats 3
revealed 1
stones 7
taken [2,0,0]
coin 1
peeked [2]
then Turn seat=1
"""


def test_every_field_has_a_line_and_every_step_too() -> None:
    p = TOY.start(3)
    p.play(TOSS.of(1))
    p.play(TAKE.of(1))
    p.peeked.append(2)  # type: ignore[attr-defined]
    assert position_text(TOY, p) == TEXT


def test_a_text_gives_a_position_that_waits_for_its_decision() -> None:
    game, p = read_position("# a puzzle\n\n" + TEXT, find)
    assert game is TOY
    assert isinstance(p, Stones)
    assert (p.seats, p.stones, p.taken, p.coin, p.peeked) == (3, 7, [2, 0, 0], 1, [2])
    assert p.seat == 1
    assert [TOY.vocabulary.text(choice) for choice in p.options] == ["take one", "take two", "peek"]
    p.play(TAKE.of(0))
    assert (p.seat, p.stones) == (2, 6)


def test_steps_that_ask_nothing_have_run_as_in_a_game() -> None:
    text = TEXT.replace("stones 7", "stones 0")
    _, p = read_position(text, find)
    assert p.over()
    assert p.agenda == []


def test_a_game_that_is_over_has_no_steps() -> None:
    _, p = read_position(TEXT.replace("then Turn seat=1\n", ""), find)
    assert p.over()
    assert p.options == []


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        (1, "archipel 1", "a position begins with 'archipel position 1', not 'archipel 1'"),
        (2, "game toy", "the second line should read 'game <id> <version>'"),
        (2, "game chess 1", "there is no game 'chess'; there are: toy"),
        (2, "game toy 2", "this is version 3 of toy, not version 2"),
        (3, "seats three", "the third line should read 'seats <number>'"),
        (3, "seats 9", "Toy is for 2, 3 players, not 9"),
        (5, "pebbles 7", "'pebbles' is no field of a Stones"),
        (5, "revealed 1", "'revealed' is told twice"),
        (5, "options [1]", "'options' is told twice"),
        (5, "stones", "'' is no value"),
        (5, "stones [7]", "'[7]' should be a value of the kind int"),
        (6, "taken [2,0", "'[2,0' is no value"),
        (6, "taken {}", "'{}' should be a value of the kind list"),
        (9, "then Tern seat=1", "Toy has no step 'Tern'"),
        (9, "then Turn", "a Turn is made with seat: seat is missing"),
        (9, "then Turn place=1", "a Turn is made with seat, not 'place'"),
        (9, "then Turn seat=", "'' is no value"),
        (9, "then Turn seat=3", "there is no seat 3 at this table"),
        (9, "then Turn seat=1\nstones 7", "after the first step come only steps, not 'stones'"),
    ],
)
def test_a_bad_line_is_named(line: int, instead: str, said: str) -> None:
    rows = TEXT.splitlines()
    rows[line - 1] = instead
    with pytest.raises(BadPosition) as caught:
        read_position("\n".join(rows) + "\n", find)
    fault = line + instead.count("\n")
    assert str(caught.value).startswith(f"line {fault}: {said}")
    assert caught.value.line == fault


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadPosition, match="line 8: before this line should stand: coin"):
        read_position(TEXT.replace("coin 1\n", ""), find)


class Count(Step[Stones]):
    """Runs by itself and counts a stone for its seat."""

    def run(self, p: Stones, choice: int) -> None:
        p.taken[self.seat] += 1


def test_an_agenda_that_does_not_fit_the_fields_is_refused() -> None:
    text = TEXT.replace("[2,0,0]", "[2]") + "then Count seat=1\n"
    with pytest.raises(BadPosition, match="line 10: the agenda does not fit the fields"):
        read_position(text, find)


class Riddle(Step[Stones]):
    """Made with a word that it does not keep."""

    def __init__(self, word: str) -> None:
        super().__init__(CHANCE)
        self.length = len(word)


def test_a_step_made_with_what_it_does_not_keep_cannot_be_told() -> None:
    p: Position = TOY.start(2)
    p.then(Riddle("why"))
    with pytest.raises(TypeError, match="a Riddle cannot be told: it is made with 'word'"):
        position_text(TOY, p)


def test_telling_changes_nothing() -> None:
    p = TOY.start(2)
    before = facts(p)
    position_text(TOY, p)
    assert facts(p) == before
