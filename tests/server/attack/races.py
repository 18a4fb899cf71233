"""Many hands at one table in the same moment: afterwards it is as each of them was told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

from archipel import games
from archipel.cli.loopback import Person
from tests.server.attack.calls import Answer, Call, request
from tests.server.attack.people import Listener, Lost
from tests.server.attack.scene import RAISED, Scene, attack

Told = dict[tuple[str, int, str], tuple[int, str]]
"""(table, seat, id of the message) -> (ply, choice), as it was acknowledged."""


class Racer:
    """Somebody with a window open for HTTP, and what they were told about their seat."""

    def __init__(self, scene: Scene, person: Person) -> None:
        self.scene = scene
        self.person = person
        self.id = str(person.guest["id"])
        self.call: Call | None = None
        self.sits = False

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """One request on our own connection, which is kept."""
        if self.call is None or self.call.closed:
            self.call = await Call.open(self.scene.port, self.person.address)
        encoded = json.dumps(body).encode() if body is not None else b""
        data = request(method, path, encoded if method == "POST" else None, self.person)
        return await self.scene.send(f"{method} {path} {encoded!r}", data, call=self.call)

    def close(self) -> None:
        if self.call is not None:
            self.call.close()

    async def act(self, table: str, way: str, body: object = None) -> Answer:
        """One change of a table, and what it means for our seat if it is done."""
        luck = self.scene.luck
        if body is not None:
            pass
        elif way == "join":
            seal = luck.choice(["", "", "0" * 64])  # one that is never opened
            body = {"seat": luck.choice([None, None, 0, 1, 2]), "seal": seal}
        elif way == "seat":
            kind, bot = luck.choice([("open", ""), ("bot", "random"), ("bot", "random")])
            body = {"seat": luck.randrange(4), "kind": kind, "bot": bot}
        answer = await self.ask("POST", f"/api/tables/{table}/{way}", body)
        if answer.status < 300 and way in ("join", "leave"):
            self.sits = way == "join"
        return answer


Did = list[tuple[str, Answer]]

MANY = ["join", "join", "join", "leave", "leave", "seat", "start"]
OTHER = ["seat", "start", "start"]  # in a second window: who sits must know what they did last


@attack(limits=RAISED, share=3)
async def races_for_seats(scene: Scene) -> None:
    """Join, leave, edit and start by everybody at once, in two windows each, again and again."""
    racers = [Racer(scene, person) for person in await scene.people(5)]
    while scene.goes_on():
        table = await _new_table(scene, racers)
        did: Did = []
        if scene.luck.random() < 0.3:
            opener = next(racer for racer in racers if racer.sits)
            await _alone(scene, opener, table, did)
        else:
            others = [Racer(scene, racer.person) for racer in racers]
            doing = [_hurry(scene, racer, MANY, table, did) for racer in racers]
            doing += [_hurry(scene, racer, OTHER, table, did) for racer in others]
            await scene.all(doing)
            for racer in others:
                racer.close()
        started = any(way == "start" and answer.status < 300 for way, answer in did)
        await _as_told(scene, table, racers, started)
        for racer in racers:  # so that nobody reaches the most tables a guest may have
            if racer.sits:
                await racer.act(table, "leave")


async def _hurry(scene: Scene, racer: Racer, ways: list[str], table: str, did: Did) -> None:
    for _ in range(scene.luck.randint(1, 6)):
        way = scene.luck.choice(ways)
        did.append((way, await racer.act(table, way)))


async def _alone(scene: Scene, opener: Racer, table: str, did: Did) -> None:
    """The only person leaves, gives the last seat to the computer and begins, all at once."""
    size = len(json.loads((await opener.ask("GET", f"/api/tables/{table}")).body)["players"])
    for seat in range(1, size):
        await opener.act(table, "seat", {"seat": seat, "kind": "bot", "bot": "random"})
    windows = [Racer(scene, opener.person) for _ in range(6)]

    async def soon(racer: Racer, way: str) -> None:
        await asyncio.sleep(scene.luck.uniform(0, 0.01))
        body = {"seat": 0, "kind": "bot", "bot": "random"} if way == "seat" else None
        did.append((way, await racer.act(table, way, body)))

    ways = ["seat", "seat", *["start"] * 4]
    await scene.all([soon(opener, "leave"), *map(soon, windows, ways)])
    for racer in windows:
        racer.close()


async def _new_table(scene: Scene, racers: list[Racer]) -> str:
    opener = scene.luck.choice(racers)
    kinds = [scene.luck.choice(["open", "open", "bot"]) for _ in range(scene.luck.randint(1, 3))]
    seats = [{"kind": "me"}, *({"kind": k, "bot": "random" if k == "bot" else ""} for k in kinds)]
    wish = {"game": scene.luck.choice(games.names()), "seats": seats, "public": True}
    answer = await opener.ask("POST", "/api/tables", wish)
    for racer in racers:
        racer.sits = racer is opener
    return str(json.loads(answer.body)["id"])


async def _as_told(scene: Scene, table: str, racers: list[Racer], started: bool) -> None:
    """Everybody sees the same table, and each sits where they were told they sit."""
    for _ in range(100):
        answers = [await racer.ask("GET", f"/api/tables/{table}") for racer in racers]
        if len({answer.status for answer in answers}) == 1:
            if answers[0].status == 404:
                if started or any(racer.sits for racer in racers):
                    scene.fault("table", f"{table} was cleared away with somebody at it")
                return
            seen = [json.loads(answer.body) for answer in answers]
            same = all(_public(one) == _public(seen[0]) for one in seen)
            if same and seen[0]["state"] != "sealing":  # then the seats are still to be drawn
                break
        await asyncio.sleep(0.05)  # seals are being opened, or a computer player plays
    else:
        scene.fault("table", f"not all see the same at {table}: {answers}")
        return
    for racer, one in zip(racers, seen):
        _one_as_told(scene, one, racer, started)


def _public(table: dict[str, Any]) -> dict[str, Any]:
    """What must be the same for all; computer players may go on meanwhile."""
    return {k: v for k, v in table.items() if k not in ("mine", "ply", "turn", "updated")}


def _one_as_told(scene: Scene, one: dict[str, Any], racer: Racer, started: bool) -> None:
    """It fits what this one was told."""
    guests = [player["guest"] for player in one["players"] if player["guest"]]
    sitters = [player["guest"] or player["kind"] for player in one["players"]]
    told = f"{one['state']} {one['id']}: {sitters}, opened by {one['opener']}"
    if len(guests) != len(set(guests)):
        scene.fault("table", f"somebody sits twice at {told}")
    if (racer.id in guests) != racer.sits or (one["mine"] is not None) != racer.sits:
        scene.fault("table", f"told {racer.sits}, but it is otherwise at {told}")
    if one["mine"] is not None and one["players"][one["mine"]]["guest"] != racer.id:
        scene.fault("table", f"mine is somebody else's seat at {told}")
    if one["state"] == "open":
        if started:
            scene.fault("table", f"it was started, and is not, {told}")
        if guests and one["opener"] not in guests:
            scene.fault("table", f"nobody who sits there can begin {told}")
    elif any(player["kind"] == "open" for player in one["players"]):
        scene.fault("table", f"it has begun with an open seat: {told}")


@attack(limits=RAISED, share=3)
async def races_at_play(scene: Scene) -> None:
    """Choices, take-backs and repeats from two windows of everybody at once; then once more."""
    people = await scene.people(4)
    told: Told = {}
    count = scene.luck.randint(2, 4)
    table = await scene.open_table(people[:count], scene.luck.choice(games.names()))
    while scene.goes_on():
        try:
            await _one_game(scene, table, people, told)
        except Lost:  # counted: another table
            table = await scene.open_table(people[:count], scene.luck.choice(games.names()))
            continue
        table = await _again(scene, table, people)
    _acknowledged(scene, told)


async def _one_game(scene: Scene, table: str, people: list[Person], told: Told) -> None:
    """A wild while, then to the end; everybody knows the same in between and afterwards."""
    here = (await scene.json("GET", f"/api/tables/{table}"))["players"]
    guests = {player["guest"]: player["seat"] for player in here if player["guest"]}
    sitting = [person for person in people if person.guest["id"] in guests]
    windows = [await Listener(scene, table, person).arrive() for person in sitting * 2]
    strangers = [await Listener(scene, table).arrive() for _ in range(2)]
    try:
        for _ in range(3):
            await scene.all(_wildly(scene, window, told) for window in windows)
            await _same(scene, windows + strangers)
        await scene.all(_to_the_end(scene, window, told) for window in windows[: len(sitting)])
        await _same(scene, windows + strangers)
    finally:
        for window in windows + strangers:
            window.close()


async def _wildly(scene: Scene, window: Listener, told: Told) -> None:
    """Whatever comes to mind, whether it is our turn or not."""
    luck = scene.luck
    for _ in range(luck.randint(2, 12)):
        frame = window.frame
        if not frame or frame["ask"] is None or not scene.goes_on():
            return
        ply = max(0, frame["ply"] - luck.choice([0, 0, 0, 0, 1, -1]))
        options = frame["options"] or ["pass", "place a1"]
        id = f"r{luck.randrange(30)}" if luck.random() < 0.3 else f"r{luck.random()}"
        if luck.random() < 0.4:
            await _noted(scene, window, told, t="take_back", ply=ply, id=id)
        else:
            choice = luck.choice(options)
            await _noted(scene, window, told, t="play", ply=ply, choice=choice, id=id)


async def _to_the_end(scene: Scene, window: Listener, told: Told) -> None:
    """Play whenever we are asked."""
    while True:
        await window.until(lambda: bool(window.frame["options"]) or window.frame["ask"] is None)
        frame = window.frame
        if frame["ask"] is None:
            return
        choice, id = scene.luck.choice(frame["options"]), f"e{scene.luck.random()}"
        await _noted(scene, window, told, t="play", ply=frame["ply"], choice=choice, id=id)
        await window.at(frame["ply"] + 1)


async def _noted(scene: Scene, window: Listener, told: Told, **message: Any) -> None:
    """Say it, and remember what was acknowledged. An id is acknowledged in one way only."""
    seat = window.seat
    answer = await window.answer(message)
    if answer["t"] != "saved" or seat is None:
        return
    key = (window.table, seat, str(message["id"]))
    if key not in told:
        told[key] = (answer["ply"], message.get("choice", "take_back"))
    elif told[key][0] != answer["ply"]:
        scene.fault("table", f"one message, two places: {key} {told[key]} {answer}")


async def _same(scene: Scene, windows: list[Listener]) -> None:
    """All have heard of the same ply, and who sits on the same seat sees the same."""
    for _ in range(3):  # a computer player may go on meanwhile
        newest = max(window.ply for window in windows)
        for window in windows:
            await window.at(newest)
    seen: dict[Any, dict[str, Any]] = {}
    for window in windows:
        frame = {k: window.frame[k] for k in ("ply", "view", "ask", "options", "undo")}
        first = seen.setdefault((window.seat, window.ply), frame)
        if frame != first:
            scene.fault("table", f"two windows of one seat differ: {frame} and {first}")
    newcomer = await Listener(scene, windows[0].table, windows[0].person).arrive()
    await newcomer.at(windows[0].ply)
    if newcomer.ply == windows[0].ply and newcomer.frame["view"] != windows[0].frame["view"]:
        scene.fault("table", "a newcomer on the same seat sees something else")
    newcomer.close()


async def _again(scene: Scene, table: str, people: list[Person]) -> str:
    """All who played ask for it at once, twice: it is the same table for all."""
    played = await scene.json("GET", f"/api/tables/{table}")
    guests = {player["guest"] for player in played["players"]}
    found: set[str] = set()

    async def one(person: Person) -> None:
        answer = await scene.ask("POST", f"/api/tables/{table}/again", None, person)
        if answer.status < 300:
            found.add(json.loads(answer.body)["id"])

    asking = [person for person in people if person.guest["id"] in guests] * 2
    await scene.all(one(person) for person in asking)
    if len(found) != 1:
        scene.fault("table", f"once more, and there are {len(found)} tables: {found}")
        raise Lost("no table to go on at")
    following = found.pop()
    new = await scene.json("GET", f"/api/tables/{following}")
    before = [player["guest"] for player in played["players"]]
    if [player["guest"] for player in new["players"]] != before[1:] + before[:1]:
        scene.fault("table", f"not everybody moved on one seat: {before} {new['players']}")
    while (await scene.json("GET", f"/api/tables/{following}"))["state"] == "sealing":
        await asyncio.sleep(0.05)
    return following


def _acknowledged(scene: Scene, told: Told) -> None:
    """What was acknowledged is in the log, where the server said it is."""
    with closing(sqlite3.connect(scene.server.data / "archipel.sqlite")) as db:
        rows = db.execute("select table_id, seat, id, ply, choice from moves where id != ''")
        at = {(table, seat, id): (ply + 1, choice) for table, seat, id, ply, choice in rows}
    for key, place in told.items():
        if at.get(key) != place:
            scene.fault("table", f"acknowledged {key} {place}, in the log {at.get(key)}")
