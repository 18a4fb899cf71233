"""``archipel verify``: was chance fair? Anybody can check a finished game."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from typing import IO
from urllib.error import URLError

from archipel import games
from archipel.cli.arguments import read_text
from archipel.cli.elsewhere import Elsewhere
from archipel.cli.terminal import Here, Mistake
from archipel.kernel.record import BadRecord, OtherData
from archipel.server import chance

MOST_BYTES = 1_000_000
ADDRESS = re.compile(r"https?://[^/?#]+/api/tables/[a-z0-9]{10,24}/record")


class _NoDetour(urllib.request.HTTPRedirectHandler):
    """The record comes from where we asked, or not at all."""

    def redirect_request(self, *_: object) -> None:
        return None


def fetch(address: str) -> str:
    """The record at the address of a table; what keeps us from reading it is a mistake."""
    if not ADDRESS.fullmatch(address):
        raise Mistake("cli-verify-address", address=address)
    try:
        answer: IO[bytes]
        with urllib.request.build_opener(_NoDetour).open(address, timeout=20) as answer:
            return answer.read(MOST_BYTES).decode()
    except (URLError, OSError, UnicodeDecodeError) as error:
        reason = str(getattr(error, "reason", "") or error)
        raise Mistake("cli-bad-file", file=address, reason=reason) from error


def verify(source: str, /, *, here: Here) -> int:
    """Check that chance in a finished game follows from what was committed to before it began.

    Exit code 0: all is well; 1: it does not; 2: it cannot be told.

    Parameters
    ----------
    source
        The record of a finished game as the server gives it: a file, or the address
        `http(s)://…/api/tables/<id>/record`.
    """
    text = fetch(source) if "://" in source else read_text(Path(source))
    try:
        verdict = chance.verify(text, games.load)
    except chance.Tampered as error:
        here.say(f"cli-verify-not-{error.word}", **error.values)
        return 1
    except chance.Unverifiable as error:
        raise Mistake("cli-bad-record", file=source, reason=str(error)) from error
    except OtherData as error:
        raise Elsewhere(error.game, error.data, source, str(error)) from error
    except BadRecord as error:
        raise Mistake("cli-bad-record", file=source, reason=str(error)) from error
    match = verdict.match
    here.say("cli-verify-fair", title=match.game.title, drawn=verdict.drawn, plies=match.ply)
    if verdict.bound:
        here.say("cli-verify-seeds", mixed=verdict.mixed, people=verdict.people)
    else:
        here.say("cli-verify-secret-only")
    if verdict.missing:
        here.say("cli-verify-missing", who=", ".join(verdict.missing))
    here.say("cli-verify-commitment", commitment=verdict.commitment)
    return 0
