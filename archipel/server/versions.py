"""What becomes of tables when the rules of their game have changed since they were opened.

A game goes on only under the rules it began with. So a server that brings other rules does not
start while such games are being played: whoever runs it finishes them with the release that began
them, or ends them knowingly. They are then over without a winner: listed, their records readable,
but nobody can go on. A table that has not begun simply begins under the new rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, inspect

from archipel.kernel.core import BadTable, Game
from archipel.server.queries import (
    count_versions,
    move_table,
    open_tables_of_version,
    retire_tables,
)
from archipel.server.refusals import CannotStart

Games = Mapping[str, Game]


def refuse_old_games(conn: Connection, games: Games, retire: bool) -> None:
    """Look before the database takes its new form: the old release must be able to read it."""
    if retire or not inspect(conn).has_table("tables"):
        return
    old = [
        (f"{id} {version} → {games[id].version} ({count})", count)
        for begun, id, version, count in count_versions(conn)
        if begun and id in games and games[id].version != version
    ]
    if old:
        told = ", ".join(words for words, _ in old)
        raise CannotStart("old-games", count=sum(count for _, count in old), games=told)


def settle_versions(conn: Connection, games: Games) -> None:
    """Make the tables fit the games that are installed."""
    for begun, id, version, _ in count_versions(conn):
        if id not in games or games[id].version == version:
            continue
        if begun:
            retire_tables(conn, id, version)
        else:
            _move(conn, games[id], version)


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
