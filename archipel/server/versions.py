"""What becomes of tables when the rules of their game have changed since they were opened.

A game goes on only under the rules it began with, and with the printed values it began with: those
that are shipped, or a correction by an owner of the box. So a server that brings others does not
start while such games are being played: whoever runs it finishes them with the release that began
them, or ends them knowingly. They are then over without a winner: listed, their records readable,
but nobody can go on. The same holds for games of a title that is there no more, or does not load. A
table that has not begun simply begins under the new rules. A game that all have left holds up
nobody: it ends.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, inspect

from archipel.kernel.core import BadTable, Game
from archipel.kernel.record import data_name
from archipel.server.queries import (
    Rules,
    count_versions,
    keep_data,
    move_table,
    open_tables_of_version,
    retire_tables,
)
from archipel.server.refusals import CannotStart
from archipel.server.schema import SAT, one_at_a_time

Games = Mapping[str, Game]


def refuse_old_games(conn: Connection, games: Games, retire: bool) -> None:
    """Look before the database takes its new form: the old release must be able to read it."""
    if retire or not inspect(conn).has_table("tables"):
        return
    old = [rules for rules in count_versions(conn, SAT) if rules.begun and _others(rules, games)]
    if old:
        told = ", ".join(_told(rules, games.get(rules.game)) for rules in old)
        raise CannotStart("old-games", count=sum(rules.tables for rules in old), games=told)


def _others(rules: Rules, games: Games) -> bool:
    """Are these other rules, or other data, than the installed game has?"""
    game = games.get(rules.game)
    if game is None:
        return True
    return game.version != rules.version or (rules.begun and data_name(game.data) != rules.data)


def _told(rules: Rules, game: Game | None) -> str:
    """ "the_game 2 → 3 (5)"; where data is not the shipped one, its name follows the version."""
    was = f"{rules.version} {rules.data}".strip()
    now = "?" if game is None else f"{game.version} {data_name(game.data)}".strip()
    return f"{rules.game} {was} → {now} ({rules.tables})"


def settle_versions(conn: Connection, games: Games) -> None:
    """Make the tables fit the games that are installed, and keep the data they are played with."""
    one_at_a_time(conn)
    keep_data(conn, {data_name(game.data): game.data for game in games.values() if game.data})
    for rules in count_versions(conn):
        if not _others(rules, games):
            continue
        if rules.begun:
            retire_tables(conn, rules)
        elif rules.game in games:
            _move(conn, games[rules.game], rules.version)


def _move(conn: Connection, game: Game, version: int) -> None:
    """Tables that have not begun take the new rules, and the defaults of options that are gone."""
    known = {option.id: option.values for option in game.options}
    for row in open_tables_of_version(conn, game.id, version):
        kept = {id: value for id, value in row.options.items() if value in known.get(id, ())}
        try:
            row.options = game.table(len(row.seats), kept)
        except BadTable:
            continue  # for so many players it is not played any more: beginning will say so
        row.version = game.version
        move_table(conn, row)
