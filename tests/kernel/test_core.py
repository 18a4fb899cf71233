"""The kernel by itself: generator, vocabulary, agenda."""

from __future__ import annotations

import pytest

from archipel.kernel.core import (
    CHANCE,
    NOBODY,
    BadTable,
    Domain,
    Event,
    Rng,
    Unreadable,
    Vocabulary,
    facts,
    play_out,
)

from .toy import GIVE, PEEK, TAKE, TOY, VOCABULARY, Stones, Turn


def test_a_generator_repeats_itself_from_its_seed_and_from_a_clone() -> None:
    a, b = Rng(5), Rng(5)
    assert [a.below(100) for _ in range(50)] == [b.below(100) for _ in range(50)]
    c = a.clone()
    assert [a.below(100) for _ in range(50)] == [c.below(100) for _ in range(50)]
    assert [Rng(5).below(10**6)] != [Rng(6).below(10**6)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    """Records of chance made by seed, and every digest, stand on these."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [688, 687, 990, 315, 158, 548, 935, 43]


def test_numbers_are_spread_evenly() -> None:
    rng = Rng(2)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < 25  # chi square, 5 degrees, p < 0.0002


def test_weights_decide_how_often() -> None:
    rng = Rng(3)
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[rng.weighted([1, 0, 2])] += 1
    assert counts[1] == 0
    assert abs(counts[0] - 10_000) < 500


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    rng = Rng(4)
    seen = set()
    for _ in range(300):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6


def test_choices_are_numbers_and_text_both_ways() -> None:
    assert VOCABULARY.size == 2 + 6 + 1 + 2
    assert VOCABULARY.text(GIVE.of(1, 2)) == "give two seat_2"
    assert VOCABULARY.parse("give two seat_2") == GIVE.of(1, 2)
    assert GIVE.one(GIVE.of(1, 2)) == 1
    assert GIVE.two(GIVE.of(1, 2)) == 2
    assert GIVE.covers(GIVE.of(1, 2))
    assert not TAKE.covers(GIVE.of(0, 0))
    assert VOCABULARY.text(PEEK.of()) == "peek"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("steal one", "unknown verb 'steal'"),
        ("take", "should read 'take <count>'"),
        ("take one two", "should read 'take <count>'"),
        ("take three", "'three' is no count"),
    ],
)
def test_unreadable_lines_say_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        VOCABULARY.parse(text)


def test_a_number_outside_the_vocabulary_is_no_choice() -> None:
    with pytest.raises(Unreadable, match="no choice of this game"):
        VOCABULARY.text(VOCABULARY.size)


def test_a_verb_is_small_and_stands_once() -> None:
    v = Vocabulary()
    d = Domain("d", ["x"])
    v.verb("go", to=d)
    with pytest.raises(ValueError, match="already"):
        v.verb("go", to=d)
    with pytest.raises(ValueError, match="three operands"):
        v.verb("far", a=d, b=d, c=d, d=d)


def test_steps_run_until_somebody_has_a_real_choice() -> None:
    p = TOY.start(2)
    assert p.seat == CHANCE
    p.play(p.roll(Rng(1)))
    assert p.seat == 0
    assert len(p.options) == 3


def test_a_single_option_is_taken_at_once() -> None:
    p = TOY.start(2)
    p.play(p.roll(Rng(1)))
    assert isinstance(p, Stones)
    p.peeked = [0, 1]
    p.stones = 3
    p.play(TAKE.of(1))
    assert p.over(), "one stone was left, seat 1 could only take it"
    assert p.taken == [2, 1]
    assert p.seat == NOBODY
    assert p.options == []


class Whisper(Turn):
    """TY-2, as if nobody else could see how many stones are left."""

    def discreet(self, p: Stones) -> bool:
        return True


@pytest.mark.parametrize("seat", [0, CHANCE])
def test_a_discreet_step_asks_although_there_is_one_option_only(seat: int) -> None:
    p = TOY.start(2)
    assert isinstance(p, Stones)
    p.peeked = [0, 1, CHANCE]
    p.stones = 1
    p.agenda = [Whisper(seat)]
    p.settle()
    assert (p.seat, p.options) == (seat, [TAKE.of(0)])
    p.play(TAKE.of(0))
    assert p.over()


def test_where_nothing_is_possible_nothing_is_asked_however_discreet() -> None:
    p = TOY.start(2)
    assert isinstance(p, Stones)
    p.stones = 0
    p.agenda = [Whisper(0)]
    p.settle()
    assert p.over()


def test_play_out_counts_the_choices_of_seats_only() -> None:
    p = TOY.start(3)
    n = play_out(p, Rng(9))
    assert p.over()
    assert 5 <= n <= 9 + 3


def test_events_keep_secrets_from_those_who_may_not_know() -> None:
    event = Event("peeked", {"seat": "seat_1"}, {"coin": "heads"}, [1])
    assert event.told(1) == ("peeked", {"seat": "seat_1", "coin": "heads"})
    assert event.told(0) == ("peeked-veiled", {"seat": "seat_1"})
    assert event.told(-2) == ("peeked-veiled", {"seat": "seat_1"})
    assert Event("took", {"count": 1}).told(0) == ("took", {"count": 1})


def test_facts_tell_every_field_so_that_a_forgotten_one_shows() -> None:
    p = TOY.start(2)
    told = facts(p)
    for field in ("stones", "taken", "coin", "peeked", "agenda", "options", "seat", "revealed"):
        assert field in told
    assert told["agenda"][0]["is"] == "Turn"
    assert told["agenda"][0]["seat"] == 0


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "Toy is for 2, 3 players, not 1"),
        (2, {"pile": "small"}, "Toy has no option 'pile'; it has: heap"),
        (2, {"heap": "huge"}, "option heap is one of small, large, not 'huge'"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(
    seats: int, options: dict[str, str], why: str
) -> None:
    with pytest.raises(BadTable, match=why):
        TOY.start(seats, options)
