"""Far too much of what is allowed: the limits hold, and others do not feel it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from archipel import games, lessons
from archipel.cli.loopback import Person
from tests.server.attack.calls import FAR, Call, NoAnswer, request
from tests.server.attack.mutate import dumps
from tests.server.attack.people import Listener, Lost, at_table, finished, play_one
from tests.server.attack.scene import RAISED, USUAL, Scene, attack
from tests.server.attack.slow import come_and_go

CALLS = 64
"""Connections of one address that ask without pause."""

SOCKETS = 20
"""Sockets of one guest that speak without pause."""

TOO_MUCH = 1008
"""How somebody is hung up on who does not stop."""


async def flood_of_requests(scene: Scene, make: Callable[[], bytes], asked: str) -> None:
    """Requests from many connections, each as fast as the one before was answered."""

    async def someone() -> None:
        call = await Call.open(scene.port, FAR)
        while scene.goes_on():
            if call.closed:
                call = await Call.open(scene.port, FAR)
            with suppress(NoAnswer):
                await scene.send(asked, make(), call=call)
        call.close()

    scene.begin()
    await scene.all(someone() for _ in range(CALLS))


async def flood_of_messages(
    scene: Scene, table: str, person: Person, make: Callable[[Listener], dict[str, Any]]
) -> None:
    """Messages from many sockets, without waiting for answers; who is hung up on comes back."""

    async def someone() -> None:
        while scene.goes_on():
            listener = Listener(scene, table, person, allowed={TOO_MUCH})
            try:
                await listener.arrive()
            except (Lost, OSError):  # there are limits for coming back, too
                await asyncio.sleep(0.5)
                continue
            while scene.goes_on() and listener.alive:
                listener.send(dumps(make(listener)))
                waiting = listener.line and listener.line.transport.get_write_buffer_size()
                await asyncio.sleep(0.01 if waiting else 0)
            listener.close()

    scene.begin()
    await scene.all(someone() for _ in range(SOCKETS))


def _long(scene: Scene) -> str:
    """A game with much to tell, unless there is no time to play it."""
    return "bora_bora" if scene.seconds > 5 else "costa_ruana"


# ---------------------------------------------------------------- requests


@attack(limits=USUAL)
async def flood_of_stories(scene: Scene) -> None:
    """The story of a long game that is over."""
    table = await finished(scene, await scene.people(2), _long(scene))
    path = f"/api/tables/{table}/story"
    await flood_of_requests(scene, lambda: request("GET", path), f"GET {path}")


@attack(limits=USUAL)
async def flood_of_records(scene: Scene) -> None:
    """The record of a long game that is over."""
    table = await finished(scene, await scene.people(2), _long(scene))
    path = f"/api/tables/{table}/record"
    await flood_of_requests(scene, lambda: request("GET", path), f"GET {path}")


@attack(limits=USUAL)
async def flood_of_lists(scene: Scene) -> None:
    """The list of public tables, when it is long."""
    for person in await scene.people(4):
        for _ in range(25):
            wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
            await scene.ask("POST", "/api/tables", wish, person)
    await flood_of_requests(scene, lambda: request("GET", "/api/tables"), "GET /api/tables")


@attack(limits=USUAL)
async def flood_of_pages(scene: Scene) -> None:
    """The first page of the browser client."""
    await flood_of_requests(scene, lambda: request("GET", "/"), "GET /")


@attack(limits=USUAL)
async def flood_of_names(scene: Scene) -> None:
    """New guests without end."""
    nobody = Person(scene.port, address=FAR)
    await scene.ask("GET", "/api/me", None, nobody)
    body = dumps({"name": "Flood", "colour": "teal"})
    asked = request("POST", "/api/me", body, nobody)
    await flood_of_requests(scene, lambda: asked, "POST /api/me")


@attack(limits=USUAL, full=True)
async def flood_of_sign_ins(scene: Scene) -> None:
    """Passwords that do not fit, for one account that exists and for many that do not."""
    nobody = Person(scene.port, address=FAR)
    await scene.ask("GET", "/api/me", None, nobody)
    account = await scene.json("GET", "/api/account", None, await scene.member())

    def attempt() -> bytes:
        login = scene.luck.choice([account["login"], f"ann-{scene.luck.randrange(10_000)}"])
        wrong = {"login": login, "password": f"whale {scene.luck.random()}"}
        return request("POST", "/api/sign-in/password", dumps(wrong), nobody)

    await flood_of_requests(scene, attempt, "POST /api/sign-in/password")


@attack(limits=USUAL)
async def flood_of_lessons(scene: Scene) -> None:
    """Every lesson and diagram of every game, with answers that nobody has given before."""
    nobody = Person(scene.port, address=FAR)
    await scene.ask("GET", "/api/me", None, nobody)
    courses = [games.load(name) for name in games.names()]
    paths = [f"/api/lessons/{game.id}/{name}" for game in courses for name in lessons.offered(game)]
    paths += [f"/api/diagrams/{game.id}/{name}" for game in courses for name in lessons.drawn(game)]

    def learn() -> bytes:
        choices = ["pass"] * scene.luck.randrange(3)
        return request("POST", scene.luck.choice(paths), dumps({"choices": choices}), nobody)

    await flood_of_requests(scene, learn, "POST a lesson or a diagram")


@attack(limits=USUAL)
async def flood_of_codes(scene: Scene) -> None:
    """Codes for another device, each with a picture of it, for a member with many browsers."""
    member = await scene.member()
    asked = request("POST", "/api/account/device", b"{}", member)
    await flood_of_requests(scene, lambda: asked, "POST /api/account/device")


# ---------------------------------------------------------------- messages


@attack(limits=USUAL)
async def flood_of_hellos(scene: Scene) -> None:
    """How do things stand? And now? And now?"""
    people = await scene.people(2)
    table = await scene.open_table(people, "bora_bora")
    await flood_of_messages(scene, table, people[0], lambda _: {"t": "hello", "since": 0})


@attack(limits=USUAL)
async def flood_of_looks_back(scene: Scene) -> None:
    """Every moment of a long game, as every seat knew it."""
    people = await scene.people(2)
    table = await finished(scene, people, _long(scene))

    def look(listener: Listener) -> dict[str, Any]:
        ply = scene.luck.randrange(max(1, listener.ply))
        return {"t": "see", "ply": ply, "seat": scene.luck.choice([None, 0, 1])}

    await flood_of_messages(scene, table, people[0], look)


@attack(limits=USUAL)
async def flood_of_doubts(scene: Scene) -> None:
    """What would each of my options bring? Asked without end."""
    people = await scene.people(2)
    table = await scene.open_table(people, "bora_bora")
    listeners = await at_table(scene, table, people)
    for _ in range(6):
        await play_one(listeners)
    asked = people[listeners[0].frame["ask"]["seat"]]
    for listener in listeners:
        listener.close()
    await flood_of_messages(
        scene, table, asked, lambda listener: {"t": "weigh", "ply": max(0, listener.ply)}
    )


@attack(limits=USUAL)
async def flood_of_talk(scene: Scene) -> None:
    """Somebody who never stops talking, to a full table."""
    people = await scene.people(2)
    table = await scene.open_table(people)
    say = {"t": "say", "text": "bla " * 90}
    await flood_of_messages(
        scene, table, people[0], lambda _: {**say, "id": f"t{scene.luck.random()}"}
    )


@attack(limits=USUAL, share=2, beside="computer")
async def flood_of_thought(scene: Scene) -> None:
    """Computer players of the highest level at many tables, hints, plans: all for one address."""
    people = [await scene.person(address=FAR) for _ in range(6)]

    async def table_of(person: Person) -> Listener | None:
        """A table where only computer players decide, or where they soon do; somebody listens."""
        bots = [{"kind": "bot", "bot": "master"}] * scene.luck.choice([1, 2])
        wish = {"game": scene.luck.choice(games.names()), "seats": [{"kind": "me"}, *bots]}
        answer = await scene.ask("POST", "/api/tables", wish | {"hints": True}, person)
        if answer.status >= 400:  # too many tables, or too fast
            return None
        listener = Listener(scene, json.loads(answer.body)["id"], person, allowed={TOO_MUCH})
        try:
            await listener.arrive()
        except (Lost, OSError):
            return None
        if scene.luck.random() < 0.5:
            await scene.ask("POST", f"/api/tables/{listener.table}/leave", None, person)
        return listener

    async def someone(person: Person) -> None:
        listeners: list[Listener] = []
        while scene.goes_on():
            if len(listeners) < 20 and (listener := await table_of(person)):
                listeners.append(listener)
            for listener in listeners:
                if listener.alive and scene.luck.random() < 0.5:
                    listener.say({"t": "hint", "ply": max(0, listener.ply)})
                    listener.say({"t": "ahead", "links": []})
                    links = [{"choice": "pass", "anyway": True}]
                    listener.say({"t": "plan", "links": links, "id": f"p{scene.luck.random()}"})
            await asyncio.sleep(0.4)
        for listener in listeners:
            listener.close()

    scene.begin()
    await scene.all(someone(person) for person in people)


# ---------------------------------------------------------------- crowds


@attack(limits=RAISED, share=2)
async def crowd_of_spectators(scene: Scene) -> None:
    """A thousand people watch one table; all of them see the same."""
    people = await scene.people(2)
    table = await scene.open_table(people)
    players = await at_table(scene, table, people)
    count = min(1000, int(40 * scene.seconds))
    crowd: list[Listener] = []

    async def arrive() -> None:
        while scene.goes_on() and len(crowd) < count:
            listener = Listener(scene, table)
            crowd.append(listener)
            await listener.arrive(FAR)

    await scene.all([arrive() for _ in range(20)])
    while await play_one(players) and scene.goes_on():
        await asyncio.sleep(0.1)
    for listener in crowd:
        await listener.at(players[0].ply)
    seen = {dumps([listener.ply, listener.frame["view"]]) for listener in crowd}
    if len(seen) > 1:
        scene.fault("table", f"{len(crowd)} spectators see {len(seen)} different tables")
    for listener in players + crowd:
        listener.close()


@attack(limits=USUAL, share=2, full=True, files=1024)
async def crowd_of_the_silent(scene: Scene) -> None:
    """More connections than the server may have files, and nobody says anything on them."""
    calls: list[Call] = []
    for n in range(1100):
        with suppress(OSError, TimeoutError):
            call = await Call.open(scene.port, FAR)
            scene.tally.sent += 1
            if n % 4 == 0:  # some have asked something, long ago
                call.write(request("GET", "/api/me"))
            calls.append(call)
    await come_and_go(scene)
    scene.tally.hung_up += sum(call.closed for call in calls)
    for call in calls:
        call.close()
