"""One server asked for two things at once: as if one had come after the other, and one table each.

A law over all ordered pairs of changes: while the first is being stored, the second arrives.
"""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from archipel.server.sockets import _stay_at_table
from tests.server.scenes import (
    SCENES,
    Change,
    Gate,
    Listener,
    Scene,
    alone,
    edit,
    join,
    leave,
    one_after_the_other,
    open_house,
    outcome,
    over,
    playing,
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
            house.forget(house.lives[scene.id])
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
