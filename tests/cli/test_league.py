"""The league: mirrored deals, ratings on one scale, and going on where it was stopped."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from archipel.cli.chart import bars
from archipel.cli.crew import kept
from archipel.cli.league import Result, all_pairs, clustered, ratings, schedule, scored
from tests.cli.conftest import Run

LINE = ["costa_ruana", "--seats", "2", "--deals", "3", "--agents", "search@3,greedy,random"]


def played(archipel: Run, *tokens: str) -> dict[str, Any]:
    answer = archipel("league", *tokens, "--json")
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, Any] = json.loads(answer.out)
    return found


def test_greedy_is_rated_above_random_and_the_same_seed_gives_the_same(archipel: Run) -> None:
    first = played(archipel, *LINE, "--seed", "3")
    assert first["games"] == 3 * 3 * 2
    assert first["ratings"]["random"]["elo"] == 0
    assert first["ratings"]["greedy"]["elo"] > 100
    for rating in first["ratings"].values():
        assert rating["low"] <= rating["elo"] <= rating["high"]
    assert played(archipel, *LINE, "--seed", "3", "--jobs", "2") == first
    assert played(archipel, *LINE, "--seed", "4") != first


def test_a_league_that_was_stopped_goes_on_where_it_stood(archipel: Run, tmp_path: Path) -> None:
    whole = played(archipel, *LINE, "--out", str(tmp_path))
    file = tmp_path / "costa_ruana-2.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:7]) + lines[7][:20])  # killed in the middle of a line
    assert len(kept(file, Result)) == 7
    file.write_text("".join(lines[:7]) + lines[7][:20])
    assert played(archipel, *LINE, "--out", str(tmp_path)) == whole
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)
    chart = (tmp_path / "costa_ruana-2.svg").read_text()
    assert chart.count("<rect") == 3
    assert json.loads((tmp_path / "costa_ruana-2.json").read_text()) == whole


def test_a_cluster_needs_its_package(archipel: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    answer = archipel("league", *LINE, "--ray")
    assert answer.code == 2
    assert "archipel[ray]" in answer.err


def test_every_deal_is_played_once_from_each_seat() -> None:
    duels = schedule("dokmus", 4, {}, [("a", "b"), ("b", "a")], 3, 1)
    assert len({duel.key for duel in duels}) == len(duels) == 2 * 3 * 4
    for deal in range(3):
        seats = [d.seat for d in duels if d.deal == deal and d.challenger == "a"]
        assert seats == [0, 1, 2, 3]


def test_with_more_than_two_seats_one_against_many_is_played_both_ways() -> None:
    assert all_pairs(["a", "b"], 2) == [("a", "b")]
    assert all_pairs(["a", "b"], 4) == [("a", "b"), ("b", "a")]


def result(deal: int, seat: int, won: bool) -> Result:
    ranks = [1 if (s == seat) == won else 2 for s in range(2)]
    return Result(deal, seat, ["a", "b"] if seat == 0 else ["b", "a"], ranks, [0, 0])


def test_games_of_one_deal_are_one_observation() -> None:
    even = [result(deal, seat, won=seat == 0) for deal in range(10) for seat in range(2)]
    assert clustered(even) == (0.5, 0.0, 10)  # the first seat always wins: nobody is better
    swept = [result(deal, seat, won=deal % 2 == 0) for deal in range(10) for seat in range(2)]
    share, half, deals = clustered(swept)
    assert (share, deals) == (0.5, 10)
    assert half > 0.3


def test_winning_every_deal_so_far_does_not_prove_winning_every_deal() -> None:
    swept = [result(deal, seat, True) for deal in range(10) for seat in range(2)]
    row = scored(swept, [(swept[0].challenger, swept[0].other)])[0]
    assert row.share == 1.0
    assert row.interval == pytest.approx((0.722, 1.0), abs=0.001)  # ten deals, all won


def test_ratings_say_how_often_one_beats_the_other() -> None:
    """Ten to one is 400 points of Elo."""
    games = [result(deal, deal % 2, won=deal % 11 != 0) for deal in range(110)]
    found = ratings(games, ["a", "b"], 1)
    assert found["a"][0] - found["b"][0] == pytest.approx(400, abs=25)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["--agents", "greedy"], "at least|two players"),
        (["--agents", "greedy,search@0"], "no bot"),
        (["--deals", "0"], "at least 1"),
        (["--pairs", "some"], "no possible value"),
        (["--seats", "9"], "players"),
    ],
)
def test_a_league_that_makes_no_sense_is_refused(
    archipel: Run, tokens: list[str], said: str
) -> None:
    answer = archipel("league", "costa_ruana", *tokens)
    assert answer.code == 2
    assert re.search(said, answer.err)


def test_a_chart_has_a_bar_and_an_interval_for_each_name() -> None:
    chart = bars({"one": (10.0, 5.0, 15.0), "<two>": (-3.0, -5.0, 0.0)}, "Elo")
    assert chart.count("<rect") == chart.count("<path") == 2
    assert "&lt;two&gt;" in chart
