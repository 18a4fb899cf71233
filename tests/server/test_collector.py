"""Nobody waits until all memory has been looked through."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
import weakref

from archipel.server.collector import Collector

GROWS = """
import gc
from archipel.server import collector

collector.set_up()
before = gc.get_stats()
kept = [[n] for n in range(2_000_000)]
after = gc.get_stats()
print(*(new["collections"] - old["collections"] for old, new in zip(before, after)))
"""


def test_however_much_is_kept_nothing_makes_python_look_through_all_of_it() -> None:
    told = subprocess.run([sys.executable, "-c", GROWS], capture_output=True, text=True, check=True)
    young, older, everything = map(int, told.stdout.split())
    assert young > 1000
    assert older > 100
    assert everything == 0


class Knot:
    """Refers to itself, so only the collector can throw it away."""

    def __init__(self) -> None:
        self.me = self


def test_memory_is_looked_through_in_a_quiet_moment_and_only_once() -> None:
    collector = Collector(quiet=0.05, late=3600)
    knot = weakref.ref(Knot())
    gc.disable()
    try:
        assert not collector.rest(busy_at=time.monotonic() + 60), "somebody plays"
        assert knot() is not None
        busy_at = time.monotonic()
        time.sleep(0.06)
        assert collector.rest(busy_at)
        assert knot() is None
        assert not collector.rest(busy_at), "nothing has happened since"
    finally:
        gc.enable()


def test_when_it_is_never_quiet_memory_is_looked_through_late() -> None:
    collector = Collector(quiet=3600, late=1)
    assert not collector.rest(time.monotonic())
    time.sleep(1.01)
    assert collector.rest(time.monotonic())
