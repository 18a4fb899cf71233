"""Looking at recorded games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.kernel import record
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import Match, random_match
from archipel.text import LANGUAGES
from tests.cli.conftest import Run


@pytest.fixture(params=games.names())
def played(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Match]:
    """A whole random game of each title, in a file."""
    game = games.load(request.param)
    match = random_match(game, game.seat_counts[0], {}, Rng(1))
    file = tmp_path / "game.txt"
    file.write_text(record.write(match))
    return file, match


def seen(archipel: Run, *tokens: str | Path) -> dict[str, Any]:
    answer = archipel("replay", *tokens, "--json")
    assert (answer.code, answer.err) == (0, "")
    result: dict[str, Any] = json.loads(answer.out)
    return result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_game_shows_its_scores(
    archipel: Run, played: tuple[Path, Match], lang: str
) -> None:
    file, match = played
    answer = archipel("replay", file, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert all(str(points) in answer.out for points in match.scores())


def test_every_seat_sees_its_own_view(archipel: Run, played: tuple[Path, Match]) -> None:
    file, match = played
    middle = match.ply // 2
    for ply in (0, middle, match.ply):
        result = seen(archipel, file, "--ply", str(ply), "--seat", "all")
        assert result["ply"] == ply
        assert [view["seat"] for view in result["views"]] == list(range(match.seats))
        assert [view["view"]["viewer"] for view in result["views"]] == list(range(match.seats))
        assert archipel("replay", file, "--ply", str(ply), "--seat", "all").code == 0


def test_only_the_seat_that_decides_sees_the_options(
    archipel: Run, played: tuple[Path, Match]
) -> None:
    file, match = played
    ply = next(n for n in range(match.ply) if match.choices[n][0] >= 0 and n > match.ply // 2)
    earlier = match.at(ply)
    result = seen(archipel, file, "--ply", str(ply), "--seat", "all")
    assert result["decides"] == earlier.seat
    for view in result["views"]:
        expected = earlier.lines() if view["seat"] == earlier.seat else None
        assert view["options"] == expected
    assert seen(archipel, file, "--ply", str(ply))["views"][0]["options"] is None


def test_a_spectator_is_told_no_secret(archipel: Run, played: tuple[Path, Match]) -> None:
    file, match = played
    [spectator] = seen(archipel, file)["views"]
    assert spectator["seat"] is None
    told = [(event["ply"], event["event"]) for event in spectator["told"]]
    assert told == [(ply, word) for ply, word, _ in match.told(SPECTATOR)]


def test_the_whole_log_is_longer(archipel: Run, played: tuple[Path, Match]) -> None:
    file, _ = played
    short = archipel("replay", file).out
    whole = archipel("replay", file, "--log").out
    assert len(whole) > len(short)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["--ply", "999"], "There is no ply 999"),
        (["--ply", "-1"], "There is no ply -1"),
        (["--seat", "99"], "There is no seat 99"),
        (["--seat", "everybody"], "There is no seat everybody"),
    ],
)
def test_places_that_are_not_there(
    archipel: Run, played: tuple[Path, Match], tokens: list[str], said: str
) -> None:
    file, _ = played
    answer = archipel("replay", file, *tokens)
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1
