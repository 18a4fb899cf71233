"""The search: what it finds, that it is fair, and what happens to odd budgets."""

from __future__ import annotations

import gc
import json
import multiprocessing

import pytest

from archipel import bots, games
from archipel.bots.crowd import Crowd
from archipel.bots.peek import Peek
from archipel.bots.search import Search, outlook, shares
from archipel.bots.taste import BadTaste, Taste, file_of, taste_from, taste_of
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng, facts
from tests.bots.guess import GAMBLE, GAME, GUESS, SAFE, table


def thought(card: int, seed: int, iterations: int = 200) -> int:
    p = table(card)
    return Search(iterations=iterations).choose(Peek(GAME, p, 0, Rng(seed)), Rng(seed))


def test_a_hidden_card_is_guessed_in_all_ways() -> None:
    assert len({thought(2, seed, 40) for seed in range(60)}) == 4


def test_what_pays_on_average_is_chosen_over_what_pays_sometimes() -> None:
    for seed in range(10):
        p = table(1)
        p.play(GUESS.of(0))
        search = Search(iterations=400)
        assert search.choose(Peek(GAME, p, 0, Rng(seed)), Rng(seed)) == SAFE.of()
        weighed = search.weigh(Peek(GAME, p, 0, Rng(seed)), Rng(seed))
        assert [w.choice for w in weighed] == [SAFE.of(), GAMBLE.of()]
        assert weighed[0].share > weighed[1].share
        assert search.done == 400


@pytest.mark.parametrize("name", games.names())
def test_the_same_numbers_give_the_same_choices(name: str) -> None:
    game = games.load(name)
    found = []
    for _ in range(2):
        p = game.start(game.seat_counts[0])
        chance, thoughts = Rng(1), Rng(2)
        bot = Search(iterations=6)
        course = []
        while p.seat != NOBODY and len(course) < 12:
            if p.seat == CHANCE:
                choice = p.roll(chance)
            else:
                choice = bot.choose(Peek(game, p, p.seat, thoughts), thoughts)
                assert choice in p.options
            course.append(choice)
            p.play(choice)
        found.append(course)
    assert found[0] == found[1]


@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_does_not_change_what_a_bot_gets(name: str) -> None:
    """The same random numbers, another world behind the same view: the same worlds to think in.

    So every bot answers alike, however it thinks.
    """
    game = games.load(name)
    for seats in game.seat_counts:
        p = game.start(seats)
        rng = Rng(5)
        while p.seat != NOBODY:
            if p.seat != CHANCE and len(p.options) > 1 and rng.below(4) == 0:
                seed = rng.below(1000)
                worlds = [
                    p,
                    game.redeal(p, p.seat, Rng(seed)),
                    game.redeal(p, p.seat, Rng(seed + 1)),
                ]
                given = [repr(facts(got(game, world, p.seat))) for world in worlds]
                assert given[0] == given[1] == given[2]
            p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])


def got(game: Game, world: Position, seat: int) -> Position:
    """What a bot is given to think in."""
    rng = Rng(17)
    return Peek(game, world, seat, rng).sample(rng)


def test_the_search_answers_alike_whatever_is_hidden() -> None:
    game = games.load("costa_ruana")
    p = game.start(3)
    rng = Rng(5)
    while p.seat != NOBODY:
        if p.seat != CHANCE and len(p.options) > 1 and rng.below(8) == 0:
            answers = set()
            for world in (p, *(game.redeal(p, p.seat, Rng(n)) for n in range(2))):
                thoughts = Rng(9)
                peek = Peek(game, world, p.seat, thoughts)
                answers.add(Search(iterations=10).choose(peek, thoughts))
            assert len(answers) == 1
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])


def test_a_budget_is_needed() -> None:
    for iterations, seconds in ((0, 0.0), (-1, 1.0), (5, -0.1)):
        with pytest.raises(ValueError, match="more than 0"):
            Search(iterations=iterations, seconds=seconds)
    for name in ("search@0", "search@-5", "search@0s", "search@", "search@x", "search@1.5"):
        with pytest.raises(LookupError, match="there is no bot"):
            bots.make(name)


def test_on_a_busy_machine_a_search_answers_when_nobody_would_wait_any_longer() -> None:
    """A process that gets no time of the processor would else think for ever."""
    search = Search(iterations=1_000_000_000, patience=0.05)
    peek = Peek(GAME, table(1), 0, Rng(1))
    assert search.choose(peek, Rng(1)) in peek.options
    assert 1 <= search.done < 1_000_000_000


def test_the_collection_of_garbage_goes_on_after_a_search() -> None:
    p = table(1)
    peek = Peek(GAME, p, 0, Rng(1))
    for was in (True, False):
        (gc.enable if was else gc.disable)()
        try:
            Search(iterations=3).choose(peek, Rng(1))
            assert gc.isenabled() == was
        finally:
            gc.enable()


def test_one_option_needs_no_thought() -> None:
    p = table(0)
    p.play(GUESS.of(0))
    p.options = [SAFE.of()]
    search = Search(seconds=60.0)
    assert search.choose(Peek(GAME, p, 0, Rng(1)), Rng(1)) == SAFE.of()


def test_shares_add_up_and_follow_the_lead() -> None:
    found = shares([10.0, 20.0, 15.0], 5.0)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] > found[0]


def test_a_seat_far_ahead_still_feels_a_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the lead of now as even, the better choice is as clear to a leader as to the others."""
    lead = lambda p, seat: float(p.points[seat] - p.points[1 - seat])  # noqa: E731
    monkeypatch.setattr(GAME, "value", lead)

    def gap(even: float) -> float:
        taste = Taste()
        taste.even = even
        p = table(1)
        p.play(GUESS.of(0))
        p.points[0] += 200
        search = Search(iterations=300, taste=taste)
        weighed = search.weigh(Peek(GAME, p, 0, Rng(4)), Rng(4))
        assert weighed[0].share > 0.99, "the chance to win is told as it is"
        visits = {w.choice: w.visits for w in weighed}
        return visits[SAFE.of()] / 300

    assert gap(1.0) > gap(0.0)


def test_numbers_of_a_game_that_make_no_sense_are_named() -> None:
    assert taste_from({"turns": 4}, "x").turns == 4
    for numbers, message in (
        ({"speed": 1}, "there is no 'speed'"),
        ({"scale": 0}, "scale must be more than 0"),
        ({"turns": "2"}, "turns is a number"),
        ({"prior": -1}, "prior is a number"),
    ):
        with pytest.raises(BadTaste, match=message):
            taste_from(numbers, "dokmus/search.json")
    assert isinstance(taste_of("no_such_game", 2), Taste)


@pytest.mark.parametrize("name", games.names())
def test_the_numbers_beside_a_game_can_be_read_and_tell_how_they_were_found(name: str) -> None:
    for seats in games.load(name).seat_counts:
        assert taste_of(name, seats).scale > 0
    file = file_of(name)
    if file.is_file():
        runs = json.loads(file.read_text(encoding="utf-8"))["runs"]
        assert runs
        for run in runs:
            assert run["command"].startswith(f"archipel tune {name} ")
            assert f"--seed {run['seed']}" in run["command"]
            assert run["won"]


def test_an_outlook_gives_chances_that_add_up_and_leads_in_points() -> None:
    p = table(2)
    p.play(GUESS.of(2))  # seat 0 has five points, and will have six
    seen = outlook(GAME, p, Rng(1), 100)
    assert sum(seen.shares) == pytest.approx(1)
    assert seen.shares[0] > 0.6
    assert seen.points[0] == pytest.approx(6, abs=0.5)
    assert p.points == [5, 0], "thinking changes nothing"
    with pytest.raises(ValueError, match="more than 0"):
        outlook(GAME, p, Rng(1), 0)


@pytest.mark.parametrize("name", games.names())
def test_an_outlook_can_be_had_of_any_position(name: str) -> None:
    """Of those in which chance decides as well, and of the last."""
    game = games.load(name)
    p = game.start(game.seat_counts[-1])
    rng = Rng(3)
    seen = 0
    while p.seat != NOBODY:
        if seen < 3 and rng.below(12) == 0:
            found = outlook(game, p, Rng(1), 2)
            assert sum(found.shares) == pytest.approx(1)
            seen += 1
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    found = outlook(game, p, Rng(1), 1)
    won = [seat for seat in range(p.seats) if game.ranks(p)[seat] == 1]
    assert found.shares[won[0]] == max(found.shares)


def test_a_search_goes_on_when_one_of_its_processes_was_killed() -> None:
    game = games.load("costa_ruana")
    p = game.start(2)
    rng = Rng(5)
    while p.seat == CHANCE or len(p.options) < 3:
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[0])
    bot = bots.make("search@5*1")
    before = bot.choose(Peek(game, p, p.seat, Rng(9)), Rng(9))
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    assert bot.choose(Peek(game, p, p.seat, Rng(9)), Rng(9)) == before


def test_several_processes_think_for_themselves_and_add_up_their_visits() -> None:
    """The same random numbers give the same, whatever is hidden."""
    game = games.load("costa_ruana")
    p = game.start(2)
    rng = Rng(5)
    while p.seat == CHANCE or len(p.options) < 3:
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[0])
    bot = bots.make("search@20*2")
    assert isinstance(bot, Crowd)
    found = []
    for world in (p, game.redeal(p, p.seat, Rng(1))):
        thoughts = Rng(9)
        weighed = bot.weigh(Peek(game, world, p.seat, thoughts), thoughts)
        assert sorted(w.choice for w in weighed) == sorted(p.options)
        assert bot.done == 40
        found.append([(w.choice, w.visits, w.share) for w in weighed])
    assert found[0] == found[1]
    for name in ("search@20*0", "search@0*2", "search@20*"):
        with pytest.raises(LookupError):
            bots.make(name)
    for words in ((0, 5, 0.0), (2, 0, 0.0), (2, -1, 1.0)):
        with pytest.raises(ValueError, match="needs"):
            Crowd(*words)
