"""Two servers on one database: whatever they do at once, it is as if one had come after the other.

A law over all ordered pairs of changes. The second server has read the table and decided what to
store; then, before it stores it, the first server makes its own change. Outcome and table must be
what one server makes of the same two changes, one after the other; and afterwards both servers,
and everybody who listens at either of them, know the same.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.cli.loopback import Person, Running
from archipel.kernel.match import Refused
from archipel.server import tables
from tests.server.conftest import QUICK
from tests.server.scenes import (
    SCENES,
    Change,
    Gate,
    Listener,
    Scene,
    away,
    filling,
    one_after_the_other,
    open_house,
    outcome,
    playing,
    sealing,
    set_up,
)
from tests.server.visit import GAME
from tests.servers import Postgresql


async def at_once(scene: Scene, changes: list[Change], gate: Gate) -> tuple[list[str], list[int]]:
    """The outcomes, and the order it must look like: who stores nothing is through first."""
    late = asyncio.create_task(outcome(changes[1], scene, 1))
    await gate.hold(late)
    order = [1, 0] if late.done() else [0, 1]
    early = await outcome(changes[0], scene, 0)
    gate.open()
    return [early, await late], order


async def shown(scene: Scene, n: int) -> dict[str, Any] | str:
    """The table as the n-th server shows it, without who is connected to it."""
    try:
        table = await tables.one.fn(scene.houses[n], scene.id, None)
    except Refused as refused:
        return refused.word
    return offline(msgspec.to_builtins(table))


def offline(table: dict[str, Any]) -> dict[str, Any]:
    players = [{**player, "online": False} for player in table["players"]]
    return {**table, "players": players, "mine": None}


async def check_that_all_know_the_same(scene: Scene) -> None:
    truth = await shown(scene, 0)
    assert await shown(scene, 1) == truth
    if truth == "no-such-table":
        for listener in scene.listeners.values():
            assert listener.last("refused")["word"] == truth
        return
    assert not isinstance(truth, str)
    begun = truth["state"] in ("playing", "over")
    fresh = {name: [Listener(guest) for _ in scene.houses] for name, guest in scene.guests.items()}
    for newcomers in fresh.values():
        for house, newcomer in zip(scene.houses, newcomers):
            await (await house.table(scene.id)).hello(newcomer, 0)
        assert newcomers[0].last("chat") == newcomers[1].last("chat")
        if begun:
            assert newcomers[0].last("frame") == newcomers[1].last("frame")
    for (_, name), listener in scene.listeners.items():
        around = offline(listener.last("table")["table"])
        for field in ("players", "state", "opener", "again", "ranks", "scores"):
            assert around[field] == truth[field]
        said = [line["n"] for m in listener.heard if m["t"] == "chat" for line in m["lines"]]
        assert said == [line["n"] for line in fresh[name][0].last("chat")["lines"]]
        if begun:
            assert listener.last("frame")["ply"] == fresh[name][0].last("frame")["ply"]


@pytest.mark.parametrize("setting", SCENES, ids=lambda setting: setting.__name__)
def test_two_changes_at_once_are_as_one_after_the_other(
    setting: Any, postgresql: Postgresql, tmp_path: Path
) -> None:
    changes = SCENES[setting]

    async def run() -> None:
        url = postgresql.database()
        async with (
            open_house(tmp_path, database=url) as one,
            open_house(tmp_path, database=url) as two,
        ):
            gate = Gate(two.store)
            for pair in itertools.product(changes, repeat=2):
                both = [changes[name] for name in pair]
                scene = await set_up([one, two], setting)
                found, order = await at_once(scene, both, gate)
                alone = await set_up([one, one], setting)
                assert found == await one_after_the_other(alone, both, order), pair
                assert await scene.picture() == await alone.picture(), pair
                await check_that_all_know_the_same(scene)

    asyncio.run(run())


@pytest.mark.parametrize("setting", [filling, sealing, playing, away], ids=lambda one: one.__name__)
def test_three_changes_at_once_are_as_one_after_the_other(
    setting: Any, postgresql: Postgresql, tmp_path: Path
) -> None:
    """In some order, and afterwards all three servers tell the same of the table."""
    luck = random.Random(15)

    async def run() -> None:
        url = postgresql.database()
        async with AsyncExitStack() as opened:
            entered = [
                opened.enter_async_context(open_house(tmp_path, database=url)) for _ in range(3)
            ]
            three = [await one for one in entered]
            for _ in range(3):
                names = luck.choices(list(SCENES[setting]), k=3)
                changes = [SCENES[setting][name] for name in names]
                scene = await set_up(three, setting)
                doing = [outcome(change, scene, n) for n, change in enumerate(changes)]
                found = await asyncio.gather(*doing), await scene.picture()
                tried = []
                for order in itertools.permutations(range(3)):
                    alone = await set_up([three[0]] * 3, setting)
                    done = {n: await outcome(changes[n], alone, n) for n in order}
                    tried.append(([done[n] for n in range(3)], await alone.picture()))
                    if tried[-1] == found:
                        break
                else:
                    raise AssertionError(f"{names}: {found} is none of {tried}")
                told = [await shown(scene, n) for n in range(3)]
                assert told[1:] == told[:1] * 2, names

    asyncio.run(run())


def test_a_seat_is_not_stolen_by_way_of_another_server(
    postgresql: Postgresql, tmp_path: Path
) -> None:
    """The second server has seen the table open; on the first it is full and begun."""
    environment = QUICK | {"ARCHIPEL_DATABASE": postgresql.database()}
    one, two = (Running(tmp_path / "data", environment) for _ in range(2))
    try:
        one.start()
        two.start()
        ann, bob, cid = (Person(one.port, name) for name in ("Ann", "Bob", "Cid"))
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "shuffle": False}
        path = f"/api/tables/{ann.post('/api/tables', wish)['id']}"
        cid.port = two.port
        assert cid.get(path)["players"][1]["kind"] == "open"
        bob.post(path + "/join", {})
        ann.post(path + "/start")
        status, answer = cid.call("POST", path + "/join", b"{}")
        assert (status, msgspec.json.decode(answer)["word"]) == (409, "already-started")
        for person in (ann, cid):
            assert [p["name"] for p in person.get(path)["players"]] == ["Ann", "Bob"]
    finally:
        one.stop()
        two.stop()
