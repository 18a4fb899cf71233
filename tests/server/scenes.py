"""Scenes at a table, and all that people may do in them: played inside the test's own process.

The servers are real, with their database; only sockets and pages are left out, so that a test can
hold one of them back at the moment it wants to write.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection as Database

from archipel.kernel.core import CHANCE
from archipel.kernel.match import Refused
from archipel.server import chance, tables
from archipel.server.accounts import new_id
from archipel.server.connection import Connection
from archipel.server.house import House
from archipel.server.ledger import Ledger, Row
from archipel.server.live import Live
from archipel.server.messages import (
    EditTable,
    Guest,
    JoinTable,
    OpenTable,
    Play,
    ProposeLevel,
    Reveal,
    Say,
    SeatWish,
    TakeBack,
    TakeOver,
)
from archipel.server.queries import add_guest, rename_guest, rows_of, said_at, table_row
from archipel.server.settings import Settings
from archipel.server.store import Conflict, Store
from archipel.server.ticking import give_sign
from tests.server.visit import GAME

LONG = {"seal_wait": 600.0}  # no clock but the test's
ME, OPEN = SeatWish(kind="me"), SeatWish(kind="open")
BOT = SeatWish(kind="bot", bot="random")
PEOPLE = ("ann", "bob", "cid", "dan")
SEEDS = {"ann": "0a" * 32, "bob": "0b" * 32}


class Listener(Connection):
    """A connection that keeps what it hears."""

    def __init__(self, guest: Guest | None) -> None:
        self._texts: list[bytes] = []
        self._read: list[dict[str, Any]] = []
        super().__init__(lambda text, _: self._texts.append(text), guest)

    @property
    def heard(self) -> list[dict[str, Any]]:
        """Read when somebody looks: most of it nobody ever does."""
        self._read += map(msgspec.json.decode, self._texts[len(self._read) :])
        return self._read

    def last(self, t: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] == t)


class Gate:
    """The door before the writing of a server: closed, it holds the next one back."""

    def __init__(self, store: Store) -> None:
        self._write = store.write
        self._opened = asyncio.Event()
        self._opened.set()
        self._reached = asyncio.Event()
        self.waiting = 0
        store.write = self._pass  # type: ignore[method-assign]

    async def _pass(self, *args: Any, **options: Any) -> Any:
        if args[0] is give_sign:  # of the server itself, every few seconds: no change of a table
            return await self._write(*args, **options)
        self._reached.set()
        self.waiting += 1
        await self._opened.wait()
        self.waiting -= 1
        return await self._write(*args, **options)

    async def hold(self, task: asyncio.Task[str]) -> None:
        """Return when the task stands before the door, or is through without writing."""
        self._opened.clear()
        self._reached.clear()
        reached = asyncio.create_task(self._reached.wait())
        await asyncio.wait((task, reached), return_when=asyncio.FIRST_COMPLETED)
        reached.cancel()

    def open(self) -> None:
        self._opened.set()


class Scene:
    """A table, its people, and a listener for each of them at each server."""

    def __init__(self, houses: list[House]) -> None:
        self.houses = houses
        self.guests: dict[str, Guest] = {}
        self.id = ""
        self.ply = 0  # when the scene was set
        self.mover, self.other = "ann", "bob"
        self.option = ""
        self.away: set[str] = set()  # who has not come to the table
        self.listeners: dict[tuple[int, str], Listener] = {}

    async def invite(self) -> None:
        self.guests = {name: Guest(id=new_id(12), name=name, colour="teal") for name in PEOPLE}

        def add(conn: Database) -> None:
            for guest in self.guests.values():
                add_guest(conn, guest, secrets.token_hex(32), time.time())

        await self.houses[0].store.write(add)

    async def open(self, *seats: SeatWish, seal: str = "", by_itself: bool = False) -> None:
        wish = OpenTable(
            game=GAME, seats=list(seats), shuffle=False, seal=seal, by_itself=by_itself
        )
        made = await tables.open_table.fn(self.houses[0], wish, self.guests["ann"])
        self.id = made.id

    async def listen(self) -> None:
        """Everybody comes to the table at every server."""
        for n, house in enumerate(self.houses):
            live = await house.table(self.id)
            for name, guest in self.guests.items():
                if name in self.away:
                    continue
                if n and house is self.houses[0]:
                    self.listeners[n, name] = self.listeners[0, name]
                    continue
                listener = self.listeners[n, name] = Listener(guest)
                await live.hello(listener, 0)
        self.ply = live.row.ply
        if live.row.state == "playing" and live.row.turn is not None:
            ids = {guest.id: name for name, guest in self.guests.items()}
            self.mover = ids[live.row.seats[live.row.turn].guest]
            self.other = {"ann": "bob", "bob": "ann"}[self.mover]
            if self.mover not in self.away:
                self.option = self.listeners[0, self.mover].last("frame")["options"][0]

    def name(self, guest: str) -> str:
        return next((name for name, one in self.guests.items() if one.id == guest), guest)

    async def picture(self, id: str = "") -> dict[str, Any]:
        """The table as it is stored, without what is drawn by lot."""
        store = self.houses[0].store
        row = await store.read(table_row, id or self.id)
        if row is None:
            return {}
        moves = [row for row in await store.read(rows_of, row.id) if row.seat != CHANCE]
        said = await store.read(said_at, row.id, 100)
        return {
            "state": row.state,
            "opener": self.name(row.opener),
            "seats": [
                (
                    s.kind,
                    self.name(s.guest),
                    s.bot,
                    s.name,
                    s.wish,
                    sorted(map(self.name, s.agreed)),
                )
                for s in row.seats
            ],
            "moves": [(r.seat, r.choice == "take_back", r.id) for r in moves if r.ply >= self.ply],
            "said": [(self.name(s.guest), s.text, s.id) for s in said],
            "seeds": chance.seeds_of(row.deed),
            "again": await self.picture(row.again) if row.again else {},
        }


Change = Callable[[Scene, int], Awaitable[Any]]
"""One thing somebody does at the n-th server."""


def join(name: str, seat: int | None = None, seal: str = "") -> Change:
    return lambda scene, n: tables.join.fn(
        scene.houses[n], scene.id, JoinTable(seat=seat, seal=seal), scene.guests[name]
    )


def leave(name: str) -> Change:
    return lambda scene, n: tables.leave.fn(
        scene.houses[n], scene.id, scene.guests[who(scene, name)]
    )


def start(name: str) -> Change:
    return lambda scene, n: tables.start.fn(scene.houses[n], scene.id, scene.guests[name])


def again(name: str) -> Change:
    return lambda scene, n: tables.again.fn(scene.houses[n], scene.id, scene.guests[name])


def edit(name: str, seat: int, kind: str) -> Change:
    wish = EditTable(seat=seat, kind=kind, bot="greedy" if kind == "bot" else "")  # type: ignore[arg-type]
    return lambda scene, n: tables.edit_seat.fn(scene.houses[n], scene.id, wish, scene.guests[name])


def who(scene: Scene, name: str) -> str:
    return {"mover": scene.mover, "other": scene.other}.get(name, name)


def said_to_socket(
    name: str, act: Callable[[Live, Listener, Scene, str], Awaitable[None]]
) -> Change:
    """Something said over a socket: the answer to it decides whether it was refused."""

    async def change(scene: Scene, n: int) -> None:
        id = f"server{n}"
        listener = scene.listeners[n, who(scene, name)]
        live = await scene.houses[n].table(scene.id)
        await act(live, listener, scene, id)
        answer = next(m for m in reversed(listener.heard) if m.get("id") == id)
        if answer["t"] == "refused":
            raise Refused(answer["word"], answer["message"])
        assert answer["t"] == "saved"

    return change


def play(name: str) -> Change:
    return said_to_socket(
        name,
        lambda live, listener, scene, id: live.play(
            listener, Play(ply=scene.ply, choice=scene.option, id=id)
        ),
    )


def take_back(name: str) -> Change:
    return said_to_socket(
        name,
        lambda live, listener, scene, id: live.play(listener, TakeBack(ply=scene.ply, id=id)),
    )


def say(name: str) -> Change:
    return said_to_socket(
        name,
        lambda live, listener, scene, id: live.say(
            listener, Say(text="hello", id=id), f"I am {id}"
        ),
    )


def rename(name: str) -> Change:
    async def change(scene: Scene, n: int) -> None:
        guest = msgspec.structs.replace(scene.guests[name], name=f"new {n}")
        await scene.houses[n].store.write(rename_guest, guest)
        scene.houses[n].rename(guest)

    return change


def arrive(name: str) -> Change:
    async def change(scene: Scene, n: int) -> None:
        listener = scene.listeners[n, name] = Listener(scene.guests[name])
        await (await scene.houses[n].table(scene.id)).hello(listener, 0)

    return change


def reveal(name: str, seed: str) -> Change:
    async def change(scene: Scene, n: int) -> None:
        live = await scene.houses[n].table(scene.id)
        await live.reveal(scene.listeners[n, name], Reveal(seed=seed))

    return change


async def deal_without(scene: Scene, n: int) -> None:
    """The time for seeds is over, by this server's clock."""
    live = await scene.houses[n].table(scene.id)
    with suppress(Conflict):  # then the clock is asked once more, and finds what there is to do
        await live.deal_without()
    await live.deal_without()


async def bot_replaced(scene: Scene, n: int) -> None:
    live = await scene.houses[n].table(scene.id)
    await scene.houses[n].thinkers._replace(live, 2, "greedy")


def propose(name: str, bot: str, seat: int = 2) -> Change:
    return lambda scene, n: tables.propose_level.fn(
        scene.houses[n], scene.id, ProposeLevel(seat=seat, bot=bot), scene.guests[name]
    )


def take_over(name: str, bot: str) -> Change:
    return lambda scene, n: tables.take_over.fn(
        scene.houses[n], scene.id, TakeOver(seat=0, bot=bot), scene.guests[name]
    )


def come_back(name: str) -> Change:
    return lambda scene, n: tables.come_back.fn(scene.houses[n], scene.id, scene.guests[name])


# ---------------------------------------------------------------- scenes


async def alone(scene: Scene) -> None:
    await scene.open(ME, OPEN)


async def filling(scene: Scene) -> None:
    await scene.open(ME, OPEN, OPEN)
    await join("bob")(scene, 0)


async def one_missing(scene: Scene) -> None:
    """It begins by itself as soon as one more person sits down."""
    await scene.open(ME, OPEN, OPEN, by_itself=True)
    await join("bob")(scene, 0)


async def full(scene: Scene) -> None:
    await scene.open(ME, OPEN, OPEN)
    await join("bob")(scene, 0)
    await edit("ann", 2, "bot")(scene, 0)


async def sealing(scene: Scene) -> None:
    """The game begins: Ann and Bob have given seals."""
    await scene.open(ME, OPEN, BOT, seal=chance.seal_of(SEEDS["ann"]))
    await join("bob", seal=chance.seal_of(SEEDS["bob"]))(scene, 0)
    await start("ann")(scene, 0)


async def playing(scene: Scene) -> None:
    """It is the turn of Ann, and she may take back what she chose before."""
    await begun_until(
        scene, lambda ledger: ledger.match.seat == 0 and ledger.why_not_take_back(0) is None
    )


async def proposed(scene: Scene) -> None:
    """Ann wants another level for the computer player; Bob has not said anything yet."""
    await playing(scene)
    await propose("ann", "random")(scene, 0)


async def away(scene: Scene) -> None:
    """It has been the turn of Ann for longer than was agreed, and she is not here."""
    await begun_until(scene, lambda ledger: ledger.match.seat == 0, time.time() - 3600)
    scene.away = {"ann"}


async def played_for(scene: Scene) -> None:
    """The computer plays for Ann, who has just come back to the table."""
    await away(scene)
    await take_over("bob", "random")(scene, 0)
    scene.away = set()


async def over(scene: Scene) -> None:
    await begun_until(scene, lambda ledger: ledger.match.over)


async def begun_until(
    scene: Scene, reached: Callable[[Ledger], bool], at: float | None = None
) -> None:
    """A table that has come so far; if its game ends before that, another table."""
    for _ in range(20):
        await full(scene)
        await start("ann")(scene, 0)
        live = await scene.houses[0].table(scene.id)
        async with live.lock:
            ledger = await live.read_ledger()
            rows: list[Row] = []
            while not (rows and reached(ledger)) and not ledger.match.over:
                seat, choice = ledger.match.seat, ledger.match.lines()[0]
                rows += ledger.play(seat, choice, f"set {len(rows)}", at or time.time())
            if reached(ledger):
                await live.commit(rows)
                return
    raise AssertionError("no game comes so far")


SCENES: dict[Callable[[Scene], Awaitable[None]], dict[str, Change]] = {
    alone: {
        "leave, and it is cleared away": leave("ann"),
        "join": join("bob"),
        "another joins": join("cid"),
        "start": start("ann"),
        "edit": edit("ann", 1, "bot"),
        "play": play("ann"),
        "again": again("ann"),
        "arrive": arrive("dan"),
        "say": say("ann"),
        "rename": rename("ann"),
    },
    filling: {
        "join": join("cid"),
        "join seat 2": join("dan", 2),
        "leave": leave("bob"),
        "opener leaves": leave("ann"),
        "edit": edit("ann", 2, "bot"),
        "start": start("ann"),
        "rename": rename("bob"),
        "say": say("cid"),
    },
    one_missing: {
        "join": join("cid"),
        "another joins": join("dan", 2),
        "leave": leave("bob"),
        "opener leaves": leave("ann"),
        "edit": edit("ann", 2, "bot"),
        "start": start("ann"),
        "play": play("ann"),
        "rename": rename("bob"),
        "say": say("ann"),
    },
    full: {
        "start": start("ann"),
        "open a seat": edit("ann", 2, "open"),
        "leave": leave("bob"),
        "opener leaves": leave("ann"),
        "join": join("cid"),
        "join seat 1": join("dan", 1),
        "say": say("bob"),
        "rename": rename("ann"),
    },
    sealing: {
        "ann reveals": reveal("ann", SEEDS["ann"]),
        "bob reveals": reveal("bob", SEEDS["bob"]),
        "bob reveals another": reveal("bob", SEEDS["ann"]),
        "a stranger reveals": reveal("cid", SEEDS["ann"]),
        "time is over": deal_without,
        "leave": leave("ann"),
        "other leaves": leave("bob"),
        "join": join("cid"),
        "start": start("ann"),
        "say": say("cid"),
        "rename": rename("ann"),
    },
    playing: {
        "play": play("mover"),
        "take back": take_back("mover"),
        "mover leaves": leave("mover"),
        "other plays": play("other"),
        "other leaves": leave("other"),
        "bot replaced": bot_replaced,
        "join": join("cid"),
        "start": start("ann"),
        "again": again("ann"),
        "say": say("mover"),
        "rename": rename("ann"),
        "propose": propose("ann", "random"),
        "other proposes": propose("bob", "random"),
    },
    proposed: {
        "agree": propose("bob", "random"),
        "propose another": propose("bob", "greedy", 1),
        "let it stay": propose("bob", "greedy"),
        "withdraw": propose("ann", "greedy"),
        "once more": propose("ann", "random"),
        "a stranger agrees": propose("cid", "random"),
        "for a person": propose("bob", "random", 0),
        "play": play("mover"),
        "other leaves": leave("bob"),
        "proposer leaves": leave("ann"),
        "bot replaced": bot_replaced,
    },
    away: {
        "take over": take_over("bob", "random"),
        "take over as another": take_over("bob", "greedy"),
        "a stranger takes over": take_over("cid", "random"),
        "come back": come_back("ann"),
        "leave": leave("ann"),
        "other leaves": leave("bob"),
        "propose": propose("bob", "random"),
        "other plays": play("bob"),
        "say": say("bob"),
    },
    played_for: {
        "come back": come_back("ann"),
        "a stranger comes back": come_back("cid"),
        "play": play("ann"),
        "take back": take_back("ann"),
        "take over": take_over("bob", "greedy"),
        "propose": propose("bob", "greedy", 0),
        "whose seat it is proposes": propose("ann", "greedy", 0),
        "leave": leave("ann"),
        "other leaves": leave("bob"),
        "say": say("ann"),
    },
    over: {
        "again": again("ann"),
        "another again": again("bob"),
        "leave": leave("ann"),
        "play": play("ann"),
        "say": say("cid"),
        "rename": rename("bob"),
    },
}


# ---------------------------------------------------------------- acting


def place_of(_: Path) -> dict[str, str]:
    """Which database and bus a house in a folder has, if nobody says it; see ``conftest``."""
    return {}


@asynccontextmanager
async def open_house(data: Path, **chosen: Any) -> AsyncIterator[House]:
    """A server without its sockets and pages, where computer players keep still."""
    if "database" not in chosen:
        chosen |= place_of(data)
    house = House(Settings(data=data, tables_per_guest=10_000, workers=1, **LONG, **chosen))

    async def keep_still(_: Live) -> None:
        return None

    house.thinkers.attend = keep_still  # type: ignore[method-assign]
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def outcome(change: Change, scene: Scene, n: int) -> str:
    try:
        await change(scene, n)
    except Refused as refused:
        return refused.word
    return "done"


async def set_up(houses: list[House], setting: Any) -> Scene:
    scene = Scene(houses)
    await scene.invite()
    await setting(scene)
    await scene.listen()
    return scene


async def one_after_the_other(scene: Scene, changes: list[Change], order: list[int]) -> list[str]:
    outcomes = {n: await outcome(changes[n], scene, n) for n in order}
    return [outcomes[0], outcomes[1]]
