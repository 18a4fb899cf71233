"""The six levels: what they promise, that they are fair, and what they say of themselves."""

from __future__ import annotations

import json

import pytest

from archipel import bots, games
from archipel.bots.levels import (
    FILE,
    LEVELS,
    PATIENCE,
    Level,
    Skill,
    glance,
    level,
    skill_of,
    whims,
)
from archipel.bots.peek import Peek
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng
from archipel.server.settings import Settings
from archipel.text import LANGUAGES, Speaker
from tests.bots.guess import GAME, GUESS, SAFE, table


def middle(game: Game, seats: int, seed: int) -> Position:
    """A position in the first half of a random game in which a seat has several options."""
    p = game.start(seats)
    rng = Rng(seed)
    found: list[Position] = []
    while p.seat != NOBODY and len(found) < 20:
        if p.seat != CHANCE and len(p.options) > 1:
            found.append(p.clone())
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    return found[len(found) // 2]


def test_there_are_six_and_each_has_a_name_and_a_promise_in_every_language() -> None:
    assert len(LEVELS) == 6
    for lang in LANGUAGES:
        said = [Speaker(lang).say(f"level-{id}") for id in LEVELS]
        about = [Speaker(lang).say(f"level-{id}-about") for id in LEVELS]
        assert len(set(said)) == len(set(about)) == 6


def test_a_level_is_made_by_its_name_and_an_unknown_one_is_named() -> None:
    for id in LEVELS:
        assert isinstance(bots.make(id), Level)
    with pytest.raises(LookupError, match="'grandmaster'; there are: first-steps, beginner"):
        level("grandmaster")
    with pytest.raises(LookupError, match="first-steps"):
        bots.make("grandmaster")


def test_the_numbers_of_all_levels_can_be_read() -> None:
    assert list(json.loads(FILE.read_text(encoding="utf-8"))) == list(LEVELS)
    for name in games.names():
        counts = games.load(name).seat_counts
        known = {*LEVELS, *(f"{id}-{n}" for id in LEVELS for n in counts)}
        file = games.FOLDER / name / "levels.json"
        assert set(json.loads(file.read_text()) if file.is_file() else {}) <= known
    for id in LEVELS:
        for name in games.names():
            for seats in games.load(name).seat_counts:
                skill = skill_of(id, name, seats)
                slow = {"expert": 0.5, "master": 2.0}.get(id, 0.1)
                assert skill.seconds <= slow
                assert bool(skill.iterations) == bool(skill.seconds)
                assert PATIENCE * skill.seconds < Settings().think_limit


MEASURED = [name for name in games.names() if (games.FOLDER / name / "levels.json").is_file()]
"""Games whose levels have plans of their own."""


@pytest.mark.parametrize("name", MEASURED)
def test_at_larger_tables_a_level_plans_less_since_each_look_takes_longer(name: str) -> None:
    """Else it is out of time on any machine, and the table is told that the machine is slow."""
    counts = games.load(name).seat_counts
    for id in ("skilled", "expert", "master"):
        planned = [skill_of(id, name, seats).iterations for seats in counts]
        assert planned == sorted(planned, reverse=True)
        assert planned[-1] > 0
    assert planned[-1] < planned[0]
    for seats in counts:
        plans = [skill_of(id, name, seats).iterations for id in ("skilled", "expert", "master")]
        assert plans == sorted(set(plans))


def test_only_a_table_runs_out_of_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a league a level thinks as far as it plans, however busy the machine is."""
    skill = skill_of("skilled", "guess", 2)
    monkeypatch.setattr(skill, "seconds", 60.0)

    def done(patience: float) -> int:
        bot = level("skilled", patience)
        bot.choose(Peek(GAME, table(1), 0, Rng(1)), Rng(1))
        assert bot._search is not None
        return bot._search.done

    assert done(1e-9) == 1
    league = bots.make("skilled")
    assert isinstance(league, Level)
    assert league.patience == 0.0
    assert done(league.patience) == skill.iterations


@pytest.mark.parametrize("id", LEVELS)
@pytest.mark.parametrize("name", games.names())
def test_a_level_answers_alike_whatever_is_hidden(
    name: str, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By iterations, and few of them: with a time limit two machines may differ."""
    game = games.load(name)
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        skill = skill_of(id, name, seats)
        if skill.iterations:
            monkeypatch.setattr(skill, "iterations", 4)
            monkeypatch.setattr(skill, "seconds", 0.0)
        p = middle(game, seats, seats)
        answers = set()
        for world in (p, *(game.redeal(p, p.seat, Rng(n)) for n in range(2))):
            thoughts = Rng(9)
            answers.add(level(id).choose(Peek(game, world, p.seat, thoughts), thoughts))
        assert len(answers) == 1
        assert answers <= set(p.options)


def test_who_sees_everything_and_judges_well_takes_the_best() -> None:
    p = table(0)
    p.play(GUESS.of(3))
    best = Skill()
    taken = [glance(Peek(GAME, p, 0, Rng(n)), best, Rng(n)) for n in range(100)]
    assert taken.count(SAFE.of()) > 90  # it looks into one world, where the gamble may pay
    hazy = Skill()
    hazy.noise = 5.0
    assert len({glance(Peek(GAME, p, 0, Rng(n)), hazy, Rng(n)) for n in range(50)}) == 2


def test_a_whim_stays_with_its_seat_and_leaves_the_weights_of_the_game_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME, "weights", [1.0, 2.0, 3.0])
    assert whims(GAME, 0, 50) == whims(GAME, 0, 50) != whims(GAME, 1, 50)
    assert whims(GAME, 0, 0) == [1.0, 2.0, 3.0]
    skill = Skill()
    skill.whims = 50
    glance(Peek(GAME, table(1), 0, Rng(1)), skill, Rng(1))
    assert GAME.weights == [1.0, 2.0, 3.0]


def test_a_level_knows_when_the_machine_was_too_slow_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def hurried(id: str) -> bool:
        bot = level(id)
        bot.choose(Peek(GAME, table(1), 0, Rng(1)), Rng(1))
        return bot.hurried

    skill = skill_of("skilled", "guess", 2)
    monkeypatch.setattr(skill, "seconds", 60.0)
    assert not hurried("skilled")
    assert not hurried("beginner")
    monkeypatch.setattr(skill, "seconds", 1e-9)
    assert hurried("skilled")
    bot = level("skilled")
    bot.choose(Peek(GAME, table(1), 0, Rng(1)), Rng(1))
    p = table(0)
    p.options = [GUESS.of(2)]
    bot.choose(Peek(GAME, p, 0, Rng(1)), Rng(1))
    assert not bot.hurried  # there was nothing to think about


def test_one_option_needs_no_thought() -> None:
    p = table(0)
    p.options = [GUESS.of(2)]
    for id in LEVELS:
        assert level(id).choose(Peek(GAME, p, 0, Rng(1)), Rng(1)) == GUESS.of(2)
