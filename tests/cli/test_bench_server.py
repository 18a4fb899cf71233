"""What the scripted people of the benchmark count."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from archipel.cli.bench_server import Bench, Player


def test_a_frame_that_comes_again_is_answered_and_counted_once() -> None:
    server: Any = SimpleNamespace(port=0)
    person: Any = SimpleNamespace(guest={"name": "first"})
    bench = Bench(server, (0.0, 0.0))
    bench.counting = True
    one, two = Player(bench, person, "x"), Player(bench, person, "x")
    one.other, two.other = two, one
    sent: list[bytes] = []
    one.line = SimpleNamespace(send=sent.append)  # type: ignore[assignment]
    for ply in (3, 3, 4):
        one.hear(b'{"t":"frame","ply":%d,"options":["a"]}' % ply)
    assert (len(sent), bench.moves) == (2, 2)
