"""The text form of a match: a few lines a person can read, mail and mend.

    archipel 1
    game costa_ruana 2
    seats 3
    option show_hut_totals true
    * deal day_move
    0 settle island_3
    score 18 22 17

``*`` is chance. The last line is there when the game is over, and is checked.

A match that was played with other printed values than those that come with the game names them
below its game, and carries them in comments, so that it can be played again anywhere:

    data e8b4af85b013ceb2
    #data eNqrVirJz07NK1ayqlYqyi/NSwGyLGtrAWS1CFU=
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Callable

from archipel.kernel.core import CHANCE, BadTable, Game
from archipel.kernel.match import Match, Refused

FORMAT = "archipel 1"
CARRIED = "#data"
WIDTH = 70
MOST_DATA = 1_000_000
"""Characters of data a record may carry: many times what all of a game has."""


class BadRecord(ValueError):
    """A record that cannot be read, with the number of the line at fault."""

    line: int

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class OtherData(BadRecord):
    """A record of a match that was played with other printed values than those of this process."""

    game: str
    data: str  # what differs from the shipped data, as ``Game.data`` tells it; empty: nothing

    def __init__(self, line: int, game: str, told: str, data: str) -> None:
        with_what = f"corrected data ({told})" if told else "the data that comes with the game"
        super().__init__(
            line,
            f"the match was played with {with_what}, not with that of this process; "
            "archipel replay reads it, and so does a process that has ARCHIPEL_COMPONENTS set to a "
            "folder with that data",
        )
        self.game = game
        self.data = data


def data_name(data: str) -> str:
    """A short name for what differs from the shipped data; empty if nothing does.

    >>> data_name(""), data_name('{"tokens":{"rounds":9}}')
    ('', 'e8b4af85b013ceb2')
    """
    return hashlib.sha256(data.encode()).hexdigest()[:16] if data else ""


def data_lines(data: str) -> list[str]:
    """The lines of a record that name and carry other data; none for the shipped data."""
    if not data:
        return []
    packed = base64.b64encode(zlib.compress(data.encode(), 9)).decode()
    carried = [packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)]
    return [f"data {data_name(data)}", *(f"{CARRIED} {part}" for part in carried)]


def data_of(text: str) -> str:
    """The data a record carries; BadRecord if it names some and does not carry it."""
    rows = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    named = [(n, row.split()[1]) for n, row in rows if row.startswith("data ")]
    if not named:
        return ""
    packed = "".join(row.split()[1] for _, row in rows if row.startswith(CARRIED + " "))
    n, name = named[0]
    if not packed:
        raise BadRecord(n, f"the record names the data {name}, but does not carry it")
    unpack = zlib.decompressobj()
    try:
        data = unpack.decompress(base64.b64decode(packed, validate=True), MOST_DATA).decode()
    except (ValueError, zlib.error) as error:
        raise BadRecord(n, "the data the record carries cannot be read") from error
    if data_name(data) != name:
        raise BadRecord(n, f"the data the record carries is not the one it names, {name}")
    return data


def write(match: Match) -> str:
    """The record of a match. Options at their default are left out."""
    game = match.game
    options = {
        option.id: match.options[option.id]
        for option in game.options
        if match.options[option.id] != option.values[0]
    }
    choices = [(seat, game.vocabulary.text(choice)) for seat, choice in match.choices]
    scores = match.scores() if match.over else []
    name = f"{game.id} {game.version}"
    return write_lines(name, match.seats, options, choices, scores, game.data)


def write_lines(
    game: str,
    seats: int,
    options: dict[str, str],
    choices: list[tuple[int, str]],
    scores: list[int],
    data: str = "",
) -> str:
    """A record from what is known of it as text: no engine is asked, so it may be of old rules.

    Without scores it is that of an unfinished game. ``data`` is what differed from the shipped
    data.
    """
    lines = [FORMAT, f"game {game}", *data_lines(data), f"seats {seats}"]
    lines += [f"option {id} {value}" for id, value in options.items()]
    lines += [f"{'*' if seat == CHANCE else seat} {choice}" for seat, choice in choices]
    if scores:
        lines.append("score " + " ".join(str(points) for points in scores))
    return "\n".join(lines) + "\n"


def read(text: str, find: Callable[[str], Game]) -> Match:
    """The match a record tells; ``find`` gives a game by its id. BadRecord names the line.

    Blank lines and lines that begin with # are passed over. A record without a score line is an
    unfinished game, so a file cut off in the middle of a line is an error and one cut off
    between two lines is a shorter game.
    """
    rows = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith("#")]
    if not rows:
        raise BadRecord(1, "the record is empty")
    if not text.endswith("\n"):
        raise BadRecord(rows[-1][0], "the record is cut off: its last line has no end")
    n, row = rows[0]
    if row != FORMAT:
        raise BadRecord(n, f"a record begins with '{FORMAT}', not '{row[:40]}'")
    game, at = _read_game(rows, find)
    at = _read_data(rows, at, game, text)
    seats, at = _read_seats(rows, at)
    options: dict[str, str] = {}
    while at < len(rows) and rows[at][1].startswith("option "):
        n, row = rows[at]
        words = row.split()
        if len(words) != 3:
            raise BadRecord(n, f"'{row}' should read 'option <name> <value>'")
        if words[1] in options:
            raise BadRecord(n, f"option {words[1]} is set twice")
        options[words[1]] = words[2]
        at += 1
    try:
        match = Match(game, seats, options)
    except BadTable as error:
        raise BadRecord(rows[at - 1][0], str(error)) from error
    for n, row in rows[at:]:
        _read_line(match, n, row, last=n == rows[-1][0])
    return match


def _read_game(rows: list[tuple[int, str]], find: Callable[[str], Game]) -> tuple[Game, int]:
    n, row = rows[1] if len(rows) > 1 else (rows[0][0] + 1, "")
    words = row.split()
    if len(words) != 3 or words[0] != "game":
        raise BadRecord(n, "the second line should read 'game <id> <version>'")
    try:
        game = find(words[1])
    except LookupError as error:
        raise BadRecord(n, str(error.args[0])) from error
    if words[2] != str(game.version):
        raise BadRecord(
            n, f"the record is of version {words[2]} of {game.id}; this is version {game.version}"
        )
    return game, 2


def _read_data(rows: list[tuple[int, str]], at: int, game: Game, text: str) -> int:
    """A match is read with the data it was played with, or not at all."""
    words = rows[at][1].split() if len(rows) > at else []
    named = len(words) == 2 and words[0] == "data"
    told = words[1] if named else ""
    if told != data_name(game.data):
        raise OtherData(rows[at if named else 1][0], game.id, told, data_of(text))
    return at + 1 if named else at


def _read_seats(rows: list[tuple[int, str]], at: int) -> tuple[int, int]:
    n, row = rows[at] if len(rows) > at else (rows[-1][0] + 1, "")
    words = row.split()
    if len(words) != 2 or words[0] != "seats" or not _is_number(words[1]):
        raise BadRecord(n, "the third line should read 'seats <number>'")
    return int(words[1]), at + 1


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _read_line(match: Match, n: int, row: str, last: bool) -> None:
    who, _, line = row.partition(" ")
    if who == "score":
        if not match.over:
            raise BadRecord(n, "a score is told, but the game is not over")
        if not last:
            raise BadRecord(n, "nothing may follow the score")
        if line.split() != [str(points) for points in match.scores()]:
            told = " ".join(str(points) for points in match.scores())
            raise BadRecord(n, f"the score is {told}, not {line}")
        return
    if who != "*" and not _is_number(who):
        raise BadRecord(n, f"a line begins with a seat, * or score, not '{who[:40]}'")
    try:
        match.play(CHANCE if who == "*" else int(who), line)
    except Refused as error:
        raise BadRecord(n, str(error)) from error
