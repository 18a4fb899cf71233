"""The measurement of the search, and the adapter through which OpenSpiel sees our games."""

from __future__ import annotations

import json

import pytest

from archipel import games
from archipel.bots.peek import Peek
from archipel.bots.search import Search
from archipel.cli.bench_search import Adapter, plain
from archipel.kernel.core import CHANCE, Rng
from tests.cli.conftest import Run


def test_iterations_are_counted_for_every_game(archipel: Run) -> None:
    answer = archipel("bench", "search", "--seconds", "0.02", "--json")
    assert answer.code == 0
    rows = json.loads(answer.out)["rows"]
    assert [row["game"] for row in rows] == games.names()
    for row in rows:
        assert row["as_it_plays"] > 0
        assert row["plain_playouts"] > 0


def test_without_the_peer_it_says_how_to_get_it(
    archipel: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.cli.bench_search.find_spec", lambda name: None)
    for switch in (["--peers"], ["--deals", "1"]):
        answer = archipel("bench", "search", *switch)
        assert answer.code == 2
        assert "open_spiel" in answer.err
    assert archipel("bench", "search", "--seconds", "-1").code == 2


@pytest.mark.parametrize("name", games.names())
def test_the_adapter_tells_a_game_as_it_is(name: str) -> None:
    """Played through the adapter by lot, every game ends, and its shares add up to 1."""
    game = games.load(name)
    state = Adapter(game, game.start(game.seat_counts[0]), Rng(1))
    rng = Rng(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(part for _, part in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
            continue
        seat = state.current_player()
        assert seat != CHANCE
        if rng.below(10) == 0:
            world = state.resample_from_infostate(seat, None)
            assert world.information_state_string() == state.information_state_string()
            assert world.legal_actions() == state.legal_actions()
        options = state.legal_actions()
        state = state.clone()
        state.apply_action(options[rng.below(len(options))])
    assert sum(state.returns()) == pytest.approx(1)


def test_plain_playouts_go_to_the_end_by_lot() -> None:
    game = games.load("costa_ruana")
    p = game.start(2)
    rng = Rng(1)
    while p.seat == CHANCE:
        p.play(p.roll(rng))
    search = Search(iterations=5, taste=plain())
    assert search.choose(Peek(game, p, p.seat, rng), rng) in p.options
    assert search.done == 5
