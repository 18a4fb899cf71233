"""One server asked for two things at once: as if one had come after the other, and one table each.

A law over all ordered pairs of changes: while the first is being stored, the second arrives.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from archipel.kernel.match import EVERY
from archipel.server import passing, sockets
from archipel.server.bots import Thinkers
from archipel.server.messages import See
from archipel.server.sockets import _stay_at_table
from tests.server.scenes import (
    SCENES,
    Change,
    Gate,
    Listener,
    Scene,
    alone,
    begun_until,
    edit,
    filling,
    join,
    leave,
    one_after_the_other,
    open_house,
    outcome,
    over,
    playing,
    rename,
    say,
    set_up,
    start,
)


async def at_once(scene: Scene, changes: list[Change], gate: Gate) -> list[str]:
    live = await scene.houses[0].table(scene.id)
    early = asyncio.create_task(outcome(changes[0], scene, 0))
    await gate.hold(early)
    late = asyncio.create_task(outcome(changes[1], scene, 1))
    held = gate.waiting
    while not (late.done() or live.lock._waiters or gate.waiting > held):
        await asyncio.sleep(0.001)  # it reads from the database, or waits for its turn to do so
    gate.open()
    return [await early, await late]


@pytest.mark.parametrize("setting", SCENES, ids=lambda setting: setting.__name__)
def test_of_two_changes_at_once_each_is_done_or_refused(setting: Any, tmp_path: Path) -> None:
    changes = SCENES[setting]

    async def run() -> None:
        async with open_house(tmp_path) as house:
            gate = Gate(house.store)
            for pair in itertools.product(changes, repeat=2):
                both = [changes[name] for name in pair]
                scene = await set_up([house, house], setting)
                found = await at_once(scene, both, gate), await scene.picture()
                for order in ([0, 1], [1, 0]):
                    calm = await set_up([house, house], setting)
                    outcomes = await one_after_the_other(calm, both, order)
                    due = outcomes, await calm.picture()
                    if found == due:
                        break
                else:
                    pytest.fail(f"{pair}: {found}, but one after the other: {due}")

    asyncio.run(run())


def test_whatever_arrives_while_a_table_is_cleared_away_is_refused(tmp_path: Path) -> None:
    """Even that its opener gives the last empty seat to the computer, and starts."""
    late = [edit("ann", 0, "bot"), start("ann"), start("ann"), join("bob"), say("ann")]

    async def run() -> None:
        async with open_house(tmp_path) as house:
            gate = Gate(house.store)
            scene = await set_up([house, house], alone)
            await edit("ann", 1, "bot")(scene, 0)
            leaving = asyncio.create_task(outcome(leave("ann"), scene, 0))
            await gate.hold(leaving)
            waiting = [asyncio.create_task(outcome(change, scene, 0)) for change in late]
            while not house.lives[scene.id].lock._waiters:
                await asyncio.sleep(0.001)
            gate.open()
            assert await leaving == "done"
            assert [await one for one in waiting] == ["no-such-table"] * len(late)
            assert await scene.picture() == {}

    asyncio.run(run())


def test_a_table_with_an_open_socket_is_never_there_twice(tmp_path: Path) -> None:
    """Ann's line is open, but she has not said Hello when the table is forgotten and Bob comes."""

    async def run() -> None:
        async with open_house(tmp_path, idle_table_seconds=0.0) as house:
            scene = await set_up([house, house], playing)
            live = house.lives[scene.id]
            for listener in scene.listeners.values():
                live.bye(listener)
            del live
            said: asyncio.Queue[Any] = asyncio.Queue()
            ann = Listener(scene.guests["ann"])
            socket = asyncio.create_task(_stay_at_table(ann, house, said.get, scene.id))
            while scene.id not in house.lives or not said._getters:
                await asyncio.sleep(0.001)
            house.forget_idle()
            bob = scene.listeners[1, "ann"]
            live = await house.table(scene.id)
            await live.hello(bob, 0)
            await said.put({"type": "websocket.receive", "text": '{"t":"hello"}'})
            while not any(message["t"] == "frame" for message in ann.heard):
                await asyncio.sleep(0.001)
            await SCENES[playing]["play"](scene, 1)
            assert ann.last("frame")["ply"] > scene.ply
            assert len(live.connections) == 2
            await said.put({"type": "websocket.disconnect"})
            await socket

    asyncio.run(run())


def test_a_table_that_comes_to_life_while_it_is_read_is_there_once(tmp_path: Path) -> None:
    """Somebody opens the address of a new table before its opener has been answered."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            scene = await set_up([house, house], playing)
            row = house.lives[scene.id].row
            house.forget(scene.id)
            loading = asyncio.create_task(house.table(scene.id))
            await asyncio.sleep(0)
            admitted = house.admit(row, [])
            assert await loading is admitted

    asyncio.run(run())


def test_tables_nobody_uses_leave_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, idle_table_seconds=0.0) as house:
            for setting in (playing, over):
                scene = await set_up([house, house], setting)
                house.forget_idle()
                assert scene.id in house.lives  # people listen
                for listener in scene.listeners.values():
                    house.lives[scene.id].bye(listener)
                house.forget_idle()
                assert scene.id not in house.lives

    asyncio.run(run())


def test_no_more_idle_tables_stay_in_memory_than_were_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, idle_tables=3) as house:
            scenes = [await set_up([house, house], playing) for _ in range(6)]
            for scene in scenes:
                for listener in scene.listeners.values():
                    house.lives[scene.id].bye(listener)
            kept = {scene.id for scene in scenes[1:4]}
            for scene in scenes:
                await house.table(scene.id)
                if scene is scenes[3]:
                    assert {id for id in kept if id in house.lives} == kept
            assert set(house.lives) == {scene.id for scene in scenes[3:]}

    asyncio.run(run())


def test_a_name_taken_while_the_table_is_read_stays(tmp_path: Path) -> None:
    """Who reads the table at that moment finds the old name, but the new one must win."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            scene = await set_up([house], filling)
            live = await house.table(scene.id)
            read, was_read, go_on = house.store.read, asyncio.Event(), asyncio.Event()

            async def slowly(*args: Any) -> Any:
                found = await read(*args)
                was_read.set()
                await go_on.wait()
                return found

            house.store.read = slowly  # type: ignore[method-assign]
            looking = asyncio.create_task(live.catch_up())
            await was_read.wait()
            await outcome(rename("bob"), scene, 0)
            assert live.row.seats[1].name == "new 0"
            go_on.set()
            await looking
            while live.looking is not None and not live.looking.done():
                await asyncio.sleep(0.001)
            assert live.row.seats[1].name == "new 0"
            assert scene.listeners[0, "ann"].last("table")["table"]["players"][1]["name"] == "new 0"

    asyncio.run(run())


def test_the_first_look_back_at_a_running_game_lets_others_act_in_between(tmp_path: Path) -> None:
    """The game is played again up to there, a stretch in each turn of the event loop."""

    async def long(scene: Scene) -> None:
        await begun_until(scene, lambda ledger: ledger.ply > 5 * EVERY and ledger.match.seat == 0)

    async def run() -> None:
        async with open_house(tmp_path) as house:
            scene = await set_up([house], long)
            live = await house.table(scene.id)
            ledger = await live.read_ledger()
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            acting = asyncio.create_task(others())
            ann = scene.listeners[0, "ann"]
            turns = 0
            await live.see(ann, See(ply=ledger.ply - 1))
            assert turns >= 4
            assert ann.last("past")["ply"] == ledger.ply - 1
            acting.cancel()

    asyncio.run(run())


def test_who_asks_again_and_again_while_the_database_is_away_has_to_wait_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(sockets, "let_wait", wait)

    async def run() -> None:
        async with open_house(tmp_path) as house:
            scene = await set_up([house], playing)
            ann = Listener(scene.guests["ann"])
            said = iter(
                [
                    {"t": "hello"},
                    *({"t": "say", "text": "hello", "id": f"{n}"} for n in range(5)),
                ]
            )

            async def receive() -> Any:
                message = next(said, None)
                if message is None:
                    return {"type": "websocket.disconnect"}
                if message["t"] == "say":
                    house.store.write = away  # type: ignore[method-assign]
                return {"type": "websocket.receive", "text": json.dumps(message)}

            async def away(*_: Any, **__: Any) -> Any:
                raise OperationalError("INSERT", None, Exception("the database is shutting down"))

            await sockets._stay_at_table(ann, house, receive, scene.id)
            refused = [one for one in ann.heard if one["t"] == "refused"]
            assert [one["word"] for one in refused] == ["not-saved"] * 5
            assert len(waited) == 5

    with caplog.at_level("WARNING", "archipel"):
        asyncio.run(run())
    told = [record.getMessage() for record in caplog.records]
    assert len([line for line in told if "shutting down" in line]) == 2, told  # one, and how many
    assert any("4 times more" in line for line in told)


@pytest.mark.parametrize("who", ["a person", "the computer"])
def test_a_database_that_is_away_for_a_moment_stops_nobody_for_good(
    who: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever answers for others cannot read the table just now, and tries again later."""

    async def run() -> None:
        async with open_house(tmp_path, bot_retry_seconds=0.01) as house:
            scene = await set_up([house], playing)
            live = await house.table(scene.id)
            again = asyncio.Event()
            live.ledger = None
            read = house.store.read

            async def away(*_: Any, **__: Any) -> Any:
                raise OperationalError("SELECT", None, Exception("the database is shutting down"))

            house.store.read = away  # type: ignore[method-assign]
            live.call_bots = again.set  # type: ignore[method-assign]
            if who == "a person":
                await passing.attend(live, house.pace)
            else:
                live.row.seats[live.row.turn or 0].bot = "random"
                await Thinkers.attend(house.thinkers, live)
            await asyncio.wait_for(again.wait(), 20)
            house.store.read = read  # type: ignore[method-assign]

    with caplog.at_level("WARNING", "archipel"):
        asyncio.run(run())
    assert any("shutting down" in record.getMessage() for record in caplog.records)
    assert not any(record.exc_info for record in caplog.records)
