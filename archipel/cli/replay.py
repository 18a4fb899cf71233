"""Looking at a record: the board at any ply, as any seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from archipel import games
from archipel.cli import show
from archipel.cli.arguments import check_seat, read_text
from archipel.cli.elsewhere import Elsewhere
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.kernel import record
from archipel.kernel.core import CHANCE, SPECTATOR
from archipel.kernel.match import Match
from archipel.text import Speaker

LATEST = 10
"""How many sentences of the log are shown unless all are asked for."""


def read_match(file: Path) -> Match:
    """The match in a file; BadRecord is told with the file and the line at fault.

    Elsewhere: it was played with other data, so another process has to read it.
    """
    text = read_text(file)
    try:
        return record.read(text, games.load)
    except record.OtherData as error:
        raise Elsewhere(error.game, error.data, str(file), str(error)) from error
    except record.BadRecord as error:
        raise Mistake("cli-bad-record", file=str(file), reason=str(error)) from error


def viewers(seat: str | None, seats: int) -> list[int]:
    """Whose views are wanted: a spectator's, one seat's, or every seat's in turn."""
    if seat is None:
        return [SPECTATOR]
    if seat == "all":
        return list(range(seats))
    if not seat.isdecimal():
        raise Mistake("cli-bad-seat", seat=seat, last=seats - 1)
    return [check_seat(int(seat), seats)]


def as_plain(match: Match, seat: int, speaker: Speaker) -> dict[str, Any]:
    """One seat's knowledge as plain data: its view, its log, and its options if it decides."""
    decides = seat == match.seat
    return {
        "seat": None if seat == SPECTATOR else seat,
        "view": msgspec.to_builtins(match.view(seat)),
        "told": [
            {
                "ply": ply,
                "event": word,
                "values": values,
                "text": speaker.say(f"log-{word}", **values),
            }
            for ply, word, values in match.told(seat)
        ],
        "question": show.question(match, speaker) if decides else None,
        "options": match.lines() if decides else None,
    }


def print_view(here: Terminal, match: Match, seat: int, speaker: Speaker, whole: bool) -> None:
    """The board, the log and the question as one seat sees them."""
    here.out.rule(show.viewer_name(seat, speaker))
    here.show(match.game.draw(match.view(seat), speaker))
    lines = show.log(match, seat, speaker)
    for line in lines if whole else lines[-LATEST:]:
        here.write(f"· {line}")
    if match.over:
        here.show(show.standing(match, seat, speaker))
    elif match.seat == seat:
        here.write(f"{show.question(match, speaker)} ({match.rule})")
        for choice, text in zip(match.position.options, match.lines()):
            here.write(f"  {show.choice_sentence(match.game, choice, speaker)}  [{text}]")
    elif match.seat == CHANCE:
        here.say("cli-chance-decides")
    else:
        here.say("cli-seat-decides", seat=f"seat_{match.seat}")


def replay(
    file: Path,
    /,
    *,
    ply: int | None = None,
    seat: str | None = None,
    json: bool = False,
    log: bool = False,
    here: Here,
) -> int:
    """Show a recorded game: the board after any choice, as any seat saw it.

    Parameters
    ----------
    file
        A record, as written by `archipel play --record` or `archipel simulate --out`.
    ply
        After how many choices, those of chance included; the last if not said.
    seat
        Whose eyes: a seat from 0, or `all` for each in turn. A spectator's if not said.
    json
        Print views, log, question and options for programs.
    log
        Print the whole log, not only its end.
    """
    match = read_match(file)
    plies = match.ply
    if ply is not None:
        if not 0 <= ply <= plies:
            raise Mistake("cli-bad-ply", ply=ply, last=plies)
        match = match.at(ply)
    speaker = Speaker(here.lang, match.game.id)
    wanted = viewers(seat, match.seats)
    if json:
        answer = {
            "game": match.game.id,
            "version": match.game.version,
            "seats": match.seats,
            "options": match.options,
            "ply": match.ply,
            "plies": plies,
            "decides": None if match.over else match.seat,
            "ask": match.ask(),
            "rule": match.rule,
            "score": match.scores() if match.over else None,
            "views": [as_plain(match, viewer, speaker) for viewer in wanted],
        }
        here.raw(msgspec.json.encode(answer).decode())
        return 0
    here.say("cli-at-ply", title=match.game.title, ply=match.ply, plies=plies)
    for viewer in wanted:
        print_view(here, match, viewer, speaker, whole=log)
    return 0
