"""Fitting the weights of a value: it finds what counts, goes on after a kill, asks for a win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli import fit as fitting
from archipel.cli.contest import Player, Weighing
from archipel.cli.fit import Lesson, fitted
from archipel.games import weights as kept_weights
from archipel.games.costa_ruana.scoring import points
from archipel.kernel.core import Rng
from tests.bots.guess import GAME, table
from tests.cli.conftest import Run

LINE = ["costa_ruana", "--games", "6", "--deals", "2", "--judge", "greedy", "--seed", "4"]


def taught(number: int, truth: list[float]) -> Lesson:
    """A game of two in which the points are the features times the truth, and some luck."""
    rng = Rng(number)
    moments = [[[float(rng.below(10)) for _ in truth] for _ in range(2)]]
    points = [sum(w * x for w, x in zip(truth, seat)) for seat in moments[0]]
    return Lesson(str(number), moments, [round(p) + rng.below(3) for p in points])


def test_weights_are_found_in_games_that_follow_them() -> None:
    found = fitted([taught(n, [2.0, 1.0, 0.0]) for n in range(300)], None)
    assert found.weights == pytest.approx([2.0, 1.0, 0.0], abs=0.1)
    assert found.after < 1.5 < found.before


def test_a_strong_pull_leaves_the_guess_as_it_is() -> None:
    found = fitted([taught(n, [2.0, 1.0, 0.0]) for n in range(50)], 1000.0)
    assert found.weights == pytest.approx([1.0, 1.0, 1.0], abs=0.05)


def test_weights_are_swapped_only_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    from archipel.bots.greedy import Greedy
    from archipel.bots.peek import Peek

    seen = []
    monkeypatch.setattr(GAME, "weights", [1.0])

    def value(p: Any, seat: int) -> float:
        seen.append(GAME.weights[0])
        return 0.0

    monkeypatch.setattr(GAME, "value", value)
    Weighing(Greedy(), [3.0]).choose(Peek(GAME, table(1), 0, Rng(1)), Rng(1))
    assert set(seen) == {3.0}
    assert GAME.weights == [1.0]


@pytest.fixture
def simple(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Costa Ruana with a value of two features: points, and inhabitants at home, doubly counted.

    The answer is the place of its weights.
    """
    game = games.load("costa_ruana")

    def features(p: Any, seat: int) -> list[float]:
        return [float(points(p, seat)), float(p.reserve[seat])]

    def value(p: Any, seat: int) -> float:
        mine, theirs = features(p, seat), features(p, 1 - seat)
        return sum(w * (a - b) for w, a, b in zip(game.weights, mine, theirs))

    monkeypatch.setattr(game, "feature_names", ["points", "at_home"])
    monkeypatch.setattr(game, "features", features)
    monkeypatch.setattr(game, "weights", [1.0, 1.0])
    monkeypatch.setattr(game, "value", value)
    monkeypatch.setattr(game, "seat_counts", [2])
    file = tmp_path / "weights.json"
    monkeypatch.setattr(fitting, "file_of", lambda name: file)
    monkeypatch.setattr(kept_weights, "file_of", lambda name: file)
    return file


def test_a_fit_that_was_stopped_goes_on_where_it_stood(
    archipel: Run, simple: Path, tmp_path: Path
) -> None:
    whole = archipel("fit", *LINE, "--out", tmp_path)
    assert (whole.code, whole.err) == (0, "")
    assert "points" in whole.out
    assert "games: 4" in whole.out
    file = tmp_path / "costa_ruana-lessons.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 6
    file.write_text("".join(lines[:3]) + lines[3][:50])
    assert archipel("fit", *LINE, "--out", tmp_path).out == whole.out
    assert file.read_text().splitlines(keepends=True) == lines
    assert not simple.exists()


def test_weights_are_written_if_they_win_and_only_then(
    archipel: Run, simple: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for share in (0.5, 0.51):
        won = fitting.Verdict(4, share, 0.1, 0.0, 0.5)
        monkeypatch.setattr(fitting, "contest", lambda *words, won=won: won)
        answer = archipel("fit", *LINE, "--write")
        assert answer.code == 0
        assert simple.exists() == (share > 0.5)
    told = json.loads(simple.read_text())
    assert list(told["weights"]) == ["points", "at_home"]
    assert (told["seed"], told["games"]) == (4, 6)
    assert told["positions"] > 6
    assert kept_weights.weights_of("costa_ruana", ["points", "at_home"]) == list(
        told["weights"].values()
    )


def test_a_game_whose_value_names_no_features_is_refused(
    archipel: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.load("costa_ruana"), "feature_names", [])
    answer = archipel("fit", "costa_ruana")
    assert answer.code == 2
    assert "does not name its features" in answer.err


def test_a_player_can_have_numbers_of_its_own() -> None:
    made = Player("search@5", numbers={"turns": 1}).make("dokmus", 2)
    assert getattr(made, "taste").turns == 1  # noqa: B009 (a Bot has none)
