"""What a computer player has found for one choice serves for the next one of its turn."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from archipel import games
from archipel.bots.levels import skill_of
from archipel.bots.search import Node
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match, random_match
from archipel.server import thinking
from archipel.server.bots import Thinkers
from archipel.server.bus import Bus
from archipel.server.jobs import FORMS
from archipel.server.messages import Play, SeatWish
from archipel.server.settings import Settings
from archipel.server.thinking import Chosen, Job, think
from tests.server.scenes import ME, Listener, Scene, open_house

EACH = 8
"""Iterations of the level that thinks here."""


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is in a hurry, and nobody has thought here before."""
    monkeypatch.setattr(thinking, "_minds", OrderedDict())
    for name in games.names():
        skill = skill_of("expert", name, games.load(name).seat_counts[0])
        monkeypatch.setattr(skill, "iterations", EACH)
        monkeypatch.setattr(skill, "seconds", 600.0)


def moments(name: str) -> Iterator[Job]:
    """The decisions of a random game, as they are put to a process."""
    game = games.load(name)
    seats = game.seat_counts[0]
    choices = random_match(game, seats, {}, Rng(5)).choices
    options = game.table(seats, {})
    for at, (seat, _) in enumerate(choices):
        if seat != CHANCE:
            yield Job(name, seats, options, choices[:at], seat, "expert", at, "a-table")


def after(job: Job, *choices: int) -> Match:
    record = [*job.choices, *((job.seat, choice) for choice in choices)]
    return Match.replay(games.load(job.game), job.seats, job.options, record)


def begun(name: str) -> Iterator[tuple[Job, Match, Node]]:
    """Moments after a first choice, when the seat has a second one that the tree has foreseen."""
    for job in moments(name):
        if len(after(job).position.options) < 2:
            continue
        thinking._minds.clear()
        match = after(job, think(job).choice)
        for _, bot in thinking._minds.values():
            search, p = bot._search, match.position
            assert search is not None
            node = search._kept
            foreseen = search._kept_at == (job.seat, p.revealed, p.options)
            if node is not None and node.visits and foreseen and len(p.options) > 1:
                yield job, match, node


@pytest.mark.parametrize("name", games.names())
def test_the_second_choice_of_a_turn_goes_on_with_what_the_first_has_found(name: str) -> None:
    job, match, node = next(begun(name))
    seen = node.visits
    again = job._replace(choices=match.choices[:], seed=11)
    (again,) = msgspec.json.decode(msgspec.json.encode((again,)), type=FORMS["think"].asked)
    assert think(again).choice in match.position.options
    assert node.visits == seen + EACH


@pytest.mark.parametrize("name", games.names())
def test_after_another_choice_than_its_own_it_begins_anew(name: str) -> None:
    """The first choice was taken back, or another process has thought in between."""
    for job, match, node in begun(name):
        seen = node.visits
        for other in after(job).position.options:
            back = after(job, other)
            if other != match.choices[-1][1] and back.seat == job.seat:
                assert think(job._replace(choices=back.choices)).choice in back.position.options
                assert node.visits == seen
                return
    raise AssertionError("no turn had two ways to go on")


def test_the_tree_of_another_table_seat_or_level_is_not_taken() -> None:
    job, match, node = next(begun("dokmus"))
    seen, again = node.visits, job._replace(choices=match.choices[:])
    for other in ({"table": "b-table"}, {"table": ""}, {"bot": "skilled"}):
        assert think(again._replace(**other)).choice in match.position.options
        assert node.visits == seen


def test_a_process_keeps_few_trees_and_none_for_nobody() -> None:
    job, _, _ = next(begun("dokmus"))
    thinking._minds.clear()
    think(job._replace(table=""))
    assert not thinking._minds
    tables = [f"table-{n}" for n in range(thinking.MINDS + 3)]
    for table in tables:
        think(job._replace(table=table))
    assert [table for table, _, _ in thinking._minds] == tables[3:]


def test_of_several_processes_the_one_that_thought_last_thinks_again() -> None:
    async def run() -> None:
        thinkers = Thinkers(Settings(workers=3), Bus())
        try:
            first = await thinkers.processes.run(os.getpid)
            assert await thinkers.processes.run(os.getpid) == first
            both = await asyncio.gather(*(thinkers.processes.run(os.getpid) for _ in range(2)))
            assert len(set(both)) == 2
            thinkers.processes.rest()
            assert await thinkers.processes.run(os.getpid) not in both
        finally:
            thinkers.close()

    asyncio.run(run())


def test_a_table_says_whose_thoughts_it_asks_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Job] = []

    async def choose(self: Thinkers, key: str, job: Job, home: str = "") -> Chosen:
        asked.append(job)
        return think(job)

    async def run() -> str:
        async with open_house(tmp_path) as house:
            scene = Scene([house])
            await scene.invite()
            await scene.open(ME, SeatWish(kind="bot", bot="beginner"))
            ann = Listener(scene.guests["ann"])
            live = await house.table(scene.id)
            await live.hello(ann, 0)
            while not asked:
                async with live.lock:
                    ledger = await live.read_ledger()
                if live.row.turn == 0:
                    choice = ledger.match.lines()[0]
                    await live.play(ann, Play(ply=ledger.ply, choice=choice, id=f"m{ledger.ply}"))
                else:
                    await Thinkers.attend(house.thinkers, live)
            return scene.id

    monkeypatch.setattr(Thinkers, "choose", choose)
    table = asyncio.run(run())
    assert {(job.table, job.seat, job.bot) for job in asked} == {(table, 1, "beginner")}
