"""The text form of one position, for where a record would be too long: tests, puzzles, reports.

    archipel position 1
    game costa_ruana 1
    seats 3
    round 2
    treasures [5,4,5,0,2,3]
    then Collect seat=-1
    then PlayFaceUp seat=1

One line for each field of the position, its value as JSON; then the agenda, a line for each step,
the last one next. A step, and what a game keeps beside plain data (a board), is told by the words
it is made with. Everything is told, hidden things too: it is nothing to show to a player.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any, Final

from archipel.kernel.core import CHANCE, BadTable, Game, Position, Step, fields
from archipel.kernel.record import data_name

FORMAT: Final = "archipel position 1"

FOLLOWS: Final = ("agenda", "options", "seat", "listening", "events")
"""Fields with no line of their own: the agenda has its lines, the others follow from it."""


WORDS: Final[dict[type[Any], list[str]]] = {}


class BadPosition(ValueError):
    """A text that tells no position, with the number of the line at fault."""

    line: int

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def position_text(game: Game, p: Position) -> str:
    """The text of a position. TypeError if the game keeps something that cannot be told."""
    lines = [FORMAT, f"game {game.id} {game.version}"]
    lines += [f"data {data_name(game.data)}"] if game.data else []
    lines.append(f"seats {p.seats}")
    for name, value in fields(p).items():
        if name not in FOLLOWS and name != "seats":
            told = _json(value) if _is_plain(value) else _made_with(value)
            lines.append(f"{name} {told}")
    lines += [f"then {_made_with(step)}" for step in p.agenda]
    return "\n".join(lines) + "\n"


def read_position(text: str, find: Callable[[str], Game]) -> tuple[Game, Position]:
    """The position a text tells, and its game; ``find`` gives a game by its id.

    BadPosition names the line at fault. Blank lines and lines that begin with # are passed over.
    Steps on top that ask nobody anything have run when it is returned, as in a game.
    """
    rows = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith("#")]
    if not rows or rows[0][1] != FORMAT:
        n, row = rows[0] if rows else (1, "")
        raise BadPosition(n, f"a position begins with '{FORMAT}', not '{row[:40]}'")
    game = _read_game(_row(rows, 1), find)
    _read_data(rows, game)
    p = _read_seats(_row(rows, 2), game)
    at = _read_fields(rows, p)
    p.agenda = []
    kinds = _step_kinds(p)
    for n, row in rows[at:]:
        word, _, rest = row.partition(" ")
        if word != "then":
            raise BadPosition(n, f"after the first step come only steps, not '{word[:40]}'")
        name = rest.partition(" ")[0]
        if name not in kinds:
            raise BadPosition(n, f"{game.title} has no step '{name[:40]}'")
        step: Step[Any] = _make(n, kinds[name], rest)
        if not CHANCE <= step.seat < p.seats:
            raise BadPosition(n, f"there is no seat {step.seat} at this table")
        p.then(step)
    _settle(rows[-1][0], p)
    return game, p


# Writing


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | float | str)


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _made_with(thing: Any) -> str:
    """What an object is made with: ``Deal owner=2``."""
    kind = type(thing)
    told = [kind.__name__]
    for name in _words_of(kind):
        value = getattr(thing, name, thing)
        if not _is_plain(value):
            raise TypeError(
                f"a {kind.__name__} cannot be told: it is made with '{name}', "
                "which is no field of it that holds plain data"
            )
        told.append(f"{name}={_json(value)}")
    return " ".join(told)


def _maker(kind: type[Any]) -> Callable[..., Any]:
    """How an object is made: by its static method ``of``, or by calling its class."""
    of: Callable[..., Any] = getattr(kind, "of", kind)
    return of


def _words_of(kind: type[Any]) -> list[str]:
    """What an object is made with, word by word; asked once, since finding out takes long."""
    words = WORDS.get(kind)
    if words is None:
        words = WORDS[kind] = list(inspect.signature(_maker(kind)).parameters)
    return words


# Reading


def _row(rows: list[tuple[int, str]], at: int) -> tuple[int, str]:
    return rows[at] if at < len(rows) else (rows[-1][0] + 1, "")


def _read_game(row: tuple[int, str], find: Callable[[str], Game]) -> Game:
    words = row[1].split()
    if len(words) != 3 or words[0] != "game":
        raise BadPosition(row[0], "the second line should read 'game <id> <version>'")
    try:
        game = find(words[1])
    except LookupError as error:
        raise BadPosition(row[0], str(error.args[0])) from error
    if words[2] != str(game.version):
        message = f"this is version {game.version} of {game.id}, not version {words[2]}"
        raise BadPosition(row[0], message)
    return game


def _read_data(rows: list[tuple[int, str]], game: Game) -> None:
    """The line that names other printed values than the shipped ones, if there is one, is taken."""
    words = _row(rows, 2)[1].split()
    named = len(words) == 2 and words[0] == "data"
    if (words[1] if named else "") != data_name(game.data):
        message = "the position is of other printed values than those of this process"
        raise BadPosition(_row(rows, 2 if named else 1)[0], message)
    if named:
        del rows[2]


def _read_seats(row: tuple[int, str], game: Game) -> Position:
    """A new table of so many seats; its fields are told by the lines that follow."""
    words = row[1].split()
    if len(words) != 2 or words[0] != "seats" or not (words[1].isascii() and words[1].isdigit()):
        raise BadPosition(row[0], "the third line should read 'seats <number>'")
    try:
        seats = int(words[1])
        return game.open(seats, game.table(seats, {}))
    except BadTable as error:
        raise BadPosition(row[0], str(error)) from error


def _read_fields(rows: list[tuple[int, str]], p: Position) -> int:
    """Give a position the fields that are told; the row of the first step."""
    known = fields(p)
    left = [name for name in known if name not in FOLLOWS and name != "seats"]
    at = 3
    while at < len(rows) and rows[at][1].partition(" ")[0] != "then":
        n, row = rows[at]
        name, _, told = row.partition(" ")
        if name not in left:
            why = "is told twice" if name in known else f"is no field of a {type(p).__name__}"
            raise BadPosition(n, f"'{name[:40]}' {why}")
        left.remove(name)
        try:
            setattr(p, name, _read_value(n, told, known[name]))
        except (TypeError, ArithmeticError) as error:
            raise BadPosition(n, f"'{told[:40]}' is no {name}: {error}") from error
        at += 1
    if left:
        n = _row(rows, at)[0]
        raise BadPosition(n, f"before this line should stand: {', '.join(left)}")
    return at


def _read_value(n: int, told: str, model: Any) -> Any:
    """A value of the same kind as the one a new table has."""
    if not _is_plain(model):
        return _make(n, type(model), told)
    try:
        value = json.loads(told)
    except ValueError as error:
        raise BadPosition(n, f"'{told[:40]}' is no value: {error}") from error
    if model is not None and (type(value) is not type(model) or not _is_plain(value)):
        kind = type(model).__name__
        raise BadPosition(n, f"'{told[:40]}' should be a value of the kind {kind}")
    return value


def _make(n: int, kind: type[Any], told: str) -> Any:
    """The object that ``Deal owner=2`` tells."""
    name, _, rest = told.partition(" ")
    words = _words_of(kind)
    if name != kind.__name__:
        raise BadPosition(n, f"'{name[:40]}' should be a {kind.__name__}")
    given: dict[str, Any] = {}
    while rest := rest.strip():
        word, _, rest = rest.partition("=")
        if word not in words or word in given:
            raise BadPosition(n, f"a {name} is made with {' '.join(words)}, not '{word[:40]}'")
        try:
            given[word], end = json.JSONDecoder().raw_decode(rest)
        except ValueError as error:
            raise BadPosition(n, f"'{rest[:40]}' is no value: {error}") from error
        rest = rest[end:]
    missing = [word for word in words if word not in given]
    if missing:
        raise BadPosition(n, f"a {name} is made with {' '.join(words)}: {missing[0]} is missing")
    try:
        return _maker(kind)(**given)
    except (TypeError, ValueError, LookupError) as error:
        raise BadPosition(n, f"there is no such {name}: {error}") from error


def _step_kinds(p: Position) -> dict[str, type[Any]]:
    """The steps of a game by name: all that stand in the package of its position, or beside it."""
    home = type(p).__module__
    package = home.rpartition(".")[0] + "."
    found: dict[str, type[Any]] = {}
    waiting: list[type[Any]] = list(Step.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__ == home or (
            kind.__module__.startswith(package) and kind.__name__ not in found
        ):
            found[kind.__name__] = kind
    return found


def _settle(n: int, p: Position) -> None:
    """Go on to the decision the agenda waits for; that is where a position always stands."""
    try:
        p.settle()
    except (TypeError, ValueError, LookupError, ArithmeticError) as error:
        raise BadPosition(n, f"the agenda does not fit the fields: {error!r}") from error
