"""Many processes share the work, and one that is killed does not leave us waiting."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import pytest

from archipel.cli.crew import each_once, kept
from archipel.cli.terminal import Mistake, Terminal

TASKS = {n: n for n in range(6)}


def square(n: int) -> int:
    return n * n


def die_at_four(n: int) -> int:
    if n == 4:
        os._exit(3)
    return n * n


def test_a_process_that_is_killed_ends_the_work_and_the_same_command_goes_on(
    tmp_path: Path,
) -> None:
    others = multiprocessing.active_children()  # of tests that came before
    file = tmp_path / "squares.jsonl"
    here = Terminal("en")
    with pytest.raises(Mistake) as found:
        each_once(here, die_at_four, TASKS, file, {}, 2, "squares")
    assert "goes on where" in found.value.said_by(here.speaker)
    done = kept(file, int)
    assert done == [n * n for n in range(len(done))]
    assert len(done) <= 4
    rest = each_once(here, square, TASKS, file, dict(enumerate(done)), 2, "squares")
    assert rest == [0, 1, 4, 9, 16, 25] == kept(file, int)
    for child in multiprocessing.active_children():
        if child not in others:
            child.join(60)
            assert child.exitcode is not None
