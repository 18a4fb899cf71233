"""Between processes: what is lost on the way, and what is told by another release.

The houses, PostgreSQL and Redis are real. The slow look at the database is switched off, so that
nothing is found by it that should have been heard.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from archipel.server.bus import HOUSE, here
from archipel.server.house import House
from archipel.server.members import rows
from archipel.server.members.entering import _enter
from archipel.server.messages import Guest, Say
from archipel.server.queries import Session, add_guest, rename_guest
from archipel.server.schema import sessions
from archipel.server.store import Store
from tests.server.scenes import Listener, Scene, play, playing, set_up
from tests.server.test_many_processes import houses, known, until
from tests.servers import Postgresql, Redis, Wire


async def with_session(house: House, scene: Scene, name: str) -> Listener:
    """Somebody listens at a process, known to it by a session that is stored."""
    guest = scene.guests[name]
    query = select(sessions.c.token).where(sessions.c.guest == guest.id)
    listener = Listener(guest)
    listener.session = await house.store.read(lambda conn: conn.execute(query).scalar_one())
    await (await house.table(scene.id)).hello(listener, 0)
    return listener


def test_what_one_process_did_while_redis_turned_it_away_is_found_by_the_others(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    """It alone is turned away: the others never notice that there was anything to miss."""
    import redis.asyncio as client  # type: ignore[import-untyped,unused-ignore]

    async def run() -> None:
        url = postgresql.database()
        asked = client.Redis.from_url(redis.url)
        user = f"turned-away-{time.time_ns()}"
        await asked.acl_setuser(
            user, enabled=True, passwords=["+x"], categories=["+@all"], keys=["*"], channels=["*"]
        )
        named = redis.url.replace("redis://", f"redis://{user}:x@")
        async with (
            houses(1, tmp_path, url, named) as (one,),
            houses(1, tmp_path, url, redis.url) as (two,),
        ):
            scene = await set_up([one, two], playing)
            bob = await with_session(two, scene, "bob")
            cid = await with_session(two, scene, "cid")
            dan = Listener(Guest(id="dan-again", name="Dan", colour="red"))
            table = await one.table(scene.id)
            await table.hello(dan, 0)
            elsewhere = two.lives[scene.id]
            await until(lambda: "dan-again" in elsewhere.online())

            await asked.acl_setuser(user, enabled=False)
            await asked.execute_command("CLIENT", "KILL", "USER", user)
            await until(lambda: one.bus.away)
            table.bye(dan)
            ended = await one.store.write(rows.end_sessions, scene.guests["bob"].id, "", "")
            for token in ended:
                one.part(token)
            robert = Guest(id=scene.guests["cid"].id, name="Robert", colour="teal")
            await one.store.write(rename_guest, robert)
            one.rename(robert)
            await asyncio.sleep(0.5)  # whatever can be told now is told to nobody
            assert bob.seat == 1
            await asked.acl_setuser(user, enabled=True)

            await until(lambda: bob.guest is None and bob.seat is None)
            await until(lambda: cid.guest == robert)
            await until(lambda: "dan-again" not in elsewhere.online())
            assert not two.bus.away
        await asked.acl_deluser(user)
        await asked.aclose()

    asyncio.run(run())


def test_a_process_whose_ear_is_dead_notices_and_hears_again(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    """All that it asks is answered, so that nothing looks wrong."""

    async def run() -> None:
        async with Wire(redis.port) as wire:
            through = redis.url.replace(str(redis.port), str(wire.port))
            url = postgresql.database()
            async with (
                houses(1, tmp_path, url, redis.url) as (one,),
                houses(1, tmp_path, url, through) as (two,),
            ):
                scene = await set_up([one, two], playing)
                bob = scene.listeners[1, "bob"]
                assert wire.die(b"SUBSCRIBE") == 1
                await play("mover")(scene, 0)
                ply = scene.listeners[0, "ann"].last("frame")["ply"]
                assert bob.last("frame")["ply"] < ply
                await until(lambda: bob.last("frame")["ply"] == ply)
                live = await one.table(scene.id)
                await live.say(scene.listeners[0, "ann"], Say(text="x", id="x"), "x")
                await until(lambda: known(bob)["said"] == [0])

    asyncio.run(run())


def test_what_another_release_tells_does_no_harm(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    import redis.asyncio as client  # type: ignore[import-untyped,unused-ignore]

    async def run() -> None:
        asked = client.Redis.from_url(redis.url)
        async with houses(2, tmp_path, postgresql.database(), redis.url) as (one, two):
            scene = await set_up([one, two], playing)
            channel = f"archipel:table:{scene.id}"
            await asked.hset(f"archipel:note:{here(scene.id)}", one.bus.name, "not a note")  # type: ignore[attr-defined]
            for said in ("", "x", "x moves", "x moves many", "x guest", "x sung a song", "x here"):
                await asked.publish(channel, said)
                await asked.publish(HOUSE, said)
            await asyncio.sleep(0.2)
            await play("mover")(scene, 0)
            ply = scene.listeners[0, "ann"].last("frame")["ply"]
            await until(lambda: scene.listeners[1, "bob"].last("frame")["ply"] == ply)
            live = await two.table(scene.id)
            await live.say(scene.listeners[1, "bob"], Say(text="x", id="x"), "x")
            await until(lambda: known(scene.listeners[0, "ann"])["said"] == [0])
        await asked.aclose()

    asyncio.run(run())


def test_who_gets_an_account_at_one_process_keeps_the_sockets_at_another(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        async with houses(2, tmp_path, postgresql.database(), redis.url) as (one, two):
            scene = await set_up([one, two], playing)
            before = scene.guests["ann"]
            ann = await with_session(two, scene, "ann")
            member = Guest(id="member", name="Ann", colour="red")
            await one.store.write(add_guest, member, "another browser", 1.0)
            now = Session("anew", member, True, "new", "", 1.0, 1.0, 0.0, 1.0)
            account = rows.Member(member.id, "ann", None, "", "", 0, 1.0)
            await one.store.write(rows.add_member, account)
            changed = await one.store.write(_enter, now, ann.session, before.id, None)
            assert changed == [scene.id]
            await one.resume(ann.session, now, changed)
            await until(lambda: ann.guest == member and ann.session == "anew")
            await until(lambda: two.lives[scene.id].row.seats[0].guest == "member")
            await until(lambda: ann.seat == 0)

    asyncio.run(run())


def test_who_was_cut_off_in_the_middle_of_storing_holds_up_nobody_for_long(
    postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its machine is gone, but the database has not noticed: its rows are let go all the same."""
    monkeypatch.setattr("archipel.server.store.SILENT", 1.0)
    url = postgresql.database()

    async def run() -> None:
        lost, other = Store(url), Store(url)
        try:
            await lost.open()
            guest = Guest(id="ann", name="Ann", colour="red")
            await lost.write(add_guest, guest, "x", 1.0)
            with lost.engine.connect() as conn:
                rename_guest(conn, guest)  # and then nothing more is heard of it
                await asyncio.wait_for(other.write(rename_guest, guest), 60)
                conn.invalidate()
        finally:
            lost.close()
            other.close()

    asyncio.run(run())


def test_a_database_that_is_gone_without_a_word_is_noticed(postgresql: Postgresql) -> None:
    """A line whose other end has lost its power looks as always: the system has to ask."""
    import socket

    store = Store(postgresql.database())
    try:
        with store.engine.connect() as conn:
            driver = conn.connection.driver_connection
            assert driver is not None
            with socket.socket(fileno=socket.dup(driver.fileno())) as line:
                assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
                assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) <= 10
                assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) <= 20_000
    finally:
        store.close()
