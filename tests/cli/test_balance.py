"""How a game plays, in figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli.balance import SMALL, Report, shelf
from tests.cli.conftest import Run


def figures(archipel: Run, file: Path, *tokens: str) -> tuple[str, dict[str, Any]]:
    answer = archipel("balance", *tokens, "--json", str(file))
    assert (answer.code, answer.err) == (0, "")
    result: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return answer.out, result


@pytest.mark.parametrize("game_id", games.names())
def test_the_figures_add_up(archipel: Run, tmp_path: Path, game_id: str) -> None:
    game = games.load(game_id)
    seats = game.seat_counts[0]
    line = [game_id, "--seats", str(seats), "--games", "3", "--bot", "random"]
    page, found = figures(archipel, tmp_path / "found.json", *line)
    assert page.startswith(f"## {game.title}")
    count = found["counts"][str(seats)]
    assert count["games"] == 3
    for part in ("order", "seats"):
        assert sum(row["share"] for row in count[part]) == pytest.approx(1, abs=0.001)
        assert all(row["interval"][0] <= row["share"] <= row["interval"][1] for row in count[part])
    by_source = sum(source["mean"] for source in count["sources"].values())
    assert by_source == pytest.approx(count["scores"]["mean"], abs=0.1)
    open_questions = sum(row["taken"] for row in count["verbs"].values())
    alone = sum(row["alone"] for row in count["verbs"].values())
    assert open_questions + alone == pytest.approx(3 * count["decisions"]["mean"], abs=0.1)
    for row in [*count["choices"].values(), *count["verbs"].values()]:
        assert 0 <= row["taken"] <= row["offered"]


def test_the_seed_alone_decides_however_many_processes(archipel: Run, tmp_path: Path) -> None:
    line = ["costa_ruana", "--games", "3", "--seats", "3", "--bot", "random", "--seed"]
    page, one = figures(archipel, tmp_path / "1.json", *line, "1")
    assert figures(archipel, tmp_path / "2.json", *line, "1", "--jobs", "2") == (page, one)
    assert figures(archipel, tmp_path / "3.json", *line, "2")[1] != one


def test_a_count_does_not_depend_on_the_others(archipel: Run, tmp_path: Path) -> None:
    line = ["costa_ruana", "--games", "1", "--bot", "random"]
    _, both = figures(archipel, tmp_path / "all.json", *line)
    _, alone = figures(archipel, tmp_path / "one.json", *line, "--seats", "4")
    assert both["counts"]["4"] == alone["counts"]["4"]


def test_an_earlier_run_stands_beside_the_new_one(archipel: Run, tmp_path: Path) -> None:
    line = ["costa_ruana", "--games", "2", "--seats", "2", "--bot", "random"]
    old = tmp_path / "old.json"
    figures(archipel, old, *line)
    page, _ = figures(archipel, tmp_path / "new.json", *line, "--seed", "9", "--against", str(old))
    assert " → " in page
    shown = archipel("balance", "costa_ruana", "--games", "0", "--against", old)
    assert shown.out == archipel("balance", *line).out
    same, _ = figures(archipel, tmp_path / "new.json", *line, "--against", str(old))
    assert " → " not in same.partition("Never taken")[0]
    other = archipel("balance", "dokmus", "--against", str(old))
    assert other.code == 2
    assert str(old) in other.err


def test_small_verbs_are_counted_choice_by_choice() -> None:
    verbs = games.load("dokmus").vocabulary.verbs
    places = shelf(verbs)
    assert len(places.place) == games.load("dokmus").vocabulary.size
    for verb in verbs:
        counted = places.place[verb.first] >= 0
        assert counted == (1 < verb.size <= SMALL)


def run(choices: dict[str, Any]) -> dict[str, Any]:
    count = {"choices": choices, "verbs": {}}
    return {"counts": {"2": count}}


def test_never_and_always_are_told_of_what_was_offered_often() -> None:
    found = run(
        {
            "go north": {"offered": 40, "taken": 0},
            "go south": {"offered": 40, "taken": 40},
            "go west": {"offered": 2, "taken": 0},
            "go east": {"offered": 40, "taken": 1},
        }
    )
    report = Report(found, None)
    assert report.extremes("Never", 0)[2] == "- 2 players: `go north` (40)"
    assert report.extremes("Always", 1)[2] == "- 2 players: `go south` (40)"
    both = Report(found, run({}))
    assert both.extremes("Never", 0)[2] == "- 2 players: none → `go north` (40)"
