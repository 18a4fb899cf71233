"""Bots against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli.simulate import Outcome, seating, tally, wilson
from archipel.kernel import record
from tests.cli.conftest import Run, start


def simulated(archipel: Run, *tokens: str) -> dict[str, Any]:
    answer = archipel("simulate", *tokens, "--json")
    assert (answer.code, answer.err) == (0, "")
    result: dict[str, Any] = json.loads(answer.out)
    return result


@pytest.mark.parametrize("game_id", games.names())
def test_the_json_tells_wins_intervals_points_and_decisions(archipel: Run, game_id: str) -> None:
    seats = games.load(game_id).seat_counts[0]
    result = simulated(archipel, game_id, "--seats", str(seats), "--games", "2", "--seed", "1")
    assert (result["game"], result["seats"], result["games"]) == (game_id, seats, 2)
    assert sum(bot["wins"] for bot in result["bots"].values()) == pytest.approx(2)
    assert sum(bot["played"] for bot in result["bots"].values()) == 2 * seats
    assert result["decisions"] > 0
    for bot in result["bots"].values():
        low, high = bot["interval"]
        assert 0 <= low <= bot["share"] <= high <= 1


def test_the_seed_alone_decides_however_many_processes(archipel: Run) -> None:
    line = ["costa_ruana", "--seats", "2", "--games", "6", "--bots", "random,random", "--seed"]
    alone = simulated(archipel, *line, "1")
    assert simulated(archipel, *line, "1", "--jobs", "2") == alone
    assert simulated(archipel, *line, "2") != alone


@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_bot_plays_each_seat_equally_often(bots: list[str], seats: int) -> None:
    tables = [seating(bots, seats, n) for n in range(len(bots))]
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == bots


def test_a_tie_is_a_shared_win() -> None:
    sums = tally([Outcome(["a", "b", "b"], [10, 10, 4], [1, 1, 3], 50, "")])
    assert (sums["a"].wins, sums["b"].wins) == (0.5, 0.5)
    assert (sums["a"].played, sums["b"].played) == (1, 2)
    assert (sums["a"].points, sums["b"].points) == (10, 14)


def test_the_interval_is_that_of_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.2775, abs=1e-4)


@pytest.mark.parametrize("game_id", games.names())
def test_out_writes_one_record_per_game(archipel: Run, tmp_path: Path, game_id: str) -> None:
    out = tmp_path / "new" / "folder"
    seats = games.load(game_id).seat_counts[0]
    answer = archipel("simulate", game_id, "--games", "3", "--bots", "random,random", "--out", out)
    assert answer.code == 0
    files = sorted(out.iterdir())
    assert [file.name for file in files] == [f"{game_id}-{seats}-{n}.txt" for n in range(3)]
    assert all(record.read(file.read_text(), games.load).over for file in files)
    assert "not shared quite equally" in answer.out


def test_a_folder_that_cannot_be_made_is_a_mistake(archipel: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = archipel("simulate", "costa_ruana", "--games", "1", "--out", tmp_path / "file")
    assert answer.code == 2
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("game_id", games.names())
def test_table_options_reach_the_games(archipel: Run, tmp_path: Path, game_id: str) -> None:
    for option in games.load(game_id).options:
        value = option.values[-1]
        seats = str(option.seats[0])
        answer = archipel(
            *("simulate", game_id, "--games", "1", "--seats", seats, "--out", tmp_path),
            *("--option", f"{option.id}={value}", "--bots", "random"),
        )
        assert answer.code == 0
        text = (tmp_path / f"{game_id}-{seats}-0.txt").read_text()
        assert record.read(text, games.load).options[option.id] == value


def test_processes_share_the_work_from_a_real_command_line() -> None:
    process = start("simulate", "costa_ruana", "--games", "4", "--jobs", "2", "--lang", "de")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Siege" in out
