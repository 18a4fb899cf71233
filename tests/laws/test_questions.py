"""What a person is asked is a question, and every moment of a game has a name for its stage."""

from __future__ import annotations

import msgspec
import pytest

from archipel import games
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.acting import choose


def plain_values(view: object) -> dict[str, str | int]:
    """The numbers and words of a view, as the browser gives them to ``stage``."""
    told = msgspec.to_builtins(view)
    return {key: value for key, value in told.items() if isinstance(value, str | int)}


@pytest.mark.parametrize("name", games.names())
def test_every_question_to_a_person_asks_something(name: str) -> None:
    game = games.load(name)
    rng = Rng(5)
    for seats in game.seat_counts:
        speakers = [Speaker(lang, name, [f"P{i}" for i in range(seats)]) for lang in LANGUAGES]
        match = Match(game, seats)
        while not match.over:
            if match.seat >= 0:
                for speaker in speakers:
                    said = speaker.say(f"ask-{match.ask()}", **match.details())
                    assert "?" in said, f"ask-{match.ask()} asks nothing: {said}"
            match.play(match.seat, choose(match.position, rng))


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_says_its_stage_can_always_say_it(name: str) -> None:
    game = games.load(name)
    speakers = [Speaker(lang, name) for lang in LANGUAGES]
    if not speakers[0].has("stage"):
        pytest.skip("this game has one stage only")
    rng = Rng(6)
    seats = game.seat_counts[-1]
    match = Match(game, seats)
    said: set[str] = set()
    while not match.over:
        if match.seat >= 0:
            values = plain_values(match.view(SPECTATOR))
            for speaker in speakers:
                found = speaker.say("stage", **values)
                assert found
                assert len(found) <= 60, found
                said.add(found)
        match.play(match.seat, choose(match.position, rng))
    assert len(said) > len(LANGUAGES) * 2, "the stage never changes"
