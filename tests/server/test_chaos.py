"""Ten rounds of chaos; ``make chaos`` plays two hundred."""

from __future__ import annotations

from tests.server.chaos import chaos
from tests.server.cluster import why_not
from tests.servers import missing


def test_whatever_fails_nothing_acknowledged_is_lost_and_all_see_the_same() -> None:
    if what := why_not():
        missing(what)
    run = chaos(rounds=10, tables=3, seed=15, within=60.0)
    assert run.moves > 100
    assert len(run.happened) == 7
