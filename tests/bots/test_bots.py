"""Bots play fair: they answer from what their seat may know, and the same luck gives the same."""

from __future__ import annotations

from collections import Counter

import pytest

from archipel import bots, games
from archipel.bots.greedy import Greedy
from archipel.bots.peek import Bot, Peek
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match
from tests.bots.guess import GAMBLE, GAME, GUESS, SAFE, Table, table


def peek(p: Table, seed: int) -> Peek:
    return Peek(GAME, p, 0, Rng(seed))


def answers(bot: Bot, card: int, tries: int) -> Counter[int]:
    """What a bot guesses when seat 1 holds this card, over many seeds."""
    return Counter(
        GUESS.one(bot.choose(peek(table(card), seed), Rng(1000 + seed))) for seed in range(tries)
    )


def test_bots_are_found_by_the_names_of_their_modules() -> None:
    assert {"greedy", "random"} <= set(bots.names())
    assert all(isinstance(bots.make(name), Bot) for name in bots.names())


def test_an_unknown_bot_is_a_lookup_error_that_names_those_there_are() -> None:
    with pytest.raises(LookupError, match="greedy, random"):
        bots.make("nobody")


def test_a_peek_does_not_hold_the_true_position() -> None:
    truth = table(2)
    seen = peek(truth, 1)
    reachable = [getattr(seen, name) for name in dir(seen) if not name.startswith("__")]
    assert all(thing is not truth for thing in reachable)
    worlds = [seen.sample(Rng(seed)) for seed in range(50)]
    assert {world.card for world in worlds if isinstance(world, Table)} == {0, 1, 2, 3}


def test_a_peek_shows_the_view_and_the_options_of_its_seat() -> None:
    truth = table(2)
    seen = peek(truth, 1)
    assert seen.view == GAME.view(truth, 0)
    assert seen.options == truth.options
    assert seen.options is not truth.options


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_hidden_card_does_not_change_what_a_bot_answers(name: str) -> None:
    bot = bots.make(name)
    first = answers(bot, card=0, tries=400)
    for card in (1, 2, 3):
        assert answers(bot, card, tries=400) == first
    # Nor does it guess better than chance: 100 of 400 each, give or take four deviations.
    assert all(65 <= first[card] <= 135 for card in range(4))


def test_random_takes_every_option_equally_often() -> None:
    counts = answers(bots.make("random"), card=0, tries=4000)
    chi_square = sum((counts[card] - 1000) ** 2 / 1000 for card in range(4))
    assert chi_square < 16.3  # three degrees of freedom, one in a thousand


@pytest.mark.parametrize("name", bots.names())
def test_the_same_luck_gives_the_same_answer(name: str) -> None:
    for seed in range(20):
        chosen = {bots.make(name).choose(peek(table(1), seed), Rng(seed)) for _ in range(3)}
        assert len(chosen) == 1


def test_greedy_takes_what_is_better_on_average_after_chance_has_answered() -> None:
    p = table(0)
    p.play(GUESS.of(3))
    chosen = Counter(Greedy().choose(peek(p, seed), Rng(seed)) for seed in range(200))
    assert chosen[SAFE.of()] > 180  # the die is worth a tenth of a point, the safe way one
    assert p.points == [0, 0], "thinking changes nothing"


def test_greedy_breaks_ties_by_luck() -> None:
    p = table(0)
    p.points = [0, 0]
    seen = {Greedy().choose(peek(p, seed), Rng(seed)) for seed in range(60)}
    assert len(seen) == 4
    assert GAMBLE.of() not in seen


def choices(game_id: str, name: str, seed: int, plies: int) -> list[tuple[int, int]]:
    """The first plies of a game in which one bot holds every seat."""
    game = games.load(game_id)
    match = Match(game, game.seat_counts[0])
    rng = Rng(seed)
    bot = bots.make(name)
    while not match.over and match.ply < plies:
        if match.seat == CHANCE:
            match.settle(rng)
        else:
            seen = Peek(game, match.position, match.seat, rng)
            choice = bot.choose(seen, rng)
            assert choice in seen.options
            match.play(match.seat, choice)
    return match.choices


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game_id", games.names())
def test_real_games_depend_on_the_seed_alone(game_id: str, name: str) -> None:
    first = choices(game_id, name, seed=1, plies=50)
    assert choices(game_id, name, seed=1, plies=50) == first
    if games.load(game_id).chance or name == "random":  # else the best choice may be the same
        assert choices(game_id, name, seed=2, plies=50) != first
