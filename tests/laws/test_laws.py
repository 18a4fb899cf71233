"""Laws that hold for every game, at every number of players and with every table option.

A new game is held to them the day its folder exists. Each law plays random games from a seed that
hypothesis draws; a failure names the seed.
"""

from __future__ import annotations

import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel import games
from archipel.kernel import record
from archipel.kernel.core import CHANCE, NOBODY, SPECTATOR, Game, Rng, facts
from archipel.kernel.match import Match, Refused

from .play import all_tables, choose, draw_options, matches, plays, positions

pytestmark = pytest.mark.parametrize(("name", "seats"), all_tables())

SEEDS = st.integers(0, 2**30)


def law(examples: int = 4):
    return settings(max_examples=plays(examples), deadline=None, derandomize=True, database=None)


def everyone(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


@law()
@given(seed=SEEDS)
def test_games_end_and_pieces_are_conserved(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    expected = None
    for n, p in enumerate(positions(game, seats, Rng(seed))):
        assert n < 20_000, "a game that does not end"
        expected = expected or game.pieces(p)
        assert expected
        assert game.pieces(p) == expected
        assert (p.options == []) == (p.seat == NOBODY)
        assert p.seat == NOBODY or len(p.options) > 1 or p.agenda[-1].discreet(p)
        assert len(set(p.options)) == len(p.options), "the same choice is offered twice"


@law(2)
@given(seed=SEEDS)
def test_every_option_can_be_played(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    rng = Rng(seed)
    for p in positions(game, seats, rng, every=7):
        pieces = game.pieces(p)
        for choice in p.options:
            q = p.clone()
            q.play(choice)
            assert game.pieces(q) == pieces, game.vocabulary.text(choice)


@law(2)
@given(seed=SEEDS)
def test_asking_changes_nothing(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    for p in positions(game, seats, Rng(seed), every=5):
        before = facts(p)
        if p.agenda:
            step = p.agenda[-1]
            assert step.ask(p) == p.options
            step.details(p)
            weights = step.weights(p)
            if p.seat == CHANCE and weights:
                assert len(weights) == len(p.options)
                assert min(weights) > 0
        for seat in everyone(seats):
            game.view(p, seat)
            game.redeal(p, seat, Rng(1))
        for seat in range(seats):
            game.value(p, seat)
        game.breakdown(p)
        game.ranks(p)
        assert facts(p) == before


@law(2)
@given(seed=SEEDS)
def test_a_clone_is_equal_and_independent(name: str, seats: int, seed: int) -> None:
    rng = Rng(seed)
    for p in positions(games.load(name), seats, rng, every=3):
        before = facts(p)
        q = p.clone()
        assert facts(q) == before
        assert all(mine is its for mine, its in zip(p.agenda, q.agenda)), "clones share steps"
        for _ in range(12):
            if q.seat == NOBODY:
                break
            q.play(choose(q, rng))
        assert facts(p) == before


@law(2)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_match(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    *_, match = matches(game, seats, Rng(seed))
    text = record.write(match)
    again = record.read(text, games.load)
    assert record.write(again) == text
    assert facts(again.position) == facts(match.position)
    for seat in everyone(seats):
        assert again.told(seat) == match.told(seat)


def test_every_choice_reads_back_from_its_text(name: str, seats: int) -> None:
    vocabulary = games.load(name).vocabulary
    for choice in range(vocabulary.size):
        text = vocabulary.text(choice)
        assert vocabulary.parse(text) == choice
        verb = vocabulary.verb_of(choice)
        operands = [verb.one(choice), verb.two(choice), verb.three(choice)][: len(verb.domains)]
        assert verb.of(*operands) == choice
        assert [d.names[i] for d, i in zip(verb.domains, operands)] == text.split()[1:]


@law()
@given(seed=SEEDS)
def test_nothing_hidden_shows(name: str, seats: int, seed: int) -> None:
    """What a seat cannot know can be dealt anew and it sees no difference, to the byte."""
    game = games.load(name)
    rng = Rng(seed)
    for p in positions(game, seats, rng, every=4):
        for seat in everyone(seats):
            seen = msgspec.json.encode(game.view(p, seat))
            for _ in range(3):
                q = game.redeal(p, seat, rng)
                assert msgspec.json.encode(game.view(q, seat)) == seen
                assert q.seat == p.seat
                assert q.agenda == p.agenda
                assert q.seat == NOBODY or len(q.options) > 1 or q.agenda[-1].discreet(q)
                assert game.pieces(q) == game.pieces(p)
                if p.seat == seat:
                    assert q.options == p.options
                    details = p.agenda[-1].details(p)
                    assert q.agenda[-1].details(q) == details


@law(2)
@given(seed=SEEDS)
def test_a_redealt_game_can_be_played_to_its_end(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    rng = Rng(seed)
    for p in positions(game, seats, rng, every=16):
        for seat in everyone(seats):
            q = game.redeal(p, seat, rng)
            pieces = game.pieces(q)
            while q.seat != NOBODY:
                if q.options == []:
                    break
                q.play(choose(q, rng))
            assert q.seat == NOBODY
            assert game.pieces(q) == pieces


@law()
@given(seed=SEEDS)
def test_points_have_the_same_sources_at_every_moment(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    sources = None
    for p in positions(game, seats, Rng(seed), every=3):
        points = game.breakdown(p)
        assert len(points) == seats
        for mine in points:
            sources = sources or list(mine)
            assert list(mine) == sources
        ranks = game.ranks(p)
        assert sorted(ranks)[0] == 1
        for seat in range(seats):
            assert ranks[seat] == 1 + sum(other < ranks[seat] for other in ranks)
        totals = [sum(mine.values()) for mine in points]
        for a in range(seats):
            for b in range(seats):
                assert totals[a] <= totals[b] or ranks[a] < ranks[b]
    assert p.over()
    view = game.view(p, SPECTATOR)
    assert view.scores == points, "the final scores are everybody's to read"


@law(2)
@given(seed=SEEDS)
def test_taking_back_restores_and_never_hides_what_was_seen(
    name: str, seats: int, seed: int
) -> None:
    game = games.load(name)
    rng = Rng(seed)
    match = Match(game, seats, draw_options(game, rng))
    tried = free = 0
    while not match.over:
        seat = match.seat
        before, revealed = facts(match.position), match.position.revealed
        ply = len(match.choices)
        match.play(seat, choose(match.position, rng))
        if seat == CHANCE:
            continue
        free += match.position.revealed == revealed
        if tried and rng.below(4):
            continue
        if match.why_not_take_back(seat) is None:
            tried += 1
            after = facts(match.position)
            choice = match.choices[-1][1]
            for other in range(seats):
                if other != seat:
                    with pytest.raises(Refused):
                        match.take_back(other)
            match.take_back(seat)
            assert facts(match.position) == before
            assert len(match.choices) == ply
            match.play(seat, choice)
            assert facts(match.position) == after
        else:
            with pytest.raises(Refused):
                match.take_back(seat)
    assert tried or not free, "a choice that reveals nothing can be taken back"


@law(2)
@given(seed=SEEDS)
def test_only_the_options_can_be_played(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    rng = Rng(seed)
    for match in matches(game, seats, rng, every=11):
        before = facts(match.position)
        options = set(match.position.options)
        for _ in range(20):
            choice = rng.below(game.vocabulary.size)
            if choice not in options:
                with pytest.raises(Refused):
                    match.play(match.seat, choice)
        for seat in range(-1, seats):
            if seat != match.seat:
                with pytest.raises(Refused):
                    match.play(seat, match.position.options[0] if options else 0)
        assert facts(match.position) == before


@law(2)
@given(seed=SEEDS)
def test_the_value_is_a_number_for_every_seat(name: str, seats: int, seed: int) -> None:
    game: Game = games.load(name)
    rng = Rng(seed)
    for p in positions(game, seats, rng, every=9):
        for seat in range(seats):
            value = game.value(game.redeal(p, seat, rng), seat)
            assert isinstance(value, float)
            assert math.isfinite(value)


def test_what_is_hidden_is_really_dealt_anew(name: str, seats: int) -> None:
    """A redeal that returned the true position would pass every other law.

    A game may hide something only at tables with certain options: each value has its turn, until
    everybody has seen something dealt anew. A game that says it hides nothing deals nothing anew.
    """
    game = games.load(name)
    rng = Rng(7)
    same = set(everyone(seats))  # for whom nothing was dealt anew so far
    for n in range(8):
        table = {option.id: option.values[n % len(option.values)] for option in game.options}
        for p in positions(game, seats, rng, every=3, options=table):
            was = facts(p)
            same -= {seat for seat in same if facts(game.redeal(p, seat, rng)) != was}
            if not same:
                break
        if not same:
            break
    if game.hides:
        assert not same, "nothing is dealt anew: does the game hide anything?"
    else:
        assert same == set(everyone(seats)), "something is dealt anew: the game hides it"


@law(2)
@given(seed=SEEDS)
def test_a_game_that_hides_nothing_shows_everybody_the_same(
    name: str, seats: int, seed: int
) -> None:
    """No view, event or question of it is for some eyes only. Who looks may differ, not what."""
    game = games.load(name)
    if game.hides:
        return
    for match in matches(game, seats, Rng(seed), every=3):
        assert not match.discreet
        told = match.told(SPECTATOR)
        shown = msgspec.structs.replace(match.view(SPECTATOR), viewer=None)
        for seat in range(seats):
            assert match.told(seat) == told
            assert msgspec.structs.replace(match.view(seat), viewer=None) == shown
        assert None not in shown.scores


@law(2)
@given(seed=SEEDS)
def test_a_game_says_whether_it_has_chance(name: str, seats: int, seed: int) -> None:
    """The server's seals and a bot's search may rely on the answer."""
    game = games.load(name)
    seen = [p.seat for p in positions(game, seats, Rng(seed))]
    assert (CHANCE in seen) == game.chance
