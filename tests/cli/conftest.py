"""The command line as the tests call it: in this process, with its output captured."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from archipel.cli import main

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Answer:
    """What a command line left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


class Keyboard(io.StringIO):
    """A stdin that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def next_line(typed: Iterator[str]) -> str:
    """What ``input`` answers: the next line, or the end of the input."""
    for line in typed:
        return line
    raise EOFError


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own language and screen decide a test."""
    for variable in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def archipel(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``archipel("games", "--lang", "fr")`` in this process.

    ``stdin`` comes from a pipe, ``keys`` from a person at a keyboard.
    """

    def run(*tokens: str | Path, stdin: str = "", keys: list[str] | None = None) -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin) if keys is None else Keyboard())
        typed = iter(keys or [])
        monkeypatch.setattr("builtins.input", lambda prompt: next_line(typed))
        capsys.readouterr()
        code = main([str(token) for token in tokens])
        caught = capsys.readouterr()
        return Answer(code, caught.out, caught.err)

    return run


def start(*tokens: str | Path) -> subprocess.Popen[str]:
    """``python -m archipel`` in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    return subprocess.Popen(
        [sys.executable, "-m", "archipel", *map(str, tokens)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """Whatever a shell starts in the background inherits that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
