"""What a command line says about a table, checked: game, seats, options, bots, files."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from archipel import bots, games
from archipel.cli.terminal import Misfit, Mistake
from archipel.kernel.core import BadTable, Game

Options = Annotated[list[str] | None, Parameter(name="--option", negative=())]
"""Table options as they are typed: ``--option id=value``, as often as needed."""


def find_game(name: str) -> Game:
    """A game by its id; the mistake says which there are."""
    try:
        return games.load(name)
    except LookupError as error:
        if name in games.names():
            raise
        raise Mistake("cli-no-game", game=name, games=", ".join(games.names())) from error


def table_options(game: Game, seats: int, typed: list[str] | None) -> dict[str, str]:
    """All options of a table from ``id=value`` words; wrong seats or options are a mistake."""
    chosen: dict[str, str] = {}
    for word in typed or []:
        id, equals, value = word.partition("=")
        if not id or not equals or not value:
            raise Mistake("cli-bad-option", option=word)
        chosen[id] = value
    known = {option.id: option.values for option in game.options}
    if seats not in game.seat_counts:
        counts = ", ".join(str(n) for n in game.seat_counts)
        raise Mistake("cli-bad-seats", title=game.title, counts=counts, seats=seats)
    for id, value in chosen.items():
        if id not in known:
            names = ", ".join(known) or "–"
            raise Mistake("cli-no-option", title=game.title, option=id, options=names)
        if value not in known[id]:
            raise Mistake("cli-no-value", option=id, value=value, choices=", ".join(known[id]))
    try:
        return game.table(seats, chosen)
    except BadTable as error:  # the kernel has the last word
        raise Misfit(str(error)) from error


def check_seat(seat: int, seats: int) -> int:
    """A seat of the table, counted from 0 as in records."""
    if not 0 <= seat < seats:
        raise Mistake("cli-bad-seat", seat=seat, last=seats - 1)
    return seat


def bot_names(typed: str) -> list[str]:
    """Names of bots from ``a,b,c``."""
    found = [name.strip() for name in typed.split(",")]
    for name in found:
        try:
            bots.make(name)
        except LookupError as error:
            raise Mistake("cli-no-bot", bot=name, bots=", ".join(bots.names())) from error
    return found


def at_least(name: str, number: int, least: int) -> int:
    """A number that makes sense: games to play, processes to use."""
    if number < least:
        raise Mistake("cli-too-small", name=name, number=number, least=least)
    return number


def seed_or_new(seed: int | None) -> int:
    """The seed asked for, or a fresh one nobody can guess."""
    return secrets.randbelow(2**31) if seed is None else seed


def branch(seed: int, *path: str | int) -> int:
    """An independent seed for one part of the whole: a game, a seat, the dice.

    Parts so seeded do not depend on each other, nor on how many processes share the work.

    >>> branch(1, "game", 7) == branch(1, "game", 7) != branch(1, "game", 8)
    True
    """
    name = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")


def read_text(file: Path) -> str:
    """The text of a file; what keeps us from reading it is a mistake."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Mistake("cli-no-file", file=str(file)) from error
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8"
        raise Mistake("cli-bad-file", file=str(file), reason=reason) from error


def write_text(file: Path, text: str) -> None:
    """Write a file; what keeps us from it is a mistake."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("cli-bad-file", file=str(file), reason=reason) from error
