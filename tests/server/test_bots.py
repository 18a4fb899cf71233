"""Computer players: elsewhere, in time, and never the end of a table."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from sqlalchemy import insert, update

import archipel
from archipel import bots, games
from archipel.cli.loopback import Person, Running
from archipel.kernel.core import CHANCE, Game
from archipel.kernel.match import Match
from archipel.server import bots as server_bots
from archipel.server import schema
from archipel.server.bots import Thinkers
from archipel.server.bus import Bus
from archipel.server.copying import writing_to
from archipel.server.messages import Play, SeatWish
from archipel.server.settings import Settings
from archipel.server.thinking import Chosen, Job, think
from archipel.text import LANGUAGES, Speaker
from tests.server.scenes import ME, Listener, Scene, open_house
from tests.server.test_verify import played
from tests.server.visit import GAME, at_table


def job(bot: str = "random") -> Job:
    """The first decision of a game."""
    match = played(GAME).match
    choices = match.choices
    first = next(n for n, (seat, _) in enumerate(choices) if seat != CHANCE)
    return Job(GAME, match.seats, match.options, choices[:first], choices[first][0], bot, 7)


def test_a_player_thinks_in_another_process() -> None:
    async def run() -> list[Chosen]:
        thinkers = Thinkers(Settings(workers=1), Bus())
        try:
            return [await thinkers.choose("", job(name)) for name in bots.names()]
        finally:
            thinkers.close()

    assert asyncio.run(run()) == [think(job(name)) for name in bots.names()]


def die(_: Job) -> int:
    os._exit(3)


def dream(_: Job) -> int:
    time.sleep(60)
    return 0


def stumble(_: Job) -> int:
    raise RuntimeError("no idea")


def test_a_player_that_dies_dreams_or_stumbles_leaves_the_others_unhurt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        thinkers = Thinkers(Settings(workers=1, think_limit=60.0), Bus())
        try:
            monkeypatch.setattr(server_bots, "think", die)
            with pytest.raises(BrokenProcessPool):
                await thinkers.choose("", job())
            monkeypatch.setattr(server_bots, "think", think)
            assert await thinkers.choose("", job()) == think(job())
            thinkers.processes.limit = 0.5
            monkeypatch.setattr(server_bots, "think", dream)  # for a minute
            start = time.monotonic()
            with pytest.raises(TimeoutError):
                await thinkers.choose("", job())
            assert time.monotonic() - start < 55
            thinkers.processes.limit = 60.0
            monkeypatch.setattr(server_bots, "think", stumble)
            with pytest.raises(RuntimeError):
                await thinkers.choose("", job())
            monkeypatch.setattr(server_bots, "think", think)
            assert await thinkers.choose("", job()) == think(job())
        finally:
            thinkers.close()

    asyncio.run(run())


def test_a_process_killed_while_it_searches_is_replaced() -> None:
    async def run() -> Chosen:
        thinkers = Thinkers(Settings(workers=1), Bus())
        try:
            await thinkers.warm_up()
            thinking = asyncio.create_task(thinkers.choose("", job("search@60s")))
            await asyncio.sleep(0.1)
            for pool in thinkers.processes._made:
                for process in (pool._processes or {}).values():
                    process.kill()
            with pytest.raises(BrokenProcessPool):
                await thinking
            return await thinkers.choose("", job("skilled"))
        finally:
            thinkers.close()

    assert asyncio.run(run()).choice in Match.replay(*first_moment()).position.options


def first_moment() -> tuple[Game, int, dict[str, str], list[tuple[int, int]]]:
    asked = job()
    return games.load(asked.game), asked.seats, asked.options, asked.choices


def die_at_once() -> None:
    os._exit(3)


def test_a_process_that_dies_while_it_warms_up_is_replaced_and_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_bots, "ready", die_at_once)

    async def run() -> Chosen:
        thinkers = Thinkers(Settings(workers=1), Bus())
        try:
            await asyncio.gather(thinkers.warm_up(), return_exceptions=True)
            return await asyncio.wait_for(thinkers.choose("", job()), 60)
        finally:
            thinkers.close()

    assert asyncio.run(run()) == think(job())
    assert "did not start" in caplog.text


def home(_: Job) -> Chosen:
    """Does this process run the build that came later?"""
    return Chosen(int("came-later" in archipel.__file__), False)


def test_players_use_a_compiled_build_as_soon_as_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    later = tmp_path / "came-later"
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(server_bots, "think", home)
    plain = Path(__file__).parent.parent.parent / "archipel"

    async def run() -> list[int]:
        thinkers = Thinkers(Settings(workers=1, compiled=later), Bus())
        try:
            before = await thinkers.choose("", job())
            shutil.copytree(plain, later / "archipel", ignore=shutil.ignore_patterns("web"))
            (later / "archipel__mypyc.so").touch()
            after = [await thinkers.choose("", job()) for _ in range(2)]
            return [chosen.choice for chosen in (before, *after)]
        finally:
            thinkers.close()

    assert asyncio.run(run()) == [0, 1, 1]
    assert "came-later" not in archipel.__file__


def weary(asked: Job) -> Chosen:
    """As on a machine that is too slow for the level."""
    return think(asked)._replace(hurried=True)


def test_a_table_is_told_once_that_its_machine_is_too_slow_for_a_level(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> list[tuple[int | None, str]]:
        async with open_house(tmp_path) as house:
            scene = Scene([house])
            await scene.invite()
            await scene.open(ME, SeatWish(kind="bot", bot="beginner"))
            ann = Listener(scene.guests["ann"])
            live = await house.table(scene.id)
            await live.hello(ann, 0)
            decided = 0
            while decided < 3:
                while (turn := live.row.turn) == 0:
                    async with live.lock:
                        ledger = await live.read_ledger()
                    choice = ledger.match.lines()[0]
                    await live.play(ann, Play(ply=ledger.ply, choice=choice, id=f"m{ledger.ply}"))
                assert turn == 1
                await Thinkers.attend(house.thinkers, live)
                decided += 1
            return [(line.seat, line.text) for line in live.said if not line.guest]

    assert asyncio.run(run()) == []
    monkeypatch.setattr(server_bots, "think", weary)
    shutil.rmtree(tmp_path)
    assert asyncio.run(run()) == [(1, "bot-hurried level=beginner")]
    for lang in LANGUAGES:
        assert "master" in Speaker(lang).say("bot-hurried", level="master")


def test_after_a_restart_bots_go_on_and_one_that_fails_is_replaced(own_server: Running) -> None:
    ann = Person(own_server.port, "Ann")
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
    wish = {"game": GAME, "seats": seats, "shuffle": False}
    table = ann.post("/api/tables", wish)["id"]
    with at_table(own_server, table, ann) as a:
        frame = a.hello()
        while not frame["options"]:
            frame = a.until("frame")
    own_server.kill()
    # While nobody is there: the computer player is now one that does not exist, and its turn.
    with writing_to(own_server.url) as db, db.begin():
        bot = update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == 0)
        db.execute(bot.values(bot="kaputt"))
        choice, ply = frame["options"][0], frame["ply"]
        row = (table, ply, 1, choice, "by hand", time.time())
        db.execute(insert(schema.moves).values(row))
        here = update(schema.tables).where(schema.tables.c.id == table)
        db.execute(here.values(turn=0, ply=ply + 1))
    own_server.start()
    with at_table(own_server, table, ann) as a:
        frame = a.hello()
        while not frame["options"]:
            frame = a.until("frame", timeout=60)
        assert frame["ply"] > ply + 1
        a.say("hello")
        lines = a.until("chat")["lines"]
        assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
            ("", 0, "bot-replaced")
        ]
        players = [m for m in a.heard if m["t"] == "table"][-1]["table"]["players"]
        assert players[0]["bot"] == "greedy"
