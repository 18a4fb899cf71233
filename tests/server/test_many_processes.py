"""Several processes of one house: what one of them does, those who listen at the others hear.

The houses are real, on a real PostgreSQL and a real Redis; only sockets and pages are left out. The
slow look at the database, which would find anything in the end, is switched off but where it is
what a test is about.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from archipel.kernel.match import Refused
from archipel.server import chance, tables
from archipel.server.bots import claim
from archipel.server.bus import BEAT
from archipel.server.house import House
from archipel.server.messages import NextSeal, Play, PlayAgain, Say
from archipel.server.queries import table_row
from archipel.server.sockets import HangUp, _answer, _counted
from tests.server.scenes import (
    SCENES,
    Listener,
    Scene,
    away,
    open_house,
    outcome,
    over,
    play,
    playing,
    set_up,
    take_over,
)
from tests.servers import Postgresql, Redis

NEVER = 3600.0


@asynccontextmanager
async def houses(
    count: int, folder: Path, database: str, bus: str, **chosen: Any
) -> AsyncIterator[list[House]]:
    wishes = {"look_seconds": NEVER, "orphan_seconds": NEVER, **chosen}
    async with AsyncExitStack() as opened:
        yield [
            await opened.enter_async_context(
                open_house(folder, database=database, bus=bus, **wishes)
            )
            for _ in range(count)
        ]


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    late = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < late, "it does not happen"
        await asyncio.sleep(0.01)


async def until_equal(what: str, *listeners: Listener) -> None:
    """Return when these have been told the same; if that never happens, say what differs."""
    try:
        await until(lambda: len({repr(known(one)) for one in listeners}) == 1)
    except AssertionError:
        told = "\n".join(repr(known(one)) for one in listeners)
        raise AssertionError(f"{what}: these were not told the same:\n{told}") from None


def known(listener: Listener) -> dict[str, Any]:
    """What somebody at a table has been told, in the end."""
    if listener.heard[-1]["t"] == "refused":
        return {"gone": listener.heard[-1]["word"]}
    table = listener.last("table")["table"]
    for player in table["players"]:
        player["online"] = False
    told = {name: table[name] for name in ("players", "state", "opener", "again", "ranks")}
    told["said"] = [line["n"] for m in listener.heard if m["t"] == "chat" for line in m["lines"]]
    if table["state"] in ("playing", "over"):
        told["ply"] = listener.last("frame")["ply"]
    return told


@pytest.mark.parametrize("setting", SCENES, ids=lambda setting: setting.__name__)
def test_what_one_process_does_is_heard_at_all_others(
    setting: Any, postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    changes = SCENES[setting]

    async def run() -> None:
        async with houses(3, tmp_path, postgresql.database(), redis.url) as three:
            for n, (name, change) in enumerate(changes.items()):
                scene = await set_up(three, setting)
                order = [n % 3, (n + 1) % 3, (n + 2) % 3]
                result = await outcome(change, scene, order[0])
                here = [one for (at, _), one in scene.listeners.items() if at == order[0]]
                assert here, name
                for person in scene.guests:
                    if (order[0], person) not in scene.listeners:
                        continue
                    first = scene.listeners[order[0], person]
                    for other in order[1:]:
                        there = scene.listeners[other, person]
                        if result == "done":
                            await until_equal(f"{name}, {person}", first, there)
                        else:  # it is told to who asked; for the others nothing happened
                            assert "gone" not in known(there)

    asyncio.run(run())


def test_who_is_connected_to_one_process_is_known_at_all(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        async with houses(3, tmp_path, postgresql.database(), redis.url) as three:
            scene = await set_up(three, away)
            one, two, _ = three
            ann = Listener(scene.guests["ann"])
            live = await two.table(scene.id)
            await live.hello(ann, 0)
            await until(lambda: 0 in scene.listeners[0, "bob"].last("presence")["online"])
            page = await tables.mine.fn(three[2], scene.guests["ann"])
            assert page.tables[0].players[0].online
            with pytest.raises(Refused, match="not been away"):
                await take_over("bob", "random")(scene, 0)
            live.bye(ann)
            await until(lambda: 0 not in scene.listeners[0, "bob"].last("presence")["online"])
            with pytest.raises(Refused, match="not been away"):  # she was here just now
                await take_over("bob", "random")(scene, 0)
            for house in three:
                (await house.table(scene.id)).signs.clear()  # that was long ago
            await take_over("bob", "random")(scene, 0)
            row = await one.store.read(table_row, scene.id)
            assert row is not None
            assert row.seats[0].bot == "random"

    asyncio.run(run())


def test_seals_given_to_one_process_count_at_another(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        async with houses(2, tmp_path, postgresql.database(), redis.url) as (one, two):
            scene = await set_up([one, two], over)
            seals = {name: chance.seal_of(f"{n:02x}" * 32) for n, name in enumerate(("ann", "bob"))}
            live = await two.table(scene.id)
            await _answer(scene.listeners[1, "bob"], live, NextSeal(seal=seals["bob"]))
            await until(lambda: seals["bob"] in one.lives[scene.id].next_seals().values())
            wish = PlayAgain(seal=seals["ann"])
            made = await tables.again.fn(one, scene.id, scene.guests["ann"], wish)
            row = await one.store.read(table_row, made.id)
            assert row is not None
            given = {sitter.guest: sitter.seal for sitter in row.seats if sitter.guest}
            assert given == {scene.guests[name].id: seal for name, seal in seals.items()}

    asyncio.run(run())


def test_limits_are_one_for_all_processes(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        limits = {"talk_rate": 0.001, "talk_burst": 5.0, "sockets_per_guest": 4}
        slow = {"address_rate": 0.001, "address_burst": 60.0}
        url = postgresql.database()
        async with houses(3, tmp_path, url, redis.url, **limits, **slow) as three:
            scene = await set_up(three, playing)
            said = 0
            for n in range(12):
                live = await three[n % 3].table(scene.id)
                listener = scene.listeners[n % 3, "ann"]
                with suppress(Refused):
                    await live.say(listener, Say(text="hallo", id=f"line {n}"), "hallo")
                    said += 1
            assert said == 5
            async with AsyncExitStack() as sockets:
                for n in range(4):
                    await sockets.enter_async_context(
                        _counted(three[n % 3], scene.guests["ann"], "192.0.2.1")
                    )
                with pytest.raises(HangUp):
                    await sockets.enter_async_context(
                        _counted(three[1], scene.guests["ann"], "192.0.2.1")
                    )
            await asyncio.sleep(0.2)
            async with _counted(three[1], scene.guests["ann"], "192.0.2.1"):
                pass
            visits = 0
            for _ in range(20):  # counted together a moment later: in the end it is one limit
                for house in three:
                    for _ in range(3):
                        visits += house.bus.take_now(house.visits, "192.0.2.1")
                await asyncio.sleep(0.05)
            assert visits <= 60 + 2 * 9 * 3

    asyncio.run(run())


def test_one_process_attends_to_a_computer_player_and_another_when_it_is_gone(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        async with houses(2, tmp_path, postgresql.database(), redis.url) as (one, two):
            what = claim("some-table")
            assert await one.bus.claim(what)
            assert not await two.bus.claim(what)
            assert await two.bus.unclaimed([what, "other"]) == ["other"]
            one.bus.release(what)
            late = time.monotonic() + 60
            while not await two.bus.claim(what):
                assert time.monotonic() < late
                await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_lost_message_is_never_a_lost_move(postgresql: Postgresql, tmp_path: Path) -> None:
    """Redis dies. Moves go on, and those who listen elsewhere see them a little later."""
    bus = Redis()
    bus.start()

    async def run() -> None:
        url = postgresql.database()
        async with houses(2, tmp_path, url, bus.url, look_seconds=0.5) as (one, two):
            scene = await set_up([one, two], playing)
            bus.kill()
            heard = scene.listeners[1, "bob"]
            await play("mover")(scene, 0)
            ply = scene.listeners[0, "ann"].last("frame")["ply"]
            assert ply > scene.ply
            await until(lambda: heard.last("frame")["ply"] == ply)
            assert one.bus.away
            await asyncio.to_thread(bus.start)
            await until(lambda: not one.bus.away and not two.bus.away)
            live = await one.table(scene.id)
            await live.say(scene.listeners[0, "ann"], Say(text="x", id="x"), "x")
            await until(lambda: known(heard)["said"] == [0])
            newcomer = Listener(scene.guests["cid"])  # what was forgotten is noted anew
            await (await two.table(scene.id)).hello(newcomer, 0)
            await asyncio.sleep(2 * BEAT)
            await until(lambda: scene.guests["cid"].id in one.lives[scene.id].online())

    try:
        asyncio.run(run())
    finally:
        bus.stop()


def test_a_choice_made_at_two_processes_at_once_is_made_once(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    """The same person with two windows, and the same message sent to both."""

    async def run() -> None:
        async with houses(3, tmp_path, postgresql.database(), redis.url) as three:
            scene: Scene = await set_up(three, playing)
            message = Play(ply=scene.ply, choice=scene.option, id="once")
            lives = [await house.table(scene.id) for house in three]
            sent = [
                live.play(scene.listeners[n, scene.mover], replace(message))
                for n, live in enumerate(lives)
            ]
            await asyncio.gather(*sent)
            plies = {scene.listeners[n, scene.mover].last("saved")["ply"] for n in range(3)}
            assert len(plies) == 1
            picture = await scene.picture()
            assert [move[2] for move in picture["moves"]].count("once") == 1

    asyncio.run(run())
