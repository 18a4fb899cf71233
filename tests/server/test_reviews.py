"""Reviews of finished games: made once, stored, and gone on with after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel import games
from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Refused
from archipel.server import reviewing
from archipel.server.bus import Bus
from archipel.server.ledger import Log
from archipel.server.messages import Depth
from archipel.server.reviewing import in_all, look, turning_points
from archipel.server.reviews import SHARE, Line, Reviews
from archipel.server.settings import Settings
from tests.server.conftest import QUICK, Visiting
from tests.server.test_verify import played
from tests.server.visit import at_table, play_on, two_people

SHORT = {
    "ARCHIPEL_REVIEW_SECONDS": "1",
    "ARCHIPEL_REVIEW_BURST": "2",
    "ARCHIPEL_REVIEW_RATE": "0.001",
}


def finished_log(name: str) -> Log:
    ledger = played(name)
    match = ledger.match
    secret = ledger.secret.hex()
    begun = (name, match.game.version, match.seats, match.options, secret, ledger.deed, 0.0)
    return Log("t", *begun, match.scores(), "", ledger.rows)


@pytest.mark.parametrize("name", games.names())
def test_a_review_tells_every_turn_of_every_game(name: str) -> None:
    log, game = finished_log(name), games.load(name)
    first = look(log, game, 0, 0.5, 0.0)
    assert len(first.turns) == 1  # no time: one turn, so that it always goes on
    rest = look(log, game, 1, 0.5, 1e9)
    turns = [*first.turns, *rest.turns]
    assert len(turns) == first.total == rest.total
    told = [(turn.seat, choice) for turn in turns for choice in turn.choices]
    stood = [(row.seat, row.choice) for row in log.rows if row.seat != CHANCE]
    assert told == stood
    assert [turn.ply for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    for turn in turns:
        assert sum(turn.chances) == pytest.approx(1, abs=0.01)
        assert all(0 <= share <= 1 for share in turn.chances)
        assert 0 <= turn.lost <= turn.spread + 1e-3
        assert sum(turn.luck) == pytest.approx(0, abs=0.01)  # what one gets, others lose
        if turn.better:
            assert turn.better_ply in turn.plies
            assert turn.better[0] != turn.choices[turn.plies.index(turn.better_ply)]
    winners = [seat for seat, share in enumerate(turns[-1].chances) if share]
    ranks = played(name).match.ranks()
    assert winners == [seat for seat, rank in enumerate(ranks) if rank == 1]
    for seat in in_all(turns, log.seats):
        assert seat.accuracy is None or 0 <= seat.accuracy <= 100
    assert turning_points(first.start, turns) == sorted(turning_points(first.start, turns))


def test_luck_is_what_came_beside_what_could_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighed by its chances, the luck of all results of one draw is nothing."""
    game = games.load("mangrovia")
    p = game.start(2, game.table(2, {}))
    while p.seat != CHANCE or not 2 <= len(p.options) <= reviewing.OUTCOMES:
        p.play(p.options[0])
    reader = reviewing.Reader(game, 0.01, 0.0, 1, 0.1)
    weights = p.agenda[-1].weights(p) or [1] * len(p.options)
    total = [0.0, 0.0]
    for choice, weight in zip(p.options, weights, strict=True):
        for seat, gift in enumerate(reader.luck(p, reviewing.Act(7, CHANCE, choice))):
            total[seat] += gift * weight
    assert total == pytest.approx([0.0, 0.0], abs=1e-9)


@pytest.fixture
def reviewed(tmp_path: Path, visiting: Visiting) -> Iterator[Running]:
    with visiting(tmp_path, QUICK | UNLIMITED | SHORT) as place:
        yield place


def order_of_turns(
    monkeypatch: pytest.MonkeyPatch, wishes: list[tuple[str, Depth, str, int]]
) -> list[str]:
    """Whose turn it is until all these reviews are done: table, depth, address, turns to do."""
    left = {table: turns for table, _, _, turns in wishes}
    order: list[str] = []
    asked = asyncio.Event()

    async def some_more(_: Reviews, key: tuple[str, Depth]) -> bool:
        order.append(key[0])
        await asked.wait()
        left[key[0]] -= 1
        return left[key[0]] > 0

    async def run() -> None:
        reviews = Reviews(Settings(), Paper(), Bus())  # type: ignore[arg-type]
        for table, depth, home, _ in wishes:
            await reviews.want(table, depth, home)
        asked.set()
        await asyncio.gather(*reviews._working.values())

    monkeypatch.setattr(Reviews, "_some_more", some_more)
    asyncio.run(run())
    return order


class Paper:
    """A store that takes everything."""

    async def write(self, *args: Any) -> None:
        await asyncio.sleep(0)


def test_a_deep_review_is_no_long_wait_for_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes: list[tuple[str, Depth, str, int]] = [
        ("long", "deep", "there", 5),
        ("short", "quick", "there", 2),
        ("other", "quick", "there", 1),
    ]
    assert order_of_turns(monkeypatch, wishes) == ["long", "short", "short", "other", *4 * ["long"]]


def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes: list[tuple[str, Depth, str, int]] = [
        ("one", "quick", "busy", 3),
        ("two", "quick", "busy", 3),
        ("mine", "quick", "calm", 3),
    ]
    order = order_of_turns(monkeypatch, wishes)
    assert order[:6].count("mine") == 3
    assert order[6:] == 3 * ["two"]


def test_one_address_cannot_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    most = Settings().reviews_waiting // SHARE
    many: list[tuple[str, Depth, str, int]] = [(f"t{n}", "deep", "greedy", 2) for n in range(most)]
    assert len(order_of_turns(monkeypatch, [*many, ("mine", "deep", "calm", 1)])) == 2 * most + 1
    with pytest.raises(Refused, match="many reviews are waiting"):
        order_of_turns(monkeypatch, [*many, ("one-more", "quick", "greedy", 1)])


def test_a_review_that_is_given_up_leaves_its_turn_to_the_next() -> None:
    async def run() -> list[str]:
        line, told, doors = Line(), [], [asyncio.Event() for _ in range(3)]

        async def work(n: int) -> None:
            async with line.turn(False, f"home {n}", n):
                told.append(f"begun {n}")
                await doors[n].wait()

        tasks = [asyncio.create_task(work(n)) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        await asyncio.sleep(0)
        tasks[0].cancel()  # while it works
        await asyncio.sleep(0)
        doors[2].set()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
        async with line.turn(True, "", 9):
            told.append("free")
        return told

    assert asyncio.run(run()) == ["begun 0", "begun 2", "free"]


def over(server: Running) -> tuple[Person, str]:
    """A game played to its end."""
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        play_on([a, b], [a.hello(pass_for_me=False), b.hello(pass_for_me=False)])
    return ann, table


def until_done(person: Person, path: str) -> dict[str, Any]:
    for _ in range(600):
        found: dict[str, Any] = person.get(path)
        if found["state"] != "waiting":
            return found
        time.sleep(0.2)
    raise AssertionError(found)


def test_a_review_is_made_once_and_shared_by_its_address(reviewed: Running) -> None:
    ann, _, running = two_people(reviewed)
    status, answer = ann.call("GET", f"/api/tables/{running}/review")
    assert (status, msgspec.json.decode(answer)["word"]) == (409, "not-over")
    ann, table = over(reviewed)
    path = f"/api/tables/{table}/review"
    assert ann.get(path)["state"] == "none"
    begun = ann.post(path, {})
    assert begun["state"] in ("waiting", "done")
    reviewed.kill()  # in the middle of it: it goes on by itself
    reviewed.start()
    stranger = Person(reviewed.port)
    found = until_done(stranger, path)
    assert found["state"] == "done"
    assert found["done"] == found["total"] == len(found["turns"]) > 10
    assert len(found["seats"]) == 2
    assert ann.post(path, {}) == found == stranger.get(path)
    # A review that is there costs nothing; new ones are few from one address.
    assert ann.get(path + "?depth=deep")["state"] == "none"
    words = []
    for _ in range(3):
        _, other = over(reviewed)
        body = msgspec.json.encode({"depth": "quick"})
        status, answer = ann.call("POST", f"/api/tables/{other}/review", body)
        words.append(msgspec.json.decode(answer).get("word", "begun"))
    assert words == ["begun", "begun", "too-fast"]
