"""Matches and records: refusals, take-back, the text form and its errors."""

from __future__ import annotations

import pytest

from archipel.kernel import record
from archipel.kernel.core import CHANCE, TAKE_BACK, Position, Rng, facts
from archipel.kernel.match import Match, Refused, digest, random_match
from archipel.kernel.record import BadRecord

from .toy import TOY, find


def started() -> Match:
    match = Match(TOY, 2)
    match.play(CHANCE, "toss heads")
    return match


def true_at(p: Position) -> dict[str, object]:
    """Everything true in a position, whether or not somebody listens."""
    return facts(p.clone())


def test_a_match_asks_and_takes_choices_as_text_or_number() -> None:
    match = started()
    assert (match.seat, match.ask(), match.rule) == (0, "turn", "TY-2")
    assert match.lines() == ["take one", "take two", "peek"]
    events = match.play(0, "take two")
    assert [e.word for e in events] == ["took"]
    match.play(1, match.position.options[0])
    assert match.ply == 3
    assert match.scores() == [2, 1]
    assert match.ranks() == [1, 2]


@pytest.mark.parametrize(
    ("seat", "choice", "word", "why"),
    [
        (1, "take one", "not-your-turn", r"seat 0 decides now, not seat 1 \(TY-2\)"),
        (CHANCE, "toss heads", "not-your-turn", "not chance"),
        (0, "toss heads", "not-an-option", "'toss heads' is not possible now"),
        (0, "grab one", "unreadable", "unknown verb 'grab'"),
        (0, 10_000, "not-an-option", "'10000' is not possible now"),
        (0, -4, "not-an-option", "'-4' is not possible now"),
    ],
)
def test_a_refused_choice_changes_nothing(
    seat: int, choice: int | str, word: str, why: str
) -> None:
    match = started()
    before = facts(match.position)
    with pytest.raises(Refused, match=why) as refused:
        match.play(seat, choice)
    assert refused.value.word == word
    assert refused.value.rule == "TY-2"
    assert facts(match.position) == before
    assert match.ply == 1


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = random_match(TOY, 2, {}, Rng(1))
    with pytest.raises(Refused, match="over"):
        match.play(0, "take one")


def test_a_seat_takes_back_its_own_choice() -> None:
    match = started()
    before = facts(match.position)
    match.play(0, "take two")
    match.take_back(0)
    assert facts(match.position) == before
    assert [word for _, word, _ in match.told(0)] == ["took", "took-back"]
    assert match.choices == [(CHANCE, match.choices[0][1])]


def test_a_take_back_is_an_act_too_so_a_ply_names_one_moment_for_ever() -> None:
    match = started()
    moments = [true_at(match.at(0).position), true_at(match.position)]
    for seat, choice in ((0, "take two"), (0, None), (0, "take one"), (1, "take two"), (1, None)):
        if choice is None:
            match.take_back(seat)
        else:
            match.play(seat, choice)
        moments.append(true_at(match.position))
        assert match.ply == len(moments) - 1
    assert [choice for _, choice in match.acts].count(TAKE_BACK) == 2
    assert len(match.choices) == 2
    for ply, moment in enumerate(moments):
        assert true_at(match.moment(ply)) == moment
        assert true_at(match.at(ply).position) == moment
    again = Match.replay(TOY, 2, {}, match.acts)
    assert (again.acts, again.choices) == (match.acts, match.choices)
    assert again.told(0) == match.told(0)
    for ply in (-1, match.ply + 1):
        with pytest.raises(Refused, match="there is no ply"):
            match.moment(ply)


def test_a_past_moment_is_looked_at_and_the_match_goes_on() -> None:
    match = random_match(TOY, 3, {"heap": "large"}, Rng(2)).at(9)
    before = true_at(match.position)
    match.moment(3).play(match.moment(3).options[0])
    assert true_at(match.position) == before
    assert true_at(match.moment(3)) == true_at(match.at(3).position)


def test_several_choices_in_a_row_are_taken_back_also_those_of_different_seats() -> None:
    match = started()
    before = []
    for seat in (0, 1, 0):
        before.append(facts(match.position))
        match.play(seat, "take one")
    assert match.why_not_take_back(1) is not None  # the last choice is seat 0's
    for seat in (0, 1, 0):
        match.take_back(seat)
        assert facts(match.position) == before.pop()
    refused = match.why_not_take_back(0)
    assert refused is not None
    assert refused.word == "chance-acted"


def test_nothing_is_taken_back_from_before_a_revelation_that_was_not() -> None:
    match = started()
    match.play(0, "take one")
    match.play(1, "peek")
    match.play(1, "take one")
    match.take_back(1)  # the stone, not the look
    refused = match.why_not_take_back(1)
    assert refused is not None
    assert refused.word == "hidden-revealed"
    with pytest.raises(Refused):
        match.take_back(1)


@pytest.mark.parametrize(
    ("choices", "seat", "word"),
    [
        ([], 0, "chance-acted"),
        ([(0, "take one")], 1, "another-acted"),
        ([(0, "peek")], 0, "hidden-revealed"),
    ],
)
def test_what_cannot_be_taken_back_says_why(
    choices: list[tuple[int, str]], seat: int, word: str
) -> None:
    match = started()
    for who, choice in choices:
        match.play(who, choice)
    with pytest.raises(Refused) as refused:
        match.take_back(seat)
    assert refused.value.word == word


def test_several_choices_in_a_row_are_taken_back_at_once_or_none_of_them() -> None:
    match = Match(TOY, 2)
    match.play(CHANCE, "toss heads")
    match.play(0, "take one")
    match.play(1, "peek")
    match.play(1, "take two")
    assert [match.may_take_back(seat) for seat in range(2)] == [0, 1]
    refused = match.why_not_take_back(1, 2)
    assert refused is not None
    assert refused.word == "hidden-revealed"
    ply = match.ply
    with pytest.raises(Refused):
        match.take_back(1, 2)
    assert (match.ply, match.seat) == (ply, 0)
    match.take_back(1, 1)
    assert (match.ply, match.seat, match.may_take_back(1)) == (ply + 1, 1, 0)


def test_nothing_chosen_nothing_to_take_back() -> None:
    refused = Match(TOY, 2).why_not_take_back(0)
    assert refused is not None
    assert refused.word == "nothing-to-take-back"


def test_each_seat_is_told_what_it_may_know() -> None:
    match = started()
    match.play(0, "peek")
    assert match.told(0) == [(2, "peeked", {"seat": "seat_0", "coin": "heads"})]
    assert match.told(1) == [(2, "peeked-veiled", {"seat": "seat_0"})]
    assert match.told(1, since=3) == []
    assert match.view(0) == {"stones": 9, "coin": 0}
    assert match.view(1) == {"stones": 9, "coin": None}


def test_past_moments_and_clones() -> None:
    match = random_match(TOY, 3, {"heap": "large"}, Rng(2))
    half = match.at(4)
    assert half.choices == match.choices[:4]
    assert not half.over
    assert facts(match.clone().position) == facts(match.position)
    for ply in (-1, match.ply + 1):
        with pytest.raises(Refused, match="there is no ply"):
            match.at(ply)


def test_a_record_is_text_and_reads_back() -> None:
    match = random_match(TOY, 3, {"heap": "large"}, Rng(3))
    text = record.write(match)
    lines = text.splitlines()
    assert lines[:4] == ["archipel 1", "game toy 3", "seats 3", "option heap large"]
    assert lines[4].startswith("* toss")
    assert lines[-1] == "score " + " ".join(str(n) for n in match.scores())
    assert record.write(record.read(text, find)) == text


def test_blank_lines_and_comments_are_passed_over() -> None:
    text = "# sent by mail\narchipel 1\n\ngame toy 3\nseats 2\n* toss tails\n# nice\n0 take one\n"
    assert record.read(text, find).ply == 2


GOOD = "archipel 1\ngame toy 3\nseats 2\n* toss tails\n0 take one\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "empty"),
        ("archipel 2\n", 1, "begins with 'archipel 1'"),
        ("archipel 1\n", 2, "should read 'game <id> <version>'"),
        ("archipel 1\ngame toy\n", 2, "should read 'game <id> <version>'"),
        ("archipel 1\ngame chess 1\n", 2, "there is no game 'chess'; there are: toy"),
        ("archipel 1\ngame toy 2\n", 2, "version 2 of toy; this is version 3"),
        ("archipel 1\ngame toy 3\n", 3, "should read 'seats <number>'"),
        ("archipel 1\ngame toy 3\nseats two\n", 3, "should read 'seats <number>'"),
        ("archipel 1\ngame toy 3\nseats 7\n", 3, "Toy is for 2, 3 players, not 7"),
        ("archipel 1\ngame toy 3\nseats 2\noption heap\n", 4, "option <name> <value>"),
        ("archipel 1\ngame toy 3\nseats 2\noption pile big\n", 4, "no option 'pile'"),
        ("archipel 1\ngame toy 3\nseats 2\noption heap big\n", 4, "not 'big'"),
        (
            "archipel 1\ngame toy 3\nseats 2\noption heap large\noption heap small\n",
            5,
            "set twice",
        ),
        (GOOD + "1 steal one\n", 6, "unknown verb 'steal'"),
        (GOOD + "1 take three\n", 6, "'three' is no count"),
        (GOOD + "1 give one seat_0\n", 6, "not possible now"),
        (GOOD + "0 take one\n", 6, "seat 1 decides now, not seat 0"),
        (GOOD + "* toss heads\n", 6, "not chance"),
        (GOOD + "x take one\n", 6, "begins with a seat"),
        (GOOD + "score 1 0\n", 6, "not over"),
        (GOOD[:-1], 5, "cut off"),
        (GOOD + "1 tak", 6, "cut off"),
    ],
)
def test_a_broken_record_names_the_line_and_the_fault(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as bad:
        record.read(text, find)
    assert bad.value.line == line
    assert str(bad.value).startswith(f"line {line}: ")


def test_a_wrong_score_and_lines_after_the_score_are_errors() -> None:
    text = record.write(random_match(TOY, 2, {}, Rng(4)))
    *lines, last = text.splitlines()
    wrong = "\n".join([*lines, "score 99 99"]) + "\n"
    with pytest.raises(BadRecord, match="the score is"):
        record.read(wrong, find)
    with pytest.raises(BadRecord, match="nothing may follow"):
        record.read(text + "0 take one\n", find)
    with pytest.raises(BadRecord, match="over"):
        record.read("\n".join([*lines, "0 take one", last]) + "\n", find)


def test_a_digest_tells_two_games_apart_and_repeats() -> None:
    assert digest(TOY, 2, 5, 1, {}) == digest(TOY, 2, 5, 1, {})
    assert digest(TOY, 2, 5, 1, {}) != digest(TOY, 2, 5, 1, {"heap": "large"})
    assert digest(TOY, 2, 5, 1, {}) != digest(TOY, 2, 5, 2, {})
