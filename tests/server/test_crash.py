"""Kill -9 in the middle of play, five times; ``python -m tests.server.crash`` does it a hundred."""

from __future__ import annotations

from tests.server.crash import crash


def test_nothing_acknowledged_is_lost_and_nothing_doubled() -> None:
    run = crash(times=5, tables=4, seed=5)
    assert run.moves > 50
