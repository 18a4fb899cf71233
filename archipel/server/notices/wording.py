"""A notice in its reader's words. It says whose turn it is and in which game, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from archipel.server.notices.hours import HOUR
from archipel.text import Speaker


class Game(NamedTuple):
    """A table as a notice speaks of it."""

    table: str
    game: str
    others: list[str]  # the names of those who play there too; empty: somebody
    left: float | None = None  # seconds until time is up


class Subject(NamedTuple):
    """What a notice is about, as it is when it is sent."""

    kind: str
    games: list[Game]
    by: str = ""  # who invites
    in_vain: bool = False  # a plan of theirs could not be played to its end


class Words(NamedTuple):
    """What is sent."""

    id: str  # the same, however often it is sent
    kind: str
    table: str
    game: str
    title: str
    text: str
    url: str
    lines: list[tuple[str, str]]  # of a digest: each game with its address


def put(id: str, subject: Subject, lang: str, base: str) -> Words:
    """A notice in words."""
    speaker = Speaker(lang)
    first = subject.games[0] if subject.games else None
    title = speaker.say("notice-title")
    if subject.kind in ("test", "digest") or first is None:
        lines = [(_line(speaker, one), f"{base}/table/{one.table}") for one in subject.games]
        text = _say(speaker, f"notice-{subject.kind}", count=len(lines))
        return Words(id, subject.kind, "", "", title, text, f"{base}/mine", lines)
    values: dict[str, str | int] = {"game": _title(first.game, lang), "by": subject.by}
    values["by"] = subject.by or speaker.say("notice-somebody")
    text = _say(
        speaker,
        f"notice-{subject.kind}{'-with' if first.others else ''}",
        **values,
        **({"names": _names(speaker, first.others)} if first.others else {}),
    )
    if subject.kind == "reminder" and first.left is not None:
        text += " " + _left(speaker, first.left)
    if subject.in_vain:
        text += " " + speaker.say("notice-in-vain")
    url = f"{base}/table/{first.table}"
    return Words(id, subject.kind, first.table, first.game, title, text, url, [])


def _line(speaker: Speaker, game: Game) -> str:
    """A game of a digest."""
    title = _title(game.game, speaker.lang)
    names = _names(speaker, game.others)
    said = _say(speaker, "notice-line", game=title, names=names) if game.others else title
    return said if game.left is None else f"{said} {_left(speaker, game.left)}"


def _left(speaker: Speaker, left: float) -> str:
    hours = max(0, int(left // HOUR))
    if hours >= 48:
        return speaker.say("notice-left-days", count=hours // 24)
    if hours:
        return speaker.say("notice-left-hours", count=hours)
    return speaker.say("notice-left-minutes", count=max(0, int(left // 60)))


def _names(speaker: Speaker, others: list[str]) -> str:
    named = [name or speaker.say("notice-somebody") for name in others]
    if len(named) < 2:
        return "".join(named)
    return _say(speaker, "notice-and", first=", ".join(named[:-1]), last=named[-1])


def _title(game: str, lang: str) -> str:
    return Speaker(lang, game).say("title")


def _say(speaker: Speaker, id: str, **values: str | int) -> str:
    """A sentence with these values as they are: a person may have the name of a thing."""
    speaker.names = {value: value for value in values.values() if isinstance(value, str)}
    return speaker.say(id, **values)
