"""Houses full of real games, made quickly: a few are played, their rows are stored many times."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from sqlalchemy import insert

from archipel import games
from archipel.kernel.core import CHANCE
from archipel.server import queries, schema
from archipel.server.copying import writing_to
from archipel.server.dealing import note
from archipel.server.ledger import Ledger, Row
from archipel.server.messages import Guest
from archipel.server.schema import Said, Sitter, TableRow

BEGAN = 1_700_000_000.0
SECRET_WORDS = "words that nobody else may read"


@cache
def played(name: str, seats: int, seed: int) -> tuple[TableRow, tuple[Row, ...]]:
    """A game played to its end by random choices, some of them taken back."""
    game, dice = games.load(name), random.Random(f"{name} {seats} {seed}")
    secret = hashlib.sha256(f"{name} {seats} {seed}".encode()).hexdigest()
    options = game.table(seats, {})
    ledger = Ledger(game, seats, options, bytes.fromhex(secret), BEGAN)
    at = BEGAN
    ledger.settle(at)
    while not ledger.match.over:
        seat = ledger.match.seat
        assert seat is not None
        assert seat != CHANCE
        at += 1.5
        ledger.play(seat, dice.choice(ledger.match.position.options), f"m{ledger.ply}", at)
        if dice.random() < 0.05 and not ledger.match.over and ledger.may_take_back(seat):
            ledger.take_back(seat, f"m{ledger.ply}", at)
    row = TableRow(
        id="",
        game=name,
        version=game.version,
        options=options,
        public=True,
        shuffle=False,
        opener="",
        secret=secret,
        state="playing",
        created=BEGAN,
        updated=at,
        seats=[Sitter("open")] * seats,
    )
    note(row, ledger)
    row.updated = at
    return row, tuple(ledger.rows)


def templates(each: int = 1) -> list[tuple[TableRow, tuple[Row, ...]]]:
    """Some games of every title."""
    names = games.names()
    found = [
        played(name, games.load(name).seat_counts[0], n) for n in range(each) for name in names
    ]
    return found


def guest_id(n: int) -> str:
    return f"guest{n:07d}"


def table_id(n: int) -> str:
    """In no order, as real ones are."""
    return f"t{(n * 2_654_435_761) % (1 << 32):010d}{n:09d}"


def copies(count: int, people: int, each: int = 1) -> Iterator[tuple[TableRow, tuple[Row, ...]]]:
    """So many tables: most are over; some are being played, some have not begun."""
    made = templates(each)
    for n in range(count):
        row, rows = made[n % len(made)]
        fields = {name: getattr(row, name) for name in row.__struct_fields__}
        seats = [Sitter("guest", guest_id((n * 7 + s) % people)) for s in range(len(row.seats))]
        fields |= {"id": table_id(n), "seats": seats, "opener": seats[0].guest}
        fields |= {"public": n % 4 != 1, "updated": row.updated + n}
        if n % 10 == 7:  # being played
            rows = rows[: len(rows) // 2]
            fields |= {"state": "playing", "ranks": [], "scores": [], "turn": 0, "ply": len(rows)}
        elif n % 10 == 9:  # not begun
            seats[-1] = Sitter("open")
            nothing: dict[str, Any] = {"ranks": [], "scores": [], "turn": None, "ply": 0}
            rows, fields = (), fields | nothing | {"state": "open"}
        yield TableRow(**fields), rows


def fill(url: str, count: int, people: int = 20) -> None:
    """A house with so many tables, people who sit at them, and words said there."""
    with writing_to(url) as conn, conn.begin():
        schema.migrate(conn)
        for n in range(people):
            guest = Guest(id=guest_id(n), name=f"Näme {n} 🏝", colour="teal")
            queries.add_guest(conn, guest, hashlib.sha256(f"{n}".encode()).hexdigest(), BEGAN)
        queries.keep_data(conn, {"e8b4af85b013ceb2": '{"tokens":{"rounds":9}}'})
        saves = []
        for n, (row, rows) in enumerate(copies(count, people)):
            queries.add_table(conn, row)
            saves.append((row, list(rows)))
            if n % 3 == 0:
                said = Said(0, row.opener, "Näme", 0, f"{SECRET_WORDS} {n}", f"c{n}", BEGAN + n)
                queries.add_said(conn, row.id, said)
            if n % 5 == 0 and row.state == "over":
                review = {"state": "done", "done": 1, "total": 1, "body": "{}", "updated": BEGAN}
                conn.execute(
                    insert(schema.reviews).values(table_id=row.id, depth="quick", **review)
                )
            if len(saves) == 100 or n == count - 1:
                queries.add_moves(conn, saves)
                saves = []
