"""Tuning the search: what is tried, what is kept, and going on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.bots.taste import NUMBERS, Taste, taste_of
from archipel.cli import tune as tuning
from archipel.cli.contest import Verdict
from archipel.cli.tune import STEPS, neighbours, numbers_of
from tests.cli.conftest import Run

LINE = ["costa_ruana", "--judge", "search@2", "--deals", "2", "--only", "turns", "--seed", "3"]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Where the numbers are written instead of beside the game."""
    games.load("costa_ruana")  # from its own folder
    monkeypatch.setattr(games, "FOLDER", tmp_path)
    (tmp_path / "costa_ruana").mkdir()
    taste_of.cache_clear()
    yield tmp_path / "costa_ruana" / "search.json"
    taste_of.cache_clear()


def test_every_number_has_a_row_and_its_neighbours_differ_in_it_alone() -> None:
    assert set(STEPS) == set(NUMBERS)
    numbers = numbers_of(Taste())
    for name in NUMBERS:
        found = neighbours(numbers, name)
        assert found
        for other in found:
            assert [key for key in numbers if other[key] != numbers[key]] == [name]


def test_a_run_that_was_stopped_goes_on_where_it_stood(
    archipel: Run, place: Path, tmp_path: Path
) -> None:
    first = archipel("tune", *LINE, "--out", tmp_path)
    assert (first.code, first.err) == (0, "")
    assert "turns 3" in first.out
    file = tmp_path / "costa_ruana-2-tune.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:30])
    assert archipel("tune", *LINE, "--out", tmp_path).out == first.out
    assert file.read_text().splitlines(keepends=True) == lines
    assert not place.exists()


def test_what_wins_is_kept_with_its_command_and_read_by_the_search(
    archipel: Run, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shorter_is_better(*words: Any) -> Verdict:
        new, old = words[3].numbers, words[4].numbers
        return Verdict(4, 0.9 if new["turns"] < old["turns"] else 0.1, 0.1, 0.0, 0.5)

    monkeypatch.setattr(tuning, "contest", shorter_is_better)
    assert archipel("tune", *LINE, "--write").code == 0
    told = json.loads(place.read_text())
    assert told["all"]["turns"] == 0
    assert len(told["runs"][0]["won"]) == 3
    taste_of.cache_clear()
    assert taste_of("costa_ruana", 2).turns == 0
    monkeypatch.setattr(tuning, "contest", lambda *words: Verdict(4, 0.9, 0.1, 0.0, 0.25))
    assert archipel("tune", *LINE, "--seats", "4", "--write").code == 0
    told = json.loads(place.read_text())
    assert told["all"]["turns"] == 0
    assert told["by_seats"]["4"] == {"turns": 8}
    taste_of.cache_clear()
    assert (taste_of("costa_ruana", 4).turns, taste_of("costa_ruana", 3).turns) == (8, 0)


def test_numbers_named_by_a_person_are_tried_together_and_kept_if_they_win(
    archipel: Run, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[Any] = []

    def answer(share: float) -> Any:
        def judge(*words: Any) -> Verdict:
            met.append(words[3].numbers)
            return Verdict(4, share, 0.1, 0.0, 0.5)

        return judge

    line = ["costa_ruana", "--trying", "prior=0.7, turns=5", "--deals", "1", "--write"]
    monkeypatch.setattr(tuning, "contest", answer(0.4))
    assert archipel("tune", *line).code == 0
    assert json.loads(place.read_text())["all"] == numbers_of(Taste())
    monkeypatch.setattr(tuning, "contest", answer(0.6))
    assert archipel("tune", *line).code == 0
    kept = json.loads(place.read_text())["all"]
    assert kept == {**numbers_of(Taste()), "prior": 0.7, "turns": 5}
    assert len(met) == 2, "one set of numbers, and no neighbours"


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["--judge", "greedy"], "no possible value"),
        (["--judge", "search@0"], "no bot"),
        (["--only", "speed"], "no possible value"),
        (["--trying", "speed=2"], "no possible value"),
        (["--trying", "turns"], "no possible value"),
        (["--trying", "scale=0"], "no possible value"),
        (["--seats", "9"], "players"),
        (["--deals", "0"], "at least 1"),
    ],
)
def test_a_run_that_makes_no_sense_is_refused(archipel: Run, tokens: list[str], said: str) -> None:
    answer = archipel("tune", "costa_ruana", *tokens)
    assert answer.code == 2
    assert said in answer.err
