"""``archipel doctor``: what a host should change before people come."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.terminal import Failure, Here
from archipel.server import settings
from archipel.server.refusals import CannotStart

MARKS = {"well": "✓", "care": "!", "bad": "✗"}


def doctor(*, data: Path | None = None, here: Here) -> int:
    """Look whether this machine is set up well for a server, and say what to change.

    It reads the same settings as `archipel serve` and changes nothing. Exit code 0: a server can
    run here; 1: something marked ✗ must be changed first.

    Parameters
    ----------
    data
        The folder of the database and the signing key: ./archipel-data if not said.
    """
    from archipel.server.doctor import examine

    try:
        found = examine(settings.read(data=data))
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error
    for finding in found:
        sentence = here.speaker.say(f"doctor-{finding.word}", **finding.values)
        here.write(f"{MARKS[finding.how]} {sentence}")
    bad = sum(finding.how == "bad" for finding in found)
    here.say("doctor-bad" if bad else "doctor-well", count=bad)
    return 1 if bad else 0
