"""A process has one set of data for each game: what was played with another needs another process.

``archipel replay`` and ``archipel verify`` of a record that carries its own data start themselves
anew with that data in a folder that is gone afterwards.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from archipel.cli.terminal import Mistake
from archipel.games import corrections
from archipel.games.components import CORRECTIONS

AGAIN = "ARCHIPEL_STARTED_FOR"
"""Names the file a process was started anew for: once is enough."""


class Elsewhere(Exception):
    """This command is to be run by a process that has this data of this game."""

    def __init__(self, game: str, data: str, file: str, reason: str) -> None:
        super().__init__(reason)
        self.game = game
        self.data = data
        self.file = file


def python(*words: str) -> list[str]:
    """A command line of this very Python."""
    return [sys.executable, *(["-P"] if sys.flags.safe_path else []), *words]


def run(found: Elsewhere, tokens: list[str]) -> int:
    """Run the same command with other data; its exit code."""
    if AGAIN in os.environ:
        raise Mistake("cli-bad-record", file=found.file, reason=str(found))
    with TemporaryDirectory(prefix="archipel-data-") as folder:
        environment = {**os.environ, AGAIN: found.file}
        environment.pop(CORRECTIONS, None)
        if found.data:
            file = Path(folder) / f"{found.game}.json"
            file.write_bytes(corrections.from_text(found.game, found.data))
            environment[CORRECTIONS] = folder
        sys.stdout.flush()
        done = subprocess.run(python("-m", "archipel", *tokens), env=environment, check=False)
    return done.returncode


def tried(game: str, correction: bytes) -> str:
    """Try a correction in a process of its own: what is wrong with it, or nothing."""
    with TemporaryDirectory(prefix="archipel-data-") as folder:
        (Path(folder) / f"{game}.json").write_bytes(correction)
        done = subprocess.run(
            python("-m", "archipel.games.trial", game),
            env={**os.environ, CORRECTIONS: folder},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return ""
        last = (done.stdout.strip() or done.stderr.strip()).splitlines()[-1:]
        return "".join(last).replace(f"{folder}{os.sep}", "")
