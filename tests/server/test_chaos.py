"""Ten rounds of chaos; ``make chaos`` plays two hundred.

That all have seen the same within five seconds is what ``make chaos`` judges, on a machine that
does nothing else. Here a minute stands for "never": how busy a machine is must not decide a test.
"""

from __future__ import annotations

from collections import Counter

from tests.server.chaos import Chaos, chaos, summary
from tests.server.cluster import why_not
from tests.servers import missing


def test_whatever_fails_nothing_acknowledged_is_lost_and_all_see_the_same() -> None:
    if what := why_not():
        missing(what)
    run = chaos(rounds=10, tables=3, seed=15, within=60.0)
    assert run.moves > 100
    assert len(run.happened) == 7
    assert run.by_computers > 0
    assert {player.table.computers for player in run.players} == {0, 1}


def test_what_a_run_has_shown_is_told_in_one_paragraph() -> None:
    run = Chaos.__new__(Chaos)
    run.healing, run.going_on = [(0.2, "kill_redis"), (6.0, "stop_a_server")], [0.4, 7.0]
    run.happened, run.refused = Counter(kill_redis=1, stop_a_server=1), Counter()
    run.moves, run.take_backs, run.lines, run.seats, run.resent = 1234, 5, 6, 7, 8
    run.by_computers = 9
    told = summary(run, 2)
    assert told.startswith("2 rounds (kill redis 1, stop a server 1): 1,234 acknowledged moves")
    assert "6.0 s at most (stop a server), in 1 rounds within 5 s." in told
